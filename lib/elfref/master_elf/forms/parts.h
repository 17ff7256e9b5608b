#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/forms/forms.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/master_elf/forms/line_in.h"
#include "elfref/master_elf/forms/written.h"

// The parts of which lines of Master Elf are made: how each is read, written and compared.

namespace elfref::master_elf::parts {

/// A line while it is written.
struct Out : forms::LineOut {
  const Names& names;

  explicit Out(const Names& of, forms::Saying saying = forms::Saying::values)
      : LineOut(of.players, vocabulary(), saying, of.language), names(of) {}
  [[nodiscard]] Out of_part() const { return Out(names, saying()); }
  /// Notes cards other than those that the line is about: their number is often known before their kinds.
  void mean_other_cards(const std::string& what, const Cards& cards) {
    if (!cards.counted()) return;
    mean(what, std::to_string(cards.size()));
    if (cards.unknown == 0 && cards.size() > 0) mean(what + " are", sum_of(cards, names));
  }
  void say_gift(std::string_view what, GiftId gift) {
    say(name_of_gift(gift, names));
    if (gift != nothing_named) mean(what, name_of_gift(gift, names));
  }
};

using Stops = forms::Stops<Word>;

/// The cards of a line that is about one card: `unknown` alone is one card.
inline Cards one_card(Cards cards) {
  if (cards.open) cards.unknown = 1;
  cards.open = false;
  return cards;
}

/// Cards: a sum, or a number. Left out: the number that was due.
struct SomeCards {
  std::string_view holds = "CARDS";
  bool others = false;  ///< they are not the cards that the line is about

  static Cards read(LineIn& in, Stops stops) { return in.cards(stops); }
  void write(Out& out, std::string_view name, const Cards& cards) const {
    if (out.placed(name, holds, cards.named.empty())) return;
    out.say(sum_of(cards, out.names));
    if (others) return out.mean_other_cards(std::string(name), cards);
    forms::add_cards(out.meaning, cards, [&](KindId kind) { return name_of_kind(kind, out.names); });
  }
};
/// One card.
struct OneCard : SomeCards {
  static Cards read(LineIn& in, Stops stops) { return one_card(in.cards(stops)); }
};

/// A gift.
struct AGift {
  static GiftId read(LineIn& in, Stops stops) { return in.naming.gift(in.words, stops); }
  static void write(Out& out, std::string_view name, GiftId gift) {
    if (!out.placed(name, "GIFT", gift == nothing_named)) out.say_gift(name, gift);
  }
};

/// A parcel. `of_gift`: the parcel for a gift; else it belongs to the act.
struct AParcel {
  bool of_gift = false;

  std::optional<Parcel> read(LineIn& in, Stops) const {
    const Phrase name = in.words.take_rest();
    if (!of_gift) return in.naming.parcel(name, false);
    in.parts[target] = in.reading().span(name);
    return in.naming.parcel(name, true).value_or(Parcel::unknown);
  }
  void write(Out& out, std::string_view name, Parcel parcel) const {
    if (out.placed(name, "PARCEL", false) || parcel == Parcel::unknown) return;
    static constexpr std::array words{Word::set, Word::colour, Word::elves, Word::ingredients, Word::box};
    const Stops word{words[static_cast<std::size_t>(parcel)]};
    if (!of_gift) return out.say_act_word(word);
    out.say_word(word);
    out.mean(name, std::string(parcel_names[static_cast<std::size_t>(parcel)]));
  }
};

/// The location of a movement: anything that is not another step.
struct ALocation {
  static bool begins(LineIn& in) {
    const auto word = in.words.peek();
    return !word || *word > Word::unknown;
  }
  static std::optional<PlaceId> read(LineIn& in, Stops) { return in.location(); }
  static void write(Out& out, std::string_view name, PlaceId place) {
    if (!out.placed(name, "LOCATION", false)) out.say_act(name_of_place(place, out.names));
  }
};
// ---------------------------------------------------------------- parts of one line alone

/// What was done in a location: `wool`, `2 for 3`, `wool then 2`, `put wax`. Written by hand, because only the words
/// after the first cards show whether these were taken or discarded.
struct done_there {
  bool in_city = false;

