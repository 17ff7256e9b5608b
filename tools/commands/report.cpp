#include <memory>
#include <optional>
#include <string>

#include "elfref/core/pages/dispute.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"
#include "speaking.h"
#include "words/tool_msg.h"

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
  if (!format) return refuse(msg::page_ends_in({.file = verbatim(request.output)}));
  std::optional<At> at;
  if (!request.at.empty()) {
    at = read_at(request.at);
    if (!at) return refuse(msg::not_a_place({.place = verbatim(request.at)}));
  }
  const std::vector<At> places = at ? std::vector<At>{*at} : std::vector<At>{};
  const OneRecord one = referee_one(request.records, places, "--at");
  if (!one.refereed) return refuse(one.complaint);
  const Refereed& refereed = *one.refereed;
  if (refereed.game->position == nullptr) return refuse(cannot(refereed, msg::no_page_about_it()));
  const std::string name = refereed.source().name;
  const auto plays = refereed.game->plays(*refereed.record);
  const Dispute dispute{*refereed.game, *refereed.record, request.records.overrides, refereed.judgement};
  const auto found =
      at ? find_play(plays, *at, refereed.source(), refereed.judgement.players) : disputed_play(dispute, plays);
  if (!found) return refuse(msg::nothing_in_doubt({.file = verbatim(name)}));
  if (!found->complaint.empty())
    return refuse(msg::at_place({.fault = found->complaint, .place = verbatim(request.at)}));
  const Page page = dispute_page(dispute, *found, language());
  return write_file(request.output, request.records.files,
                    *format == PageFormat::html ? html_of(page) : markdown_of(page));
}

}  // namespace

Command report() {
  const auto request = std::make_shared<ReportRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  arguments.push_back(text("--at", "PLACE", request->at, msg::report_at()));
  arguments.push_back(text("-o,--output", "PAGE", request->output, msg::report_output()));
  arguments.push_back(choice("--format", request->format, {{"html", PageFormat::html}, {"md", PageFormat::markdown}},
                             msg::report_format()));
  return {.name = "report",
          .description = msg::report_about(),
          .footer = {.runs = {{"elfref report game.yaml -o dispute.html", msg::report_run_first()},
                              {"elfref report --at 48 game.yaml -o dispute.html", msg::report_run_line()},
                              {"elfref report --at 2:travel:Anna:3 game.yaml -o dispute.md"}},
                     .exit = msg::report_exit()},
          .arguments = std::move(arguments),
          .run = [request] { return run(*request); },
          .group = Group::look};
}

}  // namespace elfref::tools::commands
