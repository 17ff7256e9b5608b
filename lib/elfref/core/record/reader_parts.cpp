#include "elfref/core/record/reader_parts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/letters.h"
#include "elfref/core/text/other_file.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

bool is_forbidden(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  const char next = at + 1 < text.size() ? text[at + 1] : '\0';
  if (byte < 0x20) return byte != '\t' && byte != '\n' && (byte != '\r' || next != '\n');
  if (byte == 0x7F) return true;
  return byte == 0xC2 && static_cast<unsigned char>(next) < 0xA0;
}

/// The bytes that may have to do with a forbidden character.
constexpr auto suspects = [] {
  std::array<bool, 256> suspect{};
  for (int byte = 0; byte < 0x20; ++byte) suspect[byte] = byte != '\t' && byte != '\n';
  suspect[0x7F] = suspect[0xC2] = true;
  return suspect;
}();

/// The bytes at the start of a text that are printable ASCII, all but some of them.
std::size_t printable_ascii(std::string_view text) {
  std::size_t at = 0;
  const auto bad = [&](std::size_t next) { return Letters<std::uint64_t>(text.data() + at + next).unprintable(); };
  while (at + 32 <= text.size() && (bad(0) | bad(8) | bad(16) | bad(24)) == 0) at += 32;
  return at;
}

std::optional<Offset> first_forbidden(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    at += find_letter(text.substr(at), [](auto letters) { return letters.unprintable(); });
    if (at == text.size()) break;
    if (suspects[static_cast<unsigned char>(text[at])] && is_forbidden(text, at)) return offset(at);
  }
  return std::nullopt;
}

std::string code_point(std::string_view text, Offset at) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(text[text[at] == '\xC2' ? at + 1 : at]);
  return {'0', '0', digits[byte >> 4], digits[byte & 15]};
}

/// What a byte order mark or the letters of a text say that it is saved as; UTF-8 has neither.
bool is_utf16(std::string_view text) {
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
  return text.size() > 1 && (text[0] == '\0') != (text[1] == '\0');
}

/// The kind of a file that is not a record. REQUIRES: it is one.
Message in_words(OtherFile other) {
  static constexpr FixedMessage kinds[] = {
      {}, msg::a_pdf, msg::a_picture, msg::a_word_file, msg::an_office_file, msg::a_zip_archive};
  return kinds[static_cast<std::size_t>(other)];
}

/// Whether two keys of a map are one.
bool repeats(const Record& record, const Node& map) {
  const auto children = record.children(map);
  for (auto one = children.begin(); one != children.end(); ++ ++one) {
    for (auto other = children.begin(); other != one; ++ ++other)
      if (same_spelling(one->text, other->text)) return true;
  }
  return false;
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return small;
}

/// The keys of a map that are one with a key before them, each with the first one of these; by their text.
std::vector<std::pair<Node, Node>> repeated_keys(const Record& record, const Node& map) {
  constexpr int few = 16;
  std::vector<std::pair<Node, Node>> found;
  int keys = 0;
  const auto children = record.children(map);
  for (auto key = children.begin(); key != children.end(); ++ ++key) ++keys;
  if (keys < 2 || (keys <= few && !repeats(record, map))) return found;
  std::vector<std::pair<std::string, Node>> sorted;
  for (auto key = children.begin(); key != children.end(); ++ ++key)
    sorted.emplace_back(in_small_letters(key->text), *key);
  std::ranges::stable_sort(sorted, {}, &std::pair<std::string, Node>::first);
  for (std::size_t i = 1, first = 0; i < sorted.size(); ++i) {
    if (sorted[i].first == sorted[first].first) {
      found.emplace_back(sorted[i].second, sorted[first].second);
    } else {
      first = i;
    }
  }
  return found;
}

}  // namespace

