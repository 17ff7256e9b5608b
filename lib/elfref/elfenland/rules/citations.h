#pragma once

#include <array>
#include <string_view>

#include "elfref/core/judging/rule.h"

namespace elfref::elfenland {

/// The four rulebooks whose text is known.
enum Book { russian, italian, japanese, rio_grande_2015, book_count };

/// The place of a part of the rules in each book.
struct Chapter {
  std::string_view russian, italian, italian_page, japanese, rio_grande_2015_page;
};

// A heading is followed by the number of the point if the book numbers its points.
namespace chapter {
inline constexpr Chapter contents{"Состав игры", "Introduzione e Contenuto", "2", "", "4"};
inline constexpr Chapter setup{"Подготовка к игре", "Preparazione del Gioco", "4", "ゲームの準備", "4"};
inline constexpr Chapter players{"", "", "", "基本情報", ""};
inline constexpr Chapter deal{"1. Раздача карт передвижения", "1. Distribuire le Carte Viaggio", "6", "①", "6"};
inline constexpr Chapter draw{"2. Выбор транспортного жетона из закрытого стека", "2. Pescare una tessera Trasporto",
                              "6", "②", "6"};
inline constexpr Chapter choose{"3. Выбор дополнительных транспортных жетонов",
                                "3. Pescare ulteriori tessere come Mezzi di Trasporto", "6", "③", "6"};
inline constexpr Chapter plan{"4. Планирование маршрутов путешествий", "4. Pianificare il viaggio", "7",
                              "④, タイルの配置ルール", "7-8"};
inline constexpr Chapter obstacle{"Препятствие", "Gli Ostacoli", "", "障害タイル", "7-8"};
inline constexpr Chapter travel{"5. Перемещение по выбранным маршрутам; Путешествие по дорогам страны",
                                "5. Spostare gli Stivali Elfici; Viaggiare sulle strade", "8", "⑤, 道を移動する", "8"};
inline constexpr Chapter road_counter{
    "5. Перемещение по выбранным маршрутам; Путешествие по дорогам страны, 1",
    "5. Spostare gli Stivali Elfici; Viaggiare sulle strade, 1", "8", "⑤, 道を移動する", "8"};
inline constexpr Chapter road_price{"5. Перемещение по выбранным маршрутам; Путешествие по дорогам страны, 2-3",
                                    "5. Spostare gli Stivali Elfici; Viaggiare sulle strade, 2-3", "8",
                                    "⑤, 道を移動する", "8"};
inline constexpr Chapter road_obstacle{"Препятствие; Путешествие по дорогам страны, 4",
                                       "Gli Ostacoli; Viaggiare sulle strade, 4", "", "障害タイル; 道を移動する", "7-8"};
inline constexpr Chapter there_and_back{"Путешествие туда и обратно", "Viaggiare 'avanti e indietro'", "", "道の往復",
                                        "10"};
inline constexpr Chapter rivers{"Путешествие по водным путям", "Viaggiare sui fiumi", "", "水路を移動する", "9"};
inline constexpr Chapter pieces{"Сбор городских маркеров", "Raccolta dei segnalini Città", "", "街の訪問; ⑤", "10"};
inline constexpr Chapter caravan{"Особые действия: Караван", "Movimenti Speciali A", "11", "特殊な移動 A", "11"};
inline constexpr Chapter ferry{"Паромные переправы", "Movimenti Speciali B", "11", "特殊な移動 B", "11"};
// The Japanese rules give the price with the cards and the waterways; their text on ferries gives a different one.
inline constexpr Chapter ferry_price{"Паромные переправы", "Movimenti Speciali B", "11", "移動カード; 水路を移動する", "11"};
inline constexpr Chapter end_of_round{"6. Окончание раунда и подготовка к следующему", "6. Fine del Round", "11", "⑥",
                                      "11"};
inline constexpr Chapter starting_player{"6. Окончание раунда и подготовка к следующему", "6. Fine del Round", "11",
                                         "⑥, 2", "11"};
inline constexpr Chapter counters_back{"6. Окончание раунда и подготовка к следующему", "6. Fine del Round", "11",
                                       "⑥, 3", "11"};
inline constexpr Chapter last_round{"Завершение игры", "Fine del Gioco", "12", "ゲームの終了", "12"};
inline constexpr Chapter end{"Завершение игры", "Fine del Gioco", "12", "ゲームの勝者", "12"};
inline constexpr Chapter variant{"Дополнительный вариант игры", "Variante", "12", "発展ルール", "12"};
}  // namespace chapter

/// The citations of a rule. `marks` has one mark per book in the order of Book: `S` states the rule; `-` is silent or
/// was not available; `D` states it differently and is cited only if the option has that book's value in `values`.
consteval std::array<Citation, 4> cites(const Chapter& chapter, std::string_view marks,
                                        std::array<std::string_view, book_count> values = {}) {
  const std::array<Citation, book_count> all{{
      {"russian", chapter.russian, "", ""},
      {"italian", chapter.italian, chapter.italian_page, ""},
      {"japanese", chapter.japanese, "", ""},
      {"rio-grande-2015", "", chapter.rio_grande_2015_page, ""},
  }};
  constexpr std::array<Book, book_count> order{italian, russian, japanese, rio_grande_2015};
  std::array<Citation, 4> found{};
  std::size_t count = 0;
  for (const Book book : order) {
    const bool differs = marks[book] == 'D' && !values[book].empty();
    if (marks[book] != 'S' && !differs) continue;
    found[count] = all[book];
    if (differs) found[count].value = values[book];
    ++count;
  }
  return found;
}

/// The citations of a rule that no edition states.
inline constexpr std::array<Citation, 4> printed_nowhere{};

}  // namespace elfref::elfenland
