#include "elfref/elven_rage/table/gap.h"

#include <optional>
#include <utility>
#include <variant>

#include "elfref/elven_rage/table/carry_out.h"

namespace elfref::elven_rage {
namespace {

/// Opens a table.
class Opening {
 public:
  explicit Opening(Position& state) : state_(state) {}

  /// How the attack under way ended: the place, the spoils, the cards of all who may have had a hand in it.
  void attack() {
    const Assault assault = state_.assault;
    const Owners fought = static_cast<Owners>(assault.owners | elfref::bit(assault.attacker));
    hands(fought);
    lose_castle_perhaps(state_);
    if (assault.may_be_free()) {
      state_.turn.may_decline = state_.turn.may_decline || !assault.entered;
      state_[assault.attacker].treasures.max += squad_size;
      if (assault.kinds.may_be(PlaceKind::land)) {
        ++state_[assault.attacker].artifacts.max;
        state_.turn.artifact_perhaps = true;
      }
      open_neutrals(state_);
    }
    place(assault);
    if (state_.options[Option::hand_limit] == 1)
      state_.turns.over |= static_cast<Seats>(fought & first_seats(state_.players));
    anything_else();
  }

  /// The cards of those who fought in an attack, and Actions of all others.
  void hands(Owners fought) {
    state_.turn.untold = fought;
    state_.turn.opened_at = state_.ply;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
      if ((fought & elfref::bit(Seat{seat})) != 0) {
        open_hand(state_, {seat});
        state_.of[seat].artifacts.min = 0;
      } else {
        use_anything(state_, {seat});
      }
    }
  }

  /// The cards that an attack in what was not recorded may still change.
  void hands_in_gap() {
    state_.turn.opened_at = state_.ply;
    for (const Seat seat : seats_of(state_.turn.in_gap, static_cast<std::size_t>(state_.players)))
      open_hand(state_, seat);
  }

  /// Anything.
  void table() {
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
      open_hand(state_, {seat});
      PlayerState& player = state_.of[seat];
      player.artifacts = {0, whole_artifacts};
      player.drawn.clear();
      player.treasures = {0, most_treasures(*state_.box)};
      player.may_be_out = true;
    }
    for (Land& land : state_.map.lands) {
      land.owners |= anybody(state_.players);
      build_perhaps(land);
    }
    open_neutrals(state_);
    state_.unrecorded.lost_track = true;
    state_.turn.unknown = true;
    state_.turn.artifact_perhaps = true;
    state_.turns.over_perhaps = first_seats(state_.players);
    anything_else();
  }

 private:
  /// The place that was attacked.
  void place(const Assault& assault) {
    const auto passes = [&](Land& land) {
      if (!count_by_name(state_, land)) pass_by_another_name(state_, land, assault.owners, assault.attacker);
      land.owners |= static_cast<Owners>(assault.owners | elfref::bit(assault.attacker));
      if (land.built && state_.options[Option::built_tower] == 1) build_perhaps(land);
    };
    if (assault.land >= 0) return passes(state_.map.lands[static_cast<std::size_t>(assault.land)]);
    bool any = false;  // one of several, and which was not recorded
    if (const auto owner = assault.defender())
      for (Land& land : state_.map.lands) {
        if (!may_mean(land, *owner, assault.kinds)) continue;
        passes(land);
        any = true;
      }
    if (any) return;
    if (state_.map.lands.size() >= most_places) {
      state_[assault.attacker].lands_open = true;
      return;
    }
    state_.map.lands.push_back({.kinds = assault.kinds, .owners = 0});
    passes(state_.map.lands.back());
  }

  /// A tower may have been built there, or may be gone.
  static void build_perhaps(Land& land) {
    if (!land.kinds.may_be(PlaceKind::land)) return;
    land.built = false;
    land.built_perhaps = true;
  }

  void anything_else() {
    state_.common.guardian_fell = false;
    state_.end.may_have_ended = true;
    state_.unrecorded.told = false;
    state_.assault = {};
    note(state_, {.of = all_artifacts, .which = CardMove::Which::open});
  }

  Position& state_;
};

/// Some attack of the turn under way, of which nothing is recorded so far. Cards may have been sent.
void take_up_an_attack(Position& state) {
  const Seat attacker = state.turn.seat;
  state.assault = {.open = true, .ply = state.ply, .attacker = attacker, .ahead = state.turn.ahead};
  state.assault.owners = static_cast<Owners>(anybody(state.players) & ~elfref::bit(attacker));
  state.assault.cards.fill(nothing_named);
  state.assault.battle.options = battle_options(state.options.values());
  state.assault.battle.open = true;
  state.turn.in_gap = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat) open_hand(state, {seat});
  open_neutrals(state);
}

