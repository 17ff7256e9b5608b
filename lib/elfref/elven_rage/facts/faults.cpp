#include "elfref/elven_rage/facts/faults.h"

#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage::faults {

constexpr FaultInfo unknown_card{"unknown-card", Severity::error, msg::unknown_card.id, elven_rage_words};
constexpr FaultInfo unknown_artifact{"unknown-artifact", Severity::error, msg::unknown_artifact.id, elven_rage_words};
constexpr FaultInfo unknown_goal{"unknown-goal", Severity::error, msg::unknown_goal.id, elven_rage_words};
constexpr FaultInfo unknown_place{"unknown-place", Severity::error, msg::unknown_place.id, elven_rage_words};
constexpr FaultInfo sides_due{"sides-due", Severity::error, msg::sides_due.id, elven_rage_words};
constexpr FaultInfo card_numbers{"card-numbers", Severity::error, msg::card_numbers.id, elven_rage_words};
constexpr FaultInfo effect_words{"effect-words", Severity::error, msg::effect_words.id, elven_rage_words};
constexpr FaultInfo too_many_pieces{"too-many-pieces", Severity::error, msg::too_many_pieces.id, elven_rage_words};
constexpr FaultInfo one_dragon{"one-dragon", Severity::error, msg::one_dragon.id, elven_rage_words};
constexpr FaultInfo map_faults{"faulty-map", Severity::error, msg::faulty_map.id, elven_rage_words};

}  // namespace elfref::elven_rage::faults
