#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/table/decks.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

std::string_view name(When when) {
  return when_names[static_cast<std::size_t>(when)];
}

/// Why something may not be used now; empty: it may.
Message not_now(const Position& state, Seat seat, When when) {
  const Assault& assault = state.assault;
  const bool fights = assault.open && assault.entered, sent = fights || (assault.open && assault.away);
  switch (when) {
    case When::any:
      return {};
    case When::battle:
      return sent ? Message() : msg::no_battle();
    case When::reveal:
      if (!sent) return msg::no_battle();
      return assault.centred ? msg::centre_is_shown() : Message();  // the layout may not be written
    case When::placement:
      if (!assault.open) return msg::no_battle();
      return assault.laid ? msg::cards_are_laid_out() : Message();
    case When::own_turn:
      if (!state.turn.open || state.turn.seat != seat) return msg::not_own_turn();
      return fights ? msg::battle_under_way() : Message();
  }
  return {};
}

/// The kind of change that an effect makes; nothing: any.
std::optional<WrittenChange::Kind> kind_of(Does does) {
  using Kind = WrittenChange::Kind;
  switch (does) {
    case Does::slot:
      return Kind::slot;
    case Does::life:
    case Does::more:
      return Kind::life;
    case Does::initiative:
      return Kind::initiative;
    case Does::draw:
      return Kind::draw;
    case Does::capture:
      return Kind::capture;
    case Does::token:
      return Kind::token;
    case Does::tower:
      return Kind::tower;
    case Does::beginner:
      return Kind::beginner;
    case Does::other:
      break;
  }
  return std::nullopt;
}

Message with_sign(int amount) {
  return verbatim(fmt::format("{:+}", amount));
}

Finding has_effect(const std::optional<Effect>& effect, const std::vector<WrittenChange>& changes,
                   const std::string& name) {
  if (!effect || effect->does == Does::other) return kept();
  const ArgView of = verbatim(name);
  for (const WrittenChange& change : changes) {
    if (change.kind == WrittenChange::Kind::unknown) continue;
    if (kind_of(effect->does) != change.kind)
      return broken_by(extra, msg::other_effect({.card = of, .effect = effect_in_words(*effect)}));
    if (change.kind == WrittenChange::Kind::slot && change.icon != effect->icon)
      return broken_by(extra,
                       msg::other_icon({.card = of, .due = icon_noun(effect->icon), .got = icon_noun(change.icon)}));
    const bool adds = effect->does == Does::more;
    const int due = adds ? -effect->amount : effect->amount;
    if ((change.kind == WrittenChange::Kind::life || change.kind == WrittenChange::Kind::initiative) &&
        change.amount != due)
      return broken_by(extra, msg::other_amount({.card = of, .due = with_sign(due), .got = with_sign(change.amount)}));
    if (change.kind == WrittenChange::Kind::draw && change.cards.counted() && change.cards.size() != effect->amount)
      return broken_by(extra, msg::other_draw({.card = of, .due = effect->amount, .got = change.cards.size()}));
  }
  return kept();
}

bool any_of_kind(const std::vector<WrittenChange>& changes, WrittenChange::Kind kind) {
  return std::ranges::any_of(changes, [kind](const WrittenChange& change) { return change.kind == kind; });
}

}  // namespace

Finding action_of_hand(const Position& state, const UseAction& used) {
  const PlayerState& player = state[used.seat];
  if (used.or_artifact && player.artifacts.max > 0) return kept();
  if (player.hand.max < 1) return broken_by(object, msg::no_card_in_hand({.player = used.seat}));
  if (used.card == nothing_named) return kept();
  const Card& card = state.box->card(used.card);
  if (card.listed && !card.action) return broken_by(object, msg::has_no_action({.card = verbatim(card.name)}));
  if (action_of_no_fighter(state, used).answer != Answer::kept) return kept();  // that is another rule
  const Cards cards{.named = {used.card}};
  Finding spent = not_spent(state, used.seat, cards);
  return spent.answer == Answer::kept ? not_discarded(state, used.seat, cards) : std::move(spent);
}

Finding action_in_its_time(const Position& state, const UseAction& used) {
  const auto effect = effect_of(state, used);
  if (!effect || state.turn.unknown) return kept();
  const Message why = not_now(state, used.seat, effect->when);
  if (why.empty()) return kept();
  return broken_by(
      whole, msg::out_of_time({.card = card_name(state, used.card), .when = verbatim(name(effect->when)), .why = why}));
}

