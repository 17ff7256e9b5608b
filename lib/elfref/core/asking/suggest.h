#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "elfref/core/asking/what_if.h"
#include "elfref/core/judging/game.h"

// Small changes of a record after which a finding is gone: slips of whoever wrote it down.

namespace elfref {

/// What changes of a record come to for findings that they are to take away.
enum class Effect : std::uint8_t {
  none,      ///< some finding stays, or another one has come
  uncovers,  ///< they are gone; what has come stands where nothing was read, or judged, before
  mends,     ///< they are gone, and no other has come
};

/// Says that of some findings, by their index in `before`. A key that was not understood hides all that is behind it;
/// in a record that could not be read no play was judged.
[[nodiscard]] Effect effect_of(const Record& record, const Judgement& before, const Altered& after,
                               std::span<const std::size_t> findings);

/// Looks for changes that make findings of a record go away, of those that its game proposes: the ones that mend it, or
/// (where none does) uncover. They are put into `judgement`, best first, up to three a finding. Gives up when that
/// takes too much: `judgement` says so, and the last findings have none. Only errors and warnings are looked at.
void suggest(const GameModule& game, const Record& record, const Overrides& overrides, Judgement& judgement);

/// The same for some findings, by their index, spending of `work`.
void suggest(const GameModule& game, const Record& record, const Overrides& overrides, Judgement& judgement, Work& work,
             std::span<const std::size_t> findings);

/// The findings that somebody has to do something about, by their index: errors and warnings.
[[nodiscard]] std::vector<std::size_t> slips_of(const Judgement& judgement);

/// What suggest() asks by: without what no finding hangs on and takes long.
[[nodiscard]] Overrides searching(Overrides overrides, Work& work);

}  // namespace elfref
