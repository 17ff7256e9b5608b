#include "club_table.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "elfref/core/text/text.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// Texts in the order of people: numbers by value and before words.
struct ByValue {
  static std::tuple<bool, long long, std::string> key(std::string_view text) {
    long long number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool word = failed != std::errc() || end != text.data() + text.size();
    return {word, word ? 0 : number, fold(text)};
  }
  bool operator()(const std::string& one, const std::string& other) const { return key(one) < key(other); }
};

std::string text_at(const ResultSheet& sheet, SessionKey key) {
  return std::string(session_text(sheet.session, key));
}

bool counts(const ResultSheet& sheet) {
  return !sheet.left_out.has_value();
}

/// Leaves out what cannot be counted, and says why.
class Sifting {
 public:
  Sifting(std::vector<ResultSheet>& sheets, const TableRequest& request, Language language)
      : sheets_(sheets), request_(request), language_(language) {}

  void sift() {
    for (ResultSheet& sheet : sheets_) {
      if (!counts(sheet)) continue;
      const Message why = fault_of(sheet);
      if (!why.empty()) sheet.left_out = ResultDoubt{id_, said(why, language_)};
    }
  }

 private:
  Message fault_of(const ResultSheet& sheet) {
    std::map<std::string, const std::string*> seen;
    for (const ResultPlayer& player : sheet.players) {
      const std::string* listed = request_.aliases.listed_as(player.name);
      const auto [other, added] = seen.emplace(fold(listed == nullptr ? player.name : *listed), &player.name);
      if (added) continue;
      id_ = "one-player";
      return msg::left_out_one_player({.first = verbatim(*other->second), .second = verbatim(player.name)});
    }
    if (!points_of(request_.scheme, sheet)) {
      id_ = "no-score";
      return msg::left_out_no_score();
    }
    if (request_.verified && !sheet.doubts.empty()) {
      id_ = "unverified";
      return msg::left_out_unverified({.why = Message(sheet.doubts.front().why)});
    }
    // Only what is counted takes its place at the table.
    if (text_at(sheet, SessionKey::table).empty() || text_at(sheet, SessionKey::heat).empty()) return {};
    std::vector<std::string> place{std::string(sheet.game->name)};
    for (const SessionKey key : {SessionKey::event, SessionKey::date, SessionKey::heat, SessionKey::table})
      place.push_back(fold(text_at(sheet, key)));
    const auto [other, added] = places_.emplace(std::move(place), &sheet);
    if (added) return {};
    id_ = "same-table";
    return msg::left_out_same_table({.record = verbatim(other->second->name)});
  }

  std::vector<ResultSheet>& sheets_;
  const TableRequest& request_;
  Language language_;
  std::string_view id_;
  std::map<std::vector<std::string>, const ResultSheet*> places_;  // the tables of a heat that were seen
};

/// Makes one table after the other.
class Making {
 public:
  Making(ClubTables& into, const TableRequest& request) : into_(into), request_(request) {}

