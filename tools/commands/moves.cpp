#include <memory>
#include <string>

#include "command.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"
#include "output.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct MovesRequest {
  RecordRequest records;  // its arguments are those of every command that reads records
  std::string at = "end";
  std::string why;
  bool asks_why = false;
  bool reach = false;
  bool all = false;
};

int run(const MovesRequest& request) {
  const OnePlace place = find_place(request.records, request.at);
  if (place.refereed && place.refereed->game->position == nullptr)
    return refuse(cannot(*place.refereed, msg::table_not_shown()));
  if (!place.complaint.empty()) return refuse(place.complaint);
  if (request.asks_why && fold(request.why).empty())
    return refuse(msg::why_takes_play({.given = verbatim(request.why)}));

  const Refereed& refereed = *place.refereed;
  PositionRequest asked = place.position;
  asked.each = request.all;
  asked.reach = request.reach;
  asked.why = request.why;
  const PositionView position = refereed.game->position(*refereed.record, request.records.overrides, asked);
  if (!position.complaint.empty()) return refuse(Message(Speaker(position, language())(position.complaint)));
  std::string out;
  if (request.records.format == Format::text) {
    render_position(out, refereed.source(), position, place.found.play,
                    style_for(request.records.colour, request.records.cite_all));
  } else {
    out =
        render_position_json(refereed.source(), *refereed.game, position, place.found.play, language_of_data()) + "\n";
  }
  if (!print(out)) return exit_not_judged;
  return position.why && !position.why->legal ? exit_breach : exit_clean;
}

}  // namespace

Command moves() {
  const auto request = std::make_shared<MovesRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  Argument why = text("--why", "PLAY", request->why, msg::moves_why());
  why.take = [request](const std::string& play) {
    request->why = play;
    request->asks_why = true;
    return Message();
  };
  arguments.push_back(text("--at", "PLACE", request->at, msg::moves_at()));
  arguments.push_back(std::move(why));
  arguments.push_back(flag("--reach", request->reach, msg::moves_reach()));
  arguments.push_back(flag("--all", request->all, msg::moves_all()));
  arguments.push_back(cite_argument(request->records.cite_all));
  arguments.push_back(table_format_argument(request->records.format));
  arguments.push_back(colour_argument(request->records.colour));
  return {.name = "moves",
          .description = msg::moves_about(),
          .footer = {.runs = {{"elfref moves game.yaml", msg::moves_run_end()},
                              {"elfref moves --at 48 game.yaml", msg::moves_run_line()},
                              {"elfref moves --at 2:travel:Anna game.yaml", msg::moves_run_time()},
                              {"elfref moves --at 48 --why 'Virst: 2 raft' game.yaml"},
                              {"elfref moves --at 2:travel:Anna --reach game.yaml"}},
                     .exit = msg::moves_exit()},
          .arguments = std::move(arguments),
          .run = [request] { return run(*request); },
          .group = Group::look};
}

}  // namespace elfref::tools::commands
