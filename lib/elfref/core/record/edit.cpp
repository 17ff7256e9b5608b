#include "elfref/core/record/edit.h"

#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/record/layout.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

using namespace layout;

constexpr int context_lines = 3;

std::vector<Edit> in_order(std::span<const Edit> edits) {
  std::vector<Edit> sorted(edits.begin(), edits.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Edit& a, const Edit& b) { return a.span.begin < b.span.begin; });
  return sorted;
}

// ---------------------------------------------------------------- lines

/// The lines of a text with their ends.
std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = line_end(text, 0);
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

/// Lines of a patch with their sign.
void add_lines(std::string& out, char sign, std::span<const std::string_view> lines) {
  for (const std::string_view line : lines) {
    out += sign;
    out += line;
    if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
  }
}

// ---------------------------------------------------------------- entries

bool holds(Span outer, Span inner) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

/// The only entry of a map with one.
std::optional<std::pair<const Node*, const Node*>> single_pair(const Record& record, const Node& map) {
  if (map.shape != Shape::map) return std::nullopt;
  std::vector<const Node*> nodes;
  for (const Node& node : record.children(map)) nodes.push_back(&node);
  if (nodes.size() != 2) return std::nullopt;
  return std::pair(nodes[0], nodes[1]);
}

/// What stands on the entry's line before it: spaces, and the dash of its list.
std::string_view before_on_line(std::string_view text, const RecordEntry& entry) {
  const std::size_t begin = line_begin(text, entry.span.begin);
  return text.substr(begin, entry.span.begin - begin);
}

/// The last entry of those that belong to one: what the table said of it stands behind it.
std::size_t after_ruling(const std::vector<RecordEntry>& entries, std::size_t index) {
  std::size_t last = index;
  while (entries[last].parent->shape == Shape::list && last + 1 < entries.size() && entries[last + 1].key != nullptr &&
         same_key(entries[last + 1].key->text, "ruling") && entries[last + 1].value->shape == Shape::scalar)
    ++last;
  return last;
}

/// Words of YAML as a value of JSON.
std::string json_of(std::string_view words) {
  Diagnostics faults;
  const auto read = read_record({.name = {}, .text = "- " + std::string(words)}, faults);
  const auto items = read->children(read->root());
  return items.empty() ? "null" : write_json(*read, *items.begin());
}

}  // namespace

std::string with_edits(std::string_view text, std::span<const Edit> edits) {
  std::string out;
  std::size_t at = 0;
  for (const Edit& edit : in_order(edits)) {
    out += text.substr(at, edit.span.begin - at);
    out += edit.text;
    at = edit.span.end;
  }
  return out += text.substr(at);
}

std::uint32_t moved(std::uint32_t at, std::span<const Edit> edits) {
  std::int64_t by = 0;
  for (const Edit& edit : in_order(edits)) {
    if (edit.span.begin > at) break;
    if (at < edit.span.end) return static_cast<std::uint32_t>(edit.span.begin + by);
    by += static_cast<std::int64_t>(edit.text.size()) - (edit.span.end - edit.span.begin);
  }
  return static_cast<std::uint32_t>(at + by);
}

std::vector<Span> new_places(std::span<const Edit> edits) {
  std::vector<Span> places;
  std::int64_t by = 0;
  for (const Edit& edit : in_order(edits)) {
    const auto begin = static_cast<std::uint32_t>(edit.span.begin + by);
    places.push_back({begin, begin + static_cast<std::uint32_t>(edit.text.size())});
    by += static_cast<std::int64_t>(edit.text.size()) - (edit.span.end - edit.span.begin);
  }
  return places;
}

std::uint32_t moved_back(std::uint32_t at, std::span<const Edit> edits) {
  const std::vector<Edit> sorted = in_order(edits);
  const std::vector<Span> places = new_places(edits);
  std::int64_t by = 0;
  for (std::size_t i = 0; i < sorted.size() && places[i].begin <= at; ++i) {
    if (at < places[i].end) return sorted[i].span.begin;
    by = static_cast<std::int64_t>(sorted[i].span.end) - places[i].end;
  }
  return static_cast<std::uint32_t>(at + by);
}

