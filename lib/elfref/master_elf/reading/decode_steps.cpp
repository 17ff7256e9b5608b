#include <algorithm>
#include <string>

#include "elfref/core/reading/card_sums.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/master_elf/reading/decode_parts.h"

namespace elfref::master_elf {
namespace {

constexpr std::string_view steps_form = "'[Mill: wool]'";
constexpr std::string_view forms =
    "write LOCATION: CARD, city: CARDS for CARDS, stay: CARD, create GIFT for PARCEL: CARDS, send PARCEL, "
    "to NAME: CARDS, from NAME: CARDS, discard: CARDS …";

/// A word that people write instead of one of the format.
struct OtherWord {
  std::string_view said, advice;
};

constexpr std::string_view of_cards = "cards are summed up with +: leaf + feather";
constexpr std::string_view of_refill = "what was laid stands behind then: Mill: wool then wool + rope";
constexpr std::string_view of_parcel = "the parcel stands behind for: create drum for elves: 2 wool + wax";
constexpr std::string_view of_gifts = "write to NAME: CARDS";
constexpr std::string_view of_takings = "write LOCATION: CARD, or from NAME: CARDS";
constexpr std::string_view of_movements = "write LOCATION: CARD, or of a helper kitten to Pond";
constexpr std::string_view of_discards = "cards that are thrown away stand before for, those that are drawn behind it";
constexpr OtherWord other_words[] = {
    {"and", of_cards},      {"with", of_cards},     {"&", of_cards},         {"->", of_refill},
    {"=>", of_refill},      {"refill", of_refill},  {"under", of_parcel},    {"give", of_gifts},
    {"gives", of_gifts},    {"take", of_takings},   {"takes", of_takings},   {"go", of_movements},
    {"goes", of_movements}, {"move", of_movements}, {"moves", of_movements}, {"draw", of_discards},
    {"draws", of_discards},
};

/// What to write where a word stands that is none of the format.
std::string advice_on(std::string_view said) {
  const auto is_it = [said](const OtherWord& other) { return fold(other.said) == fold(said); };
  const auto found = std::ranges::find_if(other_words, is_it);
  return std::string(found == std::end(other_words) ? forms : found->advice);
}

class StepReader {
  using enum Word;

 public:
  StepReader(const Decoding& decoding, Seat seat, const Line& line)
      : in_(decoding), reading_(decoding.reading), seat_(seat), line_(line), head_(reading_, line.name, {}) {}

  void read() {
    if (line_.value != nullptr && is_blank(*line_.value))
      return reading_.empty(*line_.name.node, "leave the colon out");
    if (line_.value == nullptr)
      if (const auto parts = reading_.unspaced(line_.name.text, {}, true)) return reading_.unspaced(line_.name, *parts);
    const std::size_t begin = head_.at();
    if (const auto word = head_.take_word(); word && read_word(*word)) return;
    head_.back_to(begin);
    if (const auto giver = head_.take_player(); giver && head_.accept(to)) return give(giver, player());
    head_.back_to(begin);
    const bool behind_a_comma = head_.accept(then), number = head_.take_number().has_value();
    head_.back_to(begin);
    const bool colon_lacks = line_.value == nullptr && head_.take_known(in_.naming.places()) && !head_.done();
    head_.back_to(begin);
    const bool card = head_.take_known(in_.naming.kinds()) && head_.done();
    head_.back_to(begin);
    const std::string advice = behind_a_comma ? "it belongs to the step before, without a comma: Mill: wool then 2"
                               : number       ? "cards stand behind the colon of a step: city: 2 wool for 3"
                               : colon_lacks  ? "a colon stands behind the location: Mill: wool"
                               : card         ? "it belongs to the cards before, with '+': create drum: 2 wax + wool"
                                              : advice_on(head_.next().text);
    head_.back_to(begin);
    if (const auto place = in_.naming.place(reading_, head_.take_rest(), advice)) visit(Way::move, *place);
  }

