#include "elfref/recorder.h"

#include <algorithm>
#include <utility>

#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/assist/schema_words.h"
#include "elfref/core/recorder/edits.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

Recorder::Recorder(Overrides overrides, OpenBeside open) : overrides_(std::move(overrides)), open_(std::move(open)) {}
Recorder::~Recorder() = default;

recorder::OfGame* Recorder::of(const GameModule& game) {
  if (game_ != &game) {
    game_ = &game;
    schema_.reset();
    recorder_ = game.recorder == nullptr ? nullptr : game.recorder();
  }
  return recorder_.get();
}

template <class Answered, class Ask>
Answered Recorder::ask(Source record, const Ask& ask) {
  Diagnostics faults;
  const GameRecord read = read_game_record(std::move(record), faults, open_);
  recorder::OfGame* const own = of(*read.game);
  if (own != nullptr) {
    const KeyWords& keys = keys_of(*read.game);
    const bool english = language_of_keys(*read.record, keys) == Language::en;
    if (!english && schema_ == nullptr) schema_ = std::make_unique<SchemaWords>(record_schema(*read.game), keys);
    return ask(*own, recorder::Written{.game = *read.game,
                                       .record = *read.record,
                                       .faults = faults,
                                       .overrides = overrides_,
                                       .schema = english ? nullptr : schema_.get()});
  }
  Answered answer;
  answer.refusal = recorder::refused("not-recorded-by-taps", msg::recorder_not_by_taps());
  return answer;
}

recorder::Next Recorder::next(Source record, const recorder::NextAsked& asked) {
  return ask<recorder::Next>(std::move(record), [&](recorder::OfGame& own, const recorder::Written& written) {
    return own.next(written, asked);
  });
}

recorder::Sentence Recorder::sentence(Source record, const recorder::SentenceAsked& asked) {
  return ask<recorder::Sentence>(std::move(record), [&](recorder::OfGame& own, const recorder::Written& written) {
    return own.sentence(written, asked);
  });
}

recorder::Plays Recorder::plays(Source record) {
  return ask<recorder::Plays>(
      std::move(record), [&](recorder::OfGame& own, const recorder::Written& written) { return own.plays(written); });
}

std::uint32_t Recorder::plays_judged() const {
  return recorder_ == nullptr ? 0 : recorder_->plays_judged();
}

std::vector<const GameModule*> recorded_games() {
  std::vector<const GameModule*> found;
  for (const GameModule* game : games())
    if (game->recorder != nullptr) found.push_back(game);
  return found;
}

recorder::StartSheet start_sheet(const GameModule& game) {
  return game.recorder()->sheet();
}

recorder::BegunText begun(const recorder::Begun& choices) {
  const auto all = recorded_games();
  const auto game = std::ranges::find(all, choices.game, &GameModule::name);
  if (game == all.end()) return {.refusal = recorder::refused("unknown-game", msg::recorder_unknown_game())};
  recorder::BegunText begun = (*game)->recorder()->begin(choices);
  if (choices.language == Language::en || !begun.refusal.id.empty()) return begun;
  Diagnostics faults;
  const auto record = read_record({.name = {}, .text = std::move(begun.text)}, faults);
  const std::vector<Edit> keys = keys_put_into(choices.language, *record, **game, record_schema(**game));
  begun.text = with_edits(record->source().text, keys);
  return begun;
}

}  // namespace elfref
