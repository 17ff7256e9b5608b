#include <simdjson.h>

#include <algorithm>
#include <array>
#include <new>
#include <string>
#include <utility>

#include "elfref/core/record/json_slip.h"
#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

namespace ondemand = simdjson::ondemand;
using simdjson::error_code;

static_assert(json_padding >= simdjson::SIMDJSON_PADDING);

/// The parser's memory is kept from record to record, unless one took more than this.
constexpr std::size_t most_kept_bytes = 1 << 20;

/// Builds the tree from what simdjson finds. Functions answer simdjson's error.
class Builder {
 public:
  Builder(Record& record, Diagnostics& faults)
      : record_(record),
        tree_(record, faults),
        text_(record.source().text),
        has_escapes_(text_.find('\\') < text_.size()) {}

  error_code read(ondemand::document& document) {
    document_ = &document;
    ondemand::value root;
    const error_code error = document.get_value().get(root);
    if (error == simdjson::SCALAR_DOCUMENT_AS_VALUE) return read_scalar();
    if (error) return error;
    Parent nobody;
    if (const error_code inside = value(root, nobody)) return inside;
    return at_end();
  }

 private:
  [[nodiscard]] Offset offset(const char* place) const { return static_cast<Offset>(place - text_.data()); }

  /// An error where something stands behind what was read.
  [[nodiscard]] error_code at_end() const {
    const char* next = nullptr;
    return document_->current_location().get(next) ? simdjson::SUCCESS : simdjson::TRAILING_CONTENT;
  }

  /// A record that is one text or word; simdjson has other functions for it, and nobody writes it.
  error_code read_scalar() {
    const std::size_t begin = text_.find_first_not_of("\uFEFF \t\r\n");
    const std::string_view token = without_space_after(text_.substr(begin));
    Parent nobody;
    if (token.front() != '"') return word(token, nobody);
    std::string_view text;
    if (const error_code error = document_->get_string().get(text)) return error;
    if (const error_code error = at_end()) return error;
    return add_string(
        token, [&] { return simdjson::simdjson_result(std::move(text)); }, nobody);
  }

  error_code value(ondemand::value value, Parent& parent) {
    const std::string_view token = value.raw_json_token();
    switch (token.front()) {
      case '{':
        return map(value, offset(token.data()), parent);
      case '[':
        return list(value, offset(token.data()), parent);
      case '"':
        return string(value, without_space_after(token), parent);
      default:
        return word(without_space_after(token), parent);
    }
  }

  /// Says where a list or map ends that was just read: before the next token.
  void close(const Parent& parent) {
    const char* next = nullptr;
    if (document_->current_location().get(next)) next = text_.data() + text_.size();
    while (is_space(next[-1])) --next;
    tree_.close(parent, offset(next));
  }

  error_code list(ondemand::value& value, Offset at, Parent& parent) {
    ondemand::array array;
    if (const error_code error = value.get_array().get(array)) return error;
    Parent list = tree_.open(Shape::list, at, parent);
    for (auto found : array) {
      ondemand::value entry;
      if (const error_code error = std::move(found).get(entry)) return error;
      if (const error_code error = this->value(entry, list)) return error;
    }
    close(list);
    return simdjson::SUCCESS;
  }

  error_code map(ondemand::value& value, Offset at, Parent& parent) {
    ondemand::object object;
    if (const error_code error = value.get_object().get(object)) return error;
    Parent map = tree_.open(Shape::map, at, parent);
    for (auto found : object) {
      ondemand::field field;
      if (const error_code error = std::move(found).get(field)) return error;
      if (const error_code error = key(field, map)) return error;
      if (const error_code error = this->value(field.value(), map)) return error;
    }
    close(map);
    tree_.tell_repeated(map);
    return simdjson::SUCCESS;
  }

  /// A key ends before the colon before its value.
  error_code key(ondemand::field& field, Parent& map) {
    const char* begin = field.key().raw() - 1;
    const char* end = field.value().raw_json_token().data();
    while (is_space(end[-1])) --end;
    if (end[-1] == ':') --end;
    while (is_space(end[-1])) --end;
    const std::string_view token(begin, static_cast<std::size_t>(end - begin));
    if (token.size() < 2 || token.back() != '"') return simdjson::TAPE_ERROR;
    return add_string(
        token, [&] { return field.unescaped_key(); }, map);
  }

  error_code string(ondemand::value& value, std::string_view token, Parent& parent) {
    if (token.size() < 2 || token.back() != '"') return simdjson::STRING_ERROR;
    return add_string(
        token, [&] { return value.get_string(); }, parent);
  }

  /// Adds a text with its quotes; `unescaped` is what it says where it has escapes.
  template <class Unescaped>
  error_code add_string(std::string_view token, Unescaped unescaped, Parent& parent) {
    std::string_view text = token.substr(1, token.size() - 2);
    if (has_escapes_ && text.find('\\') != std::string_view::npos) {
      if (const error_code error = unescaped().get(text)) return error;
      text = record_.keep(std::string(text));
    }
    const Span span{offset(token.data()), offset(token.data() + token.size())};
    tree_.add({.shape = Shape::scalar, .quoted = true, .span = span, .text = text}, parent);
    return simdjson::SUCCESS;
  }

  error_code word(std::string_view token, Parent& parent) {
    const auto node = node_of_json_word(token, {offset(token.data()), offset(token.data() + token.size())});
    if (!node) return simdjson::TAPE_ERROR;
    tree_.add(*node, parent);
    return simdjson::SUCCESS;
  }

  Record& record_;
  TreeBuilder tree_;
  std::string_view text_;
  ondemand::document* document_ = nullptr;
  bool has_escapes_ = false;
};

}  // namespace

void read_json(Record& record, Diagnostics& faults) {
  const std::string_view text = record.source().text;
  const Offset begin = text.starts_with("\uFEFF") ? 3 : 0;
  if (std::ranges::all_of(text.substr(begin), is_space)) return;
  thread_local ondemand::parser parser;
  const simdjson::padded_string_view padded(text.data() + begin, text.size() - begin,
                                            text.size() - begin + json_padding);
  Diagnostics before = faults;
  ondemand::document document;
  error_code error = parser.iterate(padded).get(document);
  if (error == simdjson::MEMALLOC) throw std::bad_alloc();
  try {
    if (!error) error = Builder(record, faults).read(document);
    if (error) {
      record.forget_nodes();
      faults = std::move(before);
      if (!read_json_to_slip(record, begin, faults))
        faults.add(Fault::syntax, {begin, begin},
                   msg::syntax({.language = verbatim("JSON"), .what = verbatim(simdjson::error_message(error))}));
    }
  } catch (const Stop&) {
  }
  if (text.size() > most_kept_bytes) parser = ondemand::parser();
}

}  // namespace elfref
