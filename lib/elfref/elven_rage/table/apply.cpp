#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>

#include "elfref/elven_rage/table/carry_out.h"
#include "elfref/elven_rage/table/gap.h"

namespace elfref::elven_rage {
namespace {

constexpr Range two{2, 2};

Range exactly(int number) {
  return {number, number};
}

/// The cards of a number that is written, or what was due.
Range written_or(const Cards& cards, Range due) {
  if (cards.open) return {0, own_cards};
  return cards.due ? due : exactly(cards.size());
}

/// What each play does.
class Applying {
 public:
  explicit Applying(Position& state) : state_(state) {}

  // ---------------------------------------------------------------- setup

  void operator()(const Begin&) const {}
  void operator()(const SitDown&) const {}
  void operator()(const DrawForStart& drawn) const {
    state_.turns.first_drawn[drawn.seat.value] = static_cast<std::int16_t>(drawn.treasure ? -2 : drawn.initiative);
  }
  void operator()(const Deal& dealt) const { state_[dealt.seat].dealt = dealt.cards; }
  void operator()(const Keep&) const {}
  void operator()(const GetGoal& got) const {
    PlayerState& player = state_[got.seat];
    player.has_goal = true;
    player.goal = got.goal;
    if (got.goal != nothing_named) state_.common.goals.push_back(got.goal);
  }

  // ---------------------------------------------------------------- turns

  void operator()(const BeginTurn& begins) const {
    if (!state_.unrecorded.declines_written && state_.turns.next_known) skip_to(begins.seat);
    PlayerState& player = state_[begins.seat];
    stay_in(begins.seat);
    player.dealt.reset();
    state_.turn = {.open = true,
                   .seat = begins.seat,
                   .midway = begins.midway,
                   .first = player.first_turn,
                   .first_perhaps = player.first_perhaps,
                   .unknown = begins.unknown,
                   .ended_early = state_.end.ended != never};
    player.first_turn = player.first_perhaps = false;
    if (begins.unknown) open_gap(state_, Gap::turn);
  }
  void operator()(const UnknownTurns&) const { open_gap(state_, Gap::turns); }
  void operator()(const EndTurn& ends) const {
    if (state_.options[Option::goal_time] == 1) see_whether_it_ends(state_, true);
    state_.turn.open = false;
    state_.turns.next = next_in(state_, ends.seat);
    state_.turns.next_known = true;
  }

