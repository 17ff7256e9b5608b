#pragma once

#include <algorithm>
#include <array>
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
#include "elfref/core/record/unread_yaml.h"
#include "elfref/core/text/id.h"
#include "elfref/core/text/letters.h"
#include "elfref/core/words/message.h"

namespace elfref {

/// Words of a record, and the scalar that contains them.
struct Phrase {
  const Node* node = nullptr;
  std::string_view text;

  Phrase() = default;
  Phrase(const Node& scalar) : node(&scalar), text(scalar.text) {}  // NOLINT(google-explicit-constructor)
  Phrase(const Node* scalar, std::string_view words) : node(scalar), text(words) {}
  [[nodiscard]] Phrase part(std::string_view words) const { return {node, words}; }
};

/// A key of a map and its value; null if the map has no such key.
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
      if (value_ == end_) at_ = end_;  // a key without a value
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
  /// The only field, or null.
  [[nodiscard]] Field only() const {
    if (empty()) return {};
    iterator second = begin();
    return ++second != end() ? Field{} : *begin();
  }

 private:
  Record::Children nodes_;
  bool map_;
};

/// The parts of `name:text`, in which spaces are missing: the name, the colon as it is written, the rest.
struct Unspaced {
  std::string_view name;
  std::string_view colon;
  std::string_view rest;
};

/// Keys that belong elsewhere in a record, with advice: people forget to indent.
struct Elsewhere {
  std::span<const std::string_view> keys;
  FixedMessage advice;
};

/// The most plays that a record may have.
inline constexpr std::size_t most_plays = 60'000;
/// The most pieces in one place.
inline constexpr int most_pieces = 99;

/// A record that is being decoded: its text, the words of its game, its players, and the list for its faults. Faults
/// that only repeat what the reader of the text has reported are dropped.
class Reading {
 public:
  /// REQUIRES: all three outlive this object.
  Reading(const Record& record, Diagnostics& faults, const Vocabulary& vocabulary);

  /// The words of the game.
  [[nodiscard]] const Vocabulary& vocabulary() const { return vocabulary_; }

  [[nodiscard]] Record::Children children(const Node& node) const { return record_.children(node); }
  [[nodiscard]] const Node& root() const { return record_.root(); }
  /// The keys and values of a map; none for other shapes.
  [[nodiscard]] Fields fields(const Node& map) const;

  /// The language of the record's text.
  [[nodiscard]] Syntax syntax() const { return record_.source().syntax; }
  /// Calls `read` with the contents of a part of the record that was left unread, UnreadJson& or UnreadYaml&.
  template <class Read>
  auto read_unread(const Node& part, Read read) const {
    if (syntax() == Syntax::json) {
      UnreadJson json(record_, part);
      return read(json);
    }
    UnreadYaml yaml(record_, part);
    return read(yaml);
  }
  /// Ends the quick reading, because an unread part has a fault or something that only the full reader understands. The
  /// record is then read in full, and what was reported here is discarded.
  void give_up(const Node& part) { fault(Fault::syntax, part.span, Message()); }
  /// Reports no more faults, because the record's format is not one that the library reads.
  void stop() { understood_ = 0; }

  [[nodiscard]] Span span(const Phrase& phrase) const { return record_.span_of(*phrase.node, phrase.text); }
  /// The bytes from the key to the end of the value.
  [[nodiscard]] Span span(const Field& field) const;

  /// Reports a fault; `message` is its text with its arguments. Null if the reader of the text has reported it.
  Diagnostic* fault(const Fault& what, Span span, Message message, Message advice = {});
  /// Reports a fault whose text has no arguments.
  Diagnostic* fault(const Fault& what, Span span) { return fault(what, span, say(what.text, nullptr, 0)); }
  /// Reports a fault whose text has one argument, these words.
  Diagnostic* fault(const Fault& what, const Phrase& phrase, Message advice = {});

  // Faults that many places report. For these the reader of a line needs no catalogue.
  /// Reports another shape than the one that is due. `what`: `not_a_map`, `not_a_list` or `not_a_scalar`. `found` and
  /// `due` are messages, or text of a record: that is said in quotation marks.
  void wrong_shape(const Fault& what, Span span, const Message& found, FixedMessage due, Message advice = {});
  void wrong_shape(const Fault& what, const Node& node, FixedMessage due, Message advice = {}) {
    wrong_shape(what, node.span, described(node), due, std::move(advice));
  }
  /// Reports words that are not a number in these limits.
  void bad_number(const Phrase& words, int least, int most, Message advice = {});
  /// Reports words that are no value of a key.
  void bad_value(const Phrase& words, std::string_view key, Message advice);
  /// Reports that a record has more plays than can be replayed.
  void too_many_plays(Span span, std::size_t plays);
  /// Reports that something is missing there; `write` is what to write.
  void nothing_there(Span span, const Message& write);
  /// Reports that nothing is written where `unknown` could be.
  void nothing_known(Span span);
  /// Reports a + that joins nothing.
  void loose_plus(Span span);
  /// Reports a node that is not a card.
  void not_a_card(const Node& node);
  /// Reports a ruling on a line of several plays, one of which has its own.
  void ruling_beside_another(Span span);

