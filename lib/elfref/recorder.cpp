#include "elfref/recorder.h"

#include <algorithm>
#include <tuple>
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

namespace {

bool is_same(const Source& one, const Source& other) {
  const auto all = [](const Source& source) {
    return std::tie(source.text, source.name, source.document, source.first_line, source.syntax, source.more_follow);
  };
  return all(one) == all(other);
}

}  // namespace

template <class Answered, class Ask>
Answered Recorder::ask(Source record, const Ask& ask) {
  if (read_.record == nullptr || !is_same(read_.source(), record))
    read_ = read_game_record(std::move(record), faults_, open_);
  if (Message why = read_.game->refuse(overrides_); !why.empty()) {
    Answered answer;
    answer.refusal = recorder::refused("unknown-rules", std::move(why));
    return answer;
  }
  recorder::OfGame* const own = of(*read_.game);
  if (own != nullptr) {
    const KeyWords& keys = keys_of(*read_.game);
    const bool english = language_of_keys(*read_.record, keys) == Language::en;
    if (!english && schema_ == nullptr) schema_ = std::make_unique<SchemaWords>(record_schema(*read_.game), keys);
    return ask(*own, recorder::Written{.game = *read_.game,
                                       .record = *read_.record,
                                       .faults = faults_,
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