  void operator()(const Summon& summon) const {
    Range due = state_.turn.first ? exactly(0) : summon_due(state_, summon.seat);
    if (state_.turn.first_perhaps) due.min = 0;
    draw(state_, summon.seat, written_or(summon.cards, due), {summon.cards.named});
    if (!std::exchange(state_.turn.summoned, true)) state_.turn.discarded = false;  // phase 2 comes after phase 1
  }
  void operator()(const Discard& discard) const {
    Range& hand = state_[discard.seat].hand;
    if (discard.after == Discard::perhaps) {
      const int least = std::min(hand.min, full_hand);
      change_hand(state_, discard.seat, {-surplus_of(state_, discard.seat).max, 0}, Lies::discard, {});
      hand.min = std::max(hand.min, least);
      state_.turn.discarded = true;
      return;
    }
    const int with_treasure = discard.after + full_hand - two.min;
    if (discard.after > two.min && hand.has(with_treasure)) {  // the one after the Treasure is of both
      state_.turn.discarded = true;
      return;
    }
    if (discard.cards.counted()) {
      const int full = full_hand + discard.cards.size();
      const bool cuts =
          discard.cards.size() > 0 && state_.options[Option::discard_more] == 0 && hand.min <= full && full <= hand.max;
      throw_away(state_, discard.seat, discard.cards);
      if (cuts) hand = exactly(full_hand);
    }
    const bool too_few = discard.cards.counted() && hand.min > full_hand;  // what was kept is kept
    const bool after_treasure = (state_.turns.over_treasure & elfref::bit(discard.seat)) != 0;
    if (!too_few) cut_to_limit(state_, discard.seat);
    state_.turns.over &= static_cast<Seats>(~elfref::bit(discard.seat));
    state_.turns.over_treasure &= state_.turns.over;
    state_.turns.over_perhaps &= static_cast<Seats>(~elfref::bit(discard.seat));
    if (discard.seat == state_.turn.seat && !after_treasure) state_.turn.discarded = true;
  }
  void operator()(const Decline& decline) const {
    if (!decline.written && (state_.end.ended != never || state_.turn.attacks > 0)) return;
    if (state_.assault.open) {
      narrow_owners(state_, nobody);  // free land is announced and left
      state_.assault = {};
    } else if (!state_.turn.may_decline) {  // else it may be the attack before that was declined
      ++state_.turn.passed;
    }
    const bool none_first = state_.options[Option::first_turn_draw] == 1;
    const bool nothing = none_first && state_.turn.first, perhaps = none_first && state_.turn.first_perhaps;
    const Range due = nothing ? exactly(0) : perhaps ? Range{0, 2} : two;
    draw(state_, decline.seat, written_or(decline.cards, due), {decline.cards.named});
    at_once(decline.seat);
    state_.turn.decline_ply = state_.ply;
    state_.turn.may_decline = false;
  }
  void operator()(const Attack& attack) const {
    state_.assault = assault_of(state_, attack);
    narrow_owners(state_, static_cast<Owners>(~elfref::bit(attack.seat)));  // nobody attacks what he holds
    state_.assault.battle.options = battle_options(state_.options.values());
    ++state_.turn.attacks;
    state_.turn.attack_ply = state_.ply;
    state_.turn.last_won.reset();
  }
  void operator()(const Look& look) const {
    Assault& assault = state_.assault;
    assault.looked = true;
    assault.looked_at = look.squad;
    if (assault.open) narrow_owners(state_, nobody);
    not_the_centre();
    if (look.squad < 1 || look.squad >= static_cast<int>(state_.common.squads.size())) return;
    Squad& squad = state_.common.squads[static_cast<std::size_t>(look.squad)];
    squad.open = look.shown;
    squad.open_known = look.shown != nothing_named || look.none_shown;
    squad.may_be_open = !squad.open_known;
  }
  void operator()(const FightSquad& fight) const {
    state_.assault.squad = fight.squad;
    if (state_.assault.open) narrow_owners(state_, nobody);
    not_the_centre();
    enter_battle(state_);
  }
  void operator()(const Defend& defend) const {
    Assault& assault = state_.assault;
    if (!assault.open) return;
    if (assault.entered) {
      write_sent(Side::defender, defend.cards);
      return note_held(defend.seat, Lies::battle, defend.cards.named);
    }
    narrow_owners(state_, elfref::bit(defend.seat));
    write_sent(Side::defender, defend.cards);
    enter_battle(state_);
  }
  void operator()(const Retreat& retreat) const {
    if (!state_.assault.open) return;
    if (!state_.assault.kinds.may_be(PlaceKind::castle)) at_least(retreat.seat, squad_size);
    draw(state_, retreat.seat, written_or(retreat.cards, two), {retreat.cards.named});
    at_once(retreat.seat);
    give_land(retreat.seat, Reply::retreats);
  }
  void operator()(const GiveUp& gives) const {
    Range& hand = state_[gives.seat].hand;
    if (state_.options[Option::give_up] == 0 && hand.min < squad_size) hand.max = std::min(hand.max, squad_size - 1);
    give_land(gives.seat, Reply::gives_up);
  }
  void operator()(const Send& send) const {
    Assault& assault = state_.assault;
    if (!assault.open) return;
    const Side side = send.seat == assault.attacker ? Side::attacker : Side::defender;
    const bool corrects = side == Side::attacker && assault.away && !assault.sent_written[0] && send.cards.counted();
    write_sent(side, send.cards);
    if (corrects) {  // so many had left his hand as far as nobody had written it
      const Range before = *assault.away, now = sent_by_attacker(state_, assault);
      change_hand(state_, send.seat, {before.max - now.max, before.min - now.min}, Lies::battle);
      assault.away = now;
    }
    send_of_attacker(state_);
    if (side == Side::defender || assault.free()) enter_battle(state_);  // else the owner may still answer
    note_held(send.seat, Lies::battle, send.cards.named);
  }
  void operator()(const TakeArtifact& taken) const {
    PlayerState& player = state_[taken.seat];
    if (taken.none) {
      if (state_.turn.artifact_perhaps) player.artifacts.max = std::max(player.artifacts.min, player.artifacts.max - 1);
      if (state_.turn.artifacts_due > 0) {
        --player.artifacts.min;
        --player.artifacts.max;
      }
    } else {
      if (state_.turn.artifact_perhaps) {
        ++player.artifacts.min;
        player.artifacts.max = std::max(player.artifacts.min, player.artifacts.max);
      } else if (state_.turn.artifacts_due == 0) {
        ++player.artifacts.min;
        ++player.artifacts.max;
      }
      if (taken.artifact != nothing_named) note_artifact(player.drawn, taken.artifact, most_alike);
    }
    state_.turn.artifacts_due = 0;
    state_.turn.artifact_perhaps = false;
  }
  void operator()(const CashTreasure& cash) const {
    less(state_[cash.seat].treasures);
    note(state_, {.of = neutral_cards, .from = Lies::apart, .to = Lies::discard, .cards = {1, 1}});
    draw(state_, cash.seat, written_or(cash.cards, two), {cash.cards.named});
    state_.turns.over |= elfref::bit(cash.seat);
    state_.turns.over_treasure |= elfref::bit(cash.seat);
  }
  void operator()(const UseAction& used) const {
    if (used.or_artifact && state_[used.seat].artifacts.max > 0) {
      Range& held = state_[used.seat].artifacts;
      held.min = std::max(0, held.min - 1);
      change_hand(state_, used.seat, {-1, 0}, Lies::discard);
      take_effect(used.seat, std::nullopt, used.changes, used.answer, 0);
    } else {
      const std::optional<Effect> effect = effect_of(state_, used);
      const bool shuffled = may_run_out(state_, used.seat, most_drawn(effect, used.changes));
      show_for_action(state_, used.seat, used.card);
      take_effect(used.seat, effect, used.changes, used.answer, 1);
      discard_after_action(state_, used.seat, used.card, shuffled);
    }
    at_once(used.seat);
  }
  void operator()(const UseArtifact& used) const {
    less(state_[used.seat].artifacts);
    if (used.artifact != nothing_named) note_artifact(state_.common.used, used.artifact, 1);
    take_effect(used.seat, effect_of(state_, used), used.changes, used.answer, 0);
    at_once(used.seat);
  }
  void operator()(const Trade& trade) const {
    hand_over(state_, trade.seat, trade.with, trade.given);
    hand_over(state_, trade.with, trade.seat, trade.taken);
  }
  void operator()(const Give& give) const { hand_over(state_, give.seat, give.to, give.given); }
  void operator()(const ShowGoal& shown) const {
    PlayerState& player = state_[shown.seat];
    player.has_goal = true;
    player.goal = shown.goal;
    if (state_.end.ended != never) return;
    state_.end.ended = state_.ply;
    state_.end.winners = bit(shown.seat);
  }
  void operator()(const CountHand& counted) const { state_[counted.seat].hand = exactly(counted.cards); }
  void operator()(const Unknown& unknown) const {
    open_gap(state_, Gap::turn);
    state_.turn.ahead = unknown.ahead;
    if (may_go_on(state_)) state_.turn.in_gap = first_seats(state_.players);
  }

