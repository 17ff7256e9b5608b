#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/claims.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges_travel.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/score.h"

// The end of a round and of the game, and what the players claim of it.

namespace elfref::elfenland {
namespace {

constexpr std::string_view ends_too_soon = "the record ends before it can be told";

std::string counted_towns(Range towns) {
  return fmt::format("{} {}", range(towns), towns == Range{1, 1} ? "town" : "towns");
}

/// Judges a number that is claimed; `at_the_end`: it is one that only the end of the game shows.
Finding claim_number(const State& state, const NumberClaim& claim, std::optional<Range> found, bool at_the_end,
                     std::string reason) {
  if (!at_the_end || state.ending != Ending::none) return judge_number(claim, found, std::move(reason));
  Words words{.message =
                  fmt::format("{} {} claimed for {}: {}", claim.what, claim.value, who(claim.seat), ends_too_soon)};
  words.open = true;
  return broken(std::move(words));
}

const Score& score_of(const std::array<Score, max_seats>& all, Seat seat) {
  return *std::find_if(all.begin(), all.end() - 1, [seat](const Score& score) { return score.seat == seat; });
}

Finding claims_towns(const State& state, const ClaimResult& claim, Range towns) {
  const PlayerState& player = state.at(claim.seat);
  for (const TownId id : claim.named - player.collected - player.open)
    return broken(whole,
                  [&] { return fmt::format("{} claimed for {}, who was never there", ascii(id), who(claim.seat)); });
  if (towns == Range{claim.value, claim.value}) return kept();
  std::vector<std::string_view> left_out;
  for (const TownId id : player.collected - claim.named) left_out.push_back(town(id).ascii);
  std::string reason = claim.named.empty() ? towns_taken(player)
                       : left_out.empty()  ? std::string()
                                           : fmt::format("not named: {}", listed(left_out, "and"));
  return judge_number({claim.seat, "towns:", claim.value}, towns, std::move(reason));
}

Finding claims_boot(const State& state, const ClaimResult& claim) {
  const TownId town_claimed{static_cast<std::uint8_t>(claim.value)};
  const TownSet at = state.at(claim.seat).at;
  if (at == TownSet{town_claimed}) return kept();
  Words words;
  words.open = at.has(town_claimed);
  words.message = at.size() == 1 ? fmt::format("boot of {} claimed in {}, it stands in {}", who(claim.seat),
                                               ascii(town_claimed), ascii(at.first()))
                                 : fmt::format("boot of {} claimed in {}; where it stands was not recorded",
                                               who(claim.seat), ascii(town_claimed));
  tell_arrival(state, claim.seat, words);
  return broken(std::move(words));
}

/// Who has all 20 towns, where that does not end the game.
std::string goes_on_with_twenty(const State& state) {
  const EarlyWin rule = state.options.early_win();
  const bool tested = rule != EarlyWin::never && (rule != EarlyWin::end_of_round_3 || state.round == 3);
  Seats complete = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (state.player[seat].towns_min >= 20) complete |= bit(Seat{seat});
  if (tested || complete == 0) return {};
  return fmt::format("all 20 towns: {}; under early-win: {} the game goes on", names(complete, "and"),
                     info(Option::early_win).values[static_cast<std::size_t>(rule)]);
}

}  // namespace

Words kept_too_many(const State&, const Keep& keep) {
  return {.part = object, .message = fmt::format("{} counters kept, where 1 may be", keep.counters.count)};
}

Words keeps_none(const State&, const Keep& keep) {
  return {.part = object, .message = fmt::format("{} keeps no counter, where one may be kept", who(keep.seat))};
}

Finding keeps_another_one(const State& state, const Keep& keep) {
  Holding holding = state.at(keep.seat).holding;
  for (int i = 0; i < keep.counters.count; ++i) {
    const FacedCounters::Counter& counter = keep.counters.at[i];
    if (counter.kind == Transport::raft)
      return broken(object, [&] { return "a raft counter, where the box has none"; });
    if (holding.assign({counter.kind, counter.facing}) || holding.assign({counter.kind, Facing::either})) continue;
    return broken([&] {
      return Words{.part = object,
                   .message = fmt::format("{} kept, which {} does not have", one(counter.kind), who(keep.seat)),
                   .because = {in_front_of(state, keep.seat)}};
    });
  }
  return kept();
}

Finding turns_what_it_keeps(const State& state, const Keep& keep) {
  Holding holding = state.at(keep.seat).holding;
  for (int i = 0; i < keep.counters.count; ++i) {
    const FacedCounters::Counter& counter = keep.counters.at[i];
    if (holding.assign({counter.kind, counter.facing})) continue;
    if (!holding.assign({counter.kind, Facing::either})) return kept();
    return broken(object, [&] { return fmt::format("{} kept face down, which lay face up", one(counter.kind)); });
  }
  return kept();
}

Words one_round_too_many(const State& state, const BeginRound& round) {
  Words words{.message =
                  fmt::format("round {}, where the game ends after round {}", round.number, state.options.rounds())};
  if (state.options.rounds() == 3 && round.number == 4)
    words.advice = "a fourth round is Variant 1: write 'options: {rounds: 4}'";
  return words;
}

Finding goes_on_after_a_win(const State& state, const BeginRound& round) {
  if (state.ending == Ending::none) return cannot_tell(maybe_over);
  return broken([&] {
    Words words{.message =
                    fmt::format("round {} played after the game ended in round {}", round.number, state.ended_in)};
    add_completers(state, words);
    return words;
  });
}

Words plays_after_the_end(const State& state, const Step& step) {
  Words words{.message = fmt::format("{} plays after the game has ended: not counted", who(step.seat))};
  add_completers(state, words);
  return words;
}

Finding claims_what_is(const State& state, const ClaimResult& claim) {
  const PlayerState& player = state.at(claim.seat);
  const Range towns{player.towns_min, player.towns_max}, hand{player.hand.min, player.hand.max};
  const auto differs = [&](std::string_view what, std::optional<Range> found, bool at_the_end, auto reason) {
    return found == Range{claim.value, claim.value} && (!at_the_end || state.ending != Ending::none)
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
        return score.distance ? fmt::format("{}, less distance {}", counted_towns(score.towns), range(*score.distance))
                              : counted_towns(score.towns);
      });
    default:
      return differs("place", score.place, true, [&] { return why_placed(state, score, claim.value); });
  }
}

