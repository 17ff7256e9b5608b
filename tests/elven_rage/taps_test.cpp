#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "testing/phone.h"

// A session of Elven Rage that is recorded by taps: what each screen asks, and what each tap writes.

namespace elfref::elven_rage::taps_test {
namespace {

using recorder::Answer;
using recorder::Next;
using testing::action_of;
using testing::answer_in;
using testing::answer_of;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::one;
using testing::Phone;
using testing::said;

recorder::Choice four(const std::vector<std::string>& cards) {
  recorder::Choice choice{"seats", {}};
  for (const std::string& card : cards) choice.values.push_back({card, 1});
  return choice;
}

/// A message of a sentence in a language.
std::string in_language(Language language, const recorder::Sentence& sentence, const Message& message) {
  return Speaker(language, sentence.words_of, sentence.players)(message);
}

/// The text of a new record of two players with the built-in set.
std::string begun_text(std::string_view level) {
  recorder::Begun choices{.game = "elven-rage", .level = recorder::level_named(level)};
  choices.players = {{.name = "Anna", .choices = recorder::Choices({one("elves", "black"), one("castle", "a1")})},
                     {.name = "Boris", .choices = recorder::Choices({one("elves", "snow"), one("castle", "e1")})}};
  choices.of_all = recorder::Choices({one("components", "trial-set"), one("placement", "advanced")});
  const recorder::BegunText made = begun(choices);
  EXPECT_EQ(made.refusal.id, "");
  return made.text;
}

constexpr std::string_view head =
    "game: elven-rage\n"
    "components: trial-set\n"
    "session: {detail: public}\n"
    "placement: advanced\n"
    "players: [{name: Mira, elves: black, castle: a1}, {name: Niko, elves: snow, castle: e1}]\n"
    "start:\n"
    "  turn: Mira\n"
    "  players: {Mira: {lands: [a1, b1, c1], hand: 5}, Niko: {lands: [e1, d1], hand: 5, artifacts: 1}}\n"
    "  squads: {1: none, 2: none, 3: none}\n";

/// A record in which a battle for a land of Niko is laid out.
Phone in_battle() {
  return Phone(std::string(head) +
               "turns:\n"
               "- Mira:\n"
               "  - attack: d1\n"
               "  - Niko: defends\n"
               "  - seats: [Nightblade, Ice Raider, Brute, Hearth Guard]\n"
               "  - centre: Zealot over Frost Elite\n");
}

TEST(RageTaps, BeginWithARecordThatIsOneFromTheFirstByte) {
  EXPECT_EQ(begun_text("public"),
            "game: elven-rage\nsession: {detail: public}\ncomponents: trial-set\nplacement: advanced\nplayers:\n"
            "- {name: Anna, elves: black, castle: a1}\n- {name: Boris, elves: snow, castle: e1}\nturns: []\n");
  recorder::Begun three{.game = "elven-rage"};
  three.players = {{.name = "Anna"}, {.name = "Boris"}, {.name = "Chris"}};
  three.of_all = recorder::Choices({one("scenario", "alliance")});
  EXPECT_EQ(begun(three).refusal.id, "bad-player");
  three.players.push_back({.name = "Dana"});
  EXPECT_THAT(begun(three).text, HasSubstr("scenario: alliance\nsides: [[Anna, Chris], [Boris, Dana]]\n"));
  three.of_all = recorder::Choices({one("components", "trial-set")});
  three.players[0].choices = recorder::Choices({one("castle", "c3")});
  EXPECT_EQ(begun(three).refusal.id, "bad-player");
  three.players[0].choices = recorder::Choices({one("elves", "pink")});
  EXPECT_EQ(begun(three).refusal.id, "bad-player");
}

// er-1
TEST(RageTaps, AttackALandOfTheMap) {
  Phone phone(begun_text("public"));
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "What does Anna attack?");
  const Answer* free = answer_of(next, "attack", "land", "b1");
  ASSERT_NE(free, nullptr);
  EXPECT_EQ(free->legal, Legality::yes);
  EXPECT_THAT(free->at, ::testing::StartsWith("place:p"));
  EXPECT_THAT(said(next, free->effect), HasSubstr("free"));
  const Answer* own = answer_of(next, "attack", "land", "a1");
  ASSERT_NE(own, nullptr);
  EXPECT_EQ(own->legal, Legality::no);
  EXPECT_TRUE(own->because);
  phone.write(free->writes);
  EXPECT_THAT(phone.text, EndsWith("turns:\n- Anna:\n  - attack b1\n"));
}

TEST(RageTaps, DeclineAndGoOnToTheNextPlayer) {
  Phone phone(std::string(head) + "turns: []\n");
  phone.write(answer_of(phone.next(), "attack", "land", "none")->writes);
  EXPECT_THAT(phone.text, EndsWith("turns:\n- Mira:\n  - decline 2\n"));
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "What does Niko attack?");
  ASSERT_TRUE(next.seat);
  EXPECT_EQ(next.seat->value, 1);
}

