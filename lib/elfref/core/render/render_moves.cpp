#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr std::string_view indent = "  ";

std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(display_width(text));
}

std::string padded(std::string_view text, std::size_t columns) {
  return std::string(text) + std::string(columns - std::min(columns, width(text)), ' ');
}

std::string trimmed_end(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

/// `HEAD  word, word, word`; what does not fit on the line begins below the first word.
void render_list(std::string& out, std::string_view head, std::size_t head_columns,
                 const std::vector<std::string>& words, TextStyle style) {
  std::string line = std::string(indent) + padded(head, head_columns) + std::string(indent);
  const std::size_t begin = width(line);
  add_line(out, line + printable(fmt::format("{}", fmt::join(words, ", "))), style, static_cast<int>(begin), ',');
}

/// A line with an empty one before it.
void add_paragraph(std::string& out, std::string_view text, TextStyle style) {
  out += '\n';
  add_line(out, text, style);
}

/// The subject of a fact.
std::string label_of(const Fact& fact, const Speaker& says) {
  return fact.label.empty() ? std::string(fact.key) : says(fact.label);
}

std::string printable_name(Seat seat, const PositionView& position) {
  return seat.value < position.players.size() ? printable(position.players[seat.value]) : "?";
}

// ---------------------------------------------------------------- where we are

void render_players(std::string& out, const PositionView& position, const Speaker& says) {
  if (position.of_each.empty()) return;
  std::vector<TableColumn> table{{.cells = {""}}, {.cells = {says(msg::column_player())}}};
  for (const Fact& fact : position.of_each.front()) table.push_back({.cells = {label_of(fact, says)}});
  for (std::uint8_t seat = 0; seat < position.of_each.size(); ++seat) {
    table[0].cells.emplace_back(position.seat == Seat{seat} ? ">" : "");
    table[1].cells.push_back(printable_name({seat}, position));
    for (std::size_t i = 0; i < position.of_each[seat].size(); ++i) {
      const Fact& fact = position.of_each[seat][i];
      table[i + 2].cells.push_back(fact.words.empty() ? says(msg::fact_none()) : printable(says(fact.words.front())));
    }
  }
  for (std::size_t row = 0; row <= position.of_each.size(); ++row) out += table_row(table, row) + "\n";
}

void render_facts(std::string& out, const PositionView& position, const Speaker& says, TextStyle style) {
  std::size_t columns = 0;
  for (const Fact& fact : position.facts) columns = std::max(columns, width(label_of(fact, says)));
  for (const Fact& fact : position.facts)
    render_list(out, label_of(fact, says), columns,
                fact.words.empty() ? std::vector{says(msg::fact_none())} : says(fact.words), style);
}

// ---------------------------------------------------------------- what could be played

/// Puts the name of a fact for places that are all of its words.
void name_places(std::vector<std::string>& places, const std::vector<Fact>& facts, const Speaker& says) {
  std::vector<std::string> names;
  for (const Fact& fact : facts) {
    std::vector<std::string> words = says(fact.words);
    std::ranges::sort(words);
    if (words.size() < 2 || !std::ranges::includes(places, words)) continue;
    std::vector<std::string> rest;
    std::ranges::set_difference(places, words, std::back_inserter(rest));
    places = std::move(rest);
    names.push_back(label_of(fact, says));
  }
  places.insert(places.begin(), names.begin(), names.end());
}

}  // namespace

void render_title(std::string& out, const Source& source, const PositionView& position, const RecordedPlay* play,
                  TextStyle style) {
  const Speaker says(position, style.language);
  std::string title = printable(play != nullptr ? source.name : title_of(source, style.language));
  if (play != nullptr) {
    const Place place = place_of(source, play->span);
    title += fmt::format(":{}:{}", place.line, place.column);
  }
  title += ": " + says(msg::about_play({.phase = position.phase_in_words,
                                        .player = position.seat,
                                        .round = position.round > 0 ? ArgView(position.round) : ArgView(none)}));
  Message next = msg::nothing_more_written();
  if (play != nullptr) {
    const bool his = play->seat == position.seat || !play->seat;
    next = msg::before_play({.play = verbatim(play->words), .player = his ? ArgView(none) : ArgView(*play->seat)});
  }
  add_line(out, painted(title, Paint::bold, style) + ", " + says(next), style);
}

std::vector<Laid> pieces_to_lay(const std::vector<const Choice*>& choices, const std::vector<Fact>& facts,
                                const Speaker& says) {
  std::vector<Laid> by_piece;
  for (const Choice* choice : choices) {
    if (choice->piece.empty()) continue;
    if (by_piece.empty() || by_piece.back().pieces.front() != choice->piece)
      by_piece.push_back({.pieces = {choice->piece}, .places = {}});
    by_piece.back().places.push_back(says(alone(verbatim(choice->place))));
  }
  std::vector<Laid> found;
  for (Laid& one : by_piece) {
    std::ranges::sort(one.places);
    const auto same = std::ranges::find(found, one.places, &Laid::places);
    if (same != found.end()) {
      same->pieces.push_back(one.pieces.front());
    } else {
      found.push_back(std::move(one));
    }
  }
  for (Laid& one : found) name_places(one.places, facts, says);
  return found;
}

