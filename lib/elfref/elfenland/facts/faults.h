#pragma once

#include <array>

#include "elfref/core/record/diagnostic.h"

namespace elfref::elfenland {

/// The faults of a file that only this game knows, in addition to those of elfref::Fault.
namespace faults {

inline constexpr FaultInfo unknown_town{"unknown-town", Severity::error, "unknown town '{}'"};
inline constexpr FaultInfo unknown_road{"unknown-road", Severity::error, "'{}' is not two towns with a dash between"};
inline constexpr FaultInfo unknown_transport{"unknown-transport", Severity::error, "unknown transport '{}'"};
inline constexpr FaultInfo idle_town{"idle-town", Severity::note, "{}: it does not count"};
inline constexpr FaultInfo town_against_option{"town-against-option", Severity::error,
                                               "a town card beside 'town-cards: false'"};

inline constexpr std::array<const FaultInfo*, 5> all{&unknown_town, &unknown_road, &unknown_transport, &idle_town,
                                                     &town_against_option};

}  // namespace faults

}  // namespace elfref::elfenland
