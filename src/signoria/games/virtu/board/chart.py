"""The map of Italy on vellum: the sea in waves, the mountains, little towns, and the roads and lanes between them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from signoria.engine.bits import has
from signoria.games.virtu.board.geography import CHARTS, SIDES, Chart, Point, lanes, roads
from signoria.games.virtu.components.cities import CITY_IDS, SETUPS
from signoria.web.drawing import buildings, forts, landmarks, nature, ships
from signoria.web.drawing.brush import Brush, Motif, placed
from signoria.web.drawing.canvas import Drawing, dashes, line, number, rect, shape, trace
from signoria.web.drawing.compact import compact
from signoria.web.drawing.palette import CANDLE, DAY, Palette, mixed
from signoria.web.drawing.places import compass_rose

TOWN: Final = 48.0
"""How high a town is drawn; what is lower than the disc of its city cannot be seen."""
LANDMARKS: Final[dict[str, Motif]] = {
    "florence": landmarks.dome,
    "rome": landmarks.basilica,
    "milan": landmarks.cathedral,
    "venice": landmarks.campanile,
    "siena": landmarks.signoria,
    "bologna": buildings.towers,
    "genoa": ships.lighthouse,
    "naples": forts.castle,
    "turin": forts.keep,
    "parma": landmarks.baptistery,
    "mantua": forts.fortress,
    "padua": landmarks.rotunda,
    "ravenna": landmarks.rotunda,
    "pisa": buildings.bell_tower,
    "ancona": landmarks.triumphal_arch,
    "benevento": landmarks.triumphal_arch,
    "spoleto": forts.keep,
    "perugia": buildings.towers,
    "civitavecchia": forts.fortress,
    "terracina": landmarks.chapel,
    "palermo": landmarks.church_front,
    "reggio": forts.round_tower,
    "otranto": forts.castle,
    "bari": landmarks.basilica,
    "pescara": forts.wall_tower,
    "nice": forts.wall_tower,
    "ajaccio": forts.round_tower,
    "cagliari": forts.keep,
    "tunis": landmarks.rotunda,
    "ragusa": forts.round_tower,
}
SIZES: Final[dict[Motif, float]] = {
    forts.castle: 0.72,
    forts.fortress: 0.66,
    landmarks.basilica: 0.72,
    landmarks.triumphal_arch: 0.72,
    landmarks.cathedral: 0.75,
    landmarks.rotunda: 0.82,
    landmarks.baptistery: 0.82,
    buildings.towers: 0.78,
    forts.keep: 0.86,
}
"""Landmarks that would crowd their neighbours out, and how much smaller they are."""
ALPS: Final[list[Point]] = [
    (14, 196), (20, 150), (24, 98), (52, 66), (30, 44), (86, 40), (120, 22), (160, 26), (210, 18), (252, 30), (296, 18),
    (338, 32), (386, 20), (428, 34), (474, 24), (520, 36), (566, 22), (612, 44), (660, 70), (700, 92), (742, 118),
]  # fmt: skip
APENNINES: Final[list[Point]] = [
    (122, 214), (232, 172), (312, 192), (398, 246), (452, 240), (480, 292), (505, 372), (548, 408), (576, 380),
    (524, 428), (640, 438), (606, 512), (646, 540), (668, 590), (700, 640), (560, 300), (398, 336), (330, 262),
    (690, 520), (740, 500), (224, 376), (222, 440), (268, 540), (246, 610), (560, 708), (610, 726), (446, 706),
    (820, 270), (858, 330), (780, 210), (838, 214), (120, 742), (196, 752), (262, 744),
]  # fmt: skip
WOODS: Final[list[Point]] = [
    (254, 112), (310, 120), (138, 150), (54, 130), (420, 120), (318, 330), (470, 372), (520, 330), (580, 440),
    (668, 452), (790, 508), (250, 500), (284, 630), (540, 690), (590, 676), (640, 120), (600, 92), (500, 90), (60, 740),
    (330, 754),
]  # fmt: skip
FLEETS: Final[list[tuple[Motif, Point, float, bool]]] = [
    (ships.galley, (330, 492), 46, False),
    (ships.cog, (128, 330), 40, True),
    (ships.cog, (640, 250), 38, False),
    (ships.galley, (812, 655), 38, True),
    (ships.cog, (470, 610), 34, True),
    (ships.boat, (100, 520), 26, False),
]
ROSE: Final[Point] = (88, 628)


def vellum(palette: Palette) -> str:
    """Land: paper that has been handled."""
    return mixed(palette.plaster, palette.paper, 0.7 if palette is DAY else 0.45)


def coast(**how: object) -> str:
    """The outline of the land, which is written once and used for everything that follows it."""
    return shape("use", href="#land", **how)


def sea(chart: Chart, palette: Palette) -> list[str]:
    """Water in rows of little waves, paler along the shore as charts have it."""
    chance, waves = Random(5), []
    deep = mixed(palette.water, palette.paper, 0.42)
    light = mixed(palette.water_light, palette.water, 0.35 if palette is DAY else 0.75)
    for row in range(chart.height // 26 + 1):
        for place in range(chart.width // 58 + 1):
            x, y = place * 58 + (row % 2) * 29 + chance.uniform(-5, 5), row * 26 + 14
            waves.append(f"M{x:.0f} {y}q5-5 9 0 4-5 9 0")
    pale = palette.water_light if palette is DAY else palette.paper
    shores = [
        coast(stroke=mixed(deep, pale, share), stroke_width=width)
        for width, share in ((40.0, 0.16), (26.0, 0.34), (13.0, 0.55))
    ]
    return [rect(0, 0, chart.width, chart.height, deep), line(light, 1.3, *waves, opacity=0.75), *shores]


def land(chart: Chart, palette: Palette) -> list[str]:
    """The coast, firm towards the sea and soft towards the land."""
    ground = vellum(palette)
    return [
        coast(fill=palette.shadow, opacity=0.28, transform="translate(2.5 3.5)"),
        coast(fill=ground),
        coast(stroke=mixed(ground, palette.stone_shade, 0.35), stroke_width=7.0, opacity=0.35),
        coast(stroke=mixed(palette.stone_shade, palette.ink, 0.5 if palette is DAY else 0.15), stroke_width=1.4),
    ]


def hill(palette: Palette, point: Point, size: float, snow: bool) -> str:
    """A hill as mapmakers drew them: a hump with its lee in the shade; the Alps under snow."""
    x, y = point
    rise = size * (1.25 if snow else 0.8)

    def at(across: float, up: float) -> str:
        return f"{number(x + size * across)} {number(y - rise * up)}"

    top = at(0.06, 1)
    left = f"M{at(-1, 0)}C{at(-0.55, 0.35)} {at(-0.3, 0.95)} {top}"
    right = f"C{at(0.4, 0.8)} {at(0.5, 0.3)} {at(1, 0)}"
    back = f"C{at(0.5, 0.1)} {at(0.1, 0.5)} {top}Z"
    lit = mixed(palette.hills_far if snow else palette.hills, palette.paper, 0.35)
    lee = mixed(palette.field_shade, palette.paper, 0.3)
    drawn = trace(lit, f"{left}{right}Z") + trace(lee, f"M{top}{right}{back}", opacity=0.75)
    if snow:
        edge = " ".join(at(*step) for step in ((-0.24, 0.66), (-0.08, 0.71), (0.02, 0.61), (0.16, 0.71), (0.34, 0.68)))
        drawn += trace(palette.snow, f"M{top}L{edge}Z")
    pen = mixed(palette.field_shade, palette.ink, 0.3) if palette is DAY else palette.hills_far
    return drawn + line(pen, 0.8, left + right, opacity=0.7)


def relief(chart: Chart, brush: Brush) -> list[str]:
    """Mountains and woods, the farthest first, where no town needs the room."""
    chance = Random(11)
    drawn: list[tuple[float, str]] = []
    for points, size, snow in ((ALPS, 19.0, True), (APENNINES, 13.5, False)):
        for point in points:
            for dx, dy, share in ((-size * 0.95, -2.0, 0.72), (size * 0.95, 1.0, 0.66), (0.0, 3.0, 1.0)):
                x, y = chart.carried((point[0] + dx, point[1] + dy + chance.uniform(-2, 2)))
                drawn.append((y, hill(brush.palette, (x, y), size * share * chance.uniform(0.9, 1.1), snow)))
    for seed, point in enumerate(WOODS):
        x, y = chart.carried(point)
        drawn.append((y, placed(nature.grove if seed % 3 else nature.cypresses, brush, x, y, 19, seed)))
    return [shapes for _, shapes in sorted(drawn)]


def ways(chart: Chart, side: str, palette: Palette) -> list[str]:
    """Roads as trodden earth, lanes as the dotted lines of a pilot's book."""
    seats = SIDES[side]
    by_land = [chart.road(*pair) for pair in roads(seats)]
    by_sea = [chart.lane(*pair) for pair in lanes(seats)]
    rut = mixed(palette.wood_shade, palette.paper, 0.15) if palette is DAY else palette.linen
    foam = mixed(palette.blue, palette.paper, 0.1) if palette is DAY else palette.water_light
    return [
        dashes(foam, 1.8, "1.8 5", *by_sea, opacity=0.95 if palette is DAY else 0.5),
        line(mixed(palette.linen, palette.paper, 0.3), 7.5, *by_land, opacity=0.85 if palette is DAY else 0.16),
        dashes(rut, 2.6, "9 4", *by_land),
    ]


