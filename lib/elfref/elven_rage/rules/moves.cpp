#include "elfref/elven_rage/rules/moves.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "elfref/elven_rage/rules/game.h"

namespace elfref::elven_rage {
namespace {

using BattlePlace = elven_rage::Place;

Cards so_many(int number) {
  return {.unknown = number};
}

Cards as_due() {
  Cards cards;
  cards.due = true;
  return cards;
}

/// How many of the first two phases a line of the turn's player finds behind it that may not be written.
int phases_before(const State& state, const Action& play) {
  const TurnState& turn = state.turn;
  if (!turn.open || turn.midway || turn.attacks > 0 || turn.decline_ply != never) return 0;
  if (is_any<Attack, Decline>(play)) return 2;
  const auto* discard = std::get_if<Discard>(&play);
  return discard != nullptr && discard->seat == turn.seat && (state.over & elfref::bit(discard->seat)) == 0 ? 1 : 0;
}

/// Collects lines.
class Lines {
 public:
  explicit Lines(const State& state) : state_(state) {}

  std::vector<LegalPlay> all() {
    if (!state_.turn.open || state_[state_.turn.seat].out || state_.ended != never) return {};
    const Assault& assault = state_.assault;
    if (!assault.open) {
      of_the_turn();
    } else if (!assault.entered) {
      before_the_battle();
    } else if (!assault.laid || !assault.centred) {
      placement();
    } else {
      battle();
    }
    if (assault.open) outcome();
    for (const Seat one : seats_of(state_.over, state_.players)) discards(one);
    things();
    return std::move(found_);
  }

 private:
  /// Adds a line if it is legal. `hidden`: it needs a card of which nobody knows whether it is there.
  bool add(const Action& play, bool several = false, bool hidden = false) {
    if (found_.size() >= most_legal_plays) return false;
    const Allowed found = allowed(state_, play);
    if (found == Allowed::no) return false;
    found_.push_back({play, found == Allowed::surely && !hidden, several});
    return true;
  }
  /// Adds several for which a record has no words without a name.
  void add_nameless(const Action& play) {
    if (add(play, true, true)) found_.back().nameless = true;
  }

  template <class Each>
  void for_seats(const Each& each) const {
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      if (!state_.of[seat].out) each(Seat{seat});
  }

  // ---------------------------------------------------------------- phases 1 to 3

  void of_the_turn() {
    const TurnState& turn = state_.turn;
    const Seat seat = turn.seat;
    const bool begun = turn.attacks > 0 || turn.decline_ply != never;
    if (!begun && !turn.summoned && !turn.midway && !turn.first) {
      const Range due = summon_due(state_, seat);
      if (due.max - due.min > most_numbers) add(Summon{seat, as_due()});
      for (int number = due.min; number <= due.max && due.max - due.min <= most_numbers; ++number)
        add(Summon{seat, so_many(number)});
    }
    if (!begun && !turn.discarded && !turn.midway && state_.over == 0) discards(seat);
    attacks(seat);
    draws_two([seat](const Cards& cards) { return Decline{.seat = seat, .cards = cards}; });
    if (turn.artifacts_due > 0 || turn.artifact_perhaps) {
      add(TakeArtifact{.seat = seat}, true);
      if (turn.artifact_perhaps) add(TakeArtifact{.seat = seat, .none = true});
    }
  }

  void discards(Seat seat) {
    const State before = before_line(state_, Discard{seat, so_many(1)});
    const int least = std::max(1, surplus_of(before, seat).min), most = before[seat].hand.max;
    if (surplus_of(before, seat).max - least >= most_numbers) {
      add(Discard{seat, as_due()});
      return;
    }
    for (int number = least; number <= std::min(most, least + most_numbers); ++number)
      add(Discard{seat, so_many(number)});
  }

  /// Two cards are drawn; fewer where no more are left.
  template <class Make>
  void draws_two(const Make& make) {
    for (const int number : {2, 1, 0})
      if (add(make(so_many(number)))) return;
  }

  void attacks(Seat seat) {
    // Whether anything may be attacked is asked once.
    if (allowed(state_, Attack{seat, {.kind = PlaceKind::land}}) == Allowed::no &&
        state_.turn.attacks + state_.turn.passed >= state_.turn.captures)
      return;
    for (PlaceId place = 0; place < state_.box->places.size(); ++place) add(Attack{seat, {.place = place}});
    if (state_.has_map()) return;
    for (std::size_t kind = 0; kind < place_kind_count; ++kind) {
      if (PlaceKind(kind) != PlaceKind::castle) add(Attack{seat, {.kind = PlaceKind(kind)}});
      if (PlaceKind(kind) == PlaceKind::centre) continue;
      for_seats([&](Seat owner) {
        if (owner != seat) add(Attack{seat, {.kind = PlaceKind(kind), .of = owner}});
      });
    }
  }

  // ---------------------------------------------------------------- before a battle

