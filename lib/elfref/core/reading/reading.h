#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/reading/signs.h"
#include "elfref/core/reading/vocabulary.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record.h"
#include "elfref/core/record/unread_json.h"
#include "elfref/core/text/id.h"
#include "elfref/core/text/letters.h"

namespace elfref {

/// Some words of a record and the scalar in which they stand.
struct Phrase {
  const Node* node = nullptr;
  std::string_view text;

  Phrase() = default;
  Phrase(const Node& scalar) : node(&scalar), text(scalar.text) {}  // NOLINT(google-explicit-constructor)
  Phrase(const Node* scalar, std::string_view words) : node(scalar), text(words) {}
  [[nodiscard]] Phrase part(std::string_view words) const { return {node, words}; }
};

/// A key of a map and its value; null where the map has no such key.
struct Field {
  const Node* key = nullptr;
  const Node* value = nullptr;
  explicit operator bool() const { return key != nullptr; }
};

/// The keys and values of a map, in order.
class Fields {
 public:
  class iterator {
   public:
    iterator(Record::Children::iterator at, Record::Children::iterator end) : at_(at), end_(end) { pair(); }
    Field operator*() const { return field_; }
    iterator& operator++() {
      at_ = value_;
      ++at_;
      pair();
      return *this;
    }
    friend bool operator!=(const iterator& a, const iterator& b) { return !(a.at_ == b.at_); }

   private:
    void pair() {
      if (at_ == end_) return;
      value_ = at_;
      ++value_;
      field_ = {&*at_, value_ == end_ ? nullptr : &*value_};
      if (value_ == end_) at_ = end_;  // a key that no value follows
    }
    Record::Children::iterator at_;
    Record::Children::iterator value_;
    Record::Children::iterator end_;
    Field field_;
  };

  Fields(Record::Children nodes, bool map) : nodes_(nodes), map_(map) {}
  [[nodiscard]] iterator begin() const { return {map_ ? nodes_.begin() : nodes_.end(), nodes_.end()}; }
  [[nodiscard]] iterator end() const { return {nodes_.end(), nodes_.end()}; }
  [[nodiscard]] bool empty() const { return !(begin() != end()); }
  /// The only one, or null.
  [[nodiscard]] Field only() const {
    if (empty()) return {};
    iterator second = begin();
    return ++second != end() ? Field{} : *begin();
  }

 private:
  Record::Children nodes_;
  bool map_;
};

/// What stands between two slips of `name:text`: the name, the colon as it is written, the rest.
struct Unspaced {
  std::string_view name;
  std::string_view colon;
  std::string_view rest;
};

/// Keys that stand elsewhere in a record, and where: people forget to indent.
struct Elsewhere {
  std::span<const std::string_view> keys;
  std::string_view advice;
};

/// Most plays that a record may have: they are counted in 16 bits where a finding points at an earlier one.
inline constexpr std::size_t most_plays = 60'000;
/// Most pieces that may lie in one place.
inline constexpr int most_pieces = 99;

/// A record while it is being understood: its text, the words of its game, its players, and where its faults go. Faults
/// that only repeat what the reader of the text has already said are dropped.
class Reading {
 public:
  /// REQUIRES: all three outlive this.
  Reading(const Record& record, Diagnostics& faults, const Vocabulary& vocabulary);

  /// The words of the game.
  [[nodiscard]] const Vocabulary& vocabulary() const { return vocabulary_; }

  [[nodiscard]] Record::Children children(const Node& node) const { return record_.children(node); }
  [[nodiscard]] const Node& root() const { return record_.root(); }
  /// The keys and values of a map; none for other shapes.
  [[nodiscard]] Fields fields(const Node& map) const;

  /// What stands in a part of the record that was left unread.
  [[nodiscard]] UnreadJson unread(const Node& part) const { return {record_, part}; }
  /// Such a part says something that only its reader in full understands, or that is wrong: the record is to be read in
  /// full, and what is reported here is told to nobody.
  void give_up(const Node& part) { fault(Fault::syntax, part.span, {}); }
  /// The record is not in a format that is read: no fault is told from here on.
  void stop() { understood_ = 0; }

