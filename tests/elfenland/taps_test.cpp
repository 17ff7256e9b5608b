#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/recorder/read_choices.h"
#include "elfref/core/render/render_recorder.h"
#include "testing/phone.h"

// A session of Elfenland that is recorded by taps: what each screen asks, and what each tap writes.

namespace elfref::elfenland::taps_test {
namespace {

using recorder::Answer;
using recorder::Next;
using testing::answer_of;
using ::testing::HasSubstr;
using testing::one;
using testing::Phone;
using testing::said;

/// The text of a new record.
std::string begun_text() {
  return begun({.game = "elfenland", .players = {{.name = "Ira"}, {.name = "Max"}}, .level = recorder::Level::public_})
      .text;
}

/// A record in which it is Ira's turn to plan; she has a pig and an elfcycle that all see.
Phone planning() {
  return Phone(
      "players: [Ira, Max]\n"
      "rounds:\n"
      "- deal: {Ira: 8, Max: 8}\n"
      "  choose:\n"
      "  - Ira: pig\n"
      "  - Max: dragon\n"
      "  - Ira: elfcycle\n"
      "  - Max: wagon\n"
      "  - Ira: cloud\n"
      "  - Max: unicorn\n");
}

TEST(Taps, BeginWithARecordThatIsOneFromTheFirstByte) {
  EXPECT_EQ(begun_text(), "game: elfenland\nsession: {detail: public}\nplayers:\n- Ira\n- Max\nrounds: []\n");
  recorder::Begun twins{.game = "elfenland"};
  twins.players = {{.name = "Ira"}, {.name = "ira"}};
  const recorder::BegunText refused = begun(twins);
  EXPECT_EQ(refused.refusal.id, "bad-player");
  EXPECT_EQ(refused.refusal.player, 1u);
  for (const char* word : {"note", "Заметка", "решение"}) {
    twins.players = {{.name = "Ira"}, {.name = word}};
    EXPECT_EQ(begun(twins).refusal.id, "bad-player") << word;
  }
  twins.players = {{.name = "Ira"}};
  EXPECT_EQ(begun(twins).refusal.id, "bad-player");
  twins.game = "chess";
  EXPECT_EQ(begun(twins).refusal.id, "unknown-game");
}

TEST(Taps, BeginWithKeysInALanguage) {
  recorder::Begun choices{.game = "elfenland", .players = {{.name = "Ира"}, {.name = "note book"}}};
  choices.language = Language::ru;
  EXPECT_EQ(begun(choices).text, "игра: elfenland\nигроки:\n- Ира\n- note book\nраунды: []\n");
  choices.language = Language::ja;  // it has no keys of its own
  EXPECT_EQ(begun(choices).text, "game: elfenland\nplayers:\n- Ира\n- note book\nrounds: []\n");
}

TEST(Taps, DealCardsToEverybodyWithOneTap) {
  Phone phone(begun_text());
  const Next next = phone.next();
  EXPECT_EQ(next.level, recorder::Level::public_);
  EXPECT_EQ(next.refusal.id, "");
  phone.act("round");
  EXPECT_THAT(phone.text, HasSubstr("rounds:\n- deal: {Ira: 8, Max: 8}\n"));
}

TEST(Taps, AskForTheRowAndTheFirstPickTogether) {
  Phone phone(begun_text());
  phone.act("round");
  const Next next = phone.next();
  ASSERT_EQ(next.forms.size(), 2u);
  EXPECT_EQ(next.forms[0].id, "row");
  EXPECT_EQ(next.forms[1].id, "pick");
  phone.choose("row", {{"row", {{"dragon", 2}, {"pig", 2}, {"cloud", 1}}}});
  EXPECT_THAT(phone.text, HasSubstr("  row: 2 pig + cloud + 2 dragon\n"));
  const Next pick = phone.next();
  EXPECT_EQ(said(pick, pick.title), "Ira takes a counter");
  const Answer* pig = answer_of(pick, "pick", "from", "pig");
  ASSERT_NE(pig, nullptr);
  EXPECT_EQ(pig->legal, Legality::yes);
  EXPECT_EQ(pig->count, 2);
  EXPECT_EQ(answer_of(pick, "pick", "from", "wagon"), nullptr);
  phone.write(pig->writes);
  EXPECT_THAT(phone.text, HasSubstr("  choose:\n  - Ira: pig\n"));
  const Next turned = phone.next();
  ASSERT_TRUE(turned.last);
  ASSERT_EQ(turned.last->asks.size(), 1u);
  phone.write(turned.last->asks.front().answers.front().writes);
  EXPECT_THAT(phone.text, HasSubstr("  - Ira: pig then pig\n"));
}

TEST(Taps, PlaceACounterInEitherOrder) {
  Phone phone = planning();
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "Ira plans");
  recorder::SentenceAsked piece;
  piece.form = "place";
  piece.choices = recorder::Choices({one("piece", "pig")});
  const recorder::Sentence chosen = phone.sentence(piece);
  EXPECT_FALSE(chosen.complete);
  const auto& ways = chosen.form.slots[1].answers;
  EXPECT_TRUE(std::ranges::any_of(ways, [](const Answer& way) { return way.legal != Legality::no && way.writes; }));
  EXPECT_TRUE(std::ranges::any_of(ways, [](const Answer& way) { return way.legal == Legality::no && way.because; }));
  const auto way = std::ranges::find_if(ways, [](const Answer& one_way) { return one_way.legal != Legality::no; });
  recorder::SentenceAsked road;
  road.form = "place";
  road.choices = recorder::Choices({one("way", way->value)});
  const recorder::Sentence other = phone.sentence(road);
  EXPECT_EQ(other.form.slots[0].answers.front().value, "pig");
  EXPECT_EQ(other.form.slots[0].answers.front().writes, way->writes);
  phone.write(way->writes);
  EXPECT_THAT(phone.text, HasSubstr("  plan:\n  - Ira: pig on "));
}

TEST(Taps, OfferTheCounterThatMayStillLieFaceDown) {
  Phone phone(
      "players: [Ira, Max]\n"
      "session: {detail: full}\n"
      "rounds:\n"
      "- deal: {Ira: 8, Max: 8}\n"
      "  draw: {Ira: pig, Max: dragon}\n"
      "  choose:\n"
      "  - Ira: pig\n"
      "  - Max: dragon\n"
      "  - Ira: elfcycle\n"
      "  - Max: wagon\n"
      "  - Ira: cloud\n"
      "  - Max: unicorn\n"
      "  plan:\n"
      "  - Ira: pig on Elvenhold-Lapphalya\n"  // face up or face down
      "  - Max: pass\n");
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "Ira plans");
  EXPECT_NE(answer_of(next, "place", "piece", "pig"), nullptr);
  const Answer* down = answer_of(next, "place", "piece", "hidden:pig");
  ASSERT_NE(down, nullptr);
  EXPECT_EQ(down->legal, Legality::yes);
  EXPECT_EQ(answer_of(next, "place", "piece", "hidden:cloud"), nullptr);
  phone.choose("place", {one("piece", "hidden:pig"), one("way", "w5")});
  EXPECT_EQ(phone.plays().plays.back().choices, recorder::Choices({one("piece", "hidden:pig"), one("way", "w5")}));
}