  bool read(LineIn& in, Visit& visit, Stops) const {
    LineWords& words = in.words;
    const bool draws = in_city || visit.way == Way::swap;
    visit.put = words.accept(Word::put);
    visit.taken = visit.put ? Cards{.due = true} : in.cards({Word::for_, Word::meant, Word::then});
    if (visit.put) {
      visit.thrown = one_card(in.cards({}));
    } else if (draws && words.accept_any({Word::for_, Word::meant})) {
      visit.exchanges = true;
      visit.thrown = std::exchange(visit.taken, in.cards({Word::then}));
    } else if (!in_city) {
      if (!draws) visit.taken = one_card(std::move(visit.taken));
      const std::size_t begin = words.at();
      if (words.accept(Word::then)) {
        visit.refill = in.cards({});
        in.parts[laid] = words.span_since(begin);
      }
    }
    if (!in_city) return true;
    if (visit.taken.open && !visit.exchanges) visit.taken = {.due = true};
    if (visit.taken.due) visit.thrown.due = true;
    visit.exchanges = visit.exchanges || !visit.taken.due;
    return true;
  }
  void write(Out& out, const Visit& visit) const {
    const SomeCards cards{in_city ? "CARDS" : "CARD"};
    const bool known = out.saying() == forms::Saying::values;
    if (visit.put) {
      out.say_act_word(Stops{Word::put});
      if (known && visit.thrown.due) out.say(out.unknown());
      return cards.write(out, "cards", visit.thrown);
    }
    const bool none_thrown = in_city && visit.thrown.counted() && visit.thrown.size() == 0;
    if (visit.exchanges ? !none_thrown : in_city && !known) {
      SomeCards{cards.holds, true}.write(out, "thrown away", visit.thrown);
      out.say_word(Stops{Word::for_});
      if (known && visit.taken.due) out.say(out.unknown());
    } else if (visit.exchanges || in_city) {
      out.mean_other_cards("thrown away", visit.thrown);
    }
    cards.write(out, "cards", visit.taken);
    if (in_city || (!visit.refill && !out.is_shape())) return;
    Out then = out.of_part();
    SomeCards{"CARDS", true}.write(then, "laid", visit.refill.value_or(Cards{.due = true}));
    if (!then.text.empty()) out.append_after(Stops{Word::then}, then);
  }
};
/// A helper goes somewhere: `fox to Pond`. The Kitten has no other step, and nothing follows this one.
struct helper_goes {
  static bool begins(LineIn& in) {
    return in.is_next([&] {
      const bool kitten = in.words.accept(Word::kitten);
      return kitten || (in.words.accept_any({Word::fox, Word::saucer, Word::yeti}) && in.words.accept_any(to_or_on));
    });
  }
  static bool read(LineIn& in, HelperGoes& goes, Stops) {
    goes.helper = Figure(static_cast<int>(*in.words.take_word()) - before_kitten);
    if (!in.words.accept_any(to_or_on)) {
      in.refuse_helper();
      return false;
    }
    const Phrase name = in.words.take_rest();
    if (in.line.value != nullptr) in.reading().fault(Fault::misplaced_word, *in.line.value);
    const auto place = in.naming.place(name);
    if (place) goes.place = *place;
    return place.has_value();
  }
  static void write(Out& out, const HelperGoes& goes) {
    if (!out.placed("helper", "HELPER", false))
      out.say_act_word(Stops{Word(before_kitten + static_cast<int>(goes.helper))});
    out.say_act_word(to_or_on);
    ALocation::write(out, "location", goes.place);
  }
  static constexpr Stops to_or_on{Word::into, Word::to, Word::on};
  static constexpr int before_kitten = static_cast<int>(Word::kitten) - static_cast<int>(Figure::kitten);
};
/// One of the two players between whom cards go is the player whose turn it is.
template <Seat Give::*member>
struct oneself {
  static bool read(LineIn& in, Give& give, Stops) {
    give.*member = in.actor;
    return true;
  }
  static void write(Out&, const Give&) {}
  [[nodiscard]] static bool holds(const Give& give) { return give.*member == give.seat; }
};
/// A player gives cards: `Boris to Anna`.
struct giver : forms::player<&Give::from, object> {
  static bool begins(LineIn& in) {
    return in.is_next([&] { return in.words.take_player() && in.words.accept(Word::to); });
  }
};
/// The cards that go from one player to another. Every way to write this has the same meaning.
struct cards_given {
  static bool read(LineIn& in, Give& give, Stops) {
    if (give.from == give.to) in.refuse_giving();
    if (give.from == give.to || !in.value_begins()) return false;
    give.cards = in.cards({});
    return true;
  }
  static void write(Out& out, const Give& give) {
    out.colon();
    SomeCards{}.write(out, "cards", give.cards);
    out.meaning.act = "gives";
    out.mean("from", "player " + std::to_string(give.from.value + 1));
    out.mean("to", "player " + std::to_string(give.to.value + 1));
  }
};
/// The price of a gift.
struct price_paid {
  static bool read(LineIn& in, Create& create, Stops stops) {
    create.paid = in.cards(stops, &create.crystals);
    if (create.paid.open) create.paid = {.due = true};
    return true;
  }
  static void write(Out& out, const Create& create) {
    const bool cards = create.crystals == 0 || !create.paid.named.empty() || create.paid.unknown > 0;
    if (cards) SomeCards{}.write(out, "cards", create.paid);
    if (create.crystals == 0) return;
    if (cards) out.say("+");
    if (create.crystals > 1) out.say(std::to_string(create.crystals));
    out.say_word(Stops{Word::crystal});
    out.meaning.pieces["crystal"] = create.crystals;
  }
};
/// The gift that is placed on the stack.
struct next_gift {
  static bool read(LineIn& in, Create& create, Stops) {
    create.none_laid = in.words.accept(Word::none);
    if (!create.none_laid) create.next = in.naming.gift(in.words, {});
    return true;
  }
  static void write(Out& out, const Create& create) {
    if (out.is_shape()) return AGift::write(out, "laid is", nothing_named);
    if (!create.none_laid && !create.next) return;
    if (create.none_laid) out.say_word(Stops{Word::none});
    if (create.next) out.say_gift("laid is", *create.next);
    out.mean("laid", create.none_laid ? "none" : "one");
  }
};
/// The cards that are placed in each area when a parcel is sent.
struct areas_filled {
  static bool read(LineIn& in, Send& send, Stops) {
    in.words.take_rest();
    const Node* value = in.line.value;
    if (value == nullptr || is_unknown(in.reading(), *value)) return true;
    if (value->shape != Shape::map && !is_none(in.reading(), *value))
      in.reading().wrong_shape(Fault::not_a_map, *value, "{Pond: 2 wool}");
    send.areas.emplace();
    for (const Field area : in.reading().fields(*value)) {
      const auto place = in.naming.place(*area.key);
      if (is_blank(*area.value)) {
        in.empty_area(*area.key);
      } else if (place) {
        send.areas->emplace_back(*place, in.naming.cards(*area.value));
      }
    }
    return true;
  }
  static void write(Out& out, const Send& send) {
    if (out.placed("areas", "AREAS", false) || !send.areas) return;
    if (send.areas->empty()) return out.say_word(Stops{Word::none});
    const auto area = [&](const auto& one) {
      const std::string place = name_of_place(one.first, out.names);
      out.mean_other_cards("into " + place, one.second);
      return place + ": " + sum_of(one.second, out.names);
    };
    out.say("{" + joined(*send.areas, area) + "}");
  }
};
/// A gift that is placed when the turn comes back, and its stack.
struct gift_and_stack {
  static bool read(LineIn& in, NewGift& gift, Stops) {
    LineWords& words = in.words;
    gift.none = words.accept(Word::none);
    if (gift.none) return true;
    const auto known = words.take_known_item(in.naming.gifts(), {Word::on});
    if (known || !words.accept(Word::unknown)) gift.gift = known ? *known : in.naming.gift(words, {Word::on});
    if (!words.accept(Word::on)) return true;
    if (const auto stack = read_number(in.reading(), words.take_rest(), 1, stack_count)) gift.stack = *stack - 1;
    return true;
  }
  static void write(Out& out, const NewGift& gift) {
    if (gift.none) return out.say_act_word(Stops{Word::none});
    AGift::write(out, "gift", gift.gift);
    if (gift.stack < 0) return;
    const std::string stack = std::to_string(gift.stack + 1);
    out.say_word(Stops{Word::on});
    out.say(stack);
    out.mean("stack", stack);
  }
};
/// Unrecorded steps: one, or many.
struct any_steps {
  static bool read(LineIn&, Unknown&, Stops) { return true; }
  static void write(Out& out, const Unknown& unknown) { out.meaning = {.many = !unknown.turns}; }
};

// ---------------------------------------------------------------- forms without a line

struct player_entry {
  static void write(Out& out, const SitDown& sits) {
    const std::string figure(figure_names[static_cast<std::size_t>(sits.figure)]);
    const std::string at = sits.at == nothing_named ? "" : ", at: " + name_of_place(sits.at, out.names);
    out.say("{name: " + out.player(sits.seat) + ", plays: " + figure + at + "}");
  }
};
struct laid_out {
  static void write(Out& out, const LayOut& lay) {
    using Where = LayOut::Where;
    static constexpr std::array<std::string_view, 7> words{
        "the hand of", "what lies in", "what lies under", "the stacks", "the city", "the discard", "the deck of gifts"};
    out.say(words[static_cast<std::size_t>(lay.where)]);
    if (lay.where == Where::hand) out.say(out.player({static_cast<std::uint8_t>(lay.index)}));
    if (lay.where == Where::area) out.say(name_of_place(lay.index, out.names));
    if (lay.where == Where::under) out.say("'" + std::string(parcel_names[lay.index]) + "'");
  }
};
struct claim {
  static void write(Out& out, const Action& claim) {
    out.say("result: " + key_of(claim) + ": " + value_of(claim, out.names));
  }
};

}  // namespace elfref::master_elf::parts
