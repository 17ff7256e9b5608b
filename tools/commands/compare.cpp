#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "documents.h"
#include "elfref/games.h"
#include "log.h"
#include "one_record.h"
#include "output.h"
#include "records.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

struct CompareRequest {
  RecordRequest records;
  ComparisonRequest comparison;
};

int exit_code(const Comparison& comparison) {
  if (comparison.unreadable()) return exit_not_judged;
  return comparison.agree() ? exit_clean : exit_breach;
}

/// What programs are told of a file that cannot be read on.
std::string unread_in_json(const std::string& path, int document, const Message& why) {
  UnreadFile file = unread_file(path, document, why);
  Comparison comparison;
  comparison.columns.push_back({.as_written = true, .rules = {}, .judgement = std::move(file.judgement)});
  comparison.groups.push_back({0});
  return render_comparison_json(file.source, *games().front(), comparison, language_of_data());
}

/// The complaint that the game of a record does not have what is asked; empty: it does.
Message misfit_of(const std::string& path, const GameModule* game, const ComparisonRequest& asked) {
  if (asked.editions.empty()) return misfit(path, *game, {.edition = {}, .options = asked.options});
  for (const std::string& edition : asked.editions)
    if (Message what = misfit(path, *game, {.edition = edition, .options = asked.options}); !what.empty()) return what;
  return {};
}

/// Prints each comparison as it is made. Returns the exit code.
int report(const CompareRequest& request) {
  const TextStyle style = style_for(request.records.colour);
  const Format format = request.records.format;
  int code = exit_clean;
  int records = 0;
  std::set<const GameModule*> compared_games;
  std::string out = format == Format::json ? "{\"compared\":[\n" : "";
  const auto separate = [&] {
    if (records++ > 0) out += format == Format::json ? ",\n" : "\n";
  };
  for (const std::string& path : request.records.files) {
    Documents documents(path, request.records.input);
    log(msg::log_reading({.file = verbatim(path)}));
    int document = 1;  // the next one
    while (std::optional<Source> source = documents.next()) {
      document = source->document + 1;
      const Compared compared = compare(std::move(*source), request.comparison,
                                        [&](std::string_view name) { return attachment_of(path, name); });
      if (const Message what = misfit_of(path, compared.game, request.comparison); !what.empty()) {
        complain(what);
        code = exit_not_judged;
        if (format == Format::text) continue;
      }
      code = std::max(code, exit_code(compared.comparison));
      if (!compared.comparison.unreadable()) compared_games.insert(compared.game);
      separate();
      if (format == Format::text) {
        render_comparison(out, compared.source(), *compared.game, compared.comparison, style);
      } else {
        out += render_comparison_json(compared.source(), *compared.game, compared.comparison, language_of_data());
      }
      if (!print(out)) return exit_not_judged;
      out.clear();
    }
    if (documents.failure().empty()) continue;
    complain(msg::cannot_read_file({.file = verbatim(path), .why = documents.failure()}));
    code = exit_not_judged;
    if (format == Format::text) continue;
    separate();
    out += unread_in_json(path, document, documents.failure());
  }
  if (format == Format::text && compared_games.size() > 1) complain(msg::compared_games());
  if (format == Format::json) out += "\n]}\n";
  if (format == Format::ndjson && records > 0) out += "\n";
  return print(out) ? code : exit_not_judged;
}

int run(const CompareRequest& request) {
  if (request.records.verbose) start_log();
  Overrides overrides{.edition = {}, .options = request.comparison.options};
  std::vector<std::string> editions = request.comparison.editions;
  if (editions.empty()) editions.emplace_back();
  for (const std::string& edition : editions) {
    overrides.edition = edition;
    if (const Message why = refusal(overrides); !why.empty()) {
      complain(why);
      return exit_not_judged;
    }
  }
  return report(request);
}

std::vector<Argument> arguments(CompareRequest& into) {
  std::vector<Argument> all{files_argument(into.records.files),
                            input_argument(into.records.input),
                            {.name = "--edition",
                             .value = "NAME",
                             .description = msg::compare_edition(),
                             .values = Values::editions,
                             .repeatable = true,
                             .take =
                                 [&into](const std::string& edition) {
                                   into.comparison.editions.push_back(edition);
                                   return Message();
                                 }},
                            option_argument(into.comparison.options),
                            components_argument(into.comparison.attachment),
                            verbose_argument(into.records.verbose),
                            format_argument(into.records.format),
                            colour_argument(into.records.colour)};
  all[3].description = msg::compare_option();
  return all;
}

}  // namespace

namespace commands {

Command compare() {
  const auto request = std::make_shared<CompareRequest>();
  return {.name = "compare",
          .description = msg::compare_about(),
          .footer = {.runs = {{"elfref compare game.yaml", msg::compare_run_all()},
                              {"elfref compare --edition italian --edition russian game.yaml"},
                              {"elfref compare --option lake-cost=1 game.yaml", msg::compare_run_option()},
                              {"elfref compare --format json game.yaml", msg::for_programs()}},
                     .notes = {msg::compare_note()},
                     .exit = msg::compare_exit()},
          .arguments = arguments(*request),
          .run = [request] { return run(*request); },
          .group = Group::judge};
}

}  // namespace commands
}  // namespace elfref::tools
