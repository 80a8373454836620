"""Signs of Lorenzo: goods, kinds of card, actions and places."""

from math import cos, pi, sin

from signoria.web.drawing.canvas import group, number, shape
from signoria.web.drawing.inks import (
    BLUE,
    GOLD,
    GREEN,
    HERE,
    OCHRE,
    PAPER,
    PURPLE,
    RED,
    ROOF,
    SKIN,
    STEEL,
    STONE,
    VIOLET,
    WOOD,
    Ink,
    dot,
    filled,
    stroke,
)

LILY = (
    "M12 4.8c2.3 2.5 2.4 5 1 7.8h.6c.2-3.8 4.6-4.6 5-.8-1.2-.7-2.3-.3-2.5 1.1h.6v1.9h-3.3l1.3 3.7-2.7-1.3"
    "-2.7 1.3 1.3-3.7H7.3v-1.9h.6c-.2-1.4-1.3-1.8-2.5-1.1.4-3.8 4.8-3 5 .8h.6c-1.4-2.8-1.3-5.3 1-7.8z"
)


def coins() -> str:
    return (
        dot(14.2, 14.2, 8.3, GOLD.shade, GOLD.line)
        + dot(10, 10, 8.8, GOLD.fill, GOLD.line)
        + stroke("M4 12a6.5 6.5 0 0 1 8-8", GOLD.light, 1.2)
        + group([filled(LILY, GOLD.line)], transform="translate(-1.2 -1.6) scale(.93)")
    )


def florin() -> str:
    return (
        dot(12, 12, 10.6, GOLD.fill, GOLD.line, 1.2)
        + stroke("M4.5 14a7.8 7.8 0 0 1 9.5-9.5", GOLD.light, 1.3)
        + filled(LILY, GOLD.line)
    )


def log(x: float, y: float) -> str:
    """A felled trunk, its cut end to the left."""
    body = f"M{number(x)} {number(y - 3.7)}h12.5a2.6 3.7 0 0 1 0 7.4h-12.5z"
    under = f"M{number(x)} {number(y + 1)}h14.5c-.2 1.6-1 2.7-2 2.7h-12.5z"
    end = shape("ellipse", cx=x, cy=y, rx=3.2, ry=3.7, fill=WOOD.light, stroke=WOOD.line, stroke_width=1)
    ring = shape("ellipse", cx=x, cy=y, rx=1.2, ry=1.5, fill=WOOD.shade)
    return filled(body, WOOD.fill, WOOD.line) + filled(under, WOOD.shade) + end + ring


def wood() -> str:
    return log(8.2, 6.5) + log(4.7, 16)


def stone() -> str:
    return (
        filled("M12 2.5l9.5 4.5-9.5 5-9.5-5z", STONE.light)
        + filled("M2.5 7l9.5 5v9.8l-9.5-5z", STONE.fill)
        + filled("M21.5 7l-9.5 5v9.8l9.5-5z", STONE.shade)
        + stroke("M2.5 7l9.5-4.5 9.5 4.5v9.8l-9.5 5-9.5-5zl9.5 5 9.5-5M12 12v9.8", STONE.line, 1.1)
        + stroke("M5 12.3l2.5 1.3M6 16l3 1.5", STONE.shade, 1)
    )


def servants() -> str:
    return (
        filled("M2.8 22c.2-5.2 3.6-8 9.2-8s9 2.8 9.2 8z", PURPLE.fill, PURPLE.line, 1.1)
        + filled("M14.5 14.2c4 .5 6.5 3.3 6.7 7.8h-5.4z", PURPLE.shade)
        + filled("M8 14.5h8l-4 5.5z", PAPER.light, PURPLE.line, 0.8)
        + filled("M7.2 8c0 5 2 7.8 4.8 7.8s4.8-2.8 4.8-7.8z", SKIN.fill, SKIN.line)
        + filled("M6.2 7.6C5 3.8 7.8 1.3 12 1.3s7 2.5 5.8 6.3c-3.8-1.3-7.8-1.3-11.6 0z", PURPLE.fill, PURPLE.line, 1.1)
        + stroke("M8 5C8.7 3.7 9.8 3 11.5 2.9", PURPLE.light, 1.2)
    )


