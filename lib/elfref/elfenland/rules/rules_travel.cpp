#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges_travel.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/courses.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/price.h"

// Phase 5: where journeys lead, and the hand.

namespace elfref::elfenland {
namespace {

constexpr Cause no_cards{"no cards recorded for {}", "no cards recorded for {}", "payment"};

/// Why a step does not begin where somebody thought that it did.
void tell_where_it_stands(const State& state, const Step& step, Words& words) {
  const PlayerState& player = state.at(step.seat);
  const TownId at = player.at.first();
  const bool sets_out = player.paid == 0 && state.round > 1;
  if (sets_out)
    words.because.push_back(
        fmt::format("the boot stopped in {}{}", ascii(at),
                    at != elvenhold && (road_between(elvenhold, step.to) || waterway_between(elvenhold, step.to))
                        ? " and stays there: it does not go back to Elvenhold"
                        : ""));
  tell_arrival(state, step.seat, words);
}

bool between_lakes(const State& state, const Step& step) {
  if (step.way || state.at(step.seat).at.size() != 1) return false;
  const TownId from = state.at(step.seat).at.first();
  const int a = lake_of(from), b = lake_of(step.to);
  const bool rafts = step.paid.exact() && step.paid.count() > 0 &&
                     step.paid.count() == step.paid.of[static_cast<std::size_t>(Transport::raft)];
  return a != 0 && b != 0 && a != b && (step.by == By::ferry || (rafts && step.by == By::unsaid));
}

/// Whether a step that is legal by itself is so on none of the ways in which its player's journeys may have gone.
bool leads_on_no_course(const State& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (!player.courses || !step.way || may_have_ended_it(state, player) || !priced(state, step)) return false;
  return judge_payment(state, step).may_pass && !courses_after(state, player, step);
}

Finding was_in_hand(const State& state, Seat seat, const Pieces& shown, Part part, std::string_view what) {
  const Hand& hand = state.at(seat).hand;
  if (hand.can_hold(shown)) return kept();
  if (shown.count() > hand.max) {
    return broken([&] {
      Words words{.part = part,
                  .message = fmt::format("{} {}, where {}", cards(shown.count()), what, hand_of(hand.max))};
      add(words.because, cards_left(state.at(seat)));
      return words;
    });
  }
  for (int kind = 0; kind < transport_count; ++kind) {
    const int most = hand.most(Transport(kind));
    if (shown.of[kind] <= most) continue;
    return broken(part, [&] {
      return fmt::format("{} {}, where the hand has {}", counted(shown.of[kind], Transport(kind)), what,
                         most == 0 ? std::string("none") : fmt::format("{}", most));
    });
  }
  return broken(part, [&] { return fmt::format("{} {}, which cannot all be in the hand", listed_cards(shown), what); });
}

/// A payment that nobody wrote down: whatever it was, it was a card at least.
Finding pays_something(const State& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (player.hand.max > 0) return kept();
  return broken([&] {
    Words words{.part = payment, .message = "an unknown payment, where the hand is empty"};
    add(words.because, cards_left(player));
    return words;
  });
}

}  // namespace

Words second_journey(const State&, const BeginJourney& journey) {
  return {.part = actor, .message = fmt::format("second journey of {} in this round", who(journey.seat))};
}

Finding travels_in_some_order(const State& state, const BeginJourney& journey) {
  if (std::popcount(state.first) > 1) return kept();  // either of two players may have begun
  if (state.last_traveller >= max_seats || (state.skipped & bit(journey.seat)) != 0) return kept();
  if (state.position(journey.seat) > state.position(Seat{state.last_traveller})) return kept();
  return broken(actor,
                [&] { return fmt::format("{} travels after {}", who(journey.seat), who(Seat{state.last_traveller})); });
}

Finding goes_along_none(const State& state, const Step& step) {
  if (between_lakes(state, step)) return kept();
  const TownSet at = state.at(step.seat).at;
  return broken([&] {
    Words words{.part = where};
    const std::string kind = step.by == By::road    ? "road"
                             : step.by == By::river ? "river"
                             : step.by == By::ferry ? "ferry"
                                                    : "road, river or ferry";
    if (at.size() != 1) {
      words.message = fmt::format("no {} leads to {} at that price from where the boot of {} can be", kind,
                                  ascii(step.to), who(step.seat));
      return words;
    }
    words.message = at.first() == step.to
                        ? fmt::format("the boot is in {} already", ascii(step.to))
                        : fmt::format("no {} joins {} and {}", kind, ascii(at.first()), ascii(step.to));
    tell_where_it_stands(state, step, words);
    words.follows = at.first() == step.to ? wrongly_paid_before(state, step.seat) : strayed(state, at.first(), step.to);
    if (words.follows && at.first() == step.to) words.advice = "all cards of a step stand in one line";
    if (const std::uint32_t stray = state.at(step.seat).stray; stray != 0) words.follows = stray - 1;
    return words;
  });
}

Finding leads_on_by_legal_steps(const State& state, const UnknownSteps& gap) {
  const PlayerState& player = state.at(gap.seat);
  if (!gap.at || (reach(state, player.at, player.hand).has(*gap.at) && may_lead_to(state, player, *gap.at)))
    return kept();
  // A step of the gap may have won the game, and what follows is none; each costs a card at least.
  if (ends_at_once(state) && player.towns_max + player.hand.max >= 20) return cannot_tell(maybe_over);
  return broken(where,
                [&] { return fmt::format("no legal journey of {} leads to {}", who(gap.seat), ascii(*gap.at)); });
}

Finding pays_perhaps_from_the_hand(const State& state, const Step& step) {
  Finding found = was_in_hand(state, step.seat, step.paid, payment, "paid");
  if (found.answer != Answer::kept) return found;
  if (leads_on_no_course(state, step)) {
    return broken(payment, [&] {
      return fmt::format("{} paid for a step to {}, and no legal journey of {} leads to that", listed_cards(step.paid),
                         ascii(step.to), who(step.seat));
    });
  }
  if (step.paid.open) return pays_something(state, step);
  if (step.paid.count() == 0) return found;
  return state.at(step.seat).hand.surely_holds(step.paid) ? kept() : taken_as_written(no_cards);
}

Finding crosses_the_lakes(const State& state, const Step& step) {
  if (!between_lakes(state, step)) return kept();
  return broken(where, [&] {
    return fmt::format("no ferry joins {} and {}: they lie on different lakes", ascii(state.at(step.seat).at.first()),
                       ascii(step.to));
  });
}

Finding starts_within_the_limit(const State& state, const StartPlayer& start) {
  const int held = state.at(start.seat).hand.min;
  if (start.phase != phase::deal || state.round == 0 || held <= 4) return kept();
  return broken(payment,
                [&] { return fmt::format("{} kept from the round before, where the limit is 4", cards(held)); });
}

Words too_many_left(const State& state, const EndJourney& end) {
  const int held = state.at(end.seat).hand.min, thrown = end.discard.count();
  return {.part = object,
          .message =
              fmt::format("{} discarded of {}: {} are left, where the limit is 4", cards(thrown), held, held - thrown)};
}

Words more_than_needed(const State& state, const EndJourney& end) {
  const int held = state.at(end.seat).hand.max;
  return {.part = object,
          .message = fmt::format("{} discarded of {}, where {} would do", cards(end.discard.count()), held,
                                 std::max(0, held - 4))};
}

Finding ends_within_the_limit(const State&, const Sheet& sheet) {
  if (!sheet.cards || *sheet.cards <= 4) return kept();
  return broken(payment,
                [&] { return fmt::format("{} in hand at the end, where the limit is 4", cards(*sheet.cards)); });
}

Finding discards_what_is_not_there(const State& state, const EndJourney& end) {
  Finding before = was_in_hand(state, end.seat, end.before, extra, "discarded");
  return before.answer != Answer::kept ? std::move(before)
                                       : was_in_hand(state, end.seat, end.discard, object, "discarded");
}

Finding stands_in_one_of_its_towns(const State&, const Sheet& sheet) {
  if (!sheet.at || *sheet.at == elvenhold || !sheet.towns) return kept();
  const bool visited = sheet.listed ? sheet.named.has(*sheet.at) : *sheet.towns > 0;
  if (visited) return kept();
  return broken(where, [&] {
    return fmt::format("the boot of {} stands in {}, which is not among the towns", who(sheet.seat), ascii(*sheet.at));
  });
}

Finding counts_the_town_once(const State&, const SheetTown& town) {
  if (town.again) return broken(whole, [&] { return fmt::format("{} a second time", ascii(town.town)); });
  return broken(whole, [&] { return "Elvenhold has no town pieces"; });
}

}  // namespace elfref::elfenland
