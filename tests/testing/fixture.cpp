#include "testing/fixture.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "elfref/games.h"

namespace elfref::testing {
namespace {

bool is_fault(std::string_view id) {
  const auto all = all_faults();
  return std::ranges::any_of(all, [id](const FaultInfo* fault) { return fault->id == id; });
}

/// The severity in which a mark expects an id that names a fault of the file.
std::string fault_severity(const std::string& id, const std::string& otherwise) {
  for (const FaultInfo* fault : all_faults())
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
    if (summed_up && !everything) continue;
    const int line = place_of(refereed.record->source(), diagnostic.span).line;
    findings.push_back(std::to_string(line) + ": " + std::string(name(diagnostic.severity)) + " " +
                       std::string(diagnostic.id));
  }
  std::sort(findings.begin(), findings.end());
  return findings;
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
