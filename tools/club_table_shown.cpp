#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "club_table.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/pages/page.h"
#include "elfref/core/render/render_json_text.h"
#include "elfref/core/text/csv.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/text/wrap.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// What tables show besides what every table has.
struct Columns {
  bool score = false;       ///< the scheme or a tie-break needs it
  bool unverified = false;  ///< some row has a record that is not verified
};

Columns columns_of(const ClubTable& table, const TableRequest& request) {
  const Scheme& scheme = request.scheme;
  return {.score = scheme.kind == Scheme::Kind::score || scheme.file.score != 0 ||
                   std::ranges::find(request.ties, TieBreak::score) != request.ties.end(),
          .unverified = std::ranges::any_of(table.rows, [](const TableRow& row) { return row.unverified > 0; })};
}

const ResultPlayer& player_of(const ClubTables& tables, const PlayedGame& game) {
  return tables.sheets[game.sheet].players[game.seat];
}

/// The place of a game, or how it ended for all together: `1`, `won`.
std::string result_of(const ResultPlayer& player, Language language) {
  if (player.place) return std::to_string(*player.place);
  return said(player.won ? msg::club_won() : msg::club_lost(), language);
}

/// The places of a row: `1 2* (4)`. A star marks a record that is not verified, brackets one that does not count.
std::string places_of(const ClubTables& tables, const TableRow& row, Language language) {
  return joined(
      row.games,
      [&](const PlayedGame& game) {
        std::string place = result_of(player_of(tables, game), language);
        if (!tables.sheets[game.sheet].doubts.empty()) place += '*';
        return game.counted ? place : "(" + place + ")";
      },
      " ");
}

Message word_for(SessionKey key) {
  switch (key) {
    case SessionKey::event:
      return msg::session_event();
    case SessionKey::heat:
      return msg::session_heat();
    case SessionKey::table:
      return msg::session_table();
    case SessionKey::date:
      return msg::session_date();
    case SessionKey::place:
      return msg::session_place();
  }
  return {};
}

/// `Elfenland (1998), heat 2`.
std::string heading_of(const ClubTable& table, const TableRequest& request, Language language) {
  std::vector<std::string> parts{table.game == nullptr ? said(msg::club_all_games(), language)
                                                       : speaker_of(*table.game, language)(
                                                             title_of(*table.game, speaker_of(*table.game, language)))};
  for (std::size_t i = 0; i < request.by.size(); ++i) {
    const Message word = word_for(request.by[i]);
    parts.push_back(said(table.values[i].empty() ? msg::club_not_recorded({.key = word})
                                                 : msg::club_value({.key = word, .value = verbatim(table.values[i])}),
                         language));
  }
  return joined(parts, [](const std::string& part) { return part; });
}

/// The cells of a table, its headings first.
std::vector<std::vector<std::string>> cells_of(const ClubTables& tables, const ClubTable& table,
                                               const TableRequest& request, Language language) {
  const Columns columns = columns_of(table, request);
  std::vector<std::vector<std::string>> cells;
  std::vector<std::string>& head = cells.emplace_back();
  for (const Message& heading :
       {msg::club_rank(), msg::club_player(), msg::club_games(), msg::club_wins(), msg::club_places()})
    head.push_back(said(heading, language));
  if (columns.score) head.push_back(said(msg::club_score(), language));
  head.push_back(said(msg::club_points(), language));
  if (columns.unverified) head.push_back(said(msg::club_unverified(), language));
  for (const TableRow& row : table.rows) {
    std::vector<std::string>& line = cells.emplace_back();
    line = {std::to_string(row.rank), printable(row.player), std::to_string(row.games.size()), std::to_string(row.wins),
            places_of(tables, row, language)};
    if (columns.score) line.push_back(row.score ? std::to_string(*row.score) : "");
    line.push_back(in_digits(row.points));
    if (columns.unverified) line.push_back(row.unverified > 0 ? std::to_string(row.unverified) : "");
  }
  return cells;
}

/// What is below the tables: records that are not verified, those that are not counted, and names that look alike.
struct Remarks {
  std::vector<std::string> doubted, left_out, similar;
  std::string total;
};

