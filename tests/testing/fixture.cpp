#include "testing/fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "elfref/games.h"

namespace elfref::testing {
namespace {

bool is_fault(std::string_view id) {
  const auto all = all_faults();
  return std::ranges::any_of(all, [id](const Fault* fault) { return fault->id == id; });
}

/// The severity in which a mark expects an id that names a fault of the file.
std::string fault_severity(const std::string& id, const std::string& otherwise) {
  for (const Fault* fault : all_faults())
    if (fault->id == id) return std::string(name(fault->severity));
  return otherwise;
}

void add_marks(Findings& findings, int line, const std::string& marks) {
  std::istringstream words(marks);
  std::string severity = "error";
  for (std::string word; words >> word;) {
    if (word == "warning" || word == "note") {
      severity = word;
      continue;
    }
    findings.push_back(std::to_string(line) + ": " + fault_severity(word, severity) + " " + word);
    severity = "error";
  }
}

/// What follows `key` on a line, or nothing.
bool follows(const std::string& line, const std::string& key, std::string& rest) {
  const auto at = line.rfind(key);
  if (at == std::string::npos) return false;
  rest = line.substr(at + key.size());
  return true;
}

void read_marks(Fixture& fixture) {
  std::istringstream lines(fixture.source.text);
  int number = fixture.source.first_line;
  std::string rest;
  for (std::string line; std::getline(lines, line); ++number) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (follows(line, "# expect: ", rest)) add_marks(fixture.expected, number, rest);
    if (follows(line, "# expect-next-line: ", rest)) add_marks(fixture.expected, number + 1, rest);
    if (follows(line, "# expect-line ", rest)) add_marks(fixture.expected, std::stoi(rest), rest.substr(rest.find(':') + 1));
    if (follows(line, "# verdict: ", rest)) std::istringstream(rest) >> fixture.verdict;
    if (follows(line, "# claims: ", rest)) std::istringstream(rest) >> fixture.claims;
  }
  std::sort(fixture.expected.begin(), fixture.expected.end());
}

bool has_content(std::string_view text) {
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos || line[first] == '#' || line.starts_with("---")) continue;
    return true;
  }
  return false;
}

}  // namespace

std::string text_of_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<Fixture> fixtures_of(const std::string& name, std::string_view text) {
  std::vector<Fixture> fixtures;
  int line = 1, document = 0;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, document_size(text));
    if (has_content(part)) {
      fixtures.push_back({{name, std::string(part), ++document, line}, {}, {}, {}});
      read_marks(fixtures.back());
    }
    line += static_cast<int>(std::count(part.begin(), part.end(), '\n'));
    text.remove_prefix(part.size());
    if (text.empty() && fixtures.empty()) {  // nothing but remarks: that is the record
      fixtures.push_back({{name, std::string(part), 1, 1}, {}, {}, {}});
      read_marks(fixtures.back());
    }
  }
  return fixtures;
}

std::vector<Fixture> fixtures_of(const std::string& path) {
  std::string text = text_of_file(std::string(ELFREF_SOURCE_DIR) + "/" + path);
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  return fixtures_of(path, text);
}

Findings found(const Refereed& refereed, bool everything) {
  Findings findings;
  for (const Diagnostic& diagnostic : refereed.judgement.findings) {
    const bool summed_up = diagnostic.severity == Severity::note && diagnostic.bearing == Bearing::nothing &&
                           diagnostic.rule == nullptr && !is_fault(diagnostic.id);
    // That its cards are made up every record of a trial set says of itself: it is marked where that is what is tried.
    const bool made_up = diagnostic.id == Fault::invented_components.id &&
                         refereed.source().text.find(diagnostic.id) == std::string::npos;
    if ((summed_up || made_up) && !everything) continue;
    const int line = place_of(refereed.record->source(), diagnostic.span).line;
    findings.push_back(std::to_string(line) + ": " + std::string(name(diagnostic.severity)) + " " +
                       std::string(diagnostic.id));
  }
  std::sort(findings.begin(), findings.end());
  return findings;
}

void expect_as_marked(const std::string& path) {
  const std::vector<Fixture> fixtures = fixtures_of(path);
  ASSERT_FALSE(fixtures.empty()) << path << " holds no record";
  for (const Fixture& fixture : fixtures) {
    SCOPED_TRACE(fixture.source.name + ":" + std::to_string(fixture.source.first_line));
    const Refereed refereed = referee(fixture.source, {});
    EXPECT_EQ(found(refereed), fixture.expected);
    if (!fixture.verdict.empty()) {
      EXPECT_EQ(name(refereed.judgement.verdict), fixture.verdict);
    }
    if (!fixture.claims.empty()) {
      EXPECT_EQ(name(refereed.judgement.claims), fixture.claims);
    }
  }
}

bool marks(const Fixture& fixture, std::string_view id) {
  return std::ranges::any_of(fixture.expected,
                             [&](const std::string& mark) { return mark.ends_with(" " + std::string(id)); });
}

std::string name_of_test(const std::string& path) {
  std::string name = path.substr(0, path.size() - std::string(".yaml").size());
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

void expect_a_file_a_rule(const std::string& folder, std::span<const RuleInfo* const> rules) {
  for (const RuleInfo* rule : rules) {
    const std::string path = folder + "/" + std::string(rule->id) + ".yaml";
    const std::vector<Fixture> fixtures = fixtures_of(path);
    const auto broken = std::ranges::count_if(fixtures, [&](const Fixture& f) { return marks(f, rule->id); });
    EXPECT_GT(broken, 0) << path << ": no record breaks the rule";
    EXPECT_LT(broken, std::ssize(fixtures)) << path << ": no record keeps the rule";
  }
  for (const std::string& path : records_below(folder)) {
    const std::string id = path.substr(path.rfind('/') + 1, path.size() - path.rfind('/') - 6);
    EXPECT_TRUE(std::ranges::any_of(rules, [&](const RuleInfo* rule) { return rule->id == id; })) << path;
  }
}

std::vector<std::string> records_below(const std::string& folder) {
  std::vector<std::string> paths;
  const std::filesystem::path top = ELFREF_SOURCE_DIR;
  if (!std::filesystem::exists(top / folder)) return paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(top / folder))
    if (entry.path().extension() == ".yaml") paths.push_back(std::filesystem::relative(entry.path(), top).string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace elfref::testing