def sword(turn: int, x: float = 12) -> str:
    return group(
        [
            filled(f"M{number(x)} -3l1.7 2.6v16h-3.4v-16z", STEEL.light, STEEL.line),
            filled(f"M{number(x)} -2l1.2 2v15H{number(x)}z", STEEL.shade),
            filled(f"M{number(x - 4.5)} 15.4h9v2.3h-9z", GOLD.fill, GOLD.line),
            filled(f"M{number(x - 1.2)} 18h2.4v4.8h-2.4z", WOOD.fill, WOOD.line, 0.8),
            dot(x, 24.2, 1.8, GOLD.fill, GOLD.line),
        ],
        transform=f"rotate({turn} 12 12)",
    )


def military() -> str:
    return sword(45) + sword(-45)


def holy_cross(ink: Ink) -> str:
    """A Latin cross whose arms widen, lit from the left."""
    return (
        filled("M9 1.5h6l-1 5.8 5.8-1v6l-5.8-1 1.2 11.2H8.8L10 11.3l-5.8 1v-6l5.8 1z", ink.fill, ink.line, 1.2)
        + filled("M12 2h2.4l-1.1 5.9 5.9-1v4.8l-5.9-1.1 1.3 11.3H12z", ink.shade)
        + stroke("M9.9 2.7l.8 4.8M5.2 7.4l4.5.7", ink.light, 0.9)
    )


def faith() -> str:
    return holy_cross(VIOLET)


def laurel() -> str:
    """Two branches that meet below, each of five leaves."""
    leaves = []
    for step in range(5):
        angle = (100 + step * 33) * pi / 180
        x, y = 12 - 9.3 * sin(angle), 12.5 - 9.3 * cos(angle)
        tilt = round(100 + step * 33 - 120)
        for side in (1, -1):
            place = f"translate({number(x if side == 1 else 24 - x)} {number(y)}) rotate({side * -tilt})"
            leaves.append(shape("ellipse", rx=1.9, ry=3.3, transform=place))
    return group(leaves, fill=GREEN.fill, stroke=GREEN.line, stroke_width=0.7)


def star(x: float, y: float, radius: float) -> str:
    """A star of five points, each with a side of light and a side of shade."""
    points = [
        (x + r * sin(k * pi / 5), y - r * cos(k * pi / 5))
        for k, r in ((k, radius if k % 2 == 0 else radius * 0.42) for k in range(10))
    ]
    outline = "L".join(f"{number(a)} {number(b)}" for a, b in points)
    halves = "".join(
        f"M{number(x)} {number(y)}L{number(points[k][0])} {number(points[k][1])}"
        f" {number(points[(k + 1) % 10][0])} {number(points[(k + 1) % 10][1])}z"
        for k in range(0, 10, 2)
    )
    return filled(f"M{outline}z", GOLD.light, GOLD.line) + filled(halves, GOLD.shade)


def victory() -> str:
    return laurel() + star(12, 10.5, 8)


def privileges() -> str:
    return (
        filled(
            "M6 2.5h13.5c-1.7 1.2-1.7 3.3 0 4.5v11.5c0 1.7-1 3-2.7 3H5c1.6 0 2.3-1.2 2.3-3V7C7.3 5 7 3.6 6 2.5z",
            PAPER.fill,
            PAPER.line,
            1.1,
        )
        + filled("M6 2.5h13.5c-1.3.9-1.7 2.4-1.2 3.6H7.3C7.1 4.5 6.8 3.4 6 2.5z", PAPER.shade)
        + stroke("M9.8 9h6M9.8 11.7h4", PAPER.line, 1.1)
        + filled("M12.5 18.5l-1.3 5 2.3-1.3 2.2 1.3-.7-5z", RED.shade)
        + dot(13.7, 16.7, 3.9, RED.fill, RED.line)
        + dot(13.2, 16.2, 1.7, RED.light)
    )


def territory() -> str:
    return (
        filled("M0.8 20.5C3 13 6 8 8.8 6.5c3 1.5 5.7 7 7 14z", GREEN.fill, GREEN.line)
        + filled("M8.8 6.5c3 1.5 5.7 7 7 14h-5.3c1-5 .3-9-1.7-14z", GREEN.shade)
        + filled("M9 20.5c1.5-5.5 4-9 7-9s5.7 3.5 7.3 9z", GREEN.light, GREEN.line)
        + filled("M18.3 12.5c-2-4 -1-8.5 0-10.5 1 2 2 6.5 0 10.5z", GREEN.line)
        + filled("M.8 20h22.5v2.2H.8z", GREEN.line)
    )


