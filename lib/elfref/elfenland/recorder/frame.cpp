#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/recorder/choosing.h"
#include "elfref/elfenland/asking/picture.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/recorder/guide.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// The table around a question, and the play before it.

namespace elfref::elfenland {
namespace {

using recorder::Answer;
using recorder::PhaseShown;

std::vector<PhaseShown> phases_of(const Guide::Desk& desk, const Guide::Question& question) {
  std::vector<PhaseShown> all;
  for (const std::string_view phase : phases_of_round)
    all.push_back({.id = std::string(phase),
                   .words = alone(*noun_of_phase(phase)),
                   .picto = std::string(phase),
                   .first = desk.first_play(
                       [&](const RecordedPlay& play) { return play.round == question.round && play.phase == phase; })});
  const auto now = std::ranges::find(phases_of_round, question.phase);
  recorder::set_states(all, static_cast<std::size_t>(now - phases_of_round.begin()));
  return all;
}

/// Sets what the rules say of another play in place of a recorded one, and the edit that writes it.
void set_other(const Guide::Desk& desk, const RecordedPlay& play, const Guide::Spot& spot, const Action& other,
               Answer& answer) {
  recorder::set_legality(answer, recorder::answered<Guide>(spot.state, other, spot.seat));
  answer.writes = recorder::instead_of<Guide>(desk, play, spot, other);
}

/// Changes a pick in the record so that it names what was turned up.
void ask_what_turned_up(const Guide::Desk& desk, const RecordedPlay& play, const Pick& pick,
                        recorder::LastShown& shown) {
  const Guide::Spot spot{
      .state = desk.kept.before(play.ply), .seat = pick.seat, .phase = phase::choose, .ply = play.ply};
  recorder::Slot slot{.id = "turned", .words = msg::recorder_slot_turned(), .optional = true};
  for (int kind = 0; kind < counter_kinds; ++kind) {
    Pick told = pick;
    told.turned = Transport(kind);
    Answer answer{.value = std::string(name(Transport(kind))),
                  .words = alone(as_noun(Transport(kind))),
                  .picto = std::string(name(Transport(kind)))};
    set_other(desk, play, spot, told, answer);
    slot.answers.push_back(std::move(answer));
  }
  shown.asks.push_back(std::move(slot));
}

/// The change that writes a key of a player into the head; nothing: the players are not written one by one.
std::optional<Edit> told_of_player(const Guide::Desk& desk, Seat seat, const std::string& entry) {
  const Record& record = desk.written.record;
  const Node* players = record.find(record.root(), "players");
  if (players == nullptr || players->shape != Shape::list) return std::nullopt;
  const std::vector<RecordEntry> items = entries_of(record, *players);
  if (seat.value >= items.size()) return std::nullopt;
  auto item = record.children(*players).begin();
  for (int before = 0; before < seat.value; ++before) ++item;
  const std::string as_map = "{" + desk.key("name") + ": " + desk.key_of(seat) + ", " + entry + "}";
  if (item->shape == Shape::scalar) return replaced(record, items[seat.value], as_map);
  if (item->shape != Shape::map) return std::nullopt;
  const std::vector<RecordEntry> keys = entries_of(record, *item);
  return keys.empty() ? std::nullopt : std::optional(inserted_after(record, keys.back(), entry));
}

/// The towns of secret destinations, which all players see when the game is over.
void ask_town_cards(const Guide::Desk& desk, const RecordedPlay& play, recorder::LastShown& shown) {
  const Position state = desk.kept.before(play.next_ply);
  if (!state.options.town_cards()) return;
  std::vector<Seat> untold = seats_of(first_seats(state.players));
  TownSet told;
  for (const PlayerState& player : std::span(state.player.data(), state.players))
    if (player.town) told.add(*player.town);
  std::erase_if(untold, [&](Seat seat) { return state.at(seat).town.has_value(); });
  const bool may_be_over = play.round >= state.options.rounds() ||
                           std::ranges::any_of(std::span(state.player.data(), state.players),
                                               [](const PlayerState& player) { return player.towns_max == 20; });
  if (untold.empty() || !may_be_over || !Guide::ask(desk, std::nullopt).over) return;
  for (const Seat seat : untold) {
    recorder::Slot slot{.id = "town-" + std::to_string(seat.value),
                        .words = msg::recorder_town_of({.player = seat}),
                        .look = recorder::Look::list,
                        .optional = true};
    for (std::uint8_t index = 0; index < town_count; ++index) {
      const TownId id{index};
      if (!town(id).card || told.has(id)) continue;
      const auto edit = told_of_player(desk, seat, desk.key("town") + ": " + as_key(town(id).ascii));
      if (!edit || (slot.answers.empty() && !desk.after(*edit))) break;
      slot.answers.push_back(
          {.value = id_of(id), .words = alone(as_name(id)), .at = "place:" + id_of(id), .writes = edit});
    }
    if (!slot.answers.empty()) shown.asks.push_back(std::move(slot));
  }
}

/// Changes a caravan in the record so that it names one more of its cards.
void ask_which_cards(const Guide::Desk& desk, const RecordedPlay& play, const Step& step,
                     recorder::LastShown& shown) {
  if (!step.caravan || step.paid.open || step.paid.unknown == 0) return;
  const Guide::Spot spot{
      .state = desk.kept.before(play.ply), .seat = step.seat, .phase = phase::travel, .ply = play.ply};
  recorder::Slot slot{.id = "cards", .words = msg::recorder_slot_cards(), .optional = true};
  for (Answer& card : Guide::answers(spot, desk.session(), "step", "cards", {}, false)) {
    Step told = step;
    --told.paid.unknown;
    ++told.paid.of[static_cast<std::size_t>(*transport_named(card.value))];
    set_other(desk, play, spot, told, card);
    if (card.legal != Legality::no) slot.answers.push_back(std::move(card));
  }
  if (!slot.answers.empty()) shown.asks.push_back(std::move(slot));
}

/// Whether two steps pay the same, but for which cards a caravan takes.
bool same_price(const Step& step, const Step& other) {
  if (step.caravan != other.caravan) return false;
  return step.caravan ? step.paid.count() == other.paid.count() : step.paid == other.paid;
}

/// The other ways to pay for a step.
void offer_other_prices(const Guide::Desk& desk, const RecordedPlay& play, const Step& step,
                        recorder::LastShown& shown) {
  const Guide::Spot spot{
      .state = desk.kept.before(play.ply), .seat = step.seat, .phase = phase::travel, .ply = play.ply};
  for (const Answer& town : Guide::answers(spot, desk.session(), "step", "to", {}, false)) {
    if (town.value.substr(0, town.value.find('@')) != id_of(step.to)) continue;
    const recorder::Choices to({{"to", {{town.value, 1}}}});
    for (Answer& paid : Guide::answers(spot, desk.session(), "step", "paid", to, false)) {
      const auto other = Guide::play(spot, "step", to.with("paid", {{paid.value, 1}}));
      if (!other || same_price(std::get<Step>(*other), step)) continue;
      set_other(desk, play, spot, *other, paid);
      if (paid.legal == Legality::no) continue;
      paid.value = town.value + ": " + paid.value;
      shown.instead.push_back(std::move(paid));
    }
  }
}

}  // namespace

recorder::Frame Guide::frame(const Desk& desk, const Question& question) {
  const Position& state = question.state;
  recorder::Frame frame;
  frame.slots = slots_of(state.players);
  frame.held = held(state);
  if (question.round > 0)
    frame.round = recorder::RoundShown{
        .number = question.round,
        .words = msg::recorder_round_of({.round = question.round, .rounds = state.options.rounds()}),
        .phases = phases_of(desk, question)};
  const std::vector<std::string> names = names_of(desk.session().players);
  const std::vector<ViewPlayer> drawn = drawn_players(state, names);
  for (std::uint8_t index = 0; index < drawn.size(); ++index) {
    const PlayerState& player = state.at({index});
    const std::string seat = std::to_string(index);
    recorder::PlayerShown shown{
        .player = drawn[index],
        .turn = question.seat == Seat{index},
        .counts = {.count = player.towns_min, .most = player.towns_max, .of = 20, .words = msg::title_towns()},
        .pieces = frame.in("counters:" + seat)->pieces};
    for (const ViewPiece& piece : frame.in("obstacle:" + seat)->pieces) shown.pieces.push_back(piece);
    shown.cards =
        recorder::CountShown{.count = player.hand.min, .most = player.hand.max, .of = {}, .words = msg::title_cards()};
    frame.players.push_back(std::move(shown));
  }
  if (question.phase == phase::choose || question.phase == phase::draw)
    frame.table.push_back({"row", msg::title_row(), frame.in("row")->pieces});
  return frame;
}

void Guide::last(const Desk& desk, const RecordedPlay& play, recorder::LastShown& shown) {
  const Action& action = desk.session().plays[play.ply].action;
  if (const auto* step = std::get_if<Step>(&action)) {
    offer_other_prices(desk, play, *step, shown);
    if (desk.level == recorder::Level::full) ask_which_cards(desk, play, *step, shown);
  }
  const auto* pick = std::get_if<Pick>(&action);
  if (pick != nullptr && !pick->blind && !pick->turned && pick->kind && desk.level != recorder::Level::minimal)
    ask_what_turned_up(desk, play, *pick, shown);
  ask_town_cards(desk, play, shown);
}

}  // namespace elfref::elfenland
