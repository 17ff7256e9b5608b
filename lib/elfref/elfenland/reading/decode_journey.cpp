#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/reading/scanner.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/faults.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/reading/words_of_play.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// What is said of a text of phase 4 that stands among the journeys, `obstacle on TOWN-TOWN`; nothing where it is no
/// such text.
FixedMessage laid_by(std::string_view text) {
  FixedMessage piece;
  Scanner scanner(text, vocabulary());
  for (Token token = scanner.next(); token.kind != Token::Kind::end; token = scanner.next()) {
    if (token.is(Word::on)) return piece;
    if (token.is(Word::obstacle)) piece = msg::obstacle_while_planning;
    if (token.is_piece() && piece.empty()) piece = msg::counter_while_planning;
  }
  return {};
}

/// One line of `travel` on its way into plays. The discards, wherever they stand, become the end of the journey.
class Journey {
 public:
  Journey(Reading& reading, const Line& line, std::uint16_t round, std::vector<Play<Action>>& plays)
      : reading_(reading), line_(line), seat_(line.seat.value_or(Seat{})), round_(round), plays_(plays) {}

  void decode() {
    emit(BeginJourney{.seat = seat_, .written = true}, name_);
    begin_ = plays_.size();
    if (line_.value == nullptr) {
      read_word(line_.text);
    } else {
      read(*line_.value);
    }
    end();
  }

  /// The same of a list of steps that was left unread. False: it is to be read in full.
  template <class Unread>
  bool decode(Unread& part, const PlainLines& plain) {
    emit(BeginJourney{.seat = seat_, .written = true}, name_);
    begin_ = plays_.size();
    const auto item = [&] { return read_plain_item(part, plain) || read_unread_item(part); };
    const bool good = part.take_empty_list(plays_[begin_ - 1].parts[whole]) || part.take_list(item);
    end();
    return good;
  }

 private:
  template <class Kind>
  Play<Action>& emit(const Kind& action, Span whole) {
    return add_play(plays_, [&] {
      return Play<Action>{
          .action = action, .parts = {whole, name_}, .seat = line_.seat, .round = round_, .phase = phase::travel};
    });
  }

  void read(const Node& value) {
    switch (is_blank(value) ? Shape::empty : value.shape) {
      case Shape::empty:
        if (line_.seat) reading_.empty(*line_.name.node, msg::write_empty_or_unknown());
        return;
      case Shape::scalar:
        return read_word(value);
      case Shape::map:
        return read_unlisted(value);
      case Shape::list:
        if (reading_.children(value).empty()) plays_[begin_ - 1].parts[whole] = value.span;
        for (const Node& item : reading_.children(value)) read_item(item);
    }
  }

  /// A journey of one word.
  void read_word(const Phrase& word) {
    if (is_unknown(reading_, word.text)) {
      emit(UnknownSteps{.seat = seat_, .at = {}}, reading_.span(word));
      plays_[begin_ - 1].parts[whole] = reading_.span(word);
    } else if (word.text.empty()) {
      reading_.nothing_there(reading_.span(line_.name), msg::write_empty_or_unknown());
    } else if (const auto parts = reading_.unspaced(word.text, {}, true)) {
      read_glued(word, *parts);
    } else if (refuse_laying(word)) {
      return;
    } else if (is_word_of_play(reading_, word.text)) {
      reading_.fault(Fault::unknown_play, word, msg::stayed_or_unseen());
    } else {
      reading_.wrong_shape(Fault::not_a_list, reading_.span(word), as_written(word.text), msg::due_journey,
                           msg::journey_is());
    }
  }

  /// Reports a piece that is laid on a road where boots move.
  bool refuse_laying(const Phrase& words) {
    const FixedMessage advice = laid_by(words.text);
    if (advice.empty()) return false;
    reading_.fault(Fault::unknown_play, words, advice);
    return true;
  }

  void read_unlisted(const Node& map) {
    const Fields fields = reading_.fields(map);
    reading_.wrong_shape(Fault::not_a_list, fields.empty() ? map.span : (*fields.begin()).key->span,
                         reading_.described(map), msg::due_journey, msg::journey_is());
    for (const Field field : fields) read_entry(field);
  }

