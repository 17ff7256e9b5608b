#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "testing/fixture.h"
#include "testing/phone.h"

// A session of Master Elf that is recorded by taps: what each screen asks, and what each tap writes.

namespace elfref::master_elf::taps_test {
namespace {

using recorder::Answer;
using recorder::Next;
using testing::action_of;
using testing::answer_of;
using ::testing::HasSubstr;
using testing::one;
using testing::Phone;
using testing::said;

Phone in_public(std::string record) {
  return Phone(std::move(record), recorder::Level::public_);
}

/// Anna and Boris in the city, with the cards of the first turns. The Fox is in the Orchard.
Phone at_the_city(const std::string& players = "[Anna, Boris]") {
  return in_public("game: master-elf\ncomponents: trial-set\nplayers: " + players +
                   "\nhelpers: {fox: Orchard, yeti: Cave}\nparcels: easy\n"
                   "start:\n"
                   "  areas: {Orchard: wool, Meadow: feather, Ruins: berry, Mill: wax}\n"
                   "  under: {set: toffee, colour: hat, elves: gnome, ingredients: music-box}\n"
                   "  stacks: [cookbook, rattle, top]\n"
                   "turns: []\n");
}

TEST(MasterElfTaps, BeginWithWhatTheSheetAsks) {
  recorder::Begun choices{.game = "master-elf", .level = recorder::Level::public_};
  choices.players = {{.name = "Anna", .choices = {}},
                     {.name = "Boris", .choices = recorder::Choices({one("plays", "elf")})}};
  choices.of_all = recorder::Choices(
      {one("components", "trial-set"), one("side", "night"), one("parcels", "easy"), one("helpers", "fox, yeti")});
  EXPECT_EQ(begun(choices).text,
            "game: master-elf\nsession: {detail: public}\ncomponents: trial-set\nside: night\nparcels: easy\n"
            "helpers: [fox, yeti]\nplayers:\n- Anna\n- {name: Boris, plays: elf}\nturns: []\n");
  choices.players[1].name = "gift";
  EXPECT_EQ(begun(choices).refusal.id, "bad-player");
  choices.players[1].name = "Boris";
  choices.of_all = recorder::Choices({one("parcels", "huge")});
  EXPECT_EQ(begun(choices).refusal.field, "of_all");
}

TEST(MasterElfTaps, TakeTheOnlyCardOfAnAreaWithOneTap) {
  Phone phone = at_the_city();
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "Where does Anna go?");
  const Answer* orchard = answer_of(next, "go", "to", "Orchard");
  ASSERT_NE(orchard, nullptr);
  EXPECT_EQ(said(next, orchard->effect), "wool");
  EXPECT_EQ(orchard->legal, Legality::yes);
  phone.write(orchard->writes);
  EXPECT_THAT(phone.text, HasSubstr("turns:\n- Anna:\n  - Orchard: wool\n"));
  const Answer* lighthouse = answer_of(next, "go", "to", "Lighthouse");
  ASSERT_NE(lighthouse, nullptr);
  EXPECT_EQ(lighthouse->legal, Legality::no);
}

TEST(MasterElfTaps, NameWhatWasPlacedCardByCard) {
  Phone phone = at_the_city();
  phone.choose("go", {one("to", "Orchard")});
  phone.tell("laid", "rope");
  EXPECT_THAT(phone.text, HasSubstr("Orchard: wool then rope + 1 unknown\n"));
  phone.tell("laid", "feather");
  EXPECT_THAT(phone.text, HasSubstr("Orchard: wool then feather + rope\n"));
  EXPECT_TRUE(phone.next().last->asks.empty());
}

TEST(MasterElfTaps, GoOnWithTheTurnOrWithTheNextPlayer) {
  Phone phone = at_the_city();
  phone.choose("go", {one("to", "Orchard")});
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "Where does Boris go?");
  EXPECT_NE(action_of(next, "fox"), nullptr);
  phone.choose("go", {one("to", "Meadow")});
  EXPECT_THAT(phone.text, HasSubstr("- Anna:\n  - Orchard: wool\n- Boris:\n  - Meadow: feather\n"));
}

