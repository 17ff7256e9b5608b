#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/words/message.h"
#include "elfref/games.h"
#include "elfref/serve_places.h"

// A session of a program: a record in JSON that grows play by play, and is judged whole with each of them. So a session
// and `check` cannot differ.

namespace elfref::serving {

/// The number of uncertain plays that the answer to `legal` has tried; more of them are listed without that.
inline constexpr std::size_t most_plays_tried = 300;
/// The most work that this spends, in units of core/judging/work.h.
inline constexpr std::uint64_t most_work_of_trying = 2'000'000;

/// The number of plays of a session that can be undone, the last ones.
inline constexpr std::size_t most_plays_undone = 10'000;

/// A play that a program can make in a session: a play or one of a group.
struct Playable {
  std::string phase;                  ///< empty in a game without phases
  std::optional<std::string> player;  ///< the player whose play or turn it is
  bool begins = false;                ///< it begins a turn
  std::string words;                  ///< as a record writes it
  bool certain = true;                ///< false: whether it is legal depends on unrecorded facts
  std::size_t view = 0;               ///< the index in Listed::views
  std::size_t choice = 0;             ///< the index of the choice there
};

/// What can be played, and in which positions.
struct Listed {
  Message refusal{};                ///< why nothing is listed; or empty
  std::vector<PositionView> views;  ///< the first is the position in which a turn goes on, if one may
  std::vector<Playable> plays;      ///< each can be played
  std::vector<Playable> open;       ///< groups whose plays are not known: their words have gaps
  bool gave_up = false;             ///< not every uncertain play was tried
};

class Session {
 public:
  /// A session whose record is this JSON, which holds all its attachments.
  Session(std::string text, const Overrides& overrides);

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const JudgedDocument& judged() const { return judged_; }
  [[nodiscard]] const GameModule& game() const { return *judged_.game; }

  /// The result of a play that was not made yet.
  struct Trial {
    Message refusal{};               ///< why it cannot be made; or empty
    Edit edit;                       ///< what it writes
    JudgedDocument judged;           ///< the record with it
    std::vector<std::size_t> fresh;  ///< its findings, by index; the faults if it cannot be read
    Verdict verdict = Verdict::unreadable;
  };
  [[nodiscard]] Trial tried(const Spot& spot, const std::string& entry, const Overrides& overrides) const;
  /// Makes a play. REQUIRES: it has no refusal, and nothing was made since tried().
  void make(Trial trial);
  /// The number of plays that can be undone.
  [[nodiscard]] std::size_t made() const { return undone_.size(); }
  /// Takes plays back. REQUIRES: `plays` is at most made().
  void undo(std::size_t plays, const Overrides& overrides);

  /// The record in YAML.
  [[nodiscard]] std::string as_yaml() const;
  /// The record, read, with its position at the end. `why`: a play to be judged there.
  [[nodiscard]] PositionView position(const Overrides& overrides, std::string_view why) const;
  /// The plays that can be made.
  [[nodiscard]] Listed listed(const Overrides& overrides) const;

 private:
  [[nodiscard]] Source source() const;
  [[nodiscard]] bool can_make(const Playable& play, const Overrides& overrides) const;
  void keep_playable(Listed& listed, const Overrides& overrides) const;

  std::string text_;
  mutable std::unique_ptr<Memory> memory_;  // of judging it so far
  JudgedDocument judged_;
  std::vector<Edit> undone_;  // what takes each play back
};

}  // namespace elfref::serving
