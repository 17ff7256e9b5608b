#include <fmt/format.h>
#include <fmt/ranges.h>

#include <span>

#include "elfref/core/judging/turns.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/plays/written.h"

namespace elfref::elfenland {
namespace {

std::string_view kind_of(std::optional<Transport> kind) {
  return kind ? name(*kind) : "unknown";
}

std::string_view by(By by) {
  constexpr std::array<std::string_view, 4> words{"", " by road", " by river", " by ferry"};
  return words[static_cast<std::size_t>(by)];
}

std::string place(const Link& link) { return fmt::format("{}{}", road_name(link), by(link.by)); }

std::string list(TownSet set) { return fmt::format("[{}]", fmt::join(ascii(set), ", ")); }

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
    return fmt::format("players: [{}]", joined(players, [](const Player& player) { return printable(player.name); }));
  }
  std::string operator()(const TakeSeat& take) const {
    return take.town ? fmt::format("{{name: {}, town: {}}}", named(take.seat), town(*take.town).ascii)
                     : fmt::format("{{name: {}}}", named(take.seat));
  }
  std::string operator()(const StartPlayer& start) const { return line(start.seat, "as the record begins"); }
  std::string operator()(const StartRoad& start) const {
    std::string lies = start.counter || start.unknown_counter ? std::string(kind_of(start.counter)) : "";
    if (start.obstacle) add_term(lies, "obstacle");
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
    std::vector<std::string> says;
    if (sheet.towns) says.push_back("towns: " + (sheet.listed ? list(sheet.named) : std::to_string(*sheet.towns)));
    if (sheet.at) says.push_back(fmt::format("at: {}", town(*sheet.at).ascii));
    if (sheet.cards) says.push_back(fmt::format("cards: {}", *sheet.cards));
    return fmt::format("{}: {{{}}}", named(sheet.seat), fmt::join(says, ", "));
  }
  std::string operator()(const SheetTown& extra) const { return line(extra.seat, town(extra.town).ascii); }
  std::string operator()(const ClaimWinner& claim) const {
    const auto name = [this](Seat seat) { return named(seat); };
    return fmt::format("winner: [{}]", joined(seats_of(claim.seats, players.size()), name));
  }
  std::string operator()(const ClaimResult& claim) const {
    return fmt::format("result: {{{}: {{{}: {}}}}}", named(claim.seat),
                       result_keys[static_cast<std::size_t>(claim.key)], value_of(claim));
  }
};

}  // namespace

std::string written(const Action& action, const std::vector<Player>& players) {
  return std::visit(Written{players}, action);
}

std::string written_without_player(const Action& action, const std::vector<Player>& players) {
  return std::visit(Written{players, false}, action);
}

std::string sum_of(const Pieces& pieces) {
  if (pieces.open) return "unknown";
  if (pieces.count() == 0) return "none";
  std::string sum;
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int number = pieces.of[kind]; number > 0)
      add_term(sum, fmt::format("{}{}", number == 1 ? "" : fmt::format("{} ", number), name(Transport(kind))));
  if (pieces.unknown > 0) add_term(sum, fmt::format("{} unknown", pieces.unknown));
  return sum;
}

std::string sum_of(const FacedCounters& counters) {
  if (counters.open) return "unknown";
  const std::span all(counters.at.data(), counters.count);
  if (all.size() == 1 && !all[0].kind && all[0].facing != Facing::down) return "1 unknown";  // alone it is any number
  const auto words = [](const FacedCounters::Counter& counter) {
    return fmt::format("{}{}", counter.facing == Facing::down ? "hidden " : "", kind_of(counter.kind));
  };
  return all.empty() ? "none" : joined(all, words, " + ");
}

void add_term(std::string& sum, std::string_view term) {
  if (!sum.empty()) sum += " + ";
  sum += term;
}

std::string value_of(const ClaimResult& claim) {
  const bool at = claim.key == ClaimResult::Key::at;
  return at ? std::string(town({static_cast<std::uint8_t>(claim.value)}).ascii) : std::to_string(claim.value);
}

}  // namespace elfref::elfenland
