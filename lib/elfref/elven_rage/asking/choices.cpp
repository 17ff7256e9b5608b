#include "elfref/elven_rage/asking/choices.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/work.h"
#include "elfref/elven_rage/asking/narration.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"
#include "elfref/elven_rage/table/battle_outcomes.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

/// What comes of an effect where it is left open: what is not known of it is free.
std::optional<WrittenChange> open_change(const Effect& effect) {
  using Kind = WrittenChange::Kind;
  switch (effect.does) {
    case Does::slot:
      return WrittenChange{.kind = Kind::slot, .icon = effect.icon};
    case Does::life:
      return WrittenChange{.kind = Kind::life, .amount = effect.amount};
    case Does::more:
      return WrittenChange{.kind = Kind::life, .amount = -effect.amount};
    case Does::initiative:
      return WrittenChange{.kind = Kind::initiative, .amount = effect.amount};
    case Does::token:
      return WrittenChange{.kind = Kind::token};
    case Does::tower:
      return WrittenChange{.kind = Kind::tower};
    default:
      return std::nullopt;
  }
}

/// Says a line as people are told it.
class Saying {
 public:
  Saying(const Position& state, const Names& names, bool each) : state_(state), names_(names), each_(each) {}

  Choice say(const LegalPlay& legal) {
    Choice choice{.words = words(legal), .certain = legal.certain, .several = legal.several};
    choice.remark = remark(legal.play);
    if (const auto* end = std::get_if<EndBattle>(&legal.play)) choice.certain = choice.certain && may_end_so(*end);
    if (each_ && legal.several)
      for (const LegalPlay& one : each_of(state_, legal))
        choice.each.push_back({written_in_turn(one.play, state_.turn.seat, names_), one.certain});
    return choice;
  }

  [[nodiscard]] Message remark(const Action& play) const { return std::visit(Remarks{*this}, play); }

 private:
  [[nodiscard]] std::string words(const LegalPlay& legal) const {
    if (!legal.several) return written_in_turn(legal.play, state_.turn.seat, names_);
    Action open = legal.play;
    std::visit(
        [&](auto& used) {
          if constexpr (requires { used.changes; }) {
            const auto effect = effect_of(state_, used);
            const auto change = effect ? open_change(*effect) : std::nullopt;
            if (change) used.changes = {*change};
          }
        },
        open);
    return written_in_turn(open, state_.turn.seat, names_, forms::Saying::open);
  }

  /// Whether some play of the cards gives that outcome, where no act is written.
  [[nodiscard]] bool may_end_so(const EndBattle& end) const {
    const Assault& assault = state_.assault;
    if (!is_judged(assault) || assault.acts_written || assault.loop || assault.fallen) return true;
    Work work(most_beside(0));
    const WrittenOutcome written{.winner = end.won ? Side::attacker : Side::defender, .fallen = any_dead};
    return can_end_so(assault.battle, written, &work) != Possible::no;
  }

  /// What is worth knowing of a line.
  struct Remarks {
    const Saying& of;

    [[nodiscard]] const Position& state() const { return of.state_; }
    [[nodiscard]] Range hand_of(Seat seat) const { return state()[seat].hand; }
    [[nodiscard]] Message any_of(int number, Seat seat) const {
      return msg::any_of_hand({.hand = hand_of(seat), .number = number});
    }

