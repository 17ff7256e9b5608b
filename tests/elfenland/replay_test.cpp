// What a replay shows of a session is what the table is there, play by play: folded from its changes, held against the
// position that is asked for anew at each place. ELFREF_LONG in the environment makes it more sessions.

#include "elfref/elfenland/asking/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/games.h"
#include "elfref/testing/generator.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "testing/spoken.h"
#include "testing/wanted.h"

namespace elfref::testing::replay_test {
namespace {

using elfenland::town;
using elfenland::TownId;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A record that was judged as a replay asks for it, and the replay.
struct Seen {
  Refereed refereed;
  ReplayView view;
  ReplayView said;  ///< the same in English

  explicit Seen(Source source) : refereed(referee(std::move(source), told())) {
    view = refereed.game->replay(*refereed.record, told(), refereed.judgement);
    said = in_english(view, refereed.judgement.players);
  }
  static Overrides told() { return {.edition = {}, .options = {}, .deductions = true, .by_round = true}; }

  [[nodiscard]] std::size_t slot(const std::string& id) const {
    const auto found = std::ranges::find(view.slots, id, &ViewSlot::id);
    return static_cast<std::size_t>(found - view.slots.begin());
  }
  /// The moment whose play is told so in English.
  [[nodiscard]] const ViewMoment& moment(const std::string& words) const {
    const auto found = std::ranges::find(said.moments, Message(words), &ViewMoment::words);
    if (found != said.moments.end()) return *found;
    ADD_FAILURE() << "no moment '" << words << "'";
    return said.moments.front();
  }
};

Seen seen(const std::string& text) {
  return Seen({.name = "test.yaml", .text = text});
}

/// The slots of a table, by id.
std::map<std::string, ViewHeld> by_id(const ReplayView& view, const std::vector<ViewHeld>& held) {
  std::map<std::string, ViewHeld> found;
  for (std::size_t i = 0; i < held.size(); ++i) found[view.slots[i].id] = held[i];
  return found;
}

/// What is said of a player in the slots of a table, as PositionView::of_each says it.
std::vector<std::string> facts_shown(const std::map<std::string, ViewHeld>& held, int seat) {
  const auto of = [&](const std::string& what) { return held.at(what + ":" + std::to_string(seat)); };
  Range cards;
  for (const ViewPiece& piece : of("hand").pieces) {
    cards.min += piece.count;
    cards.max += piece.most;
  }
  std::string towns = in_english(of("towns").words);
  towns.resize(towns.find(" of "));
  return {in_english(of("boot").words), towns, range(cards), in_english(of("counters").words),
          in_english(of("obstacle").words)};
}

std::vector<std::string> facts_asked(const std::vector<Fact>& facts) {
  std::vector<std::string> words;
  for (const Fact& fact : facts) words.push_back(in_english(fact.words.front()));
  return words;
}

/// What lies on roads, as the fact `roads` says it: by ids of connections.
std::vector<std::string> roads_shown(const std::map<std::string, ViewHeld>& held) {
  std::vector<std::string> roads;
  for (std::uint8_t road = 0; road < elfenland::road_count; ++road) {
    const ViewHeld& lies = held.at("road:" + std::to_string(road));
    if (lies.pieces.empty()) continue;
    const auto [a, b] = std::minmax(town(elfenland::way({road}).a).ascii, town(elfenland::way({road}).b).ascii);
    roads.push_back(std::string(a) + "-" + std::string(b) + ": " + in_english(lies.words));
  }
  std::ranges::sort(roads);
  return roads;
}

const Fact* fact(const PositionView& position, std::string_view key) {
  const auto found = std::ranges::find(position.facts, key, &Fact::key);
  return found == position.facts.end() ? nullptr : &*found;
}

/// Holds the tables of a replay against positions, each asked for by itself.
void check_against_positions(const Seen& seen) {
  const ReplayView& view = seen.said;
  std::vector<ViewHeld> held = view.whole_start;
  for (const ViewMoment& moment : view.moments) {
    for (const ViewChange& change : moment.whole) held[change.slot] = change.now;
    SCOPED_TRACE(moment.name + ": " + in_english(moment.words));
    const PositionView position = in_english(seen.refereed.game->position(
        *seen.refereed.record, Seen::told(), {.ply = moment.next_ply, .at_play = true, .why = {}}));
    const auto shown = by_id(view, held);
    ASSERT_EQ(position.of_each.size(), view.players.size());
    for (std::size_t seat = 0; seat < view.players.size(); ++seat)
      ASSERT_EQ(facts_shown(shown, static_cast<int>(seat)), facts_asked(position.of_each[seat]));
    if (const Fact* row = fact(position, "row")) {
      ASSERT_EQ(shown.at("row").words, row->words.front());
    }
    if (const Fact* roads = fact(position, "roads")) {
      ASSERT_EQ(roads_shown(shown), in_english(roads->words));
    }
    if (const Fact* hand = fact(position, "hand")) {
      ASSERT_EQ(shown.at("hand:" + std::to_string(position.seat->value)).words, hand->words.front());
    }
  }
}

/// The towns of which a player's slots say that the piece was fetched, or may have been.
std::pair<int, int> fetched(const std::map<std::string, ViewHeld>& held, Seat seat) {
  int certain = 0, perhaps = 0;
  for (const auto& [id, slot] : held) {
    if (!id.starts_with("ring:")) continue;
    const auto his = std::ranges::find(slot.pieces, std::optional<Seat>(seat), &ViewPiece::owner);
    if (his == slot.pieces.end()) {
      ++certain;
    } else if (his->state == ViewPiece::State::perhaps) {
      ++perhaps;
    }
  }
  return {certain, perhaps};
}

/// Holds the tables that the lines up to each play tell against a replay of these lines.
void check_against_the_table(const Seen& seen) {
  using namespace elfenland;
  const ReplayView& view = seen.view;
  Diagnostics faults;
  const auto session = readable(*seen.refereed.record, Seen::told(), faults);
  ASSERT_TRUE(session);
  const Options options = judging_options(*session);
  Position state = begin(*session, options, seating_of(*session, options));
  std::uint32_t ply = 0;
  std::vector<ViewHeld> held = view.start;
  for (const ViewMoment& moment : view.moments) {
    SCOPED_TRACE(moment.name);
    for (const ViewChange& change : moment.changes) held[change.slot] = change.now;
    ASSERT_LE(moment.ruling == "void" ? ply : moment.ply + 1, moment.next_ply);
    for (; ply < moment.next_ply; ++ply)
      play_one<Elfenland<false>>(state, session->plays[ply].action, session->plays[ply].ruling, ply,
                                 [](const RuleInfo&, Finding&&) {});
    const auto shown = by_id(view, held);
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
      const PlayerState& player = state.player[seat];
      for (std::uint8_t id = 0; id < town_count; ++id) {
        const auto& boots = shown.at("stand:" + view.slots[id].place).pieces;
        const bool stands = std::ranges::find(boots, std::optional(Seat{seat}), &ViewPiece::owner) != boots.end();
        ASSERT_EQ(stands, player.at.has({id}) && player.at.size() <= 3);
      }
      const auto [certain, perhaps] = fetched(shown, Seat{seat});
      ASSERT_EQ(certain, player.collected.size());
      ASSERT_EQ(perhaps, (player.open - player.collected).size());
      const auto& hand = shown.at("hand:" + std::to_string(seat)).pieces;
      for (const ViewPiece& piece : hand)
        for (int kind = 0; kind < transport_count; ++kind) {
          const int known = player.hand.lower[static_cast<std::size_t>(kind)];
          ASSERT_TRUE(piece.kind != name(Transport(kind)) || piece.count == known);
        }
    }
  }
}

void check(const Seen& seen) {
  if (seen.view.moments.empty()) return;
  check_against_positions(seen);
  check_against_the_table(seen);
}

/// What every replay keeps.
void check_shape(const Seen& seen) {
  const ReplayView& view = seen.view;
  ASSERT_EQ(view.complaint.empty(), view.picture.has_value());
  std::uint32_t turn = 0;
  int number = 0;
  for (const ViewMoment& moment : view.moments) {
    SCOPED_TRACE(moment.name);
    ASSERT_FALSE(moment.words.empty());
    if (moment.number != 0) {
      ASSERT_EQ(moment.number, ++number) << "plays are counted in their order";
    }
    ASSERT_LE(moment.turn, turn + 1);
    turn = moment.turn;
    ASSERT_TRUE(moment.ruling != "void" || (moment.changes.empty() && moment.whole.empty()));
    for (const ViewMove& move : moment.moves) ASSERT_EQ(move.done, moment.ruling != "void");
  }
  if (view.complaint.empty()) {
    ASSERT_EQ(number, seen.refereed.judgement.plays) << "as the verdict counts them";
  }
  for (const std::vector<ViewHeld>* start : {&view.start, &view.whole_start})
    ASSERT_EQ(start->size(), view.slots.size());
}

TEST(Replay, ShowsTheTableOfEveryRecord) {
  int compared = 0;
  for (const std::string& path : records_below("records/elfenland"))
    for (const Fixture& fixture : fixtures_of(path)) {
      SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
      const Seen seen(fixture.source);
      check_shape(seen);
      // Positions are asked for one by one, each from the start: of a long session that takes its time.
      if (in_full() || ++compared % 4 == 0) check(seen);
    }
}

TEST(Replay, ShowsTheTableOfGeneratedSessions) {
  for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal})
    for (int number = 0; number < wanted("ELFREF_REPLAYS", 7, 200); ++number) {
      SCOPED_TRACE(number);
      const SessionGenerator& generator = generators().front();
      const SessionRequest request{.seed = 20, .players = 2 + number % 5, .detail = detail};
      const Seen seen(
          {.name = "generated.yaml", .text = generator.record(request, static_cast<std::uint64_t>(number))});
      check_shape(seen);
      check(seen);
    }
}

