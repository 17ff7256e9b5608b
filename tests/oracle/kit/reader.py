"""JSON Lines with places: a record is read into plain values, and a place is the JSON pointer of a value."""
import functools
import json
import re


@functools.lru_cache(maxsize=10000)
def small(text):
    """A key in small letters, as far as they are A to Z."""
    return re.sub("[A-Z]+", lambda capitals: capitals[0].lower(), text)


def key_of(text, keys):
    """A key as the format has it; names of players and places as they are."""
    return small(text) if small(text) in keys else text


class Map(list):
    """An object as a list of (key, value), in the order of the text, doubles and all."""


class Unreadable(Exception):
    """A record that cannot be read, and where."""

    def __init__(self, place, what):
        super().__init__(what)
        self.place, self.what = place, what


def under(place, key):
    """The pointer of what stands under a key or an index."""
    return f"{place}/{str(key).replace('~', '~0').replace('/', '~1')}"


def parse(line, keys=frozenset()):
    """The value of a line; some keys match without regard to case. Every scalar is text; an empty value is None."""
    def object_of(pairs):
        return Map((key_of(key, keys), value) for key, value in pairs) if keys else Map(pairs)

    try:
        return scalars(json.loads(line, object_pairs_hook=object_of, parse_int=str, parse_float=str, parse_constant=str))
    except (ValueError, RecursionError) as fault:
        raise Unreadable("", f"no JSON: {fault}") from fault


def scalars(value):
    """Truth values become text like every other scalar."""
    if isinstance(value, Map):
        return Map((key, scalars(what)) for key, what in value)
    if isinstance(value, list):
        return [scalars(what) for what in value]
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else value


_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]|[^\s\[\]{},:"]+')


def places(line, keys=frozenset()):
    """Every value and key of a line with its pointer, as (first, last, pointer): columns count from 0, and last is one past it."""
    # Around is what is open: its pointer, where it begins, and in a list how many values came before. Where is the pointer of
    # the value that comes next; None where a key does.
    found, around, where = [], [], ""

    def after_a_value():
        if not around or around[-1][2] is None:
            return None
        around[-1][2] += 1
        return under(around[-1][0], around[-1][2])

    for token in _TOKEN.finditer(line):
        text, (first, last) = token[0], token.span()
        if text == "{":
            around.append([where, first, None])
            where = None
        elif text == "[":
            around.append([where, first, 0])
            where = under(where, 0)
        elif text in "]}":
            place, first, _ = around.pop()
            found.append((first, last, place))
            where = after_a_value()
        elif where is None:
            where = under(around[-1][0], key_of(json.loads(text), keys))
            found.append((first, last, where))
        else:
            found.append((first, last, where))
            where = after_a_value()
    return found


def place_of(found, column):
    """The pointer of the smallest thing that contains a column (counted from 0)."""
    around = [(last - first, place) for first, last, place in found if first <= column < last]
    return min(around, key=lambda one: one[0])[1] if around else None
