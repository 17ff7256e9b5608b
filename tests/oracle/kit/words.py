"""What every recorder may do with words: how they match, and truth values."""
import functools
import unicodedata

DASHES = "-‐‑‒–—―−﹘﹣"
_IGNORED = set("'\"“”„«»’‘ʼ´`′＇\u00ad\u200b\u200d\ufe0f" + DASHES)
TRUTH = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@functools.lru_cache(maxsize=None)
def fold(text):
    """Without regard to case, accents, apostrophes, hyphens and spaces."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in unicodedata.normalize("NFKD", plain)
                   if not unicodedata.combining(c) and c not in _IGNORED and not c.isspace()
                   and unicodedata.category(c) not in ("Mn", "Cf"))
