#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "elfref/core/judging/claims.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges_travel.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// The end of a round and of the game, and what the players claim of it.

namespace elfref::elfenland {
namespace {

/// Judges a number that is claimed; `at_the_end`: it is one that only the end of the game shows.
Finding claim_number(const Position& state, const NumberClaim& claim, std::optional<Range> found, bool at_the_end,
                     Message reason) {
  if (!at_the_end || state.end.ending != Ending::none) return judge_number(claim, found, std::move(reason));
  Words words{.message = msg::claim_too_early(
                  {.claimed = claim.value, .player = claim.seat, .what = verbatim(claim.what)})};
  words.open = true;
  return broken(std::move(words));
}

const Score& score_of(const std::array<Score, max_seats>& all, Seat seat) {
  return *std::find_if(all.begin(), all.end() - 1, [seat](const Score& score) { return score.seat == seat; });
}

Finding claims_towns(const Position& state, const ClaimResult& claim, Range towns) {
  const PlayerState& player = state.at(claim.seat);
  for (const TownId id : claim.named - player.collected - player.open)
    return broken(whole, [&] {
      return msg::claim_never_there({.player = claim.seat, .town = as_name(id)});
    });
  if (towns == Range{claim.value, claim.value}) return kept();
  Message reason;
  if (claim.named.empty()) {
    reason = towns_taken(player);
  } else if (const TownSet left_out = player.collected - claim.named; !left_out.empty()) {
    reason = msg::towns_left_out({.towns = list(Joint::and_, left_out, as_name)});
  }
  return judge_number({claim.seat, "towns:", claim.value}, towns, std::move(reason));
}

Finding claims_boot(const Position& state, const ClaimResult& claim) {
  const TownId town_claimed{static_cast<std::uint8_t>(claim.value)};
  const TownSet at = state.at(claim.seat).at;
  if (at == TownSet{town_claimed}) return kept();
  Words words;
  words.open = at.has(town_claimed);
  words.message = msg::claim_boot({.claimed = as_name(town_claimed),
                                   .found = at.size() == 1 ? as_name(at.first()) : none,
                                   .player = claim.seat});
  tell_arrival(state, claim.seat, words);
  return broken(std::move(words));
}

/// Who has all 20 towns, where that does not end the game.
Message goes_on_with_twenty(const Position& state) {
  const EarlyWin rule = state.options.early_win();
  const bool tested = rule != EarlyWin::never && (rule != EarlyWin::end_of_round_3 || state.round == 3);
  Seats complete = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (state.player[seat].towns_min >= 20) complete |= bit(Seat{seat});
  if (tested || complete == 0) return {};
  const OptionWords& option = info(Option::early_win);
  return msg::goes_on_with_twenty(
      {.option = setting(option.name, option.values[static_cast<std::size_t>(rule)]),
       .players = as_players(complete, Joint::and_)});
}

}  // namespace

Words kept_too_many(const Position&, const Keep& keep) {
  return {.part = object, .message = msg::kept_too_many({.counters = quantity(keep.counters.count, noun::counter)})};
}

Words keeps_none(const Position&, const Keep& keep) {
  return {.part = object, .message = msg::keeps_none({.player = keep.seat})};
}

Finding keeps_another_one(const Position& state, const Keep& keep) {
  Holding holding = state.at(keep.seat).holding;
  for (int i = 0; i < keep.counters.count; ++i) {
    const FacedCounters::Counter& counter = keep.counters.at[i];
    if (counter.kind == Transport::raft)
      return broken(object, [&] { return msg::raft_counter_kept(); });
    if (holding.assign({counter.kind, counter.facing}) || holding.assign({counter.kind, Facing::either})) continue;
    return broken([&] {
      return Words{.part = object,
                   .message = msg::kept_without_having({.counter = as_one(counter.kind), .player = keep.seat}),
                   .because = {in_front_of(state, keep.seat)}};
    });
  }
  return kept();
}

Finding turns_what_it_keeps(const Position& state, const Keep& keep) {
  Holding holding = state.at(keep.seat).holding;
  for (int i = 0; i < keep.counters.count; ++i) {
    const FacedCounters::Counter& counter = keep.counters.at[i];
    if (holding.assign({counter.kind, counter.facing})) continue;
    if (!holding.assign({counter.kind, Facing::either})) return kept();
    return broken(object, [&] { return msg::kept_face_down({.counter = as_one(counter.kind)}); });
  }
  return kept();
}

Words one_round_too_many(const Position& state, const BeginRound& round) {
  Words words{.message = msg::round_too_many({.last = state.options.rounds(), .round = round.number})};
  if (state.options.rounds() == 3 && round.number == 4)
    words.advice = msg::fourth_round_is_variant({.options = verbatim("options: {rounds: 4}")});
  return words;
}

Finding goes_on_after_a_win(const Position& state, const BeginRound& round) {
  if (state.end.ending == Ending::none) return cannot_tell(maybe_over);
  return broken([&] {
    Words words{.message = msg::round_after_the_end({.ended = state.end.ended_in, .round = round.number})};
    add_completers(state, words);
    return words;
  });
}

Words plays_after_the_end(const Position& state, const Step& step) {
  Words words{.message = msg::step_after_the_end({.player = step.seat})};
  add_completers(state, words);
  return words;
}

Finding claims_what_is(const Position& state, const ClaimResult& claim) {
  const PlayerState& player = state.at(claim.seat);
  const Range towns{player.towns_min, player.towns_max}, hand{player.hand.min, player.hand.max};
  const auto differs = [&](std::string_view what, std::optional<Range> found, bool at_the_end, auto reason) {
    return found == Range{claim.value, claim.value} && (!at_the_end || state.end.ending != Ending::none)
               ? kept()
               : claim_number(state, {claim.seat, what, claim.value}, found, at_the_end, reason());
  };
  using Key = ClaimResult::Key;
  switch (claim.key) {
    case Key::towns:
      return claims_towns(state, claim, towns);
    case Key::cards:
      return differs("cards:", hand, false, [&] { return cards_left(player); });
    case Key::at:
      return claims_boot(state, claim);
    default:
      break;
  }
  const Score score = elfenland::score_of(state, claim.seat);
  switch (claim.key) {
    case Key::distance:
      return differs("distance", score.distance, true, [&] { return way_to_the_town(state, player); });
    case Key::score:
      return differs("score", score.score, true, [&] {
        return msg::score_made_of({.distance = score.distance, .towns = quantity(score.towns, noun::town)});
      });
    default:
      return differs("place", score.place, true, [&] { return why_placed(state, score, claim.value); });
  }
}

Finding claims_the_winner(const Position& state, const ClaimWinner& claim) {
  Words words;
  const Message named = as_players(claim.seats, Joint::and_);
  if (state.end.ending == Ending::none) {
    words.open = true;
    words.message = state.options.rounds() == 4 && state.end.rounds_done == 3
                        ? msg::winner_after_three_rounds({.edition = msg::edition_rio_grande_2015(), .named = named})
                        : msg::winner_too_early({.named = named});
    add(words.because, goes_on_with_twenty(state));
    return broken(std::move(words));
  }
  Seats certain = 0, possibly = 0;
  const auto all = scores(state);
  for (int i = 0; i < state.players; ++i) {
    if (all[i].place.max == 1) certain |= bit(all[i].seat);
    if (all[i].place.min == 1) possibly |= bit(all[i].seat);
  }
  if (certain == possibly && certain == claim.seats) return kept();
  words.open = (claim.seats & ~possibly) == 0 && (certain & ~claim.seats) == 0;
  words.message = words.open
                      ? msg::winner_open({.named = named, .possible = as_players(possibly, Joint::or_)})
                      : msg::winner_wrong({.found = as_players(possibly, Joint::and_), .named = named});
  if (!words.open) {
    const Seats wrong = claim.seats & ~possibly, left_out = possibly & ~claim.seats;
    const Score& better = score_of(all, first_of(wrong == 0      ? certain & ~claim.seats
                                                 : left_out != 0 ? left_out
                                                                 : possibly));
    const Message reason = why_before(state, better, score_of(all, first_of(wrong != 0 ? wrong : claim.seats)));
    words.because.push_back(wrong != 0 ? reason : msg::win_is_shared({.reason = reason}));
  }
  return broken(std::move(words));
}

}  // namespace elfref::elfenland
