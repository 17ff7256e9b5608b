// The table of plays of Master Elf: what a form writes it reads, and its example is read by it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/reading/decode.h"
#include "elfref/master_elf/reading/decode_one_line.h"
#include "elfref/testing/generator.h"
#include "testing/fixture.h"

namespace elfref::master_elf::forms_test {
namespace {

/// What compare_meanings() compares.
std::string in_words(const PlayMeaning& meaning) {
  std::string words = meaning.act;
  for (const auto& [piece, number] : meaning.pieces) words += ", " + std::to_string(number) + " " + piece;
  words += ", " + std::to_string(meaning.unknown) + (meaning.any_number ? " or more" : "");
  for (const auto& [what, said] : meaning.details) words += ", " + what + ": " + said;
  return words + (meaning.many ? ", many" : "");
}

/// Reads each line of a session again as it is written.
struct ReadAgain {
  int lines = 0;
  std::set<std::string_view> forms{};

  void session(std::string_view text) {
    Diagnostics faults;
    const auto record = read_record({.name = "record", .text = std::string(text)}, faults);
    if (!record || faults.unreadable()) return;
    const auto session = decode(*record, faults);
    if (!session || faults.unreadable()) return;
    Seat turn{};
    for (const Play<Action>& play : session->plays) {
      if (const auto* begins = std::get_if<BeginTurn>(&play.action)) turn = begins->seat;
      const bool skips = std::holds_alternative<BeginTurn>(play.action);
      if (play.counted && !skips) line(*session, turn, play.action);
    }
  }

  void line(const Session& session, Seat turn, const Action& action) {
    const Names names = names_in(session);
    const std::string words = written(action, names);
    const bool in_turn = !std::holds_alternative<NewGift>(action);
    const OneLine read = decode_one_line(words, {}, in_turn ? std::optional(turn) : std::nullopt, session);
    ASSERT_TRUE(read.understood) << words;
    const auto found = std::ranges::find(read.plays, true, &Play<Action>::counted);
    ASSERT_NE(found, read.plays.end()) << words;
    const Names again{*read.box, session.players};
    EXPECT_EQ(written(found->action, again), words);
    EXPECT_EQ(in_words(meaning_of(found->action, again)), in_words(meaning_of(action, names)));
    ++lines;
    forms.insert(form_of(action).id);
  }
};

const testing::SessionGenerator& generator() {
  for (const testing::SessionGenerator& one : testing::generators())
    if (one.game->name == "master-elf") return one;
  std::abort();
}

TEST(Forms, ReadWhatTheyWrite) {
  ReadAgain again;
  for (const char* folder : {"records/master-elf", "tests/master_elf"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) again.session(fixture.source.text);
  for (const testing::Detail detail : {testing::Detail::full, testing::Detail::minimal})
    for (std::uint64_t number = 0; number < 60; ++number) again.session(generator().record({.detail = detail}, number));
  EXPECT_GT(again.lines, 4000);
  for (const LineShape& shape : line_shapes()) EXPECT_THAT(again.forms, ::testing::Contains(shape.id));
}

TEST(Forms, ReadTheirExamples) {
  const std::string head =
      "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris, Chris]\nturns:\n- Anna:\n  - ";
  for (const LineShape& shape : line_shapes()) {
    Diagnostics faults;
    const auto record = read_record({.name = "example", .text = head + std::string(shape.example)}, faults);
    const auto session = decode(*record, faults);
    ASSERT_TRUE(session && !faults.unreadable()) << shape.example;
    const auto line = std::ranges::find(session->plays, true, &Play<Action>::counted);
    ASSERT_NE(line, session->plays.end()) << shape.example;
    EXPECT_EQ(form_of(line->action).id, shape.id) << shape.example;
  }
}

}  // namespace
}  // namespace elfref::master_elf::forms_test
