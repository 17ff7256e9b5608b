#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/judging/claims.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/rules/apply.h"

// A table by its lines alone: what may be played as a line, and the steps of a journey that goes on.

namespace elfref::elfenland {
namespace {

using Listed = LegalPlayOf<Action>;

/// Where a journey can go on, and how it can end: what is free in a caravan and in a discard is a number.
std::vector<Listed> journey_of(const Position& begun, Seat seat) {
  std::vector<Listed> plays;
  for (const NextTown& next : next_towns(begun, seat)) {
    for (const LegalPlay& price : next.prices) plays.push_back({price.play, price.certain});
    for (const NextTown::Caravan& caravan : next.caravans) {
      Step step = next.step;
      step.caravan = true;
      step.paid.unknown = static_cast<std::uint8_t>(caravan.cards);
      plays.push_back({step, caravan.certain, true});
    }
  }
  const std::optional<int> due = due_discard(begun, seat);
  EndJourney end{.seat = seat, .written = due.value_or(0) > 0};
  end.discard.unknown = static_cast<std::uint8_t>(due.value_or(0));
  plays.push_back({end, true, due != 0});
  return plays;
}

/// The most sets of cards of a hand that are listed one by one.
constexpr std::uint64_t most_sets = 6000;

/// The numbers of sets that a hand could hold, by the number of their cards; a great number if there are more.
std::vector<std::uint64_t> sets_in(const Hand& hand) {
  constexpr std::uint64_t great = 1'000'000'000;
  std::vector<std::uint64_t> sets{1};
  for (const std::uint8_t most : hand.upper) {
    std::vector<std::uint64_t> more(sets.size() + most);
    for (std::size_t of = 0; of < sets.size(); ++of)
      for (std::size_t taken = 0; taken <= most; ++taken)
        more[of + taken] = std::min(great, more[of + taken] + sets[of]);
    sets = std::move(more);
  }
  return sets;
}

/// Whether not every set of a hand can be tried.
bool has_many_sets(const Hand& hand) {
  const std::vector<std::uint64_t> sets = sets_in(hand);
  return std::accumulate(sets.begin(), sets.end(), std::uint64_t{0}) > most_sets;
}

/// The number of sets of cards for which a line of a journey stands.
std::uint64_t sets_of(const Position& begun, Seat seat, const Action& group) {
  const Hand& hand = begun.at(seat).hand;
  Range cards{0, 0};
  if (const auto* step = std::get_if<Step>(&group)) cards = {step->paid.count(), step->paid.count()};
  if (is_any<EndJourney>(group)) {
    const std::optional<int> due = due_discard(begun, seat);
    cards = {due.value_or(hand.min - 4), due.value_or(hand.max - 4)};
  }
  const std::vector<std::uint64_t> sets = sets_in(hand);
  std::uint64_t all = 0;
  for (int number = std::max(0, cards.min); number <= cards.max && number < static_cast<int>(sets.size()); ++number)
    all += sets[static_cast<std::size_t>(number)];
  return all;
}

/// The plays of a group: the sets of cards that pay a caravan, or that are discarded.
std::vector<LegalPlay> each_of(const Position& begun, Seat seat, const Action& group) {
  const auto* step = std::get_if<Step>(&group);
  if (step == nullptr) return ends_of_journey(begun, seat);
  NextTown next{.step = *step, .prices = {}, .caravans = {}};
  next.step.paid = {};
  next.step.caravan = false;
  for (const NextTown& other : next_towns(begun, seat, step->to))
    if (other.step.way == step->way && other.step.from == step->from) next = other;
  return caravans_of(begun, next, step->paid.count());
}

}  // namespace

std::vector<LegalLine> Table::legal_lines(Listing how) const {
  const std::vector<Seat> seats = to_play();
  if (seats.empty()) return {};
  const Seat seat = seats.front();
  std::vector<Listed> plays;
  Position begun;
  const bool travels = phase() == phase::travel;
  if (travels) begun = state_;
  if (travels && begun.turns.traveller != seat.value) elfenland::apply(begun, BeginJourney{.seat = seat});
  if (travels && (how == Listing::grouped || has_many_sets(begun.at(seat).hand))) {
    plays = journey_of(begun, seat);
  } else {
    for (const LegalPlay& legal : legal_plays(seat)) plays.push_back({legal.play, legal.certain});
  }
  const auto write = [&](const Action& play) {
    const auto* end = std::get_if<EndJourney>(&play);
    const bool ends = end != nullptr && !end->written;
    return as_key(names_[seat.value]) + ": " + (ends ? "[]" : written_without_player(play, session_.players));
  };
  return lines_of(plays, how, write, [&](const Listed& group, std::size_t& left_out) {
    left_out = sets_of(begun, seat, group.play);
    std::vector<Listed> each;
    if (left_out > most_sets) return each;
    left_out = 0;
    for (const LegalPlay& legal : each_of(begun, seat, group.play)) each.push_back({legal.play, legal.certain});
    return each;
  });
}

/// Steps without brackets, or `[]` of whose journey is under way; nothing: the line is a whole journey, or none.
std::optional<Judged> Table::play_steps(std::string_view line, std::optional<Seat> under_way, Ruling ruling) {
  const auto read = [&](const std::string& whole) {
    return decode_line(whole, {}, phase::travel, state_.round, session_.players);
  };
  if (trimmed(line).ends_with("[]")) {
    const LineRead whole = read(std::string(line));
    const bool ends = whole.understood && under_way && whole.plays.size() == 2 && whole.plays[0].seat == under_way;
    return ends ? std::optional(play(EndJourney{.seat = *under_way}, ruling)) : std::nullopt;
  }
  for (std::size_t colon = line.find(':'); colon != std::string_view::npos; colon = line.find(':', colon + 1)) {
    const std::string_view steps = trimmed(line.substr(colon + 1));
    if (steps.find(':') == std::string_view::npos || steps.starts_with('[')) return std::nullopt;
    const LineRead whole = read(std::string(line.substr(0, colon)) + ": [" + std::string(steps) + "]");
    if (!whole.understood) continue;
    Judged judged;
    for (const Play<Action>& step : whole.plays) {
      const auto* end = std::get_if<EndJourney>(&step.action);
      if (!is_any<Step, UnknownSteps>(step.action) && (end == nullptr || !end->written)) continue;
      const Judged one = play(step.action, ruling);
      if (one.verdict == Verdict::unreadable) return one;
      judged.findings.insert(judged.findings.end(), one.findings.begin(), one.findings.end());
    }
    judged.verdict = verdict_of(judged.findings);
    return judged;
  }
  return std::nullopt;
}

}  // namespace elfref::elfenland
