// What a replay is made of, whatever the game: changes of slots, and at which moment a finding is shown.

#include "elfref/core/asking/replay_view.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace elfref::testing::replay_view_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

ViewHeld boots(int count) {
  return {.pieces = {{.kind = "boot", .count = count, .most = count, .owner = {}}}, .words = Message(std::to_string(count))};
}

TEST(ReplayView, TellsWhichSlotsHoldSomethingElse) {
  const std::vector<ViewHeld> before{boots(1), boots(2), {}}, now{boots(1), {}, boots(2)};
  const auto changes = changes_between(before, now);
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[0].slot, 1U);
  EXPECT_EQ(changes[0].now, ViewHeld{});
  EXPECT_EQ(changes[1].slot, 2U);
  EXPECT_EQ(changes[1].now, boots(2));
  EXPECT_THAT(changes_between(now, now), IsEmpty());
}

TEST(ReplayView, HoldsTheSameWhereOnlyTheWordsDiffer) {
  ViewHeld other = boots(1);
  other.words = Message("one");
  EXPECT_EQ(changes_between({boots(1)}, {other}).size(), 1U) << "the words are shown too";
}

TEST(ReplayView, FoldsTheChangesOfEachTrack) {
  ReplayView view;
  view.start = {boots(1), {}};
  view.whole_start = {boots(3), {}};
  view.moments.resize(2);
  view.moments[0].changes = {{.slot = 1, .now = boots(5)}};
  view.moments[1].changes = {{.slot = 0, .now = {}}};
  view.moments[1].whole = {{.slot = 1, .now = boots(4)}};
  EXPECT_THAT(held_after(view, std::nullopt, ViewTrack::so_far), ElementsAre(boots(1), ViewHeld{}));
  EXPECT_THAT(held_after(view, 0, ViewTrack::so_far), ElementsAre(boots(1), boots(5)));
  EXPECT_THAT(held_after(view, 1, ViewTrack::so_far), ElementsAre(ViewHeld{}, boots(5)));
  EXPECT_THAT(held_after(view, 0, ViewTrack::whole), ElementsAre(boots(3), ViewHeld{}));
  EXPECT_THAT(held_after(view, 1, ViewTrack::whole), ElementsAre(boots(3), boots(4)));
}

// ---------------------------------------------------------------- at which moment a finding is shown

ViewMoment moment(Span span, int round, std::string_view phase, std::uint8_t seat) {
  ViewMoment made;
  made.span = span;
  made.round = round;
  made.phase = phase;
  made.seat = Seat{seat};
  return made;
}

Diagnostic finding(Span span, int round, std::string_view phase, std::uint8_t seat) {
  Diagnostic made;
  made.span = span;
  made.round = round;
  made.phase = phase;
  made.seat = Seat{seat};
  return made;
}

TEST(ReplayView, ShowsAFindingAtItsPlay) {
  const std::vector<ViewMoment> moments{moment({10, 40}, 1, "plan", 0), moment({20, 30}, 1, "plan", 1),
                                        moment({50, 60}, 1, "travel", 0), moment({70, 80}, 1, "travel", 0)};
  const auto shown = [&](const Diagnostic& one) { return moments_of({&one, 1}, moments).front(); };
  EXPECT_EQ(shown(finding({22, 25}, 1, "plan", 1)), 1U) << "the smallest of those that hold it";
  EXPECT_EQ(shown(finding({12, 15}, 1, "plan", 0)), 0U);
  EXPECT_EQ(shown(finding({45, 49}, 1, "travel", 0)), 2U) << "the name of who travels stands before the first step";
  EXPECT_EQ(shown(finding({65, 69}, 1, "travel", 0)), 3U);
  EXPECT_EQ(shown(finding({90, 95}, 1, "travel", 0)), 3U) << "what is missing behind the last one";
  EXPECT_EQ(shown(finding({90, 95}, 1, "end", 0)), 3U) << "of another phase: the last of the player";
  EXPECT_EQ(shown(finding({90, 95}, 2, "deal", 0)), std::nullopt) << "of a round of which nothing is written";
  EXPECT_EQ(shown(finding({0, 5}, 0, "", 0)), std::nullopt) << "of no play";
  Diagnostic claim = finding({52, 55}, 1, "end", 0);
  claim.bearing = Bearing::claims;
  EXPECT_EQ(shown(claim), std::nullopt);
}

TEST(ReplayView, ShowsWhatIsWrittenBetweenPlaysAtTheOneBefore) {
  std::vector<ViewMoment> moments(3);  // in the order of the game, which is not that of the text
  moments[0].span = {10, 20};
  moments[1].span = {50, 60};
  moments[2].span = {30, 40};
  const std::vector<Span> places{{5, 8}, {22, 25}, {42, 45}, {70, 75}};
  EXPECT_THAT(moments_before(places, moments),
              ElementsAre(std::nullopt, std::optional<std::size_t>(0), std::optional<std::size_t>(2),
                          std::optional<std::size_t>(1)));
  EXPECT_THAT(moments_before(places, {}), ElementsAre(std::nullopt, std::nullopt, std::nullopt, std::nullopt));
}

TEST(ReplayView, MarksPlayersByTheirFirstLetters) {
  EXPECT_THAT(marks_of(std::vector<std::string>{"Anna", "Boris", "Anton"}), ElementsAre("A", "B", "An"));
  EXPECT_THAT(marks_of(std::vector<std::string>{"Ann", "Anna", "Annabel"}), ElementsAre("A", "An", "Ann"));
  EXPECT_THAT(marks_of(std::vector<std::string>{"Ann", "Anna", "Annabel", "Annette"}),
              ElementsAre("A", "An", "Ann", "4"));
  EXPECT_THAT(marks_of(std::vector<std::string>{"\u00c9va", "\u00c9tienne"}), ElementsAre("\u00c9", "\u00c9t"));
  EXPECT_THAT(marks_of(std::vector<std::string>{"", "A"}), ElementsAre("1", "A"));
}

}  // namespace
}  // namespace elfref::testing::replay_view_test
