#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr int most_lines = 20;  // of differences behind the first play

using How = RecordsApart::How;
using What = OutcomeApart::What;

struct DiffPage {
  const RecordDiff& diff;
  const std::array<Example, 2>& records;
  TextStyle style;
  Speaker says{records[0].judgement, style.language};
  std::array<Places, 2> places{Places(records[0].source), Places(records[1].source)};

  /// A file's name as it stands in sentences: without the folders that both have.
  [[nodiscard]] std::string file(std::size_t side) const {
    const std::string &name = records[side].source.name, &other = records[1 - side].source.name;
    if (name == other) return says(side == 0 ? msg::the_first_file() : msg::the_second_file());
    const auto apart = std::ranges::mismatch(name, other).in1 - name.begin();
    const std::size_t folder = apart == 0 ? std::string::npos : name.rfind('/', static_cast<std::size_t>(apart) - 1);
    return folder == std::string::npos ? name : name.substr(folder + 1);
  }

  /// `a.yaml:18`.
  [[nodiscard]] std::string line_of(const RecordsApart& apart, std::size_t side) {
    return fmt::format("{}:{}", file(side), places[side].of(*apart.spans[side]).line);
  }

  /// What a difference is about: `round 2, travel: Anna`.
  [[nodiscard]] Message about(const RecordsApart& apart) const {
    const ArgView player = apart.player.empty() ? ArgView(none) : verbatim(apart.player);
    if (apart.what.empty())
      return msg::about_play({.phase = title_of_phase(apart.phase, says),
                              .player = player,
                              .round = apart.round > 0 ? ArgView(apart.round) : ArgView(none)});
    const Message what = apart.subject.empty() ? alone(verbatim(apart.what)) : apart.subject;
    return apart.player.empty() ? what : msg::about_player({.player = player, .what = what});
  }

  /// What one of them has there.
  [[nodiscard]] Message said(const RecordsApart& apart, std::size_t side) {
    const std::string where = apart.spans[side] ? line_of(apart, side) : file(side);
    if (!apart.spans[side] && apart.words[side].empty())
      return msg::said_there({.what = msg::none_there(), .where = verbatim(where)});
    return msg::said_there({.what = verbatim(apart.words[side]), .where = verbatim(where)});
  }

  /// How they differ there.
  [[nodiscard]] Message how(const RecordsApart& apart) {
    switch (apart.how) {
      case How::otherwise:
        return msg::differ_otherwise({.first = said(apart, 0), .second = said(apart, 1)});
      case How::elsewhere:
        return msg::differ_elsewhere({.first = said(apart, 0), .second = verbatim(line_of(apart, 1))});
      case How::only_in_first:
        return msg::differ_only({.only = said(apart, 0)});
      case How::only_in_second:
        break;
    }
    return msg::differ_only({.only = said(apart, 1)});
  }

  /// In one line.
  void add_difference(std::string& out, const RecordsApart& apart) {
    add_line(out, "   " + says(msg::difference_line({.about = about(apart), .how = how(apart)})), style,
             hang_of_ground);
  }

  /// With both places.
  void add_first(std::string& out, const RecordsApart& apart) {
    add_line(out, painted(says(msg::first_in({.about = about(apart)})), Paint::bold, style), style);
    for (std::size_t side = 0; side < 2; ++side) {
      if (!apart.spans[side]) {
        add_line(out, says(msg::nothing_there({.file = verbatim(file(side))})), style);
        continue;
      }
      const Place place = places[side].of(*apart.spans[side]);
      const Message play = alone(verbatim(apart.words[side]));
      add_line(
          out,
          painted(fmt::format("{}:{}:{}:", records[side].source.name, place.line, place.column), Paint::bold, style) +
              " " + says(apart.how == How::elsewhere ? msg::play_elsewhere({.play = play}) : play),
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
      if (more++ == 0) out += says(msg::then_in()) + "\n";
      if (more <= most_lines) add_difference(out, apart);
    }
    if (more > most_lines) out += "   " + says(msg::and_in_more({.number = more - most_lines})) + "\n";
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
      if (standing == standings.end()) return says(msg::not_in_it());
      const std::string place = in_side(side, What::place, standing->name);
      const std::string score = in_side(side, What::score, standing->name);
      if (place.empty()) return score;
      return says(msg::score_and_place({.place = verbatim(place), .score = verbatim(score)}));
    };
    add(says(msg::row_winner()), printable(in_side(0, What::winner, {})), printable(in_side(1, What::winner, {})));
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
      add_line(out, says(msg::only_by({.file = verbatim(file(side))})), style);
      for (const Diagnostic* found : diff.only[side])
        render_headline(out, records[side].source, places[side], *found,
                        Speaker(records[side].judgement, style.language), style);
    }
    add_results(out);
    if (!diff.same()) add_line(out, says(conclusion()), style);
  }

  [[nodiscard]] Message conclusion() const {
    if (const auto better = diff.stands_up()) {
      const auto winner = static_cast<std::size_t>(*better), loser = 1 - winner;
      const bool certain = diff.gravest(1 - *better) == Severity::error;
      const Message best = verbatim(file(winner)), other = verbatim(file(loser));
      return certain ? msg::one_stands_up({.file = best, .other = other})
                    : msg::other_hangs({.file = best, .other = other});
    }
    if (!diff.gravest(0)) return msg::both_stand_up();
    return *diff.gravest(0) == Severity::error ? msg::neither_stands_up() : msg::both_hang();
  }

  /// How much each tells of what the other leaves open.
  void add_what_one_tells(std::string& out) const {
    for (std::size_t side = 0; side < 2; ++side)
      if (const int count = diff.tells_more[side]; count > 0)
        add_line(out,
                 "   " + says(msg::tells_more(
                             {.file = verbatim(file(side)), .places = quantity(count, noun::place)})),
                 style, hang_of_ground);
  }
};

}  // namespace

void render_diff(std::string& out, const RecordDiff& diff, const std::array<Example, 2>& records, TextStyle style) {
  DiffPage page{diff, records, style};
  add_line(out,
           painted(page.says(msg::two_files({.first = verbatim(records[0].source.name),
                                             .second = verbatim(records[1].source.name)})),
                   Paint::bold, style) +
               " " + page.says(msg::differences({.differences = quantity(diff.apart.size(), noun::difference)})),
           style);
  page.add_what_one_tells(out);
  const bool judged_alike =
      records[0].judgement.verdict == records[1].judgement.verdict && diff.only[0].empty() && diff.only[1].empty();
  if (diff.same() && judged_alike) return;
  page.add_apart(out);
  page.add_rules(out);
}

}  // namespace elfref
