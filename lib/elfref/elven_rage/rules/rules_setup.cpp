#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/table/decks.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

/// The castle of somebody that is named on the map; -1: it is not.
int corner_of(const Position& state, Seat seat) {
  const int home = home_of(state, seat);
  const bool named = home >= 0 && static_cast<std::size_t>(home) < state.map.mapped;
  return named && state.box->map && static_cast<std::size_t>(home) < state.box->map->places.size() ? home : -1;
}

bool holds(const std::vector<PlaceId>& places, int place) {
  return std::ranges::count(places, static_cast<PlaceId>(place)) > 0;
}

}  // namespace

Finding seats_right(const Position&, const Begin& begin) {
  if (begin.players >= 2 && begin.players <= 4) return kept();
  return broken_by(whole, msg::seats_wrong({.players = quantity(begin.players, noun::player)}));
}

Finding takes_another_people(const Position& state, const SitDown& sits) {
  if (!sits.elves) return kept();
  for (std::uint8_t seat = 0; seat < sits.seat.value; ++seat)
    if (state.elves[seat] == sits.elves)
      return broken_by(object, msg::people_taken({.people = people(*sits.elves), .player = Seat{seat}}));
  return kept();
}

Finding takes_a_corner(const Position& state, const SitDown& sits) {
  if (sits.castle == nothing_named) return kept();
  const Land& land = state.map.lands[sits.castle];
  if (land.home != sits.seat.value && land.home >= 0)
    return broken_by(target, msg::castle_taken({.player = Seat{static_cast<std::uint8_t>(land.home)}}));
  if (!state.box->map || state.box->places[sits.castle].kind.may_be(PlaceKind::castle)) return kept();
  return broken_by(target, msg::no_castle_of_the_map({.place = verbatim(state.box->places[sits.castle].name)}));
}

Finding sits_in_one_half(const Position& state, const SitDown& sits) {
  if (sits.seat.value != 1 || state.players != 2 || sits.castle == nothing_named) return kept();
  if (!state.box->map || state.box->map->halves.empty()) return kept();
  if (corner_of(state, {0}) < 0 || corner_of(state, {1}) < 0 || half_of(state) != nullptr) return kept();
  return broken_by(target, msg::castles_of_two_halves());
}

Finding stays_in_the_half(const Position& state, const Attack& attack) {
  const std::vector<PlaceId>* half = half_of(state);
  const PlaceId place = attack.target.place;
  if (half == nullptr || place == nothing_named || state.map.lands[place].kinds.is(PlaceKind::centre)) return kept();
  if (holds(*half, place)) return kept();
  return broken_by(object, msg::place_in_other_half({.place = verbatim(state.box->places[place].name)}));
}

Finding deals_seven(const Position&, const Deal& deal) {
  if (!deal.cards.counted() || deal.cards.size() == 7) return kept();
  return broken_by(object, msg::dealt_wrong({.cards = quantity(deal.cards.size(), noun::card)}));
}

Finding keeps_five(const Position&, const Keep& keep) {
  if (!keep.cards.counted() || keep.cards.size() == full_hand) return kept();
  return broken_by(object, msg::kept_wrong({.cards = quantity(keep.cards.size(), noun::card)}));
}

Finding keeps_what_was_dealt(const Position& state, const Keep& keep) {
  const std::optional<Cards>& dealt = state[keep.seat].dealt;
  if (!dealt || !dealt->counted() || dealt->unknown > 0) return kept();
  std::vector<CardId> left = dealt->named;
  const auto not_dealt = [&](CardId id) {
    const auto found = std::ranges::find(left, id);
    if (found == left.end()) return true;
    left.erase(found);
    return false;
  };
  std::vector<CardId> others;
  std::ranges::copy_if(keep.cards.named, std::back_inserter(others), not_dealt);
  if (others.empty()) return kept();
  const std::string cards = joined(
      others, [&](CardId id) { return state.box->card(id).name; }, " + ");
  return broken_by(object, msg::not_dealt({.cards = verbatim(cards)}));
}

Finding has_another_goal(const Position& state, const GetGoal& got) {
  if (state.scenario != Scenario::supremacy)
    return broken_by(
        whole, msg::goal_in_scenario({.scenario = verbatim(scenario_names[static_cast<std::size_t>(state.scenario)])}));
  if (got.goal == nothing_named || std::ranges::count(state.common.goals, got.goal) == 0) return kept();
  return broken_by(object, msg::goal_taken());
}