  void before_the_battle() {
    const Assault& assault = state_.assault;
    const Seat attacker = assault.attacker;
    if (assault.may_be_free()) {
      const int squads = state_.squad_count > 0 ? state_.squad_count : state_.players + 1;
      for (int squad = 1; squad <= squads; ++squad) {
        if (!assault.looked) add(Look{.seat = attacker, .squad = squad}, true);
        add(FightSquad{.seat = attacker, .squad = squad}, false, state_.squad_count == 0);
      }
      add(Decline{.seat = attacker, .cards = so_many(2)});
    }
    for_seats([&](Seat owner) {
      if ((assault.owners & elfref::bit(owner)) == 0) return;
      add(Defend{owner, as_due()});
      draws_two([owner](const Cards& cards) { return Retreat{owner, cards}; });
      add(GiveUp{owner});
    });
    placement();
  }

  // ---------------------------------------------------------------- the layout

  void placement() {
    const Assault& assault = state_.assault;
    const Seat attacker = assault.attacker;
    if (!assault.laid && !assault.sent_written[0])
      for (const int number : {squad_size, squad_size + 1}) add(Send{attacker, so_many(number)});
    if (!assault.laid) {
      std::array<CardId, edge_places> unnamed{};
      unnamed.fill(nothing_named);
      if (!assault.placed_written && state_.placement != LaidOut::beginner) add(PlacedInOrder{attacker, unnamed}, true);
      add(LayOut{.seat = attacker, .cards = unnamed}, true);
    } else {
      const auto left = left_for_the_centre(state_);
      const bool known = left.size() == 2;
      for (std::size_t upper = 0; upper < left.size() && known; ++upper)
        add(LayCentre{.seat = attacker, .upper = left[upper], .lower = left[1 - upper]});
      if (!known) add(LayCentre{.seat = attacker}, true);
    }
    if (assault.may_be_free()) for_seats([&](Seat seat) { add(NeutralsBy{seat}); });
    if (!assault.entered || assault.laid || assault.sent_written[1]) return;
    for_seats([&](Seat owner) {
      if ((assault.owners & elfref::bit(owner)) != 0) add(Defend{owner, as_due()});
    });
  }

  /// Cards that were sent and do not lie at the edge; empty where nobody knows.
  static std::vector<CardId> left_for_the_centre(const State& state) {
    const Assault& assault = state.assault;
    std::vector<CardId> left;
    for (const Cards& sent : assault.sent) {
      if (sent.unknown > 0 || sent.open) return {};
      left.insert(left.end(), sent.named.begin(), sent.named.end());
    }
    for (const BattlePlace place : edge) {
      const auto found = std::ranges::find(left, assault.cards[place.value]);
      if (found == left.end()) return {};
      left.erase(found);
    }
    return left;
  }

  // ---------------------------------------------------------------- the fight

  void battle() {
    const Assault& assault = state_.assault;
    const Seat attacker = assault.attacker;
    const bool judged = is_judged(assault);
    if (judged) {
      const Battle settled = with_what_was_played();
      const Places may_swap = swaps(settled);
      for (const BattlePlace place : edge)
        if (has(may_swap, place)) add(Swap{attacker, called_at(settled, place)});
      for_acts(settled, [&](const Act& act) { add(written_act(settled, attacker, act)); });
      if (judge_loop(settled).none() && !assault.loop) add(Loop{attacker});
    } else {  // nothing of it is judged: whatever stands there may act
      if (!assault.swapped && !assault.acts_written) add(Swap{attacker, {}}, true, true);
      for (const BattlePlace place : edge) acts_unseen(place);
      add(Loop{attacker}, false, true);
    }
    if (!assault.acts_written && !assault.fallen) add(Fallen{attacker, as_due()}, true);
  }

  [[nodiscard]] Battle with_what_was_played() const {
    Battle settled = state_.assault.battle;
    settle(settled);
    return settled;
  }

  void acts_unseen(BattlePlace place) {
    const CardId card = state_.assault.cards[place.value];
    const CardCalled who = card == nothing_named ? CardCalled{.place = static_cast<std::uint8_t>(place.value + 1)}
                                                 : CardCalled{.card = card};
    add_nameless(WrittenAct{.seat = state_.assault.attacker, .card = who});
  }

  void outcome() {
    for (const bool won : {true, false}) add(EndBattle{.seat = state_.assault.attacker, .won = won});
  }

  // ---------------------------------------------------------------- Actions, Artifacts, Treasures, goals

  void things() {
    for_seats([&](Seat seat) {
      actions(seat);
      artifacts(seat);
      if (state_[seat].treasures.max > 0) draws_two([seat](const Cards& cards) { return CashTreasure{seat, cards}; });
      hand_over(seat);
      goals(seat);
    });
  }

