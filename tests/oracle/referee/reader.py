"""JSON Lines with places: a record is read into plain values, and a place is the JSON pointer of a value."""
import json


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


def parse(line):
    """The value of a line. Every scalar is text; an empty value is None."""
    try:
        return scalars(json.loads(line, object_pairs_hook=Map, parse_int=str, parse_float=str, parse_constant=str))
    except (ValueError, RecursionError) as fault:
        raise Unreadable("", f"no JSON: {fault}") from fault


def scalars(value):
    """Truth values become text like every other scalar."""
    if isinstance(value, Map):
        return Map((key, scalars(what)) for key, what in value)
    if isinstance(value, list):
        return [scalars(what) for what in value]
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else value


def places(line):
    """Every scalar of a line with its pointer, as (first, last, pointer), keys too: columns count from 0, and last is one past it."""
    found, at, space = [], 0, " \t\r\n"

    def skip(at):
        while at < len(line) and line[at] in space:
            at += 1
        return at

    def text(at):
        end = at + 1
        while line[end] != '"':
            end += 2 if line[end] == "\\" else 1
        return end + 1

    def value(at, place):
        at = skip(at)
        if line[at] in "{[":
            is_map, first, number = line[at] == "{", at, 0
            close = "}" if is_map else "]"
            at = skip(at + 1)
            while line[at] != close:
                where = under(place, number)
                if is_map:
                    end = text(at)
                    where = under(place, json.loads(line[at:end]))
                    found.append((at, end, where))
                    at = skip(end) + 1
                at = skip(value(at, where))
                if line[at] == ",":
                    at = skip(at + 1)
                number += 1
            found.append((first, at + 1, place))
            return at + 1
        end = at
        if line[at] == '"':
            end = text(at)
        else:
            while end < len(line) and line[end] not in ",]} \t\r\n":
                end += 1
        found.append((at, end, place))
        return end

    value(at, "")
    return found


def place_of(found, column):
    """The pointer of the smallest thing that contains a column (counted from 0)."""
    around = [(last - first, place) for first, last, place in found if first <= column < last]
    return min(around, key=lambda one: one[0])[1] if around else None
