#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"

namespace elfref {
namespace {

constexpr int most_lines = 20;  // of differences behind the first play

using How = RecordsApart::How;
using What = OutcomeApart::What;

struct DiffPage {
  const RecordDiff& diff;
  const std::array<Example, 2>& records;
  TextStyle style;
  std::array<Places, 2> places{Places(records[0].source), Places(records[1].source)};

  /// A file's name as it stands in sentences: without the folders that both have.
  [[nodiscard]] std::string file(std::size_t side) const {
    const std::string &name = records[side].source.name, &other = records[1 - side].source.name;
    if (name == other) return side == 0 ? "the first" : "the second";
    const auto apart = std::ranges::mismatch(name, other).in1 - name.begin();
    const std::size_t folder = apart == 0 ? std::string::npos : name.rfind('/', static_cast<std::size_t>(apart) - 1);
    return folder == std::string::npos ? name : name.substr(folder + 1);
  }

  /// `a.yaml:18`.
  [[nodiscard]] std::string line_of(const RecordsApart& apart, std::size_t side) {
    return fmt::format("{}:{}", file(side), places[side].of(*apart.spans[side]).line);
  }

  /// What a difference is about: `round 2, travel: Anna`.
  [[nodiscard]] static std::string about(const RecordsApart& apart) {
    std::string text = apart.what;
    if (apart.round > 0) text += fmt::format("round {}, ", apart.round);
    text += apart.phase;
    if (apart.player.empty()) return text;
    return apart.what.empty() ? fmt::format("{}: {}", text, apart.player) : fmt::format("{} of {}", text, apart.player);
  }

  /// What one of them has there.
  [[nodiscard]] std::string said(const RecordsApart& apart, std::size_t side) {
    if (!apart.spans[side])
      return fmt::format("{}: {}", file(side), apart.words[side].empty() ? "none" : apart.words[side]);
    return fmt::format("{}: {}", line_of(apart, side), apart.words[side]);
  }

  /// In one line.
  void add_difference(std::string& out, const RecordsApart& apart) {
    std::string text;
    switch (apart.how) {
      case How::otherwise:
        text = fmt::format("{}, {}", said(apart, 0), said(apart, 1));
        break;
      case How::elsewhere:
        text = fmt::format("{}, and elsewhere in the order of play {}", said(apart, 0), line_of(apart, 1));
        break;
      case How::only_in_first:
        text = fmt::format("only {}", said(apart, 0));
        break;
      case How::only_in_second:
        text = fmt::format("only {}", said(apart, 1));
        break;
    }
    add_line(out, fmt::format("   {}: {}", printable(about(apart)), printable(text)), style, hang_of_ground);
  }

  /// With both places.
  void add_first(std::string& out, const RecordsApart& apart) {
    add_line(out, painted(fmt::format("first in {}", about(apart)), Paint::bold, style), style);
    for (std::size_t side = 0; side < 2; ++side) {
      if (!apart.spans[side]) {
        add_line(out, fmt::format("{}: nothing of the kind", printable(file(side))), style);
        continue;
      }
      const Place place = places[side].of(*apart.spans[side]);
      add_line(
          out,
          painted(fmt::format("{}:{}:{}:", records[side].source.name, place.line, place.column), Paint::bold, style) +
              fmt::format(" {}{}", printable(apart.words[side]),
                          apart.how == How::elsewhere ? ", elsewhere in the order of play" : ""),
          style);
      render_excerpt(out, records[side].source, places[side], *apart.spans[side], style);
    }
  }

  void add_apart(std::string& out) {
    const RecordsApart* first = diff.first_play();
    for (const RecordsApart& apart : diff.apart)
      if (!apart.what.empty()) add_difference(out, apart);
    if (first == nullptr) return;
    add_first(out, *first);
    int more = 0;
    for (const RecordsApart& apart : diff.apart) {
      if (!apart.what.empty() || &apart == first) continue;
      if (more++ == 0) out += "then in\n";
      if (more <= most_lines) add_difference(out, apart);
    }
    if (more > most_lines) out += fmt::format("   and in {} more\n", more - most_lines);
  }