TEST(RageTaps, BeginTheTurnOfAnotherWhereOneMayGoOn) {
  const std::string turn =
      "turns:\n- Mira:\n  - attack: c2\n  - won: Mira\n  - artifact: War Horn\n"
      "  - uses: War Horn so capture\n";
  Phone phone(std::string(head) + turn);
  EXPECT_EQ(said(phone.next(), phone.next().title), "What does Mira attack?");
  phone.choose("summon", {one("cards", "unknown")}, true, Seat{1});
  EXPECT_THAT(phone.text, EndsWith("- Niko:\n  - summon 1\n"));
  Phone attacks(std::string(head) + turn);
  attacks.choose("attack", {one("land", "d2")}, true, Seat{1});
  EXPECT_THAT(attacks.text, EndsWith("- Niko:\n  - attack d2\n"));
}

TEST(RageTaps, TellAnActAsItsAnswer) {
  Phone phone = in_battle();
  phone.write(answer_of(phone.next(), "act", "act", "1:left")->writes);
  const recorder::Plays plays = phone.plays();
  EXPECT_EQ(plays.plays.back().form, "act");
  EXPECT_EQ(plays.plays.back().choices.one("act"), "1:left");
}

TEST(RageTaps, AskWhoseCardActs) {
  Phone phone = in_battle();
  std::set<std::uint8_t> acted;
  for (int act = 0; act < 6; ++act) {
    const Next next = phone.next();
    if (next.forms.empty() || next.forms.front().id != "act") break;
    const std::vector<Answer>& answers = next.forms.front().slots.front().answers;
    const auto strike = std::ranges::find_if(answers, [](const Answer& answer) {
      return answer.legal == Legality::yes && answer.writes && !answer.value.ends_with("moves");
    });
    if (strike == answers.end()) break;
    const Seat whose{static_cast<std::uint8_t>((strike->value[0] - '1') % 2)};  // Mira's lie at places 1 and 3
    EXPECT_EQ(next.seat, whose) << phone.text;
    EXPECT_EQ(next.forms.front().seat, whose) << phone.text;
    phone.write(strike->writes);
    EXPECT_EQ(phone.plays().plays.back().seat, whose) << phone.text;
    EXPECT_EQ(phone.next().last->seat, whose) << phone.text;
    acted.insert(whose.value);
  }
  EXPECT_EQ(acted.size(), 2u);
}

TEST(RageTaps, AskForTheSurplusAfterATreasureOfAnother) {
  const std::string turn = "turns:\n- Mira:\n  - Niko: treasure\n";
  std::string record = std::string(head) + turn;
  record.replace(record.find("artifacts: 1"), 12, "treasures: 1");
  Phone full(record, recorder::Level::full);
  const Next next = full.next();
  EXPECT_EQ(said(next, next.title), "Niko discards 2");
  EXPECT_EQ(next.seat, Seat{1});
  ASSERT_EQ(next.forms.size(), 1u);
  EXPECT_EQ(next.forms.front().id, "discard");
  EXPECT_EQ(next.forms.front().seat, Seat{1});
  full.act("number");
  EXPECT_THAT(full.text, EndsWith("  - Niko: treasure\n  - Niko: discard 2\n"));
  EXPECT_EQ(full.plays().plays.back().seat, Seat{1});
  EXPECT_EQ(full.next().seat, Seat{0});
  // Where numbers of cards are enough, the surplus need not be written.
  Phone sparse(record);
  const Next attacks = sparse.next();
  EXPECT_EQ(said(attacks, attacks.title), "What does Mira attack?");
  EXPECT_EQ(attacks.seat, Seat{0});
}

