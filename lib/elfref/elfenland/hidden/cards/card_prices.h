#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace elfref::elfenland {

/// Prices for cards of which the box has only so many. Of each player some ways to have had cards are known; players
/// may mix theirs, a third of this one and two thirds of that. It finds the mix that is least beyond the limits of the
/// box, and the prices that show that no mix is less beyond them: a linear program, solved by the simplex method with
/// the basis written out. Numbers are rounded: what it says is a hint, to be tried with whole numbers.
class CardPrices {
 public:
  struct Limit {
    int most = 0;
    bool whole = false;  ///< exactly as many
  };

  CardPrices(std::span<const Limit> limits, std::size_t players);

  /// One more way of a player: how many cards it takes of each limit. It is known by its number, counted from 0.
  void add(std::size_t player, std::span<const int> takes);
  /// To be called when each player has a way: begins with the last one of each.
  void begin();
  /// Finds the mix; by how much it is beyond the limits. Less than 0: it came to no end.
  [[nodiscard]] double mix();

  /// The price of a limit, at most 1 up or down.
  [[nodiscard]] double price(std::size_t limit) const { return -duals_[limit]; }
  /// The ways of the mix, each with its share, in no order.
  [[nodiscard]] std::vector<std::pair<std::size_t, double>> shares() const;
  /// How many numbers were looked at.
  [[nodiscard]] std::uint64_t steps() const { return steps_; }

 private:
  /// What may be in the basis: a way, or what is left, too much or too little of a limit.
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
  std::size_t rows_;                ///< a limit each, then a player each
  std::vector<double> takes_;       ///< by way and limit
  std::vector<std::size_t> whose_;  ///< by way
  std::vector<Member> basis_;       ///< by row
  std::vector<double> inverse_;     ///< of the basis, by row
  std::vector<double> values_;      ///< by row
  std::vector<double> duals_;       ///< by row
  std::uint64_t steps_ = 0;
};

}  // namespace elfref::elfenland
