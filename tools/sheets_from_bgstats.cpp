#include <algorithm>
#include <charconv>
#include <map>
#include <string>
#include <string_view>

#include "claim_sheet.h"
#include "elfref/bgstats.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// The plays of a file: `plays`, whose games, players and places are numbers that other lists explain.
class FromBgStats {
 public:
  explicit FromBgStats(const Source& source) {
    Source json = source;
    json.syntax = Syntax::json;
    file_ = read_record(std::move(json), faults_);
  }

  ReadSheets read() {
    for (const Diagnostic& finding : faults_.all())
      if (finding.severity == Severity::error) fault(finding.span, Message(said(finding.message)));
    if (!read_.faults.empty()) return std::move(read_);
    const Node* plays = value(file_->root(), "plays");
    if (plays == nullptr || plays->shape != Shape::list) {
      fault(file_->root().span, msg::bgstats_no_plays());
      return std::move(read_);
    }
    games_ = by_number("games");
    players_ = by_number("players");
    locations_ = by_number("locations");
    for (const Node& play : file_->children(*plays)) read_play(play);
    return std::move(read_);
  }

 private:
  using ByNumber = std::map<std::string_view, const Node*>;

  void fault(Span span, Message what) { read_.faults.push_back({span, std::move(what)}); }

  [[nodiscard]] const Node* value(const Node& map, std::string_view key) const {
    if (map.shape != Shape::map) return nullptr;
    for (const RecordEntry& entry : entries_of(*file_, map))
      if (entry.key->text == key) return entry.value;
    return nullptr;
  }
  /// The text of a value; empty if there is none.
  [[nodiscard]] std::string_view text(const Node& map, std::string_view key) const {
    const Node* found = value(map, key);
    if (found == nullptr || found->shape != Shape::scalar || is_left_out(*found)) return {};
    return found->text;
  }
  [[nodiscard]] bool is_true(const Node& map, std::string_view key) const { return text(map, key) == "true"; }

  [[nodiscard]] ByNumber by_number(std::string_view key) const {
    ByNumber all;
    const Node* list = value(file_->root(), key);
    if (list == nullptr) return all;
    for (const Node& one : file_->children(*list))
      if (const std::string_view id = text(one, "id"); !id.empty()) all.emplace(id, &one);
    return all;
  }
  /// What a number in a map means; null if it means nothing.
  [[nodiscard]] const Node* meant(const Node& map, std::string_view key, const ByNumber& by) const {
    const auto found = by.find(text(map, key));
    return found == by.end() ? nullptr : found->second;
  }

  [[nodiscard]] const GameModule* game_of(const Node& play) const {
    const Node* named = meant(play, "gameRefId", games_);
    if (named == nullptr) return nullptr;
    for (const GameModule* game : games()) {
      const BgStatsGame& known = *bgstats_game(*game);
      if (known.bgg != 0 && text(*named, "bggId") == std::to_string(known.bgg)) return game;
      if (fold(text(*named, "name")) == fold(bgstats_title(known))) return game;
    }
    return nullptr;
  }

  void read_play(const Node& play) {
    const GameModule* game = game_of(play);
    if (game == nullptr) {
      ++read_.others;
      return;
    }
    ClaimSheet sheet{.game = game};
    if (const std::string_view date = text(play, "playDate"); !date.empty())
      sheet.session.emplace_back("date", date.substr(0, date.find(' ')));
    if (const Node* location = meant(play, "locationRefId", locations_))
      if (const std::string_view name = text(*location, "name"); !name.empty())
        sheet.session.emplace_back("place", printable(name));
    const Node* scores = value(play, "playerScores");
    if (scores == nullptr || scores->shape != Shape::list || file_->children(*scores).empty())
      return fault(play.span, msg::bgstats_no_players());
    bool complete = true;
    for (const Node& score : file_->children(*scores)) complete = read_player(score, sheet) && complete;
    if (!complete) return;
    seat(*scores, sheet);
    add_places(*scores, sheet);
    if (bgstats_game(*game)->together) {
      const bool won = std::ranges::any_of(sheet.lines, &SheetLine::winner);
      sheet.lines.front().figures.push_back({"outcome", won ? "won" : "lost", play.span});
      for (SheetLine& line : sheet.lines) line.winner = false;
    }
    read_.sheets.push_back(std::move(sheet));
  }

