#include "elfref/elven_rage/asking/narration.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/choices.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

/// `2 cards: Novice, Brute`; `2 cards`. `due` stands for a number that the rules give.
Message some_cards(const Position& state, const Cards& cards, const Message& due) {
  if (cards.due) return due;
  if (cards.open) return msg::cards_unrecorded();
  const ArgView number = quantity(cards.size(), noun::card);
  if (cards.named.empty()) return cards.size() == 0 ? msg::no_card() : alone(number);
  const auto name = [&](CardId card) { return name_in_battle(state, card); };
  std::vector<Message> names = with_copies(cards.named, name, msg::times);
  if (cards.unknown > 0) names.push_back(msg::unseen_cards({.number = cards.unknown}));
  return msg::cards_named({.cards = list(Joint::comma, names), .number = number});
}
/// The same of two cards that are due.
Message two_cards(const Position& state, const Cards& cards) {
  return some_cards(state, cards, alone(quantity(2, noun::card)));
}

/// An act as it was meant.
struct Meant {
  Act act;
  Place target;  ///< whom it is about: of a card that does nothing itself
  Slot slot{};   ///< through which slot
};
std::optional<Meant> meant_by(const Position& before, const WrittenAct& written) {
  const Assault& assault = before.assault;
  if (!assault.laid) return std::nullopt;
  const std::optional<Act> act = act_in(assault, written);
  if (!act || !at_edge(act->place)) return std::nullopt;
  Meant meant{*act, act->place, Slot::centre};
  const LeftHits left = assault.battle.options.left_hits;
  if (act->slot) {
    meant.slot = *act->slot;
    meant.target = act->target.value_or(target_of(act->place, *act->slot, left));
  } else if (act->target) {
    meant.target = *act->target;
    meant.slot = slot_between(act->place, *act->target, left).value_or(Slot::centre);
  }
  if (!at_edge(meant.target)) return std::nullopt;
  return meant;
}

/// What somebody did, or what happened, by kind of play.
struct Sentence {
  const Position& before;
  const Position& after;
  const Session& session;
  ViewMoment& moment;
  ToldAs as = ToldAs::recorded;

  [[nodiscard]] bool is_open(std::uint16_t id) const { return as == ToldAs::possible && id == nothing_named; }
  [[nodiscard]] Message card(CardId id) const { return is_open(id) ? msg::some_card() : name_in_battle(before, id); }
  [[nodiscard]] Message artifact(ArtifactId id) const {
    if (is_open(id)) return msg::some_artifact();
    return id == nothing_named ? msg::artifact_not_named() : alone(verbatim(before.box->components.artifacts[id].name));
  }
  [[nodiscard]] Message called(const CardCalled& one) const {
    if (one.card != nothing_named) return card(one.card);
    if (one.place == reserve_called) return msg::the_reserve();
    if (one.place == beneath_called) return msg::the_card_beneath();
    if (one.place != 0 && before.assault.laid)
      return card(card_at(before.assault, Place{static_cast<std::uint8_t>(one.place - 1)}));
    return msg::some_card();
  }
  [[nodiscard]] Message place(PlaceId id) const {
    return id == nothing_named ? msg::some_place() : alone(verbatim(before.box->places[id].name));
  }
  /// The place of the attack that is under way, marked on the picture.
  Message attacked(const Position& state) const {
    const Assault& assault = state.assault;
    if (assault.land >= 0 && static_cast<std::size_t>(assault.land) < state.map.mapped)
      moment.places.push_back(id_of_place(static_cast<PlaceId>(assault.land)));
    return place_name(state, assault);
  }
  /// The cards of the edge are what it is about.
  void about_edge() const {
    for (const Place place : edge) moment.places.push_back(id_of_place(place));
  }

  /// What is no line of a turn is told in the words of its form.
  Message operator()(const auto& play) const { return verbatim(written(play, names_in(session))); }

  // -------------------------------------------------------------- a turn

