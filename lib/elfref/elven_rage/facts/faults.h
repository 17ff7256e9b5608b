#pragma once

#include <array>

#include "elfref/core/record/diagnostic.h"

namespace elfref::elven_rage {

/// The faults of a file that only this game knows, in addition to those of elfref::Fault.
namespace faults {

extern const FaultInfo unknown_card;
extern const FaultInfo unknown_artifact;
extern const FaultInfo unknown_goal;
extern const FaultInfo unknown_place;
extern const FaultInfo sides_due;
extern const FaultInfo card_numbers;
extern const FaultInfo effect_words;
extern const FaultInfo too_many_pieces;
extern const FaultInfo one_dragon;
extern const FaultInfo map_faults;

inline constexpr std::array<const FaultInfo*, 10> all{&unknown_card, &unknown_artifact, &unknown_goal,
                                                      &unknown_place,   &sides_due,    &card_numbers,     &effect_words,
                                                      &too_many_pieces, &one_dragon,   &map_faults};

}  // namespace faults

}  // namespace elfref::elven_rage