constexpr const char* session = R"(game: elfenland
players: [{name: Anna, colour: red}, Boris]
rounds:
- deal: {Anna: [3 dragon, 2 pig, 2 raft, wagon], Boris: unknown}
  draw: {Anna: pig, Boris: unknown}
  choose: [Anna: dragon then wagon, Boris: wagon, Anna: pig, Boris: blind pig, Anna: dragon, Boris: elfcycle]
  plan:
  - Anna: dragon on Elvenhold-Lapphalya
  - Boris: obstacle on Elvenhold-Lapphalya
  - Anna: hidden pig on Feodor-Lapphalya
  - Boris: pass
  - Anna: pass
  travel:
  - Anna:
    - Lapphalya: dragon
    - Lapphalya: 2 dragon
    - Feodor: 2 pig
    - discard: wagon
  - Boris: []
)";

TEST(Replay, TellsAPlayInASentence) {
  const Seen told = seen(session);
  std::vector<std::string> words;
  for (const ViewMoment& moment : told.said.moments) words.push_back(in_english(moment.words));
  EXPECT_THAT(words, Contains("Anna is dealt 8 cards: 2 pigs, 1 wagon, 3 dragons and 2 rafts"));
  EXPECT_THAT(words, Contains("Boris is dealt an unrecorded number of cards"));
  EXPECT_THAT(words, Contains("Anna takes a dragon; a wagon is turned up"));
  EXPECT_THAT(words, Contains("Boris takes a pig from the pile"));
  EXPECT_THAT(words, Contains("Boris places the obstacle on Elvenhold-Lapphalya"));
  EXPECT_THAT(words, Contains("Anna places a pig that was face down on Feodor-Lapphalya"));
  EXPECT_THAT(words, Contains("Boris passes"));
  EXPECT_THAT(words, Contains("Anna travels to Lapphalya: 1 dragon"));
  EXPECT_THAT(words, Contains("Anna discards 1 wagon"));
  EXPECT_THAT(words, Contains("Boris stays in Elvenhold"));
}

