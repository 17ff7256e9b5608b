#include "elfref/elven_rage/judging/judge.h"

#include <algorithm>
#include <utility>

#include "elfref/core/judging/rounds_of_turns.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/table/battle_outcomes.h"
#include "elfref/elven_rage/table/decks.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

constexpr std::string_view outcome_rule = "outcome-that-cards-allow";
constexpr std::uint64_t most_work_of_acting = 2'500'000;  // units: who may have acted in the battles of a record

/// What a contradiction is about, as the options have it: which pile.
std::uint32_t about(PileLedger::Of of, Seat seat) {
  return 1 + static_cast<std::uint32_t>(of) * max_seats + seat.value;
}

}  // namespace

const Room& ElvenRageKit::words() {
  return elven_rage_words();
}

Ended ElvenRageKit::ended(const Position& state) {
  if (state.end.ended == never) return {};
  if (state.end.winners == 0) return {"ended", msg::finished.id};
  if (state.end.last_stands) return {"last-standing", msg::finished_last_standing.id};
  switch (state.scenario) {
    case Scenario::only_war:
    case Scenario::alliance:
      return {"castle-taken", msg::finished_castle_taken.id};
    case Scenario::lord_of_dragons:
      return {"castles-held", msg::finished_castles_held.id};
    case Scenario::supremacy:
    case Scenario::race:
      break;
  }
  return {"goal-fulfilled", msg::finished_goal_fulfilled.id};
}

/// The game for a replay that is watched: what a play moves, and how battles end of which nothing else is written.
struct Judge::WatchedReplay : ElvenRageKit {
  /// Who watches.
  struct Watch {
    PileReader piles;
    std::vector<Outcome> outcomes{};
    PileSlip slip{};  // of the play at hand
  };
  struct Position : elven_rage::Position {
    Watch* watch = nullptr;
    friend bool operator==(const Position&, const Position&) = default;
  };

  template <class Sink>
  static void check(const Position& state, const Action& action, Sink&& sink) {
    state.watch->slip = {};
    ElvenRageKit::check(state, action, [&](const RuleInfo& rule, Finding&& finding) {
      tell_of_a_slip(rule, finding, state.watch->slip);
      sink(rule, std::move(finding));
    });
  }
  static void apply(Position& state, const Action& action) {
    const Assault& assault = state.assault;
    const bool judged = std::holds_alternative<EndBattle>(action) && state.end.ended == never && is_judged(assault);
    if (judged && !assault.acts_written && !assault.loop && battle_faults(state, action).none())
      state.watch->outcomes.push_back({state.ply, assault, who_may_act(state)});
    state.watch->piles.before(state);
    ElvenRageKit::apply(state, action);
    state.watch->piles.after(state, state.ply, state.watch->slip);
    state.cards.moves.clear();
  }
};

Judge::Told Judge::told(Position begin, bool every_kind, std::uint32_t until) const {
  WatchedReplay::Watch watch{.piles = PileReader(session_, begin.options.values(), every_kind)};
  watch.piles.begin(begin);
  const std::span<const Play<Action>> plays = session_.plays, claims = session_.claims;
  const bool whole = until >= plays.size();
  auto replayed = replay<WatchedReplay>(whole ? plays : plays.first(until), whole ? claims : claims.first(0),
                                        WatchedReplay::Position{std::move(begin), &watch});
  return {.replayed = {std::move(replayed.table), std::move(replayed.raised)},
          .piles = watch.piles.done(),
          .outcomes = std::move(watch.outcomes)};
}

Replayed<Position> Judge::replayed(const OptionValues& options) const {
  spend_a_replay(session_);
  told_last_ = {options, told(ElvenRageKit::begin(session_, options))};
  return std::move(told_last_->told.replayed);
}

void Judge::replay_it() {
  spend_a_replay(session_);
  Told all = told(ElvenRageKit::begin(session_, noting_in_force()));
  table_ = std::move(all.replayed);
  piles_ = std::move(all.piles);
  outcomes_ = std::move(all.outcomes);
}

bool Judge::bears(const Alternative& other, bool accuses) const {
  const auto reshuffle = static_cast<std::size_t>(Option::reshuffle);
  const bool of_piles = !contradictions_.empty() && option_table().option_named(other.option) == reshuffle;
  return of_piles || Judging::bears(other, accuses);
}

