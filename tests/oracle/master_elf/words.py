"""What recorders call things: English, and Russian in the cases that a recorder writes."""
import functools

from kit.words import fold

_FORMS = {
    "city": "city город города городе городу городом",
    "stay": "stay stays остаётся остается осталась остался остаться остаюсь на_месте",
    "kitten": "kitten котёнок котёнка котёнку котёнком котёнке",
    "fox": "fox лиса лису лисе лисы лисой лис",
    "saucer": "saucer тарелка тарелку тарелке тарелки тарелкой",
    "yeti": "yeti йети",
    "elf": "elf эльф",
    "to": "to дать дала дал даёт дает кому",
    "from": "from взять взяла взял берёт берет",
    "of": "у",
    "create": "create creates создать создала создал создаёт создает создание",
    "for": "for для за",
    "then": "then затем",
    "put": "put положить положила положил кладёт кладет",
    "send": "send sends отправить отправила отправил отправка отправляет",
    "discard": "discard discards сбросить сбросила сбросил сброс сбрасывает",
    "crystal": "crystal кристалл кристалла кристаллом",
    "box": "box коробка коробку коробке коробки",
    "set": "set набор набора набору наборе",
    "colour": "colour color цвет цвета цвету цвете",
    "elves": "elves эльфы эльфов эльфам",
    "ingredients": "ingredients ингредиенты ингредиентов ингредиентам",
    "gift": "gift подарок",
    "on": "on на",
    "unknown": "unknown неизвестно",
    "none": "none nothing ничего",
    "stuck": "stuck застрял застряла",
    "skipped": "skipped пропуск",
    "shortage": "shortage нехватка",
    "goal": "to в на к ко",
    "note": "note", "ruling": "ruling",
}
_WORDS = {word: frozenset(fold(form.replace("_", " ")) for form in forms.split()) for word, forms in _FORMS.items()}
FORMS = frozenset().union(*_WORDS.values())
PARCELS = ("set", "colour", "elves", "ingredients")
HELPERS = ("kitten", "fox", "saucer", "yeti")


@functools.lru_cache(maxsize=None)
def is_word(text, word):
    """Whether a text is this word."""
    return fold(text) in _WORDS[word]


@functools.lru_cache(maxsize=None)
def which(text, words):
    """The one of some words that a text is, or None."""
    return next((word for word in words if is_word(text, word)), None)


@functools.lru_cache(maxsize=None)
def cut(text, word):
    """A text before and behind the first time that a word stands in it by itself, or None."""
    parts = text.split()
    for at, part in enumerate(parts):
        if is_word(part, word):
            return " ".join(parts[:at]), " ".join(parts[at + 1:])
    return None


@functools.lru_cache(maxsize=None)
def like(name, text):
    """Whether a text is a name with another ending of up to two letters."""
    name, text = fold(name), fold(text)
    for gone in range(3):
        stem = name[:len(name) - gone]
        if len(stem) >= 2 and text.startswith(stem) and len(text) - len(stem) <= 2:
            return True
    return False
