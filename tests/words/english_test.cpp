// In English the catalogue of the core says what the functions say that findings are made with today, to the byte.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/rule.h"
#include "elfref/core/judging/summaries.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/catalogue.h"
#include "elfref/core/words/core_msg.h"

namespace elfref::english_test {
namespace {

const std::vector<std::string> players{"Anna", "Boris"};

std::string en(const Message& message) {
  return text(message, Catalogue(Language::en), players);
}

TEST(English, CountsAsCountedDoes) {
  struct Unit {
    Noun noun;
    std::string one, many;
  };
  for (const Unit& unit : {Unit{noun::card, "card", "cards"}, Unit{noun::play, "play", "plays"},
                           Unit{noun::player, "player", "players"}, Unit{noun::round, "round", "rounds"}})
    for (int number = 0; number < 1200; ++number)
      ASSERT_EQ(en(alone(quantity(number, unit.noun))), counted(number, unit.one, unit.many));
}

TEST(English, WritesARangeAsRangeDoes) {
  for (int min = -3; min < 40; ++min)
    for (int max = min; max < 40; ++max) ASSERT_EQ(en(alone(Range{min, max})), range({min, max}));
  ASSERT_EQ(en(alone(Range{-2'147'483'647 - 1, 2'147'483'647})), range({-2'147'483'647 - 1, 2'147'483'647}));
}

TEST(English, ListsAsListedAndJoinedDo) {
  const std::vector<std::string_view> all{"Anna", "a card", "", "Борис", "x, y", "and", "1"};
  for (std::size_t size = 0; size <= all.size(); ++size) {
    const std::vector<std::string_view> names(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(size));
    const auto same = [](std::string_view name) { return name; };
    const auto quote = [](std::string_view name) { return verbatim(name); };
    ASSERT_EQ(en(list(Joint::and_, names, quote)), listed(names, "and"));
    ASSERT_EQ(en(list(Joint::or_, names, quote)), listed(names, "or"));
    ASSERT_EQ(en(list(Joint::comma, names, quote)), joined(names, same));
    ASSERT_EQ(en(list(Joint::semicolon, names, quote)), joined(names, same, "; "));
  }
}

TEST(English, NamesLinesAsInLinesDoes) {
  std::set<std::uint32_t> lines;
  for (std::uint32_t line = 1; line < 200'000; line = line * 3 + 1) {
    ASSERT_EQ(en(msg::in_lines({.lines = list(Joint::comma, lines, line_number)})), in_lines(lines));
    lines.insert(line);
    const std::string inside = in_lines(lines);
    ASSERT_EQ(en(msg::lines({.lines = list(Joint::comma, lines, line_number)})), inside.substr(2, inside.size() - 3));
  }
}

TEST(English, NamesRounds) {
  for (int first = 1; first < 12; ++first) {
    ASSERT_EQ(en(msg::in_round({.round = first})), fmt::format("round {}", first));
    for (int last = first + 1; last < 12; ++last)
      ASSERT_EQ(en(msg::in_rounds({.rounds = Range{first, last}})), fmt::format("rounds {} to {}", first, last));
  }
}

TEST(English, PlacesAPlayAsSummariesDo) {
  const Source source{.name = "x", .text = "a\nb\nc\n"};
  constexpr Unrecorded unrecorded{msg::set_in_part, msg::set_lists_only_part, noun::play};
  const RuleInfo rule{.id = "x", .code = {}, .phase = {}};
  for (const std::optional<Seat> seat : {std::optional(Seat{0}), std::optional(Seat{1}), std::optional(Seat{7}),
                                         std::optional<Seat>()}) {
    for (std::uint32_t begin : {0u, 2u, 4u}) {
      Tally tally{.unrecorded = &unrecorded, .rule = &rule, .plays = {}};
      tally.plays.push_back({.seat = seat, .round = 3, .phase = {}, .span = {begin, begin + 1}});
      const std::string whose = !seat ? "" : seat->value < 2 ? ", " + players[seat->value] : ", ?";
      ASSERT_EQ(fmt::format("an incomplete set: round 3{} (line {})", whose, begin / 2 + 1),
                en(cannot_tell_line(tally, source).depends_on));
    }
  }
}

TEST(English, SumsUpThePlaysOfACause) {
  const Source source{.name = "x", .text = "a\nb\nc\n"};
  const RuleInfo rule{.id = "x", .code = {}, .phase = {}};
  struct Expected {
    Unrecorded unrecorded;
    std::string of_three, of_one;  // Boris's two and Anna's one; one of no player
  };
  for (const Expected& expected : std::vector<Expected>{
           {set_in_part, "the set lists only part of the box: 3 plays not checked",
            "the set lists only part of the box: 1 play not checked"},
           {{msg::unfinished, msg::finished, noun::card}, "finished: Anna, 1 card; Boris, 2 cards", "finished"}}) {
    Tally tally{.unrecorded = &expected.unrecorded, .rule = &rule, .plays = {}};
    for (const Seat seat : {Seat{1}, Seat{0}, Seat{1}})
      tally.plays.push_back({.seat = seat, .round = 2, .phase = {}, .span = {2, 3}});
    EXPECT_EQ(en(cannot_tell_line(tally, source).message), expected.of_three);
    tally.plays = {{.seat = {}, .round = 2, .phase = {}, .span = {2, 3}}};
    EXPECT_EQ(en(cannot_tell_line(tally, source).message), expected.of_one);
  }
  constexpr Unrecorded of_players{msg::unfinished, msg::the_places, noun::round};
  Tally tally{.unrecorded = &of_players, .rule = &rule, .plays = {}};
  for (const Seat seat : {Seat{1}, Seat{0}, Seat{1}})
    tally.plays.push_back({.seat = seat, .round = 2, .phase = {}, .span = {2, 3}});
  EXPECT_EQ(en(taken_line(tally, {}).message),
            "the places of Anna and Boris: 3 rounds taken on trust");
}

TEST(English, NamesTheTableWhereAPlayHasNoPlayer) {
  Diagnostic found;
  found.span = {2, 3};
  found.round = 4;
  EXPECT_EQ(en(depends_on_line(Message("x"), found, Message(), 2)), "x: round 4, the table (line 2)");
  EXPECT_EQ(en(depends_on_line(Message("x"), found, Message("the row"), 2)), "x: round 4, the row (line 2)");
}

TEST(English, PlacesALineAsFixesAndQuestionsDo) {
  for (int line = 1; line < 30; ++line) {
    ASSERT_EQ(en(msg::line_column({.column = line + 1, .line = line})),
              fmt::format("line {}, column {}", line, line + 1));
    ASSERT_EQ(en(msg::play_in_line({.line = line, .play = verbatim("2 cards"), .player = Seat{0}})),
              fmt::format("line {}: {}{}{}", line, "Anna", ": ", "2 cards"));
    ASSERT_EQ(en(msg::play_in_line({.line = line, .play = verbatim("2 cards"), .player = none})),
              fmt::format("line {}: {}{}{}", line, "", "", "2 cards"));
  }
}

}  // namespace
}  // namespace elfref::english_test