def character() -> str:
    """A citizen in the rolled hat of Florence, its tail over the shoulder."""
    return (
        filled("M2.5 22.2c.2-4.6 3.3-7.3 8.5-7.5 6-.2 9.8 2.6 10.2 7.5z", BLUE.fill, BLUE.line, 1.1)
        + filled("M6.3 8C5.3 9.6 4.6 10.8 5 11.2l1.2.5c-.2 2.3.3 4 2.6 3.8l.4 2.3 5.3-.6-.3-9.2z", SKIN.fill, SKIN.line)
        + filled("M17 6.5c3.3 1.3 4 7 2.6 12-1.3.6-3 .5-3.9-.4 1.5-3.8 1.3-7.1-.2-9.6z", BLUE.shade, BLUE.line, 1.1)
        + filled("M6.2 5.2C6.5 2.2 10.5.6 14 1.6c2.6.8 4.2 2.6 4 5z", BLUE.shade, BLUE.line, 1.1)
        + filled(
            "M4 7.2c0-2 2-2.9 7-2.7 5.5.2 8.5 1.5 8.3 3.6-.2 2-2.5 2.3-7.5 1.9C6.5 9.7 4 9.2 4 7.2z",
            BLUE.fill,
            BLUE.line,
            1.1,
        )
        + stroke("M6 6.6c1.5-.8 4-.8 6.5-.5", BLUE.light, 1.2)
    )


def building() -> str:
    return (
        filled("M2.5 9.5h19v11h-19z", OCHRE.fill, OCHRE.line)
        + filled("M15.5 10h5.5v10h-5.5z", OCHRE.shade)
        + filled("M1 9.5L12 2.5l11 7z", OCHRE.light, OCHRE.line, 1.1)
        + filled("M12 3.5l9 5.7h-9z", OCHRE.fill)
        + filled(
            "M5 20.5v-5.3a1.8 1.8 0 0 1 3.6 0v5.3zM10.2 20.5v-5.3a1.8 1.8 0 0 1 3.6 0v5.3z"
            "M15.4 20.5v-5.3a1.8 1.8 0 0 1 3.6 0v5.3z",
            OCHRE.line,
        )
        + filled("M1.5 20.3h21v2h-21z", OCHRE.line)
    )


def hull(ink: Ink) -> str:
    return filled(
        "M1.5 15.5c3 1.3 6 1.6 10.5 1.6s7.5-.6 10.5-2.6c-.3 4-2 7-4.5 7.7H6.5c-2.8-.7-4.7-3.2-5-6.7z",
        ink.fill,
        ink.line,
        1.1,
    ) + filled("M2.5 18.5c5 1.5 13 1.6 18.8-.4-.8 2-1.9 3.3-3.3 3.7H6.5c-1.8-.4-3.2-1.6-4-3.3z", ink.shade)


def venture() -> str:
    return (
        stroke("M12 1.5v15", VIOLET.line, 1.5)
        + hull(VIOLET)
        + filled(
            "M5.5 4C9 3 15 3 18.5 4c1.7 3.2 1.7 6.5 0 9.8-3.5-.9-9.5-.9-13 0 1.7-3.3 1.7-6.6 0-9.8z",
            PAPER.fill,
            VIOLET.line,
            1.1,
        )
        + filled("M12 5.3h0v0M10.8 5.5h2.4v2.3h2.6v2.4h-2.6v2.3h-2.4v-2.3H8.2V7.8h2.6z", VIOLET.fill)
    )


