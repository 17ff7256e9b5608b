#include "elfref/core/reading/lines.h"

#include <algorithm>
#include <array>

#include "elfref/core/reading/scanner.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr std::array<std::string_view, 2> remark_words = {"note", "ruling"};
constexpr FixedMessage line_form = msg::due_line, list_form = msg::due_lines;

/// Whether a text says where something is laid.
bool lays_something(std::string_view text, const Vocabulary& words) {
  Scanner scanner(text, words);
  Token token = scanner.next();
  while (token.kind != Token::Kind::end && !token.is(Role::between)) token = scanner.next();
  return token.is(Role::between);
}

class Lines {
 public:
  Lines(Reading& reading, std::span<const Elsewhere> elsewhere)
      : reading_(reading), words_(reading.vocabulary()), elsewhere_(elsewhere) {}

  void read(const Field& phase, FixedMessage empty) {
    const Node& value = *phase.value;
    switch (is_blank(value) ? Shape::empty : value.shape) {
      case Shape::empty:
        return reading_.empty(*phase.key, empty);
      case Shape::scalar:
        return read_glued(value, Fault::not_a_list, list_form);
      case Shape::map:
        return read_unlisted(value);
      case Shape::list:
        for (const Node& item : reading_.children(value)) read_item(item);
    }
  }

  std::vector<Line> take() { return std::move(lines_); }

 private:
  /// A map where a list is due: its entries are read all the same.
  void read_unlisted(const Node& map) {
    bool marked = false;
    const Fields fields = reading_.fields(map);
    for (const Field field : fields) marked = reading_.odd_mark(*field.key) || marked;
    if (!marked)
      reading_.wrong_shape(Fault::not_a_list, fields.empty() ? map.span : (*fields.begin()).key->span,
                           reading_.described(map), list_form, msg::line_begins());
    for (const Field field : fields) read_entry(field);
  }

  void read_item(const Node& item) {
    if (is_blank(item)) {
      reading_.nothing_there(item.span, msg::write_name_and_play());
    } else if (item.shape == Shape::scalar) {
      read_glued(item, Fault::not_a_map, line_form);
    } else if (item.shape == Shape::list) {
      reading_.wrong_shape(Fault::not_a_map, item, line_form, msg::line_is_name_and_play());
    } else {
      read_map(item);
    }
  }

  /// One line is a map of one key. Every further key is a line whose dash is missing, or cards that were not joined.
  void read_map(const Node& item) {
    const Fields fields = reading_.fields(item);
    if (fields.empty()) reading_.nothing_there(item.span, msg::write_name_and_play());
    if (is_not_indented(fields)) return;
    bool first = true;
    for (const Field field : fields) {
      const bool loose_card = field.value->shape == Shape::empty && !reading_.seat_named(field.key->text) &&
                              begins_with_piece(field.key->text, words_);
      if (!first && !loose_card && belonging(field).empty()) reading_.fault(Fault::missing_dash, *field.key);
      read_entry(field);
      first = false;
    }
  }

  /// A name without anything behind it, and what belongs to it at its own depth; reports it.
  bool is_not_indented(const Fields& fields) {
    auto field = fields.begin();
    if (!(field != fields.end()) || (*field).value->shape != Shape::empty) return false;
    const Node& name = *(*field).key;
    if (!reading_.seat_named(name.text) || !(++field != fields.end())) return false;
    const Node& next = *(*field).key;
    if (reading_.seat_named(next.text) || is_remark_word(next.text)) return false;
    if (begins_with_piece(next.text, words_)) return false;
    const std::string form = std::string(next.text).append(": …");
    const std::string due = "- " + form;
    reading_.wrong_shape(Fault::not_a_list, next.span, as_written(form), std::string_view(due),
                         msg::belongs_deeper({.name = as_written(name.text)}));
    return true;
  }

  void read_entry(const Field& field) {
    const Node& key = *field.key;
    if (same_key(key.text, "note")) {
      reading_.scalar(field, msg::a_text);
    } else if (same_key(key.text, "ruling")) {
      const auto ruling = read_ruling(reading_, field);
      if (ruling) rule(key, *ruling);
    } else {
      read_play(field);
    }
  }

  void rule(const Node& key, Ruling ruling) {
    if (lines_.empty()) {
      reading_.fault(Fault::ruling_without_play, key.span);
    } else if (lines_.back().ruling) {
      reading_.fault(Fault::second_ruling, key.span);
    } else {
      lines_.push_back({.ruling = ruling, .seat = {}, .name = key, .value = nullptr, .text = {}});
    }
  }

  /// Where a key belongs that is no line of its own; nothing where it may be a player.
  [[nodiscard]] FixedMessage belonging(const Field& field) const {
    const std::string_view key = field.key->text;
    if (reading_.seat_named(key)) return {};
    if (is_remark_word(key)) return {};
    const auto has_it = [&](const Elsewhere& other) { return reading_.index_of(key, other.keys) >= 0; };
    const auto found = std::ranges::find_if(elsewhere_, has_it);
    return found == elsewhere_.end() ? FixedMessage() : found->advice;
  }

