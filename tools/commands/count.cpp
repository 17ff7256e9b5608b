#include "elfref/core/asking/count.h"

#include <charconv>
#include <memory>
#include <string>

#include "command.h"
#include "elfref/core/render/render.h"
#include "elfref/core/words/speaker.h"
#include "elfref/core/text/text.h"
#include "one_record.h"
#include "output.h"

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
    return refuse(cannot(*place.refereed, "its plays cannot be counted"));
  if (!place.complaint.empty()) return refuse(place.complaint);
  const Refereed& refereed = *place.refereed;
  const Count count =
      refereed.game->count(*refereed.record, request.records.overrides,
                           {.from = place.position, .depth = request.depth, .divide = request.divide});
  if (!count.complaint.empty()) return refuse("--at " + request.at + ": " + Speaker(count.from)(count.complaint));
  std::string out;
  render_count(out, refereed.source(), count, place.found.play, style_for(request.records.colour));
  return print(out) ? exit_clean : exit_not_judged;
}

Argument depth_argument(int& into) {
  return {.name = "--depth",
          .value = "N",
          .description = "How many plays the longest sequences have",
          .required = true,
          .take = [&into](const std::string& given) -> std::string {
            int read = 0;
            const char* const last = given.data() + given.size();
            const auto [end, fault] = std::from_chars(given.data(), last, read);
            if (fault != std::errc() || end != last || read < 1 || read > deepest)
              return "takes a number from 1 to " + std::to_string(deepest) + ", not '" + given + "'";
            into = read;
            return "";
          }};
}

}  // namespace

Command count() {
  const auto request = std::make_shared<CountRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  arguments.push_back(text("--at", "PLACE", request->at,
                           "Before which play they begin: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER], end"));
  arguments.push_back(depth_argument(request->depth));
  arguments.push_back(flag("--divide", request->divide, "Say also how many begin with each play"));
  arguments.push_back(colour_argument(request->records.colour));
  return {
      .name = "count",
      .description = "Counts the sequences of plays that go on from a place in a record",
      .examples =
          "Examples:\n"
          "  elfref count --depth 3 game.yaml                      from where the record stops\n"
          "  elfref count --at 2:plan:Anna --depth 2 game.yaml     from before Anna's first play of round 2\n"
          "  elfref count --at 2:plan:Anna --depth 2 --divide game.yaml\n"
          "\n"
          "Counted are plays of planning and travel, each legal and each payment exact. A program that lists legal\n"
          "plays is right where it counts the same.\n"
          "\n"
          "Exit status: 0 counted; 2 the place cannot be read, or what was not written down matters.\n",
      .arguments = std::move(arguments),
      .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