 private:
  bool read_word(Word word) {
    switch (word) {
      case the_city:
        visit(Way::move, city);
        return true;
      case stay:
        visit(Way::stay, nothing_named);
        return true;
      case kitten:
      case fox:
      case saucer:
      case yeti:
        read_helper(word);
        return true;
      case to:
        give(seat_, player());
        return true;
      case from:
        give(player(), seat_);
        return true;
      case create:
        read_create();
        return true;
      case send:
        read_send();
        return true;
      case Word::discard:
        add(Discard{seat_, cards()});
        return true;
      case shortage:
        add(Shortage{seat_});
        return true;
      case stuck:
        add(Stuck{seat_, true});
        return true;
      case unknown:
        add(Unknown{.seat = seat_});
        return true;
      default:
        return false;
    }
  }

  // ---------------------------------------------------------------- pieces of a line

  /// Reports what is left of the key.
  bool head_is_done() {
    if (head_.done()) return true;
    const auto word = head_.next();
    const std::string advice =
        line_.value == nullptr ? "cards stand behind a colon: from Anna: wool" : advice_on(word.text);
    reading_.fault(Fault::misplaced_word, word, advice);
    return false;
  }

  Play<Action>* add(Action action) {
    if (!head_is_done()) return nullptr;
    const Span all =
        line_.value == nullptr ? reading_.span(line_.name) : reading_.span(Field{line_.name.node, line_.value});
    Play<Action>& play = in_.add(std::move(action), all, phase::turn, seat_);
    play.parts[object] = reading_.span(line_.name);
    if (line_.value != nullptr) play.parts[cost] = line_.value->span;
    if (refill_ != Span{}) play.parts[laid] = refill_;
    play.counted = true;
    return &play;
  }

  /// A player behind `to` or `from`, in any case of a Russian name.
  std::optional<Seat> player() {
    const auto seat = head_.take_player(true);
    return seat ? seat : reading_.seat(head_.take_rest());
  }

  Cards cards() {
    if (line_.value != nullptr) return read_cards(in_, *line_.value);
    Cards none_written;
    none_written.due = true;
    return none_written;
  }

  /// `unknown` alone is one card where one card is due.
  static Cards one_card(Cards cards) {
    if (cards.open) cards.unknown = 1;
    cards.open = false;
    return cards;
  }

  /// What stands behind a key, as a sentence; a list has only cards.
  template <class Read>
  void sentence(Cards& of_list, Read read) {
    of_list.due = true;
    if (line_.value == nullptr) return;
    const Node& value = *line_.value;
    if (value.shape == Shape::list) {
      of_list = read_cards(in_, value);
      return;
    }
    if (value.shape != Shape::scalar) {
      reading_.fault(Fault::not_a_scalar, value.span, {reading_.described(value), "cards"});
      return;
    }
    LineWords words(reading_, value, {});
    read(words);
    if (words.done()) return;
    const auto word = words.next();
    reading_.fault(Fault::misplaced_word, word, advice_on(word.text));
  }

  // ---------------------------------------------------------------- steps

  void visit(Way way, PlaceId place) {
    Visit visit{.seat = seat_, .way = way, .place = place};
    const bool in_city = place == city;
    sentence(visit.taken, [&](LineWords& words) {
      if (words.accept(Word::put)) {
        visit.put = true;
        visit.thrown = one_card(read_cards(in_, words, {}));
        return;
      }
      visit.taken = read_cards(in_, words, {for_, then});
      if ((in_city || way == Way::swap) && words.accept(for_)) {
        visit.exchanges = true;
        visit.thrown = std::exchange(visit.taken, {});
        visit.taken = read_cards(in_, words, {then});
        return;
      }
      if (!in_city && way != Way::swap) visit.taken = one_card(std::move(visit.taken));
      const std::size_t begin = words.at();
      if (!in_city && words.accept(then)) {
        visit.refill = read_cards(in_, words);
        refill_ = words.span_since(begin);
      }
    });
    if (in_city && visit.taken.open && !visit.exchanges) visit.taken = {.due = true};
    if (in_city && !visit.taken.due) visit.exchanges = true;
    if (in_city && visit.taken.due) visit.thrown.due = true;
    add(std::move(visit));
  }

