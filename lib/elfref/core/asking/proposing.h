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

#include "elfref/core/judging/allowed.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/judging/replay.h"
#include "elfref/core/judging/session.h"
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
  /// `work`: of what it spends; null: nobody counts. REQUIRES: all live longer.
  Proposals(const Record& record, const Judgement& judgement, Work* work)
      : record_(record), judgement_(judgement), work_(work) {}

 protected:
  /// From here on changes are proposed for that finding.
  void propose_for(std::size_t finding) { finding_ = finding; }
  /// The finding for which changes are proposed now.
  [[nodiscard]] const Diagnostic& finding() const { return judgement_.findings[finding_]; }
  /// Whether the finding is of that rule.
  [[nodiscard]] bool is(std::string_view rule) const { return finding().id == rule; }
  /// Whether a play may be legal. `ask(play)` asks the rules.
  template <class Action, class Ask>
  [[nodiscard]] bool may_stand(const Action& play, const Ask& ask) const {
    spend(work_, units_a_play);
    return ask(play) != Allowed::no;
  }
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
  /// Lines that would have been legal instead: `put(line)` for those that one word keeps apart from what was written.
  /// Answers the others, those first that have the most words in common with it: they are no slip of the pen.
  static std::vector<std::string> nearest_of(const std::string& written, std::vector<std::string> legal,
                                             const std::function<void(const std::string&)>& put);
  /// Legal plays in words, and those for which one stands: `each(play)` lists them, `write(action)` says one.
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
  /// Goes over what is wrong: `of_claim(claim)` proposes for a claim that is refuted, `of_play(state, play)` for a play
  /// before which the table was that. `state` is the table as the record begins. Everything that was proposed.
  template <class G, class Session, class OfPlay, class OfClaim>
  std::vector<Suggestion> propose_each(const Session& session, typename G::State state, OfPlay of_play,
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

  /// The entry of a list around a play is one too many.
  void leave_out(Span play);
  /// A turn was another player's, or stood elsewhere, or one before it was not written: `missing` would be that.
  void turn_elsewhere(Span turn, const std::vector<Player>& players, std::optional<Seat> whose,
                      const std::string& missing);
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

  static constexpr std::uint64_t units_a_play = 20;  // of work, to ask whether it may stand

  const Record& record_;
  const Judgement& judgement_;
  Work* work_;
  std::vector<Suggestion> found_;
  std::set<std::tuple<std::size_t, std::uint32_t, std::vector<std::string>>>
      known_;  // finding, place, and its words then
  std::size_t finding_ = 0;
};

}  // namespace elfref
