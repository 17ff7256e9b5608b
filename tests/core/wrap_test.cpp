#include "elfref/core/text/wrap.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "elfref/core/text/text.h"

namespace elfref::wrap_test {
namespace {

std::string line(std::string_view text, int width, int hang = 2, char behind = '\0') {
  std::string out;
  add_line(out, text, width, hang, behind);
  return out;
}

TEST(AddLine, LeavesALineThatFits) {
  EXPECT_EQ(line("", 20), "\n");
  EXPECT_EQ(line("twelve chars", 12), "twelve chars\n");
  EXPECT_EQ(line("no terminal breaks this", 0), "no terminal breaks this\n");
}

TEST(AddLine, BreaksBetweenWords) {
  EXPECT_EQ(line("one two three four five six", 20), "one two three four\n  five six\n");
  EXPECT_EQ(line("one  two  three  four  five", 20), "one  two  three\n  four  five\n");
}

TEST(AddLine, BreaksNoWord) {
  EXPECT_EQ(line("a-word-that-is-wider-than-all 2 3", 20), "a-word-that-is-wider-than-all\n  2 3\n");
  EXPECT_EQ(line("1 a-word-that-is-wider-than-all", 20), "1 a-word-that-is-wider-than-all\n");
  EXPECT_EQ(line("one a-word-that-is-wider-than-all 3", 20), "one\n  a-word-that-is-wider-than-all\n  3\n");
}

TEST(AddLine, HoldsTogetherWhatHeadsIt) {
  EXPECT_EQ(line("   = a-word-that-is-wider-than-all 2", 24, 5), "   = a-word-that-is-wider-than-all\n     2\n");
}

TEST(AddLine, BreaksBehindACharacterOnly) {
  EXPECT_EQ(line("a: one, b: two, c: three", 20, 2, ','), "a: one, b: two,\n  c: three\n");
  EXPECT_EQ(line("a: one, b: two, c: three", 17, 0, ','), "a: one, b: two,\nc: three\n");
}

TEST(AddLine, HangsLessWhereThereIsNoRoom) {
  EXPECT_EQ(line("one two three four five six seven", 20, 18), "one two three four\n    five six seven\n");
}

TEST(AddLine, CountsColumnsAndNoColours) {
  EXPECT_EQ(line("\x1b[1mone two three\x1b[0m \x1b[1;31mfour\x1b[0m", 18),
            "\x1b[1mone two three\x1b[0m \x1b[1;31mfour\x1b[0m\n");
  EXPECT_EQ(line("ボリス ボリス ボリス ボリス", 20), "ボリス ボリス ボリス\n  ボリス\n");
}

/// Any words at any width: none is lost or moved, and a line that is too wide is one word.
TEST(AddLine, LosesNothing) {
  const std::string words = "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii jjjjjjjjjj";
  for (int width = 1; width < 80; ++width)
    for (int hang = 0; hang < 12; hang += 3) {
      std::istringstream rows(line(words, width, hang));
      std::string joined;
      for (std::string row; std::getline(rows, row);) {
        const std::string word = row.substr(row.find_first_not_of(' '));
        if (word.find(' ') != std::string::npos && !joined.empty()) {
          EXPECT_LE(display_width(row), width) << row;
        }
        joined += (joined.empty() ? "" : " ") + word;
      }
      EXPECT_EQ(joined, words) << width;
    }
}

}  // namespace
}  // namespace elfref::wrap_test