def towns(chart: Chart, side: str, brush: Brush) -> list[str]:
    """A wall, roofs and what each city is known for."""
    found = []
    in_play = SETUPS[SIDES[side]].in_play
    for city, id in sorted(enumerate(CITY_IDS), key=lambda one: chart.towns[one[1]][1]):
        if has(in_play, city):
            x, y = chart.towns[id]
            grown = 1.0 if chart.name == "desk" else 1.15
            size = TOWN * grown * SIZES.get(LANDMARKS[id], 1.0)
            found += [
                placed(buildings.village, brush, x - 16 * grown, y + 2, 24 * grown, city % 4),
                placed(buildings.village, brush, x + 17 * grown, y + 3, 22 * grown, city % 4 + 4),
                placed(LANDMARKS[id], brush, x, y + 1, size, 0),
            ]
    return found


def scale(chart: Chart, palette: Palette) -> str:
    """The ruled border with its degrees."""
    pen, edge = palette.wood_shade, mixed(palette.linen, palette.paper, 0.4)
    across = [f"M{x} 5.5h22M{x} {chart.height - 5.5}h22" for x in range(12, chart.width - 20, 44)]
    down = [f"M5.5 {y}v22M{chart.width - 5.5} {y}v22" for y in range(12, chart.height - 20, 44)]
    width, height = chart.width, chart.height
    return (
        rect(5.5, 5.5, width - 11, height - 11, "none", stroke=edge, stroke_width=11.0, stroke_linejoin="miter")
        + line(pen, 3.5, *across, *down, stroke_linecap="butt")
        + rect(10.5, 10.5, width - 21, height - 21, "none", stroke=pen, stroke_width=1.2)
        + rect(0.8, 0.8, width - 1.6, height - 1.6, "none", stroke=pen, stroke_width=1.6)
    )


def chart_of(layout: str, side: str, palette: Palette) -> str:
    """The whole map."""
    chart = CHARTS[layout]
    drawing = Drawing(chart.width, chart.height)
    brush = Brush(palette, Random(0), chart.width, chart.height)
    quiet = replace(brush, small=True)
    rose = chart.carried(ROSE)
    drawing.add(
        f'<g><path id="land" d="{compact(chart.land, 0)}"/></g>',
        *sea(chart, palette),
        compass_rose(palette, *rose, 40),
        *(
            placed(motif, quiet, *chart.carried(point), size, seed, mirrored=mirrored)
            for seed, (motif, point, size, mirrored) in enumerate(FLEETS)
        ),
        *land(chart, palette),
        *relief(chart, quiet),
        *ways(chart, side, palette),
        *towns(chart, side, quiet),
        scale(chart, palette),
    )
    return drawing.svg()


def charts(place: str) -> dict[str, Callable[[], str]]:
    """Every map by its file: for desk and phone, both sides, by day and by candle."""
    return {
        f"{place}/map-{layout}-{side}{light}.svg": partial(chart_of, layout, side, palette)
        for layout in CHARTS
        for side in SIDES
        for light, palette in (("", DAY), ("-candle", CANDLE))
    }