TEST(Replay, TellsAPriceAndWhatWouldHaveBeenLegal) {
  const Seen told = seen(session);
  const ViewMoment& step = told.moment("Anna travels to Lapphalya: 1 dragon");
  EXPECT_EQ(step.name, "1:travel:Anna:1");
  EXPECT_EQ(step.weight, 3);
  ASSERT_TRUE(step.bill);
  EXPECT_THAT(in_english(step.bill->price), HasSubstr("and 1 more for the obstacle"));
  EXPECT_THAT(step.because, Contains(step.bill->price));
  ASSERT_EQ(step.bill->paid.size(), 1U);
  EXPECT_EQ(step.bill->paid[0].kind, "dragon");
  EXPECT_EQ(step.bill->paid[0].count, 1);
  ASSERT_EQ(step.bill->due.size(), 1U);
  EXPECT_EQ(step.bill->due[0].count, 2);
  EXPECT_EQ(step.bill->missing, 1);
  EXPECT_EQ(step.bill->sum, "1 of 2");
  ASSERT_EQ(step.moves.size(), 1U);
  EXPECT_EQ(step.moves[0].from, "elvenhold");
  EXPECT_EQ(step.moves[0].to, "lapphalya");
  EXPECT_EQ(step.moves[0].ways, step.ways);
  EXPECT_TRUE(step.moves[0].done);
  // As `moves` has them, in the same order.
  const PositionView position =
      told.refereed.game->position(*told.refereed.record, Seen::told(), {.ply = step.ply, .at_play = true, .why = {}});
  std::vector<std::string> listed, shown;
  for (const Choice& choice : position.choices) listed.push_back(choice.words);
  std::set<std::string> prices;
  for (const ViewChoice& choice : step.legal) {
    shown.push_back(testing::in_english(choice.words));
    prices.insert(testing::in_english(choice.price));
  }
  EXPECT_THAT(shown, ::testing::Not(IsEmpty()));
  EXPECT_THAT(prices, ::testing::IsSupersetOf({"2", "any 4"})) << "by the counter and by caravan";
  EXPECT_EQ(shown, listed);
  EXPECT_THAT(told.moment("Boris passes").legal, IsEmpty());
}

