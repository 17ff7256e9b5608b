#include "elfref/elven_rage/asking/replay.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/core/asking/narration.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/narration.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/reading/box_in_words.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

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

std::optional<Picture> picture_of(const Session& session, Language language) {
  const auto& map = session.box->map;
  if (!map && !shows_battles(session)) return std::nullopt;
  return board_of(map ? &*map : nullptr, language, other_half(session));
}

/// How tall a play stands on a time line.
int weight_of(const Action& action) {
  if (is_any<WrittenAct, EndBattle>(action)) return 3;
  return is_any<Attack, Decline, Retreat, GiveUp>(action) ? 2 : 1;
}

/// Goes once over a session and tells every line that is written.
class ElvenRageNarration : public Narration<Rules, Session> {
 public:
  ElvenRageNarration(const Session& session, const Judgement& judgement, ReplayView& view, Language language)
      : Narration(session, judgement, view, begin(session, Rules::values(session))), language_(language) {}

 protected:
  void describe(ViewMoment& moment, const Play<Action>& play) const override { moment.weight = weight_of(play.action); }

  void lay_out() override {
    view().players = drawn_players(session());
    view().slots = slots_of(state());
    if (judgement().verdict == Verdict::unreadable) return;
    if (session().box->components.invented) view().remarks.push_back(msg::made_up_box());
    if (!session().box->map) view().remarks.push_back(msg::no_map_to_show());
  }

  [[nodiscard]] std::vector<ViewHeld> held(const Position& table) const override {
    return elven_rage::held(table, view().players, language_);
  }

  /// As two cards for a decline.
  [[nodiscard]] bool belongs(const Play<Action>& unrecorded, const Play<Action>&) const override {
    return !is_any<BeginTurn, UnknownTurns>(unrecorded.action);
  }

  void show_legal(ViewMoment& moment) override {
    moment.legal = instead_of(session().plays[moment.ply].action, state(), session());
  }

  void narrate(ViewMoment& moment, const Position& before, const Action&) override {
    // What is played in a battle is told with it, whatever phase it is of.
    const bool fought = before.assault.entered || state().assault.entered;
    moment.phase_in_words = fought || moment.phase == phase::battle ? msg::in_battle()
                            : moment.phase == phase::setup          ? msg::in_setup()
                                                                    : msg::in_turn();
    elven_rage::narrate(moment, before, state(), told_as(moment.ply), session());
  }

 private:
  /// A turn of which no line is written begins right before what follows of it: it is told as a whole.
  [[nodiscard]] const Action& told_as(std::uint32_t ply) const {
    const Play<Action>& own = session().plays[ply];
    if (own.counted || ply == 0 || !is_any<BeginTurn>(session().plays[ply - 1].action)) return own.action;
    return session().plays[ply - 1].action;
  }

  const Language language_;
};

}  // namespace

ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
  ReplayView view;
  Diagnostics faults;
  const std::optional<Session> session = readable<ElvenRageKit>(record, overrides, faults);
  if (!session) {
    view.complaint = elfref::msg::record_not_readable();
    return view;
  }
  view.picture = picture_of(*session, overrides.language);
  if (!view.picture) view.picture = pictograms();
  ElvenRageNarration(*session, judgement, view, overrides.language).narrate_all();
  return view;
}

std::optional<Picture> picture(const Record* of, Language language) {
  if (of == nullptr) return std::nullopt;
  Diagnostics faults;
  if (of->find(of->root(), "players") != nullptr) {
    const std::optional<Session> session = decode(*of, faults);
    return session ? picture_of(*session, language) : std::nullopt;
  }
  const std::optional<Components> components = components_of(*of, faults);
  return components ? maps_of(*components) : std::nullopt;
}

Scene scene_of(const Session& session, const Position& state, Language language) {
  Scene scene;
  scene.players = drawn_players(session);
  scene.slots = slots_of(state);
  scene.held = held(state, scene.players, language);
  for (std::uint8_t seat = 0; seat < scene.players.size(); ++seat)
    scene.remarks.push_back(msg::lands_of_player({.lands = quantity(count_lands(state, Seat{seat}, {}), noun::land)}));
  return scene;
}

}  // namespace elfref::elven_rage
