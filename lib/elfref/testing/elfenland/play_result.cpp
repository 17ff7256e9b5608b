#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing::playing {

// ---------------------------------------------------------------- the result

int Playing::way_left(const TruePlayer& player) const {
  return agreed_.towns_written ? distance(player.at, player.card, options_.distance()) : 0;
}

Playing::Count Playing::count_of(int seat) const {
  const TruePlayer& player = player_[static_cast<std::size_t>(seat)];
  const int left = way_left(player);
  const int cards = std::min(player.hand.size, hand_limit);
  const bool by_cards = !agreed_.towns_written || options_.second_tiebreak() == SecondTiebreak::hand;
  Count count{.score = player.towns.size() - left, .near = -left, .cards = by_cards ? cards : 0};
  if ((completers_ >> seat & 1u) == 0) return count;
  int most = 0;
  for (int other = 0; other < count_; ++other)
    if ((completers_ >> other & 1u) != 0)
      most = std::max(most, std::min(player_[static_cast<std::size_t>(other)].hand.size, hand_limit));
  // All who have won early have won alike.
  if (cards == most) count = {.early = true};
  return count;
}

void Playing::claim() {
  std::array<int, most_players> place{};
  std::uint16_t winners = 0;
  for (int seat = 0; seat < count_; ++seat) {
    const Count own = count_of(seat);
    place[static_cast<std::size_t>(seat)] = 1;
    for (int other = 0; other < count_; ++other)
      if (count_of(other) > own) ++place[static_cast<std::size_t>(seat)];
    if (place[static_cast<std::size_t>(seat)] == 1) winners |= static_cast<std::uint16_t>(1u << seat);
  }
  game_.claims.emplace_back(ClaimWinner{.seats = winners});
  for (std::uint8_t seat = 0; seat < count_; ++seat) {
    using Key = ClaimResult::Key;
    const TruePlayer& player = player_[seat];
    const auto claims = [&](Key key, int value) {
      game_.claims.emplace_back(ClaimResult{.key = key, .seat = {seat}, .value = value});
    };
    claims(Key::towns, player.towns.size());
    claims(Key::at, player.at.value);
    if (agreed_.towns_written) {
      claims(Key::distance, way_left(player));
      claims(Key::score, player.towns.size() - way_left(player));
    }
    claims(Key::cards, player.hand.size);
    claims(Key::place, place[seat]);
  }
}

}  // namespace elfref::testing::playing
