#include "elfref/elfenland/rules/permissions.h"

#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/citations.h"

namespace elfref::elfenland {
namespace {

constexpr RuleInfo allowed(RuleInfo permission) {
  permission.severity = Severity::note;
  permission.bearing = Bearing::nothing;
  return permission;
}

// In the order of the rules. Each has a record that does it: tests/elfenland/permissions.
constexpr RuleInfo table[] = {
    allowed({.id = "look-at-a-hidden-counter", .code = "DRAW-2", .phase = phase::draw,
             .text = "a player may look at the own face-down counters at any time, and the others may not",
             .cites = cites(chapter::draw, "SSSS")}),
    allowed({.id = "place-after-a-pass", .code = "PLAN-6", .phase = phase::plan,
             .text = "nobody has to place a counter, and a player who has passed may place one on a later turn",
             .cites = cites(chapter::plan, "SSSS")}),
    allowed({.id = "obstacle-in-any-round", .code = "OBST-1", .phase = phase::plan,
             .text = "a player may place the obstacle on any turn of the planning, in any round",
             .cites = cites(chapter::obstacle, "SSSS")}),
    allowed({.id = "use-any-counter", .code = "PLAN-5", .phase = phase::travel,
             .text = "a player may use every counter on the board, whoever placed it",
             .cites = cites(chapter::plan, "SSSS")}),
    allowed({.id = "stay-in-a-town", .code = "MOVE-1", .phase = phase::travel,
             .text = "a player may stay and not travel at all, or stop while there are cards left",
             .cites = cites(chapter::travel, "SSSS")}),
    allowed({.id = "there-and-back", .code = "MOVE-6", .phase = phase::travel,
             .text = "a boot may go back the way it came and use a road or waterway again and again; each step is paid",
             .cites = cites(chapter::there_and_back, "SSSS")}),
    allowed({.id = "cards-of-a-caravan", .code = "CARAVAN-1", .phase = phase::travel,
             .text = "the cards of a caravan may be of any transports, alike or not, and rafts too",
             .cites = cites(chapter::caravan, "SSSS")}),
    allowed({.id = "keep-either-side-up", .code = "ROUND-2", .phase = phase::keep,
             .text = "the counter that a player keeps may be one that lies face up or one that lies face down",
             .cites = cites(chapter::counters_back, "SSSS")}),
};

}  // namespace

std::span<const RuleInfo> permissions() { return table; }

}  // namespace elfref::elfenland