Remarks remarks_of(const ClubTables& tables, Language language) {
  Remarks remarks;
  const auto line = [&](const ResultSheet& sheet, std::string_view why) {
    return printable(
        said(msg::club_record({.record = verbatim(sheet.name), .why = Message(std::string(why))}), language));
  };
  for (const ResultSheet& sheet : tables.sheets) {
    if (sheet.left_out) {
      remarks.left_out.push_back(line(sheet, sheet.left_out->why));
    } else if (!sheet.doubts.empty()) {
      const auto why = [](const ResultDoubt& doubt) { return doubt.why; };
      remarks.doubted.push_back(line(sheet, joined(sheet.doubts, why, "; ")));
    }
  }
  for (const auto& [one, other] : tables.similar)
    remarks.similar.push_back(
        printable(said(msg::club_similar({.first = verbatim(one), .second = verbatim(other)}), language)));
  const std::size_t counted = tables.sheets.size() - remarks.left_out.size();
  remarks.total = said(msg::club_total({.counted = counted,
                                        .left_out = remarks.left_out.size(),
                                        .records = tables.sheets.size(),
                                        .unverified = remarks.doubted.size()}),
                       language);
  return remarks;
}

/// A line of CSV from its fields.
void add_csv(std::string& out, const std::vector<std::string>& fields) {
  out += joined(
             fields, [](const std::string& field) { return field; }, ",") +
         "\r\n";
}

// ---------------------------------------------------------------- JSON

void put_number(JsonText& json, std::string_view key, std::optional<int> number) {
  if (number) {
    json.put(key, *number);
  } else {
    json.put(key, nullptr);
  }
}

/// JSON has no number type for output here but whole ones: points are written as they are.
void put_points(std::string& out, JsonText& json, std::string_view key, Points points) {
  json.key(key);
  out += in_digits(points);
}

void put_session(JsonText& json, const ResultSheet& sheet) {
  json.key("session").open_object();
  for (const SessionKey key : session_keys)
    if (const std::string_view text = session_text(sheet.session, key); !text.empty()) json.put(name(key), text);
  json.close_object();
}

void put_row(std::string& out, JsonText& json, const ClubTables& tables, const TableRow& row) {
  json.open_object();
  json.put("rank", row.rank);
  json.put("player", row.player);
  json.put("games", row.games.size());
  json.put("wins", row.wins);
  put_number(json, "score", row.score);
  put_points(out, json, "points", row.points);
  put_points(out, json, "all_points", row.all_points);
  json.put("unverified", row.unverified);
  json.key("results").open_list();
  for (const PlayedGame& game : row.games) {
    const ResultPlayer& player = player_of(tables, game);
    json.open_object();
    json.put("record", game.sheet);
    json.put("name", player.name);
    json.put("seat", game.seat + 1);
    put_number(json, "place", player.place);
    json.put("won", player.won);
    put_number(json, "score", player.score);
    put_points(out, json, "points", game.points);
    json.put("counted", game.counted);
    json.close_object();
  }
  json.close_list();
  json.close_object();
}

void put_record(JsonText& json, const ResultSheet& sheet) {
  json.open_object();
  json.put("file", sheet.file);
  json.put("document", sheet.document);
  json.put_word("game", sheet.game == nullptr ? std::string_view() : sheet.game->name);
  put_session(json, sheet);
  json.put("verdict", elfref::name(sheet.verdict));
  json.put("claims", elfref::name(sheet.claims));
  constexpr std::array<std::string_view, 3> by{"", "referee", "claims"};
  json.put_word("result_by", by[static_cast<std::size_t>(sheet.by)]);
  const auto put_doubt = [&](const ResultDoubt& doubt) {
    json.open_object();
    json.put("id", doubt.id);
    json.put("why", doubt.why);
    json.close_object();
  };
  json.put("verified", sheet.by != ResultBy::nothing && sheet.doubts.empty());
  json.key("doubts").open_list();
  for (const ResultDoubt& doubt : sheet.doubts) put_doubt(doubt);
  json.close_list();
  json.key("left_out");
  if (sheet.left_out) {
    put_doubt(*sheet.left_out);
  } else {
    json.add(nullptr);
  }
  json.close_object();
}

}  // namespace

std::string_view name(TieBreak tie) {
  constexpr std::array<std::string_view, 6> names{"wins", "places", "score", "best", "all", "games"};
  return names[static_cast<std::size_t>(tie)];
}

