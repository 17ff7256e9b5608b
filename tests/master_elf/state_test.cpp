// The state of a table as values, and as JSON.

#include "elfref/master_elf/live/state.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/games.h"
#include "elfref/master_elf/live/table.h"
#include "elfref/state_json.h"
#include "testing/fixture.h"
#include "testing/script.h"

namespace elfref::master_elf::state_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr std::string_view head =
    "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n"
    "start: {players: {Anna: {hand: berry}}, areas: {Mill: wool, Pond: glass}, stacks: [rattle, cake, robot]}\n";

TableState state_of(const Table& table) {
  return table.state().value();
}
const PlaceShown& place(const TableState& state, std::string_view name) {
  return *std::ranges::find(state.places, name, &PlaceShown::name);
}

TEST(MasterElfState, HasWhatIsKnownAndRangesForTheRest) {
  Table table(head);
  const TableState begun = state_of(table);
  EXPECT_EQ(begun.players[0].name, "Anna");
  EXPECT_EQ(begun.players[0].figure, "elf");
  EXPECT_THAT(begun.players[0].hand.known, ElementsAre("berry"));
  EXPECT_EQ(begun.players[0].hand.unseen, (Range{0, 0}));
  EXPECT_THAT(begun.players[1].hand.known, IsEmpty());
  EXPECT_EQ(begun.players[0].crystal, std::optional(true));
  EXPECT_EQ(begun.places.front().name, "city");
  EXPECT_THAT(place(begun, "Mill").cards.known, ElementsAre("wool"));
  EXPECT_THAT(begun.stacks[1].gifts, ElementsAre("cake"));
  EXPECT_TRUE(begun.stacks[1].known);
  EXPECT_EQ(begun.parcels[1].name, "colour");
  EXPECT_EQ(begun.parcels[1].sent, std::optional(false));
  EXPECT_EQ(begun.turn, std::nullopt);
  EXPECT_EQ(begun.next, Seat{0});
  EXPECT_EQ(begun.outcome, "open");

  ASSERT_NE(table.turn("Anna").verdict, Verdict::unreadable);
  EXPECT_EQ(state_of(table).turn, Seat{0});
  EXPECT_EQ(state_of(table).next, Seat{1});
  EXPECT_EQ(state_of(table).moved, std::optional(false));
  ASSERT_NE(table.play("Mill: wool then 2").verdict, Verdict::unreadable);
  const TableState moved = state_of(table);
  EXPECT_EQ(moved.moved, std::optional(true));
  EXPECT_EQ(moved.players[0].at, "Mill");
  EXPECT_EQ(moved.players[0].hand.known.size(), 2U);
  EXPECT_EQ(place(moved, "Mill").cards.unseen, (Range{2, 2}));
  EXPECT_EQ(moved.round, (Range{1, 1}));
}

TEST(MasterElfState, IsJson) {
  const std::string json = state_json(state_of(Table(head)));
  EXPECT_THAT(json, HasSubstr(R"({"name":"Mill","cards":{"known":["wool"],"unseen":0}})"));
  EXPECT_THAT(json, HasSubstr(R"({"known":true,"gifts":["cake"],"more_beneath":)"));
  EXPECT_THAT(json, HasSubstr(R"("turn":null,"next":0,"moved":null)"));
}

TEST(MasterElfState, OfNoRecordIsNone) {
  EXPECT_FALSE(Table("game: master-elf\nplayers: 7\n").state());
}

/// Known numbers are those of a whole box: cards are in one place each.
TEST(MasterElfState, HasNoMoreCardsThanTheBox) {
  int states = 0;
  for (const std::string& path : testing::records_below("records/master-elf"))
    for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
      const Refereed refereed = referee(fixture.source);
      const auto script = testing::script_of(*refereed.record);
      if (!script || refereed.judgement.verdict != Verdict::legal) continue;
      Table table(script->head);
      for (const auto& [player, lines] : script->turns) {
        if (player == "gift" || player == "подарок") {
          table.gift(lines.front());
          continue;
        }
        table.turn(player);
        for (const std::string& line : lines) table.play(line);
        const auto state = table.state();
        ASSERT_TRUE(state);
        Diagnostics faults;
        ASSERT_NE(read_record({.name = "x", .text = state_json(*state), .syntax = Syntax::json}, faults), nullptr);
        ASSERT_THAT(faults.all(), IsEmpty()) << state_json(*state);
        int least = 0;
        const auto add = [&](const CardsShown& cards) {
          least += static_cast<int>(cards.known.size()) + cards.unseen.min;
          EXPECT_LE(cards.unseen.min, cards.unseen.max);
        };
        for (const PlaceShown& one : state->places) add(one.cards);
        for (const PlayerShown& one : state->players) add(one.hand);
        add(state->discard);
        EXPECT_LE(least, 99) << state_json(*state);
        ++states;
      }
    }
  EXPECT_GT(states, 10);
}

}  // namespace
}  // namespace elfref::master_elf::state_test