    Message operator()(const Attack& attack) const {
      const Assault assault = assault_of(state(), attack);
      List some(Joint::or_);
      for (std::size_t kind = 0; kind < place_kind_count; ++kind)
        if (assault.kinds.may_be(PlaceKind(kind)) && !assault.kinds.any()) some.add(place_kind(PlaceKind(kind)));
      const Message kinds = some.take();
      if (assault.free()) return msg::target_free({.kinds = kinds});
      if (assault.may_be_free()) return msg::target_perhaps_free({.kinds = kinds});
      return msg::target_held({.kinds = kinds, .owner = assault.defender()});
    }
    Message operator()(const Look&) const { return msg::one_laid_open(); }
    Message operator()(const FightSquad& fight) const {
      if (state().common.squad_count == 0 || fight.squad >= static_cast<int>(state().common.squads.size())) return {};
      const Squad& squad = state().common.squads[static_cast<std::size_t>(fight.squad)];
      if (squad.open != nothing_named) return msg::lies_open({.card = card_name(state(), squad.open)});
      return squad.open_known ? msg::none_seen() : Message();
    }
    Message operator()(const Discard& discard) const {
      if (discard.cards.due) return msg::surplus_of_hand({.hand = hand_of(discard.seat), .most = full_hand});
      return any_of(discard.cards.size(), discard.seat);
    }
    Message operator()(const Send& send) const { return any_of(send.cards.size(), send.seat); }
    Message operator()(const Defend& defend) const {
      const Range due = sent_by_owner(state(), state().assault);
      return due.max < squad_size ? msg::dragon_and_any({.hand = hand_of(defend.seat), .number = due.max})
                                  : any_of(squad_size, defend.seat);
    }
    Message operator()(const WrittenAct& act) const {
      const Battle& battle = state().assault.battle;
      if (!is_judged(state().assault)) return msg::battle_unjudged();
      if (act.kind != WrittenAct::Kind::strike) return {};
      const auto meant = act_in(state().assault, act);
      if (!meant || !meant->target) return {};
      Fight at = judge(battle, *meant).at;
      const auto slot = slot_between(meant->place, *meant->target, battle.options.left_hits);
      if (!slot) return {};
      begin_turn(at);
      return msg::slot_and_strike(
          {.slot = slot_noun(*slot), .strike = strike_in_words(at, battle.options, meant->place, *slot)});
    }
    Message operator()(const Swap&) const { return msg::reserve_comes_in(); }
    Message operator()(const EndBattle& end) const {
      const Assault& assault = state().assault;
      if (!is_judged(assault) || !assault.acts_written) return {};
      const Fight& at = assault.battle.fight[0];
      const int attacker = living(at, Side::attacker), defender = living(at, Side::defender);
      const auto reserve = attacker != defender ? std::nullopt
                           : end.won            ? std::optional(noun::attacker)
                                                : std::optional(noun::defender);
      return msg::living_in_battle({.attackers = attacker, .defenders = defender, .reserve = reserve});
    }
    Message operator()(const UseAction& used) const {
      if (used.card == nothing_named) return {};
      const Card& card = of.names_.box.card(used.card);
      if (!card.action) return {};
      return msg::price_and_effect({.effect = effect_in_words(card.action->effect), .price = card.action->price});
    }
    Message operator()(const UseArtifact& used) const {
      if (used.artifact == nothing_named) return msg::so_many_held({.number = state()[used.seat].artifacts});
      const auto effect = effect_of(state(), used);
      return effect ? effect_in_words(*effect) : Message();
    }
    Message operator()(const CashTreasure& cash) const {
      return msg::so_many_held({.number = state()[cash.seat].treasures});
    }
    template <class Other>
    Message operator()(const Other&) const {
      return {};
    }
  };

  const Position& state_;
  const Names& names_;
  bool each_;
};

}  // namespace

std::vector<Choice> choices_of(const Position& state, const Session& session, const PositionRequest& request) {
  const Names names = names_in(session);
  Saying saying(state, names, request.each);
  std::vector<Choice> choices;
  for (const LegalPlay& legal : legal_plays(state)) {
    choices.push_back(saying.say(legal));
    if (!request.told) continue;
    choices.back().told = told(state, legal.play, session, ToldAs::possible).words;
    if (is_any<Attack, Look>(legal.play)) choices.back().remark = {};  // the sentence says it
  }
  return choices;
}

Message remark_on(const Position& state, const Names& names, const Action& play) {
  return Saying(state, names, false).remark(play);
}

}  // namespace elfref::elven_rage
