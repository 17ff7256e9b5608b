#include <algorithm>
#include <array>
#include <optional>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// Claims that no game can end with, whatever was not recorded: relations between figures. No game is searched for.

namespace elfref::elven_rage {
namespace {

/// The end as claims and the record have it, with the claims that a relation has asked for so far: whatever the options
/// are it asks for the same ones, so that a clash is told at one place.
class Results {
 public:
  Results(const Position& state, int judged) : state_(state), claims_(*state.claims), judged_(judged) {}

  [[nodiscard]] const Position& state() const { return state_; }
  [[nodiscard]] std::optional<Seats> winner() {
    if (claims_.winner) last_ = std::max(last_, 0);
    return claims_.winner;
  }
  /// A figure: what is claimed, else what is possible.
  [[nodiscard]] Range of(Seat seat, Figure figure) {
    const int number = claims_.number[seat.value][static_cast<std::size_t>(figure)];
    if (number == Claimed::none) return figure_of(state_, seat, figure);
    last_ = std::max(last_, number);
    asked_[seat.value] |= 1u << static_cast<unsigned>(figure);
    const int value = claims_.value[seat.value][static_cast<std::size_t>(figure)];
    return {value, value};
  }
  /// The sum of a figure, of players of a set.
  [[nodiscard]] Range sum(Figure figure, Seats seats) {
    Range all{0, 0};
    for (const Seat seat : seats_of(seats, players())) {
      const Range one = of(seat, figure);
      all = {all.min + one.min, all.max + one.max};
    }
    return all;
  }
  /// Whether somebody may be in the game: he holds his castle then.
  [[nodiscard]] bool may_be_in(Seat seat) {
    return of(seat, Figure::out).min == 0 && of(seat, Figure::castles).max > 0 && of(seat, Figure::lands).max > 0;
  }
  /// Whether somebody may be out: then he holds nothing.
  [[nodiscard]] bool may_be_out(Seat seat) {
    const bool keeps = state_.options[Option::out_lands] == 2;
    bool may_be = of(seat, Figure::out).max == 1;
    for (const Figure thing : {Figure::hand, Figure::artifacts, Figure::treasures})
      may_be = of(seat, thing).min == 0 && may_be;
    for (const Figure places : {Figure::lands, Figure::towers, Figure::castles})
      may_be = (of(seat, places).min == 0 || keeps) && may_be;
    return may_be;
  }
  /// Whether all the others may be out.
  [[nodiscard]] bool others_may_be_out(Seats but) {
    bool all = true;
    for (const Seat seat : seats_of(everybody(), players()))
      if ((but & bit(seat)) == 0) all = may_be_out(seat) && all;
    return all;
  }
  [[nodiscard]] Seats everybody() const { return first_seats(state_.players); }
  [[nodiscard]] std::size_t players() const { return static_cast<std::size_t>(state_.players); }
  /// Whether the claim that is judged is the last that takes part, and some claim of them is not known to be true.
  [[nodiscard]] bool is_told_here() const { return last_ == judged_ && (judged_ == 0 || some_is_open()); }
  void forget() {
    last_ = Claimed::none;
    asked_ = {};
  }

 private:
  /// Whether some figure is not known whose claim took part.
  [[nodiscard]] bool some_is_open() const {
    for (const Seat seat : seats_of(everybody(), players()))
      for (unsigned figure = 0; figure < figure_count; ++figure)
        if ((asked_[seat.value] >> figure & 1u) != 0 && !figure_of(state_, seat, Figure(figure)).exact()) return true;
    return false;
  }

