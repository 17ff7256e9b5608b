#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/legality.h"
#include "elfref/core/judging/replay.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/record.h"

// What a game needs to propose changes of a record: GameModule::proposals.

namespace elfref {

/// The play that a finding is about, by its player, round and place; nothing if there is none.
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

/// Collects changes of one record, finding by finding. A game derives from it.
class Proposals {
 public:
  /// `work`: what it spends from; null: nothing is counted. REQUIRES: all arguments outlive this object.
  Proposals(const Record& record, const Judgement& judgement, Work* work)
      : record_(record), judgement_(judgement), work_(work) {}

 protected:
  /// Sets the finding for which later calls propose changes.
  void propose_for(std::size_t finding) { finding_ = finding; }
  /// The finding for which changes are proposed now.
  [[nodiscard]] const Diagnostic& finding() const { return judgement_.findings[finding_]; }
  /// Whether the finding is about that rule.
  [[nodiscard]] bool is(std::string_view rule) const { return finding().id == rule; }
  /// Whether a play may be legal. `ask(play)` asks the rules.
  template <class Action, class Ask>
  [[nodiscard]] bool may_stand(const Action& play, const Ask& ask) const {
    spend(work_, units_a_play);
    return ask(play) != Legality::no;
  }
  /// Moves out all proposals.
  [[nodiscard]] std::vector<Suggestion> take() { return std::move(found_); }

  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] const Judgement& judgement() const { return judgement_; }
  /// The text at a place; in JSON, without its quotes.
  [[nodiscard]] std::string text_at(Span span) const;
  /// The text at a place, as in the source.
  [[nodiscard]] std::string source_at(Span span) const;
  /// The line of a place.
  [[nodiscard]] int line_of(Span span) const;

  /// Proposes other words for a span.
  void instead(Span span, const std::string& words);
  /// Compares legal lines with the written one. Calls `put(line)` for those that differ in one word. Returns those of
  /// the others that share a word with it, most similar first: they are not a slip of the pen.
  static std::vector<std::string> nearest_of(const std::string& written, std::vector<std::string> legal,
                                             const std::function<void(const std::string&)>& put);
  /// Legal plays in words, with the plays of each group: `each(play)` lists these, `write(action)` puts one in words.
  template <class Play, class Each, class Write>
  [[nodiscard]] std::vector<std::string> legal_lines(const std::vector<Play>& plays, const Each& each,
                                                     const Write& write) const {
    std::vector<std::string> lines;
    for (const Play& play : plays) {
      spend(work_, units_a_play);
      if (!play.nameless) lines.push_back(write(play.play));
      if (!play.several) continue;
      for (const Play& one : each(play)) lines.push_back(write(one.play));
    }
    return lines;
  }
  /// Proposes changes; `text` describes them.
  void add(Message text, std::vector<Edit> edits);
  /// Proposes to swap an entry of a list with the one `away` entries after it.
  void swap_with(const RecordEntry& entry, int away);
  /// Proposes a new line before an entry.
  void insert_before(const RecordEntry& entry, const std::string& words);
  /// Proposes to remove the entry with a play if an earlier entry has the same text.
  void leave_out_repetition(Span play);
  /// Proposes the computed figure instead of the claimed one.
  void claim_as_found(Span claimed, Seat seat, std::string_view figure);
  /// Goes through the findings. `of_claim(claim)` proposes changes for a refuted claim, `of_play(state, play)` for a
  /// play, with the position before it. The argument `state` is the position at the start of the record. Returns all
  /// proposals.
  template <class G, class Session, class OfPlay, class OfClaim>
  std::vector<Suggestion> propose_each(const Session& session, typename G::Position state, OfPlay of_play,
                                       OfClaim of_claim) {
    using Action = typename G::Action;
    std::vector<std::pair<std::uint32_t, std::size_t>> wanted;  // play and finding
    for (std::size_t index = 0; index < judgement_.findings.size(); ++index) {
      const Diagnostic& found = judgement_.findings[index];
      if (found.severity == Severity::note || found.rule == nullptr || found.follows_from) continue;
      if (const auto claim = ply_of<Action>(found, session.claims); claim && found.bearing == Bearing::claims) {
        propose_for(index);
        of_claim(session.claims[*claim]);
      } else if (const auto ply = ply_of<Action>(found, session.plays)) {
        wanted.emplace_back(*ply, index);
      }
    }
    std::ranges::stable_sort(wanted);
    spend_a_replay(session);
    auto next = wanted.begin();
    const std::size_t end = wanted.empty() ? 0 : wanted.back().first + 1;
    walk<G>(std::span(session.plays).first(end), state, [&](std::uint32_t ply, const Action&) {
      for (; next != wanted.end() && next->first == ply; ++next) {
        propose_for(next->second);
        of_play(std::as_const(state), session.plays[ply]);
      }
    });
    return take();
  }

  /// Proposes to remove the list entry with a play.
  void leave_out(Span play);
  /// Proposes that a turn was another player's, was elsewhere, or that a turn before it is not recorded, which would be
  /// `missing`.
  void turn_elsewhere(Span turn, const std::vector<Player>& players, std::optional<Seat> whose,
                      const std::string& missing);
  /// Proposes the computed winners. `name`: the name of a player, as the record writes it.
  template <class Name>
  void winners_as_found(Span claimed, Name name) {
    std::vector<std::string> winners;
    for (const Standing& standing : judgement_.standings)
      if (standing.won && !standing.side.empty()) winners.push_back(name(standing.side.front()));
    claim_winners(claimed, winners);
  }

 private:
  void claim_winners(Span claimed, const std::vector<std::string>& winners);

  static constexpr std::uint64_t units_a_play = 20;  // of work, to ask whether it may be legal

  const Record& record_;
  const Judgement& judgement_;
  Work* work_;
  std::vector<Suggestion> found_;
  std::set<std::tuple<std::size_t, std::uint32_t, std::vector<std::string>>>
      known_;  // finding, place, and its words then
  std::size_t finding_ = 0;
};

}  // namespace elfref
