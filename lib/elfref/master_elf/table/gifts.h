#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/pile.h"

// Gifts: stacks, the deck, what lies under parcels.

namespace elfref::master_elf {

/// A stack of gifts.
struct Stack {
  std::vector<GiftId> gifts{};  ///< the top one last; nothing_named for one that nobody saw
  bool loose = false;           ///< nobody can tell what lies beneath these, if anything does
  auto operator<=>(const Stack&) const = default;
};

/// One way in which stacks and deck can be: a gift of which nobody wrote the stack may lie on any.
struct Layout {
  std::array<Stack, stack_count> stacks{};
  int least = 0, most = 0;  ///< gifts in the deck
  bool lost = false;        ///< a gift was due, and none was left
  auto operator<=>(const Layout&) const = default;
};

/// A gift that is laid on a stack, or that is lacking there.
struct NextGift {
  GiftId gift = nothing_named;  ///< which
  bool written = false;         ///< it is written that one was laid
  bool none = false;            ///< it is written that none was laid
};

/// All ways in which stacks and deck can be; never empty.
class Layouts {
 public:
  /// One way.
  explicit Layouts(Layout layout = {}) : all_{std::move(layout)} {}

  /// How many gifts the deck has.
  [[nodiscard]] Range deck() const;
  /// Whether a gift was due of which none was left.
  [[nodiscard]] Sure lost() const;
  /// Whether a gift can be on top. `free`: one that nobody saw may be it.
  [[nodiscard]] bool on_top(GiftId gift, bool free) const;
  /// What lies on it where it is covered: nothing_named for one that was not seen. Nothing where it is not covered.
  [[nodiscard]] std::optional<GiftId> cover_of(GiftId gift) const;
  /// Whether it can be the last of its stack: surely, perhaps.
  [[nodiscard]] Sure is_last(GiftId gift, bool free) const;
  /// Whether one of the stacks has it in every way.
  [[nodiscard]] bool has(GiftId gift) const;
  /// Whether nobody can tell any more where a gift lies that was turned up.
  [[nodiscard]] bool adrift(GiftId gift) const;
  /// The ways, for who shows them.
  [[nodiscard]] const std::vector<Layout>& all() const { return all_; }

  /// A gift is taken from a stack, and another laid where it was the last.
  void create(GiftId gift, bool free, NextGift next);
  /// A gift is laid on a stack; -1: on any.
  void lay(GiftId gift, int stack);
  /// A gift that is not recorded is laid on a stack, or none is.
  void perhaps_lay();
  /// One is due, and the deck may be empty: what nobody wrote is laid on any stack.
  void turn_returned();
  /// Stacks without gifts get one.
  void fill();
  /// The game went on: no gift was lacking.
  void go_on();
  /// So many turns are not written down.
  void lose_track(int turns);

  friend bool operator==(const Layouts&, const Layouts&) = default;

 private:
  void settle();
  template <class Is>
  void keep_if(Is is);
  void forget(Range deck);
  std::vector<Layout> all_;
  std::vector<GiftId> adrift_{};  // those that may lie in stacks of which nobody can tell
};

/// What lies under a parcel.
struct ParcelState {
  std::vector<GiftId> gifts{};  ///< those that surely lie there; nothing_named for one that nobody saw
  bool begun = false;           ///< the first of them is the parcel's first gift
  Range more{0, 0};             ///< others that may lie there
  Range due{0, 0};              ///< how many it needs
  Sure sent = Sure::no;
  std::uint32_t full_ply = no_ply;   ///< the creation that made it full, while it is not sent
  std::uint32_t full_turn = no_ply;  ///< the play that began that turn
  std::uint32_t sent_ply = no_ply;
  bool told = false;  ///< that it is full has been held against somebody

  /// How many gifts lie there.
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

/// Whether a gift fits a parcel under which others lie (ME-PAR-1 to -4).
[[nodiscard]] Sure fits(const Box& box, Parcel parcel, const ParcelState& under, GiftId gift);
/// The sets that all gifts under a parcel share, as far as they are known.
[[nodiscard]] std::vector<std::string> sets_shared(const Box& box, const ParcelState& under);
/// The colour of a parcel's gifts; empty: not known.
[[nodiscard]] std::string colour_of(const Box& box, const ParcelState& under);

}  // namespace elfref::master_elf
