#include "elfref/core/text/text.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>

#include "elfref/core/text/letters.h"

namespace elfref {
namespace {

bool is_tail(unsigned char byte) {
  return (byte & 0xC0) == 0x80;
}

/// How many bytes from `at` on are ASCII.
std::size_t ascii_run(std::string_view text, std::size_t at) {
  return find_letter(text.substr(at), [](auto letters) { return letters.beyond_ascii(); });
}

/// Whether a terminal obeys a character, or it turns the direction of what is read.
bool is_control(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x061C || code == 0x200E || code == 0x200F ||
         code == 0x2028 || code == 0x2029 || (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

/// Characters that a word is compared without.
constexpr bool is_dropped_sign(utf8proc_int32_t code) {
  switch (code) {
    case '\'':
    case '"':
    case '`':
    case '-':
    case ' ':
    case '\t':
    case '\n':
    case '\r':
    case 0x02B9:  // modifier letters that stand for apostrophes
    case 0x02BB:
    case 0x02BC:
    case 0x02BD:
    case 0x02C8:
    case 0x201A:  // „low‟ quotes
    case 0x201E:
    case 0x2032:  // primes
    case 0x2033:
    case 0x2035:
    case 0x2212:  // minus
    case 0x300C:  // 「」『』
    case 0x300D:
    case 0x300E:
    case 0x300F:
      return true;
    default:
      return false;
  }
}

bool is_dropped(utf8proc_int32_t code) {
  if (is_dropped_sign(code)) return true;
  if (code < 0x80) return false;
  switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_PD:
    case UTF8PROC_CATEGORY_PI:
    case UTF8PROC_CATEGORY_PF:
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_CF:
      return true;
    default:
      return false;
  }
}

constexpr auto folding = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                                                        UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
constexpr auto composing = static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE | UTF8PROC_STABLE);

void append(std::string& text, utf8proc_int32_t code) {
  std::array<utf8proc_uint8_t, 4> bytes;
  const auto size = utf8proc_encode_char(code, bytes.data());
  text.append(bytes.begin(), bytes.begin() + size);
}

/// Appends the folded form of `text`, which is well-formed.
void append_folded(std::string& folded, std::string_view text) {
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  const auto size = static_cast<utf8proc_ssize_t>(text.size());
  std::array<utf8proc_int32_t, 128> few;
  std::vector<utf8proc_int32_t> many;
  auto* codes = few.data();
  auto count = utf8proc_decompose(bytes, size, codes, few.size(), folding);
  if (count > static_cast<utf8proc_ssize_t>(few.size())) {
    many.resize(static_cast<std::size_t>(count));
    codes = many.data();
    count = utf8proc_decompose(bytes, size, codes, count, folding);
  }
  if (count < 0) {
    folded += text;
    return;
  }
  const auto kept = std::remove_if(codes, codes + count, is_dropped) - codes;
  const auto composed = utf8proc_normalize_utf32(codes, kept, composing);
  for (utf8proc_ssize_t i = 0; i < composed; ++i) append(folded, codes[i]);
}

constexpr char dropped = '\xff';
/// Each ASCII character folded, or `dropped`.
constexpr auto folded_ascii = [] {
  std::array<char, 0x80> all{};
  for (std::size_t code = 0; code < all.size(); ++code) {
    const char c = static_cast<char>(code);
    const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    all[code] = is_dropped_sign(static_cast<utf8proc_int32_t>(code)) ? dropped : lower;
  }
  return all;
}();

std::string fold_ascii(std::string_view text) {
  std::string folded(text.size(), '\0');
  char* end = folded.data();
  for (const char c : text) {
    *end = folded_ascii[static_cast<std::size_t>(c)];
    end += *end != dropped ? 1 : 0;
  }
  folded.resize(static_cast<std::size_t>(end - folded.data()));
  return folded;
}

/// The end of the run of well-formed (or ill-formed) characters that begins at `at`.
std::size_t run_end(std::string_view text, std::size_t at, bool well_formed) {
  while (at < text.size()) {
    const Character next = character_at(text, at);
    if (next.well_formed != well_formed) break;
    at += next.size;
  }
  return at;
}

std::u32string codes_of(std::string_view text) {
  std::u32string codes;
  for (std::size_t at = 0; at < text.size();) {
    const Character next = character_at(text, at);
    codes += next.code;
    at += next.size;
  }
  return codes;
}

/// How many slips (a character too many, too few or wrong, or two changed about) lead from `a` to `b`.
std::size_t distance(const std::u32string& a, const std::u32string& b) {
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> above(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before.swap(above);
    above.swap(row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

}  // namespace

Character character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1, true};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || at + size > text.size()) return {lead, 1, false};
  char32_t code = lead & (0x7Fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if (!is_tail(byte(i))) return {lead, 1, false};
    code = code << 6 | (byte(i) & 0x3Fu);
  }
  const bool overlong = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (overlong || surrogate || code > 0x10FFFF) return {lead, 1, false};
  return {code, size, true};
}

std::string fold(std::string_view text) {
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  if (std::ranges::all_of(text, is_ascii)) return fold_ascii(text);
  std::string folded;
  for (std::size_t at = 0; at < text.size();) {
    const auto good = run_end(text, at, true);
    append_folded(folded, text.substr(at, good - at));
    const auto bad = run_end(text, good, false);
    folded += text.substr(good, bad - good);
    at = bad;
  }
  return folded;
}

int display_width(std::string_view text) {
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Character next = character_at(text, at);
    const bool replaced = !next.well_formed || is_control(next.code);
    width += replaced ? 1 : utf8proc_charwidth(static_cast<utf8proc_int32_t>(next.code));
    at += next.size;
  }
  return width;
}

