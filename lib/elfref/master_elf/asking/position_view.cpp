#include "elfref/core/asking/position_view.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/asked_line.h"
#include "elfref/core/asking/session_to_show.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/in_a_row.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/asking/choices.h"
#include "elfref/master_elf/asking/narration.h"
#include "elfref/master_elf/asking/place_in_record.h"
#include "elfref/master_elf/asking/replay.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/live/table_state.h"
#include "elfref/master_elf/reading/decode_one_line.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/rules/moves.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

// ---------------------------------------------------------------- what is known

/// `2 wax + 1 unknown`, `3 to 5`, `none`.
Message cards_in(const Pile& pile, const Names& names) {
  const bool all_known = pile.unseen == Range{0, 0};
  if (pile.known.empty() && all_known) return msg::none_here();
  if (pile.known.empty()) return pile.unseen == any_number ? msg::unknown() : alone(pile.unseen);
  const Message known = verbatim(sum_of(Cards{.named = pile.known}, names));
  return all_known ? known : msg::with({.left = known, .right = msg::unknown_too({.number = pile.unseen})});
}

std::vector<Fact> facts_of(const Position& state, Seat seat, const Names& names) {
  const PlayerState& player = state[seat];
  return {{"plays", {alone(noun_of(player.figure))}, msg::title_plays()},
          {"at", {verbatim(name_of_place(player.at, names))}, msg::title_at()},
          {"hand", {cards_in(player.hand, names)}, msg::title_hand()},
          {"crystal",
           {player.used == Sure::yes  ? msg::crystal_used()
            : player.used == Sure::no ? msg::crystal_unused()
                                      : msg::unknown()},
           msg::title_crystal()}};
}

Fact areas_of(const Position& state, const Names& names) {
  Fact areas{"areas", {}, msg::title_areas()};
  for (PlaceId place = 1; place < state.board.piles.size(); ++place)
    areas.words.push_back(
        msg::cards_of_place({.cards = cards_in(state.board.piles[place], names), .place = named_place(state, place)}));
  return areas;
}

/// Gifts, as the record names them.
std::vector<Message> named(const std::vector<GiftId>& gifts, const Names& names) {
  std::vector<Message> all;
  for (const GiftId gift : gifts) all.push_back(verbatim(name_of_gift(gift, names)));
  return all;
}

/// `jam under top`, stack by stack; what may lie otherwise is unknown.
Fact stacks_of(const Position& state, const Names& names) {
  Fact stacks{"stacks", {}, msg::title_stacks()};
  const std::vector<Layout> ways = state.gifts.layouts.all();
  for (std::size_t i = 0; i < ways.front().stacks.size(); ++i) {
    const Stack& stack = ways.front().stacks[i];
    bool same = true;
    for (const Layout& way : ways) same = same && way.stacks[i] == stack;
    std::vector<Message> gifts = named(stack.gifts, names);
    if (stack.loose) gifts.insert(gifts.begin(), msg::unknown());
    stacks.words.push_back(!same           ? msg::several_ways()
                           : gifts.empty() ? msg::none_here()
                                           : in_a_row(gifts, msg::under));
  }
  return stacks;
}

Fact parcels_of(const Position& state, const Names& names) {
  Fact parcels{"parcels", {}, msg::title_parcels()};
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const ParcelState& parcel = state.gifts.parcels[i];
    std::optional<Message> gifts;
    if (!parcel.gifts.empty()) gifts = in_a_row(named(parcel.gifts, names), msg::with);
    Message lying = parcel.sent == Sure::yes
                        ? msg::parcel_gone()
                        : msg::gifts_of_due({.due = parcel.due, .gifts = gifts, .lying = parcel.count()});
    if (parcel.sent == Sure::perhaps) lying = msg::or_sent({.lying = lying});
    parcels.words.push_back(msg::of_parcel({.lying = lying, .parcel = noun_of(Parcel(i))}));
  }
  return parcels;
}

Fact helpers_of(const Position& state) {
  Fact helpers{"helpers", {}, msg::title_helpers()};
  for (const HelperState& helper : state.board.helpers) {
    Message at = msg::unknown();
    for (PlaceId place = 0; place < state.board.piles.size(); ++place)
      if (helper.at == only_at(place)) at = named_place(state, place);
    helpers.words.push_back(msg::helper_at({.figure = noun_of(helper.figure), .place = at}));
  }
  return helpers;
}

