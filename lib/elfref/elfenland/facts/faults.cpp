#include "elfref/elfenland/facts/faults.h"

#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland::faults {

constexpr FaultInfo unknown_town{"unknown-town", Severity::error, msg::unknown_town.id, elfenland_words};
constexpr FaultInfo unknown_road{"unknown-road", Severity::error, msg::unknown_road.id, elfenland_words};
constexpr FaultInfo unknown_transport{"unknown-transport", Severity::error, msg::unknown_transport.id, elfenland_words};
constexpr FaultInfo idle_town{"idle-town", Severity::note, msg::idle_town.id, elfenland_words};
constexpr FaultInfo town_against_option{"town-against-option", Severity::error, msg::town_against_option.id,
                                        elfenland_words};

}  // namespace elfref::elfenland::faults
