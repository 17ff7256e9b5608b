#include "elfref/elfenland/facts/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "elfref/core/text/text.h"

namespace elfref::elfenland::words_test {
namespace {

constexpr Meaning nothing{};

void expect_transports(std::span<const std::pair<std::string_view, Transport>> typings) {
  for (const auto& [text, transport] : typings) EXPECT_EQ(vocabulary().meaning_of(text), as_meaning(transport)) << text;
}

void expect_words(std::span<const std::pair<std::string_view, Word>> typings) {
  for (const auto& [text, word] : typings) EXPECT_EQ(vocabulary().meaning_of(text), as_meaning(word)) << text;
}

void expect_towns(std::span<const std::pair<std::string_view, std::string_view>> typings) {
  for (const auto& [text, ascii] : typings) {
    const auto found = town_named(text);
    ASSERT_TRUE(found) << text;
    EXPECT_EQ(town(*found).ascii, ascii) << text;
  }
}

TEST(Meaning, EnglishTransports) {
  using enum Transport;
  constexpr std::pair<std::string_view, Transport> typings[] = {
      {"pig", pig},         {"giant pigs", pig},    {"boar", pig},         {"elf cycle", elfcycle},
      {"cycles", elfcycle}, {"magic cloud", cloud}, {"unicorns", unicorn}, {"troll wagon", wagon},
      {"wagons", wagon},    {"dragons", dragon},    {"rafts", raft},
  };
  expect_transports(typings);
}

TEST(Meaning, GermanTransports) {
  using enum Transport;
  constexpr std::pair<std::string_view, Transport> typings[] = {
      {"Wildschwein", pig},
      {"Riesenschweine", pig},
      {"Elfenräder", elfcycle},
      {"Elfenrad", elfcycle},
      {"Magische Wolken", cloud},
      {"Einhörner", unicorn},
      {"Trollwagen", wagon},
      {"Drachen", dragon},
      {"Floß", raft},
      {"Floss", raft},
      {"Flöße", raft},
  };
  expect_transports(typings);
}

TEST(Meaning, RussianTransports) {
  using enum Transport;
  constexpr std::pair<std::string_view, Transport> typings[] = {
      {"кабанов", pig},    {"кабана-великана", pig},    {"кабан великан", pig}, {"эльфоцикла", elfcycle},
      {"облаков", cloud},  {"волшебных облака", cloud}, {"единорога", unicorn}, {"повозки", wagon},
      {"дракона", dragon}, {"гномьих повозок", wagon},  {"плота", raft},        {"ПЛОТОВ", raft},
  };
  expect_transports(typings);
}

TEST(Meaning, ItalianTransports) {
  using enum Transport;
  constexpr std::pair<std::string_view, Transport> typings[] = {
      {"cinghiali", pig},
      {"ruote elfiche", elfcycle},
      {"ruota", elfcycle},
      {"nuvole magiche", cloud},
      {"unicorni", unicorn},
      {"carro dei troll", wagon},
      {"draghi", dragon},
      {"zattere", raft},
      // the words of another edition
      {"elfociclo", elfcycle},
      {"carretto", wagon},
      {"nube magica", cloud},
      {"maiale gigante", pig},
  };
  expect_transports(typings);
}

TEST(Meaning, JapaneseTransports) {
  using enum Transport;
  constexpr std::pair<std::string_view, Transport> typings[] = {
      {"大猪", pig},         {"エルフの帆走車", elfcycle},
      {"帆走車", elfcycle},  {"魔法の雲", cloud},
      {"雲", cloud},         {"ユニコーン", unicorn},
      {"力車", wagon},       {"ドラゴン", dragon},
      {"いかだ", raft},      {"イノシシ", pig},
      {"トロール車", wagon},
  };
  expect_transports(typings);
}

TEST(Meaning, TransportsOfOtherBoxes) {
  using enum Transport;
  constexpr std::pair<std::string_view, Transport> typings[] = {
      {"cochon géant", pig},   {"vélos elfes", elfcycle}, {"Nuages", cloud},         {"licorne", unicorn},
      {"voiture troll", wagon}, {"radeaux", raft},         {"cerdos gigantes", pig},  {"elfociclos", elfcycle},
      {"nube magica", cloud},  {"unicornios", unicorn},   {"vagoneta de troll", wagon}, {"dragón", dragon},
      {"balsas", raft},        {"jizdni kanec", pig},     {"plachtocyklů", elfcycle}, {"kouzelný mrak", cloud},
      {"jednorožce", unicorn}, {"trollkolky", wagon},     {"draci", dragon},         {"vory", raft},
      {"elfcart", elfcycle},   {"troll-cart", wagon},     {"carretti dei troll", wagon},
  };
  expect_transports(typings);
}

TEST(Meaning, SignsAreTransports) {
  using enum Transport;
  constexpr std::pair<std::string_view, Transport> typings[] = {
      {"🐗", pig},        {"🚲", elfcycle}, {"☁", cloud},  {"☁\uFE0F", cloud},
      {"🦄", unicorn}, {"🛒", wagon}, {"🐉", dragon}, {"🛶", raft},
  };
  expect_transports(typings);
}

TEST(Meaning, SmallWordsInFiveLanguages) {
  using enum Word;
  // clang-format off
  constexpr std::pair<std::string_view, Word> typings[] = {
      {"on", on}, {"auf", on}, {"на", on}, {"su", on},
      {"pass", pass}, {"passe", pass}, {"passen", pass}, {"log", obstacle}, {"пас", pass}, {"passo", pass},
      {"then", then}, {"dann", then}, {"затем", then}, {"poi", then},
      {"blind", blind}, {"вслепую", blind}, {"alla cieca", blind},
      {"hidden", hidden}, {"verdeckt", hidden}, {"закрытый", hidden}, {"coperta", hidden},
      {"unknown", unknown}, {"unbekannt", unknown}, {"неизвестно", unknown}, {"неизвестных", unknown}, {"ignota", unknown},
      {"none", none}, {"nichts", none}, {"ничего", none}, {"niente", none},
      {"caravan", caravan}, {"Karawane", caravan}, {"караван", caravan}, {"carovana", caravan}, {"キャラバン", caravan},
      {"by road", by_road}, {"zu Land", by_road}, {"по дороге", by_road}, {"via terra", by_road},
      {"by river", by_river}, {"per Fluss", by_river}, {"по реке", by_river}, {"via fiume", by_river},
      {"by ferry", by_ferry}, {"per Fähre", by_ferry}, {"паромом", by_ferry}, {"на пароме", by_ferry},
      {"in traghetto", by_ferry},
      {"trouble", obstacle}, {"Hindernis", obstacle}, {"препятствия", obstacle}, {"ostacolo", obstacle},
      {"障害タイル", obstacle},
  };
  // clang-format on
  expect_words(typings);
}

TEST(Meaning, CaseSpacesAndHyphensDoNotMatter) {
  EXPECT_EQ(vocabulary().meaning_of("DRAGON"), as_meaning(Transport::dragon));
  EXPECT_EQ(vocabulary().meaning_of("magic  cloud"), as_meaning(Transport::cloud));
  EXPECT_EQ(vocabulary().meaning_of("magic-cloud"), as_meaning(Transport::cloud));
  EXPECT_EQ(vocabulary().meaning_of("Elf\u00A0Cycle"), as_meaning(Transport::elfcycle));
  EXPECT_EQ(vocabulary().meaning_of("elfenrader"), as_meaning(Transport::elfcycle));
  EXPECT_EQ(vocabulary().meaning_of("По Дороге"), as_meaning(Word::by_road));
}

TEST(Meaning, HiddenIsNotDrawnBlind) {
  EXPECT_EQ(vocabulary().meaning_of("verdeckt"), as_meaning(Word::hidden));
  EXPECT_EQ(vocabulary().meaning_of("verdeckt gezogen"), as_meaning(Word::blind));
}

TEST(Meaning, OtherTextMeansNothing) {
  for (const std::string_view text : {"", " ", "-", "'", "2", "2 dragon", "dragn", "Virst", "void", "\xFF\xFE"}) {
    EXPECT_EQ(vocabulary().meaning_of(text), nothing) << text;
  }
}

TEST(Meaning, LongestPhraseHasThreeWords) {
  EXPECT_EQ(vocabulary().longest_phrase(), 3);
}

TEST(TownNames, AsPrintedAndInAscii) {
  for (std::uint8_t index = 0; index < town_count; ++index) {
    EXPECT_EQ(town_named(towns()[index].name), TownId{index});
    EXPECT_EQ(town_named(towns()[index].ascii), TownId{index});
  }
}

TEST(TownNames, SlipsAndOddTypings) {
  constexpr std::pair<std::string_view, std::string_view> typings[] = {
      {"Lisselen", "Usselen"},        {"Wyhlien", "Wylhien"},       {"Cbrotmanni", "Throtmanni"},
      {"Perundia", "Parundia"},       {"Albaran", "Al'Baran"},      {"al'baran", "Al'Baran"},
      {"Al Baran", "Al'Baran"},       {"Al-Baran", "Al'Baran"},     {"Dag\u00B4Amura", "Dag'Amura"},
      {"Dag`Amura", "Dag'Amura"},     {"Dagamaru", "Dag'Amura"},    {"ERG’EREN", "Erg'Eren"},
      {"Lapphálya", "Lapphalya"},     {"LAPPHÁLYA", "Lapphalya"},   {"Lappha\u0301lya", "Lapphalya"},
      {"Elfenhold", "Elvenhold"},     {"beata", "Beata"},           {"Mahdavika", "Mah'Davikia"},
      {"Dab Davikia", "Mah'Davikia"}, {"Jxara", "Ixara"},           {" virst ", "Virst"},
      {"Cicbib'", "Tichih"},          {"Strykbaven", "Strykhaven"},
  };
  expect_towns(typings);
}

TEST(TownNames, InRussian) {
  constexpr std::pair<std::string_view, std::string_view> typings[] = {
      {"Эльфенхолд", "Elvenhold"},    {"Феодор", "Feodor"},        {"Вирст", "Virst"},
      {"Лаппхалия", "Lapphalya"},     {"Иксара", "Ixara"},         {"Даг'Амура", "Dag'Amura"},
      {"даг’амура", "Dag'Amura"},     {"Киромех", "Kihromah"},     {"Стрикхэвен", "Strykhaven"},
      {"Грангор", "Grangor"},         {"Иттар", "Yttar"},          {"Парундия", "Parundia"},
      {"Тротмани", "Throtmanni"},     {"Жакаранда", "Jaccaranda"}, {"Усселен", "Usselen"},
      {"Вильен", "Wylhien"},          {"Тичих", "Tichih"},         {"аль баран", "Al'Baran"},
      {"Ривиния", "Rivinia"},         {"Эрг'Эрен", "Erg'Eren"},    {"Беата", "Beata"},
      {"Мах'Давикия", "Mah'Davikia"},
  };
  expect_towns(typings);
}

TEST(TownNames, OtherTextIsNoTown) {
  for (const std::string_view text : {"", "-", "Mah", "Davikia", "Virst-Ixara", "Elfenland", "dragon", "\xC3"}) {
    EXPECT_FALSE(town_named(text)) << text;
  }
}

TEST(TownNames, ThreeLettersAreEnough) {
  for (std::uint8_t index = 0; index < town_count; ++index) {
    std::string letters = fold(towns()[index].ascii).substr(0, 3);
    EXPECT_EQ(town_abbreviated(letters), TownId{index}) << letters;
    letters.resize(2);
    EXPECT_FALSE(town_abbreviated(letters)) << letters;
    EXPECT_TRUE(towns_that_begin(letters).has(TownId{index})) << letters;
  }
}

TEST(TownNames, AbbreviatedInAnyListedLanguage) {
  constexpr std::pair<std::string_view, TownId> typings[] = {
      {"Lapph", TownId{14}}, {"ELVEN", TownId{15}}, {"Mah-Dav", TownId{17}}, {"Лап", TownId{14}},
      {"Эрг", TownId{10}},   {"Мах'", TownId{17}},  {"Beatá", TownId{16}},   {"Wylhi", TownId{1}},
  };
  for (const auto& [typed, meant] : typings) EXPECT_EQ(town_abbreviated(typed), meant) << typed;
}

TEST(TownNames, AMisprintIsNotAbbreviated) {
  for (const std::string_view text : {"Lisse", "Cbro", "Jxa", "Perun", "Elf", "Dab", "", "'", "Ли"})
    EXPECT_FALSE(town_abbreviated(text)) << text;
}

TEST(Editions, EveryOneBearsItsOwnName) {
  for (const std::string_view name : edition_words()) EXPECT_EQ(edition_named(name), name);
  EXPECT_EQ(edition_words().size(), 8u);
}

TEST(Editions, FoldedAndInTheirOwnLanguages) {
  EXPECT_EQ(edition_named("Rio Grande 1998"), "rio-grande-1998");
  EXPECT_EQ(edition_named("BGA"), "bga");
  EXPECT_EQ(edition_named("Русская"), "russian");
  EXPECT_EQ(edition_named("italiana"), "italian");
  EXPECT_EQ(edition_named("日本語"), "japanese");
  EXPECT_EQ(edition_named("elfenroads"), "rio-grande-2015");
  EXPECT_EQ(edition_named("Elfenland Deluxe"), "rio-grande-2015");
  EXPECT_FALSE(edition_named("rio-grande"));
}

TEST(Spellings, EveryListedOneIsFound) {
  for (const auto& [text, meaning] : vocabulary().spellings()) EXPECT_EQ(vocabulary().meaning_of(text), meaning) << text;
  for (const auto& [text, town] : town_names().spellings()) EXPECT_EQ(town_named(text), town) << text;
}

TEST(Spellings, NoTwoFoldIntoOneWithTwoMeanings) {
  std::map<std::string, Meaning> meanings;
  for (const auto& [text, meaning] : vocabulary().spellings()) {
    const auto [earlier, is_new] = meanings.emplace(fold(text), meaning);
    EXPECT_EQ(earlier->second, meaning) << text;
  }
  std::map<std::string, TownId> named;
  for (const auto& [text, town] : town_names().spellings()) {
    const auto [earlier, is_new] = named.emplace(fold(text), town);
    EXPECT_EQ(earlier->second, town) << text;
    EXPECT_FALSE(meanings.contains(fold(text))) << text;
  }
  EXPECT_FALSE(meanings.contains(""));
  EXPECT_FALSE(named.contains(""));
}

TEST(Suggestions, AreCanonicalEnglishWords) {
  EXPECT_EQ(vocabulary().pieces().size(), static_cast<std::size_t>(transport_count));
  EXPECT_EQ(town_names().words().size(), static_cast<std::size_t>(town_count));
  EXPECT_EQ(vocabulary().words().size(), 19u);
  EXPECT_EQ(vocabulary().words().back(), "by ferry");
  for (const std::string_view word : vocabulary().words()) EXPECT_NE(vocabulary().meaning_of(word), nothing) << word;
}

TEST(Names, OfTransportsMeanThem) {
  for (int index = 0; index < transport_count; ++index) {
    const auto transport = static_cast<Transport>(index);
    EXPECT_EQ(vocabulary().meaning_of(name(transport)), as_meaning(transport));
    EXPECT_EQ(vocabulary().meaning_of(std::string(name(transport)) + "s"), as_meaning(transport));
  }
}

TEST(Names, OfTransportsAndTerrains) {
  EXPECT_EQ(name(Transport::wagon), "wagon");
  EXPECT_EQ(name(Terrain::plain), "plain");
  EXPECT_EQ(name(Terrain::forest), "forest");
  EXPECT_EQ(name(Terrain::desert), "desert");
  EXPECT_EQ(name(Terrain::mountain), "mountain");
  EXPECT_EQ(name(Terrain::river), "river");
  EXPECT_EQ(name(Terrain::lake), "lake");
}

TEST(Naming, TownsAreRussianWhereTheRecordMostlyWritesThemSo) {
  EXPECT_EQ(naming_in("- Anna: [Virst: dragon]").named, nullptr);
  EXPECT_EQ(naming_in("# Вирст\n- Anna: [Virst: dragon, Beata: pig]").named, nullptr);
  const Naming russian = naming_in("- Anna: [Вирст: дракон, Beata: pig, Иксара: кабан]");
  ASSERT_NE(russian.named, nullptr);
  EXPECT_EQ(russian.language, Language::ru);
  EXPECT_EQ(russian.named("Virst"), "Вирст");
  EXPECT_EQ(russian.named("Virst-Mah'Davikia"), "Вирст-Мах'Давикия");
  EXPECT_EQ(russian.named("Virst - Beata - Ixara"), "Вирст - Беата - Иксара");
  for (const char* other : {"", "-", "Virst: dragon", "Virst-", "Anna", "town-cards", "virst"})
    EXPECT_EQ(russian.named(other), other);
  for (std::uint8_t town = 0; town < town_count; ++town) {
    EXPECT_EQ(russian.named(towns()[town].ascii), in_russian(TownId{town}));
    EXPECT_EQ(russian.named(towns()[town].name), in_russian(TownId{town}));
  }
}

}  // namespace
}  // namespace elfref::elfenland::words_test
