"""Changes one thing in a record. It knows no game: the game names its words by kind, and its options."""
import json
import random
import re

NUMBERS = [str(number) for number in range(8)]


class Changer:
    """What may be exchanged for what: KINDS are lists of words, OPTIONS the values of each option."""

    def __init__(self, kinds, options):
        self.kinds, self.options = kinds, options
        every = sorted({word for kind in kinds for word in kind}, key=len, reverse=True)  # the longest name first
        self.words = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, every)) + r")(?!\w)")

    def changed(self, line, seed):
        """The record, a line of JSON, with one thing changed that SEED says; `session: changed` names it."""
        record, dice = json.loads(line), random.Random(seed)
        turns = [(number, turn) for number, turn in enumerate(record["turns"]) if isinstance(turn, dict)]
        told = None
        while not told:
            number, turn = dice.choice(turns) if turns else (0, None)
            told = self.change(record, number, turn, dice)
        record.setdefault("session", {})["changed"] = told
        return json.dumps(record, ensure_ascii=False)

    def change(self, record, number, turn, dice):
        """Changes one thing in a turn, or an option. Says what; None where that cannot be changed."""
        how = dice.randrange(16)
        if how == 0 or turn is None:
            name = dice.choice(sorted(self.options))
            record.setdefault("options", {})[name] = dice.choice(self.options[name])
            return f"the option {name}"
        (player, lines), = turn.items()
        players = [one if isinstance(one, str) else one["name"] for one in record["players"]]
        if how == 1:
            other = dice.choice(players)
            if player not in players or other == player:
                return None
            turn[other] = turn.pop(player)
            return f"turn {number}: {other} for {player}"
        if not isinstance(lines, list):
            lines = turn[player] = [lines]
        at = dice.randrange(len(lines))
        where = f"turn {number}, line {at}"
        if how == 2:
            return f"{where}: left out {lines.pop(at)}" if len(lines) > 1 else None
        if how == 3:
            lines.insert(at, lines[at])
            return f"{where}: twice"
        if how == 4:
            if at + 1 == len(lines) or lines[at] == lines[at + 1]:
                return None
            lines[at], lines[at + 1] = lines[at + 1], lines[at]
            return f"{where}: after the next"
        text = json.dumps(lines[at], ensure_ascii=False)
        found = list(self.words.finditer(text)) + list(re.finditer("|".join(map(re.escape, players)), text))
        if not found:
            return None
        word = dice.choice(found)
        kind = players if word[0] in players else [other for one in self.kinds if word[0] in one for other in one]
        around = dice.choice((lines, lines, record["turns"], record["turns"], None))  # what stands near is nearly legal
        near = set(self.words.findall(json.dumps(around, ensure_ascii=False))) if around and kind is not players else kind
        others = [other for other in kind if other != word[0] and other in near]
        if not others:
            return None
        other = dice.choice(others)
        lines[at] = json.loads(text[:word.start()] + other + text[word.end():])
        return f"{where}: {other} for {word[0]}"
