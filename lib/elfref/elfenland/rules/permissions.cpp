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
             .cites = cites(chapter::draw, "SSSS")}),
    allowed({.id = "place-after-a-pass", .code = "PLAN-6", .phase = phase::plan,
             .cites = cites(chapter::plan, "SSSS")}),
    allowed({.id = "obstacle-in-any-round", .code = "OBST-1", .phase = phase::plan,
             .cites = cites(chapter::obstacle, "SSSS")}),
    allowed({.id = "use-any-counter", .code = "PLAN-5", .phase = phase::travel,
             .cites = cites(chapter::plan, "SSSS")}),
    allowed({.id = "stay-in-a-town", .code = "MOVE-1", .phase = phase::travel,
             .cites = cites(chapter::travel, "SSSS")}),
    allowed({.id = "there-and-back", .code = "MOVE-6", .phase = phase::travel,
             .cites = cites(chapter::there_and_back, "SSSS")}),
    allowed({.id = "cards-of-a-caravan", .code = "CARAVAN-1", .phase = phase::travel,
             .cites = cites(chapter::caravan, "SSSS")}),
    allowed({.id = "keep-either-side-up", .code = "ROUND-2", .phase = phase::keep,
             .cites = cites(chapter::counters_back, "SSSS")}),
};

}  // namespace

std::span<const RuleInfo> permissions() { return table; }

}  // namespace elfref::elfenland
