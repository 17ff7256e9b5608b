#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/judging/replay.h"

// What a game needs to show a session play by play: GameModule::replay.

namespace elfref {

/// Goes through a session once and describes every recorded line as a moment of a view: what it did, what would have
/// been legal instead, and where the pieces are after it. A game derives from it and adds its own parts;
/// `recorded_plays(session)` of the game returns the lines.
template <Game G, class Session>
class Narration {
 public:
  using Action = typename G::Action;      ///< a play
  using Position = typename G::Position;  ///< the position

  /// `start` is the position at the start of the record. REQUIRES: all referenced objects outlive this object.
  Narration(const Session& session, const Judgement& judgement, ReplayView& view, Position start)
      : session_(session),
        judgement_(judgement),
        view_(view),
        names_(names_of(session.players)),
        state_(std::move(start)) {}
  virtual ~Narration() = default;
  Narration(const Narration&) = delete;
  Narration& operator=(const Narration&) = delete;

  /// Fills the view, except for its picture.
  void narrate_all() {
    view_.moments = named_moments(recorded_plays(session_), names_);
    int plays = 0;
    for (ViewMoment& moment : view_.moments) {
      const Play<Action>& play = session_.plays[moment.ply];
      if (play.counted) moment.number = ++plays;
      moment.ruling = in_words(play.ruling);
      describe(moment, play);
    }
    const std::set<std::size_t> wrong = breaches(judgement_, view_.moments);
    // The start of the record: unrecorded plays before its first line have happened too.
    play_up_to(view_.moments.empty() ? size() : view_.moments.front().ply);
    lay_out();
    view_.start = view_.whole_start = so_far_ = held(state_);
    if (const std::optional<Position> learned = with_what_follows()) view_.whole_start = whole_ = held(*learned);
    std::size_t explained = 0;
    for (std::size_t index = 0; index < view_.moments.size(); ++index) {
      play_up_to(view_.moments[index].ply);
      if (wrong.contains(index) && ++explained <= most_explained) show_legal(view_.moments[index]);
      narrate_moment(index);
    }
    if (explained > most_explained)
      view_.remarks.push_back(explained_only_first(most_explained, explained - most_explained));
  }

 protected:
  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] const Judgement& judgement() const { return judgement_; }
  [[nodiscard]] ReplayView& view() const { return view_; }
  /// The players' names, by seat.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  /// The position, and with ply() the index of the play before which it is.
  [[nodiscard]] const Position& state() const { return state_; }
  [[nodiscard]] std::uint32_t ply() const { return played_; }

  /// Makes the next play and returns how it was read.
  Action play() {
    const Action action = make_play<G>(state_, session_.plays[played_], played_);
    ++played_;
    note_what_is_missing();
    return action;
  }

  /// Sets the weight of a line and the name of its phase.
  virtual void describe(ViewMoment& moment, const Play<Action>& play) const = 0;
  /// Sets players and slots, in the position at the start.
  virtual void lay_out() = 0;
  /// The contents of each slot.
  [[nodiscard]] virtual std::vector<ViewHeld> held(const Position& table) const = 0;
  /// The position as far as the whole record shows it; nothing for a game that learns nothing from later lines.
  [[nodiscard]] virtual std::optional<Position> with_what_follows() const { return std::nullopt; }
  /// Remarks on unrecorded things that the position lacks now.
  virtual void note_what_is_missing() {}
  /// Whether a play that is not a line belongs to the line before it, as an unrecorded part of the same turn.
  [[nodiscard]] virtual bool belongs(const Play<Action>& unrecorded, const Play<Action>& line) const = 0;
  /// Whether another line of the same turn replaces one that was taken back, and the turn goes on with it.
  [[nodiscard]] virtual bool is_replaced() const { return false; }
  /// Sets what would have been legal instead of a line with a breach. The position is the one before the line.
  virtual void show_legal(ViewMoment& moment) = 0;
  /// Describes what a line did. `before` is the position before it, state() the one after it.
  virtual void narrate(ViewMoment& moment, const Position& before, const Action& action) = 0;
  /// Makes the plays that belong to a line, up to the play `end`, and describes them.
  virtual void narrate_rest([[maybe_unused]] ViewMoment& moment, [[maybe_unused]] const Position& before,
                            [[maybe_unused]] const Action& action, std::uint32_t end) {
    play_up_to(end);
  }

 private:
  static constexpr std::size_t most_explained = 200;  // a record may have thousands of breaches

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(session_.plays.size()); }

  void play_up_to(std::uint32_t ply) {
    while (played_ < ply) play();
  }

  /// The first play after a line that does not belong to it.
  [[nodiscard]] std::uint32_t end_of(std::size_t index) const {
    const std::uint32_t line = view_.moments[index].ply;
    const std::uint32_t next = index + 1 < view_.moments.size() ? view_.moments[index + 1].ply : size();
    std::uint32_t end = line + 1;
    while (end < next && belongs(session_.plays[end], session_.plays[line])) ++end;
    return end;
  }

  void narrate_moment(std::size_t index) {
    ViewMoment& moment = view_.moments[index];
    const Position before = state_;
    const Action action = play();
    const bool taken_back = session_.plays[moment.ply].ruling == Ruling::taken_back;
    narrate(moment, before, action);
    for (ViewMove& move : moment.moves) move.done = !taken_back;
    if (taken_back && is_replaced()) {  // what happened before it, unrecorded, is described with the next line
      moment.next_ply = index == 0 ? moment.ply : view_.moments[index - 1].next_ply;
      return;
    }
    narrate_rest(moment, before, action, end_of(index));
    moment.next_ply = played_;
    moment.changes = changed(so_far_, held(state_));
    const std::optional<Position> learned = with_what_follows();
    moment.whole = learned ? changed(whole_, held(*learned)) : moment.changes;
  }

  /// The slots whose contents changed; `before` then gets the new contents.
  static std::vector<ViewChange> changed(std::vector<ViewHeld>& before, std::vector<ViewHeld> now) {
    std::vector<ViewChange> changes = changes_between(before, now);
    before = std::move(now);
    return changes;
  }

  const Session& session_;
  const Judgement& judgement_;
  ReplayView& view_;
  std::vector<std::string> names_;
  Position state_;
  std::uint32_t played_ = 0;              // the number of plays made
  std::vector<ViewHeld> so_far_, whole_;  // after the last moment
};

}  // namespace elfref