TEST(MasterElfTaps, CreateAGiftAndNameTheNextOne) {
  Phone phone = at_the_city();
  phone.text.insert(phone.text.find("  areas:"), "  players: {Anna: {hand: leaf}}\n");
  phone.choose("go", {one("to", "Orchard")});
  EXPECT_NE(action_of(phone.next(), "create"), nullptr);
  const recorder::Sentence gift = phone.choose("create", {one("gift", "cookbook"), one("for", "set")});
  EXPECT_EQ(gift.legal, Legality::yes);
  EXPECT_THAT(phone.text, HasSubstr("  - create cookbook for set: leaf + wool + crystal\n"));
  phone.tell("placed", "cake");
  EXPECT_THAT(phone.text, HasSubstr("leaf + wool + crystal then cake\n"));
}

TEST(MasterElfTaps, FillTheEmptyAreasOfASending) {
  Phone phone = in_public(
      "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nparcels: easy\n"
      "start:\n"
      "  round: 2\n"
      "  players: {Anna: {at: city, hand: leaf, crystal: unused}}\n"
      "  areas: {Orchard: 2 wool, Cave: none, Pond: 1, Mill: 1, Lighthouse: 1, Meadow: 1, Bridge: 1, Ruins: 1, Glade: "
      "1,"
      " Old Oak: 1}\n"
      "  under: {set: [toffee, candy, cookie]}\n"
      "  stacks: [cookbook, rattle, top]\n"
      "  city: 12\n"
      "turns:\n"
      "- Anna:\n"
      "  - Orchard: wool\n"
      "  - create cookbook for set: leaf + wool + crystal\n");
  EXPECT_NE(action_of(phone.next(), "send"), nullptr);
  phone.choose("send", {{"area:Cave", {{"wax", 1}, {"leaf", 1}}}});
  EXPECT_THAT(phone.text, HasSubstr("  - send set: {Cave: "));
}

TEST(MasterElfTaps, SwapWithTheFoxAndSendItAway) {
  Phone phone = at_the_city();
  phone.text.insert(phone.text.find("  areas:"), "  players: {Anna: {hand: leaf}}\n");
  phone.choose("go", {one("to", "Orchard"), {"laid", {{"rope", 1}, {"feather", 1}}}});
  phone.choose("fox", {one("gives", "leaf"), one("takes", "rope")});
  EXPECT_THAT(phone.text, HasSubstr("  - fox: leaf for rope\n"));
  phone.choose("helper", {one("to", "Glade")});
  EXPECT_THAT(phone.text, HasSubstr("  - fox to Glade\n"));
}

TEST(MasterElfTaps, PlaceAGiftWhenTheTurnComesBack) {
  Phone phone = at_the_city();
  phone.choose("go", {one("to", "Orchard")});
  phone.choose("go", {one("to", "Meadow")});
  const Next next = phone.next();
  EXPECT_EQ(said(next, next.title), "The turn has come back: which gift is placed?");
  EXPECT_EQ(next.seat, std::nullopt);  // all choose it together
  for (const recorder::Form& form : next.forms)
    if (form.id == "gift") {
      EXPECT_EQ(form.seat, std::nullopt);
    }
  recorder::SentenceAsked part;
  part.form = "gift";
  part.choices = recorder::Choices({one("gift", "kite")});
  const recorder::Sentence some = phone.sentence(part);
  EXPECT_EQ(some.form.seat, std::nullopt);
  EXPECT_EQ(said(next, some.words), "kite");
  const recorder::Sentence placed = phone.choose("gift", {one("gift", "kite"), one("on", "2")});
  EXPECT_EQ(placed.form.seat, std::nullopt);
  EXPECT_THAT(phone.text, HasSubstr("- gift: kite on 2\n"));
  const Next after = phone.next();
  EXPECT_EQ(said(after, after.title), "Where does Anna go?");
  phone.choose("go", {one("to", "city"), one("thrown", "1")});
  EXPECT_THAT(phone.text, HasSubstr("- Anna:\n  - city: 1 for 2\n"));
}

