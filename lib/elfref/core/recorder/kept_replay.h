#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "elfref/core/judging/kit.h"
#include "elfref/core/judging/replay.h"

namespace elfref::recorder {

/// A session as it was judged play by play, which is kept so that a changed session is judged only from the first play
/// that differs. Games whose plays cannot be compared are judged from the beginning.
template <KitGame G>
class KeptReplay {
 public:
  using Position = typename G::Position;  ///< the position between two plays
  using Session = typename G::Session;    ///< a decoded record

  /// Whether a session begins as the kept one, so that following it can go on.
  [[nodiscard]] bool goes_on(const Session& session) const {
    if (!session_ || common(session) == 0 || G::values(session) != G::values(*session_)) return false;
    Position kept = begun(*session_);
    adopt(kept, session);
    return begun(session) == kept;
  }

  /// Judges another session. `start`: the position with which it begins; it is judged from there. Nothing: it begins
  /// as the kept one, and is judged from the first play that differs. REQUIRES: then goes_on().
  void follow(Session session, std::optional<Position> start) {
    const std::uint32_t from = start ? 0 : common(session);
    const bool grew = from > 0 && from == session_->plays.size();  // it is the kept one, and more
    std::erase_if(marks_, [&](const Mark& mark) { return mark.ply > from || from == 0; });
    if (start) start_ = std::move(*start);
    session_ = std::move(session);
    std::uint32_t ply = grew ? from : marks_.empty() ? 0 : marks_.back().ply;
    Position state = grew ? std::move(end_) : marks_.empty() ? start_ : marks_.back().state;
    std::erase_if(raised_, [&](const Raised& raised) { return raised.ply >= ply; });
    judged_ = static_cast<std::uint32_t>(session_->plays.size()) - ply;
    for (; ply < session_->plays.size(); ++ply) {
      if (ply % plays_a_mark == 0 && ply > 0 && (marks_.empty() || marks_.back().ply < ply))
        marks_.push_back({ply, state});
      judge(state, *session_, ply, raised_);
    }
    end_ = std::move(state);
  }

  /// The kept session. REQUIRES: follow() was called.
  [[nodiscard]] const Session& session() const { return *session_; }
  /// The position after its last play.
  [[nodiscard]] const Position& end() const { return end_; }
  /// Every answer of the rules about its plays, in their order.
  [[nodiscard]] const std::vector<Raised>& raised() const { return raised_; }
  /// How many plays the last call of follow() judged.
  [[nodiscard]] std::uint32_t plays_judged() const { return judged_; }

  /// The position before a play. REQUIRES: `ply` is at most the number of plays.
  [[nodiscard]] Position before(std::uint32_t ply) const { return before(*session_, ply); }
  /// The position before a play of another session, which begins as this one.
  [[nodiscard]] Position before(const Session& other, std::uint32_t ply) const {
    auto [at, state] = mark_before(std::min(ply, &other == &*session_ ? ply : common(other)));
    adopt(state, other);
    for (; at < ply; ++at) make_play<G>(state, other.plays[at], at);
    state.ply = ply;
    return state;
  }
  /// The answers of the rules about the plays of another session, from one that differs at the latest.
  [[nodiscard]] std::vector<Raised> raised_in(const Session& other) const {
    auto [ply, state] = mark_before(common(other));
    adopt(state, other);
    std::vector<Raised> raised;
    for (; ply < other.plays.size(); ++ply) judge(state, other, ply, raised);
    return raised;
  }

 private:
  static constexpr std::uint32_t plays_a_mark = 8;

  /// The position before a play.
  struct Mark {
    std::uint32_t ply = 0;
    Position state;
  };

  /// The position as the listed beginning of a session has it.
  [[nodiscard]] static Position begun(const Session& session) { return G::begin(session, G::values(session)); }

  /// Takes over names that another session has and the kept one does not, in a game whose positions have names.
  static void adopt([[maybe_unused]] Position& state, [[maybe_unused]] const Session& other) {
    if constexpr (requires { G::adopt(state, other); }) G::adopt(state, other);
  }

  static void judge(Position& state, const Session& session, std::uint32_t ply, std::vector<Raised>& raised) {
    const auto& play = session.plays[ply];
    play_one<G>(state, play.action, play.ruling, ply, [&](const RuleInfo& rule, Finding&& finding) {
      raised.push_back({&rule, ply, false, std::move(finding)});
    });
  }

  /// How many first plays another session has in common with the kept one.
  [[nodiscard]] std::uint32_t common(const Session& other) const {
    std::uint32_t ply = 0;
    if constexpr (std::equality_comparable<typename G::Action>) {
      const auto& kept = session_->plays;
      const auto size = static_cast<std::uint32_t>(std::min(kept.size(), other.plays.size()));
      while (ply < size && kept[ply].ruling == other.plays[ply].ruling && kept[ply].action == other.plays[ply].action)
        ++ply;
    }
    return ply;
  }

  [[nodiscard]] std::pair<std::uint32_t, Position> mark_before(std::uint32_t ply) const {
    const auto after = std::ranges::upper_bound(marks_, ply, {}, &Mark::ply);
    if (after == marks_.begin()) return {0, start_};
    return {(after - 1)->ply, (after - 1)->state};
  }

  std::optional<Session> session_;
  Position start_{};
  Position end_{};
  std::vector<Mark> marks_;  // by ply
  std::vector<Raised> raised_;
  std::uint32_t judged_ = 0;
};

}  // namespace elfref::recorder
