#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/asking/recorded_lines.h"
#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/plays/written.h"

namespace elfref::master_elf {
namespace {

// ---------------------------------------------------------------- what lines mean

/// Says what a line means.
struct Meaning {
  const Session& session;
  const Names names = names_in(session);

  [[nodiscard]] PlayMeaning of_cards(std::string act, const Cards& cards) const {
    PlayMeaning meaning{.act = std::move(act), .unknown = cards.unknown, .any_number = !cards.counted()};
    for (const KindId kind : cards.named) ++meaning.pieces[name_of_kind(kind, names)];
    return meaning;
  }
  static void add_seat(PlayMeaning& meaning, std::string_view what, Seat seat) {
    meaning.details[std::string(what)] = fmt::format("player {}", seat.value + 1);
  }
  /// Cards beside those that the line is about: how many is known before which.
  void add_cards(PlayMeaning& meaning, const std::string& what, const Cards& cards) const {
    if (!cards.counted()) return;
    meaning.details[what] = fmt::format("{}", cards.size());
    if (cards.unknown == 0 && cards.size() > 0) meaning.details[what + " are"] = sum_of(cards, names);
  }
  void add_gift(PlayMeaning& meaning, std::string_view what, GiftId gift) const {
    if (gift != nothing_named) meaning.details[std::string(what)] = name_of_gift(gift, names);
  }

  PlayMeaning operator()(const Visit& visit) const {
    std::string act = visit.way == Way::stay   ? "stay"
                      : visit.way == Way::swap ? "saucer"
                                               : "to " + name_of_place(visit.place, names);
    if (visit.put) return of_cards("put " + act, visit.thrown);
    PlayMeaning meaning = of_cards(std::move(act), visit.taken);
    if (visit.exchanges || visit.place == city) add_cards(meaning, "thrown away", visit.thrown);
    if (visit.refill) add_cards(meaning, "laid", *visit.refill);
    return meaning;
  }
  PlayMeaning operator()(const FoxSwap& swap) const {
    PlayMeaning meaning = of_cards("fox", swap.given);
    add_cards(meaning, "swapped for", swap.got);
    return meaning;
  }
  PlayMeaning operator()(const YetiHelp& help) const { return of_cards("yeti", help.cards); }
  PlayMeaning operator()(const Give& give) const {
    PlayMeaning meaning = of_cards("gives", give.cards);
    add_seat(meaning, "from", give.from);
    add_seat(meaning, "to", give.to);
    return meaning;
  }
  PlayMeaning operator()(const Create& create) const {
    PlayMeaning meaning = of_cards("create", create.paid);
    if (create.crystals > 0) meaning.pieces["crystal"] = create.crystals;
    add_gift(meaning, "gift", create.gift);
    if (create.parcel != Parcel::unknown)
      meaning.details["under"] = parcel_names[static_cast<std::size_t>(create.parcel)];
    if (create.next || create.none_laid) meaning.details["laid"] = create.none_laid ? "none" : "one";
    if (create.next) add_gift(meaning, "laid is", *create.next);
    return meaning;
  }
  PlayMeaning operator()(const Send& send) const {
    PlayMeaning meaning{.act = fmt::format("send {}", parcel_names[static_cast<std::size_t>(send.parcel)])};
    if (send.areas)
      for (const auto& [place, cards] : *send.areas) add_cards(meaning, "into " + name_of_place(place, names), cards);
    return meaning;
  }
  PlayMeaning operator()(const Discard& discard) const { return of_cards("discard", discard.cards); }
  PlayMeaning operator()(const NewGift& gift) const {
    PlayMeaning meaning{.act = gift.none ? "gift none" : "gift"};
    add_gift(meaning, "gift", gift.gift);
    if (gift.stack >= 0) meaning.details["stack"] = fmt::format("{}", gift.stack + 1);
    return meaning;
  }
  /// Nobody wrote down what happened: any steps.
  PlayMeaning operator()(const Unknown& unknown) const { return {.many = !unknown.turns}; }
  template <class Other>
  PlayMeaning operator()(const Other& play) const {
    return {.act = written(play, names)};
  }
};

/// What it means that another record has no such line: who moved, took, created and gave is written, the rest follows
/// by itself.
LeftOut left_out(const Action& action) {
  if (is_any<Visit, Stuck, BeginTurn>(action)) return LeftOut::was_not;
  return is_any<FoxSwap, YetiHelp, Give, Create>(action) ? LeftOut::was_not_in_line : LeftOut::says_nothing;
}

// ---------------------------------------------------------------- what else a record says

/// Collects facts.
struct Facts {
  const Session& session;
  const Meaning meaning{session};
  std::vector<RecordedFact> found{};

