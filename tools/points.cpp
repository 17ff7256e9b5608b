#include "points.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "elfref/core/record/edit.h"
#include "elfref/core/text/text.h"
#include "settings_file.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr int most_points = 10'000;
constexpr std::size_t most_places = 10;  // and most players of a record

/// A number with at most two digits after its point.
std::optional<Points> points_in(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::size_t dot = std::min(text.find('.'), text.size());
  int whole = 0;
  int hundredths = 0;
  const auto read = [](std::string_view digits, int& into) {
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), into);
    return failed == std::errc() && end == digits.data() + digits.size() && digits.front() != '-';
  };
  if (!read(text.substr(0, dot), whole) || whole > most_points) return std::nullopt;
  if (dot < text.size()) {
    const std::string_view digits = text.substr(dot + 1);
    if (digits.size() > 2 || !read(digits, hundredths)) return std::nullopt;
    if (digits.size() == 1) hundredths *= 10;
  }
  const Points points = whole * one_point + hundredths * (one_point / 100);
  return negative ? -points : points;
}

/// Reads a file of points. It stops at the first fault.
class PointsReader {
 public:
  explicit PointsReader(const Record& file) : file_(file) {}

  Message read(PointsFile& into) {
    for (const RecordEntry& entry : entries_of(file_, file_.root())) {
      const std::string_view key = entry.key->text;
      if (!why_.empty()) break;
      if (same_spelling(key, "places")) {
        read_places(*entry.value, into);
      } else if (same_spelling(key, "ties")) {
        read_ties(*entry.value, into);
      } else if (Points* const number = number_of(key, into)) {
        take(*entry.value, *number);
      } else {
        refuse(*entry.key, msg::points_unknown_key({.key = verbatim(key)}));
      }
    }
    return why_;
  }

 private:
  static Points* number_of(std::string_view key, PointsFile& file) {
    if (same_spelling(key, "win")) return &file.win;
    if (same_spelling(key, "game")) return &file.game;
    if (same_spelling(key, "score")) return &file.score;
    return nullptr;
  }

  void refuse(const Node& node, const Message& fault) {
    if (why_.empty()) why_ = fault_at(file_, node, fault);
  }

  void take(const Node& node, Points& into) {
    const std::optional<Points> points = node.shape == Shape::scalar ? points_in(node.text) : std::nullopt;
    if (!points) return refuse(node, msg::points_no_number({.most = most_points}));
    into = *points;
  }

  void read_ties(const Node& node, PointsFile& into) {
    into.share = node.text == "share";
    if (node.shape != Shape::scalar || (!into.share && node.text != "full")) refuse(node, msg::points_ties());
  }

  void read_list(const Node& list, std::vector<Points>& into) {
    if (list.shape != Shape::list || file_.children(list).empty()) return refuse(list, msg::points_list());
    for (const Node& node : file_.children(list)) {
      if (into.size() == most_places) return refuse(node, msg::points_too_many({.most = most_places}));
      take(node, into.emplace_back());
    }
  }

  void read_places(const Node& node, PointsFile& into) {
    if (node.shape != Shape::map) return read_list(node, into.places[0]);
    for (const RecordEntry& entry : entries_of(file_, node)) {
      const std::optional<Points> players = points_in(entry.key->text);
      if (!players || *players % one_point != 0 || *players < one_point ||
          *players > static_cast<Points>(most_places) * one_point)
        return refuse(*entry.key, msg::points_players({.most = most_places}));
      read_list(*entry.value, into.places[static_cast<int>(*players / one_point)]);
    }
  }

  const Record& file_;
  Message why_;
};

/// The points of the places of players in a row, from `first` on.
Points of_places(const std::vector<Points>& places, std::size_t first, std::size_t count) {
  Points sum = 0;
  for (std::size_t place = first; place < first + count && place < places.size(); ++place) sum += places[place];
  return sum;
}

Points by_file(const PointsFile& file, const ResultSheet& sheet, const ResultPlayer& player) {
  Points points = file.game + (player.won ? file.win : 0) + file.score * player.score.value_or(0);
  if (sheet.together) return points;
  auto places = file.places.find(static_cast<int>(sheet.players.size()));
  if (places == file.places.end()) places = file.places.find(0);
  if (places == file.places.end()) return points;
  const auto tied = static_cast<std::size_t>(std::ranges::count(sheet.players, player.place, &ResultPlayer::place));
  const auto first = static_cast<std::size_t>(*player.place - 1);
  if (!file.share) return points + of_places(places->second, first, 1);
  return points + of_places(places->second, first, tied) / static_cast<Points>(tied);
}

