"""What pieces say, in sentences, for who looks them up."""

from signoria.datafile import Entry
from signoria.virtu.wording import WORDING


def text_of(entry: Entry) -> list[str]:
    """The facts of an entry that matter in play, and how certain they are."""
    fields = entry.fields
    found: list[str] = []
    add(found, "kind", {"kind": fields.get("kind")})
    add(found, "cities", {"cities": fields.get("cities")})
    add(found, "chambers", {"chambers": fields.get("chambers")})
    add(found, "value", {"value": fields.get("value")})
    add(found, "seas", {"seas": fields.get("port_seas")})
    add(found, "pirate", {"pirate": fields.get("pirate")})
    add(found, "costs", {"cost": fields.get("cost")})
    action = fields.get("action")
    add(found, "action", {"action": None if action == "none" else action})
    add(found, "shows", {"symbols": fields.get("resources") or first_tile(fields.get("tiles"))})
    add(found, "agents", {"agents": fields.get("agents") if "chambers" not in fields else None})
    add(found, "antechambers", {"antechambers": fields.get("antechambers")})
    add(found, "bonus_amount", {"amount": fields.get("bonus_amount"), "bonus": fields.get("bonus")})
    add(found, "prestige", {"prestige": fields.get("prestige")})
    add(found, "limit", {"limit": fields.get("limit_per_player")})
    found.append(WORDING.say("effect.confidence", {"confidence": certainty(entry)}))
    return found


def add(found: list[str], key: str, params: dict[str, object]) -> None:
    """A sentence, unless there is nothing to tell."""
    for value in params.values():
        if not value:
            return
    found.append(WORDING.say(f"effect.{key}", params))


def first_tile(tiles: object) -> object:
    """The symbols of a city's tile."""
    if isinstance(tiles, list) and tiles and isinstance(tiles[0], dict):
        return tiles[0].get("resources")
    return None


def certainty(entry: Entry) -> str:
    """The confidence of the entry, and of the fields that differ from it."""
    parts = [entry.word("confidence")]
    sources = entry.fields.get("field_sources")
    if isinstance(sources, dict):
        parts += [f"{field} {source}" for field, source in sources.items() if not str(field).startswith("map_")]
    return "; ".join(parts)
