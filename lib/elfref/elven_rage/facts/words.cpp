#include "elfref/elven_rage/facts/words.h"

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/facts/faults.h"

namespace elfref::elven_rage {
namespace {

// clang-format off
// Icons stand first, in the order of their values; where none is meant Word::none says so.
constexpr WordRow english[] = {
    {Icon::none,            "no icon"},
    {Icon::simple,          "simple"},
    {Icon::double_simple,   "double"},
    {Icon::shield,          "shield"},
    {Icon::pierce,          "pierce, piercing"},
    {Icon::double_pierce,   "double-pierce, double piercing"},
    {Icon::counter,         "counter, counterattack"},
    {Icon::fire,            "fire, fire shield"},
    {Icon::move,            "move, movement"},
    {Icon::other,           "other"},
#define WORD(word, english, russian) {Word::word, english},
#include "elfref/elven_rage/facts/words.def"
#undef WORD
};

constexpr WordRow russian[] = {
    {Icon::none,            "нет значка"},
    {Icon::simple,          "простой, простая, простую"},
    {Icon::double_simple,   "двойной, двойная, двойную"},
    {Icon::shield,          "щит"},
    {Icon::pierce,          "пробивной, пробивная, пробивную"},
    {Icon::double_pierce,   "двойной пробивной, двойная пробивная, двойную пробивную"},
    {Icon::counter,         "контратака, контратаку"},
    {Icon::fire,            "огненный щит"},
    {Icon::move,            "движение"},
#define WORD(word, english, russian) {Word::word, russian},
#include "elfref/elven_rage/facts/words.def"
#undef WORD
};

constexpr KeyRow keys[] = {
    {{"scenario",   "сценарий"}, ""},
    {{"placement",  "расстановка"}, ""},
    {{"sides",      "стороны"}, ""},
    {{"goal",       "цель"}, ""},
    {{"goals",      "цели"}, ""},
    {{"deal",       "раздача"}, ""},
    {{"keep",       "оставить, оставлены"}, ""},
    {{"elves",      "эльфы"}, ""},
    {{"castle",     "замок"}, ""},
    {{"castles",    "замки"}, ""},
    {{"squads",     "отряды"}, ""},
    {{"towers",     "башни"}, ""},
    {{"centre",     "центр"}, ""},
    {{"lands",      "земли"}, ""},
    {{"deck",       "колода"}, ""},
    {{"artifacts",  "артефакты"}, ""},
    {{"treasures",  "сокровища"}, ""},
    {{"first-turn", "первый-ход"}, ""},
    {{"out",        "выбыл"}, ""},
};
// clang-format on

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary words({english, russian},
                                {.keys = keys, .foreign = {}, .piece = msg::a_card, .pieces = msg::the_words});
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
