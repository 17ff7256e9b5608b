// The table, fed one play after the other, says what the referee says of the record.

#include "elfref/elfenland/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "elfref/core/record_reader.h"
#include "elfref/elfenland/referee.h"
#include "testing/fixture.h"

namespace elfref::elfenland {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAreArray;

std::vector<std::string> ids(const Judged& judged) {
  std::vector<std::string> found;
  for (const Diagnostic& finding : judged.findings) found.emplace_back(finding.id);
  return found;
}

/// The words to which a finding points.
std::string_view words_at(const Table& table, Span span) {
  return std::string_view(table.source().text).substr(span.begin, span.end - span.begin);
}

TownId town_of(std::string_view ascii) {
  for (std::uint8_t id = 0; id < town_count; ++id)
    if (town(TownId{id}).ascii == ascii) return {id};
  ADD_FAILURE() << ascii;
  return {};
}

Table planning() {
  Table table({"Anna", "Boris", "Chris"});
  EXPECT_THAT(table.begin(phase::plan).findings, IsEmpty());
  return table;
}

// ---------------------------------------------------------------- lines

TEST(Table, PlaysALineOfARecord) {
  Table table = planning();
  const Judged judged = table.play("Anna: dragon on Elvenhold-Lapphalya");
  EXPECT_EQ(judged.verdict, Verdict::legal);
  EXPECT_THAT(ids(judged), ElementsAre("place-an-own-counter"));  // a note: nobody wrote down what she had drawn
  EXPECT_EQ(judged.findings[0].message, "no counters recorded for Anna: 1 placement taken as written");
  EXPECT_TRUE(table.state().road[road_between(elvenhold, town_of("Lapphalya"))->value].occupied);
}

TEST(Table, PointsAtTheWordAndAtTheEarlierLine) {
  Table table = planning();
  table.play("Anna: dragon on Elvenhold-Lapphalya");
  const Judged judged = table.play("Boris: wagon on Lapphalya-Elvenhold");
  EXPECT_EQ(judged.verdict, Verdict::illegal);
  const auto second = std::ranges::find(judged.findings, "one-counter-per-road", &Diagnostic::id);
  ASSERT_NE(second, judged.findings.end());
  EXPECT_EQ(words_at(table, second->span), "Lapphalya-Elvenhold");
  ASSERT_THAT(second->related, SizeIs(1));
  EXPECT_EQ(words_at(table, second->related[0].span), "dragon on Elvenhold-Lapphalya");
  EXPECT_EQ(place_of(table.source(), second->span).line, 4);
  EXPECT_THAT(second->cites, ::testing::Not(IsEmpty()));
  EXPECT_EQ(second->seat, Seat{1});
  EXPECT_EQ(second->round, 1);
}

TEST(Table, PutsNamesIntoWords) {
  Table table = planning();
  const Judged judged = table.play("Boris: pass");
  EXPECT_THAT(ids(judged), ElementsAre("starting-player"));
  EXPECT_EQ(judged.findings[0].message, "Boris begins round 1, where Anna has the starting player card");
}

TEST(Table, KeepsApartWhatItDoesNotUnderstand) {
  Table table = planning();
  const State before = table.state();
  const Judged judged = table.play("Anna: dragn on Elvenhold-Lapphalya");
  EXPECT_EQ(judged.verdict, Verdict::unreadable);
  EXPECT_THAT(ids(judged), ElementsAre("unknown-transport"));
  EXPECT_EQ(words_at(table, judged.findings[0].span), "dragn");
  EXPECT_EQ(judged.findings[0].advice, "did you mean 'dragon'?");
  EXPECT_EQ(table.state(), before);
}

TEST(Table, TakesNoMoreThanOnePhaseInALine) {
  Table table = planning();
  for (const char* line :
       {"Anna: pass\ntravel:\n- Anna: []", "Anna: pass\n---\nplayers: [X]", "", "Anna: [", "Zoe: pass"}) {
    const State before = table.state();
    EXPECT_EQ(table.play(line).verdict, Verdict::unreadable) << line;
    EXPECT_EQ(table.state(), before) << line;
  }
}

TEST(Table, PlaysAWholeJourneyOfOneLine) {
  Table table = planning();
  table.play("Anna: dragon on Elvenhold-Lapphalya");
  table.begin(phase::travel);
  EXPECT_EQ(table.play("Anna: [Lapphalya: 2 dragon, Virst: elfcycle]").verdict, Verdict::illegal);
  EXPECT_EQ(table.state().at(Seat{0}).at, TownSet{town_of("Virst")});  // played as it was said
  EXPECT_EQ(table.state().at(Seat{0}).towns_min, 2);
}

TEST(Table, LooksAheadWithinALine) {
  Table table = planning();
  table.play("Anna: dragon on Elvenhold-Lapphalya");
  table.begin(phase::travel);
  // Two dragons were in hand: they were thrown away later in the same turn.
  EXPECT_THAT(ids(table.play("Anna: [Lapphalya: caravan 2 raft + pig, discard: 2 dragon]")),
              ::testing::Contains("caravan-only-if-unable"));
}

// ---------------------------------------------------------------- plays

TEST(Table, PlaysStepByStep) {
  Table table = planning();
  const Seat anna{0};
  table.play(PlaceCounter{
      .seat = anna, .kind = Transport::dragon, .hidden = false, .link = {elvenhold, town_of("Lapphalya")}});
  table.begin(phase::travel);
  Pieces cards;
  cards.of[static_cast<std::size_t>(Transport::pig)] = 1;
  const Judged judged = table.play(Step{.seat = anna, .to = town_of("Lapphalya"), .paid = cards});
  EXPECT_EQ(judged.verdict, Verdict::illegal);
  const auto price = std::ranges::find(judged.findings, "pay-the-price", &Diagnostic::id);
  ASSERT_NE(price, judged.findings.end());
  EXPECT_EQ(price->advice, "legal here: 1 dragon, or a caravan of any 3 cards");
  EXPECT_EQ(words_at(table, price->span), "Anna: [Lapphalya: pig]");
  EXPECT_EQ(words_at(table, price->related.at(0).span), "Anna: dragon on Elvenhold-Lapphalya");
  EXPECT_TRUE(table.state().at(anna).travelled);
  EXPECT_THAT(ids(table.play(Step{.seat = anna, .to = elvenhold, .paid = cards})),
              ::testing::Not(::testing::Contains("travel-in-turn")));
  EXPECT_THAT(ids(table.play(BeginJourney{.seat = anna})), ::testing::Contains("travel-in-turn"));
}

TEST(Table, AnotherPlayersStepEndsAJourney) {
  Table table = planning();
  table.begin(phase::travel);
  table.play(Step{.seat = Seat{0}, .to = town_of("Rivinia"), .paid = {.open = true}});
  table.play(Step{.seat = Seat{1}, .to = town_of("Rivinia"), .paid = {.open = true}});
  const auto& plays = table.session().plays;
  const auto ended =
      std::ranges::count_if(plays, [](const auto& play) { return std::holds_alternative<EndJourney>(play.action); });
  EXPECT_EQ(ended, 1);
  EXPECT_LE(table.state().at(Seat{0}).hand.max, 4);
}

TEST(Table, RefusesASeatThatNobodyHas) {
  Table table = planning();
  EXPECT_THAT(ids(table.play(Pass{Seat{3}})), ElementsAre("unknown-player"));
  EXPECT_EQ(table.play(Pass{Seat{200}}).verdict, Verdict::unreadable);
}

TEST(Table, JudgesAndDoesNotPlayWhatWasTakenBack) {
  Table table = planning();
  const Judged judged = table.play(Pass{Seat{1}}, Ruling::taken_back);
  EXPECT_THAT(ids(judged), ElementsAre("starting-player"));
  EXPECT_TRUE(judged.legal());  // it accuses nobody
  EXPECT_TRUE(table.play("Anna: obstacle on Elvenhold-Lapphalya", Ruling::taken_back).legal());
  EXPECT_EQ(table.state().at(Seat{0}).obstacle, Obstacle::available);
  EXPECT_TRUE(table.play(Pass{Seat{0}}).legal());
}

TEST(Table, AskingPlaysNothing) {
  const Table table = planning();
  const State before = table.state();
  EXPECT_FALSE(table.ask("Boris: pass").legal());
  EXPECT_TRUE(table.ask("Anna: pass").legal());
  EXPECT_TRUE(table.ask(Pass{Seat{0}}).legal());
  EXPECT_EQ(table.state(), before);
  EXPECT_EQ(table.source().text, "players: [Anna, Boris, Chris]\nround 1, plan:\n");
}

TEST(Table, ACopyIsTheWayBack) {
  Table table = planning();
  const Table before = table;
  table.play("Anna: obstacle on Elvenhold-Lapphalya");
  EXPECT_EQ(table.state().at(Seat{0}).obstacle, Obstacle::used);
  table = before;
  EXPECT_EQ(table.state().at(Seat{0}).obstacle, Obstacle::available);
  EXPECT_TRUE(table.play("Anna: pass").legal());
}

// ---------------------------------------------------------------- phases

TEST(Table, APhaseThatIsLeftOutWasNotWrittenDown) {
  const Table table = planning();
  const PlayerState& anna = table.state().at(Seat{0});
  EXPECT_EQ(anna.hand.min, 8);
  EXPECT_EQ(anna.hand.max, 8);
  EXPECT_FALSE(anna.hand.exact());
  EXPECT_EQ(anna.holding.surely(), 4);
}

TEST(Table, HearsEveryPhaseOfARound) {
  Table table({"Anna", "Boris"});
  table.begin(phase::deal);
  EXPECT_EQ(ids(table.play("Anna: 7")), std::vector<std::string>{"deal-eight-cards"});
  EXPECT_TRUE(table.play("Boris: 3 dragon + 5 raft").legal());
  table.begin(phase::draw);
  EXPECT_EQ(ids(table.play("Anna: none")), std::vector<std::string>{"draw-a-counter"});
  table.begin(phase::choose);
  EXPECT_TRUE(table.play("Anna: pig then dragon").legal());
  EXPECT_EQ(ids(table.play("Anna: blind pig")), std::vector<std::string>{"pick-in-turn"});
  table.begin(phase::keep);
  EXPECT_EQ(ids(table.play("Boris: pig + dragon")), std::vector<std::string>{"keep-one-counter"});
  EXPECT_EQ(table.state().rounds_done, 0);
  table.begin(phase::end);
  EXPECT_EQ(table.state().rounds_done, 1);
  EXPECT_THAT(table.begin(phase::end).findings, IsEmpty());  // nothing is under way
}

TEST(Table, APhaseThatIsPastBeginsInTheNextRound) {
  Table table = planning();
  table.begin(phase::plan);
  EXPECT_EQ(table.state().round, 2);
  EXPECT_EQ(table.state().rounds_done, 1);
  EXPECT_TRUE(table.play("Boris: pass").legal());  // the card has gone on to him
}

TEST(Table, TellsOfRoundsTooMany) {
  Table table({"Anna", "Boris"});
  for (int round = 1; round <= 4; ++round) EXPECT_TRUE(table.begin(phase::travel).legal());
  EXPECT_THAT(ids(table.begin(phase::travel)), ElementsAre("last-round"));
  EXPECT_EQ(table.state().ending, Ending::last_round);
  EXPECT_THAT(table.standings(), SizeIs(2));
}

TEST(Table, KnowsNoOtherPhases) {
  Table table({"Anna", "Boris"});
  EXPECT_THAT(ids(table.begin("lunch")), ElementsAre("bad-value"));
  EXPECT_THAT(ids(table.play("Anna: pass")), ElementsAre("unknown-play"));  // no phase has begun
}

// ---------------------------------------------------------------- the beginning and the end

Session session_of(const std::string& text) {
  Diagnostics faults;
  const auto record = read_record({.name = "test", .text = text}, faults);
  const auto session = decode(*record, faults);
  EXPECT_TRUE(session);
  return session.value_or(Session{});
}

TEST(Table, BeginsWhereARecordBegins) {
  Table table(
      session_of("edition: rio-grande-2015\n"
                 "players: [{name: Anna, town: Virst}, {name: Boris, town: Virst}, Chris]\n"
                 "start: {round: 3, phase: travel, first: Boris, players: {Boris: {at: Feodor, towns: 9}},\n"
                 "        roads: {Feodor-Lapphalya: dragon + obstacle}}\n"));
  EXPECT_THAT(ids(table.opening()), ElementsAre("town-cards-differ"));
  EXPECT_THAT(ids(table.begin(phase::deal)), ElementsAre("before-the-start"));
  EXPECT_TRUE(table.begin(phase::travel).legal());
  EXPECT_EQ(table.state().round, 3);
  const Judged judged = table.play("Boris: [Lapphalya: 2 dragon]");
  EXPECT_THAT(ids(judged), ::testing::Contains("pay-for-the-obstacle"));
  EXPECT_EQ(judged.findings.at(0).cites.at(0).edition, "rio-grande-2015");
}

TEST(Table, TellsOfTheSetUp) {
  EXPECT_THAT(ids(Table({"Anna"}).opening()), ElementsAre("two-to-six-players"));
  EXPECT_THAT(ids(Table({"Anna", "Boris"}, edition("moon-1998")).opening()), IsEmpty());
}

TEST(Table, JudgesClaims) {
  Table table = planning();
  EXPECT_THAT(ids(table.play(ClaimResult{.key = ClaimResult::Key::towns, .seat = {1}, .value = 3})),
              ElementsAre("claimed-towns"));
  EXPECT_EQ(table.judgement().claims, Claims::refuted);
}

TEST(Table, FindsPlayersAsRecordsDo) {
  const Table table({"Anna", "Boris"});
  EXPECT_EQ(table.seat("boris"), Seat{1});
  EXPECT_EQ(table.seat("Zoe"), std::nullopt);
}

// ---------------------------------------------------------------- against the referee

const std::regex line_numbers(" \\(lines? [0-9, ]+\\)");

/// Whether it is the proof that cards cannot all be true, which the whole record gives and not a play.
bool is_proof(const std::string& line) {
  return std::regex_search(line, line_numbers);
}

/// A finding without its place.
std::string told(const Diagnostic& finding, bool severity) {
  std::string text = std::string(finding.id) + ": " + std::regex_replace(finding.message, line_numbers, "") + " | " +
                     finding.advice + " | " + std::string(finding.phase) + " " + std::to_string(finding.round);
  for (const std::string& line : finding.because)
    if (severity || !is_proof(line)) text += " | " + std::regex_replace(line, line_numbers, "");
  if (!is_proof(finding.message))
    for (const Related& related : finding.related) text += " | " + related.message;
  if (finding.follows_from) text += " | follows";
  if (severity) text += " | " + std::string(name(finding.severity)) + " | " + std::string(finding.option);
  return text;
}

bool is_of_the_whole(const Diagnostic& finding) {
  for (const std::string_view id :
       {"another-seating", "distance-by-edition", "early-win-by-edition", "shared-win", "no-town-cards-written"})
    if (finding.id == id) return true;
  const bool fault = finding.bearing == Bearing::record;
  const bool summed_up = finding.rule == nullptr || finding.message.find("recorded:") != std::string::npos ||
                         finding.message.find("not recorded") != std::string::npos;
  const bool shown_later = std::ranges::any_of(
      finding.because, [](const std::string& line) { return line.starts_with("what was played and kept later"); });
  const bool hangs_on_a_win =
      finding.hangs_on.starts_with("an early win") || std::ranges::any_of(finding.because, [](const std::string& line) {
        return line.starts_with("a later round was played");
      });
  return fault || summed_up || shown_later || hangs_on_a_win || is_proof(finding.message) ||
         finding.message.find(" has won under ") != std::string::npos ||
         finding.message.find(", and not under ") != std::string::npos ||
         finding.message.find(", and not for certain under ") != std::string::npos;
}

std::vector<std::string> told(const std::vector<Diagnostic>& findings, bool whole) {
  std::vector<std::string> all;
  for (const Diagnostic& finding : findings)
    if (finding.bearing != Bearing::record && (whole || !is_of_the_whole(finding))) all.push_back(told(finding, whole));
  return all;
}

std::vector<std::string> told(const std::vector<Standing>& standings) {
  std::vector<std::string> all;
  for (const Standing& standing : standings) {
    std::string text =
        standing.name + " " + std::to_string(standing.place->min) + "-" + std::to_string(standing.place->max);
    for (const Figure& figure : standing.figures) {
      text += " " + std::string(figure.key) + " " + figure.word;
      if (figure.number) text += std::to_string(figure.number->min) + "-" + std::to_string(figure.number->max);
    }
    all.push_back(std::move(text));
  }
  return all;
}

void expect_same(const Judgement& found, const Judgement& referee) {
  EXPECT_EQ(name(found.verdict), name(referee.verdict));
  EXPECT_EQ(name(found.claims), name(referee.claims));
  EXPECT_EQ(found.edition, referee.edition);
  EXPECT_EQ(found.ended, referee.ended);
  EXPECT_EQ(found.plays, referee.plays);
  EXPECT_EQ(found.hangs_on.size(), referee.hangs_on.size());
  EXPECT_THAT(told(found.findings, true), UnorderedElementsAreArray(told(referee.findings, true)));
  EXPECT_EQ(told(found.standings), told(referee.standings));
}

/// A record and the table at which it was played again, with what was said of each play.
struct Played {
  Refereed refereed;
  Session session;
  std::optional<Table> table;
  std::vector<Diagnostic> answers{};
};

std::optional<Played> read(const testing::Fixture& fixture) {
  Played played{referee(fixture.source, {}), {}, {}};
  if (played.refereed.judgement.verdict == Verdict::unreadable) return std::nullopt;
  Diagnostics faults;
  played.session = *decode(*played.refereed.record, faults);
  if (played.session.sheet || played.session.only_claims) return std::nullopt;  // no plays that a table could hear
  look_ahead(played.session.plays);
  played.table.emplace(played.session);
  played.answers = played.table->opening().findings;
  return played;
}

void hear(Played& played, const Judged& judged) {
  played.answers.insert(played.answers.end(), judged.findings.begin(), judged.findings.end());
}

class OneByOne : public ::testing::TestWithParam<const char*> {};

TEST_P(OneByOne, PlaysAreJudgedAsInTheRecord) {
  int records = 0, plays = 0;
  for (const std::string& path : testing::records_below(GetParam()))
    for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
      SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
      auto played = read(fixture);
      if (!played) continue;
      ++records;
      const auto begun = std::ranges::find_if(
          played->session.plays, [](const auto& play) { return std::holds_alternative<BeginRound>(play.action); });
      for (auto play = begun; play != played->session.plays.end(); ++play, ++plays)
        hear(*played, played->table->play(play->action, play->ruling));
      EXPECT_EQ(played->table->session().plays.size(), played->session.plays.size());
      for (const auto& claim : played->session.claims) hear(*played, played->table->play(claim.action));
      expect_same(played->table->judgement(), played->refereed.judgement);
      const auto& findings = played->refereed.judgement.findings;
      const bool reseated = std::ranges::find(findings, "another-seating", &Diagnostic::id) != findings.end();
      if (!reseated) {
        EXPECT_THAT(told(played->answers, false), UnorderedElementsAreArray(told(findings, false)));
      }
    }
  EXPECT_GT(records, 5);
  EXPECT_GT(plays, 500);
}

