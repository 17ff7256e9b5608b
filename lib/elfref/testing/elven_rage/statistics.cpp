#include "elfref/testing/elven_rage/statistics.h"

#include <algorithm>
#include <array>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/rulebook.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::testing::rage {
namespace {

/// Which alternative of Action a kind of play is.
template <class Kind>
constexpr std::size_t kind_of() {
  return Action(Kind{}).index();
}

/// Rules of a battle that have no judge of their own: of which kind of line each is, and of which kind of play.
struct InBattle {
  std::string_view rule;
  std::size_t kind = std::variant_npos;
  std::string_view noted{};
};

// clang-format off
const InBattle in_battle[] = {
    {"three-cards-a-side", std::variant_npos, "laid out blind"},
    {"two-of-each-at-the-edge", std::variant_npos, "laid out by turns"},
    {"higher-initiative-on-top", std::variant_npos, "laid out by turns"},
    {"attacker-swaps-his-reserve", std::variant_npos, "reserve exchanged"},
    {"highest-initiative-first", kind_of<WrittenAct>()},
    {"sides-by-turns-at-equal-initiative", std::variant_npos, "sides take turns at equal initiative"},
    {"strike-where-a-slot-points", std::variant_npos, "simple strike"},
    {"only-strikes-strike", std::variant_npos, "simple strike"},
    {"damage-where-possible", kind_of<WrittenAct>()},
    {"the-dead-do-nothing", kind_of<WrittenAct>()},
    {"simple-strike-takes-one", std::variant_npos, "simple strike"},
    {"double-strike-takes-two", std::variant_npos, "double strike"},
    {"shield-stops-strikes", std::variant_npos, "simple strike into a shield"},
    {"piercing-strike-takes-one", std::variant_npos, "pierce strike"},
    {"double-piercing-takes-two", std::variant_npos, "double-pierce strike"},
    {"counterattack-strikes-back", std::variant_npos, "counterattack"},
    {"fire-shield-burns", std::variant_npos, "simple strike into a fire shield"},
    {"movement-changes-places", std::variant_npos, "movement"},
    {"movements-that-go-round", kind_of<Loop>()},
    {"battle-goes-on-while-it-can", kind_of<EndBattle>()},
    {"more-living-cards-win", kind_of<EndBattle>()},
    {"reserve-decides-ties", std::variant_npos, "tie decided by the reserve"},
    {"action-on-a-card-it-may-touch", std::variant_npos, "Action: slot"},
    {"treasure-is-an-empty-place", std::variant_npos, "Treasure at the edge"},
    {"outcome-that-cards-allow", std::variant_npos, "only who fell is written"},
};

/// What tables and plays there are, besides options.
constexpr std::string_view kinds[] = {
    "2 players", "3 players", "4 players",
    "supremacy", "lord-of-dragons", "race", "only-war", "alliance",
    "in Russian", "ends with the game", "stops before its end", "begins with a turn", "begins before phase 3",
    "Summon", "Discard", "more thrown away than had to be", "declined", "declined for nothing",
    "declined behind a look",
    "declined beside an attack", "hand counted", "hand cut at once", "deck made anew", "neutral deck made anew",
    "attack on a free land", "attack on a free tower", "attack on a free centre",
    "attack on a player's land", "attack on a player's tower", "attack on a player's castle",
    "attack on a player's centre",
    "squad looked at", "open squad fought", "unseen squad fought", "squads laid again", "who plays the neutral cards",
    "land defended", "castle defended", "captured castle defended", "central castle defended",
    "missing defenders drawn",
    "captured dragon defends", "captured dragon sent", "guardian sent", "retreat", "castle left", "land given up",
    "land given up with three cards",
    "laid out by turns", "laid out blind", "laid out as beginners do, by an effect", "order of the placement written",
    "equal initiative in the centre", "reserve exchanged", "Treasure at the edge", "Treasure as reserve",
    "Treasure under the reserve",
    "simple strike", "double strike", "pierce strike", "double-pierce strike", "simple strike into a shield",
    "double strike into a shield", "simple strike into a fire shield", "double strike into a fire shield",
    "pierce strike into a fire shield", "double-pierce strike into a fire shield", "strike past a fire shield",
    "counterattack", "movement", "movement instead of a strike", "stays", "nothing done", "turn left out",
    "sides take turns at equal initiative", "movements went round",
    "goes on where movements went round", "tie decided by the reserve", "nobody lives",
    "only who fell is written", "won by the owner, by name",
    "Action: slot", "Action: life", "Action: more", "Artifact: slot", "Artifact: life", "Artifact: more",
    "Artifact: initiative", "Action at the reveal", "Artifact at the reveal",
    "a name of several cards at the reveal", "answer by an Action",
    "answer by an Artifact", "answer to an answer", "cards drawn in a battle",
    "Artifact taken", "Treasure won", "Treasure of a lost battle", "Treasure exchanged", "traded", "traded for help",
    "given away", "given to an ally", "cards drawn by an Action or an Artifact", "something that nobody verifies",
    "token moved", "token onto a player's land", "tower built", "land with a built tower taken",
    "one more capture by an Action", "one more capture by an Artifact", "central castle taken", "eliminated",
    "goal shown", "won by the goal", "won by the last who is left",
};
// clang-format on

/// Why no legal session has a line that the rule is about.
FixedMessage never(std::string_view rule) {
  if (rule == "battle-judged-by-its-cards") return elven_rage::msg::never_in_a_set;
  if (rule == "another-seating") return elven_rage::msg::never_in_turn;
  return {};
}

/// The kinds of play that a rule has judges of, a bit a kind.
std::uint64_t kinds_of(const Rule<Position, Action>& rule) {
  std::uint64_t found = 0;
  for (std::uint8_t judge = 0; judge < rule.judges.count; ++judge)
    found |= std::uint64_t{1} << rule.judges.of[judge].index();
  return found;
}

std::string option_words(std::size_t option, std::size_t value) {
  const OptionWords& words = option_table().options()[option];
  return std::string(words.name).append(": ").append(words.values[value]);
}

/// How many plays of each kind a record has, those that follow by themselves too.
std::array<std::uint64_t, std::variant_size_v<Action>> plays_of(const Played& game) {
  std::array<std::uint64_t, std::variant_size_v<Action>> number{};
  const std::uint64_t seats = game.players.size();
  ++number[kind_of<Begin>()];
  number[kind_of<SitDown>()] += seats;
  if (game.start.of.empty()) {
    number[kind_of<Deal>()] += seats;
    number[kind_of<Keep>()] += seats;
    if (game.first_drawn) number[kind_of<DrawForStart>()] += seats;
  }
  if (game.agreed.scenario == Scenario::supremacy) number[kind_of<GetGoal>()] += seats;
  for (const WrittenTurn& turn : game.turns) {
    ++number[kind_of<BeginTurn>()];
    for (const Line& line : turn.lines) ++number[line.play.index()];
  }
  if (game.winners != 0 && !game.stopped) ++number[kind_of<ClaimWinner>()];
  if (game.claimed) number[kind_of<ClaimFigure>()] += seats;
  return number;
}

}  // namespace

