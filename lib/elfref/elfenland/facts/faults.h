#pragma once

#include <array>

#include "elfref/core/record/diagnostic.h"

namespace elfref::elfenland {

/// The faults of a file that only this game knows, in addition to those of elfref::Fault.
namespace faults {

extern const FaultInfo unknown_town;
extern const FaultInfo unknown_road;
extern const FaultInfo unknown_transport;
extern const FaultInfo idle_town;
extern const FaultInfo town_against_option;

inline constexpr std::array<const FaultInfo*, 5> all{&unknown_town, &unknown_road, &unknown_transport, &idle_town,
                                                     &town_against_option};

}  // namespace faults

}  // namespace elfref::elfenland