  /// `did you mean 'a' or 'b'?`, or empty if no word is near. `more` is searched if `words` has none.
  [[nodiscard]] Message did_you_mean(std::string_view word, std::span<const std::string_view> words,
                                     std::span<const std::string_view> more = {}) const;
  /// `did you mean 'other'?`, to replace all of `words`.
  [[nodiscard]] Message did_you_mean_all(std::string_view words, std::string other) const;
  /// `did you mean 'a' or 'b'?`, for one word. REQUIRES: `others` is not empty.
  [[nodiscard]] Message did_you_mean_one_of(std::string_view word, std::vector<std::string> others) const;
  /// `did you mean …?` for a key: near words in any language in which keys are read. Or empty.
  [[nodiscard]] Message did_you_mean_key(std::string_view key, std::span<const std::string_view> names) const;
  /// `did you mean …?` for a key in a language in which keys are not read; or empty.
  [[nodiscard]] Message did_you_mean_in_english(std::string_view key, std::span<const std::string_view> names) const;
  /// Reports an unknown name, with near ones among `names`, or else among `more`; `otherwise` is the advice if there
  /// are none. Words of expansions are refused by name.
  void unknown_name(const Fault& unknown, const Phrase& name, std::span<const std::string_view> names,
                    std::span<const std::string_view> more = {}, Message otherwise = {});
  /// Reports a value that was left out, at its key; `write` is what to write there.
  void empty(const Node& key, const Message& write);
  /// Reports that a document has no content, unless its text could not be read.
  void no_record();
  /// Reports a key that a record needs, unless the text was cut off before it.
  void missing_key(Span span, std::string_view key, FixedMessage in, std::string_view write);

  /// Reports a missing colon after a player's name or another `name`: `Boris [2 gem]`.
  void missing_colon(const Phrase& phrase, std::string_view name);
  /// Whether a key follows a list's dash on its line.
  [[nodiscard]] bool begins_item(const Node& key) const;
  /// A node in messages, as a player would write it: `text`, `Anna: …`, `[…]`.
  [[nodiscard]] Message described(const Node& node) const;

  /// Whether a word is this key of the game, in any language.
  [[nodiscard]] bool is_key(std::string_view word, std::string_view key) const {
    return vocabulary_.keys().is(word, key);
  }
  /// The index of a key, in any language, among `names`; or -1. Most keys are spelled as the format spells them.
  [[nodiscard]] int index_of(std::string_view key, std::span<const std::string_view> names) const {
    auto found = std::ranges::find_if(names, [&](std::string_view name) { return same_letters(name, key); });
    if (found == names.end())
      found = std::ranges::find_if(names, [&](std::string_view name) { return is_key(key, name); });
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
  }

  // Shapes. Each function reports any other shape, and returns whether the shape is the expected one.
  /// The scalar, or null. `due`: what is expected: `a number`.
  const Node* scalar(const Field& field, FixedMessage due);
  /// Whether it is a map; `due` shows one, `{NAME: cards}`.
  bool is_map(const Field& field, std::string_view due, FixedMessage advice = {}) {
    if (field.value->shape == Shape::map) return true;
    not_a_map(field, due, advice);
    return false;
  }
  /// Reports a value that is not a map.
  void not_a_map(const Field& field, std::string_view due, Message advice);

  /// Finds the values of these keys; reports every other key. `color` is read as `colour`.
  template <std::size_t n>
  std::array<Field, n> fields(const Node& map, const std::array<std::string_view, n>& names,
                              const Elsewhere& elsewhere = {}) {
    std::array<Field, n> found{};
    fields(map, names, elsewhere, found);
    return found;
  }
  /// Finds the values of any number of keys; reports every other key.
  std::vector<Field> fields(const Node& map, std::span<const std::string_view> names, const Elsewhere& elsewhere) {
    std::vector<Field> found(names.size());
    fields(map, names, elsewhere, found);
    return found;
  }
  /// Reports a key that the format does not have there, with its right place or the nearest of `names`.
  void unknown_key(const Field& field, std::span<const std::string_view> names, const Elsewhere& elsewhere);
  /// Whether a slip of the keyboard explains this key better; reports it.
  bool slip_in_key(const Field& field, std::span<const std::string_view> names);

