#include "elfref/testing/master_elf/statistics.h"

#include <array>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "elfref/core/walk/moves.h"
#include "elfref/master_elf/rules/moves.h"
#include "elfref/master_elf/rules/rulebook.h"
#include "elfref/testing/master_elf/playing.h"

namespace elfref::testing::workshop {
namespace {

// clang-format off
/// What tables and plays there are, besides options.
constexpr std::string_view kinds[] = {
    "2 players", "3 players", "4 players", "5 players", "6 players", "7 players", "8 players",
    "cooperative", "competitive", "with helpers", "with characters", "elves alone", "in Russian",
    "begins with the setup", "begins later", "stops before its end", "won",
    "lost with nowhere to go", "lost without a gift for the round", "lost without a gift for a stack",
    "elf moves", "elf stays", "elf changes places", "kitten moves", "kitten stays", "fox moves", "saucer moves",
    "yeti moves", "loss averted",
    "card taken", "last card taken", "nothing taken", "city", "city with an exchange", "deck made anew",
    "all cards thrown away",
    "a card is put by the yeti", "fox swaps", "help of the yeti", "help of the fox", "helper goes elsewhere",
    "exchange in the city", "exchange in an area",
    "gift for set", "gift for colour", "gift for elves", "gift for ingredients", "gift into the box",
    "gift of the competitive game", "crystal used", "stack filled", "gift for the round",
    "parcel sent", "parcel sent, areas filled",
    "surplus", "more thrown away than had to be", "nothing thrown away",
};
// clang-format on

using PlayCounts = std::array<std::uint64_t, std::variant_size_v<Action>>;

template <class Kind>
void add(PlayCounts& counts, std::uint64_t times = 1) {
  counts[Action(Kind{}).index()] += times;
}

/// How many plays of each kind a record has, those that follow by themselves too.
PlayCounts plays_of(const Played& game) {
  PlayCounts counts{};
  const std::uint64_t seats = game.names.size();
  add<Begin>(counts);
  add<SitDown>(counts, seats);
  add<LayOut>(counts, seats);
  if (!game.start.helpers.empty()) add<ChooseHelpers>(counts);
  for (const Action& play : game.plays) {
    ++counts[play.index()];
    if (is<BeginTurn>(play)) add<EndTurn>(counts);
  }
  if (!game.result) return counts;
  if (game.result->outcome != Outcome::open) add<ClaimOutcome>(counts);
  if (!game.result->outcome_alone) add<ClaimNumber>(counts, 4);
  return counts;
}

/// What happens with the plays of a session, in words.
class Noting {
 public:
  explicit Noting(const Played& game, const std::function<void(std::string_view)>& note)
      : game_(game), note_(note), state_(table_of(game.agreed, game.start, game.setup)) {}

  void go() {
    for (const Action& play : game_.plays) {
      if (is_any<BeginTurn, NewGift>(play) && state_.turn.open) Moves::play(state_, EndTurn{state_.turn.seat});
      std::visit([&](const auto& one) { tell(one); }, play);
      Moves::play(state_, play);
      if (state_.outcome == Outcome::won) return note_("won");
    }
  }

