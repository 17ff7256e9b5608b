#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/asking/proposing.h"
#include "elfref/core/judging/replay.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/rules/game.h"
#include "elfref/elven_rage/rules/moves.h"

namespace elfref::elven_rage {
namespace {

/// Proposes changes for one record.
class Proposing : Proposals {
 public:
  Proposing(const Record& record, const Session& session, const Judgement& judgement)
      : Proposals(record, judgement, session.work), session_(session), names_(names_in(session)) {}

  std::vector<Suggestion> propose() {
    return propose_each<Rules>(
        session_, begin(session_, Rules::values(session_)),
        [this](const Position& state, const Play<Action>& play) { of_play(state, play); },
        [this](const Play<Action>& claim) { of_claim(claim); });
  }

 private:
  [[nodiscard]] std::string words_of(const Position& state, const Action& action) const {
    return written_in_turn(action, state.turn.seat, names_);
  }

  [[nodiscard]] bool may_stand(const Position& state, const Action& action) const {
    return Proposals::may_stand(action, [&](const Action& play) { return legality(state, play); });
  }

  void of_play(const Position& state, const Play<Action>& play) {
    std::visit(Overloaded{
                   [&](const SitDown& sits) { of_seat(play, sits); },
                   [&](const BeginTurn&) { of_turns(play); },
                   [&](const Look& look) { of_squad(state, play, look); },
                   [&](const CountHand& counted) { of_count(play, state[counted.seat].hand); },
                   [&](const Defend& defend) { with_the_dragon(state, play, defend); },
                   [&](const LayOut&) { of_layout(play); },
                   [&](const LayCentre&) { swap_words(play.parts[object], play.parts[target]); },
                   [&](const WrittenAct& act) { of_act(state, play, act); },
                   [&](const EndBattle& end) { of_end(state, play, end); },
                   [](const auto&) {},
               },
               play.action);
    std::visit(
        [&](const auto& line) {
          if constexpr (requires { line.cards.named; }) of_number(play, line.cards);
        },
        play.action);
    if (play.phase == phase::setup) return;
    const auto entry = entry_around(record(), play.parts[whole]);
    std::vector<std::string> others;
    if (entry && play.counted)
      others = nearest_of(words_of(state, play.action), legal_lines(state, kinds_instead_of(play.action)),
                          [&](const std::string& line) { instead(entry->span, line); });
    of_player(state, play);
    leave_out_repetition(play.parts[whole]);
    if (std::ranges::find(may_be_too_much, finding().id) != may_be_too_much.end()) leave_out(play.parts[whole]);
    for (const std::string& line : others) instead(entry->span, line);
  }

  /// What would have been legal there, of these kinds.
  [[nodiscard]] std::vector<std::string> legal_lines(const Position& state, PlayKinds kinds) const {
    return Proposals::legal_lines(
        legal_plays(state, kinds),
        [&](const LegalPlay& one) {  // which card lies open is no choice
          return is_any<Look>(one.play) ? std::vector<LegalPlay>() : each_of(state, one);
        },
        [&](const Action& play) { return words_of(state, play); });
  }

  /// What is one line too many.
  static constexpr std::array<std::string_view, 19> may_be_too_much{"no-summon-in-the-first-turn",
                                                                    "one-attack-a-turn",
                                                                    "look-at-one-squad",
                                                                    "no-look-at-open-squads",
                                                                    "attacker-swaps-his-reserve",
                                                                    "artifact-for-an-ordinary-free-land",
                                                                    "guardian-fights-for-the-centre",
                                                                    "phases-in-order",
                                                                    "decline-for-two-cards",
                                                                    "battle-needs-an-attack",
                                                                    "the-dead-do-nothing",
                                                                    "answers-need-an-attack",
                                                                    "no-summon-before-one-more-capture",
                                                                    "extra-capture-with-three-cards",
                                                                    "dragons-are-not-discarded",
                                                                    "no-action-of-fighters",
                                                                    "action-price",
                                                                    "artifacts-are-used-once",
                                                                    "treasure-for-two-cards"};

  [[nodiscard]] std::string player_name(std::optional<Seat> seat) const {
    return seat ? session_.players[seat->value].name : std::string();
  }

