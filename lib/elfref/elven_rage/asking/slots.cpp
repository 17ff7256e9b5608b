#include "elfref/elven_rage/asking/slots.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "elfref/core/text/look.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/drawing.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

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
  Filling(const Position& state, std::span<const ViewPlayer> players, Language language)
      : state_(state), players_(players), language_(language) {
    for (const ViewPlayer& player : players) names_.push_back(player.name);
  }

  std::vector<ViewHeld> fill() {
    for (std::size_t place = 0; place < state_.map.mapped; ++place) {
      const Land& land = state_.map.lands[place];
      if (land.kinds.is(PlaceKind::castle)) add(home_of(land));
      add(owners_of(land));
      if (land.kinds.is(PlaceKind::land)) add(built_on(land));
    }
    const bool fought = state_.assault.open && (state_.assault.laid || state_.assault.centred);
    if (fought) battle_ = as_it_stands(state_.assault.battle);
    if (fought) turn_ = turn_in(battle_);
    add(fought ? battle_title() : ViewHeld{});
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

  /// What is drawn into the picture.
  [[nodiscard]] std::string drawn_words(const Message& words) const {
    return Speaker(language_, &elven_rage_words(), names_)(words);
  }

  // -------------------------------------------------------------- the map

  [[nodiscard]] static ViewHeld home_of(const Land& land) {
    if (land.home < 0) return {};
    const Seat seat{static_cast<std::uint8_t>(land.home)};
    return {{one_of("castle", Known::open, seat)}, alone(seat)};
  }

  [[nodiscard]] ViewHeld owners_of(const Land& land) const {
    if (state_.unrecorded.lost_track && land.owners == anybody(state_.players)) return {{}, msg::owner_unclear()};
    ViewHeld held;
    List owners(Joint::comma);
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
      if (!land.may_be_of(Seat{seat})) continue;
      const bool certain = land.is_of(Seat{seat});
      held.pieces.push_back(one_of(piece::flag, certain ? Known::open : Known::perhaps, Seat{seat}));
      owners.add(certain ? alone(Seat{seat}) : msg::perhaps_this({.what = Seat{seat}}));
    }
    if (!held.pieces.empty()) held.words = owners.take();
    return held;
  }

  [[nodiscard]] static ViewHeld built_on(const Land& land) {
    if (!land.built) return {};
    return {{one_of("tower")}, msg::a_tower()};
  }

  // -------------------------------------------------------------- a battle

  /// A line of words beside a battle.
  [[nodiscard]] ViewHeld line(Message words, const Message& drawn) const {
    ViewHeld held{.pieces = {one_of(piece::words)}, .words = std::move(words)};
    held.pieces.front().drawn = line_of_text(drawn_words(drawn), 0, 6, 20, BattleLayout::width, "");
    return held;
  }

  [[nodiscard]] ViewHeld battle_title() const {
    const Assault& assault = state_.assault;
    const Message place = place_name(state_, assault);
    const Message title =
        assault.free() ? msg::battle_for_free({.place = place, .player = assault.attacker})
                       : msg::battle_for({.owner = assault.defender(), .place = place, .player = assault.attacker});
    return line(title, title);
  }

  /// Whose turn it is, in words and round the cards.
  [[nodiscard]] ViewHeld turn() const {
    const Message words = turn_in_words();
    if (words.empty()) return {};
    ViewHeld held = line(words, msg::next_is({.turn = words}));
    if (!is_judged(state_.assault)) return held;
    for (const Place place : places_in(turn_.places)) held.pieces.front().drawn += ring_round(place);
    return held;
  }

  [[nodiscard]] Message turn_in_words() const {
    const Assault& assault = state_.assault;
    if (!is_judged(assault)) return assault.laid && assault.centred ? msg::turn_unclear() : Message();
    const Message cards = list(Joint::or_, places_in(turn_.places), [&](Place place) {
      const CardId card = card_at(assault, place);
      const Message name = name_in_battle(state_, card);
      const bool copies = std::ranges::count(assault.cards, card) > 1;
      return copies ? msg::card_at({.card = name, .place = place.value + 1}) : name;
    });
    switch (turn_.why) {
      case Due::nobody:
        break;
      case Due::initiative:
        return msg::next_of_highest({.cards = cards, .initiative = turn_.initiative});
      case Due::attacker_first:
        return msg::next_of_attacker({.cards = cards, .initiative = turn_.initiative});
      case Due::by_turns:
        return msg::next_by_turns({.cards = cards, .initiative = turn_.initiative});
    }
    return msg::nobody_acts();
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
    card.name = drawn_words(name_in_battle(state_, id));
    if (const auto owner = owner_of(fighter); owner && owner->value < players_.size())
      card.mark = players_[owner->value].mark;
    if (fighter.kind != Fighter::Kind::warrior) return card;
    card.initiative = fighter.initiative;
    card.lives = fighter.lives;
    card.printed = id == nothing_named ? 0 : state_.box->card(id).lives;
    card.lives_left = drawn_words(msg::lives_of({.lives = card.lives, .printed = card.printed}));
    card.dead = fighter.dead || fighter.lives == 0;
    return card;
  }

  /// A card; `shown`: with what it shows.
  [[nodiscard]] Message card_in_words(const DrawnCard& card, const Fighter& fighter, CardId id, bool shown) const {
    const Message name = name_in_battle(state_, id);
    const auto owner = owner_of(fighter);
    if (card.dead) return msg::card_lies_dead({.card = name, .owner = owner});
    const auto icon = [&](Slot slot) {
      return shown ? std::optional(icon_noun(fighter.icons.at(static_cast<std::size_t>(slot)))) : std::nullopt;
    };
    return msg::card_lies({.card = name,
                           .centre = icon(Slot::centre),
                           .initiative = shown ? card.initiative : std::nullopt,
                           .left = icon(Slot::left),
                           .lives = card.lives,
                           .owner = owner,
                           .printed = shown && card.printed > 0 ? std::optional(card.printed) : std::nullopt,
                           .right = icon(Slot::right)});
  }

  ViewHeld at_the_edge(Place place) const {
    const Assault& assault = state_.assault;
    if (!assault.laid) return {};
    const Fighter fighter = fighter_at(place);
    const CardId id = card_at(assault, place);
    const bool shown = fighter.kind == Fighter::Kind::warrior;
    DrawnCard card = drawn(fighter, id);
    for (const Slot slot : all_slots) {
      if (!shown) break;
      const auto index = static_cast<std::size_t>(slot);
      const Icon icon = fighter.icons.at(index);
      card.signs.at(index) = sign_of(icon);
      card.towards.at(index) = target_of(place, slot, battle_.options.left_hits);
      card.strikes.at(index) = lives_of(icon) > 0;
    }
    ViewHeld held{.pieces = {one_of(piece::card, Known::open, owner_of(fighter))},
                  .words = card_in_words(card, fighter, id, shown)};
    held.pieces.front().drawn = drawn_at_edge(card, place);
    return held;
  }

  ViewHeld in_the_centre(Place place) const {
    const Assault& assault = state_.assault;
    if (!assault.centred) return {};
    const Fighter fighter = fighter_at(place);
    const CardId id = assault.cards[place.value];
    DrawnCard card = drawn(fighter, id);
    card.dead = place == beneath_place && fighter.kind != Fighter::Kind::treasure;
    ViewHeld held{.pieces = {one_of(piece::card, Known::open, owner_of(fighter))},
                  .words = card_in_words(card, fighter, id, false)};
    held.pieces.front().drawn = drawn_in_centre(card);
    return held;
  }

  // -------------------------------------------------------------- players

  void add_player(Seat seat) {
    const PlayerState& player = state_[seat];
    add({{}, player.out ? msg::none_as_out() : alone(count_lands(state_, seat, {}))});
    add(holds(seat));
    add({some_of(piece::card, player.hand, false), alone(player.hand)});
    add({{}, alone(player.deck)});
    const auto card = [&](CardId id) { return name_in_battle(state_, id); };
    const Message gone = in_a_row(with_copies(player.gone, card, msg::in_sum), msg::plus);
    add({{}, gone.empty() ? msg::none_known() : gone});
    ViewHeld artifacts{some_of(piece::artifact, player.artifacts, true), alone(player.artifacts)};
    std::vector<ArtifactId> still;
    for (const ArtifactId id : player.drawn)
      if (std::ranges::find(state_.common.used, id) == state_.common.used.end()) still.push_back(id);
    const auto artifact = [&](ArtifactId id) { return alone(verbatim(state_.box->components.artifacts[id].name)); };
    if (!still.empty() && player.artifacts.max > 0)
      artifacts.words = msg::things_named(
          {.names = in_a_row(with_copies(still, artifact, msg::in_sum), msg::plus), .number = player.artifacts});
    add(std::move(artifacts));
    add({some_of(piece::treasure, player.treasures, true), alone(player.treasures)});
    if (state_.scenario == Scenario::supremacy) add({{}, goal_of(player)});
  }

  [[nodiscard]] Message goal_of(const PlayerState& player) const {
    return player.goal == nothing_named ? msg::goal_unrecorded()
                                        : alone(verbatim(state_.box->components.goals[player.goal].name));
  }

  /// A place that a player holds, or may hold.
  [[nodiscard]] Message held_land(const Land& land, Seat seat) const {
    const auto kind = kind_of(land);
    const Message what = land.id != nothing_named
                             ? alone(verbatim(state_.box->places[land.id].name))
                             : msg::some_land({.kind = kind ? std::optional(place_kind(*kind)) : std::nullopt});
    return land.is_of(seat) ? what : msg::perhaps_this({.what = what});
  }

  /// What he holds, by name in the order in which he took it; without a map as pieces.
  [[nodiscard]] ViewHeld holds(Seat seat) const {
    if (!state_.box->map) return lands_of(seat);
    std::vector<const Land*> all;
    for (const Land& land : state_.map.lands)
      if (!land.alias && land.may_be_of(seat)) all.push_back(&land);
    std::ranges::stable_sort(all, {}, [](const Land* land) { return land->marked == never ? 0 : land->marked + 1; });
    std::vector<Message> held;
    for (const Land* land : all) held.push_back(held_land(*land, seat));
    if (state_.unrecorded.lost_track || state_[seat].lands_open) held.push_back(msg::rest_unrecorded());
    return {.pieces = {}, .words = in_a_row(held, msg::plus)};
  }

  /// What he holds, castles first, as pieces and in words.
  [[nodiscard]] ViewHeld lands_of(Seat seat) const {
    ViewHeld held;
    std::vector<Message> all;
    for (const auto kind :
         {std::optional(PlaceKind::castle), std::optional(PlaceKind::centre), std::optional(PlaceKind::tower),
          std::optional(PlaceKind::land), std::optional<PlaceKind>()})
      for (const Known known : {Known::open, Known::perhaps}) {
        int count = 0;
        for (const Land& land : state_.map.lands) {
          if (land.alias || !land.may_be_of(seat) || kind_of(land) != kind ||
              land.is_of(seat) != (known == Known::open))
            continue;
          ++count;
          all.push_back(held_land(land, seat));
        }
        if (count == 0) continue;
        held.pieces.push_back(one_of(piece_of(kind), known));
        held.pieces.back().count = held.pieces.back().most = count;
      }
    if (state_.unrecorded.lost_track || state_[seat].lands_open) all.push_back(msg::and_rest_unrecorded());
    if (!all.empty()) held.words = list(Joint::comma, all);
    return held;
  }

  // -------------------------------------------------------------- the table

  [[nodiscard]] ViewHeld squads() const {
    ViewHeld held;
    List all(Joint::semicolon);
    for (int number = 1; number <= state_.common.squad_count; ++number) {
      const Squad& squad = state_.common.squads.at(static_cast<std::size_t>(number));
      if (squad.is == Squad::Is::gone) {
        all.add(msg::squad_is_away({.squad = number}));
        continue;
      }
      const bool open = squad.open != nothing_named, perhaps = squad.is == Squad::Is::perhaps;
      const Message shown = open ? msg::squad_shows({.card = name_in_battle(state_, squad.open), .squad = number})
                            : squad.may_be_open ? msg::squad_may_show({.squad = number})
                                                : msg::squad_shows_none({.squad = number});
      all.add(perhaps ? msg::squad_may_be_away({.shown = shown}) : shown);
      const Known known = perhaps ? Known::perhaps : open ? Known::open : Known::down;
      if (!held.pieces.empty() && held.pieces.back().state == known) {
        ++held.pieces.back().count;
        ++held.pieces.back().most;
      } else {
        held.pieces.push_back(one_of(piece::squad, known));
      }
    }
    held.words = state_.common.squad_count == 0 ? msg::squads_unclear() : all.take();
    return held;
  }

  const Position& state_;
  std::span<const ViewPlayer> players_;
  const Language language_;
  std::vector<std::string> names_;
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

