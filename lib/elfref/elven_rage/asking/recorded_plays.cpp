#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/recorded_lines.h"
#include "elfref/core/text/text.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/plays/written.h"

namespace elfref::elven_rage {
namespace {

// ---------------------------------------------------------------- what lines mean

/// Says what a line means.
struct Meaning {
  const Session& session;
  const Names names = names_in(session);

  [[nodiscard]] PlayMeaning of_cards(std::string act, const Cards& cards) const {
    PlayMeaning meaning{.act = std::move(act), .unknown = cards.unknown, .any_number = !cards.counted()};
    for (const CardId card : cards.named) ++meaning.pieces[name_of_card(card, names)];
    return meaning;
  }

  /// Notes what is known of something.
  static void add(PlayMeaning& meaning, std::string_view what, std::string words) {
    if (!words.empty()) meaning.details[std::string(what)] = std::move(words);
  }
  void add_card(PlayMeaning& meaning, std::string_view what, CardId card) const {
    if (card != nothing_named) add(meaning, what, name_of_card(card, names));
  }
  void add_called(PlayMeaning& meaning, const std::string& what, const CardCalled& card) const {
    if (card.place != 0) add(meaning, what + " at", fmt::format("{}", card.place));
    if (card.place == 0) add_card(meaning, what, card.card);
  }
  static void add_seat(PlayMeaning& meaning, std::string_view what, Seat seat) {
    add(meaning, what, fmt::format("player {}", seat.value + 1));
  }
  void add_thing(PlayMeaning& meaning, const std::string& what, const Thing& thing) const {
    constexpr std::array<std::string_view, 3> kinds{"treasure", "artifact", "help"};
    add(meaning, what, std::string(kinds[static_cast<std::size_t>(thing.kind)]));
    if (thing.artifact != nothing_named) add(meaning, what + " is", artifact(thing.artifact));
  }
  [[nodiscard]] std::string artifact(ArtifactId id) const { return names.box.components.artifacts[id].name; }
  [[nodiscard]] PlayMeaning used(std::string_view verb, const std::vector<WrittenChange>& changes) const {
    PlayMeaning meaning{.act = std::string(verb)};
    add(meaning, "so", changes_of(changes, names));
    return meaning;
  }
  [[nodiscard]] PlayMeaning four(std::string_view verb, const std::array<CardId, edge_places>& cards) const {
    PlayMeaning meaning{.act = std::string(verb)};
    for (std::size_t place = 0; place < cards.size(); ++place)
      add_card(meaning, fmt::format("{}", place + 1), cards[place]);
    return meaning;
  }

