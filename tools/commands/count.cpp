#include "elfref/core/asking/count.h"

#include <charconv>
#include <memory>
#include <string>

#include "command.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"
#include "output.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

constexpr int deepest = 50;

struct CountRequest {
  RecordRequest records;  // its arguments are those of every command that reads records
  std::string at = "end";
  int depth = 0;
  bool divide = false;
};

int run(const CountRequest& request) {
  const OnePlace place = find_place(request.records, request.at);
  if (place.refereed && place.refereed->game->count == nullptr)
    return refuse(cannot(*place.refereed, msg::plays_not_counted()));
  if (!place.complaint.empty()) return refuse(place.complaint);
  const Refereed& refereed = *place.refereed;
  const Count count =
      refereed.game->count(*refereed.record, request.records.overrides,
                           {.from = place.position, .depth = request.depth, .divide = request.divide});
  if (!count.complaint.empty()) {
    const Message fault(Speaker(count.from, language())(count.complaint));
    return refuse(msg::at_place({.fault = fault, .place = verbatim(request.at)}));
  }
  std::string out;
  render_count(out, refereed.source(), count, place.found.play, style_for(request.records.colour));
  return print(out) ? exit_clean : exit_not_judged;
}

Argument depth_argument(int& into) {
  return {.name = "--depth",
          .value = "N",
          .description = msg::count_depth(),
          .required = true,
          .take = [&into](const std::string& given) -> Message {
            int read = 0;
            const char* const last = given.data() + given.size();
            const auto [end, fault] = std::from_chars(given.data(), last, read);
            if (fault != std::errc() || end != last || read < 1 || read > deepest) return no_number(1, deepest, given);
            into = read;
            return {};
          }};
}

}  // namespace

Command count() {
  const auto request = std::make_shared<CountRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  arguments.push_back(text("--at", "PLACE", request->at, msg::count_at()));
  arguments.push_back(depth_argument(request->depth));
  arguments.push_back(flag("--divide", request->divide, msg::count_divide()));
  arguments.push_back(colour_argument(request->records.colour));
  return {.name = "count",
          .description = msg::count_about(),
          .footer = {.runs = {{"elfref count --depth 3 game.yaml", msg::count_run_end()},
                              {"elfref count --at 2:plan:Anna --depth 2 game.yaml", msg::count_run_at()},
                              {"elfref count --at 2:plan:Anna --depth 2 --divide game.yaml"}},
                     .notes = {msg::count_note()},
                     .exit = msg::count_exit()},
          .arguments = std::move(arguments),
          .run = [request] { return run(*request); },
          .group = Group::look};
}

}  // namespace elfref::tools::commands
