#include "elfref/elven_rage/reading/decode.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "elfref/core/reading/box.h"
#include "elfref/core/reading/header.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/facts/faults.h"
#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/facts/trial_set.h"
#include "elfref/elven_rage/forms/read_cards.h"
#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/elven_rage/reading/decode_parts.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

constexpr int highest_initiative = 99;

class RecordReader {
  enum Key {
    game,
    edition,
    options,
    session_key,
    components,
    scenario,
    placement,
    players,
    sides,
    goal,
    first,
    deal,
    keep,
    goals,
    start,
    turns,
    result,
    winner,
    key_count
  };
  static constexpr std::array<std::string_view, key_count> keys{
      "game", "edition", "options", "session", "components", "scenario", "placement", "players", "sides",
      "goal", "first",   "deal",    "keep",    "goals",      "start",    "turns",     "result",  "winner"};
  static constexpr std::array<std::string_view, 2> of_player{"elves", "castle"};
  static constexpr std::array<std::string_view, 2> placements{"advanced", "beginner"};

 public:
  RecordReader(Reading& reading, Session& session, Box& box) : reading_(reading), session_(session), box_(box) {}

  void read(const Record& record, Diagnostics& faults) {
    const auto at = fields_of_record(reading_, record.root(), keys);
    read_game(reading_, at[game], "elven-rage");
    read_agreed(reading_, at[edition], at[options], option_table(), session_);
    check_session(reading_, at[session_key]);
    box_.built_in = read_box<elven_rage::read_components, trial_set>(reading_, record, at[components], faults,
                                                                     box_.components);
    read_choices(at);
    if (!at[players]) return missing_players(reading_, record.root());
    session_.players_span = at[players].key->span;
    const std::vector<PlayerWritten> seated = read_players(reading_, at[players], of_player, max_seats);
    open_the_map(static_cast<int>(seated.size()));
    Naming naming(box_);
    const Decoding decoding{reading_, naming, session_};
    sit_down(decoding, seated);
    read_sides(at[sides]);
    read_setup(decoding, at);
    if (at[start]) decode_start(decoding, at[start]);
    if (at[turns]) decode_turns(decoding, at[turns]);
    decode_claims(decoding, at[winner], at[result]);
  }

 private:
  const Node* text(const Field& field, FixedMessage due) { return field ? reading_.scalar(field, due) : nullptr; }

  void read_choices(const std::array<Field, key_count>& at) {
    if (const Node* name = text(at[scenario], msg::a_scenario))
      if (const auto found = read_choice(reading_, *name, "scenario", scenario_names))
        session_.scenario = Scenario(*found);
    if (const Node* name = text(at[placement], msg::a_placement))
      if (const auto found = read_choice(reading_, *name, "placement", placements))
        session_.placement = *found == 0 ? LaidOut::advanced : LaidOut::beginner;
    if (const Node* name = text(at[goal], msg::towers_or_lands)) {
      Goal read;
      const bool good = read_goal(name->text, read) && in_words(read) == (read.towers > 0 ? "4 towers" : "7 lands");
      if (good) session_.goal = read;
      if (!good) reading_.bad_value(*name, "goal", msg::write_this({.what = msg::towers_or_lands()}));
      if (session_.scenario != Scenario::race)
        reading_.fault(Fault::unknown_key, *at[goal].key, msg::only_race_has_goal());
    }
  }

  void open_the_map(int seats) {
    if (const Map* map = box_.components.map_for(seats)) {
      box_.map = *map;
      for (const MapPlace& place : map->places) box_.places.push_back({place.name, place.kind});
    }
  }

  void sit_down(const Decoding& decoding, const std::vector<PlayerWritten>& seated) {
    session_.plays.push_back(
        play_outside<Action>(Begin{static_cast<int>(seated.size())}, session_.players_span, phase::setup));
    for (std::uint8_t i = 0; i < seated.size(); ++i) {
      const PlayerWritten& player = seated[i];
      session_.players.push_back({std::string(player.name.text), reading_.span(player.name)});
      if (const auto word = word_of(player.name.text); word && *word <= Word::unknown)
        reading_.fault(Fault::reserved_name, player.name);
      session_.side[i] = i;
      SitDown sits{.seat = {i}};
      Play<Action> play = play_outside<Action>(sits, player.entry->span, phase::setup, Seat{i});
      if (!player.own.empty()) read_own(decoding, player, sits, play);
      play.action = sits;
      session_.elves.push_back(sits.elves);
      session_.castles.push_back(sits.castle);
      session_.plays.push_back(std::move(play));
    }
  }

  void read_own(const Decoding& decoding, const PlayerWritten& player, SitDown& sits, Play<Action>& play) {
    if (const Node* elves = text(player.own[0], msg::a_people)) {
      const auto names = std::span(pile_names).first(4);
      const auto found = std::ranges::find_if(names, [&](auto one) { return same_key(one, elves->text); });
      play.parts[object] = elves->span;
      if (found != names.end()) sits.elves = Pile(found - names.begin());
      if (found == names.end())
        reading_.unknown_name(Fault::misplaced_word, *elves, names, {}, write_one_of(names));
    }
    if (const Node* corner = text(player.own[1], msg::a_place)) {
      sits.castle = decoding.naming.place(reading_, *corner).value_or(nothing_named);
      play.parts[target] = corner->span;
    }
  }