Points by_place(const ResultSheet& sheet, const ResultPlayer& player) {
  if (sheet.together) return player.won ? one_point : 0;
  Points points = 0;
  for (const ResultPlayer& other : sheet.players) {
    if (*other.place > *player.place) points += one_point;
    if (&other != &player && *other.place == *player.place) points += one_point / 2;
  }
  return points;
}

}  // namespace

std::string in_digits(Points points) {
  constexpr Points hundredth = one_point / 100;
  const bool negative = points < 0;
  const Points hundredths = ((negative ? -points : points) + hundredth / 2) / hundredth;
  std::string digits = std::to_string(hundredths / 100);
  if (hundredths % 100 != 0) {
    digits += '.';
    digits += static_cast<char>('0' + hundredths / 10 % 10);
    if (hundredths % 10 != 0) digits += static_cast<char>('0' + hundredths % 10);
  }
  return negative && hundredths != 0 ? "-" + digits : digits;
}

std::optional<std::vector<Points>> points_of(const Scheme& scheme, const ResultSheet& sheet) {
  const bool needs_score =
      scheme.kind == Scheme::Kind::score || (scheme.kind == Scheme::Kind::file && scheme.file.score != 0);
  std::vector<Points> all;
  for (const ResultPlayer& player : sheet.players) {
    if (needs_score && !player.score) return std::nullopt;
    switch (scheme.kind) {
      case Scheme::Kind::place:
        all.push_back(by_place(sheet, player));
        break;
      case Scheme::Kind::wins:
        all.push_back(player.won ? one_point : 0);
        break;
      case Scheme::Kind::score:
        all.push_back(*player.score * one_point);
        break;
      case Scheme::Kind::file:
        all.push_back(by_file(scheme.file, sheet, player));
    }
  }
  return all;
}

std::optional<Scheme> scheme_named(const std::string& name, Message& why) {
  Scheme scheme{.name = name};
  constexpr std::array words{std::pair{"place", Scheme::Kind::place}, std::pair{"wins", Scheme::Kind::wins},
                             std::pair{"score", Scheme::Kind::score}};
  for (const auto& [word, kind] : words) {
    scheme.kind = kind;
    if (name == word) return scheme;
  }
  scheme.kind = Scheme::Kind::file;
  const std::unique_ptr<Record> file = read_settings(name, why);
  if (file) why = PointsReader(*file).read(scheme.file);
  return why.empty() ? std::optional(std::move(scheme)) : std::nullopt;
}

Message Aliases::read(const std::string& path) {
  Message why;
  const std::unique_ptr<Record> file = read_settings(path, why);
  if (!file) return why;
  const auto add = [&](const Node& spelling, std::string_view name) {
    const std::string folded = spelling.shape == Shape::scalar ? fold(spelling.text) : std::string();
    if (folded.empty()) return why = fault_at(*file, spelling, msg::alias_no_name());
    const auto [at, added] = names_.emplace(folded, name);
    if (!added && at->second != name)
      why = fault_at(*file, spelling,
                     msg::alias_of_two(
                         {.first = verbatim(at->second), .name = verbatim(spelling.text), .second = verbatim(name)}));
    return why;
  };
  for (const RecordEntry& entry : entries_of(*file, file->root())) {
    const Node& name = *entry.key;
    const Node& other = *entry.value;
    if (!add(name, name.text).empty()) return why;
    if (other.shape == Shape::scalar && !add(other, name.text).empty()) return why;
    if (other.shape == Shape::map || other.shape == Shape::empty)
      return fault_at(*file, other.shape == Shape::empty ? name : other, msg::alias_no_name());
    for (const Node& spelling : file->children(other))
      if (!add(spelling, name.text).empty()) return why;
  }
  return {};
}

const std::string* Aliases::listed_as(std::string_view name) const {
  const auto found = names_.find(fold(name));
  return found == names_.end() ? nullptr : &found->second;
}

}  // namespace elfref::tools
