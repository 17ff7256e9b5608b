#include "elfref/master_elf/asking/replay.h"

#include <fmt/format.h>

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/asking/told.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/reading/decode_components.h"

namespace elfref::master_elf {
namespace {

constexpr int most_explained = 200;  // breaches with what would have been legal: a record may have thousands

/// How tall a play stands on a time line.
int height_of(const Action& action) {
  if (is_any<Create, Send, Shortage>(action)) return 3;
  return is_any<Visit, Stuck>(action) ? 2 : 1;
}

/// Goes once over a session and tells every line that is written.
class Teller {
 public:
  Teller(const Session& session, const Judgement& judgement, ReplayView& view)
      : session_(session), judgement_(judgement), view_(view), state_(begin(session, Rules::values(session))) {}

  void tell_all() {
    view_.players = drawn_players(session_);
    name_moments();
    const auto all = static_cast<std::uint32_t>(session_.plays.size());
    while (played_ < (view_.moments.empty() ? all : view_.moments.front().ply)) play();
    view_.slots = slots_of(session_, Shown::in_replay);
    view_.start = view_.whole_start = held_ = held(session_, state_, Shown::in_replay);
    for (std::size_t index = 0; index < view_.moments.size(); ++index) tell_moment(index);
    if (session_.box->invented)
      view_.remarks.emplace_back("the board, the ingredients and the gifts are made up: this is not the printed game");
    if (!session_.box->has_board) view_.remarks.emplace_back("no board: where one move leads to is not shown");
    if (explained_ > most_explained)
      view_.remarks.push_back(
          fmt::format("what would have been legal is said of the first {} breaches only, not of {} more",
                      most_explained, explained_ - most_explained));
  }

 private:
  /// Plays on, by one play, and answers which.
  Action play() {
    const Play<Action>& next = session_.plays[played_];
    state_.ply = played_++;
    Action action = next.action;
    Rules::resolve(state_, action);
    if (next.ruling != Ruling::taken_back) master_elf::apply(state_, action);
    return action;
  }

  void name_moments() {
    const std::vector<std::string> names = names_of(session_.players);
    view_.moments = named_moments(recorded_plays(session_), names);
    for (ViewMoment& moment : view_.moments) {
      const Play<Action>& play = session_.plays[moment.ply];
      moment.weight = height_of(play.action);
      moment.ruling = in_words(play.ruling);
      moment.phase_in_words = "turn";
    }
    breaches_ = breaches(judgement_, view_.moments);
  }

  /// What comes behind a line by itself belongs to it: the end of its turn.
  [[nodiscard]] bool goes_on(std::size_t index) const {
    const std::size_t next = index + 1 < view_.moments.size() ? view_.moments[index + 1].ply : session_.plays.size();
    return played_ < next && !is_any<BeginTurn>(session_.plays[played_].action);
  }

  void tell_moment(std::size_t index) {
    ViewMoment& moment = view_.moments[index];
    while (played_ < moment.ply) play();
    const State before = state_;
    if (breaches_.contains(index) && ++explained_ <= most_explained)
      moment.legal = instead_of(session_.plays[moment.ply].action, before);
    const Action told = play();
    tell(moment, before, state_, told, session_);
    for (ViewMove& move : moment.moves) move.done = moment.ruling != "void";
    const State behind = state_;
    while (goes_on(index)) play();
    for (std::string& line : came_of(before, state_, told)) moment.because.push_back(std::move(line));
    if (moment.seat) {
      const int thrown = behind[*moment.seat].hand.count().min - state_[*moment.seat].hand.count().min;
      if (thrown > 0 && played_ > moment.ply + 1)
        moment.because.push_back(
            fmt::format("at the end of the turn {} over {} thrown away", counted(thrown, "card", "cards"), hand_limit));
    }
    moment.behind = played_;
    std::vector<ViewHeld> now = held(session_, state_, Shown::in_replay);
    moment.changes = moment.whole = changes_between(held_, now);
    held_ = std::move(now);
  }

  const Session& session_;
  const Judgement& judgement_;
  ReplayView& view_;
  State state_;
  std::uint32_t played_ = 0;    // so many plays
  std::vector<ViewHeld> held_;  // behind the last moment
  std::set<std::size_t> breaches_;
  int explained_ = 0;
};

}  // namespace

ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
  ReplayView view;
  Diagnostics faults;
  const std::optional<Session> session = readable<MasterElfKit>(record, overrides, faults);
  if (!session) {
    view.complaint = "the record cannot be read";
    return view;
  }
  view.picture = table_of(*session, Shown::in_replay);
  Teller(*session, judgement, view).tell_all();
  return view;
}

std::optional<Picture> picture(const Record* of) {
  if (of == nullptr) return std::nullopt;
  Diagnostics faults;
  if (const std::optional<Session> session = decode(*of, faults)) return table_of(*session, Shown::alone);
  faults = {};
  const std::optional<Box> box = box_of(*of, faults);  // not a record: what is in a box
  return box ? board_of(*box) : std::nullopt;
}

Scene scene_of(const Session& session, const State& state) {
  Scene scene;
  scene.players = drawn_players(session);
  scene.slots = slots_of(session, Shown::alone);
  scene.held = held(session, state, Shown::alone);
  for (std::uint8_t seat = 0; seat < scene.players.size(); ++seat) {
    const Figure figure = state[{seat}].figure;
    scene.remarks.push_back(
        figure == Figure::elf ? "" : fmt::format(": the {}", figure_names.at(static_cast<std::size_t>(figure))));
  }
  return scene;
}

}  // namespace elfref::master_elf