  void make() {
    std::map<Key, std::map<std::string, TableRow>> all;
    for (const std::size_t index : in_order()) {
      const ResultSheet& sheet = into_.sheets[index];
      auto& rows = all[key_of(sheet)];
      const std::vector<Points> points = *points_of(request_.scheme, sheet);
      for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
        const std::string& name = listed(sheet.players[seat].name);
        TableRow& row = rows.try_emplace(fold(name), TableRow{.player = name, .score = 0}).first->second;
        row.games.push_back({.sheet = index, .seat = seat, .points = points[seat]});
      }
    }
    for (auto& [key, rows] : all) {
      ClubTable& table = into_.tables.emplace_back();
      if (!request_.mix) table.game = games()[std::get<0>(key)];
      for (const auto& [order, value] : std::get<1>(key)) table.values.push_back(shown_[value]);
      for (auto& [name, row] : rows) table.rows.push_back(std::move(row));
      rank(table);
    }
  }

 private:
  using Value = std::pair<std::tuple<bool, long long, std::string>, std::string>;  // its order, and itself folded
  using Key = std::tuple<std::size_t, std::vector<Value>>;

  /// The sheets that count, by date and heat.
  [[nodiscard]] std::vector<std::size_t> in_order() const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < into_.sheets.size(); ++i)
      if (counts(into_.sheets[i])) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t index) {
      const ResultSheet& sheet = into_.sheets[index];
      return std::pair(text_at(sheet, SessionKey::date), ByValue::key(text_at(sheet, SessionKey::heat)));
    });
    return order;
  }

  Key key_of(const ResultSheet& sheet) {
    Key key{0, {}};
    while (!request_.mix && games()[std::get<0>(key)] != sheet.game) ++std::get<0>(key);
    for (const SessionKey by : request_.by) {
      const std::string text = text_at(sheet, by);
      const std::string folded = fold(text);
      shown_.try_emplace(folded, text);
      std::get<1>(key).emplace_back(ByValue::key(text), folded);
    }
    return key;
  }

  /// The name under which a player is listed: that of the file, else the first spelling.
  const std::string& listed(const std::string& name) {
    if (const std::string* alias = request_.aliases.listed_as(name)) return *alias;
    return spellings_.try_emplace(fold(name), name).first->second;
  }

  void sum_up(TableRow& row) const {
    for (const PlayedGame& game : row.games) {
      const ResultSheet& sheet = into_.sheets[game.sheet];
      const ResultPlayer& player = sheet.players[game.seat];
      row.wins += player.won ? 1 : 0;
      row.unverified += sheet.doubts.empty() ? 0 : 1;
      row.score = row.score && player.score ? std::optional(*row.score + *player.score) : std::nullopt;
      row.all_points += game.points;
    }
    row.points = row.all_points;
    if (request_.best == 0 || row.games.size() <= static_cast<std::size_t>(request_.best)) return;
    std::vector<PlayedGame*> best;
    for (PlayedGame& game : row.games) best.push_back(&game);
    std::ranges::stable_sort(best, std::ranges::greater(), &PlayedGame::points);
    for (auto worse = best.begin() + request_.best; worse != best.end(); ++worse) {
      (*worse)->counted = false;
      row.points -= (*worse)->points;
    }
  }

  /// What decides between players, the greater the better.
  [[nodiscard]] std::vector<std::vector<Points>> merits(const TableRow& row) const {
    std::vector<std::vector<Points>> all{{row.points}};
    for (const TieBreak tie : request_.ties) {
      std::vector<Points>& one = all.emplace_back();
      switch (tie) {
        case TieBreak::wins:
          one = {row.wins};
          break;
        case TieBreak::places:
          one = places(row);
          break;
        case TieBreak::score:
          one = {row.score.value_or(0)};
          break;
        case TieBreak::best:
          for (const PlayedGame& game : row.games) one.push_back(game.points);
          std::ranges::sort(one, std::ranges::greater());
          break;
        case TieBreak::all:
          one = {row.all_points};
          break;
        case TieBreak::games:
          one = {-static_cast<Points>(row.games.size())};
      }
    }
    return all;
  }

  /// The number of first places, of second places, and so on; a list that ends sooner is the lesser one.
  [[nodiscard]] std::vector<Points> places(const TableRow& row) const {
    std::vector<Points> numbers;
    for (const PlayedGame& game : row.games) {
      const ResultPlayer& player = into_.sheets[game.sheet].players[game.seat];
      if (!player.place) continue;
      const auto place = static_cast<std::size_t>(*player.place);
      numbers.resize(std::max(numbers.size(), place));
      ++numbers[place - 1];
    }
    return numbers;
  }

  void rank(ClubTable& table) const {
    std::vector<std::pair<std::vector<std::vector<Points>>, std::size_t>> order;
    for (TableRow& row : table.rows) {
      sum_up(row);
      order.emplace_back(merits(row), order.size());
    }
    std::ranges::stable_sort(order, [](const auto& one, const auto& other) { return one.first > other.first; });
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < order.size(); ++i) {
      TableRow& row = rows.emplace_back(std::move(table.rows[order[i].second]));
      row.rank = i > 0 && order[i].first == order[i - 1].first ? rows[i - 1].rank : static_cast<int>(i) + 1;
    }
    table.rows = std::move(rows);
  }

  ClubTables& into_;
  const TableRequest& request_;
  std::map<std::string, std::string> spellings_;  // of names, by folded spelling
  std::map<std::string, std::string> shown_;      // values of keys, by folded spelling
};

/// Names that differ by a slip, of players who never met.
std::vector<std::pair<std::string, std::string>> similar_names(const ClubTables& tables) {
  constexpr std::size_t most_players = 300;  // each is compared with each
  std::map<std::string, std::set<std::size_t>> records;
  for (const ClubTable& table : tables.tables)
    for (const TableRow& row : table.rows)
      for (const PlayedGame& game : row.games) records[row.player].insert(game.sheet);
  std::vector<std::pair<std::string, std::string>> similar;
  if (records.size() > most_players) return similar;
  std::vector<std::string_view> others;
  for (const auto& [name, played] : records) {
    for (const std::string_view near : nearest(name, others)) {
      const auto& met = records.find(std::string(near))->second;
      const auto together = [&](std::size_t record) { return met.contains(record); };
      if (std::ranges::none_of(played, together)) similar.emplace_back(near, name);
    }
    others.emplace_back(name);
  }
  return similar;
}

}  // namespace

ClubTables club_tables(std::vector<ResultSheet> sheets, const TableRequest& request, Language language) {
  ClubTables tables{.sheets = std::move(sheets), .tables = {}, .similar = {}};
  Sifting(tables.sheets, request, language).sift();
  Making(tables, request).make();
  tables.similar = similar_names(tables);
  return tables;
}

}  // namespace elfref::tools
