// The tables of plays: what a form writes it reads, and its example is read by it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>

#include "elfref/core/record/record_reader.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/reading/decode.h"
#include "elfref/elven_rage/reading/decode_one_line.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/reading/decode.h"
#include "elfref/master_elf/reading/decode_one_line.h"
#include "elfref/testing/generator.h"
#include "testing/fixture.h"

namespace elfref::forms_test {
namespace {

struct ElvenRage {
  using BeginTurn = elven_rage::BeginTurn;
  static constexpr std::string_view name = "elven-rage", folder = "elven_rage", start = "start: {turn: Anna}\n";
  static auto decode(const Record& record, Diagnostics& faults) { return elven_rage::decode(record, faults); }
  static std::string written(const elven_rage::Action& play, Seat turn, const elven_rage::Names& names) {
    return written_in_turn(play, turn, names);
  }
  static auto read(std::string_view line, const elven_rage::Action&, Seat turn, const elven_rage::Session& session) {
    return decode_one_line(line, {}, turn, session);
  }
};
struct MasterElf {
  using BeginTurn = master_elf::BeginTurn;
  static constexpr std::string_view name = "master-elf", folder = "master_elf", start = "";
  static auto decode(const Record& record, Diagnostics& faults) { return master_elf::decode(record, faults); }
  static std::string written(const master_elf::Action& play, Seat, const master_elf::Names& names) {
    return master_elf::written(play, names);
  }
  static auto read(std::string_view line, const master_elf::Action& play, Seat turn,
                   const master_elf::Session& session) {
    const bool gift = std::holds_alternative<master_elf::NewGift>(play);  // it stands between turns
    return decode_one_line(line, {}, gift ? std::nullopt : std::optional(turn), session);
  }
};

/// What compare_meanings() compares.
std::string in_words(const PlayMeaning& meaning) {
  std::string words = meaning.act;
  for (const auto& [piece, number] : meaning.pieces) words += ", " + std::to_string(number) + " " + piece;
  words += ", " + std::to_string(meaning.unknown) + (meaning.any_number ? " or more" : "");
  for (const auto& [what, said] : meaning.details) words += ", " + what + ": " + said;
  return words + (meaning.many ? ", many" : "");
}

template <class Game>
auto session_of(std::string_view text) {
  Diagnostics faults;
  const auto record = read_record({.name = "record", .text = std::string(text)}, faults);
  auto session = record && !faults.unreadable() ? Game::decode(*record, faults) : std::nullopt;
  if (faults.unreadable()) session.reset();
  return session;
}

template <class Game>
struct Forms : ::testing::Test {
  const testing::SessionGenerator& generator =
      *std::ranges::find(testing::generators(), Game::name, [](const auto& one) { return one.game->name; });
  int lines = 0;
  std::set<std::string_view> forms{};

  /// Reads each line of a session again as it is written.
  void read_again(std::string_view text) {
    const auto session = session_of<Game>(text);
    if (!session) return;
    Seat turn{};
    for (const auto& play : session->plays) {
      const auto* begins = std::get_if<typename Game::BeginTurn>(&play.action);
      if (begins != nullptr) turn = begins->seat;
      if (play.counted && begins == nullptr) read_again(*session, turn, play.action);
    }
  }

  template <class Session, class Action>
  void read_again(const Session& session, Seat turn, const Action& action) {
    const auto names = names_in(session);
    const std::string words = Game::written(action, turn, names);
    const auto read = Game::read(words, action, turn, session);
    ASSERT_TRUE(read.understood) << words;
    const auto found = std::ranges::find(read.plays, true, &Play<Action>::counted);
    ASSERT_NE(found, read.plays.end()) << words;
    const decltype(names) again{*read.box, session.players};
    EXPECT_EQ(Game::written(found->action, turn, again), words);
    EXPECT_EQ(in_words(meaning_of(found->action, again)), in_words(meaning_of(action, names)));
    ++lines;
    forms.insert(form_of(action).id);
  }
};
using Games = ::testing::Types<ElvenRage, MasterElf>;
TYPED_TEST_SUITE(Forms, Games);

TYPED_TEST(Forms, ReadWhatTheyWrite) {
  for (const std::string& folder :
       {"records/" + std::string(TypeParam::name), "tests/" + std::string(TypeParam::folder)})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) this->read_again(fixture.source.text);
  for (const testing::Detail detail : {testing::Detail::full, testing::Detail::minimal})
    for (std::uint64_t number = 0; number < 60; ++number)
      this->read_again(this->generator.record({.detail = detail}, number));
  EXPECT_GT(this->lines, 4000);
  for (const LineShape& shape : this->generator.game->lines()) EXPECT_THAT(this->forms, ::testing::Contains(shape.id));
}

TYPED_TEST(Forms, ReadTheirExamples) {
  const std::string head = "game: " + std::string(TypeParam::name) +
                           "\ncomponents: trial-set\nplayers: [Anna, Boris, Chris]\n" + std::string(TypeParam::start) +
                           "turns:\n- Anna:\n  - ";
  for (const LineShape& shape : this->generator.game->lines()) {
    const auto session = session_of<TypeParam>(head + std::string(shape.example));
    ASSERT_TRUE(session) << shape.example;
    const auto line = std::ranges::find_if(session->plays, [](const auto& play) { return play.counted; });
    ASSERT_NE(line, session->plays.end()) << shape.example;
    EXPECT_EQ(form_of(line->action).id, shape.id) << shape.example;
  }
}

}  // namespace
}  // namespace elfref::forms_test
