#include "elfref/elven_rage/asking/slots.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

#include "elfref/core/text/look.h"
#include "elfref/core/text/text.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/drawing.h"
#include "elfref/elven_rage/rules/judges.h"

namespace elfref::elven_rage {
namespace {

using Stands = ViewSlot::Look;
using Known = ViewPiece::State;

ViewPiece one_of(std::string kind, Known state = Known::open, std::optional<Seat> owner = {}) {
  return {.kind = std::move(kind), .state = state, .count = 1, .most = 1, .owner = owner};
}

/// So many pieces of a kind; `known`: it is known what they are.
std::vector<ViewPiece> some_of(const char* kind, Range number, bool known) {
  if (number.max == 0) return {};
  return {{.kind = kind,
           .state = known ? Known::open : Known::unknown,
           .count = number.min,
           .most = number.max,
           .owner = {}}};
}

/// The kind of a place, if it is known.
std::optional<PlaceKind> kind_of(const Land& land) {
  for (std::size_t kind = 0; kind < place_kind_count; ++kind)
    if (land.kinds.is(PlaceKind(kind))) return PlaceKind(kind);
  return std::nullopt;
}

/// Fills the slots of one table, in the order of slots_of().
class Filling {
 public:
  Filling(const State& state, std::span<const ViewPlayer> players) : state_(state), players_(players) {}

  std::vector<ViewHeld> fill() {
    for (std::size_t place = 0; place < state_.mapped; ++place) {
      const Land& land = state_.lands[place];
      if (land.kinds.is(PlaceKind::castle)) add(home_of(land));
      add(owners_of(land));
      if (land.kinds.is(PlaceKind::land)) add(built_on(land));
    }
    const bool fought = state_.assault.open && (state_.assault.laid || state_.assault.centred);
    if (fought) battle_ = as_it_stands(state_.assault.battle);
    if (fought) turn_ = turn_in(battle_);
    add(fought ? words(battle_title()) : ViewHeld{});
    for (const Place place : edge) add(fought ? at_the_edge(place) : ViewHeld{});
    add(fought ? in_the_centre(reserve_place) : ViewHeld{});
    add(fought ? in_the_centre(beneath_place) : ViewHeld{});
    add(fought ? turn() : ViewHeld{});
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) add_player(Seat{seat});
    add(squads());
    return std::move(all_);
  }

 private:
  void add(ViewHeld held) { all_.push_back(std::move(held)); }

  [[nodiscard]] std::string name(Seat seat) const {
    return seat.value < players_.size() ? printable(players_[seat.value].name) : "?";
  }
  [[nodiscard]] std::string place_name(const Land& land) const {
    return land.id == nothing_named ? std::string() : printable(state_.box->places[land.id].name);
  }

  // -------------------------------------------------------------- the map

  [[nodiscard]] ViewHeld home_of(const Land& land) const {
    if (land.home < 0) return {};
    const Seat seat{static_cast<std::uint8_t>(land.home)};
    return {{one_of("castle", Known::open, seat)}, name(seat)};
  }

  [[nodiscard]] ViewHeld owners_of(const Land& land) const {
    ViewHeld held;
    if (state_.lost_track && land.owners == anybody(state_.players)) return {{}, "nobody can tell"};
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      if (land.may_be_of(Seat{seat}))
        held.pieces.push_back(one_of(piece::flag, land.is_of(Seat{seat}) ? Known::open : Known::perhaps, Seat{seat}));
    held.words = joined(held.pieces, [&](const ViewPiece& flag) {
      return (flag.state == Known::perhaps ? "perhaps " : "") + name(*flag.owner);
    });
    return held;
  }

  [[nodiscard]] static ViewHeld built_on(const Land& land) {
    if (!land.built) return {};
    return {{one_of("tower")}, "a tower"};
  }

  // -------------------------------------------------------------- a battle