  void read_play(const Field& field) {
    const Node& key = *field.key;
    std::optional<Seat> seat = reading_.seat_named(key.text);
    if (!seat) {
      if (const FixedMessage there = belonging(field); !there.empty()) {
        reading_.fault(Fault::unknown_key, key, there);
        return;
      }
      if (reading_.slip_in_key(field, {})) return;
      const auto name = reading_.name_without_colon(key.text);
      if (!name.empty() && key.text.substr(name.size() + 1).starts_with('[')) return reading_.missing_colon(key, name);
      if (Message meant = reading_.did_you_mean_in_english(key.text, remark_words); !meant.empty()) {
        reading_.fault(Fault::unknown_key, key, std::move(meant));
        return;
      }
      if (field.value->shape == Shape::empty && begins_with_piece(key.text, words_)) {
        reading_.fault(Fault::cards_not_joined, key.span);
        return;
      }
      seat = reading_.seat(key, remark_words);
    }
    lines_.push_back({.ruling = {}, .seat = seat, .name = key, .value = field.value, .text = *field.value});
  }

  /// A scalar where `name: play`, or a list of such lines, is due.
  void read_glued(const Node& scalar, const Fault& otherwise, FixedMessage due) {
    if (const auto parts = reading_.unspaced(scalar.text, {}, true)) {
      const Phrase all = scalar;
      reading_.unspaced(all, *parts);
      if (parts->rest.starts_with('[') || parts->rest.starts_with('{')) return;  // it is a list, and no text
      const Phrase name = all.part(parts->name);
      lines_.push_back(
          {.ruling = {}, .seat = reading_.seat(name), .name = name, .value = nullptr, .text = all.part(parts->rest)});
    } else if (&otherwise == &Fault::not_a_map && begins_with_piece(scalar.text, words_) &&
               !is_unknown(reading_, scalar) && !lays_something(scalar.text, words_)) {
      reading_.fault(Fault::cards_not_joined, scalar.span);
    } else if (const auto name = reading_.name_without_colon(scalar.text); !name.empty()) {
      reading_.missing_colon(scalar, name);
    } else {
      reading_.wrong_shape(otherwise, scalar, due, msg::line_is_name_and_play());
    }
  }

  Reading& reading_;
  const Vocabulary& words_;
  std::span<const Elsewhere> elsewhere_;
  std::vector<Line> lines_;
};

void add_line(Reading& reading, const Field& field, FixedMessage empty, ByPlayer& found) {
  const Node& key = *field.key;
  const bool left_out = is_blank(*field.value);
  auto seat = reading.seat_named(key.text);
  if (!seat) {
    if (reading.slip_in_key(field, {})) return;
    if (is_remark_word(key.text)) {
      const std::string form = "- " + fold(key.text) + ": …";
      reading.fault(Fault::unknown_key, key, msg::remark_has_own_line({.form = verbatim(form)}));
      return;
    }
    if (left_out && begins_with_piece(key.text, reading.vocabulary())) {
      reading.fault(Fault::cards_not_joined, key.span);
      return;
    }
    seat = reading.seat(key);
  }
  if (left_out) {
    if (seat) reading.empty(key, empty);
  } else if (!seat) {
    found.others.push_back(field);
  } else if (Field& of = found.of[seat->value]; of) {
    reading.fault(Fault::duplicate_key, key);
  } else {
    of = field;
  }
}

}  // namespace

std::vector<Line> read_lines(Reading& reading, const Field& phase, FixedMessage empty,
                             std::span<const Elsewhere> elsewhere) {
  Lines lines(reading, elsewhere);
  lines.read(phase, empty);
  return lines.take();
}

std::optional<Phrase> words_of(Reading& reading, const Line& line, FixedMessage due, FixedMessage empty) {
  const bool nothing = line.value == nullptr ? line.text.text.empty() : is_blank(*line.value);
  if (nothing) {
    if (line.seat) reading.empty(*line.name.node, empty);
    return std::nullopt;
  }
  if (line.value == nullptr || line.value->shape == Shape::scalar) return line.text;
  const bool several = line.value->shape == Shape::list;
  reading.wrong_shape(Fault::not_a_scalar, *line.value, due, several ? msg::one_play_a_line() : Message());
  return std::nullopt;
}

std::optional<Ruling> read_ruling(Reading& reading, const Field& field) {
  static constexpr std::array<std::string_view, 2> rulings = {"void", "stands"};
  const Node* word = reading.scalar(field, msg::void_or_stands);
  if (word == nullptr) return std::nullopt;
  if (word->text == rulings[0]) return Ruling::taken_back;
  if (word->text == rulings[1]) return Ruling::stands;
  Message advice = reading.did_you_mean(word->text, rulings);
  reading.fault(Fault::unknown_ruling, *word, advice.empty() ? write_one_of(rulings) : std::move(advice));
  return std::nullopt;
}

