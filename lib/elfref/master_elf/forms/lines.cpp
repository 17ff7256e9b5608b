#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/master_elf/forms/parts.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// The table of plays: each kind of play once, with the words in which records write it.

namespace elfref::master_elf {
namespace {

struct Lines : forms::TableOf<Word> {
  using enum Word;
  template <auto member, class Of = parts::SomeCards>
  using cards = forms::Member<member, Of>;
  template <Way way>
  using by = forms::is<&Visit::way, way>;

  static constexpr std::tuple all{
      // movement, and what is done in the location
      line<Visit>({"city", "city: 2 wool for rope + 2 wax",
                   "the player moved to the city, discarded two wool and drew three cards. Either side may be a "
                   "number or `unknown`. `city: wool`: the player discarded nothing and drew wool",
                   LeftOut::was_not},
                  the_city, by<Way::move>(), forms::is<&Visit::place, master_elf::city>(), forms::colon(),
                  parts::done_there{true}),
      line<Visit>({"stay", "stay: wool",
                   "the player stayed, as the Kitten allows, and took wool there; `then` as below", LeftOut::was_not},
                  stay, by<Way::stay>(), forms::colon(), parts::done_there()),
      other<HelperGoes>({"helper-goes", "fox to Pond", "the location to which a helper moved after its use"},
                        parts::helper_goes()),
      line<FoxSwap>(
          {"fox", "fox: wool for wax", "the player exchanged a hand card for a card of the area",
           LeftOut::was_not_in_line},
          fox, forms::colon(), cards<&FoxSwap::given, parts::OneCard>{"given", {{"CARD"}}},
          forms::perhaps(forms::word<for_, meant>(), cards<&FoxSwap::got, parts::OneCard>{"got", {{"CARD", true}}})),
      line<Visit>({"saucer", "saucer: wool",
                   "the player changed places with the helper Saucer and took wool there. If the Saucer was in the "
                   "city: `saucer: rope for 2`, `saucer: none for wool`",
                   LeftOut::was_not},
                  saucer, by<Way::swap>(), forms::colon(), parts::done_there()),
      line<YetiHelp>({"yeti", "yeti: 2 wool",
                      "the player discarded these cards with the help of the Yeti and took the crystal back",
                      LeftOut::was_not_in_line},
                     yeti, forms::colon(), cards<&YetiHelp::cards>{"cards", {"CARD + CARD"}}),
      // exchange
      line<Give>(
          {"give", "to Boris: 2 wool", "the cards given to a player in the same location", LeftOut::was_not_in_line},
          to, parts::oneself<&Give::from>(), forms::player<&Give::to, object>{"to"}, parts::cards_given()),
      line<Give>(
          {"take", "from Boris: wax", "the cards taken from a player in the same location", LeftOut::was_not_in_line},
          from, parts::oneself<&Give::to>(), forms::player<&Give::from, object>{"from"}, parts::cards_given()),
      other<Give>(
          {"hand-over", "Boris to Chris: wax",
           "cards that went from one other player to another, which should not happen", LeftOut::was_not_in_line},
          parts::giver{"from"}, forms::word<to>(), forms::player<&Give::to, object>{"to"}, parts::cards_given()),
      // gifts
      line<Create>(
          {"create", "create drum for elves: 2 wool + crystal",
           "the gift, its parcel (`set`, `colour`, `elves`, `ingredients`) or the `box`, and the cards paid. `then "
           "kite`: its stack became empty, and a kite was placed there; `then none`: no gift was placed",
           LeftOut::was_not_in_line},
          create, forms::part<&Create::gift>("gift", parts::AGift{}),
          forms::perhaps(forms::word<meant, for_>(), forms::part<&Create::parcel>("parcel", parts::AParcel{true})),
          forms::colon(), parts::price_paid(), forms::perhaps(forms::word<then>(), parts::next_gift()).as(laid)),
      line<Send>({"send", "send elves: {Pond: 2 wool, Cave: rope}",
                  "the parcel was sent, and these cards were placed in empty areas"},
                 send, forms::part<&Send::parcel>("parcel", parts::AParcel{}), forms::colon(), parts::areas_filled()),
      advised<NewGift>({"gift"}, gift, msg::new_gift_form, forms::colon(), parts::gift_and_stack()),
      // the end of a turn
      line<Discard>({"discard", "discard: 2 wool", "the cards discarded at the end of the turn"}, discard,
                    forms::colon(), cards<&Discard::cards>{"cards", {}}),
      line<Shortage>(
          {"shortage", "shortage", "cards ran short, and all players discarded their hands; the turn is over"},
          shortage),
      line<Stuck>({"stuck", "stuck", "the player could not move: the game is lost", LeftOut::was_not}, stuck,
                  forms::is<&Stuck::written>()),
      line<Unknown>({"unknown", "unknown", "any legal steps"}, unknown, parts::any_steps()),
      other<Visit>({"location", "Mill: wool then rope + wax",
                    "the player moved there and took wool, the last card; then rope and wax were placed (also `then "
                    "2`, `then none`). `Mill` alone: the card taken is not recorded. `Mill: none`: the player took "
                    "nothing. `Mill: put wool`: a player who plays the Yeti put a card there and took the crystal back",
                    LeftOut::was_not},
                   by<Way::move>(), forms::part<&Visit::place>("location", parts::ALocation{}), forms::colon(),
                   parts::done_there()),
      // what a record says otherwise
      other<Begin>({"players"}, forms::all_players()),
      other<SitDown>({"sit-down"}, parts::player_entry()),
      other<ChooseHelpers>({"helpers"}, forms::text("helpers")),
      other<LayOut>({"lay-out"}, parts::laid_out()),
      other<BeginTurn>({"skipped", "", "", LeftOut::was_not}, forms::is<&BeginTurn::skipped>(), forms::text("skipped")),
      other<BeginTurn>({"begin-turn", "", "", LeftOut::was_not}, forms::text("the turn begins"), forms::means("[]")),
      other<EndTurn>({"end-turn"}, forms::text("the turn ends")),
      other<Stuck>({"no-line", "", "", LeftOut::was_not}, forms::text("[]")),
      other<ClaimOutcome>({"outcome"}, parts::claim()),
      other<ClaimNumber>({"number"}, parts::claim()),
      other<ClaimState>({"state"}, parts::claim()),
  };
};

/// A line with this verb, or with none; nothing, reported, where something is left of it.
bool read_one(LineIn& in, std::optional<Word> verb, std::optional<Action>& read) {
  const bool found = forms::read_any(Lines::all, in, verb, in.actor, read);
  if (read && (!in.ends() || in.slipped)) read.reset();
  return found;
}

}  // namespace

std::optional<Action> read_step(LineIn& in) {
  std::optional<Action> read;
  if (!read_one(in, std::nullopt, read)) read_one(in, in.words.take_word(), read);
  return read;
}

std::optional<Action> read_new_gift(LineIn& in) {
  std::optional<Action> read;
  read_one(in, in.words.take_word(), read);
  return read;
}

std::string written(const Action& action, const Names& names, forms::Saying saying) {
  return forms::said<parts::Out>(Lines::all, action, names, saying).text;
}

PlayMeaning meaning_of(const Action& action, const Names& names) {
  return forms::said<parts::Out>(Lines::all, action, names).meaning;
}

std::vector<LineShape> line_shapes() {
  const Box box;
  const std::vector<Player> players;
  return forms::shapes<LineIn, parts::Out>(Lines::all, Names{box, players});
}

forms::About form_of(const Action& action) {
  return forms::about(Lines::all, action);
}

}  // namespace elfref::master_elf
