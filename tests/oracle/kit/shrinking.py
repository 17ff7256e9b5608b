"""Makes records small on which two referees disagree."""
import json
import re

MOST = 1200  # records that are tried
AT_ONCE = 60


def alike(one, other):
    """Whether two disagreements are of a kind: the same words, wherever they are."""
    return re.sub(r"at \S*|[0-9]+", "", one)[:60] == re.sub(r"at \S*|[0-9]+", "", other)[:60]


def paths(value, path=()):
    """Where something could be left out: what is larger first, and of lists the end."""
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


def shorter(record):
    """Records that have less, each a line of JSON: without halves of its turns, without parts of them, without anything."""
    for key in ("turns", "rounds"):
        whole = record.get(key)
        size = len(whole) if isinstance(whole, list) else 0
        while size > 1:
            size //= 2
            for begin in range(0, len(whole), size):
                yield json.dumps(dict(record, **{key: whole[:begin] + whole[begin + size:]}), ensure_ascii=False)
    for path in paths(record):
        yield json.dumps(without(record, path), ensure_ascii=False)


def smallest(line, failing):
    """The smallest record that was found, a line of JSON. FAILING says which of some lines still fail, as indices."""
    tried = 0
    while tried < MOST:
        candidates = list(shorter(json.loads(line)))
        for begin in range(0, len(candidates), AT_ONCE):
            some = candidates[begin:begin + AT_ONCE]
            tried += len(some)
            found = [some[index] for index in failing(some)]
            if found:
                line = min(found, key=len)
                break
            if tried >= MOST:
                return line
        else:
            return line
    return line
