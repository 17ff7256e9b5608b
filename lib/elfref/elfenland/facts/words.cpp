#include "elfref/elfenland/facts/words.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/lexicon.h"

namespace elfref::elfenland {
namespace {

using enum Transport;
using enum Word;

/// What one language calls one thing: spellings between commas. Only forms that differ after folding need to be listed.
struct Row {
  Meaning meaning;
  std::string_view spellings;

  constexpr Row(Transport transport, std::string_view names)
      : meaning{.kind = Meaning::Kind::transport, .transport = transport}, spellings(names) {}
  constexpr Row(Word word, std::string_view names)
      : meaning{.kind = Meaning::Kind::word, .word = word}, spellings(names) {}
};

// clang-format off
/// The first spelling of an English row is the canonical one, the second of a transport its plural.
constexpr Row english[] = {
    {pig,      "pig, pigs, giant pig, giant pigs, boar"},
    {elfcycle, "elfcycle, elfcycles, elf cycle, cycle, cycles"},
    {cloud,    "cloud, clouds, magic cloud, magic clouds"},
    {unicorn,  "unicorn, unicorns"},
    {wagon,    "wagon, wagons, troll wagon, troll wagons"},
    {dragon,   "dragon, dragons"},
    {raft,     "raft, rafts"},
    {obstacle, "obstacle, obstacles, trouble, log, logs"},
    {on,       "on"},
    {pass,     "pass, passes"},
    {then,     "then"},
    {blind,    "blind"},
    {hidden,   "hidden"},
    {unknown,  "unknown"},
    {none,     "none"},
    {caravan,  "caravan"},
    {by_road,  "by road"},
    {by_river, "by river"},
    {by_ferry, "by ferry"},
};

constexpr Row german[] = {
    {pig,      "Riesenschwein, Riesenschweine, Wildschwein, Wildschweine, Schwein, Schweine"},
    {elfcycle, "Elfenrad, Elfenräder"},
    {cloud,    "Magische Wolke, Magische Wolken, Wolke, Wolken"},
    {unicorn,  "Einhorn, Einhörner"},
    {wagon,    "Trollwagen, Wagen"},
    {dragon,   "Drache, Drachen"},
    {raft,     "Floß, Floss, Flöße, Flösse"},
    {obstacle, "Hindernis, Hindernisse"},
    {on,       "auf"},
    {pass,     "passe, passt, passen"},
    {then,     "dann"},
    {blind,    "blind, verdeckt gezogen"},
    {hidden,   "verdeckt"},
    {unknown,  "unbekannt, unbekannte"},
    {none,     "nichts, keins"},
    {caravan,  "Karawane"},
    {by_road,  "zu Land"},
    {by_river, "per Fluss"},
    {by_ferry, "per Fähre"},
};

constexpr Row russian[] = {
    {pig,      "кабан, кабана, кабаны, кабанов"},
    {pig,      "кабан-великан, кабана-великана, кабаны-великаны, кабанов-великанов"},
    {elfcycle, "эльфоцикл, эльфоцикла, эльфоциклы, эльфоциклов"},
    {cloud,    "облако, облака, облаков"},
    {cloud,    "волшебное облако, волшебного облака, волшебные облака, волшебных облака, волшебных облаков"},
    {unicorn,  "единорог, единорога, единороги, единорогов"},
    {wagon,    "повозка, повозки, повозок, повозку, гномью повозку, гномья повозка, гномьи повозки, гномьих повозок, повозка гнома"},
    {dragon,   "дракон, дракона, драконы, драконов"},
    {raft,     "плот, плота, плоты, плотов"},
    {obstacle, "препятствие, препятствия, препятствий"},
    {on,       "на"},
    {pass,     "пас, пасует"},
    {then,     "затем, потом"},
    {blind,    "вслепую"},
    {hidden,   "закрытый, закрытая, закрытое, закрытого, закрытую, закрытые"},
    {unknown,  "неизвестно, неизвестный, неизвестная, неизвестное, неизвестные, неизвестных"},
    {none,     "ничего"},
    {caravan,  "караван"},
    {by_road,  "по дороге"},
    {by_river, "по реке"},
    {by_ferry, "на пароме, паромом"},
};

constexpr Row italian[] = {
    {pig,      "cinghiale, cinghiali, maiale gigante, maiali giganti"},
    {elfcycle, "ruota elfica, ruote elfiche, ruota, ruote, elfociclo, elfocicli"},
    {cloud,    "nuvola, nuvole, nuvola magica, nuvole magiche, nube magica, nubi magiche"},
    {unicorn,  "unicorno, unicorni"},
    {wagon,    "carro, carri, carro dei troll, carri dei troll, carretto, carretti"},
    {dragon,   "drago, draghi"},
    {raft,     "zattera, zattere"},
    {obstacle, "ostacolo, ostacoli"},
    {on,       "su"},
    {pass,     "passo, passa"},
    {then,     "poi"},
    {blind,    "alla cieca"},
    {hidden,   "coperto, coperta"},
    {unknown,  "ignoto, ignota, ignoti, ignote"},
    {none,     "niente, nessuno"},
    {caravan,  "carovana"},
    {by_road,  "via terra"},
    {by_river, "via fiume"},
    {by_ferry, "in traghetto"},
};

constexpr Row japanese[] = {
    {pig,      "大猪, イノシシ"},
    {elfcycle, "エルフの帆走車, 帆走車"},
    {cloud,    "魔法の雲, 雲"},
    {unicorn,  "ユニコーン"},
    {wagon,    "トロールの力車, 力車, トロール車"},
    {dragon,   "ドラゴン"},
    {raft,     "いかだ"},
    {obstacle, "障害タイル, 障害"},
    {caravan,  "キャラバン"},
};

constexpr Row signs[] = {
    {pig, "🐗"}, {elfcycle, "🚲"}, {cloud, "☁"}, {unicorn, "🦄"}, {wagon, "🛒"}, {dragon, "🐉"}, {raft, "🛶"},
};

/// What else people write for a town, beside its two names on the board.
struct TownRow {
  std::string_view ascii;
  std::string_view slips;
  std::string_view russian;
};

constexpr TownRow town_rows[] = {
    {"Usselen",     "Esselen, Lisselen",                              "Усселен"},     // not printed
    {"Wylhien",     "Wyhlien, Wylbien",                               "Вильен"},      // not printed
    {"Jaccaranda",  "",                                               "Жакаранда"},
    {"Tichih",      "Tichik, Cicbib'",                                "Тичих"},       // not printed
    {"Throtmanni",  "Thortmanni, Throtmani, Cbrotmanni",              "Тротмани"},
    {"Parundia",    "Perundia, Darundia",                             "Парундия"},
    {"Yttar",       "",                                               "Иттар"},
    {"Al'Baran",    "AlBaran, Albaran",                               "Аль'Баран"},   // not printed
    {"Feodor",      "Feodori",                                        "Феодор"},
    {"Rivinia",     "",                                               "Ривиния"},     // not printed
    {"Erg'Eren",    "ErgEren, Ergeren",                               "Эрг'Эрен"},    // not printed
    {"Grangor",     "",                                               "Грангор"},
    {"Kihromah",    "Kihrimah, Kibromab",                             "Киромех"},
    {"Dag'Amura",   "DagAmura, Dagamura, Dagamaru",                   "Даг'Амура"},
    {"Lapphalya",   "Lapphalia, Lapphayla, Lapphalaya",               "Лаппхалия"},
    {"Elvenhold",   "Elfenhold",                                      "Эльфенхолд"},
    {"Beata",       "Beafa",                                          "Беата"},       // not printed
    {"Mah'Davikia", "MahDavikia, Mahdavikia, Mahdavika, Dab Davikia", "Мах'Давикия"}, // not printed
    {"Ixara",       "Jxara",                                          "Иксара"},
    {"Virst",       "",                                               "Вирст"},
    {"Strykhaven",  "Strkhaven, Strykbaven",                          "Стрикхэвен"},
};

/// The first spelling is the canonical one. The others are the edition's own name of its language.
constexpr std::string_view editions[] = {
    "rio-grande-1998",
    "italian, italiana",
    "amigo",
    "russian, русская",
    "japanese, 日本語",
    "rio-grande-2015",
    "moon-1998",
    "bga",
};
// clang-format on

std::vector<std::string_view> split(std::string_view names) {
  std::vector<std::string_view> parts;
  while (!names.empty()) {
    const std::size_t comma = std::min(names.find(", "), names.size());
    parts.push_back(names.substr(0, comma));
    names.remove_prefix(std::min(comma + 2, names.size()));
  }
  return parts;
}

/// Values by spelling and by folded spelling. What is listed as it is typed is found by one look-up, without folding.
template <class Value>
class Vocabulary {
 public:
  void add(std::string_view spelling, Value value) {
    words_.add(spelling, value);
    words_.add(fold(spelling), value);
  }