TEST(MasterElfTaps, ListATurnWithoutStepsAsSoonAsItIsWritten) {
  Phone phone = at_the_city();
  phone.choose("go", {one("to", "Orchard")});
  phone.choose("nothing", {}, true, Seat{1});
  EXPECT_THAT(phone.text, HasSubstr("- Boris: []\n"));
  recorder::Plays plays = phone.plays();
  ASSERT_EQ(plays.plays.size(), 2u);
  EXPECT_EQ(plays.plays.back().form, "nothing");
  EXPECT_EQ(plays.plays.back().seat, Seat{1});
  EXPECT_EQ(plays.verdict.breaches, 1);
  const Next next = phone.next();
  ASSERT_TRUE(next.last);
  EXPECT_EQ(next.last->play, 2u);
  EXPECT_EQ(next.last->seat, Seat{1});
  EXPECT_TRUE(next.ruling);
  ASSERT_TRUE(plays.plays.back().remove);
  phone.write(plays.plays.back().remove);
  EXPECT_EQ(phone.plays().plays.size(), 1u);
}

TEST(MasterElfTaps, NameWhatIsLaidInTheEmptyAreasAfterAParcelIsSent) {
  const std::string session = testing::text_of_file(ELFREF_SOURCE_DIR "/records/master-elf/sessions/three-players-won-full.yaml");
  const std::size_t sent = session.find("send elves: {Meadow: ");
  ASSERT_NE(sent, std::string::npos);
  Phone phone(session.substr(0, sent) + "send elves]\n");
  phone.tell("area:Meadow", "glass");
  EXPECT_THAT(phone.text, HasSubstr("send elves: {Meadow: glass + 1 unknown}]\n"));
  phone.tell("area:Meadow", "rope");
  EXPECT_THAT(phone.text, HasSubstr("send elves: {Meadow: glass + rope}]\n"));
  EXPECT_TRUE(phone.next().last->asks.empty());
}

TEST(MasterElfTaps, NameTheCardsOfAnExchangeInTheCity) {
  const std::string head =
      "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n"
      "start: {players: {Anna: {hand: rope + wool, at: Orchard}}}\nturns: []\n";
  Phone phone = in_public(head);
  phone.choose("go", {one("to", "city"),
                      one("thrown", "2"),
                      one("drawn", "3"),
                      {"which-thrown", {{"wool", 1}}},
                      {"which-drawn", {{"leaf", 2}}}});
  EXPECT_THAT(phone.text, HasSubstr("- city: wool + 1 unknown for 2 leaf + 1 unknown\n"));
  Phone unseen = in_public(head);
  unseen.choose("go", {one("to", "city"), one("thrown", "unknown")});
  EXPECT_THAT(unseen.text, HasSubstr("- Anna:\n  - city\n"));
  recorder::SentenceAsked more;  // more cards by name than were discarded
  more.form = "go";
  more.choices = recorder::Choices(
      {one("to", "city"), one("thrown", "1"), one("drawn", "1"), {"which-thrown", {{"wool", 1}, {"rope", 1}}}});
  EXPECT_FALSE(in_public(head).sentence(more).complete);
}

TEST(MasterElfTaps, SendTheYetiAwayBeforeTheMovement) {
  Phone phone = at_the_city();
  phone.text.insert(phone.text.find("  areas:"), "  players: {Anna: {hand: leaf + wool, at: Cave, crystal: used}}\n");
  phone.choose("yeti", {{"cards", {{"leaf", 1}, {"wool", 1}}}});
  EXPECT_THAT(phone.text, HasSubstr("  - yeti: leaf + wool\n"));
  phone.choose("helper", {one("to", "Glade")});
  EXPECT_THAT(phone.text, HasSubstr("  - yeti to Glade\n"));
  EXPECT_EQ(said(phone.next(), phone.next().title), "Where does Anna go?");
}

