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
int phases_before(const Position& state, const Action& play) {
  const TurnState& turn = state.turn;
  if (!turn.open || turn.midway || turn.attacks > 0 || turn.decline_ply != never) return 0;
  const bool summons = !turn.summoned && !turn.first;
  if (is_any<Attack, Decline>(play)) return summons || state[turn.seat].hand.max > full_hand ? 2 : 0;
  const auto* discard = std::get_if<Discard>(&play);
  const bool in_phase_2 = discard != nullptr && discard->seat == turn.seat;
  return in_phase_2 && summons && (state.turns.over & elfref::bit(discard->seat)) == 0 ? 1 : 0;
}

/// Collects lines. No rule is asked.
class Lines {
 public:
  Lines(const Position& state, PlayKinds kinds) : state_(state), kinds_(kinds) {}

  std::vector<LegalPlay> all() {
    if (state_.end.ended != never) return {};
    found_.reserve(32);
    if (!state_.turn.open) {
      if (wanted<BeginTurn>() && state_.turns.next_known) add(BeginTurn{.seat = state_.turns.next});
      return std::move(found_);
    }
    if (state_[state_.turn.seat].out) return {};
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
    if (assault.open && wanted<EndBattle>()) outcome();
    if (wanted<Discard>())
      for (const Seat one : seats_of(state_.turns.over, state_.players)) discards(one);
    if (wanted<UseAction, UseArtifact, CashTreasure, Trade, Give, ShowGoal>()) things();
    if (wanted<EndTurn>() && !assault.open) add(EndTurn{.seat = state_.turn.seat});
    return std::move(found_);
  }

 private:
  template <class... Kinds>
  [[nodiscard]] bool wanted() const {
    return (kinds_ & kinds_of<Action, Kinds...>()) != 0;
  }
  /// Adds a line. `hidden`: it needs a card of which nobody knows whether it is there.
  void add(Action play, bool several = false, bool hidden = false) {
    if (has_kind(kinds_, play)) found_.push_back({std::move(play), !hidden, several});
  }
  /// Adds several for which a record has no words without a name.
  void add_nameless(Action play, bool hidden = true) {
    if (has_kind(kinds_, play)) found_.push_back({std::move(play), !hidden, true, true});
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
    if (!begun && !turn.summoned && !turn.midway && !turn.first && wanted<Summon>()) {
      const Range due = summon_due(state_, seat);
      if (due.max - due.min > most_numbers) add(Summon{seat, as_due()});
      for (int number = due.min; number <= due.max && due.max - due.min <= most_numbers; ++number)
        add(Summon{seat, so_many(number)});
    }
    if (!begun && !turn.discarded && !turn.midway && state_.turns.over == 0 && wanted<Discard>()) discards(seat);
    if (wanted<Attack>()) attacks(seat);
    draws_two([seat](const Cards& cards) { return Decline{.seat = seat, .cards = cards}; });
    if (turn.artifacts_due > 0 || turn.artifact_perhaps) {
      add(TakeArtifact{.seat = seat}, true);
      if (turn.artifact_perhaps) add(TakeArtifact{.seat = seat, .none = true});
    }
  }

  void discards(Seat seat) {
    const Position before = before_line(state_, Discard{seat, so_many(1)});
    const int least = std::max(1, surplus_of(before, seat).min), most = before[seat].hand.max;
    if (surplus_of(before, seat).max - least >= most_numbers) return add(Discard{seat, as_due()});
    for (int number = least; number <= std::min(most, least + most_numbers); ++number)
      add(Discard{seat, so_many(number)});
  }

  /// Two cards are drawn; fewer where no more are left.
  template <class Make>
  void draws_two(const Make& make) {
    for (const int number : {2, 1, 0}) add(make(so_many(number)));
  }

