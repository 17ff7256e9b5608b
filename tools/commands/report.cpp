#include <memory>
#include <optional>
#include <string>

#include "elfref/core/pages/dispute.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"

namespace elfref::tools::commands {
namespace {

enum class PageFormat { by_name, html, markdown };

struct ReportRequest {
  RecordRequest records;  // its arguments are those of every command that reads records
  std::string at;
  std::string output;
  PageFormat format = PageFormat::by_name;
};

/// What a page is written in; nothing where its name does not say.
std::optional<PageFormat> format_of(const ReportRequest& request) {
  if (request.format != PageFormat::by_name) return request.format;
  if (request.output.empty() || request.output == "-" || request.output.ends_with(".html") ||
      request.output.ends_with(".htm"))
    return PageFormat::html;
  if (request.output.ends_with(".md")) return PageFormat::markdown;
  return std::nullopt;
}

int run(const ReportRequest& request) {
  const auto format = format_of(request);
  if (!format)
    return refuse("'" + request.output + "' ends neither in .html nor in .md: say --format html or --format md");
  std::optional<At> at;
  if (!request.at.empty()) {
    at = read_at(request.at);
    if (!at) return refuse("--at '" + request.at + "' is no place: write " + std::string(at_words));
  }
  const std::vector<At> places = at ? std::vector<At>{*at} : std::vector<At>{};
  const OneRecord one = referee_one(request.records, places, "--at");
  if (!one.refereed) return refuse(one.complaint);
  const Refereed& refereed = *one.refereed;
  if (refereed.game->position == nullptr) return refuse(cannot(refereed, "no page can be written about it"));
  const std::string name = refereed.source().name;
  const auto plays = refereed.game->plays(*refereed.record);
  const Dispute dispute{*refereed.game, *refereed.record, request.records.overrides, refereed.judgement};
  const auto found =
      at ? find_play(plays, *at, refereed.source(), refereed.judgement.players) : disputed_play(dispute, plays);
  if (!found) return refuse("nothing is in doubt in '" + name + "': name a play with --at, as in --at 18");
  if (!found->complaint.empty()) return refuse("--at " + request.at + ": " + english(found->complaint));
  const Page page = dispute_page(dispute, *found);
  return write_file(request.output, request.records.files,
                    *format == PageFormat::html ? html_of(page) : markdown_of(page));
}

}  // namespace

Command report() {
  const auto request = std::make_shared<ReportRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  arguments.push_back(text("--at", "PLACE", request->at,
                           "The play in dispute: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER]; else the first breach"));
  arguments.push_back(
      text("-o,--output", "PAGE", request->output, "The file to write, .html or .md; else standard output"));
  arguments.push_back(choice("--format", request->format, {{"html", PageFormat::html}, {"md", PageFormat::markdown}},
                             "What the page is written in"));
  return {
      .name = "report",
      .description =
          "Writes one page about a play in dispute, for a table to print: the board, the rule, what was legal",
      .examples =
          "Examples:\n"
          "  elfref report game.yaml -o dispute.html          about the first breach\n"
          "  elfref report --at 48 game.yaml -o dispute.html  about the first play of line 48\n"
          "  elfref report --at 2:travel:Anna:3 game.yaml -o dispute.md\n"
          "\n"
          "Exit status: 0 the page is written; 2 the record or the place cannot be read, or nothing can be written.\n",
      .arguments = std::move(arguments),
      .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