  /// A line of words beside a battle.
  static ViewHeld words(const std::string& text, std::string_view before = {}) {
    if (text.empty()) return {};
    ViewHeld held{.pieces = {one_of(piece::words)}, .words = text};
    held.pieces.front().drawn = line_of_text(std::string(before) + text, 0, 6, 20, BattleLayout::width, "");
    return held;
  }

  [[nodiscard]] std::string battle_title() const {
    const Assault& assault = state_.assault;
    const auto defender = assault.defender();
    return fmt::format("{} attacks {}{}", name(assault.attacker), english_of(elven_rage::place_name(state_, assault)),
                       defender         ? fmt::format(", {} defends", name(*defender))
                       : assault.free() ? ", neutral warriors defend"
                                        : "");
  }

  /// Whose turn it is, in words and round the cards.
  [[nodiscard]] ViewHeld turn() const {
    ViewHeld held = words(turn_in_words(), "next: ");
    if (held.pieces.empty() || !is_judged(state_.assault)) return held;
    for (const Place place : places_in(turn_.places)) held.pieces.front().drawn += ring_round(place);
    return held;
  }

  [[nodiscard]] std::string turn_in_words() const {
    const Assault& assault = state_.assault;
    if (!is_judged(assault)) return assault.laid && assault.centred ? "nobody can tell whose turn it is" : "";
    const std::vector<Place> places = places_in(turn_.places);
    const std::string who = joined(
        places,
        [&](Place place) {
          const CardId card = card_at(assault, place);
          const bool copies = std::ranges::count(assault.cards, card) > 1;
          return name_in_battle(state_, card) + (copies ? fmt::format(" ({})", place.value + 1) : "");
        },
        " or ");
    switch (turn_.why) {
      case Due::nobody:
        return "nobody is left who could act";
      case Due::initiative:
        return fmt::format("{}: initiative {}, the highest", who, turn_.initiative);
      case Due::attacker_first:
        return fmt::format("{}: both sides have {}, the attacker acts first", who, turn_.initiative);
      case Due::by_turns:
        return fmt::format("{}: both sides have {}, by turns", who, turn_.initiative);
    }
    return "";
  }

  static std::vector<Place> places_in(Places places) {
    std::vector<Place> all;
    for (const Place place : edge)
      if (has(places, place)) all.push_back(place);
    return all;
  }

  /// Whose a card is.
  [[nodiscard]] std::optional<Seat> owner_of(const Fighter& fighter) const {
    if (!fighter.side_known || fighter.kind == Fighter::Kind::treasure) return std::nullopt;
    return fighter.side == Side::attacker ? std::optional(state_.assault.attacker) : state_.assault.defender();
  }

  /// The fighter at a place, as far as anything is known of it.
  [[nodiscard]] Fighter fighter_at(Place place) const {
    const Assault& assault = state_.assault;
    if (place == reserve_place && battle_.centre) return battle_.reserve;
    if (place == beneath_place && battle_.centre) return battle_.beneath;
    if (at_edge(place) && battle_.fights > 0) return battle_.fight[0][place];
    return fighter_of(state_, assault, assault.cards[place.value]);
  }

  [[nodiscard]] DrawnCard drawn(const Fighter& fighter, CardId id) const {
    DrawnCard card;
    card.name = name_in_battle(state_, id);
    if (const auto owner = owner_of(fighter); owner && owner->value < players_.size())
      card.mark = players_[owner->value].mark;
    if (fighter.kind != Fighter::Kind::warrior) return card;
    card.initiative = fighter.initiative;
    card.lives = fighter.lives;
    card.printed = id == nothing_named ? 0 : state_.box->card(id).lives;
    card.dead = fighter.dead || fighter.lives == 0;
    return card;
  }

  /// `Wolf 4, 1 of 1 lives, simple simple none`.
  [[nodiscard]] std::string card_in_words(const DrawnCard& card, const Fighter& fighter) const {
    std::string text = card.name;
    const auto owner = owner_of(fighter);
    if (owner) text += fmt::format(" of {}", name(*owner));
    if (card.dead) return text + ", dead";
    if (!card.initiative) return text;
    text += fmt::format(", initiative {}", *card.initiative);
    if (card.printed > 0) text += fmt::format(", {} of {} lives", card.lives, card.printed);
    return text;
  }

