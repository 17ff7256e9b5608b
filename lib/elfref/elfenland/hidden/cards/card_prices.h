#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace elfref::elfenland {

/// Prices for scarce cards of the box. Some ways for each player to have had cards are known, and a player may mix
/// them: a third of one, two thirds of another. The class finds the mix that exceeds the limits of the box least, and
/// prices that prove this minimum. This is a linear program, solved by the simplex method with an explicit inverse of
/// the basis. Numbers are rounded, so the result is a hint that must be tried with whole numbers.
class CardPrices {
 public:
  struct Limit {
    int most = 0;
    bool whole = false;  ///< exactly `most` must be used
  };

  CardPrices(std::span<const Limit> limits, std::size_t players);

  /// Adds a way of a player: the number of cards that it takes of each limit. Ways are numbered from 0.
  void add(std::size_t player, std::span<const int> takes);
  /// Starts with the last way of each player. REQUIRES: each player has a way.
  void begin();
  /// Finds the best mix and returns the number of cards by which it exceeds the limits. Negative: no end was reached.
  [[nodiscard]] double mix();

  /// The price of a limit, from -1 to 1.
  [[nodiscard]] double price(std::size_t limit) const { return -duals_[limit]; }
  /// The ways of the mix and the share of each, in no particular order.
  [[nodiscard]] std::vector<std::pair<std::size_t, double>> shares() const;
  /// The work done, a step for about eight values read.
  [[nodiscard]] std::uint64_t steps() const { return steps_; }

 private:
  /// The members of a basis: a way, or for a limit the cards left, too many or too few.
  enum class Sort : std::uint8_t { way, left, more, less };
  struct Member {
    Sort sort = Sort::left;
    std::size_t index = 0;
  };

  [[nodiscard]] static double cost(Member member) {
    return member.sort == Sort::more || member.sort == Sort::less ? 1 : 0;
  }
  void price_all();
  [[nodiscard]] double reduced(Member member) const;
  void column(Member member, std::vector<double>& out) const;
  void enter(Member member, const std::vector<double>& column, std::size_t row);

  std::vector<Limit> limits_;
  std::size_t players_;
  std::size_t rows_;                ///< one per limit, then one per player
  std::vector<double> takes_;       ///< by way and limit
  std::vector<std::size_t> whose_;  ///< by way: its player
  std::vector<Member> basis_;       ///< by row
  std::vector<double> inverse_;     ///< the inverse of the basis, by row
  std::vector<double> values_;      ///< by row
  std::vector<double> duals_;       ///< by row
  std::uint64_t steps_ = 0;
};

}  // namespace elfref::elfenland
