#include "elfref/core/asking/record_diff.h"

#include <gmock/gmock.h>

#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::record_diff_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Refereed read(std::string name, const std::string& text) {
  Refereed refereed = referee({.name = std::move(name), .text = text});
  EXPECT_NE(refereed.judgement.verdict, Verdict::unreadable) << text;
  return refereed;
}

/// Two records and what comes of comparing them.
struct Pair {
  Refereed a, b;
  RecordDiff diff;

  Pair(const std::string& first, const std::string& second)
      : a(read("a", first)),
        b(read("b", second)),
        diff(diff_records(*a.game, {*a.record, a.judgement}, {*b.record, b.judgement})) {}

  /// `otherwise Anna: pass | pig on Ixara-Lapphalya`.
  [[nodiscard]] std::vector<std::string> apart() const {
    std::vector<std::string> found;
    for (const RecordsApart& one : diff.apart) {
      std::string what(one.what);
      if (!one.player.empty()) what += (what.empty() ? "" : " ") + one.player;
      found.push_back(std::string(name(one.how)) + " " + what + ": " + one.words[0] + " | " + one.words[1]);
    }
    return found;
  }
  [[nodiscard]] std::string text() const {
    std::string out;
    render_diff(out, diff, {Example{a.source(), a.judgement}, Example{b.source(), b.judgement}}, {});
    return out;
  }
};

/// A record of three players and one round.
std::string with_round(const std::string& round, const std::string& head = "") {
  return head + "players: [Anna, Boris, Chris]\nrounds:\n" + round;
}

std::string with_plan(const std::string& entries) {
  return with_round("- plan: [" + entries + "]\n");
}
std::string with_travel(const std::string& entries) {
  return with_round("- travel: [" + entries + "]\n");
}

TEST(RecordDiff, TheSameInOtherWordsIsNoDifference) {
  const Pair pair(
      with_round("- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n  travel:\n  - Anna: [Lapphalya: 1 dragon]\n"),
      with_round(
          "- travel:\n  - anna:\n    - LAPPHALYA: Drachen\n  plan:\n  - Anna: Drache on lapphalya – elvenhold\n"));
  EXPECT_THAT(pair.apart(), IsEmpty());
  EXPECT_THAT(pair.diff.tells_more, ElementsAre(0, 0));
  EXPECT_EQ(pair.text(), "a and b: no difference\n");
}

TEST(RecordDiff, WhoKnowsMoreSaysNothingElse) {
  const Pair pair(
      with_round("- deal: {Anna: 8}\n  travel:\n  - Anna: [Virst: unknown]\n  - Boris: unknown\n"),
      with_round("- deal: {Anna: 6 raft + pig + unknown, Boris: 8}\n  travel:\n  - Anna: [Virst: 2 raft, discard: 2]\n"
                 "  - Boris: [Virst: 2 raft, Ixara: raft]\n  - Chris: []\n"));
  EXPECT_THAT(pair.apart(), IsEmpty());
  EXPECT_EQ(pair.diff.tells_more[0], 0);
  EXPECT_EQ(pair.diff.tells_more[1], 7);  // two deals, a payment, a discard, two steps, a journey that was not made
}

TEST(RecordDiff, EachMayKnowMore) {
  const Pair pair(with_round("- deal: {Anna: 3 pig + 5 unknown}\n"),
                  with_round("- deal: {Anna: 2 raft + 6 unknown}\n"));
  EXPECT_THAT(pair.apart(), IsEmpty());
  EXPECT_THAT(pair.diff.tells_more, ElementsAre(1, 1));
  const Pair too_many(with_round("- deal: {Anna: 5 pig + 3 unknown}\n"),
                      with_round("- deal: {Anna: 4 raft + 4 unknown}\n"));
  EXPECT_THAT(too_many.apart(), ElementsAre("otherwise Anna: 5 pig + 3 unknown | 4 raft + 4 unknown"));
}