/// Whether an Action or an Artifact is one for battles only.
bool is_used_in_battles(const Position& state, const Action& action) {
  std::optional<Effect> effect;
  if (const auto* used = std::get_if<UseAction>(&action)) effect = effect_of(state, *used);
  if (const auto* used = std::get_if<UseArtifact>(&action)) effect = effect_of(state, *used);
  return effect && (effect->when == When::battle || effect->when == When::reveal);
}

/// The reserve comes back as the centre is shown, and the card under it is thrown away; when that was is not recorded.
/// Where the record stops behind what the attacker sent, nothing is laid out yet.
void show_centre_perhaps(Position& state) {
  Assault& assault = state.assault;
  if (assault.sent_written[0] && assault.ahead.stops && !assault.ahead.ended) return;
  if (!assault.entered || assault.centred || assault.ahead.centre || std::exchange(assault.reserve_back, true)) return;
  for (const Seat seat : seats_of((assault.owners & ~nobody) | elfref::bit(assault.attacker), max_seats)) {
    change_hand(state, seat, {0, 1}, Lies::battle);
    throw_perhaps(state, seat);
  }
}

bool takes_an_artifact(const Action& action) {
  const auto* taken = std::get_if<TakeArtifact>(&action);
  return taken != nullptr && !taken->none;
}

}  // namespace

bool may_go_on(const Position& state) {
  return state.assault.open || (state.turn.unknown && !state.turn.ahead.ended);
}

void open_gap(Position& state, Gap gap) {
  if (gap == Gap::attack) {
    if (!state.assault.open && may_go_on(state)) take_up_an_attack(state);
    if (state.assault.open) Opening(state).attack();
    return;
  }
  Opening(state).table();
  if (gap == Gap::turn) return;
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    state.of[seat].first_perhaps = state.of[seat].first_perhaps || state.of[seat].first_turn;
    state.of[seat].first_turn = false;
  }
  state.turn = {};
  state.turns.next_known = false;
}

void take_up(Position& state, const Action& action) {
  const Assault& assault = state.assault;
  const bool opened = state.turn.opened_at == state.ply || is_any<BeginTurn>(action);  // it is taken up once
  if (!waits_for(state, action)) cut_what_is_over(state);  // before cards of an attack come
  if (state.turn.untold != 0 && !opened) Opening(state).hands(state.turn.untold);
  if (is_any<Attack, Unknown>(action)) state.turn.untold = 0;
  if (state.turn.in_gap != 0 && !opened) Opening(state).hands_in_gap();
  if (is_any<Attack, Unknown, Summon, Decline>(action)) state.turn.in_gap = 0;
  if (const auto* counted = std::get_if<CountHand>(&action))
    state.turn.in_gap &= static_cast<Seats>(~elfref::bit(counted->seat));
  if (!assault.open && state.turn.open && state.turn.unknown && is_of_an_attack(*state.box, action))
    take_up_an_attack(state);
  if (assault.open && !assault.ahead.begins && is_used_in_battles(state, action)) enter_battle(state);
  if (assault.open && is_any<UseAction, UseArtifact>(action)) show_centre_perhaps(state);
  // A decline is of this attack, or of one more capture after it.
  const auto* decline = std::get_if<Decline>(&action);
  const auto one_more = [&](const Decline& left) {
    const int made = state.turn.attacks + state.turn.passed + left.ahead;
    return state.turn.may_capture_more || made < state.turn.captures;
  };
  const bool declines = decline != nullptr && !assault.entered && one_more(*decline);
  const bool over = assault.ahead.last != never && state.ply > assault.ahead.last;
  if (!assault.open || (!over && !declines)) return;
  state.turn.passed_perhaps = state.turn.passed_perhaps || declines;
  if (declines || is_any<BeginTurn, EndTurn, UnknownTurns, Unknown, Attack>(action))
    return open_gap(state, Gap::attack);
  state.unrecorded.ended_untold = state.ply;
  if (!takes_an_artifact(action) || !assault.may_be_free()) return open_gap(state, Gap::attack);
  finish_battle(state, true, false);
  note(state, {.of = all_artifacts, .which = CardMove::Which::open});
}

}  // namespace elfref::elven_rage