std::vector<Edit> composed(std::string_view text, std::span<const Edit> first, std::span<const Edit> then) {
  const std::string changed = with_edits(text, first);
  std::vector<Span> parts = new_places(first);
  for (const Edit& edit : then) parts.push_back(edit.span);
  std::ranges::sort(parts);
  const std::vector<Edit> sorted = in_order(first);
  const std::vector<Span> places = new_places(first);
  std::vector<Edit> all;
  for (std::size_t i = 0; i < parts.size();) {
    Span part = parts[i];
    for (++i; i < parts.size() && parts[i].begin <= part.end; ++i) part.end = std::max(part.end, parts[i].end);
    std::vector<Edit> within;
    for (const Edit& edit : then)
      if (holds(part, edit.span))
        within.push_back({between(edit.span.begin - part.begin, edit.span.end - part.begin), edit.text});
    // What came before, or is within, has moved what stands behind it.
    std::int64_t before = 0, until = 0;
    for (std::size_t k = 0; k < sorted.size() && places[k].begin <= part.end; ++k) {
      const std::int64_t by = static_cast<std::int64_t>(sorted[k].span.end) - places[k].end;
      if (places[k].begin < part.begin) before = by;
      until = by;
    }
    const std::string_view here = std::string_view(changed).substr(part.begin, part.end - part.begin);
    all.push_back({between(part.begin + before, part.end + until), with_edits(here, within)});
  }
  return all;
}

std::vector<LineChange> line_changes(std::string_view text, std::span<const Edit> edits) {
  std::vector<LineChange> found;
  const std::vector<Edit> sorted = in_order(edits);
  for (std::size_t i = 0; i < sorted.size();) {
    const std::size_t begin = line_begin(text, sorted[i].span.begin);
    std::size_t end = begin;
    std::vector<Edit> here;
    for (; i < sorted.size() && (here.empty() || sorted[i].span.begin < end); ++i) {
      const Edit& edit = sorted[i];
      const bool whole_lines = edit.span.end > edit.span.begin && text[edit.span.end - 1] == '\n';
      const bool only_adds = edit.span.begin == edit.span.end && edit.span.begin == begin && edit.text.ends_with('\n');
      if (!only_adds) end = std::max(end, line_end(text, whole_lines ? edit.span.end - 1 : edit.span.end));
      here.push_back(
          {{edit.span.begin - static_cast<std::uint32_t>(begin), edit.span.end - static_cast<std::uint32_t>(begin)},
           edit.text});
    }
    const auto line = [&](std::size_t at) {
      return static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    };
    const bool to_the_end = end == text.size() && !text.ends_with('\n');
    const std::string_view old = text.substr(begin, end - begin);
    found.push_back(
        {line(begin), line(end) + (to_the_end && end > begin ? 1 : 0), lines_of(old), with_edits(old, here)});
  }
  return found;
}

std::string patch_head(std::string_view name) {
  std::string quoted;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      (quoted += '\\') += c;
    } else if (byte < 0x20 || byte == 0x7F) {
      quoted += '\\';
      for (const int shift : {6, 3, 0}) quoted += static_cast<char>('0' + ((byte >> shift) & 7));
    } else {
      quoted += c;
    }
  }
  std::string written = quoted == name && !name.starts_with(' ') ? quoted : '"' + quoted + '"';
  if (name.find(' ') != std::string_view::npos) written += '\t';
  return "--- " + written + "\n+++ " + written + "\n";
}

