#pragma once

#include <array>

#include "elfref/core/record/diagnostic.h"

namespace elfref::master_elf {

/// The faults of a file that only this game knows, in addition to those of elfref::Fault.
namespace faults {

extern const FaultInfo unknown_ingredient;
extern const FaultInfo unknown_gift;
extern const FaultInfo unknown_location;
extern const FaultInfo near_name;
extern const FaultInfo reserved_piece;
extern const FaultInfo two_places;
extern const FaultInfo faulty_gift;
extern const FaultInfo link_of_one_way;
extern const FaultInfo no_way_there;
extern const FaultInfo odd_total;

inline constexpr std::array<const FaultInfo*, 10> all{
    &unknown_ingredient, &unknown_gift, &unknown_location, &near_name,    &reserved_piece,
    &two_places,         &faulty_gift,  &link_of_one_way,  &no_way_there, &odd_total};

}  // namespace faults

}  // namespace elfref::master_elf
