"""Outlines as path data, for many parts of one colour in one path."""

from collections.abc import Sequence

from signoria.web.drawing.canvas import number

Point = tuple[float, float]


def polygon(*numbers: float) -> str:
    """A closed outline through points, given as x, y, x, y …"""
    return f"M{' '.join(number(value) for value in numbers)}Z"


def stroke(*numbers: float) -> str:
    """An open outline through points."""
    return f"M{' '.join(number(value) for value in numbers)}"


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"


def arch(x: float, y: float, width: float, height: float) -> str:
    """A round-headed opening standing on y, with x in its middle."""
    radius = number(width / 2)
    side = number(height - width / 2)
    return f"M{number(x - width / 2)} {number(y)}v-{side}a{radius} {radius} 0 0 1 {number(width)} 0v{side}Z"


def pointed(x: float, y: float, width: float, height: float) -> str:
    """A pointed opening standing on y."""
    half, side = width / 2, height - width * 0.8
    left, right, spring = number(x - half), number(x + half), number(y - side)
    tip = f"{number(x)} {number(y - height)}"
    far = number(y - side - width * 0.5)
    return f"M{left} {number(y)}V{spring}Q{left} {far} {tip}Q{right} {far} {right} {spring}V{number(y)}Z"


def disc(x: float, y: float, radius: float) -> str:
    r, across = number(radius), number(radius * 2)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0Z"


def battlements(x: float, y: float, width: float, teeth: int, height: float) -> str:
    """Teeth of a wall standing on y, evenly from x over the width."""
    step = width / (teeth * 2 - 1)
    return "".join(box(x + 2 * tooth * step, y - height, step, height) for tooth in range(teeth))


def swallowtails(x: float, y: float, width: float, teeth: int, height: float) -> str:
    """Teeth cut like a swallow's tail, as the Ghibellines had them."""
    step = width / (teeth * 2 - 1)
    cuts = []
    for tooth in range(teeth):
        left = x + 2 * tooth * step
        middle = left + step / 2
        cuts.append(
            polygon(left, y, left, y - height, middle, y - height * 0.55, left + step, y - height, left + step, y)
        )
    return "".join(cuts)


def curve(points: Sequence[Point]) -> str:
    """A soft line through points, level where it passes each."""
    (x, y), *others = points
    told = [f"M{number(x)} {number(y)}"]
    for to_x, to_y in others:
        middle = number((x + to_x) / 2)
        told.append(f"C{middle} {number(y)} {middle} {number(to_y)} {number(to_x)} {number(to_y)}")
        x, y = to_x, to_y
    return "".join(told)


def ground(points: Sequence[Point], bottom: float) -> str:
    """All that lies below a soft line."""
    return f"{curve(points)}V{number(bottom)}H{number(points[0][0])}Z"
