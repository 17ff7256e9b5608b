// Sequences of plays: those of docs/counts.md, and what the page says of them.
//
// The variable ELFREF_COUNTS of the environment is the greatest number of the page that is counted; without it, those
// that take no time.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/core/asking/count.h"
#include "elfref/core/asking/recorded_play.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::counts_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Count counted(const std::string& text, const std::string& at, int depth, bool divide = false) {
  const Refereed refereed = referee({.name = "record", .text = text}, {});
  const auto plays = refereed.game->plays(*refereed.record);
  const auto read = read_at(at);
  EXPECT_TRUE(read) << at;
  const FoundPlay found = find_play(plays, *read, refereed.source(), refereed.judgement.players);
  EXPECT_EQ(found.complaint, Message());
  return refereed.game->count(*refereed.record, {},
                              {.from = {.ply = found.ply, .at_play = found.play != nullptr, .at_end = at == "end"},
                               .depth = depth,
                               .divide = divide});
}

std::vector<std::uint64_t> sequences(const Count& count) {
  EXPECT_EQ(count.complaint, Message());
  std::vector<std::uint64_t> all;
  for (const Count::OfLength& of : count.of_length) all.push_back(of.sequences);
  return all;
}

// ---------------------------------------------------------------- the page

/// A row of the table in docs/counts.md.
struct Row {
  std::string path;  ///< of the record, from the top of the tree
  std::vector<Count::OfLength> numbers;
};

/// `4 030 (6)` is 4030, of which 6 end there.
Count::OfLength number_in(std::string cell) {
  std::erase(cell, ' ');
  Count::OfLength number{.sequences = std::stoull(cell)};
  if (const std::size_t open = cell.find('('); open != std::string::npos)
    number.ended = std::stoull(cell.substr(open + 1));
  return number;
}

std::vector<Row> rows_of_the_page() {
  static const std::regex position(R"(^\| \[[^\]]+\]\(\.\./(records/[^)]+)\) \|[^|]*\|(.*)\|$)");
  std::istringstream page(testing::text_of_file(ELFREF_SOURCE_DIR "/docs/counts.md"));
  std::vector<Row> rows;
  for (std::string line; std::getline(page, line);) {
    std::smatch match;
    if (!std::regex_match(line, match, position)) continue;
    Row row{.path = match[1]};
    std::istringstream cells(match[2]);
    for (std::string cell; std::getline(cells, cell, '|');)
      if (cell.find_first_not_of(' ') != std::string::npos) row.numbers.push_back(number_in(cell));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string record_of(const Row& row) {
  return testing::text_of_file(std::string(ELFREF_SOURCE_DIR "/") + row.path);
}

TEST(Counts, AreThoseOfThePage) {
  const char* const asked = std::getenv("ELFREF_COUNTS");
  const std::uint64_t most = asked != nullptr ? std::stoull(asked) : 20'000;
  std::set<std::string> paths;
  std::size_t counted_numbers = 0;
  for (const Row& row : rows_of_the_page()) {
    SCOPED_TRACE(row.path);
    EXPECT_TRUE(paths.insert(row.path).second) << "it stands there twice";
    std::size_t depth = 0;
    while (depth < row.numbers.size() && row.numbers[depth].sequences <= most) ++depth;
    ASSERT_GE(depth, 2U);
    const Count count = counted(record_of(row), "end", static_cast<int>(depth));
    EXPECT_EQ(count.complaint, Message());
    EXPECT_EQ(count.of_length,
              std::vector(row.numbers.begin(), row.numbers.begin() + static_cast<std::ptrdiff_t>(depth)));
    counted_numbers += depth;
  }
  EXPECT_GE(paths.size(), 12U);
  EXPECT_GE(counted_numbers, 40U);
  for (const std::string& path : testing::records_below("records/elfenland/counts"))
    EXPECT_TRUE(paths.contains(path)) << path << " is not on the page";
}

TEST(Counts, OfAllBeginningsAreTheWhole) {
  for (const Row& row : rows_of_the_page()) {
    SCOPED_TRACE(row.path);
    const Count count = counted(record_of(row), "end", 2, true);
    ASSERT_EQ(count.complaint, Message());
    std::set<std::string> words;
    std::uint64_t all = 0;
    for (const Count::Beginning& beginning : count.beginnings) {
      const std::string play = testing::in_english(beginning.words);
      EXPECT_TRUE(words.insert(play).second) << play << " stands there twice";
      all += beginning.sequences;
    }
    EXPECT_EQ(words.size(), count.of_length[0].sequences);
    EXPECT_EQ(all, count.of_length[1].sequences);
  }
}

// ---------------------------------------------------------------- places

constexpr const char* journeys = R"(
players: [Anna, Boris]
start:
  round: 2
  phase: travel
  first: Anna
  players:
    Anna: {at: Virst, towns: [Virst], hand: 3 raft}
    Boris: {at: Lapphalya, towns: [Lapphalya], hand: pig}
  roads: {Lapphalya-Virst: pig}
)";

TEST(Counts, GoOnFromTheMiddleOfAJourney) {
  const std::string played =
      std::string(journeys) + "rounds: [{travel: [Anna: [Ixara: raft, Mah'Davikia: raft], Boris: [Virst: pig]]}]\n";
  // Before the second step, with two rafts: down to Mah'Davikia, up to Virst, or stay.
  const Count middle = counted(played, "2:travel:Anna:2", 2, true);
  EXPECT_THAT(sequences(middle), ElementsAre(3, 1 + 2 + 2));
  EXPECT_EQ(middle.beginnings.size(), 3U);
  EXPECT_EQ(middle.from.seat, Seat{0});
  // Behind her last step: on with one raft, or nothing more.
  EXPECT_THAT(sequences(counted(played, "2:travel:Anna:3", 1)), ElementsAre(2));
  EXPECT_THAT(sequences(counted(played, "2:travel:Boris", 3)), ElementsAre(2, 1, 0));
}

TEST(Counts, SayHowManySequencesEnd) {
  const Count count = counted(std::string(journeys) + "rounds: [{travel: [Anna: []]}]\n", "end", 3);
  EXPECT_THAT(count.of_length, ElementsAre(Count::OfLength{2, 1}, Count::OfLength{1, 1}, Count::OfLength{0, 0}));
}

TEST(Counts, TakeWhatIsShownLaterAsKnown) {
  constexpr const char* start = R"(
players: [Anna, Boris]
start: {round: 2, phase: travel, players: {Anna: {at: Virst, towns: 1, hand: 2}, Boris: {at: Virst, towns: 1, hand: raft}}, roads: {}}
)";
  EXPECT_NE(counted(start, "end", 2).complaint, Message());
  const std::string played =
      std::string(start) + "rounds: [{travel: [Boris: [], Anna: [Ixara: raft, Mah'Davikia: raft]]}]\n";
  EXPECT_THAT(sequences(counted(played, "2:travel:Anna", 1)), ElementsAre(4));  // Ixara, two ferries, and to stay
}

