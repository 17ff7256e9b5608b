#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "command.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/text/wrap.h"
#include "elfref/games.h"
#include "key_words.h"
#include "output.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct WordsRequest {
  const GameModule* game = nullptr;  // null: every game
  std::string language;              // empty: every language
  Format format = Format::text;
  Colour colour = Colour::automatic;
};

std::string joined(const std::vector<std::string_view>& words) {
  std::string all;
  for (const std::string_view word : words) all.append(all.empty() ? "" : ", ").append(word);
  return all;
}

/// Those of a kind that a language has; all where none is asked for.
ListedWords in_language(ListedWords listed, const std::string& asked) {
  if (asked.empty()) return listed;
  for (ListedWord& word : listed.words)
    std::erase_if(word.in, [&](const SpelledIn& one) { return one.language != asked; });
  std::erase_if(listed.words, [](const ListedWord& word) { return word.in.empty(); });
  return listed;
}

void add_table(std::string& out, const ListedWords& listed, int width) {
  std::vector<TableColumn> columns(2);
  std::vector<std::string> spellings;
  for (const ListedWord& word : listed.words)
    for (const SpelledIn& spelled : word.in) {
      columns[0].cells.emplace_back(&spelled == &word.in.front() ? word.word : std::string_view());
      columns[1].cells.emplace_back(spelled.language);
      spellings.push_back(joined(spelled.spellings));
    }
  out += "\n  " + title_of_kind(listed.kind) + "\n";
  for (std::size_t row = 0; row < spellings.size(); ++row) {
    std::vector<TableColumn> with = columns;
    const std::string before = "    " + table_row(columns, row);
    int hang = 4;
    for (const TableColumn& column : columns) {
      int widest = 0;
      for (const std::string& cell : column.cells) widest = std::max(widest, display_width(cell));
      hang += widest + 2;
    }
    const std::string space(static_cast<std::size_t>(std::max(0, hang - display_width(before))), ' ');
    add_line(out, before + space + spellings[row], width, hang);
  }
}

std::string in_text(const WordsRequest& request, const std::vector<const GameModule*>& whose) {
  std::string out;
  for (const GameModule* game : whose) {
    out += (out.empty() ? "" : "\n") + said(title_of(*game, speaker_of(*game, language()))) + "\n";
    for (const ListedWords& all : words_of_records(*game))
      if (const ListedWords listed = in_language(all, request.language); !listed.words.empty())
        add_table(out, listed, style_for(request.colour).width);
  }
  return out;
}

std::string in_json(const WordsRequest& request, const std::vector<const GameModule*>& whose) {
  using Json = nlohmann::ordered_json;
  Json words = Json::array();
  for (const GameModule* game : whose)
    for (const ListedWords& all : words_of_records(*game))
      for (const ListedWord& word : in_language(all, request.language).words) {
        Json in = Json::object();
        for (const SpelledIn& spelled : word.in) in[std::string(spelled.language)] = spelled.spellings;
        words.push_back({{"game", game->name}, {"kind", all.kind}, {"word", word.word}, {"in", std::move(in)}});
      }
  return escaped_json(words.dump()) + "\n";
}

/// The languages that some game has words of.
std::vector<std::string> languages_of_words() {
  std::vector<std::string> all;
  for (const GameModule* game : games())
    for (const ListedWords& listed : words_of_records(*game))
      for (const ListedWord& word : listed.words)
        for (const SpelledIn& spelled : word.in)
          if (std::ranges::find(all, spelled.language) == all.end()) all.emplace_back(spelled.language);
  return all;
}

int run(const WordsRequest& request) {
  std::vector<const GameModule*> whose(games().begin(), games().end());
  if (request.game != nullptr) whose = {request.game};
  const std::string out = request.format == Format::json ? in_json(request, whose) : in_text(request, whose);
  return print(out) ? exit_clean : exit_not_judged;
}

Argument whose_words(const GameModule*& into) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games()) words.emplace_back(game->name, game);
  return choice("--game", into, words, msg::words_game());
}

/// Its choices are found when they are asked for: all words have to be looked at.
Argument language_of_words(std::string& into) {
  Argument argument = text("--language", "LANGUAGE", into, msg::words_language());
  argument.take = [&into](const std::string& given) -> Message {
    const std::vector<std::string> known = languages_of_words();
    into = given;
    if (std::ranges::find(known, given) != known.end()) return {};
    const std::vector<std::string_view> names(known.begin(), known.end());
    return msg::takes_language({.given = verbatim(given), .words = verbatim(joined(names))});
  };
  return argument;
}

}  // namespace

Command words() {
  const auto request = std::make_shared<WordsRequest>();
  return {.name = "words",
          .description = msg::words_about(),
          .footer = {.runs = {{"elfref words --game elfenland", msg::words_run_game()},
                              {"elfref words --language ru", msg::words_run_language()},
                              {"elfref words --format json", msg::for_programs()}},
                     .notes = {msg::words_note()}},
          .arguments = {whose_words(request->game), language_of_words(request->language),
                        choice<Format>("--format", request->format, {{"text", Format::text}, {"json", Format::json}},
                                       msg::option_format()),
                        colour_argument(request->colour)},
          .run = [request] { return run(*request); },
          .group = Group::rules};
}

}  // namespace elfref::tools::commands
