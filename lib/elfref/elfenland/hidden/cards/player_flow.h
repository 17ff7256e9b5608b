#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "elfref/elfenland/hidden/cards/card_flow.h"
#include "elfref/elfenland/hidden/cards/card_sizes.h"

namespace elfref::elfenland {

/// One player's cards as a network: kept ones and dealt ones come together in a hand, by transport, from which some are
/// given away and some are kept.
class PlayerFlow {
 public:
  PlayerFlow(const CardLine& line, const CardBox& box, const Stretches& stretches, std::vector<SizePath> paths);

  /// The arcs of which cards are counted, and what one of them costs, to be set before a search.
  [[nodiscard]] const std::vector<std::size_t>& counted() const { return counted_; }
  [[nodiscard]] CardFlow::Price& price(std::size_t arc) { return prices_[arc]; }
  [[nodiscard]] CardFlow::Arc& arc(std::size_t index) { return flow_.arc(index); }
  [[nodiscard]] const CardFlow::Arc& arc(std::size_t index) const { return flow_.arcs()[index]; }
  /// How many of them a limit has.
  [[nodiscard]] int arcs_counted(std::size_t limit) const { return arcs_counted_[limit]; }

  /// Sizes of the hand, by number.
  struct Sizes {
    std::size_t begin = 0, end = 0;
    [[nodiscard]] bool has(std::size_t number) const { return begin <= number && number < end; }
  };
  /// Those that a search tries.
  [[nodiscard]] Sizes& sizes() { return sizes_; }
  [[nodiscard]] const Sizes& sizes() const { return sizes_; }
  /// Those of the flow that was found last.
  [[nodiscard]] std::size_t used() const { return used_; }

  /// Finds the cheapest flow; nothing: there is none.
  [[nodiscard]] std::optional<int> cheapest(CardFlow::Flow& flow, Work& work);
  /// Leaves out sizes that no cards have; false: there are none.
  [[nodiscard]] bool possible(Work& work);

  /// What a flow keeps after each round.
  [[nodiscard]] std::vector<CardCounts> kept(const CardFlow::Flow& flow) const;

 private:
  CardFlow::Node node() { return nodes_++; }
  std::size_t add(CardFlow::Node from, CardFlow::Node to, int least, int most,
                  std::uint16_t counted = CardFlow::no_limit);
  void set_sizes(const SizePath& path);

  std::vector<SizePath> paths_;
  Sizes sizes_;
  std::size_t used_ = 0;
  CardFlow flow_;
  CardFlow::Node nodes_ = 2;
  std::size_t start_ = 0, last_ = 0;
  std::vector<std::size_t> loose_;                              // cards in hand before a deal, or dealt
  std::vector<std::size_t> dealt_, given_;                      // by round
  std::vector<std::array<std::size_t, transport_count>> kept_;  // by round
  std::vector<std::size_t> counted_;
  std::vector<int> arcs_counted_;  // by limit
  std::vector<CardFlow::Price> prices_;
  CardFlow::Flow tried_;
};

}  // namespace elfref::elfenland
