#include "elfref/elven_rage/rules/battle_in_words.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/rules/judges.h"

namespace elfref::elven_rage {
namespace {

using BattlePlace = elven_rage::Place;

/// The same moment where the next act begins.
Fight begun(const Fight& fight) {
  Fight next = fight;
  begin_turn(next);
  return next;
}

std::string lives_in_words(const Fighter& card) {
  if (card.lives_on()) return counted(card.lives, "life", "lives");
  return "dead";
}

}  // namespace

std::string_view slot_name(Slot slot) {
  constexpr std::array<std::string_view, slot_count> names{"left", "centre", "right"};
  return names[static_cast<std::size_t>(slot)];
}

std::string card_at(const State& state, const Fight& fight, BattlePlace place) {
  const Assault& assault = state.assault;
  if (!at_edge(place)) return card_name(state, assault.cards[place.value]);
  const Fighter& card = fight[place];
  const CardId id = card.kind == Fighter::Kind::warrior ? card.card : assault.cards[place.value];
  return fmt::format("{} ({})", card_name(state, id), place.value + 1);
}

std::string cards_at(const State& state, const Fight& fight, Places places, std::string_view last) {
  std::vector<std::string> all;
  for (const BattlePlace place : edge)
    if (has(places, place)) all.push_back(card_at(state, fight, place));
  return listed(std::vector<std::string_view>(all.begin(), all.end()), last);
}

std::vector<std::string> places_in_words(const State& state, const Fight& fight) {
  std::vector<std::string> lines;
  for (const BattlePlace place : edge) {
    const Fighter& card = fight[place];
    const int number = place.value + 1;
    if (card.kind == Fighter::Kind::treasure) {
      lines.push_back(fmt::format("{}: a Treasure", number));
    } else if (card.kind == Fighter::Kind::unknown) {
      lines.push_back(fmt::format("{}: a card of which nothing is known", number));
    } else {
      lines.push_back(fmt::format("{}: {} of the {}, initiative {}, {}, {} {} {}{}", number,
                                  card_name(state, card.card), card.side == Side::attacker ? "attacker" : "defender",
                                  card.initiative, lives_in_words(card), name_of(card.icons[0]), name_of(card.icons[1]),
                                  name_of(card.icons[2]), card.acted && card.fights() ? ", has acted" : ""));
    }
  }
  return lines;
}

std::string turn_in_words(const State& state, const Fight& fight) {
  const Fight now = begun(fight);
  const Turn turn = turn_of(now);
  const std::string whose = cards_at(state, now, turn.places, "or");
  switch (turn.why) {
    case Due::nobody:
      return {};
    case Due::initiative:
      return fmt::format("the turn of {}: initiative {} is the highest of those who have not acted", whose,
                         turn.initiative);
    case Due::attacker_first:
      return fmt::format("the turn of {}: of equal initiative, {}, the attacker's is first", whose, turn.initiative);
    case Due::by_turns:
      break;
  }
  return fmt::format("the turn of {}: at initiative {} the sides take turns, and the {} was last", whose,
                     turn.initiative, now.last_at(turn.initiative) == Side::attacker ? "attacker" : "defender");
}

std::string strike_in_words(const Fight& fight, const BattleOptions& options, BattlePlace by, Slot slot) {
  const Hit hit = hit_of(fight, options, by, slot);
  const std::string_view icon = name_of(hit.icon);
  switch (hit.comes_to) {
    case Struck::damage: {
      const bool dies = fight[hit.at].lives <= hit.lives;
      std::string words = fmt::format("{}, {}", icon, counted(hit.lives, "life", "lives"));
      if (dies) words += ": it dies";
      if (hit.burn > 0)
        words += fmt::format("; its {} takes {}", name_of(hit.facing), counted(hit.burn, "life", "lives"));
      return words;
    }
    case Struck::shield:
      return fmt::format("{}, stopped by its shield", icon);
    case Struck::fire:
      return fmt::format("{}, stopped by its fire shield, which takes {}", icon, counted(hit.burn, "life", "lives"));
    case Struck::unclear:
      return fmt::format("{} at {}", icon, name_of(hit.facing));
    default:
      return std::string(icon);
  }
}

CanDo can_do(const State& state, const Fight& fight, const BattleOptions& options, BattlePlace place) {
  CanDo can;
  const Choices choices = choices_of(fight, options, place);
  const auto strikes = static_cast<SlotSet>(choices.damage | choices.burns | choices.stopped | choices.unclear);
  for (const Slot slot : all_slots) {
    const std::string other = card_at(state, fight, target_of(place, slot, options.left_hits));
    if (has(strikes, slot))
      can.strikes.push_back(
          fmt::format("{} through {} ({})", other, slot_name(slot), strike_in_words(fight, options, place, slot)));
    if (has(choices.moves, slot) && choices.may_move)
      can.moves.push_back(fmt::format("{} with {}", slot_name(slot), other));
  }
  return can;
}

std::string choices_in_words(const State& state, const Fight& fight, const BattleOptions& options, BattlePlace place) {
  const Fight now = begun(fight);
  const CanDo can = can_do(state, now, options, place);
  const auto one_of = [](const std::vector<std::string>& all) {
    return listed(std::vector<std::string_view>(all.begin(), all.end()), "or");
  };
  std::string words = card_at(state, now, place);
  words += can.strikes.empty() ? " can strike nobody" : " can strike " + one_of(can.strikes);
  return can.moves.empty() ? words : words + "; it may move " + one_of(can.moves);
}

}  // namespace elfref::elven_rage
