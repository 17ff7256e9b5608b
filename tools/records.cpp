#include "records.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "documents.h"
#include "elfref/core/suggest.h"
#include "elfref/core/text.h"
#include "elfref/games.h"
#include "log.h"
#include "output.h"

namespace elfref::tools {
namespace {

bool has_warning(const Judgement& judgement) {
  return std::ranges::find(judgement.findings, Severity::warning, &Diagnostic::severity) != judgement.findings.end();
}

/// What is printed before, between and after the records.
struct Frame {
  const char* opening = "";
  const char* between = "";
  const char* closing = "";
};

Frame frame_of(Format format) {
  if (format == Format::json) return {"{\"records\":[\n", ",\n", "\n]}\n"};
  if (format == Format::ndjson) return {"", "\n", "\n"};
  return {};
}

class Report {
 public:
  Report(const RecordRequest& request, RenderText render)
      : request_(request), render_(render), style_(style_for(request.colour, request.cite_all)), frame_(frame_of(request.format)) {}

  /// False when output ended.
  bool file(const std::string& path);
  int finish();

 private:
  bool record(const Refereed& refereed);
  bool fix(const Refereed& refereed);

  const RecordRequest& request_;
  RenderText render_;
  TextStyle style_;
  Frame frame_;
  std::string patched_;  // the file of the last patch
  int lines_added_ = 0;  // to it
  int records_ = 0;
  int code_ = exit_clean;
};

bool Report::file(const std::string& path) {
  Documents documents(path, request_.input);
  log("reading " + path);
  while (std::optional<Source> source = documents.next()) {
    const auto begin = std::chrono::steady_clock::now();
    Refereed refereed = referee(std::move(*source), request_.overrides);
    if (const std::string why = refereed.game->refuse(request_.overrides); !why.empty()) {
      complain("'" + printable(path) + "', a record of " + std::string(refereed.game->name) + ": " + why);
      code_ = exit_not_judged;
      continue;
    }
    if (request_.suggest || request_.fix)
      suggest(*refereed.game, *refereed.record, request_.overrides, refereed.judgement);
    if (logging()) {
      const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
      log(path + ": record " + std::to_string(refereed.record->source().document) + ": " +
          std::to_string(refereed.judgement.plays) + " plays judged in " + std::to_string(took.count()) + " ms");
    }
    if (!(request_.fix ? fix(refereed) : record(refereed))) return false;
  }
  if (!documents.failure().empty()) {
    complain("cannot read '" + printable(path) + "': " + documents.failure());
    code_ = exit_not_judged;
  }
  return true;
}

bool Report::record(const Refereed& refereed) {
  const Source& source = refereed.record->source();
  code_ = std::max(code_, exit_code(refereed.judgement, request_.strict));
  std::string out = records_++ == 0 ? frame_.opening : frame_.between;
  if (request_.format == Format::text) {
    render_(out, source, refereed.judgement, style_);
  } else {
    out += render_json(source, refereed.judgement);
  }
  return print(out);
}

/// Prints the changes of one record as a part of its file's patch; what stays as it is, is said on standard error.
bool Report::fix(const Refereed& refereed) {
  const Source& source = refereed.source();
  code_ = std::max(code_, exit_code(refereed.judgement, request_.strict));
  const std::vector<Edit> edits = fixes(*refereed.game, *refereed.record, request_.overrides, refereed.judgement);
  std::string out;
  if (!edits.empty()) {
    if (patched_ != source.name) out = "--- " + source.name + "\n+++ " + source.name + "\n";
    if (std::exchange(patched_, source.name) != source.name) lines_added_ = 0;
    out += hunks(source, edits, lines_added_);
    lines_added_ += lines_added(source, edits);
  }
  const Altered after = altered(*refereed.game, *refereed.record, refereed.judgement, edits, request_.overrides);
  const auto matters = [](const Diagnostic& finding) { return finding.severity != Severity::note; };
  const auto left = std::ranges::count_if(after.judgement.findings, matters);
  if (left > 0)
    complain(printable(source.name) + (source.document > 1 ? " (record " + std::to_string(source.document) + ")" : "") +
             ": " + std::to_string(left) + (left == 1 ? " finding stays" : " findings stay") +
             ": no small change is known that takes " + (left == 1 ? "it" : "them") + " away and brings no other");
  return print(out);
}

int Report::finish() {
  if (request_.fix) return code_;
  std::string out = records_ == 0 && request_.format == Format::json ? frame_.opening : "";
  if (records_ > 0 || request_.format == Format::json) out += frame_.closing;
  if (!print(out)) return exit_not_judged;
  return code_;
}

}  // namespace

Argument files_argument(std::vector<std::string>& into) {
  return {.name = "FILE",
          .value = "FILE",
          .description = "Records to read; - is standard input",
          .values = Values::records,
          .repeatable = true,
          .required = true,
          .take = [&into](const std::string& file) {
            into.push_back(file);
            return std::string();
          }};
}

Argument input_argument(Input& into) {
  return choice<Input>("--input", into, {{"yaml", Input::yaml}, {"json", Input::json}, {"ndjson", Input::ndjson}},
                       "How the records are written; without it, as the name of their file ends, else as YAML");
}

Argument option_argument(std::vector<std::pair<std::string, std::string>>& into) {
  return {.name = "--option",
          .value = "K=V",
          .description = "Set an option of the rules, over the record's own; may be repeated",
          .values = Values::options,
          .repeatable = true,
          .take = [&into](const std::string& written) -> std::string {
            const std::size_t equals = written.find('=');
            if (equals == std::string::npos || equals == 0)
              return "takes a name and a value, as in caravan=free: '" + written + "'";
            into.emplace_back(written.substr(0, equals), written.substr(equals + 1));
            return "";
          }};
}

std::vector<Argument> record_arguments(RecordRequest& into) {
  Argument edition = text("--edition", "NAME", into.overrides.edition,
                          "Judge by this rulebook, whatever the record names");
  edition.values = Values::editions;
  return {files_argument(into.files), input_argument(into.input), std::move(edition), option_argument(into.overrides.options),
          flag("--strict", into.strict, "Warnings, and the verdict 'possible', make exit status 1"),
          flag("--verbose", into.verbose, "Say on standard error what is done"),
          cite_argument(into.cite_all),
          format_argument(into.format),
          colour_argument(into.colour)};
}

std::string refusal(const Overrides& overrides) {
  std::string first;
  for (const GameModule* game : games()) {
    const std::string why = game->refuse(overrides);
    if (why.empty()) return "";
    if (first.empty()) first = why;
  }
  return first;
}

int exit_code(const Judgement& judgement, bool strict) {
  if (judgement.verdict == Verdict::unreadable) return exit_not_judged;
  if (judgement.verdict == Verdict::illegal || judgement.claims == Claims::refuted) return exit_breach;
  if (strict && (judgement.verdict == Verdict::possible || has_warning(judgement))) return exit_breach;
  return exit_clean;
}

Command record_command(const std::shared_ptr<RecordRequest>& request, std::string name, std::string description,
                       std::string examples, RenderText render) {
  return {.name = std::move(name),
          .description = std::move(description),
          .examples = std::move(examples),
          .arguments = record_arguments(*request),
          .run = [request, render] { return report_records(*request, render); }};
}

int report_records(const RecordRequest& request, RenderText render) {
  if (request.verbose) start_log();
  if (const std::string why = refusal(request.overrides); !why.empty()) {
    complain(why);
    return exit_not_judged;
  }
  Report report(request, render);
  for (const std::string& path : request.files)
    if (!report.file(path)) break;
  return report.finish();
}

}  // namespace elfref::tools
