// `elfref record`: plays that are typed one after the other become a record.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tools/command.h"

namespace elfref::testing::record_test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

/// Types lines, and shows what is said and what was written then.
Outcome typed(const std::string& lines, const std::string& more = "") {
  return run("d=$(mktemp -d) && printf '" + lines + "' | elfref record $d/game.yaml 2>&1; echo exit $?; " + more +
             " cat $d/game.yaml; elfref check --summary $d/game.yaml; rm -r $d");
}

TEST(Recorded, PlaysGoWhereTheyBelong) {
  const Outcome outcome = typed(
      "Anna, Boris\\ndragon on Elvenhold-Lapphalya\\npass\\nAnna: [Lapphalya: dragon]\\n[Virst: 2 raft]\\n"
      "cloud on Jaccaranda-Throtmanni\\nnote: at night\\n");
  EXPECT_THAT(outcome.output, HasSubstr("exit 0\n"
                                        "players: [Anna, Boris]\n"
                                        "rounds:\n"
                                        "- plan:\n"
                                        "  - Anna: dragon on Elvenhold-Lapphalya\n"
                                        "  - Boris: pass\n"
                                        "  travel:\n"
                                        "  - Anna: [Lapphalya: dragon]\n"
                                        "  - Boris: [Virst: 2 raft]\n"
                                        "- plan:\n"
                                        "  - Boris: cloud on Jaccaranda-Throtmanni\n"
                                        "  - note: at night\n"));
  EXPECT_THAT(outcome.output, HasSubstr(": legal: 5 plays, unfinished\n"));
}

TEST(Recorded, KeysAreInTheLanguageOfThoseThatAreThere) {
  const Outcome outcome = typed(
      "игроки: [Аня, Борис]\\nАня: dragon on Elvenhold-Lapphalya\\nБорис: pass\\nАня: [Lapphalya: dragon]\\n"
      "Борис: []\\nkeep: {Аня: unknown}\\n");
  EXPECT_THAT(outcome.output, HasSubstr("exit 0\n"
                                        "игроки: [Аня, Борис]\n"
                                        "раунды:\n"
                                        "- план:\n"
                                        "  - Аня: dragon on Elvenhold-Lapphalya\n"
                                        "  - Борис: pass\n"
                                        "  поход:\n"
                                        "  - Аня: [Lapphalya: dragon]\n"
                                        "  - Борис: []\n"
                                        "  оставить: {Аня: unknown}\n"));
}

TEST(Recorded, ABreachIsToldAndStandsAndWhatIsNotReadIsNotWritten) {
  const Outcome outcome = typed("Anna, Boris\\nAnna: [Virst: 1 raft]\\nBoris: [Vix: 1 raft]\\n");
  EXPECT_THAT(outcome.output, HasSubstr("[ferry-price]"));
  EXPECT_THAT(outcome.output, HasSubstr("[unknown-town]"));
  EXPECT_THAT(outcome.output, HasSubstr("not written: 'Boris: [Vix: 1 raft]'\nexit 2\n"));
  EXPECT_THAT(outcome.output, HasSubstr("\n- travel:\n  - Anna: [Virst: 1 raft]\n/"));  // and no more
}

TEST(Recorded, ABreachIsToldOnStandardErrorAndIsTheExitStatus) {
  const Outcome outcome =
      run("d=$(mktemp -d); printf 'Anna, Boris\\nAnna: [Virst: 1 raft]\\n' | elfref record $d/game.yaml 2>$d/said; "
          "echo exit $?; grep -c 'ferry-price' $d/said; rm -r $d");
  EXPECT_EQ(outcome.output, "exit 1\n1\n");
}

TEST(Recorded, ABreachDoesNotBeginARound) {
  const Outcome counters =
      typed("Anna, Boris\\nAnna: dragon on Elvenhold-Lapphalya\\nBoris: cloud on Elvenhold-Lapphalya\\n");
  EXPECT_THAT(counters.output, HasSubstr("[one-counter-per-road]"));
  EXPECT_THAT(counters.output, HasSubstr("exit 1\n"
                                         "players: [Anna, Boris]\n"
                                         "rounds:\n"
                                         "- plan:\n"
                                         "  - Anna: dragon on Elvenhold-Lapphalya\n"
                                         "  - Boris: cloud on Elvenhold-Lapphalya\n/"));
  EXPECT_THAT(counters.output, HasSubstr(": illegal: 1 breach"));
  const Outcome price = typed(
      "Anna, Boris\\nAnna: dragon on Elvenhold-Lapphalya\\nBoris: pass\\nAnna: pass\\nAnna: [Lapphalya: pig]\\n"
      "Boris: [Lapphalya: dragon]\\n");
  EXPECT_THAT(price.output, HasSubstr("[pay-the-price]"));
  EXPECT_THAT(price.output, HasSubstr("exit 1\n"));
  EXPECT_THAT(price.output, HasSubstr("  travel:\n  - Anna: [Lapphalya: pig]\n  - Boris: [Lapphalya: dragon]\n/"));
}

