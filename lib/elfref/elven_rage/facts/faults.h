#pragma once

#include <array>

#include "elfref/core/record/diagnostic.h"

namespace elfref::elven_rage {

/// The faults of a file that only this game knows, in addition to those of elfref::Fault.
namespace faults {

inline constexpr FaultInfo unknown_card{"unknown-card", Severity::error, "no card is called '{}'"};
inline constexpr FaultInfo unknown_artifact{"unknown-artifact", Severity::error, "no Artifact is called '{}'"};
inline constexpr FaultInfo unknown_goal{"unknown-goal", Severity::error, "no goal is called '{}'"};
inline constexpr FaultInfo unknown_place{"unknown-place", Severity::error, "no place is called '{}'"};
inline constexpr FaultInfo sides_due{"sides-due", Severity::error, "{}"};
inline constexpr FaultInfo card_numbers{"card-numbers", Severity::error, "'{}' is no card: {}"};
inline constexpr FaultInfo effect_words{"effect-words", Severity::error, "'{}' is no {}: {}"};
inline constexpr FaultInfo too_many_pieces{"too-many-pieces", Severity::error, "{} {}: there are {}"};
inline constexpr FaultInfo one_dragon{"one-dragon", Severity::error, "{} {}s in {}: there is one"};
inline constexpr FaultInfo map_faults{"faulty-map", Severity::error, "{}"};

inline constexpr std::array<const FaultInfo*, 10> all{&unknown_card, &unknown_artifact, &unknown_goal,
                                                      &unknown_place,   &sides_due,    &card_numbers,     &effect_words,
                                                      &too_many_pieces, &one_dragon,   &map_faults};

}  // namespace faults

}  // namespace elfref::elven_rage
