#include <algorithm>
#include <memory>
#include <string>

#include "elfref/core/judging/titles.h"
#include "elfref/core/pages/picture_svg.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"
#include "output.h"
#include "speaking.h"
#include "words/tool_msg.h"

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
Message wrong_price(const GameModule& game, const Picture& picture, const std::string& price) {
  if (price.empty()) return {};
  const auto priced = [&](const std::string& kind) { return game.prices != nullptr && !game.prices(kind).empty(); };
  if (priced(price)) return {};
  std::vector<std::string> kinds;
  for (const PictureKind& kind : picture.kinds)
    if (priced(kind.id)) kinds.push_back(kind.id);
  if (kinds.empty()) return msg::no_prices({.game = verbatim(game.name)});
  return msg::price_goes_nowhere(
      {.kinds = list(Joint::comma, kinds, [](const std::string& kind) { return verbatim(kind); }),
       .price = verbatim(price)});
}

int write(const BoardRequest& request, const Picture& picture, const Scene& scene,
          const Speaker& says, const Message& title) {
  return write_file(request.output, request.records.files, svg_file_of(picture, scene, says, title));
}

/// The board of a game as it is in the box, or as a document says what is in the box.
std::optional<Picture> board_in_box(const GameModule& game, const std::shared_ptr<const Source>& box) {
  if (box == nullptr || game.box == nullptr) return game.picture(nullptr, language());
  Diagnostics faults;
  const std::unique_ptr<Record> document = read_document(box_for(game, *box), faults);
  return game.picture(document.get(), language());
}

int empty_board(const BoardRequest& request) {
  if (request.at_given) return refuse(msg::at_names_file());
  if (!request.records.overrides.edition.empty() || !request.records.overrides.options.empty())
    return refuse(msg::edition_names_file());
  const GameModule& game = request.game != nullptr ? *request.game : *games().front();
  if (game.picture == nullptr) return refuse(msg::no_picture_of({.game = verbatim(game.name)}));
  const std::shared_ptr<const Source>& box = request.records.overrides.attachment;
  const std::optional<Picture> picture = board_in_box(game, box);
  if (!picture && box == nullptr) return refuse(msg::board_not_built_in({.game = verbatim(game.name)}));
  if (!picture) return refuse(msg::box_without_board({.file = verbatim(box->name)}));
  if (const Message wrong = wrong_price(game, *picture, request.price); !wrong.empty()) return refuse(wrong);
  Scene scene;
  if (!request.price.empty()) scene.prices = game.prices(request.price);
  const Speaker says = speaker_of(game, language());
  return write(request, *picture, scene, says, elfref::msg::board_of({.game = title_of(game, says)}));
}

int run(const BoardRequest& request) {
  if (!request.output.empty() && request.output != "-" && !request.output.ends_with(".svg"))
    return refuse(msg::board_not_svg({.file = verbatim(request.output)}));
  if (request.records.files.empty()) return empty_board(request);
  OnePlace place = find_place(request.records, request.at);
  if (place.refereed && (place.refereed->game->position == nullptr || place.refereed->game->picture == nullptr))
    return refuse(cannot(*place.refereed, msg::no_picture()));
  if (!place.complaint.empty()) return refuse(place.complaint);
  const Refereed& refereed = *place.refereed;
  const GameModule& game = *refereed.game;
  if (request.game != nullptr && request.game != &game)
    return refuse(cannot(refereed, msg::no_board_of({.game = verbatim(request.game->name)})));
  const std::optional<Picture> picture = game.picture(refereed.record.get(), language());
  if (!picture) return refuse(cannot(refereed, msg::no_picture()));
  if (const Message wrong = wrong_price(game, *picture, request.price); !wrong.empty()) return refuse(wrong);
  place.position.picture = true;
  place.position.price = request.price;
  Overrides overrides = request.records.overrides;
  overrides.language = language();
  const PositionView position = game.position(*refereed.record, overrides, place.position);
  const Speaker says(position, language());
  if (!position.picture)
    return refuse(position.complaint.empty() ? msg::no_picture_of_place() : Message(says(position.complaint)));
  const Message title = title_of(game, says);
  return write(request, *picture, *position.picture, says,
               place.found.play != nullptr
                   ? elfref::msg::board_before_play({.at = verbatim(request.at), .game = title})
                   : elfref::msg::board_at_end({.game = title}));
}

Argument game_argument(const GameModule*& into) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games()) words.emplace_back(game->name, game);
  return choice("--game", into, words, msg::board_game());
}

}  // namespace

Command board() {
  const auto request = std::make_shared<BoardRequest>();
  std::vector<Argument> arguments = one_record_arguments(request->records);
  arguments.front().required = false;
  arguments.front().description = msg::board_record();
  Argument at = text("--at", "PLACE", request->at, msg::board_at());
  at.take = [request](const std::string& given) {
    request->at = given;
    request->at_given = true;
    return Message();
  };
  arguments.push_back(std::move(at));
  arguments.push_back(text("-o,--output", "BOARD", request->output, msg::board_output()));
  arguments.push_back(text("--price", "TRANSPORT", request->price, msg::board_price()));
  arguments.push_back(game_argument(request->game));
  return {.name = "board",
          .description = msg::board_about(),
          .footer = {.runs = {{"elfref board -o board.svg", msg::board_run_empty()},
                              {"elfref board --price dragon -o dragons.svg", msg::board_run_price()},
                              {"elfref board --at 2:travel:Anna game.yaml -o now.svg", msg::board_run_at()},
                              {"elfref board --game elven-rage --components trial-set", msg::board_run_box()}},
                     .notes = {msg::board_note()},
                     .exit = msg::board_exit()},
          .arguments = std::move(arguments),
          .run = [request] { return run(*request); },
          .group = Group::look};
}

}  // namespace elfref::tools::commands
