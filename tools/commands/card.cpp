#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "command.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/pages/page.h"
#include "elfref/core/record/keys.h"
#include "elfref/core/text/text.h"
#include "elfref/reference.h"
#include "key_words.h"
#include "output.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct CardRequest {
  const GameModule* game = nullptr;
  std::string output;
};

/// A card of a game: what a person who writes its records looks up.
class Card {
 public:
  explicit Card(const GameModule& game) : game_(game), keys_(keys_of(game)), reference_(*reference_of(game)) {}

  Page page() {
    page_.language = language();
    page_.title = said(msg::card_title({.game = title_of(game_, speaker_of(game_, language()))}));
    page_.blocks.emplace_back(Page::Heading{.level = 1, .text = page_.title});
    add_tables();
    add_lines();
    add_keys();
    add_words();
    return std::move(page_);
  }

 private:
  void head(std::string words, bool beside = false) {
    page_.blocks.emplace_back(Page::Heading{.level = 2, .text = std::move(words), .beside = beside});
  }

  void add_tables() {
    constexpr int widest_beside = 40;  // columns of a text in a narrow table
    bool first = true;
    for (const CardTable& table : reference_.tables()) {
      Page::Table rows;
      bool narrow = true;
      for (const std::vector<Explained>& row : table.rows) {
        rows.rows.emplace_back();
        for (const Explained& cell : row) {
          rows.rows.back().push_back(said(cell));
          narrow = narrow && display_width(rows.rows.back().back()) <= widest_beside;
        }
      }
      head(said(table.title), !std::exchange(first, false) && narrow);
      page_.blocks.emplace_back(std::move(rows));
    }
  }

  void add_lines() {
    head(said(msg::card_lines()));
    const std::vector<SampleLine> samples = reference_.samples(language());
    const bool phases = std::ranges::any_of(samples, [](const SampleLine& one) { return !one.below.empty(); });
    Page::Table rows{
        {phases ? std::vector<std::string>{said(msg::card_key()), said(msg::card_line()), said(msg::card_says())}
                : std::vector<std::string>{said(msg::card_line()), said(msg::card_says())}}};
    for (const SampleLine& sample : samples) {
      std::vector<std::string>& row = rows.rows.emplace_back();
      if (phases) row.emplace_back(keys_.in(language(), sample.below));
      row.push_back(sample.line);
      row.push_back(said(sample.means));
    }
    page_.blocks.emplace_back(std::move(rows));
  }

  void add_keys() {
    head(said(msg::card_keys()));
    Page::Facts facts;
    for (const std::string& key : keys_at(game_))
      if (std::string means = meaning_of_key(game_, key); !means.empty())
        facts.facts.push_back({.key = std::string(keys_.in(language(), key)), .words = {std::move(means)}});
    page_.blocks.emplace_back(std::move(facts));
  }

  /// The words of plays, as they are written in this language.
  void add_words() {
    head(said(msg::card_words()));
    Page::Facts facts{.facts = {}, .quiet = true};
    for (const ListedWords& listed : reference_.vocabulary()) {
      if (listed.kind == "edition") continue;
      Page::Fact fact{.key = title_of_kind(listed.kind), .words = {}};
      const auto in = [&listed](std::string_view which) {
        std::vector<std::string> words;
        for (const ListedWord& word : listed.words)
          for (const SpelledIn& spelled : word.in)
            if (spelled.language == which) words.emplace_back(spelled.spellings.front());
        return words;
      };
      fact.words = in(tag(language()));
      if (fact.words.empty()) fact.words = in(tag(Language::en));
      facts.facts.push_back(std::move(fact));
    }
    page_.blocks.emplace_back(std::move(facts));
  }

  const GameModule& game_;
  const KeyWords& keys_;
  const GameReference& reference_;
  Page page_;
};

int run(const CardRequest& request) {
  if (request.output.ends_with(".md")) return write_file(request.output, {}, markdown_of(Card(*request.game).page()));
  return write_file(request.output, {}, html_of(Card(*request.game).page()));
}

Argument whose_card(const GameModule*& into) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games())
    if (reference_of(*game) != nullptr) words.emplace_back(game->name, game);
  Argument argument = choice("GAME", into, words, msg::card_game());
  argument.required = true;
  return argument;
}

}  // namespace

Command card() {
  const auto request = std::make_shared<CardRequest>();
  return {.name = "card",
          .description = msg::card_about(),
          .footer = {.runs = {{"elfref card elfenland -o card.html", msg::card_run()},
                              {"elfref card elven-rage --lang ru -o card.html", msg::card_run_language()}},
                     .exit = msg::card_exit()},
          .arguments = {whose_card(request->game), text("-o,--output", "PAGE", request->output, msg::report_output())},
          .run = [request] { return run(*request); },
          .group = Group::rules};
}

}  // namespace elfref::tools::commands