  ViewHeld at_the_edge(Place place) const {
    const Assault& assault = state_.assault;
    if (!assault.laid) return {};
    const Fighter fighter = fighter_at(place);
    DrawnCard card = drawn(fighter, card_at(assault, place));
    std::string text = card_in_words(card, fighter);
    if (fighter.kind == Fighter::Kind::warrior) {
      for (const Slot slot : all_slots) {
        const auto index = static_cast<std::size_t>(slot);
        const Icon icon = fighter.icons.at(index);
        card.signs.at(index) = sign_of(icon);
        card.towards.at(index) = target_of(place, slot, battle_.options.left_hits);
        card.strikes.at(index) = lives_of(icon) > 0;
        if (!card.dead) text += (index == 0 ? ", " : " ") + std::string(name_of(icon));
      }
    }
    ViewHeld held{.pieces = {one_of(piece::card, Known::open, owner_of(fighter))}, .words = std::move(text)};
    held.pieces.front().drawn = drawn_at_edge(card, place);
    return held;
  }

  ViewHeld in_the_centre(Place place) const {
    const Assault& assault = state_.assault;
    if (!assault.centred) return {};
    const Fighter fighter = fighter_at(place);
    DrawnCard card = drawn(fighter, assault.cards[place.value]);
    card.dead = place == beneath_place && fighter.kind != Fighter::Kind::treasure;
    ViewHeld held{.pieces = {one_of(piece::card, Known::open, owner_of(fighter))}, .words = {}};
    held.words = card.name;
    if (const auto owner = owner_of(fighter)) held.words += fmt::format(" of {}", name(*owner));
    if (card.dead) held.words += ", dead";
    held.pieces.front().drawn = drawn_in_centre(card);
    return held;
  }

  // -------------------------------------------------------------- players

  void add_player(Seat seat) {
    const PlayerState& player = state_[seat];
    const Range lands = count_lands(state_, seat, {});
    add({{}, player.out ? "0, out of the game" : range(lands)});
    add(holds(seat));
    add({some_of(piece::card, player.hand, false), range(player.hand)});
    add({{}, range(player.deck)});
    add({{},
         named(
             player.gone, [&](CardId card) { return name_in_battle(state_, card); }, "none known")});
    ViewHeld artifacts{some_of(piece::artifact, player.artifacts, true), range(player.artifacts)};
    std::vector<ArtifactId> still;
    for (const ArtifactId id : player.drawn)
      if (std::ranges::find(state_.used, id) == state_.used.end()) still.push_back(id);
    if (!still.empty() && player.artifacts.max > 0)
      artifacts.words +=
          ": " + named(
                     still, [&](ArtifactId id) { return printable(state_.box->components.artifacts[id].name); }, "");
    add(std::move(artifacts));
    add({some_of(piece::treasure, player.treasures, true), range(player.treasures)});
    if (state_.scenario == Scenario::supremacy) add({{}, goal_of(player)});
  }

  [[nodiscard]] std::string goal_of(const PlayerState& player) const {
    if (player.goal == nothing_named) return "nobody wrote it down";
    return printable(state_.box->components.goals[player.goal].name);
  }

  /// Names in a sum, `Wolf + 2 Bear`.
  template <class Ids, class Name>
  static std::string named(const Ids& ids, const Name& name_of_one, std::string_view none) {
    std::map<std::string, int> count;
    std::vector<std::string> order;
    for (const auto id : ids)
      if (std::string name = name_of_one(id); ++count[name] == 1) order.push_back(std::move(name));
    if (order.empty()) return std::string(none);
    return joined(
        order,
        [&](const std::string& what) { return count[what] > 1 ? fmt::format("{} {}", count[what], what) : what; },
        " + ");
  }