  [[nodiscard]] Span span(const Phrase& phrase) const { return record_.span_of(*phrase.node, phrase.text); }
  /// From the key to the end of the value.
  [[nodiscard]] Span span(const Field& field) const;

  /// Reports a fault. Null where the reader of the text has said it.
  Diagnostic* fault(const FaultInfo& what, Span span, std::initializer_list<std::string_view> words,
                    std::string advice = {});
  Diagnostic* fault(const FaultInfo& what, const Phrase& phrase, std::string advice = {}) {
    return fault(what, span(phrase), {phrase.text}, std::move(advice));
  }
  Diagnostic* fault(Fault what, Span span, std::initializer_list<std::string_view> words, std::string advice = {}) {
    return fault(info(what), span, words, std::move(advice));
  }
  Diagnostic* fault(Fault what, const Phrase& phrase, std::string advice = {}) {
    return fault(info(what), phrase, std::move(advice));
  }
  /// `did you mean 'a' or 'b'?`, or nothing when no word is near. `more` is asked where `words` has none.
  [[nodiscard]] std::string did_you_mean(std::string_view word, std::span<const std::string_view> words,
                                         std::span<const std::string_view> more = {}) const;
  /// `did you mean 'other'?`, where that would take the place of all of `words`.
  [[nodiscard]] std::string did_you_mean_all(std::string_view words, std::string other) const;
  /// The same of a key in another language than English, or nothing: keys are English.
  [[nodiscard]] std::string did_you_mean_in_english(std::string_view key,
                                                    std::span<const std::string_view> names) const;
  /// Reports a name that nothing has, with near ones of `names` or else of `more`; `otherwise` is the advice without.
  /// What belongs to an expansion is refused by name.
  void unknown_name(const FaultInfo& unknown, const Phrase& name, std::span<const std::string_view> names,
                    std::span<const std::string_view> more = {}, std::string_view otherwise = {});
  /// Reports a value that was left out, at its key; `write` says what could stand there.
  void empty(const Node& key, std::string_view write);
  /// Reports that a document has no content, unless its text could not be read.
  void no_record();
  /// Reports a key that a record needs, unless the text was cut off before it.
  void missing_key(Span span, std::string_view key, std::string_view in, std::string_view write);

  /// Reports a colon that is missing behind a player's name or another `name`, before `rest`: `Boris [2 gem]`.
  void missing_colon(const Phrase& phrase, std::string_view name);
  /// Whether a key follows the dash of a list on its line.
  [[nodiscard]] bool begins_item(const Node& key) const;
  /// What a node is, for messages, as a player would write it: `'text'`, `'Anna: …'`, `'[…]'`.
  [[nodiscard]] std::string described(const Node& node) const;

  // Shapes. Each reports anything else and answers whether it is what is due.
  /// A scalar, or nothing. `due` says what is due: `a number`.
  const Node* scalar(const Field& field, std::string_view due);
  /// A map; `due` shows one, `'{NAME: cards}'`.
  bool is_map(const Field& field, std::string_view due, std::string_view advice = {});

  /// Finds the values of these keys; reports every other key. `color` is read as `colour`.
  template <std::size_t n>
  std::array<Field, n> fields(const Node& map, const std::array<std::string_view, n>& names,
                              const Elsewhere& elsewhere = {}) {
    std::array<Field, n> found{};
    fields(map, names, elsewhere, found);
    return found;
  }
  /// The same of keys whose number is not known before.
  std::vector<Field> fields(const Node& map, std::span<const std::string_view> names, const Elsewhere& elsewhere) {
    std::vector<Field> found(names.size());
    fields(map, names, elsewhere, found);
    return found;
  }
  /// Reports a key that the format does not have there, with its place or the nearest of `names`.
  void unknown_key(const Field& field, std::span<const std::string_view> names, const Elsewhere& elsewhere);
  /// Whether some slip of the keyboard explains this key better; reports it.
  bool slip_in_key(const Field& field, std::span<const std::string_view> names);

  /// Whether a key begins with what somebody took for the dash of a list; reports it.
  bool odd_mark(const Node& key);
  /// Reports the keys of a list's entry before which a dash is missing: a remark and something else in one map.
  void remark_within(const Node& map);

