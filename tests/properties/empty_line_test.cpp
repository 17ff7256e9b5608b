// A person who has just begun a line is offered what could be played there: of every record, cut after any line, the
// same as at the end of what is written.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/assist/assist.h"
#include "elfref/games.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::empty_line_test {
namespace {

/// The ends of the lines of a text, with their `\n`.
std::vector<std::size_t> line_ends(std::string_view text) {
  std::vector<std::size_t> ends;
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    ends.push_back(at + 1);
  return ends;
}

/// A position, as a person is told of it.
std::string in_words(const PositionView& position) {
  std::string words = position.seat ? position.players.at(position.seat->value) : std::string("nobody");
  for (const Choice& choice : position.choices) words += "\n" + choice.words + (choice.certain ? "" : " ?");
  return words;
}

/// What is offered in the line that a dash begins, after a record.
std::optional<PositionView> offered(Source source, const std::string& dash) {
  source.text += dash;
  const auto at = static_cast<std::uint32_t>(source.text.size());
  const Refereed refereed = referee(std::move(source));
  const Overrides overrides;
  return expected_at(draft_of(refereed, overrides), at).position;
}

struct Asked {
  int lines = 0, inner = 0;
};

/// Asks after a line of a record: its text up to there.
void ask_after(const Source& cut, Asked& asked) {
  const Refereed refereed = referee(cut);
  if (refereed.judgement.verdict == Verdict::unreadable) return;
  const GameModule& game = *refereed.game;
  const std::vector<RecordedPlay> plays = game.plays(*refereed.record);
  const std::size_t begin = cut.text.rfind('\n', cut.text.size() - 2) + 1;  // of the last line
  const std::string_view line = std::string_view(cut.text).substr(begin);
  const std::size_t dash = line.find_first_not_of(' ');
  const bool ends_a_play = !plays.empty() && std::ranges::any_of(plays, [&](const RecordedPlay& play) {
    return play.span.begin >= begin && play.span.end > play.span.begin;
  });
  if (!ends_a_play || dash == std::string_view::npos || !line.substr(dash).starts_with("- ")) return;
  PositionRequest request{.ply = find_play(plays, At{At::End{}}, cut, refereed.judgement.players).ply, .at_end = true};
  const bool inner = dash > 0;  // in the list of a player, whose turn goes on there
  if (inner) request.goes_on = true;
  const std::optional<PositionView> found = offered(cut, std::string(dash, ' ') + "- ");
  ASSERT_TRUE(found);
  EXPECT_EQ(in_words(*found), in_words(game.position(*refereed.record, {}, request)));
  (inner ? asked.inner : asked.lines) += 1;
}

TEST(EmptyLine, OffersWhatTheEndOffers) {
  const int step = testing::in_full() ? 1 : 9;
  Asked asked;
  int number = 0;
  for (const char* folder : {"records/elven-rage", "records/master-elf"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path))
        for (const std::size_t end : line_ends(fixture.source.text)) {
          if (++number % step != 0) continue;
          Source cut = fixture.source;
          cut.text.resize(end);
          SCOPED_TRACE(path + ", document " + std::to_string(cut.document) + ", up to byte " + std::to_string(end));
          ask_after(cut, asked);
        }
  EXPECT_GT(asked.lines, 50);
  EXPECT_GT(asked.inner, 50);
}

// Own castles were offered as certain: the line was taken as turns of which nothing is known.
TEST(EmptyLine, OffersNoOwnCastle) {
  const std::string text =
      "game: elven-rage\ncomponents: trial-set\nplacement: advanced\nplayers:\n"
      "- {name: Ivan, elves: snow, castle: e1}\n- {name: Chris, elves: high, castle: a1}\n"
      "- {name: Jun, elves: forest, castle: c5}\ndeal: {Ivan: 7, Chris: 7, Jun: 7}\nkeep: {Ivan: 5, Chris: 5, Jun: 5}\n"
      "turns:\n- Ivan: [attack: e2, look 4 shows Wolf, decline 2]\n";
  const std::optional<PositionView> found = offered({.name = "x.yaml", .text = text}, "- ");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->seat, Seat{1});
  EXPECT_FALSE(found->choices.empty());
  for (const Choice& choice : found->choices) EXPECT_NE(choice.words, "attack a1");
}

}  // namespace
}  // namespace elfref::empty_line_test
