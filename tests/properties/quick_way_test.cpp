// The quick way of `check`: a record of which most is read without a tree, and a table at which everything is known.
// Of everything that is generated, broken, thinned out or spoiled it says what the long way says, to the byte.
// ELFREF_GENERATED of the environment is how many sessions of each kind are tried.

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/judging/judged_session.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/games.h"
#include "elfref/testing/as_json.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/generator.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::testing::quick_way_test {
namespace {

using namespace elfenland;

std::uint64_t games() {
  return static_cast<std::uint64_t>(wanted("ELFREF_GENERATED", 80, 1000));
}

Source source_of(std::string text, Syntax syntax) {
  return {.name = syntax == Syntax::json ? "record.json" : "record.yaml", .text = std::move(text), .syntax = syntax};
}

/// A record in each form that programs write.
struct Form {
  std::string text;
  Syntax syntax;
};

/// A generated record as JSON, as `generate` prints it, and as `convert` writes it.
std::vector<Form> forms_of(std::string yaml) {
  std::vector<Form> forms{{*as_json(yaml), Syntax::json}};
  Diagnostics faults;
  forms.push_back({write_yaml(*read_record(source_of(yaml, Syntax::yaml), faults)), Syntax::yaml});
  forms.push_back({std::move(yaml), Syntax::yaml});
  return forms;
}

/// How records are judged by a rulebook that somebody asks for.
const std::vector<Overrides>& all_overrides() {
  static const std::vector<Overrides> all = [] {
    std::vector<Overrides> overrides{{}};
    for (const std::string edition : {"moon-1998", "rio-grande-1998", "rio-grande-2015"})
      overrides.push_back({.edition = edition, .options = {}});
    return overrides;
  }();
  return all;
}

// ---------------------------------------------------------------- what is read without a tree

/// What judge_document() says, which is what referee() says. True: it went the quick way.
bool same_as_in_full(const std::string& text, Syntax syntax, const Overrides& overrides) {
  const JudgedDocument quick = judge_document(source_of(text, syntax), overrides);
  const Refereed full = referee(source_of(text, syntax), overrides);
  EXPECT_EQ(quick.source.text, full.source().text);
  EXPECT_EQ(quick.game, full.game);
  EXPECT_EQ(render_json(quick.source, quick.judgement), render_json(full.source(), full.judgement)) << text;
  return quick.around && quick.judgement.all_known;
}

/// A text with a slip of the keyboard or of a program in it.
std::string spoiled(std::string text, Dice& dice) {
  static constexpr std::string_view signs = "{}[]\",:+- 0aZ\n\t\\u.e#'";
  const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(text.size())));
  const auto sign = signs[static_cast<std::size_t>(dice.below(static_cast<int>(signs.size())))];
  const auto size = static_cast<std::size_t>(1 + dice.below(12));
  switch (dice.below(6)) {
    case 0:
      text[at] = sign;
      break;
    case 1:
      text.insert(at, 1, sign);
      break;
    case 2:
      text.erase(at, size);
      break;
    case 3:
      text.insert(at, text.substr(static_cast<std::size_t>(dice.below(static_cast<int>(text.size()))), size));
      break;
    case 4:
      text.resize(at);
      break;
    default:
      text.insert(at, dice.below(2) == 0 ? "\xD0\x90" : "\xD0");
  }
  return text;
}

TEST(QuickWay, ReadsEverySessionAsTheReaderDoes) {
  std::uint64_t full = 0, quick = 0;
  for (const SessionGenerator& generator : generators())
    for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal})
      for (const std::string breaks : {"", "any"}) {
        const SessionRequest request{.seed = 24, .detail = detail, .breaks = breaks};
        if (!generator.refuse(request).empty()) continue;
        const bool of_elfenland = generator.game->name == "elfenland";
        for (std::uint64_t number = 0; number < (of_elfenland ? games() : games() / 8); ++number) {
          for (const auto& [text, syntax] : forms_of(generator.record(request, number)))
            for (const Overrides& overrides : all_overrides()) {
              if (syntax == Syntax::yaml && number % 4 != 0) continue;
              const bool went = same_as_in_full(text, syntax, overrides);
              if (HasFailure()) return;
              if (!of_elfenland || detail != Detail::full || !overrides.edition.empty()) continue;
              ASSERT_TRUE(breaks.empty() || !went) << text;
              if (breaks.empty()) ++full;
              if (breaks.empty() && went) ++quick;
            }
        }
      }
  EXPECT_GT(quick * 100, full * 90);
}

