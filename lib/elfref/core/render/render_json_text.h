#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

namespace elfref {

/// Writes one line of JSON from its first byte to its last, without building a tree. Bytes that are not UTF-8 become
/// U+FFFD and what a terminal obeys is escaped, so the output equals that of dumped(). A value after another one gets
/// its comma. The caller opens and closes objects and lists in pairs, and gives keys in objects.
class JsonText {
 public:
  /// Appends to `out`, which must outlive this object.
  explicit JsonText(std::string& out) : out_(out) {}

  void open_object() { open('{'); }
  void close_object() { out_.push_back('}'); }
  void open_list() { open('['); }
  void close_list() { out_.push_back(']'); }

  /// Writes the key of the next value. REQUIRES: an object is open.
  JsonText& key(std::string_view name) {
    put_text(name, ":");
    return *this;
  }

  void add(std::nullptr_t) { begin() += "null"; }
  void add(std::string_view text) { put_text(text, ""); }
  void add(const char* text) { add(std::string_view(text)); }
  void add(std::same_as<bool> auto truth) { begin() += truth ? "true" : "false"; }
  void add(std::integral auto number) requires(!std::same_as<decltype(number), bool>) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    begin().append(digits.data(), static_cast<std::size_t>(end - digits.data()));
  }
  /// Adds a list of values that can be added.
  void add(const std::ranges::input_range auto& list) requires(!std::convertible_to<decltype(list), std::string_view>) {
    open_list();
    for (const auto& one : list) add(one);
    close_list();
  }

  void put(std::string_view name, const auto& value) { key(name).add(value); }
  /// Writes a key with a word, or with null if the word is empty.
  void put_word(std::string_view name, std::string_view word);

 private:
  /// Writes a text in quotes, followed by `after`.
  void put_text(std::string_view text, std::string_view after);
  void open(char bracket) { begin() += bracket; }
  /// The output, after a comma if one is due: there is none after one of these signs, and no text ends in one.
  std::string& begin() {
    if (is_comma_due()) out_.push_back(',');
    return out_;
  }
  [[nodiscard]] bool is_comma_due() const {
    return !out_.empty() && out_.back() != '{' && out_.back() != '[' && out_.back() != ':';
  }

  std::string& out_;
};

}  // namespace elfref