TEST(Taps, SayWhyAnAnswerBreaksARule) {
  Phone phone = planning();
  const recorder::Sentence first = phone.choose("place", {one("piece", "pig"), one("way", "w0")}, true);
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "Max plans");
  recorder::SentenceAsked onto;
  onto.form = "place";
  onto.choices = recorder::Choices({one("piece", "dragon"), one("way", "w0")});
  onto.free = true;
  const recorder::Sentence again = phone.sentence(onto);
  if (first.legal == Legality::no) {
    ASSERT_TRUE(next.ruling);
    EXPECT_EQ(next.ruling->actions.size(), 2u);
    phone.write(next.ruling->actions[1].writes);
    EXPECT_THAT(phone.text, HasSubstr("- ruling: void\n"));
  } else {
    EXPECT_EQ(again.legal, Legality::no);
    EXPECT_TRUE(again.because);
  }
}

TEST(Taps, TravelStepByStep) {
  Phone phone(
      "players: [Ira, Max]\n"
      "rounds:\n"
      "- deal: {Ira: 2 raft + 6 dragon, Max: 8}\n"
      "  plan:\n"
      "  - Ira: dragon on Elvenhold-Lapphalya\n"
      "  - Max: pass\n"
      "  - Ira: pass\n"
      "  - Max: pass\n",
      recorder::Level::public_);
  Next next = phone.next();
  ASSERT_FALSE(next.forms.empty()) << said(next, next.title);
  EXPECT_EQ(said(next, next.title), "Ira travels");
  const Answer* town = answer_of(next, "step", "to", "lapphalya");
  ASSERT_NE(town, nullptr);
  ASSERT_FALSE(town->price.empty());
  EXPECT_EQ(town->price.front().picto, "dragon");
  phone.write(town->writes);
  EXPECT_THAT(phone.text, HasSubstr("  travel:\n  - Ira:\n    - Lapphalya: "));
  next = phone.next();
  EXPECT_EQ(next.seat, Seat{0});
  phone.act("stop");
  EXPECT_THAT(phone.text, HasSubstr("    - discard: "));
  next = phone.next();
  EXPECT_EQ(said(next, next.title), "Max travels");
}

