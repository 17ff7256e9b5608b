#include <fmt/format.h>

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

#include "elfref/elven_rage/forms/parts.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// The table of plays: each kind of play once, with the words in which records write it.

namespace elfref::elven_rage {
namespace {

struct LineParts {
  template <auto member>
  static constexpr auto cards(std::string_view holds = "CARDS") {
    return forms::part<member>("cards", parts::SomeCards{holds});
  }
  template <auto member>
  static constexpr auto squad(FixedMessage advice) {
    return forms::part<member>("squad", forms::Number<1, 99, object>{advice});
  }
};

struct Lines : LineParts, forms::TableOf<Word> {
  using enum Word;

  static constexpr std::tuple all{
      // a turn
      line<Summon>(
          {"summon", "summon: Novice + Brute", "phase 1: the cards of Summon; if left out, the number that was due"},
          summon, cards<&Summon::cards>()),
      line<Discard>({"discard", "discard: 2",
                     "phase 2, or the surplus after a Treasure: the cards discarded; if left out, exactly the surplus"},
                    discard, cards<&Discard::cards>()),
      line<Decline>(
          {"decline", "decline", "the player draws two cards instead of attacking; also after `attack` on free land"},
          decline, forms::is<&Decline::written>(), cards<&Decline::cards>()),
      line<Attack>(
          {"attack", "attack: b1",
           "phase 3: the place attacked. Without a map: `attack: tower of Boris`, `attack: land`. `castle of Boris` "
           "is his starting castle",
           LeftOut::was_not_in_line},
          attack, forms::part<&Attack::target>("place", parts::ATarget{})),
      line<Look>({"look", "look: 2 shows Wolf",
                  "the squad that the player looked at, and its open card. `shows none`: no card was opened. Without "
                  "`shows`: not recorded"},
                 look, squad<&Look::squad>(msg::look_form), forms::perhaps(forms::word<shows>(), parts::shown_card())),
      line<FightSquad>({"fight", "fight: 2", "the squad that fights; if left out, any squad"}, fight,
                       squad<&FightSquad::squad>(msg::fight_form)),
      line<Defend>({"defend", "Boris: defends Frost Dragon + 2 Lookout",
                    "the owner fights with these cards; `defends` alone: with three unnamed cards",
                    LeftOut::says_nothing, phase::battle},
                   defends, cards<&Defend::cards>()),
      line<Retreat>({"retreat", "Boris: retreats 2", "the owner leaves the land and draws two cards", LeftOut::was_not},
                    retreats, cards<&Retreat::cards>()),
      line<GiveUp>({"give-up", "Boris: gives up", "the owner leaves the land and draws no card", LeftOut::was_not},
                   gives, parts::gives_up()),
      line<Send>({"send", "send: Nightblade + Novice + Brute",
                  "the cards that the attacker sends; not needed if the layout is recorded", LeftOut::says_nothing,
                  phase::battle},
                 send, cards<&Send::cards>()),
      // a battle
      line<PlacedInOrder>({"placed", "placed: [Wolf, Novice, Ogre, Brute]",
                           "advanced placement: the four cards of the edge, in the order in which they were placed",
                           LeftOut::says_nothing, phase::battle},
                          placed, forms::colon(), forms::part<&PlacedInOrder::cards>("cards", parts::FourCards{})),
      line<LayOut>({"seats", "seats: [Wolf, Novice, Ogre, Brute]",
                    "the four cards of the edge, clockwise; `unknown` for an unrecorded card", LeftOut::says_nothing,
                    phase::battle},
                   seats, forms::colon(), forms::part<&LayOut::cards>("cards", parts::FourCards{})),
      advised<LayCentre>({"centre", "centre: Nightblade over Brute", "the two cards of the centre, the upper one first",
                          LeftOut::says_nothing, phase::battle},
                         centre, msg::centre_form, forms::colon(),
                         forms::part<&LayCentre::upper>("upper", parts::ACard{}), forms::word<over>(),
                         forms::part<&LayCentre::lower>("lower", parts::ACard{target})),
      line<Swap>({"swap", "swap: Novice", "the attacker's reserve and this card changed places",
                  LeftOut::was_not_within, phase::battle},
                 swap, forms::part<&Swap::card>("card", parts::ACardCalled{})),
      line<EndBattle>(
          {"won", "won", "the attacker won the battle; if Boris defends, `won: Boris` means that the attacker lost",
           LeftOut::was_not, phase::battle},
          won, parts::outcome<true>()),
      line<EndBattle>({"lost", "lost", "the attacker lost the battle", LeftOut::was_not, phase::battle}, lost,
                      parts::outcome<false>()),
      line<Fallen>({"fallen", "fallen: Novice + Wolf",
                    "the cards that died at the edge, if no acts are written. The cards that are left decide who won. "
                    "`fallen: none`: no card died; `fallen: 2`: two cards died",
                    LeftOut::says_nothing, phase::battle},
                   fallen, cards<&Fallen::cards>("CARD + CARD")),
      line<Loop>(
          {"loop", "loop", "the battle was ended because movements repeated", LeftOut::says_nothing, phase::battle},
          loop),
      // things
      line<TakeArtifact>({"take-artifact", "artifact: Whetstone",
                          "the Artifact taken for the land; `artifact: none`: no Artifact was taken"},
                         artifact, parts::taken_artifact()),
      line<CashTreasure>({"treasure", "treasure: 2", "a Treasure is exchanged for two cards"}, treasure,
                         cards<&CashTreasure::cards>()),
      line<UseArtifact>({"play-artifact"}, plays, parts::if_artifact(), forms::only_read(),
                        forms::is<&UseArtifact::answer, false>(), parts::used_artifact(),
                        parts::changes<&UseArtifact::changes>()),
      line<UseAction>({"play-action", "plays Novice so Nightblade left shield", "an Action and its outcome"}, plays,
                      forms::is<&UseAction::answer, false>(), parts::used_card(),
                      parts::changes<&UseAction::changes>()),
      line<UseArtifact>({"answer-with-artifact"}, answers, parts::if_artifact(), forms::is<&UseArtifact::answer>(),
                        parts::used_artifact(), parts::changes<&UseArtifact::changes>()),
      line<UseAction>({"answer", "Boris: answers Rime Witch so Nightblade left none",
                       "an Action that answers the one right before it and works first"},
                      answers, forms::is<&UseAction::answer>(), parts::used_card(),
                      parts::changes<&UseAction::changes>()),
      line<UseArtifact>({"use-artifact", "uses Whetstone so Brute left pierce", "an Artifact and its outcome"}, uses,
                        forms::is<&UseArtifact::answer, false>(), parts::used_artifact(),
                        parts::changes<&UseArtifact::changes>()),
      advised<Trade>({"trade", "trades treasure for Whetstone with Boris",
                      "two players exchange things; `help` is help in a battle"},
                     trades, msg::trade_form, forms::part<&Trade::given>("given", parts::AThing{}),
                     forms::word<for_, onto>(), forms::part<&Trade::taken>("taken", parts::AThing{}),
                     forms::word<with>(), forms::player<&Trade::with, target>{"with"}),
      advised<Give>({"give", "gives treasure to Chris", "the player gives a thing and gets nothing in return"}, gives,
                    msg::give_form, forms::part<&Give::given>("given", parts::AThing{true}), forms::may_be_word<to>(),
                    forms::player<&Give::to, target>{"to"}),
      line<ShowGoal>({"goal", "goal: Four Towers", "the player shows their secret goal"}, goal,
                     forms::part<&ShowGoal::goal>("goal", parts::AGoal{})),
      line<CountHand>({"hand", "hand: 4", "the number of cards in hand, as counted"}, hand,
                      forms::part<&CountHand::cards>("cards", forms::Number<0, most_cards, object>{msg::hand_form})),
      line<NeutralsBy>({"neutrals", "neutrals: Boris",
                        "the player who plays the neutral cards in this battle. It needs an attack and does not begin "
                        "the battle: until cards are sent, a Treasure may be exchanged",
                        LeftOut::says_nothing, phase::battle},
                       neutrals, forms::colon(), parts::neutrals_player()),
      line<Unknown>({"unknown", "unknown", "what happened here is not recorded"}, unknown, parts::unknown_lines()),
      other<WrittenAct>(
          {"act", "Nightblade: left Wolf dies", "what a card does in a battle", LeftOut::was_not_within, phase::battle},
          parts::act_that<true>()),
      other<WrittenAct>({"no-act", "Brute: nothing", "the card did not act; `stays` means this too",
                         LeftOut::says_nothing, phase::battle},
                        parts::act_that<false>()),
      // what a record says otherwise
      other<Begin>({"players"}, forms::all_players()),
      other<SitDown>({"sit-down"}, parts::player_entry()),
      other<DrawForStart>({"first"}, parts::drawn()),
      other<Deal>({"deal"}, cards<&Deal::cards>()),
      other<Keep>({"keep"}, cards<&Keep::cards>()),
      other<GetGoal>({"get-goal"}, forms::part<&GetGoal::goal>("goal", parts::AGoal{})),
      other<BeginTurn>({"begin-turn"}, parts::turn_begins()),
      other<UnknownTurns>({"unknown-turns"}, parts::unknown_turns()),
      other<Decline>({"no-line"}, forms::text("[]")),
      other<EndTurn>({"end-turn"}, forms::text("the turn ends")),
      other<ClaimWinner>({"winner"}, parts::claimed_winner()),
      other<ClaimFigure>({"result"}, parts::claimed_figure()),
  };
};

/// Whether what follows the verb may be a list.
bool takes_a_list(Word verb) {
  return forms::any_line<LineIn>(
      Lines::all, [&](const auto& form) { return form.verb == verb && std::decay_t<decltype(form)>::takes_a_list; });
}

}  // namespace

std::optional<Action> read_act_line(LineIn& in) {
  std::optional<Action> read;
  forms::read_any(Lines::all, in, std::optional<Word>(), in.actor, read);
  return read;
}

std::optional<Action> read_line(LineIn& in, Word verb) {
  const Node* value = in.line.value;
  if (value != nullptr && (value->shape == Shape::map || (value->shape == Shape::list && !takes_a_list(verb)))) {
    in.refuse_value();
    return std::nullopt;
  }
  return forms::read_line<Action>(Lines::all, in, std::optional(verb), in.actor);
}

std::string written(const Action& action, const Names& names, forms::Saying saying) {
  parts::Out out(names, saying);
  out.means = false;
  forms::write(Lines::all, out, action);
  return std::move(out.text);
}

std::string_view verb_of(const Action& action, const Names& names) {
  std::string_view verb;
  forms::any_form_of(Lines::all, action, [&](const auto& form, const auto&) {
    if (form.verb) verb = vocabulary().spelling(as_meaning(*form.verb), names.language);
  });
  return verb;
}

PlayMeaning meaning_of(const Action& action, const Names& names) {
  return forms::said<parts::Out>(Lines::all, action, names).meaning;
}

std::string written_in_turn(const Action& action, Seat turn, const Names& names, forms::Saying saying) {
  std::string line = written(action, names, saying);
  const std::optional<Seat> seat = player_of(action);
  if (!seat || *seat == turn || std::holds_alternative<NeutralsBy>(action)) return line;
  return fmt::format("{}: {}", parts::Out(names, saying).player(*seat), line);
}

std::vector<LineShape> line_shapes() {
  const Box box;
  const std::vector<Player> players;
  return forms::shapes<LineIn, parts::Out>(Lines::all, Names{box, players});
}

forms::About form_of(const Action& action) {
  return forms::about(Lines::all, action);
}

}  // namespace elfref::elven_rage
