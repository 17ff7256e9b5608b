#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/turns.h"
#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/reading.h"

// The claims of a record about the end, and the figures of a score sheet.

namespace elfref {

/// `winner` as it is written. A name that no player has is reported, and then the claim is not judged.
struct WinnerWritten {
  std::vector<Seat> seats;   ///< the named players
  std::optional<Seat> seat;  ///< the player, if there is only one
};
/// Reads `winner`; nothing if it cannot be judged. REQUIRES: the players are seated.
std::optional<WinnerWritten> read_winner(Reading& reading, const Field& winner);
/// Reads `winner` as a claim of a game; `Claim` has the seats.
template <class Claim, class Action>
void read_winner_claim(Reading& reading, const Field& winner, std::string_view phase,
                       std::vector<Play<Action>>& claims) {
  const auto written = winner ? read_winner(reading, winner) : std::nullopt;
  if (!written) return;
  Claim claim;
  for (const Seat seat : written->seats) claim.seats |= bit(seat);
  claims.push_back(play_outside<Action>(claim, winner.value->span, phase, written->seat));
}

/// How figures of players are written: `{NAME: {gems: 17, cards: 2}}`.
struct FigureForm {
  std::span<const std::string_view> keys;  ///< a number without a key is most likely meant for the first
  std::string_view example;                ///< `{gems: 17}`
  FixedMessage empty;                      ///< what to write if a player's figures were left out
};
/// The values of a player's figures, by their keys. If there are none, reports that and returns nothing.
std::optional<std::vector<Field>> read_figures(Reading& reading, const Field& line, const FigureForm& form);

/// Reads the figures of all players, and those of unknown names: `visit` gets the seat, the player's line and the
/// values by their keys. REQUIRES: the players are seated.
template <class Visit>
void for_figures(Reading& reading, const Field& map, const FigureForm& form, Visit visit) {
  const ByPlayer lines = by_player(reading, map, form.empty);
  lines.each([&](std::optional<Seat> seat, const Field& line) {
    if (const auto figures = read_figures(reading, line, form)) visit(seat, line, *figures);
  });
}

}  // namespace elfref