std::string hunks(const Source& read, std::span<const Edit> changes, int shift) {
  const auto [source, edits] = in_file(read, changes);
  const std::vector<std::string_view> lines = lines_of(source.text);
  const std::vector<LineChange> all = line_changes(source.text, edits);
  const std::span<const std::string_view> old(lines);
  std::string out;
  for (std::size_t i = 0; i < all.size();) {
    std::size_t next = i + 1;
    while (next < all.size() && all[next].begin - all[next - 1].end <= 2 * context_lines) ++next;
    const std::size_t around =
        std::min({static_cast<std::size_t>(context_lines), all[i].begin, lines.size() - all[next - 1].end});
    const std::size_t begin = all[i].begin - around;
    const std::size_t end = all[next - 1].end + around;
    std::string body;
    std::size_t at = begin;
    std::size_t new_count = end - begin;
    while (i < next) {
      add_lines(body, ' ', old.subspan(at, all[i].begin - at));
      std::string anew;
      for (at = all[i].begin; i < next && all[i].begin == at; ++i) {  // lines that follow each other change together
        add_lines(body, '-', all[i].lines);
        anew += all[i].text;
        at = all[i].end;
        new_count -= all[i].lines.size();
      }
      const std::vector<std::string_view> new_lines = lines_of(anew);
      add_lines(body, '+', new_lines);
      new_count += new_lines.size();
    }
    add_lines(body, ' ', old.subspan(at, end - at));
    // A side without lines is named by the line before it.
    const auto first = [line = source.first_line + static_cast<int>(begin)](std::size_t count, int moved_by) {
      return line + moved_by - (count == 0 ? 1 : 0);
    };
    out += fmt::format("@@ -{},{} +{},{} @@\n", first(end - begin, 0), end - begin, first(new_count, shift), new_count);
    out += body;
    shift += static_cast<int>(new_count) - static_cast<int>(end - begin);
  }
  return out;
}

int lines_added(const Source& read, std::span<const Edit> changes) {
  const auto [source, edits] = in_file(read, changes);
  int added = 0;
  for (const Edit& edit : edits) {
    const std::string_view old = std::string_view(source.text).substr(edit.span.begin, edit.span.end - edit.span.begin);
    added += static_cast<int>(std::ranges::count(edit.text, '\n') - std::ranges::count(old, '\n'));
  }
  return added;
}

std::vector<RecordEntry> entries_of(const Record& record, const Node& parent) {
  std::vector<RecordEntry> found;
  const Node* key = nullptr;
  for (const Node& child : record.children(parent)) {
    const auto index = static_cast<std::uint32_t>(found.size());
    if (parent.shape == Shape::list) {
      const auto pair = single_pair(record, child);
      found.push_back({.parent = &parent,
                       .key = pair ? pair->first : nullptr,
                       .value = pair ? pair->second : &child,
                       .span = child.span,
                       .index = index});
    } else if (key == nullptr) {
      key = &child;
    } else {
      found.push_back({.parent = &parent,
                       .key = key,
                       .value = &child,
                       .span = {key->span.begin, std::max(key->span.end, child.span.end)},
                       .index = index});
      key = nullptr;
    }
  }
  return found;
}

namespace {

std::optional<RecordEntry> innermost(const Record& record, const Node& parent, Span span) {
  for (const RecordEntry& entry : entries_of(record, parent)) {
    if (!holds(entry.span, span)) continue;
    const auto inner = innermost(record, *entry.value, span);
    return inner ? inner : entry;
  }
  return std::nullopt;
}

}  // namespace

std::optional<RecordEntry> entry_around(const Record& record, Span span) {
  return innermost(record, record.root(), span);
}