  /// What he holds, by name in the order in which he took it; without a map as pieces.
  [[nodiscard]] ViewHeld holds(Seat seat) const {
    if (!state_.box->map) return lands_of(seat);
    std::vector<const Land*> all;
    for (const Land& land : state_.lands)
      if (!land.alias && land.may_be_of(seat)) all.push_back(&land);
    std::ranges::stable_sort(all, {}, [](const Land* land) { return land->marked == never ? 0 : land->marked + 1; });
    ViewHeld held{.pieces = {},
                  .words = joined(
                      all,
                      [&](const Land* land) {
                        const std::string name = place_name(*land);
                        return (land->is_of(seat) ? "" : "perhaps ") +
                               (name.empty() ? "a " + piece_of(kind_of(*land)) : name);
                      },
                      " + ")};
    if (state_.lost_track || state_[seat].lands_open) held.words += " + what nobody wrote down";
    return held;
  }

  /// What he holds, castles first, as pieces and in words.
  [[nodiscard]] ViewHeld lands_of(Seat seat) const {
    ViewHeld held;
    std::vector<std::string> all;
    for (const auto kind :
         {std::optional(PlaceKind::castle), std::optional(PlaceKind::centre), std::optional(PlaceKind::tower),
          std::optional(PlaceKind::land), std::optional<PlaceKind>()})
      for (const Known known : {Known::open, Known::perhaps}) {
        int count = 0;
        for (const Land& land : state_.lands) {
          if (land.alias || !land.may_be_of(seat) || kind_of(land) != kind ||
              land.is_of(seat) != (known == Known::open))
            continue;
          ++count;
          const std::string name = place_name(land);
          all.push_back((known == Known::perhaps ? "perhaps " : "") +
                        (name.empty() ? (kind == PlaceKind::centre ? "the " : "a ") + piece_of(kind) : name));
        }
        if (count == 0) continue;
        held.pieces.push_back(one_of(piece_of(kind), known));
        held.pieces.back().count = held.pieces.back().most = count;
      }
    if (state_.lost_track || state_[seat].lands_open) all.emplace_back("and what nobody wrote down");
    held.words = fmt::format("{}", fmt::join(all, ", "));
    return held;
  }

  // -------------------------------------------------------------- the table

  [[nodiscard]] ViewHeld squads() const {
    ViewHeld held;
    std::vector<std::string> all;
    for (int number = 1; number <= state_.squad_count; ++number) {
      const Squad& squad = state_.squads.at(static_cast<std::size_t>(number));
      const bool open = squad.open != nothing_named;
      std::string text = open                ? name_in_battle(state_, squad.open) + " lies open"
                         : squad.may_be_open ? "perhaps one is open"
                                             : "none is open";
      if (squad.is == Squad::Is::gone) text = "has fought";
      if (squad.is == Squad::Is::perhaps) text += ", or has fought";
      all.push_back(fmt::format("{} {}", number, text));
      if (squad.is == Squad::Is::gone) continue;
      const Known known = squad.is == Squad::Is::perhaps ? Known::perhaps : open ? Known::open : Known::down;
      if (!held.pieces.empty() && held.pieces.back().state == known) {
        ++held.pieces.back().count;
        ++held.pieces.back().most;
      } else {
        held.pieces.push_back(one_of(piece::squad, known));
      }
    }
    held.words = all.empty() ? "nobody can tell how they lie" : fmt::format("{}", fmt::join(all, "; "));
    return held;
  }

  const State& state_;
  std::span<const ViewPlayer> players_;
  Battle battle_{};
  Turn turn_{};
  std::vector<ViewHeld> all_;
};

}  // namespace