  /// All spellings are known.
  void seal() { words_.seal(); }

  [[nodiscard]] std::optional<Value> find(std::string_view text) const {
    const Value* found = words_.find(text);
    if (found == nullptr) found = words_.find(fold(text));
    if (found == nullptr) return std::nullopt;
    return *found;
  }

  /// By its exact spelling alone; null: nothing.
  [[nodiscard]] const Value* find_exact(std::string_view text) const { return words_.find(text); }

 private:
  Lexicon<Value> words_;
};

struct PlayVocabulary {
  std::vector<Spelling> spellings;
  Vocabulary<Meaning> lexicon;
  std::vector<std::string_view> canonical;
  std::vector<std::string_view> plurals;
  int longest_phrase = 0;

  PlayVocabulary() {
    for (const Row& row : english) {
      const auto names = split(row.spellings);
      canonical.push_back(names[0]);
      if (row.meaning.kind == Meaning::Kind::transport) plurals.push_back(names[1]);
    }
    add(english);
    add(german);
    add(russian);
    add(italian);
    add(japanese);
    add(signs);
    lexicon.seal();
  }

  void add(std::span<const Row> rows) {
    for (const Row& row : rows) {
      for (const std::string_view text : split(row.spellings)) {
        spellings.push_back({text, row.meaning});
        lexicon.add(text, row.meaning);
        const auto gaps = std::ranges::count_if(text, [](char c) { return c == ' ' || c == '-'; });
        longest_phrase = std::max(longest_phrase, static_cast<int>(gaps) + 1);
      }
    }
  }
};

struct TownVocabulary {
  std::vector<TownSpelling> spellings;
  Vocabulary<TownId> lexicon;
  std::vector<std::string_view> ascii;

