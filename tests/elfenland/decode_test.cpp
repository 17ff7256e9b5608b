#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <array>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/decode.h"
#include "testing/english.h"

namespace elfref::elfenland::decode_test {
namespace {

using enum Transport;

constexpr Seat anna{0}, boris{1}, chris{2};

/// A text understood, and what was said of it.
struct Decoded {
  Diagnostics faults;
  std::unique_ptr<Record> record;
  std::optional<Session> session;

  explicit Decoded(const std::string& text)
      : record(read_record({.name = "test", .text = text}, faults)), session(decode(*record, faults)) {}

  [[nodiscard]] std::string text(Span span) const {
    return record->source().text.substr(span.begin, span.end - span.begin);
  }
  template <class Kind>
  [[nodiscard]] std::vector<Kind> all() const {
    std::vector<Kind> found;
    if (!session) return found;
    for (const auto& play : session->plays)
      if (const Kind* kind = std::get_if<Kind>(&play.action)) found.push_back(*kind);
    return found;
  }
  template <class Kind>
  [[nodiscard]] std::vector<const Play<Action>*> plays() const {
    std::vector<const Play<Action>*> found;
    if (!session) return found;
    for (const auto& play : session->plays)
      if (std::holds_alternative<Kind>(play.action)) found.push_back(&play);
    return found;
  }
  [[nodiscard]] std::vector<std::string_view> ids() const {
    std::vector<std::string_view> found;
    for (const Diagnostic& fault : faults.all()) found.push_back(fault.id);
    return found;
  }
};

/// A letter for the plays of a round: the order in which they come is what is tested.
constexpr Overloaded letter_of{
    [](const BeginGame&) { return 'g'; },    [](const TakeSeat&) { return 's'; },
    [](const StartRoad&) { return 'r'; },    [](const BeginRound&) { return 'R'; },
    [](const ShowRow&) { return 'w'; },      [](const Deal&) { return 'd'; },
    [](const Draw&) { return 'D'; },         [](const BeginChoose&) { return 'c'; },
    [](const Pick&) { return 'p'; },         [](const BeginPlan&) { return 'P'; },
    [](const PlaceCounter&) { return 'o'; }, [](const BeginTravel&) { return 'T'; },
    [](const BeginJourney&) { return 'j'; }, [](const Step&) { return 'S'; },
    [](const UnknownSteps&) { return 'U'; }, [](const EndJourney&) { return 'e'; },
    [](const Keep&) { return 'k'; },         [](const EndRound&) { return 'E'; },
    [](const auto&) { return '?'; },
};

std::string kinds(const Decoded& decoded) {
  if (!decoded.session) return "unreadable";
  std::string found;
  for (const auto& play : decoded.session->plays) found += std::visit(letter_of, play.action);
  return found;
}

const std::string two = "players: [Anna, Boris]\n";

TEST(Decode, PlaysComeInTheOrderOfTheGame) {
  const Decoded decoded(two + R"(
rounds:
- keep: {Anna: pig}
  travel: [Anna: [Virst: 2 raft], Boris: []]
  plan: [Anna: pig on Virst-Ixara]
  choose: [Anna: pig]
  draw: {Anna: pig}
  deal: {Anna: 8, Boris: 8}
  row: [pig, pig, pig, pig, pig]
)");
  // game seat seat | round row | deals draws | choose, one pick and five unwritten | plan | travel | keep
  EXPECT_EQ(kinds(decoded), "gssRwddDDcppppppPoTjSejekkE");
}

TEST(Decode, APhaseThatIsMissingBetweenOthersIsUnwritten) {
  const Decoded decoded(two + "rounds:\n- travel: [Anna: [], Boris: []]\n");
  for (const Deal& deal : decoded.all<Deal>()) EXPECT_FALSE(deal.written);
  for (const Draw& draw : decoded.all<Draw>()) {
    EXPECT_FALSE(draw.written);
    EXPECT_EQ(draw.counters.unknown, 1);
  }
  ASSERT_EQ(decoded.all<Pick>().size(), 6u);
  for (const Pick& pick : decoded.all<Pick>()) EXPECT_FALSE(pick.written);
  EXPECT_FALSE(decoded.all<BeginPlan>().at(0).recorded);
}

TEST(Decode, TheLastRoundStopsAfterItsLastPhase) {
  EXPECT_EQ(kinds(Decoded(two + "rounds:\n- deal: {Anna: 8}\n")), "gssRdd");
  EXPECT_EQ(kinds(Decoded(two + "rounds:\n- row: [pig]\n")), "gssRwddDD");
  EXPECT_EQ(kinds(Decoded(two + "rounds:\n- plan: []\n")), "gssRddDDcppppppP");
  EXPECT_EQ(kinds(Decoded(two + "rounds:\n- row: unknown\n")), "gssRddDD");
  EXPECT_EQ(kinds(Decoded(two + "rounds: []\n")), "gss");
  EXPECT_EQ(kinds(Decoded(two)), "gss");
}

TEST(Decode, ARoundBeforeAnotherIsWhole) {
  EXPECT_EQ(kinds(Decoded(two + "rounds:\n- row: unknown\n- deal: unknown\n")), "gssRddDDcppppppPTjUejUekkERdd");
  EXPECT_EQ(kinds(Decoded(two + "rounds:\n- unknown\n- unknown\n")), "gssRERE");
}

TEST(Decode, TheLastRoundIsOverForCertainWhenEverybodyHasALine) {
  const auto certain = [](const std::string& text) {
    const auto ends = Decoded(two + text).all<EndRound>();
    return ends.size() == 1 && ends[0].certain;
  };
  EXPECT_TRUE(certain("rounds:\n- travel: [Anna: [], Boris: unknown]\n"));
  EXPECT_FALSE(certain("rounds:\n- travel: [Anna: []]\n"));
  EXPECT_FALSE(certain("rounds:\n- travel: [Anna: [], Boris: [], ruling: void]\n"));
  EXPECT_FALSE(certain("rounds:\n- travel: unknown\n"));
  EXPECT_TRUE(certain("rounds:\n- travel: [Anna: []]\n  keep: unknown\n"));
  EXPECT_TRUE(certain("rounds:\n- keep: {Anna: pig}\n"));
  EXPECT_TRUE(certain("rounds:\n- travel: [Anna: []]\nwinner: Anna\n"));
  EXPECT_TRUE(certain("rounds:\n- travel: [Anna: []]\nresult: {Anna: {place: 1}}\n"));
  EXPECT_FALSE(certain("rounds:\n- travel: [Anna: []]\nresult: {Anna: {towns: 1}}\n"));
}

TEST(Decode, TheStartLeavesOutWhatWasBefore) {
  EXPECT_EQ(kinds(Decoded(two + "start: {round: 2, phase: travel, roads: {Virst-Ixara: pig}}\n"
                                "rounds:\n- travel: [Anna: [], Boris: []]\n")),
            "gssrRTjejekkE");
  EXPECT_EQ(kinds(Decoded(two + "start: {phase: plan}\nrounds:\n- row: [pig]\n  plan: []\n")), "gssRwP");
  const Decoded later(two + "start: {round: 3, phase: plan}\nrounds:\n- plan: []\n- plan: []\n");
  EXPECT_EQ(later.all<BeginRound>().at(1).number, 4);
  EXPECT_EQ(kinds(later), "gssRPTjUejUekkERddDDcppppppP");
}

TEST(Decode, WhatStartSays) {
  const Decoded decoded(R"(players: [Anna, Boris, Chris]
start:
  round: 3
  phase: travel
  first: Chris
  players: {Anna: {at: Feodor, towns: 9, hand: 3 dragon + elfcycle + 4 unknown, counters: pig + hidden dragon, obstacle: used}}
  roads: {Feodor-Lapphalya: dragon + obstacle, Virst-Ixara: unknown, Ixara-Dag'Amura: none}
)");
  ASSERT_TRUE(decoded.session);
  const Start& start = decoded.session->start;
  EXPECT_EQ(start.round, 3);
  EXPECT_EQ(start.phase, phase::travel);
  EXPECT_EQ(start.first, chris);
  ASSERT_EQ(start.players.size(), 3u);
  EXPECT_EQ(start.players[0].towns, 9);
  EXPECT_EQ(start.players[0].hand->count(), 8);
  EXPECT_EQ(start.players[0].counters->at[0].facing, Facing::up);
  EXPECT_EQ(start.players[0].counters->at[1].facing, Facing::down);
  EXPECT_EQ(start.players[0].obstacle_used, true);
  EXPECT_FALSE(start.players[1].at);
  const auto roads = decoded.all<StartRoad>();
  ASSERT_EQ(roads.size(), 3u);
  EXPECT_EQ(roads[0].counter, dragon);
  EXPECT_TRUE(roads[0].obstacle);
  EXPECT_TRUE(roads[1].unknown_counter);
  EXPECT_FALSE(roads[2].counter || roads[2].unknown_counter);
}

TEST(Decode, PicksAreCompleteWhenEverybodyHasThree) {
  const auto complete = [](const std::string& picks) {
    return Decoded(two + "rounds:\n- choose: [" + picks + "]\n").all<BeginChoose>().at(0).complete;
  };
  const std::string six = "Anna: pig, Boris: pig, Anna: pig, Boris: pig, Anna: pig, Boris: pig";
  EXPECT_TRUE(complete(six));
  EXPECT_TRUE(complete(six + ", Anna: cloud, ruling: void"));
  EXPECT_FALSE(complete(six + ", ruling: void"));
  EXPECT_TRUE(complete(six + ", Anna: pig"));
}

TEST(Decode, PassesAreRecordedWhenOneStandsBeforeTheClosingRun) {
  const auto recorded = [](const std::string& plan) {
    return Decoded(two + "rounds:\n- plan: [" + plan + "]\n").all<BeginPlan>().at(0).passes_recorded;
  };
  EXPECT_FALSE(recorded(""));
  EXPECT_FALSE(recorded("Anna: pass, Boris: pass"));
  EXPECT_FALSE(recorded("Anna: pig on Virst-Ixara, Boris: pass, Anna: pass"));
  EXPECT_TRUE(recorded("Anna: pass, Boris: pig on Virst-Ixara"));
  EXPECT_FALSE(recorded("Anna: pass, ruling: void, Boris: pig on Virst-Ixara"));
  EXPECT_FALSE(recorded("Anna: pass, Boris: pig on Virst-Ixara, ruling: void"));
}

TEST(Decode, ARulingHoldsForThePlayBefore) {
  const Decoded decoded(two + R"(
rounds:
- plan:
  - Anna: pig on Virst-Ixara
  - note: loudly
  - ruling: void
  - Boris: pass
  travel:
  - Anna: [Virst: 2 raft, ruling: stands, Ixara: raft]
  - Boris: [Virst: 2 raft, Ixara: raft, discard: 2]
  - ruling: void
)");
  EXPECT_EQ(decoded.plays<PlaceCounter>().at(0)->ruling, Ruling::taken_back);
  EXPECT_EQ(decoded.plays<Pass>().at(0)->ruling, Ruling::none);
  const auto steps = decoded.plays<Step>();
  ASSERT_EQ(steps.size(), 4u);
  EXPECT_EQ(steps[0]->ruling, Ruling::stands);
  EXPECT_EQ(steps[1]->ruling, Ruling::none);
  EXPECT_EQ(steps[2]->ruling, Ruling::taken_back);
  EXPECT_EQ(steps[3]->ruling, Ruling::taken_back);
  // Whose journey was taken back has none that is written.
  EXPECT_EQ(decoded.all<BeginJourney>().size(), 3u);
  EXPECT_FALSE(decoded.all<BeginJourney>().at(2).written);
  EXPECT_FALSE(decoded.all<BeginTravel>().at(0).complete);
}

TEST(Decode, DiscardsAreSummedAtTheEndOfTheJourney) {
  const Decoded decoded(two +
                        "rounds:\n- travel: [Anna: [discard: 2, Virst: 2 raft, discard: pig + raft], Boris: []]\n");
  const auto ends = decoded.all<EndJourney>();
  ASSERT_EQ(ends.size(), 2u);
  EXPECT_TRUE(ends[0].written);
  EXPECT_EQ(ends[0].discard.count(), 4);
  EXPECT_FALSE(ends[1].written);
  EXPECT_EQ(decoded.text(decoded.plays<EndJourney>()[0]->parts[whole]), "discard: 2");
}

TEST(Decode, ADiscardTakenBackIsNotPlayed) {
  const Decoded decoded(two + "rounds:\n- travel: [Anna: [discard: 2, ruling: void], Boris: []]\n");
  std::vector<const Play<Action>*> played;
  for (const Play<Action>* end : decoded.plays<EndJourney>())
    if (end->ruling != Ruling::taken_back) played.push_back(end);
  ASSERT_EQ(played.size(), 2u);
  EXPECT_FALSE(std::get<EndJourney>(played[0]->action).written);
}

TEST(Decode, GapsOfAJourney) {
  const Decoded decoded(
      two + "rounds:\n- travel: [Anna: [Virst: 2 raft, unknown, at: Tichih, at: Rivinia], Boris: unknown]\n");
  const auto gaps = decoded.all<UnknownSteps>();
  ASSERT_EQ(gaps.size(), 3u);
  EXPECT_EQ(town(*gaps[0].at).ascii, "Tichih");
  EXPECT_EQ(town(*gaps[1].at).ascii, "Rivinia");
  EXPECT_FALSE(gaps[2].at);
}

TEST(Decode, TheEntriesOfADealAreWrittenOrNot) {
  const Decoded decoded(
      "players: [Anna, Boris, Chris]\nrounds:\n- deal: {Anna: none, Boris: unknown}\n  draw: {Boris: unknown}\n");
  const auto deals = decoded.all<Deal>();
  ASSERT_EQ(deals.size(), 3u);
  EXPECT_TRUE(deals[0].written && deals[0].cards.exact());
  EXPECT_TRUE(deals[1].written && deals[1].cards.open);
  EXPECT_FALSE(deals[2].written);
  const auto draws = decoded.all<Draw>();
  ASSERT_EQ(draws.size(), 3u);
  for (const Draw& draw : draws) {
    EXPECT_EQ(draw.written, draw.seat == boris);
    EXPECT_EQ(draw.counters, (Pieces{.of = {}, .unknown = 1, .open = false}));
  }
}

TEST(Decode, PartsOfAPlayStandWhereTheyAreWritten) {
  const Decoded decoded(two + R"(
rounds:
- choose:
  - Anna: dragon then wagon
  plan:
  - Anna: hidden pig on Virst-Ixara by road
  travel:
  - Anna:
    - Virst: caravan 2 raft + pig
  - Boris: []
)");
  const auto part = [&](const Play<Action>& play, Part which) { return decoded.text(play.parts[which]); };
  const auto& pick = *decoded.plays<Pick>().at(0);
  EXPECT_EQ(part(pick, whole), "dragon then wagon");
  EXPECT_EQ(part(pick, actor), "Anna");
  EXPECT_EQ(part(pick, object), "dragon");
  EXPECT_EQ(part(pick, extra), "wagon");
  const auto& place = *decoded.plays<PlaceCounter>().at(0);
  EXPECT_EQ(part(place, whole), "hidden pig on Virst-Ixara by road");
  EXPECT_EQ(part(place, object), "pig");
  EXPECT_EQ(part(place, where), "Virst-Ixara");
  EXPECT_EQ(part(place, extra), "hidden");
  const auto& step = *decoded.plays<Step>().at(0);
  EXPECT_EQ(part(step, whole), "Virst: caravan 2 raft + pig");
  EXPECT_EQ(part(step, actor), "Anna");
  EXPECT_EQ(part(step, where), "Virst");
  EXPECT_EQ(part(step, payment), "caravan 2 raft + pig");
  EXPECT_EQ(part(step, extra), "caravan");
  EXPECT_EQ(part(*decoded.plays<BeginJourney>().at(1), whole), "[]");
  EXPECT_EQ(part(*decoded.plays<EndRound>().at(0), whole), "travel");
}

TEST(Decode, APlayerMayHaveAnyName) {
  const Decoded decoded(
      "players: [Null, No, ~, 1, {name: yes, colour: red}, {name: on, color: Rot}]\nwinner: [~, 1]\n");
  ASSERT_TRUE(decoded.session);
  EXPECT_EQ(decoded.session->players[2].name, "~");
  const auto seats = decoded.all<TakeSeat>();
  EXPECT_EQ(seats[3].colour, 0);
  EXPECT_EQ(seats[4].colour, 1);
  EXPECT_EQ(seats[5].colour, 1);
  EXPECT_EQ(std::get<ClaimWinner>(decoded.session->claims.at(0).action).seats, 0b1100);
}

TEST(Decode, NamesAreMatchedFolded) {
  const Decoded decoded("players: [René, “Anna Maria”]\nrounds:\n- plan: [rene: pass, AnnaMaria: pass]\n");
  ASSERT_TRUE(decoded.session);
  EXPECT_EQ(decoded.plays<Pass>().at(0)->seat, anna);
  EXPECT_EQ(decoded.plays<Pass>().at(1)->seat, boris);
}

TEST(Decode, ASheet) {
  const Decoded decoded(R"(players: [{name: Brandy, town: Jaccaranda}, John, Kim]
final:
  Brandy: {towns: 17, at: Throtmanni, cards: 0}
  John: {towns: [Virst, Ixara, Elvenhold, Virst], at: Ixara}
)");
  ASSERT_TRUE(decoded.session);
  EXPECT_TRUE(decoded.session->sheet);
  EXPECT_TRUE(decoded.session->town_written);
  const auto sheets = decoded.all<Sheet>();
  ASSERT_EQ(sheets.size(), 3u);
  EXPECT_EQ(sheets[0].towns, 17);
  EXPECT_EQ(sheets[1].towns, 2);
  EXPECT_TRUE(sheets[1].listed);
  EXPECT_FALSE(sheets[2].towns);
  const auto idle = decoded.all<SheetTown>();
  ASSERT_EQ(idle.size(), 2u);
  EXPECT_FALSE(idle[0].again);
  EXPECT_TRUE(idle[1].again);
}

TEST(Decode, Claims) {
  const Decoded decoded(two +
                        "winner: Anna\nresult: {Anna: {towns: [Virst, Virst, Elvenhold], at: Virst, score: -3}}\n");
  ASSERT_TRUE(decoded.session);
  EXPECT_TRUE(decoded.session->has_winner);
  ASSERT_EQ(decoded.session->claims.size(), 4u);
  EXPECT_EQ(decoded.session->claims[0].seat, anna);
  EXPECT_EQ(std::get<ClaimResult>(decoded.session->claims[1].action).value, 1);
  EXPECT_EQ(std::get<ClaimResult>(decoded.session->claims[3].action).value, -3);
  EXPECT_EQ(decoded.text(decoded.session->claims[3].parts[whole]), "-3");
}

TEST(Decode, OptionsAndEdition) {
  const Decoded decoded("edition: Русская\noptions: {rounds: 3, town-cards: YES}\nsession: [free, {as: air}]\n" + two);
  ASSERT_TRUE(decoded.session);
  EXPECT_EQ(decoded.session->edition, "russian");
  EXPECT_EQ(elfenland::Options(decoded.session->options).rounds(), 3);
  EXPECT_TRUE(elfenland::Options(decoded.session->options).town_cards());
  EXPECT_EQ(decoded.session->options_set,
            1u << static_cast<int>(Option::rounds) | 1u << static_cast<int>(Option::town_cards));
}

TEST(Decode, AllFaultsAreToldAtOnce) {
  const Decoded decoded(R"(game: elfenlnad
players: [Anna, Boris]
rounds:
- plan:
  - Ana: dragn on Vrist-Ixara
  travle: []
winner: Zoe
)");
  EXPECT_FALSE(decoded.session);
  EXPECT_EQ(decoded.ids(), (std::vector<std::string_view>{"unknown-game", "unknown-key", "unknown-player",
                                                          "unknown-transport", "unknown-town", "unknown-winner"}));
}

TEST(Decode, AHundredRoundsAreTooMany) {
  std::string text = two + "rounds:\n";
  for (int i = 0; i < 300; ++i) text += "- unknown\n";
  EXPECT_EQ(Decoded(text).ids(), std::vector<std::string_view>{"bad-number"});
}

TEST(Decode, MorePlaysThanAReportCanCountAreRefused) {
  std::string text = two + "rounds:\n- plan:\n";
  for (int i = 0; i < 60'001; ++i) text += "  - Anna: pass\n";
  EXPECT_EQ(Decoded(text).ids(), std::vector<std::string_view>{"too-many-plays"});
}

TEST(Decode, TheFaultsOfAHostileRecordAreLimited) {
  std::string text = two + "rounds:\n- plan:\n";
  for (int i = 0; i < 20'000; ++i) text += "  - Ana: dragn on Vrist-Ixra\n";
  const Decoded decoded(text);
  ASSERT_EQ(decoded.faults.all().size(), 201u);
  EXPECT_EQ(decoded.faults.all().back().id, Fault::too_large.id);
  EXPECT_EQ(testing::in_english(decoded.faults.all().back().message), "a record has more than 200 errors");
}

// ---------------------------------------------------------------- properties

const std::array<std::string, 34>& scraps() {
  static const std::array<std::string, 34> words = {
      "Anna", "Boris",  "note",    "ruling", "void",     "stands", "discard", "at",          "unknown",
      "none", "2",      "99",      "-3",     "raft",     "2 raft", "Virst",   "Virst-Ixara", "pig on Virst-Ixara",
      "pass", "blind",  "pig + 3", "：",     "Anna:pig", "—- x",   "caravan", "rounds",      "players",
      "plan", "travel", "choose",  "deal",   "keep",     "name",   "town"};
  return words;
}

/// A record of any shape at all, built as a reader would.
class RandomTree {
 public:
  explicit RandomTree(std::vector<std::uint8_t> dice) : dice_(std::move(dice)) {
    std::string text;
    for (const std::string& word : scraps()) text += word + "\n";
    record_ = std::make_unique<Record>(Source{.name = "test", .text = text});
    record_->set_root(node(0));
  }
  [[nodiscard]] const Record& record() const { return *record_; }

 private:
  std::uint8_t roll() { return at_ < dice_.size() ? dice_[at_++] : 0; }

  std::string_view word() {
    static const std::array<std::string_view, 12> keys = {"players", "rounds", "plan",  "travel", "choose", "deal",
                                                          "start",   "final",  "roads", "result", "winner", "options"};
    const std::uint8_t die = roll();
    if (die % 4 == 0) return record_->keep(std::string(keys[die % keys.size()]));
    const std::string& scrap = scraps()[die % scraps().size()];
    const auto at = record_->source().text.find(scrap + "\n");
    return std::string_view(record_->source().text).substr(at, scrap.size());
  }

  std::uint32_t node(int depth) {
    Node made;
    const std::uint8_t die = depth == 0 ? 3 : roll() % 5;
    made.shape = depth > 6 || at_ >= dice_.size() ? Shape::scalar
                 : die == 0                       ? Shape::empty
                 : die == 1                       ? Shape::list
                 : die == 2 || die == 3           ? Shape::map
                                                  : Shape::scalar;
    if (made.shape == Shape::scalar) made.text = word();
    made.span = {0, 4};
    const std::uint32_t index = record_->add(made);
    if (made.shape == Shape::list || made.shape == Shape::map) fill(index, depth, roll() % 6u);
    return index;
  }

  void fill(std::uint32_t parent, int depth, unsigned count) {
    std::uint32_t before = 0;
    for (unsigned i = 0; i < count; ++i) {
      std::uint32_t child = 0;
      if (record_->at(parent).shape == Shape::map && i % 2 == 0 && roll() % 8 != 0) {
        Node key;
        key.shape = Shape::scalar;
        key.text = word();
        child = record_->add(key);
      } else {
        child = node(depth + 1);
      }
      (before == 0 ? record_->at(parent).first : record_->at(before).next) = child;
      before = child;
    }
  }

  std::unique_ptr<Record> record_;
  std::vector<std::uint8_t> dice_;
  std::size_t at_ = 0;
};

TEST(DecodeProperty, AnyTreeIsUnderstoodOrRefused) {
  EXPECT_TRUE(rc::check([](std::vector<std::uint8_t> dice) {
    const RandomTree tree(std::move(dice));
    Diagnostics faults;
    const auto session = decode(tree.record(), faults);
    RC_ASSERT(session.has_value() != faults.unreadable());
  }));
}

const std::string& example() {
  static const std::string text = R"(game: elfenland
edition: rio-grande-1998
players:
- {name: Anna, colour: red, town: Jaccaranda}
- Boris
start: {round: 2, players: {Anna: {hand: 2 raft + pig, counters: hidden pig}}, roads: {Virst-Ixara: pig + obstacle}}
rounds:
- row: [dragon, dragon, pig, cloud, unicorn]
  deal: {Anna: 3 dragon + elfcycle + 2 raft, Boris: 8}
  draw: {Anna: pig, Boris: unknown}
  choose: [Anna: dragon then wagon, Boris: blind pig, ruling: void, note: x]
  plan:
  - Anna: dragon on Elvenhold-Lapphalya
  - Boris: hidden cloud on Al'Baran - Dag’Amura by road
  - Anna: pass
  travel:
  - Anna: [Lapphalya: 2 dragon, unknown, at: Tichih, discard: 2]
  - Boris: [Virst: caravan 2 raft + pig by road]
  keep: {Anna: hidden pig, Boris: none}
winner: [Anna, Boris]
result: {Anna: {towns: [Virst], at: Ixara, score: -3}}
)";
  return text;
}

TEST(DecodeProperty, MutatedTextsNeverCrash) {
  EXPECT_TRUE(rc::check([](std::vector<std::pair<std::uint16_t, std::uint8_t>> changes) {
    std::string text = example();
    for (const auto& [at, what] : changes) {
      const std::size_t place = at % text.size();
      const std::string& scrap = scraps()[what % scraps().size()];
      switch (what % 4) {
        case 0:
          text.erase(place, 1 + what % 7);
          break;
        case 1:
          text.insert(place, scrap);
          break;
        case 2:
          text.insert(place, 1, "[]{},:-+\n #"[what % 11]);
          break;
        default:
          text[place] = static_cast<char>(what);
      }
      if (text.empty()) text = "x";
    }
    const Decoded decoded(text);
    RC_ASSERT(decoded.session.has_value() != decoded.faults.unreadable());
    for (const Diagnostic& fault : decoded.faults.all()) RC_ASSERT(fault.span.begin <= fault.span.end);
  }));
}

TEST(Decode, TheExampleHasNoFault) {
  const Decoded decoded(example());
  EXPECT_EQ(decoded.ids(), std::vector<std::string_view>{});
}

}  // namespace
}  // namespace elfref::elfenland::decode_test