TEST(RageTaps, AskWhoTookALandForItsArtifact) {
  Phone phone(std::string(head) + "turns:\n- Mira:\n  - attack: c2\n  - won: Mira\n");
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "Mira takes an Artifact");
  EXPECT_EQ(next.seat, Seat{0});
  phone.write(answer_of(next, "artifact", "artifact", "War Horn")->writes);
  EXPECT_EQ(phone.next().seat, Seat{1});
}

TEST(RageTaps, LeaveOpenWhetherABattleIsOverBehindItsLastLine) {
  Phone phone = in_battle();
  phone.text.replace(phone.text.find("artifacts: 1"), 12, "artifacts: 0");
  phone.text.replace(phone.text.find("c1], hand: 5}"), 13, "c1], hand: 5, artifacts: 1}");
  phone.text += "  - uses War Horn so capture\n";
  const auto last = static_cast<std::uint32_t>(phone.plays().plays.size());
  const Next open = phone.next({.at = last});
  const Answer* horn = answer_of(open, "uses", "artifact", "War Horn");
  ASSERT_NE(horn, nullptr);
  EXPECT_EQ(horn->legal, Legality::depends);  // it is for the own turn, but not in a battle
  phone.text += "  - won\n";
  const Next ended = phone.next({.at = last});
  horn = answer_of(ended, "uses", "artifact", "War Horn");
  ASSERT_NE(horn, nullptr);
  EXPECT_EQ(horn->legal, Legality::no);
  ASSERT_TRUE(horn->because);
  EXPECT_EQ(horn->because->rule, "artifact-in-its-time");
}

// er-2
TEST(RageTaps, LookAtASquadAndFightIt) {
  Phone phone(std::string(head) + "turns: []\n");
  phone.write(answer_of(phone.next(), "attack", "land", "c2")->writes);
  const Next squads = phone.next();
  EXPECT_EQ(said(squads, squads.title), "Which squad fights Mira?");
  const Answer* look = answer_of(squads, "look", "squad", "2");
  ASSERT_NE(look, nullptr);
  phone.write(look->writes);
  EXPECT_THAT(phone.text, EndsWith("  - look 2\n"));
  const Next looked = phone.next();
  ASSERT_TRUE(looked.last);
  ASSERT_EQ(looked.last->asks.size(), 1u);
  const auto& cards = looked.last->asks.front().answers;
  const auto wolf = std::ranges::find(cards, "Wolf", &Answer::value);
  ASSERT_NE(wolf, cards.end());
  phone.write(wolf->writes);
  EXPECT_THAT(phone.text, EndsWith("  - look 2 shows Wolf\n"));
  EXPECT_EQ(answer_of(phone.next(), "look", "squad", "1"), nullptr);
  phone.write(answer_of(phone.next(), "fight", "squad", "2")->writes);
  EXPECT_THAT(phone.text, EndsWith("  - fight 2\n"));
}

TEST(RageTaps, AskTheOwnerForAnAnswer) {
  Phone phone(std::string(head) + "turns:\n- Mira:\n  - attack: d1\n");
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "What does Niko answer?");
  ASSERT_TRUE(next.seat);
  EXPECT_EQ(next.seat->value, 1);
  ASSERT_NE(action_of(next, "retreats"), nullptr);
  phone.act("retreats");
  EXPECT_THAT(phone.text, EndsWith("  - Niko: retreats 2\n"));
  Phone other(std::string(head) + "turns:\n- Mira:\n  - attack: d1\n");
  other.act("defends");
  EXPECT_THAT(other.text, EndsWith("  - Niko: defends\n"));
}

