#include <algorithm>
#include <string>

#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// What a record may claim of the end.

namespace elfref::elven_rage {

using recorder::Claimable;

std::vector<Claimable> Guide::claimable(const Desk& desk, const Judgement& judgement) {
  std::vector<Claimable> all;
  for (std::uint8_t index = 0; index < desk.session().players.size(); ++index) {
    const Seat seat{index};
    for (const std::string_view key : figure_names)
      all.push_back({.key = key, .seat = seat, .found = recorder::number_found(judgement, seat, key)});
    Claimable& out = all.back();  // the only one that is no number
    out.answers = {{.value = "no", .words = msg::still_in_game()}, {.value = "yes", .words = msg::out_of_game()}};
    const std::string_view word = recorder::word_found(judgement, seat, out.key);
    if (word == "out" || word == "in") out.found = word == "out" ? "yes" : "no";
  }
  return all;
}

std::optional<recorder::ClaimedValue> Guide::claimed(const Session&, const Action& claim) {
  const auto* figure = std::get_if<ClaimFigure>(&claim);
  if (figure == nullptr) return std::nullopt;
  const std::string_view key = figure_names[static_cast<std::size_t>(figure->figure)];
  return recorder::ClaimedValue{.slot = Claimable{.key = key, .seat = figure->seat}.slot(), .value = value_of(*figure)};
}

std::optional<Action> Guide::claim(const Position&, const Claimable& figure, std::string_view value) {
  return ClaimFigure{*figure.seat, Figure::out, value == "yes" ? 1 : 0};
}

std::optional<Seats> Guide::claimed_winners(const Action& claim) {
  const auto* winner = std::get_if<ClaimWinner>(&claim);
  return winner == nullptr ? std::nullopt : std::optional<Seats>(winner->seats);
}

}  // namespace elfref::elven_rage
