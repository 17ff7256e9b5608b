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
#include "elfref/master_elf/forms/written.h"

namespace elfref::master_elf {
namespace {

// ---------------------------------------------------------------- what else a record says

/// Collects facts.
struct Facts {
  const Session& session;
  const Names names = names_in(session);
  std::vector<RecordedFact> found{};

  void add(Span span, std::optional<Seat> seat, std::string what, std::string words) {
    found.push_back(fact_of(span, seat, std::move(what), std::move(words)));
  }
  void add_cards(Span span, std::optional<Seat> seat, const std::string& what, const std::optional<Cards>& cards) {
    if (!cards) return;
    PlayMeaning says{.act = what};
    forms::add_cards(says, *cards, [&](KindId kind) { return name_of_kind(kind, names); });
    found.push_back({span, seat, what, sum_of(*cards, names), std::move(says)});
  }
  [[nodiscard]] std::string place(PlaceId id) const { return name_of_place(id, names); }

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
    return joined(under.gifts, [&](GiftId gift) { return name_of_gift(gift, names); });
  }
};

}  // namespace

std::vector<RecordedPlay> recorded_plays(const Session& session) {
  return recorded_turns<BeginTurn, EndTurn, Unknown>(session, names_in(session), object);
}

std::vector<RecordedFact> recorded_facts(const Session& session) {
  Facts facts{session};
  facts.agreed();
  facts.start();
  for (const Play<Action>& claim : session.claims)
    facts.add(claim.parts[whole], claim.seat, "result: " + key_of(claim.action), value_of(claim.action, facts.names));
  return std::move(facts.found);
}

}  // namespace elfref::master_elf