  // Notes and rulings
  /// Whether an item of a list is a note, which is checked and skipped.
  bool is_note(const Node& item);
  /// Whether an item of a list in which there are no plays is a note or a ruling; reports the ruling.
  bool is_remark(const Node& item);

  // Players
  /// Sets the players' names. `all` is false where the record's list of players could not be read: then nobody is
  /// unknown.
  void seat_players(std::vector<std::string_view> names, bool all);
  [[nodiscard]] std::span<const std::string_view> player_names() const { return names_; }
  [[nodiscard]] int players() const { return static_cast<int>(names_.size()); }
  [[nodiscard]] std::optional<Seat> seat_named(std::string_view name) const {
    // Whoever plays next is mostly the next one of the list.
    for (std::size_t i = 0, at = next_; i < names_.size(); ++i, ++at) {
      if (at >= names_.size()) at = 0;
      if (!same_letters(names_[at], name)) continue;
      next_ = at + 1;
      return Seat{static_cast<std::uint8_t>(at)};
    }
    return seat_folded(name);
  }
  /// The player of this name; reports a name that nobody has. `also` are other words that could have been meant.
  std::optional<Seat> seat(const Phrase& name, std::span<const std::string_view> also = {});
  /// What could have been meant by the name of a player that nobody has.
  [[nodiscard]] std::string advice_on_player(const Phrase& name, std::span<const std::string_view> also = {});
  /// Whether the names of all players could be read.
  [[nodiscard]] bool knows_all_players() const { return all_players_; }

  /// The player's name with which a text begins, if a space follows and no colon: `Boris [2 gem]`.
  [[nodiscard]] std::string_view name_without_colon(std::string_view text) const;

  /// `name:text` where name is a player, one of `names` or (with `any`) anything, or nothing.
  [[nodiscard]] std::optional<Unspaced> unspaced(std::string_view text, std::span<const std::string_view> names,
                                                 bool any = false) const;
  /// Reports the colon of such a text.
  void unspaced(const Phrase& phrase, const Unspaced& parts);

 private:
  void fields(const Node& map, std::span<const std::string_view> names, const Elsewhere& elsewhere,
              std::span<Field> found);
  [[nodiscard]] std::optional<Seat> seat_folded(std::string_view name) const;

  const Record& record_;
  Diagnostics& faults_;
  const Vocabulary& vocabulary_;
  std::vector<Span> said_;          // where the reader of the text has found a fault
  std::uint32_t understood_ = ~0u;  // what stands behind was cut off by a fault of the text
  int told_ = 0;                    // errors
  int remarked_ = 0;                // notes and warnings
  std::vector<std::string_view> names_;
  std::vector<std::string> folded_names_;
  mutable std::size_t next_ = 0;  // behind the name that was found last
  bool all_players_ = true;
  /// The last word for which near ones were found.
  struct Meant {
    std::string_view word;
    std::vector<std::string> near;
  };
  mutable Meant meant_;  // did_you_mean() finds them, and fault() takes them if its advice is that
};

/// Reads each document beside a record: `visit` gets it as a Reading of its own. What is wrong with one has its place
/// there.
template <class Visit>
void for_documents(const Record& record, Diagnostics& faults, const Vocabulary& vocabulary, Visit visit) {
  for (const std::shared_ptr<const Record>& document : record.beside()) {
    Diagnostics own;
    Reading reading(*document, own, vocabulary);
    visit(reading);
    faults.adopt(std::move(own), Record::text_of(document));
  }
}

/// Whether a key is `note` or `ruling`.
[[nodiscard]] inline bool is_remark_word(std::string_view key) {
  return same_key(key, "note") || same_key(key, "ruling");
}

/// The place of a key among `names`; -1: it is none of them. Most keys are spelled as the format has them.
[[nodiscard]] inline int index_of(std::string_view key, std::span<const std::string_view> names) {
  auto found = std::ranges::find_if(names, [&](std::string_view name) { return same_letters(name, key); });
  if (found == names.end())
    found = std::ranges::find_if(names, [&](std::string_view name) { return same_key(name, key); });
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

/// `write a, b or c`.
[[nodiscard]] std::string write_one_of(std::span<const std::string_view> words);

}  // namespace elfref