  Message operator()(const BeginTurn& begins) const {
    return begins.unknown ? msg::turn_unrecorded({.player = begins.seat})
                          : msg::turn_of_begins({.player = begins.seat});
  }
  Message operator()(const UnknownTurns&) const { return msg::turns_unrecorded(); }
  Message operator()(const Summon& summon) const {
    moment.because.push_back(before.turn.first ? msg::summon_not_due()
                                               : msg::summon_due({.due = summon_due(before, summon.seat)}));
    return msg::summons({.cards = some_cards(before, summon.cards, msg::cards_due()), .player = summon.seat});
  }
  Message operator()(const Discard& discard) const {
    return msg::discards({.cards = some_cards(before, discard.cards, msg::surplus_due()), .player = discard.seat});
  }
  Message operator()(const Decline& decline) const {
    return msg::declines({.cards = two_cards(before, decline.cards), .player = decline.seat});
  }
  Message operator()(const Attack& attack) const {
    const Assault& assault = after.assault;
    const Message what = attacked(after);
    return assault.free() ? msg::attacks_free({.place = what, .player = attack.seat})
                          : msg::attacks({.owner = assault.defender(), .place = what, .player = attack.seat});
  }
  Message operator()(const elven_rage::Look& look) const {
    if (look.none_shown) return msg::looks_only({.player = look.seat, .squad = look.squad});
    const bool is_said = look.shown != nothing_named || is_open(look.shown);
    const auto shown = is_said ? std::optional(card(look.shown)) : std::nullopt;
    return msg::looks({.card = shown, .player = look.seat, .squad = look.squad});
  }
  Message operator()(const FightSquad& fight) const {
    attacked(after);
    return msg::squad_fights({.player = before.turn.seat, .squad = fight.squad});
  }
  Message operator()(const Defend& defend) const {
    const auto cards = defend.cards.counted() ? std::optional(some_cards(before, defend.cards, {})) : std::nullopt;
    return msg::defends({.cards = cards, .place = attacked(after), .player = defend.seat});
  }
  Message operator()(const Retreat& retreat) const {
    return msg::retreats(
        {.cards = two_cards(before, retreat.cards), .place = attacked(before), .player = retreat.seat});
  }
  Message operator()(const GiveUp& gives) const {
    return msg::gives_up({.place = attacked(before), .player = gives.seat});
  }
  Message operator()(const Send& send) const {
    attacked(after);
    return msg::sends({.cards = some_cards(before, send.cards, msg::three_cards()), .player = send.seat});
  }
  Message operator()(const TakeArtifact& taken) const {
    const auto what = taken.none ? std::nullopt : std::optional(artifact(taken.artifact));
    return msg::takes_artifact({.artifact = what, .player = taken.seat});
  }
  Message operator()(const CashTreasure& cash) const {
    return msg::exchanges_treasure({.cards = two_cards(before, cash.cards), .player = cash.seat});
  }
  Message operator()(const UseAction& used) const {
    const auto changes = came_of(used.changes);
    return used.answer ? msg::answers_with({.changes = changes, .player = used.seat, .what = card(used.card)})
                       : msg::plays_action({.changes = changes, .player = used.seat, .what = card(used.card)});
  }
  Message operator()(const UseArtifact& used) const {
    const auto changes = came_of(used.changes);
    return used.answer ? msg::answers_with({.changes = changes, .player = used.seat, .what = artifact(used.artifact)})
                       : msg::uses_artifact({.changes = changes, .player = used.seat, .what = artifact(used.artifact)});
  }
  Message operator()(const Trade& trade) const {
    if (as == ToldAs::possible && trade.with == trade.seat) return msg::trades_something({.player = trade.seat});
    return msg::trades(
        {.given = thing(trade.given), .other = trade.with, .player = trade.seat, .taken = thing(trade.taken)});
  }
  Message operator()(const Give& give) const {
    if (as == ToldAs::possible && give.to == give.seat) return msg::gives_something({.player = give.seat});
    return msg::gives_thing({.given = thing(give.given), .other = give.to, .player = give.seat});
  }
  Message operator()(const ShowGoal& shown) const {
    const auto goal = shown.goal == nothing_named
                          ? std::nullopt
                          : std::optional(verbatim(before.box->components.goals[shown.goal].name));
    return msg::shows_goal({.goal = goal, .player = shown.seat});
  }
  Message operator()(const CountHand& count) const {
    return msg::hand_counted({.cards = quantity(count.cards, noun::card), .player = count.seat});
  }
  Message operator()(const Unknown&) const {
    moment.gap = true;
    return msg::play_unrecorded();
  }

  [[nodiscard]] Message thing(const Thing& one) const {
    if (one.kind == Thing::Kind::treasure) return msg::a_treasure();
    if (one.kind == Thing::Kind::help) return msg::help_in_battle();
    return artifact(one.artifact);
  }

