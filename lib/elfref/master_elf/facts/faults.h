#pragma once

#include <array>

#include "elfref/core/record/diagnostic.h"

namespace elfref::master_elf {

/// The faults of a file that only this game knows, in addition to those of elfref::Fault.
namespace faults {

inline constexpr FaultInfo unknown_ingredient{"unknown-ingredient", Severity::error, "no ingredient is called '{}'"};
inline constexpr FaultInfo unknown_gift{"unknown-gift", Severity::error, "no gift is called '{}'"};
inline constexpr FaultInfo unknown_location{"unknown-location", Severity::error, "no location is called '{}'"};
inline constexpr FaultInfo near_name{"near-name", Severity::note, "'{}' is one letter beside '{}'"};
inline constexpr FaultInfo reserved_piece{"reserved-piece", Severity::error,
                                          "nothing can be called '{}': a word in it means something in a record"};
inline constexpr FaultInfo two_places{"two-places", Severity::error, "where '{}' begins stands twice"};
inline constexpr FaultInfo faulty_gift{"faulty-gift", Severity::error, "'{}' is no gift: {}"};
inline constexpr FaultInfo link_of_one_way{"link-of-one-way", Severity::warning, "'{}' leads to '{}', and not back"};
inline constexpr FaultInfo no_way_there{"no-way-there", Severity::error, "no way leads to '{}'"};
inline constexpr FaultInfo odd_total{"odd-total", Severity::warning, "the set lists {}: what it lacks may be any card"};

inline constexpr std::array<const FaultInfo*, 10> all{
    &unknown_ingredient, &unknown_gift, &unknown_location, &near_name,    &reserved_piece,
    &two_places,         &faulty_gift,  &link_of_one_way,  &no_way_there, &odd_total};

}  // namespace faults

}  // namespace elfref::master_elf