  // ---------------------------------------------------------------- a battle

  void operator()(const PlacedInOrder& placed) const {
    if (state_.assault.open) enter_battle(state_);
    state_.assault.placed = placed.cards;
    state_.assault.placed_written = true;
  }
  void operator()(const LayOut& layout) const {
    Assault& assault = state_.assault;
    if (!assault.open) return;
    enter_battle(state_);
    assault.laid = true;
    assault.laid_ply = state_.ply;
    assault.blind = assault.blind || layout.guarded;
    std::array<Fighter, edge_count> cards{};
    for (const elven_rage::Place place : edge) {
      assault.cards[place.value] = layout.cards[place.value];
      cards[place.value] = fighter_of(state_, assault, layout.cards[place.value]);
    }
    assault.battle.placement = placement();
    for (const Fighter& card : cards) note_icons(state_, card.icons);
    lay_edge(assault.battle, cards);
    if (assault.six) expect_centre(assault.battle, centre_card(reserve_place), centre_card(beneath_place));
    for (const auto& [effect, changes] : std::exchange(assault.waiting, {}))
      elven_rage::play(assault.battle, effect, changes);
    note_laid(std::span(assault.cards).first(edge_count), state_.ply);
  }
  void operator()(const LayCentre& centre) const {
    Assault& assault = state_.assault;
    if (!assault.open || assault.centred) return;
    enter_battle(state_);
    settle(assault.battle);
    assault.centred = true;
    assault.cards[reserve_place.value] = centre.upper;
    assault.cards[beneath_place.value] = centre.lower;
    const Fighter upper = fighter_of(state_, assault, centre.upper), lower = fighter_of(state_, assault, centre.lower);
    for (const Fighter& card : {upper, lower}) note_icons(state_, card.icons);
    if (upper.kind == Fighter::Kind::treasure)
      state_.options.note({Option::treasure_reserve, Option::treasure_shown});
    settle_centre(upper, false);
    settle_centre(lower, true);
    if (assault.may_be_free()) note_neutral_centre();
    if (assault.laid) note_laid(std::span(assault.cards).first(edge_count), assault.laid_ply);
    if (assault.laid) lay_centre(assault.battle, upper, lower);
  }
  void operator()(const Swap& swapped) const {
    Assault& assault = state_.assault;
    if (!assault.laid) return;
    settle(assault.battle);
    assault.swapped = true;
    if (!assault.centred) {  // which card comes to the edge is not recorded
      assault.battle.open = true;
      return;
    }
    state_.options.note({Option::swap_centre});
    Places places = swapped_places(assault, swapped);
    const Places unseen = swapped.card.place == 0 ? not_seen(assault) : Places{0};
    const bool is_unseen = unseen != 0 && (places == 0 || places == bit(beneath_place));
    if (is_unseen) places = unseen;
    if (places == 0) return;
    const elven_rage::Place place = first_place(places);  // of copies any
    if (is_unseen) assault.cards[place.value] = swapped.card.card;
    if (!judge_swap(assault.battle, place).none() && assault.slipped == never) assault.slipped = state_.ply;
    CardId &reserve = assault.cards[reserve_place.value], &other = assault.cards[place.value];
    if (at_edge(place)) {
      const Seat attacker = assault.attacker;
      const Range goes = comes_to_hand(state_, reserve);
      Range comes = comes_to_hand(state_, other);
      const bool may_be_dragon = other == nothing_named && sent_by_attacker(state_, assault).min < squad_size;
      if (may_be_dragon) comes.min = 0;
      if (goes.max > 0) change_hand(state_, attacker, {-goes.max, -goes.min}, Lies::battle, {{&reserve, 1}});
      if (comes.max > 0) change_hand(state_, attacker, comes, Lies::battle, {{&other, 1}});
    }
    std::swap(reserve, other);
    elven_rage::swap(assault.battle, places);
  }
  void operator()(const WrittenAct& act) const {
    Assault& assault = state_.assault;
    if (!assault.laid) return;
    assault.acts_written = true;
    const bool right = elven_rage::apply(assault.battle, act_called(act));
    if (!right && assault.slipped == never) assault.slipped = state_.ply;
  }
  void operator()(const Loop&) const {
    state_.options.note({Option::move_loop});
    state_.assault.loop = true;
    end_in_loop(state_.assault.battle);
  }
  void operator()(const Fallen& fallen) const { state_.assault.fallen = fallen.cards; }
  void operator()(const NeutralsBy&) const {
    if (state_.assault.open) narrow_owners(state_, nobody);
  }
  void operator()(const EndBattle& end) const { finish(end); }

