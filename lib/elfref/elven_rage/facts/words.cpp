#include "elfref/elven_rage/facts/words.h"

#include "elfref/core/reading/listed_words.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/facts/components.h"
#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/facts/faults.h"
#include "elfref/elven_rage/facts/listed_words.h"

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

std::vector<ListedWords> listed_words() {
  static constexpr TaggedRows languages[] = {{vocabulary_tags[0], english}, {vocabulary_tags[1], russian}};
  using elfref::listed_words;
  return {listed_words(languages, Meaning::Kind::piece, "icon"), listed_words(languages, Meaning::Kind::word, "word"),
          listed_words(pile_names, "deck"),                     listed_words(card_kind_names, "card-kind"),
          listed_words(when_names, "time"),                     listed_words(does_names, "effect"),
          listed_words(who_names, "whose")};
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
