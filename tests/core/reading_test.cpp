// What every game reads, with the words of a game that nobody plays: merchants take gems and lay them on mats.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "elfref/core/reading/claims.h"
#include "elfref/core/reading/header.h"
#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/rounds.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/reading/sums.h"
#include "elfref/core/record/record_reader.h"
#include "testing/english.h"

namespace elfref::gems {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

enum class Gem : std::uint8_t { ruby, pearl };
enum class Word : std::uint8_t { unknown, none, hidden, on, pass };

constexpr Meaning as_meaning(Gem gem) { return Meaning::piece(gem); }
constexpr Meaning as_meaning(Word word) {
  constexpr std::array roles{Role::unknown, Role::none, Role::mark, Role::between, Role::plain};
  return Meaning::word(word, roles[static_cast<std::size_t>(word)]);
}

constexpr WordRow english[] = {
    {Gem::ruby, "ruby, rubies, red stone"}, {Gem::pearl, "pearl, pearls"}, {Word::unknown, "unknown"},
    {Word::none, "none"},                   {Word::hidden, "hidden"},      {Word::on, "on"},
    {Word::pass, "pass"},
};
constexpr WordRow german[] = {{Gem::ruby, "Rubin, Rubine"}, {Gem::pearl, "Perle, Perlen"}, {Word::on, "auf"}};
constexpr KeyRow keys[] = {{{"take", "взять"}, "Nehmen"}};
constexpr std::string_view foreign[] = {"diamond"};

const Vocabulary& vocabulary() {
  static const Vocabulary words({english, german},
                                {.keys = keys, .foreign = foreign, .piece = "a gem", .pieces = "the gems"});
  return words;
}

const Names<int>& mats() {
  static const Names<int> names = [] {
    Names<int> all;
    all.add("Harbour", 1, true);
    all.add("Hafen", 1);
    all.add("Market", 2, true);
    all.seal();
    return all;
  }();
  return names;
}

/// A text, read as one document.
struct Text {
  Diagnostics faults;
  std::unique_ptr<Record> record;
  Reading reading;

  explicit Text(const std::string& text)
      : record(read_record({.name = "test", .text = text}, faults)), reading(*record, faults, vocabulary()) {}

