#include <algorithm>
#include <filesystem>

#include "system/paths.h"
#include "watch.h"
#include "what_if.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

/// In `--fix 6=unicorn game.yaml` the first word chooses a way, unless there is a file of that name.
void take_choices(RecordRequest& request) {
  if (!request.fix) return;
  std::vector<std::string> files;
  for (std::string& file : request.files) {
    std::error_code ignored;
    auto choice = std::filesystem::exists(path_in_utf8(file), ignored) ? std::nullopt : read_choice(file);
    if (choice) {
      request.choices.push_back(std::move(*choice));
    } else {
      files.push_back(std::move(file));
    }
  }
  request.files = std::move(files);
}

}  // namespace

Command check() {
  const auto request = std::make_shared<RecordRequest>();
  const auto what_ifs = std::make_shared<std::vector<WhatIf>>();
  const auto watches = std::make_shared<bool>(false);
  Command command =
      record_command(request, "check", msg::check_about(),
                     {.runs = {{"elfref check game.yaml", msg::check_run_one()},
                               {"elfref check --edition rio-grande-2015 -", msg::check_run_edition()},
                               {"elfref check --option caravan=only-if-unable game.yaml"},
                               {"elfref check --deductions game.yaml", msg::check_run_deductions()},
                               {"elfref check --fix game.yaml | patch", msg::check_run_fix()},
                               {"elfref check --fix 6=unicorn game.yaml | patch", msg::check_run_choice()},
                               {"elfref check --what-if 18='3 dragon' game.yaml", msg::check_run_what_if()},
                               {"elfref check --format ndjson games/*.yaml", msg::check_run_ndjson()},
                               {"elfref check --summary games/*.yaml", msg::check_run_summary()},
                               {"elfref check --watch game.yaml", msg::check_run_watch()},
                               {"elfref check --only MOVE-4 --format ndjson archive.ndjson.zst", msg::check_run_only()},
                               {"elfref check --format sarif games/*.yaml >elfref.sarif", msg::check_run_sarif()}},
                      .notes = {msg::check_note_what_if()},
                      .exit = msg::check_exit()},
                     render_check);
  *std::ranges::find(command.arguments, "--format", &Argument::name) = findings_format_argument(request->format);
  const auto after_options = command.arguments.begin() + 4;
  command.arguments.insert(after_options, {flag("--deductions", request->overrides.deductions, msg::check_deductions()),
                                           flag("--suggest", request->suggest, msg::check_suggest()),
                                           flag("--fix", request->fix, msg::check_fix()), what_if_argument(*what_ifs),
                                           flag("--summary", request->summary, msg::check_summary()),
                                           only_argument(request->only), flag("--watch", *watches, msg::check_watch()),
                                           flag("--fail-fast", request->fail_fast, msg::check_fail_fast())});
  command.run = [request, what_ifs, watches] {
    const bool more = request->overrides.deductions || request->suggest || request->fix || !what_ifs->empty();
    if (request->summary && more) return refuse(msg::summary_prints_no_findings());
    const Format format = request->format;
    const bool for_others = format == Format::sarif || format == Format::github || format == Format::junit;
    if (for_others && (request->summary || !what_ifs->empty())) return refuse(msg::summary_formats());
    take_choices(*request);
    const auto judge = [&] {
      return what_ifs->empty() ? report_records(*request, render_check) : report_what_if(*request, *what_ifs);
    };
    return *watches ? watch(request->files, judge) : judge();
  };
  return command;
}

}  // namespace elfref::tools::commands
