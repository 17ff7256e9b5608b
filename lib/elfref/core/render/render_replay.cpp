#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr int column_of_changes = 48;

// ---------------------------------------------------------------- what a play changed

/// How many pieces a slot holds.
Range number_of(const ViewHeld& held) {
  Range number;
  for (const ViewPiece& piece : held.pieces) {
    if (piece.state != ViewPiece::State::perhaps) number.min += piece.count;
    number.max += piece.most;
  }
  return number;
}

/// The words before that do not stand at the end of both: `8 of 20` and `9 of 20` differ by `8` and `9`.
std::pair<std::string_view, std::string_view> apart(std::string_view before, std::string_view now) {
  for (;;) {
    const std::size_t a = before.rfind(' '), b = now.rfind(' ');
    if (a == std::string_view::npos || b == std::string_view::npos || before.substr(a) != now.substr(b)) break;
    before = before.substr(0, a);
    now = now.substr(0, b);
  }
  return {before, now};
}

/// `cards 5 -> 3`.
std::string change_in_words(const ViewSlot& slot, const ViewHeld& before, const ViewHeld& now, const Speaker& says) {
  const std::string title = says(slot.title), was = says(before.words), is = says(now.words);
  const Range had = number_of(before), has = number_of(now);
  if (slot.look == ViewSlot::Look::pieces && !(had == has))
    return fmt::format("{} {} -> {}", title, says(alone(had)), says(alone(has)));
  if (is.starts_with(was + " + "))  // what came to a sum
    return fmt::format("{}{}", title, std::string_view(is).substr(was.size()));
  const auto [old_words, new_words] = apart(was, is);
  return fmt::format("{} {} -> {}", title, old_words, new_words);
}

/// Prints moments one after the other, and knows what lies where between them.
class Transcript {
 public:
  Transcript(std::string& out, const Viewing& viewing, TextStyle style)
      : out_(out),
        viewing_(viewing),
        view_(viewing.view),
        judgement_(viewing.judgement),
        source_(viewing.record.source()),
        places_(source_),
        style_(style),
        names_(judgement_.players.empty() ? names_of(view_) : judgement_.players),
        says_(judgement_, names_, style.language),
        moments_(moments_of(judgement_.findings, view_.moments)),
        findings_at_(findings_at(moments_, view_.moments.size())),
        held_(view_.start) {}

  void whole() {
    std::size_t first = 0;
    if (viewing_.branch != nullptr) {
      const auto& [of, altered] = *viewing_.branch;
      render_what_if(out_, of.record.source(), of.judgement, altered, style_);
      out_ += '\n';
      first = parting(of.view, view_);
      if (first > 0) held_ = held_after(view_, first - 1, ViewTrack::so_far);
      table(first);
    } else {
      head();
    }
    for (std::size_t i = first; i < view_.moments.size(); ++i) {
      if (i > first && view_.moments[i].round != view_.moments[i - 1].round) score_after(view_.moments[i - 1].round);
      heading(i);
      moment(i, false);
    }
    if (first < view_.moments.size()) score_after(view_.moments.back().round);
    end();
  }

  void part(std::size_t first, std::size_t count) {
    if (first > 0) held_ = held_after(view_, first - 1, ViewTrack::so_far);
    table(first);
    const std::size_t last = std::min(view_.moments.size(), first + count);
    for (std::size_t i = first; i < last; ++i) {
      heading(i);
      moment(i, true);
    }
  }

 private:
  void line(std::string_view text, int hang = hang_of_prose) { add_line(out_, text, style_, hang); }

  [[nodiscard]] std::string name(Seat seat) const {
    return seat.value < view_.players.size() ? printable(view_.players[seat.value].name) : "?";
  }

  void head() {
    Message game = title_of(viewing_.game, says_);
    if (view_.complaint.empty())
      game = msg::game_by_rulebook(
          {.game = game, .rulebook = rulebook_in_words(viewing_.game, viewing_.record, viewing_.overrides)});
    line(painted(title_of(source_, style_.language), Paint::bold, style_) + ": " + says_(game));
    for (const auto& [key, text] : written_of_session(viewing_.record))
      line(fmt::format("{}: {}", printable(key), printable(text)));
    if (!view_.complaint.empty()) line(says_(view_.complaint));
  }

  [[nodiscard]] std::string when(const ViewMoment& moment) const {
    std::string words = moment.round > 0 ? says_(msg::in_round({.round = moment.round})) : std::string();
    const std::string phase = moment.phase_in_words.empty() ? std::string(moment.phase) : says_(moment.phase_in_words);
    if (!words.empty() && !phase.empty()) words += ", ";
    return words + phase;
  }

