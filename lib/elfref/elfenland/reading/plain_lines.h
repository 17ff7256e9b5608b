#pragma once

#include <optional>

#include "elfref/core/reading/plain_words.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/words_of_play.h"

// The lines of a round as programs write them. The functions that read word by word read every other line; they give
// each line read here the same meaning.

namespace elfref::elfenland {

/// The player of a line, and the places of its parts.
struct PlainLineOf {
  Seat seat;
  Span name;
  Span words;
};

/// The places of a key and of its text, with their quotes.
struct PlainField {
  Span key;
  Span value;
};

/// Takes lines of one record from its text. Each take_*() returns whether it could read the line.
class PlainLines {
 public:
  explicit PlainLines(const Reading& reading);

  /// `{"Anna":"cloud then pig"}`.
  template <class Unread>
  bool take_pick(Unread& part, PlainLineOf& of, PickWords& pick) const {
    PlainLine line(part);
    return take_name(line, of) && take_pick(line, pick) && take_end(line, of, part);
  }
  /// `{"Anna":"hidden cloud on Virst-Ixara by road"}`.
  template <class Unread>
  bool take_plan(Unread& part, PlainLineOf& of, PlanWords& plan) const {
    PlainLine line(part);
    return take_name(line, of) && take_plan(line, plan) && take_end(line, of, part);
  }
  /// `{"Virst":"caravan pig + 2 raft"}`.
  template <class Unread>
  bool take_step(Unread& part, PlainField& of, TownId& to, PaymentWords& paid) const {
    PlainLine line(part);
    if (!line.take_item()) return false;
    of.key.begin = line.at() - line.quote;
    const TownId* town = line.take(towns_);
    if (town == nullptr || !take_text(line, of) || !take_payment(line, paid)) return false;
    to = *town;
    return take_end(line, of, part);
  }
  /// `{"discard":"pig + 2 raft"}`.
  template <class Unread>
  bool take_discard(Unread& part, PlainField& of, Pieces& cards) const {
    PlainLine line(part);
    if (!line.take_item()) return false;
    of.key.begin = line.at() - line.quote;
    return line.take("discard") && take_text(line, of) && take_sum(line, cards) && take_end(line, of, part);
  }
  /// `"Anna":"pig + 2 raft"`.
  template <class Unread>
  bool take_pieces(Unread& part, Seat& seat, PlainField& of, Pieces& pieces) const {
    PlainLine line(part);
    return take_name(line, seat, of) && (line.take("none") || take_sum(line, pieces)) && take_entry(line, of, part);
  }
  /// `"Anna":"hidden pig"`.
  template <class Unread>
  bool take_counter(Unread& part, Seat& seat, PlainField& of, FacedCounters& counters) const {
    PlainLine line(part);
    if (!take_name(line, seat, of)) return false;
    if (!line.take("none")) {
      counters.at[0].facing = line.take("hidden ") ? Facing::down : Facing::either;
      const Transport* kind = line.take(transports_);
      if (kind == nullptr) return false;
      counters.at[0].kind = *kind;
      counters.count = 1;
    }
    return take_entry(line, of, part);
  }

 private:
  template <class Line>
  bool take_name(Line& line, PlainLineOf& of) const {
    if (!line.take_item()) return false;
    of.name.begin = line.at();
    if (!line.take(names_, of.seat)) return false;
    of.name.end = line.at();
    if (!line.take(line.colon)) return false;
    of.words.begin = line.at();
    return true;
  }
  template <class Line>
  bool take_name(Line& line, Seat& seat, PlainField& of) const {
    of.key.begin = line.at();
    return line.take(line.entry) && line.take(names_, seat) && take_text(line, of);
  }
  /// Takes the text between the end of a key and the beginning of its value.
  template <class Line>
  static bool take_text(Line& line, PlainField& of) {
    of.key.end = line.at() + line.quote;
    if (!line.take(line.colon)) return false;
    of.value.begin = line.at() - line.quote;
    return true;
  }
  template <class Line, class Unread>
  static bool take_end(Line& line, PlainLineOf& of, Unread& part) {
    of.words.end = line.at();
    return line.take(line.item_end) && took(line, part);
  }
  template <class Line, class Unread>
  static bool take_end(Line& line, PlainField& of, Unread& part) {
    of.value.end = line.at() + line.quote;
    return line.take(line.item_end) && took(line, part);
  }
  template <class Line, class Unread>
  static bool take_entry(Line& line, PlainField& of, Unread& part) {
    of.value.end = line.at() + line.quote;
    return line.take(line.text_end) && took(line, part);
  }
  template <class Line, class Unread>
  static bool took(const Line& line, Unread& part) {
    if (!part.ends_after(line.size())) return false;
    part.go_past(line.size());
    return true;
  }

