#include "elfref/core/record/keys.h"

#include <algorithm>
#include <string>

#include "elfref/core/record/record.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

// clang-format off
constexpr KeyRow general_keys[] = {
    {{"format",     "формат"},                 "formato, 形式"},
    {{"game",       "игра"},                   "Spiel, gioco, ゲーム"},
    {{"edition",    "издание"},                "Ausgabe, edizione, 版"},
    {{"options",    "варианты, опции"},        "Optionen, opzioni, オプション"},
    {{"session",    "партия"},                 "Sitzung, Partie, partita, sessione"},
    {{"components", "компоненты"},             ""},
    {{"players",    "игроки"},                 "Spieler, giocatori, プレイヤー, プレーヤー"},
    {{"start",      "начало"},                 "Beginn, inizio, 開始"},
    {{"rounds",     "раунды"},                 "Runden, Runde, turni, round, ラウンド"},
    {{"turns",      "ходы"},                   ""},
    {{"final",      "финал"},                  "Endstand, Ende, finale"},
    {{"result",     "результат, итог"},        "Ergebnis, risultato, 結果"},
    {{"winner",     "победитель"},             "Sieger, Gewinner, vincitore, 勝者"},
    {{"note",       "заметка, примечание"},    "Notiz, Anmerkung, Bemerkung, nota, メモ"},
    {{"ruling",     "решение"},                ""},
    {{"name",       "имя"},                    "nome, 名前"},
    {{"colour",     "цвет"},                   "Farbe, colore, 色"},
    {{"round",      "раунд"},                  "Runde, turno, ラウンド"},
    {{"turn",       "ход"},                    ""},
    {{"phase",      "этап"},                   ""},
    {{"first",      "первый"},                 ""},
    {{"at",         "где"},                    ""},
    {{"cards",      "карты"},                  "Karten, carte, カード"},
    {{"hand",       "рука"},                   "mano, 手札"},
    {{"discard",    "сброс"},                  "Abwerfen, Ablegen, Abwurf, scarta, scarto, 捨てる"},
    {{"score",      "очки"},                   "Punkte, punti, 得点"},
    {{"place",      "место"},                  "Platz, posto"},
};
// clang-format on

/// A word with its first letter as a capital, or with all of them: of letters that take two bytes, those of Cyrillic.
std::string with_capitals(std::string_view word, bool all) {
  std::string out(word);
  for (std::size_t i = 0; i + 1 < out.size(); i += 2) {
    auto lead = static_cast<unsigned char>(out[i]), last = static_cast<unsigned char>(out[i + 1]);
    if (lead < 0x80) {
      --i;  // a hyphen
      continue;
    }
    const bool yo = lead == 0xD1 && last == 0x91, second_half = lead == 0xD1 && last <= 0x8F;
    if (yo || second_half) {
      lead = 0xD0;
      last = static_cast<unsigned char>(yo ? 0x81 : last + 0x20);
    } else if (lead == 0xD0 && last >= 0xB0) {
      last = static_cast<unsigned char>(last - 0x20);
    }
    out[i] = static_cast<char>(lead);
    out[i + 1] = static_cast<char>(last);
    if (!all) break;
  }
  return out;
}

std::string_view first_of(std::string_view words) { return words.substr(0, words.find(", ")); }

}  // namespace

KeyWords::KeyWords(std::span<const KeyRow> own) : tables_{general_keys, own} {}

void KeyWords::make_known() const {
  for (const std::span<const KeyRow> table : tables_)
    for (const KeyRow& row : table)
      for (std::size_t column = 1; column < key_languages.size(); ++column)
        for (const std::string_view word : between_commas(row.words[column]))
          for (const std::string& spelling : spellings(word)) known_.add(spelling, {&row, key_languages[column]});
  known_.seal();
}

std::array<std::string, 3> KeyWords::spellings(std::string_view word) {
  return {std::string(word), with_capitals(word, false), with_capitals(word, true)};
}

const KeyRow* KeyWords::row_of(std::string_view key) const {
  for (const std::span<const KeyRow> table : tables_)
    for (const KeyRow& row : table)
      if (same_spelling(row.key(), key)) return &row;
  return nullptr;
}

std::optional<Language> KeyWords::language_of(std::string_view word) const {
  if (may_be_translated(word))
    if (const Known* found = known().find(word)) return found->language;
  return row_of(word) == nullptr ? std::nullopt : std::optional(Language::en);
}

std::string_view KeyWords::in(Language language, std::string_view key) const {
  const KeyRow* row = row_of(key);
  const auto column = std::ranges::find(key_languages, language);
  if (row == nullptr || column == key_languages.end()) return key;
  const std::string_view word = first_of(row->words[column - key_languages.begin()]);
  return word.empty() ? key : word;
}

std::vector<std::string_view> KeyWords::translated(std::span<const std::string_view> keys) const {
  std::vector<std::string_view> found;
  for (const Language language : key_languages)
    for (const std::string_view key : keys)
      if (const std::string_view word = in(language, key); word != key) found.push_back(word);
  return found;
}

std::string_view KeyWords::meant(std::string_view word, std::span<const std::string_view> keys) const {
  const std::string folded = fold(word);
  const auto has_it = [&](std::string_view words) {
    return std::ranges::count(between_commas(words), folded, fold) != 0;
  };
  for (const std::span<const KeyRow> table : tables_)
    for (const KeyRow& row : table) {  // folded when it is asked for, as few records do
      if (std::ranges::find(keys, row.key()) == keys.end()) continue;
      if (has_it(row.typed) || std::ranges::any_of(std::span(row.words).subspan(1), has_it)) return row.key();
    }
  return {};
}

Language language_of_keys(const Record& record, const KeyWords& keys) {
  if (record.root().shape != Shape::map || record.children(record.root()).empty()) return Language::en;
  const auto children = record.children(record.root());
  std::string_view word = children.begin()->text;
  for (auto key = children.begin(); key != children.end(); ++ ++key)
    if (keys.is(key->text, "players")) word = key->text;
  return keys.language_of(word).value_or(Language::en);
}

const KeyWords& shared_keys() {
  static const KeyWords keys;
  return keys;
}

}  // namespace elfref
