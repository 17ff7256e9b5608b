#pragma once

#include <array>
#include <string_view>

#include "elfref/core/judging/rule.h"

namespace elfref::elven_rage {

/// Where the only known rulebook prints a rule: its heading.
constexpr std::array<Citation, 4> printed(std::string_view heading) {
  return {{{"designprint-2016", heading, "", ""}}};
}

namespace heading {
inline constexpr std::string_view introduction = "Вступление";
inline constexpr std::string_view setup = "Подготовка к игре";
inline constexpr std::string_view turn = "Ход игрока";
inline constexpr std::string_view summon = "Ход игрока: 1. Призыв";
inline constexpr std::string_view discard = "Ход игрока: 2. Сброс";
inline constexpr std::string_view capture = "Ход игрока: 3. Захват земли";
inline constexpr std::string_view victory = "Ход игрока: 4. Победа в бою";
inline constexpr std::string_view prepare = "Бой: 1. Подготовка";
inline constexpr std::string_view place = "Бой: 2. Расстановка";
inline constexpr std::string_view fight = "Бой: 3. Ход боя";
inline constexpr std::string_view winner = "Бой: 4. Определение победителя";
inline constexpr std::string_view objects = "Объекты на карте";
inline constexpr std::string_view actions = "Действия";
inline constexpr std::string_view treasures = "Сокровища";
inline constexpr std::string_view artifacts = "Артефакты";
inline constexpr std::string_view scenarios = "Сценарии игры";
inline constexpr std::string_view remarks = "Примечания";
}  // namespace heading

}  // namespace elfref::elven_rage