std::string words_for(const Record& record, Span span, std::string_view words) {
  if (!is_json(record)) return std::string(words);
  const auto is_within = [&](const Node* node) {
    return node != nullptr && node->quoted && node->span != span && holds(node->span, span);
  };
  const auto entry = entry_around(record, span);
  if (!entry || (!is_within(entry->key) && !is_within(entry->value))) return json_of(words);
  std::string escaped;
  for (const char c : words) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string entry_words(const Record& record, const Node& parent, std::string_view words) {
  if (!is_json(record)) return std::string(words);
  std::string json = json_of(words);
  if (parent.shape == Shape::map && json.starts_with('{')) json = json.substr(1, json.size() - 2);
  return json;
}

Edit replaced(const Record& record, const RecordEntry& entry, std::string_view words) {
  const bool whole = entry.key == nullptr || is_key_and_value(words);
  if (is_json(record))
    return {whole ? entry.span : entry.value->span, whole ? entry_words(record, *entry.parent, words) : json_of(words)};
  if (!whole && entry.value->shape == Shape::empty)
    return {{entry.key->span.end + 1, entry.key->span.end + 1}, " " + std::string(words)};
  return {whole ? entry.span : entry.value->span, std::string(words)};
}

Edit removed(const Record& record, const RecordEntry& entry) {
  const std::string_view text = record.source().text;
  const std::vector<RecordEntry> entries = entries_of(record, *entry.parent);
  const std::size_t last = after_ruling(entries, entry.index);
  const bool only = entry.index == 0 && last + 1 == entries.size();
  const std::string nothing = entry.parent->shape == Shape::list ? "[]" : "{}";
  if (in_brackets(record, *entry.parent)) {
    if (only) return {entry.parent->span, nothing};
    if (last + 1 < entries.size()) return {between(entry.span.begin, entries[last + 1].span.begin), ""};
    return {between(entries[entry.index - 1].span.end, entries[last].span.end), ""};
  }
  const std::size_t dash = text.substr(0, entry.span.begin).find_last_not_of(" \t");
  const bool after_dash = entry.parent->shape == Shape::map && dash != std::string_view::npos && text[dash] == '-';
  const std::size_t end = line_end(text, std::max<std::size_t>(entries[last].span.end, 1) - 1);
  if (only && entry.parent->shape == Shape::list) return {between(dash, entries[last].span.end), nothing};
  if (only) return {entry.span, nothing};
  if (after_dash) return {between(entry.span.begin, entries[last + 1].span.begin), ""};
  return {between(line_begin(text, entry.span.begin), end), ""};
}

Edit inserted_before(const Record& record, const RecordEntry& entry, std::string_view words) {
  const std::string_view text = record.source().text;
  if (in_brackets(record, *entry.parent))
    return {between(entry.span.begin, entry.span.begin), entry_words(record, *entry.parent, words) + ", "};
  const std::size_t begin = line_begin(text, entry.span.begin);
  return {between(begin, begin), std::string(before_on_line(text, entry)).append(words).append(newline_of(text))};
}

Edit inserted_after(const Record& record, const RecordEntry& entry, std::string_view words) {
  const std::string_view text = record.source().text;
  if (in_brackets(record, *entry.parent))
    return {between(entry.span.end, entry.span.end), ", " + entry_words(record, *entry.parent, words)};
  const std::size_t end = line_end(text, std::max<std::uint32_t>(entry.span.end, 1) - 1);
  const std::string line = std::string(before_on_line(text, entry)).append(words);
  const std::string newline(newline_of(text));
  return {between(end, end), text.substr(0, end).ends_with('\n') ? line + newline : newline + line};
}

std::optional<RecordEntry> listed_entry_around(const Record& record, Span span) {
  const auto entry = entry_around(record, span);
  return entry && entry->parent->shape == Shape::list ? entry : std::nullopt;
}

std::optional<Edit> ruled(const Record& record, Span play, std::string_view key, std::string_view ruling) {
  const auto entry = listed_entry_around(record, play);
  if (!entry) return std::nullopt;
  const std::string words = std::string(key) + ": " + std::string(ruling);
  const std::vector<RecordEntry> entries = entries_of(record, *entry->parent);
  for (std::size_t next = entry->index + 1; next < entries.size(); ++next) {
    if (entries[next].key == nullptr) break;
    if (same_key(entries[next].key->text, "ruling")) return replaced(record, entries[next], words);
    if (!same_key(entries[next].key->text, "note")) break;
  }
  return inserted_after(record, *entry, words);
}

bool is_key_and_value(std::string_view words) {
  Diagnostics faults;
  const auto record = read_record({.name = {}, .text = "- " + std::string(words)}, faults);
  const Node& root = record->root();
  return root.shape == Shape::list && !record->children(root).empty() &&
         record->children(root).begin()->shape == Shape::map;
}

Message refused_words(const Record& record, const RecordEntry& entry, std::string_view words) {
  if (words.find('\n') != std::string_view::npos) return msg::not_on_one_line();
  const bool brackets = in_brackets(record, *entry.parent);
  const std::string around = brackets ? "[" + std::string(words) + "]" : "- " + std::string(words);
  Diagnostics faults;
  const auto alone = read_record({.name = {}, .text = around}, faults);
  if (faults.unreadable()) return faults.all().front().message;
  const Node& root = alone->root();
  int items = 0;
  if (root.shape == Shape::list)
    for (const Node& item : alone->children(root)) items += item.shape == Shape::empty ? 0 : 1;
  if (items == 0) return msg::is_empty();
  if (items > 1) return msg::several_entries();
  if (root.span.end != around.size()) return msg::outside_of_entry();
  return {};
}

}  // namespace elfref