  /// What the game comes to by each, where it is not the same.
  void add_results(std::string& out) const {
    std::vector<TableColumn> table{{{""}}, {{printable(file(0))}}, {{printable(file(1))}}};
    const auto add = [&](std::string title, std::string a, std::string b) {
      if (a == b) return;
      table[0].cells.push_back(std::move(title));
      table[1].cells.push_back(std::move(a));
      table[2].cells.push_back(std::move(b));
    };
    const auto in_side = [&](std::size_t side, What what, std::string_view player) {
      const Judgement& judgement = records[side].judgement;
      return Speaker(judgement, style.language)(in_words(judgement, what, player));
    };
    const auto of_player = [&](std::size_t side, const std::string& player) {
      const auto& standings = records[side].judgement.standings;
      const auto standing =
          std::ranges::find(standings, fold(player), [](const Standing& one) { return fold(one.name); });
      if (standing == standings.end()) return std::string("not in it");
      const std::string place = in_side(side, What::place, standing->name);
      return in_side(side, What::score, standing->name) + (place.empty() ? "" : fmt::format(" (place {})", place));
    };
    add("winner", printable(in_side(0, What::winner, {})), printable(in_side(1, What::winner, {})));
    for (const std::string& player : records[0].judgement.players)
      add(printable(player), of_player(0, player), of_player(1, player));
    for (std::size_t row = 0; table[0].cells.size() > 1 && row < table[0].cells.size(); ++row)
      out += table_row(table, row) + "\n";
  }

  void add_rules(std::string& out) {
    for (std::size_t side = 0; side < 2; ++side)
      render_verdict(out, records[side].source, records[side].judgement, style);
    for (std::size_t side = 0; side < 2; ++side) {
      if (diff.only[side].empty()) continue;
      add_line(out, fmt::format("only by {}", printable(file(side))), style);
      for (const Diagnostic* found : diff.only[side])
        render_headline(out, records[side].source, places[side], *found,
                        Speaker(records[side].judgement, style.language), style);
    }
    add_results(out);
    if (!diff.same()) add_line(out, conclusion(), style);
  }

  [[nodiscard]] std::string conclusion() const {
    if (const auto better = diff.stands_up()) {
      const auto winner = static_cast<std::size_t>(*better), other = 1 - winner;
      const bool surely = diff.gravest(1 - *better) == Severity::error;
      return fmt::format("where they differ, {} stands up to the rules, and {} {}", printable(file(winner)),
                         printable(file(other)), surely ? "does not" : "hangs on something");
    }
    if (!diff.gravest(0)) return "where they differ, both stand up to the rules";
    return *diff.gravest(0) == Severity::error ? "where they differ, neither stands up to the rules"
                                               : "where they differ, both hang on something";
  }

  [[nodiscard]] std::string counts() const {
    if (diff.same()) return "no difference";
    return diff.apart.size() == 1 ? "1 difference" : fmt::format("{} differences", diff.apart.size());
  }

  /// How much each tells of what the other leaves open.
  void add_what_one_tells(std::string& out) const {
    for (std::size_t side = 0; side < 2; ++side)
      if (const int count = diff.tells_more[side]; count > 0)
        add_line(out,
                 fmt::format("   {} tells more in {} place{}", printable(file(side)), count, count == 1 ? "" : "s"),
                 style, hang_of_ground);
  }
};

}  // namespace

void render_diff(std::string& out, const RecordDiff& diff, const std::array<Example, 2>& records, TextStyle style) {
  DiffPage page{diff, records, style};
  add_line(out,
           painted(fmt::format("{} and {}:", records[0].source.name, records[1].source.name), Paint::bold, style) +
               " " + page.counts(),
           style);
  page.add_what_one_tells(out);
  const bool judged_alike =
      records[0].judgement.verdict == records[1].judgement.verdict && diff.only[0].empty() && diff.only[1].empty();
  if (diff.same() && judged_alike) return;
  page.add_apart(out);
  page.add_rules(out);
}

}  // namespace elfref
