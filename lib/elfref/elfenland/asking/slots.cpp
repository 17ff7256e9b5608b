#include "elfref/elfenland/asking/slots.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "elfref/elfenland/asking/table_in_words.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

using Look = ViewSlot::Look;
using Known = ViewPiece::State;

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

/// Adds a piece to those that lie there; to the last ones, where it is like them.
void put(ViewHeld& held, ViewPiece piece) {
  if (!held.pieces.empty()) {
    ViewPiece& last = held.pieces.back();
    if (last.kind == piece.kind && last.state == piece.state && last.owner == piece.owner) {
      last.count += piece.count;
      last.most += piece.most;
      return;
    }
  }
  held.pieces.push_back(std::move(piece));
}

ViewPiece one_of(std::string_view kind, Known state = Known::open, std::optional<Seat> owner = {}) {
  return {.kind = std::string(kind), .state = state, .count = 1, .most = 1, .owner = owner};
}

/// Fills the slots of one table, in the order of slots_of().
class Filling {
 public:
  explicit Filling(const Position& state) : state_(state) {}

  std::vector<ViewHeld> fill() {
    for (std::uint8_t town = 0; town < town_count; ++town) add(boots_in({town}));
    for (std::uint8_t town = 0; town < town_count; ++town)
      if (TownId{town} != elvenhold) add(pieces_of({town}));
    for (const RoadState& road : state_.roads.road) add(lies_on(road));
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) add_player(Seat{seat});
    add({.pieces = shown_pieces(state_.box.row, piece::counter), .words = row_in_words(state_.box.row)});
    return std::move(all_);
  }

 private:
  void add(ViewHeld held) { all_.push_back(std::move(held)); }

  /// Whose each piece is, for who does not see them: `Anna, perhaps Boris`.
  [[nodiscard]] static ViewHeld owned(std::vector<ViewPiece> pieces) {
    if (pieces.empty()) return {};
    List words(Joint::comma);
    for (const ViewPiece& piece : pieces) {
      if (piece.state == Known::perhaps) {
        words.add(msg::perhaps_of({.player = *piece.owner}));
      } else {
        words.add(*piece.owner);
      }
    }
    return {.pieces = std::move(pieces), .words = words.take()};
  }

  [[nodiscard]] ViewHeld boots_in(TownId town) const {
    std::vector<ViewPiece> boots;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
      const TownSet at = named_towns(state_.player[seat].at);
      if (at.has(town)) boots.push_back(one_of(piece::boot, at.size() == 1 ? Known::open : Known::perhaps, Seat{seat}));
    }
    return owned(std::move(boots));
  }

  /// Whose town piece is still there.
  [[nodiscard]] ViewHeld pieces_of(TownId town) const {
    std::vector<ViewPiece> left;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
      const PlayerState& player = state_.player[seat];
      if (player.collected.has(town)) continue;
      left.push_back(one_of(piece::town, player.open.has(town) ? Known::perhaps : Known::open, Seat{seat}));
    }
    return owned(std::move(left));
  }

  [[nodiscard]] static ViewHeld lies_on(const RoadState& road) {
    ViewHeld lies{.pieces = {}, .words = lies_in_words(road)};
    if (road.counter) {
      put(lies, one_of(elfenland::name(*road.counter)));
    } else if (road.occupied) {
      put(lies, one_of(piece::counter, Known::unknown));
    }
    if (road.other) put(lies, one_of(elfenland::name(*road.other)));
    for (int i = 0; i < road.obstacles; ++i) put(lies, one_of(piece::obstacle));
    return lies;
  }

  void add_player(Seat seat) {
    const PlayerState& player = state_.at(seat);
    const Range towns{player.towns_min, player.towns_max};
    add({.pieces = {}, .words = boot_in_words(player.at)});
    add({.pieces = {}, .words = msg::towns_of_all({.towns = towns})});
    add(hand_of(player.hand));
    add(elfenland::held(player.holding));
    ViewHeld obstacle{.pieces = {}, .words = obstacle_in_words(player.obstacle)};
    const Known there = player.obstacle == Obstacle::available ? Known::open : Known::perhaps;
    if (player.obstacle != Obstacle::used) put(obstacle, one_of(piece::obstacle, there, seat));
    add(std::move(obstacle));
  }

  [[nodiscard]] static ViewHeld hand_of(const Hand& hand) {
    const Pieces known{.of = hand.lower};
    ViewHeld held{.pieces = shown_pieces(known, piece::card), .words = hand_in_words(hand)};
    const Range unseen = unknown_cards(hand);
    if (unseen.max > 0)
      held.pieces.push_back(
          {.kind = piece::card, .state = Known::unknown, .count = unseen.min, .most = unseen.max, .owner = {}});
    return held;
  }

  const Position& state_;
  std::vector<ViewHeld> all_;
};

}  // namespace