/// The plays that a record was read as, each with its places.
std::vector<std::string> plays_of(const Record& record) {
  Diagnostics faults;
  const auto session = decode(record, faults);
  if (!session) return {"unreadable"};
  std::vector<std::string> lines;
  for (const Play<Action>& play : session->plays) {
    std::string line = written(play.action, session->players);
    for (const Span part : play.parts) line += " " + std::to_string(part.begin) + "-" + std::to_string(part.end);
    line += " seat " + std::to_string(play.seat ? play.seat->value : -1) + " round " + std::to_string(play.round) +
            " " + std::string(play.phase) + (play.counted ? " counted" : "");
    lines.push_back(line);
  }
  return lines;
}

TEST(QuickWay, ReadsEveryPlayWhereItStands) {
  std::uint64_t quick = 0;
  for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal})
    for (std::uint64_t number = 0; number < games(); ++number)
      for (const auto& [text, syntax] : forms_of(generators().front().record({.seed = 28, .detail = detail}, number))) {
        Source source = source_of(text, syntax);
        const auto around = read_around(source, unread_parts);
        ASSERT_TRUE(around) << text;
        Diagnostics faults;
        const auto full = read_record(source_of(text, syntax), faults);
        const std::vector<std::string> read = plays_of(*around);
        if (read == std::vector<std::string>{"unreadable"}) continue;  // it gave up
        ASSERT_EQ(read, plays_of(*full)) << text;
        if (detail == Detail::full) ++quick;
      }
  EXPECT_EQ(quick, 3 * games());
}

TEST(QuickWay, ReadsSpoiledTextsAsTheReaderDoes) {
  Dice dice(25);
  for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal})
    for (std::uint64_t number = 0; number < games(); ++number) {
      const SessionRequest request{.seed = 25, .detail = detail};
      for (const auto& [text, syntax] : forms_of(generators().front().record(request, number)))
        for (int i = 0; i < (syntax == Syntax::json ? 10 : 2); ++i) {
          std::string other = spoiled(text, dice);
          if (dice.below(3) == 0) other = spoiled(other, dice);
          same_as_in_full(other, syntax, {});
          if (HasFailure()) return;
        }
    }
}