Finding claims_the_winner(const State& state, const ClaimWinner& claim) {
  Words words;
  const std::string named =
      fmt::format("{} named as {}", names(claim.seats, "and"), std::popcount(claim.seats) == 1 ? "winner" : "winners");
  if (state.ending == Ending::none) {
    words.open = true;
    words.message = fmt::format("{}: {}", named, ends_too_soon);
    if (state.options.rounds() == 4 && state.rounds_done == 3)
      words.message = fmt::format("{} after three rounds: the game has three only under rio-grande-2015", named);
    add(words.because, goes_on_with_twenty(state));
    return broken(std::move(words));
  }
  Seats surely = 0, possibly = 0;
  const auto all = scores(state);
  for (int i = 0; i < state.players; ++i) {
    if (all[i].place.max == 1) surely |= bit(all[i].seat);
    if (all[i].place.min == 1) possibly |= bit(all[i].seat);
  }
  if (surely == possibly && surely == claim.seats) return kept();
  words.open = (claim.seats & ~possibly) == 0 && (surely & ~claim.seats) == 0;
  words.message = words.open ? fmt::format("{}; it may be {}", named, names(possibly, "or"))
                             : fmt::format("{}, {} found", named, names(possibly, "and"));
  if (!words.open) {
    const Seats wrong = claim.seats & ~possibly, left_out = possibly & ~claim.seats;
    const Score& better = score_of(all, first_of(wrong == 0      ? surely & ~claim.seats
                                                 : left_out != 0 ? left_out
                                                                 : possibly));
    const std::string reason = why_before(state, better, score_of(all, first_of(wrong != 0 ? wrong : claim.seats)));
    words.because.push_back(wrong != 0 ? reason : reason + ": the win is shared");
  }
  return broken(std::move(words));
}

}  // namespace elfref::elfenland
