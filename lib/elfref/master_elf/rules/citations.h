#pragma once

#include <array>
#include <string_view>

#include "elfref/core/judging/rule.h"

namespace elfref::master_elf {

/// Where the one text that is known prints a rule: under which heading.
constexpr std::array<Citation, 4> printed(std::string_view heading) {
  return {{{"russian", "Russian", heading, "", "", ""}}};
}

/// The headings of the supplement.
namespace heading {
inline constexpr std::string_view helpers = "Помощники";
inline constexpr std::string_view helpers_important = "Помощники, Важно";
inline constexpr std::string_view helper_kitten = "Помощники, Котёнок";
inline constexpr std::string_view helper_fox = "Помощники, Лиса";
inline constexpr std::string_view helper_saucer = "Помощники, Летающая тарелка";
inline constexpr std::string_view helper_yeti = "Помощники, Йети";
inline constexpr std::string_view characters = "Игровые персонажи";
inline constexpr std::string_view abilities = "Особенности";
inline constexpr std::string_view kitten = "Особенности, Котёнок";
inline constexpr std::string_view fox = "Особенности, Лиса";
inline constexpr std::string_view saucer = "Особенности, Летающая тарелка";
inline constexpr std::string_view yeti = "Особенности, Йети";
inline constexpr std::string_view setup = "Подготовка";
inline constexpr std::string_view cooperative = "Кооперативный режим";
inline constexpr std::string_view move = "Ход игрока 1";
inline constexpr std::string_view take = "Ход игрока 2";
inline constexpr std::string_view gift = "Ход игрока 3";
inline constexpr std::string_view important = "Ход игрока, Важно";
inline constexpr std::string_view exchange = "Обмен";
inline constexpr std::string_view send = "Отправка посылки";
inline constexpr std::string_view pass = "Передача хода";
inline constexpr std::string_view end = "Завершение игры";
inline constexpr std::string_view conditions = "Условия посылок";
inline constexpr std::string_view shortage = "Ограничение карт ингредиентов";
inline constexpr std::string_view introduction = "Вступление";
}  // namespace heading

}  // namespace elfref::master_elf