// ---------------------------------------------------------------- a step about which is asked

constexpr std::string_view step_words =
    "LOCATION: CARD, city: CARDS for CARDS, stay: CARD, to NAME: CARDS, create GIFT for PARCEL: CARDS, send PARCEL, "
    "discard: CARDS";

/// Judges a step where nothing of what the record has from there on was played.
void ask_why(PositionView& position, const PlaceInRecord& there, const std::string& why, const Source& source) {
  const std::string_view words = trimmed(why);
  if (there.over || words.empty()) {
    position.complaint =
        there.over
            ? msg::nothing_to_ask()
            : msg::not_a_play({.play = verbatim(why), .why = msg::write_as_step({.forms = verbatim(step_words)})});
    return;
  }
  const Span all{0, static_cast<std::uint32_t>(words.size())};
  const std::optional<Seat> turn = there.state.turn.open ? there.whose() : std::nullopt;
  OneLine read = decode_one_line(words, all, turn, there.session);
  position.complaint = no_play(why, read, alone(verbatim(step_words)));
  if (!position.complaint.empty()) return;
  Position state = there.state;
  name_more(state, read.box);
  for (Play<Action>& play : read.plays) play.round = static_cast<std::uint16_t>(there.round);
  position.why = asked_of<MasterElfKit>(words, std::move(read.plays), there.session, there.ply, std::move(state),
                                        source, legality);
}

// ---------------------------------------------------------------- the whole

/// The play that is there, and what came of it.
Message told_play(const PlaceInRecord& there) {
  const Action& play = there.session.plays[there.ply].action;
  Position after = there.state;
  apply(after, play);
  std::vector<Message> sentences{told(there.state, play, there.session).words};
  for (Message& one : came_of(there.state, after, play)) sentences.push_back(std::move(one));
  return list(Joint::semicolon, sentences);
}

void describe(PositionView& position, const PlaceInRecord& there, const PositionRequest& request) {
  const Position state = within_the_box(there.state);
  const Names names = names_in(there.session);
  position.round = there.round;
  position.phase = there.phase();
  position.phase_in_words = there.phase_in_words();
  position.seat = there.whose();
  position.before = there.before;
  position.may_be_over = there.may_be_over;
  if (!position.seat) position.nothing = there.over ? msg::game_has_ended() : msg::turn_not_written();
  position.facts.push_back(areas_of(state, names));
  position.facts.push_back({"city", {cards_in(state.board.piles[city], names)}, msg::title_city()});
  position.facts.push_back({"discard", {cards_in(state.board.discard, names)}, alone(noun::discard_pile)});
  if (!state.competitive) {
    position.facts.push_back(stacks_of(state, names));
    position.facts.push_back({"deck", {alone(state.gifts.layouts.deck())}, msg::title_deck()});
    position.facts.push_back(parcels_of(state, names));
  }
  if (!state.board.helpers.empty()) position.facts.push_back(helpers_of(state));
  for (std::uint8_t seat = 0; seat < state.players; ++seat) position.of_each.push_back(facts_of(state, {seat}, names));
  if (position.seat && request.listed) position.choices = choices_of(there.state, there.session, request);
  if (there.before && position.seat) position.remarks.push_back(msg::turn_may_go_on({.player = *there.before}));
  if (state.end.may_have_ended && !there.over) position.remarks.push_back(msg::game_may_be_over());
}

}  // namespace

PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
  PositionView position;
  const std::optional<Session> session = session_to_show<MasterElfKit>(record, overrides, position);
  if (!session) return position;
  const PlaceInRecord there(*session, request);
  describe(position, there, request);
  if (request.told && request.at_play && there.ply < session->plays.size()) position.told = told_play(there);
  if (!request.why.empty()) ask_why(position, there, request.why, record.source());
  if (request.state) position.state = state_of(there.state, *session);
  if (request.reach && position.complaint.empty()) position.complaint = elfref::msg::reach_not_for_game();
  if (request.picture) position.picture = scene_of(*session, there.state, overrides.language);
  return position;
}

}  // namespace elfref::master_elf