std::string id_of(TownId id) {
  return in_small_letters(town(id).ascii);
}
std::string id_of(WayId id) {
  return fmt::format("w{}", id.value);
}

std::vector<ViewSlot> slots_of(int players) {
  std::vector<ViewSlot> slots;
  const auto add = [&](std::string id, Message title, Look look) -> ViewSlot& {
    ViewSlot& slot = slots.emplace_back();
    slot.id = std::move(id);
    slot.title = std::move(title);
    slot.look = look;
    return slot;
  };
  for (std::uint8_t town = 0; town < town_count; ++town)
    add("stand:" + id_of(TownId{town}), msg::title_boots(), Look::pieces).place = id_of(TownId{town});
  for (std::uint8_t town = 0; town < town_count; ++town)
    if (TownId{town} != elvenhold)
      add("ring:" + id_of(TownId{town}), msg::title_town_pieces(), Look::ring).place = id_of(TownId{town});
  for (std::uint8_t road = 0; road < road_count; ++road)
    add(fmt::format("road:{}", road), msg::title_road(), Look::pieces).way = id_of(WayId{road});
  for (std::uint8_t seat = 0; seat < players; ++seat) {
    const auto own = [&](std::string_view what, Message title, Look look) {
      add(fmt::format("{}:{}", what, seat), std::move(title), look).seat = Seat{seat};
    };
    own("boot", msg::title_boot(), Look::figure);
    own("towns", msg::title_towns(), Look::figure);
    own("hand", msg::title_cards(), Look::pieces);
    slots.back().shape = "card";
    own("counters", msg::title_counters(), Look::pieces);
    own("obstacle", msg::title_obstacle(), Look::pieces);
  }
  add("row", msg::title_row(), Look::pieces);
  return slots;
}

std::vector<ViewHeld> held(const Position& state) {
  return Filling(state).fill();
}

ViewHeld held(const Holding& holding) {
  ViewHeld held{.pieces = {}, .words = counters_in_words(holding)};
  if (holding.lax) {
    put(held, one_of(piece::counter, Known::perhaps));
    return held;
  }
  const auto gone = placed(holding);
  std::vector<ViewPiece> left;
  for (int i = 0; i < holding.counter_count; ++i) {
    const Holding::Counter& counter = holding.counters[i];
    if (gone[i]) continue;
    const Known known = !counter.certain                 ? Known::perhaps
                        : !counter.kind                  ? Known::unknown
                        : counter.facing == Facing::down ? Known::down
                                                         : Known::open;
    left.push_back(one_of(counter.kind ? elfenland::name(*counter.kind) : piece::counter, known));
  }
  std::ranges::stable_sort(left, {}, &ViewPiece::state);  // face up, face down, unknown
  for (ViewPiece& piece : left) put(held, std::move(piece));
  return held;
}

std::vector<ViewPiece> shown_pieces(const Pieces& pieces, const char* unknown) {
  std::vector<ViewPiece> shown;
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int count = pieces.of[static_cast<std::size_t>(kind)]; count > 0)
      shown.push_back({.kind = std::string(name(Transport(kind))),
                       .state = Known::open,
                       .count = count,
                       .most = count,
                       .owner = {}});
  if (pieces.unknown > 0)
    shown.push_back(
        {.kind = unknown, .state = Known::unknown, .count = pieces.unknown, .most = pieces.unknown, .owner = {}});
  return shown;
}

}  // namespace elfref::elfenland
