#include <algorithm>
#include <string>
#include <utility>

#include "elfref/core/judging/claims.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/forms/written.h"
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
  const int due = due_discard(begun, seat).value_or(0);
  EndJourney end{.seat = seat, .written = due > 0};
  end.discard.unknown = static_cast<std::uint8_t>(due);
  plays.push_back({end, true, due > 0});
  return plays;
}

}  // namespace

std::vector<LegalLine> Table::legal_lines(Listing how) const {
  const std::vector<Seat> seats = to_play();
  if (seats.empty()) return {};
  const Seat seat = seats.front();
  std::vector<Listed> plays;
  if (how == Listing::grouped && phase() == phase::travel) {
    Position begun = state_;
    if (begun.turns.traveller != seat.value) elfenland::apply(begun, BeginJourney{.seat = seat});
    plays = journey_of(begun, seat);
  } else {
    for (const LegalPlay& legal : legal_plays(seat)) plays.push_back({legal.play, legal.certain});
  }
  const auto write = [&](const Action& play) {
    const auto* end = std::get_if<EndJourney>(&play);
    const bool ends = end != nullptr && !end->written;
    return as_key(names_[seat.value]) + ": " + (ends ? "[]" : written_without_player(play, session_.players));
  };
  return lines_of(plays, how, write, [](const Listed&) { return std::vector<Listed>(); });
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
