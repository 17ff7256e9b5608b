// The table, fed one play after the other, says what the referee says of the record.

#include "elfref/elfenland/live/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/words/elfenland_msg.h"
#include "testing/english.h"
#include "testing/feeding.h"
#include "testing/fixture.h"

namespace elfref::elfenland::table_test {
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
  EXPECT_EQ(table.says()(judged.findings[0].message), "no counters recorded for Anna: 1 placement taken on trust");
  EXPECT_TRUE(table.state().roads.road[road_between(elvenhold, town_of("Lapphalya"))->value].occupied);
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
  EXPECT_EQ(table.says()(judged.findings[0].message), "Boris begins round 1, but Anna has the starting player card");
}

TEST(Table, KeepsApartWhatItDoesNotUnderstand) {
  Table table = planning();
  const Position before = table.state();
  const Judged judged = table.play("Anna: dragn on Elvenhold-Lapphalya");
  EXPECT_EQ(judged.verdict, Verdict::unreadable);
  EXPECT_THAT(ids(judged), ElementsAre("unknown-transport"));
  EXPECT_EQ(words_at(table, judged.findings[0].span), "dragn");
  EXPECT_EQ(table.says()(judged.findings[0].advice), "did you mean 'dragon'?");
  EXPECT_EQ(table.state(), before);
}