void Judge::leave_impossible(std::vector<Outcome>& outcomes) const {
  std::erase_if(outcomes, [this](const Outcome& one) {
    const auto& end = std::get<EndBattle>(session_.plays[one.ply].action);
    return can_end(one.assault, end, session_.work) != Possible::no;
  });
}

std::vector<Shown> Judge::shown_here() {
  contradictions_ = contradictions_of_piles(session_, piles_, source_);
  for (PileLedger& pile : piles_) {
    const auto found = std::ranges::find_if(contradictions_, [&](const PileContradiction& one) {
      return one && one.of == pile.of && one.seat == pile.seat;
    });
    const bool is_impossible = found != contradictions_.end();
    piles_judged_.push_back(
        {std::move(pile), is_impossible ? std::optional(found->entries.back().ply) : std::nullopt});
  }
  piles_.clear();
  std::erase_if(contradictions_, [this](const PileContradiction& one) {
    const bool may_be = one && is_in_part(one.of, one.seat);
    if (may_be) in_part_.push_back(one.entries.back().ply);
    return may_be;
  });
  leave_impossible(outcomes_);
  for (Outcome& one : outcomes_) one.acted = may_have_acted(one, options_);
  std::vector<Shown> all;
  for (const PileContradiction& one : contradictions_)
    if (one) all.push_back({one.entries.back().ply, &rule_named(one.rule), about(one.of, one.seat)});
  for (const Outcome& one : outcomes_) all.push_back({one.ply, &rule_named(outcome_rule)});
  return all;
}

std::optional<std::uint32_t> Judge::impossible_at(const PileLedger& pile) const {
  if (is_in_part(pile.of, pile.seat)) return std::nullopt;
  const auto known = std::ranges::find(piles_judged_, pile, &PileJudged::pile);
  if (known != piles_judged_.end()) return known->impossible_at;
  const auto alike = std::ranges::find_if(piles_judged_, [&](const PileJudged& other) {
    return other.pile.of == pile.of && other.pile.seat == pile.seat && other.impossible_at;
  });
  const auto likely = alike == piles_judged_.end() ? std::nullopt : alike->impossible_at;
  piles_judged_.push_back({pile, first_impossible(session_, pile, likely)});
  return piles_judged_.back().impossible_at;
}

std::vector<Shown> Judge::shown_by(const OptionValues& options) const {
  if (!told_last_ || told_last_->options != options) static_cast<void>(replayed(options));
  Told& there = told_last_->told;
  leave_impossible(there.outcomes);
  // Where unrecorded Actions may excuse a battle by the values in force, only the cards alone can do so by others.
  std::erase_if(there.outcomes, [&](const Outcome& one) {
    const auto here = std::ranges::lower_bound(outcomes_, one.ply, {}, &Outcome::ply);
    const bool excused = here != outcomes_.end() && here->ply == one.ply && here->acted != Possible::no;
    return !excused && may_have_acted(one, options) != Possible::no;
  });
  std::vector<Shown> all;
  for (const PileLedger& pile : there.piles)
    if (const auto ply = impossible_at(pile))
      all.push_back({*ply, &rule_named(rule_of_pile(pile.of)), about(pile.of, pile.seat)});
  for (const Outcome& one : there.outcomes) all.push_back({one.ply, &rule_named(outcome_rule)});
  return all;
}

void Judge::hidden() {
  hidden_cards();
  impossible_outcomes();
}

std::vector<Judge::MayAct> Judge::who_may_act(const Position& state) {
  const Assault& assault = state.assault;
  const CardId reserve = assault.cards[reserve_place.value];
  const Fighter upper = fighter_of(state, assault, reserve);
  const bool idle = reserve != nothing_named && state.box->card(reserve).listed && !state.box->card(reserve).action;
  const int in_hand = comes_to_hand(state, reserve).min;
  const Places exchangeable = unwritten_exchanges(assault);
  std::vector<MayAct> all;
  for (std::uint8_t i = 0; i < state.players; ++i) {
    const Seat seat{i};
    const bool his =
        upper.side_known && (upper.side == Side::attacker ? assault.attacker == seat : assault.defender() == seat);
    const int without = idle && his ? in_hand : 0;  // the reserve is in his hand, and has no Action
    const int lands = count_lands(state, seat, {}).max;
    const bool exchanges = seat == assault.attacker && std::ranges::any_of(edge, [&](Place place) {
      const CardId other = assault.cards[place.value];
      if (!has(exchangeable, place)) return false;
      return other == nothing_named || !state.box->card(other).listed || is_for_battles(state.box->card(other), lands);
    });
    const bool sure = exchanges || state[seat].artifacts.max > 0;
    if (sure || state[seat].hand.max > without) all.push_back({seat, sure, lands});
  }
  return all;
}