  void add(Span span, std::optional<Seat> seat, std::string what, std::string words) {
    found.push_back(fact_of(span, seat, std::move(what), std::move(words)));
  }
  void add_cards(Span span, std::optional<Seat> seat, const std::string& what, const std::optional<Cards>& cards) {
    if (!cards) return;
    found.push_back({span, seat, what, sum_of(*cards, meaning.names), meaning.of_cards(what, *cards)});
  }
  [[nodiscard]] std::string place(PlaceId id) const { return name_of_place(id, meaning.names); }

  void agreed() {
    const Span span = session.players_span;
    add(span, {}, "mode", session.competitive ? "competitive" : "cooperative");
    if (session.day) add(span, {}, "side", "day");
    if (!session.box->name.empty()) add(span, {}, "components", session.box->name);
    for (std::uint8_t seat = 0; seat < session.figures.size(); ++seat)
      add(session.players[seat].span, Seat{seat}, "plays",
          std::string(figure_names[static_cast<std::size_t>(session.figures[seat])]));
    for (const Helper& helper : session.helpers) {
      const std::string name(figure_names[static_cast<std::size_t>(helper.figure)]);
      add(span, {}, "helper " + name, "yes");
      if (helper.at != nothing_named) add(span, {}, "helper " + name + " at", place(helper.at));
    }
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel)
      if (session.due[parcel])
        add(span, {}, fmt::format("parcels: {}", parcel_names[parcel]), fmt::format("{}", *session.due[parcel]));
  }

  void start() {
    const Start& start = session.start;
    const Span span = session.players_span;
    add(span, start.turn, "start: turn", "yes");
    add(span, {}, "start: round", fmt::format("{}", start.round));
    for (std::uint8_t seat = 0; seat < start.of.size() && seat < session.players.size(); ++seat) {
      const Start::Of& of = start.of[seat];
      const Span player = session.players[seat].span;
      if (of.at != nothing_named) add(player, Seat{seat}, "start: at", place(of.at));
      add_cards(player, Seat{seat}, "start: hand", of.hand);
      if (of.used) add(player, Seat{seat}, "start: crystal", *of.used ? "used" : "unused");
    }
    for (const auto& [area, cards] : start.areas) add_cards(span, {}, "start: areas: " + place(area), cards);
    add_cards(span, {}, "start: city", start.city);
    add_cards(span, {}, "start: discard", start.discard);
    if (start.gifts) add(span, {}, "start: gifts", fmt::format("{}", *start.gifts));
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel)
      if (start.under[parcel].written)
        add(span, {}, fmt::format("start: under: {}", parcel_names[parcel]), gifts(start.under[parcel]));
    for (std::size_t stack = 0; start.stacks && stack < start.stacks->size(); ++stack)
      add(span, {}, fmt::format("start: stack {}", stack + 1), gifts((*start.stacks)[stack]));
  }

  [[nodiscard]] std::string gifts(const Under& under) const {
    if (under.sent) return "sent";
    return joined(under.gifts, [&](GiftId gift) { return name_of_gift(gift, meaning.names); });
  }
};

}  // namespace

std::vector<RecordedPlay> recorded_plays(const Session& session) {
  const Meaning meaning{session};
  RecordedLines<Action> lines(session);
  const auto add = [&](std::uint32_t ply, std::uint32_t before, std::uint32_t behind, Span span) -> RecordedPlay& {
    const Action& action = session.plays[ply].action;
    return lines.add(ply, before, behind, span, written(action, meaning.names), std::visit(meaning, action),
                     left_out(action));
  };
  std::optional<std::uint32_t> turn;  // which began and of which no line is written yet
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    const Play<Action>& play = session.plays[ply];
    if (const auto* begins = std::get_if<BeginTurn>(&play.action)) {
      turn = ply;
      if (!begins->skipped) continue;
      add(ply, ply, ply + 1, play.at(object));
      turn.reset();
    } else if (play.counted || std::holds_alternative<Unknown>(play.action)) {
      turn.reset();
      add(ply, ply, ply + 1, play.parts[whole]);
    } else if (std::holds_alternative<EndTurn>(play.action) && turn) {  // `[]`: the turn is the line
      RecordedPlay& recorded = add(*turn, *turn + 1, ply + 1, session.plays[*turn].at(object));
      recorded.words = recorded.meaning.act = "[]";
      turn.reset();
    }
  }
  return lines.take();
}

std::vector<RecordedFact> recorded_facts(const Session& session) {
  Facts facts{session};
  facts.agreed();
  facts.start();
  for (const Play<Action>& claim : session.claims)
    facts.add(claim.parts[whole], claim.seat, "result: " + key_of(claim.action),
              value_of(claim.action, facts.meaning.names));
  return std::move(facts.found);
}

}  // namespace elfref::master_elf
