#include "elfref/elfenland/rules/wording.h"

#include <utility>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {

Message counters_for(Terrain terrain) {
  List counters(Joint::or_);
  for_counters(fitting(terrain), [&](Transport counter) { counters.add(as_noun(counter)); });
  return counters.take();
}

Message in_front_of(const Position& state, Seat seat) {
  return msg::counters_in_front(
      {.counters = as_pieces(counters_left(state.at(seat).holding), noun::counter), .player = seat});
}

Message as_players(Seats seats, Joint joint) {
  List all(joint);
  for (const Seat seat : seats_of(seats)) all.add(seat);
  return all.take();
}

void add(std::vector<Message>& because, Message line) {
  if (!line.empty()) because.push_back(std::move(line));
}

void tell_arrival(const Position& state, Seat seat, Words& words) {
  const PlayerState& player = state.at(seat);
  if (player.came != 0 && player.at.size() == 1)
    words.earlier.push_back({player.came - 1, msg::boot_came_here({.town = as_name(player.at.first())})});
}

}  // namespace elfref::elfenland