TEST(Recorded, WhoseLineHasNoNameIsTheOneWhoseTurnItIs) {
  // Boris could place it, Anna is to.
  const Outcome outcome = typed(
      "game: elfenland\\n[Anna, Boris]\\nstart: {phase: plan, players: {Anna: {counters: pig}, Boris: {counters: "
      "cloud}}}\\ncloud on Elvenhold-Lapphalya\\n");
  EXPECT_THAT(outcome.output, HasSubstr("  - Anna: cloud on Elvenhold-Lapphalya\n/"));
  EXPECT_THAT(outcome.output, HasSubstr("exit 1\n"));
}

TEST(Recorded, ARoundBeginsWhereTheOldOneMayBeOver) {
  const std::string travelled = "Anna, Boris\\nAnna: dragon on Elvenhold-Lapphalya\\nAnna: [Lapphalya: dragon]\\n";
  const Outcome early = typed(travelled + "Boris: pig on Lapphalya-Virst\\n");
  EXPECT_THAT(early.output, HasSubstr("elfref: round 1 is not over: it is Boris's turn (travel)\nexit 1\n"));
  EXPECT_THAT(early.output, HasSubstr("\n- plan:\n  - Boris: pig on Lapphalya-Virst\n/"));
  const Outcome due = typed(travelled + "Boris: unknown\\nBoris: pig on Lapphalya-Virst\\n");
  EXPECT_THAT(due.output, HasSubstr("exit 0\n"));
  EXPECT_THAT(due.output, HasSubstr("  - Boris: unknown\n- plan:\n  - Boris: pig on Lapphalya-Virst\n/"));
  const Outcome kept = typed(travelled + "[]\\nAnna: cloud\\nAnna: 8\\n");
  EXPECT_THAT(kept.output, HasSubstr("  - Boris: []\n  keep:\n    Anna: cloud\n- deal:\n    Anna: 8\n/"));
}

TEST(Recorded, APhaseWithoutPlaysBeginsARound) {
  const Outcome outcome = typed("Anna, Boris\\nplan: []\\n[]\\n[]\\nplan: []\\nBoris: []\\nAnna: []\\n");
  const std::string second = "- plan: []\n  travel:\n  - Boris: []\n  - Anna: []\n/";
  EXPECT_THAT(outcome.output, HasSubstr("- plan: []\n  travel:\n  - Anna: []\n  - Boris: []\n" + second));
  EXPECT_THAT(outcome.output, HasSubstr("exit 0\n"));
}

TEST(Recorded, AfterTheEndALineWithoutANameIsNoPlayersPlay) {
  const std::string towns =
      "Usselen, Wylhien, Jaccaranda, Tichih, Throtmanni, Parundia, Yttar, Al\\047Baran, Feodor, Rivinia, "
      "Erg\\047Eren, Grangor, Kihromah, Dag\\047Amura, Lapphalya, Beata, Mah\\047Davikia, Ixara, Virst";
  const std::string won =
      "[Anna, Boris]\\nstart: {round: 3, phase: travel, players: {Anna: {at: Virst, towns: [" + towns +
      "]}, Boris: {at: Virst}}}\\nAnna: [Strykhaven: 2 raft]\\n";
  const Outcome at_once = typed("game: elfenland\\noptions: {early-win: immediate}\\n" + won + "unknown\\n");
  EXPECT_THAT(at_once.output, HasSubstr("round 4 begins, but the game ended in round 3 [early-win]\n"));
  EXPECT_THAT(at_once.output, HasSubstr("- travel:\n  - Anna: [Strykhaven: 2 raft]\n- unknown\n/"));
  const Outcome in_the_end = typed("game: elfenland\\nedition: amigo\\n" + won + "Boris: []\\nunknown\\n");
  EXPECT_THAT(in_the_end.output, HasSubstr("round 4 begins, but the game ended in round 3 [early-win]\n"));
  EXPECT_THAT(in_the_end.output, HasSubstr("  - Boris: []\n- unknown\n/"));
}

