#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// Which cards can lie at the edge and in the centre.

namespace elfref::elven_rage {
namespace {

/// A judge of each listed card that is laid: the first answer that is not kept.
template <class Judge>
Finding first_wrong(const Position& state, std::span<const CardId> laid, const Judge& judge) {
  for (const CardId id : laid) {
    if (id == nothing_named || !state.box->card(id).listed) continue;
    if (Finding wrong = judge(id, state.box->card(id)); wrong.answer != Answer::kept) return wrong;
  }
  return kept();
}

/// Who may fight in the attack, as seats: the attacker, and who may own the place.
std::vector<Seat> fighters(const Position& state) {
  const Assault& assault = state.assault;
  const auto fight = static_cast<Owners>((assault.owners | elfref::bit(assault.attacker)) & ~nobody);
  const auto seats = seats_of(fight, static_cast<std::size_t>(state.players));
  return {seats.begin(), seats.end()};
}

/// Whether a battle is being laid out of which it is known who fights.
bool is_laid_out(const Position& state) {
  return state.assault.open && !state.assault.centred && !state.assault.anything;
}

}  // namespace

Finding of_decks_that_fight(const Position& state, std::span<const CardId> laid) {
  if (!is_laid_out(state) || state.unrecorded.lost_track) return kept();
  const bool beside_guardian =
      state.assault.kinds.may_be(PlaceKind::centre) && state.options[Option::central_owner] == 1;
  const auto strange = [&](CardId id, const Card& card) {
    if (card.kind.is(lies_apart)) return kept();
    const auto may_be_of = [&](Seat seat) {
      const auto own = state.elves[seat.value];
      return !own || card.pile.is(*own);
    };
    const bool neutral = card.pile.is(Pile::neutral);
    const bool may_be = neutral ? state.assault.may_be_free() || beside_guardian
                                : std::ranges::any_of(fighters(state), may_be_of);
    if (may_be) return kept();
    return broken_by(object, neutral ? msg::neutral_between_players({.card = card_name(state, id)})
                                     : msg::deck_does_not_fight({.card = card_name(state, id)}));
  };
  const auto before = std::span(state.assault.cards).first(state.assault.laid ? edge_count : 0);
  const bool said = first_wrong(state, before, strange).answer != Answer::kept;
  return said ? kept() : first_wrong(state, laid, strange);
}

Finding no_guardian_in_a_squad(const Position& state, std::span<const CardId> laid) {
  const Assault& assault = state.assault;
  if (!is_laid_out(state) || !assault.free() || assault.kinds.may_be(PlaceKind::centre)) return kept();
  return first_wrong(state, laid, [&](CardId id, const Card& card) {
    if (!card.kind.is(CardKind::guardian)) return kept();
    return broken_by(object, msg::card_in_no_squad({.card = card_name(state, id)}));
  });
}

Finding guardian_is_among_them(const Position& state, const LayCentre& centre) {
  const Assault& assault = state.assault;
  const bool his = assault.free() && assault.kinds.is(PlaceKind::centre) && !state.common.guardian_fell &&
                   !state.unrecorded.lost_track;
  if (!is_laid_out(state) || !assault.laid || !his) return kept();
  std::array<CardId, 6> six = assault.cards;
  six[reserve_place.value] = centre.upper;
  six[beneath_place.value] = centre.lower;
  const auto may_be_he = [&](CardId id) {
    return id == nothing_named || kind_of(state, id).may_be(CardKind::guardian);
  };
  if (std::ranges::any_of(six, may_be_he)) return kept();
  return broken_by(whole, msg::guardian_missing());
}

Finding as_many_as_there_are(const Position& state, std::span<const CardId> laid) {
  const Assault& assault = state.assault;
  if (!is_laid_out(state)) return kept();
  std::vector<CardId> all(laid.begin(), laid.end());
  if (assault.laid) all.insert(all.end(), assault.cards.begin(), assault.cards.begin() + edge_count);
  return first_wrong(state, laid, [&](CardId id, const Card& card) {
    if (card.kind.may_be(CardKind::treasure) || std::ranges::count(all, id) <= card.copies) return kept();
    return too_many_of(
        state, id,
        msg::too_many_among_six(
            {.card = verbatim(card.name), .copies = card.copies, .number = std::ranges::count(all, id)}));
  });
}

namespace {

/// The dragon among cards that are laid that none of those who fight may have sent: its own player (`own`), or another.
Finding dragon_laid(const Position& state, std::span<const CardId> laid, bool own) {
  if (!is_laid_out(state)) return kept();
  return first_wrong(state, laid, [&](CardId id, const Card& card) {
    if (!card.kind.is(CardKind::dragon)) return kept();
    Finding of_own = kept(), of_other = kept();
    for (const Seat seat : fighters(state)) {
      const Cards dragon{.named = {id}};
      Finding stays = own_dragon_stays(state, seat, dragon);
      if (stays.answer != Answer::kept) {
        of_own = std::move(stays);
        continue;
      }
      stays = captured_dragon_stays(state, seat, dragon);
      if (stays.answer == Answer::kept) return kept();
      const bool holds = (holders_of_dragon(state, *card.pile.known()) & elfref::bit(seat)) != 0;
      if (holds || of_other.answer == Answer::kept) of_other = std::move(stays);
    }
    if (of_own.answer != Answer::kept) return own ? std::move(of_own) : kept();
    return own ? kept() : std::move(of_other);
  });
}

}  // namespace

Finding own_dragon_fights(const Position& state, std::span<const CardId> laid) {
  return dragon_laid(state, laid, true);
}
Finding captured_dragon_fights(const Position& state, std::span<const CardId> laid) {
  return dragon_laid(state, laid, false);
}

Finding of_those_that_were_sent(const Position& state, std::span<const CardId> laid) {
  const Assault& assault = state.assault;
  if (!is_laid_out(state)) return kept();
  for (const Side side : {Side::attacker, Side::defender}) {
    const Cards& sent = assault.sent[static_cast<std::size_t>(side)];
    const auto seat = side == Side::attacker ? std::optional(assault.attacker) : assault.defender();
    if (!assault.sent_written[static_cast<std::size_t>(side)] || !sent.counted() || sent.unknown > 0 || !seat) continue;
    const auto own = state.elves[seat->value];
    std::vector<CardId> left = sent.named;
    const auto was_sent = [&](CardId id) {
      const auto found = std::ranges::find(left, id);
      if (found == left.end()) return false;
      left.erase(found);
      return true;
    };
    const auto unlisted = [&](CardId id) { return !state.box->card(id).listed; };
    if (!own || std::ranges::any_of(left, unlisted)) continue;
    const auto is_his = [&](CardId id) {
      return id != nothing_named && state.box->card(id).pile.is(*own) && !state.box->card(id).kind.is(lies_apart);
    };
    const auto counts = [&](CardId id) { return is_his(id) || std::ranges::find(sent.named, id) != sent.named.end(); };
    auto his = std::ranges::count_if(laid, counts);  // with a dragon that was sent
    if (assault.laid)
      for (const elven_rage::Place place : edge) {
        his += counts(assault.cards[place.value]) ? 1 : 0;
        static_cast<void>(was_sent(assault.cards[place.value]));
      }
    if (his > squad_size) continue;  // that there are too many is said apart
    Finding other = first_wrong(state, laid, [&](CardId id, const Card&) {
      if (!is_his(id) || was_sent(id)) return kept();
      return broken_by(object, msg::not_sent({.card = card_name(state, id), .player = *seat}));
    });
    if (other.answer != Answer::kept) return other;
  }
  return kept();
}

namespace {

/// Whether the cards that were laid by turns are those of the edge. One may be the reserve by now: the edge may be
/// written as it lay after an exchange.
Finding of_the_edge(const Position& state, std::span<const CardId> placed, std::span<const CardId> at_edge) {
  std::vector<CardId> left(at_edge.begin(), at_edge.end());
  const Assault& assault = state.assault;
  const CardId reserve = assault.six ? (*assault.six)[reserve_place.value] : assault.cards[reserve_place.value];
  left.push_back(reserve);
  auto unseen =
      std::ranges::count_if(left, [&](CardId id) { return id == nothing_named || !state.box->card(id).listed; });
  Finding wrong = first_wrong(state, placed, [&](CardId id, const Card&) {
    const auto found = std::ranges::find(left, id);
    if (found == left.end() && --unseen < 0)
      return broken_by(object, msg::placed_not_at_edge({.card = card_name(state, id)}));
    if (found != left.end()) left.erase(found);
    return kept();
  });
  if (wrong.answer != Answer::kept || unseen != 0 || left.size() != 1 || left.front() == reserve) return wrong;
  const Fighter not_laid = fighter_of(state, assault, left.front());  // the attacker exchanges a card of his own only
  if (not_laid.side_known && not_laid.side == Side::defender)
    return broken_by(object, msg::at_edge_not_placed({.card = card_name(state, left.front())}));
  return wrong;
}

}  // namespace

Finding placed_at_the_edge(const Position& state, const PlacedInOrder& placed) {
  const Assault& assault = state.assault;
  if (!assault.open || !assault.laid || assault.swapped || assault.blind) return kept();
  return of_the_edge(state, placed.cards, std::span(assault.cards).first(edge_count));
}

Finding edge_of_the_placed(const Position& state, const LayOut& layout) {
  const Assault& assault = state.assault;
  const bool other = assault.laid || assault.centred || assault.swapped || assault.blind || layout.guarded;
  if (!assault.open || other || !assault.placed_written || !battle_faults(state, layout).none()) return kept();
  return of_the_edge(state, assault.placed, layout.cards);
}

}  // namespace elfref::elven_rage