bool is_text(std::string_view text, Diagnostics& faults) {
  if (text.size() > max_document_bytes) {
    faults.add(Fault::too_large, {0, 0}, msg::too_large({.limit = verbatim("16 MiB"), .what = noun::document}));
    return false;
  }
  if (const OtherFile other = other_file(text); other != OtherFile::none) {
    faults.add(Fault::not_a_text, {0, 0}, msg::not_a_text({.what = in_words(other)}));
    return false;
  }
  if (is_utf16(text)) {
    faults.add(Fault::not_utf8, {0, 0}, msg::not_utf8({.what = msg::this_is_utf16()}));
    return false;
  }
  const std::size_t good = printable_ascii(text);
  const std::string_view rest = text.substr(good);
  std::size_t bad = 0;
  if (!is_utf8(rest, bad)) {
    faults.add(Fault::not_utf8, {offset(good + bad), offset(good + bad + 1)},
               msg::not_utf8({.what = msg::byte_not_utf8()}));
    return false;
  }
  if (const auto found = first_forbidden(rest)) {
    const Offset at = offset(good) + *found;
    faults.add_word(Fault::control_character, {at, at + (text[at] == '\xC2' ? 2 : 1)}, code_point(text, at));
    return false;
  }
  return true;
}

Message ends_inside(bool list) {
  const ArgView bracket = verbatim(list ? "[" : "{");
  return msg::truncated(
      {.what = list ? msg::a_list_opened_by({.bracket = bracket}) : msg::a_map_opened_by({.bracket = bracket})});
}

Message not_opened(bool list) {
  return msg::nothing_opened({.bracket = verbatim(list ? "]" : "}")});
}

Message closed_by(bool list) {
  return msg::closed_by_another({.closing = verbatim(list ? "]" : "}"), .opening = verbatim(list ? "{" : "[")});
}

Message not_closed(bool list) {
  return msg::not_closed({.bracket = verbatim(list ? "[" : "{")});
}

void add_odd(Diagnostics& faults, std::string_view language, Offset at, const Lookalike& odd) {
  const auto bare = odd.typed.substr(0, odd.typed.find(' '));
  const Span span{at, offset(at + bare.size())};
  if (odd.meant == "a space") {
    faults.add(Fault::syntax, span, msg::syntax({.language = verbatim(language), .what = msg::wide_space()}));
  } else if (odd.meant.starts_with("U+")) {
    const Message what = msg::invisible_character({.code = verbatim(odd.meant)});
    faults.add(Fault::syntax, span, msg::syntax({.language = verbatim(language), .what = what})).advice =
        msg::type_line_anew();
  } else {
    faults.add(Fault::odd_character, span, msg::odd_character({.meant = verbatim(odd.meant), .typed = verbatim(bare)}));
  }
}

TreeBuilder::TreeBuilder(Record& record, Diagnostics& faults)
    : record_(record), faults_(faults), end_(offset(record.source().text.size())) {
  record_.reserve(record.source().text.size() / 12 + 16);
}

Diagnostic& TreeBuilder::fault(const Fault& fault, Span span, Message message) {
  if (++told_ > most_faults) {
    faults_.add(Fault::too_large, {span.begin, span.begin},
                msg::too_large({.limit = quantity(most_faults, noun::error), .what = noun::record}));
    throw Stop{};
  }
  return faults_.add(fault, {span.begin, std::min(span.end, end_)}, std::move(message));
}

void TreeBuilder::odd(std::string_view language, Offset at, const Lookalike& odd) {
  if (++told_ > most_faults) throw Stop{};
  add_odd(faults_, language, at, odd);
}

std::uint32_t TreeBuilder::add(const Node& node, Parent& parent) {
  const std::uint32_t index = record_.add(node);
  if (index == most_nodes) {
    const Offset at = node.span.begin;
    faults_.add(Fault::too_large, {at, at},
                msg::too_large({.limit = msg::keys_and_values({.number = most_nodes}), .what = noun::record}));
    throw Stop{};
  }
  if (parent.depth == 0) {
    record_.set_root(index);
    return index;
  }
  (parent.last == 0 ? record_.at(parent.node).first : record_.at(parent.last).next) = index;
  parent.last = index;
  ++parent.children;
  return index;
}

Parent TreeBuilder::open(Shape shape, Offset at, Parent& parent) {
  if (parent.depth == max_depth) {
    fault(Fault::too_deep, {at, at + 1});
    throw Stop{};
  }
  return {.node = add({.shape = shape, .span = {at, at}, .text = {}}, parent), .depth = parent.depth + 1};
}

void TreeBuilder::tell_repeated(const Parent& map) {
  if (map.children < 4) return;
  for (const auto& [key, first] : repeated_keys(record_, record_.at(map.node)))
    fault(Fault::duplicate_key, key.span, msg::duplicate_key({.key = as_written(key.text)}))
        .related.push_back({first.span, msg::first_given_here()});
}

}  // namespace elfref
