#include "elfref/core/record/new_entry.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/words.h"

namespace elfref::new_entry_test {
namespace {

/// A text of JSON begins with its bracket, which none of YAML here does.
Source source_of(std::string text) {
  const Syntax syntax = text.starts_with('{') ? Syntax::json : Syntax::yaml;
  return {.name = "x", .text = std::move(text), .syntax = syntax};
}

/// The text with the new entry; nothing if it has no place.
std::optional<std::string> with(const std::string& text, const NewEntry& entry) {
  Diagnostics faults;
  const auto record = read_record(source_of(text), faults);
  EXPECT_FALSE(faults.unreadable()) << text;
  const std::optional<Edit> edit = added(*record, entry, elfenland::vocabulary().keys());
  if (!edit) return std::nullopt;
  std::string after = with_edits(text, std::array{*edit});
  Diagnostics after_faults;
  const auto read = read_record(source_of(after), after_faults);
  EXPECT_FALSE(after_faults.unreadable()) << after;
  return after;
}

std::vector<EntryStep> to_plan(bool is_new = false) {
  return {{.key = "rounds", .shape = Shape::list},
          {.shape = Shape::map, .is_new = is_new},
          {.key = "plan", .shape = Shape::list}};
}
std::vector<EntryStep> to_steps(bool is_new) {
  return {{.key = "rounds", .shape = Shape::list},
          {.shape = Shape::map},
          {.key = "travel", .shape = Shape::list},
          {.shape = Shape::map, .is_new = is_new},
          {.key = "Anna", .name = true}};
}

TEST(NewEntry, WritesEveryKeyThatIsNotThereYet) {
  EXPECT_EQ(with("players: [Anna]\n", {to_plan(), "Anna: pass"}),
            "players: [Anna]\nrounds:\n- plan:\n  - Anna: pass\n");
  EXPECT_EQ(with("players: [Anna]", {to_plan(), "Anna: pass"}), "players: [Anna]\nrounds:\n- plan:\n  - Anna: pass\n");
}

TEST(NewEntry, TurnsEmptyBracketsIntoABlock) {
  EXPECT_EQ(with("players: [Anna]\nrounds: []\n", {to_plan(), "Anna: pass"}),
            "players: [Anna]\nrounds:\n- plan:\n  - Anna: pass\n");
  EXPECT_EQ(with("rounds:\n- plan: []  # soon\n", {to_plan(), "Anna: pass"}),
            "rounds:\n- plan:\n  - Anna: pass  # soon\n");
  EXPECT_EQ(with("rounds:\n- deal: {}\n",
                 {{{.key = "rounds"}, {.shape = Shape::map}, {.key = "deal", .shape = Shape::map}}, "Anna: 8"}),
            "rounds:\n- deal:\n    Anna: 8\n");
  EXPECT_EQ(with("rounds:\n- travel:\n  - Anna: []\n", {to_steps(false), "Virst: 2 raft"}),
            "rounds:\n- travel:\n  - Anna:\n    - Virst: 2 raft\n");
}

TEST(NewEntry, KeepsTheLayoutThatIsThere) {
  EXPECT_EQ(with("rounds:\n- plan:\n    - Anna: pass # no\nwinner: Anna\n", {to_plan(), "Boris: pass"}),
            "rounds:\n- plan:\n    - Anna: pass # no\n    - Boris: pass\nwinner: Anna\n");
  EXPECT_EQ(with("rounds:\n- plan: [Anna: pass]\n", {to_plan(), "Boris: pass"}),
            "rounds:\n- plan: [Anna: pass, Boris: pass]\n");
  EXPECT_EQ(with("rounds: [{plan: []}]\n", {to_plan(), "Boris: pass"}), "rounds: [{plan: [Boris: pass]}]\n");
  EXPECT_EQ(with("rounds:\r\n- plan:\r\n  - Anna: pass\r\n", {to_plan(), "Boris: pass"}),
            "rounds:\r\n- plan:\r\n  - Anna: pass\r\n  - Boris: pass\r\n");
  EXPECT_EQ(with("rounds:\n- row: [pig]\n", {to_plan(), "Anna: pass"}),
            "rounds:\n- row: [pig]\n  plan:\n  - Anna: pass\n");
  EXPECT_EQ(with("rounds:\n- row: [pig]\n", {to_plan(true), "Anna: pass"}),
            "rounds:\n- row: [pig]\n- plan:\n  - Anna: pass\n");
}

TEST(NewEntry, GoesOnAfterRemarks) {
  EXPECT_EQ(with("rounds:\n- plan:\n  - Anna: pass\n- note: late\n", {to_plan(), "Boris: pass"}),
            "rounds:\n- plan:\n  - Anna: pass\n  - Boris: pass\n- note: late\n");
  EXPECT_EQ(with("rounds:\n- travel:\n  - Anna:\n    - Virst: raft\n  - note: x\n", {to_steps(false), "Ixara: raft"}),
            "rounds:\n- travel:\n  - Anna:\n    - Virst: raft\n    - Ixara: raft\n  - note: x\n");
  EXPECT_EQ(with("rounds:\n- travel:\n  - Boris: [Virst: raft]\n", {to_steps(true), "Ixara: raft"}),
            "rounds:\n- travel:\n  - Boris: [Virst: raft]\n  - Anna:\n    - Ixara: raft\n");
}

TEST(NewEntry, FindsKeysInEveryLanguage) {
  EXPECT_EQ(with("раунды: []\n", {to_plan(), "Аня: pass"}), "раунды:\n- план:\n  - Аня: pass\n");
}

TEST(NewEntry, WritesJson) {
  EXPECT_EQ(with("{\"rounds\": []}", {to_plan(), "Anna: pass"}), "{\"rounds\": [{\"plan\":[{\"Anna\":\"pass\"}]}]}");
  EXPECT_EQ(with("{\"rounds\": [{\"plan\": [{\"Anna\": \"pass\"}]}]}", {to_plan(), "Boris: pass"}),
            "{\"rounds\": [{\"plan\": [{\"Anna\": \"pass\"}, {\"Boris\":\"pass\"}]}]}");
}

TEST(NewEntry, HasNoPlaceInWhatIsOneWord) {
  EXPECT_EQ(with("rounds:\n- unknown\n", {to_plan(), "Anna: pass"}), std::nullopt);
  EXPECT_EQ(with("rounds:\n- plan: unknown\n", {to_plan(), "Anna: pass"}), std::nullopt);
}

}  // namespace
}  // namespace elfref::new_entry_test