  void attacks(Seat seat) {
    const TurnState& turn = state_.turn;
    const bool may_be_more = turn.may_capture_more || turn.unknown;
    if (turn.attacks + turn.passed >= turn.captures && !may_be_more) return;
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
      const int squads = state_.common.squad_count > 0 ? state_.common.squad_count : state_.players + 1;
      for (int squad = 1; squad <= squads; ++squad) {
        if (!assault.looked) add(Look{.seat = attacker, .squad = squad}, true);
        add(FightSquad{.seat = attacker, .squad = squad}, false, state_.common.squad_count == 0);
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
      if (!assault.placed_written && state_.map.placement != LaidOut::beginner)
        add(PlacedInOrder{attacker, unnamed}, true);
      add(LayOut{.seat = attacker, .cards = unnamed}, true);
    } else if (wanted<LayCentre>()) {
      const auto left = left_for_the_centre(state_);
      const bool known = left.size() == 2;
      const bool relied_on_gap = assault.reserve_back;  // earlier plays may need what the centre then excludes
      for (std::size_t upper = 0; upper < left.size() && known; ++upper)
        add(LayCentre{.seat = attacker, .upper = left[upper], .lower = left[1 - upper]}, false, relied_on_gap);
      if (!known) add(LayCentre{.seat = attacker}, true, relied_on_gap);
    }
    if (assault.may_be_free()) for_seats([&](Seat seat) { add(NeutralsBy{seat}); });
    if (!assault.entered || assault.laid || assault.sent_written[1]) return;
    for_seats([&](Seat owner) {
      if ((assault.owners & elfref::bit(owner)) != 0) add(Defend{owner, as_due()});
    });
  }

  /// Cards that were sent and do not lie at the edge; empty where nobody knows.
  static std::vector<CardId> left_for_the_centre(const Position& state) {
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
    if (!wanted<Swap, WrittenAct, Loop, Fallen>()) return;
    const Assault& assault = state_.assault;
    const Seat attacker = assault.attacker;
    if (is_judged(assault)) {
      Battle settled = assault.battle;
      settle(settled);
      const Places may_swap = wanted<Swap>() ? swaps(settled) : Places{0};
      for (const BattlePlace place : edge)
        if (has(may_swap, place)) add(Swap{attacker, called_at(settled, place)});
      if (wanted<WrittenAct>()) for_acts(settled, [&](const Act& act) { add(written_act(settled, attacker, act)); });
      if (wanted<Loop>() && judge_loop(settled).none() && !assault.loop) add(Loop{attacker});
    } else {  // nothing of it is judged: whatever stands there may act
      if (!assault.swapped && !assault.acts_written) add_nameless(Swap{attacker, {}});
      for (const BattlePlace place : edge) acts_unseen(place);
      add(Loop{attacker}, false, true);
    }
    if (!assault.acts_written && !assault.fallen) add(Fallen{attacker, as_due()}, true);
  }

  void acts_unseen(BattlePlace place) {
    const CardId card = state_.assault.cards[place.value];
    const CardCalled who = card == nothing_named ? CardCalled{.place = static_cast<std::uint8_t>(place.value + 1)}
                                                 : CardCalled{.card = card};
    add_nameless(WrittenAct{.seat = state_.assault.attacker, .card = who});
  }

  void outcome() {
    const Assault& assault = state_.assault;
    const bool by_cards = is_judged(assault) && !assault.acts_written && !assault.loop;
    for (const bool won : {true, false}) {
      const EndBattle end{.seat = assault.attacker, .won = won};
      const bool by_an_action = by_cards && can_end(assault, end, state_.work.of) == Possible::no;
      add(end, false, by_an_action);
    }
  }

  // ---------------------------------------------------------------- Actions, Artifacts, Treasures, goals

  void things() {
    for_seats([&](Seat seat) {
      if (wanted<UseAction>()) actions(seat);
      if (wanted<UseArtifact>()) artifacts(seat);
      if (state_[seat].treasures.max > 0) draws_two([seat](const Cards& cards) { return CashTreasure{seat, cards}; });
      // one line for all that may be traded, and one for all that may be handed over
      add_nameless(Trade{.seat = seat, .with = seat}, false);
      add_nameless(Give{.seat = seat, .to = seat}, false);
      if (wanted<ShowGoal>()) goals(seat);
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
        if (!answer || state_.turns.answerable) add(UseAction{.seat = seat, .card = id, .answer = answer}, true, true);
    }
    const bool all_known = people && state_.box->components.whole(*people);
    if (!all_known) add_nameless(UseAction{.seat = seat});
  }

  void artifacts(Seat seat) {
    if (state_[seat].artifacts.max < 1) return;
    for (const bool answer : {false, true}) {
      if (answer && !state_.turns.answerable) continue;
      for (ArtifactId id = 0; id < state_.box->components.artifacts.size(); ++id)
        if (holds(state_, seat, id)) add(UseArtifact{.seat = seat, .artifact = id, .answer = answer}, true);
      add_nameless(UseArtifact{.seat = seat, .answer = answer});
    }
  }

  void goals(Seat seat) {
    if (state_.scenario != Scenario::supremacy) return;
    const PlayerState& player = state_[seat];
    if (player.has_goal && player.goal != nothing_named) return add(ShowGoal{seat, player.goal});
    for (GoalId goal = 0; goal < state_.box->components.goals.size(); ++goal)
      if (std::ranges::count(state_.common.goals, goal) == 0) add(ShowGoal{seat, goal}, false, true);
  }

  static constexpr int most_numbers = 3;  // of one line with a number of cards that nobody knows

  const Position& state_;
  PlayKinds kinds_;
  std::vector<LegalPlay> found_;
};

/// Asks the rules about what is proposed: some lines stand for others, and are legal as those are.
struct Asking {
  const Position& state;
  LegalPlay& proposed;