TEST(Counts, LetWhoIsPassedOverHavePassed) {
  constexpr const char* planned = R"(
players: [Anna, Boris, Chris]
start:
  phase: plan
  players: {Anna: {counters: pig}, Boris: {counters: dragon}, Chris: {counters: pig + wagon}}
rounds:
- plan:
  - Anna: pig on Elvenhold-Beata
  - Chris: pig on Elvenhold-Lapphalya
  - Anna: obstacle on Elvenhold-Beata
)";
  const Count count = counted(planned, "1:plan:Chris", 1);
  EXPECT_EQ(count.from.seat, Seat{2});
  // A pig on 19 roads, a wagon on 34, the obstacle, a pass.
  EXPECT_THAT(sequences(count), ElementsAre(19 + 34 + 1 + 1));
}

// ---------------------------------------------------------------- what is not known

std::string complaint(const std::string& text, const std::string& at, int depth) {
  const Count count = counted(text, at, depth);
  EXPECT_THAT(count.of_length, IsEmpty());
  return testing::in_english(count.complaint, count.from.players);
}

TEST(Counts, NameWhatHasToBeWrittenDown) {
  EXPECT_EQ(complaint("players: [Anna, Boris]\nstart: {round: 2, phase: travel, first: Anna}\n", "end", 1),
            "the count of 1 play depends on unrecorded facts: the hand of Anna and the town of Anna's boot");
  EXPECT_EQ(complaint("players: [Anna, Boris]\nstart: {phase: travel, players: {Anna: {hand: 2 raft}}}\n", "end", 2),
            "the count of 2 plays depends on unrecorded facts: the pieces on the roads and the hand of Boris");
  EXPECT_EQ(complaint("players: [Anna, Boris]\nstart: {phase: travel, players: {Anna: {hand: 2 raft}}, roads: {}}\n",
                      "end", 2),
            "the count of 2 plays depends on unrecorded facts: the hand of Boris");
  EXPECT_EQ(complaint("players: [Anna, Boris]\nstart: {phase: plan}\n", "end", 3),
            "the count of 3 plays depends on unrecorded facts: the counters of Anna, the counters of Boris and "
            "the hand of Anna");
  EXPECT_EQ(
      complaint("players: [Anna, Boris]\nstart: {round: 2, phase: plan, first: Anna, players: {Anna: {counters: pig}}, "
                "roads: {Elvenhold-Beata: pig}}\n",
                "end", 1),
      "the count of 1 play depends on unrecorded facts: whether Anna has used the obstacle");
  EXPECT_EQ(complaint("players: [Anna, Boris]\nstart: {phase: travel, players: {Anna: {hand: 2 pig}}, "
                      "roads: {Elvenhold-Beata: unknown}}\n",
                      "end", 1),
            "the count of 1 play depends on unrecorded facts: the counter on Beata-Elvenhold");
  EXPECT_EQ(complaint("edition: russian\nplayers: [Anna, Boris]\nstart: {round: 3, phase: travel, first: Anna, "
                      "players: {Anna: {at: Virst, towns: 19, hand: 2 raft}}, roads: {}}\n",
                      "end", 1),
            "the count of 1 play depends on unrecorded facts: the towns that Anna has visited");
}

TEST(Counts, NeedNoMoreThanWhatCountsAskAbout) {
  // Two plays of planning need nobody's hand, and the third one only that of who travels first.
  constexpr const char* planned =
      "players: [Anna, Boris]\nstart: {phase: plan, players: {Anna: {counters: pig}, Boris: {counters: none}}}\n";
  EXPECT_THAT(sequences(counted(planned, "end", 2)), ElementsAre(21, 20 * 2 + 1));
  EXPECT_EQ(complaint(planned, "end", 3), "the count of 3 plays depends on unrecorded facts: the hand of Anna");
}

TEST(Counts, BeginInPlanningOrTravel) {
  EXPECT_EQ(complaint("players: [Anna, Boris]\nstart: {round: 2, phase: choose}\n", "end", 1),
            "sequences are counted in planning and travel (phases 4 and 5), but not from phase 3, choose, where pieces "
            "are drawn or returned");
  EXPECT_EQ(complaint("players: [Anna, Boris]\nfinal: {Anna: {towns: 3, at: Virst, cards: 1}}\n", "end", 1),
            "a score sheet has no plays");
}

}  // namespace
}  // namespace elfref::counts_test
