// What could be played in Master Elf: no step that is legal is left out.

#include "elfref/master_elf/rules/moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "elfref/core/judging/replay.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/walk/walk.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/testing/dice.h"
#include "testing/asking.h"

namespace elfref::master_elf::moves_test {
namespace {

/// Whether cards that are listed stand for those that are written.
bool stands_for(const Cards& listed, const Cards& written, bool several) {
  if (!written.counted() || !listed.counted()) return several || !written.counted();
  if (listed.size() != written.size()) return false;
  Pile of_listed, of_written;
  of_listed.add(listed);
  of_written.add(written);
  return of_listed.beyond(Cards{.named = written.named}) <= listed.unknown || several;
}

/// Whether a step that is listed stands for one that is written.
struct Covers {
  const LegalPlay& listed;

  template <class Kind>
  bool operator()(const Kind& written) const {
    const auto* here = std::get_if<Kind>(&listed.play);
    return here != nullptr && alike(*here, written);
  }

 private:
  bool alike(const Visit& here, const Visit& written) const {
    if (here.way != written.way || here.put != written.put) return false;
    if (here.way == Way::move && here.place != written.place) return false;
    if (here.put) return stands_for(here.thrown, written.thrown, listed.several);
    if (here.taken.due) return listed.several;
    const bool thrown = here.thrown.size() == written.thrown.size() || !written.thrown.counted();
    return thrown && stands_for(here.taken, written.taken, listed.several);
  }
  bool alike(const FoxSwap&, const FoxSwap&) const { return true; }
  bool alike(const YetiHelp&, const YetiHelp&) const { return true; }
  bool alike(const HelperGoes& here, const HelperGoes& written) const {
    return here.helper == written.helper && here.place == written.place;
  }
  bool alike(const Give& here, const Give& written) const { return here.from == written.from && here.to == written.to; }
  bool alike(const Create& here, const Create& written) const {
    const bool gift = here.gift == written.gift || (here.gift == nothing_named && listed.several);
    const bool parcel =
        here.parcel == written.parcel || here.parcel == Parcel::unknown || written.parcel == Parcel::unknown;
    const bool paid = listed.several || !written.paid.counted() ||
                      (here.crystals == written.crystals && stands_for(here.paid, written.paid, false)) ||
                      written.paid.unknown > 0;
    return gift && parcel && paid;
  }
  bool alike(const Send& here, const Send& written) const { return here.parcel == written.parcel; }
  bool alike(const Discard& here, const Discard& written) const {
    return !written.cards.counted() || here.cards.size() == written.cards.size();
  }
  bool alike(const NewGift& here, const NewGift& written) const {
    return here.none == written.none && (written.stack < 0 || here.stack == written.stack);
  }
  template <class Kind>
  bool alike(const Kind&, const Kind&) const {
    return true;
  }
};

/// Steps by which nothing is played, or that the rules fill in.
bool is_listed_at_all(const Action& action) {
  if (is_any<Unknown, BeginTurn>(action)) return false;
  const auto* discard = std::get_if<Discard>(&action);
  if (discard != nullptr) return discard->cards.counted() && discard->cards.size() > 0;
  const auto* stuck = std::get_if<Stuck>(&action);
  return stuck == nullptr || stuck->written;
}

/// Whether a gift is created before the movement: what is wrong with it is told by the movement behind it.
bool is_too_early(const Position& state, const Action& action) {
  return is_any<Create>(action) && state.turn.visit == no_ply && !state.turn.unknown &&
         may_stay(state, state.turn.seat) == Sure::no;
}

/// Whether a helper is said to be where it is: nothing is done by that.
bool is_there_already(const Position& state, const Action& action) {
  const auto* goes = std::get_if<HelperGoes>(&action);
  const HelperState* helper = goes == nullptr ? nullptr : master_elf::helper(state, goes->helper);
  return helper != nullptr && helper->used == no_ply && helper->at == only_at(goes->place);
}

TEST(MasterElfMoves, HoldEveryLegalStepOfEveryRecord) {
  int steps = 0;
  for (const Refereed& refereed : testing::readable_records({"records/master-elf", "tests/master_elf"})) {
    Diagnostics faults;
    const auto session = readable<MasterElfKit>(*refereed.record, {}, faults);
    if (!session) continue;
    Position state = begin(*session, Rules::values(*session));
    walk<Rules>(std::span<const Play<Action>>(session->plays), state, [&](std::uint32_t ply, const Action& action) {
      const Play<Action>& play = session->plays[ply];
      if (!play.counted || state.end.outcome != Outcome::open || !is_listed_at_all(action)) return;
      if (is_too_early(state, action) || is_there_already(state, action)) return;
      bool odd = false;
      Rules::check(state, action, [&](const RuleInfo&, const Finding& finding) {
        odd = odd || finding.answer == Answer::broken || finding.answer == Answer::doubtful;
      });
      if (odd) return;
      const std::vector<LegalPlay> listed = legal_moves(state);
      ++steps;
      EXPECT_LT(listed.size(), most_legal_plays);
      EXPECT_TRUE(std::ranges::any_of(listed, [&](const LegalPlay& one) { return std::visit(Covers{one}, action); }))
          << refereed.source().name << ":" << place_of(refereed.source(), play.parts[whole]).line << ": "
          << written(action, names_in(*session));
    });
  }
  EXPECT_GT(steps, 1000);
}

/// The table of a record before its first turn.
Position at_the_beginning(const std::string& text) {
  Diagnostics faults;
  const auto record = read_record({.name = "moves", .text = text}, faults);
  const auto session = readable<MasterElfKit>(*record, {}, faults);
  return begin(*session, Rules::values(*session));
}

/// In most areas lies one card, and in the city three.
constexpr std::string_view nearly_empty = R"(game: master-elf
components: trial-set
players: [Anna, Boris]
start:
  round: 3
  players:
    Anna: {at: Mill, hand: 2 feather + wool, crystal: unused}
    Boris: {at: Mill, hand: wool, crystal: used}
  areas: {Mill: leaf, Pond: rope, Orchard: rope, Lighthouse: glass, Cave: feather + wax, Meadow: glass, Bridge: wool,
    Ruins: berry, Glade: glass, Old Oak: berry}
  under: {set: fairy-tales, colour: gnome, elves: hat, ingredients: doll}
  stacks: [candy, rattle, sled]
  city: 3
  gifts: 29
turns: []
)";

TEST(MasterElfWalk, NamesWhatIsChosenAndWhatTurnsUp) {
  Position state = at_the_beginning(std::string(nearly_empty));
  Moves::play(state, BeginTurn{.seat = Seat{0}});
  int moves = 0, refilled = 0;
  every_move<Moves>(state, kinds_of<Action, Visit>(), [&](const Action& play) {
    const auto& visit = std::get<Visit>(play);
    EXPECT_NE(legality(state, play), Legality::no);
    ++moves;
    if (visit.place == city) {
      EXPECT_EQ(visit.thrown.unknown, 0);
      EXPECT_EQ(visit.taken.unknown, 0);
    }
    if (!visit.refill) return;
    ++refilled;
    EXPECT_EQ(visit.refill->size(), 2);
  });
  EXPECT_GT(moves, 8);
  EXPECT_GT(refilled, 1);
}

TEST(MasterElfWalk, OneMoveIsOneOfEvery) {
  Position state = at_the_beginning(std::string(nearly_empty));
  Moves::play(state, BeginTurn{.seat = Seat{0}});
  const std::vector<Player> players{{"Anna", {}}, {"Boris", {}}};
  const Names names{*state.box, players};
  std::set<std::string> every, met;
  every_move<Moves>(state, listed_kinds, [&](const Action& play) { every.insert(written(play, names)); });
  testing::Dice dice(7);
  const auto alike = [](const auto& plays) { return std::vector<int>(plays.size(), 1); };
  for (int i = 0; i < 12000; ++i) met.insert(written(*one_move<Moves>(state, listed_kinds, alike, dice), names));
  EXPECT_TRUE(std::ranges::includes(every, met));
  EXPECT_GT(met.size() * 10, every.size() * 9);  // some turn up once in 100,000
}

TEST(MasterElfWalk, GivesUpWhenItsWorkIsDone) {
  Position state = at_the_beginning(std::string(nearly_empty));
  Moves::play(state, BeginTurn{.seat = Seat{0}});
  Work little(50);
  const std::uint64_t all = sequences<Moves>(state, all_kinds, 2);
  EXPECT_GT(all, 100u);
  EXPECT_LT(sequences<Moves>(state, all_kinds, 2, &little), all);
  EXPECT_TRUE(little.done());
}

}  // namespace
}  // namespace elfref::master_elf::moves_test