 private:
  void tell(const Visit& visit) {
    constexpr std::array<std::string_view, 3> ways{"moves", "stays", "changes places"};
    const Figure figure = acting(state_, visit.seat);
    note_(std::string(figure_names[static_cast<std::size_t>(figure)])
              .append(" ")
              .append(ways[static_cast<std::size_t>(visit.way)]));
    if (visit.way != Way::move && can_move(state_, visit.seat) == Sure::no) note_("loss averted");
    const PlaceId place = place_of(state_, visit);
    const int laid = place == city ? visit.taken.size() : visit.refill ? visit.refill->size() : 0;
    if (state_.competitive && state_.piles[city].count().max < laid) note_("deck made anew");
    if (visit.put) {
      note_("a card is put by the yeti");
    } else if (place == city) {
      note_(visit.exchanges ? "city with an exchange" : "city");
    } else {
      note_(visit.refill ? "last card taken" : visit.taken.size() > 0 ? "card taken" : "nothing taken");
    }
  }
  void tell(const FoxSwap& swap) { note_(acting(state_, swap.seat) == Figure::fox ? "fox swaps" : "help of the fox"); }
  void tell(const YetiHelp&) { note_("help of the yeti"); }
  void tell(const HelperGoes&) { note_("helper goes elsewhere"); }
  void tell(const Give& give) { note_(state_[give.from].at == city ? "exchange in the city" : "exchange in an area"); }
  void tell(const Create& create) {
    if (state_.competitive) return note_("gift of the competitive game");
    note_(create.parcel == Parcel::box
              ? "gift into the box"
              : std::string("gift for ").append(parcel_names[static_cast<std::size_t>(create.parcel)]));
    if (create.crystals > 0) note_("crystal used");
    if (create.next) note_("stack filled");
    if (create.none_laid) note_("lost without a gift for a stack");
  }
  void tell(const Send& send) { note_(send.areas ? "parcel sent, areas filled" : "parcel sent"); }
  void tell(const Discard& discard) {
    const int surplus = state_[discard.seat].hand.count().max - hand_limit, thrown = discard.cards.size();
    note_(thrown == 0 ? "nothing thrown away" : surplus < thrown ? "more thrown away than had to be" : "surplus");
  }
  void tell(const Shortage&) { note_("all cards thrown away"); }
  void tell(const Stuck&) { note_("lost with nowhere to go"); }
  void tell(const NewGift& gift) { note_(gift.none ? "lost without a gift for the round" : "gift for the round"); }
  template <class Other>
  void tell(const Other&) {}

  const Played& game_;
  const std::function<void(std::string_view)>& note_;
  State state_;
};

/// The tallies, growing.
class Counting {
 public:
  Counting() {
    for (const auto& rule : rulebook()) add_row(std::string(rule.info.id), true);
    for (const std::string_view kind : kinds) add_row(std::string(kind));
    for (const OptionWords& option : option_table().options())
      for (const std::string_view value : option.values)
        if (!value.empty()) add_row(std::string(option.name).append(": ").append(value));
  }

  void count(const Played& game) {
    const Agreement& agreed = game.agreed;
    note(std::to_string(game.names.size()) + " players");
    note(agreed.competitive ? "competitive" : "cooperative");
    const bool characters = agreed.is_played(Figure::kitten) || agreed.is_played(Figure::fox) ||
                            agreed.is_played(Figure::saucer) || agreed.is_played(Figure::yeti);
    note(!agreed.helpers.empty() ? "with helpers" : characters ? "with characters" : "elves alone");
    if (agreed.russian) note("in Russian");
    note(game.setup ? "begins with the setup" : "begins later");
    if (!game.over) note("stops before its end");
    const auto options = option_table().options();
    for (std::size_t option = 0; option < options.size(); ++option)
      note(std::string(options[option].name).append(": ").append(options[option].values[agreed.options.value[option]]));
    const PlayCounts plays = plays_of(game);
    for (const auto& rule : rulebook()) {
      std::uint64_t about = 0, times = 0;
      for (std::uint8_t judge = 0; judge < rule.judges.count; ++judge)
        about |= std::uint64_t{1} << rule.judges.of[judge].index();
      for (std::size_t kind = 0; kind < plays.size(); ++kind) times += (about >> kind & 1) != 0 ? plays[kind] : 0;
      if (times > 0) note(rule.info.id, times);
    }
    const std::function<void(std::string_view)> noted = [this](std::string_view what) { note(what); };
    Noting(game, noted).go();
  }

  std::vector<Tally> take() { return std::move(rows_); }

 private:
  void add_row(std::string what, bool rule = false) {
    places_.emplace(what, rows_.size());
    rows_.push_back({.what = std::move(what), .rule = rule});
  }
  void note(std::string_view what, std::uint64_t times = 1) { rows_[places_.find(what)->second].times += times; }

  std::vector<Tally> rows_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace

std::vector<Tally> tallies(const SessionRequest& request, std::uint64_t games) {
  Counting counting;
  for (std::uint64_t number = 0; number < games; ++number) counting.count(*play_session(agreement_of(request, number)));
  return counting.take();
}

}  // namespace elfref::testing::workshop
