#include "elfref/testing/elven_rage/agreement.h"

#include <array>
#include <cstddef>

#include "elfref/testing/breaches.h"
#include "elfref/testing/dice.h"

namespace elfref::testing::rage {
namespace {

/// Options by any value of which the people here can play. By the assumed value of the others they play as well, and
/// may write it down.
constexpr std::array<Option, 30> played_by_any_value{
    Option::discard_more,      Option::first_turn_draw, Option::reshuffle,           Option::look_first,
    Option::castle_retreat,    Option::give_up,         Option::neutral_player,      Option::neutral_placement,
    Option::treasure_reserve,  Option::treasure_shown,  Option::lost_treasure,       Option::left_hits,
    Option::fire_double,       Option::fire_pierce,     Option::counter_when_killed, Option::move_instead,
    Option::move_loop,         Option::fire_ends,       Option::initiative_change,   Option::central_summon,
    Option::out_treasures,     Option::own_castle,      Option::last_standing,       Option::squads_again,
    Option::ally_lands,        Option::token_target,    Option::built_tower,         Option::gifts,
    Option::attack_with_fewer, Option::hand_limit};

bool is_played_by_any_value(Option option) {
  for (const Option one : played_by_any_value)
    if (one == option) return true;
  return false;
}

/// The house rules of a table.
void agree(Agreement& agreed, Dice& dice) {
  const auto options = option_table().options();
  const bool house_rules = dice.chance(45);
  const int often = dice.below(35);
  for (std::size_t index = 0; index < options.size(); ++index) {
    const auto option = static_cast<Option>(index);
    const int value = dice.below(static_cast<int>(options[index].values.size()));
    const bool written = dice.chance(often);
    if (!house_rules || !written) continue;
    agreed.set(option, is_played_by(option, value) ? value : 0);
  }
}

}  // namespace

bool is_played_by(Option option, int value) {
  if (value == 0 || is_played_by_any_value(option)) return true;
  if (option == Option::out_lands) return value == 1;  // free, or the captor's
  return option == Option::goal_time && value == 2;    // at once, or when the goal is shown
}

Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt) {
  Dice dice(request.seed, stream_of(number, attempt) * 4 + 2);
  Agreement agreed{.seed = request.seed, .number = number, .attempt = attempt};
  const int any = 2 + dice.below(3);
  agreed.players = request.players != 0 ? request.players : any;
  // Sides are two against two.
  agreed.scenario = static_cast<Scenario>(dice.below(agreed.players == 4 ? 5 : 4));
  agreed.beginner = dice.chance(35);
  agreed.towers = dice.chance(50);
  agreed.next_to_allies = dice.chance(30);
  agree(agreed, dice);
  // Of which goals besides seven lands the starting castle is left out, the book does not say.
  if (agreed.scenario == Scenario::supremacy) agreed.options[Option::own_castle] = 0;
  agreed.edition_named = !request.edition.empty() || dice.chance(25);
  agreed.russian = dice.chance(10);
  agreed.bold = dice.chance(50);
  agreed.sparing = dice.chance(35);
  const bool is_long = dice.chance(15);
  agreed.turns = 3 + dice.below(is_long ? 80 : 30);
  const int kind = dice.below(12);
  const int lines = 1 + dice.below(160), before = 1 + dice.below(24);
  agreed.at_summon = dice.chance(50);
  if (kind == 0) agreed.stop_after = lines;
  if (kind == 1 || kind == 2) {
    agreed.begins_after = before;
    agreed.turns += before;
  }
  return agreed;
}

}  // namespace elfref::testing::rage
