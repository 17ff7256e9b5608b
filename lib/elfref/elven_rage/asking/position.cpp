#include "elfref/core/asking/position.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/asked_line.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/choices.h"
#include "elfref/elven_rage/asking/place_in_record.h"
#include "elfref/elven_rage/asking/replay.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/reading/decode_one_line.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"

namespace elfref::elven_rage {
namespace {

// ---------------------------------------------------------------- what is known

std::vector<Fact> facts_of(const State& state, Seat seat) {
  const PlayerState& player = state[seat];
  return {{"lands", {range(count_lands(state, seat, {}))}},
          {"towers", {range(count_lands(state, seat, PlaceKind::tower))}},
          {"castles", {range(count_lands(state, seat, any_castle))}},
          {"hand", {range(player.hand)}},
          {"deck", {range(player.deck)}},
          {"artifacts", {range(player.artifacts)}},
          {"treasures", {range(player.treasures)}},
          {"out",
           {player.out          ? "out"
            : player.may_be_out ? "perhaps"
                                : "in"}}};
}

/// `Anna: a1 b1 c1 (tower)`: the places that somebody holds; `?` behind one that he may hold.
Fact map_of(const State& state, const Names& names) {
  Fact map{"map", {}};
  for (std::uint8_t seat = 0; seat < state.players && state.mapped > 0; ++seat) {
    std::string held = printable(names.players[seat].name) + ":";
    for (std::size_t i = 0; i < state.mapped; ++i) {
      const Land& land = state.lands[i];
      if (!land.may_be_of({seat}) || land.alias) continue;
      const bool tower = land.is_surely(PlaceKind::tower);
      held += fmt::format(" {}{}{}", printable(state.box->places[i].name), tower ? " (tower)" : "",
                          land.is_of({seat}) ? "" : "?");
    }
    map.words.push_back(std::move(held));
  }
  if (state.mapped == 0) map.words.emplace_back("not known");
  return map;
}

Fact squads_of(const State& state, const Names& names) {
  Fact squads{"squads", {}};
  for (int number = 1; number <= state.squad_count; ++number) {
    const Squad& squad = state.squads[static_cast<std::size_t>(number)];
    std::string lies = squad.is == Squad::Is::gone      ? "fought"
                       : squad.is == Squad::Is::perhaps ? "perhaps fought"
                       : squad.open != nothing_named    ? name_of_card(squad.open, names) + " open"
                                                        : "unseen";
    squads.words.push_back(fmt::format("{}: {}", number, lies));
  }
  if (state.squad_count == 0) squads.words.emplace_back("not known");
  return squads;
}

void add_battle(std::vector<Fact>& facts, const State& state, const Names& names) {
  const Assault& assault = state.assault;
  facts.push_back({"attacked", {place_name(state, assault)}});
  if (!assault.laid || assault.battle.fights == 0) return;
  const Battle& battle = assault.battle;
  Fight now = battle.fight[0];
  begin_turn(now);
  constexpr std::array<std::string_view, edge_count> keys{"place 1", "place 2", "place 3", "place 4"};
  for (const elven_rage::Place place : edge)
    facts.push_back({keys[place.value], {place_in_words(state, now, place)}});
  if (!assault.centred) return;
  facts.push_back({"centre",
                   {fmt::format("{} over {}", name_of_card(assault.cards[reserve_place.value], names),
                                name_of_card(assault.cards[beneath_place.value], names))}});
  if (!is_judged(assault)) return;
  Fact next{"next", {}};
  if (const Message turn = turn_in_words(state, now); !turn.empty()) next.words.push_back(turn);
  facts.push_back(std::move(next));
  constexpr std::array<std::string_view, edge_count> strikes{"1 strikes", "2 strikes", "3 strikes", "4 strikes"};
  constexpr std::array<std::string_view, edge_count> moves{"1 moves", "2 moves", "3 moves", "4 moves"};
  for (const elven_rage::Place place : edge) {
    const CanDo can = can_do(state, now, battle.options, place);
    if (now[place].lives_on()) facts.push_back({strikes[place.value], can.strikes});
    if (!can.moves.empty()) facts.push_back({moves[place.value], can.moves});
  }
}

// ---------------------------------------------------------------- a play about which is asked

constexpr std::string_view line_words =
    "attack PLACE, look N shows CARD, fight N, decline, PLAYER: retreats 2, seats: [4 cards], CARD: CARD, plays CARD "
    "so "
    "…, won";

/// Judges a line where nothing of what the record has from there on was played.
void ask_why(Position& position, const PlaceInRecord& there, const std::string& why, const Source& source) {
  const std::string_view words = trimmed(why);
  if (there.over || !there.state.turn.open || words.empty()) {
    position.complaint = there.over ? "no play can be asked about: the game has ended"
                                    : fmt::format("'{}' is no play: write it as a line of a turn: {}", why, line_words);
    return;
  }
  const Span all{0, static_cast<std::uint32_t>(words.size())};
  OneLine read = decode_one_line(words, all, there.state.turn.seat, there.session);
  position.complaint = no_play(why, read, line_words);
  if (!position.complaint.empty()) return;
  State state = there.state;
  state.box = read.box;
  state = before_line(state, read.plays.front().action);
  for (Play<Action>& play : read.plays) play.round = static_cast<std::uint16_t>(there.round);
  position.why =
      asked_of<ElvenRageKit>(words, std::move(read.plays), there.session, there.ply, std::move(state), source, allowed);
}

// ---------------------------------------------------------------- the whole

void describe(Position& position, const PlaceInRecord& there, bool each) {
  const State& state = there.state;
  const Names names = names_in(there.session);
  position.round = there.round;
  position.phase = there.phase();
  position.phase_in_words = there.phase_in_words();
  const WhoseTurn turn = whose_turn(state);
  position.seat = turn.seat;
  position.others = turn.others;
  position.before = there.before;
  position.may_be_over = !state.assault.open;
  if (!turn.seat) position.nothing = there.over ? "the game has ended" : "whose turn it is nobody wrote down";
  position.facts.push_back(map_of(state, names));
  if (!there.over) position.facts.push_back(squads_of(state, names));
  if (state.assault.open) add_battle(position.facts, state, names);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) position.of_each.push_back(facts_of(state, {seat}));
  if (turn.seat) position.choices = choices_of(state, names, each);
  const auto name = [&](Seat seat) { return printable(there.session.players[seat.value].name); };
  if (there.before)
    position.remarks.push_back(
        fmt::format("the turn of {} may go on: with an Artifact, a Treasure or a trade", name(*there.before)));
  if (!there.written && !state.declines_written && state.turn.open && state.turn.attacks == 0)
    position.remarks.emplace_back("declines are not written in this record: another player may be next");
  if (state.lost_track) position.remarks.emplace_back("how the map is nobody wrote down");
  if (state.may_have_ended && !there.over) position.remarks.emplace_back("the game may be over");
}

}  // namespace

std::string english_of(const Message& message) {
  return Speaker(Language::en, words_of<ElvenRageKit>())(message);
}

Position position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
  Position position;
  Diagnostics faults;
  const std::optional<Session> session = readable<ElvenRageKit>(record, overrides, faults);
  if (!session || session->players.size() > static_cast<std::size_t>(max_seats)) {
    position.complaint = "the record cannot be read";
    return position;
  }
  position.edition = option_table().edition(session->edition).name;
  position.players = names_of(session->players);
  position.words = words_of<ElvenRageKit>();
  const PlaceInRecord there(*session, request);
  describe(position, there, request.each);
  if (request.picture) position.picture = scene_of(*session, there.state);
  if (!request.why.empty()) ask_why(position, there, request.why, record.source());
  if (request.reach && position.complaint.empty()) position.complaint = "--reach is not for this game";
  return position;
}

}  // namespace elfref::elven_rage
