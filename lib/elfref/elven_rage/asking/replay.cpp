#include "elfref/elven_rage/asking/replay.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/asking/told.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/reading/box_in_words.h"

namespace elfref::elven_rage {
namespace {

constexpr int most_explained = 200;  // breaches with what would have been legal: a record may have thousands

/// The half of the map that two players do not enter (ER-SET-1).
std::vector<PlaceId> other_half(const Session& session) {
  const auto& map = session.box->map;
  std::vector<PlaceId> off;
  if (!map || session.players.size() != 2) return off;
  for (const std::vector<PlaceId>& half : map->halves) {
    const auto within = [&](PlaceId castle) { return std::ranges::find(half, castle) != half.end(); };
    if (!std::ranges::all_of(session.castles, within)) continue;
    for (std::size_t place = 0; place < map->places.size(); ++place)
      if (!within(static_cast<PlaceId>(place)) && map->places[place].kind != PlaceKind::centre)
        off.push_back(static_cast<PlaceId>(place));
    break;
  }
  return off;
}

/// Whether a session shows anything of a battle that can be drawn.
bool shows_battles(const Session& session) {
  return std::ranges::any_of(session.plays, [](const Play<Action>& play) { return is_any<LayOut>(play.action); });
}

std::optional<Picture> picture_of(const Session& session) {
  const auto& map = session.box->map;
  if (!map && !shows_battles(session)) return std::nullopt;
  return board_of(map ? &*map : nullptr, other_half(session));
}

/// How tall a play stands on a time line.
int weight_of(const Action& action) {
  if (is_any<WrittenAct, EndBattle>(action)) return 3;
  return is_any<Attack, Decline, Retreat, GiveUp>(action) ? 2 : 1;
}

/// Goes once over a session and tells every line that is written.
class Telling {
 public:
  Telling(const Session& session, const Judgement& judgement, ReplayView& view)
      : session_(session), judgement_(judgement), view_(view), state_(begin(session, Rules::values(session))) {}

  void tell_all() {
    view_.players = drawn_players(session_);
    name_moments();
    const auto all = static_cast<std::uint32_t>(session_.plays.size());
    while (played_ < (view_.moments.empty() ? all : view_.moments.front().ply)) play();
    view_.slots = slots_of(state_);
    view_.start = held_ = held(state_, view_.players);
    view_.whole_start = view_.start;
    for (std::size_t index = 0; index < view_.moments.size(); ++index) tell_moment(index);
    if (judgement_.verdict == Verdict::unreadable) return;
    if (session_.box->components.invented)
      view_.remarks.emplace_back("the cards and the map are made up: this is not the printed game");
    if (explained_ > most_explained)
      view_.remarks.push_back("what would have been legal is said of the first " + std::to_string(most_explained) +
                              " breaches only, not of " + std::to_string(explained_ - most_explained) + " more");
    if (!session_.box->map) view_.remarks.emplace_back("no map: lands are shown before who holds them");
  }

 private:
  /// Plays on, by one play.
  const Action& play() {
    const Play<Action>& next = session_.plays[played_];
    state_.ply = played_;
    if (next.ruling != Ruling::taken_back) apply(state_, next.action);
    ++played_;
    return next.action;
  }

  void name_moments() {
    std::vector<std::string> names;
    for (const ViewPlayer& player : view_.players) names.push_back(player.name);
    view_.moments = named_moments(recorded_plays(session_), names);
    for (ViewMoment& moment : view_.moments) {
      const Play<Action>& play = session_.plays[moment.ply];
      moment.weight = weight_of(play.action);
      moment.ruling = in_words(play.ruling);
    }
    breaches_ = breaches(judgement_, view_.moments);
  }

  /// The first play behind a moment that is not its own: what nobody wrote down of the same turn belongs to it, as two
  /// cards for a decline.
  [[nodiscard]] std::uint32_t end_of(std::size_t index) const {
    const std::uint32_t next = index + 1 < view_.moments.size() ? view_.moments[index + 1].ply
                                                                : static_cast<std::uint32_t>(session_.plays.size());
    std::uint32_t end = view_.moments[index].ply + 1;
    while (end < next && !is_any<BeginTurn, UnknownTurns>(session_.plays[end].action)) ++end;
    return end;
  }

  /// A turn of which no line is written begins right before what follows of it: it is told as a whole.
  [[nodiscard]] const Action& told_as(std::uint32_t ply) const {
    const Play<Action>& own = session_.plays[ply];
    if (own.counted || ply == 0 || !is_any<BeginTurn>(session_.plays[ply - 1].action)) return own.action;
    return session_.plays[ply - 1].action;
  }

  void tell_moment(std::size_t index) {
    ViewMoment& moment = view_.moments[index];
    while (played_ < moment.ply) play();
    const State before = state_;
    if (breaches_.contains(index)) tell_legal(moment, before);
    const Action& told = told_as(played_);
    play();
    // What is played in a battle is told with it, whatever phase it is of.
    const bool fought = before.assault.entered || state_.assault.entered;
    moment.phase_in_words = fought ? phase::battle : moment.phase;
    tell(moment, before, state_, told, session_);
    for (ViewMove& move : moment.moves) move.done = moment.ruling != "void";
    while (played_ < end_of(index)) play();
    moment.behind = played_;
    std::vector<ViewHeld> now = held(state_, view_.players);
    moment.changes = moment.whole = changes_between(held_, now);
    held_ = std::move(now);
  }

  void tell_legal(ViewMoment& moment, const State& before) {
    if (++explained_ <= most_explained) moment.legal = instead_of(session_.plays[moment.ply].action, before, session_);
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
  const std::optional<Session> session = readable<ElvenRageKit>(record, overrides, faults);
  if (!session) {
    view.complaint = "the record cannot be read";
    return view;
  }
  view.picture = picture_of(*session);
  if (!view.picture) view.picture = pictograms();
  Telling(*session, judgement, view).tell_all();
  return view;
}

std::optional<Picture> picture(const Record* of) {
  if (of == nullptr) return std::nullopt;
  Diagnostics faults;
  if (of->find(of->root(), "players") != nullptr) {
    const std::optional<Session> session = decode(*of, faults);
    return session ? picture_of(*session) : std::nullopt;
  }
  const std::optional<Components> components = components_of(*of, faults);
  return components ? maps_of(*components) : std::nullopt;
}

Scene scene_of(const Session& session, const State& state) {
  Scene scene;
  scene.players = drawn_players(session);
  scene.slots = slots_of(state);
  scene.held = held(state, scene.players);
  for (std::uint8_t seat = 0; seat < scene.players.size(); ++seat) {
    const Range lands = count_lands(state, Seat{seat}, any_kind);
    scene.remarks.push_back(": " + range(lands) + (lands.max == 1 ? " land" : " lands"));
  }
  return scene;
}

}  // namespace elfref::elven_rage
