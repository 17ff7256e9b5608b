#include "elfref/elven_rage/facts/options.h"

namespace elfref::elven_rage {
namespace {

// clang-format off
constexpr OptionWords all_options[] = {
    {"hand-limit", "when a hand is cut to five outside of Discard",
     {{"next-discard", "at-once"}}, {{"at the next Discard", "as soon as it is too large"}}},
    {"discard-more", "whether more than the surplus may be thrown away",
     {{"no", "yes"}}, {{"exactly the surplus", "the surplus or more"}}},
    {"first-turn-draw", "whether two cards may be drawn for no attack in the first turn",
     {{"summon-only", "none"}}, {{"only Summon is left out", "nothing is drawn"}}},
    {"reshuffle", "when a deck that ran out is made anew",
     {{"when-needed", "at-once"}}, {{"at the draw that finds it empty", "as it becomes empty"}}},
    {"empty-deck", "what is drawn when deck and discard are empty",
     {{"draw-fewer", "no-decline"}}, {{"what there is", "who cannot draw two cannot decline"}}},
    {"look-first", "whether a squad must have been looked at before one is fought unseen",
     {{"optional", "required"}}, {{"no", "yes, unless all are open"}}},
    {"castle-retreat", "whether the owner of a castle may retreat",
     {{"no", "yes"}}, {{"the dragon defends it", "as from other lands"}}},
    {"give-up", "who may give up a land",
     {{"forced-only", "free"}}, {{"who has fewer than three cards", "anybody"}}},
    {"attack-with-fewer", "whether one may attack with fewer than three cards",
     {{"no", "if-unopposed"}}, {{"three are sent", "where the owner cannot defend"}}},
    {"neutral-player", "who may play the neutral cards",
     {{"opponents-only", "ally-too"}}, {{"an opponent of the attacker", "his ally as well"}}},
    {"neutral-placement", "how cards are laid out against neutrals",
     {{"advanced", "beginner"}}, {{"as against players", "blind"}}},
    {"treasure-reserve", "whose reserve a Treasure on top of the centre is",
     {{"neutrals", "attacker", "beneath"}}, {{"the neutrals'", "the attacker's", "his whose card lies under it"}}},
    {"treasure-shown", "what lies on top when a Treasure is shown against a card",
     {{"card-wins", "chance"}}, {{"the card", "either"}}},
    {"lost-treasure", "where Treasures of a lost battle go",
     {{"neutral-discard", "aside"}}, {{"to the neutral discard", "out of the game"}}},
    {"left-hits", "which neighbour the left slot points at",
     {{"clockwise", "counterclockwise"}}, {{"the next place clockwise", "the next place counterclockwise"}}},
    {"fire-double", "what a double strike does at a fire shield",
     {{"stopped", "hits"}}, {{"nothing, and the striker burns", "it strikes"}}},
    {"fire-pierce", "what a piercing strike does at a fire shield",
     {{"hits-and-burns", "hits", "stopped"}},
     {{"it strikes, and the striker burns", "it strikes", "nothing, and the striker burns"}}},
    {"counter-when-killed", "whether a counterattack works when its card dies of the strike",
     {{"yes", "no"}}, {{"it does", "it does not"}}},
    {"move-instead", "whether a card may move that could do damage",
     {{"no", "yes"}}, {{"it may not", "it may"}}},
    {"move-loop", "which repetition after a movement ends a battle",
     {{"first-repeat", "third-repeat", "agreed"}}, {{"the first", "the third", "as the players agree"}}},
    {"fire-ends", "whether a battle may end when only fire shields can be struck",
     {{"goes-on", "ends"}}, {{"it goes on", "it may end"}}},
    {"initiative-change", "when a change of initiative counts",
     {{"at-once", "next-round"}}, {{"in the round that has begun", "from the next round on"}}},
    {"swap-centre", "whether the reserve may be exchanged with a card beneath it",
     {{"no", "yes"}}, {{"only with one of the edge", "with one's own beneath it too"}}},
    {"central-summon", "whether the central castle counts for Summon",
     {{"yes", "no"}}, {{"it does", "it does not"}}},
    {"central-owner", "who defends a central castle that somebody holds",
     {{"hand-cards", "guardian"}}, {{"three hand cards", "the guardian and two"}}},
    {"guardian-sent", "what the guardian is in an attack",
     {{"one-of-three", "fourth"}}, {{"one of the three", "a fourth"}}},
    {"guardian-dead", "where the guardian goes who fell for his holder",
     {{"stays", "neutral-discard"}}, {{"he stays with him", "to the neutral discard"}}},
    {"captured-dragon", "where a captured dragon fights",
     {{"its-castle", "any-castle", "none"}}, {{"for its castle", "for any castle of its captor", "nowhere"}}},
    {"castle-draw-up", "who draws missing defenders of a castle",
     {{"any-held", "own"}}, {{"whoever holds it", "only for one's own"}}},
    {"out-lands", "what becomes of the lands of who is out",
     {{"free", "captor", "stay"}}, {{"they are free", "the captor has them", "they stay marked"}}},
    {"out-treasures", "what becomes of the Treasures of who is out",
     {{"neutral-discard", "captor", "removed"}},
     {{"to the neutral discard", "the captor has them", "out of the game"}}},
    {"goal-time", "when a fulfilled goal ends the game",
     {{"at-once", "end-of-turn", "when-shown"}}, {{"at once", "at the end of the turn", "when it is shown"}}},
    {"own-castle", "whether the starting castle counts among lands for a goal",
     {{"counts", "not"}}, {{"it does", "it does not"}}},
    {"last-standing", "what happens when all others are out",
     {{"wins", "plays-on"}}, {{"who is left has won", "the goal is still to be fulfilled"}}},
    {"squads-again", "how many squads are laid again after somebody is out",
     {{"as-at-start", "players-left"}}, {{"as many as at the start", "one more than players are left"}}},
    {"ally-lands", "whether an ally's land may be attacked",
     {{"no", "yes"}}, {{"it may not", "it may"}}},
    {"token-target", "where a token may be moved",
     {{"free-only", "any"}}, {{"to free land", "to a player's land too"}}},
    {"built-tower", "what becomes of a built tower when its land changes hands",
     {{"stays", "goes"}}, {{"it stays", "it goes"}}},
    {"gifts", "whether things are handed over without return outside an alliance",
     {{"yes", "no"}}, {{"they may be", "only in return"}}},
};
// clang-format on

constexpr EditionInfo all_editions[] = {
    column({.name = "designprint-2016",
            .title = "Designprint 2016",
            .text = "the Russian rulebook of 2016",
            .cited_as = "designprint-2016",
            .remark = ""},
           "0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*"
           "0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*"),
};

}  // namespace

const OptionTable& option_table() {
  static const OptionTable table(all_options, all_editions);
  return table;
}

}  // namespace elfref::elven_rage
