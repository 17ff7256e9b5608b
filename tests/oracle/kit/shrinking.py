"""Makes records small on which two referees disagree."""
import json
import re

MOST = 200  # records that are tried


def alike(one, other):
    """Whether two disagreements are of a kind: the same words, wherever they are."""
    return re.sub(r"at \S*|[0-9]+", "", one)[:60] == re.sub(r"at \S*|[0-9]+", "", other)[:60]


def paths(value, path=()):
    """Where something could be left out, what is larger first: the ends of lists, then every entry."""
    entries = range(len(value) - 1, -1, -1) if isinstance(value, list) else list(value) if isinstance(value, dict) else ()
    for entry in entries:
        yield (*path, entry)
    for entry in entries:
        yield from paths(value[entry], (*path, entry))


def without(value, path):
    """A copy in which something is left out."""
    copy = json.loads(json.dumps(value))
    at = copy
    for entry in path[:-1]:
        at = at[entry]
    del at[path[-1]]
    return copy


def smallest(line, fails):
    """The smallest record that was found, a line of JSON, of which FAILS still says so."""
    record, tried = json.loads(line), 0
    lists = [key for key in ("turns", "rounds") if isinstance(record.get(key), list)]
    for key in lists:  # halves of it
        size = len(record[key]) // 2
        while size and tried < MOST:
            for end in (True, False):
                less = dict(record, **{key: record[key][:-size] if end else record[key][size:]})
                tried += 1
                if fails(json.dumps(less, ensure_ascii=False)):
                    record = less
                    break
            else:
                size //= 2
            size = min(size, len(record[key]) // 2)
    again = True
    while again and tried < MOST:
        again = False
        for path in list(paths(record)):
            if tried >= MOST:
                break
            try:
                less = without(record, path)
            except (KeyError, IndexError, TypeError):
                continue
            tried += 1
            if fails(json.dumps(less, ensure_ascii=False)):
                record, again = less, True
                break
    return json.dumps(record, ensure_ascii=False)