Finding starts_right(const Position& state, const BeginTurn& begins) {
  if (state.turn.attack_ply != never || state.turn.decline_ply != never || state.unrecorded.from_start) return kept();
  int best = -1, count = 0;
  Seat first{};
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const int drawn = state.turns.first_drawn[seat];
    if (drawn < 0 || !state.of[seat].first_turn) return kept();  // not all are written, or it decides nothing
    count = drawn > best ? 1 : count + (drawn == best ? 1 : 0);
    if (drawn > best) first = {seat};
    best = std::max(best, drawn);
  }
  if (count != 1 || first == begins.seat) return kept();
  return broken_by(whole, msg::start_wrong({.first = first, .player = begins.seat}));
}

namespace {

/// Whether somebody may have the deck of a card that lies apart: all have the guardian.
bool may_be_with_somebody(const Position& state, const Card& card) {
  const std::span elves(state.elves.data(), static_cast<std::size_t>(state.players));
  return card.pile.is(Pile::neutral) ||
         std::ranges::any_of(elves, [&](const std::optional<Pile>& own) { return !own || card.pile.is(*own); });
}

Finding of_deck(const Position& state, Seat seat, const Cards& cards, bool with_dragons) {
  const auto own = state.elves[seat.value];
  if (!own) return kept();
  const CardId other = first_card(cards, [&](CardId id) {
    const Card& card = state.box->card(id);
    const bool apart = with_dragons && card.kind.is(lies_apart) && may_be_with_somebody(state, card);
    return card.listed && !card.pile.is(*own) && !apart;
  });
  if (other == nothing_named) return kept();
  return broken_by(object, msg::card_of_other_deck({.card = card_name(state, other),
                                                    .deck = people(*state.box->card(other).pile.known()),
                                                    .people = people(*own),
                                                    .player = seat}));
}

/// Whether the cards that an effect draws are of its player's deck.
Finding draws_of_own_deck(const Position& state, Seat seat, const std::optional<Effect>& effect,
                          const std::vector<WrittenChange>& changes) {
  if (!effect || effect->does != Does::draw) return kept();
  for (const WrittenChange& change : changes)
    if (Finding strange = of_deck(state, seat, change.cards, false); strange.answer != Answer::kept) {
      strange.words->part = extra;
      return strange;
    }
  return kept();
}

/// The card of an Action, as cards.
Cards card_of(const UseAction& used) {
  return used.card == nothing_named ? Cards{} : Cards{.named = {used.card}};
}

}  // namespace

Finding of_own_deck(const Position& state, Seat seat, const Cards& cards) {
  return of_deck(state, seat, cards, false);
}
Finding of_own_deck_or_dragons(const Position& state, Seat seat, const Cards& cards) {
  return of_deck(state, seat, cards, true);
}

Finding action_of_own_deck(const Position& state, const UseAction& used) {
  Finding strange = of_deck(state, used.seat, card_of(used), false);
  if (strange.answer != Answer::kept) return strange;
  return draws_of_own_deck(state, used.seat, effect_of(state, used), used.changes);
}

Finding artifact_draws_of_own_deck(const Position& state, const UseArtifact& used) {
  return draws_of_own_deck(state, used.seat, effect_of(state, used), used.changes);
}

Finding action_is_listed(const Position& state, const UseAction& used) {
  return cards_are_listed(state, card_of(used));
}

Finding no_dragon(const Position& state, const Cards& cards) {
  const CardId dragon = first_card(cards, [&](CardId id) { return kind_of(state, id).is(CardKind::dragon); });
  if (dragon == nothing_named) return kept();
  return broken_by(object, msg::dragon_in_hand({.card = card_name(state, dragon)}));
}

Finding throws_no_dragon(const Position& state, const Discard& discard) {
  const CardId card = first_card(discard.cards, [&](CardId id) { return kind_of(state, id).is(lies_apart); });
  if (card == nothing_named) return kept();
  return broken_by(object, msg::never_discarded({.card = card_name(state, card)}));
}

namespace {

/// A card that cannot be there, because as many as there are of it lie in the discard; `spent`: by an Action.
CardId discarded_among(const Position& state, Seat seat, const Cards& cards, int drawn, bool spent) {
  const PlayerState& player = state[seat];
  return first_card(cards, [&](CardId id) {
    const Card& known = state.box->card(id);
    if (!known.listed || state.elves[seat.value] != known.pile) return false;
    if ((std::ranges::count(player.spent, id) > 0) != spent) return false;
    return count_discarded(state, seat, id, drawn) + std::ranges::count(cards.named, id) > known.copies;
  });
}

}  // namespace

Finding too_many_of(const Position& state, CardId card, Message message) {
  if (state.box->components.may_have_more(state.box->card(card))) return cannot_tell(set_in_part);
  return broken_by(object, std::move(message));
}

