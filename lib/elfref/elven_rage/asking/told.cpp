#include "elfref/elven_rage/asking/told.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/choices.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"

namespace elfref::elven_rage {
namespace {

/// `Wolf`, `Wolf and 2 Bears` would need a plural of every name: `Wolf, 2 × Bear`; unknown ones behind.
std::string listed(const State& state, const Cards& cards) {
  std::map<std::string, int> count;
  std::vector<std::string> order;
  for (const CardId card : cards.named) {
    const std::string name = name_in_battle(state, card);
    if (++count[name] == 1) order.push_back(name);
  }
  std::vector<std::string> parts;
  for (const std::string& name : order)
    parts.push_back(count[name] > 1 ? fmt::format("{} × {}", count[name], name) : name);
  if (cards.unknown > 0) parts.push_back(fmt::format("{} that nobody saw", cards.unknown));
  return fmt::format("{}", fmt::join(parts, ", "));
}

/// `2 cards: Novice, Brute`; `2 cards`.
std::string some_cards(const State& state, const Cards& cards, std::string_view due) {
  if (cards.due) return std::string(due);
  if (cards.open) return "cards, how many nobody wrote down";
  const std::string number = cards.size() == 0 ? "no card" : counted(cards.size(), "card", "cards");
  return cards.named.empty() ? number : fmt::format("{}: {}", number, listed(state, cards));
}

/// An act as it was meant.
struct Meant {
  Act act;
  Place target;  ///< whom it is about: of a card that does nothing itself
  Slot slot{};   ///< through which slot
};
std::optional<Meant> meant_by(const State& before, const WrittenAct& written) {
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
  const State& before;
  const State& behind;
  const Session& session;
  ViewMoment& moment;

  [[nodiscard]] std::string name(Seat seat) const {
    return seat.value < session.players.size() ? printable(session.players[seat.value].name) : "?";
  }
  [[nodiscard]] std::string card(CardId id) const { return name_in_battle(before, id); }
  [[nodiscard]] std::string artifact(ArtifactId id) const {
    return id == nothing_named ? "an Artifact that nobody named" : printable(before.box->components.artifacts[id].name);
  }
  [[nodiscard]] std::string called(const CardCalled& one) const {
    if (one.card != nothing_named) return card(one.card);
    if (one.place == reserve_called) return "the reserve";
    if (one.place == beneath_called) return "the card under the reserve";
    if (one.place != 0 && before.assault.laid)
      return card(card_at(before.assault, Place{static_cast<std::uint8_t>(one.place - 1)}));
    return "a card";
  }
  [[nodiscard]] std::string place(PlaceId id) const {
    return id == nothing_named ? "a place" : printable(before.box->places[id].name);
  }
  /// The place of the attack that is under way, marked on the picture.
  std::string attacked(const State& state) const {
    const Assault& assault = state.assault;
    if (assault.land >= 0 && static_cast<std::size_t>(assault.land) < state.mapped)
      moment.places.push_back(id_of_place(static_cast<PlaceId>(assault.land)));
    return english_of(place_name(state, assault));
  }
  /// The cards of the edge are what it is about.
  void about_edge() const {
    for (const Place place : edge) moment.places.push_back(id_of_place(place));
  }

  /// What is no line of a turn is told in the words of its form.
  std::string operator()(const auto& play) const { return written(play, names_in(session)); }
  [[nodiscard]] std::string goal(GoalId id) const {
    return id == nothing_named ? "that nobody wrote down" : printable(before.box->components.goals[id].name);
  }

  // -------------------------------------------------------------- a turn

  std::string operator()(const BeginTurn& begins) const {
    return begins.unknown ? fmt::format("what {} did in this turn nobody wrote down", name(begins.seat))
                          : fmt::format("{}'s turn begins", name(begins.seat));
  }
  std::string operator()(const UnknownTurns&) const { return "turns that nobody wrote down"; }
  std::string operator()(const Summon& summon) const {
    const Range due = before.turn.first ? Range{0, 0} : summon_due(before, summon.seat);
    moment.because.push_back(before.turn.first ? "no Summon in the first turn"
                                               : fmt::format("due: {}, of castles and towers", range(due)));
    return fmt::format("{} draws {}", name(summon.seat), some_cards(before, summon.cards, "as many cards as are due"));
  }
  std::string operator()(const Discard& discard) const {
    return fmt::format("{} throws away {}", name(discard.seat), some_cards(before, discard.cards, "what is too much"));
  }
  std::string operator()(const Decline& decline) const {
    return fmt::format("{} attacks nothing and draws {}", name(decline.seat),
                       some_cards(before, decline.cards, "2 cards"));
  }
  std::string operator()(const Attack& attack) const {
    const Assault& assault = behind.assault;
    const std::string what = attacked(behind);
    const auto defender = assault.defender();
    return fmt::format("{} attacks {}{}", name(attack.seat), what,
                       defender         ? fmt::format(", which is {}'s", name(*defender))
                       : assault.free() ? ", which is free"
                                        : "");
  }
  std::string operator()(const elven_rage::Look& look) const {
    const std::string what = look.none_shown               ? "opens none of its cards"
                             : look.shown != nothing_named ? fmt::format("lays {} open on it", card(look.shown))
                                                           : "opens a card that nobody wrote down";
    return fmt::format("{} looks at squad {} and {}", name(look.seat), look.squad, what);
  }
  std::string operator()(const FightSquad& fight) const {
    attacked(behind);
    return fmt::format("squad {} fights against {}", fight.squad, name(before.turn.seat));
  }
  std::string operator()(const Defend& defend) const {
    const std::string what = attacked(behind);
    return fmt::format("{} defends {}{}", name(defend.seat), what,
                       defend.cards.counted() ? " with " + some_cards(before, defend.cards, "") : "");
  }
  std::string operator()(const Retreat& retreat) const {
    return fmt::format("{} retreats from {} and draws {}", name(retreat.seat), attacked(before),
                       some_cards(before, retreat.cards, "2 cards"));
  }
  std::string operator()(const GiveUp& gives) const {
    return fmt::format("{} gives {} up", name(gives.seat), attacked(before));
  }
  std::string operator()(const Send& send) const {
    attacked(behind);
    return fmt::format("{} sends {}", name(send.seat), some_cards(before, send.cards, "three cards"));
  }
  std::string operator()(const TakeArtifact& taken) const {
    return taken.none ? fmt::format("{} takes no Artifact", name(taken.seat))
                      : fmt::format("{} takes {}", name(taken.seat), artifact(taken.artifact));
  }
  std::string operator()(const CashTreasure& cash) const {
    return fmt::format("{} exchanges a Treasure for {}", name(cash.seat), some_cards(before, cash.cards, "2 cards"));
  }
  std::string operator()(const UseAction& used) const {
    return use(used.seat, used.answer ? "answers with" : "plays", card(used.card), used.changes);
  }
  std::string operator()(const UseArtifact& used) const {
    return use(used.seat, used.answer ? "answers with" : "uses", artifact(used.artifact), used.changes);
  }
  std::string operator()(const Trade& trade) const {
    return fmt::format("{} gives {} {} for {}", name(trade.seat), name(trade.with), thing(trade.given),
                       thing(trade.taken));
  }
  std::string operator()(const Give& give) const {
    return fmt::format("{} gives {} {}", name(give.seat), name(give.to), thing(give.given));
  }
  std::string operator()(const ShowGoal& shown) const {
    return fmt::format("{} shows the goal {}", name(shown.seat), goal(shown.goal));
  }
  std::string operator()(const CountHand& count) const {
    return fmt::format("{}'s hand is counted: {}", name(count.seat), counted(count.cards, "card", "cards"));
  }
  std::string operator()(const Unknown&) const {
    moment.gap = true;
    return "what happened here nobody wrote down";
  }

  [[nodiscard]] std::string thing(const Thing& one) const {
    if (one.kind == Thing::Kind::treasure) return "a Treasure";
    if (one.kind == Thing::Kind::help) return "help in a battle";
    return artifact(one.artifact);
  }

  [[nodiscard]] std::string use(Seat seat, std::string_view verb, const std::string& what,
                                const std::vector<WrittenChange>& changes) const {
    std::vector<std::string> all;
    for (const WrittenChange& one : changes) all.push_back(change(one));
    return fmt::format("{} {} {}{}{}", name(seat), verb, what, all.empty() ? "" : ": ", fmt::join(all, ", and "));
  }
  /// The play is about these places of a battle.
  void about_places(Places places) const {
    for (std::uint8_t place = 0; place <= beneath_place.value; ++place)
      if (has(places, Place{place})) moment.places.push_back(id_of_place(Place{place}));
  }
  [[nodiscard]] std::string change(const WrittenChange& one) const {
    using Kind = WrittenChange::Kind;
    if (before.assault.laid && one.card.any()) about_places(places_called(before.assault, one.card));
    switch (one.kind) {
      case Kind::slot:
        return fmt::format("{}'s {} slot becomes {}", called(one.card), name_of(one.slot), name_of(one.icon));
      case Kind::life:
        return fmt::format("{} {} {}", called(one.card), one.amount < 0 ? "loses" : "gains",
                           counted(std::abs(one.amount), "life", "lives"));
      case Kind::initiative:
        return fmt::format("{}'s initiative changes by {:+}", called(one.card), one.amount);
      case Kind::draw:
        return "draws " + some_cards(before, one.cards, "what it says");
      case Kind::capture:
        return "one more capture";
      case Kind::token: {
        const std::string from = place(one.from), to = place(one.to);
        if (one.from < before.mapped && one.to < before.mapped) {
          moment.places = {id_of_place(one.from), id_of_place(one.to)};
          moment.moves.push_back({.kind = piece::flag,
                                  .owner = moment.seat,
                                  .from = id_of_place(one.from),
                                  .to = id_of_place(one.to),
                                  .ways = {}});
        }
        return fmt::format("the token goes from {} to {}", from, to);
      }
      case Kind::tower:
        if (one.to < before.mapped) moment.places.push_back(id_of_place(one.to));
        return fmt::format("a tower at {}", place(one.to));
      case Kind::beginner:
        return "this battle is laid out as beginners do";
      case Kind::other:
        return "what the card says";
      case Kind::unknown:
        return "what came of it nobody wrote down";
    }
    return "";
  }

  // -------------------------------------------------------------- a battle

  [[nodiscard]] std::string all_four(const std::array<CardId, edge_places>& cards) const {
    return joined(cards, [&](CardId id) { return card(id); });
  }
  std::string operator()(const PlacedInOrder& placed) const {
    return "laid one after the other: " + all_four(placed.cards);
  }
  std::string operator()(const LayOut& layout) const {
    about_edge();
    return "the edge is laid out, clockwise: " + all_four(layout.cards);
  }
  std::string operator()(const LayCentre& centre) const {
    moment.places = {id_of_place(reserve_place), id_of_place(beneath_place)};
    return fmt::format("in the centre {} lies over {}, which is dead", card(centre.upper), card(centre.lower));
  }
  std::string operator()(const Swap& swapped) const {
    moment.places.push_back(id_of_place(reserve_place));
    if (const Places places = swapped_places(before.assault, swapped); places != 0)
      moment.places.push_back(id_of_place(first_place(places)));
    return fmt::format("{} exchanges the reserve with {}", name(swapped.seat), called(swapped.card));
  }
  std::string operator()(const WrittenAct& act) const {
    using Kind = WrittenAct::Kind;
    const std::string by = called(act.card);
    const auto meant = meant_by(before, act);
    if (meant) moment.places.push_back(id_of_place(meant->act.place));
    if (act.kind == Kind::stay) return by + " stands still";
    if (act.kind == Kind::nothing) return by + " does nothing";
    if (!meant)
      return fmt::format("{} {} {}", by, act.kind == Kind::move ? "changes places with" : "strikes",
                         act.target.any() ? called(act.target) : std::string("a card"));
    const Place from = meant->act.place, to = meant->target;
    const std::string at = card(card_at(before.assault, to));
    if (from != to) moment.ways.push_back(id_of_strike(from, to));
    if (act.kind == Kind::move) {
      if (from != to)
        moment.moves = {
            {.kind = piece::card, .owner = {}, .from = id_of_place(from), .to = id_of_place(to), .ways = {}},
            {.kind = piece::card, .owner = {}, .from = id_of_place(to), .to = id_of_place(from), .ways = {}}};
      return fmt::format("{} changes places with {}, through its {} slot", by, at, name_of(meant->slot));
    }
    return fmt::format("{} strikes {}{}", by, at, came_of(*meant, by));
  }
  /// What came of a strike: `, a double strike: Wolf is dead`.
  [[nodiscard]] std::string came_of(const Meant& meant, const std::string& by) const {
    const Assault& was = before.assault;
    if (!is_judged(was) || was.battle.fights == 0) return "";
    const Battle now = as_it_stands(was.battle);
    const Place from = meant.act.place, to = meant.target;
    const Hit hit = hit_of(now.fight[0], now.options, from, meant.slot);
    moment.because.push_back(fmt::format("{}'s {} slot shows {} and points at {}", by, name_of(meant.slot),
                                         name_of(hit.icon), card(card_at(was, hit.at))));
    if (hit.facing != Icon::none)
      moment.because.push_back(fmt::format("{} shows {} to it", card(card_at(was, hit.at)), name_of(hit.facing)));
    if (!behind.assault.laid || behind.assault.battle.fights == 0) return "";
    const Battle then = as_it_stands(behind.assault.battle);
    const auto lives = [](const Battle& battle, Place place) -> int { return battle.fight[0][place].lives; };
    const auto fate = [&](Place place, std::string_view who) {
      const int lost = lives(now, place) - lives(then, place);
      if (lost <= 0) return std::string();
      return lives(then, place) == 0 ? fmt::format("{} is dead", who)
                                     : fmt::format("{} loses {}", who, counted(lost, "life", "lives"));
    };
    const std::string target = fate(to, "it"), own = from == to ? std::string() : fate(from, "the striker");
    if (target.empty() && own.empty())
      return hit.comes_to == Struck::shield || hit.comes_to == Struck::fire ? ": the shield stops it"
                                                                            : ": nothing comes of it";
    return ": " + target + (!target.empty() && !own.empty() ? ", and " : "") + own;
  }
  std::string operator()(const Loop&) const { return "movements went round, and the battle ends"; }
  std::string operator()(const Fallen& fallen) const {
    return "fallen: " + some_cards(before, fallen.cards, "those that were due");
  }
  std::string operator()(const NeutralsBy& by) const {
    return fmt::format("{} plays the neutral cards", name(by.seat));
  }
  std::string operator()(const EndBattle& end) const {
    const Assault& assault = before.assault;
    const std::string what = attacked(before);
    const std::string attacker = name(assault.open ? assault.attacker : before.turn.seat);
    if (end.won) return fmt::format("{} wins: {} is taken", attacker, what);
    return fmt::format("{} loses the battle for {}", attacker, what);
  }
  std::string operator()(const ClaimWinner&) const { return "the winner is claimed"; }
  std::string operator()(const ClaimFigure&) const { return "a figure is claimed"; }
};

}  // namespace

void tell(ViewMoment& moment, const State& before, const State& behind, const Action& play, const Session& session) {
  const auto* turn = std::get_if<BeginTurn>(&play);
  moment.gap = std::holds_alternative<UnknownTurns>(play) || (turn != nullptr && turn->unknown);
  moment.words = std::visit(Sentence{before, behind, session, moment}, play);
}

std::vector<ViewChoice> instead_of(const Action& play, const State& before, const Session& session) {
  const std::vector<LegalPlay> legal = legal_plays(before);
  const std::vector<Choice> said = choices_of(before, names_in(session), false);
  const PlayKinds sort = kinds_instead_of(play);
  const auto of_the_sort = [&](const LegalPlay& one) { return has_kind(sort, one.play); };
  const bool some = std::ranges::any_of(legal, of_the_sort);
  std::vector<ViewChoice> choices;
  for (std::size_t i = 0; i < std::min(legal.size(), said.size()); ++i) {
    if (some && !of_the_sort(legal[i])) continue;
    ViewChoice choice{.words = said[i].words, .surely = said[i].surely, .ways = {}, .place = {}, .price = {}};
    if (const auto* act = std::get_if<WrittenAct>(&legal[i].play)) {
      const auto meant = meant_by(before, *act);
      if (meant && meant->act.place != meant->target) choice.ways = {id_of_strike(meant->act.place, meant->target)};
      if (meant && choice.ways.empty()) choice.place = id_of_place(meant->act.place);
    } else if (const auto* attack = std::get_if<Attack>(&legal[i].play)) {
      if (attack->target.place < before.mapped) choice.place = id_of_place(attack->target.place);
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace elfref::elven_rage
