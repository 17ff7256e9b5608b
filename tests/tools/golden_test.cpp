// Whole pages of the command line: tests/golden/*.txt. Each holds command lines, `$ elfref …`, and below each what it
// wrote to standard output and standard error and its exit status. A new page is a file with its command lines only;
// UPDATE_GOLDEN=1 fills in the rest.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tools/command.h"

namespace elfref::testing::golden_test {
namespace {

std::vector<std::filesystem::path> pages() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::directory_iterator(ELFREF_SOURCE_DIR "/tests/golden"))
    if (entry.path().extension() == ".txt") found.push_back(entry.path());
  std::ranges::sort(found);
  return found;
}

std::string content(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// The page anew: every command line of the old one, and what comes of it now.
std::string written_anew(const std::string& page) {
  std::istringstream lines(page);
  std::string anew;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("$ ")) continue;
    const Outcome outcome = run("{ " + line.substr(2) + "; } 2>&1 </dev/null");
    if (!anew.empty()) anew += "\n";
    anew += line + "\n" + outcome.output + "[exit " + std::to_string(outcome.exit) + "]\n";
  }
  return anew;
}

TEST(Golden, PagesAreAsTheyWere) {
  const bool update = std::getenv("UPDATE_GOLDEN") != nullptr;
  ASSERT_FALSE(pages().empty());
  for (const auto& path : pages()) {
    SCOPED_TRACE(path.string());
    const std::string before = content(path);
    const std::string now = written_anew(before);
    if (update) {
      std::ofstream(path) << now;
    } else {
      EXPECT_EQ(now, before) << "if it should be so: UPDATE_GOLDEN=1 tools/test --only 'Golden.*'";
    }
  }
}

TEST(Golden, DocsHoldWhatTheProgramPrints) {
  const std::pair<std::string, std::string> printed[] = {
      {"docs/rules-elfenland.md", "elfref rules --format markdown --game elfenland"},
      {"docs/rules-elven-rage.md", "elfref rules --format markdown --game elven-rage"},
      {"docs/rules-master-elf.md", "elfref rules --format markdown --game master-elf"},
      {"docs/pictures/board.svg", "elfref board -o -"},
      {"docs/pictures/elven-rage.svg",
       "elfref board --at 27 records/elven-rage/sessions/two-players-supremacy-full.yaml -o -"}};
  for (const auto& [name, command] : printed) {
    const std::filesystem::path page = ELFREF_SOURCE_DIR "/" + name;
    const Outcome outcome = run(command);
    ASSERT_EQ(outcome.exit, 0) << command;
    if (std::getenv("UPDATE_GOLDEN") != nullptr) {
      std::ofstream(page) << outcome.output;
    } else {
      EXPECT_EQ(content(page), outcome.output) << "if it should be so: UPDATE_GOLDEN=1 tools/test --only 'Golden.*'";
    }
  }
}

}  // namespace
}  // namespace elfref::testing::golden_test
