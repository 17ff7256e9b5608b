#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges_travel.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/courses.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// Phase 5: where journeys lead, and the hand.

namespace elfref::elfenland {

const Unrecorded maybe_over{msg::early_win_perhaps, msg::early_win_not_recorded, noun::round};

namespace {

constexpr Unrecorded no_cards{msg::no_cards_recorded, msg::no_cards_recorded, noun::payment};

/// Why a step does not begin where somebody thought that it did.
void tell_where_it_stands(const Position& state, const Step& step, Words& words) {
  const PlayerState& player = state.at(step.seat);
  const TownId at = player.at.first();
  const bool sets_out = player.paid == 0 && state.round > 1;
  if (sets_out) {
    const bool from_the_start = road_between(elvenhold, step.to) || waterway_between(elvenhold, step.to);
    words.because.push_back(at != elvenhold && from_the_start
                                ? msg::boot_stays({.start = as_name(elvenhold), .town = as_name(at)})
                                : msg::boot_stopped({.town = as_name(at)}));
  }
  tell_arrival(state, step.seat, words);
}

bool between_lakes(const Position& state, const Step& step) {
  if (step.way || state.at(step.seat).at.size() != 1) return false;
  const TownId from = state.at(step.seat).at.first();
  const int a = lake_of(from), b = lake_of(step.to);
  const bool rafts = step.paid.exact() && step.paid.count() > 0 &&
                     step.paid.count() == step.paid.of[static_cast<std::size_t>(Transport::raft)];
  return a != 0 && b != 0 && a != b && (step.by == By::ferry || (rafts && step.by == By::unsaid));
}

/// Whether a step that is legal by itself is so on none of the ways in which its player's journeys may have gone.
bool leads_on_no_course(const Position& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (!player.courses || !step.way || may_have_ended_it(state, player) || !priced(state, step)) return false;
  return may_be_paid(state, step) && !courses_after(state, player, step);
}

/// `use`: whether the cards are paid or discarded.
Finding was_in_hand(const Position& state, Seat seat, const Pieces& shown, Part part, Noun use) {
  const Hand& hand = state.at(seat).hand;
  if (hand.can_hold(shown)) return kept();
  if (shown.count() > hand.max) {
    return broken([&] {
      Words words{.part = part,
                  .message = msg::more_than_in_hand(
                      {.cards = quantity(shown.count(), noun::card), .hand = hand.max, .use = use})};
      add(words.because, cards_left(state.at(seat)));
      return words;
    });
  }
  for (int kind = 0; kind < transport_count; ++kind) {
    const int most = hand.most(Transport(kind));
    if (shown.of[kind] <= most) continue;
    return broken(part, [&] {
      return msg::not_in_hand(
          {.cards = quantity(shown.of[kind], as_noun(Transport(kind))), .hand = most, .use = use});
    });
  }
  return broken(part, [&] { return msg::not_all_in_hand({.cards = as_pieces(shown, noun::card), .use = use}); });
}

/// A payment that nobody wrote down: whatever it was, it was a card at least.
Finding pays_something(const Position& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (player.hand.max > 0) return kept();
  return broken([&] {
    Words words{.part = payment, .message = msg::paid_from_empty_hand()};
    add(words.because, cards_left(player));
    return words;
  });
}

}  // namespace

Words second_journey(const Position&, const BeginJourney& journey) {
  return {.part = actor, .message = msg::second_journey({.player = journey.seat})};
}

Finding travels_in_some_order(const Position& state, const BeginJourney& journey) {
  if (std::popcount(state.turns.first) > 1) return kept();  // either of two players may have begun
  if (state.turns.last_traveller >= max_seats || (state.turns.skipped & bit(journey.seat)) != 0) return kept();
  if (state.position(journey.seat) > state.position(Seat{state.turns.last_traveller})) return kept();
  return broken(
      actor, [&] { return msg::travels_after({.later = Seat{state.turns.last_traveller}, .player = journey.seat}); });
}

Finding goes_along_none(const Position& state, const Step& step) {
  if (between_lakes(state, step)) return kept();
  const TownSet at = state.at(step.seat).at;
  return broken([&] {
    Words words{.part = where};
    const Noun kind = as_noun(step.by).value_or(noun::connection);
    if (at.size() != 1) {
      words.message =
          msg::no_connection_from_boot({.kind = kind, .player = step.seat, .town = as_name(step.to)});
      return words;
    }
    words.message = at.first() == step.to
                        ? msg::boot_there_already({.town = as_name(step.to)})
                        : msg::no_connection({.from = as_name(at.first()), .kind = kind, .to = as_name(step.to)});
    tell_where_it_stands(state, step, words);
    words.follows = at.first() == step.to ? wrongly_paid_before(state, step.seat) : strayed(state, at.first(), step.to);
    if (words.follows && at.first() == step.to) words.advice = msg::cards_in_one_line();
    if (const std::uint32_t stray = state.at(step.seat).stray; stray != 0) words.follows = stray - 1;
    return words;
  });
}

Finding leads_on_by_legal_steps(const Position& state, const UnknownSteps& gap) {
  const PlayerState& player = state.at(gap.seat);
  if (!gap.at || (reach(state, player.at, player.hand).has(*gap.at) && may_lead_to(state, player, *gap.at)))
    return kept();
  // A step of the gap may have won the game, and what follows is none; each costs a card at least.
  if (ends_at_once(state) && player.towns_max + player.hand.max >= 20) return cannot_tell(maybe_over);
  return broken(where, [&] {
    return msg::no_journey_leads_there({.player = gap.seat, .town = as_name(*gap.at)});
  });
}

Finding pays_perhaps_from_the_hand(const Position& state, const Step& step) {
  Finding found = was_in_hand(state, step.seat, step.paid, payment, noun::payment);
  if (found.answer != Answer::kept) return found;
  if (leads_on_no_course(state, step)) {
    return broken(payment, [&] {
      return msg::no_journey_pays_that(
          {.cards = as_pieces(step.paid, noun::card), .player = step.seat, .town = as_name(step.to)});
    });
  }
  if (step.paid.open) return pays_something(state, step);
  if (step.paid.count() == 0) return found;
  return state.at(step.seat).hand.surely_holds(step.paid) ? kept() : taken_on_trust(no_cards);
}

Finding crosses_the_lakes(const Position& state, const Step& step) {
  if (!between_lakes(state, step)) return kept();
  return broken(where, [&] {
    return msg::different_lakes({.from = as_name(state.at(step.seat).at.first()), .to = as_name(step.to)});
  });
}

Finding starts_within_the_limit(const Position& state, const StartPlayer& start) {
  const int held = state.at(start.seat).hand.min;
  if (start.phase != phase::deal || state.round == 0 || held <= 4) return kept();
  return broken(payment, [&] { return msg::kept_over_the_limit({.cards = quantity(held, noun::card)}); });
}

Words too_many_left(const Position& state, const EndJourney& end) {
  const int held = state.at(end.seat).hand.min, thrown = end.discard.count();
  return {.part = object,
          .message = msg::discarded_too_few(
              {.cards = quantity(thrown, noun::card), .held = held, .left = held - thrown})};
}

Words more_than_needed(const Position& state, const EndJourney& end) {
  const int held = state.at(end.seat).hand.max;
  return {.part = object,
          .message = msg::discarded_too_many({.cards = quantity(end.discard.count(), noun::card),
                                              .enough = std::max(0, held - 4),
                                              .held = held})};
}

Finding ends_within_the_limit(const Position&, const Sheet& sheet) {
  if (!sheet.cards || *sheet.cards <= 4) return kept();
  return broken(payment, [&] { return msg::held_over_the_limit({.cards = quantity(*sheet.cards, noun::card)}); });
}

Finding discards_what_is_not_there(const Position& state, const EndJourney& end) {
  Finding before = was_in_hand(state, end.seat, end.before, extra, noun::discard);
  return before.answer != Answer::kept ? std::move(before)
                                       : was_in_hand(state, end.seat, end.discard, object, noun::discard);
}

Finding stands_in_one_of_its_towns(const Position&, const Sheet& sheet) {
  if (!sheet.at || *sheet.at == elvenhold || !sheet.towns) return kept();
  const bool visited = sheet.listed ? sheet.named.has(*sheet.at) : *sheet.towns > 0;
  if (visited) return kept();
  return broken(where, [&] {
    return msg::boot_elsewhere({.player = sheet.seat, .town = as_name(*sheet.at)});
  });
}

Finding counts_the_town_once(const Position&, const SheetTown& town) {
  if (town.again) return broken(whole, [&] { return msg::town_twice({.town = as_name(town.town)}); });
  return broken(whole, [&] { return msg::no_pieces_there({.town = as_name(elvenhold)}); });
}

}  // namespace elfref::elfenland
