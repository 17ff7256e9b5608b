#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "elfref/core/asking/what_if.h"
#include "elfref/core/judging/game.h"

// Small changes of a record that remove a finding: slips of the person who wrote it.

namespace elfref {

/// The effect of changes on the findings that they should remove.
enum class Effect : std::uint8_t {
  none,      ///< some finding stays, or a new one appeared
  uncovers,  ///< they are gone; new ones are only where nothing was read or judged before
  fixes,     ///< they are gone, and no new one appeared
};

/// The effect of changes on some findings, by their index in `before`. A key that was not understood hides all that
/// follows it; in a record that could not be read, no play was judged.
[[nodiscard]] Effect effect_of(const Record& record, const Judgement& before, const Altered& after,
                               std::span<const std::size_t> findings);

/// Searches the changes that a game proposes for those that remove findings. It keeps those that fix the record, or if
/// there are none, those that uncover other findings. It adds them to `judgement`, best first, up to three per finding.
/// At the limit of work it gives up: `judgement` then reports that, and the last findings have no suggestions. Only
/// errors and warnings are considered.
void suggest(const GameModule& game, const Record& record, const Overrides& overrides, Judgement& judgement);

/// Searches in the same way for some findings, by their index, and spends from `work`.
void suggest(const GameModule& game, const Record& record, const Overrides& overrides, Judgement& judgement, Work& work,
             std::span<const std::size_t> findings);

/// The findings that need a fix, by their index: errors and warnings about the record itself.
[[nodiscard]] std::vector<std::size_t> slips_of(const Judgement& judgement);

/// The overrides for suggest(): without the work that takes long and affects no finding.
[[nodiscard]] Overrides searching(Overrides overrides, Work& work);

}  // namespace elfref
