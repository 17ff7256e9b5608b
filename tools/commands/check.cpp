#include <algorithm>
#include <filesystem>

#include "watch.h"
#include "what_if.h"

namespace elfref::tools::commands {
namespace {

/// In `--fix 6=unicorn game.yaml` the first word chooses a way, unless there is a file of that name.
void take_choices(RecordRequest& request) {
  if (!request.fix) return;
  std::vector<std::string> files;
  for (std::string& file : request.files) {
    std::error_code ignored;
    auto choice = std::filesystem::exists(file, ignored) ? std::nullopt : read_choice(file);
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
  Command command = record_command(
      request, "check", "Replays records, prints every finding with its place and rule, and a verdict for each record",
      "Examples:\n"
      "  elfref check game.yaml                      one record, or several in a file\n"
      "  elfref check --edition rio-grande-2015 -    standard input, by the rules of that edition\n"
      "  elfref check --option caravan=only-if-unable game.yaml\n"
      "  elfref check --deductions game.yaml         also what hidden cards and counters must have been\n"
      "  elfref check --fix game.yaml | patch        correct slips that can be put right in one way only\n"
      "  elfref check --fix 6=unicorn game.yaml | patch\n"
      "                                              and line 6 by the way that writes 'unicorn'\n"
      "  elfref check --what-if 18='3 dragon' game.yaml\n"
      "                                              and what it changes if that was played in line 18\n"
      "  elfref check --format ndjson games/*.yaml   a line of JSON for each record\n"
      "  elfref check --summary games/*.yaml         only a line for each record, and the totals\n"
      "  elfref check --watch game.yaml              again whenever it is saved\n"
      "  elfref check --only MOVE-4 --format ndjson archive.ndjson.zst\n"
      "                                              where one rule was broken, in a packed archive\n"
      "  elfref check --format sarif games/*.yaml >elfref.sarif\n"
      "                                              for what shows findings beside the lines\n"
      "\n"
      "--what-if takes LINE=PLAY, LINE:COLUMN=PLAY or ROUND:PHASE:PLAYER:NUMBER=PLAY, for one record. PLAY is written\n"
      "as in the record, whole (Anna: pig on Feodor-Lapphalya) or without what stays (3 dragon). Nothing behind the = "
      "leaves\n"
      "the play out; a + in front inserts one before it.\n"
      "\n"
      "Exit status: 0 no breach and no refuted claim, 1 a breach or a refuted claim, 2 something could not be\n"
      "judged; of several records the highest; with --only of those that are printed. With --what-if: of the\n"
      "record as it would be.\n",
      render_check);
  *std::ranges::find(command.arguments, "--format", &Argument::name) = findings_format_argument(request->format);
  const auto behind_options = command.arguments.begin() + 4;
  command.arguments.insert(
      behind_options,
      {flag("--deductions", request->overrides.deductions, "Say also what is forced of what nobody wrote down"),
       flag("--suggest", request->suggest, "Say also what small change would take a finding away"),
       flag("--fix", request->fix,
            "Print them as a patch, where there is one only; LINE=WAY behind it chooses; no file is written"),
       what_if_argument(*what_ifs),
       flag("--summary", request->summary,
            "Print one line a record, and what they come to; as JSON the totals alone"),
       only_argument(request->only),
       flag("--watch", *watches, "Judge again whenever a file, or what belongs beside it, changes; until interrupted"),
       flag("--fail-fast", request->fail_fast, "Stop behind the first record that does not come to exit status 0")});
  command.run = [request, what_ifs, watches] {
    const bool more = request->overrides.deductions || request->suggest || request->fix || !what_ifs->empty();
    if (request->summary && more)
      return refuse("--summary prints no findings: it goes with none of --deductions, --suggest, --fix and --what-if");
    const Format format = request->format;
    const bool for_others = format == Format::sarif || format == Format::github || format == Format::junit;
    if (for_others && (request->summary || !what_ifs->empty()))
      return refuse("--summary and --what-if go with --format text, json and ndjson");
    take_choices(*request);
    const auto judge = [&] {
      return what_ifs->empty() ? report_records(*request, render_check) : report_what_if(*request, *what_ifs);
    };
    return *watches ? watch(request->files, judge) : judge();
  };
  return command;
}

}  // namespace elfref::tools::commands