Finding cards_are_listed(const Position& state, const Cards& cards) {
  const auto unlisted = [&](CardId id) { return !state.box->card(id).listed; };
  return std::ranges::any_of(cards.named, unlisted) ? cannot_tell(cards_not_known) : kept();
}

namespace {

/// Whether as many Treasures as lie somewhere are in the box, beside those that are held or out of the game; `too_many`
/// says that there are not.
template <class TooMany>
Finding treasures_are_left(const Position& state, int laid, const TooMany& too_many) {
  int copies = 0, away = state.common.treasures_gone;
  for (const Card& card : state.box->components.cards)
    if (card.listed && card.kind.is(CardKind::treasure)) copies += card.copies;
  for (std::uint8_t seat = 0; seat < state.players; ++seat) away += state.of[seat].treasures.min;
  if (laid == 0 || laid + away <= copies || !state.box->components.whole(Pile::neutral)) return kept();
  return broken_by(whole, too_many({.all = quantity(laid + away, noun::treasure),
                                    .away = away,
                                    .copies = copies,
                                    .treasures = quantity(laid, noun::treasure)}));
}

}  // namespace

Finding treasure_may_be_shown(const Position& state, const Look& look) {
  const bool shown = look.shown != nothing_named && kind_of(state, look.shown).is(CardKind::treasure);
  return treasures_are_left(state, shown ? 1 : 0, msg::treasures_in_squad);
}

Finding neutral_is_shown(const Position& state, const Look& look) {
  if (look.shown == nothing_named) return kept();
  const Card& card = state.box->card(look.shown);
  if (!card.listed || card.pile.is(Pile::neutral)) return kept();
  return broken_by(
      extra, msg::card_of_deck_in_squad({.card = card_name(state, look.shown), .deck = people(*card.pile.known())}));
}

Finding treasures_there_are(const Position& state, const LayCentre& centre) {
  const Assault& assault = state.assault;
  if (!assault.laid || assault.centred) return kept();
  int laid = 0;
  std::array<CardId, 6> all = assault.cards;
  all[reserve_place.value] = centre.upper;
  all[beneath_place.value] = centre.lower;
  for (const CardId card : all) laid += card != nothing_named && kind_of(state, card).is(CardKind::treasure) ? 1 : 0;
  return treasures_are_left(state, laid, msg::treasures_laid_out);
}

int drawn_first(const Position& state, const Send& send) {
  return send.seat == state.assault.attacker ? 0 : missing_defenders(state, send.seat).max;
}
int drawn_first(const Position& state, const Defend& defend) {
  return missing_defenders(state, defend.seat).max;
}

Finding not_spent(const Position& state, Seat seat, const Cards& cards, int drawn) {
  const CardId card = discarded_among(state, seat, cards, drawn, true);
  if (card == nothing_named) return kept();
  return too_many_of(state, card, msg::used_for_action({.card = card_name(state, card)}));
}

Finding not_discarded(const Position& state, Seat seat, const Cards& cards, int drawn) {
  const CardId card = discarded_among(state, seat, cards, drawn, false);
  if (card == nothing_named) return kept();
  const int copies = state.box->card(card).copies;
  return too_many_of(state, card, msg::all_discarded({.card = card_name(state, card), .copies = copies}));
}

Finding drawn_of_the_deck(const Position& state, Seat seat, const Cards& cards, int drawn) {
  const CardId spent = discarded_among(state, seat, cards, drawn, true);
  if (spent == nothing_named) return not_discarded(state, seat, cards, drawn);
  return too_many_of(state, spent, msg::lies_in_discard({.card = card_name(state, spent)}));
}

Finding drawn_of_own(const Position& state, Seat seat, const Cards& cards, int drawn) {
  Finding strange = of_own_deck(state, seat, cards);
  return strange.answer == Answer::kept ? drawn_of_the_deck(state, seat, cards, drawn) : std::move(strange);
}

namespace {

/// Whether somebody is out before this play: with an earlier one, or since the record begins.
bool is_out(const Position& state, Seat seat) {
  const PlayerState& player = state[seat];
  return player.out && (player.out_at == never || player.out_at < state.ply);
}

}  // namespace

Finding both_still_in(const Position& state, Seat giver, Seat taker) {
  for (const Seat seat : {giver, taker})
    if (is_out(state, seat))
      return broken_after(whole, msg::is_out_with_all({.player = seat}), state[seat].out_at, msg::castle_lost_here());
  return kept();
}

Finding still_in(const Position& state, Seat seat) {
  if (!is_out(state, seat)) return kept();
  return broken_after(whole, msg::is_out({.player = seat}), state[seat].out_at, msg::castle_lost_here());
}

}  // namespace elfref::elven_rage
