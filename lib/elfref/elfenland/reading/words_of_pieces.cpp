#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/reading/sums.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/words_of_play.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// Cards and counters: sums, lists and payments.

namespace elfref::elfenland {
namespace {

constexpr std::size_t most_on_road = 8;

constexpr SumForm cards_are{{msg::write_a_sum, "2 raft + pig"}, msg::no_mark};
constexpr SumForm drawn_are{{msg::write_a_sum, "2 raft + pig"}, msg::drawn_face_down};
constexpr SumForm payment_is{{msg::write_a_payment, "2 raft + pig"}, msg::no_mark};

/// Collects the cards of a step and the words round them.
class Paid final : public Terms {
 public:
  explicit Paid(Reading& reading)
      : reading_(reading), cards_(reading, payment_is, payment_.cards.of, payment_.cards.unknown) {}

  void add(const Term& term) override {
    if (last_.node != nullptr) {
      reading_.fault(Fault::unknown_play, last_, msg::way_stands_at_the_end());
      last_ = {};
    }
    if (term.is(Word::caravan) && !term.counted && !term.marked && !caravan_ && cards_.terms() == 0) {
      caravan_ = true;
      payment_.extra = reading_.span(term.phrase);
    } else if (term.is(Role::closing) && !term.marked) {
      payment_.by = by_of(term.name.meaning);
      payment_.extra = reading_.span(term.phrase);
      last_ = term.phrase;
    } else {
      cards_.add(term);
    }
  }

  /// What was paid. `all` is everything that is written of it.
  PaymentWords payment(Span all) {
    if (cards_.terms() == 0 && (caravan_ || last_.node != nullptr))
      reading_.nothing_there(all, caravan_ ? msg::how_many_cards_caravan() : msg::what_was_paid());
    payment_.cards.open = cards_.open();
    payment_.caravan = caravan_;
    return payment_;
  }

 private:
  Reading& reading_;
  PaymentWords payment_;
  CountedPieces cards_;
  Phrase last_;  // `by …`, which nothing may follow
  bool caravan_ = false;
};

/// Collects counters that lie in front of somebody.
class Faced final : public SumOfTerms {
 public:
  Faced(Reading& reading, Facing unsaid)
      : SumOfTerms(reading, {msg::write_a_sum, "pig + hidden dragon"}), unsaid_(unsaid) {}

  void add(const Term& term) override {
    count(term);
    const Facing facing = term.marked ? Facing::down : unsaid_;
    if (term.is_piece()) {
      add({term.piece<Transport>(), facing}, term);
    } else if (term.is_unseen()) {
      add({std::nullopt, facing}, term);
    } else if (term.is_none()) {
      alone(term);
    } else {
      refuse(term);
    }
  }

  FacedCounters counters() {
    if (finish()) return {.at = {}, .count = 0, .open = true};
    return counters_;
  }

 private:
  void add(FacedCounters::Counter counter, const Term& term) {
    if (counters_.count + term.count > static_cast<int>(counters_.at.size()))
      return too_many(term, msg::in_all({.number = counters_.at.size()}));
    for (int i = 0; i < term.count; ++i) counters_.at[counters_.count++] = counter;
  }

  Facing unsaid_;
  FacedCounters counters_;
};

/// Collects what lies on a road.
class OnARoad final : public SumOfTerms {
 public:
  explicit OnARoad(Reading& reading) : SumOfTerms(reading, msg::write_what_is_on_a_road) {}

  void add(const Term& term) override {
    count(term);
    const bool counter = term.is_piece() || term.is_unseen();
    if (term.is_nothing()) {
      alone(term);
    } else if (!counter && !term.is_word()) {
      unknown_piece(reading(), term.phrase);
    } else if (!counter && !term.is(Word::obstacle)) {
      refuse(term);
    } else if (term.marked) {
      reading().fault(Fault::misplaced_word, term.phrase, msg::road_lies_face_up());
    } else {
      for (int piece = term.counted ? term.count : 1; piece > 0; --piece)
        if (!lay(term, counter)) break;
    }
  }

  std::vector<OnRoad> lies() {
    finish();
    return std::move(found_);
  }

