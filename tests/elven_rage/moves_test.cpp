// What could be played in Elven Rage: every line that is listed passes the rules, and nothing that passes is left out.

#include "elfref/elven_rage/rules/moves.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/module.h"
#include "elfref/games.h"
#include "testing/asking.h"
#include "testing/fixture.h"
#include "testing/spoken.h"

namespace elfref::elven_rage::moves_test {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::IsEmpty;
using ::testing::Not;

std::vector<testing::Fixture> all_records() {
  std::vector<testing::Fixture> found;
  for (const char* folder : {"records/elven-rage", "tests/elven_rage"})
    for (const std::string& path : testing::records_below(folder))
      for (testing::Fixture& fixture : testing::fixtures_of(path)) found.push_back(std::move(fixture));
  return found;
}

// ---------------------------------------------------------------- what is legal is listed

bool same_number(const Cards& listed, const Cards& written) {
  return listed.due || !written.counted() || listed.size() == written.size();
}

/// Whether a line that is listed stands for one that is written.
struct Covers {
  const Position& state;
  const LegalPlay& listed;

  template <class Kind>
  bool operator()(const Kind& written) const {
    const auto* here = std::get_if<Kind>(&listed.play);
    if (here == nullptr) return false;
    if constexpr (requires { written.seat; })
      if (here->seat != written.seat) return false;
    return alike(*here, written);
  }

 private:
  template <class Kind>
  bool alike(const Kind& here, const Kind& written) const {
    if constexpr (requires { written.squad; }) return here.squad == written.squad;
    if constexpr (requires { written.cards.named; }) return same_number(here.cards, written.cards);
    return true;
  }
  bool alike(const Attack& here, const Attack& written) const {
    const Assault a = assault_of(state, here), b = assault_of(state, written);
    return a.land >= 0 ? a.land == b.land : here.target == written.target || written.target.kind == here.target.kind;
  }
  bool alike(const LayCentre& here, const LayCentre& written) const {
    return listed.several || (here.upper == written.upper && here.lower == written.lower);
  }
  bool alike(const Swap& here, const Swap& written) const {
    if (listed.several) return true;
    return (swapped_places(state.assault, here) & swapped_places(state.assault, written)) != 0;
  }
  bool alike(const WrittenAct& here, const WrittenAct& written) const {
    const auto a = places_called(state.assault, here.card), b = places_called(state.assault, written.card);
    if (listed.several) return a == b;
    const auto of = act_in(state.assault, here), meant = act_in(state.assault, written);
    if (!of || !meant || of->kind != meant->kind || of->place != meant->place) return false;
    const auto at = [&](const Act& act) {
      if (act.target) return *act.target;
      return act.slot ? target_of(act.place, *act.slot, state.assault.battle.options.left_hits) : act.place;
    };
    return at(*of) == at(*meant);
  }
  bool alike(const UseAction& here, const UseAction& written) const {
    if (here.answer != written.answer) return false;
    return here.card == written.card || here.card == nothing_named;
  }
  bool alike(const UseArtifact& here, const UseArtifact& written) const {
    if (here.answer != written.answer) return false;
    return here.artifact == written.artifact || here.artifact == nothing_named;
  }
  bool alike(const TakeArtifact& here, const TakeArtifact& written) const { return here.none == written.none; }
  bool alike(const EndBattle& here, const EndBattle& written) const { return here.won == written.won; }
};

/// Lines by which nothing is played, and a legal one that is never listed: more thrown away or drawn than is due.
bool is_listed_at_all(const Action& action, const Position& state) {
  if (is_any<CountHand, Unknown, Begin, SitDown, DrawForStart, Deal, Keep, GetGoal, BeginTurn, UnknownTurns, EndTurn>(
          action))
    return false;
  if (const auto* taken = std::get_if<TakeArtifact>(&action)) return !taken->none || state.turn.artifact_perhaps;
  if (state.turn.open && state[state.turn.seat].out) return false;  // the turn itself is the breach
  if (const auto* attack = std::get_if<Attack>(&action))
    return !state.has_map() || attack->target.place != nothing_named;  // one of several lands
  if (const auto* decline = std::get_if<Decline>(&action))
    return decline->cards.due || decline->cards.size() >= 2;  // fewer where the piles run out
  if (const auto* act = std::get_if<WrittenAct>(&action))     // of a card that was not recorded at the edge
    return act->card.place != 0 || places_called(state.assault, act->card) != 0;
  if (std::holds_alternative<Swap>(action)) return state.assault.centred;  // without one the next line is the centre
  if (std::holds_alternative<Fallen>(action)) return !state.assault.acts_written;
  if (std::holds_alternative<EndBattle>(action)) return state.assault.open;  // of an attack that is over, once more
  if (const auto* send = std::get_if<Send>(&action)) return send->seat == state.assault.attacker;
  if (const auto* discard = std::get_if<Discard>(&action))
    return discard->cards.size() > 0 &&
           (discard->seat == state.turn.seat || (state.turns.over & bit(discard->seat)) != 0);
  if (const auto* summon = std::get_if<Summon>(&action)) return !state.turn.first || summon->cards.size() > 0;
  return true;
}

TEST(ElvenRageMoves, HoldEveryLegalLineOfEveryRecord) {
  int lines = 0;
  for (const testing::Fixture& fixture : all_records()) {
    const Refereed refereed = referee(fixture.source, {});
    Diagnostics faults;
    const auto session = readable<ElvenRageKit>(*refereed.record, {}, faults);
    if (!session) continue;
    Position state = begin(*session, Rules::values(*session));
    walk<Rules>(std::span<const Play<Action>>(session->plays), state, [&](std::uint32_t ply, const Action& action) {
      const Play<Action>& play = session->plays[ply];
      if (!play.counted || state.end.ended != never || !is_listed_at_all(action, state)) return;
      if (legality(state, action) == Legality::no) return;
      const std::vector<LegalPlay> listed = legal_plays(state);
      ++lines;
      EXPECT_LT(listed.size(), most_legal_plays);
      EXPECT_TRUE(std::ranges::any_of(listed,
                                      [&](const LegalPlay& one) {
                                        return std::visit(Covers{state, one}, action);
                                      }))
          << fixture.source.name << ":" << place_of(refereed.source(), play.parts[whole]).line << ": "
          << written(action, names_in(*session));
    });
  }
  EXPECT_GT(lines, 1000);
}

// ---------------------------------------------------------------- what is listed is legal

TEST(ElvenRageMoves, AreReadInTheirWordsAndLegal) {
  EXPECT_GT(
      testing::expect_choices_to_be_legal(testing::readable_records({"records/elven-rage", "tests/elven_rage"}), 12),
      300);
}

// ---------------------------------------------------------------- single positions

constexpr std::string_view printed_battle = R"(game: elven-rage
components:
  left-hits: clockwise
  decks:
    black: {Janira: 4/2 simple shield none, Warden: 2/1 none none shield, Initiate: {is: 1/1 none simple none, action: 1 battle slot own shield}}
    snow: {Raider: 1/1 none none none, Elite: 3/1 simple simple none, Sentinel: 3/1 none simple none, Blizzard Lord: {is: 4/2 none simple none, action: 2 battle slot own double-pierce}}
start: {turn: Anna, players: {Anna: {lands: 4, hand: 5}, Boris: {lands: 4, hand: 5}}}
placement: advanced
players: [{name: Anna, elves: black}, {name: Boris, elves: snow}]
turns:
- Anna:
  - attack: land of Boris
  - seats: [Janira, Raider, Elite, Warden]
  - centre: Sentinel over Initiate
  - Janira: Raider dies
  - won
)";

