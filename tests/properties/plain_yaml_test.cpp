// Plain YAML, read by the quick reader: the tree is that of yaml-cpp's reader, with every place, or the quick reader
// refuses the text. ELFREF_GENERATED of the environment is how many sessions of each kind are tried.

#include "elfref/core/record/plain_yaml.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/generator.h"
#include "testing/fixture.h"
#include "testing/nodes_of.h"
#include "testing/wanted.h"

namespace elfref::testing::plain_yaml_test {
namespace {

std::uint64_t games() {
  return static_cast<std::uint64_t>(wanted("ELFREF_GENERATED", 40, 1000));
}

/// How many texts were read quickly, of how many.
struct Counted {
  int plain = 0;
  int all = 0;
};

/// Reads a text both ways.
void compare(std::string_view text, Counted& counted) {
  Source source{.name = "record.yaml", .text = std::string(text)};
  end_lines(source);
  Diagnostics faults;
  if (!is_text(source.text, faults)) return;
  ++counted.all;
  Record quick(source);
  if (!read_plain_yaml(quick)) return;
  ++counted.plain;
  Record full(std::move(source));
  read_yaml(full, {}, faults);
  EXPECT_TRUE(faults.all().empty()) << text;
  EXPECT_EQ(nodes_of(quick), nodes_of(full)) << text;
}

/// Reads a text that is plain, or that is none.
bool is_plain(std::string_view text) {
  Counted counted;
  compare(text, counted);
  return counted.plain == 1;
}

std::size_t below(Dice& dice, std::size_t number) {
  return static_cast<std::size_t>(dice.below(static_cast<int>(number)));
}

/// A text with some signs of YAML put into it or taken out.
std::string spoiled(std::string text, Dice& dice) {
  static constexpr std::string_view signs[] = {
      ":",  "#",  "-",    " ",    "\n",   "\t",   "[",      "]",    "{",      "}",        ",",   "'",
      "\"", "\\", "|",    ">",    "&a",   "*a",   "!",      "%",    "?",      "~",        "0",   "<<",
      "@",  "`",  "...",  "---",  "null", "\r",   "\uFEFF", "–",    "•",      "ー ",      " #",  "a",
      ": ", "- ", "\n  ", "\n- ", "  ",   "\n\n", "é",      ": \n", "\n#x\n", "\n # c\n", " # ", "\u00A0"};
  for (int slips = 1 + dice.below(3); slips > 0; --slips) {
    const std::size_t at = below(dice, text.size() + 1);
    const std::string_view sign = signs[below(dice, std::size(signs))];
    if (dice.below(3) == 0) {
      text.erase(at, 1 + below(dice, 5));
    } else {
      text.replace(at, below(dice, 2), sign);
    }
  }
  return text;
}

/// Some lines of a text, moved to the left as far as the first of them.
std::string some_lines(const std::string& text, Dice& dice) {
  std::size_t begin = text.rfind('\n', below(dice, text.size()));
  begin = begin == std::string::npos ? 0 : begin + 1;
  std::string part = text.substr(begin, 60 + below(dice, 300));
  const std::size_t indent = std::min(part.find_first_not_of(' '), part.size());
  for (std::size_t at = 0; at < part.size(); at = part.find('\n', at) + 1) {
    part.erase(at, std::min(indent, part.find_first_not_of(' ', at) - at));
    if (part.find('\n', at) == std::string::npos) break;
  }
  return part;
}

TEST(PlainYaml, RecordsAreReadAsYamlCppReadsThem) {
  Counted records, others;
  for (const std::string& path : records_below("records"))
    for (const Fixture& fixture : fixtures_of(path)) compare(fixture.source.text, records);
  for (const std::string& path : records_below("tests"))
    for (const Fixture& fixture : fixtures_of(path)) compare(fixture.source.text, others);
  EXPECT_GT(records.all, 500);
  EXPECT_GE(records.plain * 100, records.all * 97);
  EXPECT_GT(others.all, 2000);
  EXPECT_GE(others.plain * 100, others.all * 90);
}

TEST(PlainYaml, GeneratedSessionsAreReadAsYamlCppReadsThem) {
  Counted counted;
  for (const SessionGenerator& generator : generators())
    for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal})
      for (std::uint64_t number = 0; number < games(); ++number) {
        Source source{.name = "generated", .text = generator.record({.seed = 31, .detail = detail}, number)};
        compare(source.text, counted);
        Diagnostics faults;
        compare(write_yaml(*read_record(std::move(source), faults)), counted);
        ASSERT_FALSE(HasFailure());
      }
  EXPECT_GE(counted.plain * 100, counted.all * 97);
}