INSTANTIATE_TEST_SUITE_P(, OneByOne,
                         ::testing::Values("records/elfenland", "tests/elfenland/rules", "tests/elfenland/mistakes"),
                         [](const auto& folder) {
                           std::string all = folder.param;
                           std::ranges::replace(all, '/', '_');
                           return all;
                         });

/// Feeds the lines of a record as they stand there, phase by phase.
void feed_lines(Played& played) {
  const Record& record = *played.refereed.record;
  struct Line {
    std::string_view text;
    Ruling ruling = Ruling::none;
  };
  std::vector<Line> lines_of_phase;
  const auto read_entries = [&](const Node& map) {
    const auto nodes = record.children(map);
    for (auto node = nodes.begin(); node != nodes.end(); ++node) {
      const Node& key = *node++;
      if (key.text == "ruling") {
        lines_of_phase.back().ruling = node->text == "void" ? Ruling::taken_back : Ruling::stands;
      } else if (key.text != "note") {
        const std::size_t size = node->span.end - key.span.begin;
        lines_of_phase.push_back({std::string_view(record.source().text).substr(key.span.begin, size)});
      }
    }
  };
  auto row = played.session.plays.begin();
  for (const Node& round : record.children(*record.find(record.root(), "rounds"))) {
    if (record.find(round, "note") != nullptr) continue;
    for (const std::string_view phase :
         {phase::deal, phase::draw, phase::choose, phase::plan, phase::travel, phase::keep}) {
      const Node* lines = record.find(round, phase);
      if (lines == nullptr) continue;
      hear(played, played.table->begin(phase));
      if (phase == phase::deal && record.find(round, "row") != nullptr) {
        row = std::find_if(row, played.session.plays.end(),
                           [](const auto& play) { return std::holds_alternative<ShowRow>(play.action); });
        hear(played, played.table->play((row++)->action));
      }
      lines_of_phase.clear();
      if (lines->shape == Shape::map) read_entries(*lines);
      if (lines->shape == Shape::list)
        for (const Node& item : record.children(*lines)) read_entries(item);
      for (const Line& line : lines_of_phase) hear(played, played.table->play(line.text, line.ruling));
    }
  }
  hear(played, played.table->begin(phase::end));
  for (const auto& claim : played.session.claims) hear(played, played.table->play(claim.action));
}

