#include "elfref/core/render/render_ci.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/places.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

/// A text as a workflow command has it behind its `::`; of a property also what separates properties is written so.
std::string for_workflow(std::string_view text, bool property) {
  std::string out;
  for (const char c : text) {
    const std::string_view special = property ? "%\r\n:," : "%\r\n";
    if (special.find(c) == std::string_view::npos) {
      out += c;
    } else {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return out;
}

std::string_view workflow_command(Severity severity) {
  if (severity == Severity::error) return "error";
  return severity == Severity::warning ? "warning" : "notice";
}

/// Lines, each made safe.
std::string printable_lines(const Diagnostic& finding, const Speaker& says) {
  std::string text = printable(says(finding.message));
  for (const Message& ground : finding.because) text += "\n" + printable(says(ground));
  if (!finding.advice.empty()) text += "\n" + printable(says(finding.advice));
  return text;
}

}  // namespace

std::string without_workflow_commands(std::string text) {
  for (std::size_t at = text.find("##["); at != std::string::npos; at = text.find("##[", at)) text.insert(at + 2, " ");
  return text;
}

std::string render_github(const Source& source, const Judgement& judgement, Language language) {
  const Speaker says(judgement, language);
  std::string out;
  Places of_record(source);
  for (const Diagnostic& finding : judgement.findings) {
    std::optional<Places> own;
    Places& places = finding.attachment ? own.emplace(*finding.attachment) : of_record;
    const Place place = places.of(finding.span);
    out += fmt::format("::{} file={},line={},col={},endColumn={},title={}::{}\n", workflow_command(finding.severity),
                       for_workflow(printable(finding.source(source).name), true), place.line, place.column,
                       place.end_column, for_workflow(finding.id, true),
                       for_workflow(printable_lines(finding, says), false));
  }
  out += "verdict: ";  // so that no name of a file stands at the beginning of a line
  render_verdict_line(out, source, judgement, {.language = language});
  return without_workflow_commands(std::move(out));
}

std::string render_junit(const Source& source, const Judgement& judgement, Language language) {
  const bool error = judgement.verdict == Verdict::unreadable;
  const bool failure = judgement.verdict == Verdict::illegal || judgement.claims == Claims::refuted;
  const std::string name = escaped(title_of(source, language));
  std::string verdict, said;
  render_verdict_line(verdict, source, judgement, {.language = language});
  while (verdict.ends_with('\n')) verdict.pop_back();
  if (!judgement.findings.empty()) render_check(said, source, judgement, {.language = language});
  std::string out = fmt::format(
      "<testsuite name=\"{0}\" tests=\"1\" failures=\"{1}\" errors=\"{2}\" skipped=\"0\">\n"
      "<testcase name=\"{0}\" classname=\"{3}\" time=\"0\"",
      name, failure && !error ? 1 : 0, error ? 1 : 0, escaped(judgement.game.empty() ? "elfref" : judgement.game));
  if (said.empty()) return out + "/>\n</testsuite>\n";
  out += ">\n";
  const std::string_view element = error ? "error" : failure ? "failure" : "system-out";
  std::string attributes;
  if (error || failure)
    attributes = fmt::format(" message=\"{}\" type=\"{}\"", escaped(verdict), elfref::name(judgement.verdict));
  // Each line is made safe by itself: an end of line is none of what escaped() takes for dangerous, but it is replaced.
  std::string lines;
  for (std::string_view rest = said; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    lines += escaped(rest.substr(0, end)) + "\n";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out + fmt::format("<{0}{1}>{2}</{0}>\n</testcase>\n</testsuite>\n", element, attributes, lines);
}

}  // namespace elfref
