#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "elfref/core/recorder/guide.h"
#include "elfref/elven_rage/hidden/pile_ledger.h"
#include "elfref/elven_rage/judging/judge.h"

namespace elfref::elven_rage {

/// What a whole record says about cards, Artifacts and goals that were hidden, if a play is added at its end.
class Whole {
 public:
  /// The record as an edit changes it; nothing: it cannot be read, or the edit writes no play. `box`:
  /// in which the plays name things.
  [[nodiscard]] static std::optional<Whole> of(const recorder::Desk<ElvenRageKit>& desk, const Edit& edit,
                                               const Box& box);
  /// Whether a play is certainly legal in place of the last one: no if it is of another kind, or ends a battle.
  [[nodiscard]] bool allows(const Action& play);

 private:
  /// `ply`: of the last play that is written.
  Whole(Session session, std::uint32_t ply);

  void replay(Position& state, PileReader& piles, std::uint32_t ply) const;

  std::unique_ptr<Session> session_;  // stays where it is: the reader refers to it
  std::uint32_t ply_;                 // of the last play that is written
  Position before_;                   // it
  PileReader piles_;
};

}  // namespace elfref::elven_rage