TEST(Taps, WriteKeysInTheLanguageOfTheRecord) {
  Phone begun("игра: elfenland\nпартия: {detail: public}\nигроки: [Ira, Max]\nраунды: []\n");
  begun.act("round");
  begun.choose("row", {{"row", {{"dragon", 2}, {"pig", 2}, {"cloud", 1}}}});
  EXPECT_THAT(begun.text, HasSubstr("раунды:\n- раздача: {Ira: 8, Max: 8}\n  ряд: 2 pig + cloud + 2 dragon\n"));
  Phone phone(
      "игроки: [Ira, Max]\n"
      "раунды:\n"
      "- раздача: {Ira: 2 raft + 6 dragon, Max: 8}\n"
      "  план:\n"
      "  - Ira: dragon on Elvenhold-Lapphalya\n"
      "  - Max: pass\n"
      "  - Ira: pass\n"
      "  - Max: pass\n",
      recorder::Level::public_);
  const Next next = phone.next();
  const Answer* town = answer_of(next, "step", "to", "lapphalya");
  ASSERT_NE(town, nullptr);
  phone.write(town->writes);
  EXPECT_THAT(phone.text, HasSubstr("  поход:\n  - Ira:\n    - Lapphalya: "));
  phone.act("stop");
  EXPECT_THAT(phone.text, HasSubstr("    - сброс: "));
}

TEST(Taps, TellAFaceDownCounterAsItIsOffered) {
  Phone phone(
      "players: [Ira, Max]\n"
      "rounds:\n"
      "- draw: {Ira: pig, Max: unknown}\n"
      "  choose:\n"
      "  - Ira: pig\n"
      "  - Max: dragon\n"
      "  - Ira: elfcycle\n"
      "  - Max: wagon\n"
      "  - Ira: cloud\n"
      "  - Max: unicorn\n");
  const Next next = phone.next();
  ASSERT_NE(answer_of(next, "place", "piece", "hidden:pig"), nullptr);
  phone.choose("place", {one("piece", "hidden:pig"), one("way", "w0")}, false, Seat{0});
  EXPECT_THAT(phone.text, HasSubstr("  - Ira: hidden pig on "));
  EXPECT_EQ(phone.plays().plays.back().choices, recorder::Choices({one("piece", "hidden:pig"), one("way", "w0")}));
}

TEST(Taps, NameTheCardsOfACaravan) {
  Phone phone(
      "players: [Ira, Max]\n"
      "rounds:\n"
      "- deal: {Ira: 3 dragon + 2 cloud + 3 pig}\n"
      "  plan:\n"
      "  - Ira: wagon on Elvenhold-Lapphalya\n"
      "  travel:\n"
      "  - Ira:\n"
      "    - Lapphalya: caravan 3 unknown\n",
      recorder::Level::full);
  for (const std::string_view card : {"pig", "dragon", "cloud"}) phone.tell("cards", card);
  EXPECT_THAT(phone.text, HasSubstr("    - Lapphalya: caravan pig + cloud + dragon\n"));
  EXPECT_TRUE(phone.next().last->asks.empty());
  const recorder::Choices told = phone.plays().plays.back().choices;
  EXPECT_EQ(told.one("paid"), "caravan 3");
  EXPECT_EQ(told.sum("cards"), 3);
}

