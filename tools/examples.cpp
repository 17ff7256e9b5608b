#include "examples.h"

#include <algorithm>
#include <utility>

#include "fixtures.h"

namespace elfref::tools {
namespace {

std::string_view text_of_fixture(const std::string& path) {
  for (const Fixture& fixture : fixtures())
    if (fixture.path == path) return fixture.text;
  return {};
}

/// Where the mark of a test begins on a line; its length if there is none.
std::size_t mark_on(std::string_view line) {
  std::size_t begin = line.size();
  for (const std::string_view mark : {"# expect: ", "# expect-next-line: ", "# expect-line ", "# verdict: ", "# claims: "})
    begin = std::min(begin, line.find(mark));
  return begin;
}

/// A record as it is shown: without what only tests read, and without the line that separates it from the one before.
std::string shown(std::string_view document) {
  std::string text;
  while (!document.empty()) {
    const std::size_t end = std::min(document.find('\n'), document.size());
    std::string_view line = document.substr(0, end);
    document.remove_prefix(std::min(end + 1, document.size()));
    const std::size_t mark = mark_on(line);
    const bool marked = mark < line.size();
    line = line.substr(0, mark);
    if (marked) line = line.substr(0, line.find_last_not_of(' ') + 1);
    const bool separates = text.empty() && line.starts_with("---");
    if (!separates && !(marked && line.empty())) text.append(line) += '\n';
  }
  return text;
}

/// How well a record shows a rule: 0 not at all.
struct Worth {
  int kept = 0;
  int broken = 0;
};

Worth worth(const Judgement& judgement, std::string_view id, Severity severity) {
  bool meant = false;
  bool grave = false;
  for (const Diagnostic& finding : judgement.findings) {
    if (finding.id != id) continue;
    meant = true;
    // What sums up plays that were taken as written names a rule that is kept.
    const bool sums_up = finding.bearing == Bearing::nothing && finding.rule == nullptr;
    grave = grave || (finding.severity == severity && !sums_up);
  }
  if (meant) return {.kept = 0, .broken = grave ? 2 : 1};
  if (judgement.verdict == Verdict::unreadable) return {};
  return {.kept = judgement.verdict == Verdict::legal ? 2 : 1, .broken = 0};
}

Refereed judged(std::string name, std::string text) {
  return referee({.name = std::move(name), .text = std::move(text)}, {});
}

}  // namespace

Examples examples_of(std::string_view folder, std::string_view id, Severity severity) {
  Examples best;
  Worth so_far;
  std::string_view rest = text_of_fixture(std::string(folder) + "/" + std::string(id) + ".yaml");
  while (!rest.empty() && (so_far.kept < 2 || so_far.broken < 2)) {
    const std::string_view document = rest.substr(0, document_size(rest));
    rest.remove_prefix(document.size());
    const std::string text = shown(document);
    const Worth found = worth(judged("fixture", text).judgement, id, severity);
    if (found.kept > so_far.kept) {
      so_far.kept = found.kept;
      best.kept = judged("kept", text);
    }
    if (found.broken > so_far.broken) {
      so_far.broken = found.broken;
      best.broken = judged("broken", text);
    }
  }
  return best;
}

}  // namespace elfref::tools