def harvest() -> str:
    return (
        filled("M3.3 22.3l-1.8-1.8 6.6-6.6 2 2z", WOOD.fill, WOOD.line)
        + filled(
            "M8.2 13.2C4.2 6.5 8.8 1 16 1.5c4.7.4 7.5 4.3 6.5 9.2C20.8 6.6 17.5 4.5 14 5.8c-3.6 1.4-3.8 5-2.5 8.7"
            "l-1.6 1.5z",
            STEEL.light,
            STEEL.line,
            1.1,
        )
        + filled(
            "M22 9.5C20 6 17.3 4.3 14 5.3c-4 1.2-4.5 5.2-3 9.5l-.9.8c-2.6-5.6-1.8-10.7 2.9-12 4-1 7.7 1 9 5.9z",
            STEEL.shade,
        )
        + stroke("M14 22.5c1-3 2-5 3.5-7", GOLD.line, 1.1)
        + filled(
            "M15.5 19.5c-1.8-1.5-1.8-3-.8-4.5 1.6 1 1.9 2.6.8 4.5zM16.5 19.8c2.2.3 3.5-.5 4.2-2.2-2-.5-3.4.2-4.2 2.2z"
            "M17.3 16.5c-1.3-1.7-1-3.2.4-4.4 1.2 1.3 1.1 2.9-.4 4.4zM18.2 16.8c2 0 3.1-1 3.5-2.7-1.9-.2-3.1.8-3.5 2.7z",
            GOLD.fill,
            GOLD.line,
            0.7,
        )
    )


def production() -> str:
    """A cogwheel of eight teeth on four spokes, as in a mill."""
    corners = []
    for tooth in range(8):
        for turn, radius in ((-0.26, 8.3), (-0.19, 11.2), (0.19, 11.2), (0.26, 8.3)):
            angle = tooth * pi / 4 + turn
            corners.append(f"{number(12 + radius * sin(angle))} {number(12 - radius * cos(angle))}")
    wheel = "M" + "L".join(corners) + "zM12 6.8a5.2 5.2 0 0 0 0 10.4 5.2 5.2 0 0 0 0-10.4z"
    return (
        shape("path", d=wheel, fill=WOOD.fill, fill_rule="evenodd", stroke=WOOD.line, stroke_width=1)
        + stroke("M12 6.5v11M6.5 12h11", WOOD.line, 3.4)
        + stroke("M12 6.5v11M6.5 12h11", WOOD.light, 1.6)
        + dot(12, 12, 2.2, STEEL.light, WOOD.line)
    )


def market() -> str:
    return (
        stroke("M12 3v17M3.5 6.5c5 .5 12 .5 17 0", GOLD.line, 2.6)
        + stroke("M12 3v17M3.5 6.5c5 .5 12 .5 17 0", GOLD.fill, 1.2)
        + filled("M7 22.5c.3-2 2-3 5-3s4.7 1 5 3z", GOLD.shade, GOLD.line)
        + stroke("M1.5 14.5L4.5 7l3 7.5M16.5 14.5l3-7.5 3 7.5", GOLD.line, 0.9)
        + filled(
            "M.8 14h7.4c-.3 2.4-1.6 3.7-3.7 3.7S1.1 16.4.8 14zM15.8 14h7.4c-.3 2.4-1.6 3.7-3.7 3.7s-3.4-1.3-3.7-3.7z",
            GOLD.fill,
            GOLD.line,
        )
        + dot(12, 3, 1.7, GOLD.light, GOLD.line)
    )


def council() -> str:
    return (
        filled("M3 12h18v10.3H3z", ROOF.fill, ROOF.line)
        + filled("M14 12.5h6.5v9.5H14z", ROOF.shade)
        + filled("M1.8 12.8V8.5h2.9v1.8h2.3V8.5h2.3v1.8h5.4V8.5H17v1.8h2.3V8.5h2.9v4.3z", ROOF.light, ROOF.line)
        + filled("M9.5 10V4.5h5V10z", ROOF.light, ROOF.line)
        + filled("M8.5 5V2.2h1.8v1.2h3.4V2.2h1.8V5z", ROOF.fill, ROOF.line)
        + filled(
            "M5.5 19v-2.3a1.5 1.5 0 0 1 3 0V19zM15.5 19v-2.3a1.5 1.5 0 0 1 3 0V19zM10.2 22.3v-5a1.8 1.8 0 0 1 3.6 0v5z",
            PAPER.fill,
        )
    )


