#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "elfref/core/judging/game.h"

// The options and editions of a game, as its format lists them: one table of words, one column of values per edition.

namespace elfref {

inline constexpr std::size_t most_options = 48;  ///< per game: a set of options has one bit for each

/// One value for every option of a game: an index into the format's list of values for it. A game's options are an
/// enum that counts from 0.
struct OptionValues {
  std::array<std::uint8_t, most_options> value{};  ///< by option; 0 after the last one

  /// The value of an option, as an index.
  template <class Option>
  requires std::is_enum_v<Option>
  [[nodiscard]] constexpr std::uint8_t operator[](Option option) const {
    return value[static_cast<std::size_t>(option)];
  }
  /// The value of an option, to be set. REQUIRES: the new value is below the number of the option's values.
  template <class Option>
  requires std::is_enum_v<Option>
  constexpr std::uint8_t& operator[](Option option) { return value[static_cast<std::size_t>(option)]; }
  friend constexpr bool operator==(const OptionValues&, const OptionValues&) = default;
};

/// A set of options, one bit per option.
using OptionSet = std::uint64_t;
/// Whether a set has an option.
[[nodiscard]] constexpr bool has(OptionSet options, std::size_t option) { return (options >> option & 1) != 0; }
/// The set that has only this option.
[[nodiscard]] constexpr OptionSet only(std::size_t option) { return OptionSet{1} << option; }

/// The values of the options for a replay. If a set is given, it collects the options that were read: the others change
/// nothing.
class ValuesInForce {
 public:
  ValuesInForce() = default;
  /// Notes nothing.
  ValuesInForce(const OptionValues& values) : values_(values) {}  // NOLINT: meant to convert
  /// Notes which options are read. REQUIRES: `asked` outlives all reads.
  ValuesInForce(const OptionValues& values, OptionSet& asked) : values_(values), asked_(&asked) {}

  /// The value of an option, as an index.
  template <class Option>
  requires std::is_enum_v<Option>
  [[nodiscard]] std::uint8_t operator[](Option option) const {
    note({option});
    return values_[option];
  }
  /// All of them; notes nothing.
  [[nodiscard]] const OptionValues& values() const { return values_; }
  /// Notes that these bear on what follows.
  template <class Option>
  requires std::is_enum_v<Option>
  void note(std::initializer_list<Option> options) const {
    if (asked_ == nullptr) return;
    for (const Option option : options) *asked_ |= only(static_cast<std::size_t>(option));
  }
  /// Whether the values are the same, whoever notes what is read.
  friend bool operator==(const ValuesInForce& a, const ValuesInForce& b) { return a.values_ == b.values_; }

 private:
  OptionValues values_{};
  OptionSet* asked_ = nullptr;  // not owned; null: nothing is noted
};

/// A variant that an edition prints: an option has another, assumed value if a second option has a value that is not
/// the edition's.
struct Variant {
  std::size_t option = 0;         ///< the option that changes
  std::uint8_t value = 0;         ///< its value in the variant
  std::size_t where = 0;          ///< the option that makes the variant
  std::uint8_t where_value = 0;   ///< the value of that option
};

/// One column of the format's table: an edition's values, and which of them it only assumes. What the edition is called
/// is in the game's catalogue: title_of_edition().
struct EditionInfo {
  std::string_view name;               ///< its name in records: `rio-grande-1998`
  std::string_view cited_as;           ///< the edition whose text is cited for it; empty: no whole text is known
  OptionValues options{};              ///< its value for every option
  OptionSet assumed = 0;               ///< options on which it is silent, contradicts itself, or is not known
  std::optional<Variant> variant{};    ///< when one option has another value

  /// Whether the text is silent about this option, contradicts itself, or is not known.
  [[nodiscard]] constexpr bool assumes(std::size_t option) const { return has(assumed, option); }
  /// Whether the text is silent about an option of the game, contradicts itself, or is not known.
  template <class Option>
  requires std::is_enum_v<Option>
  [[nodiscard]] constexpr bool assumes(Option option) const { return assumes(static_cast<std::size_t>(option)); }
};

/// An edition with the values of its column. These are written as in the format's table: the index of each option's
/// value in order, with `*` after an assumed one.
[[nodiscard]] constexpr EditionInfo column(EditionInfo edition, std::string_view values) {
  std::size_t option = 0;
  for (const char c : values) {
    if (c == ' ') continue;
    if (c == '*') {
      edition.assumed |= only(option - 1);
      continue;
    }
    edition.options.value[option++] = static_cast<std::uint8_t>(c - '0');
  }
  return edition;
}

/// What a record, and a person who overrides it, sets about the rules by which it is judged.
struct Agreed {
  std::string_view edition;   ///< its name in the format; empty: none is named
  OptionValues options;       ///< the values that are set
  OptionSet options_set = 0;  ///< the options that are set

