#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/growing_record.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/words/message.h"

namespace elfref {

/// Why words are refused: no turn has begun, the record is finished or cannot be read, they are several lines.
[[nodiscard]] Message line_outside_turn();
[[nodiscard]] Message nothing_more_to_play();
[[nodiscard]] Message line_has_breaks();
/// The key `turns` in the language of the keys of a record that begins with this text.
[[nodiscard]] std::string_view key_of_turns(std::string_view head);

/// A record that is being written turn by turn, each turn a list of lines; a game builds its table on it. A line that
/// breaks a rule is reported and still played; what no record can contain is refused. A regular value.
template <KitGame G>
class GrowingTurns {
 public:
  using Position = typename G::Position;  ///< the position
  using Action = typename G::Action;      ///< a play

  /// A table whose record begins with this text, in YAML: its keys before `turns`. `document`: its attachment, or null.
  GrowingTurns(std::string_view head, std::shared_ptr<const Record> document)
      : record_(with_newline(head), documents(std::move(document))), turns_(key_of_turns(head)) {}

  /// The record so far.
  [[nodiscard]] const GrowingRecord<G>& record() const { return record_; }
  /// Whether anything more can be written.
  [[nodiscard]] bool can_go_on() const { return record_.understood() && !claimed_; }

  /// Begins a player's turn.
  Added turn(std::string_view player) {
    Added judged = end_turn();
    std::string key = item() + quoted_key(player) + ":";
    const Added asked = record_.ask(key + std::string(no_line));
    if (asked.verdict == Verdict::unreadable) return within(asked, key.size() - player.size() - 2, player.size());
    begins_ = std::move(key);
    return judged;
  }
  /// Plays a line in that turn.
  Added play(std::string_view line) {
    if (begins_.empty() && !in_turn_) return refused(line, line_outside_turn());
    const std::string ahead = (begins_.empty() ? "" : begins_ + "\n") + "  - ";
    Added judged = record_.add(ahead + std::string(line) + "\n");
    if (judged.verdict == Verdict::unreadable) return within(std::move(judged), ahead.size(), line.size());
    any_turn_ = in_turn_ = true;
    begins_.clear();
    return judged;
  }
  /// Writes an entry between two turns.
  Added between(std::string_view words) {
    Added before = end_turn();
    const std::string ahead = item();
    Added judged = record_.add(ahead + std::string(words) + "\n", true);
    if (judged.verdict == Verdict::unreadable) return within(std::move(judged), ahead.size(), words.size());
    any_turn_ = true;
    in_turn_ = false;
    before.findings.insert(before.findings.end(), judged.findings.begin(), judged.findings.end());
    return {verdict_of(before.findings), std::move(before.findings)};
  }
  /// Claims the result. Nothing can be written after it.
  Added claim(std::string_view words) {
    static_cast<void>(end_turn());
    Added judged = record_.add(std::string(words) + "\n", true);
    claimed_ = true;
    return judged;
  }

  /// The whole record, with the turn that has begun.
  [[nodiscard]] GrowingRecord<G> whole() const {
    GrowingTurns ended = *this;
    static_cast<void>(ended.end_turn());
    return std::move(ended.record_);
  }
  /// The position in the turn under way. `ends`: whether a play is one that a record supplies at the end of a turn.
  /// `begins`: whether a play begins a turn.
  template <class Ends, class Begins>
  [[nodiscard]] Position state(const Ends& ends, const Begins& begins) const {
    if (begins_.empty()) return record_.state([&](const Action& action) { return !ends(action); });
    return whole().state(begins);
  }

  /// The answer to words that are not a line there.
  [[nodiscard]] static Added refused(std::string_view words, Message message) {
    Diagnostic fault;
    fault.id = Fault::unknown_play.id;
    fault.severity = Severity::error;
    fault.bearing = Bearing::record;
    fault.span = {0, static_cast<std::uint32_t>(words.size())};
    fault.message = std::move(message);
    return {Verdict::unreadable, {std::move(fault)}};
  }

 private:
  static constexpr std::string_view no_line = " []\n";

  static std::string with_newline(std::string_view head) {
    std::string text(head);
    if (!text.ends_with('\n')) text += '\n';
    return text;
  }
  static std::vector<std::shared_ptr<const Record>> documents(std::shared_ptr<const Record> document) {
    std::vector<std::shared_ptr<const Record>> all;
    if (document != nullptr) all.push_back(std::move(document));
    return all;
  }
  [[nodiscard]] std::string item() const { return any_turn_ ? "- " : std::string(turns_) + ":\n- "; }

  /// Moves the spans of a refusal into the player's own words; other text was around them.
  static Added within(Added judged, std::size_t before, std::size_t size) {
    const auto moved = [&](std::uint32_t at) {
      return static_cast<std::uint32_t>(std::min(at < before ? 0 : at - before, size));
    };
    for (Diagnostic& fault : judged.findings) fault.span = {moved(fault.span.begin), moved(fault.span.end)};
    return judged;
  }

  /// Ends the turn under way; one that has just begun has no lines.
  Added end_turn() {
    if (begins_.empty()) return record_.end();
    Added judged = record_.add(begins_ + std::string(no_line), true);
    begins_.clear();
    any_turn_ = in_turn_ = true;
    return judged;
  }

  GrowingRecord<G> record_;
  std::string_view turns_;  // the key
  std::string begins_{};    // the turn that has begun and has no lines yet, as text
  bool any_turn_ = false;
  bool in_turn_ = false;
  bool claimed_ = false;
};

/// Changes a table that shares its state with copies: a changed copy replaces it, unless the words are refused.
template <class Playing, class How>
Added change_shared(std::shared_ptr<const Playing>& now, std::string_view words, How how) {
  if (!now->can_go_on()) return Playing::refused(words, nothing_more_to_play());
  if (words.find_first_of("\r\n") != std::string_view::npos) return Playing::refused(words, line_has_breaks());
  auto next = std::make_shared<Playing>(*now);
  Added judged = std::invoke(how, *next, words);
  if (judged.verdict != Verdict::unreadable) now = std::move(next);
  return judged;
}

}  // namespace elfref