TEST(Taps, CountWhatIsPaidInWordsWhereAPlayIsComposed) {
  Phone phone(
      "players: [Ira, Max]\n"
      "rounds:\n"
      "- plan:\n"
      "  - Ira: wagon on Elvenhold-Lapphalya\n"
      "  travel: []\n");
  recorder::SentenceAsked asked{{.seat = Seat{0}}};
  asked.form = "step";
  asked.free = true;
  const auto pays = [&](std::vector<recorder::Choice> choices) {
    choices.push_back(one("to", "lapphalya"));
    asked.choices = recorder::Choices(std::move(choices));
    return phone.sentence(asked);
  };
  const auto chosen = [](const recorder::Sentence& sentence, std::string_view slot) {
    const auto found = std::ranges::find(sentence.form.slots, slot, &recorder::Slot::id);
    return found == sentence.form.slots.end() ? std::vector<recorder::Chosen>() : found->chosen;
  };
  using Chosen = std::vector<recorder::Chosen>;
  const recorder::Sentence rafts = pays({one("paid", "2 raft")});
  EXPECT_TRUE(rafts.complete);
  EXPECT_EQ(chosen(rafts, "paid"), (Chosen{{"raft", 2}}));
  EXPECT_EQ(rafts.legal, Legality::no);
  for (const std::string_view kind : {"pig", "elfcycle", "cloud", "unicorn", "wagon", "dragon", "raft"})
    EXPECT_NE(testing::answer_in(rafts.form.slots, "paid", kind), nullptr) << kind;
  const recorder::Sentence caravan = pays({one("paid", "caravan 3"), one("cards", "pig")});
  EXPECT_TRUE(caravan.complete);
  EXPECT_EQ(chosen(caravan, "paid"), (Chosen{{"pig", 1}, {"", 2}}));
  EXPECT_EQ(chosen(caravan, "how"), (Chosen{{"caravan", 1}}));
  EXPECT_TRUE(pays({{"paid", {{"", 1}}}}).complete);  // one card that no one saw
  for (const char* none : {"2 wooden", "wooden", "raft + wooden"})
    EXPECT_FALSE(pays({one("paid", none)}).complete) << none;
  EXPECT_FALSE(pays({{"paid", {{"wooden", 2}}}}).complete);
}

TEST(Taps, WriteAPlayOfAnotherPhaseInItsRound) {
  const std::string round =
      "players: [Ira, Max]\n"
      "rounds:\n"
      "- plan:\n"
      "  - Ira: dragon on Elvenhold-Lapphalya\n"
      "  travel:\n"
      "  - Ira: []\n"
      "  - Max: [Lapphalya: dragon]\n";
  Phone keeps(round, recorder::Level::minimal);
  keeps.choose("keep", {one("counter", "hidden"), one("which", "pig")}, true, Seat{0});
  EXPECT_THAT(keeps.text, HasSubstr("[Lapphalya: dragon]\n  keep:\n    Ira: hidden pig\n"));
  Phone plans(round, recorder::Level::minimal);
  plans.choose("place", {one("piece", "pig"), one("way", "w1")}, true, Seat{0});
  EXPECT_THAT(plans.text, HasSubstr("[Lapphalya: dragon]\n- plan:\n  - Ira: pig on "));
}

TEST(Taps, AskForTownCardsWhenTheGameIsOver) {
  std::string record = "options: {town-cards: true}\nplayers: [Ira, {name: Max, colour: red}]\nrounds:\n";
  for (int round = 1; round <= 4; ++round)
    record += round % 2 == 1 ? "- travel: [Ira: [], Max: []]\n" : "- travel: [Max: [], Ira: []]\n";
  Phone phone(record, recorder::Level::minimal);
  ASSERT_TRUE(phone.next().over);
  phone.tell("town-0", "virst");
  phone.tell("town-1", "usselen");
  EXPECT_THAT(phone.text,
              HasSubstr("players: [{name: Ira, town: Virst}, {name: Max, colour: red, town: Usselen}]\n"));
  EXPECT_TRUE(phone.next().last->asks.empty());
}

TEST(Taps, ChangeAPlayAndInsertOneBeforeIt) {
  Phone phone = planning();
  recorder::PlaceAsked asked;
  asked.at = 5;  // Ira: elfcycle
  const Next next = phone.next(asked);
  ASSERT_TRUE(next.changing);
  EXPECT_EQ(next.changing->form, "pick");
  EXPECT_EQ(next.changing->choices.one("from"), "elfcycle");
  const Answer* wagon = answer_of(next, "pick", "from", "wagon");
  ASSERT_NE(wagon, nullptr);
  const std::string before = phone.text;
  phone.write(wagon->writes);
  EXPECT_THAT(phone.text, HasSubstr("  - Max: dragon\n  - Ira: wagon\n  - Max: wagon\n"));
  phone.text = before;
  asked.insert = true;
  phone.write(answer_of(phone.next(asked), "pick", "from", "wagon")->writes);
  EXPECT_THAT(phone.text, HasSubstr("  - Max: dragon\n  - Ira: wagon\n  - Ira: elfcycle\n"));
}