std::vector<ViewPlayer> drawn_players(const Session& session) {
  std::vector<std::string> names;
  std::vector<std::optional<PieceColour>> given;
  for (std::size_t seat = 0; seat < session.players.size(); ++seat) {
    names.push_back(session.players[seat].name);
    // High, Black, Snow, Forest elves.
    constexpr std::array of_people{PieceColour::yellow, PieceColour::black, PieceColour::blue, PieceColour::green};
    const std::optional<Pile> elves = seat < session.elves.size() ? session.elves[seat] : std::nullopt;
    const auto people = elves ? static_cast<std::size_t>(*elves) : of_people.size();
    given.push_back(people < of_people.size() ? std::optional(of_people.at(people)) : std::nullopt);
  }
  const std::vector<std::string> marks = marks_of(names);
  const std::vector<PieceColour> colours = drawn_colours(given);
  std::vector<ViewPlayer> players;
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    players.push_back({names[seat], marks[seat], std::string(class_of(colours[seat]))});
  return players;
}

std::vector<ViewSlot> slots_of(const State& state) {
  std::vector<ViewSlot> slots;
  const auto id_begins = [&](std::string_view begin) { return slots.back().id.starts_with(begin); };
  const auto add = [&](std::string id, std::string title, Stands look, std::string place, std::optional<Seat> seat) {
    slots.push_back({.id = std::move(id),
                     .title = std::move(title),
                     .look = look,
                     .place = std::move(place),
                     .way = {},
                     .seat = seat,
                     .shape = {}});
    // Places are drawn in their owners' colours; those that are nobody's, or in a row, on tokens.
    if (look == Stands::pieces && (id_begins("built:") || id_begins("holds:"))) slots.back().shape = "token";
  };
  for (std::size_t i = 0; i < state.mapped; ++i) {
    const std::string place = id_of_place(static_cast<PlaceId>(i));
    if (state.lands[i].kinds.is(PlaceKind::castle)) add("home:" + place, "castles", Stands::pieces, place, {});
    add("own:" + place, "owners", Stands::area, place, {});
    if (state.lands[i].kinds.is(PlaceKind::land)) add("built:" + place, "towers", Stands::pieces, place, {});
  }
  // What lies in one place alone is told by the name of that place.
  add(battle_words::title, "battle", Stands::pieces, battle_words::title, {});
  for (std::uint8_t i = 0; i < BattleLayout::at.size(); ++i) {
    const std::string place = id_of_place(Place{i});
    add(place, std::string(name_of_place(Place{i})), Stands::pieces, place, {});
  }
  add(battle_words::below, "next", Stands::pieces, battle_words::below, {});
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const auto own = [&](std::string_view id, std::string_view title, Stands look) {
      add(fmt::format("{}:{}", id, seat), std::string(title), look, {}, Seat{seat});
    };
    own("lands", "lands", Stands::figure);
    own("holds", "holds", state.box->map ? Stands::figure : Stands::pieces);
    own("hand", "cards", Stands::pieces);
    own("deck", "deck", Stands::figure);
    own("discard", "discard", Stands::figure);
    own("artifacts", "Artifacts", Stands::pieces);
    own("treasures", "Treasures", Stands::pieces);
    if (state.scenario == Scenario::supremacy) own("goal", "goal", Stands::figure);
  }
  add("squads", "squads", Stands::pieces, {}, {});
  return slots;
}

std::vector<ViewHeld> held(const State& state, std::span<const ViewPlayer> players) {
  return Filling(state, players).fill();
}

Battle as_it_stands(const Battle& battle) {
  Battle now = battle;
  settle(now);
  for (std::size_t i = 0; i < now.fights; ++i) begin_turn(now.fight.at(i));
  return now;
}

Turn turn_in(const Battle& battle) {
  Turn all;
  for (std::size_t i = 0; i < battle.fights; ++i) {
    const Turn turn = turn_of(battle.fight.at(i));
    if (i == 0) all = turn;
    all.places |= turn.places;
  }
  return all;
}

std::string name_in_battle(const State& state, CardId card) {
  return card == nothing_named ? "a card that nobody saw" : printable(state.box->card(card).name);
}

CardId card_at(const Assault& assault, Place place) {
  const bool moves =
      at_edge(place) && assault.battle.fights > 0 && assault.battle.fight[0][place].kind == Fighter::Kind::warrior;
  return moves ? assault.battle.fight[0][place].card : assault.cards.at(place.value);
}

}  // namespace elfref::elven_rage