  [[nodiscard]] std::optional<Message> came_of(const std::vector<WrittenChange>& changes) const {
    std::vector<Message> all;
    for (const WrittenChange& one : changes) all.push_back(change(one));
    return all.empty() ? std::nullopt : std::optional(in_a_row(all, msg::and_also));
  }
  /// The play is about these places of a battle.
  void about_places(Places places) const {
    for (std::uint8_t place = 0; place <= beneath_place.value; ++place)
      if (has(places, Place{place})) moment.places.push_back(id_of_place(Place{place}));
  }
  [[nodiscard]] Message change(const WrittenChange& one) const {
    using Kind = WrittenChange::Kind;
    if (before.assault.laid && one.card.any()) about_places(places_called(before.assault, one.card));
    switch (one.kind) {
      case Kind::slot:
        return msg::slot_becomes({.card = called(one.card), .icon = icon_noun(one.icon), .slot = slot_noun(one.slot)});
      case Kind::life: {
        const ArgView lives = quantity(std::abs(one.amount), noun::life);
        return one.amount < 0 ? msg::loses_lives({.card = called(one.card), .lives = lives})
                              : msg::gains_lives({.card = called(one.card), .lives = lives});
      }
      case Kind::initiative:
        return msg::initiative_changes({.amount = verbatim(fmt::format("{:+}", one.amount)), .card = called(one.card)});
      case Kind::draw:
        return msg::draws_cards({.cards = some_cards(before, one.cards, msg::draw_due())});
      case Kind::capture:
        return msg::one_more_capture();
      case Kind::token:
        if (one.from < before.map.mapped && one.to < before.map.mapped) {
          moment.places = {id_of_place(one.from), id_of_place(one.to)};
          moment.moves.push_back({.kind = piece::flag,
                                  .owner = moment.seat,
                                  .from = id_of_place(one.from),
                                  .to = id_of_place(one.to),
                                  .ways = {}});
        }
        return msg::token_goes({.from = place(one.from), .to = place(one.to)});
      case Kind::tower:
        if (one.to < before.map.mapped) moment.places.push_back(id_of_place(one.to));
        return msg::tower_built({.place = place(one.to)});
      case Kind::beginner:
        return msg::laid_out_for_beginners();
      case Kind::other:
        return msg::does_what_it_says();
      case Kind::unknown:
        break;
    }
    return msg::effect_unrecorded();
  }

  // -------------------------------------------------------------- a battle

  [[nodiscard]] Message all_four(const std::array<CardId, edge_places>& cards) const {
    return list(Joint::comma, cards, [&](CardId id) { return card(id); });
  }
  [[nodiscard]] bool are_open(const std::array<CardId, edge_places>& cards) const {
    return std::ranges::all_of(cards, [&](CardId id) { return is_open(id); });
  }
  Message operator()(const PlacedInOrder& placed) const {
    if (are_open(placed.cards)) return msg::edge_is_laid_out();
    return msg::laid_in_order({.cards = all_four(placed.cards)});
  }
  Message operator()(const LayOut& layout) const {
    about_edge();
    if (are_open(layout.cards)) return msg::edge_is_laid_out();
    return msg::edge_laid_out({.cards = all_four(layout.cards)});
  }
  Message operator()(const LayCentre& centre) const {
    moment.places = {id_of_place(reserve_place), id_of_place(beneath_place)};
    return msg::centre_laid({.lower = card(centre.lower), .upper = card(centre.upper)});
  }
  Message operator()(const Swap& swapped) const {
    moment.places.push_back(id_of_place(reserve_place));
    if (const Places places = swapped_places(before.assault, swapped); places != 0)
      moment.places.push_back(id_of_place(first_place(places)));
    return msg::reserve_exchanged({.card = called(swapped.card), .player = swapped.seat});
  }
  Message operator()(const WrittenAct& act) const {
    using Kind = WrittenAct::Kind;
    const Message by = called(act.card);
    const auto meant = meant_by(before, act);
    if (meant) moment.places.push_back(id_of_place(meant->act.place));
    if (act.kind == Kind::stay) return msg::stands_still({.card = by});
    if (act.kind == Kind::nothing) return msg::does_nothing({.card = by});
    if (!meant) {
      const Message at = act.target.any() ? called(act.target) : msg::some_card();
      return act.kind == Kind::move ? msg::changes_places({.card = by, .slot = none, .target = at})
                                    : msg::strikes({.card = by, .outcome = none, .target = at});
    }
    const Place from = meant->act.place, to = meant->target;
    const Message at = card(card_at(before.assault, to));
    if (from != to) moment.ways.push_back(id_of_strike(from, to));
    if (act.kind == Kind::move) {
      if (from != to)
        moment.moves = {
            {.kind = piece::card, .owner = {}, .from = id_of_place(from), .to = id_of_place(to), .ways = {}},
            {.kind = piece::card, .owner = {}, .from = id_of_place(to), .to = id_of_place(from), .ways = {}}};
      return msg::changes_places({.card = by, .slot = slot_noun(meant->slot), .target = at});
    }
    return msg::strikes({.card = by, .outcome = came_of(*meant, by), .target = at});
  }
  /// What came of a strike: `it is dead`.
  [[nodiscard]] std::optional<Message> came_of(const Meant& meant, const Message& by) const {
    const Assault& was = before.assault;
    if (!is_judged(was) || was.battle.fights == 0) return std::nullopt;
    const Battle now = as_it_stands(was.battle);
    const Place from = meant.act.place, to = meant.target;
    const Hit hit = hit_of(now.fight[0], now.options, from, meant.slot);
    const Message at = card(card_at(was, hit.at));
    moment.because.push_back(
        msg::slot_shows({.card = by, .icon = icon_noun(hit.icon), .slot = slot_noun(meant.slot), .target = at}));
    if (hit.facing != Icon::none)
      moment.because.push_back(msg::shows_to_it({.card = at, .icon = icon_noun(hit.facing)}));
    if (!after.assault.laid || after.assault.battle.fights == 0) return std::nullopt;
    const Battle then = as_it_stands(after.assault.battle);
    std::vector<Message> all;
    const auto suffers = [&](Place place, const auto& said) {
      const int left = then.fight[0][place].lives, lost = now.fight[0][place].lives - left;
      if (lost > 0)
        all.push_back(said({.lives = left == 0 ? msg::is_without_life() : alone(quantity(lost, noun::life))}));
    };
    suffers(to, msg::target_suffers);
    if (from != to) suffers(from, msg::striker_suffers);
    if (!all.empty()) return in_a_row(all, msg::and_also);
    const bool stopped = hit.comes_to == Struck::shield || hit.comes_to == Struck::fire;
    return stopped ? msg::shield_stops_it() : msg::nothing_comes_of_it();
  }
  Message operator()(const Loop&) const { return msg::movements_went_round(); }
  Message operator()(const Fallen& fallen) const {
    return msg::fallen_are({.cards = some_cards(before, fallen.cards, msg::fallen_due())});
  }
  Message operator()(const NeutralsBy& by) const { return msg::plays_neutrals({.player = by.seat}); }
  Message operator()(const EndBattle& end) const {
    const Assault& assault = before.assault;
    const Message what = attacked(before);
    const Seat attacker = assault.open ? assault.attacker : before.turn.seat;
    return end.won ? msg::wins_battle({.place = what, .player = attacker})
                   : msg::loses_battle({.place = what, .player = attacker});
  }
  Message operator()(const ClaimWinner&) const { return msg::winner_claimed(); }
  Message operator()(const ClaimFigure&) const { return msg::figure_claimed(); }
};

}  // namespace