TEST(LineByLine, WholeSessionsAreJudgedAsInTheRecord) {
  int sessions = 0;
  for (const std::string& path : testing::records_below("records/elfenland/sessions")) {
    if (path.find("full") == std::string::npos) continue;  // the others leave passes out
    SCOPED_TRACE(path);
    auto played = read(testing::fixtures_of(path).at(0));
    ASSERT_TRUE(played);
    feed_lines(*played);
    expect_same(played->table->judgement(), played->refereed.judgement);
    EXPECT_THAT(told(played->answers, false),
                UnorderedElementsAreArray(told(played->refereed.judgement.findings, false)));
    ++sessions;
  }
  EXPECT_GE(sessions, 3);
}

/// What is written of a play is read as that play.
TEST(Written, IsReadAgain) {
  int plays = 0;
  for (const std::string& path : testing::records_below("records/elfenland"))
    for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
      auto played = read(fixture);
      if (!played) continue;
      for (const auto& play : played->session.plays) {
        const bool line =
            play.counted || (play.parts[actor] != Span{} &&
                             (play.phase == phase::deal || play.phase == phase::draw || play.phase == phase::keep));
        if (!line) continue;
        const std::string words = written(play.action, played->session.players);
        SCOPED_TRACE(path + ": " + words);
        Table table(std::vector<std::string>(played->table->judgement().players));
        table.begin(play.phase);
        const Judged judged = table.play(words);
        ASSERT_NE(judged.verdict, Verdict::unreadable);
        const auto& read = table.session().plays;
        const auto same = std::ranges::find_if(read, [&](const auto& other) {
          return other.action.index() == play.action.index() &&
                 written(other.action, played->session.players) == words && other.parts[whole] != Span{};
        });
        EXPECT_NE(same, read.end());
        ++plays;
      }
    }
  EXPECT_GT(plays, 500);
}

}  // namespace
}  // namespace elfref::elfenland
