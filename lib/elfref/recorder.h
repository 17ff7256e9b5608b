#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/recorder/of_game.h"
#include "elfref/games.h"

namespace elfref {

class SchemaWords;

/// A record that a person writes by taps. Every question names the whole text. The recorder keeps the record that it
/// was asked about last: the same text is not read again, nor are its attachments, and of another text only what is new
/// is judged.
///
///     Recorder recorder;
///     Source record{.name = "evening.yaml", .text = text};
///     const recorder::Next next = recorder.next(record);
///     text = with_edits(text, std::array{*next.actions.front().writes});
class Recorder {
 public:
  /// `overrides`: by which records are judged; a record whose game does not have them is refused. `open` opens the
  /// attachments that they name.
  explicit Recorder(Overrides overrides = {}, OpenBeside open = {});
  /// Forgets the record that it keeps.
  ~Recorder();
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  /// The question at a place of a record, its answers, and the table around it. Total.
  [[nodiscard]] recorder::Next next(Source record, const recorder::NextAsked& asked = {});
  /// A play that is partly or wholly chosen. Total.
  [[nodiscard]] recorder::Sentence sentence(Source record, const recorder::SentenceAsked& asked);
  /// All plays in words, and the verdict on the whole record. Total.
  [[nodiscard]] recorder::Plays plays(Source record);

  /// How many plays the last question judged; the others were kept.
  [[nodiscard]] std::uint32_t plays_judged() const;

 private:
  template <class Answered, class Ask>
  Answered ask(Source record, const Ask& ask);
  [[nodiscard]] recorder::OfGame* of(const GameModule& game);

  Overrides overrides_;
  OpenBeside open_;
  GameRecord read_;  // the last record
  Diagnostics faults_;
  const GameModule* game_ = nullptr;
  std::unique_ptr<recorder::OfGame> recorder_;
  std::unique_ptr<SchemaWords> schema_;  // of that game; null as long as all keys were in English
};

/// The games whose records can be written by taps, in the order of games().
[[nodiscard]] std::vector<const GameModule*> recorded_games();
/// The start sheet of one of these games.
[[nodiscard]] recorder::StartSheet start_sheet(const GameModule& game);
/// The text of a new record. Total.
[[nodiscard]] recorder::BegunText begun(const recorder::Begun& choices);

}  // namespace elfref