 private:
  /// Lays one piece; false: there are too many.
  bool lay(const Term& term, bool counter) {
    const OnRoad& first = found_.front();
    const bool more = counter ? first.counter || first.unknown_counter : first.obstacle;
    if (more && found_.size() == most_on_road) {
      reading().fault(
          Fault::bad_number, reading().span(term.phrase),
          msg::bad_number(
              {.least = 0, .most = msg::in_all({.number = most_on_road}), .written = as_written(term.phrase.text)}));
      return false;
    }
    if (more) found_.emplace_back();
    OnRoad& lies = more ? found_.back() : found_.front();
    lies.span = reading().span(term.phrase);
    if (term.is_piece()) lies.counter = term.piece<Transport>();
    if (counter && !term.is_piece()) lies.unknown_counter = true;
    if (!counter) lies.obstacle = true;
    return true;
  }

  std::vector<OnRoad> found_ = std::vector<OnRoad>(1);
};

}  // namespace

By by_of(const Meaning& meaning) {
  if (meaning == as_meaning(Word::by_road)) return By::road;
  if (meaning == as_meaning(Word::by_river)) return By::river;
  return meaning == as_meaning(Word::by_ferry) ? By::ferry : By::unsaid;
}

namespace {

/// `[pig, 2 cloud]`: a list of what plain_sum() counts.
std::optional<Pieces> plain_list(const Reading& reading, const Node& list) {
  Pieces pieces;
  for (const Node& item : reading.children(list)) {
    if (item.shape != Shape::scalar || !plain_sum(vocabulary(), item.text, pieces.of)) return std::nullopt;
    if (pieces.count() > most_pieces) return std::nullopt;
  }
  return pieces;
}

}  // namespace

Pieces read_pieces(Reading& reading, const Node& node) {
  const auto listed = node.shape == Shape::list ? plain_list(reading, node) : std::nullopt;
  return listed ? *listed : read_sum<Pieces>(reading, node, cards_are);
}

Pieces read_drawn(Reading& reading, const Node& node) {
  const auto listed = node.shape == Shape::list ? plain_list(reading, node) : std::nullopt;
  return listed ? *listed : read_sum<Pieces>(reading, node, drawn_are);
}

Pieces read_pieces(Reading& reading, const Phrase& phrase) { return read_sum<Pieces>(reading, phrase, cards_are); }

FacedCounters read_counters(Reading& reading, const Node& node, Facing unsaid) {
  Faced faced(reading, unsaid);
  read_terms(reading, node, faced);
  return faced.counters();
}

std::vector<OnRoad> read_on_road(Reading& reading, const Node& node) {
  OnARoad on_road(reading);
  read_terms(reading, node, on_road);
  return on_road.lies();
}

namespace {

/// `2 raft`, `caravan pig + 2 cloud`, `dragon by road`.
std::optional<PaymentWords> plain_payment(const Reading& reading, const Phrase& phrase) {
  constexpr std::string_view caravan = "caravan ";
  PaymentWords paid;
  std::string_view cards = phrase.text;
  if (cards.starts_with(caravan)) {
    paid.caravan = true;
    paid.extra = reading.span(phrase.part(cards.substr(0, caravan.size() - 1)));
    cards.remove_prefix(caravan.size());
  }
  if (const auto tail = cut_at(cards, " by ")) {
    const std::string_view words = cards.substr(tail->first.size() + 1);
    paid.by = by_of(vocabulary().exact_meaning_of(words));
    if (paid.by == By::unsaid) return std::nullopt;
    paid.extra = reading.span(phrase.part(words));
    cards = tail->first;
  }
  if (!plain_sum(vocabulary(), cards, paid.cards.of)) return std::nullopt;
  return paid;
}

}  // namespace

PaymentWords read_payment(Reading& reading, const Node& node) {
  if (node.shape == Shape::scalar)
    if (const auto paid = plain_payment(reading, node)) return *paid;
  Paid paid(reading);
  read_terms(reading, node, paid);
  return paid.payment(node.span);
}

PaymentWords read_payment(Reading& reading, const Phrase& phrase) {
  if (const auto paid = plain_payment(reading, phrase)) return *paid;
  Paid paid(reading);
  read_terms(reading, phrase, paid);
  return paid.payment(reading.span(phrase));
}

}  // namespace elfref::elfenland