TEST(Recorded, AJourneyIsWrittenStepByStep) {
  const Outcome outcome = typed(
      "lena, marco\\nlena: dragon on elvenhold-lapphalya\\nmarco: pig on lapphalya-virst\\npass\\npass\\n"
      "lapphalya: dragon\\n\\nvirst: pig\\n[]\\nlapphalya: dragon\\nelfcycle on virst-ixara\\n");
  EXPECT_THAT(outcome.output, HasSubstr("exit 0\n"));
  EXPECT_THAT(outcome.output, HasSubstr("  travel:\n"
                                        "  - lena:\n"
                                        "    - lapphalya: dragon\n"
                                        "    - virst: pig\n"
                                        "  - marco:\n"
                                        "    - lapphalya: dragon\n"
                                        "- plan:\n"
                                        "  - marco: elfcycle on virst-ixara\n/"));
}

TEST(Recorded, AnEmptyLineEndsNothing) {
  const Outcome outcome = typed("Anna, Boris\\n\\n  \\n\\r\\nAnna: [Virst: 2 raft]\\n");
  EXPECT_THAT(outcome.output,
              HasSubstr("exit 0\nplayers: [Anna, Boris]\nrounds:\n- travel:\n  - Anna: [Virst: 2 raft]\n"));
}

TEST(Recorded, ALineIsTakenBackAndARecordGoneOnWith) {
  const Outcome outcome = typed("Anna, Boris\\nAnna: [Virst: 1 raft]\\nundo\\nAnna: [Virst: 2 raft]\\n",
                                "echo 'Boris: []' | elfref record $d/game.yaml;");
  EXPECT_THAT(outcome.output, HasSubstr("  - Anna: [Virst: 2 raft]\n  - Boris: []\n"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("1 raft]\n  -")));
}

TEST(Recorded, TurnsBeginWithWhoseTheyAre) {
  const Outcome outcome = typed(
      "game: elven-rage\\ncomponents: trial-set\\n"
      "[{name: Anna, elves: black, castle: a1}, {name: Boris, elves: snow, castle: e1}]\\nattack: "
      "b1\\nwon\\ndecline\\n");
  EXPECT_THAT(outcome.output, HasSubstr("turns:\n- Anna:\n  - attack: b1\n  - won\n- Boris:\n  - decline\n"));
}

const std::string rage =
    "game: elven-rage\\ncomponents: trial-set\\n"
    "[{name: Anna, elves: black, castle: a1}, {name: Boris, elves: snow, castle: e1}]\\n";

TEST(Recorded, ABreachDoesNotBeginATurn) {
  const Outcome own = typed(rage + "attack: b1\\nwon\\nBoris: attack: e1\\n");
  EXPECT_THAT(own.output, HasSubstr("exit 1\n"));
  EXPECT_THAT(own.output, HasSubstr("turns:\n- Anna:\n  - attack: b1\n  - won\n- Boris:\n  - attack: e1\n/"));
  const Outcome again = typed(rage + "attack: b1\\nwon\\nAnna: attack: c1\\n");  // hers is over
  EXPECT_THAT(again.output, HasSubstr("exit 1\n"));
  EXPECT_THAT(again.output, HasSubstr("- Anna:\n  - attack: b1\n  - won\n  - attack: c1\n/"));
  const Outcome early = typed(rage + "attack: b1\\nBoris: attack: d1\\n");  // the battle is not over
  EXPECT_THAT(early.output, HasSubstr("exit 1\n"));
  EXPECT_THAT(early.output, HasSubstr("- Anna:\n  - attack: b1\n  - Boris: attack d1\n/"));
}

TEST(Recorded, ADiscardThatIsDueStandsInTheTurnOfAnother) {
  const std::string over =
      "game: elven-rage\\ncomponents: trial-set\\noptions: {hand-limit: at-once}\\n"
      "[{name: Anna, elves: black, castle: a1}, {name: Boris, elves: snow, castle: e1}]\\n"
      "start: {turn: Boris, centre: none, players: {Anna: {lands: [a1, b1], hand: 5}, Boris: {lands: [e1, c1], hand: "
      "5}}}\\nattack: b1\\nAnna: retreats 2\\n";
  for (const std::string line : {"Anna: discard 2", "discard 2"}) {
    const Outcome named = typed(over + line + "\\nsummon 1\\n");
    EXPECT_THAT(named.output, HasSubstr("exit 0\n"));
    EXPECT_THAT(named.output, HasSubstr("  - Anna: retreats 2\n  - Anna: discard 2\n- Anna:\n  - summon 1\n/"));
  }
}

