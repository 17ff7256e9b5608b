#include <algorithm>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/unread_json.h"
#include "elfref/core/text/letters.h"

namespace elfref {
namespace {

/// Whether a text is nothing but one line of printable ASCII, as nearly all are.
bool is_plain_line(std::string_view text) {
  if (text.size() > max_document_bytes) return false;
  if (text.ends_with('\n')) text.remove_suffix(1);
  unsigned char least = ' ', most = ' ';
  for (const char c : text) {  // without a way out, so that many are looked at at once
    least = std::min(least, static_cast<unsigned char>(c));
    most = std::max(most, static_cast<unsigned char>(c));
  }
  return least >= ' ' && most < 0x7F;
}

/// Builds the tree of what stands around the parts that are left unread. What a function does not understand, or what
/// is wrong, it leaves to who reads all of it.
class AroundReader {
 public:
  AroundReader(Record& record, Diagnostics& faults, const UnreadParts& parts)
      : record_(record), tree_(record, faults), parts_(parts), json_(record.source().text) {}

  bool read() {
    Parent nobody;
    return value(nobody) && json_.next_is('\0') && json_.at_end();
  }

 private:
  bool value(Parent& parent) {
    if (json_.next_is('{')) return map(parent);
    if (json_.next_is('[')) return list(parent);
    Node scalar;
    if (!json_.take(scalar)) return false;
    tree_.add(scalar, parent);
    return true;
  }

  bool list(Parent& parent) {
    Parent list = tree_.open(Shape::list, json_.at(), parent);
    json_.take('[');
    if (!json_.take(']') && !json_.take_rest(']', [&] { return value(list); })) return false;
    tree_.close(list, json_.at());
    return true;
  }

  bool map(Parent& parent) {
    Parent map = tree_.open(Shape::map, json_.at(), parent);
    json_.take('{');
    if (!json_.take('}') && !json_.take_rest('}', [&] { return entry(map); })) return false;
    tree_.close(map, json_.at());
    tree_.tell_repeated(map);
    return true;
  }

  bool entry(Parent& map) {
    Node key;
    if (!json_.take_key(key)) return false;
    tree_.add(key, map);
    if (map.depth == 1) in_list_ = key.text == parts_.list;
    if (map.depth == 1 && key.text == "game" && !is_wanted()) return false;
    const auto is_it = [&](std::string_view name) { return same_letters(name, key.text); };
    const bool unread = in_list_ && map.depth == 3 && std::ranges::any_of(parts_.keys, is_it);
    return unread && (json_.next_is('[') || json_.next_is('{')) ? leave_unread(map) : value(map);
  }

  /// Whether the name of the game that comes next is the one whose parts are left unread.
  bool is_wanted() { return json_.next_is('"') && json_.rest().substr(1).starts_with(parts_.game); }

  bool leave_unread(Parent& map) {
    if (std::ranges::find(parts_.in_full, json_.at()) != parts_.in_full.end()) return value(map);
    Node part;
    if (!json_.pass(part)) return false;
    tree_.add(part, map);
    return true;
  }

  Record& record_;
  TreeBuilder tree_;
  const UnreadParts& parts_;
  UnreadJson json_;
  bool in_list_ = false;  // below the key whose maps have parts that are left unread
};

}  // namespace

std::unique_ptr<Record> read_around(Source& source, const UnreadParts& parts) {
  if (source.syntax == Syntax::yaml) return read_around_yaml(source, parts);
  Diagnostics faults;
  const std::string_view text = source.text;
  if (text.find('\\') < text.size() || (!is_plain_line(text) && !is_text(text, faults))) return nullptr;
  auto record = std::make_unique<Record>(std::move(source));
  bool read = false;
  try {
    read = AroundReader(*record, faults, parts).read();
  } catch (const Stop&) {
  }
  if (read && faults.all().empty()) return record;
  source = record->take_source();
  return nullptr;
}

}  // namespace elfref
