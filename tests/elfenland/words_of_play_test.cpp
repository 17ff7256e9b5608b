#include "elfref/elfenland/reading/words_of_play.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/record/record_reader.h"

namespace elfref::elfenland::words_of_play_test {
namespace {

using enum Transport;

/// A text, read as one document whose root is the sentence.
struct Sentence {
  Diagnostics faults;
  std::unique_ptr<Record> record;
  Reading reading;

  explicit Sentence(const std::string& text)
      : record(read_record({.name = "test", .text = text}, faults)), reading(*record, faults, vocabulary()) {}

  const Node& node() const { return record->root(); }
  /// What was reported, and at which words: `unknown-town Rom`.
  std::vector<std::string> told() const {
    std::vector<std::string> found;
    for (const Diagnostic& fault : faults.all()) {
      const std::string words = record->source().text.substr(fault.span.begin, fault.span.end - fault.span.begin);
      found.push_back(std::string(fault.id) + " " + words);
    }
    return found;
  }
};

using Told = std::vector<std::string>;

Pieces pieces(std::initializer_list<std::pair<Transport, int>> known, int unknown = 0, bool open = false) {
  Pieces made{.of = {}, .unknown = static_cast<std::uint8_t>(unknown), .open = open};
  for (const auto& [kind, count] : known) made.of[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(count);
  return made;
}

TownId town_called(std::string_view name) {
  return town_named(name).value();
}

TEST(Cards, AreASumOrAList) {
  const std::pair<std::string, Pieces> typings[] = {
      {"3 dragon + elfcycle + 2 raft + pig + cloud",
       pieces({{dragon, 3}, {elfcycle, 1}, {raft, 2}, {pig, 1}, {cloud, 1}})},
      {"[2 raft, pig]", pieces({{raft, 2}, {pig, 1}})},
      {"[2 raft + pig, note: both saw it, cloud]", pieces({{raft, 2}, {pig, 1}, {cloud, 1}})},
      {"raft + raft", pieces({{raft, 2}})},
      {"raft+raft", pieces({{raft, 2}})},
      {"8", pieces({}, 8)},
      {"2 raft + 3", pieces({{raft, 2}}, 3)},
      {"2 unknown", pieces({}, 2)},
      {"dragon + unknown", pieces({{dragon, 1}}, 1)},
      {"unknown", pieces({}, 0, true)},
      {"unbekannt", pieces({}, 0, true)},
      {"none", pieces({})},
      {"[]", pieces({})},
      {"0", pieces({})},
  };
  for (const auto& [text, expected] : typings) {
    Sentence sentence(text);
    EXPECT_EQ(read_pieces(sentence.reading, sentence.node()), expected) << text;
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(Cards, AreCountedInEveryWayPeopleTypeANumber) {
  for (const char* text : {"2 raft", "2raft", "2x raft", "2xraft", "2 x raft", "2 × raft", "2×raft", "2х плота",
                           "2 Flöße", "2\u00A0rafts", "2 zattere", "2いかだ", "2🛶"}) {
    Sentence sentence(text);
    EXPECT_EQ(read_pieces(sentence.reading, sentence.node()), pieces({{raft, 2}})) << text;
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(Cards, AreMatchedByTheLongestPhrase) {
  const std::pair<std::string, Transport> typings[] = {
      {"magic cloud", cloud}, {"carro dei troll", wagon}, {"nuvola magica", cloud}, {"повозка гнома", wagon},
      {"кабан-великан", pig}, {"кабан великан", pig},     {"Troll Wagon", wagon},   {"elf cycle", elfcycle},
  };
  for (const auto& [text, kind] : typings) {
    Sentence sentence("3 " + text + " + dragon");
    EXPECT_EQ(read_pieces(sentence.reading, sentence.node()), pieces({{kind, 3}, {dragon, 1}})) << text;
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(Cards, SlipsAreToldAtTheSmallestPlace) {
  const std::pair<std::string, Told> typings[] = {
      {"3 dragom + rafft", {"unknown-transport dragom", "unknown-transport rafft"}},
      {"3 dragon raft", {"cards-not-joined raft"}},
      {"3 dragon 2 raft", {"cards-not-joined 2 raft"}},
      {"2 dragon, raft", {"cards-not-joined ,"}},
      {"2 dragon and raft", {"cards-not-joined and"}},
      {"2 dragon & raft", {"cards-not-joined &"}},
      {"2 raft＋pig", {"odd-character ＋"}},
      {"raft +", {"empty-value +"}},
      {"raft + + pig", {"empty-value +"}},
      {"100 raft", {"bad-number 100"}},
      {"99999999999999999999 raft", {"bad-number 99999999999999999999"}},
      {"2.5 raft", {"bad-number 2.5"}},
      {"0 raft", {"bad-number 0"}},
      {"2 pig + 00 unknown", {"bad-number 00"}},
      {"60 pig + 60 raft", {"bad-number 60 raft"}},
      {"none + pig", {"misplaced-word none"}},
      {"2 none", {"misplaced-word 2 none"}},
      {"2 caravan", {"misplaced-word 2 caravan"}},
      {"hidden by road", {"misplaced-word hidden by road"}},
      {"3 gold", {"foreign-component gold"}},
      {"sea monster + pig", {"foreign-component sea monster"}},
      {"hidden pig", {"misplaced-word hidden pig"}},
      {"[pig, [raft]]", {"not-a-scalar [raft]"}},
  };
  for (const auto& [text, expected] : typings) {
    Sentence sentence(text);
    (void)read_pieces(sentence.reading, sentence.node());
    EXPECT_EQ(sentence.told(), expected) << text;
  }
}

TEST(Cards, AListOfTwoHundredIsNoNumberOfTheFormat) {
  std::string text = "[raft";
  for (int i = 1; i < 200; ++i) text += ", raft";
  Sentence sentence(text + "]");
  EXPECT_EQ(read_pieces(sentence.reading, sentence.node()).count(), 99);
  EXPECT_EQ(sentence.told(), Told{"bad-number raft"});
}

TEST(Payment, MayBeginWithCaravanAndEndWithAWay) {
  struct Typing {
    std::string text;
    Pieces cards;
    bool caravan;
    By by;
  };
  const Typing typings[] = {
      {"caravan 2 raft + pig + cloud", pieces({{raft, 2}, {pig, 1}, {cloud, 1}}), true, By::unsaid},
      {"Karawane 3", pieces({}, 3), true, By::unsaid},
      {"caravan unknown", pieces({}, 0, true), true, By::unsaid},
      {"[caravan, 2 raft, pig]", pieces({{raft, 2}, {pig, 1}}), true, By::unsaid},
      {"2 raft by river", pieces({{raft, 2}}), false, By::river},
      {"2 by ferry", pieces({}, 2), false, By::ferry},
      {"unknown by road", pieces({}, 0, true), false, By::road},
      {"[raft, by river]", pieces({{raft, 1}}), false, By::river},
      {"2 плота на пароме", pieces({{raft, 2}}), false, By::ferry},
      {"caravan 3 pig by road", pieces({{pig, 3}}), true, By::road},
  };
  for (const auto& [text, cards, caravan, by] : typings) {
    Sentence sentence(text);
    const PaymentWords paid = read_payment(sentence.reading, sentence.node());
    EXPECT_EQ(paid.cards, cards) << text;
    EXPECT_EQ(paid.caravan, caravan) << text;
    EXPECT_EQ(paid.by, by) << text;
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(Payment, NeedsCards) {
  for (const std::string text : {"caravan", "by river", "caravan by road"}) {
    Sentence sentence(text);
    (void)read_payment(sentence.reading, sentence.node());
    EXPECT_EQ(sentence.told(), Told{"empty-value " + text}) << text;
  }
}

TEST(Counters, LieAsIsSaid) {
  using Counter = FacedCounters::Counter;
  struct Typing {
    std::string text;
    std::vector<Counter> counters;
    bool open = false;
  };
  const Typing typings[] = {
      {"hidden pig", {{pig, Facing::down}}},
      {"unicorn", {{unicorn, Facing::either}}},
      {"pig + hidden dragon", {{pig, Facing::either}, {dragon, Facing::down}}},
      {"hidden", {{std::nullopt, Facing::down}}},
      {"hidden unknown", {{std::nullopt, Facing::down}}},
      {"2", {{std::nullopt, Facing::either}, {std::nullopt, Facing::either}}},
      {"2 hidden pig", {{pig, Facing::down}, {pig, Facing::down}}},
      {"unknown", {}, true},
      {"none", {}},
  };
  for (const auto& [text, counters, open] : typings) {
    Sentence sentence(text);
    const FacedCounters read = read_counters(sentence.reading, sentence.node(), Facing::either);
    EXPECT_EQ(std::vector<Counter>(read.at.begin(), read.at.begin() + read.count), counters) << text;
    EXPECT_EQ(read.open, open) << text;
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(Counters, AreEightAtMost) {
  Sentence sentence("5 pig + 4 dragon");
  EXPECT_EQ(read_counters(sentence.reading, sentence.node(), Facing::up).count, 5);
  EXPECT_EQ(sentence.told(), Told{"bad-number 4 dragon"});
}

TEST(Road, IsCutWhereTwoTownsResult) {
  struct Typing {
    std::string text;
    std::string_view a, b;
    By by = By::unsaid;
  };
  const Typing typings[] = {
      {"Virst-Ixara", "Virst", "Ixara"},
      {"Virst - Ixara", "Virst", "Ixara"},
      {"Virst–Ixara", "Virst", "Ixara"},
      {"Virst — Ixara", "Virst", "Ixara"},
      {"Virst−Ixara", "Virst", "Ixara"},
      {"Virst‑Ixara", "Virst", "Ixara"},
      {"Al-Baran-Dag-Amura", "Al'Baran", "Dag'Amura"},
      {"Mah Davikia-Dag Amura", "Mah'Davikia", "Dag'Amura"},
      {"Erg’Erén - Tichih", "Erg'Eren", "Tichih"},
      {"Вирст-Иксара по реке", "Virst", "Ixara", By::river},
      {"Virst-Ixara by river", "Virst", "Ixara", By::river},
      {"Virst - Ixara by road", "Virst", "Ixara", By::road},
      {"Elvenhold-Virst паромом", "Elvenhold", "Virst", By::ferry},
  };
  for (const auto& [text, a, b, by] : typings) {
    Sentence sentence(text);
    const auto road = read_road(sentence.reading, sentence.node());
    ASSERT_TRUE(road) << text;
    EXPECT_EQ(road->link, (Link{town_called(a), town_called(b), by})) << text;
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(Road, TheWrongHalfIsTold) {
  const std::pair<std::string, Told> typings[] = {
      {"Virst-Rom", {"unknown-town Rom"}},
      {"Rom - Virst", {"unknown-town Rom"}},
      {"Vrist-Ixra", {"unknown-town Vrist", "unknown-town Ixra"}},
      {"Al-Baran-Feodr", {"unknown-town Feodr"}},
      {"Virst-Ixara by rver", {"unknown-play by rver"}},
      {"Virst", {"unknown-road Virst"}},
      {"Virst to Ixara", {"unknown-road Virst to Ixara"}},
  };
  for (const auto& [text, expected] : typings) {
    Sentence sentence(text);
    EXPECT_FALSE(read_road(sentence.reading, sentence.node())) << text;
    EXPECT_EQ(sentence.told(), expected) << text;
  }
}

TEST(PickWords, EveryForm) {
  struct Typing {
    std::string text;
    std::optional<Transport> kind;
    std::optional<Transport> turned;
    bool blind = false;
    bool hidden = false;
  };
  const Typing typings[] = {
      {"dragon then wagon", dragon, wagon},
      {"дракон затем повозка", dragon, wagon},
      {"pig", pig, {}},
      {"pig then unknown", pig, {}},
      {"unknown then pig", {}, pig},
      {"unknown", {}, {}},
      {"blind elfcycle", elfcycle, {}, true},
      {"blind", {}, {}, true},
      {"alla cieca drago", dragon, {}, true},
      {"verdeckt gezogen Drache", dragon, {}, true},
      {"hidden blind pig", pig, {}, true, true},
      {"blind hidden pig", pig, {}, true, true},
      {"blind pig hidden", pig, {}, true, true},
      {"hidden pig then cloud", pig, cloud, false, true},
      {"raft", raft, {}},
  };
  for (const auto& [text, kind, turned, blind, hidden] : typings) {
    Sentence sentence(text);
    const PickWords pick = read_pick(sentence.reading, sentence.node());
    EXPECT_EQ(pick.kind, kind) << text;
    EXPECT_EQ(pick.turned, turned) << text;
    EXPECT_EQ(pick.blind, blind) << text;
    EXPECT_EQ(pick.hidden, hidden) << text;
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(PickWords, OneSlipIsOneFault) {
  const std::pair<std::string, Told> typings[] = {
      {"dragn then wagon", {"unknown-transport dragn"}},
      {"blnd elfcycle", {"unknown-transport blnd"}},
      {"dragon wagon", {"unknown-play wagon"}},
      {"dragon then", {"unknown-play dragon then"}},
      {"then wagon", {"unknown-play then"}},
      {"blind pig then cloud", {"unknown-play then"}},
      {"hidden", {"unknown-play hidden"}},
      {"2 pig", {"unknown-play 2 pig"}},
      {"pig + cloud", {"unknown-play pig + cloud"}},
      {"pass", {"unknown-play pass"}},
      {"obstacle", {"unknown-play obstacle"}},
  };
  for (const auto& [text, expected] : typings) {
    Sentence sentence(text);
    (void)read_pick(sentence.reading, sentence.node());
    EXPECT_EQ(sentence.told(), expected) << text;
  }
}

TEST(PlanWords, EveryForm) {
  using enum PlanWords::Kind;
  struct Typing {
    std::string text;
    PlanWords::Kind kind;
    std::optional<Transport> counter;
    bool hidden = false;
    By by = By::unsaid;
  };
  const Typing typings[] = {
      {"dragon on Virst-Ixara", counter, dragon},
      {"Drache auf Virst - Ixara", counter, dragon},
      {"дракон на Вирст-Иксара", counter, dragon},
      {"ruota elfica su Virst-Ixara", counter, elfcycle},
      {"hidden cloud on Virst-Ixara", counter, cloud, true},
      {"unknown on Virst-Ixara", counter, {}},
      {"hidden unknown on Virst-Ixara", counter, {}, true},
      {"raft on Virst-Ixara", counter, raft},
      {"pig on Virst-Ixara by river", counter, pig, false, By::river},
      {"obstacle on Virst-Ixara", obstacle, {}},
      {"pass", pass, {}},
      {"Passe", pass, {}},
      {"unknown", unknown, {}},
  };
  for (const auto& [text, kind, counter_kind, hidden, by] : typings) {
    Sentence sentence(text);
    const PlanWords plan = read_plan(sentence.reading, sentence.node());
    EXPECT_EQ(plan.kind, kind) << text;
    EXPECT_EQ(plan.counter, counter_kind) << text;
    EXPECT_EQ(plan.hidden, hidden) << text;
    EXPECT_EQ(plan.link.by, by) << text;
    if (kind == counter || kind == obstacle) {
      EXPECT_EQ(plan.link.b, town_called("Ixara")) << text;
    }
    EXPECT_EQ(sentence.told(), Told{}) << text;
  }
}

TEST(PlanWords, OneSlipIsOneFault) {
  const std::pair<std::string, Told> typings[] = {
      {"pas", {"unknown-play pas"}},
      {"dragn on Virst-Ixara", {"unknown-transport dragn"}},
      {"dragn on Vrist-Ixara", {"unknown-transport dragn", "unknown-town Vrist"}},
      {"dragon Virst-Ixara", {"unknown-play dragon Virst-Ixara"}},
      {"dragon on", {"empty-value on"}},
      {"dragon on Virst", {"unknown-road Virst"}},
      {"pig cloud on Virst-Ixara", {"unknown-play pig cloud on Virst-Ixara"}},
      {"2 pig on Virst-Ixara", {"unknown-play 2 pig on Virst-Ixara"}},
      {"hidden obstacle on Virst-Ixara", {"unknown-play hidden obstacle on Virst-Ixara"}},
      {"hidden pass", {"unknown-play hidden pass"}},
      {"on Virst-Ixara", {"unknown-play on Virst-Ixara"}},
      {"wizard on Virst-Ixara", {"foreign-component wizard"}},
  };
  for (const auto& [text, expected] : typings) {
    Sentence sentence(text);
    (void)read_plan(sentence.reading, sentence.node());
    EXPECT_EQ(sentence.told(), expected) << text;
  }
}

TEST(Number, LiesWithinItsBounds) {
  const std::pair<std::string, std::optional<int>> typings[] = {
      {"0", 0},    {"99", 99},   {"-3", -3},  {"007", 7},          {"100", {}}, {"-100", {}},
      {"3.0", {}}, {"many", {}}, {"1e1", {}}, {"99999999999", {}}, {"--3", {}},
  };
  for (const auto& [text, expected] : typings) {
    Sentence sentence(text);
    EXPECT_EQ(read_number(sentence.reading, sentence.node(), -99, 99), expected) << text;
    EXPECT_EQ(sentence.told().empty(), expected.has_value()) << text;
  }
}

}  // namespace
}  // namespace elfref::elfenland::words_of_play_test