  PlayMeaning operator()(const Summon& play) const { return of_cards("summon", play.cards); }
  PlayMeaning operator()(const Discard& play) const { return of_cards("discard", play.cards); }
  PlayMeaning operator()(const Decline& play) const { return of_cards("decline", play.cards); }
  PlayMeaning operator()(const Attack& play) const {
    PlayMeaning meaning{.act = "attack"};
    std::optional<PlaceKind> kind = play.target.kind;
    if (play.target.place != nothing_named) {
      const KnownPlace& place = session.box->places[play.target.place];
      add(meaning, "place", place.name);
      if (!kind) kind = place.kind.known();
    }
    if (kind) add(meaning, "kind", std::string(place_kind_names[static_cast<std::size_t>(*kind)]));
    if (play.target.of) add_seat(meaning, "of", *play.target.of);
    return meaning;
  }
  PlayMeaning operator()(const Look& play) const {
    PlayMeaning meaning{.act = fmt::format("look {}", play.squad)};
    if (play.none_shown) add(meaning, "shows", "none");
    add_card(meaning, "shows", play.shown);
    return meaning;
  }
  PlayMeaning operator()(const Defend& play) const { return of_cards("defends", play.cards); }
  PlayMeaning operator()(const Retreat& play) const { return of_cards("retreats", play.cards); }
  PlayMeaning operator()(const Send& play) const { return of_cards("send", play.cards); }
  PlayMeaning operator()(const CashTreasure& play) const { return of_cards("treasure", play.cards); }
  PlayMeaning operator()(const Fallen& play) const { return of_cards("fallen", play.cards); }
  PlayMeaning operator()(const TakeArtifact& play) const {
    PlayMeaning meaning{.act = play.none ? "no artifact" : "artifact"};
    if (play.artifact != nothing_named) add(meaning, "which", artifact(play.artifact));
    return meaning;
  }
  PlayMeaning operator()(const UseAction& play) const {
    PlayMeaning meaning = used(play.answer ? "answers" : "plays", play.changes);
    add_card(meaning, "card", play.card);
    return meaning;
  }
  PlayMeaning operator()(const UseArtifact& play) const {
    PlayMeaning meaning = used(play.answer ? "answers" : "uses", play.changes);
    if (play.artifact != nothing_named) add(meaning, "artifact", artifact(play.artifact));
    return meaning;
  }
  PlayMeaning operator()(const Trade& play) const {
    PlayMeaning meaning{.act = "trades"};
    add_thing(meaning, "given", play.given);
    add_thing(meaning, "taken", play.taken);
    add_seat(meaning, "with", play.with);
    return meaning;
  }
  PlayMeaning operator()(const Give& play) const {
    PlayMeaning meaning{.act = "gives"};
    add_thing(meaning, "given", play.given);
    add_seat(meaning, "to", play.to);
    return meaning;
  }
  PlayMeaning operator()(const PlacedInOrder& play) const { return four("placed", play.cards); }
  PlayMeaning operator()(const LayOut& play) const { return four("seats", play.cards); }
  PlayMeaning operator()(const LayCentre& play) const {
    PlayMeaning meaning{.act = "centre"};
    add_card(meaning, "upper", play.upper);
    add_card(meaning, "lower", play.lower);
    return meaning;
  }
  PlayMeaning operator()(const Swap& play) const {
    PlayMeaning meaning{.act = "swap"};
    add_called(meaning, "card", play.card);
    return meaning;
  }
  PlayMeaning operator()(const WrittenAct& play) const {
    constexpr std::array<std::string_view, 4> kinds{"strike", "move", "stay", "stay"};
    PlayMeaning meaning{.act = std::string(kinds[static_cast<std::size_t>(play.kind)])};
    add_called(meaning, "card", play.card);
    if (play.slot) add(meaning, "slot", std::string(name_of(*play.slot)));
    add_called(meaning, "target", play.target);
    if (play.cost) add(meaning, "lives", fmt::format("{}", *play.cost));
    if (play.dies) add(meaning, "dies", "yes");
    return meaning;
  }
  /// Nobody wrote down what happened: one line, or many.
  PlayMeaning operator()(const Unknown&) const { return {.many = true}; }
  PlayMeaning operator()(const BeginTurn& play) const {
    if (play.unknown) return {.many = true};
    return {.act = "decline", .any_number = true};  // `[]`
  }
  PlayMeaning operator()(const UnknownTurns&) const { return {}; }
  template <class Other>
  PlayMeaning operator()(const Other& play) const {
    return {.act = written(play, names)};
  }
};

/// What it means that another record has no such line: much of a turn follows by itself, acts are binding where some
/// are written.
LeftOut left_out(const Action& action) {
  if (is_any<Attack>(action)) return LeftOut::was_not_in_line;
  if (is_any<Retreat, GiveUp, EndBattle>(action)) return LeftOut::was_not;
  const auto* act = std::get_if<WrittenAct>(&action);
  const bool acts = act != nullptr && (act->kind == WrittenAct::Kind::strike || act->kind == WrittenAct::Kind::move);
  return acts || is_any<Swap>(action) ? LeftOut::was_not_within : LeftOut::says_nothing;
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
  void add_cards(Span span, Seat seat, std::string what, const Cards& cards) {
    std::string words = sum_of(cards, meaning.names);
    PlayMeaning says = meaning.of_cards(what, cards);
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
                                        : name_of_card(squad.open, meaning.names));
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
    const std::string words = written(play.action, meaning.names);
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
    if (play.counted || std::holds_alternative<UnknownTurns>(play.action)) {
      turn.reset();
      add(ply, ply, ply + 1, play.parts[whole]);
    } else if (std::holds_alternative<BeginTurn>(play.action)) {
      turn = ply;
    } else if (std::holds_alternative<EndTurn>(play.action) && turn) {  // `[]`, or `unknown`: the turn is the line
      const Play<Action>& begins = session.plays[*turn];
      RecordedPlay& recorded = add(*turn, *turn + 1, ply + 1, begins.at(extra));
      if (!std::get<BeginTurn>(begins.action).unknown) recorded.words = "[]";
      turn.reset();
    }
  }
  return lines.take();
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