Possible Judge::may_have_acted(const Outcome& outcome, const OptionValues& options) const {
  if (std::ranges::any_of(outcome.may_act, &MayAct::sure)) return Possible::yes;
  if (outcome.may_act.empty()) return Possible::no;
  if (work_of_acting_ > most_work_of_acting) return Possible::given_up;
  const std::uint64_t before = spent(session_.work);
  spend_a_replay(session_);
  const Told told_before = told(ElvenRageKit::begin(session_, options), true, outcome.ply);
  const bool may_be = std::ranges::any_of(outcome.may_act, [&](const MayAct& one) {
    return may_be_in_hand(session_, told_before.piles, one.seat,
                          [&](const Card& card) { return is_for_battles(card, one.lands); });
  });
  work_of_acting_ += spent(session_.work) - before;
  return may_be ? Possible::yes : Possible::no;
}

void Judge::impossible_outcomes() {
  const std::size_t first = std::ranges::count_if(contradictions_, [](const auto& one) { return bool(one); });
  for (std::size_t i = 0; i < outcomes_.size(); ++i) {
    const Play<Action>& play = session_.plays[outcomes_[i].ply];
    Diagnostic found = remark(rule_named(outcome_rule), play.parts[0], msg::outcome_impossible());
    found.seat = play.seat;
    found.round = play.round;
    const Possible acted = outcomes_[i].acted;
    if (!depend_on_options(found, excuses_of_shown(first + i)) && acted != Possible::no) {
      found.message = msg::outcome_needs_actions();
      depend_on(found, acted == Possible::yes ? msg::unrecorded_actions() : msg::too_many_ways());
    }
    add(std::move(found));
  }
}

void Judge::whole() {
  const Components& all = session_.box->components;
  if (all.invented) add(invented_components(all.name, session_.players_span));
}

void Judge::explain_unrecorded(const Unrecorded& unrecorded, Diagnostic& found) const {
  if (&unrecorded == &hand_not_known && table_.table.unrecorded.untold != never) {
    found.span = session_.plays[table_.table.unrecorded.untold].parts[0];
    found.because.push_back(msg::battle_without_acts());
  }
  if (&unrecorded != &set_in_part) return;
  const Components& all = session_.box->components;
  std::vector<Lacking> lacking;
  for (std::size_t at = 0; at < pile_count; ++at) {
    const Pile pile{static_cast<std::uint8_t>(at)};
    if (all.count(pile) > 0 && !all.whole(pile))
      lacking.push_back({msg::cards_of_deck({.deck = people(pile)}), all.count(pile), pile_sizes[at]});
  }
  found.because = in_words(lacking);
}

/// A round ends where the turn comes back to the player who began, or passes over that player.
std::vector<RoundScore> Judge::rounds() const {
  spend_a_replay(session_);
  const int players = static_cast<int>(names_.size());
  Seat first{}, last{};
  bool begun = false;
  const auto place = [&](Seat seat) { return (seat.value - first.value + players) % players; };
  const auto gap = [&](const Play<Action>& play, const Position&) {
    if (const auto* turn = std::get_if<BeginTurn>(&play.action); turn != nullptr && !std::exchange(begun, true))
      first = last = turn->seat;
    return std::holds_alternative<UnknownTurns>(play.action);
  };
  const auto begins = [&](const Play<Action>& play, const Position&, int) {
    const Seat seat = std::get<BeginTurn>(play.action).seat;
    return place(seat) <= place(std::exchange(last, seat));
  };
  const auto complete = [&](const Position& state) {
    const bool acted = state.turn.attacks + state.turn.passed > 0 || state.turn.unknown;
    return acted && !state.turn.open && !state.assault.open && place(state.turns.next) <= place(last);
  };
  return rounds_of_turns<ElvenRageKit, BeginTurn>(session_, elven_rage::begin(session_, options_), judgement_.standings,
                                                  gap, begins, complete);
}

Message Judge::winners(const Action& claim, const Position& state) const {
  if (!std::holds_alternative<ClaimWinner>(claim) || state.end.ended == never || state.end.winners == 0) return {};
  return list(Joint::and_, seats_of(state.end.winners, names_.size()));
}

}  // namespace elfref::elven_rage