TEST(RageTaps, ShowAGoalThatALandFulfils) {
  Phone two_lands(begun_text("minimal"));
  two_lands.write(answer_of(two_lands.next(), "attack", "land", "b1")->writes);
  two_lands.act("won");
  EXPECT_EQ(answer_of(two_lands.next(), "goal", "goal", "Seven Lands"), nullptr);
  Phone phone(
      "game: elven-rage\ncomponents: trial-set\nplayers: [{name: Mira, castle: a1}, {name: Niko, castle: e1}]\n"
      "start:\n  turn: Mira\n"
      "  players: {Mira: {lands: [a1, b1, c1, d1, b2, c2], hand: 5}, Niko: {lands: [e1], hand: 5}}\n"
      "  squads: {1: none, 2: none, 3: none}\n"
      "turns:\n- Mira:\n  - attack: d2\n  - won: Mira\n");
  const Next next = phone.next();
  EXPECT_EQ(next.forms.front().id, "goal");
  const Answer* seven = answer_of(next, "goal", "goal", "Seven Lands");
  ASSERT_NE(seven, nullptr);
  EXPECT_NE(seven->legal, Legality::no);
  EXPECT_EQ(answer_of(next, "goal", "goal", "unknown"), nullptr);
  phone.write(seven->writes);
  EXPECT_THAT(phone.text, EndsWith("  - goal Seven Lands\n"));
  EXPECT_TRUE(phone.next().over);
  Phone unlisted("game: elven-rage\nplayers: [Anna, Boris]\nturns:\n- Anna:\n  - attack: b1\n  - won: Anna\n");
  const Next goes_on = unlisted.next();
  EXPECT_EQ(goes_on.forms.back().id, "goal");
  unlisted.write(answer_of(goes_on, "goal", "goal", "unknown")->writes);
  EXPECT_THAT(unlisted.text, EndsWith("  - goal unknown\n"));
  EXPECT_TRUE(unlisted.next().over);
}

// er-3
TEST(RageTaps, LayOutABattle) {
  Phone phone(std::string(head) + "turns:\n- Mira:\n  - attack: d1\n  - Niko: defends\n");
  EXPECT_EQ(said(phone.next(), phone.next().title), "Which cards lie at the edge?");
  phone.choose("seats", {four({"Nightblade", "Ice Raider", "", "Hearth Guard"})});
  EXPECT_THAT(phone.text, EndsWith("  - seats: [Nightblade, Ice Raider, unknown, Hearth Guard]\n"));
  Phone whole(std::string(head) +
              "turns:\n- Mira:\n  - attack: d1\n  - Niko: defends\n"
              "  - seats: [Nightblade, Ice Raider, Brute, Hearth Guard]\n");
  whole.choose("centre", {one("upper", "Zealot"), one("lower", "Frost Elite")});
  EXPECT_THAT(whole.text, EndsWith("  - centre: Zealot over Frost Elite\n"));
}

// er-4
TEST(RageTaps, ActOnTheCardThatIsStruck) {
  Phone phone = in_battle();
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "Nightblade acts");
  const Answer* strike = answer_of(next, "act", "act", "1:left");
  ASSERT_NE(strike, nullptr);
  EXPECT_EQ(said(next, strike->words), "Nightblade strikes Ice Raider");
  EXPECT_EQ(strike->at, "place:battle:2");
  EXPECT_EQ(strike->legal, Legality::yes);
  const Answer* idle = answer_of(next, "act", "act", "1:stays");
  ASSERT_NE(idle, nullptr);
  EXPECT_EQ(idle->legal, Legality::no);
  EXPECT_TRUE(idle->because);
  const Answer* early = answer_of(next, "act", "act", "2:right");
  ASSERT_NE(early, nullptr);
  EXPECT_EQ(early->legal, Legality::no);
  phone.write(strike->writes);
  EXPECT_THAT(phone.text, EndsWith("  - Nightblade: Ice Raider\n"));
}

