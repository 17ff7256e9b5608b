// What a replay shows of a session of Elven Rage: folded from its changes, held against the position that is asked for
// anew at each place; and what it says of a battle.

#include "elfref/elven_rage/asking/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "testing/fixture.h"
#include "testing/replays.h"

namespace elfref::testing::elven_rage_replay_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;

/// Holds the map of a replay against positions, each asked for by itself.
void check_against_positions(const Seen& seen) {
  std::vector<ViewHeld> held = seen.view.start;
  for (const ViewMoment& moment : seen.view.moments) {
    for (const ViewChange& change : moment.changes) held[change.slot] = change.now;
    if (&moment == &seen.view.moments.back()) break;  // behind the last line a position is that of the next turn
    SCOPED_TRACE(moment.name);
    const PositionView position = seen.refereed.game->position(
        *seen.refereed.record, {}, {.ply = moment.next_ply, .at_play = true, .picture = true, .why = {}});
    ASSERT_TRUE(position.picture);
    ASSERT_EQ(position.picture->held.size(), held.size());
    for (std::size_t slot = 0; slot < held.size(); ++slot) {
      const std::string& id = seen.view.slots[slot].id;
      if (id.starts_with("own:") || id.starts_with("built:") || id.starts_with("battle:")) {
        EXPECT_EQ(position.picture->held[slot].words, held[slot].words) << id;
      }
    }
  }
}

TEST(ElvenRageReplay, ShowsTheTableOfEveryRecord) {
  int records = 0;
  for (const std::string& path : records_below("records/elven-rage"))
    for (const Fixture& fixture : fixtures_of(path)) {
      SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
      const Seen seen(fixture.source);
      check_names(seen.view);
      check_numbers(seen.view, seen.refereed.judgement);
      if (path.find("sessions") == std::string::npos || ++records % 3 == 0) check_against_positions(seen);
    }
}

constexpr const char* battle = R"(game: elven-rage
components: trial-set
scenario: only-war
placement: advanced
players:
- {name: Anna, elves: black, castle: a1}
- {name: Boris, elves: snow, castle: e1}
turns:
- Anna: [attack b1, fight 1, won]
- Boris: [attack d1, fight 3, won]
- Anna:
  - summon: 1
  - attack: c1
  - look: 2 shows Bear
  - fight: 2
  - seats: [Flayer, Bear, Nightblade, Wolf]
  - centre: Zealot over Ogre
  - Flayer: Bear dies
  - Nightblade: Wolf dies
  - won
- Boris:
  - summon: 1
  - attack: c1
  - Anna: retreats 2
)";

TEST(ElvenRageReplay, TellsALineInASentence) {
  std::vector<std::string> words;
  const Seen told = seen(battle);
  for (const ViewMoment& moment : told.said.moments) words.push_back(in_english(moment.words));
  EXPECT_THAT(words,
              IsSupersetOf({"Anna attacks c1, which is free", "Anna looks at squad 2 and places Bear face up",
                            "squad 2 fights Anna", "the edge, clockwise: Flayer, Bear, Nightblade, Wolf",
                            "in the centre Zealot is on top of Ogre, which is dead", "Flayer strikes Bear: it dies",
                            "Nightblade strikes Wolf: it dies", "Anna wins and takes c1", "Boris attacks c1 of Anna",
                            "Anna retreats from c1 and draws 2 cards"}));
}

TEST(ElvenRageReplay, ShowsABattleFromTheEdgeToItsEnd) {
  const Seen told = seen(battle);
  const ViewMoment& laid = told.moment("the edge");
  EXPECT_EQ(told.held(laid, "battle:1").words, "Flayer of Anna, initiative 5, lives 1 of 1, slots double none double");
  EXPECT_EQ(told.held(laid, "battle:2").words, "Bear, initiative 2, lives 2 of 2, slots none double simple");
  EXPECT_THAT(told.held(laid, "battle:reserve").pieces, IsEmpty());
  const ViewMoment& centre = told.moment("in the centre");
  EXPECT_EQ(told.held(centre, "battle:reserve").words, "Zealot of Anna");
  EXPECT_EQ(told.held(centre, "battle:beneath").words, "Ogre, dead");
  EXPECT_EQ(told.held(centre, "battle:next").words, "Flayer: initiative 5, the highest");
  const ViewMoment& strike = told.moment("Flayer strikes");
  EXPECT_THAT(strike.ways, ElementsAre("strike:1:2"));
  EXPECT_THAT(in_english(strike.because), Contains(HasSubstr("Flayer's left slot shows double and points at Bear")));
  EXPECT_EQ(told.held(strike, "battle:2").words, "Bear, dead");
  EXPECT_EQ(told.held(strike, "battle:next").words,
            "Nightblade: both sides have initiative 4, the attacker acts first");
  const ViewMoment& won = told.moment("Anna wins and takes c1");
  EXPECT_THAT(told.held(won, "battle:1").pieces, IsEmpty());
}

