#include "examples.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "elfref/core/words/speaker.h"
#include "fixtures.h"

namespace elfref::tools {
namespace {

std::string fixture_of(const GameModule& game, const RuleInfo& rule) {
  std::string folder(game.name);
  std::ranges::replace(folder, '-', '_');
  const auto rules = game.rules();
  const bool judged = std::ranges::any_of(rules, [&](const RuleInfo* one) { return one->id == rule.id; });
  return folder + (judged ? "/rules/" : "/permissions/") + std::string(rule.id) + ".yaml";
}

std::string fixture_of(const Fault& fault) {
  return "faults/" + std::string(fault.id) + ".yaml";
}

/// The records of a fixture; none where there is no such fixture.
std::vector<std::string_view> documents_of(std::string_view path) {
  std::vector<std::string_view> documents;
  for (const Fixture& fixture : fixtures()) {
    if (fixture.path != path) continue;
    for (std::string_view rest = fixture.text; !rest.empty(); rest.remove_prefix(documents.back().size()))
      documents.push_back(rest.substr(0, document_size(rest)));
  }
  return documents;
}

/// Where the mark of a test begins on a line; its length if there is none.
std::size_t mark_on(std::string_view line) {
  std::size_t begin = line.size();
  for (const std::string_view mark :
       {"# expect: ", "# expect-next-line: ", "# expect-line ", "# verdict: ", "# claims: "})
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

/// The best records of a fixture; what is kept is called `name`.
Examples best_of(std::string_view path, std::string_view id, Severity severity, std::string_view name) {
  Examples best;
  Worth so_far;
  for (const std::string_view document : documents_of(path)) {
    if (so_far.kept == 2 && so_far.broken == 2) break;
    const std::string text = shown(document);
    const Worth found = worth(judged("fixture", text).judgement, id, severity);
    if (found.kept > so_far.kept) {
      so_far.kept = found.kept;
      best.kept = judged(std::string(name), text);
    }
    if (found.broken > so_far.broken) {
      so_far.broken = found.broken;
      best.broken = judged("broken", text);
    }
  }
  return best;
}

std::string said_in(std::string_view path, std::string_view id) {
  std::string said;
  for (const std::string_view document : documents_of(path)) {
    const Refereed refereed = judged("fixture", shown(document));
    const Speaker says(refereed.judgement);
    for (const Diagnostic& finding : refereed.judgement.findings) {
      if (finding.id != id) continue;
      said += says(finding.message) + "\n" + says(finding.advice) + "\n";
      for (const Message& line : finding.because) said += says(line) + "\n";
    }
  }
  return said;
}

}  // namespace

Examples examples_of(const GameModule& game, const RuleInfo& rule) {
  return best_of(fixture_of(game, rule), rule.id, rule.severity, "kept");
}

Examples examples_of(const Fault& fault) {
  return best_of(fixture_of(fault), fault.id, fault.severity, "mended");
}

std::string messages_of(const GameModule& game, const RuleInfo& rule) {
  return said_in(fixture_of(game, rule), rule.id);
}

std::string messages_of(const Fault& fault) {
  return said_in(fixture_of(fault), fault.id);
}

}  // namespace elfref::tools
