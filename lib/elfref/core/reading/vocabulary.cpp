#include "elfref/core/reading/vocabulary.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace elfref {
namespace {

/// What stands between the words of a phrase in the lists.
constexpr std::string_view gap_signs = " -";
bool is_gap(char c) { return gap_signs.find(c) != std::string_view::npos; }

// clang-format off
/// The keys that a record of any game may have.
constexpr KeyRow general_keys[] = {
    {"edition", "Ausgabe, издание, edizione, 版"},
    {"options", "Optionen, опции, opzioni, オプション"},
    {"session", "Sitzung, Partie, партия, partita, sessione"},
    {"players", "Spieler, игроки, giocatori, プレイヤー, プレーヤー"},
    {"start",   "Beginn, начало, inizio, 開始"},
    {"rounds",  "Runden, Runde, раунды, turni, round, ラウンド"},
    {"final",   "Endstand, Ende, финал, итог, finale"},
    {"result",  "Ergebnis, результат, risultato, 結果"},
    {"winner",  "Sieger, Gewinner, победитель, vincitore, 勝者"},
    {"note",    "Notiz, Anmerkung, Bemerkung, заметка, примечание, nota, メモ"},
    {"name",    "имя, nome, 名前"},
    {"colour",  "Farbe, цвет, colore, 色"},
    {"round",   "Runde, раунд, turno, ラウンド"},
    {"cards",   "Karten, карты, carte, カード"},
    {"hand",    "рука, mano, 手札"},
    {"score",   "Punkte, очки, punti, 得点"},
    {"place",   "Platz, место, posto"},
};
// clang-format on

}  // namespace

std::vector<std::string_view> between_commas(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(", "), text.size());
    parts.push_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 2, text.size()));
  }
  return parts;
}

Vocabulary::Vocabulary(std::initializer_list<std::span<const WordRow>> languages, const Wording& wording)
    : wording_(wording) {
  for (const std::span<const WordRow> language : languages) {
    const bool english = language.data() == languages.begin()->data();
    for (const WordRow& row : language) {
      const bool piece = row.meaning.kind == Meaning::Kind::piece;
      bool first = true;
      const std::vector<std::string_view> names = between_commas(row.spellings);
      if (english && piece) plurals_.push_back(names[std::min<std::size_t>(1, names.size() - 1)]);
      for (const std::string_view name : names) {
        names_.add(name, row.meaning, english && std::exchange(first, false));
        if (piece) all_pieces_.push_back(name);
      }
    }
  }
  names_.seal();
  add_phrases();
  add_single_words();
  add_keys(general_keys);
  add_keys(wording.keys);
  std::ranges::transform(wording.foreign, std::back_inserter(foreign_), fold);
}

void Vocabulary::add_phrases() {
  std::map<std::string_view, int> longest;
  for (const auto& [text, meaning] : spellings()) {
    const int words = static_cast<int>(std::ranges::count_if(text, is_gap)) + 1;
    longest_phrase_ = std::max(longest_phrase_, words);
    if (words == 1) continue;
    int& most = longest[text.substr(0, text.find_first_of(gap_signs))];
    most = std::max(most, words);
  }
  for (const auto& [word, most] : longest) openings_.add(word, most);
  openings_.seal();
}

void Vocabulary::add_single_words() {
  std::vector<std::string> begun;  // words with which phrases begin
  for (const auto& [text, meaning] : spellings())
    if (const std::size_t gap = text.find_first_of(gap_signs); gap != std::string_view::npos)
      begun.push_back(fold(text.substr(0, gap)));
  for (const auto& [text, meaning] : spellings()) {
    const std::string folded = fold(text);
    if (text.find_first_of(gap_signs) != std::string_view::npos || std::ranges::count(begun, folded) != 0) continue;
    single_words_.add(text, meaning);
    single_words_.add(folded, meaning);
  }
  single_words_.seal();
}

void Vocabulary::add_keys(std::span<const KeyRow> rows) {
  for (const auto& [key, words] : rows)
    for (const std::string_view word : between_commas(words)) keys_.emplace(fold(word), key);
}

std::string_view Vocabulary::key_in_english(std::string_view word, std::span<const std::string_view> keys) const {
  const auto [begin, end] = keys_.equal_range(fold(word));
  const auto found =
      std::find_if(begin, end, [&](const auto& known) { return std::ranges::find(keys, known.second) != keys.end(); });
  return found == end ? std::string_view() : found->second;
}

bool Vocabulary::is_foreign(std::string_view word) const {
  return std::ranges::find(foreign_, fold(word)) != foreign_.end();
}

}  // namespace elfref