TEST(Table, TakesNoMoreThanOnePhaseInALine) {
  Table table = planning();
  for (const char* line :
       {"Anna: pass\ntravel:\n- Anna: []", "Anna: pass\n---\nplayers: [X]", "", "Anna: [", "Zoe: pass"}) {
    const Position before = table.state();
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
  EXPECT_EQ(table.says()(price->advice), "legal: 1 dragon, or a caravan of any 3 cards");
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
  const Position before = table.state();
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
  EXPECT_EQ(anna.holding.certain(), 4);
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
  EXPECT_EQ(table.state().end.rounds_done, 0);
  table.begin(phase::end);
  EXPECT_EQ(table.state().end.rounds_done, 1);
  EXPECT_THAT(table.begin(phase::end).findings, IsEmpty());  // nothing is under way
}

TEST(Table, APhaseThatIsPastBeginsInTheNextRound) {
  Table table = planning();
  table.begin(phase::plan);
  EXPECT_EQ(table.state().round, 2);
  EXPECT_EQ(table.state().end.rounds_done, 1);
  EXPECT_TRUE(table.play("Boris: pass").legal());  // the card has gone on to him
}

TEST(Table, TellsOfRoundsTooMany) {
  Table table({"Anna", "Boris"});
  for (int round = 1; round <= 4; ++round) EXPECT_TRUE(table.begin(phase::travel).legal());
  EXPECT_THAT(ids(table.begin(phase::travel)), ElementsAre("last-round"));
  EXPECT_EQ(table.state().end.ending, Ending::last_round);
  EXPECT_THAT(table.standings(), SizeIs(2));
}

TEST(Table, KnowsNoOtherPhases) {
  Table table({"Anna", "Boris"});
  EXPECT_THAT(ids(table.begin("lunch")), ElementsAre("bad-value"));
  EXPECT_THAT(ids(table.play("Anna: pass")), ElementsAre("unknown-play"));  // no phase has begun
}

// ---------------------------------------------------------------- one entry a player, one phase after the other

/// The table takes nothing of it.
void expect_refused(Table& table, const Judged& judged, const char* id, const Position& before) {
  EXPECT_EQ(judged.verdict, Verdict::unreadable);
  EXPECT_FALSE(judged.legal());
  EXPECT_THAT(ids(judged), ElementsAre(id));
  EXPECT_EQ(table.state(), before);
}

TEST(Table, HasOneEntryAPlayerWhereARecordHas) {
  Table table({"Anna", "Boris"});
  for (const std::string_view phase : {phase::deal, phase::draw, phase::keep}) {
    table.begin(phase);
    const char* entry = phase == phase::deal ? "Anna: 8" : "Anna: pig";
    EXPECT_TRUE(table.play(entry).legal());
    for (const char* second : {entry, "Anna: none", "Anna: unknown"}) {
      const Position before = table.state();
      const Judged judged = table.play(second);
      expect_refused(table, judged, "duplicate-key", before);
      EXPECT_EQ(words_at(table, judged.findings.at(0).span), "Anna");
      EXPECT_EQ(words_at(table, judged.findings[0].related.at(0).span), entry + 6);
      EXPECT_THAT(table.says()(judged.findings[0].advice), HasSubstr("join its parts with +"));
    }
    EXPECT_TRUE(table.play(phase == phase::deal ? "Boris: 8" : "Boris: unknown").legal());
  }
  EXPECT_EQ(table.judgement().verdict, Verdict::legal);
  Position before = table.state();
  expect_refused(table, table.play("Boris: hidden pig"), "duplicate-key", before);
  expect_refused(table, table.play(Keep{.seat = {1}, .counters = {}}), "duplicate-key", before);
}

TEST(Table, TellsWhoTookTwoInOneEntry) {
  Table table({"Anna", "Boris"});
  table.begin(phase::draw);
  EXPECT_EQ(ids(table.play("Anna: pig + pig")), std::vector<std::string>{"one-and-three-counters"});
  EXPECT_EQ(table.judgement().verdict, Verdict::illegal);
}

TEST(Table, DoesNotGoBackToAPhase) {
  Table table = planning();
  const Position before = table.state();
  expect_refused(table, table.play(Draw{.seat = {0}, .counters = {.unknown = 1}}), "unknown-play", before);
  expect_refused(table, table.play(BeginPlan{}), "unknown-play", before);
  expect_refused(table, table.play(TakeSeat{.seat = {0}}), "unknown-play", before);
  expect_refused(table, table.play(BeginRound{.number = 3}), "unknown-play", before);
  expect_refused(table, table.play(Sheet{}), "unknown-play", before);
}

TEST(Table, APlayBeginsItsPhase) {
  Table table({"Anna", "Boris"});
  EXPECT_TRUE(table.play(Pass{{0}}).legal());
  EXPECT_EQ(table.phase(), phase::plan);
  EXPECT_EQ(table.round(), 1);
  EXPECT_TRUE(table.play(Keep{.seat = {0}, .counters = {}}).legal());
  EXPECT_EQ(table.phase(), phase::keep);
  EXPECT_TRUE(table.play(EndRound{}).legal());
  EXPECT_EQ(table.phase(), phase::end);
  EXPECT_TRUE(table.play(Pass{{1}}).legal());
  EXPECT_EQ(table.round(), 2);
}

TEST(Table, HasNoRulingWhereARecordHasNone) {
  Table table({"Anna", "Boris"});
  table.begin(phase::draw);
  Position before = table.state();
  expect_refused(table, table.play("Anna: pig", Ruling::taken_back), "ruling-without-play", before);
  table.begin(phase::plan);
  before = table.state();
  expect_refused(table, table.play("note: late", Ruling::stands), "ruling-without-play", before);
  expect_refused(table, table.play("Anna: pass\n- ruling: void", Ruling::stands), "second-ruling", before);
  expect_refused(table, table.play("ruling: void"), "ruling-without-play", before);
}

TEST(Table, ShowsTheRowOnceAndBeforeTheFirstPick) {
  Table table({"Anna", "Boris"});
  table.begin(phase::choose);
  Position before = table.state();
  EXPECT_EQ(ids(table.play("row: [pig, pig, pgi]")), std::vector<std::string>{"unknown-transport"});
  EXPECT_EQ(table.state(), before);
  EXPECT_EQ(ids(table.play("row: [dragon, dragon, pig, cloud]")), std::vector<std::string>{"five-in-the-row"});
  EXPECT_EQ(table.state().box.row.count(), 4);
  before = table.state();
  expect_refused(table, table.play("row: 5 pig"), "unknown-play", before);
  Table late({"Anna", "Boris"});
  late.begin(phase::choose);
  EXPECT_TRUE(late.play("Anna: blind pig").legal());
  before = late.state();
  expect_refused(late, late.play("row: 5 pig"), "unknown-play", before);
}

TEST(Table, ALineEndsTheJourneyOfStepsBeforeIt) {
  Table table = planning();
  table.begin(phase::travel);
  table.play(Step{.seat = Seat{0}, .to = town_of("Rivinia"), .paid = {.open = true}});
  table.play("Boris: [Rivinia: raft]");
  EXPECT_LE(table.state().at(Seat{0}).hand.max, 4);
  EXPECT_THAT(table.record(), HasSubstr("travel:\n  - Anna: [Rivinia: unknown]\n  - Boris: [Rivinia: raft]\n"));
}

// ---------------------------------------------------------------- whose turn it is

std::vector<Seat> seats(std::initializer_list<std::uint8_t> of) {
  std::vector<Seat> all;
  for (const std::uint8_t seat : of) all.push_back({seat});
  return all;
}

TEST(Table, GoesOnToTheNextPlayer) {
  Table table({"Anna", "Boris", "Chris"});
  EXPECT_EQ(table.phase(), "");
  EXPECT_EQ(table.round(), 0);
  EXPECT_THAT(table.to_play(), IsEmpty());
  for (const std::string_view phase : {phase::draw, phase::keep}) {
    table.begin(phase);
    EXPECT_EQ(table.to_play(), seats({0, 1, 2}));
    table.play("Anna: pig");
    EXPECT_EQ(table.to_play(), seats({1, 2}));
    EXPECT_THAT(table.legal_plays(Seat{0}), IsEmpty());
    EXPECT_EQ(table.legal_plays().empty(), phase == phase::draw);
    table.play("Chris: unknown");
    table.play("Boris: unknown");
    EXPECT_THAT(table.to_play(), IsEmpty());
    EXPECT_THAT(table.legal_plays(), IsEmpty());
  }
  table.begin(phase::plan);
  EXPECT_EQ(table.round(), 2);
  EXPECT_EQ(table.to_play(), seats({1}));
  for (const char* line : {"Boris: pass", "Chris: pass", "Anna: pass"}) table.play(line);
  EXPECT_THAT(table.to_play(), IsEmpty());
  table.begin(phase::travel);
  EXPECT_EQ(table.to_play(), seats({1}));
  EXPECT_FALSE(table.legal_plays().empty());
  table.play(table.legal_plays().front().play);
  EXPECT_EQ(table.to_play(), seats({1}));  // on his journey
  table.play(EndJourney{.seat = {1}});
  EXPECT_EQ(table.to_play(), seats({2}));
}

TEST(Table, HasNothingToPlayBehindTheEnd) {
  Table table({"Anna", "Boris"});
  for (int round = 1; round <= 4; ++round) table.begin(phase::travel);
  table.begin(phase::end);
  table.begin(phase::travel);
  EXPECT_THAT(table.to_play(), IsEmpty());
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
  const std::string message = testing::in_english(finding.message);
  std::string text = std::string(finding.id) + ": " + std::regex_replace(message, line_numbers, "") + " | " +
                     testing::in_english(finding.advice) + " | " + std::string(finding.phase) + " " +
                     std::to_string(finding.round);
  for (const std::string& line : testing::in_english(finding.because))
    if (severity || !is_proof(line)) text += " | " + std::regex_replace(line, line_numbers, "");
  if (!is_proof(message))
    for (const Related& related : finding.related) text += " | " + testing::in_english(related.message);
  if (finding.follows_from) text += " | follows";
  if (severity) text += " | " + std::string(name(finding.severity)) + " | " + std::string(finding.option);
  return text;
}

bool is_of_the_whole(const Diagnostic& finding) {
  for (const std::string_view id :
       {"another-seating", "distance-by-edition", "early-win-by-edition", "shared-win", "no-town-cards-written"})
    if (finding.id == id) return true;
  const bool fault = finding.bearing == Bearing::record;
  const std::string message = testing::in_english(finding.message);
  const auto is_because_of = [&](Msg ground) {
    return std::ranges::find(finding.because, ground, &Message::id) != finding.because.end();
  };
  const bool summed_up = finding.rule == nullptr || message.find("recorded:") != std::string::npos ||
                         message.find("not recorded") != std::string::npos;
  const bool shown_later = is_because_of(msg::shown_by_later_cards.id);
  const bool depends_on_a_win =
      testing::in_english(finding.depends_on).starts_with(testing::in_english(msg::unwritten_win())) ||
      is_because_of(msg::later_round_was_played.id);
  const Msg id = finding.message.id();
  const bool by_option = id == elfref::msg::winner_by_option.id || id == elfref::msg::true_by_option.id ||
                         id == elfref::msg::certain_by_option.id;
  return fault || summed_up || shown_later || depends_on_a_win || by_option || is_proof(message);
}

std::vector<std::string> told(const std::vector<Diagnostic>& findings, bool whole) {
  std::vector<std::string> all;
  for (const Diagnostic& finding : findings)
    if (finding.bearing != Bearing::record && finding.id != "own-dash" && (whole || !is_of_the_whole(finding)))
      all.push_back(told(finding, whole));
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
  EXPECT_EQ(found.depends_on.size(), referee.depends_on.size());
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

TEST(LineByLine, WholeSessionsAreJudgedAsInTheRecord) {
  int sessions = 0;
  for (const std::string& path : testing::records_below("records/elfenland/sessions")) {
    SCOPED_TRACE(path);
    const Refereed refereed = referee(testing::fixtures_of(path).at(0).source, {});
    const testing::Feeding fed = testing::feed(*refereed.record, session_of(refereed.source().text));
    expect_same(fed.table.judgement(), refereed.judgement);
    expect_same(referee({.name = "saved", .text = fed.table.record()}).judgement, refereed.judgement);
    ++sessions;
    if (path.find("full") == std::string::npos) continue;  // others leave out what is expected to be fed
    EXPECT_THAT(told(fed.answers, false), UnorderedElementsAreArray(told(refereed.judgement.findings, false)));
  }
  EXPECT_GE(sessions, 3);
}

// ---------------------------------------------------------------- saving

TEST(Table, BeginsAJourneyAnewBehindOneThatWasTakenBack) {
  Table table({"Anna"});
  table.begin(phase::travel);
  const Action stays = UnknownSteps{.seat = Seat{0}, .at = elvenhold};
  EXPECT_NE(table.play(stays, Ruling::taken_back).verdict, Verdict::unreadable);
  EXPECT_NE(table.play(stays, Ruling::stands).verdict, Verdict::unreadable);
  EXPECT_NE(referee({.name = "saved", .text = table.record()}).judgement.verdict, Verdict::unreadable) << table.record();
}

TEST(Table, SavesEachRulingBehindItsStepWhereTheyDiffer) {
  Table table({"Anna"});
  table.begin(phase::travel);
  const Action stays = UnknownSteps{.seat = Seat{0}, .at = elvenhold};
  for (const Ruling ruling : {Ruling::stands, Ruling::taken_back, Ruling::none})
    EXPECT_NE(table.play(stays, ruling).verdict, Verdict::unreadable);
  const std::string saved = table.record();
  EXPECT_NE(referee({.name = "saved", .text = saved}).judgement.verdict, Verdict::unreadable) << saved;
  EXPECT_LT(saved.find("ruling: stands"), saved.find("ruling: void")) << saved;
}

TEST(Table, IsSavedAsItWasFed) {
  Table table({"Anna: the first", "#2"}, edition("russian"));
  table.begin(phase::choose);
  table.play("row: 5 pig");
  table.play("'Anna: the first': PIG then Дракон", Ruling::stands);
  table.play("note: who looked?");
  table.play("'#2': dragn");  // refused
  table.play(Pick{.seat = {1}, .kind = Transport::dragon, .turned = Transport::raft});
  table.begin(phase::travel);
  table.play("'Anna: the first':\n  - Rivinia: raft\n  - ruling: void\n  - discard: 3");
  table.play(BeginJourney{.seat = {1}});
  table.play(ClaimResult{.key = ClaimResult::Key::towns, .seat = {1}, .value = 0});
  EXPECT_EQ(table.record(), R"(game: elfenland
edition: russian
players: ["Anna: the first", "#2"]
rounds:
- row: 5 pig
  choose:
  - "Anna: the first": PIG then Дракон
  - ruling: stands
  - note: who looked?
  - "#2": dragon then raft
  travel:
  - "Anna: the first": [Rivinia: raft, ruling: void, discard: 3]
  - "#2": []
result:
  "#2": {towns: 0}
)");
  const Judgement again = referee({.name = "saved", .text = table.record()}).judgement;
  EXPECT_THAT(told(again.findings, true), UnorderedElementsAreArray(told(table.judgement().findings, true)));
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

TEST(Table, SaysHowManyDiscardsOfAGreatHandItLeavesOut) {
  constexpr std::string_view many =
      "5 pig + 5 elfcycle + 5 cloud + 5 unicorn + 5 wagon + 5 dragon + 5 raft + 12 unknown";
  const Refereed refereed = referee(
      {.name = "x",
       .text = "players: [Anna, Boris]\nstart: {phase: travel, players: {Anna: {hand: " + std::string(many) + "}}}\n"});
  Diagnostics faults;
  const auto session = decode(*refereed.record, faults);
  ASSERT_TRUE(session);
  Table table(*session);
  table.begin(phase::travel);
  const std::vector<LegalLine> lines = table.legal_lines(Listing::each);
  EXPECT_LT(lines.size(), 20000U);
  const auto discard = std::ranges::find_if(lines, [](const LegalLine& line) { return line.left_out > 0; });
  ASSERT_NE(discard, lines.end());
  EXPECT_TRUE(discard->several);
  EXPECT_EQ(discard->words, "Anna: discard: 43 unknown");
  EXPECT_GT(discard->left_out, 6000U);
  EXPECT_NE(table.ask(discard->words).verdict, Verdict::illegal);
}

}  // namespace
}  // namespace elfref::elfenland::table_test