  bool read_player(const Node& score, ClaimSheet& sheet) {
    const Node* player = meant(score, "playerRefId", players_);
    const std::string name = player == nullptr ? "" : printable(text(*player, "name"));
    if (name.empty()) {
      fault(score.span, msg::bgstats_no_name());
      return false;
    }
    SheetLine line{.name = name, .winner = is_true(score, "winner"), .span = score.span};
    if (std::ranges::any_of(sheet.lines, [&](const SheetLine& other) { return fold(other.name) == fold(name); })) {
      fault(score.span, msg::csv_player_twice({.player = verbatim(name)}));
      return false;
    }
    const Node* points = value(score, "score");
    if (bgstats_game(*sheet.game)->points && points != nullptr && !text(score, "score").empty()) {
      const std::optional<int> sum = sum_of(points->text);
      if (!sum) fault(points->span, msg::csv_no_number({.given = verbatim(points->text)}));
      if (!sum) return false;
      line.figures.push_back({"score", std::to_string(*sum), points->span});
    }
    sheet.lines.push_back(std::move(line));
    return true;
  }

  /// A score is a text, and may be a sum: `12+5`.
  static std::optional<int> sum_of(std::string_view text) {
    constexpr int most = 1000;
    int sum = 0;
    for (;;) {
      const std::size_t end = std::min(text.find('+'), text.size());
      int part = 0;
      const auto [last, failed] = std::from_chars(text.data(), text.data() + end, part);
      if (failed != std::errc() || last != text.data() + end || part < 0 || part > most || sum > most)
        return std::nullopt;
      sum += part;
      if (end == text.size()) return sum;
      text.remove_prefix(end + 1);
    }
  }

  [[nodiscard]] int number(const Node& score, std::string_view key) const {
    const std::string_view digits = text(score, key);
    int read = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), read);
    return failed == std::errc() && end == digits.data() + digits.size() ? read : 0;
  }

  /// Seats the players by `seatOrder`, if it is of use, and begins with the starting player.
  void seat(const Node& scores, ClaimSheet& sheet) const {
    std::vector<std::pair<int, std::size_t>> order;
    std::vector<int> seats;
    std::optional<std::size_t> first;
    for (const Node& score : file_->children(scores)) {
      if (is_true(score, "startPlayer") && !first) first = order.size();
      seats.push_back(number(score, "seatOrder"));
      order.emplace_back(seats.back(), order.size());
    }
    std::ranges::sort(seats);
    if (std::ranges::adjacent_find(seats) == seats.end()) std::ranges::sort(order);
    if (first) {
      const auto at = std::ranges::find(order, *first, &std::pair<int, std::size_t>::second);
      std::ranges::rotate(order, at);
    }
    for (std::size_t i = 0; i < order.size(); ++i) sheet.lines[order[i].second].seat = static_cast<int>(i);
  }

  /// `rank` is the place; 0 means that there is none.
  void add_places(const Node& scores, ClaimSheet& sheet) const {
    if (!bgstats_game(*sheet.game)->points) return;
    std::vector<const Node*> all;
    for (const Node& score : file_->children(scores)) all.push_back(&score);
    if (std::ranges::any_of(all, [&](const Node* score) { return number(*score, "rank") <= 0; })) return;
    for (std::size_t i = 0; i < all.size(); ++i)
      sheet.lines[i].figures.push_back({"place", std::to_string(number(*all[i], "rank")), all[i]->span});
  }

  Diagnostics faults_;
  std::unique_ptr<Record> file_;
  ByNumber games_, players_, locations_;
  ReadSheets read_;
};

}  // namespace

ReadSheets sheets_from_bgstats(const Source& source) {
  return FromBgStats(source).read();
}

}  // namespace elfref::tools
