#include "elfref/core/asking/proposing.h"

#include <fmt/format.h>

#include <functional>

#include "elfref/core/text/source.h"
#include "elfref/core/text/text.h"

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

void Proposals::instead(Span span, const std::string& words) {
  if (text_at(span) == words || span == Span{}) return;
  const std::vector<Edit> edits{{span, words_for(record_, span, words)}};
  const auto again = [&](const Suggestion& other) { return other.finding == finding_ && other.edits == edits; };
  if (std::ranges::any_of(found_, again)) return;
  add(fmt::format("write '{}' instead of '{}'", words, printable(text_at(span))), edits);
}

void Proposals::add(std::string text, std::vector<Edit> edits) {
  found_.push_back({.finding = finding_, .text = std::move(text), .edits = std::move(edits)});
}

void Proposals::swap_with(const RecordEntry& entry, int away) {
  const std::vector<RecordEntry> entries = entries_of(record_, *entry.parent);
  const auto at = static_cast<std::size_t>(static_cast<int>(entry.index) + away);
  if (at >= entries.size()) return;
  const RecordEntry& other = entries[at];
  const int first = line_of(away < 0 ? other.span : entry.span), second = line_of(away < 0 ? entry.span : other.span);
  add(first == second
          ? fmt::format("swap '{}' and '{}'", printable(text_at(entry.span)), printable(text_at(other.span)))
          : fmt::format("swap lines {} and {}", first, second),
      {{entry.span, source_at(other.span)}, {other.span, source_at(entry.span)}});
}

void Proposals::insert_before(const RecordEntry& entry, const std::string& words) {
  add(fmt::format("write '{}' before line {}", printable(words), line_of(entry.span)),
      {inserted_before(record_, entry, words)});
}

void Proposals::leave_out_repetition(Span play) {
  const auto entry = entry_around(record_, play);
  if (!entry || entry->index == 0 || entry->parent->shape != Shape::list) return;
  for (const RecordEntry& other : entries_of(record_, *entry->parent))
    if (other.index < entry->index && text_at(other.span) == text_at(entry->span))
      return add(
          fmt::format("leave out line {}, which says the same as line {}", line_of(entry->span), line_of(other.span)),
          {removed(record_, *entry)});
}

void Proposals::leave_out(Span play) {
  const auto entry = entry_around(record_, play);
  if (entry && entry->parent->shape == Shape::list)
    add("leave out '" + printable(text_at(entry->span)) + "'", {removed(record_, *entry)});
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
