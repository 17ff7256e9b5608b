#pragma once

#include <utility>

#include "elfref/games.h"

namespace elfref::tools {

/// Judges a record by these overrides; by its own rules, if its game does not have them. For commands that are given
/// overrides before any record.
[[nodiscard]] inline Refereed referee_by_what_fits(Source source, const Overrides& overrides, const OpenBeside& open) {
  Refereed refereed = referee(std::move(source), overrides, open);
  if (refereed.game->refuse(overrides).empty()) return refereed;
  Overrides fitting = overrides;
  fitting.edition.clear();
  fitting.options.clear();
  return referee(refereed.record->take_source(), fitting, open);
}

}  // namespace elfref::tools
