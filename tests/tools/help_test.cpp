// What the program says of itself: the list of commands, and the help of each.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/core/text/text.h"
#include "tools/command.h"

namespace elfref::testing::help_test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Le;
using ::testing::ResultOf;
using ::testing::SizeIs;
using ::testing::StartsWith;

constexpr int usual_width = 80;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string output(const std::string& line) {
  const Outcome outcome = run(line + " 2>&1");
  EXPECT_EQ(outcome.exit, 0) << line;
  return outcome.output;
}

/// The commands, as completion has them.
std::vector<std::string> commands() {
  std::vector<std::string> names;
  for (const std::string& line : lines_of(output("elfref __complete ''")))
    names.push_back(line.substr(0, line.find('\t')));
  return names;
}

/// The lines of a list of commands that begin with the name of one, followed by a description.
std::vector<std::string> entries(const std::string& list) {
  static const std::regex entry("^  [a-z]+  +[^ ]");
  std::vector<std::string> found;
  for (const std::string& line : lines_of(list))
    if (std::regex_search(line, entry)) found.push_back(line.substr(2, line.find(' ', 2) - 2));
  return found;
}

std::string on_terminal(int columns, const std::string& arguments) {
  return run("env -u COLUMNS python3 tests/tools/on_terminal " + std::to_string(columns) + " elfref " + arguments)
      .output;
}

auto widest_is(int width) {
  return Each(ResultOf([](const std::string& line) { return display_width(line); }, Le(width)));
}

TEST(Help, ListsEveryCommandOnceInGroups) {
  std::vector<std::string> all = commands(), listed = entries(output("elfref help"));
  ASSERT_THAT(all, AllOf(SizeIs(::testing::Ge(20U)), Contains("help"), Contains("version"), Contains("check")));
  std::ranges::sort(all);
  std::ranges::sort(listed);
  EXPECT_EQ(listed, all);
  const std::string text = output("elfref help");
  for (const char* group :
       {"\nWhere to start:\n  elfref record game.yaml ", "\nWrite records:\n  convert ", "\nJudge records:\n  check ",
        "\nLook at a session:\n  board ", "\nRules and components:\n  card ", "\nOptions:\n  --version "})
    EXPECT_THAT(text, HasSubstr(group));
}

TEST(Help, TakesOneLineForEachCommandOfTheList) {
  for (const char* language : {"en", "ru"}) {
    SCOPED_TRACE(language);
    const std::vector<std::string> lines = lines_of(output(std::string("elfref help --lang ") + language));
    for (std::size_t i = 1; i < lines.size() && lines[i] != "Options:" && lines[i] != "Параметры:"; ++i)
      EXPECT_FALSE(lines[i].starts_with("      ")) << lines[i - 1] << "\n" << lines[i];
  }
}

TEST(Help, IsPrintedWithoutACommandToo) {
  const std::string list = output("elfref help");
  EXPECT_EQ(output("elfref --help"), list);
  EXPECT_EQ(output("elfref -h"), list);
  for (const char* line : {"elfref", "elfref --lang en"}) {
    const Outcome outcome = run(line);
    EXPECT_EQ(outcome.exit, 2) << "nothing was judged";
    EXPECT_EQ(outcome.output, list);
    EXPECT_THAT(run(std::string("{ ") + line + "; } 2>&1 >/dev/null").output, IsEmpty());
  }
  EXPECT_EQ(run("LC_ALL=ru_RU.UTF-8 elfref").output, output("elfref help --lang ru"));
  EXPECT_NE(output("elfref help --lang ru"), list);
}

TEST(Help, OfACommandIsWhatItsOptionPrints) {
  for (const std::string& command : commands())
    for (const char* language : {"", " --lang ru"}) {
      SCOPED_TRACE(command + language);
      const std::string text = output("elfref help " + command + language);
      EXPECT_THAT(lines_of(text), SizeIs(::testing::Ge(5U)));
      EXPECT_EQ(output("elfref " + command + " --help" + language), text);
      EXPECT_EQ(output("elfref " + command + " -h" + language), text);
    }
}

TEST(Help, HasNoLineThatIsWiderThanATerminal) {
  for (const char* language : {"en", "ru"}) {
    EXPECT_THAT(lines_of(output(std::string("elfref help --lang ") + language)), widest_is(usual_width));
    for (const std::string& command : commands())
      EXPECT_THAT(lines_of(output("elfref help " + command + " --lang " + language)), widest_is(usual_width));
  }
}

/// The texts of a language that lacks some are in English; none is lost.
TEST(Help, IsThereInEveryLanguage) {
  for (const char* language : {"de", "it", "ja"})
    EXPECT_EQ(entries(output(std::string("elfref help --lang ") + language)).size(), commands().size()) << language;
}

TEST(Help, IsAsWideAsTheTerminal) {
  const std::string narrow = on_terminal(60, "help check"), wide = on_terminal(200, "help check");
  EXPECT_THAT(lines_of(narrow), Contains(ResultOf(display_width, ::testing::Gt(50))));
  EXPECT_THAT(lines_of(wide), Contains(ResultOf(display_width, ::testing::Gt(150))));
  EXPECT_EQ(on_terminal(usual_width, "help check"), output("elfref help check"));
  std::vector<std::string> described = lines_of(on_terminal(60, "help score"));
  std::erase_if(described, [](const std::string& line) { return line.find("  elfref ") == 0; });  // are never broken
  EXPECT_THAT(described, widest_is(60));
  const auto words = [](const std::string& text) {
    std::istringstream in(text);
    return std::vector<std::string>(std::istream_iterator<std::string>(in), {});
  };
  EXPECT_EQ(words(narrow), words(wide));
}

TEST(Help, OfNoCommandOffersTheNearest) {
  const Outcome outcome = run("elfref help chek 2>&1");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_EQ(outcome.output, "elfref: unknown command 'chek'\nelfref: did you mean 'check'?\n");
  EXPECT_EQ(run("elfref chek 2>&1").output, outcome.output);
  EXPECT_EQ(run("elfref comp 2>&1").output,
            "elfref: unknown command 'comp'\nelfref: did you mean 'compare', 'completion' or 'components'?\n");
  EXPECT_EQ(run("elfref verison 2>&1").output, "elfref: unknown command 'verison'\nelfref: did you mean 'version'?\n");
  EXPECT_EQ(run("elfref xyzzy 2>&1").output, "elfref: unknown command 'xyzzy'\nelfref: try 'elfref --help'\n");
  EXPECT_EQ(run("elfref help check score 2>&1").exit, 2);
}

TEST(Version, IsACommandToo) {
  const std::string version = output("elfref --version");
  EXPECT_THAT(version, StartsWith("elfref "));
  EXPECT_EQ(output("elfref version"), version);
  EXPECT_EQ(run("elfref version x 2>&1").exit, 2);
}

}  // namespace
}  // namespace elfref::testing::help_test
