#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <variant>
#include <vector>

#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/narration.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/reading/decode_one_line.h"
#include "elfref/master_elf/recorder/guide.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/rules/moves.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// From choices to plays, and back.

namespace elfref::master_elf {
namespace {

using recorder::Choices;
using recorder::Chosen;
using recorder::one;

enum Named { places, kinds, gifts };  // as in Box::also

/// The index of a piece in its list.
template <class Pieces>
std::optional<std::uint16_t> named(const Pieces& pieces, const std::vector<Box::Also>& also, std::string_view name) {
  const std::string folded = fold(name);
  if (folded.empty()) return std::nullopt;
  const auto piece = std::ranges::find_if(pieces, [&](const auto& one) { return fold(one.name) == folded; });
  if (piece != pieces.end()) return static_cast<std::uint16_t>(piece - pieces.begin());
  const auto other = std::ranges::find_if(also, [&](const Box::Also& one) { return fold(one.word) == folded; });
  return other == also.end() ? std::nullopt : std::optional(other->index);
}

/// A number at the beginning of a text, which is cut off; 1 if there is none.
int leading_number(std::string_view& text) {
  int number = 1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number < 0) return 1;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  text = trimmed(text);
  return std::min(number, most_cards);
}

/// Adds a sum of cards a number of times. False: it names an unknown card, or too many.
bool add_sum(const Box& box, std::string_view sum, int times, Cards& cards, int* crystals) {
  while (!sum.empty()) {
    const std::size_t plus = sum.find('+');
    std::string_view term = trimmed(sum.substr(0, plus));
    sum = plus == std::string_view::npos ? std::string_view() : sum.substr(plus + 1);
    const bool number_alone = std::ranges::all_of(term, [](char c) { return c >= '0' && c <= '9'; });
    const int number = std::clamp(times, 0, most_cards) * leading_number(term);
    if (number > most_cards - cards.size()) return false;
    if (term == value::none) continue;
    if (number_alone || term == value::unknown) {
      cards.unknown += number;
    } else if (crystals != nullptr && term == value::crystal) {
      *crystals += number;
    } else if (const auto kind = kind_named(box, term)) {
      cards.named.insert(cards.named.end(), static_cast<std::size_t>(number), *kind);
    } else {
      return false;
    }
  }
  return true;
}

template <class Names>
std::optional<std::size_t> index_in(const Names& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - names.begin()));
}

// ---------------------------------------------------------------- plays

using Made = std::optional<Action>;

/// Cards whose number is chosen, and perhaps some of them by name. Nothing: more are named than there are.
std::optional<Cards> counted_in(const Box& box, const Choices& choices, std::string_view number,
                                std::string_view which) {
  std::optional<Cards> cards = cards_in(box, choices, which);
  const std::optional<int> size = number_in(choices.one(number));
  if (!cards || (!size && choices.one(number) != value::unknown)) return std::nullopt;
  cards->open = !size;
  cards->unknown = size ? *size - static_cast<int>(cards->named.size()) : 0;
  return cards->unknown >= 0 ? cards : std::nullopt;
}

