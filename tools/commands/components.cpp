#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "documents.h"
#include "elfref/core/judging/claims.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/games.h"
#include "output.h"
#include "records.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

enum class BoxForm { text, yaml };

struct ComponentsRequest {
  std::string file;
  const GameModule* game = nullptr;
  Colour colour = Colour::automatic;
  BoxForm form = BoxForm::text;
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
    columns.push_back({.cells = {said(table.columns[column])}});
    for (const std::vector<std::string>& row : table.rows) columns.back().cells.push_back(printable(row[column]));
  }
  out += "\n" + said(table.title) + "\n";
  for (std::size_t row = 0; row <= table.rows.size(); ++row) out += "  " + table_row(columns, row) + "\n";
}

/// Prints a set as it is written in a file.
int print_yaml(const Record& document) {
  std::string out = document.source().text;
  if (document.source().syntax == Syntax::json) out = write_yaml(document);
  if (!out.ends_with('\n')) out += '\n';
  return print(out) ? exit_clean : exit_not_judged;
}

int run(const ComponentsRequest& request) {
  Message why;
  std::optional<Source> source = box_source(request.file, why);
  if (!source) return refuse(why);
  if (request.game != nullptr) source = box_for(*request.game, std::move(*source));
  Diagnostics faults;
  const std::unique_ptr<Record> document = read_document(std::move(*source), faults);
  const GameModule* game = request.game != nullptr ? request.game : game_of(*document);
  if (game == nullptr) return refuse(msg::no_game_with_boxes());
  const std::optional<BoxContents> box = game->box(*document, faults);
  std::string out;
  if (!box) {
    Judgement judgement = unreadable(game->name, std::move(faults));
    judgement.words = words_of(*game);
    render_check(out, document->source(), judgement, style_for(request.colour));
    return print(out) ? exit_not_judged : exit_not_judged;
  }
  if (request.form == BoxForm::yaml) return print_yaml(*document);
  const std::string name = box->name.empty() ? document->source().name : box->name;
  const Message title = title_of(*game, speaker_of(*game, language()));
  out = said(msg::components_of({.game = title, .name = verbatim(name)})) + "\n";
  if (box->invented) out += said(msg::made_up()) + "\n";
  for (const BoxTable& table : box->tables) add_table(out, table);
  return print(out) ? exit_clean : exit_not_judged;
}

Argument box_argument(const GameModule*& into) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games())
    if (game->box != nullptr) words.emplace_back(game->name, game);
  return choice("--game", into, words, msg::components_game());
}

}  // namespace

Command components() {
  const auto request = std::make_shared<ComponentsRequest>();
  Argument file = text("FILE", "FILE", request->file, msg::components_argument());
  file.values = Values::records;
  file.required = true;
  return {.name = "components",
          .description = msg::components_about(),
          .footer = {.runs = {{"elfref components my-cards.yaml", msg::components_run_file()},
                              {"elfref components trial-set", msg::components_run_set()},
                              {"elfref components trial-set --game master-elf", msg::components_run_game()},
                              {"elfref components trial-set --format yaml", msg::components_run_yaml()}},
                     .exit = msg::components_exit()},
          .arguments = {std::move(file), box_argument(request->game),
                        choice<BoxForm>("--format", request->form, {{"text", BoxForm::text}, {"yaml", BoxForm::yaml}},
                                        msg::components_format()),
                        colour_argument(request->colour)},
          .run = [request] { return run(*request); },
          .group = Group::rules};
}

}  // namespace elfref::tools::commands