  void read_helper(Word word) {
    const Figure helper = Figure(static_cast<int>(Figure::kitten) + static_cast<int>(word) - static_cast<int>(kitten));
    if (head_.accept_any({to, on})) {
      const Phrase name = head_.take_rest();
      if (line_.value != nullptr) reading_.fault(Fault::misplaced_word, *line_.value);
      if (const auto place = in_.naming.place(reading_, name)) add(HelperGoes{seat_, helper, *place});
      return;
    }
    if (word == saucer) return visit(Way::swap, nothing_named);
    if (word == yeti) {
      add(YetiHelp{seat_, cards()});
      return;
    }
    if (word == kitten) {
      reading_.fault(Fault::unknown_play, line_.name, "write stay: CARD, or kitten to AREA");
      return;
    }
    FoxSwap swap{.seat = seat_};
    swap.got.due = true;
    sentence(swap.given, [&](LineWords& words) {
      swap.given = one_card(read_cards(in_, words, {for_}));
      if (words.accept(for_)) swap.got = one_card(read_cards(in_, words));
    });
    add(std::move(swap));
  }

  void give(std::optional<Seat> giver, std::optional<Seat> taker) {
    if (!giver || !taker) return;
    if (giver == taker) {
      reading_.fault(Fault::misplaced_word, line_.name, "cards go to somebody else");
      return;
    }
    add(Give{seat_, *giver, *taker, cards()});
  }

  GiftId read_gift(LineWords& words, std::initializer_list<Word> stops) {
    if (const auto known = words.take_known_item(in_.naming.gifts(), stops)) return *known;
    if (words.accept_item(unknown, stops)) return nothing_named;
    const Phrase name = words.take_name(stops);
    if (!name.text.empty()) return in_.naming.gift(reading_, name).value_or(nothing_named);
    reading_.fault(Fault::empty_value, reading_.span(words.next()), {"a gift is missing"});
    return nothing_named;
  }

  void read_create() {
    Create made{.seat = seat_};
    made.gift = read_gift(head_, {for_});
    Span parcel{};
    if (head_.accept(for_)) {
      const Phrase name = head_.take_rest();
      made.parcel = read_parcel(in_, name, true).value_or(Parcel::unknown);
      parcel = reading_.span(name);
    }
    if (line_.value != nullptr && line_.value->shape == Shape::list) {
      made.paid = read_cards(in_, *line_.value, &made.crystals);
    } else {
      sentence(made.paid, [&](LineWords& words) {
        made.paid = read_cards(in_, words, {then}, &made.crystals);
        const std::size_t begin = words.at();
        if (!words.accept(then)) return;
        if (words.accept(none)) {
          made.none_laid = true;
        } else {
          made.next = read_gift(words, {});
        }
        refill_ = words.span_since(begin);
      });
    }
    if (made.paid.open) made.paid = {.due = true};
    if (Play<Action>* play = add(std::move(made)); play != nullptr && parcel != Span{}) play->parts[target] = parcel;
  }

  void read_send() {
    const Phrase name = head_.take_rest();
    const auto parcel = read_parcel(in_, name, false);
    if (!parcel) return;
    Send sent{.seat = seat_, .parcel = *parcel};
    const Node* value = line_.value;
    if (value != nullptr && value->shape == Shape::map) {
      sent.areas.emplace();
      for (const Field area : reading_.fields(*value)) {
        const auto place = in_.naming.place(reading_, *area.key);
        if (is_blank(*area.value)) {
          reading_.empty(*area.key, "write how many cards");
        } else if (place) {
          sent.areas->emplace_back(*place, read_cards(in_, *area.value));
        }
      }
    } else if (value != nullptr && is_none(reading_, *value)) {
      sent.areas.emplace();
    } else if (value != nullptr && !is_unknown(reading_, *value)) {
      reading_.fault(Fault::not_a_map, value->span, {reading_.described(*value), "'{Pond: 2 wool}'"});
    }
    add(std::move(sent));
  }