namespace {

/// How many copies of a card are in the battle: of those that were sent, as long as the reserve is not back.
std::ptrdiff_t count_fighting(const Assault& assault, Seat seat, CardId card) {
  const auto laid = std::span(assault.cards).first(assault.centred ? assault.cards.size() : edge_count);
  std::ptrdiff_t fighting = assault.laid ? std::ranges::count(laid, card) : 0;
  if (assault.centred) return fighting - (assault.cards[reserve_place.value] == card ? 1 : 0);
  const bool attacks = seat == assault.attacker;
  const bool sent = attacks ? assault.away.has_value() : assault.entered && assault.defender() == seat;
  if (!sent) return fighting;
  const int back = assault.reserve_back ? 1 : 0;
  return std::max(fighting, std::ranges::count(assault.sent[attacks ? 0 : 1].named, card) - back);
}

}  // namespace

Finding action_of_no_fighter(const Position& state, const UseAction& used) {
  const Assault& assault = state.assault;
  if (!assault.open || used.card == nothing_named) return kept();
  const Card& card = state.box->card(used.card);
  if (!card.listed) return kept();
  const std::ptrdiff_t fighting = count_fighting(assault, used.seat, used.card);
  const auto gone = count_discarded(state, used.seat, used.card);
  const int beneath = assault.centred && assault.cards[beneath_place.value] == used.card ? 1 : 0;
  if (fighting == 0 || fighting + gone - beneath < card.copies) return kept();
  return too_many_of(state, used.card, msg::fights_without_action({.card = verbatim(card.name)}));
}

Finding action_is_paid(const Position& state, const UseAction& used) {
  if (used.card == nothing_named) return kept();
  const Card& card = state.box->card(used.card);
  if (!card.listed || !card.action) return kept();
  const Range lands = count_lands(state, used.seat, {});
  const int price = card.action->price;
  if (lands.min >= price) return kept();
  if (lands.max >= price) return taken_on_trust(map_not_known);
  return broken_by(
      object,
      msg::action_too_dear(
          {.card = verbatim(card.name), .lands = lands, .player = used.seat, .price = quantity(price, noun::land)}));
}

Finding action_has_its_effect(const Position& state, const UseAction& used) {
  if (used.card == nothing_named) return kept();
  return has_effect(effect_of(state, used), used.changes, state.box->card(used.card).name);
}

namespace {

Finding answers_something(const Position& state, bool answer) {
  if (!answer || state.turns.answerable) return kept();
  return broken_by(whole, msg::nothing_to_answer());
}

}  // namespace

Finding action_answers(const Position& state, const UseAction& used) {
  return answers_something(state, used.answer);
}
Finding artifact_answers(const Position& state, const UseArtifact& used) {
  return answers_something(state, used.answer);
}

Finding artifact_has_its_effect(const Position& state, const UseArtifact& used) {
  if (used.artifact == nothing_named) return kept();
  return has_effect(effect_of(state, used), used.changes, state.box->components.artifacts[used.artifact].name);
}

Finding artifact_in_its_time(const Position& state, const UseArtifact& used) {
  const auto effect = effect_of(state, used);
  if (!effect || state.turn.unknown) return kept();
  const Message why = not_now(state, used.seat, effect->when);
  if (why.empty()) return kept();
  const std::string& artifact = state.box->components.artifacts[used.artifact].name;
  return broken_by(whole,
                   msg::out_of_time({.card = verbatim(artifact), .when = verbatim(name(effect->when)), .why = why}));
}

Finding artifact_is_held(const Position& state, const UseArtifact& used) {
  if (used.artifact != nothing_named && std::ranges::count(state.common.used, used.artifact) > 0)
    return broken_by(
        object, msg::artifact_was_used({.artifact = verbatim(state.box->components.artifacts[used.artifact].name)}));
  const Range held = state[used.seat].artifacts;
  if (held.min > 0) return kept();
  if (held.max > 0) return taken_on_trust(things_not_known);
  return broken_by(object, msg::holds_no_artifact({.player = used.seat}));
}

Finding artifact_is_due(const Position& state, const TakeArtifact& taken) {
  if (state.turn.unknown || state.turn.artifact_perhaps) return kept();
  const bool due = state.turn.artifacts_due > 0;
  if (due == !taken.none) return kept();
  if (due) return broken_by(whole, msg::no_artifact_taken(), msg::write_artifact());
  return broken_after(whole, msg::artifact_not_due(), state.turn.won_ply, msg::taken_here());
}