TEST(Replay, LeavesThingsWhereTheyAreWhenAPlayIsTakenBack) {
  std::string text = session;
  text.replace(text.find("    - Lapphalya: 2 dragon"), 0, "    - ruling: void\n");
  const Seen told = seen(text);
  const ViewMoment& step = told.moment("Anna travels to Lapphalya: 1 dragon");
  EXPECT_EQ(step.ruling, "void");
  EXPECT_THAT(step.changes, IsEmpty());
  ASSERT_EQ(step.moves.size(), 1U);
  EXPECT_FALSE(step.moves[0].done);
  check(told);
}

TEST(Replay, NamesWhatIsLaidOnARoad) {
  std::string text = session;
  text.insert(text.find("  - Boris: obstacle"), "  - ruling: void\n");
  const Seen told = seen(text);
  const ViewMoment& taken_back = told.moment("Anna places a dragon on Elvenhold-Lapphalya");
  EXPECT_THAT(taken_back.changes, IsEmpty());
  ASSERT_EQ(taken_back.laid.size(), 1U);
  EXPECT_EQ(taken_back.laid[0].way, taken_back.ways[0]);
  EXPECT_EQ(taken_back.laid[0].piece.kind, "dragon");
  const ViewMoment& obstacle = told.moment("Boris places the obstacle on Elvenhold-Lapphalya");
  ASSERT_EQ(obstacle.laid.size(), 1U);
  EXPECT_EQ(obstacle.laid[0].piece.kind, "obstacle");
}

TEST(Replay, KnowsMoreOfTheWholeRecordThanOfItsBeginning) {
  const Seen told = seen(R"(players: [Anna, Boris]
rounds:
- plan: [Anna: pig on Elvenhold-Lapphalya, Boris: pass, Anna: pass]
  travel: [Anna: [Lapphalya: pig], Boris: []]
)");
  const std::size_t hand = told.slot("hand:0");
  const auto words = [&](ViewTrack track) { return held_after(told.said, 0, track)[hand].words; };
  EXPECT_EQ(words(ViewTrack::so_far), "8 unknown");
  EXPECT_EQ(words(ViewTrack::whole), "pig + 7 unknown");
}

TEST(Replay, FindsTheNotesOfARecord) {
  const Seen noted = seen(R"(game: elfenland
session: {note: of the session}
players: [Anna, Boris]
rounds:
- plan: [Anna: pig on Virst-Ixara, note: "she smiled", Boris: pass]
  travel:
  - note: after a break
  - Anna: [Virst: 2 rafts]
)");
  const std::vector<WrittenNote> notes = written_notes(*noted.refereed.record);
  ASSERT_EQ(notes.size(), 2U);
  EXPECT_EQ(notes[0].text, "she smiled");
  EXPECT_EQ(notes[1].text, "after a break");
  const std::vector<Span> spans{notes[0].span, notes[1].span};
  const auto moments = moments_before(spans, noted.view.moments);
  ASSERT_TRUE(moments[0] && moments[1]);
  EXPECT_THAT(in_english(noted.said.moments[*moments[0]].words), HasSubstr("pig"));
  EXPECT_THAT(in_english(noted.said.moments[*moments[1]].words), HasSubstr("pass"));
}

TEST(Replay, SaysWhyThereIsNothingToLookAt) {
  const Seen unreadable = seen("players: [Anna");
  EXPECT_EQ(unreadable.said.complaint, "the record cannot be read");
  EXPECT_THAT(unreadable.view.moments, IsEmpty());
  const Seen sheet = seen("players: [Anna, Boris]\nfinal: {Anna: {towns: 9}, Boris: {towns: 8}}\n");
  EXPECT_EQ(sheet.said.complaint, "a score sheet has no plays");
}

TEST(Replay, DrawsPlayersInTheirColours) {
  const Seen told = seen(session);
  ASSERT_EQ(told.view.players.size(), 2U);
  EXPECT_EQ(told.view.players[0].colour, "p-red");
  EXPECT_NE(told.view.players[1].colour, "p-red");
  EXPECT_EQ(told.view.players[1].mark, "B");
}

TEST(Replay, OfALongSessionTakesItsTimeOnce) {
  std::string text = "players: [Anna, Boris]\nrounds:\n- plan: []\n  travel:\n";
  for (int i = 0; i < 3000; ++i) text += "  - Anna: [Lapphalya: 2 pig, Elvenhold: 2 pig]\n";
  const Seen told = seen(text);
  EXPECT_GE(told.view.moments.size(), 6000U);
  EXPECT_THAT(in_english(told.said.remarks), Contains(HasSubstr("legal plays are listed for the first")));
}

}  // namespace
}  // namespace elfref::testing::replay_test
