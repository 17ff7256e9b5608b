#include "elfref/master_elf/facts/words.h"

namespace elfref::master_elf {
namespace {

using enum Word;

// clang-format off
constexpr WordRow english[] = {
    {the_city,    "city"},
    {stay,        "stay, stays, stayed"},
    {kitten,      "kitten"},
    {fox,         "fox"},
    {saucer,      "saucer, flying saucer"},
    {yeti,        "yeti"},
    {elf,         "elf"},
    {to,          "to"},
    {from,        "from"},
    {create,      "create, creates, created"},
    {for_,        "for"},
    {then,        "then"},
    {put,         "put, puts"},
    {send,        "send, sends, sent"},
    {discard,     "discard, discards"},
    {crystal,     "crystal"},
    {box,         "box"},
    {set,         "set"},
    {colour,      "colour, color"},
    {elves,       "elves"},
    {ingredients, "ingredients"},
    {gift,        "gift"},
    {on,          "on"},
    {unknown,     "unknown"},
    {none,        "none, nothing"},
    {stuck,       "stuck"},
    {skipped,     "skipped"},
    {shortage,    "shortage"},
};

constexpr WordRow russian[] = {
    {the_city,    "город, города, городе, городу, городом"},
    {stay,        "остаётся, остался, осталась, остаться, остаюсь, на месте"},
    {kitten,      "котёнок, котёнка, котёнку, котёнком, котёнке"},
    {fox,         "лиса, лису, лисы, лисе, лисой, лис"},
    {saucer,      "тарелка, тарелку, тарелки, тарелке, тарелкой, летающая тарелка, летающую тарелку"},
    {yeti,        "йети"},
    {elf,         "эльф, эльфа"},
    {to,          "дать, даёт, дал, дала, отдать, отдаёт, отдал, отдала, кому, в, во, к, ко"},
    {from,        "взять у, берёт у, взял у, взяла у, у, от"},
    {create,      "создать, создаёт, создал, создала, создан"},
    {for_,        "для, за"},
    {then,        "затем, потом"},
    {put,         "положить, кладёт, положил, положила"},
    {send,        "отправить, отправляет, отправил, отправила, отправлена, отправлен"},
    {discard,     "сбросить, сбрасывает, сбросил, сбросила, сброс"},
    {crystal,     "кристалл, кристалла, кристаллом"},
    {box,         "коробка, коробки, коробку, коробке"},
    {set,         "набор, набора, набору"},
    {colour,      "цвет, цвета, цвету"},
    {elves,       "эльфы, эльфов, эльфам"},
    {ingredients, "ингредиенты, ингредиентов, ингредиентам"},
    {gift,        "подарок, подарка"},
    {on,          "на"},
    {unknown,     "неизвестно, неизвестный, неизвестных, неизвестные, неизвестная, неизвестную"},
    {none,        "ничего, нет, никого"},
    {stuck,       "застрял, застряла, застряли"},
    {skipped,     "пропуск, пропустил, пропустила, пропускает"},
    {shortage,    "нехватка, нехватку, нехватки"},
};

constexpr KeyRow keys[] = {
    {"turns", "ходы, ход"},         {"components", "компоненты"}, {"players", "игроки"},    {"parcels", "посылки"},
    {"helpers", "помощники"},       {"start", "начало"},          {"areas", "области"},     {"under", "под посылками"},
    {"stacks", "стопки"},           {"discard", "сброс"},         {"gifts", "подарки"},     {"hand", "рука"},
    {"ingredients", "ингредиенты"}, {"board", "поле"},            {"crystal", "кристалл"},  {"result", "итог"},
    {"mode", "режим"},              {"side", "сторона"},          {"options", "варианты"},  {"round", "раунд"},
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

}  // namespace elfref::master_elf
