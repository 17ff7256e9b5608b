#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "elfref/core/recorder/guide.h"
#include "elfref/elven_rage/hidden/pile_ledger.h"
#include "elfref/elven_rage/judging/judge.h"

namespace elfref::elven_rage {

/// What a whole record says about cards, Artifacts and goals that were hidden, if its last play is another: it is read
/// once for all plays that are tried there.
class Whole {
 public:
  /// The record as an edit changes it; nothing: it cannot be read, or its last play is not what the edit writes. `box`:
  /// in which the plays name things.
  [[nodiscard]] static std::optional<Whole> of(const recorder::Desk<ElvenRageKit>& desk, const Edit& edit,
                                               const Box& box);
  /// Whether a play is certainly legal in place of the last one: no if it is of another kind, or ends a battle.
  [[nodiscard]] bool allows(const Action& play);

 private:
  explicit Whole(Session session);

  std::unique_ptr<Session> session_;  // stays where it is: the reader refers to it
  std::uint32_t ply_;                 // of the last play
  Position before_;                   // it
  PileReader piles_;
};

}  // namespace elfref::elven_rage
