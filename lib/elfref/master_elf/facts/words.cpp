#include "elfref/master_elf/facts/words.h"

#include "elfref/core/reading/listed_words.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/facts/listed_words.h"

namespace elfref::master_elf {
namespace {

// clang-format off
constexpr WordRow english[] = {
#define WORD(word, english, russian) {Word::word, english},
#include "elfref/master_elf/facts/words.def"
#undef WORD
};

constexpr WordRow russian[] = {
#define WORD(word, english, russian) {Word::word, russian},
#include "elfref/master_elf/facts/words.def"
#undef WORD
};

constexpr KeyRow keys[] = {
    {{"mode",        "режим"}, ""},
    {{"side",        "сторона"}, ""},
    {{"helpers",     "помощники"}, ""},
    {{"parcels",     "посылки"}, ""},
    {{"plays",       "играет"}, ""},
    {{"areas",       "области"}, ""},
    {{"under",       "под-посылками"}, ""},
    {{"stacks",      "стопки"}, ""},
    {{"city",        "город"}, ""},
    {{"gifts",       "подарки"}, ""},
    {{"crystal",     "кристалл"}, ""},
    {{"outcome",     "исход"}, ""},
    {{"sent",        "отправлено"}, ""},
    {{"set",         "набор"}, ""},
    {{"elves",       "эльфы"}, ""},
    {{"ingredients", "ингредиенты"}, ""},
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
  return {elfref::listed_words(languages, Meaning::Kind::word, "word")};
}

std::optional<Word> word_of(std::string_view text) {
  const Meaning meaning = vocabulary().meaning_of(text);
  return meaning.kind == Meaning::Kind::word ? std::optional(meaning.as<Word>()) : std::nullopt;
}

}  // namespace elfref::master_elf
