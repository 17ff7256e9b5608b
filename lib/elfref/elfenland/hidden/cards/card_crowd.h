#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "elfref/elfenland/hidden/cards/card_flow.h"
#include "elfref/elfenland/hidden/cards/card_prices.h"
#include "elfref/elfenland/hidden/cards/card_sizes.h"
#include "elfref/elfenland/hidden/cards/player_flow.h"

namespace elfref::elfenland {

/// All players with one box: whether each player has a flow such that all flows fit the box together.
class CardCrowd {
 public:
  enum class Found : std::uint8_t { yes, no, open };

  CardCrowd(std::vector<PlayerFlow>& players, const CardBox& box, const Stretches& stretches, Work& work);

  /// Whether some flows fit together; `open`: there were too many ways to try.
  [[nodiscard]] Found solve();
  /// The flow of a player among those that fit together.
  [[nodiscard]] const CardFlow::Flow& flow(std::size_t player) const { return flows_[player]; }

 private:
  using Prices = std::vector<int>;  ///< by limit

  /// A flow of a player that was found before.
  struct Way {
    std::size_t player = 0;
    std::size_t sizes = 0;
    CardFlow::Flow flow;
    std::vector<int> takes;  ///< by limit
  };
  /// The cards that a mix of flows of all players takes.
  struct Mix {
    bool found = false;
    std::vector<std::vector<double>> cards;  ///< by player and arc
    std::vector<PlayerFlow::Sizes> sizes;    ///< by player
  };

  [[nodiscard]] Found solve(int attempts);
  [[nodiscard]] bool never_fits() const;
  [[nodiscard]] int wrong(std::size_t limit) const;
  [[nodiscard]] bool fits() const;
  [[nodiscard]] int cards(std::size_t player, std::size_t arc) const;
  void count_own(std::size_t player);
  [[nodiscard]] bool concerned(std::size_t player) const;
  [[nodiscard]] bool route(std::size_t player, int attempt);
  [[nodiscard]] Prices full() const;
  [[nodiscard]] bool disproved(const Prices& prices);

  void remember(std::size_t player, const CardFlow::Flow& flow);
  [[nodiscard]] bool allowed(const Way& way) const;
  [[nodiscard]] bool each_has_a_way();
  [[nodiscard]] Found mix(Mix& mix);
  [[nodiscard]] Mix read(const CardPrices& prices, const std::vector<std::size_t>& ways) const;
  [[nodiscard]] bool fits_near(const Mix& mix);

  [[nodiscard]] Found divide(const Mix& mix);
  [[nodiscard]] Found divide_worst();
  [[nodiscard]] Found divide(CardFlow::Arc& arc, int at, bool more_first);

  std::vector<PlayerFlow>& players_;
  Work& work_;
  std::vector<CardPrices::Limit> limits_;
  std::vector<CardFlow::Flow> flows_;  ///< by player; empty: not found yet
  std::vector<int> usage_;             ///< by limit
  std::vector<std::vector<int>> own_;  ///< by player and limit: the player's part of usage_
  Prices history_;                     ///< left by earlier attempts
  std::vector<Way> ways_;
  CardFlow::Flow cheapest_;
};

}  // namespace elfref::elfenland