TEST(Recorded, AStepThatBreaksARuleDoesNotBeginATurn) {
  const std::string elf =
      "game: master-elf\\ncomponents: trial-set\\nplayers: [Anna, Boris]\\nparcels: easy\\n"
      "start: {players: {Anna: {hand: wax}}, areas: {Mill: wool, Pond: leaf}, stacks: [drum, kite, jam]}\\n";
  const Outcome moved = typed(elf + "Mill: wool\\ncreate drum for elves: wool + wax + crystal\\nOrchard: unknown\\n");
  EXPECT_THAT(moved.output, HasSubstr("exit 0\n"));
  EXPECT_THAT(moved.output, HasSubstr("- Boris:\n  - Orchard: unknown\n/"));
  const Outcome twice = typed(elf + "Mill: wool\\nAnna: Pond: leaf\\n");
  EXPECT_THAT(twice.output, HasSubstr("exit 1\n"));
  EXPECT_THAT(twice.output, HasSubstr("- Anna:\n  - Mill: wool\n  - Pond: leaf\n/"));
  const Outcome stayed = typed(elf + "to Boris: wax\\nBoris: Pond: leaf\\n");
  EXPECT_THAT(stayed.output, HasSubstr("[move-elsewhere]"));
  EXPECT_THAT(stayed.output, HasSubstr("exit 1\n"));
}

/// What stands on the terminal, and in the file then. `keys` are what is typed at each prompt.
std::string at_terminal(const std::string& keys, const std::string& terminal = "", const std::string& with = "") {
  return run("d=$(mktemp -d); " + with + "python3 tests/tools/typed_on_terminal " + terminal + "$d/game.yaml " + keys +
             "; echo exit $?; cat $d/game.yaml; rm -r $d")
      .output;
}

/// Two players and their first counter, typed; and the end of what is shown if only these were written.
const std::string first_counter = "'Anna, Boris' 'dragon on Elvenhold-Lapphalya' ";
const std::string only_first_counter =
    "exit 0\nplayers: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n";

TEST(Recorded, TabCompletesOnATerminal) {
  EXPECT_THAT(at_terminal("'Anna, Boris' 'Anna: dragon on Elvenhold-Lapphalya' 'pas\\t'"),
              HasSubstr("  - Boris: pass\n"));
}

TEST(Recorded, ATerminalThatTheSystemDoesNotKnowIsUsedAsAVt100) {
  const std::string keys = "'Anna, Boris' 'Anna: dragon on Elvenhold-Lapphalya' 'pass no\x15pas\\t'";  // Ctrl-U, Tab
  const std::string rest_of_line_away = "\x1b[K";
  for (const char* variable : {"TERMINFO= ", "TERMINFO=/nowhere ", "env -u TERMINFO "}) {
    const std::string shown = at_terminal(keys, "--terminal no-such-terminal ", variable);
    EXPECT_THAT(shown, HasSubstr("elfref: this system does not know the terminal 'no-such-terminal': "
                                 "it is used as a VT100\n"));
    EXPECT_THAT(shown, Not(HasSubstr("dumb terminal settings")));
    EXPECT_THAT(shown, HasSubstr(rest_of_line_away));
    EXPECT_THAT(shown, HasSubstr("  - Boris: pass\n"));
  }
  const std::string dumb = at_terminal(keys);
  EXPECT_THAT(dumb, Not(HasSubstr(rest_of_line_away)));
  EXPECT_THAT(dumb, Not(HasSubstr("does not know")));
  EXPECT_THAT(at_terminal(keys, "--terminal xterm "), Not(HasSubstr("does not know")));
}

TEST(Recorded, AtATerminalABreachIsWrittenOnlyIfThatIsWanted) {
  const std::string counters = first_counter + "'cloud on Elvenhold-Lapphalya' ";
  const std::string left_out = at_terminal(counters + "no pass");
  EXPECT_THAT(left_out, HasSubstr("write it? yes, no, void (it was taken back), stands (the table let it stand)> "));
  EXPECT_THAT(left_out, HasSubstr("exit 0\n"));
  EXPECT_THAT(left_out, HasSubstr("  - Anna: dragon on Elvenhold-Lapphalya\n  - Boris: pass\n"));
  const std::string written = at_terminal(counters + "'' what yes pass");
  EXPECT_THAT(written, HasSubstr("exit 1\n"));
  EXPECT_THAT(written, HasSubstr("  - Boris: cloud on Elvenhold-Lapphalya\n  - Anna: pass\n"));
  const std::string ruled = at_terminal(counters + "v pass");
  EXPECT_THAT(ruled, HasSubstr("exit 0\n"));
  EXPECT_THAT(ruled, HasSubstr("  - Boris: cloud on Elvenhold-Lapphalya\n  - ruling: void\n  - Boris: pass\n"));
  const std::string ended = at_terminal(counters + "'\\x04'");  // with the question open
  EXPECT_THAT(ended, EndsWith(only_first_counter));
}

