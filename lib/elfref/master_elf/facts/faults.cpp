#include "elfref/master_elf/facts/faults.h"

#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf::faults {

constexpr FaultInfo unknown_ingredient{"unknown-ingredient", Severity::error, msg::unknown_ingredient.id,
                                       master_elf_words};
constexpr FaultInfo unknown_gift{"unknown-gift", Severity::error, msg::unknown_gift.id, master_elf_words};
constexpr FaultInfo unknown_location{"unknown-location", Severity::error, msg::unknown_location.id, master_elf_words};
constexpr FaultInfo near_name{"near-name", Severity::note, msg::near_name.id, master_elf_words};
constexpr FaultInfo reserved_piece{"reserved-piece", Severity::error, msg::reserved_piece.id, master_elf_words};
constexpr FaultInfo two_places{"two-places", Severity::error, msg::two_places.id, master_elf_words};
constexpr FaultInfo faulty_gift{"faulty-gift", Severity::error, msg::faulty_gift.id, master_elf_words};
constexpr FaultInfo link_of_one_way{"link-of-one-way", Severity::warning, msg::link_of_one_way.id, master_elf_words};
constexpr FaultInfo no_way_there{"no-way-there", Severity::error, msg::no_way_there.id, master_elf_words};
constexpr FaultInfo odd_total{"odd-total", Severity::warning, msg::odd_total.id, master_elf_words};

}  // namespace elfref::master_elf::faults
