#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "claim_sheet.h"
#include "elfref/core/judging/session_entries.h"
#include "elfref/core/text/csv.h"
#include "elfref/core/text/text.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// What a column has.
struct Column {
  enum class Kind { figure, session, player, game, winner, seat, record, ignored };
  Kind kind = Kind::ignored;
  std::string_view key{};  ///< of a figure or of the session
};

/// A column whose names are in the catalogues.
struct NamedColumn {
  Column column;
  FixedMessage words;  ///< between commas
};
constexpr NamedColumn named_columns[]{{{Column::Kind::player}, msg::csv_words_player},
                                      {{Column::Kind::winner}, msg::csv_words_winner},
                                      {{Column::Kind::seat}, msg::csv_words_seat},
                                      {{Column::Kind::record}, msg::csv_words_record},
                                      {{Column::Kind::session, "place"}, msg::csv_words_location}};
/// A column that is named like a key of records.
constexpr std::pair<std::string_view, Column> keyed_columns[]{{"name", {Column::Kind::player}},
                                                              {"game", {Column::Kind::game}},
                                                              {"winner", {Column::Kind::winner}},
                                                              {"session", {Column::Kind::record}},
                                                              {"note", {Column::Kind::ignored}}};

/// Whether a folded word is one of some words, in any language.
bool is_among(const Message& words, std::string_view folded) {
  return std::ranges::any_of(all_languages, [&](Language language) {
    const std::string in_language = said(words, language);
    return std::ranges::any_of(between_commas(in_language),
                               [&](std::string_view word) { return fold(word) == folded; });
  });
}

/// The figures of all games.
std::vector<std::string_view> figures_of_games() {
  std::vector<std::string_view> all;
  for (const GameModule* game : games())
    for (const std::string_view key : sheet_figures(*game))
      if (std::ranges::find(all, key) == all.end()) all.push_back(key);
  return all;
}

std::optional<Column> column_named(const std::string& heading) {
  std::string folded = fold(heading);
  std::erase(folded, '_');
  for (const NamedColumn& named : named_columns)
    if (is_among(named.words, folded)) return named.column;
  for (const auto& [key, column] : keyed_columns)
    if (shared_keys().is(heading, key) || !shared_keys().meant(heading, std::array{key}).empty()) return column;
  const std::vector<std::string_view> figures = figures_of_games();
  for (const GameModule* game : games()) {
    const KeyWords& keys = keys_of(*game);
    const auto found = std::ranges::find_if(figures, [&](std::string_view key) { return keys.is(heading, key); });
    if (found != figures.end()) return Column{Column::Kind::figure, *found};
    if (const std::string_view meant = keys.meant(heading, figures); !meant.empty())
      return Column{Column::Kind::figure, meant};
  }
  if (folded.starts_with("session")) folded.erase(0, std::string_view("session").size());
  if (const std::optional<SessionKey> key = session_key(folded)) return Column{Column::Kind::session, name(*key)};
  return std::nullopt;
}

/// Whether a field says yes; nothing: it says something else.
std::optional<bool> yes_or_no(std::string_view text) {
  const std::string word = fold(text);
  if (is_among(msg::csv_words_yes(), word)) return true;
  if (word.empty() || is_among(msg::csv_words_no(), word)) return false;
  return std::nullopt;
}

class FromCsv {
 public:
  FromCsv(const Source& source, const GameModule& game) : table_(read_csv(source)), game_(game) {}

  ReadSheets read() {
    read_.faults = std::move(table_.faults);
    if (table_.rows.empty()) {
      if (read_.faults.empty()) fault({}, msg::csv_empty());
    } else if (read_headings()) {
      for (std::size_t row = 1; row < table_.rows.size(); ++row) read_row(table_.rows[row]);
      if (table_.rows.size() == 1) fault(table_.rows.front().front().span, msg::csv_no_rows());
    }
    return std::move(read_);
  }

 private:
  void fault(Span span, Message what) { read_.faults.push_back({span, std::move(what)}); }

  bool read_headings() {
    std::set<std::pair<Column::Kind, std::string_view>> seen;
    bool player = false;
    for (const CsvField& field : table_.rows.front()) {
      const std::optional<Column> column = column_named(field.text);
      columns_.push_back(column.value_or(Column{}));
      if (!column && field.text.empty()) continue;
      if (!column) {
        fault(field.span,
              msg::csv_unknown_column({.column = verbatim(field.text), .known = verbatim(known_columns())}));
      } else if (column->kind != Column::Kind::ignored && !seen.emplace(column->kind, column->key).second) {
        fault(field.span, msg::csv_column_twice({.column = verbatim(field.text)}));
      }
      player = player || (column && column->kind == Column::Kind::player);
    }
    if (!player) fault(table_.rows.front().front().span, msg::csv_no_player_column());
    return player;
  }

  static std::string known_columns() {
    std::vector<std::string_view> known{"player", "game", "seat", "winner", "record", "location", "note"};
    for (const SessionKey key : session_keys)
      if (key != SessionKey::place) known.push_back(name(key));
    for (const std::string_view key : figures_of_games()) known.push_back(key);
    return joined(known, [](std::string_view word) { return word; });
  }