TEST(QuickWay, ReadsRecordsAndFixturesAsTheReaderDoes) {
  int read = 0;
  for (const char* folder : {"tests/elfenland", "tests/faults", "records"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        Diagnostics faults;
        const auto record = read_record(fixture.source, faults);
        if (faults.unreadable()) continue;
        for (const Overrides& overrides : all_overrides())
          same_as_in_full(write_json(*record), Syntax::json, overrides);
        same_as_in_full(fixture.source.text, Syntax::yaml, {});
        ASSERT_FALSE(HasFailure()) << path;
        ++read;
      }
  EXPECT_GT(read, 700);
}

TEST(QuickWay, KnowsEveryPartThatAProgramMayWriteOtherwise) {
  const std::string head = R"({"players":["Anna","Boris"],"rounds":[{)";
  for (const std::string_view rounds : {R"("plan":[])",
                                        R"("plan":{})",
                                        R"("plan":"unknown")",
                                        R"("plan":null)",
                                        R"("plan":[{}])",
                                        R"("plan":[{"Anna":"pass"},{"note":"late"},{"Boris":"pass"}])",
                                        R"("plan":[{"note":""}])",
                                        R"("plan":[{"note":5}])",
                                        R"("plan":[{"Anna":"pass"},{"ruling":"void"}])",
                                        R"("plan":[{"Anna":"pass","Boris":"pass"}])",
                                        R"("plan":[{"Chris":"pass"}])",
                                        R"("plan":[{"anna":" PASS "}])",
                                        R"("plan":[{"Anna":["pass"]}])",
                                        R"("plan":[{"Anna":"pass"},])",
                                        R"("plan":[{"Anna":"pass"}{"Boris":"pass"}])",
                                        R"("plan":[{"Anna" "pass"}])",
                                        R"("plan":[{"Anna":"pass"}],"plan":[{"Boris":"pass"}])",
                                        R"("plan":["Anna"])",
                                        R"("plan":[{"Anna":"pa)"
                                        "\t"
                                        R"(ss"}])",
                                        R"("plan" : [ { "Anna" : "pass" } , { "Boris" : "pass" } ] )",
                                        R"("deal":{"Anna":8,"Boris":"8"})",
                                        R"("deal":{"Anna":8,"anna":8})",
                                        R"("deal":{"Anna":1e0})",
                                        R"("deal":{"Anna":08})",
                                        R"("deal":{"Anna":true})",
                                        R"("deal":{"Anna":tru})",
                                        R"("deal":{"Anna":null})",
                                        R"("deal":{"Anna":["pig","raft"]})",
                                        R"("deal":{"Anna":{}})",
                                        R"("deal":[{"Anna":8}])",
                                        R"("deal":{})",
                                        R"("deal":{"note":"x"})",
                                        R"("keep":{"Anna":"none"})",
                                        R"("draw":{"Anna":"hidden pig"})",
                                        R"("travel":[{"Anna":[]},{"Boris":[ ]}])",
                                        R"("travel":[{"Anna":"unknown"},{"Boris":["unknown"]}])",
                                        R"("travel":[{"Anna":[{"Virst":"raft"},"unknown",{"at":"Beata"}]}])",
                                        R"("travel":[{"Anna":[""]}])",
                                        R"("travel":[{"Anna":[{"Virst":["raft","raft"]}]}])",
                                        R"("travel":[{"Anna":[{"Virst":"raft","at":"x"}]}])",
                                        R"("travel":[{"Anna":[{"discard":"pig"},{"discard":2}]}])",
                                        R"("travel":[{"Anna":[{"Virst":"caravan"}]}])",
                                        R"("travel":[{"Anna":[{"Virst":"caravan 3 pig by road"},{"note":"!"}]}])",
                                        R"("travel":[{"note":"x"}])",
                                        R"("travel":[{"Anna":[{"Virst":"raft"},{"ruling":"stands"}]}])",
                                        R"("travel":[{"Anna":{"Virst":"raft"}}])",
                                        R"("travel":[{"Anna":[{"Virst":"raft"}})",
                                        R"("travel":[{"Anna":[{"Virst":"raft"}]]])",
                                        R"("travel":[{"Anna":[)",
                                        R"("choose":[{"Anna":"pig then pig"},{"Boris":"blind"},{"Anna":"unknown"}])",
                                        R"("plan":[{"Anna":"passes"},{"Boris":"pass "}])",
                                        R"("plan":[{"Anna":"pig on Virst-Ixara by roads"}])",
                                        R"("plan":[{"Anna":"pig on Virst-Ixara by way"}])",
                                        R"("plan":[{"Anna":"pigs on Virst-Ixara"},{"Boris":"hidden obstacle"}])",
                                        R"("plan":[{"Anna":"pig on Virst-Ixara]"}])",
                                        R"("plan":[{"note":"[{"},{"Anna":"pass"}])",
                                        R"("plan":[{"note":"}]"},{"Anna":"pass"}])",
                                        R"("deal":{"Anna":"2 pig + 2 pig + raft","Boris":"}"})",
                                        R"("deal":{"Anna":"pig + 1 raft","Boris":"pig+raft"})",
                                        R"("deal":{"Anna":"9 pig + 9 pig + 9 pig + 9 pig + 9 pig + 9 pig + 9 pig + )"
                                        R"(9 pig + 9 pig + 9 pig + 9 pig + 9 pig"})",
                                        R"("choose":[{"Anna":"blind pig then pig"},{"Boris":"blind"}])",
                                        R"("keep":{"Anna":"hidden pig","Boris":"2 pig"})",
                                        R"("travel":[{"Anna":[{"Virst":"caravan 2 raft by river"}]}])",
                                        R"("travel":[{"Anna":[{"Virst":"raft"},{"discard":"none"}]}])",
                                        R"("row":["pig","2 pig",["pig"]],"Travel":[{"Anna":[]}])"})
    same_as_in_full(head + std::string(rounds) + "}]}", Syntax::json, {});
  for (const std::string text :
       {"", "[]", "{", "5", R"({"game":"elfenland"})", R"({"game":"master-elf","rounds":[{"plan":[{"x":"y"}]}]})",
        R"({"rounds":[{"plan":[{"Anna":"pass"}]}],"players":["Anna","Boris"]})", R"({"rounds":{"plan":[]}})",
        R"({"players":["Anna","Boris"],"start":{"rounds":[{"plan":[]}]}})"})
    same_as_in_full(text, Syntax::json, {});
}