TEST(RecordDiff, APlayThatIsLeftOutMovesNoOther) {
  const Pair pair(
      with_plan(
          "Anna: dragon on Elvenhold-Lapphalya, Boris: pig on Lapphalya-Ixara, Chris: elfcycle on Lapphalya-Virst"),
      with_plan("Anna: dragon on Elvenhold-Lapphalya, Chris: elfcycle on Lapphalya-Virst"));
  EXPECT_THAT(pair.apart(), ElementsAre("only-in-first Boris: pig on Ixara-Lapphalya | "));
  EXPECT_THAT(pair.text(), HasSubstr("first difference: round 1, plan: Boris\na:3:"));
  EXPECT_THAT(pair.text(), HasSubstr("b: no such play\n"));
}

TEST(RecordDiff, ARecordMayStopAnywhere) {
  const std::string first = "Anna: dragon on Elvenhold-Lapphalya", second = "Boris: pig on Lapphalya-Ixara";
  EXPECT_THAT(Pair(with_plan(first), with_plan(first + ", " + second)).apart(), IsEmpty());
  const std::string then = "  travel: [Anna: []]\n";
  const Pair goes_on(with_round("- plan: [" + first + "]\n" + then),
                     with_round("- plan: [" + first + ", " + second + "]\n" + then));
  EXPECT_THAT(goes_on.apart(), ElementsAre("only-in-second Boris:  | pig on Ixara-Lapphalya"));
}

TEST(RecordDiff, OnePlayInsteadOfAnother) {
  const Pair pair(with_travel("Anna: [Virst: 2 raft], Boris: [Virst: 2 raft, Ixara: raft]"),
                  with_travel("Anna: [Virst: 2 raft], Boris: [Virst: 1 raft, Ixara: raft]"));
  EXPECT_THAT(pair.apart(), ElementsAre("otherwise Boris: Virst: 2 raft | Virst: raft"));
  EXPECT_THAT(pair.diff.only[0], IsEmpty());
  ASSERT_EQ(pair.diff.only[1].size(), 1U);
  EXPECT_EQ(pair.diff.only[1][0]->id, "ferry-price");
  EXPECT_EQ(pair.diff.stands_up(), 0);
}

TEST(RecordDiff, WhoStayedMayHaveThrownCardsAway) {
  EXPECT_THAT(Pair(with_travel("Anna: []"), with_travel("Anna: [discard: 4]")).apart(), IsEmpty());
  EXPECT_THAT(Pair(with_travel("Anna: []"), with_travel("Anna: [Virst: 2 raft]")).apart(),
              ElementsAre("otherwise Anna: [] | Virst: 2 raft"));
  EXPECT_THAT(Pair(with_travel("Anna: []"), with_travel("Anna: [Virst: 2 raft, discard: 2]")).apart(),
              ElementsAre("only-in-second Anna:  | Virst: 2 raft"));
}

TEST(RecordDiff, AnotherOrder) {
  const Pair pair(with_travel("Anna: [Virst: 2 raft], Boris: []"), with_travel("Boris: [], Anna: [Virst: 2 raft]"));
  EXPECT_THAT(pair.apart(), ElementsAre("elsewhere Anna: Virst: 2 raft | Virst: 2 raft"));
  EXPECT_THAT(pair.text(), HasSubstr("a:3:19: Virst: 2 raft, at another point in the order of play\n"));
  const Pair later(with_round("- deal: {Anna: 8}\n  travel: [Anna: [Virst: 2 raft], Boris: []]\n"),
                   with_round("- deal: {Anna: 7}\n  travel: [Boris: [], Anna: [Virst: 2 raft]]\n"));
  EXPECT_THAT(later.text(),
              HasSubstr("round 1, travel: Anna: a:4: Virst: 2 raft; at another point in the order of play: b:4\n"));
}

TEST(RecordDiff, PassesCountWhereBothRecordThem) {
  const std::string all = "Anna: pass, Boris: pig on Lapphalya-Ixara, Chris: pass, Anna: dragon on Elvenhold-Lapphalya";
  const std::string none = "Boris: pig on Lapphalya-Ixara, Anna: dragon on Elvenhold-Lapphalya";
  const std::string one = "Boris: pig on Lapphalya-Ixara, Chris: pass, Anna: dragon on Elvenhold-Lapphalya";
  EXPECT_THAT(Pair(with_plan(all), with_plan(none)).apart(), IsEmpty());
  EXPECT_THAT(Pair(with_plan(all), with_plan(all + ", Boris: pass, Chris: pass, Anna: pass")).apart(), IsEmpty());
  EXPECT_THAT(Pair(with_plan(all), with_plan(one)).apart(), ElementsAre("only-in-first Anna: pass | "));
}