Made made_visit(const Position& state, Seat seat, const Choices& choices) {
  const Box& box = *state.box;
  Visit visit{.seat = seat};
  const std::string_view to = choices.one("to");
  if (to == value::stay) {
    visit.way = Way::stay;
  } else if (to == value::saucer) {
    visit.way = Way::swap;
  } else if (const auto place = place_named(box, to)) {
    visit.place = *place;
  } else {
    return std::nullopt;
  }
  if (place_of(state, visit) == city) {
    if (!choices.has("thrown") || !choices.has("drawn")) return std::nullopt;
    const auto thrown = counted_in(box, choices, "thrown", "which-thrown");
    const auto drawn = counted_in(box, choices, "drawn", "which-drawn");
    if (!thrown || !drawn) return std::nullopt;
    const Cards not_seen{.open = true};
    const bool seen = *thrown != not_seen || *drawn != not_seen;
    const bool drawn_alone = visit.way == Way::swap && *thrown == Cards{} && drawn->counted();
    visit.exchanges = seen && !drawn_alone;
    visit.thrown = seen ? *thrown : Cards{.due = true};
    visit.taken = seen ? *drawn : Cards{.due = true};
    return visit;
  }
  if (!choices.has("took")) return std::nullopt;
  std::string_view took = choices.one("took");
  if (took.starts_with(value::put)) {
    took.remove_prefix(value::put.size());
    visit.put = true;
    visit.taken.due = true;
    if (!add_sum(box, took, 1, visit.thrown, nullptr)) return std::nullopt;
    return visit;
  }
  const auto taken = cards_in(box, choices, "took");
  if (!taken) return std::nullopt;
  visit.taken = *taken;
  if (choices.has("laid")) {
    visit.refill = cards_in(box, choices, "laid");
    if (!visit.refill) return std::nullopt;
  }
  return visit;
}

Made made_gift(const Position& state, Seat seat, const Choices& choices) {
  const Box& box = *state.box;
  Create create{.seat = seat};
  if (choices.one("gift") != value::unknown) {
    const auto gift = gift_named(box, choices.one("gift"));
    if (!gift) return std::nullopt;
    create.gift = *gift;
  }
  if (const auto parcel = index_in(parcel_names, choices.one("for"))) create.parcel = Parcel(*parcel);
  if (!choices.has("with") || (!choices.has("for") && !state.competitive)) return std::nullopt;
  if (choices.one("with") == value::unknown && choices.sum("with") == 1) {
    create.paid.due = true;
  } else {
    const auto paid = cards_in(box, choices, "with", &create.crystals);
    if (!paid) return std::nullopt;
    create.paid = *paid;
  }
  create.none_laid = choices.one("placed") == value::none;
  if (choices.has("placed") && !create.none_laid) {
    create.next = choices.one("placed") == value::unknown ? nothing_named : gift_named(box, choices.one("placed"));
    if (!create.next) return std::nullopt;
  }
  return create;
}

Made made_sending(const Position& state, Seat seat, const Choices& choices) {
  const auto parcel = index_in(parcel_names, choices.one("sent"));
  if (!parcel || *parcel >= parcel_count) return std::nullopt;
  Send send{.seat = seat, .parcel = Parcel(*parcel)};
  for (const recorder::Choice& choice : choices.all()) {
    if (!choice.slot.starts_with(value::area)) continue;
    const auto area = place_named(*state.box, std::string_view(choice.slot).substr(value::area.size()));
    const auto cards = cards_in(*state.box, choices, choice.slot);
    if (!area || !cards) return std::nullopt;
    if (!send.areas) send.areas.emplace();
    send.areas->emplace_back(*area, *cards);
  }
  return send;
}

Made made_exchange(const Position& state, Seat seat, std::string_view form, const Choices& choices) {
  Give give{.seat = seat, .from = seat, .to = seat};
  if (form != form::give) {
    const auto from = seat_in(state, choices.one("from"));
    if (!from) return std::nullopt;
    give.from = *from;
  }
  if (form != form::take) {
    const auto to = seat_in(state, choices.one("to"));
    if (!to) return std::nullopt;
    give.to = *to;
  }
  const auto cards = cards_in(*state.box, choices, "cards");
  if (!cards || !choices.has("cards") || give.from == give.to) return std::nullopt;
  give.cards = *cards;
  return give;
}

Made made_new_gift(const Position& state, const Choices& choices) {
  NewGift gift;
  if (choices.one("gift") != value::unknown) {
    const auto named = gift_named(*state.box, choices.one("gift"));
    if (!named) return std::nullopt;
    gift.gift = *named;
  }
  const std::string_view on = choices.one("on");
  if (on.empty()) return std::nullopt;
  if (on.size() == 1 && on[0] >= '1' && on[0] < '1' + stack_count) gift.stack = on[0] - '1';
  return gift;
}

