"""What recorders call things: English, and Russian by how the words begin."""
import functools
import re

from kit.words import fold

# A verb, its English forms, and how the Russian ones begin (a word that ends in '.' is whole).
_VERBS = {
    "summon": ("summon summons", "призы призва"),
    "discard": ("discard discards", "сброс сбрас"),
    "decline": ("decline declines", "отказ"),
    "attack": ("attack attacks", "атак"),
    "look": ("look looks", "смотр посмотр"),
    "shows": ("show shows", "откры показ"),
    "fight": ("fight fights", "бои. боя. боем. дерется."),
    "defends": ("defend defends", "защи"),
    "retreats": ("retreat retreats", "отступ"),
    "gives": ("give gives", "отда дает. дал. дала. дают. даю."),
    "send": ("send sends", "посыла посла"),
    "placed": ("placed", "выложен"),
    "seats": ("seats seat", "места."),
    "centre": ("centre center", "центр"),
    "swap": ("swap swaps", "обмен"),
    "won": ("won", "побед выигр"),
    "lost": ("lost", "пораж проигр"),
    "fallen": ("fallen", "пали. павшие. пал. пала."),
    "loop": ("loop loops", "петл"),
    "artifact": ("artifact artifacts artefact", "артефакт"),
    "treasure": ("treasure treasures", "сокровищ"),
    "plays": ("play plays", "игра сыгр"),
    "answers": ("answer answers", "отвеча ответ"),
    "uses": ("use uses", "примен"),
    "trades": ("trade trades", "меня обмени"),
    "goal": ("goal", "цел"),
    "hand": ("hand", "рук"),
    "neutrals": ("neutrals neutral", "нейтрал"),
    "unknown": ("unknown", "неизвестн"),
    "note": ("note", ""), "ruling": ("ruling", ""),
    "moves": ("move moves", "движ двига двину"),
    "stays": ("stay stays", "стоит. стоят. стоял. стояла."),
    "nothing": ("nothing", "ничего. ничто."),
    "dies": ("dies die", "умира умер погиб"),
    "left": ("left", "слева. левый. левая. лев."), "right": ("right", "справа. правый. правая."), "opposite": ("centre center", "напротив."),
    "reserve": ("reserve", "запас. запаса."), "beneath": ("beneath", "нижняя. нижней."),
    "help": ("help", "помощ"), "initiative": ("initiative", "инициатив"),
    "draw": ("draw draws", "бер взял"), "capture": ("capture", "захват"),
    "token": ("token", "жетон"), "tower": ("tower", "башн"), "castle": ("castle", "замок. замк"), "land": ("land", "земл"),
    "beginner": ("beginner", ""), "and": ("and", "и."), "so": ("so", ""), "over": ("over", "над."), "of": ("of", ""), "for": ("for", "на."),
    "with": ("with", "с. со."), "to": ("to", "на."), "at": ("at", "на."), "none": ("none", "нет."), "up": ("up", ""),
    "before": ("", ""),
}
_WHOLE, _BEGIN = {}, {}
for _word, (_english, _russian) in _VERBS.items():
    _WHOLE[_word] = set(_english.split()) | {fold(one[:-1]) for one in _russian.split() if one.endswith(".")}
    _BEGIN[_word] = tuple(fold(one) for one in _russian.split() if not one.endswith("."))


@functools.lru_cache(maxsize=None)
def is_word(text, word):
    """Whether a text is this word."""
    folded = fold(text.rstrip(",:"))
    return folded in _WHOLE[word] or bool(_BEGIN[word]) and folded.startswith(_BEGIN[word])


HEADS = ("summon discard decline attack look fight defends retreats gives send placed seats centre swap won lost fallen loop artifact treasure "
         "plays answers uses trades goal hand neutrals unknown").split()


@functools.lru_cache(maxsize=None)
def head(text):
    """The verb that a line begins with, or None."""
    for word in ("swap", "trades"):  # обмен and обменивает
        if is_word(text, word) and fold(text).startswith(fold("обмени")):
            return "trades"
    return next((word for word in HEADS if is_word(text, word)), None)


_ICONS = {"none": "none", "-": "none", "нет": "none", "simple": "simple", "простой": "simple", "double": "double", "двойной": "double", "shield": "shield", "щит": "shield",
          "pierce": "pierce", "пробивной": "pierce", "doublepierce": "double-pierce", "двойнойпробивной": "double-pierce", "counter": "counter", "контратака": "counter",
          "fire": "fire", "огненныйщит": "fire", "move": "move", "движение": "move", "other": "other"}
_ICONS = {fold(key) if key != "-" else "-": value for key, value in _ICONS.items()}


def icon(words):
    """The icon that some words name, or None."""
    text = "-" if words == ["-"] else fold("".join(words))
    if text in _ICONS:
        return _ICONS[text]
    for begin, name in (("двойнпробив", "double-pierce"), ("прост", "simple"), ("двойн", "double"), ("щит", "shield"), ("пробив", "pierce"),
                        ("контратак", "counter"), ("огненн", "fire"), ("движен", "move")):
        if text.startswith(fold(begin)) and (name != "double" or fold("пробив") not in text):
            return name
    return "double-pierce" if text.startswith(fold("двойн")) and fold("пробив") in text else None


def inflected(name, text):
    """Whether a text is a Russian name in one of its cases."""
    name, text = fold(name), fold(text)
    if name == text:
        return True
    if not re.search("[а-я]", name):
        return False
    stem = name[:-1] if name[-1] in "аяйьоеиы" else name
    return len(stem) >= 2 and text.startswith(stem) and len(text) - len(stem) <= 3
