"""What pieces say, in sentences, for who looks them up."""

from signoria.data.datafile import Entry
from signoria.language.wording import Wording


def text_of(wording: Wording, entry: Entry) -> list[str]:
    """The facts of an entry that matter in play, and how certain they are."""
    fields = entry.fields
    found: list[str] = []
    add(wording, found, "kind", {"kind": fields.get("kind")})
    add(wording, found, "cities", {"cities": fields.get("cities")})
    add(wording, found, "chambers", {"chambers": fields.get("chambers")})
    add(wording, found, "value", {"value": fields.get("value")})
    add(wording, found, "seas", {"seas": fields.get("port_seas")})
    add(wording, found, "pirate", {"pirate": fields.get("pirate")})
    add(wording, found, "costs", {"cost": fields.get("cost")})
    action = fields.get("action")
    add(wording, found, "action", {"action": None if action == "none" else action})
    add(wording, found, "shows", {"symbols": fields.get("resources") or first_tile(fields).get("resources")})
    add_war_cost(wording, found, fields)
    effect = str(fields.get("effect", ""))
    if f"effect.{effect}" in wording.templates and effect != "prestige":
        found.append(wording.say(f"effect.{effect}", dict(fields)))
    add(wording, found, "agents", {"agents": fields.get("agents") if "chambers" not in fields else None})
    add(wording, found, "antechambers", {"antechambers": fields.get("antechambers")})
    add(
        wording,
        found,
        "bonus_amount",
        {"bonus": {fields["bonus"]: fields["bonus_amount"]} if "bonus" in fields else None},
    )
    add(wording, found, "prestige", {"prestige": fields.get("prestige")})
    add(wording, found, "limit", {"limit": fields.get("limit_per_player")})
    found.append(wording.say("effect.confidence", {"confidence": certainty(wording, entry)}))
    return found


def add(wording: Wording, found: list[str], key: str, params: dict[str, object]) -> None:
    """A sentence, unless there is nothing to tell."""
    for value in params.values():
        if not value:
            return
    found.append(wording.say(f"effect.{key}", params))


def add_war_cost(wording: Wording, found: list[str], fields: dict[str, object]) -> None:
    """What war symbols cost, where that is not what they cost elsewhere (VIR-SIEGE-9)."""
    florins = fields.get("war_florin_cost", first_tile(fields).get("war_florin_cost"))
    if florins is not None:
        found.append(wording.say("effect.war_cost", {"florins": florins}))


def first_tile(fields: dict[str, object]) -> dict[str, object]:
    """A city's tile, where there is one."""
    tiles = fields.get("tiles")
    if isinstance(tiles, list) and tiles and isinstance(tiles[0], dict):
        return tiles[0]
    return {}


def certainty(wording: Wording, entry: Entry) -> str:
    """The confidence of the entry, and of the fields that differ from it."""
    parts = [wording.word(f"certainty.{entry.word('confidence')}")]
    sources = entry.fields.get("field_sources")
    if isinstance(sources, dict):
        for field, source in sources.items():
            if not str(field).startswith("map_"):
                words = [certainty_word(wording, part) for part in str(source).split(", ")]
                parts.append(wording.say("effect.field", {"field": f"field.{field}", "source": words}))
    return "; ".join(parts)


def certainty_word(wording: Wording, part: str) -> str:
    """A word for where a value comes from; the address of a page behind it is its own name."""
    source, colon, page = part.partition(": ")
    return f"{wording.names.get(f'certainty.{source}', source)}{colon}{page}"