  /// Where a round or a phase begins. What is nobody's play belongs to its round.
  void heading(std::size_t index) {
    const ViewMoment& moment = view_.moments[index];
    std::string head = moment.seat || moment.round == 0 ? when(moment) : says_(msg::in_round({.round = moment.round}));
    if (head_ == head || (!moment.seat && head_.starts_with(head + ","))) return;
    out_ += '\n';
    line(painted(head, Paint::bold, style_));
    head_ = std::move(head);
  }

  void moment(std::size_t index, bool explained) {
    const ViewMoment& moment = view_.moments[index];
    std::string text = "  " + says_(moment.words);
    if (moment.ruling == "void") text += " " + says_(msg::ruled_void());
    if (moment.ruling == "stands") text += " " + says_(msg::ruled_stands());
    if (const std::string changed = changes(moment); !changed.empty())
      text += fmt::format("{:{}}{}", "", std::max(2, column_of_changes - display_width(text)), changed);
    line(text, column_of_changes);
    for (const ViewChange& change : moment.changes) held_[change.slot] = change.now;
    for (const Message& why : moment.because)
      if (explained) line("     " + says_(why), hang_of_ground);
    for (const std::size_t finding : findings_at_[index])
      render_finding(out_, source_, places_, judgement_.findings[finding], says_, style_);
  }

  /// `cards 5 -> 3; towns 8 -> 9; Anna: cards 8 -> 4`: what players have otherwise behind a moment.
  [[nodiscard]] std::string changes(const ViewMoment& moment) const {
    std::map<int, std::string> of_seat;
    for (const ViewChange& change : moment.changes) {
      const ViewSlot& slot = view_.slots[change.slot];
      if (!slot.seat) continue;
      std::string& words = of_seat[slot.seat->value];
      words += (words.empty() ? "" : "; ") + change_in_words(slot, held_[change.slot], change.now, says_);
    }
    std::string all;
    if (moment.seat) all = std::exchange(of_seat[moment.seat->value], {});
    while (!of_seat.empty()) {  // those of whom the same is said are named together
      const std::string words = of_seat.begin()->second;
      std::vector<std::string> names;
      for (auto seat = of_seat.begin(); seat != of_seat.end();) {
        const bool same = seat->second == words;
        if (same) names.push_back(name(Seat{static_cast<std::uint8_t>(seat->first)}));
        seat = same ? of_seat.erase(seat) : std::next(seat);
      }
      if (!words.empty()) all += fmt::format("{}{}: {}", all.empty() ? "" : "; ", fmt::join(names, ", "), words);
    }
    return all;
  }

  void score_after(int round) {
    const auto score = std::ranges::find(judgement_.rounds, round, &RoundScore::round);
    const std::string_view key = charted(judgement_);
    if (score == judgement_.rounds.end() || key != "score") return;
    List words(Joint::comma);
    for (const Standing& standing : score->standings) {
      const Figure* figure = standing.figure(key);
      if (figure == nullptr && score->standings.front().side.size() > 1) continue;  // a figure of all together
      words.add(msg::score_figure({.figure = verbatim(standing.name),
                                   .value = verbatim(figure != nullptr ? shown(*figure, says_) : "?")}));
    }
    out_ += '\n';
    const Message all = words.take(), title = title_of_figure(key, says_);
    line(says_(score->over ? msg::figure_after_round({.all = all, .figure = title, .round = round})
                           : msg::figure_in_round({.all = all, .figure = title, .round = round})));
  }

  void end() {
    for (const Message& remark : view_.remarks) {
      out_ += '\n';
      line(says_(remark));
    }
    out_ += '\n';
    for (std::size_t i = 0; i < moments_.size(); ++i)
      if (!moments_[i] && !concerns_score(judgement_.findings[i]))
        render_finding(out_, source_, places_, judgement_.findings[i], says_, style_);
    Judgement final = judgement_;
    final.rounds.clear();  // said round by round
    render_score(out_, source_, final, style_);
  }

  // -------------------------------------------------------------- the table at a moment