  void read_sides(const Field& field) {
    const bool due = session_.scenario == Scenario::alliance;
    if (!field) {
      if (due)
        reading_.missing_key(session_.players_span, "sides", msg::an_alliance, "sides: [[Anna, Chris], [Boris, Dana]]");
      return;
    }
    if (!due) {
      reading_.fault(faults::sides_due, field.key->span, msg::sides_due({.what = msg::sides_without_alliance()}),
                     msg::write_this({.what = verbatim("scenario: alliance")}));
      return;
    }
    session_.sides_written = true;
    std::vector<int> members;
    std::array<bool, max_seats> named{};
    for (const Node& side : reading_.children(*field.value)) {
      members.push_back(0);
      for (const Node& name : reading_.children(side)) {
        const auto seat = reading_.seat(name);
        if (!seat) continue;
        if (std::exchange(named[seat->value], true)) reading_.fault(Fault::named_twice, name);
        session_.side[seat->value] = static_cast<std::uint8_t>(members.size() - 1);
        ++members.back();
      }
    }
    if (members != std::vector{2, 2})
      reading_.fault(faults::sides_due, field.value->span, msg::sides_due({.what = msg::two_sides_of_two()}),
                     msg::write_this({.what = verbatim("[[Anna, Chris], [Boris, Dana]]")}));
  }

  void read_setup(const Decoding& decoding, const std::array<Field, key_count>& at) {
    for_players(at[first], "{Anna: 5}", [&](Seat seat, const Field& of) {
      const Node* value = reading_.scalar(of, msg::an_initiative);
      if (value == nullptr) return;
      DrawForStart drawn{.seat = seat, .treasure = word_of(value->text) == Word::treasure};
      if (!drawn.treasure) drawn.initiative = read_number(reading_, *value, 0, highest_initiative).value_or(0);
      add(drawn, of, seat);
    });
    for_players(at[deal], "{Anna: 7}", [&](Seat seat, const Field& of) {
      if (is_sum(of)) add(Deal{seat, read_cards(reading_, decoding.naming, *of.value)}, of, seat);
    });
    for_players(at[keep], "{Anna: 5}", [&](Seat seat, const Field& of) {
      if (is_sum(of)) add(Keep{seat, read_cards(reading_, decoding.naming, *of.value)}, of, seat);
    });
    for_players(at[goals], "{Anna: Four Towers}", [&](Seat seat, const Field& of) {
      const Node* name = reading_.scalar(of, msg::a_goal);
      if (name == nullptr) return;
      GetGoal got{.seat = seat};
      if (!is_unknown(reading_, *name)) got.goal = decoding.naming.goal(reading_, *name).value_or(nothing_named);
      add(got, of, seat);
    });
  }

  bool is_sum(const Field& field) {
    if (field.value->shape != Shape::map) return true;
    reading_.wrong_shape(Fault::not_a_scalar, *field.value, msg::some_cards);
    return false;
  }

  template <class Visit>
  void for_players(const Field& field, std::string_view due, Visit visit) {
    if (!field || !reading_.is_map(field, due)) return;
    by_player(reading_, field, msg::write_unknown).each([&](std::optional<Seat> seat, const Field& of) {
      if (seat) visit(*seat, of);
    });
  }

  template <class Kind>
  void add(Kind kind, const Field& of, Seat seat) {
    Play<Action> play = play_outside<Action>(std::move(kind), reading_.span(of), phase::setup, seat);
    play.parts[object] = of.value->span;
    session_.plays.push_back(std::move(play));
  }

  Reading& reading_;
  Session& session_;
  Box& box_;
};

/// Whether a card may make a battle one of beginners.
bool is_guard(const Box& box, CardId id) {
  if (id == nothing_named) return false;
  const Card& card = box.card(id);
  return !card.listed || (card.action && card.action->effect.does == Does::beginner);
}

/// Marks the layouts of battles with such a card: it may be in the centre, or be used, perhaps unrecorded.
void see_guards(Session& session) {
  LayOut* layout = nullptr;
  bool unrecorded = false;
  for (Play<Action>& play : session.plays) {
    if (std::holds_alternative<Attack>(play.action)) {
      layout = nullptr;
      unrecorded = false;
    }
    if (std::holds_alternative<Unknown>(play.action)) unrecorded = true;
    if (auto* laid = std::get_if<LayOut>(&play.action)) {
      layout = laid;
      laid->guarded = unrecorded;
      for (const CardId card : laid->cards) laid->guarded = laid->guarded || is_guard(*session.box, card);
    }
    const auto* centre = std::get_if<LayCentre>(&play.action);
    const auto* used = std::get_if<UseAction>(&play.action);
    if (layout == nullptr) continue;
    if (centre != nullptr)
      layout->guarded =
          layout->guarded || is_guard(*session.box, centre->upper) || is_guard(*session.box, centre->lower);
    if (used != nullptr) layout->guarded = layout->guarded || is_guard(*session.box, used->card);
  }
}

}  // namespace

std::optional<Session> decode(const Record& record, Diagnostics& faults) {
  Reading reading(record, faults, vocabulary());
  Session session;
  const auto box = std::make_shared<Box>();
  session.box = box;
  if (record.root().shape == Shape::map) {
    RecordReader(reading, session, *box).read(record, faults);
  } else {
    reading.no_record();
  }
  if (session.plays.size() > most_plays) reading.too_many_plays(session.players_span, session.plays.size());
  if (faults.unreadable()) return std::nullopt;
  see_guards(session);
  return session;
}

}  // namespace elfref::elven_rage
