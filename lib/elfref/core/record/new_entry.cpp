#include "elfref/core/record/new_entry.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include "elfref/core/record/layout.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

using namespace layout;
using Steps = std::span<const EntryStep>;

bool is_container(const Node& node) {
  return node.shape == Shape::list || node.shape == Shape::map;
}

bool is_remark(const RecordEntry& entry) {
  return entry.key != nullptr && is_remark_word(entry.key->text);
}

/// The entry that a step leads to, if it is there.
std::optional<RecordEntry> found(const Record& record, const Node& in, const EntryStep& step, const KeyWords& keys) {
  if (step.is_new) return std::nullopt;
  const std::vector<RecordEntry> entries = entries_of(record, in);
  if (in.shape == Shape::list) {
    const auto last = std::find_if_not(entries.rbegin(), entries.rend(), is_remark);
    return last == entries.rend() ? std::nullopt : std::optional(*last);
  }
  const auto is_it = [&](const RecordEntry& entry) {
    return step.name ? fold(entry.key->text) == fold(step.key) : keys.is(entry.key->text, step.key);
  };
  const auto there = std::ranges::find_if(entries, is_it);
  return there == entries.end() ? std::nullopt : std::optional(*there);
}

/// An item of a list, also one that is a single key with its value.
const Node& item_at(const Record& record, const Node& list, std::uint32_t index) {
  auto item = record.children(list).begin();
  while (index-- > 0) ++item;
  return *item;
}

// ---------------------------------------------------------------- in words

std::string spaces(std::size_t column) {
  return std::string(column, ' ');
}

/// What is still to be written, in brackets: `plan: [Anna: pass]`.
std::string bracketed(Steps steps, const std::string& words) {
  if (steps.empty()) return words;
  const EntryStep& step = steps.front();
  const bool list = step.shape == Shape::list;
  const std::string inner = bracketed(steps.subspan(1), words);
  const std::string value = (list ? "[" : "{") + inner + (list ? "]" : "}");
  return step.key.empty() ? value : step.key + ": " + value;
}

/// What is still to be written, as lines. The first has its indentation in `lead`; `column`: where its entry begins.
std::string in_lines(Steps steps, const std::string& words, std::string lead, std::size_t column, bool in_list,
                     std::string_view newline) {
  if (in_list) {
    lead += "- ";
    column += 2;
  }
  if (steps.empty()) return lead + words;
  const EntryStep& step = steps.front();
  const bool list = step.shape == Shape::list;
  if (step.key.empty()) return in_lines(steps.subspan(1), words, std::move(lead), column, list, newline);
  const std::size_t inner = list ? column : column + 2;
  return lead + step.key + ":" + std::string(newline) +
         in_lines(steps.subspan(1), words, spaces(inner), inner, list, newline);
}

// ---------------------------------------------------------------- where it goes

/// How far the way to a new entry is there already.
struct Way {
  const Node* at;               // where it ends
  const Node* owner = nullptr;  // the key whose value that is
  Steps left;                   // the steps that are not there
  bool brackets_around;         // some list or map on the way is in brackets
};

Way way_to(const Record& record, const NewEntry& entry, const KeyWords& keys) {
  Way way{.at = &record.root(), .left = entry.path, .brackets_around = is_json(record)};
  while (is_container(*way.at) && !way.left.empty()) {
    const auto there = found(record, *way.at, way.left.front(), keys);
    if (!there) break;
    way.brackets_around = way.brackets_around || in_brackets(record, *way.at);
    const bool item = way.left.front().key.empty();
    way.at = item ? &item_at(record, *way.at, there->index) : there->value;
    way.owner = item ? nullptr : there->key;
    way.left = way.left.subspan(1);
  }
  return way;
}

/// The column in which the entries of a block begin: their keys, or their dashes.
std::size_t column_of(const Record& record, const Node& block, const RecordEntry& first) {
  const std::string_view text = record.source().text;
  std::size_t at = first.span.begin;
  if (block.shape == Shape::list) {
    const std::size_t dash = text.substr(0, at).find_last_not_of(" \t\r\n");
    if (dash != std::string_view::npos) at = dash;
  }
  return at - line_begin(text, at);
}

/// Adds lines after the line of a byte.
Edit after_line(const Record& record, std::size_t last, const std::string& lines) {
  const std::string_view text = record.source().text;
  const std::string newline(newline_of(text));
  const std::size_t end = line_end(text, last);
  return {between(end, end), (text.substr(0, end).ends_with('\n') ? "" : newline) + lines + newline};
}

Edit into_brackets(const Record& record, const Node& parent, const std::string& words) {
  const std::vector<RecordEntry> entries = entries_of(record, parent);
  if (!entries.empty()) return inserted_after(record, entries.back(), words);
  return {{parent.span.begin + 1, parent.span.end - 1}, entry_words(record, parent, words)};
}

}  // namespace

bool is_item(const Record& record, const NewEntry& entry, const KeyWords& keys) {
  const Way way = way_to(record, entry, keys);
  return (way.left.empty() ? way.at->shape : way.left.back().shape) == Shape::list;
}

std::optional<Edit> added(const Record& record, const NewEntry& entry, const KeyWords& keys) {
  const Language language = language_of_keys(record, keys);
  std::vector<EntryStep> path = entry.path;  // with its keys as they are written
  for (EntryStep& step : path)
    if (!step.key.empty()) step.key = step.name ? as_key(step.key) : std::string(keys.in(language, step.key));
  const auto [at, owner, left, brackets_around] = way_to(record, entry, keys);
  if (!is_container(*at)) return std::nullopt;
  const Steps rest = Steps(path).last(left.size());
  if (in_brackets(record, *at) || is_json(record)) {
    const bool empty = record.children(*at).empty();
    if (!empty || brackets_around || owner == nullptr) return into_brackets(record, *at, bracketed(rest, entry.words));
    const std::string_view text = record.source().text;
    const std::size_t column = owner->span.begin - line_begin(text, owner->span.begin);
    const bool list = at->shape == Shape::list;
    const std::size_t inner = list ? column : column + 2;
    const std::string newline(newline_of(text));
    // The colon comes after the key. The text between it and the brackets is replaced with them.
    const std::size_t begin = std::min<std::size_t>(text.find(':', owner->span.end) + 1, at->span.begin);
    const std::string lines = in_lines(rest, entry.words, spaces(inner), inner, list, newline);
    return Edit{between(begin, at->span.end), newline + lines};
  }
  const std::vector<RecordEntry> entries = entries_of(record, *at);
  if (entries.empty()) return std::nullopt;
  const std::size_t column = column_of(record, *at, entries.front());
  const std::string lines =
      in_lines(rest, entry.words, spaces(column), column, at->shape == Shape::list, newline_of(record.source().text));
  return after_line(record, std::max<std::uint32_t>(entries.back().span.end, 1) - 1, lines);
}

}  // namespace elfref