  void table(std::size_t index) {
    std::string title = title_of(source_, style_.language);
    if (index < view_.moments.size()) {
      const ViewMoment& moment = view_.moments[index];
      const Place place = places_.of(moment.span);
      title = fmt::format("{}:{}:{}: {}", source_.name, place.line, place.column, when(moment));
      const Message next = msg::before_play({.play = moment.words, .player = none});
      line(painted(title, Paint::bold, style_) + ", " + says_(next));
    } else {
      line(painted(title, Paint::bold, style_) + ": " + says_(msg::nothing_more_written()));
    }
    out_ += '\n';
    std::vector<TableColumn> table{{.cells = {says_(msg::column_player())}}};
    for (const ViewPlayer& player : view_.players) table.front().cells.push_back(printable(player.name));
    for (std::size_t slot = 0; slot < view_.slots.size(); ++slot)
      if (view_.slots[slot].seat) cell(table, slot);
    for (std::size_t row = 0; row <= view_.players.size(); ++row) out_ += table_row(table, row) + "\n";
    Message said;
    for (const ViewSlot& slot : view_.slots) {
      if (slot.seat || slot.look != ViewSlot::Look::pieces || slot.title == said) continue;
      said = slot.title;
      lying(said);
    }
  }

  /// Below the name of its player, in the column of its title.
  void cell(std::vector<TableColumn>& table, std::size_t index) const {
    const ViewSlot& slot = view_.slots[index];
    const std::string title = says_(slot.title);
    auto column = std::ranges::find_if(table, [&](const TableColumn& one) { return one.cells.front() == title; });
    if (column == table.end()) {
      table.push_back({.cells = std::vector<std::string>(view_.players.size() + 1)});
      column = std::prev(table.end());
      column->cells.front() = title;
    }
    column->cells[slot.seat->value + 1u] = says_(held_[index].words);
  }

  /// What lies where, of all slots of a title that are nobody's.
  void lying(const Message& of) {
    const std::string title = says_(of);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < view_.slots.size(); ++i) {
      const ViewSlot& slot = view_.slots[i];
      if (slot.title != of || slot.seat || held_[i].pieces.empty()) continue;
      const std::string where = where_of(slot), held = says_(held_[i].words);
      words.push_back(where.empty() || where == title ? held : where + ": " + held);
    }
    if (!words.empty()) line(fmt::format("{}: {}", title, fmt::join(words, ", ")), hang_of_prose);
  }

  [[nodiscard]] std::string where_of(const ViewSlot& slot) const {
    if (view_.picture) {
      const auto place = std::ranges::find(view_.picture->places, slot.place, &PicturePlace::id);
      if (place != view_.picture->places.end()) return says_(place->name);
      const auto way = std::ranges::find(view_.picture->ways, slot.way, &PictureWay::id);
      if (way != view_.picture->ways.end()) return says_(way->name);
    }
    return slot.place.empty() ? slot.way : slot.place;
  }

  std::string& out_;
  const Viewing& viewing_;
  const ReplayView& view_;
  const Judgement& judgement_;
  const Source& source_;
  Places places_;
  TextStyle style_;
  std::vector<std::string> names_;
  Speaker says_;
  std::vector<std::optional<std::size_t>> moments_;    // by finding
  std::vector<std::vector<std::size_t>> findings_at_;  // by moment
  std::vector<ViewHeld> held_;
  std::string head_;  // where we are
};

}  // namespace

std::string_view charted(const Judgement& judgement) {
  std::string_view first;
  for (const Standing& standing : judgement.standings)
    for (const Figure& figure : standing.figures) {
      if (!figure.number) continue;
      if (figure.key == "score") return figure.key;
      if (first.empty()) first = figure.key;
    }
  return first;
}

std::size_t opens_at(const Judgement& judgement, std::span<const std::optional<std::size_t>> moments,
                     std::size_t shown) {
  for (const Severity severity : {Severity::error, Severity::warning}) {
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < moments.size(); ++i)
      if (moments[i] && judgement.findings[i].severity == severity && (!first || *moments[i] < *first))
        first = moments[i];
    if (first) return *first;
  }
  return shown == 0 ? 0 : shown - 1;
}

std::size_t parting(const ReplayView& one, const ReplayView& other) {
  const auto same = [](const ViewMoment& a, const ViewMoment& b) {
    return a.name == b.name && a.words == b.words && a.ruling == b.ruling && a.changes == b.changes;
  };
  const auto found = std::ranges::mismatch(one.moments, other.moments, same);
  return static_cast<std::size_t>(found.in1 - one.moments.begin());
}

void render_replay(std::string& out, const Viewing& viewing, TextStyle style) {
  Transcript(out, viewing, style).whole();
}

void render_moments(std::string& out, const Viewing& viewing, std::size_t first, std::size_t count, TextStyle style) {
  Transcript(out, viewing, style).part(first, count);
}

}  // namespace elfref
