#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/record.h"

// What a game needs to propose changes of a record: GameModule::proposals.

namespace elfref {

/// The play that a finding is about, by what was said of its place.
template <class Action>
[[nodiscard]] std::optional<std::uint32_t> ply_of(const Diagnostic& finding, std::span<const Play<Action>> plays) {
  std::optional<std::uint32_t> found;
  for (std::uint32_t ply = 0; ply < plays.size(); ++ply) {
    const Play<Action>& play = plays[ply];
    if (play.seat != finding.seat || play.round != finding.round) continue;
    if (std::ranges::find(play.parts, finding.span) != play.parts.end()) return ply;
    if (play.parts[0].begin <= finding.span.begin && finding.span.end <= play.parts[0].end) found = ply;
  }
  return found;
}

/// Collects changes of one record, for one finding after the other. A game derives from it.
class Proposals {
 public:
  /// REQUIRES: both live longer.
  Proposals(const Record& record, const Judgement& judgement) : record_(record), judgement_(judgement) {}

 protected:
  /// From here on changes are proposed for that finding.
  void propose_for(std::size_t finding) { finding_ = finding; }
  /// The finding for which changes are proposed now.
  [[nodiscard]] const Diagnostic& finding() const { return judgement_.findings[finding_]; }
  /// All that was proposed.
  [[nodiscard]] std::vector<Suggestion> take() { return std::move(found_); }

  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] const Judgement& judgement() const { return judgement_; }
  /// What stands there, in JSON without its quotes.
  [[nodiscard]] std::string text_at(Span span) const;
  /// What stands there.
  [[nodiscard]] std::string source_at(Span span) const;
  /// In which line.
  [[nodiscard]] int line_of(Span span) const;

  /// Other words in place of a span.
  void instead(Span span, const std::string& words);
  /// Some changes, in words.
  void add(std::string text, std::vector<Edit> edits);
  /// Two entries of a list change places: this one, and the one so far from it.
  void swap_with(const RecordEntry& entry, int away);
  /// A line of its own before another.
  void insert_before(const RecordEntry& entry, const std::string& words);
  /// The entry around a play is left out where the same was written before.
  void leave_out_repetition(Span play);
  /// What is found of a figure in place of what is claimed of it.
  void claim_as_found(Span claimed, Seat seat, std::string_view figure);
  /// The winners as they are found. `name`: of a player, as the record writes it.
  template <class Name>
  void winners_as_found(Span claimed, Name name) {
    std::vector<std::string> winners;
    for (const Standing& standing : judgement_.standings)
      if (standing.won && !standing.side.empty()) winners.push_back(name(standing.side.front()));
    claim_winners(claimed, winners);
  }

 private:
  void claim_winners(Span claimed, const std::vector<std::string>& winners);

  const Record& record_;
  const Judgement& judgement_;
  std::vector<Suggestion> found_;
  std::size_t finding_ = 0;
};

}  // namespace elfref