  const Position& state_;
  const Claimed& claims_;
  int judged_;
  int last_ = Claimed::none;
  std::array<unsigned, max_seats> asked_{};  ///< figures whose claims took part, by player: a bit each
};

/// How figures clash; empty: they do not.
using Relation = Message (*)(Results&);

Message towers_and_castles_are_lands(Results& all) {
  for (const Seat seat : seats_of(all.everybody(), all.players())) {
    all.forget();
    const int lands = all.of(seat, Figure::lands).max;
    const int others = all.of(seat, Figure::towers).min + all.of(seat, Figure::castles).min;
    if (others > lands && all.is_told_here())
      return msg::more_than_lands({.lands = quantity(lands, noun::land), .number = others, .player = seat});
  }
  return {};
}

Message out_or_in(Results& all) {
  constexpr std::array held{Figure::lands, Figure::towers,    Figure::castles,
                            Figure::hand,  Figure::artifacts, Figure::treasures};
  for (const Seat seat : seats_of(all.everybody(), all.players())) {
    all.forget();
    if (all.may_be_in(seat) || all.may_be_out(seat) || !all.is_told_here()) continue;
    const bool out = all.of(seat, Figure::out).min == 1;
    for (const Figure figure : held) {
      const Range number = all.of(seat, figure);
      if (out && number.min > 0)
        return msg::holds_though_out({.figure = figure_noun(figure), .number = number.min, .player = seat});
    }
    for (const Figure figure : {Figure::castles, Figure::lands})
      if (const Range number = all.of(seat, figure); number.max == 0)
        return msg::nothing_though_in({.figure = figure_noun(figure), .player = seat});
  }
  return {};
}

/// So many there are of something in all.
Message no_more_than_there_are(Results& all) {
  const Box& box = *all.state().box;
  const std::array<std::pair<Figure, std::optional<int>>, 4> there{{
      {Figure::lands, most_of_the_map(all.state(), {})},
      {Figure::castles, most_of_the_map(all.state(), any_castle)},
      {Figure::artifacts, whole_artifacts},
      {Figure::treasures, most_treasures(box)},
  }};
  for (const auto& [figure, most] : there) {
    all.forget();
    const int sum = all.sum(figure, all.everybody()).min;
    if (most && sum > *most && all.is_told_here())
      return msg::more_than_there_are({.copies = *most, .figure = figure_noun(figure), .number = sum});
  }
  return {};
}

Message somebody_is_left(Results& all) {
  all.forget();
  const int out = all.sum(Figure::out, all.everybody()).min;
  if (out < all.state().players || !all.is_told_here()) return {};
  return msg::all_are_out({.number = out, .players = quantity(all.state().players, noun::player)});
}

Message winners_are_one_side(Results& all) {
  all.forget();
  const auto winner = all.winner();
  if (!winner || !all.is_told_here()) return {};
  const std::size_t won = seats_of(*winner, all.players()).size();
  if (all.state().scenario != Scenario::alliance) return won == 1 ? Message() : msg::too_many_winners({.number = won});
  Seats side = 0;
  for (const Seat seat : seats_of(all.everybody(), all.players()))
    if (all.state().allies(seat, first_of(*winner))) side |= bit(seat);
  const std::size_t due = seats_of(side, all.players()).size();
  return side == *winner ? Message() : msg::half_a_side_won({.number = won, .players = due});
}

Message winner_is_in(Results& all) {
  const auto winner = all.winner();
  if (!winner || all.state().scenario == Scenario::alliance) return {};
  for (const Seat seat : seats_of(*winner, all.players())) {
    all.forget();
    (void)all.winner();
    if (!all.may_be_in(seat) && all.is_told_here()) return msg::winner_is_out({.player = seat});
  }
  return {};
}

/// What a winner needs who has not won as the last one.
struct Need {
  Figure figure;
  int number;
};
std::vector<Need> needs(const Position& state, Seat seat) {
  std::vector<Need> all;
  const auto of_goal = [&](const Goal& goal) {
    const int own = state.options[Option::own_castle] == 1 && goal.lands > 0 ? 1 : 0;
    const int castles = goal.enemy_castle || goal.central_castle ? 2 : 0;
    all = {{Figure::lands, goal.lands + own},
           {Figure::towers, goal.towers},
           {Figure::castles, std::max(goal.castles, castles)}};
  };
  const PlayerState& player = state[seat];
  switch (state.scenario) {
    case Scenario::supremacy:
      if (player.has_goal && player.goal != nothing_named && state.box->components.goals[player.goal].listed)
        of_goal(state.box->components.goals[player.goal]);
      break;
    case Scenario::race:
      if (state.race) of_goal(*state.race);
      break;
    case Scenario::only_war:
      all = {{Figure::castles, 2}};
      break;
    case Scenario::lord_of_dragons:
      all = {{Figure::castles, state.players}};
      break;
    case Scenario::alliance:
      break;
  }
  return all;
}

Message winner_has_reached_it(Results& all) {
  const auto winner = all.winner();
  if (!winner || seats_of(*winner, all.players()).size() != 1) return {};
  const Seat seat = first_of(*winner);
  for (const auto& [figure, number] : needs(all.state(), seat)) {
    all.forget();
    (void)all.winner();
    const Range has = all.of(seat, figure);
    if (has.max >= number) continue;
    const bool last = all.others_may_be_out(*winner) && all.state().options[Option::last_standing] == 0;
    if (!last && all.is_told_here())
      return msg::winner_has_too_few({.due = number, .figure = figure_noun(figure), .number = has.max, .player = seat});
  }
  return {};
}

/// A war is won with the castle of another, who is out then.
Message somebody_was_put_out(Results& all) {
  const Scenario scenario = all.state().scenario;
  const auto winner = all.winner();
  if (!winner || (scenario != Scenario::only_war && scenario != Scenario::lord_of_dragons)) return {};
  all.forget();
  (void)all.winner();
  int may_be = 0, others = 0;
  for (const Seat seat : seats_of(all.everybody(), all.players())) {
    if ((*winner & bit(seat)) != 0) continue;
    ++others;
    may_be += all.may_be_out(seat) ? 1 : 0;
  }
  const int due = scenario == Scenario::only_war ? 1 : others;
  if (may_be >= due || !all.is_told_here()) return {};
  return msg::too_few_are_out({.due = due, .number = may_be});
}

/// A race ends with the first who reaches its goal.
Message nobody_else_has_reached_it(Results& all) {
  if (all.state().scenario != Scenario::race || !all.state().race) return {};
  const auto winner = all.winner();
  for (const auto& [figure, number] : needs(all.state(), {})) {
    if (number == 0) continue;
    all.forget();
    (void)all.winner();
    Seats reached = winner.value_or(0);
    for (const Seat seat : seats_of(all.everybody(), all.players()))
      if (all.of(seat, figure).min >= number) reached |= bit(seat);
    const std::size_t many = seats_of(reached, all.players()).size();
    if (many > 1 && all.is_told_here())
      return msg::several_reached_goal({.due = number, .figure = figure_noun(figure), .players = many});
  }
  return {};
}

constexpr std::array<Relation, 9> relations{
    towers_and_castles_are_lands, out_or_in,    no_more_than_there_are, somebody_is_left,
    winners_are_one_side,         winner_is_in, winner_has_reached_it,  somebody_was_put_out,
    nobody_else_has_reached_it};

}  // namespace

Range figure_of(const Position& state, Seat seat, Figure figure) {
  const PlayerState& player = state[seat];
  switch (figure) {
    case Figure::lands:
      return count_lands(state, seat, {});
    case Figure::towers:
      return count_lands(state, seat, PlaceKind::tower);
    case Figure::castles:
      return count_lands(state, seat, any_castle);
    case Figure::hand:
      return player.hand;
    case Figure::artifacts:
      return player.artifacts;
    case Figure::treasures:
      return player.treasures;
    case Figure::out:
      return player.out ? Range{1, 1} : Range{0, player.may_be_out ? 1 : 0};
  }
  return {0, 0};
}

Finding results_agree(const Position& state, int judged) {
  if (state.claims == nullptr) return kept();
  Results all(state, judged);
  for (const Relation clashes : relations)
    if (Message clash = clashes(all); !clash.empty()) return broken_by(whole, std::move(clash));
  return kept();
}

}  // namespace elfref::elven_rage