Finding treasure_is_held(const Position& state, Seat seat, const Thing& thing) {
  const PlayerState& player = state[seat];
  if (thing.kind == Thing::Kind::help || player.out) return kept();  // who is out: another rule
  const bool treasure = thing.kind == Thing::Kind::treasure;
  const Range held = treasure ? player.treasures : player.artifacts;
  if (held.min > 0) return kept();
  if (held.max > 0) return taken_on_trust(things_not_known);
  return broken_by(whole,
                   treasure ? msg::holds_no_treasure({.player = seat}) : msg::holds_no_artifact({.player = seat}));
}

Finding cashes_a_treasure(const Position& state, const CashTreasure& cash) {
  return treasure_is_held(state, cash.seat, Thing{});
}

Finding cashes_for_two(const Position& state, const CashTreasure& cash) {
  if (state.assault.open && state.assault.entered) return broken_by(whole, msg::treasure_in_battle());
  if (!cash.cards.counted() || cash.cards.size() == 2) return kept();
  const int number = cash.cards.size();
  if (number < 2 && state[cash.seat].hand.max + number >= own_cards) return kept();
  return broken_by(object, msg::treasure_draw_wrong({.cards = quantity(number, noun::card)}));
}

Finding no_trade_in_a_battle(const Position& state) {
  if (!state.assault.open || !state.assault.entered) return kept();
  return broken_by(whole, msg::things_in_battle());
}

namespace {

Finding between_two(Seat giver, Seat taker) {
  if (giver != taker) return kept();
  return broken_by(target, msg::gives_to_self({.player = giver}));
}

}  // namespace

Finding trades_with_another(const Position&, const Trade& trade) {
  return between_two(trade.seat, trade.with);
}
Finding gives_to_another(const Position&, const Give& give) {
  return between_two(give.seat, give.to);
}

Finding gives_freely(const Position& state, const Give& give) {
  if (state.options[Option::gifts] == 0) return kept();
  if (state.scenario == Scenario::alliance && state.allies(give.seat, give.to)) return kept();
  return broken_by(whole, msg::gift_without_return());
}

Finding token_moves_right(const Position& state, Seat seat, const std::vector<WrittenChange>& changes) {
  for (const WrittenChange& change : changes) {
    if (change.kind != WrittenChange::Kind::token || change.from == nothing_named || change.to == nothing_named)
      continue;
    const Land& from = state.map.lands[change.from];
    const Land& to = state.map.lands[change.to];
    const auto place = [&](PlaceId id) { return verbatim(state.box->places[id].name); };
    if (!from.may_be_of(seat) && !state.unrecorded.lost_track)
      return broken_by(extra, msg::place_not_of({.place = place(change.from), .player = seat}));
    if (state.has_map()) {
      const auto& near = state.box->map->places[change.from].neighbours;
      if (std::ranges::count(near, change.to) == 0)
        return broken_by(extra, msg::places_apart({.from = place(change.from), .to = place(change.to)}));
    }
    if (home_of(state, seat) == static_cast<int>(change.from))
      return broken_by(extra, msg::own_castle_not_captured({.place = place(change.from), .player = seat}));
    if (const auto* half = half_of(state); half != nullptr && !to.may_be(PlaceKind::centre) &&
                                           std::ranges::count(*half, change.to) == 0)
      return broken_by(extra, msg::place_in_other_half({.place = place(change.to)}));
    if (to.is_of(seat)) return broken_by(extra, msg::own_land_already({.place = place(change.to)}));
    if (state.options[Option::token_target] == 0 && (to.owners & nobody) == 0)
      return broken_by(extra, msg::place_of_player({.place = place(change.to)}));
  }
  return kept();
}

Finding tower_on_own_land(const Position& state, Seat seat, const std::vector<WrittenChange>& changes) {
  for (const WrittenChange& change : changes) {
    if (change.kind != WrittenChange::Kind::tower || change.to == nothing_named || state.unrecorded.lost_track)
      continue;
    if (!state.map.lands[change.to].may_be_of(seat))
      return broken_by(extra,
                       msg::place_not_of({.place = verbatim(state.box->places[change.to].name), .player = seat}));
  }
  return kept();
}

Finding captures_more(const Position& state, Seat seat, const std::vector<WrittenChange>& changes, bool by_card) {
  if (!any_of_kind(changes, WrittenChange::Kind::capture)) return kept();
  const Range hand = state[seat].hand;
  const int left = hand.max - (by_card ? 1 : 0);
  if (left < squad_size)
    return broken_by(whole, msg::too_few_for_attack({.cards = quantity(std::max(left, 0), noun::card)}));
  return hand.min - (by_card ? 1 : 0) < squad_size ? taken_on_trust(hand_not_known) : kept();
}

}  // namespace elfref::elven_rage