  const Decoding& in_;
  Reading& reading_;
  Seat seat_;
  const Line& line_;
  LineWords head_;
  Span refill_{};
};

/// The place of a crystal among ingredients.
constexpr KindId crystal_kind = nothing_named - 1;

}  // namespace

Cards read_cards(const Decoding& decoding, LineWords& words, std::initializer_list<Word> stops, int* crystals) {
  Cards cards = read_card_sum(words, stops, decoding.naming.kinds(), [&](const Phrase& name) -> std::optional<KindId> {
    if (crystals != nullptr && word_of(name.text) == Word::crystal) return crystal_kind;
    return decoding.naming.kind(decoding.reading, name);
  });
  const auto found = static_cast<int>(std::erase(cards.named, crystal_kind));
  if (crystals != nullptr) *crystals += found;
  return cards;
}

Cards read_cards(const Decoding& decoding, const Node& node, int* crystals) {
  if (node.shape == Shape::map) {
    decoding.reading.fault(Fault::not_a_scalar, node.span, {decoding.reading.described(node), "cards"});
    return {.open = true};
  }
  const auto line = [&](const Node& one) { return LineWords(decoding.reading, one, {}); };
  return read_card_sums(decoding.reading, node, line,
                        [&](LineWords& words) { return read_cards(decoding, words, {}, crystals); });
}

std::optional<Figure> read_figure(const Decoding& decoding, const Phrase& name, bool helper) {
  const auto word = word_of(name.text);
  if (word >= Word::kitten && word <= Word::yeti)
    return Figure(1 + static_cast<int>(*word) - static_cast<int>(Word::kitten));
  if (word == Word::elf && !helper) return Figure::elf;
  const auto names = std::span(figure_names).subspan(helper ? 1 : 0);
  decoding.reading.unknown_name(info(Fault::misplaced_word), name, names, {}, write_one_of(names));
  return std::nullopt;
}

std::optional<Parcel> read_parcel(const Decoding& decoding, const Phrase& name, bool with_box) {
  const auto word = word_of(name.text);
  if (with_box && word == Word::box) return Parcel::box;
  if (word >= Word::set && word <= Word::ingredients)
    return Parcel(static_cast<int>(*word) - static_cast<int>(Word::set));
  const auto names = std::span(parcel_names).first(with_box ? 5 : 4);
  decoding.reading.unknown_name(info(Fault::misplaced_word), name, names, {}, write_one_of(names));
  return std::nullopt;
}

void decode_steps(const Decoding& decoding, Seat seat, const Field& turn) {
  Session& session = decoding.session;
  const std::size_t begin = session.plays.size();
  read_plays(decoding.reading, read_steps(decoding.reading, turn, steps_form), session.plays,
             [&](const Line& line) { StepReader(decoding, seat, line).read(); });
  const auto steps = session.plays.begin() + static_cast<std::ptrdiff_t>(begin);
  const bool moves = std::any_of(steps, session.plays.end(),
                                 [](const Play<Action>& play) { return is_any<Visit, Stuck, Unknown>(play.action); });
  if (moves) return;
  const auto late = std::find_if(steps, session.plays.end(),
                                 [](const Play<Action>& play) { return is_any<Create, Discard>(play.action); });
  session.plays.insert(late, play_outside<Action>(Stuck{.seat = seat}, decoding.reading.span(turn), phase::turn, seat));
}

}  // namespace elfref::master_elf