def member() -> str:
    """A turned piece of wood in the colour of its family."""
    return filled(
        "M12 1.5a4.3 4.3 0 0 1 2.9 7.5l2 1.2v1.6h-2.2c.3 3.6 1.6 5.7 4.3 7.5v3.2H5v-3.2c2.7-1.8 4-3.9 4.3-7.5H7.1v-1.6"
        "l2-1.2A4.3 4.3 0 0 1 12 1.5z",
        HERE,
    ) + shape(
        "path",
        d="M12 1.5a4.3 4.3 0 0 1 2.9 7.5l2 1.2v1.6h-2.2c.3 3.6 1.6 5.7 4.3 7.5v3.2h-5c.5-7 .3-14-2-21z",
        fill="#000",
        opacity=0.2,
    )


def card() -> str:
    return (
        filled("M7.5 22.5h11A2.5 2.5 0 0 0 21 20V5.5", PAPER.shade, PAPER.line, 1.1)
        + shape("rect", x=3.5, y=1.5, width=14, height=19, rx=1.8, fill=PAPER.fill, stroke=PAPER.line, stroke_width=1.1)
        + star(10.5, 11, 5.5)
    )


def floor() -> str:
    return filled("M2 22v-5h5v-5h5V7h5V2h5v20z", STONE.fill, STONE.line, 1.1) + stroke(
        "M3 17.8h4.8v-5h5v-5h5v-5H21", STONE.light, 1.1
    )


def now() -> str:
    return filled("M14.5 1.5L4.5 13.3h5.7L8 22.5l11.5-13h-6z", GOLD.fill, GOLD.line, 1.2) + filled(
        "M13.3 3.5L6.5 12h4.2z", GOLD.light
    )


def crown() -> str:
    return (
        filled("M3.8 17.5L1.8 7.3l5.6 4L12 4.3l4.6 7 5.6-4-2 10.2z", GOLD.fill, GOLD.line, 1.1)
        + filled("M12 6l3.9 6.6 4.8-3.3-1.5 8H12z", GOLD.shade)
        + filled("M3.5 17.5h17v4h-17z", GOLD.light, GOLD.line, 1.1)
        + dot(1.9, 6.4, 1.3, GOLD.light, GOLD.line, 0.8)
        + dot(22.1, 6.4, 1.3, GOLD.light, GOLD.line, 0.8)
        + dot(12, 3.2, 1.6, GOLD.light, GOLD.line, 0.8)
        + dot(7.5, 19.5, 1.1, RED.fill)
        + dot(12, 19.5, 1.1, BLUE.fill)
        + dot(16.5, 19.5, 1.1, RED.fill)
    )


SHIELD = "M2 1.5h20V12c0 6.5-5 10-10 12C7 22 2 18.5 2 12z"
PARTS = (
    "M12 1.5h10V12c0 6.5-5 10-10 12z",
    "M2 1.5h5.5l14 13.5c-.9 2-2.2 3.5-3.8 4.9L2 4.8z",
    "M9.3 1.5h5.4v6.8H22v5.2h-7.3v9.2c-.9.5-1.8.9-2.7 1.3-.9-.4-1.8-.8-2.7-1.3v-9.2H2.2C2 12.5 2 12 2 12V8.3h7.3z",
    "M2 1.5h20v4.6H2zM2 10.6h20V12c0 1.2-.2 2.3-.5 3.3H2.5c-.3-1-.5-2.1-.5-3.3z"
    "M5 19.9h14c-2 1.8-4.5 3.1-7 4.1-2.5-1-5-2.3-7-4.1z",
)  # one for each seat: halved, a bend, a cross, bars


def seat_shield(part: str) -> str:
    return (
        filled(SHIELD, HERE)
        + shape("path", d=part, fill="#000", opacity=0.38)
        + shape("path", d=SHIELD, fill="none", stroke="#000", stroke_width=1.2, opacity=0.45)
    )


def lorenzo_signs() -> dict[str, str]:
    """Every sign by its id."""
    drawn = [
        coins,
        wood,
        stone,
        servants,
        military,
        faith,
        victory,
        privileges,
        territory,
        character,
        building,
        venture,
        harvest,
        production,
        market,
        council,
        member,
        card,
        floor,
        now,
        crown,
    ]
    signs = {f"s-{draw.__name__}": draw() for draw in drawn}
    return signs | {f"shield-{seat}": seat_shield(part) for seat, part in enumerate(PARTS)}
