#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/pile.h"

// Gifts: stacks, the deck, the gifts under parcels.

namespace elfref::master_elf {

/// A stack of gifts.
struct Stack {
  std::vector<GiftId> gifts{};  ///< the top one last; nothing_named for an unseen one
  bool loose = false;           ///< it is unknown what is beneath these, if anything is
  auto operator<=>(const Stack&) const = default;
};

/// One possible layout of stacks and deck: a gift whose stack is not recorded may be on any.
struct Layout {
  std::array<Stack, stack_count> stacks{};
  int least = 0, most = 0;  ///< gifts in the deck
  bool lost = false;        ///< a gift was due, and none was left
  auto operator<=>(const Layout&) const = default;
};

/// A gift that is placed on a stack, or is lacking there.
struct NextGift {
  GiftId gift = nothing_named;  ///< which gift
  bool written = false;         ///< the record says that one was placed
  bool none = false;            ///< the record says that none was placed
};

/// All possible layouts of stacks and deck; never empty.
class Layouts {
 public:
  /// One layout.
  explicit Layouts(Layout layout = {});

  /// The number of gifts in the deck.
  [[nodiscard]] Range deck() const;
  /// Whether a gift was due when none was left.
  [[nodiscard]] Sure lost() const;
  /// Whether a gift can be on top. `free`: an unseen one may be it.
  [[nodiscard]] bool on_top(GiftId gift, bool free) const;
  /// Whether a gift is on top in every layout.
  [[nodiscard]] bool surely_on_top(GiftId gift) const;
  /// The gift on top of a covered one: nothing_named if unseen. Nothing if it is not covered.
  [[nodiscard]] std::optional<GiftId> cover_of(GiftId gift) const;
  /// Whether a gift can be the last of its stack: certainly, or possibly. `free`: as in on_top().
  [[nodiscard]] Sure is_last(GiftId gift, bool free) const;
  /// Whether one of the stacks has the gift in every layout.
  [[nodiscard]] bool has(GiftId gift) const;
  /// Whether a gift that was turned up is in an unknown stack by now.
  [[nodiscard]] bool adrift(GiftId gift) const;
  /// The layouts in order, to be shown.
  [[nodiscard]] std::vector<Layout> all() const;
  /// The first of them.
  [[nodiscard]] Layout first() const { return layout_of(ways_.front()); }

  /// A gift is taken from a stack. If it was the last one, another is placed there.
  void create(GiftId gift, bool free, NextGift next);
  /// A gift is placed on a stack; -1: on any.
  void lay(GiftId gift, int stack);
  /// An unrecorded gift is placed on a stack, or none is.
  void perhaps_lay();
  /// A gift is due when the turn comes back: it is lacking if the deck is empty.
  void turn_returned();
  /// Stacks without gifts get one.
  void fill();
  /// The game went on: no gift was lacking.
  void go_on();
  /// This number of turns is not recorded.
  void lose_track(int turns);

  friend bool operator==(const Layouts&, const Layouts&) = default;

 private:
  /// The index of a stack.
  using StackId = std::uint32_t;
  /// A layout: its stacks by their indices.
  struct Way {
    std::array<StackId, stack_count> stacks{};
    int least = 0, most = 0;
    bool lost = false;
    auto operator<=>(const Way&) const = default;
  };

  StackId add(Stack stack);
  [[nodiscard]] Layout layout_of(const Way& way) const;
  [[nodiscard]] bool has(const Way& way, GiftId gift) const;
  bool refill(Way& way, StackId& stack, NextGift next);
  void settle();
  template <class Is>
  void keep_if(Is is);
  void forget(Range deck);

  std::vector<Stack> stacks_;     // those of all layouts, in order, each once: settle() sees to it
  std::vector<Way> ways_;         // in order
  std::vector<GiftId> adrift_{};  // those that may be in unknown stacks
};

/// The gifts under a parcel.
struct ParcelState {
  std::vector<GiftId> gifts{};  ///< those that are certainly there; nothing_named for an unseen one
  bool begun = false;           ///< the first of them is the parcel's first gift
  Range more{0, 0};             ///< the number of others that may be there
  Range due{0, 0};              ///< the number that it needs
  Sure sent = Sure::no;
  std::uint32_t full_ply = no_ply;   ///< the creation that made it full, while it is not sent
  std::uint32_t full_turn = no_ply;  ///< the play that began that turn
  std::uint32_t sent_ply = no_ply;
  bool told = false;  ///< it was already reported that it is full

  /// The number of gifts there.
  [[nodiscard]] Range count() const {
    const int sure = static_cast<int>(gifts.size());
    return plus(more, {sure, sure});
  }
  /// Whether it is full.
  [[nodiscard]] Sure full() const {
    return count().min >= due.max ? Sure::yes : count().max < due.min ? Sure::no : Sure::perhaps;
  }
  friend bool operator==(const ParcelState&, const ParcelState&) = default;
};

/// Whether a gift fits a parcel with others under it (ME-PAR-1 to -4).
[[nodiscard]] Sure fits(const Box& box, Parcel parcel, const ParcelState& under, GiftId gift);
/// The sets that all gifts under a parcel share, as far as they are known.
[[nodiscard]] std::vector<std::string> sets_shared(const Box& box, const ParcelState& under);
/// The colour of a parcel's gifts; empty: unknown.
[[nodiscard]] std::string colour_of(const Box& box, const ParcelState& under);

}  // namespace elfref::master_elf