Made made_layout(const Position& state, const Choices& choices) {
  const auto area = place_named(*state.box, choices.one("area"));
  const auto cards = cards_in(*state.box, choices, "cards");
  if (!area || !may_be_told(state, *area) || !cards || !choices.has("cards")) return std::nullopt;
  return LayOut{LayOut::Where::area, *area, *cards};
}

Made made_helper_move(const Position& state, Seat seat, const Choices& choices) {
  const auto figure = index_in(figure_names, choices.one("helper"));
  const auto place = place_named(*state.box, choices.one("to"));
  if (!figure || *figure == 0 || !place) return std::nullopt;
  return HelperGoes{.seat = seat, .helper = Figure(*figure), .place = *place};
}

// ---------------------------------------------------------------- and back

/// Cards as they are chosen one by one.
std::vector<Chosen> chosen_of(const Box& box, const Cards& cards) {
  std::vector<Chosen> chosen;
  for (const KindId kind : cards.named) recorder::add_one(chosen, box.ingredients[kind].name);
  for (int i = 0; i < cards.unknown; ++i) recorder::add_one(chosen, value::unknown);
  if (chosen.empty()) recorder::add_one(chosen, cards.counted() ? value::none : value::unknown);
  return chosen;
}

/// What is paid for a gift, each card and the crystals.
std::vector<Chosen> paid_in_kinds(const Box& box, const Cards& cards, int crystals) {
  std::vector<Chosen> chosen;
  if (crystals == 0 || cards.size() > 0) chosen = chosen_of(box, cards);
  if (crystals > 0) chosen.push_back({std::string(value::crystal), crystals});
  return chosen;
}

/// Turns plays into choices.
struct Told {
  const Box& box;
  using Known = Guide::Known;

  static Known known(std::string_view form, std::vector<recorder::Choice> choices) {
    return std::pair(std::string(form), Choices(std::move(choices)));
  }
  [[nodiscard]] std::string gift(GiftId id) const {
    return id < box.gifts.size() ? box.gifts[id].name : std::string(value::unknown);
  }
  [[nodiscard]] std::string place(PlaceId id) const { return id < box.places.size() ? box.places[id].name : ""; }
  [[nodiscard]] recorder::Choice cards(std::string_view slot, const Cards& of) const {
    return {std::string(slot), chosen_of(box, of)};
  }

  /// Tells how many cards there are, and the named ones.
  void put_counted(std::vector<recorder::Choice>& all, std::string_view number, std::string_view which,
                   const Cards& of) const {
    all.push_back(one(number, of.counted() ? std::to_string(of.size()) : std::string(value::unknown)));
    if (!of.named.empty()) all.push_back(cards(which, {.named = of.named}));
  }