TEST(MasterElfTaps, WriteNamesWhereTheBoxIsNotKnown) {
  Phone phone = in_public("game: master-elf\nplayers: [Anna, Boris]\nturns: []\n");
  phone.choose("go", {one("to", "Windmühle"), one("took", "Wolle")});
  EXPECT_THAT(phone.text, HasSubstr("- Anna:\n  - Windmühle: Wolle\n"));
  const Next next = phone.next();
  EXPECT_EQ(next.refusal.id, "");
  EXPECT_NE(answer_of(next, "go", "to", "Windmühle"), nullptr);
}

TEST(MasterElfTaps, GiveCardsToAnyNameBeforeTheMovement) {
  Phone phone = at_the_city("[Anna, \"no: one\"]");
  phone.choose("give", {one("to", "1"), one("cards", "unknown")});
  EXPECT_THAT(phone.text, HasSubstr("to no: one"));
  const Next next = phone.next();
  EXPECT_EQ(next.refusal.id, "") << phone.text;
  EXPECT_EQ(said(next, next.title), "Where does Anna go?");
  phone.choose("go", {one("to", "Orchard")});
  EXPECT_EQ(phone.next().verdict.breaches, 0) << phone.text;
}

TEST(MasterElfTaps, WriteAlsoWhatBreaksARule) {
  Phone phone = at_the_city();
  const recorder::Sentence far = phone.choose("go", {one("to", "Cave"), one("took", "leaf")}, true);
  EXPECT_EQ(far.legal, Legality::no);
  ASSERT_TRUE(far.because);
  EXPECT_FALSE(far.because->rule.empty());
  EXPECT_THAT(phone.text, HasSubstr("  - Cave: leaf\n"));
  EXPECT_TRUE(phone.next().ruling);
}

TEST(MasterElfTaps, ChangeATurnThatIsNotAList) {
  Phone phone = in_public(
      "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n"
      "turns:\n- Anna: Mill\n- Boris: []\n- Anna: Pond\n");
  const Next next = phone.next({.at = 1});
  const Answer* ruins = answer_of(next, "go", "to", "Ruins");
  ASSERT_NE(ruins, nullptr);
  recorder::SentenceAsked asked{{.at = 1}};
  asked.form = "go";
  asked.choices = recorder::Choices({one("to", "Ruins"), one("took", "wool")});
  phone.write(phone.sentence(asked).writes);
  EXPECT_THAT(phone.text, HasSubstr("- Anna: [Ruins: wool]\n- Boris: []\n"));
}

TEST(MasterElfTaps, ChangeAStepIntoOneWithoutAKey) {
  Phone phone = at_the_city();
  phone.choose("go", {one("to", "Orchard")});
  recorder::SentenceAsked asked{{.at = 1}};
  asked.form = "stuck";
  phone.write(phone.sentence(asked).writes);
  EXPECT_THAT(phone.text, HasSubstr("- Anna:\n  - stuck\n"));
}

TEST(MasterElfTaps, WriteDownHowItEnded) {
  Phone phone = in_public("game: master-elf\nplayers: [Anna, Boris]\nturns:\n- Anna:\n  - stuck\n");
  const Next next = phone.next();
  ASSERT_TRUE(next.over);
  phone.write(next.over->claims);
  EXPECT_THAT(phone.text, HasSubstr("result: lost\n"));
}

TEST(MasterElfTaps, TellWhatLiesInTheAreas) {
  Phone phone = in_public("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nturns: []\n");
  ASSERT_NE(action_of(phone.next(), "lies"), nullptr);
  EXPECT_EQ(phone.choose("lies", {one("area", "Old Oak"), one("cards", "rope")}).legal, Legality::yes);
  EXPECT_THAT(phone.text, HasSubstr("start:\n  areas:\n    Old Oak: rope\n"));
  phone.choose("lies", {one("area", "Orchard"), one("cards", "wool")});
  EXPECT_THAT(phone.text, HasSubstr("    Old Oak: rope\n    Orchard: wool\n"));
  const Next next = phone.next();
  EXPECT_EQ(answer_of(next, "lies", "area", "Orchard"), nullptr);
  EXPECT_NE(answer_of(next, "lies", "area", "Pond"), nullptr);
  EXPECT_EQ(said(next, answer_of(next, "go", "to", "Orchard")->effect), "wool");
  phone.choose("go", {one("to", "Orchard")});
  EXPECT_THAT(phone.text, HasSubstr("- Anna:\n  - Orchard: wool\n"));
  EXPECT_EQ(action_of(phone.next(), "lies"), nullptr);
}