ByPlayer by_player(Reading& reading, const Field& map, FixedMessage empty) {
  ByPlayer found(reading);
  const Node& value = *map.value;
  if (reading.is_map(map, "{NAME: …, NAME: …}", {msg::write_by_player, "{NAME: …, NAME: …}"})) {
    for (const Field field : reading.fields(value)) add_line(reading, field, empty, found);
  } else if (value.shape == Shape::list) {
    for (const Node& item : reading.children(value))
      for (const Field field : reading.fields(item))
        if (!is_remark_word(field.key->text)) add_line(reading, field, empty, found);
  }
  return found;
}

namespace {

/// Reads the steps of a turn.
class Steps {
 public:
  Steps(Reading& reading, FixedMessage form) : reading_(reading), form_(form) {}

  std::vector<Line> read(const Field& turn) {
    const Node& value = *turn.value;
    if (is_blank(value)) {
      reading_.empty(*turn.key, msg::write_empty_or_unknown());
    } else if (value.shape == Shape::scalar) {
      lines_.push_back({.ruling = {}, .seat = {}, .name = value, .value = nullptr, .text = value});
    } else if (value.shape == Shape::map) {
      const Fields fields = reading_.fields(value);
      reading_.wrong_shape(Fault::not_a_list, fields.empty() ? value.span : (*fields.begin()).key->span,
                           reading_.described(value), form_, msg::line_begins());
      add_fields(value);
    } else {
      for (const Node& item : reading_.children(value)) add_item(item);
    }
    return std::move(lines_);
  }

 private:
  void add_item(const Node& item) {
    if (is_blank(item)) {
      reading_.nothing_there(item.span, msg::write_line_or_leave_out());
    } else if (item.shape == Shape::scalar) {
      lines_.push_back({.ruling = {}, .seat = {}, .name = item, .value = nullptr, .text = item});
    } else if (item.shape == Shape::list) {
      reading_.wrong_shape(Fault::not_a_scalar, item, msg::a_line);
    } else {
      bool first = true;
      for (const Field field : reading_.fields(item)) {
        if (!first) reading_.fault(Fault::missing_dash, *field.key);
        first = false;
      }
      add_fields(item);
    }
  }

  void add_fields(const Node& map) {
    for (const Field field : reading_.fields(map)) {
      if (same_key(field.key->text, "note")) {
        reading_.scalar(field, msg::a_text);
      } else if (same_key(field.key->text, "ruling")) {
        add_ruling(field);
      } else {
        lines_.push_back({.ruling = {}, .seat = {}, .name = *field.key, .value = field.value, .text = *field.value});
      }
    }
  }

  void add_ruling(const Field& field) {
    const auto ruling = read_ruling(reading_, field);
    if (!ruling) return;
    if (lines_.empty()) {
      reading_.fault(Fault::ruling_without_play, field.key->span);
    } else if (lines_.back().ruling) {
      reading_.fault(Fault::second_ruling, field.key->span);
    } else {
      lines_.push_back({.ruling = ruling, .seat = {}, .name = *field.key, .value = nullptr, .text = {}});
    }
  }

  Reading& reading_;
  FixedMessage form_;
  std::vector<Line> lines_;
};

/// Reports an item of a list of turns that is none.
void not_a_turn(Reading& reading, const Node& item, FixedMessage form) {
  if (is_blank(item)) {
    reading.nothing_there(item.span, msg::write_player_and_deed());
    return;
  }
  if (const auto name = reading.name_without_colon(item.text); !name.empty()) return reading.missing_colon(item, name);
  reading.wrong_shape(Fault::not_a_map, item, form);
}

void add_turn_ruling(Reading& reading, const Field& field, std::vector<TurnEntry>& entries) {
  const auto ruling = read_ruling(reading, field);
  if (!ruling) return;
  if (entries.empty() || entries.back().unknown != nullptr) {
    reading.fault(Fault::ruling_without_play, field.key->span);
  } else {
    entries.push_back({.ruling = ruling});
  }
}

}  // namespace

std::vector<Line> read_steps(Reading& reading, const Field& turn, FixedMessage form) {
  return Steps(reading, form).read(turn);
}

std::vector<TurnEntry> read_turns(Reading& reading, const Field& turns, FixedMessage form) {
  std::vector<TurnEntry> entries;
  const Node& list = *turns.value;
  if (is_blank(list)) {
    reading.empty(*turns.key, msg::write_empty_or_leave_out());
    return entries;
  }
  if (list.shape != Shape::list) {
    reading.wrong_shape(Fault::not_a_list, list, form, msg::turn_begins());
    return entries;
  }
  for (const Node& item : reading.children(list)) {
    if (item.shape == Shape::scalar && is_unknown(reading, item)) {
      entries.push_back({.unknown = &item});
      continue;
    }
    if (item.shape != Shape::map) {
      not_a_turn(reading, item, form);
      continue;
    }
    if (reading.is_note(item)) continue;
    bool first = true;
    for (const Field turn : reading.fields(item)) {
      if (!first) reading.fault(Fault::missing_dash, *turn.key);
      first = false;
      if (same_key(turn.key->text, "ruling")) {
        add_turn_ruling(reading, turn, entries);
      } else if (!same_key(turn.key->text, "note")) {
        entries.push_back({.turn = turn});
      }
    }
  }
  return entries;
}

}  // namespace elfref