Statistics::Statistics() {
  for (const auto& rule : rulebook()) add(std::string(rule.info.id), true, never(rule.info.id));
  for (const std::string_view kind : kinds) add(std::string(kind));
  const auto options = option_table().options();
  for (std::size_t option = 0; option < options.size(); ++option)
    for (std::size_t value = 0; value < options[option].values.size(); ++value) {
      const auto which = static_cast<Option>(option);
      if (is_played_by(which, static_cast<int>(value))) add(option_words(option, value));
    }
}

void Statistics::count_options(const Agreement& agreed) {
  for (std::size_t option = 0; option < option_table().options().size(); ++option)
    note(option_words(option, agreed.options.value[option]));
}

void Statistics::count_rules(const Played& game) {
  const auto plays = plays_of(game);
  for (const auto& rule : rulebook()) {
    const std::uint64_t about = kinds_of(rule);
    std::uint64_t times = 0;
    for (std::size_t kind = 0; kind < plays.size(); ++kind) times += (about >> kind & 1) != 0 ? plays[kind] : 0;
    if (rule.info.id == std::string_view("battle-judged-by-its-cards")) times = 0;
    if (rule.judges.count == 0) {
      const auto found = std::ranges::find(in_battle, rule.info.id, &InBattle::rule);
      if (found->kind != std::variant_npos) {
        times = plays[found->kind];
      } else if (const auto noted = game.noted.find(found->noted); noted != game.noted.end()) {
        times = static_cast<std::uint64_t>(noted->second);
      }
    }
    if (times > 0) note(rule.info.id, times);
  }
}

void Statistics::count(const Played& game) {
  note(std::to_string(game.players.size()) + " players");
  note(scenario_names[static_cast<std::size_t>(game.agreed.scenario)]);
  if (game.agreed.russian) note("in Russian");
  note(game.winners != 0 && !game.stopped ? "ends with the game" : "stops before its end");
  count_options(game.agreed);
  count_rules(game);
  for (const auto& [what, times] : game.noted) note(what, static_cast<std::uint64_t>(times));
}

}  // namespace elfref::testing::rage