TEST(MasterElfTaps, SayOfNoCardThatItSurelyLiesInAnAreaThatIsNotKnown) {
  const std::string head = "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n";
  for (const auto& [start, most] : {std::pair("", 1), std::pair("start: {turn: Anna}\n", 20)}) {
    Phone phone = in_public(head + start + "turns: []\n");
    recorder::SentenceAsked asked;
    asked.form = "lies";
    asked.choices = recorder::Choices({one("area", "Pond")});
    const recorder::Sentence lies = phone.sentence(asked);
    const Answer* wool = testing::answer_in(lies.form.slots, "cards", "wool");
    ASSERT_NE(wool, nullptr) << phone.text;
    EXPECT_EQ(wool->count, 0) << phone.text;
    EXPECT_EQ(wool->most, most) << phone.text;
    EXPECT_EQ(testing::answer_in(lies.form.slots, "cards", "unknown") != nullptr, most > 1) << phone.text;
  }
}

TEST(MasterElfTaps, CountWhatIsPaidInWordsWhereAPlayIsComposed) {
  Phone phone = in_public("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nturns: []\n");
  recorder::SentenceAsked asked{{.seat = Seat{0}}};
  asked.form = "create";
  asked.free = true;
  asked.choices = recorder::Choices({one("with", "2 feather + rope + crystal")});
  const recorder::Sentence created = phone.sentence(asked);
  const auto paid = std::ranges::find(created.form.slots, "with", &recorder::Slot::id);
  ASSERT_NE(paid, created.form.slots.end());
  EXPECT_EQ(paid->chosen, (std::vector<recorder::Chosen>{{"feather", 2}, {"rope", 1}, {"crystal", 1}}));
}

TEST(MasterElfTaps, TellHowManyCardsLieInAnAreaOfTheCompetitiveGame) {
  Phone phone = in_public("game: master-elf\nmode: competitive\nplayers: [Anna, Boris]\nturns: []\n");
  phone.choose("lies", {one("area", "Windmill"), one("cards", "2 wool + rope")});
  EXPECT_THAT(phone.text, HasSubstr("    Windmill: rope + 2 wool\n"));
  EXPECT_EQ(phone.next().refusal.id, "") << phone.text;
  phone.text.insert(phone.text.find("    Windmill"), "    Pond: unknown\n");
  recorder::SentenceAsked again;  // it would be written twice
  again.form = "lies";
  again.choices = recorder::Choices({one("area", "Pond"), one("cards", "1 wool")});
  EXPECT_FALSE(phone.sentence(again).writes) << phone.text;
}

TEST(MasterElfTaps, SayThatTheCompetitiveGameIsOver) {
  Phone phone = in_public("game: master-elf\nmode: competitive\nplayers: [Anna, Boris]\nresult: {}\nturns: []\n");
  EXPECT_EQ(action_of(phone.next(), "end"), nullptr);
  phone.choose("go", {one("to", "Mill"), one("took", "wool")});
  phone.act("end");
  EXPECT_THAT(phone.text, HasSubstr("result:\n  rounds: 1\n"));
  const Next next = phone.next();
  ASSERT_TRUE(next.over) << phone.text;
  EXPECT_FALSE(next.over->claims);
  EXPECT_TRUE(next.forms.empty());
  EXPECT_EQ(next.over->judgement.claims, Claims::confirmed) << phone.text;
}

}  // namespace
}  // namespace elfref::master_elf::taps_test