  void operator()(const ClaimWinner&) const {}
  void operator()(const ClaimFigure&) const {}

 private:
  /// Who plays is not out, and holds his castle.
  void stay_in(Seat seat) const {
    if (state_[seat].out || !std::exchange(state_[seat].may_be_out, false)) return;
    const int home = home_of(state_, seat);
    if (home < 0) return;
    Land& castle = state_.map.lands[static_cast<std::size_t>(home)];
    const auto is_named = [&](const Land& land) {  // it is counted by its name, it may be
      return !land.alias && land.may_be_of(seat) && may_be_one_place(land, castle);
    };
    if (castle.may_be_of(seat) && std::ranges::none_of(state_.map.lands, is_named)) castle.owners = elfref::bit(seat);
  }

  /// Players who are skipped in a record without declines declined.
  void skip_to(Seat seat) const {
    Seat at = state_.turns.next;
    for (int i = 0; i < state_.players && at != seat; ++i) {
      PlayerState& player = state_[at];
      if (player.may_be_out) {  // then he had no turn
        open_hand(state_, at);
        player.first_perhaps = player.first_perhaps || std::exchange(player.first_turn, false);
      } else if (!std::exchange(player.first_turn, false)) {
        draw(state_, at, summon_due(state_, at));
        cut_to_limit(state_, at);
        draw(state_, at, two);
      } else if (state_.options[Option::first_turn_draw] == 0) {
        draw(state_, at, two);
      }
      at = next_in(state_, at);
    }
    state_.turns.next = seat;
  }

