#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "elfref/core/reading/reading.h"
#include "elfref/core/record/unread_json.h"
#include "elfref/core/record/unread_yaml.h"
#include "elfref/core/text/id.h"

// Lines as programs write them, read in one pass: a known word is compared at its place, before its end is known. Text
// that is not found this way stays, and is read word by word.

namespace elfref {

/// A word that can be compared at a place.
struct PlainWord {
  static constexpr std::size_t longest = 16;  ///< of letters that are compared

  /// No word, which is at no place.
  PlainWord() { mask.fill(~std::uint64_t{0}); }
  /// A word; no word if it is empty or too long.
  explicit PlainWord(std::string_view word) : PlainWord() {
    if (word.empty() || word.size() > longest) return;
    size = word.size();
    mask.fill(0);
    std::memcpy(letters.data(), word.data(), size);
    std::memset(mask.data(), 0xFF, size);
  }

  /// Whether it is at that place, perhaps as the beginning of a longer one. REQUIRES: `longest` letters may be read
  /// there.
  [[nodiscard]] bool stands_at(const char* at) const {
    std::array<std::uint64_t, 2> there;
    std::memcpy(there.data(), at, sizeof there);
    return (((there[0] ^ letters[0]) & mask[0]) | ((there[1] ^ letters[1]) & mask[1])) == 0;
  }

  std::array<std::uint64_t, 2> letters{};  ///< zero after the last
  std::array<std::uint64_t, 2> mask{};     ///< of the bytes that are letters
  std::size_t size = 0;
};

/// Words and their values, by their first three letters; of words with equal beginnings it keeps the first.
template <class Value>
class PlainWords {
 public:
  /// A word and its value.
  struct Known {
    PlainWord word{};
    Value value{};
  };

  /// REQUIRES: there are few words.
  explicit PlainWords(std::span<const std::pair<std::string_view, Value>> words) {
    while (!place(words)) factor_ = factor_ * 6364136223846793005u + 1442695040888963407u;
  }

  /// The word at that place, or null. REQUIRES: as for PlainWord::stands_at().
  [[nodiscard]] const Known* find(const char* at) const {
    const Known& known = slots_[beginning(at) * factor_ >> 56];
    return known.word.stands_at(at) ? &known : nullptr;
  }

 private:
  [[nodiscard]] static std::uint64_t beginning(const PlainWord& word) { return beginning(word.letters.data()); }
  [[nodiscard]] static std::uint64_t beginning(const void* at) {
    std::uint32_t letters;
    std::memcpy(&letters, at, sizeof letters);
    if constexpr (std::endian::native == std::endian::little) letters <<= 8;
    return letters >> 8;
  }

  /// False: words with different beginnings need one slot.
  bool place(std::span<const std::pair<std::string_view, Value>> words) {
    slots_.fill({});
    for (const auto& [text, value] : words) {
      const PlainWord word(text);
      if (word.size < 3) continue;
      Known& slot = slots_[beginning(word) * factor_ >> 56];
      if (slot.word.size == 0) slot = {word, value};
      if (beginning(slot.word) != beginning(word)) return false;
    }
    return true;
  }

  std::array<Known, 256> slots_;
  std::uint64_t factor_ = 0x9E3779B97F4A7C15u;
};

/// The players' names with which lines begin.
class PlainNames {
 public:
  /// The names of a record in that language. A name that is a key of remarks, or that YAML has in quotes, is left out.
  PlainNames(std::span<const std::string_view> names, Syntax syntax) : after_(syntax == Syntax::json ? '"' : ':') {
    for (const std::string_view name : names) {
      const bool plain = !is_remark_word(name) && (syntax == Syntax::json || is_plain_key(name));
      names_.push_back(plain ? PlainWord(name) : PlainWord());
    }
  }

  /// The name at that place, if the sign after a name follows it, and its seat; the expected player is tried first.
  /// REQUIRES: as for PlainWord::stands_at(), and one letter more.
  [[nodiscard]] const PlainWord* find(const char* at, Seat& seat) const {
    for (std::size_t i = 0, next = next_; i < names_.size(); ++i, ++next) {
      if (next >= names_.size()) next = 0;
      const PlainWord& name = names_[next];
      if (!name.stands_at(at) || at[name.size] != after_) continue;
      next_ = next + 1;
      seat = {static_cast<std::uint8_t>(next)};
      return &name;
    }
    return nullptr;
  }

 private:
  std::vector<PlainWord> names_;
  char after_;
  mutable std::size_t next_ = 0;  // after the one that was found last
};

/// What is around the words of a line of JSON.
struct JsonSigns {
  static constexpr char item[] = "{\"";      ///< before the key of an item
  static constexpr char entry[] = "\"";      ///< before the key of an entry
  static constexpr char colon[] = "\":\"";   ///< after a key
  static constexpr char text_end[] = "\"";   ///< after a text
  static constexpr char item_end[] = "\"}";  ///< after the text of an item
  static constexpr std::uint32_t quote = 1;  ///< the bytes by which the place of a text is larger, on each side
};

/// What is around the words of a line of YAML.
struct YamlSigns {
  static constexpr char item[] = "- ";
  static constexpr char entry[] = "";
  static constexpr char colon[] = ": ";
  static constexpr char text_end[] = "";
  static constexpr char item_end[] = "";
  static constexpr std::uint32_t quote = 0;
};

/// Reads a line of JSON or YAML, word by word.
template <class Unread>
class PlainLine : public std::conditional_t<std::is_same_v<Unread, UnreadJson>, JsonSigns, YamlSigns> {
 public:
  /// Begins with what comes next.
  explicit PlainLine(const Unread& part)
      : text_(part.rest().data() - part.at()),
        begin_(part.rest().data()),
        at_(begin_),
        end_(begin_ + part.rest().size()) {
    if constexpr (std::is_same_v<Unread, UnreadYaml>) dashed_ = !part.in_brackets();
  }

  /// The offset of the next byte in the record.
  [[nodiscard]] std::uint32_t at() const { return static_cast<std::uint32_t>(at_ - text_); }
  /// The number of bytes that were passed.
  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(at_ - begin_); }

  /// Passes what is before the key of an item.
  bool take_item() { return !dashed_ || take(PlainLine::item); }
  /// Passes these letters, if they come next.
  template <std::size_t size>
  bool take(const char (&letters)[size]) {
    if (!room(size - 1) || std::memcmp(at_, letters, size - 1) != 0) return false;
    at_ += size - 1;
    return true;
  }
  /// Passes a number from 2 to 9 and the space after it; 1: there is none.
  int take_count() {
    if (!room(2) || *at_ < '2' || *at_ > '9' || at_[1] != ' ') return 1;
    at_ += 2;
    return at_[-2] - '0';
  }
  /// Passes a known word; null: there is none.
  template <class Value>
  const Value* take(const PlainWords<Value>& words) {
    const auto* known = room(PlainWord::longest) ? words.find(at_) : nullptr;
    if (known == nullptr) return nullptr;
    at_ += known->word.size;
    return &known->value;
  }
  /// Passes a player's name that the sign after a name follows.
  bool take(const PlainNames& names, Seat& seat) {
    const PlainWord* name = room(PlainWord::longest + 1) ? names.find(at_, seat) : nullptr;
    if (name == nullptr) return false;
    at_ += name->size;
    return true;
  }

 private:
  [[nodiscard]] bool room(std::size_t letters) const { return static_cast<std::size_t>(end_ - at_) >= letters; }

  const char* text_;
  const char* begin_;
  const char* at_;
  const char* end_;
  bool dashed_ = true;  // items have signs before them
};

}  // namespace elfref
