#include <memory>
#include <string>

#include "command.h"
#include "elfref/core/asking/position.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"
#include "output.h"

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
    return refuse(cannot(*place.refereed, "its table cannot be shown"));
  if (!place.complaint.empty()) return refuse(place.complaint);
  if (request.asks_why && fold(request.why).empty())
    return refuse("--why takes a play as a record writes it, not '" + request.why + "'");

  const Refereed& refereed = *place.refereed;
  PositionRequest asked = place.position;
  asked.each = request.all;
  asked.reach = request.reach;
  asked.why = request.why;
  const Position position = refereed.game->position(*refereed.record, request.records.overrides, asked);
  if (!position.complaint.empty()) return refuse(Speaker(position)(position.complaint));
  std::string out;
  if (request.records.format == Format::text) {
    render_position(out, refereed.source(), position, place.found.play,
                    style_for(request.records.colour, request.records.cite_all));
  } else {
    out = render_position_json(refereed.source(), *refereed.game, position, place.found.play) + "\n";
  }
  if (!print(out)) return exit_not_judged;
  return position.why && !position.why->legal ? exit_breach : exit_clean;
}

}  // namespace

Command moves() {
  const auto request = std::make_shared<MovesRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  Argument why = text("--why", "PLAY", request->why, "Say why a play is legal there, or why it is not");
  why.take = [request](const std::string& play) {
    request->why = play;
    request->asks_why = true;
    return std::string();
  };
  arguments.push_back(
      text("--at", "PLACE", request->at,
           "The play before which the table is meant: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER], end"));
  arguments.push_back(std::move(why));
  arguments.push_back(
      flag("--reach", request->reach, "Find the most new towns that the known cards could have reached"));
  arguments.push_back(flag("--all", request->all, "List also each of the plays that are told as one"));
  arguments.push_back(cite_argument(request->records.cite_all));
  arguments.push_back(table_format_argument(request->records.format));
  arguments.push_back(colour_argument(request->records.colour));
  return {.name = "moves",
          .description = "Shows the table at a place in a record, and every play that would have been legal there",
          .examples =
              "Examples:\n"
              "  elfref moves game.yaml                      where the record stops\n"
              "  elfref moves --at 48 game.yaml              before the first play of line 48\n"
              "  elfref moves --at 2:travel:Anna game.yaml   before Anna's journey in round 2\n"
              "  elfref moves --at 48 --why 'Virst: 2 raft' game.yaml\n"
              "  elfref moves --at 2:travel:Anna --reach game.yaml\n"
              "\n"
              "Exit status: 0 the plays are listed, or the play is legal; 1 it is not; 2 the place or the play cannot\n"
              "be read.\n",
          .arguments = std::move(arguments),
          .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
