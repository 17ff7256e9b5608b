// What is written on a terminal: as wide as it is. In a pipe or a file no line is broken, whoever says what.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "elfref/core/text/text.h"
#include "tools/command.h"

namespace elfref::testing::terminal_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string on_terminal(int columns, const std::string& line) {
  return run("env -u COLUMNS python3 tests/tools/on_terminal " + std::to_string(columns) + " " + line).output;
}

/// Lines that quote the record: a window of them is shown, or (by `explain`) all of it.
bool is_quoted(const std::string& line) {
  return line.find(" |") == 5;
}

/// A text with a space on each side of a wide character: lines may break there.
std::string spaced(const std::string& text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); at += character_at(text, at).size) {
    const std::string one = text.substr(at, character_at(text, at).size);
    out += display_width(one) == 2 ? " " + one + " " : one;
  }
  return out;
}

/// The words of a text, but for those that quote the record. A wide character is a word.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream rest(is_quoted(line) ? "" : spaced(line));
    for (std::string word; rest >> word;) words.push_back(word);
  }
  return words;
}

const std::vector<std::string> lines{
    "elfref check records/elfenland/disputes/obstacle-paid-too-little.yaml",
    "elfref check --cite all records/elfenland/disputes/obstacle-paid-too-little.yaml",
    "elfref check tests/faults/unknown-town.yaml",
    "elfref score records/elfenland/sessions/three-players-full.yaml",
    "elfref compare --edition italian --edition japanese records/elfenland/disputes/played-on-with-twenty.yaml",
    "elfref moves --at 3:travel:John:4 records/elfenland/sessions/three-players-minimal.yaml",
    "elfref diff records/elfenland/pairs/obstacle-by-anna.yaml records/elfenland/pairs/obstacle-by-boris.yaml",
    "elfref explain early-win",
    "elfref rules"};

TEST(Terminal, BreaksLinesBetweenWordsAndLosesNone) {
  for (const int columns : {50, 80}) {
    for (const std::string& line : lines) {
      SCOPED_TRACE(line + " at " + std::to_string(columns));
      const std::string shown = on_terminal(columns, line);
      std::istringstream rows(shown);
      for (std::string row; std::getline(rows, row);) {
        const std::size_t begin = row.find_first_not_of(' ');
        const bool one_word = begin == std::string::npos || row.find(' ', begin) == std::string::npos;
        const bool of_table = row.find("  ", std::min(begin, row.size())) != std::string::npos;
        if (!one_word && !of_table && !is_quoted(row)) {
          EXPECT_LE(display_width(row), columns) << row;
        }
      }
      if (line.find("compare") != std::string::npos) continue;  // as many columns of its table as there is room for
      EXPECT_EQ(words_of(shown), words_of(run(line).output));
    }
  }
}

TEST(Terminal, HangsWhatIsBroken) {
  EXPECT_THAT(on_terminal(50, lines[0]), HasSubstr("\n"
                                                   "   = rule: Italian \"Gli Ostacoli; Viaggiare sulle\n"
                                                   "     strade, 4\" (after the 1998 edition)\n"));
  EXPECT_THAT(on_terminal(50, lines[5]), HasSubstr("\n"
                                                   "  roads  Al'Baran-Dag'Amura: unicorn,\n"
                                                   "         Al'Baran-Feodor: dragon,\n"));
}

TEST(Terminal, ShowsTheQuotedLineRoundItsCaret) {
  const std::string record =
      R"(printf 'players: [Anna, Boris]\nrounds:\n- travel:\n)"
      R"(  - Anna: [Lapphalya: dragon, Virst: elfcycle, Ixara: raft, Nowhere: pig, Virst: raft]\n')";
  const std::string shown = on_terminal(50, "sh -c \"" + record + " | elfref check -\"");
  EXPECT_THAT(shown, HasSubstr("Nowhere"));
  std::istringstream rows(shown);
  std::string quoted;
  std::vector<int> off;  // of each caret: how far it stands from the word
  for (std::string row; std::getline(rows, row);) {
    EXPECT_LE(display_width(row), 50) << row;
    const std::size_t caret = row.find('^'), word = quoted.find("Nowhere");
    if (caret != std::string::npos && word != std::string::npos)
      off.push_back(static_cast<int>(caret) - display_width(quoted.substr(0, word)));
    quoted = row;
  }
  EXPECT_THAT(off, ::testing::Contains(0));
}

TEST(Terminal, IsAsWideAsColumnsSays) {
  const std::string line = "python3 tests/tools/on_terminal 200 " + lines[0];
  EXPECT_EQ(run("COLUMNS=50 " + line).output, on_terminal(50, lines[0]));
  for (const char* nothing : {"COLUMNS= ", "COLUMNS=0 ", "COLUMNS=-3 ", "COLUMNS=wide "})
    EXPECT_EQ(run(nothing + line).output, on_terminal(200, lines[0])) << nothing;
}

TEST(Terminal, IsNoneInAPipeOrAFile) {
  const std::string file = file_of_this_test("page");
  for (const std::string& line : lines) {
    SCOPED_TRACE(line);
    const std::string written = run(line).output;
    for (const char* columns : {"20", "50", "80", "1000"})
      EXPECT_EQ(run("COLUMNS=" + std::string(columns) + " " + line).output, written) << columns;
    EXPECT_EQ(run("COLUMNS=50 " + line + " > " + file + "; cat " + file + "; rm " + file).output, written);
  }
  EXPECT_THAT(run(lines[5]).output, Not(HasSubstr(",\n")));
}

}  // namespace
}  // namespace elfref::testing::terminal_test
