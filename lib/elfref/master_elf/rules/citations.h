#pragma once

#include <array>
#include <string_view>

#include "elfref/core/judging/rule.h"

namespace elfref::master_elf {

/// Where the one text that is known prints a rule: under which heading.
constexpr std::array<Citation, 4> printed(std::string_view heading) {
  return {{{"russian", heading, "", ""}}};
}

/// A rule that the supplement does not state.
inline constexpr std::array<Citation, 4> printed_nowhere{};

/// The headings of the supplement, as they are printed; after a comma what is set off below one.
namespace heading {
inline constexpr std::string_view inhabitants = "Волшебные жители";
inline constexpr std::string_view night_side = "Помощники; Игровые персонажи; Подготовка 1";
inline constexpr std::string_view helpers = "Помощники";
inline constexpr std::string_view helpers_important = "Помощники, Важно";
inline constexpr std::string_view helper_kitten = "Помощники, Котёнок";
inline constexpr std::string_view helper_fox = "Помощники, Лиса";
inline constexpr std::string_view helper_saucer = "Помощники, Летающая тарелка";
inline constexpr std::string_view helper_yeti = "Помощники, Йети";
inline constexpr std::string_view characters = "Игровые персонажи";
inline constexpr std::string_view abilities = "Особенности игровых персонажей";
inline constexpr std::string_view kitten = "Особенности игровых персонажей, Котёнок";
inline constexpr std::string_view fox = "Особенности игровых персонажей, Лиса";
inline constexpr std::string_view saucer = "Особенности игровых персонажей, Летающая тарелка";
inline constexpr std::string_view yeti = "Особенности игровых персонажей, Йети";
inline constexpr std::string_view many = "Игра на 5–8 участников";
inline constexpr std::string_view shortage = "Ограничение карт ингредиентов";
inline constexpr std::string_view cooperative = "Кооперативный режим";
inline constexpr std::string_view start_gifts = "Подготовка 3";
inline constexpr std::string_view stacks = "Подготовка 4–5";
inline constexpr std::string_view start_cards = "Подготовка 6–8";
inline constexpr std::string_view crystal = "Подготовка 9; Ход игрока 3; Особенности игровых персонажей, Йети";
inline constexpr std::string_view move = "Ход игрока 1";
inline constexpr std::string_view move_important = "Ход игрока 1, Важно";
inline constexpr std::string_view take = "Ход игрока 2";
inline constexpr std::string_view take_important = "Ход игрока 2, Важно";
inline constexpr std::string_view gift = "Ход игрока 3";
inline constexpr std::string_view gift_important = "Ход игрока 3, Важно";
inline constexpr std::string_view exchange = "Обмен";
inline constexpr std::string_view send = "Отправка посылки";
inline constexpr std::string_view pass = "Передача хода";
inline constexpr std::string_view end = "Завершение игры";
inline constexpr std::string_view from_a_set = "Условия посылок, 4/5 из набора";
inline constexpr std::string_view of_one_colour = "Условия посылок, 6/7 одного цвета";
inline constexpr std::string_view with_elves = "Условия посылок, 4/5 с эльфами";
inline constexpr std::string_view by_ingredients = "Условия посылок, 6/7 по ингредиентам";
}  // namespace heading

}  // namespace elfref::master_elf