  /// A squad is where the guardian does not fight (ER-MAP-7).
  void not_the_centre() const {
    PlaceKinds& kinds = state_.assault.kinds;
    if (state_.assault.open && !kinds.is(PlaceKind::centre)) kinds = kinds.without(PlaceKind::centre);
  }

  /// What a play shows of a hand, where it can be so.
  void at_least(Seat seat, int cards) const {
    Range& hand = state_[seat].hand;
    if (hand.max >= cards) hand.min = std::max(hand.min, cards);
  }

  /// Cards that are written lie there.
  void note_held(Seat seat, Lies where, std::span<const CardId> cards) const {
    if (!cards.empty()) note(state_, {.of = seat.value, .from = where, .to = where}, {cards});
  }
  /// Cards that are laid out are in the battle, whosever they are.
  void note_laid(std::span<const CardId> cards, std::uint32_t ply) const {
    const auto note_of = [&](std::uint8_t of) {
      note(state_, {.of = of, .from = Lies::battle, .to = Lies::battle}, {cards, ply});
    };
    note_of(state_.assault.attacker.value);
    note_of(state_.assault.defender() ? state_.assault.defender()->value : neutral_cards);
  }
  /// Neutral cards of the centre lie in their discard at once; Treasures stay till the end.
  void note_neutral_centre() const {
    const Assault& assault = state_.assault;
    std::vector<CardId> treasures;
    for (std::size_t place = 0; state_.cards.noting && place < assault.cards.size(); ++place) {
      const CardId& id = assault.cards[place];
      if (id == nothing_named || !state_.box->card(id).pile.is(Pile::neutral)) continue;
      if (kind_of(state_, id).is(CardKind::treasure)) treasures.push_back(id);
      if (place >= edge_count && kind_of(state_, id).is(of_a_hand))
        note(state_, {.of = neutral_cards, .from = Lies::battle, .to = Lies::discard, .cards = exactly(1)}, {{&id, 1}});
    }
    note(state_, {.of = neutral_cards, .from = Lies::battle, .to = Lies::battle}, {treasures});
  }