  /// Whether a key begins with a character that was typed instead of a list's dash; reports it.
  bool odd_mark(const Node& key);
  /// Reports the keys of a list's entry that lack a dash before them: a remark and something else in one map.
  void remark_within(const Node& map);

  // Notes and rulings
  /// Whether an item of a list is a note; checks and skips it.
  bool is_note(const Node& item);
  /// Whether an item of a list without plays is a note or a ruling; reports a ruling.
  bool is_remark(const Node& item);

  // Players
  /// Sets the players' names. `all` is false if the record's list of players could not be read completely: then no name
  /// counts as unknown.
  void seat_players(std::vector<std::string_view> names, bool all);
  [[nodiscard]] std::span<const std::string_view> player_names() const { return names_; }
  [[nodiscard]] int players() const { return static_cast<int>(names_.size()); }
  [[nodiscard]] std::optional<Seat> seat_named(std::string_view name) const {
    // The next player in the list is mostly the next to play.
    for (std::size_t i = 0, at = next_; i < names_.size(); ++i, ++at) {
      if (at >= names_.size()) at = 0;
      if (!same_letters(names_[at], name)) continue;
      next_ = at + 1;
      return Seat{static_cast<std::uint8_t>(at)};
    }
    return seat_folded(name);
  }
  /// The player with this name; reports an unknown name. `also` are other words that may have been meant.
  std::optional<Seat> seat(const Phrase& name, std::span<const std::string_view> also = {});
  /// What may have been meant by an unknown player's name.
  [[nodiscard]] Message advice_on_player(const Phrase& name, std::span<const std::string_view> also = {});
  /// Whether the names of all players were read.
  [[nodiscard]] bool knows_all_players() const { return all_players_; }

  /// The player's name at the beginning of a text, if a space follows it and not a colon: `Boris [2 gem]`.
  [[nodiscard]] std::string_view name_without_colon(std::string_view text) const;

  /// The parts of `name:text`, if `name` is a player, one of `names` or (with `any`) anything; else nothing.
  [[nodiscard]] std::optional<Unspaced> unspaced(std::string_view text, std::span<const std::string_view> names,
                                                 bool any = false) const;
  /// Reports the colon of such a text.
  void unspaced(const Phrase& phrase, const Unspaced& parts);

 private:
  void fields(const Node& map, std::span<const std::string_view> names, const Elsewhere& elsewhere,
              std::span<Field> found);
  /// Whether a key is a heading of a round, `round 1`, where `rounds` is a key.
  [[nodiscard]] bool is_heading_of_round(std::string_view key, std::span<const std::string_view> names) const;
  /// Takes a fault of the text back: another one says more.
  void take_back(const Fault& fault, Span span);
  [[nodiscard]] std::optional<Seat> seat_folded(std::string_view name) const;

  const Record& record_;
  Diagnostics& faults_;
  const Vocabulary& vocabulary_;
  std::vector<Span> said_;          // the places of faults that the reader of the text found
  std::uint32_t understood_ = ~0u;  // what follows was cut off by a fault of the text
  int told_ = 0;                    // errors
  int remarked_ = 0;                // notes and warnings
  std::vector<std::string_view> names_;
  std::vector<std::string> folded_names_;
  mutable std::size_t next_ = 0;  // after the name that was found last
  bool all_players_ = true;
  /// The last word that had near ones.
  struct Meant {
    std::string_view word;
    std::vector<std::string> near;
  };
  mutable Meant meant_;  // did_you_mean() sets them, and fault() takes them if its advice contains them
};

/// Reads each attachment of a record: `visit` gets it as its own Reading. Faults of an attachment have their places
/// there.
template <class Visit>
void for_documents(const Record& record, Diagnostics& faults, const Vocabulary& vocabulary, Visit visit) {
  for (const std::shared_ptr<const Record>& document : record.attachments()) {
    Diagnostics own;
    Reading reading(*document, own, vocabulary);
    visit(reading);
    faults.adopt(std::move(own), Record::text_of(document));
  }
}

/// The advice `write a, b or c`.
[[nodiscard]] Message write_one_of(std::span<const std::string_view> words);
/// Words as one argument: `a, b and c`, or joined otherwise.
[[nodiscard]] Message in_a_row(Joint joint, std::span<const std::string_view> words);
/// Quoted words as one argument: `'a' or 'b'`, or joined otherwise.
[[nodiscard]] Message in_quotes(Joint joint, std::span<const std::string_view> words);

}  // namespace elfref
