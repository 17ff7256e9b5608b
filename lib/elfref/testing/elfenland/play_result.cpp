#include <algorithm>
#include <array>
#include <compare>

#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing::playing {
namespace {

/// How a player stands: the more the better, one after the other.
struct Count {
  bool early = false;
  int score = 0;
  int near = 0;
  int cards = 0;
  friend auto operator<=>(const Count&, const Count&) = default;
};

int way_left(const TrueTable& table, const TruePlayer& player) {
  return table.agreed.towns_written ? distance(player.at, player.card, table.options.distance()) : 0;
}

Count count_of(const TrueTable& table, int seat) {
  const TruePlayer& player = table.players[static_cast<std::size_t>(seat)];
  const int left = way_left(table, player);
  const int cards = std::min(player.hand.size, hand_limit);
  const bool by_cards = !table.agreed.towns_written || table.options.second_tiebreak() == SecondTiebreak::hand;
  Count count{.score = player.towns.size() - left, .near = -left, .cards = by_cards ? cards : 0};
  if ((table.completers >> seat & 1u) == 0) return count;
  int most = 0;
  for (int other = 0; other < table.player_count; ++other)
    if ((table.completers >> other & 1u) != 0)
      most = std::max(most, std::min(table.players[static_cast<std::size_t>(other)].hand.size, hand_limit));
  // All who have won early have won alike.
  if (cards == most) count = {.early = true};
  return count;
}

}  // namespace

void claim(TrueTable& table) {
  std::array<int, most_players> place{};
  std::uint16_t winners = 0;
  for (int seat = 0; seat < table.player_count; ++seat) {
    const Count own = count_of(table, seat);
    place[static_cast<std::size_t>(seat)] = 1;
    for (int other = 0; other < table.player_count; ++other)
      if (count_of(table, other) > own) ++place[static_cast<std::size_t>(seat)];
    if (place[static_cast<std::size_t>(seat)] == 1) winners |= static_cast<std::uint16_t>(1u << seat);
  }
  table.game.claims.emplace_back(ClaimWinner{.seats = winners});
  for (std::uint8_t seat = 0; seat < table.player_count; ++seat) {
    using Key = ClaimResult::Key;
    const TruePlayer& player = table.players[seat];
    const auto claims = [&](Key key, int value) {
      table.game.claims.emplace_back(ClaimResult{.key = key, .seat = {seat}, .value = value});
    };
    claims(Key::towns, player.towns.size());
    claims(Key::at, player.at.value);
    if (table.agreed.towns_written) {
      claims(Key::distance, way_left(table, player));
      claims(Key::score, player.towns.size() - way_left(table, player));
    }
    claims(Key::cards, player.hand.size);
    claims(Key::place, place[seat]);
  }
}

}  // namespace elfref::testing::playing