int characters(std::string_view text) {
  int count = 0;
  for (std::size_t at = 0; at < text.size(); ++count) {
    const std::size_t ascii = ascii_run(text, at);
    count += static_cast<int>(ascii);
    at += ascii;
    if (at == text.size()) break;
    at += character_at(text, at).size;
  }
  return count;
}

std::string printable(std::string_view text) {
  if (std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; })) return std::string(text);
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character next = character_at(text, at);
    if (next.code == '\t') {
      shown += ' ';
    } else if (!next.well_formed || is_control(next.code)) {
      shown += "\uFFFD";
    } else {
      shown += text.substr(at, next.size);
    }
    at += next.size;
  }
  return shown;
}

std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> words) {
  struct Candidate {
    std::size_t slips;
    std::string_view word;
  };
  const std::u32string typed = codes_of(fold(word));
  const std::size_t most = std::max<std::size_t>(1, typed.size() / 3);
  std::vector<Candidate> candidates;
  for (const auto known : words) {
    const std::u32string meant = codes_of(fold(known));
    const auto longer = std::max(typed.size(), meant.size());
    if (longer - std::min(typed.size(), meant.size()) > most) continue;
    const auto slips = distance(typed, meant);
    if (slips <= most && slips < longer) candidates.push_back({slips, known});
  }
  std::ranges::stable_sort(candidates, {}, &Candidate::slips);
  candidates.resize(std::min<std::size_t>(candidates.size(), 3));
  std::vector<std::string_view> found;
  for (const Candidate& candidate : candidates) found.push_back(candidate.word);
  return found;
}

std::string listed(std::span<const std::string_view> names, std::string_view last) {
  std::string list;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0 && i + 1 == names.size()) {
      list.append(" ").append(last).append(" ");
    } else if (i > 0) {
      list += ", ";
    }
    list += names[i];
  }
  return list;
}

std::vector<std::string_view> between_commas(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(", "), text.size());
    parts.push_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 2, text.size()));
  }
  return parts;
}

std::string in_lines(const std::set<std::uint32_t>& lines) {
  if (lines.empty()) return {};
  return (lines.size() == 1 ? " (line " : " (lines ") +
         joined(lines, [](std::uint32_t line) { return std::to_string(line); }) + ")";
}

bool is_utf8(std::string_view text, std::size_t& bad) {
  for (std::size_t at = 0; at < text.size();) {
    at += ascii_run(text, at);
    if (at == text.size()) break;
    const Character next = character_at(text, at);
    if (!next.well_formed) {
      bad = at;
      return false;
    }
    at += next.size;
  }
  return true;
}

}  // namespace elfref
