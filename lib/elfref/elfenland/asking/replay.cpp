#include "elfref/elfenland/asking/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/asking/board_picture.h"
#include "elfref/elfenland/asking/choices.h"
#include "elfref/elfenland/asking/picture.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/asking/told.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"

namespace elfref::elfenland {
namespace {

constexpr int most_explained = 200;  // breaches with what would have been legal: a record may have thousands

int weight_of(std::string_view phase) {
  return phase == phase::travel ? 3 : phase == phase::plan ? 2 : 1;
}

/// Goes once over a session and tells every play that is written.
class Telling {
 public:
  Telling(const Session& session, const Judgement& judgement, ReplayView& view)
      : session_(session),
        judgement_(judgement),
        view_(view),
        names_(names_of(session.players)),
        behind_(session),
        state_(begin(session, judging_options(session), seating_of(session, judging_options(session)))) {}

  void tell_all() {
    name_moments();
    // As the record begins; what nobody wrote down before its first play has happened too.
    const auto all = static_cast<std::uint32_t>(session_.plays.size());
    while (played_ < (view_.moments.empty() ? all : view_.moments.front().ply)) play();
    view_.players = drawn_players(state_, names_);
    view_.slots = slots_of(state_.players);
    view_.start = held_ = held(state_, names_);
    view_.whole_start = whole_ = held_by_the_whole();
    for (std::size_t index = 0; index < view_.moments.size(); ++index) tell_moment(index);
    if (left_out_ > 0)
      view_.remarks.push_back(
          fmt::format("what would have been legal is said of the first {} breaches only, not of {} "
                      "more",
                      most_explained, left_out_));
  }

 private:
  /// Plays on, by one play; says how it was read.
  Action play() {
    const Play<Action>& next = session_.plays[played_];
    state_.ply = played_;
    Action action = next.action;
    Elfenland<false>::resolve(state_, action);
    if (next.ruling != Ruling::taken_back) Elfenland<false>::apply(state_, action);
    ++played_;
    note_unknown_roads();
    return action;
  }

  void note_unknown_roads() {
    if (!state_.roads_unknown || !unknown_roads_.insert(state_.round).second) return;
    view_.remarks.push_back(
        fmt::format("round {}: not all that lay on the roads was written down: more may lie there than is shown",
                    static_cast<int>(state_.round)));
  }

  /// What the whole record tells of the table as it is now.
  [[nodiscard]] State with_what_follows() const {
    State learned = state_;
    if (!Elfenland<false>::closed(state_) && played_ < session_.plays.size())
      behind_.learn(learned, played_, session_.plays[played_].phase);
    return learned;
  }
  [[nodiscard]] std::vector<ViewHeld> held_by_the_whole() const { return held(with_what_follows(), names_); }

  void name_moments() {
    view_.moments = named_moments(recorded_plays(session_), names_);
    for (ViewMoment& moment : view_.moments) {
      moment.phase_in_words = phase_in_words(moment.phase);
      moment.weight = weight_of(moment.phase);
      moment.ruling = in_words(session_.plays[moment.ply].ruling);
    }
    breaches_ = breaches(judgement_, view_.moments);
  }

  /// The first play behind a moment that is not its own: what belongs to it is what nobody wrote down of the same
  /// player's turn, as that the hand came down to 4.
  [[nodiscard]] std::uint32_t end_of(std::size_t index) const {
    const Play<Action>& own = session_.plays[view_.moments[index].ply];
    const std::uint32_t next = index + 1 < view_.moments.size() ? view_.moments[index + 1].ply
                                                                : static_cast<std::uint32_t>(session_.plays.size());
    std::uint32_t end = view_.moments[index].ply + 1;
    while (end < next && own.seat && session_.plays[end].seat == own.seat && session_.plays[end].phase == own.phase &&
           session_.plays[end].round == own.round && !is_any<BeginJourney>(session_.plays[end].action))
      ++end;
    return end;
  }

  void tell_moment(std::size_t index) {
    ViewMoment& moment = view_.moments[index];
    while (played_ < moment.ply) play();
    if (breaches_.contains(index)) tell_legal(moment);
    const State before = state_;
    const Action action = play();
    const bool taken_back = session_.plays[moment.ply].ruling == Ruling::taken_back;
    tell(moment, before, action, session_.players);
    for (ViewMove& move : moment.moves) move.done = !taken_back;
    if (taken_back) {  // what happened before it and was not written down is told with the next play
      moment.behind = index == 0 ? moment.ply : view_.moments[index - 1].behind;
      return;
    }
    tell_hand(moment, state_, action);
    for (const std::uint32_t end = end_of(index); played_ < end;) {
      const State earlier = state_;
      const Action unwritten = play();
      tell_end(moment, earlier, state_, unwritten);
    }
    moment.behind = played_;
    std::vector<ViewHeld> now = held(state_, names_);
    moment.changes = changes_between(held_, now);
    held_ = std::move(now);
    now = held_by_the_whole();
    moment.whole = changes_between(whole_, now);
    whole_ = std::move(now);
  }

  // -------------------------------------------------------------- what would have been legal

  void tell_legal(ViewMoment& moment) {
    if (explained_ == most_explained) {
      ++left_out_;
      return;
    }
    ++explained_;
    const State there = with_what_follows();
    const bool over = Elfenland<false>::closed(there);
    const WhoseTurn turn =
        whose_turn({.state = there, .phase = moment.phase, .at_play = true, .written = moment.seat, .over = over});
    if (!turn.seat) return;
    const std::string whose = turn.seat == moment.seat ? "" : printable(names_[turn.seat->value]) + ": ";
    for (const Listed& listed : choices_of(there, moment.phase, *turn.seat, session_.players, false))
      moment.legal.push_back(shown(listed, whose));
  }

  static ViewChoice shown(const Listed& listed, const std::string& whose) {
    const Choice& choice = listed.choice;
    const std::string words = choice.words == "[]" ? "[] to go no further" : choice.words;
    ViewChoice shown{.words = whose + words, .surely = choice.surely, .ways = {}, .place = {}, .price = {}};
    if (listed.way) shown.ways = {id_of(*listed.way)};
    if (listed.to) shown.place = id_of(*listed.to);
    if (choice.cards > 0) shown.price = fmt::format("{}{}", choice.several ? "any " : "", choice.cards);
    return shown;
  }

  const Session& session_;
  const Judgement& judgement_;
  ReplayView& view_;
  std::vector<std::string> names_;
  FromBehind behind_;
  State state_;
  std::uint32_t played_ = 0;            // so many plays
  std::vector<ViewHeld> held_, whole_;  // behind the last moment
  std::set<std::size_t> breaches_;      // moments
  std::set<int> unknown_roads_;         // rounds
  int explained_ = 0, left_out_ = 0;
};

}  // namespace

ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
  ReplayView view;
  Position named;
  const std::optional<Session> session = session_with_places(record, overrides, named);
  view.complaint = named.complaint;
  if (!session) return view;
  view.picture = board_picture();
  Telling(*session, judgement, view).tell_all();
  return view;
}

}  // namespace elfref::elfenland
