#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "elfref/core/judging/game.h"

// The options and editions of a game, as its format has them: one table of words, one column of values an edition.

namespace elfref {

inline constexpr std::size_t most_options = 48;  ///< that a game has: sets of them have a bit each

/// One value for every option of a game: an index into the values that the format lists for it, in its order. A game's
/// options are an enum that counts from 0.
struct OptionValues {
  std::array<std::uint8_t, most_options> value{};  ///< by option; 0 behind the last one

  /// The value of an option, as an index.
  template <class Option>
  requires std::is_enum_v<Option>
  [[nodiscard]] constexpr std::uint8_t operator[](Option option) const {
    return value[static_cast<std::size_t>(option)];
  }
  /// The value of an option, to be set. REQUIRES: it is set below the number of its values.
  template <class Option>
  requires std::is_enum_v<Option>
  constexpr std::uint8_t& operator[](Option option) { return value[static_cast<std::size_t>(option)]; }
  friend constexpr bool operator==(const OptionValues&, const OptionValues&) = default;
};

/// A set of options, a bit an option.
using OptionSet = std::uint64_t;
/// Whether an option is in a set.
[[nodiscard]] constexpr bool has(OptionSet options, std::size_t option) { return (options >> option & 1) != 0; }
/// The set of one option.
[[nodiscard]] constexpr OptionSet only(std::size_t option) { return OptionSet{1} << option; }

/// What an edition prints of an option in a variant of its own, whose other value is assumed: where another option has
/// another value than the edition's.
struct Variant {
  std::size_t option = 0;         ///< what the variant is about
  std::uint8_t value = 0;         ///< its value there
  std::size_t where = 0;          ///< the option that makes it the variant
  std::uint8_t where_value = 0;   ///< by this value
  std::string_view remark{};      ///< stands beside the edition's own value: `with rounds: 4 immediate, assumed`
};

/// One column of the format's table: what an edition prints for each option, and which of it is only assumed.
struct EditionInfo {
  std::string_view name;               ///< as records name it: `rio-grande-1998`
  std::string_view title;              ///< as people name it: `Rio Grande 1998`
  std::string_view text;               ///< which book that is
  std::string_view cited_as;           ///< the edition whose text is cited for it; empty: no whole text is known
  std::string_view remark;             ///< stands behind such a citation: `after the 1998 edition`; or empty
  OptionValues options{};              ///< its value for every option
  OptionSet assumed = 0;               ///< those of which it is silent, contradicts itself, or is not known
  std::optional<Variant> variant{};    ///< where one of them has another value

  /// The text is silent about this option, contradicts itself, or is not known.
  [[nodiscard]] constexpr bool assumes(std::size_t option) const { return has(assumed, option); }
  /// The same of a game's option.
  template <class Option>
  requires std::is_enum_v<Option>
  [[nodiscard]] constexpr bool assumes(Option option) const { return assumes(static_cast<std::size_t>(option)); }
};

/// An edition with the values of its column, written as in the table of its format: the index of each option's value in
/// order, `*` behind an assumed one.
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

/// What a record, and who asks over it, says of the rules by which it is judged.
struct Agreed {
  std::string_view edition;   ///< as the format names it; empty: none named
  OptionValues options;       ///< those that are set
  OptionSet options_set = 0;  ///< which these are

  /// Whether the record itself, or somebody above it, sets an option.
  template <class Option>
  requires std::is_enum_v<Option>
  [[nodiscard]] constexpr bool sets(Option option) const { return has(options_set, static_cast<std::size_t>(option)); }
  /// Sets an option.
  constexpr void set(std::size_t option, std::uint8_t value) {
    options.value[option] = value;
    options_set |= only(option);
  }
};

/// Why a rule is cited by another book than that of the edition that decides: its whole text is not known, it has the
/// rule otherwise, or it is silent.
struct WhyAnother {
  std::string unknown;    ///< `the whole text of AMIGO is not known`
  std::string otherwise;  ///< `Russian has it otherwise`
  std::string silent;     ///< `Russian is silent`
};

/// The options and the editions of a game's format. Made once a game: citations point into it.
class OptionTable {
 public:
  /// What people write for an edition, as the format writes it, or nothing.
  using Canonical = std::optional<std::string_view> (*)(std::string_view name);

  /// Whether a name is that of an expansion, or of something in it.
  using Foreign = bool (*)(std::string_view name);

  /// These options, and an edition at least: the first is that of a record that names none. Without `canonical` an
  /// edition is named only as the format writes it; without `foreign` no expansion is known by name.
  OptionTable(std::span<const OptionWords> options, std::span<const EditionInfo> editions,
              Canonical canonical = nullptr, Foreign foreign = nullptr);

  /// The options, in the order of the format.
  [[nodiscard]] std::span<const OptionWords> options() const { return options_; }
  /// The editions, in the order of the format.
  [[nodiscard]] std::span<const EditionInfo> editions() const { return editions_; }
  /// What the options are called.
  [[nodiscard]] std::vector<std::string_view> option_names() const;
  /// What the editions are called.
  [[nodiscard]] std::vector<std::string_view> edition_names() const;
  /// The edition of that name; the first for an empty one. REQUIRES: the name is one of the table's.
  [[nodiscard]] const EditionInfo& edition(std::string_view name) const;
  /// The edition's name as the format writes it, or nothing.
  [[nodiscard]] std::optional<std::string_view> edition_named(std::string_view name) const;
  /// The option of that name, or nothing.
  [[nodiscard]] std::optional<std::size_t> option_named(std::string_view name) const;
  /// The index of a value of an option, by its written form (`yes no true false on off` where a truth value is due).
  [[nodiscard]] std::optional<std::uint8_t> value_named(std::size_t option, std::string_view written) const;
  /// The value that some values have for an option, as records write it.
  [[nodiscard]] std::string_view value(const OptionValues& values, std::size_t option) const {
    return options_[option].values[values.value[option]];
  }

  /// The values by which a record is judged: its edition's, then what is set.
  [[nodiscard]] OptionValues values(const Agreed& agreed) const;
  /// Whether an edition only assumes the value of an option, where the others have these values.
  [[nodiscard]] bool assumes(const EditionInfo& edition, const OptionValues& values, std::size_t option) const;

  /// Says what is wrong with overrides, or nothing.
  [[nodiscard]] std::string refuse(const Overrides& overrides) const;
  /// Sets what a person sets over what a record says itself; what refuse() would not let pass is ignored.
  void override(Agreed& agreed, const Overrides& overrides) const;
  /// By what a record is judged, where these values are in force; `settled` are those that it settles itself.
  [[nodiscard]] RulesInForce in_force(const Agreed& agreed, OptionSet settled, const OptionValues& values,
                                      const Overrides& overrides) const;
  /// The editions as people see them.
  [[nodiscard]] std::vector<EditionWords> edition_words() const;

  /// Where the books print a rule, the edition judged by first; where they differ, those that print the value judged
  /// by.
  [[nodiscard]] std::vector<Citation> citations(const RuleInfo& rule, const Agreed& agreed,
                                                const OptionValues& values) const;

 private:
  [[nodiscard]] std::string_view why_another(const RuleInfo& rule, const EditionInfo& judging) const;

  std::span<const OptionWords> options_;
  std::span<const EditionInfo> editions_;
  Canonical canonical_;
  Foreign foreign_;
  std::vector<WhyAnother> why_another_;  // by edition
};

}  // namespace elfref