TEST(Taps, PutAStepInPlaceOfAWholeJourney) {
  for (const std::string_view journey : {"[]", "unknown"}) {
    Phone phone(
        "players: [Ira, Max]\n"
        "rounds:\n"
        "- plan:\n"
        "  - Ira: dragon on Elvenhold-Lapphalya\n"
        "  travel:\n"
        "  - Ira: " +
        std::string(journey) + "\n");
    recorder::PlaceAsked asked;
    asked.at = 2;
    const Next next = phone.next(asked);
    const Answer* town = answer_of(next, "step", "to", "lapphalya");
    ASSERT_NE(town, nullptr) << journey;
    phone.write(town->writes);
    EXPECT_THAT(phone.text, HasSubstr("  - Ira: [Lapphalya: "));
  }
}

TEST(Taps, WriteANoteInQuotes) {
  Phone phone = planning();
  phone.choose("note", {one("text", "she said: \"no\"\nand then")});
  EXPECT_THAT(phone.text, HasSubstr("  - Max: unicorn\n  - note: \"she said: \\\"no\\\" and then\"\n"));
  const recorder::Plays plays = phone.plays();
  ASSERT_EQ(plays.notes.size(), 1u);
  EXPECT_EQ(plays.notes[0].after, plays.plays.size());
  phone.write(plays.notes[0].remove);
  EXPECT_EQ(phone.text, planning().text);
}

TEST(Taps, RefusePlacesAndTextsThatCannotBeTapped) {
  Phone phone = planning();
  recorder::PlaceAsked nowhere;
  nowhere.at = 99;
  EXPECT_EQ(phone.next(nowhere).refusal.id, "no-play");
  recorder::SentenceAsked nothing;
  nothing.form = "somersault";
  EXPECT_EQ(phone.sentence(nothing).refusal.id, "no-form");
  nothing.form = "place";
  nothing.choices = recorder::Choices({one("colour", "red")});
  EXPECT_EQ(phone.sentence(nothing).refusal.id, "no-slot");
  Phone broken("players: [Ira\n");
  EXPECT_EQ(broken.next().refusal.id, "unreadable");
  EXPECT_TRUE(broken.next().refusal.at);
  Phone sheet("players: [Ira, Max]\nfinal: {Ira: {towns: 3}}\n");
  EXPECT_EQ(sheet.next().refusal.id, "not-recorded-by-taps");
}

TEST(Taps, CountRoundsThatNobodySaw) {
  const auto asked = [](const std::string& rounds) {
    Phone phone("edition: rio-grande-1998\nplayers: [Ira, Max]\nrounds:\n" + rounds, recorder::Level::public_);
    Next next = phone.next();
    EXPECT_EQ(next.refusal.id, "") << rounds;
    return next;
  };
  for (const std::string first : {"- unknown\n", "- deal: {Ira: 8, Max: 8}\n  travel: unknown\n"}) {
    const Next third = asked(first + "- unknown\n");
    ASSERT_TRUE(third.frame.round);
    EXPECT_EQ(third.frame.round->number, 3) << first;
    EXPECT_EQ(said(third, third.title), "Which cards does Ira get?");
    EXPECT_TRUE(asked(first + "- unknown\n- unknown\n- unknown\n").over) << first;
  }
  // Of this round only the deal is recorded, as unseen: it goes on.
  Phone second("edition: rio-grande-1998\nplayers: [Ira, Max]\nrounds:\n- deal: {Ira: 8, Max: 8}\n- deal: unknown\n",
               recorder::Level::public_);
  const Next next = second.next();
  ASSERT_TRUE(next.frame.round);
  EXPECT_EQ(next.frame.round->number, 2);
  EXPECT_FALSE(next.forms.empty());
  second.choose("pick", {one("from", "pig"), one("turned", "wagon")}, true);
  EXPECT_THAT(second.text, ::testing::EndsWith("- deal: unknown\n  choose:\n  - Max: pig then wagon\n"));
}