  /// A row begins a sheet if what it says of the session differs from the row above. A row that says nothing of it goes
  /// on with that sheet.
  void begin_sheet(const std::vector<CsvField>& row) {
    std::vector<std::string> head;
    bool tells = false;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const Column::Kind kind = columns_[i].kind;
      if (kind != Column::Kind::session && kind != Column::Kind::game && kind != Column::Kind::record) continue;
      head.push_back(row[i].text);
      tells = tells || !row[i].text.empty();
    }
    if (!read_.sheets.empty() && (!tells || head == head_)) return;
    head_ = std::move(head);
    ClaimSheet& sheet = read_.sheets.emplace_back();
    sheet.game = &game_;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (columns_[i].kind == Column::Kind::game && !row[i].text.empty()) set_game(sheet, row[i]);
      if (columns_[i].kind == Column::Kind::session && !row[i].text.empty())
        sheet.session.emplace_back(columns_[i].key, row[i].text);
    }
  }

  void set_game(ClaimSheet& sheet, const CsvField& field) {
    std::vector<std::string_view> known;
    for (const GameModule* game : games()) {
      known.push_back(game->name);
      if (fold(game->name) != fold(field.text)) continue;
      sheet.game = game;
      return;
    }
    const std::string names = joined(known, [](std::string_view name) { return name; });
    fault(field.span, msg::csv_unknown_game({.given = verbatim(field.text), .known = verbatim(names)}));
  }

  void read_row(const std::vector<CsvField>& row) {
    begin_sheet(row);
    ClaimSheet& sheet = read_.sheets.back();
    SheetLine line{.name = {}, .span = row.front().span};
    for (std::size_t i = 0; i < columns_.size(); ++i) read_field(columns_[i], row[i], sheet, line);
    if (line.name.empty()) return fault(line.span, msg::csv_no_name());
    if (std::ranges::any_of(sheet.lines, [&](const SheetLine& other) { return fold(other.name) == fold(line.name); }))
      return fault(line.span, msg::csv_player_twice({.player = verbatim(line.name)}));
    sheet.lines.push_back(std::move(line));
  }

  void read_field(const Column& column, const CsvField& field, const ClaimSheet& sheet, SheetLine& line) {
    switch (column.kind) {
      case Column::Kind::player:
        line.name = field.text;
        line.span = field.span;
        break;
      case Column::Kind::winner:
        if (const std::optional<bool> won = yes_or_no(field.text)) {
          line.winner = *won;
        } else {
          fault(field.span, msg::csv_yes_or_no());
        }
        break;
      case Column::Kind::seat:
        if (!field.text.empty()) line.seat = number(field);
        break;
      case Column::Kind::figure:
        if (!field.text.empty()) read_figure(column.key, field, sheet, line);
        break;
      case Column::Kind::session:
      case Column::Kind::game:
      case Column::Kind::record:
      case Column::Kind::ignored:
        break;
    }
  }

  void read_figure(std::string_view key, const CsvField& field, const ClaimSheet& sheet, SheetLine& line) {
    const std::vector<std::string_view> known = sheet_figures(*sheet.game);
    if (std::ranges::find(known, key) == known.end())
      return fault(field.span, msg::csv_not_of_game({.column = verbatim(key), .game = verbatim(sheet.game->name)}));
    std::string value = field.text;
    if (key == "outcome") {
      const std::optional<bool> won = yes_or_no(field.text);
      if (!won) return fault(field.span, msg::csv_yes_or_no());
      value = *won ? "won" : "lost";
    } else if (is_number_on_sheet(key)) {
      const std::optional<int> read = number(field);
      if (!read) return;
      value = std::to_string(*read);
    }
    line.figures.push_back({.key = key, .value = std::move(value), .span = field.span});
  }

  std::optional<int> number(const CsvField& field) {
    int read = 0;
    const char* const last = field.text.data() + field.text.size();
    const auto [end, failed] = std::from_chars(field.text.data(), last, read);
    if (failed == std::errc() && end == last && read >= 0) return read;
    fault(field.span, msg::csv_no_number({.given = verbatim(field.text)}));
    return std::nullopt;
  }

  CsvTable table_;
  const GameModule& game_;
  std::vector<Column> columns_;
  std::vector<std::string> head_;  // what the last sheet's first row says of its session
  ReadSheets read_;
};

std::string first_of(const std::string& words) {
  return words.substr(0, words.find(','));
}

}  // namespace

std::string csv_template(const GameModule& game, const std::vector<std::string>& players, Language language) {
  const KeyWords& keys = keys_of(game);
  std::vector<std::string> columns{std::string(keys.in(language, "game"))};
  for (const Message& word : {msg::session_event(), msg::session_heat(), msg::session_table(), msg::session_date()})
    columns.push_back(said(word, language));
  columns.push_back(first_of(said(msg::csv_words_location(), language)));
  const std::size_t before = columns.size();
  columns.push_back(first_of(said(msg::csv_words_player(), language)));
  for (const std::string_view key : sheet_figures(game)) columns.emplace_back(keys.in(language, key));
  // Where all win together, there is an outcome.
  if (game.name != "master-elf") columns.push_back(first_of(said(msg::csv_words_winner(), language)));
  std::string out = joined(
                        columns, [](const std::string& column) { return column; }, ",") +
                    "\r\n";
  for (const std::string& player : players) {
    out += std::string(game.name) + std::string(before, ',') + csv_text(player);
    out += std::string(columns.size() - before - 1, ',') + "\r\n";
  }
  return out;
}

ReadSheets sheets_from_csv(const Source& source, const GameModule& game) {
  return FromCsv(source, game).read();
}

}  // namespace elfref::tools
