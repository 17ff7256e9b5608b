#include <fmt/format.h>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/written.h"

namespace elfref::elfenland {
namespace {

std::string_view kind_of(std::optional<Transport> kind) {
  return kind ? name(*kind) : "unknown";
}

/// Adds a term to a sum.
void add(std::string& sum, std::string_view term) {
  if (!sum.empty()) sum += " + ";
  sum += term;
}

std::string sum_of(const Pieces& pieces) {
  if (pieces.open) return "unknown";
  if (pieces.count() == 0) return "none";
  std::string sum;
  for (int kind = 0; kind < transport_count; ++kind) {
    const int number = pieces.of[kind];
    if (number > 0)
      add(sum, number == 1 ? std::string(name(Transport(kind))) : fmt::format("{} {}", number, name(Transport(kind))));
  }
  if (pieces.unknown > 0) add(sum, fmt::format("{} unknown", pieces.unknown));
  return sum;
}

std::string sum_of(const FacedCounters& counters) {
  if (counters.open) return "unknown";
  const FacedCounters::Counter& first = counters.at[0];
  if (counters.count == 1 && !first.kind && first.facing != Facing::down) return "1 unknown";  // alone it is any number
  std::string sum;
  for (int i = 0; i < counters.count; ++i)
    add(sum, fmt::format("{}{}", counters.at[i].facing == Facing::down ? "hidden " : "", kind_of(counters.at[i].kind)));
  return sum.empty() ? "none" : sum;
}

std::string_view by(By by) {
  constexpr std::array<std::string_view, 4> words{"", " by road", " by river", " by ferry"};
  return words[static_cast<std::size_t>(by)];
}

std::string place(const Link& link) {
  return fmt::format("{}-{}{}", town(link.a).ascii, town(link.b).ascii, by(link.by));
}

std::string list(TownSet set) {
  return fmt::format("[{}]", joined(set, [](TownId id) { return town(id).ascii; }));
}

/// The words of one play, by its kind.
struct Written {
  const std::vector<Player>& players;
  bool with_player = true;

  [[nodiscard]] std::string named(Seat seat) const {
    return seat.value < players.size() ? printable(players[seat.value].name) : "?";
  }
  [[nodiscard]] std::string line(Seat seat, std::string_view words) const {
    return with_player ? fmt::format("{}: {}", named(seat), words) : std::string(words);
  }
  [[nodiscard]] std::string journey(Seat seat, std::string_view words) const {
    return with_player ? fmt::format("{}: [{}]", named(seat), words) : std::string(words);
  }

  std::string operator()(const BeginGame&) const {
    return fmt::format("players: [{}]", joined(players, [](const Player& one) { return printable(one.name); }));
  }
  std::string operator()(const TakeSeat& take) const {
    return take.town ? fmt::format("{{name: {}, town: {}}}", named(take.seat), town(*take.town).ascii)
                     : fmt::format("{{name: {}}}", named(take.seat));
  }
  std::string operator()(const StartPlayer& start) const { return line(start.seat, "as the record begins"); }
  std::string operator()(const StartRoad& start) const {
    std::string lies = start.counter || start.unknown_counter ? std::string(kind_of(start.counter)) : "";
    if (start.obstacle) add(lies, "obstacle");
    return fmt::format("{}: {}", place(start.link), lies);
  }
  std::string operator()(const BeginRound& round) const {
    return fmt::format("round {}{}", round.number, round.recorded ? "" : ": unknown");
  }
  std::string operator()(const ShowRow& show) const { return fmt::format("row: {}", sum_of(show.row)); }
  std::string operator()(const Deal& deal) const { return line(deal.seat, sum_of(deal.cards)); }
  std::string operator()(const Draw& draw) const { return line(draw.seat, sum_of(draw.counters)); }
  std::string operator()(const BeginChoose&) const { return "choose:"; }
  std::string operator()(const Pick& pick) const {
    return line(pick.seat,
                fmt::format("{}{}{}{}{}", pick.blind ? "blind " : "", pick.hidden ? "hidden " : "", kind_of(pick.kind),
                            pick.turned ? " then " : "", pick.turned ? name(*pick.turned) : ""));
  }
  std::string operator()(const BeginPlan&) const { return "plan:"; }
  std::string operator()(const PlaceCounter& put) const {
    return line(put.seat, fmt::format("{}{} on {}", put.hidden ? "hidden " : "", kind_of(put.kind), place(put.link)));
  }
  std::string operator()(const PlaceObstacle& put) const {
    return line(put.seat, fmt::format("obstacle on {}", place(put.link)));
  }
  std::string operator()(const Pass& pass) const { return line(pass.seat, "pass"); }
  std::string operator()(const UnknownPlay& play) const { return line(play.seat, "unknown"); }
  std::string operator()(const BeginTravel&) const { return "travel:"; }
  std::string operator()(const BeginJourney& begun) const { return journey(begun.seat, ""); }
  std::string operator()(const Step& step) const {
    return journey(step.seat, fmt::format("{}: {}{}{}", town(step.to).ascii, step.caravan ? "caravan " : "",
                                          sum_of(step.paid), by(step.by)));
  }
  std::string operator()(const UnknownSteps& gap) const {
    return journey(gap.seat, gap.at ? fmt::format("at: {}", town(*gap.at).ascii) : "unknown");
  }
  std::string operator()(const EndJourney& end) const {
    return journey(end.seat, end.written ? fmt::format("discard: {}", sum_of(end.discard)) : "");
  }
  std::string operator()(const Keep& keep) const { return line(keep.seat, sum_of(keep.counters)); }
  std::string operator()(const EndRound&) const { return "the round ends"; }
  std::string operator()(const Sheet& sheet) const {
    std::string says;
    const auto entry = [&](std::string_view key, const auto& value) {
      says += fmt::format("{}{}: {}", says.empty() ? "" : ", ", key, value);
    };
    if (sheet.towns) entry("towns", sheet.listed ? list(sheet.named) : std::to_string(*sheet.towns));
    if (sheet.at) entry("at", town(*sheet.at).ascii);
    if (sheet.cards) entry("cards", *sheet.cards);
    return fmt::format("{}: {{{}}}", named(sheet.seat), says);
  }
  std::string operator()(const SheetTown& extra) const { return line(extra.seat, town(extra.town).ascii); }
  std::string operator()(const ClaimWinner& claim) const {
    std::string names;
    for (std::uint8_t seat = 0; seat < players.size(); ++seat)
      if ((claim.seats >> seat & 1) != 0) names += (names.empty() ? "" : ", ") + named(Seat{seat});
    return fmt::format("winner: [{}]", names);
  }
  std::string operator()(const ClaimResult& claim) const {
    constexpr std::array<std::string_view, 6> keys{"towns", "at", "distance", "score", "cards", "place"};
    const bool at = claim.key == ClaimResult::Key::at;
    const std::string value =
        at ? std::string(town(TownId{static_cast<std::uint8_t>(claim.value)}).ascii) : fmt::format("{}", claim.value);
    return fmt::format("result: {{{}: {{{}: {}}}}}", named(claim.seat), keys[static_cast<std::size_t>(claim.key)],
                       value);
  }
};

}  // namespace

std::string written(const Action& action, const std::vector<Player>& players) {
  return std::visit(Written{players}, action);
}

std::string written_without_player(const Action& action, const std::vector<Player>& players) {
  return std::visit(Written{players, false}, action);
}

}  // namespace elfref::elfenland
