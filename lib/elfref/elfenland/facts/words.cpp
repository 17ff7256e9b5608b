#include "elfref/elfenland/facts/words.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "elfref/core/reading/listed_words.h"
#include "elfref/elfenland/facts/faults.h"
#include "elfref/elfenland/facts/listed_words.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

using enum Transport;
using enum Word;

// clang-format off
constexpr WordRow english[] = {
    {pig,      "pig, pigs, giant pig, giant pigs, boar"},
    {elfcycle, "elfcycle, elfcycles, elf cycle, cycle, cycles, elfcart, elfcarts, elf cart, elf carts"},
    {cloud,    "cloud, clouds, magic cloud, magic clouds"},
    {unicorn,  "unicorn, unicorns"},
    {wagon,    "wagon, wagons, troll wagon, troll wagons, troll cart, troll carts"},
    {dragon,   "dragon, dragons"},
    {raft,     "raft, rafts"},
    {obstacle, "obstacle, obstacles, trouble, trouble counter, trouble counters, log, logs"},
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

constexpr WordRow german[] = {
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

constexpr WordRow russian[] = {
    {pig,      "кабан, кабана, кабаны, кабанов"},
    {pig,      "кабан-великан, кабана-великана, кабаны-великаны, кабанов-великанов"},
    {elfcycle, "эльфоцикл, эльфоцикла, эльфоциклы, эльфоциклов"},
    {cloud,    "облако, облака, облаков"},
    {cloud,    "волшебное облако, волшебного облака, волшебные облака, волшебных облака, волшебных облаков"},
    {unicorn,  "единорог, единорога, единороги, единорогов"},
    {wagon,    "повозка, повозки, повозок, повозку"},
    {wagon,    "гномью повозку, гномья повозка, гномьи повозки, гномьих повозок, повозка гнома"},
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

constexpr WordRow italian[] = {
    {pig,      "cinghiale, cinghiali, maiale gigante, maiali giganti"},
    {elfcycle, "ruota elfica, ruote elfiche, ruota, ruote, elfociclo, elfocicli"},
    {cloud,    "nuvola, nuvole, nuvola magica, nuvole magiche, nube magica, nubi magiche"},
    {unicorn,  "unicorno, unicorni"},
    {wagon,    "carro, carri, carro dei troll, carri dei troll"},
    {wagon,    "carretto, carretti, carretto dei troll, carretti dei troll"},
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

constexpr WordRow japanese[] = {
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

// Of these languages the nouns alone, from boxes and rulebooks.

constexpr WordRow french[] = {
    {pig,      "cochon, cochons, cochon géant, cochons géants"},
    {elfcycle, "bicyclette, bicyclettes, bicyclette elfique, bicyclettes elfiques"},
    {elfcycle, "vélo, vélos, vélo elfe, vélos elfes, vélo elfique, vélos elfiques"},
    {cloud,    "nuage, nuages, nuage magique, nuages magiques"},
    {unicorn,  "licorne, licornes"},
    {wagon,    "voiture, voitures, voiture troll, voitures troll, voitures trolls"},
    {wagon,    "chariot, chariots, chariot troll, chariots troll, chariots trolls"},
    {dragon,   "dragon, dragons"},
    {raft,     "radeau, radeaux"},
    {obstacle, "obstacle, obstacles"},
    {caravan,  "caravane"},
};

constexpr WordRow spanish[] = {
    {pig,      "cerdo, cerdos, cerdo gigante, cerdos gigantes"},
    {elfcycle, "elfociclo, elfociclos"},
    {cloud,    "nube, nubes, nube mágica, nubes mágicas"},
    {unicorn,  "unicornio, unicornios"},
    {wagon,    "vagoneta, vagonetas, vagoneta de troll, vagonetas de troll"},
    {dragon,   "dragón, dragones"},
    {raft,     "balsa, balsas"},
    {obstacle, "obstáculo, obstáculos"},
    {caravan,  "caravana"},
};

constexpr WordRow czech[] = {
    {pig,      "kanec, kanci, kance, kanců, jízdní kanec, jízdní kanci, jízdní kance, jízdních kanců"},
    {elfcycle, "plachtocykl, plachtocykly, plachtocyklu, plachtocyklů"},
    {cloud,    "mrak, mraky, mraku, mraků, kouzelný mrak, kouzelné mraky, kouzelného mraku, kouzelných mraků"},
    {unicorn,  "jednorožec, jednorožci, jednorožce, jednorožců"},
    {wagon,    "trollkolka, trollkolky, trollkolku, trollkolek"},
    {dragon,   "drak, draci, draky, draka, draků"},
    {raft,     "vor, vory, voru, vorů"},
    {obstacle, "překážka, překážky, překážku, překážek"},
    {caravan,  "karavana, karavanu"},
};

constexpr WordRow signs[] = {
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
constexpr std::string_view known_editions[] = {
    "rio-grande-1998",
    "italian, italiana",
    "amigo",
    "russian, русская",
    "japanese, 日本語",
    "rio-grande-2015, Elfenroads, Elfenland Deluxe",
    "moon-1998",
    "bga",
};
/// The keys that a record of this game may have besides those of every game.
constexpr KeyRow keys[] = {
    {{"row",      "ряд"},                                      "Auslage, Reihe, fila"},
    {{"deal",     "раздача"},                                  "Austeilen, Ausgeteilt, distribuzione"},
    {{"draw",     "добор"},                                    "Ziehen, Gezogen, pesca"},
    {{"choose",   "выбор"},                                    "Auswählen, Wählen, Wahl, scelta"},
    {{"plan",     "план, планирование"},                       "Planen, Planung, piano, pianificazione, 計画"},
    {{"travel",   "поход, перемещение, путешествие, поездка"}, "Reise, Reisen, viaggio, viaggi, 移動"},
    {{"keep",     "оставить"},                                 "Behalten, tenere"},
    {{"town",     "город"},                                    "Ort, Stadt, città, 町"},
    {{"towns",    "города"},                                   "Orte, Städte, città, 町"},
    {{"distance", "расстояние"},                               ""},
    {{"counters", "жетоны"},                                   ""},
    {{"obstacle", "препятствие"},                              ""},
    {{"roads",    "дороги"},                                   ""},
};

/// The expansions, and their pieces.
constexpr std::string_view foreign[] = {
    "elfengold",    "elfensea",      "elfenzauberer", "zauberer",     "wizard",       "wizards",      "gold",
    "goldcoin",     "goldcoins",     "goldpiece",     "goldpieces",   "coin",         "coins",        "goldcard",
    "goldcards",    "spell",         "spells",        "double",       "doubles",      "exchange",     "exchanges",
    "witch",        "witches",       "elfwitch",      "elfwitches",   "elvenwitch",   "elvenwitches", "hexe",
    "elfenhexe",    "zauberspruch",  "seamonster",    "seamonsters",  "seeungeheuer", "seemonster",   "whale",
    "whales",       "goldkarte",     "goldkarten",    "goldmünze",    "goldmünzen",   "золото",       "заклинание",
    "ведьма",       "волшебник",     "чародей",       "морское чудовище", "oro",      "incantesimo",  "strega",
    "mago",         "mostromarino",  "mostrimarini",
};
// clang-format on

constexpr bool transports_stand_first(std::span<const WordRow> rows) {
  for (std::size_t kind = 0; kind < transport_count; ++kind)
    if (rows[kind].meaning != as_meaning(Transport(kind))) return false;
  return true;
}
static_assert(transports_stand_first(english));

Names<TownId> names_of_towns() {
  Names<TownId> names;
  for (std::uint8_t index = 0; index < town_count; ++index) {
    const Town& town = towns()[index];
    names.add(town.ascii, {index}, true);
    names.add(town.name, {index});
  }
  for (const TownRow& row : town_rows) {
    const TownId town = std::ranges::find(names.spellings(), row.ascii, &Spelled<TownId>::text)->value;
    for (const std::string_view slip : between_commas(row.slips)) names.add(slip, town);
    names.add(row.russian, town);
  }
  names.seal();
  return names;
}

/// The beginning of a town's name, folded, and its town.
struct Beginning {
  std::string folded;
  TownId town;
};

/// The names on the board and in Russian, folded; known misprints are not names.
const std::vector<Beginning>& folded_town_names() {
  static const std::vector<Beginning> names = [] {
    std::vector<Beginning> all;
    for (std::uint8_t id = 0; id < town_count; ++id) {
      for (const std::string_view name : {towns()[id].ascii, towns()[id].name, in_russian(TownId{id})})
        all.push_back({fold(name), TownId{id}});
    }
    return all;
  }();
  return names;
}

/// A town in Russian, from either of its names on the board; empty: it is none.
std::string_view russian_town(std::string_view name) {
  for (std::uint8_t id = 0; id < town_count; ++id)
    if (towns()[id].ascii == name || towns()[id].name == name) return in_russian(TownId{id});
  return {};
}

/// A town, a road or a route in Russian; anything else as it is.
std::string named_in_russian(std::string_view name) {
  std::string all;
  for (std::string_view rest = name;;) {
    const std::size_t end = std::min(rest.find('-'), rest.size());
    std::string_view town = rest.substr(0, end);
    const bool after_space = town.starts_with(' '), before_space = town.ends_with(' ');  // of a route
    if (after_space) town.remove_prefix(1);
    if (before_space && !town.empty()) town.remove_suffix(1);
    const std::string_view russian = russian_town(town);
    if (russian.empty()) return std::string(name);
    all.append(after_space ? " " : "").append(russian).append(before_space ? " " : "");
    if (end == rest.size()) return all;
    all += '-';
    rest.remove_prefix(end + 1);
  }
}

Names<std::string_view> all_editions() {
  Names<std::string_view> names;
  for (const std::string_view row : known_editions) {
    const auto spellings = between_commas(row);
    for (const std::string_view name : spellings) names.add(name, spellings[0], name == spellings[0]);
  }
  names.seal();
  return names;
}

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary words({english, german, russian, italian, japanese, french, spanish, czech, signs},
                                {.keys = keys,
                                 .foreign = foreign,
                                 .foreign_edition = msg::elfenland_in_another_box,
                                 .piece = msg::card_or_counter,
                                 .pieces = msg::the_transports,
                                 .unknown_piece = &faults::unknown_transport});
  return words;
}

std::vector<ListedWords> listed_words() {
  static constexpr TaggedRows languages[] = {{"en", english}, {"de", german}, {"ru", russian}, {"it", italian},
                                             {"ja", japanese}, {"fr", french}, {"es", spanish}, {"cs", czech},
                                             {"zxx", signs}};
  ListedWords towns_of_board{.kind = "town", .words = {}};
  for (const Town& town : towns()) {
    const TownRow& row = *std::ranges::find(town_rows, town.ascii, &TownRow::ascii);
    ListedWord& word = towns_of_board.words.emplace_back(ListedWord{.word = town.ascii, .in = {{"en", {town.ascii}}}});
    if (town.name != town.ascii) word.in.front().spellings.push_back(town.name);
    const auto slips = between_commas(row.slips);
    word.in.front().spellings.insert(word.in.front().spellings.end(), slips.begin(), slips.end());
    word.in.push_back({"ru", {row.russian}});
  }
  ListedWords of_editions{.kind = "edition", .words = {}};
  for (const std::string_view row : known_editions) {
    const auto spellings = between_commas(row);
    of_editions.words.push_back({.word = spellings.front(), .in = {{"en", spellings}}});
  }
  return {std::move(towns_of_board), elfref::listed_words(languages, Meaning::Kind::piece, "piece"),
          elfref::listed_words(languages, Meaning::Kind::word, "word"), std::move(of_editions)};
}

const Names<TownId>& town_names() {
  static const Names<TownId> names = names_of_towns();
  return names;
}

TownSet towns_that_begin(std::string_view text) {
  TownSet found;
  const std::string folded = fold(text);
  if (folded.empty()) return found;
  for (const auto& [name, town] : folded_town_names())
    if (name.starts_with(folded)) found.add(town);
  return found;
}

std::optional<TownId> town_abbreviated(std::string_view text) {
  constexpr int fewest_letters = 3;
  const TownSet found = towns_that_begin(text);
  if (found.size() != 1 || characters(fold(text)) < fewest_letters) return std::nullopt;
  return found.first();
}

std::string_view in_russian(TownId town) {
  return std::ranges::find(town_rows, towns()[town.value].ascii, &TownRow::ascii)->russian;
}

Naming naming_in(std::string_view text) {
  constexpr char first_of_capitals = '\xD0';  // of the bytes of a Russian capital letter
  if (text.find(first_of_capitals) == std::string_view::npos) return {};
  const auto written = [&](auto name) {
    return std::ranges::count_if(town_rows, [&](const TownRow& row) { return text.find(row.*name) != text.npos; });
  };
  if (written(&TownRow::russian) <= written(&TownRow::ascii)) return {};
  return {.language = Language::ru, .named = named_in_russian};
}

const Names<std::string_view>& edition_names() {
  static const Names<std::string_view> names = all_editions();
  return names;
}

std::string_view name(Transport transport) {
  // The first spelling in English: known without making the vocabulary.
  const std::string_view spellings = english[static_cast<std::size_t>(transport)].spellings;
  return spellings.substr(0, spellings.find(", "));
}

std::string_view name(Terrain terrain) {
  static constexpr std::array<std::string_view, 6> names{"plain", "forest", "desert", "mountain", "river", "lake"};
  return names[static_cast<std::size_t>(terrain)];
}

}  // namespace elfref::elfenland
