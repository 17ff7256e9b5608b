#include "elfref/core/record/keys.h"

#include <algorithm>
#include <array>
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

/// A letter of two bytes, small. These are the letters of Cyrillic.
constexpr std::array<unsigned char, 2> small_letter(unsigned char lead, unsigned char last) {
  if (lead != 0xD0) return {lead, last};
  if (last == 0x81) return {0xD1, 0x91};
  if (last >= 0x90 && last < 0xA0) return {0xD0, static_cast<unsigned char>(last + 0x20)};
  if (last >= 0xA0 && last < 0xB0) return {0xD1, static_cast<unsigned char>(last - 0x20)};
  return {lead, last};
}

/// Whether a word of a record is a word of the table, which has small letters.
bool is_word(std::string_view written, std::string_view word) {
  if (written.size() != word.size()) return false;
  const auto byte = [](std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); };
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (byte(word, i) < 0x80 || i + 1 == word.size()) {
      if (written[i] != word[i]) return false;
      continue;
    }
    const auto [lead, last] = small_letter(byte(written, i), byte(written, i + 1));
    if (lead != byte(word, i) || last != byte(word, i + 1)) return false;
    ++i;
  }
  return true;
}

std::string_view first_of(std::string_view words) { return words.substr(0, words.find(", ")); }

/// Whether `is(word)` of one of the words between commas. Nothing is allocated: this is asked for each key of a record.
bool any_word(std::string_view words, const auto& is) {
  while (!words.empty()) {
    const std::string_view word = first_of(words);
    if (is(word)) return true;
    words.remove_prefix(std::min(word.size() + 2, words.size()));
  }
  return false;
}

}  // namespace

KeyWords::KeyWords(std::span<const KeyRow> own) : tables_{general_keys, own} {
  for (const std::span<const KeyRow> table : tables_)
    for (const KeyRow& row : table)
      for (const std::string_view words : std::span(row.words).subspan(1))
        any_word(words, [&](std::string_view word) {
          sizes_and_ends_[bit_of(word) / 64] |= std::uint64_t{1} << bit_of(word) % 64;
          return false;
        });
}

KeyWords::Known KeyWords::known(std::string_view word) const {
  for (const std::span<const KeyRow> table : tables_)
    for (const KeyRow& row : table)
      for (std::size_t column = 1; column < key_languages.size(); ++column)
        if (any_word(row.words[column], [&](std::string_view one) { return is_word(word, one); }))
          return {&row, key_languages[column]};
  return {};
}

const KeyRow* KeyWords::row_of(std::string_view key) const {
  for (const std::span<const KeyRow> table : tables_)
    for (const KeyRow& row : table)
      if (same_spelling(row.key(), key)) return &row;
  return nullptr;
}

std::optional<Language> KeyWords::language_of(std::string_view word) const {
  if (const Known found = known(word); found.row != nullptr) return found.language;
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
    return any_word(words, [&](std::string_view one) { return fold(one) == folded; });
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