  // -------------------------------------------------------------- who plays

  void of_seat(const Play<Action>& play, const SitDown& sits) {
    if (is("another-people-each"))
      for (std::size_t people = 0; people < static_cast<std::size_t>(Pile::neutral); ++people)
        if (sits.elves != Pile(people)) instead(play.at(object), std::string(pile_names[people]));
    if (!session_.box->map) return;
    for (const MapPlace& place : session_.box->map->places)
      if (place.kind == PlaceKind::castle && !is("another-people-each")) instead(play.at(target), place.name);
  }

  void of_turns(const Play<Action>& play) {
    turn_elsewhere(play.parts[whole], session_.players, play.seat, "[decline]");
  }

  /// The same line by another player: his name instead of the one in front, or in front where there is none.
  void of_player(const Position& state, const Play<Action>& play) {
    const auto entry = entry_around(record(), play.parts[whole]);
    if (!entry) return;
    const bool named = entry->key != nullptr && fold(entry->key->text) == fold(player_name(play.seat));
    if (!named && !is_any<UseAction, UseArtifact, CashTreasure, Trade, Give, ShowGoal>(play.action)) return;
    for (std::uint8_t seat = 0; seat < session_.players.size(); ++seat) {
      Action other = play.action;
      std::visit(
          [&](auto& line) {
            if constexpr (requires { line.seat = Seat{seat}; }) line.seat = Seat{seat};
          },
          other);
      if (Seat{seat} == play.seat || !may_stand(state, other)) continue;
      if (named) instead(entry->key->span, text_at(session_.players[seat].span));
      if (!named) instead(entry->span, words_of(state, other));
    }
  }

  // -------------------------------------------------------------- numbers of cards

  void propose_numbers(Span span, int near) {
    for (int away = 1; away <= 8; ++away)
      for (const int number : {near + away, near - away})
        if (number >= 0 && number <= own_cards) instead(span, std::to_string(number));
  }

  /// Of named cards one more is one that nobody named, or one of them is left out, or was another one.
  void of_number(const Play<Action>& play, const Cards& cards) {
    if (play.parts[object] == Span{}) return;
    if (cards.named.empty()) return propose_numbers(play.parts[object], cards.size());
    Cards more = cards;
    for (int i = 0; i < 3; ++i) {
      ++more.unknown;
      instead(play.parts[object], sum_of(more, names_));
    }
    for (std::size_t i = 0; i < cards.named.size() && cards.size() > 1; ++i) {
      Cards less = cards;
      less.named.erase(less.named.begin() + static_cast<std::ptrdiff_t>(i));
      instead(play.parts[object], sum_of(less, names_));
      ++less.unknown;
      instead(play.parts[object], sum_of(less, names_));
    }
  }

  void of_count(const Play<Action>& play, Range possible) {
    for (int number = possible.min; number <= std::min(possible.max, possible.min + 3); ++number)
      instead(play.parts[object], std::to_string(number));
  }

  /// Another squad was looked at, with what was seen.
  void of_squad(const Position& state, const Play<Action>& play, Look other) {
    const int written = other.squad;
    for (other.squad = 1; other.squad <= state.common.squad_count; ++other.squad)
      if (other.squad != written && may_stand(state, other)) instead(play.parts[object], std::to_string(other.squad));
  }

  // -------------------------------------------------------------- the layout

  /// One of the cards with which a castle is defended was its dragon.
  void with_the_dragon(const Position& state, const Play<Action>& play, const Defend& defend) {
    const auto people = state.elves[defend.seat.value];
    const std::vector<Card>& cards = session_.box->components.cards;
    for (CardId id = 0; id < cards.size() && people; ++id)
      for (std::size_t i = 0; i < defend.cards.named.size(); ++i) {
        Defend other = defend;
        other.cards.named[i] = id;
        const bool dragon = cards[id].kind.is(CardKind::dragon) && cards[id].pile.is(*people);
        if (dragon && may_stand(state, other)) instead(play.parts[object], sum_of(other.cards, names_));
      }
  }

