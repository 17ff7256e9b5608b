#include "elfref/elfenland/reading/lines.h"

#include <algorithm>
#include <array>
#include <string>

#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/scanner.h"
#include "elfref/elfenland/reading/words_of_play.h"

namespace elfref::elfenland {
namespace {

constexpr std::array<std::string_view, 2> remark_words = {"note", "ruling"};
constexpr std::array phases{std::string_view("row"), phase::deal, phase::draw, phase::choose, phase::plan,
                            phase::travel,           phase::keep};
constexpr std::string_view line_words = "write NAME: and a play";

constexpr std::string_view line_form = "'NAME: play'";
constexpr std::string_view line_is = "a line is NAME: and a play";

/// Whether a text says where something is laid.
bool lays_something(std::string_view text) {
  Scanner scanner(text);
  Token token = scanner.next();
  while (token.kind != Token::Kind::end && !token.is(Word::on)) token = scanner.next();
  return token.is(Word::on);
}

class Lines {
 public:
  explicit Lines(Reading& reading) : reading_(reading) {}

  void read(const Entry& phase, std::string_view empty) {
    const Node& value = *phase.value;
    switch (is_blank(value) ? Shape::empty : value.shape) {
      case Shape::empty:
        return reading_.empty(*phase.key, empty);
      case Shape::scalar:
        return read_glued(value, Fault::not_a_list, "'- NAME: play'");
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
    const Entries entries = reading_.entries(map);
    for (const Entry entry : entries) marked = reading_.odd_mark(*entry.key) || marked;
    if (!marked)
      reading_.fault(Fault::not_a_list, entries.empty() ? map.span : (*entries.begin()).key->span,
                     {reading_.described(map), "'- NAME: play'"}, "each line begins with '- '");
    for (const Entry entry : entries) read_entry(entry);
  }

  void read_item(const Node& item) {
    if (is_blank(item)) {
      reading_.fault(Fault::empty_value, item.span, {line_words});
    } else if (item.shape == Shape::scalar) {
      read_glued(item, Fault::not_a_map, line_form);
    } else if (item.shape == Shape::list) {
      reading_.fault(Fault::not_a_map, item.span, {reading_.described(item), line_form}, std::string(line_is));
    } else {
      read_map(item);
    }
  }

  /// One line is a map of one key. Every further key is a line whose dash is missing, or cards that were not joined.
  void read_map(const Node& item) {
    const Entries entries = reading_.entries(item);
    if (entries.empty()) reading_.fault(Fault::empty_value, item.span, {line_words});
    if (is_not_indented(entries)) return;
    bool first = true;
    for (const Entry entry : entries) {
      const bool loose_card = entry.value->shape == Shape::empty && !reading_.seat_named(entry.key->text) &&
                              begins_with_card(entry.key->text);
      if (!first && !loose_card && belonging(entry).empty()) reading_.fault(Fault::missing_dash, *entry.key);
      read_entry(entry);
      first = false;
    }
  }

  /// A name without anything behind it, and what belongs to it at its own depth; reports it.
  bool is_not_indented(const Entries& entries) {
    auto entry = entries.begin();
    if (!(entry != entries.end()) || (*entry).value->shape != Shape::empty) return false;
    const Node& name = *(*entry).key;
    if (!reading_.seat_named(name.text) || !(++entry != entries.end())) return false;
    const Node& next = *(*entry).key;
    if (reading_.seat_named(next.text) || is_remark_word(next.text) || begins_with_card(next.text)) return false;
    const std::string form = std::string(next.text).append(": …'");
    reading_.fault(Fault::not_a_list, next.span, {"'" + form, "'- " + form},
                   std::string("what belongs to '").append(name.text).append("' stands deeper, each line with '- '"));
    return true;
  }

  void read_entry(const Entry& entry) {
    const Node& key = *entry.key;
    if (same_key(key.text, "note")) {
      reading_.scalar(entry, "a text");
    } else if (same_key(key.text, "ruling")) {
      const auto ruling = read_ruling(reading_, entry);
      if (ruling) rule(key, *ruling);
    } else {
      read_play(entry);
    }
  }

  void rule(const Node& key, Ruling ruling) {
    if (lines_.empty()) {
      reading_.fault(Fault::ruling_without_play, key.span, {});
    } else if (lines_.back().ruling) {
      reading_.fault(Fault::second_ruling, key.span, {});
    } else {
      lines_.push_back({.ruling = ruling, .seat = {}, .name = key, .value = nullptr, .text = {}});
    }
  }

  /// Where a key belongs that is no line of its own; nothing where it may be a player.
  [[nodiscard]] std::string_view belonging(const Entry& entry) const {
    const std::string_view key = entry.key->text;
    if (reading_.seat_named(key)) return {};
    if (is_remark_word(key)) return {};
    if (same_key(key, "discard") || same_key(key, "at"))
      return "it belongs to a journey: write it behind the steps, between [ and ]";
    return index_of(key, phases) >= 0 ? "it belongs to a round: indent it less" : std::string_view();
  }

  void read_play(const Entry& entry) {
    const Node& key = *entry.key;
    std::optional<Seat> seat = reading_.seat_named(key.text);
    if (!seat) {
      if (const std::string_view there = belonging(entry); !there.empty()) {
        reading_.fault(Fault::unknown_key, key, std::string(there));
        return;
      }
      if (reading_.slip_in_key(entry, {})) return;
      const auto name = reading_.name_without_colon(key.text);
      if (!name.empty() && key.text.substr(name.size() + 1).starts_with('[')) return reading_.missing_colon(key, name);
      if (std::string meant = reading_.did_you_mean_in_english(key.text, remark_words); !meant.empty()) {
        reading_.fault(Fault::unknown_key, key, std::move(meant));
        return;
      }
      if (entry.value->shape == Shape::empty && begins_with_card(key.text)) {
        reading_.fault(Fault::cards_not_joined, key.span, {});
        return;
      }
      seat = reading_.seat(key, remark_words);
    }
    lines_.push_back({.ruling = {}, .seat = seat, .name = key, .value = entry.value, .text = *entry.value});
  }

  /// A scalar where `name: play`, or a list of such lines, is due.
  void read_glued(const Node& scalar, Fault otherwise, std::string_view due) {
    if (const auto parts = reading_.unspaced(scalar.text, {}, true)) {
      const Phrase all = scalar;
      reading_.unspaced(all, *parts);
      const Phrase name = all.part(parts->name);
      lines_.push_back(
          {.ruling = {}, .seat = reading_.seat(name), .name = name, .value = nullptr, .text = all.part(parts->rest)});
    } else if (otherwise == Fault::not_a_map && begins_with_card(scalar.text) && !is_unknown(scalar) &&
               !lays_something(scalar.text)) {
      reading_.fault(Fault::cards_not_joined, scalar.span, {});
    } else if (const auto name = reading_.name_without_colon(scalar.text); !name.empty()) {
      reading_.missing_colon(scalar, name);
    } else {
      reading_.fault(otherwise, scalar.span, {reading_.described(scalar), due}, std::string(line_is));
    }
  }

  Reading& reading_;
  std::vector<Line> lines_;
};

}  // namespace

std::vector<Line> read_lines(Reading& reading, const Entry& phase, std::string_view empty) {
  Lines lines(reading);
  lines.read(phase, empty);
  return lines.take();
}

std::optional<Phrase> words_of(Reading& reading, const Line& line, std::string_view due, std::string_view empty) {
  const bool nothing = line.value == nullptr ? line.text.text.empty() : is_blank(*line.value);
  if (nothing) {
    if (line.seat) reading.empty(*line.name.node, empty);
    return std::nullopt;
  }
  if (line.value == nullptr || line.value->shape == Shape::scalar) return line.text;
  const bool several = line.value->shape == Shape::list;
  reading.fault(Fault::not_a_scalar, line.value->span, {reading.described(*line.value), due},
                several ? "one play a line" : "");
  return std::nullopt;
}

std::optional<Ruling> read_ruling(Reading& reading, const Entry& entry) {
  static constexpr std::array<std::string_view, 2> rulings = {"void", "stands"};
  const Node* word = reading.scalar(entry, "void or stands");
  if (word == nullptr) return std::nullopt;
  if (word->text == rulings[0]) return Ruling::taken_back;
  if (word->text == rulings[1]) return Ruling::stands;
  std::string advice = reading.did_you_mean(word->text, rulings);
  reading.fault(Fault::unknown_ruling, *word, advice.empty() ? write_one_of(rulings) : std::move(advice));
  return std::nullopt;
}

}  // namespace elfref::elfenland