TEST(Taps, SayOfAPassThatTheOrderIsBindingWithIt) {
  Phone phone("players: [Ira, Max, Ann]\nrounds:\n- plan:\n  - Max: dragon on Elvenhold-Lapphalya\n");
  const Next next = phone.next({.at = 1, .insert = true});
  const recorder::Action* pass = testing::action_of(next, "pass");
  ASSERT_NE(pass, nullptr);
  EXPECT_EQ(pass->legal, Legality::no);
  ASSERT_TRUE(pass->because);
  EXPECT_EQ(pass->because->rule, "starting-player");
}

TEST(Taps, DiscardAfterTheLastStep) {
  Phone phone(
      "players: [Ira, Max]\n"
      "start: {phase: travel, players: {Ira: {hand: 2 wagon + 3 raft}}, roads: {Elvenhold-Lapphalya: wagon}}\n"
      "rounds:\n- travel:\n  - Ira: [Lapphalya: wagon, discard: none]\n");
  const auto asks = [&](std::uint32_t play, std::string_view form) {
    const Next next = phone.next({.at = play});
    return std::ranges::find(next.forms, form, &recorder::Form::id) != next.forms.end();
  };
  EXPECT_TRUE(asks(1, "step"));
  EXPECT_FALSE(asks(1, "discard"));  // wherever it is written, it comes last
  EXPECT_TRUE(asks(2, "discard"));
}

TEST(Taps, LeaveOpenWhetherACounterIsLeftThatMayHaveBeenLaid) {
  const std::string round =
      "players: [Ira, Max]\n"
      "rounds:\n"
      "- deal: {Ira: 8, Max: 8}\n"
      "  draw: {Ira: pig, Max: cloud}\n"
      "  choose:\n"
      "  - Ira: dragon\n"
      "  - Max: wagon\n"
      "  - Ira: elfcycle\n"
      "  - Max: wagon\n"
      "  - Ira: cloud\n"
      "  - Max: unicorn\n"
      "  plan:\n";
  const std::string rest = "  - Max: pass\n  - Ira: pass\n  travel:\n  - Ira: []\n  - Max: []\n";
  for (const auto& [play, legal] : {std::pair("  - Ira: unknown\n", Legality::depends),
                                    std::pair("  - Ira: dragon on Elvenhold-Lapphalya\n", Legality::yes)}) {
    Phone phone(round + play + rest, recorder::Level::full);
    const Next next = phone.next();
    const Answer* pig = answer_of(next, "keep", "counter", "hidden:pig");
    ASSERT_NE(pig, nullptr) << phone.text;
    EXPECT_EQ(pig->legal, legal) << phone.text;
  }
}

TEST(Taps, JudgeOnlyWhatIsNew) {
  Phone phone = planning();
  static_cast<void>(phone.next());
  const std::uint32_t all = phone.plays_judged();
  phone.act("pass");
  static_cast<void>(phone.next());
  EXPECT_LT(phone.plays_judged(), all);
}

TEST(Taps, AnswerInJsonWithPlacesOfAPage) {
  Phone phone("игроки: [Аня, Борис]\nраунды: []\n");
  const std::string json = render_next_json(phone.next(), phone.text, Language::ru);
  EXPECT_THAT(json, HasSubstr("\"language\":\"ru\""));
  EXPECT_THAT(json, HasSubstr("\"text\":\"\\n- раздача: {Аня: 8, Борис: 8}\""));
  EXPECT_THAT(json, HasSubstr("\"from\":28,\"to\":31"));
}

TEST(Taps, ReadChoices) {
  recorder::SentenceAsked asked;
  EXPECT_TRUE(recorder::read_choices(
      R"({"seat": 1, "form": "deal", "slots": {"cards": {"raft": 2, "pig": 1}, "to": "virst", "n": 3}, "free": true})",
      asked));
  EXPECT_EQ(asked.seat, Seat{1});
  EXPECT_EQ(asked.form, "deal");
  EXPECT_TRUE(asked.free);
  EXPECT_EQ(asked.choices.sum("cards"), 3);
  EXPECT_EQ(asked.choices.one("to"), "virst");
  EXPECT_EQ(asked.choices.sum("n"), 3);
  EXPECT_FALSE(recorder::read_choices("{", asked));
  EXPECT_FALSE(recorder::read_choices(R"({"seat": -1})", asked));
  EXPECT_FALSE(recorder::read_choices(R"({"slots": {"cards": {"raft": 1000}}})", asked));
}

}  // namespace
}  // namespace elfref::elfenland::taps_test