  void actions(Seat seat) {
    if (state_[seat].hand.max < 1) return;
    const auto people = state_.elves[seat.value];
    const std::vector<Card>& cards = state_.box->components.cards;
    for (CardId id = 0; id < cards.size(); ++id) {
      const Card& card = cards[id];
      const bool own = people ? card.pile.may_be(*people) : !card.pile.is(Pile::neutral);
      if (!own || (card.listed && !card.action)) continue;
      for (const bool answer : {false, true})
        if (!answer || state_.answerable) use(UseAction{.seat = seat, .card = id, .answer = answer});
    }
    const bool all_known = people && state_.box->components.whole(*people);
    if (!all_known) add_nameless(UseAction{.seat = seat});
  }

  /// With what comes of it where that is no choice; else if any choice is legal.
  void use(const UseAction& used) {
    if (allowed(state_, used) == Allowed::no) return;
    const std::vector<LegalPlay> each = each_of(state_, {used, true, true});
    if (each.size() == 1) {
      found_.push_back({each.front().play, false, false});
      return;
    }
    const auto effect = effect_of(state_, used);
    const bool later = !state_.assault.laid && effect && effect->does != Does::capture;  // a choice there will be
    if (!each.empty() || !effect || later) add(used, true, true);
  }

  void artifacts(Seat seat) {
    if (state_[seat].artifacts.max < 1) return;
    for (const bool answer : {false, true}) {
      if (answer && !state_.answerable) continue;
      bool others = false;
      const std::vector<Artifact>& all = state_.box->components.artifacts;
      for (ArtifactId id = 0; id < all.size(); ++id) {
        const UseArtifact used{.seat = seat, .artifact = id, .answer = answer};
        if (allowed(state_, used) == Allowed::no) continue;
        const bool held = std::ranges::count(state_[seat].drawn, id) > 0;
        if (held) {
          add(used, true);
        } else {
          others = true;
        }
      }
      if (others || all.size() < static_cast<std::size_t>(whole_artifacts))
        add_nameless(UseArtifact{.seat = seat, .answer = answer});
    }
  }

  /// One line for all that may be traded, and one for all that may be handed over.
  void hand_over(Seat seat) {
    const auto sum_up = [&](const Action& play) {
      const std::vector<LegalPlay> each = each_of(state_, {play, true, true});
      if (each.empty()) return;
      const bool surely = std::ranges::any_of(each, &LegalPlay::surely);
      found_.push_back({play, surely, true, true});
    };
    sum_up(Trade{.seat = seat, .with = seat});
    sum_up(Give{.seat = seat, .to = seat});
  }

  void goals(Seat seat) {
    if (state_.scenario != Scenario::supremacy) return;
    const PlayerState& player = state_[seat];
    if (player.has_goal && player.goal != nothing_named) {
      add(ShowGoal{seat, player.goal});
      return;
    }
    for (GoalId goal = 0; goal < state_.box->components.goals.size(); ++goal)
      if (std::ranges::count(state_.goals, goal) == 0) add(ShowGoal{seat, goal}, false, true);
  }

  static constexpr int most_numbers = 3;  // of one line with a number of cards that nobody knows

  const State& state_;
  std::vector<LegalPlay> found_;
};

}  // namespace

State before_line(const State& state, const Action& play) {
  State before = state;
  const int phases = phases_before(state, play);
  if (phases > 0 && !state.turn.summoned) apply(before, Summon{state.turn.seat, as_due()});
  if (phases > 1 && !state.turn.discarded) apply(before, Discard{state.turn.seat, as_due()});
  return before;
}

Allowed allowed(const State& state, const Action& play) {
  return allowed_by<Rules>(phases_before(state, play) > 0 ? before_line(state, play) : state, play);
}

std::vector<LegalPlay> legal_plays(const State& state) {
  return Lines(state).all();
}

CardCalled called_at(const Battle& battle, BattlePlace place) {
  const Fighter& card = battle.fight[0][place];
  const bool alone = card.kind == Fighter::Kind::warrior && (places_of(battle, card.card) & the_edge) == bit(place);
  return alone ? CardCalled{.card = card.card} : CardCalled{.place = static_cast<std::uint8_t>(place.value + 1)};
}

WrittenAct written_act(const Battle& battle, Seat attacker, const Act& act) {
  WrittenAct written{.seat = attacker, .card = called_at(battle, act.place)};
  written.kind = act.kind == Act::Kind::strike ? WrittenAct::Kind::strike
                 : act.kind == Act::Kind::move ? WrittenAct::Kind::move
                                               : WrittenAct::Kind::stay;
  if (act.target) written.target = called_at(battle, *act.target);
  return written;
}

PlayKinds kinds_instead_of(const Action& play) {
  for (const PlayKinds kinds : {kinds_of<Action, WrittenAct, EndBattle, Loop>(), kinds_of<Action, Attack, Decline>(),
                                kinds_of<Action, Defend, Retreat, GiveUp>()})
    if (has_kind(kinds, play)) return kinds;
  return PlayKinds{1} << play.index();
}

}  // namespace elfref::elven_rage