TEST(RageTaps, NameWhoWonABattle) {
  Phone phone = in_battle();
  const Next next = phone.next();
  ASSERT_NE(action_of(next, "won"), nullptr);
  EXPECT_EQ(said(next, action_of(next, "lost")->words), "Niko wins the battle");
  phone.act("lost");
  EXPECT_THAT(phone.text, EndsWith("  - won: Niko\n"));
  Phone won = in_battle();
  won.act("won");
  EXPECT_THAT(won.text, EndsWith("  - won: Mira\n"));
  Phone neutral(std::string(head) + "turns:\n- Mira:\n  - attack: c2\n  - fight: 1\n");
  neutral.act("lost");
  EXPECT_THAT(neutral.text, EndsWith("  - lost: Mira\n"));
  const recorder::Plays plays = neutral.plays();
  ASSERT_FALSE(plays.plays.empty());
  EXPECT_EQ(plays.plays.back().form, "lost");
}

// er-5
TEST(RageTaps, PlayAnActionOfAnotherPlayer) {
  Phone phone = in_battle();
  const Next next = phone.next();
  ASSERT_NE(action_of(next, "action"), nullptr);
  EXPECT_EQ(action_of(next, "action")->form, "plays");
  recorder::SentenceAsked part;
  part.seat = Seat{1};
  part.form = "plays";
  part.choices = recorder::Choices({one("card", "Storm Caller")});
  const recorder::Sentence chosen = phone.sentence(part);
  EXPECT_FALSE(chosen.complete);
  EXPECT_TRUE(std::ranges::any_of(chosen.form.slots, [](const recorder::Slot& slot) { return slot.id == "side"; }));
  phone.choose("plays", {one("card", "Storm Caller"), one("on", "Ice Raider"), one("side", "centre")}, false, Seat{1});
  EXPECT_THAT(phone.text, EndsWith("  - Niko: plays Storm Caller so Ice Raider centre double-pierce\n"));
  EXPECT_NE(action_of(phone.next(), "answer"), nullptr);
}

TEST(RageTaps, UseAnArtifactThatWasNotNamed) {
  Phone phone = in_battle();
  phone.choose("uses", {one("artifact", "Whetstone"), one("on", "Ice Raider"), one("side", "left")}, false, Seat{1});
  EXPECT_THAT(phone.text, EndsWith("  - Niko: uses Whetstone so Ice Raider left pierce\n"));
}

TEST(RageTaps, NameTheCardsThatAnArtifactDraws) {
  const std::string turns = std::string(head) + "turns:\n- Mira:\n  - decline 2\n- Niko:\n  - summon 1\n";
  recorder::SentenceAsked uses{{.seat = Seat{1}}};
  uses.form = "uses";
  uses.choices = recorder::Choices({one("artifact", "Purse")});
  const recorder::Sentence chosen = Phone(turns).sentence(uses);
  EXPECT_TRUE(chosen.complete);
  EXPECT_NE(answer_in(chosen.form.slots, "cards", "Ice Raider"), nullptr);
  EXPECT_NE(answer_in(chosen.form.slots, "cards", "unknown"), nullptr);
  const auto written = [&](std::vector<recorder::Choice> choices, bool free) {
    Phone phone(turns);
    phone.choose("uses", std::move(choices), free, Seat{1});
    const recorder::PlayShown told = phone.plays().plays.back();
    Phone again(turns);
    again.choose(told.form, told.choices.all(), free, Seat{1});
    EXPECT_EQ(again.text, phone.text);
    return phone.text.substr(turns.size());
  };
  const recorder::Choice purse = one("artifact", "Purse"), name = one("cards", "Ice Raider");
  EXPECT_EQ(written({purse}, false), "  - uses Purse so draw 1\n");
  EXPECT_EQ(written({purse, name}, false), "  - uses Purse so draw Ice Raider\n");
  EXPECT_EQ(written({purse, one("what", "draw"), one("amount", "3"), name}, true),
            "  - uses Purse so draw Ice Raider + 2 unknown\n");
}

TEST(RageTaps, WriteWhatBreaksARule) {
  Phone phone = in_battle();
  const recorder::Sentence act = phone.choose(
      "any-act", {one("who", "Brute"), one("does", "strikes"), one("target", "Ice Raider"), one("cost", "dies")}, true);
  EXPECT_EQ(act.legal, Legality::no);
  EXPECT_TRUE(act.because);
  EXPECT_THAT(phone.text, EndsWith("  - Brute: Ice Raider dies\n"));
  ASSERT_TRUE(phone.next().ruling);
}

