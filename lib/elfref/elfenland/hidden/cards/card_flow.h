#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "elfref/core/judging/work.h"

namespace elfref::elfenland {

/// The cards on their way through the rounds, as a network of arcs. Each arc has the least and the greatest number of
/// cards that may go along it. The class finds the cheapest flow by shortest augmenting paths. It starts from the last
/// flow found and adjusts it, so changed prices or numbers need little work.
class CardFlow {
 public:
  using Node = std::uint16_t;
  static constexpr Node source = 0;
  static constexpr Node sink = 1;
  static constexpr std::uint16_t no_limit = 65535;

  struct Arc {
    Node from = 0;
    Node to = 0;
    std::uint8_t least = 0;  ///< the number of cards that must go along it
    std::uint8_t most = 0;   ///< the number of cards that may go along it
    std::uint16_t limit = no_limit;
  };

  /// The cost of a card along an arc with a limit.
  struct Price {
    int within = 0;  ///< for the first `room` cards
    int beyond = 0;  ///< for further cards; at least `within`
    int room = 250;
  };

  using Flow = std::vector<std::uint8_t>;  ///< by arc

  /// Adds an arc. REQUIRES: nodes are numbered from 0, and the arcs form no cycle.
  void add(Arc arc) { arcs_.push_back(arc); }
  /// Links the arcs to their nodes. Call it after the last add().
  void link(std::size_t nodes);

  [[nodiscard]] const std::vector<Arc>& arcs() const { return arcs_; }
  [[nodiscard]] Arc& arc(std::size_t index) { return arcs_[index]; }

  /// Finds the cheapest flow that fills every arc from the source. Returns its cost; nothing if there is none. An arc
  /// with a limit costs its price in `prices`, by arc; other arcs cost nothing.
  [[nodiscard]] std::optional<int> cheapest(std::span<const Price> prices, Flow& flow, Work& work);

 private:
  using Cost = std::int64_t;

  /// An arc during a search.
  struct Lane {
    Node from = 0, to = 0;  // the sink counts as the source
    int least = 0, room = 0, most = 0;
    int within = 0, beyond = 0;
    int cards = 0;
  };
  /// One end of an arc, as seen from a node.
  struct End {
    std::uint16_t arc;
    Node to;    // at the other end
    bool back;  // towards the arc's beginning
  };
  struct Push {
    int cost = 0;
    int room = 0;  // 0: none
  };
  [[nodiscard]] Push push(End end) const;
  [[nodiscard]] bool set_out(std::span<const Price> prices);
  [[nodiscard]] bool find_path(Work& work);
  int send(Node node, int cards);

  std::vector<Arc> arcs_;
  std::vector<End> ends_;             // by node
  std::vector<std::uint16_t> first_;  // by node: its first index in ends_
  std::vector<Lane> lanes_;           // by arc, as the last search left them
  std::vector<Cost> worth_;           // by node: the worth of a card there (its potential)
  std::vector<int> over_;             // by node: the number of cards that come minus the number that go
  std::vector<Cost> cost_;            // by node: the cost of the path to it
  std::vector<std::uint16_t> next_;   // by node: the next index in ends_
  std::vector<std::uint8_t> on_way_;  // by node
  std::vector<std::pair<Cost, Node>> queue_;
  std::vector<Node> near_;  // nodes that cost the same as the last one
};

}  // namespace elfref::elfenland