  void read_item(const Node& item) {
    switch (is_blank(item) ? Shape::empty : item.shape) {
      case Shape::scalar:
        return read_bare(item);
      case Shape::empty:
        reading_.nothing_there(item.span, msg::write_town_and_payment());
        return;
      case Shape::list:
        reading_.wrong_shape(Fault::not_a_map, item, msg::due_step, msg::step_is());
        return;
      case Shape::map:
        break;
    }
    const Fields fields = reading_.fields(item);
    if (fields.empty()) reading_.nothing_there(item.span, msg::write_town_and_payment());
    bool first = true;
    for (const Field field : fields) {
      if (!first && !is_loose_card(field)) reading_.fault(Fault::missing_dash, *field.key);
      read_entry(field);
      first = false;
    }
  }

  /// `unknown`, or a map of one key whose value is a scalar.
  template <class Unread>
  bool read_unread_item(Unread& part) {
    Node key, value;
    if (!part.take_item(key, value)) return false;
    if (key.shape != Shape::empty) {
      read_entry({&key, &value});
      return true;
    }
    if (!part.is_text(value) || is_blank(value)) return false;
    read_bare(value);
    return true;
  }

  /// A step or discard as programs write it.
  template <class Unread>
  bool read_plain_item(Unread& part, const PlainLines& plain) {
    PlainField of;
    TownId to;
    PaymentWords paid;
    if (plain.take_step(part, of, to, paid)) {
      add_step(to, paid, of);
      return true;
    }
    Pieces cards;
    if (!plain.take_discard(part, of, cards)) return false;
    add_discard(cards, of, {});
    return true;
  }

  /// A scalar among the steps: `unknown`, or a slip.
  void read_bare(const Phrase& word) {
    if (is_unknown(reading_, word.text)) {
      last_ = plays_.size();
      emit(UnknownSteps{.seat = seat_, .at = {}}, reading_.span(word));
    } else if (const auto parts = reading_.unspaced(word.text, {}, true)) {
      read_glued(word, *parts);
    } else if (refuse_laying(word)) {
      return;
    } else if (begins_with_piece(word.text, vocabulary())) {
      reading_.fault(Fault::cards_not_joined, reading_.span(word));
    } else if (is_word_of_play(reading_, word.text)) {
      reading_.fault(Fault::unknown_play, word, msg::stayed_or_unseen());
    } else if (same_key(word.text, "discard")) {
      reading_.nothing_there(reading_.span(word), msg::how_many_cards_number());
    } else if (read_town(reading_, word, msg::step_is)) {
      reading_.nothing_there(reading_.span(word), msg::what_was_paid());
    }
  }

  /// `Virst:2 raft`, one scalar.
  void read_glued(const Phrase& word, const Unspaced& parts) {
    reading_.unspaced(word, parts);
    if (is_remark_word(parts.name)) return;
    if (same_key(parts.name, "discard")) {
      (void)read_pieces(reading_, word.part(parts.rest));
      return;
    }
    if (!same_key(parts.name, "at")) (void)read_town(reading_, word.part(parts.name));
    (void)read_payment(reading_, word.part(parts.rest));
  }

  [[nodiscard]] static bool is_loose_card(const Field& field) {
    return field.value->shape == Shape::empty && begins_with_piece(field.key->text, vocabulary());
  }

  /// `obstacle: TOWN-TOWN`.
  [[nodiscard]] static bool is_obstacle_on_road(const Field& field) {
    return field.value->shape == Shape::scalar && field.value->text.find('-') != std::string_view::npos &&
           Scanner(field.key->text, vocabulary()).next().is(Word::obstacle);
  }

