#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/forms/forms.h"
#include "elfref/elven_rage/forms/line_in.h"
#include "elfref/elven_rage/forms/read_cards.h"
#include "elfref/elven_rage/forms/written.h"

// The parts of which lines of Elven Rage are made: how each is read, written and compared.

namespace elfref::elven_rage::parts {

/// A line while it is written.
struct Out : forms::LineOut {
  const Names& names;

  explicit Out(const Names& of, forms::Saying saying = forms::Saying::values)
      : LineOut(of.players, vocabulary(), saying, of.language), names(of) {}
  /// The output of a part that may be left out: a play without that part leaves it out.
  [[nodiscard]] Out of_part() const { return Out(names, is_shape() ? saying() : forms::Saying::values); }
  /// The first of these words that the language has.
  [[nodiscard]] std::string_view word(forms::Stops<Word> words) const { return spelled(words); }
  [[nodiscard]] std::string_view slot(Slot slot) const;
  [[nodiscard]] std::string_view icon(Icon icon) const;
  [[nodiscard]] std::string card(CardId id) const { return name_of_card(id, names); }
  [[nodiscard]] std::string artifact(ArtifactId id) const {
    return id == nothing_named ? "unknown" : printable(names.box.components.artifacts[id].name);
  }
  [[nodiscard]] std::string place(PlaceId id) const {
    return id == nothing_named ? "unknown" : printable(names.box.places[id].name);
  }
  [[nodiscard]] std::string goal(GoalId id) const {
    return id == nothing_named ? "unknown" : printable(names.box.components.goals[id].name);
  }
  /// A card of a battle by its name, or by its place.
  [[nodiscard]] std::string called(const CardCalled& card) const;
  void mean_card(std::string_view what, CardId id) {
    if (id != nothing_named) mean(what, card(id));
  }
  /// Notes a card of a battle: its name and its place are details apart, since only the position relates them.
  void mean_called(const std::string& what, const CardCalled& card);
  /// Notes the effects of a play: what they do, on which cards, and the cards that were drawn.
  void mean_changes(const std::vector<WrittenChange>& changes);
};

using Stops = forms::Stops<Word>;

/// Cards: a sum, or a number. Left out: the number that was due.
struct SomeCards {
  std::string_view holds = "CARDS";
  static constexpr bool takes_a_list = true;

  static Cards read(LineIn& in, Stops stops) { return in.cards(stops); }
  void write(Out& out, std::string_view name, const Cards& cards) const;
};

/// A card by its name.
struct ACard {
  Part at = object;

  CardId read(LineIn& in, Stops stops) const {
    return in.stretch(at, [&] { return read_card(in.words, stops); });
  }
  static void write(Out& out, std::string_view name, CardId card) {
    if (out.placed(name, "CARD", card == nothing_named)) return;
    out.say(out.card(card));
    out.mean_card(name, card);
  }
};

/// A card of a battle, by its name or its place.
struct ACardCalled {
  static CardCalled read(LineIn& in, Stops) {
    return in.stretch(object, [&] { return read_called(in.words); });
  }
  static void write(Out& out, std::string_view name, const CardCalled& card);
};

/// The four cards of the edge, in a list.
struct FourCards {
  static constexpr bool takes_a_list = true;

  static std::optional<std::array<CardId, edge_places>> read(LineIn& in, Stops) { return in.four(); }
  static void write(Out& out, std::string_view name, const std::array<CardId, edge_places>& cards);
};

/// A thing that is handed over.
struct AThing {
  bool before_a_player = false;  ///< only a player follows: no word is needed between them