  Known operator()(const Visit& visit) const {
    const std::string to = visit.way == Way::stay   ? std::string(value::stay)
                           : visit.way == Way::swap ? std::string(value::saucer)
                                                    : place(visit.place);
    std::vector<recorder::Choice> all{one("to", to)};
    if (visit.put) {
      const std::string card =
          visit.thrown.named.size() == 1 ? box.ingredients[visit.thrown.named[0]].name : std::string(value::unknown);
      all.push_back(one("took", std::string(value::put) + card));
    } else if (visit.exchanges || visit.thrown.due || (visit.way == Way::move && visit.place == city)) {
      put_counted(all, "thrown", "which-thrown", visit.thrown);
      put_counted(all, "drawn", "which-drawn", visit.taken);
    } else {
      all.push_back(cards("took", visit.taken));
      if (visit.refill && visit.refill->counted()) all.push_back(cards("laid", *visit.refill));
    }
    return known(form::go, std::move(all));
  }
  Known operator()(const FoxSwap& swap) const {
    return known(form::fox, {cards("gives", swap.given), cards("takes", swap.got)});
  }
  Known operator()(const YetiHelp& help) const { return known(form::yeti, {cards("cards", help.cards)}); }
  Known operator()(const HelperGoes& goes) const {
    return known(form::helper, {one("helper", std::string(figure_names[static_cast<std::size_t>(goes.helper)])),
                                one("to", place(goes.place))});
  }
  Known operator()(const Give& give) const {
    const auto seat = [](Seat of) { return std::to_string(of.value); };
    if (give.from == give.seat) return known(form::give, {one("to", seat(give.to)), cards("cards", give.cards)});
    if (give.to == give.seat) return known(form::take, {one("from", seat(give.from)), cards("cards", give.cards)});
    return known(form::hand_over, {one("from", seat(give.from)), one("to", seat(give.to)), cards("cards", give.cards)});
  }
  Known operator()(const Create& create) const {
    const auto parcel = static_cast<std::size_t>(create.parcel);
    std::vector<recorder::Choice> all{
        one("gift", gift(create.gift)),
        one("for", std::string(parcel < parcel_names.size() ? parcel_names[parcel] : value::unknown))};
    if (!create.paid.counted()) {
      all.push_back(one("with", std::string(value::unknown)));
    } else {
      all.push_back({"with", paid_in_kinds(box, create.paid, create.crystals)});
    }
    if (create.none_laid) all.push_back(one("placed", std::string(value::none)));
    if (create.next) all.push_back(one("placed", gift(*create.next)));
    return known(form::create, std::move(all));
  }
  Known operator()(const Send& send) const {
    std::vector<recorder::Choice> all{one("sent", std::string(parcel_names[static_cast<std::size_t>(send.parcel)]))};
    for (std::size_t i = 0; send.areas && i < send.areas->size(); ++i)
      all.push_back(cards(std::string(value::area) + place((*send.areas)[i].first), (*send.areas)[i].second));
    return known(form::send, std::move(all));
  }
  Known operator()(const Discard& discard) const { return known(form::discard, {cards("cards", discard.cards)}); }
  Known operator()(const NewGift& laid) const {
    if (laid.none) return std::nullopt;
    return known(form::gift,
                 {one("gift", gift(laid.gift)),
                  one("on", laid.stack < 0 ? std::string(value::unknown) : std::to_string(laid.stack + 1))});
  }
  Known operator()(const Stuck& stuck) const { return known(stuck.written ? form::stuck : form::nothing, {}); }
  Known operator()(const Shortage&) const { return known(form::shortage, {}); }
  Known operator()(const BeginTurn& begins) const { return begins.skipped ? known(form::skipped, {}) : std::nullopt; }
  Known operator()(const auto&) const { return std::nullopt; }
};

// ---------------------------------------------------------------- names

/// Whether a record can have such a name anywhere, also within brackets.
bool is_plain(std::string_view name) {
  constexpr std::size_t longest = 60;
  return !name.empty() && name.size() <= longest &&
         name.find_first_of(",:;[]{}#&*!|>'\"%@`\\\r\n\t") == std::string_view::npos;
}

/// Whether a slot has cards.
bool has_cards(std::string_view slot) {
  constexpr std::array<std::string_view, 8> slots{"took",  "laid",  "which-thrown", "which-drawn",
                                                  "gives", "takes", "with",         "cards"};
  return std::ranges::find(slots, slot) != slots.end() || slot.starts_with(value::area);
}

/// Takes the names of a line over, if it can be read.
void learn(Position& state, const std::string& line) {
  Session session;
  session.box = state.box;
  session.players = {{.name = "player", .span = {}}};
  const OneLine read = decode_one_line(line, {0, static_cast<std::uint32_t>(line.size())}, Seat{0}, session);
  if (read.understood && read.faults.empty() && !read.plays.empty()) name_more(state, read.box);
}

}  // namespace

std::optional<PlaceId> place_named(const Box& box, std::string_view name) {
  return named(box.places, box.also[places], name);
}
std::optional<KindId> kind_named(const Box& box, std::string_view name) {
  return named(box.ingredients, box.also[kinds], name);
}
std::optional<GiftId> gift_named(const Box& box, std::string_view name) {
  return named(box.gifts, box.also[gifts], name);
}