TEST(ElvenRageReplay, ShowsWhoseALandIs) {
  const Seen told = seen(battle);
  const ViewMoment& won = told.moment("Anna wins and takes c1");
  ASSERT_EQ(won.places.size(), 1u);
  const ViewHeld anna = told.held(won, "own:" + won.places.front());
  EXPECT_EQ(anna.words, "Anna");
  EXPECT_EQ(told.held(won, "holds:0").words, "a1 + b1 + c1");
  const ViewMoment& retreat = told.moment("Anna retreats");
  EXPECT_EQ(told.held(retreat, "own:" + won.places.front()).words, "Boris");
  EXPECT_EQ(told.held(retreat, "holds:0").words, "a1 + b1");
  // All three have fought, so three were laid again.
  EXPECT_EQ(told.held(retreat, "squads").words, "1: no card open; 2: no card open; 3: no card open");
}

TEST(ElvenRageReplay, SaysWhatWouldHaveBeenLegal) {
  std::string broken = battle;
  broken.replace(broken.find("Flayer: Bear dies"), 17, "Nightblade: Bear");
  const Seen told = seen(broken);
  const ViewMoment& strike = told.moment("Nightblade strikes Bear");
  std::vector<std::string> ways;
  for (const ViewChoice& choice : strike.legal) ways.insert(ways.end(), choice.ways.begin(), choice.ways.end());
  EXPECT_THAT(ways, ElementsAre("strike:1:2", "strike:1:4"));
}

TEST(ElvenRageReplay, LeavesThingsWhereTheyAreWhenALineIsTakenBack) {
  std::string text = battle;
  text.replace(text.find("  - won\n- Boris:\n"), 8, "  - won\n  - ruling: void\n  - lost\n");
  const Seen told = seen(text);
  EXPECT_EQ(told.moment("Anna wins and takes c1").ruling, "void");
  EXPECT_THAT(told.moment("Anna wins and takes c1").changes, IsEmpty());
}

TEST(ElvenRageReplay, WithoutAMapShowsWhatEachHoldsInTiles) {
  const Seen told = seen(R"(game: elven-rage
players: [Anna, Boris]
turns:
- Anna: [attack land, won]
- Boris: [attack tower, won]
)");
  ASSERT_TRUE(told.view.picture);
  EXPECT_THAT(told.view.picture->places, IsEmpty());
  EXPECT_FALSE(told.refereed.game->picture(told.refereed.record.get(), Language::en));
  const ViewHeld held = told.held(told.said.moments.back(), "holds:1");
  ASSERT_EQ(held.pieces.size(), 2u);
  EXPECT_EQ(held.pieces[0].kind, "castle");
  EXPECT_EQ(held.pieces[1].kind, "tower");
  EXPECT_EQ(held.words, "a castle, a tower");
}

TEST(ElvenRageReplay, SaysWhyThereIsNothingToLookAt) {
  const Seen told = seen("game: elven-rage\nplayers: [Anna\n");
  EXPECT_NE(told.view.complaint, Message());
  EXPECT_THAT(told.view.moments, IsEmpty());
}

TEST(ElvenRageReplay, DrawsPlayersInTheColoursOfTheirPeople) {
  const Seen told = seen(battle);
  EXPECT_EQ(told.view.players[0].colour, "p-black");
  EXPECT_EQ(told.view.players[1].colour, "p-blue");
}

}  // namespace
}  // namespace elfref::testing::elven_rage_replay_test