  template <class Line>
  bool take_kind(Line& line, std::optional<Transport>& kind, Span& span) const {
    span.begin = line.at();
    const Transport* known = line.take(transports_);
    if (known == nullptr) return false;
    kind = *known;
    span.end = line.at();
    return true;
  }
  template <class Line>
  bool take_pick(Line& line, PickWords& pick) const {
    pick.blind = line.take("blind ");
    if (!take_kind(line, pick.kind, pick.object)) return false;
    return pick.blind || !line.take(" then ") || take_kind(line, pick.turned, pick.extra);
  }
  template <class Line>
  bool take_plan(Line& line, PlanWords& plan) const {
    using enum PlanWords::Kind;
    plan.object.begin = line.at();
    if (line.take("pass")) {
      plan.kind = pass;
      plan.object.end = line.at();
      return true;
    }
    if (line.take("obstacle")) {
      plan.kind = obstacle;
      plan.object.end = line.at();
    } else {
      plan.kind = counter;
      plan.hidden = line.take("hidden ");
      if (plan.hidden) plan.extra = {plan.object.begin, line.at() - 1};
      if (!take_kind(line, plan.counter, plan.object)) return false;
    }
    if (!line.take(" on ")) return false;
    plan.where.begin = line.at();
    if (!take_road(line, plan.link)) return false;
    plan.where.end = line.at();
    Span by;
    if (!take_by(line, plan.link.by, by)) return false;
    if (!plan.hidden) plan.extra = by;
    return true;
  }
  template <class Line>
  bool take_road(Line& line, Link& link) const {
    const TownId* a = line.take(towns_);
    if (a == nullptr || !line.take("-")) return false;
    const TownId* b = line.take(towns_);
    if (b == nullptr) return false;
    link = {.a = *a, .b = *b, .by = By::unsaid};
    return true;
  }
  /// Takes ` by road`, ` by river`, ` by ferry` or nothing.
  template <class Line>
  static bool take_by(Line& line, By& by, Span& span) {
    if (!line.take(" by ")) return true;
    span.begin = line.at() - 3;
    by = line.take("road") ? By::road : line.take("river") ? By::river : line.take("ferry") ? By::ferry : By::unsaid;
    span.end = line.at();
    return by != By::unsaid;
  }
  template <class Line>
  bool take_sum(Line& line, Pieces& pieces) const {
    int sum = 0;
    do {
      const int count = line.take_count();
      const Transport* kind = line.take(transports_);
      sum += count;
      if (kind == nullptr || sum > most_pieces) return false;
      std::uint8_t& of = pieces.of[static_cast<std::size_t>(*kind)];
      of = static_cast<std::uint8_t>(of + count);
    } while (line.take(" + "));
    return true;
  }
  template <class Line>
  bool take_payment(Line& line, PaymentWords& paid) const {
    const std::uint32_t begin = line.at();
    paid.caravan = line.take("caravan ");
    if (paid.caravan) paid.extra = {begin, line.at() - 1};
    if (!take_sum(line, paid.cards)) return false;
    Span by;
    if (!take_by(line, paid.by, by)) return false;
    if (paid.by != By::unsaid) paid.extra = by;
    return true;
  }

  PlainNames names_;
  const PlainWords<Transport>& transports_;
  const PlainWords<TownId>& towns_;
};

}  // namespace elfref::elfenland
