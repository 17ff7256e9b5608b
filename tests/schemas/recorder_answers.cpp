// recorder_answers: prints what the recorder answers about records of the tree, one JSON object a line, for
// schemas_test.py.

#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/render/render_recorder.h"
#include "elfref/recorder.h"
#include "testing/fixture.h"

namespace elfref {
namespace {

void print(const std::string& json) {
  std::cout << json << "\n";
}

/// The questions of one record at every 17th play and at its end.
void ask(const Source& source, Language language) {
  Recorder recorder;
  const recorder::Plays plays = recorder.plays(source);
  print(render_plays_json(plays, source.text, language));
  std::vector<recorder::NextAsked> places{{}};
  for (std::uint32_t play = 1; play <= plays.plays.size(); play += 17) {
    places.push_back({{.at = play}});
    places.push_back({{.at = play, .insert = true}});
  }
  for (recorder::NextAsked& place : places) {
    place.board = !place.at;
    const recorder::Next next = recorder.next(source, place);
    print(render_next_json(next, source.text, language));
    for (const recorder::Form& form : next.forms)
      for (const bool free : {false, true}) {
        recorder::SentenceAsked asked{place};
        asked.form = form.id;
        asked.seat = form.seat;
        asked.free = free;
        for (int choice = 0; choice < 4; ++choice) {
          const recorder::Sentence sentence = recorder.sentence(source, asked);
          print(render_sentence_json(sentence, source.text, language));
          const auto open = std::ranges::find_if(sentence.form.slots, [&](const recorder::Slot& slot) {
            return !asked.choices.has(slot.id) && !slot.answers.empty();
          });
          if (open == sentence.form.slots.end()) break;
          asked.choices = asked.choices.with(open->id, {{open->answers.back().value, 1}});
        }
      }
  }
}

void ask_all() {
  const std::vector<const GameModule*> games = recorded_games();
  std::vector<recorder::StartSheet> sheets;
  for (const GameModule* game : games) sheets.push_back(start_sheet(*game));
  for (const Language language : all_languages) print(render_sheets_json(sheets, games, language));
  recorder::Begun wrong{.game = "whist"};
  print(render_begun_json(begun(wrong), nullptr, Language::en));
  for (std::size_t i = 0; i < games.size(); ++i) {
    recorder::Begun choices{.game = std::string(games[i]->name)};
    print(render_begun_json(begun(choices), games[i], Language::ru));  // without players
    for (int player = 0; player < sheets[i].least; ++player) choices.players.push_back({std::string(1, 'A' + player)});
    const recorder::BegunText text = begun(choices);
    print(render_begun_json(text, games[i], Language::en));
    ask({.name = "begun", .text = text.text}, Language::en);
    int records = 0;
    for (const std::string& path : testing::records_below("records/" + std::string(games[i]->name) + "/sessions"))
      for (const testing::Fixture& fixture : testing::fixtures_of(path))
        ask(fixture.source, ++records % 2 == 0 ? Language::ru : Language::en);
  }
  ask({.name = "wrong", .text = "game: elfenland\nplayers: [A\n"}, Language::en);
}

}  // namespace
}  // namespace elfref

int main() {
  elfref::ask_all();
}
