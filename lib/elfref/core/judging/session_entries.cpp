#include "elfref/core/judging/session_entries.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "elfref/core/record/record.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

/// The words for a key, English first.
struct SessionWords {
  SessionKey key;
  std::array<std::string_view, 3> words;
};
constexpr SessionWords session_words[]{{SessionKey::event, {"event", "tournament", "турнир"}},
                                       {SessionKey::heat, {"heat", "тур", {}}},
                                       {SessionKey::table, {"table", "стол", {}}},
                                       {SessionKey::date, {"date", "дата", {}}},
                                       {SessionKey::place, {"place", "location", "место"}}};

/// A value in one line: `city: Kazan, hall: 2`.
void add_text(std::string& out, const Record& record, const Node& node) {
  bool first = true;
  const auto next = [&] {
    if (!first) out += ", ";
    first = false;
  };
  const auto children = record.children(node);
  for (auto child = children.begin(); child != children.end(); ++child) {
    next();
    if (node.shape == Shape::map) {
      (out += child->text) += ": ";
      ++child;
    }
    add_text(out, record, *child);
  }
  if (node.shape == Shape::scalar) out += node.text;
}

std::string text_of(const Record& record, const Node& node) {
  std::string text;
  add_text(text, record, node);
  return text;
}

}  // namespace

std::vector<SessionEntry> session_entries(const Record& record) {
  std::vector<SessionEntry> entries;
  const Node* session = record.find(record.root(), "session");
  if (session == nullptr || session->shape == Shape::empty) return entries;
  if (session->shape != Shape::map) return {{.key = "text", .text = text_of(record, *session)}};
  std::set<std::string_view> seen;  // a key that stands twice is a fault of the record
  const auto children = record.children(*session);
  for (auto child = children.begin(); child != children.end(); ++child) {
    const std::string_view key = child->text;
    const Node& value = *++child;
    if (seen.insert(key).second) entries.push_back({.key = std::string(key), .text = text_of(record, value)});
  }
  return entries;
}

std::string_view name(SessionKey key) {
  return session_words[static_cast<std::size_t>(key)].words.front();
}

std::optional<SessionKey> session_key(std::string_view word) {
  const std::string folded = fold(word);
  for (const SessionWords& one : session_words)
    if (!folded.empty() && std::ranges::find(one.words, folded) != one.words.end()) return one.key;
  return std::nullopt;
}

std::string_view session_text(std::span<const SessionEntry> session, SessionKey key) {
  for (const SessionEntry& entry : session)
    if (session_key(entry.key) == key) return entry.text;
  return {};
}

}  // namespace elfref
