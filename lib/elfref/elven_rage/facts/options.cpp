#include "elfref/elven_rage/facts/options.h"

namespace elfref::elven_rage {
namespace {

constexpr OptionWords all_options[] = {
    {"hand-limit", {"next-discard", "at-once"}},
    {"discard-more", {"no", "yes"}},
    {"first-turn-draw", {"summon-only", "none"}},
    {"reshuffle", {"when-needed", "at-once"}},
    {"empty-deck", {"draw-fewer", "no-decline"}},
    {"look-first", {"optional", "required"}},
    {"castle-retreat", {"no", "yes"}},
    {"give-up", {"forced-only", "free"}},
    {"attack-with-fewer", {"no", "if-unopposed"}},
    {"neutral-player", {"opponents-only", "ally-too"}},
    {"neutral-placement", {"advanced", "beginner"}},
    {"treasure-reserve", {"neutrals", "attacker", "beneath"}},
    {"treasure-shown", {"card-wins", "chance"}},
    {"lost-treasure", {"neutral-discard", "aside"}},
    {"left-hits", {"clockwise", "counterclockwise"}},
    {"fire-double", {"stopped", "hits"}},
    {"fire-pierce", {"hits-and-burns", "hits", "stopped"}},
    {"counter-when-killed", {"yes", "no"}},
    {"move-instead", {"no", "yes"}},
    {"move-loop", {"first-repeat", "third-repeat", "agreed"}},
    {"fire-ends", {"goes-on", "ends"}},
    {"initiative-change", {"at-once", "next-round"}},
    {"swap-centre", {"no", "yes"}},
    {"central-summon", {"yes", "no"}},
    {"central-owner", {"hand-cards", "guardian"}},
    {"guardian-sent", {"one-of-three", "fourth"}},
    {"guardian-dead", {"stays", "neutral-discard"}},
    {"captured-dragon", {"its-castle", "any-castle", "none"}},
    {"castle-draw-up", {"any-held", "own"}},
    {"out-lands", {"free", "captor", "stay"}},
    {"out-treasures", {"neutral-discard", "captor", "removed"}},
    {"goal-time", {"at-once", "end-of-turn", "when-shown"}},
    {"own-castle", {"counts", "not"}},
    {"last-standing", {"wins", "plays-on"}},
    {"squads-again", {"as-at-start", "players-left"}},
    {"ally-lands", {"no", "yes"}},
    {"token-target", {"free-only", "any"}},
    {"built-tower", {"stays", "goes"}},
    {"gifts", {"yes", "no"}},
};

constexpr EditionInfo all_editions[] = {
    column({.name = "designprint-2016", .cited_as = "designprint-2016"}, "0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*"
           "0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*"),
};

}  // namespace

const OptionTable& option_table() {
  static const OptionTable table(all_options, all_editions);
  return table;
}

}  // namespace elfref::elven_rage