TEST(QuickWay, KnowsEveryPartThatAPersonMayWriteOtherwise) {
  const std::string head = "players: [Anna, Boris, 'C: D']\nrounds:\n- row: unknown\n  ";
  for (const std::string_view round : {"plan: []\n",
                                       "plan:\n",
                                       "plan: unknown\n",
                                       "plan:\n  - Anna: pass\n  - note: late\n  - Boris: pass\n",
                                       "plan:\n    - Anna: pass\n    - Boris: pass",
                                       "plan:\n  - Anna: pass\n    Boris: pass\n",
                                       "plan:\n  - Anna: pass\n  Boris: pass\n",
                                       "plan:\n  - Anna: pass\n  - Anna: pass\n   - Boris: pass\n",
                                       "plan:\n  - Anna: pass\n    by road\n  - Boris: pass\n",
                                       "plan:\n  - Anna: pass # remark\n  - Boris: pass\n",
                                       "plan:\n  - Anna: pass\n  # remark\n  - Boris: pass\n",
                                       "plan:\n  - Anna: pass\n\n  - Boris: pass\n",
                                       "plan:\n  - Anna: pass\n  - Boris: pass\n  # remark\n\n# remark\n",
                                       "plan:\n  - Anna: pass \n  - Boris: pass \n",
                                       "plan:\n  -   Anna:   pass\n  - 'Boris': \"pass\"\n",
                                       "plan:\n  - Anna : pass\n  - C: D: pass\n",
                                       "plan:\n  - 'C: D': pass\n  - note: 5\n  - note:\n",
                                       "plan:\n  - Anna:\n  - Boris: ~\n  - note: true\n",
                                       "plan:\n  - Anna: pass\n  - ruling: void\n",
                                       "plan:\n  - Anna: pass\n  -\n  - Boris\n",
                                       "plan:\n  - Chris: pass\n  - anna: PASS\n",
                                       "plan:\n  - Anna:pass\n",
                                       "plan:\n  - Anna: pig on Virst-Ixara by roads\n  - Boris: passes\n",
                                       "plan:\n  - Anna: pass\n  plan:\n  - Boris: pass\n",
                                       "plan: [Anna: pass, Boris: pass]\n  travel:\n  - Anna: [Virst: raft, unknown]\n",
                                       "plan:\n    Anna: pass\n",
                                       "deal:\n    Anna: pig + 2 raft\n    Boris: 8\n",
                                       "deal:\n    Anna: pig\n    anna: raft\n",
                                       "deal:\n    Anna: pig\n     Boris: raft\n",
                                       "deal:\n  Anna: pig\n",
                                       "deal:\n    Anna: pig\n    - Boris: raft\n",
                                       "deal:\n    Anna: [pig, raft]\n    Boris: none\n",
                                       "deal: {Anna: pig + raft, Boris: 2 raft}\n",
                                       "deal: {Anna: pig,Boris: 2 raft,}\n",
                                       "deal: {Anna: pig , Boris: 2 raft }  # remark\n",
                                       "deal: {Anna: pig, Boris: 2 raft} pig\n",
                                       "deal: {Anna: pig, Boris:2 raft}\n",
                                       "deal: {Anna: pig,\n    Boris: 2 raft}\n",
                                       "deal: {Anna: [pig], Boris: {raft: 2}}\n",
                                       "deal: {}\n  keep: {Anna: none, Boris: hidden pig}\n",
                                       "keep: {Anna: none of it, Boris: hidden pigs}\n",
                                       "travel:\n  - Anna: []\n  - Boris: [ ]\n",
                                       "travel:\n  - Anna:\n    - Virst: raft\n    - unknown\n    - at: Beata\n",
                                       "travel:\n  - Anna:\n      - Virst: raft\n    - Ixara: raft\n",
                                       "travel:\n  - Anna:\n    - Virst: raft\n    Boris:\n    - Virst: raft\n",
                                       "travel:\n  - Anna:\n  - Virst: raft\n",
                                       "travel:\n  - Anna:\n    - Virst: caravan 2 raft by river\n    - discard: pig\n",
                                       "travel:\n  - Anna:\n    - Virst: raft\n    - ruling: stands\n",
                                       "travel:\n  - Anna: [Virst: raft, discard: none]\n  - Boris: unknown\n",
                                       "travel:\n  - Anna: [Virst: raft,]\n  - Boris: [Virst: raft]]\n",
                                       "travel:\n  - Anna: [Virst: [raft]]\n  - Boris: [[Virst: raft]]\n",
                                       "travel:\n  - Anna: [Virst: raft, Virst:\n    raft]\n",
                                       "travel:\n  - Anna: [Virst: raft] # remark\n",
                                       "travel:\n  - note: x\n  - Anna:\n    - Virst:\n",
                                       "travel:\n  - Anna:\n     Virst: raft\n",
                                       "choose:\n  - Anna: pig then pig\n  - Boris: blind\n  - Anna: unknown\n",
                                       "choose:\n  - Anna: blind pig then pig\n  - Boris: blind pig # x\n",
                                       "choose:\n  - Anna: \"pig\" then pig\n  - Boris: blind 'pig'\n"}) {
    same_as_in_full(head + std::string(round), Syntax::yaml, {});
    same_as_in_full("--- # remark\n" + head + std::string(round) + "  keep: unknown\nnote: late\n", Syntax::yaml, {});
    EXPECT_FALSE(HasFailure()) << round;
  }
  for (const std::string text : {"", "a", "- a", "game: master-elf\nrounds:\n- plan:\n  - x: y\n",
                                 "rounds:\n- plan:\n  - Anna: pass\nplayers: [Anna, Boris]\n", "rounds:\n  plan:\n"})
    same_as_in_full(text, Syntax::yaml, {});
}