std::string on_places(const Laid& laid, const Speaker& says) {
  const auto name = [](const std::string& piece) { return verbatim(piece); };
  return says(msg::pieces_on({.pieces = list(Joint::or_, laid.pieces, name)}));
}

namespace {

void render_laid(std::string& out, const std::vector<const Choice*>& choices, const std::vector<Fact>& facts,
                 const Speaker& says, TextStyle style) {
  const std::vector<Laid> groups = pieces_to_lay(choices, facts, says);
  std::size_t columns = 0;
  for (const Laid& group : groups) columns = std::max(columns, width(on_places(group, says)));
  for (const Laid& group : groups) render_list(out, on_places(group, says), columns, group.places, style);
}

void render_plain(std::string& out, const std::vector<const Choice*>& choices, const Speaker& says, TextStyle style) {
  std::size_t columns = 0;
  for (const Choice* choice : choices)
    if (choice->piece.empty()) columns = std::max(columns, width(shown(*choice, says)));
  const Choice* before = nullptr;
  const auto subject = [](const Choice& choice) {
    return std::string_view(choice.words).substr(0, choice.words.find(':'));
  };
  for (const Choice* choice : choices) {
    if (!choice->piece.empty()) continue;
    const bool same = before != nullptr && subject(*before) == subject(*choice) && before->remark == choice->remark;
    const std::string remark = same ? std::string() : says(choice->remark);
    before = choice;
    add_line(
        out,
        trimmed_end(std::string(indent) + padded(shown(*choice, says), columns) + std::string(indent) +
                    printable(remark)),
        style, static_cast<int>(columns + 2 * indent.size()));
    for (const Choice::One& one : choice->each)
      out += fmt::format("      {}{}\n", printable(one.words),
                         choice->certain && !one.certain ? "  " + says(msg::perhaps()) : "");
  }
}

void render_choices(std::string& out, const PositionView& position, bool certain, const Message& heading,
                    const Speaker& says, TextStyle style) {
  std::vector<const Choice*> choices;
  for (const Choice& choice : position.choices)
    if (choice.certain == certain) choices.push_back(&choice);
  if (choices.empty()) return;
  add_paragraph(out, says(heading), style);
  render_laid(out, choices, position.facts, says, style);
  render_plain(out, choices, says, style);
}

void render_what_is_legal(std::string& out, const PositionView& position, const Speaker& says, TextStyle style) {
  if (!position.seat) return add_paragraph(out, says(position.nothing), style);
  const Seat seat = *position.seat;
  const auto certain = std::ranges::count_if(position.choices, [](const Choice& choice) { return choice.certain; });
  render_choices(out, position, true, msg::legal_for({.player = seat}), says, style);
  render_choices(out, position, false,
                 certain == 0 ? msg::legal_for_perhaps({.player = seat}) : msg::legal_too_perhaps(), says, style);
  if (position.choices.empty()) add_paragraph(out, says(msg::nothing_legal({.player = seat})), style);
  if (position.others.empty()) return;
  add_paragraph(out, says(msg::others_may_play({.players = list(Joint::or_, position.others)})), style);
}

// ---------------------------------------------------------------- what was asked besides

void render_asked(std::string& out, const Source& source, const Asked& asked, const Speaker& says, TextStyle style) {
  Source line = asked.line;
  line.name = says(msg::asked_line());
  Places places(line), places_of_record(source);
  for (const Diagnostic& finding : asked.findings) {
    Diagnostic alone = finding;
    alone.related.clear();
    if (const auto earlier = std::exchange(alone.follows_from, std::nullopt))
      alone.because.push_back(msg::ground_follows({.line = line_number(places_of_record.of(*earlier).line)}));
    render_finding(out, line, places, alone, says, style);
    for (const Related& related : finding.related) render_related(out, source, places_of_record, related, says, style);
  }
  const std::string legal = !asked.legal   ? painted(says(msg::play_not_legal()), Paint::error, style)
                            : asked.certain ? painted(says(msg::play_legal()), Paint::good, style)
                                           : painted(says(msg::play_legal_perhaps()), Paint::warning, style);
  add_line(out, painted(printable(asked.line.text) + ":", Paint::bold, style) + " " + legal, style);
  if (!asked.because.empty()) add_line(out, "   = " + printable(says(asked.because)), style, hang_of_ground);
}

void render_reach(std::string& out, const Reach& reach, const Speaker& says, TextStyle style) {
  add_line(out, says(reach.words), style);
  if (!reach.best.empty()) add_line(out, "  " + printable(reach.best), style);
  for (const Message& remark : reach.remarks) add_line(out, printable(says(remark)), style);
}

}  // namespace

void render_position(std::string& out, const Source& source, const PositionView& position, const RecordedPlay* play,
                     TextStyle style) {
  render_title(out, source, position, play, style);
  const Speaker says(position, style.language);
  if (position.why || position.reach) {
    if (position.why) render_asked(out, source, *position.why, says, style);
    if (position.reach) render_reach(out, *position.reach, says, style);
    return;
  }
  out += "\n";
  render_players(out, position, says);
  if (!position.facts.empty()) out += "\n";
  render_facts(out, position, says, style);
  render_what_is_legal(out, position, says, style);
  for (const Message& remark : position.remarks) add_paragraph(out, printable(says(remark)), style);
  add_paragraph(out, says(msg::judged_by({.edition = title_of_edition(position.edition, says)})), style);
}

}  // namespace elfref
