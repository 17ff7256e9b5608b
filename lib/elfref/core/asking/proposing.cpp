#include "elfref/core/asking/proposing.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/source.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

std::string Proposals::source_at(Span span) const {
  return record_.source().text.substr(span.begin, span.end - span.begin);
}

std::string Proposals::text_at(Span span) const {
  std::string text = source_at(span);
  const bool quoted = record_.source().syntax == Syntax::json && text.size() > 1 && text.front() == '"';
  return quoted && text.back() == '"' ? text.substr(1, text.size() - 2) : text;
}

int Proposals::line_of(Span span) const {
  return place_of(record_.source(), span).line;
}

namespace {

constexpr std::ptrdiff_t most_lines_tried = 60;
constexpr int one_word = 3;  // what it costs to write another one

/// A line in its words; a sign is one.
std::vector<std::string> folded_words(std::string_view line) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = std::min(line.find_first_of(" :,[]{}", at), line.size());
    if (end > at) words.push_back(fold(line.substr(at, end - at)));
    at = std::max(end, at + 1);
  }
  return words;
}

bool is_number(std::string_view word) {
  return word.find_first_not_of("+-0123456789") == std::string_view::npos;
}

/// What it costs to write one word for another: a slip of a letter, or another number, is likely.
int change_of(const std::string& word, std::string_view other) {
  if (word == other) return 0;
  return (is_number(word) && is_number(other)) || !nearest(word, {&other, 1}).empty() ? 1 : one_word;
}

/// How far a line is from another: a word that is left out, or put in, costs 2.
int unlike(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  std::vector<int> costs(other.size() + 1);
  for (std::size_t j = 0; j <= other.size(); ++j) costs[j] = 2 * static_cast<int>(j);
  for (const std::string& word : one) {
    int diagonal = std::exchange(costs[0], costs[0] + 2);
    for (std::size_t j = 0; j < other.size(); ++j) {
      const int best = std::min({diagonal + change_of(word, other[j]), costs[j] + 2, costs[j + 1] + 2});
      diagonal = std::exchange(costs[j + 1], best);
    }
  }
  return costs.back();
}

bool share_a_word(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  return std::ranges::find_first_of(one, other) != one.end();
}

}  // namespace

void Proposals::instead(Span span, const std::string& words) {
  if (text_at(span) == words || span == Span{}) return;
  std::vector<Edit> edits{{span, words_for(record_, span, words)}};
  // The same line, however much of it is written again.
  const auto entry = entry_around(record_, span);
  const Span around = entry ? entry->span : span;
  const std::string& text = record_.source().text;
  const std::string line = text.substr(around.begin, span.begin - around.begin) + " " + words + " " +
                           text.substr(span.end, around.end - span.end);
  if (!known_.emplace(finding_, around.begin, folded_words(line)).second) return;
  add(msg::write_instead({.old = verbatim(text_at(span)), .text = verbatim(words)}), std::move(edits));
}

std::vector<std::string> Proposals::nearest_of(const std::string& written, std::vector<std::string> legal,
                                               const std::function<void(const std::string&)>& put) {
  /// A legal line, by how far it is from what was written, and how many words in front are the same.
  struct Near {
    int apart;
    std::ptrdiff_t alike;
    bool shares;
    std::string line;
  };
  const std::vector<std::string> words = folded_words(written);
  std::vector<Near> lines;
  for (std::string& line : legal) {
    const std::vector<std::string> other = folded_words(line);
    lines.push_back({unlike(words, other), std::ranges::mismatch(words, other).in1 - words.begin(),
                     share_a_word(words, other), std::move(line)});
  }
  std::ranges::stable_sort(lines, {}, [](const Near& near) { return std::pair(near.apart, -near.alike); });
  if (std::ssize(lines) > most_lines_tried) lines.erase(lines.begin() + most_lines_tried, lines.end());
  std::vector<std::string> others;
  for (Near& near : lines) {
    if (near.apart <= one_word) {
      put(near.line);
    } else if (near.shares) {
      others.push_back(std::move(near.line));
    }
  }
  return others;
}

void Proposals::add(Message text, std::vector<Edit> edits) {
  found_.push_back({.finding = finding_, .text = std::move(text), .edits = std::move(edits)});
}

void Proposals::swap_with(const RecordEntry& entry, int away) {
  const std::vector<RecordEntry> entries = entries_of(record_, *entry.parent);
  const auto at = static_cast<std::size_t>(static_cast<int>(entry.index) + away);
  if (at >= entries.size()) return;
  const RecordEntry& other = entries[at];
  const int first = line_of(away < 0 ? other.span : entry.span), second = line_of(away < 0 ? entry.span : other.span);
  add(first == second
          ? msg::swap_texts({.first = verbatim(text_at(entry.span)), .second = verbatim(text_at(other.span))})
          : msg::swap_lines({.first = line_number(first), .second = line_number(second)}),
      {{entry.span, source_at(other.span)}, {other.span, source_at(entry.span)}});
}

void Proposals::insert_before(const RecordEntry& entry, const std::string& words) {
  add(msg::write_before_line({.line = line_number(line_of(entry.span)), .text = verbatim(words)}),
      {inserted_before(record_, entry, words)});
}

void Proposals::leave_out_repetition(Span play) {
  const auto entry = entry_around(record_, play);
  if (!entry || entry->index == 0 || entry->parent->shape != Shape::list) return;
  for (const RecordEntry& other : entries_of(record_, *entry->parent))
    if (other.index < entry->index && text_at(other.span) == text_at(entry->span))
      return add(msg::leave_out_line(
                     {.line = line_number(line_of(entry->span)), .other = line_number(line_of(other.span))}),
                 {removed(record_, *entry)});
}

void Proposals::leave_out(Span play) {
  const auto entry = entry_around(record_, play);
  if (entry && entry->parent->shape == Shape::list)
    add(msg::leave_out({.text = verbatim(text_at(entry->span))}), {removed(record_, *entry)});
}

void Proposals::turn_elsewhere(Span turn, const std::vector<Player>& players, std::optional<Seat> whose,
                               const std::string& missing) {
  const auto entry = entry_around(record_, turn);
  if (!entry || entry->parent->shape != Shape::list || entry->key == nullptr) return;
  for (const int away : {-1, 1}) swap_with(*entry, away);
  const auto is_his = [&](const Player& player) { return whose && player.name == players[whose->value].name; };
  for (const Player& player : players)
    if (!is_his(player)) insert_before(*entry, text_at(player.span) + ": " + missing);
  for (const Player& player : players)
    if (!is_his(player)) instead(entry->key->span, text_at(player.span));
  for (const int away : {-2, 2}) swap_with(*entry, away);
}

void Proposals::claim_as_found(Span claimed, Seat seat, std::string_view figure) {
  for (const Standing& standing : judgement_.standings) {
    if (standing.side.empty() || standing.side.front() != seat) continue;
    for (const Figure& found : standing.figures) {
      if (found.key != figure) continue;
      if (found.number && found.number->exact()) instead(claimed, std::to_string(found.number->min));
      if (!found.number && !found.word.empty()) instead(claimed, found.word);
    }
  }
}

void Proposals::claim_winners(Span claimed, const std::vector<std::string>& winners) {
  const auto entry = entry_around(record_, claimed);
  if (winners.empty() || !entry) return;
  const std::string names = joined(winners, std::identity());
  instead(entry->value->span, winners.size() == 1 ? names : "[" + names + "]");
}

}  // namespace elfref