  void at_once(Seat seat) const {
    if (state_.options[Option::hand_limit] == 1) state_.turns.over |= elfref::bit(seat);
  }

  void write_sent(Side side, const Cards& cards) const {
    const auto index = static_cast<std::size_t>(side);
    if (cards.due) return;
    state_.assault.sent[index] = cards;
    state_.assault.sent_ply[index] = state_.ply;
    state_.assault.sent_written[index] = true;
  }

  void give_land(Seat seat, Reply reply) const {
    Assault& assault = state_.assault;
    if (!assault.open) return;
    narrow_owners(state_, elfref::bit(seat));
    assault.reply = reply;
    if (!assault.away && state_.options[Option::attack_with_fewer] == 0)
      at_least(assault.attacker, sent_by_attacker(state_, assault).min);
    if (assault.away) change_hand(state_, assault.attacker, *assault.away, Lies::battle);
    pass_land(state_);
    state_.turn.last_won = true;
    state_.assault = {};
  }

  /// A card of the centre that is written further on.
  [[nodiscard]] Fighter centre_card(elven_rage::Place place) const {
    return fighter_of(state_, state_.assault, (*state_.assault.six)[place.value]);
  }

  [[nodiscard]] Placement placement() const {
    if (state_.assault.blind) return Placement::either;
    if (state_.assault.may_be_free() && state_.options[Option::neutral_placement] == 1)
      return state_.assault.free() ? Placement::beginner : Placement::either;
    switch (state_.map.placement) {
      case LaidOut::advanced:
        return Placement::advanced;
      case LaidOut::beginner:
        return Placement::beginner;
      case LaidOut::either:
        break;
    }
    return Placement::either;
  }

  /// The reserve goes back to the hand at once; the card under it is dead.
  void settle_centre(const Fighter& card, bool dead) const {
    const Assault& assault = state_.assault;
    const auto defender = assault.defender();
    const Range comes = comes_to_hand(state_, card.card);
    const auto to = [&](Seat owner) {
      if (dead) {
        bury(state_, owner, card.card);
      } else {
        change_hand(state_, owner, comes, Lies::battle, {{&card.card, 1}});
      }
    };
    if (card.kind == Fighter::Kind::treasure) return;
    if (!card.side_known) {  // it is of one of them
      for (const std::optional<Seat> owner : {std::optional(assault.attacker), defender}) {
        if (!owner) continue;
        if (dead)
          throw_perhaps(state_, *owner);
        else
          change_hand(state_, *owner, {0, 1}, Lies::battle);
      }
      return;
    }
    if (dead) see_guardian_fall(state_, card);
    if (comes.max == 0) return;
    if (card.side == Side::attacker) to(assault.attacker);
    if (card.side == Side::defender && defender) to(*defender);
  }

  /// The number of cards that a change draws.
  static Range drawn_by(const std::optional<Effect>& effect, const WrittenChange& change) {
    return written_or(change.cards, effect ? exactly(effect->amount) : Range{0, own_cards});
  }
  static int most_drawn(const std::optional<Effect>& effect, const std::vector<WrittenChange>& changes) {
    int drawn = 0;
    for (const WrittenChange& change : changes)
      if (change.kind == WrittenChange::Kind::draw) drawn += drawn_by(effect, change).max;
    return drawn;
  }