std::string tables_as_text(const ClubTables& tables, const TableRequest& request, TextStyle style) {
  std::string out;
  const auto add = [&](std::string_view line) { add_line(out, line, style.width, 4); };
  for (const ClubTable& table : tables.tables) {
    if (!out.empty()) out += '\n';
    add(printable(heading_of(table, request, style.language)));
    const auto cells = cells_of(tables, table, request, style.language);
    std::vector<TableColumn> columns(cells.front().size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
      columns[i].numbers = i != 1 && i != 4;
      for (const auto& row : cells) columns[i].cells.push_back(row[i]);
    }
    for (std::size_t row = 0; row < cells.size(); ++row) out += table_row(columns, row) + "\n";
  }
  const Remarks remarks = remarks_of(tables, style.language);
  const auto list = [&](const Message& heading, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    if (!out.empty()) out += '\n';
    add(said(heading, style.language));
    for (const std::string& line : lines) add("  " + line);
  };
  list(msg::club_doubted(), remarks.doubted);
  list(msg::club_left_out(), remarks.left_out);
  list(msg::club_similar_names(), remarks.similar);
  if (!out.empty()) out += '\n';
  add(remarks.total);
  return out;
}

std::string tables_as_csv(const ClubTables& tables, const TableRequest& request) {
  std::string out;
  std::vector<std::string> head{"game"};
  for (const SessionKey key : request.by) head.emplace_back(name(key));
  for (const char* heading :
       {"rank", "player", "games", "wins", "places", "score", "points", "all_points", "unverified"})
    head.emplace_back(heading);
  add_csv(out, head);
  for (const ClubTable& table : tables.tables) {
    for (const TableRow& row : table.rows) {
      std::vector<std::string> line{table.game == nullptr ? "" : std::string(table.game->name)};
      for (const std::string& value : table.values) line.push_back(csv_text(value));
      line.push_back(std::to_string(row.rank));
      line.push_back(csv_text(row.player));
      line.push_back(std::to_string(row.games.size()));
      line.push_back(std::to_string(row.wins));
      line.push_back(joined(
          row.games, [&](const PlayedGame& game) { return result_of(player_of(tables, game), Language::en); }, " "));
      line.push_back(row.score ? std::to_string(*row.score) : "");
      line.push_back(in_digits(row.points));
      line.push_back(in_digits(row.all_points));
      line.push_back(std::to_string(row.unverified));
      add_csv(out, line);
    }
  }
  return out;
}

std::string tables_as_json(const ClubTables& tables, const TableRequest& request) {
  std::string out;
  JsonText json(out);
  json.open_object();
  json.put("elfref", ELFREF_VERSION);
  json.put("points", request.scheme.name);
  put_number(json, "best", request.best == 0 ? std::nullopt : std::optional(request.best));
  json.key("ties").open_list();
  for (const TieBreak tie : request.ties) json.add(name(tie));
  json.close_list();
  json.put("verified", request.verified);
  json.key("tables").open_list();
  for (const ClubTable& table : tables.tables) {
    json.open_object();
    json.put_word("game", table.game == nullptr ? std::string_view() : table.game->name);
    json.key("by").open_object();
    for (std::size_t i = 0; i < request.by.size(); ++i) json.put_word(name(request.by[i]), table.values[i]);
    json.close_object();
    json.key("rows").open_list();
    for (const TableRow& row : table.rows) put_row(out, json, tables, row);
    json.close_list();
    json.close_object();
  }
  json.close_list();
  json.key("records").open_list();
  for (const ResultSheet& sheet : tables.sheets) put_record(json, sheet);
  json.close_list();
  json.key("similar").open_list();
  for (const auto& [one, other] : tables.similar) json.add(std::array{std::string_view(one), std::string_view(other)});
  json.close_list();
  json.close_object();
  return out + "\n";
}

std::string tables_as_html(const ClubTables& tables, const TableRequest& request, Language language) {
  Page page{.title = said(msg::club_title(), language), .language = language};
  page.blocks.emplace_back(Page::Heading{.level = 1, .text = page.title});
  for (const ClubTable& table : tables.tables) {
    page.blocks.emplace_back(Page::Heading{.text = heading_of(table, request, language)});
    page.blocks.emplace_back(Page::Table{cells_of(tables, table, request, language)});
  }
  const Remarks remarks = remarks_of(tables, language);
  const auto list = [&](const Message& heading, const std::vector<std::string>& items, Page::Tone tone) {
    if (items.empty()) return;
    page.blocks.emplace_back(Page::Heading{.text = said(heading, language)});
    page.blocks.emplace_back(Page::List{.items = items, .tone = tone});
  };
  list(msg::club_doubted(), remarks.doubted, Page::Tone::warn);
  list(msg::club_left_out(), remarks.left_out, Page::Tone::warn);
  list(msg::club_similar_names(), remarks.similar, Page::Tone::none);
  page.blocks.emplace_back(Page::Paragraph{.text = remarks.total});
  return html_of(page);
}

}  // namespace elfref::tools
