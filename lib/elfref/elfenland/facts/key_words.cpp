#include "elfref/elfenland/facts/key_words.h"

#include <algorithm>
#include <map>
#include <string>

#include "elfref/core/text/text.h"

namespace elfref::elfenland {
namespace {

/// A key and what people type for it who write in German, Russian, Italian or Japanese: words between commas.
struct KeyRow {
  std::string_view key;
  std::string_view words;
};

// clang-format off
constexpr KeyRow key_rows[] = {
    {"edition", "Ausgabe, издание, edizione, 版"},
    {"options", "Optionen, опции, opzioni, オプション"},
    {"session", "Sitzung, Partie, партия, partita, sessione"},
    {"players", "Spieler, игроки, giocatori, プレイヤー, プレーヤー"},
    {"start",   "Beginn, начало, inizio, 開始"},
    {"rounds",  "Runden, Runde, раунды, turni, round, ラウンド"},
    {"final",   "Endstand, Ende, финал, итог, finale"},
    {"result",  "Ergebnis, результат, risultato, 結果"},
    {"winner",  "Sieger, Gewinner, победитель, vincitore, 勝者"},
    {"row",     "Auslage, Reihe, ряд, fila"},
    {"deal",    "Austeilen, Ausgeteilt, раздача, distribuzione"},
    {"draw",    "Ziehen, Gezogen, pesca"},
    {"choose",  "Auswählen, Wählen, Wahl, выбор, scelta"},
    {"plan",    "Planen, Planung, план, планирование, piano, pianificazione, 計画"},
    {"travel",  "Reise, Reisen, путешествие, поездка, viaggio, viaggi, 移動"},
    {"keep",    "Behalten, оставить, tenere"},
    {"note",    "Notiz, Anmerkung, Bemerkung, заметка, примечание, nota, メモ"},
    {"name",    "имя, nome, 名前"},
    {"colour",  "Farbe, цвет, colore, 色"},
    {"town",    "Ort, Stadt, город, città, 町"},
    {"towns",   "Orte, Städte, города, città, 町"},
    {"round",   "Runde, раунд, turno, ラウンド"},
    {"cards",   "Karten, карты, carte, カード"},
    {"hand",    "рука, mano, 手札"},
    {"score",   "Punkte, очки, punti, 得点"},
    {"place",   "Platz, место, posto"},
    {"discard", "Abwerfen, Ablegen, Abwurf, сброс, scarta, scarto, 捨てる"},
};
// clang-format on

/// Each word, folded, with its keys in the order of the rows.
const std::multimap<std::string, std::string_view>& all_words() {
  static const std::multimap<std::string, std::string_view> found = [] {
    std::multimap<std::string, std::string_view> all;
    for (const auto& [key, words] : key_rows)
      for (std::string_view left = words; !left.empty();) {
        const std::size_t comma = std::min(left.find(", "), left.size());
        all.emplace(fold(left.substr(0, comma)), key);
        left.remove_prefix(std::min(comma + 2, left.size()));
      }
    return all;
  }();
  return found;
}

}  // namespace

std::string_view key_in_english(std::string_view word, std::span<const std::string_view> keys) {
  const auto [begin, end] = all_words().equal_range(fold(word));
  const auto found =
      std::find_if(begin, end, [&](const auto& entry) { return std::ranges::find(keys, entry.second) != keys.end(); });
  return found == end ? std::string_view() : found->second;
}

}  // namespace elfref::elfenland
