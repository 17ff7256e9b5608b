#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/recorded_lines.h"
#include "elfref/core/text/text.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/forms/written.h"

namespace elfref::elven_rage {
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
  void add_cards(Span span, Seat seat, std::string what, const Cards& cards) {
    std::string words = sum_of(cards, names);
    PlayMeaning says{.act = what};
    forms::add_cards(says, cards, [&](CardId card) { return name_of_card(card, names); });
    found.push_back({span, seat, std::move(what), std::move(words), std::move(says)});
  }
  void add_number(Seat seat, std::string what, std::optional<int> number) {
    if (number) add(session.players[seat.value].span, seat, std::move(what), fmt::format("{}", *number));
  }
  [[nodiscard]] std::string place(PlaceId id) const { return session.box->places[id].name; }
  [[nodiscard]] std::string places(const std::vector<PlaceId>& ids) const {
    return fmt::format("[{}]", joined(ids, [this](PlaceId id) { return place(id); }));
  }

  void agreed() {
    const Span span = session.players_span;
    add(span, {}, "scenario", std::string(scenario_names[static_cast<std::size_t>(session.scenario)]));
    if (session.placement != LaidOut::either)
      add(span, {}, "placement", session.placement == LaidOut::advanced ? "advanced" : "beginner");
    if (session.goal) add(span, {}, "goal", in_words(*session.goal));
    if (!session.box->components.name.empty()) add(span, {}, "components", session.box->components.name);
    for (std::uint8_t seat = 0; session.sides_written && seat < session.players.size(); ++seat)
      add(session.players[seat].span, Seat{seat}, "side", session.side[seat] == session.side[0] ? "first" : "second");
  }

  void start() {
    const Start& start = session.start;
    if (!start.written) return;
    const Span span = session.players_span;
    add(span, start.turn, "start: turn", "yes");
    add(span, {}, "start: phase", start.at_summon ? "summon" : "attack");
    if (start.centre) add(span, start.centre, "start: centre", "yes");
    if (!start.towers.empty()) add(span, {}, "start: towers", places(start.towers));
    for (std::uint8_t seat = 0; seat < start.of.size() && seat < session.players.size(); ++seat)
      of_player({seat}, start.of[seat]);
    if (!start.squads) return;
    for (const Start::Squad& squad : *start.squads)
      add(span, {}, fmt::format("start: squad {}", squad.number),
          squad.gone                    ? "gone"
          : squad.open == nothing_named ? "none"
                                        : name_of_card(squad.open, names));
  }

  void of_player(Seat seat, const Start::Of& of) {
    const Span span = session.players[seat.value].span;
    if (of.lands_named) add(span, seat, "start: lands", places(of.named));
    add_number(seat, "start: lands", of.lands);
    if (of.hand) add_cards(span, seat, "start: hand", *of.hand);
    if (of.discard) add_cards(span, seat, "start: discard", *of.discard);
    if (of.deck) add_cards(span, seat, "start: deck", *of.deck);
    add_number(seat, "start: artifacts", of.artifacts);
    add_number(seat, "start: treasures", of.treasures);
    if (of.first_turn) add(span, seat, "start: first-turn", "yes");
  }

  void operator()(const Play<Action>& play) {
    const std::string words = written(play.action, names);
    const Span span = play.parts[whole];
    if (const auto* sits = std::get_if<SitDown>(&play.action)) {
      if (sits->elves) add(span, play.seat, "elves", std::string(pile_names[static_cast<std::size_t>(*sits->elves)]));
      if (sits->castle != nothing_named) add(play.at(target), play.seat, "castle", place(sits->castle));
    } else if (std::holds_alternative<DrawForStart>(play.action)) {
      add(span, play.seat, "first", words);
    } else if (const auto* deal = std::get_if<Deal>(&play.action)) {
      add_cards(span, deal->seat, "deal", deal->cards);
    } else if (const auto* keep = std::get_if<Keep>(&play.action)) {
      add_cards(span, keep->seat, "keep", keep->cards);
    } else if (const auto* got = std::get_if<GetGoal>(&play.action)) {
      if (got->goal != nothing_named) add(span, play.seat, "goals", words);
    } else if (const auto* winner = std::get_if<ClaimWinner>(&play.action)) {
      const auto name = [&](Seat seat) { return session.players[seat.value].name; };
      add(span, {}, "winner", joined(seats_of(winner->seats, session.players.size()), name));
    } else if (const auto* claim = std::get_if<ClaimFigure>(&play.action)) {
      add(span, play.seat, fmt::format("result: {}", figure_names[static_cast<std::size_t>(claim->figure)]),
          value_of(*claim));
    }
  }
};

}  // namespace

std::vector<RecordedPlay> recorded_plays(const Session& session) {
  return recorded_turns<BeginTurn, EndTurn, UnknownTurns>(session, names_in(session), extra);
}

std::vector<RecordedFact> recorded_facts(const Session& session) {
  Facts facts{session};
  facts.agreed();
  facts.start();
  for (const Play<Action>& play : session.plays) facts(play);
  for (const Play<Action>& claim : session.claims) facts(claim);
  return std::move(facts.found);
}

}  // namespace elfref::elven_rage