  std::optional<Thing> read(LineIn& in, Stops stops) const;
  static void write(Out& out, std::string_view name, const Thing& thing);
};

/// The target of an attack.
struct ATarget {
  static Target read(LineIn& in, Stops) { return read_target(in); }
  static void write(Out& out, std::string_view name, const Target& target);
};

/// A secret goal.
struct AGoal {
  static GoalId read(LineIn& in, Stops) {
    return in.stretch(object,
                      [&] { return in.naming().goal(in.reading(), in.words.take_rest()).value_or(nothing_named); });
  }
  static void write(Out& out, std::string_view name, GoalId goal) {
    if (!out.placed(name, "GOAL", false)) out.say_act(out.goal(goal));
  }
};

/// The effects. They are read with the card or the Artifact, on which their form depends.
template <auto member>
struct changes {
  static bool read(LineIn&, auto&, Stops) { return true; }
  static void write(Out& out, const auto& play) {
    if (out.is_shape()) {
      Out part = out.of_part();
      part.placed("changes", "CHANGES", true);
      return out.append_after(Stops{Word::so}, part);
    }
    out.mean_changes(play.*member);
    const std::string so = changes_of(play.*member, out.names, out.saying());
    if (so.empty()) return;
    out.say_word(Stops{Word::so});
    out.say(so);
  }
};

// ---------------------------------------------------------------- parts of one line alone

/// The card that lies open on a squad, or a word for none.
struct shown_card {
  static bool read(LineIn& in, Look& look, Stops);
  static void write(Out& out, const Look& look);
};
/// The land is given up: `gives up`, `отдаёт`.
struct gives_up {
  static bool begins(LineIn& in) {
    return in.is_next([&] { return in.words.done() || in.words.accept_any({Word::up, Word::land}); });
  }
  static bool read(LineIn& in, GiveUp&, Stops) {
    in.words.accept_any({Word::up, Word::land});
    return true;
  }
  static void write(Out& out, const GiveUp&) { out.say_act_word(Stops{Word::up}); }
};
/// An Artifact that is taken, or `none`. Left out: it is not recorded which.
struct taken_artifact {
  static bool read(LineIn& in, TakeArtifact& taken, Stops);
  static void write(Out& out, const TakeArtifact& taken);
};
/// A card whose Action is used, and its effects.
struct used_card {
  static bool read(LineIn& in, UseAction& used, Stops) { return read_action(in, used); }
  static void write(Out& out, const UseAction& used) { ACard::write(out, "card", used.card); }
};
/// An Artifact that is used, and its effects.
struct used_artifact {
  static bool read(LineIn& in, UseArtifact& used, Stops) { return read_artifact(in, used); }
  static void write(Out& out, const UseArtifact& used);
};
/// Accepts the line only if an Artifact follows, not a card.
struct if_artifact {
  static bool begins(LineIn& in) { return in.artifact_is_next(); }
  static bool read(LineIn&, UseArtifact&, Stops) { return true; }
  static void write(Out&, const UseArtifact&) {}
};
/// How a battle ended, for the attacker: `won: Boris` is a loss if Boris defends.
template <bool attacker_won>
struct outcome {
  static bool read(LineIn& in, EndBattle& end, Stops) {
    end.seat = in.turn;
    end.won = attacker_won;
    if (in.actor != in.turn) end.by = in.actor;
    if (!in.words.done()) end.by = in.player(target);
    if (end.by) end.won = (*end.by == in.turn) == attacker_won;
    return true;
  }
  static void write(Out&, const EndBattle&) {}
  [[nodiscard]] static bool holds(const EndBattle& end) { return end.won == attacker_won; }
};
/// The player who plays the neutral cards.
struct neutrals_player {
  static bool read(LineIn& in, NeutralsBy& by, Stops) {
    const auto seat = in.player(target);
    if (seat) by.seat = *seat;
    return seat.has_value();
  }
  static void write(Out& out, const NeutralsBy& by) {
    if (!out.placed("player", "PLAYER", false)) out.say_act(out.player(by.seat));
  }
};
/// A card, and what it does: something, or nothing.
struct act {
  static bool read(LineIn& in, WrittenAct& act, Stops) { return read_act(in, act); }
  static void write(Out& out, const WrittenAct& act);
};
template <bool something>
struct act_that : act {
  static void write(Out& out, const WrittenAct& act) {
    WrittenAct shape = act;
    if (out.is_shape() && !something) shape.kind = WrittenAct::Kind::nothing;
    parts::act::write(out, shape);
  }
  [[nodiscard]] static bool holds(const WrittenAct& act) {
    return something == (act.kind == WrittenAct::Kind::strike || act.kind == WrittenAct::Kind::move);
  }
};

// ---------------------------------------------------------------- forms without a line

struct player_entry {
  static void write(Out& out, const SitDown& sits);
};
struct drawn {
  static void write(Out& out, const DrawForStart& drawn) {
    out.say(drawn.treasure ? "treasure" : std::to_string(drawn.initiative));
  }
};
struct claimed_winner {
  static void write(Out& out, const ClaimWinner& claim);
};
struct claimed_figure {
  static void write(Out& out, const ClaimFigure& claim);
};
/// A turn that begins: one without lines is written as `[]`.
struct turn_begins {
  static void write(Out& out, const BeginTurn& begins);
};
/// Unrecorded lines: one, or many.
struct unknown_lines {
  static bool read(LineIn&, Unknown&, Stops) { return true; }
  static void write(Out& out, const Unknown&) { out.meaning = {.many = true}; }
};
struct unknown_turns {
  static void write(Out& out, const UnknownTurns&) { out.say("unknown"); }
};

}  // namespace elfref::elven_rage::parts