void narrate(ViewMoment& moment, const Position& before, const Position& after, const Action& play,
             const Session& session, ToldAs as) {
  const auto* turn = std::get_if<BeginTurn>(&play);
  moment.gap = std::holds_alternative<UnknownTurns>(play) || (turn != nullptr && turn->unknown);
  moment.words = std::visit(Sentence{before, after, session, moment, as}, play);
}

ViewMoment told(const Position& before, const Action& play, const Session& session, ToldAs as) {
  Position after = before;
  apply(after, play);
  ViewMoment moment;
  moment.seat = player_of(play);
  narrate(moment, before, after, play, session, as);
  return moment;
}

std::vector<ViewChoice> instead_of(const Action& play, const Position& before, const Session& session) {
  const std::vector<LegalPlay> legal = legal_plays(before);
  std::vector<Choice> said = choices_of(before, session, {.told = true, .why = {}});
  const PlayKinds sort = kinds_instead_of(play);
  const auto of_the_sort = [&](const LegalPlay& one) { return has_kind(sort, one.play); };
  const bool some = std::ranges::any_of(legal, of_the_sort);
  std::vector<ViewChoice> choices;
  for (std::size_t i = 0; i < std::min(legal.size(), said.size()); ++i) {
    if (some && !of_the_sort(legal[i])) continue;
    ViewChoice choice{.words = alone(verbatim(said[i].words)),
                      .told = std::move(said[i].told),
                      .certain = said[i].certain,
                      .ways = {},
                      .place = {},
                      .price = {}};
    if (const auto* act = std::get_if<WrittenAct>(&legal[i].play)) {
      const auto meant = meant_by(before, *act);
      if (meant && meant->act.place != meant->target) choice.ways = {id_of_strike(meant->act.place, meant->target)};
      if (meant && choice.ways.empty()) choice.place = id_of_place(meant->act.place);
    } else if (const auto* attack = std::get_if<Attack>(&legal[i].play)) {
      if (attack->target.place < before.map.mapped) choice.place = id_of_place(attack->target.place);
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace elfref::elven_rage