TEST(PlainYaml, SpoiledTextsAreReadAsYamlCppReadsThem) {
  Dice dice(32);
  Counted counted;
  for (const char* folder : {"records", "tests/faults", "tests/elven_rage", "tests/master_elf"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        if (fixture.source.text.empty()) continue;
        for (std::uint64_t i = 0; i < games() / 10; ++i)
          compare(spoiled(some_lines(fixture.source.text, dice), dice), counted);
        ASSERT_FALSE(HasFailure()) << path;
      }
  EXPECT_GE(counted.plain * 10, counted.all);
}

TEST(PlainYaml, RandomTextsAreReadAsYamlCppReadsThem) {
  static constexpr std::string_view pieces[] = {"a: b",      "a:",
                                                "- ",        "- a",
                                                "b: ",       "\n",
                                                "\n",        "\n",
                                                "\n  ",      "\n  ",
                                                "\n    ",    " ",
                                                "- a: b",    "[",
                                                "]",         "{",
                                                "}",         ",",
                                                ", ",        "x",
                                                "\"q\"",     "'s'",
                                                ": ",        " # c",
                                                "# d",       "-1",
                                                "\n- ",      "a : b",
                                                "\n ",       "? ",
                                                "\n- ",      "\n\n  # c",
                                                "[a, b: c]", "{a: 1, b: 2}",
                                                "\n   ",     "d:\n  "};
  Dice dice(33);
  Counted counted;
  for (std::uint64_t i = 0; i < 500 * games(); ++i) {
    std::string text;
    for (int left = 1 + dice.below(14); left > 0; --left) text += pieces[below(dice, std::size(pieces))];
    compare(text, counted);
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GE(counted.plain * 20, counted.all);
}

TEST(PlainYaml, HasWhatPeopleWrite) {
  for (const std::string_view text :
       {"a: b", "---\na: b\n", "# remark\n\n--- # remark\na: b\n", "a:\n- b\n- c: d\n  e:\n    f: g\x20\n# remark\n",
        "- a\n-\n- b:\n", "a : 'b'\n\"c d\": \"e: f # g\"  # remark\n", "a: [b, c: d, {e: f}, []]  # remark\n",
        "a: [\n  b, # remark\n  # another\n  c\n\n]\nd: {e: -1,\n f: 'g',}\n", "[a]\n", "имя: Аня\nJörg: ご飯\n",
        "- - a\n  -\n- - b: c\n    d: e\n"})
    EXPECT_TRUE(is_plain(text)) << text;
}

TEST(PlainYaml, LeavesTheRestToYamlCpp) {
  const std::string key(2000, 'k');
  const std::string long_text(longest_plain_yaml, 't');
  for (const std::string& text : {std::string(),
                                  std::string("a"),
                                  std::string("# remark"),
                                  key + ": a",
                                  "a: [" + long_text + "]",
                                  "a: " + long_text + "\nb: c",
                                  std::string("\uFEFFa: b"),
                                  std::string("a:\tb"),
                                  std::string("a: b\r\nc: d"),
                                  std::string("a: b\n...\n"),
                                  std::string("a: b\n---\nc: d\n"),
                                  std::string("%YAML 1.2\n---\na: b"),
                                  std::string("&a b: c"),
                                  std::string("a: *b"),
                                  std::string("a: !!str b"),
                                  std::string("a: |\n  b\n"),
                                  std::string("a: >\n  b\n"),
                                  std::string("a: b\n  c\n"),
                                  std::string("a: \"b\n  c\"\n"),
                                  std::string("a: [b\n c]\n"),
                                  std::string("? a\n: b"),
                                  std::string("[a]: b"),
                                  std::string("a: b: c"),
                                  std::string("a: ~"),
                                  std::string("null: a"),
                                  std::string("<<: a"),
                                  std::string("a: 'b''c'"),
                                  std::string("a: \"b\\tc\""),
                                  std::string("a: b\na: c"),
                                  std::string("a:\n    b: c\n  d: e\n"),
                                  std::string("a: b\n- c\n"),
                                  std::string("- a\nb: c\n"),
                                  std::string("a: [b"),
                                  std::string("a: [b,, c]"),
                                  std::string("a: {b}"),
                                  std::string("a: [b]c"),
                                  std::string("a: [b]#c"),
                                  std::string("note: see #5"),
                                  std::string("- -a: b"),
                                  std::string("– a: b"),
                                  std::string("a: {b:c}"),
                                  std::string("a: {\"b\":c}"),
                                  std::string("a: @b"),
                                  std::string("a: %b"),
                                  std::string("a: `b"),
                                  std::string("a: -"),
                                  std::string("a: [-]")})
    EXPECT_FALSE(is_plain(text)) << text.substr(0, 80);
}

}  // namespace
}  // namespace elfref::testing::plain_yaml_test