  /// Whether the record or an override sets an option.
  template <class Option>
  requires std::is_enum_v<Option>
  [[nodiscard]] constexpr bool sets(Option option) const { return has(options_set, static_cast<std::size_t>(option)); }
  /// Sets an option.
  constexpr void set(std::size_t option, std::uint8_t value) {
    options.value[option] = value;
    options_set |= only(option);
  }
};

/// The options and editions of a game's format. Made once per game, because citations point into it.
class OptionTable {
 public:
  /// The name of an edition in the format for what people write, or nothing.
  using Canonical = std::optional<std::string_view> (*)(std::string_view name);

  /// Whether a name is that of an expansion or of something in one.
  using Foreign = bool (*)(std::string_view name);

  /// Makes a table of these options and at least one edition. The first edition is that of a record that names none.
  /// Without `canonical`, only the format's own names of editions are understood; without `foreign`, no name of an
  /// expansion is.
  OptionTable(std::span<const OptionWords> options, std::span<const EditionInfo> editions,
              Canonical canonical = nullptr, Foreign foreign = nullptr);

  /// The options, in the order of the format.
  [[nodiscard]] std::span<const OptionWords> options() const { return options_; }
  /// The editions, in the order of the format.
  [[nodiscard]] std::span<const EditionInfo> editions() const { return editions_; }
  /// The names of the options.
  [[nodiscard]] std::vector<std::string_view> option_names() const;
  /// The names of the editions.
  [[nodiscard]] std::vector<std::string_view> edition_names() const;
  /// The edition with that name; the first one for an empty name. REQUIRES: the name is in the table.
  [[nodiscard]] const EditionInfo& edition(std::string_view name) const;
  /// The edition's name as the format writes it, or nothing.
  [[nodiscard]] std::optional<std::string_view> edition_named(std::string_view name) const;
  /// The option with that name, or nothing.
  [[nodiscard]] std::optional<std::size_t> option_named(std::string_view name) const;
  /// The index of an option's value, from its written form (`yes no true false on off` for a truth value), or nothing.
  [[nodiscard]] std::optional<std::uint8_t> value_named(std::size_t option, std::string_view written) const;
  /// The value of an option in a set of values, as records write it.
  [[nodiscard]] std::string_view value(const OptionValues& values, std::size_t option) const {
    return options_[option].values[values.value[option]];
  }

  /// The values by which a record is judged: those of its edition, overridden by those that are set.
  [[nodiscard]] OptionValues values(const Agreed& agreed) const;
  /// Whether an edition only assumes the value of an option, given these values of the other options.
  [[nodiscard]] bool assumes(const EditionInfo& edition, const OptionValues& values, std::size_t option) const;

  /// What is wrong with overrides; empty: nothing.
  [[nodiscard]] Message refuse(const Overrides& overrides) const;
  /// Applies a person's overrides to what a record sets; ignores those that refuse() rejects.
  void override(Agreed& agreed, const Overrides& overrides) const;
  /// The rules by which a record is judged, if these values are in force; `settled`: the options that the record
  /// settles.
  [[nodiscard]] RulesInForce in_force(const Agreed& agreed, OptionSet settled, const OptionValues& values,
                                      const Overrides& overrides) const;
  /// The editions in words for people.
  [[nodiscard]] std::vector<EditionWords> edition_words() const;

  /// The places where the books print a rule, starting with the edition in force. If the books differ, those that print
  /// the value in force.
  [[nodiscard]] std::vector<Citation> citations(const RuleInfo& rule, const Agreed& agreed,
                                                const OptionValues& values) const;

 private:
  std::span<const OptionWords> options_;
  std::span<const EditionInfo> editions_;
  Canonical canonical_;
  Foreign foreign_;
};

}  // namespace elfref
