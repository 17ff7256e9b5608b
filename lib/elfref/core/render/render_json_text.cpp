#include "elfref/core/render/render_json_text.h"

#include <algorithm>

#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/text/letters.h"
#include "elfref/core/text/text.h"

namespace elfref {

namespace {

/// Whether every byte of a text is printable ASCII, and none a sign that JSON escapes.
bool is_plain(std::string_view text) {
  return find_letter(text, [](auto letters) {
           return letters.unprintable() | letters.are('"') | letters.are('\\');
         }) == text.size();
}

/// The same of texts in other letters, of which nothing is escaped either.
bool stands_as_it_is(std::string_view text) {
  return is_plain(text) || (text.find_first_of("\"\\") == std::string_view::npos && printable(text) == text);
}

}  // namespace

void JsonText::put_text(std::string_view text, std::string_view after) {
  if (!stands_as_it_is(text)) {
    begin().append(dumped(text)).append(after);
    return;
  }
  const bool comma = is_comma_due();
  const std::size_t at = out_.size();
  out_.resize(at + (comma ? 1u : 0u) + 1 + text.size() + 1 + after.size());
  char* to = out_.data() + at;
  if (comma) *to++ = ',';
  *to++ = '"';
  to = std::copy(text.begin(), text.end(), to);
  *to++ = '"';
  std::copy(after.begin(), after.end(), to);
}

void JsonText::put_word(std::string_view name, std::string_view word) {
  if (word.empty()) {
    put(name, nullptr);
  } else {
    put(name, word);
  }
}

}  // namespace elfref