std::optional<Cards> cards_in(const Box& box, const Choices& choices, std::string_view slot, int* crystals) {
  Cards cards;
  for (const Chosen& chosen : choices.in(slot)) {
    const std::string_view value = chosen.value.empty() ? value::unknown : std::string_view(chosen.value);
    if (!add_sum(box, value, chosen.count, cards, crystals)) return std::nullopt;
  }
  return cards;
}

std::optional<int> number_in(std::string_view digits) {
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool whole = error == std::errc() && end == digits.data() + digits.size();
  return whole && number >= 0 && number <= most_cards ? std::optional(number) : std::nullopt;
}

std::optional<Seat> seat_in(const Position& state, std::string_view value) {
  const std::optional<int> seat = number_in(value);
  if (!seat || *seat >= state.players) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(*seat)};
}

void Guide::take_names(Spot& spot, const Choices& choices) {
  const Box* box = spot.state.box.get();
  for (const recorder::Choice& choice : choices.all()) {
    for (const Chosen& chosen : choice.values) {
      const std::string& value = chosen.value;
      if (!is_plain(value) || value == value::unknown || value == value::none) continue;
      if (choice.slot == "to" || choice.slot == "area") {
        if (value == value::stay || value == value::saucer || seat_in(spot.state, value)) continue;
        if (!place_named(*box, value)) learn(spot.state, value);
      } else if (choice.slot == "gift" || choice.slot == "placed") {
        if (!gift_named(*box, value)) learn(spot.state, "create " + value);
      } else if (has_cards(choice.slot)) {
        Cards known;
        int crystals = 0;
        if (!add_sum(*box, value, 1, known, &crystals)) learn(spot.state, "create unknown: " + value);
      }
      box = spot.state.box.get();
    }
  }
}

std::optional<Action> Guide::play(const Spot& spot, std::string_view form, const Choices& choices) {
  const Position& state = spot.state;
  const Seat seat = spot.seat;
  if (form == form::go) return made_visit(state, seat, choices);
  if (form == form::create) return made_gift(state, seat, choices);
  if (form == form::send) return made_sending(state, seat, choices);
  if (form == form::lies) return made_layout(state, choices);
  if (form == form::gift) return made_new_gift(state, choices);
  if (form == form::helper) return made_helper_move(state, seat, choices);
  if (form == form::give || form == form::take || form == form::hand_over)
    return made_exchange(state, seat, form, choices);
  if (form == form::stuck) return Stuck{.seat = seat, .written = true};
  if (form == form::nothing) return Stuck{.seat = seat};
  if (form == form::skipped) return BeginTurn{.seat = seat, .skipped = true};
  if (form == form::shortage) return Shortage{seat};
  if (form == form::fox) {
    const auto given = cards_in(*state.box, choices, "gives"), got = cards_in(*state.box, choices, "takes");
    if (!given || !got || !choices.has("gives") || !choices.has("takes")) return std::nullopt;
    return FoxSwap{.seat = seat, .given = *given, .got = *got};
  }
  const auto cards = cards_in(*state.box, choices, "cards");
  if (!cards || !choices.has("cards")) return std::nullopt;
  if (form == form::yeti) return YetiHelp{.seat = seat, .cards = *cards};
  if (form == form::discard) return Discard{.seat = seat, .cards = *cards};
  return std::nullopt;
}

recorder::Choices Guide::as_counts(const Spot& spot, std::string_view form, const Choices& choices) {
  const Box& box = *spot.state.box;
  if (form != form::create || !box.has_ingredients || !choices.has("with") || choices.one("with") == value::unknown)
    return choices;
  int crystals = 0;
  const auto cards = cards_in(box, choices, "with", &crystals);
  return cards ? choices.with("with", paid_in_kinds(box, *cards, crystals)) : choices;
}

