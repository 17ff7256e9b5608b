// docs/LICENSE has a licence for every file, with its text, and README.md names them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "testing/fixture.h"
#include "tools/command.h"

namespace elfref::testing::licence_test {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

const std::filesystem::path top = ELFREF_SOURCE_DIR;

std::string licence_file() {
  return text_of_file((top / "docs/LICENSE").string());
}

/// The rows of the table: a path from the top folder, and its licence.
std::map<std::string, std::string> licences() {
  std::map<std::string, std::string> found;
  const std::string text = licence_file();
  static const std::regex row(R"(\n  ([^ \n]+) +([A-Za-z0-9.-]+)(?=\n))");
  for (std::sregex_iterator one(text.begin(), text.end(), row), end; one != end; ++one)
    if ((*one)[1] != "path") found[(*one)[1]] = (*one)[2];
  return found;
}

/// The files of the project: those of the commit, or where there is none all that a build did not make.
std::vector<std::string> files() {
  std::vector<std::string> found;
  std::istringstream tracked(run("git ls-files 2>/dev/null").output);
  for (std::string line; std::getline(tracked, line);) found.push_back(line);
  if (!found.empty()) return found;
  for (const auto& entry : std::filesystem::directory_iterator(top)) {
    const std::string name = entry.path().filename().string();
    if (name != ".git" && !name.starts_with(".build")) found.push_back(name + (entry.is_directory() ? "/" : ""));
  }
  return found;
}

TEST(Licence, EveryFileHasOne) {
  ASSERT_THAT(files(), SizeIs(::testing::Ge(5U)));
  const auto rows = licences();
  for (const std::string& file : files()) {
    const auto holds = [&](const auto& row) {
      return row.first.ends_with('/') ? file.starts_with(row.first) : file == row.first;
    };
    EXPECT_EQ(std::ranges::count_if(rows, holds), 1) << file;
  }
}

TEST(Licence, EveryPathOfTheTableExists) {
  for (const auto& [path, licence] : licences()) EXPECT_TRUE(std::filesystem::exists(top / path)) << path;
}

TEST(Licence, HasTheTextOfEach) {
  const std::string text = licence_file();
  const std::map<std::string, std::string> title{{"MIT", "\nMIT License\n"}, {"CC0-1.0", "\nCC0 1.0 Universal\n"}};
  for (const auto& [path, licence] : licences())
    if (title.contains(licence)) {
      EXPECT_THAT(text, HasSubstr(title.at(licence)));
    }
}

TEST(Licence, IsNamedInTheFirstLinesOfTheReadme) {
  const std::string readme = text_of_file((top / "README.md").string()).substr(0, 2000);
  const auto rows = licences();
  EXPECT_THAT(readme, HasSubstr("\nLicence: " + rows.at("lib/") + " for the code, " + rows.at("records/") +
                                " for the records and schemas: [docs/LICENSE](docs/LICENSE)."));
}

}  // namespace
}  // namespace elfref::testing::licence_test