  bool operator()(const UseAction& used) const {
    if (!proposed.several || proposed.nameless || !used.changes.empty()) return plainly();
    if (legality(state, used) == Legality::no) return false;
    const std::vector<LegalPlay> each = legal_choices();
    const auto effect = effect_of(state, used);
    if (each.size() == 1) {  // what comes of it is no choice
      proposed = {each.front().play, false};
      return true;
    }
    const bool later = !state.assault.laid && effect && effect->does != Does::capture;  // a choice there will be
    return !each.empty() || !effect || later;
  }
  bool operator()(UseArtifact used) const {
    if (used.artifact != nothing_named) return plainly();
    const auto all = static_cast<ArtifactId>(state.box->components.artifacts.size());
    bool some = all < static_cast<std::size_t>(whole_artifacts);
    for (used.artifact = 0; used.artifact < all && !some; ++used.artifact)
      some = !holds(state, used.seat, used.artifact) && legality(state, used) != Legality::no;
    return some && plainly();
  }
  bool operator()(const Trade& trade) const { return trade.with == trade.seat ? any_of_them() : plainly(); }
  bool operator()(const Give& give) const { return give.to == give.seat ? any_of_them() : plainly(); }
  bool operator()(const Decline& decline) const { return no_more_than(decline) && plainly(); }
  bool operator()(const Retreat& retreat) const { return no_more_than(retreat) && plainly(); }
  bool operator()(const CashTreasure& cash) const { return no_more_than(cash) && plainly(); }
  template <class Other>
  bool operator()(const Other&) const {
    return plainly();
  }

 private:
  [[nodiscard]] bool plainly() const {
    const Legality found = legality(state, proposed.play);
    proposed.certain = proposed.certain && found == Legality::yes;
    return found != Legality::no;
  }
  [[nodiscard]] std::vector<LegalPlay> legal_choices() const {
    return legal_among<Moves>(state, Moves::choices(state, proposed), most_legal_plays);
  }
  [[nodiscard]] bool any_of_them() const {
    const std::vector<LegalPlay> each = legal_choices();
    proposed.certain = std::ranges::any_of(each, &LegalPlay::certain);
    return !each.empty();
  }
  /// Fewer than two are drawn only where no more can be.
  template <class Draws>
  [[nodiscard]] bool no_more_than(Draws draws) const {
    while (draws.cards.counted() && draws.cards.size() < 2) {
      ++draws.cards.unknown;
      if (legality(state, draws) != Legality::no) return false;
    }
    return true;
  }
};

}  // namespace

Position before_line(const Position& state, const Action& play) {
  Position before = state;
  const int phases = phases_before(state, play);
  if (phases > 0 && !state.turn.summoned) apply(before, Summon{state.turn.seat, as_due()});
  if (phases > 1 && !state.turn.discarded) apply(before, Discard{state.turn.seat, as_due()});
  return before;
}

Legality legality(const Position& state, const Action& play) {
  if (phases_before(state, play) == 0) return legality_of<Rules>(state, play);
  return legality_of<Rules>(before_line(state, play), play);
}

std::vector<LegalPlay> Moves::proposed(const Position& state, PlayKinds kinds) {
  return Lines(state, kinds).all();
}

bool Moves::ask(const Position& state, LegalPlay& proposed) {
  const Action play = proposed.play;
  return std::visit(Asking{state, proposed}, play);
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
  return kind_bit(play);
}

}  // namespace elfref::elven_rage
