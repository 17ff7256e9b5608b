#include "elfref/core/asking/position.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/asked_line.h"
#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/asking/choices.h"
#include "elfref/master_elf/asking/place_in_record.h"
#include "elfref/master_elf/asking/replay.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/reading/decode_one_line.h"
#include "elfref/master_elf/rules/moves.h"

namespace elfref::master_elf {
namespace {

// ---------------------------------------------------------------- what is known

/// `2 wax + 1 unknown`, `3 to 5`, `none`.
std::string cards_in(const Pile& pile, const Names& names) {
  const Cards known{.named = pile.known};
  const std::string unseen = range(pile.unseen);
  if (pile.known.empty()) return pile.unseen == Range{0, 0} ? "none" : pile.unseen == any_number ? "unknown" : unseen;
  return pile.unseen == Range{0, 0} ? sum_of(known, names)
                                    : fmt::format("{} + {} unknown", sum_of(known, names), unseen);
}

std::vector<Fact> facts_of(const State& state, Seat seat, const Names& names) {
  const PlayerState& player = state[seat];
  return {{"plays", {std::string(figure_names[static_cast<std::size_t>(player.figure)])}},
          {"at", {name_of_place(player.at, names)}},
          {"hand", {cards_in(player.hand, names)}},
          {"crystal",
           {player.used == Sure::yes  ? "used"
            : player.used == Sure::no ? "unused"
                                      : "unknown"}}};
}

Fact areas_of(const State& state, const Names& names) {
  Fact areas{"areas", {}};
  for (PlaceId place = 1; place < state.piles.size(); ++place)
    areas.words.push_back(fmt::format("{}: {}", name_of_place(place, names), cards_in(state.piles[place], names)));
  return areas;
}

/// `jam under top`, stack by stack; what may lie otherwise is unknown.
Fact stacks_of(const State& state, const Names& names) {
  Fact stacks{"stacks", {}};
  const std::vector<Layout>& ways = state.layouts.all();
  for (std::size_t i = 0; i < ways.front().stacks.size(); ++i) {
    const Stack& stack = ways.front().stacks[i];
    bool same = true;
    for (const Layout& way : ways) same = same && way.stacks[i] == stack;
    const std::string gifts = joined(
        stack.gifts, [&](GiftId gift) { return name_of_gift(gift, names); }, " under ");
    stacks.words.push_back(!same                 ? "one of several ways"
                           : stack.gifts.empty() ? stack.loose ? "unknown" : "none"
                           : stack.loose         ? "unknown under " + gifts
                                                 : gifts);
  }
  return stacks;
}

Fact parcels_of(const State& state, const Names& names) {
  Fact parcels{"parcels", {}};
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const ParcelState& parcel = state.parcels[i];
    std::string lying =
        parcel.sent == Sure::yes ? "sent" : fmt::format("{} of {}", range(parcel.count()), range(parcel.due));
    const std::string gifts = joined(
        parcel.gifts, [&](GiftId gift) { return name_of_gift(gift, names); }, " + ");
    if (parcel.sent != Sure::yes && !gifts.empty()) lying += " (" + gifts + ")";
    if (parcel.sent == Sure::perhaps) lying += ", or sent";
    parcels.words.push_back(fmt::format("{}: {}", parcel_names[i], lying));
  }
  return parcels;
}

Fact helpers_of(const State& state, const Names& names) {
  Fact helpers{"helpers", {}};
  for (const HelperState& helper : state.helpers) {
    std::string at = "unknown";
    for (PlaceId place = 0; place < state.piles.size(); ++place)
      if (helper.at == only_at(place)) at = name_of_place(place, names);
    helpers.words.push_back(fmt::format("{}: {}", figure_names[static_cast<std::size_t>(helper.figure)], at));
  }
  return helpers;
}

// ---------------------------------------------------------------- a step about which is asked

constexpr std::string_view step_words =
    "LOCATION: CARD, city: CARDS for CARDS, stay: CARD, to NAME: CARDS, create GIFT for PARCEL: CARDS, send PARCEL, "
    "discard: CARDS";

/// Judges a step where nothing of what the record has from there on was played.
void ask_why(Position& position, const PlaceInRecord& there, const std::string& why, const Source& source) {
  const std::string_view words = trimmed(why);
  if (there.over || words.empty()) {
    position.complaint = there.over ? "no play can be asked about: the game has ended"
                                    : fmt::format("'{}' is no play: write it as a step of a turn: {}", why, step_words);
    return;
  }
  const Span all{0, static_cast<std::uint32_t>(words.size())};
  const std::optional<Seat> turn = there.state.turn.open ? there.whose() : std::nullopt;
  OneLine read = decode_one_line(words, all, turn, there.session);
  position.complaint = no_play(why, read, step_words);
  if (!position.complaint.empty()) return;
  State state = there.state;
  name_more(state, read.box);
  for (Play<Action>& play : read.plays) play.round = static_cast<std::uint16_t>(there.round);
  position.why =
      asked_of<MasterElfKit>(words, std::move(read.plays), there.session, there.ply, std::move(state), source, allowed);
}

// ---------------------------------------------------------------- the whole

void describe(Position& position, const PlaceInRecord& there, bool each) {
  const State state = within_the_box(there.state);
  const Names names = names_in(there.session);
  position.round = there.round;
  position.phase = there.phase();
  position.phase_in_words = there.phase_in_words();
  position.seat = there.whose();
  position.before = there.before;
  position.may_be_over = there.may_be_over;
  if (!position.seat) position.nothing = there.over ? "the game has ended" : "whose turn it is nobody wrote down";
  position.facts.push_back(areas_of(state, names));
  position.facts.push_back({"city", {cards_in(state.piles[city], names)}});
  position.facts.push_back({"discard", {cards_in(state.discard, names)}});
  if (!state.competitive) {
    position.facts.push_back(stacks_of(state, names));
    position.facts.push_back({"deck", {range(state.layouts.deck())}});
    position.facts.push_back(parcels_of(state, names));
  }
  if (!state.helpers.empty()) position.facts.push_back(helpers_of(state, names));
  for (std::uint8_t seat = 0; seat < state.players; ++seat) position.of_each.push_back(facts_of(state, {seat}, names));
  if (position.seat) position.choices = choices_of(there.state, names, each);
  if (there.before && position.seat)
    position.remarks.push_back(fmt::format("the turn of {} may go on: with a gift, an exchange or a discard",
                                           printable(there.session.players[there.before->value].name)));
  if (state.may_have_ended && !there.over) position.remarks.emplace_back("the game may be over");
}

}  // namespace

Position position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
  Position position;
  Diagnostics faults;
  const std::optional<Session> session = readable<MasterElfKit>(record, overrides, faults);
  if (!session || session->players.size() > static_cast<std::size_t>(max_seats)) {
    position.complaint = "the record cannot be read";
    return position;
  }
  position.edition = option_table().edition(session->edition).name;
  position.players = names_of(session->players);
  position.words = words_of<MasterElfKit>();
  const PlaceInRecord there(*session, request);
  describe(position, there, request.each);
  if (!request.why.empty()) ask_why(position, there, request.why, record.source());
  if (request.reach && position.complaint.empty()) position.complaint = "--reach is not for this game";
  if (request.picture) position.picture = scene_of(*session, there.state);
  return position;
}

}  // namespace elfref::master_elf
