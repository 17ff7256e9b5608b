#include "elfref/core/pages/packed_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <system_error>
#include <vector>

namespace elfref {
namespace {

constexpr std::size_t least_repeated = 12;  // bytes: a line for fewer is longer than they are
constexpr int most_places_tried = 16;       // so that packing takes little time, however often something repeats

/// The bytes of a text that are already packed, by what begins where.
class PackedSoFar {
 public:
  explicit PackedSoFar(std::string_view text) : text_(text), latest_(1u << hash_bits, 0), before_(text.size(), 0) {}

  /// Notes what begins at a byte. REQUIRES: every byte before it is noted.
  void note(std::size_t at) {
    if (!has_key(at)) return;
    std::uint32_t& latest = latest_[key(at)];
    before_[at] = latest;
    latest = static_cast<std::uint32_t>(at) + 1;
  }

  struct Repeated {
    std::size_t begin = 0, length = 0;
  };
  /// The longest noted stretch found that is repeated at a byte and ends before it; whole characters.
  [[nodiscard]] Repeated at(std::size_t at) const {
    Repeated longest;
    if (!has_key(at) || is_within_character(at)) return longest;
    int tried = 0;
    for (std::uint32_t place = latest_[key(at)]; place > 0 && tried < most_places_tried; ++tried) {
      const std::size_t begin = place - 1;
      const std::size_t length = same(begin, at);
      if (length > longest.length) longest = {begin, length};
      place = before_[begin];
    }
    while (longest.length > 0 && is_within_character(at + longest.length)) --longest.length;
    return longest;
  }

 private:
  static constexpr int hash_bits = 16;
  static constexpr std::size_t key_size = sizeof(std::uint64_t);

  [[nodiscard]] bool has_key(std::size_t at) const { return at + key_size <= text_.size(); }

  [[nodiscard]] std::size_t key(std::size_t at) const {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text_.data() + at, key_size);
    return static_cast<std::size_t>((bytes * 0x9E37'79B9'7F4A'7C15u) >> (64 - hash_bits));
  }

  [[nodiscard]] std::size_t same(std::size_t begin, std::size_t at) const {
    const std::size_t most = std::min(at - begin, text_.size() - at);
    const auto* const first = text_.data() + begin;
    return static_cast<std::size_t>(std::mismatch(first, first + most, text_.data() + at).first - first);
  }

  [[nodiscard]] bool is_within_character(std::size_t at) const {
    return at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0u) == 0x80u;
  }

  std::string_view text_;
  std::vector<std::uint32_t> latest_;  // by key: the last place with it, from 1 on; 0: none
  std::vector<std::uint32_t> before_;  // by place: the one before it with its key
};

void add_number(std::string& out, std::size_t number) {
  std::array<char, 16> digits;
  const std::to_chars_result written = std::to_chars(digits.data(), digits.data() + digits.size(), number, 36);
  out.append(digits.data(), written.ptr);
}

}  // namespace

std::string packed_text(std::string_view text) {
  std::string out;
  add_number(out, text.size());
  out += "\n0 0 ";
  PackedSoFar so_far(text);
  for (std::size_t at = 0; at < text.size();) {
    const auto [begin, length] = so_far.at(at);
    if (length < least_repeated) {
      out += text[at];
      so_far.note(at++);
      continue;
    }
    out += '\n';
    add_number(out, at - begin);
    out += ' ';
    add_number(out, length);
    out += ' ';
    for (const std::size_t end = at + length; at < end; ++at) so_far.note(at);
  }
  return out;
}

}  // namespace elfref
