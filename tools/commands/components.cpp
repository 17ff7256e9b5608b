#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "documents.h"
#include "elfref/core/judging/claims.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/games.h"
#include "output.h"
#include "records.h"

namespace elfref::tools::commands {
namespace {

struct ComponentsRequest {
  std::string file;
  const GameModule* game = nullptr;
  Colour colour = Colour::automatic;
};

/// The game whose box a document says: the one that it names, else the first that has its pieces in documents.
const GameModule* game_of(const Record& document) {
  const Node* name = document.find(document.root(), "game");
  const GameModule* first = nullptr;
  for (const GameModule* game : games()) {
    if (game->box == nullptr) continue;
    if (first == nullptr) first = game;
    if (name != nullptr && name->shape == Shape::scalar && fold(name->text) == fold(game->name)) return game;
  }
  return first;
}

void add_table(std::string& out, const BoxTable& table) {
  std::vector<TableColumn> columns;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    columns.push_back({.cells = {table.columns[column]}});
    for (const std::vector<std::string>& row : table.rows) columns.back().cells.push_back(printable(row[column]));
  }
  out += "\n" + printable(table.title) + "\n";
  for (std::size_t row = 0; row <= table.rows.size(); ++row) out += "  " + table_row(columns, row) + "\n";
}

int run(const ComponentsRequest& request) {
  std::string why;
  std::optional<Source> source = box_source(request.file, why);
  if (!source) return refuse(why);
  if (request.game != nullptr) source = box_for(*request.game, std::move(*source));
  Diagnostics faults;
  const std::unique_ptr<Record> document = read_document(std::move(*source), faults);
  const GameModule* game = request.game != nullptr ? request.game : game_of(*document);
  if (game == nullptr) return refuse("no game has its pieces in a file");
  const std::optional<BoxContents> box = game->box(*document, faults);
  std::string out;
  if (!box) {
    Judgement judgement = unreadable(game->name, std::move(faults));
    judgement.words = words_of(*game);
    render_check(out, document->source(), judgement, style_for(request.colour));
    return print(out) ? exit_not_judged : exit_not_judged;
  }
  const std::string name = box->name.empty() ? document->source().name : box->name;
  out = printable(name) + ": components of " + std::string(game->title) + "\n";
  if (box->invented) out += "made up: this is not the printed game\n";
  for (const BoxTable& table : box->tables) add_table(out, table);
  return print(out) ? exit_clean : exit_not_judged;
}

Argument box_argument(const GameModule*& into) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games())
    if (game->box != nullptr) words.emplace_back(game->name, game);
  return choice("--game", into, words, "Whose box it is; else as FILE says, or the first game that has such");
}

}  // namespace

Command components() {
  const auto request = std::make_shared<ComponentsRequest>();
  Argument file = text("FILE", "FILE", request->file, "A file of components, or the name of a set that is built in");
  file.values = Values::records;
  file.required = true;
  return {.name = "components",
          .description = "Checks a file of what is in the box, and prints it as tables",
          .examples =
              "Examples:\n"
              "  elfref components my-cards.yaml             whether it is a set, and what is in it\n"
              "  elfref components trial-set                 the set that is built in\n"
              "  elfref components trial-set --game master-elf    that of this game\n"
              "\n"
              "Exit status: 0 it is a set; 2 something in it is wrong, or it cannot be read.\n",
          .arguments = {std::move(file), box_argument(request->game), colour_argument(request->colour)},
          .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
