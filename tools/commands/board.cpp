#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <string>

#include "elfref/core/pages/picture_svg.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"
#include "output.h"

namespace elfref::tools::commands {
namespace {

struct BoardRequest {
  RecordRequest records;  // its arguments are those of every command that reads records
  std::string at = "end";
  bool at_given = false;
  const GameModule* game = nullptr;
  std::string price;
  std::string output;
};

/// What is wrong with asking for prices; empty: nothing.
std::string wrong_price(const GameModule& game, const Picture& picture, const std::string& price) {
  if (price.empty()) return "";
  const auto priced = [&](const std::string& kind) { return game.prices != nullptr && !game.prices(kind).empty(); };
  if (priced(price)) return "";
  std::vector<std::string> kinds;
  for (const PictureKind& kind : picture.kinds)
    if (priced(kind.id)) kinds.push_back(kind.id);
  if (kinds.empty()) return fmt::format("{} has no prices: leave --price out", game.name);
  return fmt::format("--price '{}' is none that goes anywhere: write one of {}", price, fmt::join(kinds, ", "));
}

int write(const BoardRequest& request, const Picture& picture, const Scene& scene,
          const Speaker& says, const Message& title) {
  return write_file(request.output, request.records.files, svg_file_of(picture, scene, says, title));
}

/// The board of a game as it is in the box, or as a document says what is in the box.
std::optional<Picture> board_in_box(const GameModule& game, const std::shared_ptr<const Source>& box) {
  if (box == nullptr || game.box == nullptr) return game.picture(nullptr);
  Diagnostics faults;
  const std::unique_ptr<Record> document = read_document(box_for(game, *box), faults);
  return game.picture(document.get());
}

int empty_board(const BoardRequest& request) {
  if (request.at_given) return refuse("--at names a place in a record: name its FILE too");
  if (!request.records.overrides.edition.empty() || !request.records.overrides.options.empty())
    return refuse("--edition and --option are about a record: name its FILE too");
  const GameModule& game = request.game != nullptr ? *request.game : *games().front();
  if (game.picture == nullptr) return refuse(fmt::format("of {} no picture is known", game.name));
  const std::shared_ptr<const Source>& box = request.records.overrides.beside;
  const std::optional<Picture> picture = board_in_box(game, box);
  if (!picture && box == nullptr)
    return refuse(fmt::format("the board of {} is not built in: name its box, --components FILE", game.name));
  if (!picture) return refuse(fmt::format("'{}' has no board: see elfref components {}", box->name, box->name));
  if (const std::string wrong = wrong_price(game, *picture, request.price); !wrong.empty()) return refuse(wrong);
  Scene scene;
  if (!request.price.empty()) scene.prices = game.prices(request.price);
  return write(request, *picture, scene, Speaker(Language::en, words_of(game)),
               msg::board_of({.game = verbatim(game.title)}));
}

int run(const BoardRequest& request) {
  if (!request.output.empty() && request.output != "-" && !request.output.ends_with(".svg"))
    return refuse("'" + request.output + "' does not end in .svg, and a board is written as nothing else");
  if (request.records.files.empty()) return empty_board(request);
  OnePlace place = find_place(request.records, request.at);
  if (place.refereed && (place.refereed->game->position == nullptr || place.refereed->game->picture == nullptr))
    return refuse(cannot(*place.refereed, "no picture of it is known"));
  if (!place.complaint.empty()) return refuse(place.complaint);
  const Refereed& refereed = *place.refereed;
  const GameModule& game = *refereed.game;
  if (request.game != nullptr && request.game != &game)
    return refuse(cannot(refereed, fmt::format("it has no board of {}", request.game->name)));
  const std::optional<Picture> picture = game.picture(refereed.record.get());
  if (!picture) return refuse(cannot(refereed, "no picture of it is known"));
  if (const std::string wrong = wrong_price(game, *picture, request.price); !wrong.empty()) return refuse(wrong);
  place.position.picture = true;
  place.position.price = request.price;
  const Position position = game.position(*refereed.record, request.records.overrides, place.position);
  const Speaker says(position);
  if (!position.picture)
    return refuse(position.complaint.empty() ? "there is no picture of it" : says(position.complaint));
  const ArgView title = verbatim(game.title);
  return write(request, *picture, *position.picture, says,
               place.found.play != nullptr ? msg::board_before_play({.at = verbatim(request.at), .game = title})
                                           : msg::board_at_end({.game = title}));
}

Argument game_argument(const GameModule*& into) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games()) words.emplace_back(game->name, game);
  return choice("--game", into, words, "Whose board, without a FILE; else the first game");
}

}  // namespace

Command board() {
  const auto request = std::make_shared<BoardRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  arguments.front().required = false;
  arguments.front().description = "The record whose position is drawn; without it the board is empty";
  Argument at = text("--at", "PLACE", request->at,
                     "Before which play: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER], end; else end");
  at.take = [request](const std::string& given) {
    request->at = given;
    request->at_given = true;
    return std::string();
  };
  arguments.push_back(std::move(at));
  arguments.push_back(text("-o,--output", "BOARD", request->output, "The file to write, .svg; else standard output"));
  arguments.push_back(text("--price", "TRANSPORT", request->price, "Mark where it may go, and what that costs"));
  arguments.push_back(game_argument(request->game));
  return {
      .name = "board",
      .description = "Draws a board as a picture: empty, or with what lies there at a place in a record",
      .examples =
          "Examples:\n"
          "  elfref board -o board.svg                             the empty board\n"
          "  elfref board --price dragon -o dragons.svg            with what each road costs by dragon\n"
          "  elfref board --at 2:travel:Anna game.yaml -o now.svg  before Anna's first step of round 2\n"
          "  elfref board --game elven-rage --components trial-set  the maps of what is in a box\n"
          "\n"
          "The file is SVG that needs nothing else; browsers show it, in light and dark. With a record a price counts\n"
          "the obstacle, and roads with another counter have none; a river's is that downstream/upstream.\n"
          "\n"
          "Exit status: 0 the picture is written; 2 the record or the place cannot be read, or nothing is written.\n",
      .arguments = std::move(arguments),
      .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
