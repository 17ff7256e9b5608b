#include "elfref/core/asking/position_view.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/asked_line.h"
#include "elfref/core/asking/session_to_show.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/choices.h"
#include "elfref/elven_rage/asking/narration.h"
#include "elfref/elven_rage/asking/place_in_record.h"
#include "elfref/elven_rage/asking/replay.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/live/table_state.h"
#include "elfref/elven_rage/reading/decode_one_line.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

// ---------------------------------------------------------------- what is known

/// A number of what a player has.
Fact figure_of(Figure figure, Range number) {
  return {figure_names[static_cast<std::size_t>(figure)], {alone(number)}, alone(figure_noun(figure))};
}

std::vector<Fact> facts_of(const Position& state, Seat seat) {
  const PlayerState& player = state[seat];
  return {figure_of(Figure::lands, count_lands(state, seat, {})),
          figure_of(Figure::towers, count_lands(state, seat, PlaceKind::tower)),
          figure_of(Figure::castles, count_lands(state, seat, any_castle)),
          figure_of(Figure::hand, player.hand),
          {"deck", {alone(player.deck)}, msg::fact_deck()},
          figure_of(Figure::artifacts, player.artifacts),
          figure_of(Figure::treasures, player.treasures),
          {"out",
           {player.out          ? msg::player_is_out()
            : player.may_be_out ? msg::perhaps_out()
                                : msg::player_is_in()},
           alone(figure_noun(Figure::out))}};
}

/// `Anna: a1 b1 c1 (tower)`: the places that somebody holds; `?` after one that another player may hold.
Fact map_of(const Position& state) {
  Fact map{"map", {}, msg::fact_map()};
  for (std::uint8_t seat = 0; seat < state.players && state.map.mapped > 0; ++seat) {
    std::vector<Message> held;
    for (std::size_t i = 0; i < state.map.mapped; ++i) {
      const Land& land = state.map.lands[i];
      if (!land.may_be_of({seat}) || land.alias) continue;
      held.push_back(alone(verbatim(state.box->places[i].name)));
      if (land.is_surely(PlaceKind::tower)) held.back() = msg::place_with_tower({.place = held.back()});
      if (!land.is_of({seat})) held.back() = msg::place_uncertain({.place = held.back()});
    }
    const auto places = held.empty() ? std::nullopt : std::optional(in_a_row(held, msg::side_by_side));
    map.words.push_back(msg::holds_places({.places = places, .player = Seat{seat}}));
  }
  if (state.map.mapped == 0) map.words.push_back(msg::not_known());
  return map;
}

Fact squads_of(const Position& state) {
  Fact squads{"squads", {}, msg::fact_squads()};
  for (int number = 1; number <= state.common.squad_count; ++number) {
    const Squad& squad = state.common.squads[static_cast<std::size_t>(number)];
    squads.words.push_back(squad.is == Squad::Is::gone      ? msg::squad_fought({.squad = number})
                           : squad.is == Squad::Is::perhaps ? msg::squad_perhaps_fought({.squad = number})
                           : squad.open != nothing_named
                               ? msg::squad_open({.card = card_name(state, squad.open), .squad = number})
                               : msg::squad_unseen({.squad = number}));
  }
  if (state.common.squad_count == 0) squads.words.push_back(msg::not_known());
  return squads;
}

void add_battle(std::vector<Fact>& facts, const Position& state, const Names& names) {
  const Assault& assault = state.assault;
  facts.push_back({"attacked", {place_name(state, assault)}, msg::fact_attacked()});
  if (!assault.laid || assault.battle.fights == 0) return;
  const Battle& battle = assault.battle;
  Fight now = battle.fight[0];
  begin_turn(now);
  constexpr std::array<std::string_view, edge_count> keys{"place 1", "place 2", "place 3", "place 4"};
  for (const elven_rage::Place place : edge)
    facts.push_back(
        {keys[place.value], {place_in_words(state, now, place)}, msg::fact_place({.place = place.value + 1})});
  if (!assault.centred) return;
  const auto written_card = [&](elven_rage::Place place) {
    return verbatim(name_of_card(assault.cards[place.value], names));
  };
  facts.push_back(
      {"centre",
       {msg::upper_over_lower({.lower = written_card(beneath_place), .upper = written_card(reserve_place)})},
       msg::fact_centre()});
  if (!is_judged(assault)) return;
  Fact next{"next", {}, msg::fact_next()};
  if (Message turn = turn_in_words(state, now); !turn.empty()) next.words.push_back(std::move(turn));
  facts.push_back(std::move(next));
  constexpr std::array<std::string_view, edge_count> strikes{"1 strikes", "2 strikes", "3 strikes", "4 strikes"};
  constexpr std::array<std::string_view, edge_count> moves{"1 moves", "2 moves", "3 moves", "4 moves"};
  for (const elven_rage::Place place : edge) {
    CanDo can = can_do(state, now, battle.options, place);
    const int number = place.value + 1;
    if (now[place].lives_on())
      facts.push_back({strikes[place.value], std::move(can.strikes), msg::fact_strikes({.place = number})});
    if (!can.moves.empty())
      facts.push_back({moves[place.value], std::move(can.moves), msg::fact_moves({.place = number})});
  }
}