TEST(RecordDiff, AnUnknownPlayIsRatherOneThatWouldBeMissed) {
  const std::string all =
      "Anna: pass, Boris: pig on Elvenhold-Lapphalya, Chris: pass, Anna: pass, Boris: pass, "
      "Chris: wagon on Lapphalya-Virst";
  const std::string travel = "  travel: [Anna: []]\n", unknown = "Boris: pig on Elvenhold-Lapphalya, Chris: unknown";
  EXPECT_THAT(Pair(with_plan(unknown) + travel, with_plan(all) + travel).apart(), IsEmpty());
  // Where the record stops behind it, it is the next one: of what follows nothing is missed.
  EXPECT_THAT(
      Pair(with_plan("Boris: unknown"), with_plan(all + ", Anna: pass, Boris: dragon on Dag'Amura-Ixara")).apart(),
      IsEmpty());
}

TEST(RecordDiff, AGapEndsWhereTheBootWasSeen) {
  const std::string gap = "Anna: [unknown, {at: Ixara}, Lapphalya: dragon]";
  const auto journey = [&](const std::string& steps) {
    return Pair(with_travel(gap), with_travel("Anna: [" + steps + "]"));
  };
  const Pair same = journey("Virst: 2 raft, Ixara: raft, Lapphalya: dragon");
  EXPECT_THAT(same.apart(), IsEmpty()) << same.text();
  EXPECT_FALSE(journey("Virst: 2 raft, Lapphalya: dragon").diff.same());
}

TEST(RecordDiff, GapsAreTheSameWhereTheyMayEndTheSame) {
  const auto gaps = [](const std::string& first, const std::string& second) {
    return Pair(with_travel("Anna: [" + first + "]"), with_travel("Anna: [" + second + "]"));
  };
  EXPECT_THAT(gaps("unknown, {at: Ixara}", "unknown, {at: ixara}").diff.tells_more, ElementsAre(0, 0));
  const Pair seen = gaps("unknown, {at: Ixara}", "unknown");
  EXPECT_THAT(seen.apart(), IsEmpty()) << seen.text();
  EXPECT_THAT(seen.diff.tells_more, ElementsAre(1, 0));
  EXPECT_FALSE(gaps("unknown, {at: Ixara}", "unknown, {at: Virst}").diff.same());
  const Pair filled = gaps("Virst: 2 raft, Ixara: raft", "unknown, {at: Ixara}");
  EXPECT_THAT(filled.apart(), IsEmpty()) << filled.text();
  EXPECT_EQ(filled.diff.tells_more[1], 0);
}

TEST(RecordDiff, ItSaysWhichOfThemStandsUpToTheRules) {
  const auto conclusion = [](const std::string& first, const std::string& second) {
    const std::string text = Pair(with_travel(first), with_travel(second)).text();
    const std::size_t line = text.rfind('\n', text.size() - 2) + 1;
    return text.substr(line, text.size() - line - 1);
  };
  const std::string good = "Anna: [Virst: 2 raft]", other = "Anna: [Rivinia: raft]";
  const std::string bad = "Anna: [Virst: 1 raft]", worse = "Anna: [Rivinia: pig]";
  EXPECT_EQ(conclusion(good, other), "where they differ, both follow the rules");
  EXPECT_EQ(conclusion(good, worse), "where they differ, a follows the rules, but b breaks them");
  EXPECT_EQ(conclusion(bad, worse), "where they differ, both break the rules");
  const std::string depends = "Anna: [Lapphalya: pig]", depends_too = "Anna: [Lapphalya: dragon, Virst: dragon]";
  EXPECT_EQ(conclusion(depends, other), "where they differ, b follows the rules, but a may break them");
  EXPECT_EQ(conclusion(depends, depends_too), "where they differ, both may break the rules");
}