  void read_entry(const Field& field) {
    const std::string_view key = field.key->text;
    if (same_key(key, "note")) {
      reading_.scalar(field, msg::a_text);
    } else if (same_key(key, "ruling")) {
      rule(field);
    } else if (same_key(key, "discard")) {
      discard(field);
    } else if (same_key(key, "at")) {
      seen_at(field);
    } else if (key == "unknown" || (field.value->shape == Shape::empty && is_unknown(reading_, key))) {
      reading_.fault(Fault::unknown_play, *field.key, msg::unknown_stands_alone());
    } else if (is_loose_card(field)) {
      reading_.fault(Fault::cards_not_joined, field.key->span);
    } else if (is_obstacle_on_road(field)) {
      reading_.fault(Fault::unknown_play, *field.key, msg::obstacle_while_planning());
    } else if (!reading_.odd_mark(*field.key)) {
      step(field);
    }
  }

  /// The town of a step. What is near to no town may be a key of a journey, misspelt: `discards`.
  std::optional<TownId> town_of(const Node& key) {
    static constexpr std::string_view keys[] = {"discard", "at", "note", "ruling"};
    if (const auto town = town_meant(reading_, key.text)) return town;
    if (refuse_road(key)) return std::nullopt;
    Message meant = reading_.did_you_mean_in_english(key.text, keys);
    if (meant.empty() && reading_.did_you_mean(key.text, town_names().words()).empty())
      meant = reading_.did_you_mean_key(key.text, keys);
    if (meant.empty()) return read_town(reading_, key, msg::step_is);
    reading_.fault(Fault::unknown_key, key, std::move(meant));
    return std::nullopt;
  }

  /// Reports a road in place of the town that was reached over it.
  bool refuse_road(const Node& key) {
    const auto road = road_meant(reading_, key.text);
    if (!road) return false;
    const std::array<std::string_view, 2> ends{town(road->b).ascii, town(road->a).ascii};
    Diagnostic* found =
        reading_.fault(faults::unknown_town, key, msg::name_the_town_reached({.towns = in_quotes(Joint::or_, ends)}));
    if (found != nullptr) found->meant.assign(ends.begin(), ends.end());
    return true;
  }

  bool has_cards(const Field& field, FixedMessage empty) {
    if (is_blank(*field.value)) {
      reading_.empty(*field.key, empty);
      return false;
    }
    return field.value->shape == Shape::list || reading_.scalar(field, msg::cards_or_unknown) != nullptr;
  }

  void step(const Field& field) {
    const auto town = town_of(*field.key);
    if (!has_cards(field, msg::what_was_paid)) return;
    add_step(town.value_or(TownId{}), read_payment(reading_, *field.value), {field.key->span, field.value->span});
  }

  void add_step(TownId to, const PaymentWords& paid, const PlainField& at) {
    last_ = plays_.size();
    const Step step{
        .seat = seat_, .to = to, .paid = paid.cards, .caravan = paid.caravan, .by = paid.by, .from = {}, .way = {}};
    Play<Action>& play = emit(step, whole_of(at));
    play.parts[where] = at.key;
    play.parts[payment] = at.value;
    play.parts[extra] = paid.extra;
    play.counted = true;
  }

  /// `at: TOWN`, where the boot was seen next: of the gap before it, or of one of its own.
  void seen_at(const Field& field) {
    const Node* name = reading_.scalar(field, msg::a_town);
    const auto town = name != nullptr ? read_town(reading_, *name) : std::nullopt;
    if (!town) return;
    auto* gap = last_ && *last_ + 1 == plays_.size() ? std::get_if<UnknownSteps>(&plays_.back().action) : nullptr;
    if (gap != nullptr && !gap->at) {
      gap->at = town;
      plays_.back().parts[where] = name->span;
      return;
    }
    last_ = plays_.size();
    emit(UnknownSteps{.seat = seat_, .at = town}, reading_.span(field)).parts[where] = name->span;
  }

  void discard(const Field& field) {
    if (!has_cards(field, msg::write_cards_or_none)) return;
    add_discard(read_pieces(reading_, *field.value), {field.key->span, field.value->span}, field.value->text);
  }

  void add_discard(const Pieces& cards, const PlainField& at, std::string_view text) {
    discards_.push_back({cards, at, text, Ruling::none});
    last_ = std::nullopt;
    discard_is_last_ = true;
  }

