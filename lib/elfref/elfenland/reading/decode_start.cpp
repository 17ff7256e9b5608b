#include <array>
#include <utility>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/reading/words_of_play.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

constexpr std::array<std::string_view, 5> starting_phases = {phase::deal, phase::draw, phase::choose, phase::plan,
                                                             phase::travel};

void decode_phase(Reading& reading, const Field& field, Start& start) {
  const Node* name = reading.scalar(field, msg::a_phase);
  if (name == nullptr) return;
  for (const std::string_view known : starting_phases) {
    if (name->text != known && vocabulary().keys().in_english(name->text) != known) continue;
    start.phase = known;
    return;
  }
  Message advice = reading.did_you_mean(name->text, starting_phases);
  reading.bad_value(*name, "phase", advice.empty() ? write_one_of(starting_phases) : std::move(advice));
}

std::optional<bool> read_used(Reading& reading, const Field& field) {
  static constexpr std::array<std::string_view, 4> yes = {"used", "yes", "true", "on"};
  static constexpr std::array<std::string_view, 4> no = {"unused", "no", "false", "off"};
  const Node* word = reading.scalar(field, msg::used_or_unused);
  if (word == nullptr) return std::nullopt;
  const std::string folded = fold(word->text);
  for (const std::string_view known : yes)
    if (folded == known) return true;
  for (const std::string_view known : no)
    if (folded == known) return false;
  reading.bad_value(*word, "obstacle", msg::write_this({.what = msg::used_or_unused()}));
  return std::nullopt;
}

/// Whether cards or counters are written there.
bool has_pieces(Reading& reading, const Field& field) {
  if (field && field.value->shape == Shape::list) return true;
  return field && reading.scalar(field, msg::cards_or_counters) != nullptr;
}

/// What stands of a player; `play` learns where his towns, counters and hand stand.
Start::Player decode_player(Reading& reading, const Field& field, Play<Action>& play) {
  static constexpr std::array<std::string_view, 5> keys = {"at", "towns", "hand", "counters", "obstacle"};
  Start::Player player;
  if (!reading.is_map(field, "{at: TOWN}")) return player;
  const auto [at, towns, hand, counters, obstacle] = reading.fields(*field.value, keys);
  if (const Node* town = at ? reading.scalar(at, msg::a_town) : nullptr) player.at = read_town(reading, *town);
  if (towns) {
    const TownsWritten written = read_towns(reading, towns);
    note_idle_towns(reading, written);
    player.towns = written.count;
    player.towns_listed = written.listed;
    player.named = written.named;
  }
  if (towns) play.parts[where] = towns.value->span;
  if (counters) play.parts[object] = counters.value->span;
  if (hand) play.parts[payment] = hand.value->span;
  if (has_pieces(reading, hand)) {
    player.hand = read_pieces(reading, *hand.value);
    player.hand_span = hand.value->span;
  }
  if (has_pieces(reading, counters)) player.counters = read_counters(reading, *counters.value, Facing::up);
  if (obstacle) player.obstacle_used = read_used(reading, obstacle);
  return player;
}

void decode_players(Reading& reading, const Field& field, Session& session) {
  Start& start = session.start;
  const ByPlayer players = by_player(reading, field, {msg::leave_name_out_or_write, "{at: TOWN}"});
  start.players.resize(players.of.size());
  for (std::size_t i = 0; i < start.players.size(); ++i)
    if (const Field& named = players.of[i]) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      Play<Action> play = play_outside<Action>(StartPlayer{seat, start.phase}, named.key->span, phase::setup, seat);
      start.players[i] = decode_player(reading, named, play);
      session.plays.push_back(std::move(play));
    }
  for (const Field& other : players.others) {
    Play<Action> nobody = play_outside<Action>(StartPlayer{}, other.key->span, phase::setup);
    decode_player(reading, other, nobody);
  }
}

/// Whether two links are one: where a road and a waterway join two towns, only `by …` tells them apart.
bool same_link(const Link& x, const Link& y) {
  if (x.a == y.a ? x.b != y.b : x.a != y.b || x.b != y.a) return false;
  const By unsaid = road_between(x.a, x.b) ? By::road : By::unsaid;
  const auto way = [&](By by) { return by == By::unsaid ? unsaid : by; };
  return way(x.by) == way(y.by) || unsaid == By::unsaid;
}

/// A road that stands there already is not put down once more.
bool is_given_twice(Reading& reading, const Field& field, const Link& link, const Session& session) {
  for (const Play<Action>& play : session.plays) {
    const auto* other = std::get_if<StartRoad>(&play.action);
    if (other == nullptr || !same_link(other->link, link)) continue;
    Diagnostic* fault = reading.fault(Fault::duplicate_key, *field.key);
    if (fault != nullptr) fault->related.push_back({play.parts[where], msg::the_same_road()});
    return true;
  }
  return false;
}

void decode_road(Reading& reading, const Field& field, Session& session) {
  const auto road = read_road(reading, *field.key);
  if (!has_pieces(reading, field)) return;
  const std::vector<OnRoad> found = read_on_road(reading, *field.value);
  if (!road || is_given_twice(reading, field, road->link, session)) return;
  for (const OnRoad& lies : found) {
    const bool first = &lies == &found.front();
    const StartRoad start{.link = road->link,
                          .counter = lies.counter,
                          .unknown_counter = lies.unknown_counter,
                          .obstacle = lies.obstacle};
    Play<Action> play = play_outside<Action>(start, reading.span(field), phase::setup);
    play.parts[object] = first ? field.value->span : lies.span;
    play.parts[where] = first ? road->towns : lies.span;
    play.parts[extra] = road->by;
    session.plays.push_back(std::move(play));
  }
}

void decode_roads(Reading& reading, const Field& field, Session& session) {
  session.start.roads_written = true;
  if (is_none(reading, *field.value) || !reading.is_map(field, "{TOWN-TOWN: counter}")) return;
  for (const Field road : reading.fields(*field.value))
    if (!reading.slip_in_key(road, {})) decode_road(reading, road, session);
}

}  // namespace

void decode_start(Reading& reading, const Field& field, Session& session) {
  static constexpr std::array<std::string_view, 5> keys = {"round", "phase", "first", "players", "roads"};
  Start& start = session.start;
  start.written = true;
  if (!reading.is_map(field, "{round: 3}")) return;
  const auto [round, phase, first, players, roads] = reading.fields(*field.value, keys);
  if (const Node* number = round ? reading.scalar(round, msg::a_number) : nullptr)
    start.round = read_number(reading, *number, 1, 99).value_or(1);
  if (phase) decode_phase(reading, phase, start);
  if (const Node* name = first ? reading.scalar(first, msg::a_player) : nullptr) start.first = reading.seat(*name);
  if (players) decode_players(reading, players, session);
  if (roads) decode_roads(reading, roads, session);
}

}  // namespace elfref::elfenland
