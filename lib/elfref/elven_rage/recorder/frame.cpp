#include <algorithm>
#include <array>
#include <string>
#include <type_traits>
#include <utility>

#include "elfref/core/recorder/choosing.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// The table around a question, and the play before it.

namespace elfref::elven_rage {
namespace {

using recorder::PhaseShown;

/// The parts of a turn, as a strip shows them.
enum class TurnPart : std::uint8_t { summon, discard, capture, battle };
constexpr std::array<std::string_view, 4> part_ids{"summon", "discard", "capture", "battle"};

std::optional<TurnPart> part_of(const Action& action, std::string_view phase) {
  if (std::holds_alternative<Summon>(action)) return TurnPart::summon;
  if (std::holds_alternative<Discard>(action)) return TurnPart::discard;
  if (is_any<Attack, Decline, Look, FightSquad, Retreat, GiveUp>(action)) return TurnPart::capture;
  return phase == phase::battle ? std::optional(TurnPart::battle) : std::nullopt;
}

TurnPart part_now(const Position& state) {
  if (state.assault.open && state.assault.entered) return TurnPart::battle;
  const TurnState& turn = state.turn;
  const bool begun = state.assault.open || turn.midway || turn.attacks > 0 || turn.decline_ply != never;
  if (begun || turn.first) return TurnPart::capture;
  if (!turn.summoned && summon_due(state, turn.seat).max > 0) return TurnPart::summon;
  return !turn.discarded && surplus_of(state, turn.seat).max > 0 ? TurnPart::discard : TurnPart::capture;
}

std::vector<PhaseShown> parts_of(const Guide::Desk& desk, const Guide::Question& question) {
  const std::array<Message, 4> words{msg::rage_part_summon(), msg::rage_part_discard(), msg::rage_part_capture(),
                                     msg::rage_part_battle()};
  // At the level of plays alone, cards are not written down.
  const TurnPart shown_now = part_now(question.state);
  const TurnPart now =
      desk.level != recorder::Level::full && shown_now < TurnPart::capture ? TurnPart::capture : shown_now;
  std::vector<PhaseShown> all;
  for (std::size_t index = 0; index < part_ids.size(); ++index) {
    const auto begins = [&](const RecordedPlay& recorded) {
      const Play<Action>& line = desk.session().plays[recorded.ply];
      return recorded.round == question.round && recorded.seat == question.state.turn.seat && line.counted &&
             part_of(line.action, recorded.phase) == static_cast<TurnPart>(index);
    };
    all.push_back({.id = std::string(part_ids.at(index)),
                   .words = words.at(index),
                   .picto = std::string(part_ids.at(index)),
                   .first = desk.first_play(begins)});
  }
  recorder::set_states(all, static_cast<std::size_t>(now));
  return all;
}

/// What may still be recorded about a play: each answer replaces it.
template <class Play, class Name>
void ask_again(const Guide::Desk& desk, const RecordedPlay& recorded, const Play& play, recorder::Slot slot,
               const Name& name, recorder::LastShown& shown) {
  const Guide::Spot spot{.state = desk.kept.before(recorded.ply), .seat = play.seat, .ply = recorded.ply};
  const std::string_view form = std::is_same_v<Play, Look> ? form::look : form::artifact;
  recorder::AtTheEnd<Guide> at_the_end;
  for (recorder::Answer& answer : Guide::answers(spot, desk.session(), form, slot.id, {}, false)) {
    const std::optional<Action> told = name(answer.value);
    if (!told) continue;
    recorder::Answered asked = recorder::answered<Guide>(spot.state, *told, spot.seat);
    if (asked.legal == Legality::no) continue;
    answer.writes = recorder::instead_of<Guide>(desk, recorded, spot, *told);
    if (at_the_end.allows(desk, spot, *told, asked, [&] { return answer.writes; })) asked = {};
    recorder::set_legality(answer, std::move(asked));
    slot.answers.push_back(std::move(answer));
  }
  if (!slot.answers.empty()) shown.asks.push_back(std::move(slot));
}

}  // namespace

recorder::Frame Guide::frame(const Desk& desk, const Question& question) {
  const Position& state = question.state;
  recorder::Frame frame;
  const std::vector<ViewPlayer> players = drawn_players(desk.session());
  frame.slots = slots_of(state);
  frame.held = held(state, players, desk.answers_in);
  if (state.turn.open)
    frame.round =
        recorder::RoundShown{.number = question.round,
                             .words = msg::rage_turn_of({.number = question.round, .player = state.turn.seat}),
                             .phases = parts_of(desk, question)};
  for (std::uint8_t index = 0; index < players.size(); ++index) {
    const Seat seat{index};
    const Range lands = state[seat].out ? Range{0, 0} : count_lands(state, seat, {});
    recorder::PlayerShown shown{
        .player = players[index],
        .turn = question.seat == seat,
        .counts = {.count = lands.min, .most = lands.max, .of = {}, .words = msg::title_lands()}};
    for (const char* id : {"artifacts:", "treasures:"})
      if (const ViewHeld* held = frame.in(id + std::to_string(index)))
        shown.pieces.insert(shown.pieces.end(), held->pieces.begin(), held->pieces.end());
    shown.cards = recorder::CountShown{
        .count = state[seat].hand.min, .most = state[seat].hand.max, .of = {}, .words = msg::title_cards()};
    frame.players.push_back(std::move(shown));
  }
  if (const ViewHeld* squads = frame.in("squads"); squads != nullptr && !squads->pieces.empty())
    frame.table.push_back({"squads", msg::title_squads(), squads->pieces});
  return frame;
}

void Guide::last(const Desk& desk, const RecordedPlay& play, recorder::LastShown& shown) {
  if (desk.level == recorder::Level::minimal || !desk.session().plays[play.ply].counted) return;
  const Action& action = desk.session().plays[play.ply].action;
  const Box& box = *desk.session().box;
  if (const auto* look = std::get_if<Look>(&action); look != nullptr && look->shown == nothing_named) {
    if (look->none_shown) return;
    const auto with = [&](std::string_view value) -> std::optional<Action> {
      Look told = *look;
      told.none_shown = value == value::none;
      told.shown = card_named(box, value);
      return told;
    };
    ask_again(desk, play, *look,
              {.id = "shows", .words = msg::rage_slot_shows(), .look = recorder::Look::grid, .optional = true}, with,
              shown);
  }
  if (const auto* taken = std::get_if<TakeArtifact>(&action);
      taken != nullptr && !taken->none && taken->artifact == nothing_named) {
    const auto with = [&](std::string_view value) -> std::optional<Action> {
      TakeArtifact told = *taken;
      told.artifact = artifact_named(box, value);
      if (told.artifact == nothing_named) return std::nullopt;
      return told;
    };
    ask_again(desk, play, *taken,
              {.id = "artifact", .words = msg::rage_slot_artifact(), .look = recorder::Look::list, .optional = true},
              with, shown);
  }
}

}  // namespace elfref::elven_rage