TEST(RecordDiff, InJsonASideThatHasNothingIsNull) {
  const Pair pair(with_plan("Anna: dragon on Elvenhold-Lapphalya, Boris: pig on Lapphalya-Ixara"),
                  with_plan("Anna: dragon on Elvenhold-Lapphalya") + "  travel: [Anna: []]\n");
  const std::string json = render_diff_json(
      pair.diff, {Example{pair.a.source(), pair.a.judgement}, Example{pair.b.source(), pair.b.judgement}});
  EXPECT_THAT(json,
              HasSubstr(R"("sides":[{"line":3,"column":54,"end_column":76,"words":"pig on Ixara-Lapphalya"},null])"));
}

TEST(RecordDiff, SeatsNamesAndRulesAreCompared) {
  const Pair seats("players: [Anna, Boris, Chris]\n", "players: [Anna, Chris, Boris]\n");
  EXPECT_THAT(seats.apart(), ElementsAre("otherwise players: [Anna, Boris, Chris] | [Anna, Chris, Boris]"));
  const Pair names(with_travel("Boris: [Virst: 2 raft]"),
                   "players: [Anna, Bob, Chris]\nrounds:\n- travel: [Bob: [Virst: 2 raft]]\n");
  EXPECT_THAT(names.apart(), ElementsAre("otherwise players: [Anna, Boris, Chris] | [Anna, Bob, Chris]"));
  const Pair rules("edition: italian\noptions: {lake-cost: 1}\nplayers: [Anna, Boris]\nwinner: Anna\n",
                   "edition: russian\nplayers: [{name: Anna, town: Virst}, Boris]\nwinner: Boris\n");
  EXPECT_THAT(rules.apart(),
              ElementsAre("otherwise edition: italian | russian", "otherwise option lake-cost: 1 | 2",
                          "otherwise option town-cards: false | true", "otherwise winner: Anna | Boris"));
  const Pair named("edition: italian\nplayers: [Anna, Boris]\n", "players: [Anna, Boris]\n");
  EXPECT_THAT(named.apart(), IsEmpty());
  EXPECT_THAT(named.diff.tells_more, ElementsAre(1, 0));
}

TEST(RecordDiff, WhereARecordBeginsIsCompared) {
  const auto begun = [](const std::string& player) {
    return "players: [Anna, Boris]\nstart: {round: 2, phase: travel, players: {Anna: {" + player + "}}}\n";
  };
  EXPECT_THAT(Pair(begun("at: Virst, hand: 2 raft"), begun("at: Ixara")).apart(),
              ElementsAre("otherwise start: at Anna: Virst | Ixara"));
  const Pair known(begun("hand: 2 raft + pig, counters: pig + hidden dragon"), begun("hand: 3, counters: 2 unknown"));
  EXPECT_THAT(known.apart(), IsEmpty());
  EXPECT_THAT(known.diff.tells_more, ElementsAre(2, 0));
  EXPECT_THAT(Pair(begun("counters: pig + hidden dragon"), begun("counters: hidden pig + dragon")).apart(),
              ElementsAre("otherwise start: counters Anna: pig + hidden dragon | hidden pig + dragon"));
}

TEST(RecordDiff, EveryRecordIsTheSameAsItself) {
  int records = 0;
  for (const char* folder : {"records/elfenland/disputes", "records/elfenland/sessions"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        const Refereed one = referee(fixture.source), other = referee(fixture.source);
        if (one.judgement.verdict == Verdict::unreadable) continue;
        ++records;
        const RecordDiff diff = diff_records(*one.game, {*one.record, one.judgement}, {*other.record, other.judgement});
        EXPECT_TRUE(diff.same()) << path;
        EXPECT_THAT(diff.tells_more, ElementsAre(0, 0)) << path;
        EXPECT_THAT(diff.only[0], IsEmpty()) << path;
      }
  EXPECT_GT(records, 50);
}

}  // namespace
}  // namespace elfref::record_diff_test