  void rule(const Field& field) {
    const auto ruling = read_ruling(reading_, field);
    if (!ruling) return;
    Ruling* const on = discard_is_last_ && !last_ ? &discards_.back().ruling : last_ ? &plays_[*last_].ruling : nullptr;
    if (on == nullptr) {
      reading_.fault(Fault::ruling_without_play, field.key->span);
    } else if (*on != Ruling::none) {
      reading_.fault(Fault::second_ruling, field.key->span);
    } else {
      *on = *ruling;
    }
  }

  /// The end of the journey, with all discards; those that were taken back are judged and not played.
  void end() {
    emit_discards(true);
    emit_discards(false);
  }

  void emit_discards(bool taken_back) {
    EndJourney ended{.seat = seat_, .discard = {}, .written = false};
    Ruling ruling = taken_back ? Ruling::taken_back : Ruling::none;
    const Discard* first = nullptr;
    const Discard* last = nullptr;
    for (const Discard& discard : discards_) {
      if ((discard.ruling == Ruling::taken_back) != taken_back) continue;
      if (first == nullptr) first = &discard;
      last = &discard;
      if (discard.ruling == Ruling::stands) ruling = Ruling::stands;
      ended.before = ended.discard;
      add(ended.discard, discard);
      ended.written = true;
    }
    if (taken_back && first == nullptr) return;
    Play<Action>& play = emit(ended, plays_.back().parts[whole]);
    play.ruling = ruling;
    if (first == nullptr) return;
    play.counted = true;
    play.parts[whole] = whole_of(first->at);
    play.parts[object] = play.parts[payment] = last->at.value;
    play.parts[extra] = first->at.value;
  }

  struct Discard {
    Pieces cards;
    PlainField at;
    std::string_view text;  // of the value
    Ruling ruling;
  };

  /// From the key to the end of the value.
  [[nodiscard]] static Span whole_of(const PlainField& at) {
    return {at.key.begin, std::max(at.key.end, at.value.end)};
  }

  void add(Pieces& sum, const Discard& discard) {
    if (sum.count() + discard.cards.count() > most_pieces) {
      reading_.fault(
          Fault::bad_number, discard.at.value,
          msg::bad_number(
              {.least = 0, .most = msg::in_all({.number = most_pieces}), .written = as_written(discard.text)}));
      return;
    }
    for (std::size_t kind = 0; kind < sum.of.size(); ++kind)
      sum.of[kind] = static_cast<std::uint8_t>(sum.of[kind] + discard.cards.of[kind]);
    sum.unknown = static_cast<std::uint8_t>(sum.unknown + discard.cards.unknown);
    sum.open = sum.open || discard.cards.open;
  }

  Reading& reading_;
  const Line& line_;
  Span name_ = reading_.span(line_.name);
  Seat seat_;
  std::uint16_t round_;
  std::vector<Play<Action>>& plays_;
  std::size_t begin_ = 0;
  std::optional<std::size_t> last_;  // the step or gap that a ruling means
  bool discard_is_last_ = false;
  std::vector<Discard> discards_;
};

}  // namespace

void decode_journey(Reading& reading, const Line& line, std::uint16_t round, std::vector<Play<Action>>& plays) {
  Journey(reading, line, round, plays).decode();
}

void decode_unread_journeys(Reading& reading, const PlainLines& plain, const Node& list, std::uint16_t round,
                            std::vector<Play<Action>>& plays) {
  const bool good = reading.read_unread(list, [&](auto& part) {
    Node name, word;
    const auto line = [&] {
      Line turn;
      if (!part.begin_pair(name) || !read_unread_name(reading, name, turn.seat)) return false;
      turn.name = name;
      if (part.next_is_list()) {
        if (!turn.seat || !Journey(reading, turn, round, plays).decode(part, plain)) return false;
      } else {
        if (!part.take(word)) return false;
        turn.value = &word;
        turn.text = word;
        if (turn.seat) Journey(reading, turn, round, plays).decode();
        if (!turn.seat && (!part.is_text(word) || is_blank(word))) return false;
      }
      return part.end_pair();
    };
    return part.take_list(line) && part.at_end();
  });
  if (!good) reading.give_up(list);
}

}  // namespace elfref::elfenland