TEST(RageTaps, TakeNamesThatNoSetLists) {
  Phone phone(
      "game: elven-rage\nplayers: [Anna, Boris]\nturns:\n"
      "- Anna:\n  - attack: b1\n  - fight: 1\n");
  phone.choose("seats", {{"card-name", {{"Night Owl, Marsh Hag", 1}}}, four({"Night Owl", "", "Marsh Hag", ""})});
  EXPECT_THAT(phone.text, EndsWith("  - seats: [Night Owl, unknown, Marsh Hag, unknown]\n"));
  phone.choose("attack", {one("place-name", "Old Mill"), one("land", "Old Mill")}, true);
  EXPECT_THAT(phone.text, EndsWith("  - attack Old Mill\n"));
}

TEST(RageTaps, JudgeANamedCardInTheWholeRecord) {
  Phone phone(std::string(head) + "turns: []\n");
  phone.write(answer_of(phone.next(), "attack", "land", "c2")->writes);
  recorder::SentenceAsked look;
  look.form = "look";
  look.choices = recorder::Choices({one("squad", "2"), one("shows", "Wolf")});
  const recorder::Sentence shows = phone.sentence(look);
  EXPECT_EQ(shows.legal, Legality::yes);
  EXPECT_FALSE(shows.because);
  recorder::SentenceAsked plays;
  plays.form = "plays";
  plays.seat = Seat{1};
  plays.choices = recorder::Choices({one("card", "Storm Caller"), one("on", "Ice Raider"), one("side", "centre")});
  EXPECT_EQ(in_battle().sentence(plays).legal, Legality::yes);
  // There is one Storm Caller, and it fights.
  Phone fights(std::string(head) +
               "turns:\n- Mira:\n  - attack: d1\n  - Niko: defends\n"
               "  - seats: [Nightblade, Storm Caller, Brute, Hearth Guard]\n"
               "  - centre: Zealot over Frost Elite\n");
  plays.choices = recorder::Choices({one("card", "Storm Caller"), one("on", "Hearth Guard"), one("side", "centre")});
  EXPECT_NE(fights.sentence(plays).legal, Legality::yes);
}

// er-6
TEST(RageTaps, SayWhatACardShowsThatNoSetLists) {
  Phone phone(
      "game: elven-rage\nplayers: [{name: Anna, elves: black}, Boris]\nturns:\n- Anna:\n  - attack: b1\n"
      "  - fight: 1\n  - seats: [Night Owl, unknown, Marsh Hag, unknown]\n");
  const Next before = phone.next();
  const recorder::Action* action = action_of(before, "new-card");
  ASSERT_NE(action, nullptr);
  EXPECT_EQ(action->form, "new-card");
  const std::vector<recorder::Choice> owl{one("card", "Night Owl"), one("deck", "black"),  one("initiative", "4"),
                                          one("lives", "2"),        one("left", "simple"), one("centre", "shield"),
                                          one("right", "none")};
  recorder::SentenceAsked part;
  part.form = "new-card";
  part.choices = recorder::Choices({owl.begin(), owl.end() - 1});
  EXPECT_FALSE(phone.sentence(part).complete);
  const recorder::Sentence said_so = phone.choose("new-card", owl);
  EXPECT_EQ(in_language(Language::en, said_so, said_so.words), "Night Owl, black, 4/2 simple shield none");
  EXPECT_EQ(in_language(Language::ru, said_so, said_so.words), "Night Owl, Чёрные, 4/2 простой удар щит нет");
  EXPECT_THAT(phone.text, HasSubstr("components:\n  decks:\n    black:\n      Night Owl: 4/2 simple shield none\n"));
  phone.choose("new-card", {one("card", "Marsh Hag"), one("deck", "neutral"), one("initiative", "1"), one("lives", "1"),
                            one("left", "none"), one("centre", "simple"), one("right", "none"), one("copies", "3")});
  EXPECT_THAT(phone.text, HasSubstr("  neutral:\n    Marsh Hag: {is: 1/1 none simple none, copies: 3}\n"));
  EXPECT_EQ(action_of(phone.next(), "new-card"), nullptr);
  EXPECT_EQ(action_of(in_battle().next(), "new-card"), nullptr);
}