  const Node& node() const { return record->root(); }
  /// The value of a key of the document.
  Field field(std::string_view key) { return reading.fields(node(), std::array{key})[0]; }
  /// What was reported, at which words, and the advice: `unknown-key gem = did you mean 'gems'?`.
  std::vector<std::string> told() const {
    std::vector<std::string> found;
    for (const Diagnostic& fault : faults.all()) {
      std::string& line = found.emplace_back(fault.id);
      line.append(" ").append(record->source().text, fault.span.begin, fault.span.end - fault.span.begin);
      if (!fault.advice.empty()) line.append(" = ").append(testing::in_english(fault.advice));
    }
    return found;
  }
};

TEST(Vocabulary, KnowsWordsInAllItsSpellings) {
  const Vocabulary& words = vocabulary();
  EXPECT_EQ(words.meaning_of("Red-Stone"), as_meaning(Gem::ruby));
  EXPECT_EQ(words.meaning_of("PERLEN"), as_meaning(Gem::pearl));
  EXPECT_EQ(words.meaning_of("auf").as<Word>(), Word::on);
  EXPECT_EQ(words.meaning_of("opal"), Meaning{});
  EXPECT_EQ(words.exact_meaning_of("PEARL"), Meaning{});
  EXPECT_THAT(words.pieces(), ElementsAre("ruby", "pearl"));
  EXPECT_THAT(words.plurals(), ElementsAre("rubies", "pearls"));
  EXPECT_EQ(words.words().back(), "pass");
  EXPECT_EQ(words.longest_phrase(), 2);
  EXPECT_TRUE(words.is_foreign("Diamond"));
}

TEST(Vocabulary, KnowsKeysInOtherLanguages) {
  constexpr std::string_view known[] = {"players", "take"};
  EXPECT_EQ(vocabulary().keys().meant("Spieler", known), "players");
  EXPECT_EQ(vocabulary().keys().meant("nehmen", known), "take");
  EXPECT_EQ(vocabulary().keys().meant("Runde", known), "") << "it is no key here";
  EXPECT_EQ(vocabulary().keys().in_english("взять"), "take");
  EXPECT_EQ(vocabulary().keys().in_english("Nehmen"), "") << "it is for advice only";
  EXPECT_EQ(vocabulary().keys().in(Language::ru, "take"), "взять");
  EXPECT_EQ(vocabulary().keys().in(Language::de, "take"), "take") << "keys are not written in German";
}

struct Gems {
  std::array<std::uint8_t, 2> of{};
  std::uint8_t unknown = 0;
  bool open = false;
  friend bool operator==(const Gems&, const Gems&) = default;
};
constexpr SumForm gems_are{"write a sum of gems", "a gem lies as it lies"};

TEST(Sums, CountPieces) {
  const std::pair<std::string, Gems> typings[] = {
      {"ruby", {{1, 0}, 0, false}},
      {"2 rubies + Perle + 1 unknown", {{2, 1}, 1, false}},
      {"[red stone, 3 pearl]", {{1, 3}, 0, false}},
      {"[pearl, note: seen by all]", {{0, 1}, 0, false}},
      {"7", {{0, 0}, 7, false}},
      {"unknown", {{0, 0}, 0, true}},
      {"none", {}},
      {"0", {}},
  };
  for (const auto& [typed, expected] : typings) {
    Text text(typed);
    EXPECT_EQ(read_sum<Gems>(text.reading, text.node(), gems_are), expected) << typed;
    EXPECT_THAT(text.told(), IsEmpty()) << typed;
  }
}

TEST(Sums, ReportSlips) {
  const std::pair<std::string, std::string> typings[] = {
      {"2 ruby pearl", "cards-not-joined pearl"},
      {"2 rubi", "misplaced-word rubi = did you mean 'ruby'?"},
      {"xyzzy", "misplaced-word xyzzy = the gems are ruby and pearl"},
      {"two ruby", "misplaced-word two = write numbers in digits: 2 ruby"},
      {"diamond", "foreign-component diamond"},
      {"pass", "misplaced-word pass = write a sum of gems"},
      {"hidden ruby", "misplaced-word hidden ruby = a gem lies as it lies"},
      {"ruby + none", "misplaced-word none = none cannot be joined with anything"},
      {"90 ruby + 10 pearl", "bad-number 10 pearl"},
  };
  for (const auto& [typed, expected] : typings) {
    Text text(typed);
    (void)read_sum<Gems>(text.reading, text.node(), gems_are);
    EXPECT_THAT(text.told(), ElementsAre(expected)) << typed;
  }
}

TEST(Sentences, AreReadWordByWord) {
  Text text("2 ruby on the Market");
  Sentence sentence(text.reading, text.node(), "write GEM on MAT");
  EXPECT_EQ(sentence.next().number, 2);
  EXPECT_TRUE(sentence.next().is(Gem::ruby));
  EXPECT_TRUE(sentence.next().is(Word::on));
  EXPECT_EQ(sentence.rest().text, "the Market");
  sentence.refuse_all();
  sentence.refuse_all();
  EXPECT_THAT(text.told(), ElementsAre("unknown-play 2 ruby on the Market = write GEM on MAT"));
}

TEST(Sentences, HaveNamesAndNumbers) {
  Text text("[hafen, Harbor, Moon, 12, 13]");
  std::vector<const Node*> items;
  for (const Node& item : text.reading.children(text.node())) items.push_back(&item);
  const auto mat = [&](int item) { return read_name(text.reading, *items[item], mats(), Fault::bad_value, "a mat"); };
  EXPECT_EQ(mat(0), 1);
  EXPECT_EQ(read_number(text.reading, *items[3], 1, 12), 12);
  EXPECT_THAT(text.told(), IsEmpty());
  EXPECT_FALSE(read_number(text.reading, *items[4], 1, 12));
  EXPECT_THAT(text.told(), ElementsAre("bad-number 13"));
}

TEST(Header, IsRead) {
  Text whole("game: Gems\nedition: zweite\noptions: {Mats: yes}\nsession: Friday\n"
             "players: [Anna, {name: Boris, mat: 2}]\n");
  static constexpr EditionInfo editions[] = {{.name = "first", .cited_as = {}},
                                             {.name = "second", .cited_as = {}}};
  static constexpr std::string_view own[] = {"mat"};
  static constexpr OptionWords options[] = {{.name = "mats", .values = {"false", "true"}}};
  const OptionTable table(options, editions, [](std::string_view name) {
    return name == "zweite" ? std::optional<std::string_view>("second") : std::nullopt;
  });
  const auto at = whole.reading.fields(
      whole.node(), std::array<std::string_view, 5>{"game", "edition", "options", "session", "players"});
  read_game(whole.reading, at[0], "gems");
  Agreed agreed;
  read_agreed(whole.reading, at[1], at[2], table, agreed);
  EXPECT_EQ(agreed.edition, "second");
  EXPECT_EQ(agreed.options_set, 1);
  EXPECT_EQ(agreed.options.value[0], 1);
  check_session(whole.reading, at[3]);
  const std::vector<PlayerWritten> players = read_players(whole.reading, at[4], own, 4);
  ASSERT_EQ(players.size(), 2U);
  EXPECT_EQ(players[1].name.text, "Boris");
  EXPECT_EQ(players[1].own[0].value->text, "2");
  EXPECT_EQ(whole.reading.seat_named("boris"), Seat{1});
  EXPECT_THAT(whole.told(), IsEmpty());
}

TEST(Header, ReportsSlips) {
  Text text("players: [Anna, anna, note]\nwinner: Ana\n");
  const auto at = text.reading.fields(text.node(), std::array<std::string_view, 2>{"players", "winner"});
  read_players(text.reading, at[0], {}, 4);
  read_winner(text.reading, at[1]);
  EXPECT_THAT(text.told(), ElementsAre("same-names anna", "reserved-name note",
                                       "unknown-winner Ana = did you mean 'Anna' or 'anna'?"));
}

struct Take {
  Seat seat;
  Gems gems;
};

/// Reads `take` of a round in which Anna and Boris play.
std::vector<Play<Take>> takes(Text& text) {
  text.reading.seat_players({"Anna", "Boris"}, true);
  std::vector<Play<Take>> plays;
  static constexpr std::string_view others[] = {"bid"};
  static constexpr Elsewhere elsewhere[] = {{others, "it belongs to a round"}};
  const auto lines = read_lines(text.reading, text.field("take"), "write unknown", elsewhere);
  read_plays(text.reading, lines, plays, [&](const Line& line) {
    const auto words = words_of(text.reading, line, "gems", "write unknown");
    if (!words) return;
    const Take take{line.seat.value_or(Seat{}), read_sum<Gems>(text.reading, *words, gems_are)};
    plays.push_back(play_outside(take, text.reading.span(*words), "take", line.seat));
  });
  return plays;
}

TEST(Lines, ArePlaysWithNotesAndRulings) {
  Text text("take:\n- Anna: 2 ruby\n- ruling: void\n- note: a slip\n- boris: unknown\n");
  const auto plays = takes(text);
  EXPECT_THAT(text.told(), IsEmpty());
  ASSERT_EQ(plays.size(), 2U);
  EXPECT_EQ(plays[0].ruling, Ruling::taken_back);
  EXPECT_EQ(plays[0].action.gems.of[0], 2);
  EXPECT_EQ(plays[1].seat, Seat{1});
  EXPECT_EQ(plays[1].ruling, Ruling::none);
}

TEST(Lines, ReportSlips) {
  Text text("take:\n- Ana: ruby\n- bid: 3\n- Anna:ruby\n- Boris: [ruby]\n- ruby\n");
  (void)takes(text);
  EXPECT_THAT(text.told(),
              ElementsAre("unknown-player Ana = did you mean 'Anna'?", "unknown-key bid = it belongs to a round",
                          "missing-space :", "cards-not-joined ruby", "not-a-scalar [ruby] = write one play per line"));
}

TEST(Lines, MeanAWordThatStandsWithinAName) {
  Text text("take:\n- a short ntoe: ruby\n- some words: ruby\n");
  (void)takes(text);
  EXPECT_THAT(text.told(), ElementsAre("unknown-player a short ntoe = did you mean 'note'?",
                                       "unknown-player some words = the players are Anna and Boris"));
}

TEST(Rounds, AreMapsOrUnknown) {
  static constexpr std::string_view keys_of_a_round[] = {"bid", "take", "note"};
  static constexpr std::string_view phases[] = {"bid", "take"};
  const RoundForm form{.keys = keys_of_a_round, .phases = phases, .example = "bid", .is = "a round is bid:", .most = 3};
  Text text("rounds:\n- bid: 1\n- take: 2\n- note: late\n- unknown\n- bid: 3\n");
  EXPECT_EQ(read_rounds(text.reading, text.field("rounds"), form).size(), 3U);
  EXPECT_THAT(text.told(), ElementsAre("own-dash take = if it belongs to the round before, delete its dash",
                                       "bad-number bid: 3"));
}

TEST(Claims, AreFiguresByPlayer) {
  static constexpr std::string_view figures[] = {"gems", "place"};
  const FigureForm form{figures, "'{gems: 17}'", "write the claimed result"};
  Text text("result:\n  Boris: {place: 1, gems: 17}\n  Anna: 12\n  Carl: {gems: 3}\n");
  text.reading.seat_players({"Anna", "Boris"}, true);
  std::vector<std::string> found;
  for_figures(text.reading, text.field("result"), form,
              [&](std::optional<Seat> seat, const Field&, const std::vector<Field>& values) {
                found.push_back((seat ? std::to_string(seat->value) : "nobody") + ": " +
                                std::string(values[0].value->text));
              });
  EXPECT_THAT(found, ElementsAre("1: 17", "nobody: 3"));
  EXPECT_THAT(text.told(), ElementsAre("unknown-player Carl = the players are Anna and Boris",
                                       "not-a-map 12 = write {gems: 12}"));
}

}  // namespace
}  // namespace elfref::gems