Guide::Known Guide::choices_of(const Session& session, const Action& play) {
  return std::visit(Told{*session.box}, play);
}

// ---------------------------------------------------------------- in words

namespace {

std::string turn_of(const Session& session, Seat seat, std::string_view value) {
  return as_key(session.players[seat.value].name) + ": " + std::string(value);
}

/// Whether a play is not in the list of steps of a turn: it is an entry of the turns, or all that its turn has.
bool is_entry(const Session& session, std::uint32_t ply) {
  const Play<Action>& play = session.plays[ply];
  if (is_any<NewGift, BeginTurn>(play.action)) return true;
  if (const auto* unknown = std::get_if<Unknown>(&play.action); unknown != nullptr && unknown->turns) return true;
  if (const auto* stuck = std::get_if<Stuck>(&play.action); stuck != nullptr && !stuck->written) return true;
  while (ply-- > 0)
    if (is_any<BeginTurn>(session.plays[ply].action)) return session.plays[ply].parts[object] == play.parts[whole];
  return true;
}

/// A step, or what lies in an area. The names of players may have signs that end a key.
std::string step_of(const Session& session, const Box& box, const Action& play) {
  const Names names{box, session.players};
  if (const auto* lay = std::get_if<LayOut>(&play))
    return as_key(box.places[lay->index].name) + ": " + sum_of(lay->cards, names);
  if (!is_any<Give>(play)) return written(play, names);
  std::vector<Player> numbered = session.players;
  const auto stand_in = [](std::size_t seat) { return "(" + std::to_string(seat) + ")"; };
  for (std::size_t seat = 0; seat < numbered.size(); ++seat) numbered[seat].name = stand_in(seat);
  const std::string line = written(play, Names{box, numbered});
  const std::size_t colon = std::min(line.find(": "), line.size());
  std::string key;
  for (std::size_t at = 0; at < colon; ++at) {
    const auto seat = std::ranges::find_if(numbered, [&](const Player& one) {
      return std::string_view(line).substr(at, colon - at).starts_with(one.name);
    });
    if (seat == numbered.end()) {
      key += line[at];
    } else {
      key += session.players[static_cast<std::size_t>(seat - numbered.begin())].name;
      at += seat->name.size() - 1;
    }
  }
  return as_key(key) + line.substr(colon);
}

std::string entry_words(const Session& session, const Box& box, const Action& play, bool in_steps) {
  if (const auto* begins = std::get_if<BeginTurn>(&play)) return turn_of(session, begins->seat, "skipped");
  if (const auto* stuck = std::get_if<Stuck>(&play); stuck != nullptr && !stuck->written)
    return turn_of(session, stuck->seat, "[]");
  const std::string line = step_of(session, box, play);
  if (in_steps || is_any<NewGift>(play)) return line;
  return turn_of(session, *player_of(play), "[" + line + "]");
}

}  // namespace

std::string Guide::words(const Session& session, const Spot& spot, const Action& play, bool at_play) {
  const bool in_steps = !at_play || !spot.ply || !is_entry(session, *spot.ply);
  return entry_words(session, *spot.state.box, play, in_steps);
}

Legality Guide::legality(const Position& state, const Action& play) {
  Action read = play;
  resolve(state, read);
  return master_elf::legality(state, read);
}

bool Guide::is_of_nobody(std::string_view form) {
  return form == form::gift || form == form::lies;
}

ViewMoment Guide::told(const Position& before, const Action& play) {
  Session session;
  session.box = before.box;
  session.players.resize(static_cast<std::size_t>(before.players));
  if (const auto* lay = std::get_if<LayOut>(&play)) {
    ViewMoment moment;
    moment.words = msg::ask_lies_there(
        {.cards = verbatim(master_elf::in_words(before, lay->cards)), .place = named_place(before, lay->index)});
    return moment;
  }
  return master_elf::told(before, play, session);
}

}  // namespace elfref::master_elf