std::vector<ViewSlot> slots_of(const Position& state) {
  std::vector<ViewSlot> slots;
  const auto id_begins = [&](std::string_view begin) { return slots.back().id.starts_with(begin); };
  const auto add = [&](std::string id, Message title, Stands look, std::string place, std::optional<Seat> seat) {
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
  for (std::size_t i = 0; i < state.map.mapped; ++i) {
    const std::string place = id_of_place(static_cast<PlaceId>(i));
    if (state.map.lands[i].kinds.is(PlaceKind::castle))
      add("home:" + place, msg::title_castles(), Stands::pieces, place, {});
    add("own:" + place, msg::title_owners(), Stands::area, place, {});
    if (state.map.lands[i].kinds.is(PlaceKind::land))
      add("built:" + place, msg::title_towers(), Stands::pieces, place, {});
  }
  // What lies in one place alone is told by the name of that place.
  add(battle_words::title, msg::title_battle(), Stands::pieces, battle_words::title, {});
  for (std::uint8_t i = 0; i < BattleLayout::at.size(); ++i) {
    const std::string place = id_of_place(Place{i});
    add(place, title_of(Place{i}), Stands::pieces, place, {});
  }
  add(battle_words::below, msg::title_next(), Stands::pieces, battle_words::below, {});
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const auto own = [&](std::string_view id, Message title, Stands look) {
      add(fmt::format("{}:{}", id, seat), std::move(title), look, {}, Seat{seat});
    };
    own("lands", msg::title_lands(), Stands::figure);
    own("holds", msg::title_holds(), state.box->map ? Stands::figure : Stands::pieces);
    own("hand", msg::title_cards(), Stands::pieces);
    own("deck", msg::title_deck(), Stands::figure);
    own("discard", msg::title_discard(), Stands::figure);
    own("artifacts", msg::title_artifacts(), Stands::pieces);
    own("treasures", msg::title_treasures(), Stands::pieces);
    if (state.scenario == Scenario::supremacy) own("goal", msg::title_goal(), Stands::figure);
  }
  add("squads", msg::title_squads(), Stands::pieces, {}, {});
  return slots;
}

std::vector<ViewHeld> held(const Position& state, std::span<const ViewPlayer> players, Language language) {
  return Filling(state, players, language).fill();
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

Message name_in_battle(const Position& state, CardId card) {
  return card == nothing_named ? msg::card_unseen() : alone(verbatim(state.box->card(card).name));
}

CardId card_at(const Assault& assault, Place place) {
  const bool moves =
      at_edge(place) && assault.battle.fights > 0 && assault.battle.fight[0][place].kind == Fighter::Kind::warrior;
  return moves ? assault.battle.fight[0][place].card : assault.cards.at(place.value);
}

}  // namespace elfref::elven_rage
