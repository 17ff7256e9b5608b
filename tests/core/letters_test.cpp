// Letters, several at one look.

#include "elfref/core/text/letters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace elfref::letters_test {
namespace {

/// Asks of every byte at every place of texts of 0 to 20 letters, alone and with such a byte behind it, and compares
/// with what each byte says by itself.
template <class Ask, class Is>
void expect_found(Ask ask, Is is) {
  for (std::size_t size = 0; size <= 20; ++size) {
    EXPECT_EQ(find_letter(std::string(size, 'n'), ask), size);
    for (std::size_t at = 0; at < size; ++at) {
      for (int byte = 0; byte < 256; ++byte) {
        std::string text(size, 'n');
        text[at] = static_cast<char>(byte);
        for (std::size_t last = size; last-- > at; text[last] = static_cast<char>(byte ^ 1)) {
          const auto first = static_cast<std::size_t>(std::ranges::find_if(text, is) - text.begin());
          ASSERT_EQ(find_letter(text, ask), first) << "byte " << byte << " at " << at << " of " << size;
        }
      }
    }
  }
}

TEST(FindLetter, FindsTheFirstThatIsASign) {
  expect_found([](auto letters) { return letters.are('"'); }, [](char c) { return c == '"'; });
}

TEST(FindLetter, FindsTheFirstBelowASign) {
  expect_found([](auto letters) { return letters.below(' '); }, [](char c) { return c >= '\0' && c < ' '; });
}

TEST(FindLetter, FindsTheFirstBeyondAscii) {
  expect_found([](auto letters) { return letters.beyond_ascii(); },
               [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

TEST(FindLetter, FindsTheFirstThatCannotBePrinted) {
  expect_found([](auto letters) { return letters.unprintable(); }, [](char c) { return c < ' ' || c > '~'; });
}

TEST(FindLetter, FindsTheFirstOfSeveralSorts) {
  expect_found([](auto letters) { return letters.are('"') | letters.are('\\') | letters.unprintable(); },
               [](char c) { return c < ' ' || c > '~' || c == '"' || c == '\\'; });
}

TEST(FindSign, IsTheFirst) {
  EXPECT_EQ(find_sign("", '-'), 0u);
  EXPECT_EQ(find_sign("Virst", '-'), 5u);
  EXPECT_EQ(find_sign("Virst-Strykhaven-", '-'), 5u);
  EXPECT_EQ(find_sign("Al'Baran: 2 raft + dragon", '+'), 17u);
}

}  // namespace
}  // namespace elfref::letters_test
