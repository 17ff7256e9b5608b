// `elfref board`: the files that it writes, and what it refuses.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tools/command.h"

namespace elfref::testing::board_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string record = "records/elfenland/disputes/obstacle-paid-too-little.yaml";

/// The file that is written, which an XML parser has read.
std::string board(const std::string& arguments) {
  const Outcome outcome = run("elfref board " + arguments);
  EXPECT_EQ(outcome.exit, 0) << arguments;
  const Outcome parsed =
      run("elfref board " + arguments +
          " | python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.stdin.buffer)' 2>&1");
  EXPECT_EQ(parsed.exit, 0) << arguments << parsed.output;
  return outcome.output;
}

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(BoardFile, NeedsNothingElse) {
  for (const std::string& arguments :
       std::vector<std::string>{"", "--price dragon", record, "--at 17 --price raft " + record}) {
    const std::string svg = board(arguments);
    EXPECT_THAT(svg, HasSubstr("<title id=\"board-title\">The board of Elfenland"));
    EXPECT_THAT(svg, HasSubstr("<desc id=\"board-desc\">The board: 21 towns"));
    EXPECT_THAT(svg, HasSubstr("--paper:")) << "the tokens of colours";
    EXPECT_THAT(svg, HasSubstr("prefers-color-scheme:dark"));
    EXPECT_THAT(svg, Not(HasSubstr("@container"))) << "nothing stands around it";
    EXPECT_EQ(times(svg, "://"), 1u) << "the name of SVG, and no address";
    EXPECT_THAT(svg, Not(HasSubstr("<script")));
    EXPECT_THAT(svg, Not(HasSubstr("@import")));
    EXPECT_EQ(times(svg, "url("), times(svg, "url(#"));
    for (std::size_t at = svg.find("var(--"); at != std::string::npos; at = svg.find("var(--", at + 1)) {
      const std::string token = svg.substr(at + 4, svg.find_first_of(",)", at) - at - 4);
      const bool fallback = svg[at + 4 + token.size()] == ',';
      if (!fallback) {
        EXPECT_THAT(svg, HasSubstr(token + ":")) << "nobody says which colour that is";
      }
    }
  }
}

TEST(BoardFile, HasThePositionOfAPlace) {
  const std::string empty = board(""), before = board("--at 17 " + record), end = board(record);
  EXPECT_EQ(times(empty, "<g class=\"grow"), 0u);
  EXPECT_THAT(before, HasSubstr("Highlighted: Feodor-Lapphalya."));
  EXPECT_THAT(before, HasSubstr(" Lapphálya: Boris&#39;s boot."));
  EXPECT_THAT(end, Not(HasSubstr("Highlighted:")));
}

TEST(BoardFile, MarksEveryRoadWhereATransportMayGo) {
  EXPECT_EQ(times(board("--price pig"), "<g class=\"pill\">"), 20u) << "plains and forest";
  EXPECT_EQ(times(board("--price raft"), "<g class=\"pill\">"), 13u);
  EXPECT_THAT(board("--price dragon --at 17 " + record), HasSubstr("Feodor-Lapphalya: 3")) << "with the obstacle";
  EXPECT_EQ(times(board(""), "<g class=\"pill\">"), 0u);
}

TEST(BoardFile, WhatCannotBeDrawnIsRefused) {
  const auto refused = [](const std::string& arguments, const std::string& why) {
    const Outcome outcome = run("elfref board " + arguments + " 2>&1 >/dev/null");
    EXPECT_EQ(outcome.exit, 2) << arguments;
    EXPECT_THAT(outcome.output, HasSubstr(why)) << arguments;
  };
  refused("--price horse", "write one of pig, elfcycle, cloud, unicorn, wagon, dragon, raft");
  refused("--at 17", "name its FILE");
  refused("--edition rio-grande-1998", "name its FILE");
  refused("--game chess", "--game takes elfenland");
  refused("-o board.png", "does not end in .svg");
  refused("-o /nowhere/board.svg", "cannot write '/nowhere/board.svg'");
  refused("--at 999 " + record, "has no record in line 999");
  refused("--at nowhere " + record, "is not a place");
  refused("nothing.yaml", "cannot read 'nothing.yaml'");
  refused(record + " " + record, "one argument too many");
}

}  // namespace
}  // namespace elfref::testing::board_test
