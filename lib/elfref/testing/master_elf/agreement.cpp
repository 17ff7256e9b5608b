#include "elfref/testing/master_elf/agreement.h"

#include <algorithm>

#include "elfref/testing/breaches.h"

namespace elfref::testing::workshop {
namespace {

constexpr int most_elves = 4, most_helped = 4;

/// The inhabitants, in any order.
std::vector<Figure> inhabitants_in_any_order(Dice& dice) {
  std::vector<Figure> all{Figure::kitten, Figure::fox, Figure::saucer, Figure::yeti};
  shuffle(all, dice);
  return all;
}

/// Who plays, and who helps.
void sit_together(Agreement& agreed, int players, Dice& dice) {
  constexpr std::array<int, 7> with_characters{3, 3, 4, 5, 6, 7, 8};
  const int kind = dice.below(4);  // two plain tables of four
  const int many = players != 0 ? players : any_of(with_characters, dice);
  const int few = players != 0 ? players : 2 + dice.below(3);
  std::vector<Figure> inhabitants = inhabitants_in_any_order(dice);
  const bool characters = players > most_elves || (kind == 0 && many > 2);
  if (characters) {
    const int least = std::max(1, many - most_elves), most = std::min(4, many - 2);
    inhabitants.resize(static_cast<std::size_t>(least + dice.below(most - least + 1)));
    return let_play(agreed, inhabitants, many, dice);
  }
  agreed.figures.assign(static_cast<std::size_t>(few), Figure::elf);
  if (kind == 1 && few <= most_helped) agreed.helpers.assign(inhabitants.begin(), inhabitants.begin() + 2);
}

/// The house rules of a table.
void agree_on_options(Agreement& agreed, Dice& dice) {
  const auto options = option_table().options();
  const bool house_rules = dice.chance(40);
  for (std::size_t index = 0; index < options.size(); ++index) {
    const auto option = static_cast<Option>(index);
    const int value = dice.below(static_cast<int>(options[index].values.size()));
    const bool written = dice.chance(option == Option::abilities ? 5 : 20);
    if (house_rules && written) agreed.set(option, value);
  }
}

}  // namespace

void let_play(Agreement& agreed, const std::vector<Figure>& inhabitants, int players, Dice& dice) {
  agreed.helpers.clear();
  agreed.figures = inhabitants;
  agreed.figures.resize(static_cast<std::size_t>(players), Figure::elf);
  shuffle(agreed.figures, dice);
}

Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt) {
  Dice dice(request.seed, stream_of(number, attempt) * 4 + 2);
  Agreement agreed{.seed = request.seed, .number = number, .attempt = attempt};
  sit_together(agreed, request.players, dice);
  agree_on_options(agreed, dice);
  agreed.competitive = dice.chance(8);
  const int hard = any_of(std::array<int, 4>{0, 0, 100, 50}, dice);
  for (bool& side : agreed.hard) side = dice.chance(hard);
  agreed.edition_named = !request.edition.empty() || dice.chance(15);
  agreed.side_named = dice.chance(20);
  agreed.russian = dice.chance(10);
  agreed.parcels_told = dice.chance(60);
  agreed.counts_told = dice.chance(30);
  agreed.elsewhere = dice.chance(25);
  const bool is_long = dice.chance(30);
  agreed.turns = is_long ? 400 : (1 + dice.below(9)) * agreed.players();
  const bool later = dice.chance(40);
  const int before = 1 + dice.below(12 * agreed.players());
  const int played_in = dice.below(2);
  const bool near_its_end = dice.chance(30), poor = dice.chance(20), few_gifts = dice.chance(20);
  const int gifts = dice.below(6);
  agreed.with_gift = dice.chance(50);
  if (!later && !agreed.competitive) return agreed;
  // Later in a game it is as play led there, or as it could be.
  agreed.begins_after = played_in == 0 && !agreed.competitive ? before : agreed.players();
  agreed.nearly = near_its_end && !agreed.competitive;
  agreed.poor = poor;
  if (few_gifts && !agreed.competitive) agreed.deck = gifts;
  return agreed;
}

}  // namespace elfref::testing::workshop