TEST(Recorded, AtATerminalEachPromptSaysWhatCanBeTyped) {
  const std::string shown = at_terminal("'Anna, Boris' 'deal: {Anna: 8, Boris: 8}' dragon 'Anna: dragon then pig'");
  EXPECT_THAT(shown, HasSubstr("Who plays? For example: Anna, Boris; for another game first: game: elven-rage or game: "
                               "master-elf\n"));
  EXPECT_THAT(shown, HasSubstr("Which cards does Anna get? · deal: {Anna: 8, Boris: 8} · or help, plays, why, undo\n"));
  EXPECT_THAT(shown, HasSubstr("Anna, deal> "));
  // What was turned up is added to the pick.
  EXPECT_THAT(shown, HasSubstr("exit 0\nplayers: [Anna, Boris]\nrounds:\n- deal: {Anna: 8, Boris: 8}\n"));
  EXPECT_THAT(shown, EndsWith("\n  - Anna: dragon then pig\n"));
  EXPECT_THAT(at_terminal("'Anna, Boris'", "", "LC_ALL=ru_RU.UTF-8 "), HasSubstr(" · или help, plays, why, undo\n"));
}

TEST(Recorded, AtATerminalHelpListsWhatCanBeTypedAndFoldsWhatIsAlike) {
  const std::string planned = at_terminal(first_counter + "help");
  EXPECT_THAT(planned, HasSubstr("Boris plans\n  places something\n"));
  EXPECT_THAT(planned, HasSubstr(" more like it\n"));
  EXPECT_THAT(planned, HasSubstr("\n  Pass\n    pass\n"));
  EXPECT_THAT(planned, HasSubstr("\nAny line of a record may be typed"));
  const std::string travelled = at_terminal(first_counter + "pass pass 'Lapphalya: dragon' help");
  EXPECT_THAT(travelled, HasSubstr("Anna travels\n  goes to a town\n"));
  EXPECT_THAT(travelled, HasSubstr("\n  about the last play\n    Lapphalya: caravan "));
}

TEST(Recorded, AtATerminalWhyAndPlaysAnswerAndWriteNothing) {
  const std::string shown =
      at_terminal(first_counter + "why 'why cloud on Elvenhold-Lapphalya' 'why pass' plays 'why nonsense on nothing'");
  EXPECT_THAT(shown, HasSubstr(": error: "));
  EXPECT_THAT(shown, HasSubstr("[one-counter-per-road]\n"));
  EXPECT_THAT(shown, HasSubstr("this breaks no rule\n"));
  EXPECT_THAT(shown, HasSubstr("round 1\n    1  Anna"));
  EXPECT_THAT(shown, HasSubstr("\n1 play, unfinished\n"));
  EXPECT_THAT(shown, EndsWith(only_first_counter));
}

TEST(Recorded, AtATerminalAnEmptyLineAsksBeforeItEnds) {
  const std::string begun = "'Anna, Boris' 'Anna: dragon on Elvenhold-Lapphalya' '' ";
  const std::string went_on = at_terminal(begun + "what n pass");
  EXPECT_THAT(went_on, HasSubstr("end here? yes, no> "));
  EXPECT_THAT(went_on, HasSubstr("exit 0\n"));
  EXPECT_THAT(went_on, HasSubstr("  - Boris: pass\n"));
  const std::string ended = at_terminal(begun + "yes");
  EXPECT_THAT(ended, EndsWith(only_first_counter));
}

TEST(Recorded, APipeIsAskedNothing) {
  const Outcome outcome = typed("Anna, Boris\\nhelp\\nplays\\nwhy\\n");
  EXPECT_THAT(outcome.output, HasSubstr("not written: 'help'\n"));
  EXPECT_THAT(outcome.output, HasSubstr("not written: 'plays'\n"));
  EXPECT_THAT(outcome.output, HasSubstr("not written: 'why'\nexit 2\nplayers: [Anna, Boris]\n"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("or help")));
}

}  // namespace
}  // namespace elfref::testing::record_test
