#include "elfref/elven_rage/facts/words.h"

#include "elfref/elven_rage/facts/faults.h"

namespace elfref::elven_rage {
namespace {

using enum Word;

// clang-format off
// Icons stand first, in the order of their values; where none is meant Word::none says so.
constexpr WordRow english[] = {
    {Icon::none,          "no icon"},
    {Icon::simple,        "simple"},
    {Icon::double_simple, "double"},
    {Icon::shield,        "shield"},
    {Icon::pierce,        "pierce, piercing"},
    {Icon::double_pierce, "double-pierce, double piercing"},
    {Icon::counter,       "counter, counterattack"},
    {Icon::fire,          "fire, fire shield"},
    {Icon::move,          "move, movement"},
    {Icon::other,         "other"},
    {summon,     "summon, summons"},
    {discard,    "discard, discards"},
    {decline,    "decline, declines"},
    {attack,     "attack, attacks"},
    {look,       "look, looks"},
    {fight,      "fight, fights"},
    {defends,    "defends, defend"},
    {retreats,   "retreats, retreat"},
    {gives,      "gives, give"},
    {send,       "send, sends"},
    {placed,     "placed"},
    {seats,      "seats"},
    {centre,     "centre, center"},
    {swap,       "swap, swaps"},
    {won,        "won, wins, win"},
    {lost,       "lost, loses, lose"},
    {fallen,     "fallen"},
    {loop,       "loop"},
    {artifact,   "artifact, artifacts, artefact"},
    {treasure,   "treasure, treasures"},
    {plays,      "plays, play"},
    {answers,    "answers, answer"},
    {uses,       "uses, use"},
    {trades,     "trades, trade"},
    {goal,       "goal, goals"},
    {hand,       "hand"},
    {neutrals,   "neutrals"},
    {unknown,    "unknown"},
    {moves,      "moves"},
    {stays,      "stays, stay"},
    {nothing,    "nothing"},
    {dies,       "dies, die"},
    {left,       "left"},
    {right,      "right"},
    {shows,      "shows, show"},
    {none,       "none"},
    {over,       "over"},
    {so,         "so"},
    {and_,       "and"},
    {of,         "of"},
    {with,       "with"},
    {to,         "to"},
    {for_,       "for"},
    {at,         "at"},
    {up,         "up"},
    {reserve,    "reserve"},
    {beneath,    "beneath"},
    {initiative, "initiative"},
    {draw,       "draw, draws"},
    {capture,    "capture, captures"},
    {token,      "token"},
    {beginner,   "beginner"},
    {help,       "help"},
    {land,       "land, lands"},
    {tower,      "tower, towers"},
    {castle,     "castle, castles"},
};

constexpr WordRow russian[] = {
    {Icon::none,          "нет значка"},
    {Icon::simple,        "простой, простая, простую"},
    {Icon::double_simple, "двойной, двойная, двойную"},
    {Icon::shield,        "щит"},
    {Icon::pierce,        "пробивной, пробивная, пробивную"},
    {Icon::double_pierce, "двойной пробивной, двойная пробивная, двойную пробивную"},
    {Icon::counter,       "контратака, контратаку"},
    {Icon::fire,          "огненный щит"},
    {Icon::move,          "движение"},
    {summon,     "призыв, призывает, призвал, призвала"},
    {discard,    "сброс, сбрасывает, сбросил, сбросила"},
    {decline,    "отказ, отказывается, отказался, отказалась"},
    {attack,     "атака, атакует, атаковал, атаковала, атаку"},
    {look,       "смотрит, посмотрел, посмотрела"},
    {fight,      "бой с, бой"},
    {defends,    "защищается, защищает, защита, защищался, защищалась"},
    {retreats,   "отступает, отступил, отступила, отступление"},
    {gives,      "отдаёт, отдал, отдала, даёт, дал, дала"},
    {send,       "посылает, послал, послала, отправляет"},
    {placed,     "выложены, выкладка"},
    {seats,      "места, место"},
    {centre,     "центр, центра, напротив"},
    {swap,       "обмен, обменивает"},
    {won,        "победа, победил, победила, побеждает, выиграл, выиграла"},
    {lost,       "поражение, проиграл, проиграла"},
    {fallen,     "пали, пал, пала, погибли"},
    {loop,       "петля"},
    {artifact,   "артефакт, артефакты"},
    {treasure,   "сокровище, сокровища"},
    {plays,      "играет, сыграл, сыграла"},
    {answers,    "отвечает, ответил, ответила"},
    {uses,       "применяет, применил, применила"},
    {trades,     "меняет, обменял, поменял, поменяла"},
    {goal,       "цель"},
    {hand,       "рука, на руках"},
    {neutrals,   "нейтралы, нейтралами"},
    {unknown,    "неизвестно, неизвестный, неизвестных, неизвестные, неизвестная"},
    {moves,      "движется, двигается, передвинулся"},
    {stays,      "стоит, остаётся"},
    {nothing,    "ничего"},
    {dies,       "умирает, умер, умерла, погибает, погиб, погибла"},
    {left,       "слева, левый"},
    {right,      "справа, правый"},
    {shows,      "открывает, открыл, открыла"},
    {none,       "нет, никого, никакой"},
    {over,       "над"},
    {so,         "так что"},
    {and_,       "и"},
    {with,       "с, со"},
    {onto,       "на"},
    {reserve,    "запас, запаса"},
    {beneath,    "нижняя, нижней"},
    {initiative, "инициатива"},
    {draw,       "берёт, взял, взяла"},
    {capture,    "захват"},
    {token,      "жетон"},
    {beginner,   "для новичков"},
    {help,       "помощь"},
    {land,       "земля, земли, землю"},
    {tower,      "башня, башни, башню"},
    {castle,     "замок, замка"},
};

constexpr KeyRow keys[] = {
    {"turns", "ходы, ход"}, {"components", "компоненты"}, {"scenario", "сценарий"}, {"placement", "расстановка"},
    {"goals", "цели"},      {"deal", "раздача"},          {"keep", "оставлены"},    {"elves", "эльфы"},
    {"castle", "замок"},    {"sides", "стороны"},         {"lands", "земли"},       {"towers", "башни"},
};
// clang-format on

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary words({english, russian},
                                {.keys = keys, .foreign = {}, .piece = "a card", .pieces = "the words"});
  return words;
}

std::optional<Word> word_of(std::string_view text) {
  const Meaning meaning = vocabulary().meaning_of(text);
  return meaning.kind == Meaning::Kind::word ? std::optional(meaning.as<Word>()) : std::nullopt;
}

std::optional<Icon> icon_of(std::string_view text) {
  if (text == "-") return Icon::none;
  const Meaning meaning = vocabulary().meaning_of(text);
  if (meaning.kind == Meaning::Kind::piece) return meaning.as<Icon>();
  return word_of(text) == Word::none ? std::optional(Icon::none) : std::nullopt;
}

}  // namespace elfref::elven_rage