TEST(RageTaps, SayTheEffectOfACardInEachLanguage) {
  Phone phone = in_battle();
  recorder::SentenceAsked asked{{.seat = Seat{0}}};
  asked.form = "plays";
  const recorder::Sentence plays = phone.sentence(asked);
  const Answer* novice = answer_in(plays.form.slots, "card", "Novice");
  ASSERT_NE(novice, nullptr);
  EXPECT_EQ(in_language(Language::en, plays, novice->effect),
            "price 1, in a battle: a slot of an own card becomes shield");
  EXPECT_EQ(in_language(Language::ru, plays, novice->effect),
            "цена 1, в бою: своя карта показывает в одном из слотов «щит»");
  for (const recorder::Slot& slot : plays.form.slots)
    for (const Answer& answer : slot.answers)
      for (const std::string_view notation : {" own ", " enemy ", "battle ", "any "})
        EXPECT_THAT(in_language(Language::ru, plays, answer.effect), Not(HasSubstr(std::string(notation))));
}

TEST(RageTaps, AskForNoBattleWhereOnlyPlaysAreWritten) {
  Phone phone(begun_text("minimal"));
  phone.write(answer_of(phone.next(), "attack", "land", "b1")->writes);
  const Next next = phone.next();
  EXPECT_TRUE(next.forms.empty());
  ASSERT_NE(action_of(next, "won"), nullptr);
  phone.act("won");
  EXPECT_THAT(phone.text, EndsWith("- Anna:\n  - attack b1\n  - won: Anna\n"));
  EXPECT_EQ(said(phone.next(), phone.next().title), "What does Boris attack?");
}

TEST(RageTaps, AskForCardsWhereEverythingIsWritten) {
  Phone phone(begun_text("full"));
  EXPECT_EQ(said(phone.next(), phone.next().title), "Which cards does Anna keep?");
  phone.choose("keep", {{"cards", {{"Nightblade", 2}, {"Novice", 1}, {"", 2}}}});
  EXPECT_THAT(phone.text, HasSubstr("keep:\n  Anna: 2 Nightblade + Novice + 2 unknown\n"));
  EXPECT_EQ(said(phone.next(), phone.next().title), "Which cards does Boris keep?");
  phone.act("number");
  EXPECT_EQ(said(phone.next(), phone.next().title), "What does Anna attack?");
}

TEST(RageTaps, ChangeALineAndKeepTheOthers) {
  Phone phone = in_battle();
  const recorder::Plays plays = phone.plays();
  ASSERT_EQ(plays.plays.size(), 4u);
  EXPECT_EQ(plays.plays[0].form, "attack");
  EXPECT_EQ(plays.plays[0].choices.one("land"), "d1");
  EXPECT_EQ(plays.plays[2].form, "seats");
  EXPECT_EQ(plays.plays[3].choices.one("lower"), "Frost Elite");
  const Next next = phone.next({.at = 1});
  ASSERT_TRUE(next.changing);
  EXPECT_EQ(next.changing->form, "attack");
  const Answer* other = answer_of(next, "attack", "land", "c2");
  ASSERT_NE(other, nullptr);
  phone.write(other->writes);
  EXPECT_THAT(phone.text, HasSubstr("- Mira:\n  - attack c2\n  - Niko: defends\n"));
}

TEST(RageTaps, ShowTheTableAroundTheQuestion) {
  Phone phone = in_battle();
  const Next next = phone.next();
  ASSERT_TRUE(next.frame.round);
  EXPECT_EQ(said(next, next.frame.round->words), "turn 1 of Mira");
  ASSERT_EQ(next.frame.players.size(), 2u);
  EXPECT_EQ(next.frame.players[0].counts.count, 3);
  ASSERT_EQ(next.frame.table.size(), 1u);
  EXPECT_EQ(next.frame.table[0].slot, "squads");
  ASSERT_TRUE(next.last);
  EXPECT_THAT(said(next, next.last->words), HasSubstr("Zealot"));
}

}  // namespace
}  // namespace elfref::elven_rage::taps_test