// ---------------------------------------------------------------- the table where everything is known

/// What a replay says and comes to, in words.
std::vector<std::string> said(const Replayed<Position>& replayed, const Session& session) {
  std::vector<std::string> lines;
  for (const Raised& raised : replayed.raised) {
    std::string line = std::string(raised.rule->id) + (raised.claim ? " claim " : " play ") +
                       std::to_string(raised.ply) + " " + std::to_string(static_cast<int>(raised.finding.answer));
    if (raised.finding.words) {
      line += " " + testing::in_english(raised.finding.words->message);
      for (const std::string& why : testing::in_english(raised.finding.words->because)) line += "; " + why;
    }
    lines.push_back(line);
  }
  const Position& table = replayed.table;
  lines.push_back("end " + std::to_string(static_cast<int>(table.end.ending)) + " in " +
                  std::to_string(table.end.ended_in) + " of " + std::to_string(table.round) + " behind " +
                  std::to_string(table.ply));
  for (const Standing& standing : standings(table, session.players)) {
    lines.push_back(standing.name + " " + range(*standing.place));
    for (const Figure& figure : standing.figures)
      lines.back() += " " + std::string(figure.key) + " " + (figure.number ? range(*figure.number) : figure.word);
  }
  return lines;
}

/// Judges a session at both tables. True: all was known.
bool same_at_both_tables(Session session, const Options& options) {
  look_ahead(session.plays);
  const JudgedPlays judged = judged_plays(session, options, listed_seating());
  if (!judged.known) return false;
  const Replayed<Position> full =
      replay<Elfenland<false>>(session.plays, session.claims, begin(session, options, listed_seating()));
  EXPECT_EQ(said(judged.table, session), said(full, session));
  return true;
}

TEST(QuickWay, TheTableWhereAllIsKnownSaysWhatTheOtherSays) {
  std::uint64_t known = 0;
  for (const std::string breaks : {"", "any"})
    for (std::uint64_t number = 0; number < 4 * games(); ++number) {
      const SessionRequest request{.seed = 26, .breaks = breaks};
      Diagnostics faults;
      const auto record =
          read_record({.name = "generated", .text = generators().front().record(request, number)}, faults);
      auto session = decode(*record, faults);
      ASSERT_TRUE(session);
      const bool all_known = same_at_both_tables(*session, judging_options(*session));
      ASSERT_FALSE(HasFailure()) << record->source().text;
      ASSERT_FALSE(all_known && !breaks.empty()) << record->source().text;
      if (all_known) ++known;
      // By other rules than they played.
      Dice dice(27, number);
      Options others = judging_options(*session);
      for (int i = 0; i < 2; ++i) {
        const auto option = static_cast<Option>(dice.below(static_cast<int>(option_table().options().size())));
        others[option] = static_cast<std::uint8_t>(dice.below(static_cast<int>(info(option).values.size())));
      }
      same_at_both_tables(std::move(*session), others);
      ASSERT_FALSE(HasFailure()) << record->source().text;
    }
  EXPECT_GT(known * 100, games() * 4 * 90);
}

}  // namespace
}  // namespace elfref::testing::quick_way_test
