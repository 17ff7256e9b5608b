#include "elfref/core/text/places.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace elfref::places_test {
namespace {

/// Text with what makes places hard: ends of line, characters of several bytes, ill-formed ones.
std::string any_text() {
  const std::vector<std::string> pieces{"a", "b", "\n", "\r\n", "\r", "ы", "雲", "\xFF", "\xD1", "e\u0301", "\t"};
  std::string text;
  for (const auto& piece : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces))) text += piece;
  return text;
}

Span any_span(const Source& source) {
  const auto beyond = static_cast<std::uint32_t>(source.text.size()) + 3;
  return {*rc::gen::inRange<std::uint32_t>(0, beyond), *rc::gen::inRange<std::uint32_t>(0, beyond)};
}

RC_GTEST_PROP(Places, AreThoseOfPlaceOf, ()) {
  const Source source{.name = "x", .text = any_text(), .first_line = 7};
  Places places(source);
  for (int i = 0; i < 10; ++i) {
    const Span span = any_span(source);
    RC_ASSERT(places.of(span) == place_of(source, span));
  }
}

RC_GTEST_PROP(Places, KnowTheLineAround, ()) {
  const Source source{.name = "x", .text = any_text()};
  const Places places(source);
  const std::uint32_t at = any_span(source).begin;
  RC_ASSERT(places.line_of(at).text == line_around(source, at));
}

}  // namespace
}  // namespace elfref::places_test