  /// The lines of the turn in which a play stands that are of some kind, by what was written of them.
  template <class Kind>
  [[nodiscard]] const Play<Action>* line_after(const Play<Action>& play) const {
    for (const Play<Action>* one = &play; one != session_.plays.data() + session_.plays.size(); ++one) {
      if (is_any<EndTurn>(one->action)) return nullptr;
      if (std::holds_alternative<Kind>(one->action)) return one;
    }
    return nullptr;
  }

  void swap_words(Span one, Span other) {
    const Span first = std::min(one, other, [](Span a, Span b) { return a.begin < b.begin; });
    const Span second = first == one ? other : one;
    add(msg::swap_texts({.first = verbatim(text_at(first)), .second = verbatim(text_at(second))}),
        {{first, source_at(second)}, {second, source_at(first)}});
  }

  /// A card of the edge was one of the centre.
  void of_layout(const Play<Action>& play) {
    const auto entry = entry_around(record(), play.parts[whole]);
    const Play<Action>* centre = line_after<LayCentre>(play);
    const auto around = entry ? entry_around(record(), play.parts[object]) : std::nullopt;
    if (!around || around->value->shape != Shape::list || centre == nullptr) return;
    for (const Node& card : record().children(*around->value))
      for (const Span in_centre : {centre->parts[object], centre->parts[target]}) swap_words(card.span, in_centre);
  }

  // -------------------------------------------------------------- the fight

  void of_act(const Position& state, const Play<Action>& play, const WrittenAct& act) {
    const auto entry = entry_around(record(), play.parts[whole]);
    if (!entry) return;
    // What it cost was otherwise, or is left to the icons.
    if (play.parts[extra] != Span{}) {
      WrittenAct other = act;
      other.dies = false;
      for (const std::optional<int> cost : {std::optional(1), std::optional(2), std::optional(0)}) {
        other.cost = cost;
        if (may_stand(state, other)) instead(play.parts[extra], cost == 0 ? "0" : "-" + std::to_string(*cost));
      }
      other.cost.reset();
      other.dies = true;
      if (may_stand(state, other)) instead(play.parts[extra], "dies");
    }
    if (!is("highest-initiative-first") && !is("sides-by-turns-at-equal-initiative")) return;
    for (const int away : {-1, 1}) swap_acts(*entry, away);
    for (const std::string& words : legal_lines(state, kinds_of<Action, WrittenAct>())) insert_before(*entry, words);
    for (const int away : {-2, 2}) swap_acts(*entry, away);
  }

  /// Two acts that stand next to each other, or one apart, were written the wrong way round.
  void swap_acts(const RecordEntry& entry, int away) {
    const std::vector<RecordEntry> entries = entries_of(record(), *entry.parent);
    const auto at = static_cast<std::size_t>(static_cast<int>(entry.index) + away);
    const auto is_act = [&](const Play<Action>& play) {
      return is_any<WrittenAct>(play.action) && play.parts[whole] == entries[at].span;
    };
    if (at < entries.size() && std::ranges::any_of(session_.plays, is_act)) swap_with(entry, away);
  }

  void of_end(const Position& state, const Play<Action>& play, const EndBattle& end) {
    const auto entry = entry_around(record(), play.parts[whole]);
    if (!entry) return;
    if (!is("battle-goes-on-while-it-can")) return instead(entry->span, end.won ? "lost" : "won");
    for (const std::string& words : legal_lines(state, kinds_of<Action, WrittenAct>())) insert_before(*entry, words);
  }

  // -------------------------------------------------------------- claims

  void of_claim(const Play<Action>& claim) {
    if (const auto* figure = std::get_if<ClaimFigure>(&claim.action)) {
      if (figure->figure == Figure::out) return instead(claim.parts[object], figure->value != 0 ? "no" : "yes");
      return claim_as_found(claim.parts[object], figure->seat, figure_names[static_cast<std::size_t>(figure->figure)]);
    }
    winners_as_found(claim.parts[whole], [&](Seat seat) { return text_at(session_.players[seat.value].span); });
  }

  const Session& session_;
  Names names_;
};

}  // namespace

std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement) {
  return Proposing(record, session, judgement).propose();
}

}  // namespace elfref::elven_rage