// ---------------------------------------------------------------- a play about which is asked

/// Judges a line where nothing of what the record has from there on was played.
void ask_why(PositionView& position, const PlaceInRecord& there, const std::string& why, const Source& source) {
  const std::string_view words = trimmed(why);
  if (there.over || !there.state.turn.open || words.empty()) {
    position.complaint = there.over
                             ? msg::no_play_after_end()
                             : msg::not_a_play({.play = verbatim(why),
                                                .why = msg::write_line_of_turn({.forms = msg::forms_of_turn_lines()})});
    return;
  }
  const Span all{0, static_cast<std::uint32_t>(words.size())};
  OneLine read = decode_one_line(words, all, there.state.turn.seat, there.session);
  position.complaint = no_play(why, read, msg::forms_of_turn_lines());
  if (!position.complaint.empty()) return;
  Position state = there.state;
  state.box = read.box;
  state = before_line(state, read.plays.front().action);
  for (Play<Action>& play : read.plays) play.round = static_cast<std::uint16_t>(there.round);
  position.why = asked_of<ElvenRageKit>(words, std::move(read.plays), there.session, there.ply, std::move(state),
                                        source, legality);
}

// ---------------------------------------------------------------- the whole

void describe(PositionView& position, const PlaceInRecord& there, const PositionRequest& request) {
  const Position& state = there.state;
  const Names names = names_in(there.session);
  position.round = there.round;
  position.phase = there.phase();
  position.phase_in_words = there.phase_in_words();
  const WhoseTurn turn = whose_turn(state);
  position.seat = turn.seat;
  position.others = turn.others;
  position.before = there.before;
  position.may_be_over = !state.assault.open;
  if (!turn.seat) position.nothing = there.over ? msg::game_has_ended() : msg::whose_turn_unrecorded();
  position.facts.push_back(map_of(state));
  if (!there.over) position.facts.push_back(squads_of(state));
  if (state.assault.open) add_battle(position.facts, state, names);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) position.of_each.push_back(facts_of(state, {seat}));
  if (turn.seat && request.listed) position.choices = choices_of(state, there.session, request);
  if (there.before) position.remarks.push_back(msg::turn_may_go_on({.player = *there.before}));
  if (!there.written && !state.unrecorded.declines_written && state.turn.open && state.turn.attacks == 0)
    position.remarks.push_back(msg::declines_unwritten());
  if (state.unrecorded.lost_track) position.remarks.push_back(msg::map_unknown());
  if (state.end.may_have_ended && !there.over) position.remarks.push_back(msg::may_be_over());
}

}  // namespace

PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
  PositionView position;
  const std::optional<Session> session = session_to_show<ElvenRageKit>(record, overrides, position);
  if (!session) return position;
  const PlaceInRecord there(*session, request);
  describe(position, there, request);
  if (request.told && request.at_play && there.ply < session->plays.size())
    position.told = told(there.state, session->plays[there.ply].action, *session).words;
  if (request.picture) position.picture = scene_of(*session, there.state, overrides.language);
  if (!request.why.empty()) ask_why(position, there, request.why, record.source());
  if (request.state) position.state = state_of(there.state, *session);
  if (request.reach && position.complaint.empty()) position.complaint = elfref::msg::reach_not_for_game();
  return position;
}

}  // namespace elfref::elven_rage
