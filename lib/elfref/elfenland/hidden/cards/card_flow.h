#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "elfref/core/judging/work.h"

namespace elfref::elfenland {

/// Cards on their way through the rounds: a network of arcs that know how many cards must go along them and how many
/// may. It finds the cheapest way for all of them, by shortest augmenting paths. It begins with what it found last, and
/// mends that: for other prices or numbers there is little to do.
class CardFlow {
 public:
  using Node = std::uint16_t;
  static constexpr Node source = 0;
  static constexpr Node sink = 1;
  static constexpr std::uint16_t no_limit = 65535;

  struct Arc {
    Node from = 0;
    Node to = 0;
    std::uint8_t least = 0;  ///< cards that must go along it
    std::uint8_t most = 0;   ///< cards that may
    std::uint16_t limit = no_limit;
  };

  /// What a card along an arc with a limit costs.
  struct Price {
    int within = 0;  ///< as long as there are no more than `room`
    int beyond = 0;  ///< not less than `within`
    int room = 250;
  };

  using Flow = std::vector<std::uint8_t>;  ///< by arc

  /// The nodes number from 0; the arcs lead to no circle.
  void add(Arc arc) { arcs_.push_back(arc); }
  /// To be called when all arcs are there.
  void link(std::size_t nodes);

  [[nodiscard]] const std::vector<Arc>& arcs() const { return arcs_; }
  [[nodiscard]] Arc& arc(std::size_t index) { return arcs_[index]; }

  /// The cheapest flow that fills every arc from the source; nothing: there is none. Arcs with a limit cost what
  /// `prices` says, by arc; other arcs cost nothing.
  [[nodiscard]] std::optional<int> cheapest(std::span<const Price> prices, Flow& flow, Work& work);

 private:
  using Cost = std::int64_t;

  /// An arc of a search.
  struct Lane {
    Node from = 0, to = 0;  // the sink is the source
    int least = 0, room = 0, most = 0;
    int within = 0, beyond = 0;
    int cards = 0;
  };
  /// One end of an arc, as seen from a node.
  struct End {
    std::uint16_t arc;
    Node to;    // at the other end
    bool back;  // against the arc
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
  std::vector<std::uint16_t> first_;  // by node, in ends_
  std::vector<Lane> lanes_;           // by arc; as the last search left them
  std::vector<Cost> worth_;           // by node: of a card that is there
  std::vector<int> over_;             // by node: so many cards come that do not go; less than 0: the other way round
  std::vector<Cost> cost_;            // by node: of the way to it
  std::vector<std::uint16_t> next_;   // by node, in ends_
  std::vector<std::uint8_t> on_way_;  // by node
  std::vector<std::pair<Cost, Node>> queue_;
  std::vector<Node> near_;  // those that cost as much as the last one
};

}  // namespace elfref::elfenland