  /// What comes of an Action or an Artifact; `cards`: how many leave the hand for that, afterwards.
  void take_effect(Seat seat, const std::optional<Effect>& effect, const std::vector<WrittenChange>& changes,
                   bool answer, int cards) const {
    using Kind = WrittenChange::Kind;
    Assault& assault = state_.assault;
    bool in_battle = false;
    for (const WrittenChange& change : changes) {
      switch (change.kind) {
        case Kind::draw:
          draw(state_, seat, drawn_by(effect, change), {change.cards.named});
          break;
        case Kind::capture:
          at_least(seat, squad_size + cards);  // else it was none
          ++state_.turn.captures;
          break;
        case Kind::token:
          move_token(state_, seat, change.from, change.to);
          break;
        case Kind::tower:
          build_tower(state_, seat, change.to);
          break;
        case Kind::beginner:
          assault.blind = true;
          break;
        case Kind::slot:
        case Kind::life:
        case Kind::initiative:
          in_battle = true;
          break;
        case Kind::other:
        case Kind::unknown:
          what_nobody_wrote(seat, effect, change.kind == Kind::other);
          break;
      }
    }
    assault.acts_written = assault.acts_written || (in_battle && assault.centred);
    if (in_battle) state_.options.note({Option::initiative_change});
    if (!in_battle || !assault.open) return;
    const std::vector<Change> all = changes_called(changes);
    for (const Change& change : all)
      if (change.does == Does::slot) note_icons(state_, {change.icon, change.icon, change.icon});
    const Effect as_written = effect ? *effect : written_effect(changes);
    // What adds to a strike falls with it, if an answer stops that.
    if (answer && std::exchange(assault.unlisted_loss, false)) elven_rage::forget(assault.battle);
    assault.unlisted_loss = !effect && as_written.does == Does::life && as_written.amount < 0;
    if (!assault.laid) {
      assault.waiting.emplace_back(as_written, all);
    } else if (answer) {
      elven_rage::answer(assault.battle, as_written, all);
    } else {
      elven_rage::play(assault.battle, as_written, all);
    }
  }
  void what_nobody_wrote(Seat seat, const std::optional<Effect>& effect, bool declared) const {
    const bool harmless = effect && (effect->does == Does::slot || effect->does == Does::life ||
                                     effect->does == Does::initiative || effect->does == Does::more);
    if (Assault& assault = state_.assault; assault.open) {
      elven_rage::forget(assault.battle);
      assault.battle.open = assault.anything = true;
    }
    if (!harmless) open_hand(state_, seat);
    if (declared) return;
    const auto may_be = [&](Does does) { return !effect || effect->does == does; };
    if (may_be(Does::capture)) state_.turn.may_capture_more = true;
    if (may_be(Does::beginner)) state_.assault.blind = true;
    if (may_be(Does::token)) move_token_perhaps(state_, seat);
    if (may_be(Does::tower)) build_tower_perhaps(state_, seat);
  }

  /// What a result contradicts the acts is taken as it is written.
  void finish(const EndBattle& end) const { finish_battle(state_, end.won); }

  Position& state_;
};

}  // namespace

void apply(Position& state, const Action& action) {
  take_up(state, action);
  // What no answer follows works now.
  const auto* card = std::get_if<UseAction>(&action);
  const auto* artifact = std::get_if<UseArtifact>(&action);
  const bool answers = (card != nullptr && card->answer) || (artifact != nullptr && artifact->answer);
  if (state.assault.laid && !answers) settle(state.assault.battle);
  if (!waits_for(state, action)) cut_what_is_over(state);
  const bool may_follow = is_any<Discard, CountHand, TakeArtifact, CashTreasure, Trade, Give, ShowGoal>(action);
  if (!may_follow) state.turns.over_perhaps = 0;
  if (state.assault.centred && (card != nullptr || artifact != nullptr)) state.assault.acts_written = true;
  std::visit(Applying(state), action);
  state.turns.answerable = is_any<UseAction, UseArtifact, Unknown>(action);
}

}  // namespace elfref::elven_rage
