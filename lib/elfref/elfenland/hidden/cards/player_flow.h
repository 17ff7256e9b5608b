#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "elfref/elfenland/hidden/cards/card_flow.h"
#include "elfref/elfenland/hidden/cards/card_sizes.h"

namespace elfref::elfenland {

/// One player's cards as a network. The cards kept and those dealt form a hand, by transport; some of its cards are
/// given away and some are kept.
class PlayerFlow {
 public:
  PlayerFlow(const CardLine& line, const CardBox& box, const Stretches& stretches, std::vector<HandSizes> sizes);

  /// The arcs whose cards are counted against a limit.
  [[nodiscard]] const std::vector<std::size_t>& counted() const { return counted_; }
  /// The cost of a card along an arc. Set it before a search.
  [[nodiscard]] CardFlow::Price& price(std::size_t arc) { return prices_[arc]; }
  [[nodiscard]] CardFlow::Arc& arc(std::size_t index) { return flow_.arc(index); }
  [[nodiscard]] const CardFlow::Arc& arc(std::size_t index) const { return flow_.arcs()[index]; }
  /// The number of counted arcs of a limit.
  [[nodiscard]] int arcs_counted(std::size_t limit) const { return arcs_counted_[limit]; }

  /// A range of the hand sizes that are listed apart, by their numbers.
  struct Sizes {
    std::size_t begin = 0, end = 0;
    [[nodiscard]] bool has(std::size_t number) const { return begin <= number && number < end; }
  };
  /// The sizes that a search tries.
  [[nodiscard]] Sizes& sizes() { return sizes_; }
  [[nodiscard]] const Sizes& sizes() const { return sizes_; }
  /// The number of the sizes of the last flow found.
  [[nodiscard]] std::size_t used() const { return used_; }

  /// Finds the cheapest flow and returns its cost; nothing if there is none, or the work is used up.
  [[nodiscard]] std::optional<int> cheapest(CardFlow::Flow& flow, Work& work);
  /// Removes sizes that no cards can have; false: none are left.
  [[nodiscard]] bool possible(Work& work);

  /// The cards that a flow keeps after each round.
  [[nodiscard]] std::vector<CardCounts> kept(const CardFlow::Flow& flow) const;

 private:
  CardFlow::Node node() { return nodes_++; }
  std::size_t add(CardFlow::Node from, CardFlow::Node to, int least, int most,
                  std::uint16_t counted = CardFlow::no_limit);
  void set_sizes(const HandSizes& sizes);

  std::vector<HandSizes> all_sizes_;
  Sizes sizes_;
  std::size_t used_ = 0;
  CardFlow flow_;
  CardFlow::Node nodes_ = 2;
  std::size_t all_ = 0, start_ = 0, end_ = 0;
  std::vector<std::size_t> dealt_, given_;        // by round
  std::vector<std::size_t> not_held_, not_kept_;  // by round: the cards elsewhere, after the deal and after the round
  std::vector<std::array<std::size_t, transport_count>> kept_;  // by round
  std::vector<std::size_t> counted_;
  std::vector<int> arcs_counted_;  // by limit
  std::vector<CardFlow::Price> prices_;
  CardFlow::Flow tried_;
};

}  // namespace elfref::elfenland