PositionView at_line(std::string_view text, int line, bool each = false) {
  const Refereed refereed = referee({.name = "record", .text = std::string(text)}, {});
  const auto plays = game().plays(*refereed.record);
  const FoundPlay found =
      find_play(plays, {At::InText{.line = line, .column = {}}}, refereed.source(), refereed.judgement.players);
  EXPECT_NE(found.play, nullptr) << testing::in_english(found.complaint);
  return testing::in_english(
      game().position(*refereed.record, {}, {.ply = found.ply, .at_play = true, .each = each, .why = {}}));
}

std::vector<std::string> words(const PositionView& position) {
  std::vector<std::string> found;
  for (const Choice& choice : position.choices) found.push_back((choice.certain ? "" : "? ") + choice.words);
  return found;
}

TEST(ElvenRageMoves, OfThePrintedBattleAreTheOneStrikeThatIsDue) {
  const std::vector<std::string> lines = words(at_line(printed_battle, 15));
  EXPECT_THAT(lines, Contains("Janira: Raider"));
  EXPECT_THAT(lines, Not(Contains("Janira: stays")));
  EXPECT_THAT(lines, Not(Contains("Elite: Warden")));
  EXPECT_THAT(lines, Not(Contains("swap Warden")));  // the reserve is not the attacker's
}

TEST(ElvenRageMoves, BehindTheLastStrikeAreTheEndAndTheActionThatSavesIt) {
  const PositionView position = at_line(printed_battle, 16, true);
  const std::vector<std::string> lines = words(position);
  EXPECT_THAT(lines, Contains("won"));
  EXPECT_THAT(lines, Not(Contains("lost")));
  EXPECT_THAT(lines, Contains("? Boris: plays Blizzard Lord so CARD SLOT double-pierce"));
  const auto lord =
      std::ranges::find(position.choices, "Boris: plays Blizzard Lord so CARD SLOT double-pierce", &Choice::words);
  ASSERT_NE(lord, position.choices.end());
  EXPECT_EQ(lord->remark, "price 2, in a battle: a slot of an own card becomes double-pierce");
  EXPECT_EQ(lord->each.size(),
            6u);  // three slots of each of his two cards: the one that lost its last life is not dead yet
}

TEST(ElvenRageMoves, SayWhoseTurnItIsAndWhatHeCanStrike) {
  const PositionView position = at_line(printed_battle, 15);
  const auto fact = [&](std::string_view key) {
    const auto found = std::ranges::find(position.facts, key, &Fact::key);
    return found == position.facts.end() ? std::vector<std::string>() : testing::in_english(found->words);
  };
  EXPECT_THAT(fact("next"),
              Contains("Janira (1)'s turn: initiative 4 is the highest among cards that have not acted"));
  EXPECT_THAT(fact("1 strikes"), Contains("Raider (2) with the left slot (simple, takes 1 life and kills it)"));
}

}  // namespace
}  // namespace elfref::elven_rage::moves_test