  TownVocabulary() {
    for (std::uint8_t index = 0; index < town_count; ++index) {
      const auto& [name, ascii_name, card, x, y] = towns()[index];
      ascii.push_back(ascii_name);
      add(ascii_name, {index});
      add(name, {index});
    }
    for (const TownRow& row : town_rows) {
      const auto listed = std::ranges::find(ascii, row.ascii);
      const TownId town{static_cast<std::uint8_t>(listed - ascii.begin())};
      for (const std::string_view slip : split(row.slips)) add(slip, town);
      add(row.russian, town);
    }
    lexicon.seal();
  }

  void add(std::string_view text, TownId town) {
    spellings.push_back({text, town});
    lexicon.add(text, town);
  }
};

struct EditionVocabulary {
  Vocabulary<std::string_view> lexicon;
  std::vector<std::string_view> canonical;

  EditionVocabulary() {
    for (const std::string_view row : editions) {
      const auto names = split(row);
      canonical.push_back(names[0]);
      for (const std::string_view name : names) lexicon.add(name, names[0]);
    }
    lexicon.seal();
  }
};

const PlayVocabulary& play_vocabulary() {
  static const PlayVocabulary vocabulary;
  return vocabulary;
}

const TownVocabulary& town_vocabulary() {
  static const TownVocabulary vocabulary;
  return vocabulary;
}

const EditionVocabulary& edition_vocabulary() {
  static const EditionVocabulary vocabulary;
  return vocabulary;
}

}  // namespace

Meaning meaning_of(std::string_view phrase) {
  return play_vocabulary().lexicon.find(phrase).value_or(Meaning{});
}

Meaning exact_meaning_of(std::string_view phrase) {
  const Meaning* found = play_vocabulary().lexicon.find_exact(phrase);
  return found == nullptr ? Meaning{} : *found;
}

int longest_phrase() {
  return play_vocabulary().longest_phrase;
}

std::optional<TownId> town_named(std::string_view name) {
  return town_vocabulary().lexicon.find(name);
}

std::optional<std::string_view> edition_named(std::string_view name) {
  return edition_vocabulary().lexicon.find(name);
}

std::span<const std::string_view> play_words() {
  return play_vocabulary().canonical;
}

std::span<const std::string_view> transport_words() {
  return play_words().first(transport_count);
}

std::span<const std::string_view> town_words() {
  return town_vocabulary().ascii;
}

std::span<const std::string_view> edition_words() {
  return edition_vocabulary().canonical;
}

std::span<const Spelling> spellings() {
  return play_vocabulary().spellings;
}

std::span<const TownSpelling> town_spellings() {
  return town_vocabulary().spellings;
}

std::string_view name(Transport transport) {
  return transport_words()[static_cast<std::size_t>(transport)];
}

std::string_view plural(Transport transport) {
  return play_vocabulary().plurals[static_cast<std::size_t>(transport)];
}

std::string_view name(Terrain terrain) {
  static constexpr std::array<std::string_view, 6> names{"plain", "forest", "desert", "mountain", "river", "lake"};
  return names[static_cast<std::size_t>(terrain)];
}

}  // namespace elfref::elfenland
