// What can be left out of a record of Elven Rage.

#include <algorithm>
#include <functional>
#include <variant>

#include "elfref/core/record/record_reader.h"
#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/facts/trial_set.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/reading/decode.h"
#include "elfref/testing/things.h"
#include "instruments/thinned.h"
#include "instruments/turn_cuts.h"

namespace elfref::testing::thinning_elven_rage {
namespace {

using namespace elven_rage;

template <class... Kinds>
bool is_one_of(const Play<Action>* play) {
  return play != nullptr && (std::holds_alternative<Kinds>(play->action) || ...);
}

bool is_of_battle(const Play<Action>* play) {
  return is_one_of<Send, PlacedInOrder, LayOut, LayCentre, Swap, WrittenAct, Loop, Fallen>(play);
}

bool ends_attack(const Play<Action>* play) {
  return is_one_of<EndBattle, Decline, Retreat, GiveUp>(play);
}

/// With a colon between two cards: without it they are told apart by names that stand elsewhere.
std::string with_colons(std::string text) {
  const Thinnable read{std::string(text)};
  Diagnostics faults;
  const Session session = *decode(*read.record, faults);
  std::vector<std::size_t> ends;
  for (const Play<Action>& play : session.plays)
    if (const auto* act = std::get_if<WrittenAct>(&play.action); act != nullptr && act->target.card != nothing_named)
      if (const std::size_t end = play.parts[object].end; text[end] == ' ') ends.push_back(end);
  std::ranges::sort(ends, std::greater());
  for (const std::size_t end : ends) text.insert(end, ":");
  return text;
}

/// The cards of a line, where it has any.
const Cards* cards_of(const Play<Action>& play) {
  return std::visit(
      []<class Kind>(const Kind& action) -> const Cards* {
        if constexpr (requires { action.cards.named; }) return &action.cards;
        return nullptr;
      },
      play.action);
}

class Cutting {
 public:
  Cutting(Thinnable& record, Dice& dice) : record_(record), dice_(dice) {
    Diagnostics faults;
    session_ = *decode(*record.record, faults);
    russian_ = record.record->source().text.find("атака") != std::string::npos;
  }

  void add_all() {
    head();
    const std::vector<TurnNode> turns = turns_of(record_, names_of(session_.players));
    for (const TurnNode& turn : turns) lines_of(turn);
    cut_turns(record_, turns, true, dice_);
    begun_in_the_middle(turns);
    cut_claims(record_);
    cut_to_results(record_, {"game", "edition", "components", "scenario", "placement", "options", "session", "players",
                             "sides", "goal", "winner", "result"});
    components();
  }

 private:
  // -------------------------------------------------------------- before the turns

  void head() {
    for (const std::string_view key : {"edition", "placement", "session"})
      if (const Node* value = record_.find(key)) record_.cut("head", {gone(value)});
    for (const std::string_view key : {"first", "deal", "keep", "goals"}) cut_parts(record_, "head", record_.find(key));
    for (const std::string_view key : {"deal", "keep"})
      for (const Node* value : record_.values_of(record_.find(key))) cut_sum(value);
    for (const Node* value : record_.values_of(record_.find("goals"))) record_.cut("head", {told(value, "unknown")});
    for (const Node* player : record_.children(record_.find("players")))
      for (const std::string_view key : {"elves", "castle"})
        if (const Node* value = record_.record->find(*player, key)) record_.cut("people and castle", {gone(value)});
    start();
  }

  void start() {
    const Node* start = record_.find("start");
    if (start == nullptr) return;
    // Where the lands of all are written, so are the towers that were built; of a player, so is his first turn.
    for (const std::string_view key : {"squads", "centre"})
      cut_parts(record_, "start", record_.record->find(*start, key));
    if (const Node* players = record_.record->find(*start, "players")) record_.cut("start", {gone(players)});
    for (const Node* player : record_.values_of(record_.record->find(*start, "players"))) {
      record_.cut("start", {gone(player)});
      for (const std::string_view key : {"lands", "hand", "discard", "deck", "artifacts", "treasures"})
        if (const Node* value = record_.record->find(*player, key)) record_.cut("start", {gone(value)});
      for (const std::string_view key : {"hand", "discard"})
        if (const Node* value = record_.record->find(*player, key)) cut_sum(value);
      if (const Node* lands = record_.record->find(*player, "lands"); lands != nullptr && lands->shape == Shape::list)
        record_.cut("start", {told(lands, std::to_string(record_.children(lands).size()))});
    }
  }

  /// A scalar that is a sum of cards.
  void cut_sum(const Node* value) {
    const Sum sum = sum_in(value->text);
    if (!sum.names_any()) return;
    record_.cut("names to numbers", {told(value, sum.number())});
    record_.cut("names to numbers", {told(value, sum.with_some(unknown(), dice_))});
  }

  /// A part of a line with the word before it, whichever of these it is.
  [[nodiscard]] Span with_word(Span part, std::initializer_list<std::string_view> words) const {
    const std::string_view before = std::string_view(record_.record->source().text).substr(0, part.begin);
    for (const std::string_view word : words)
      if (before.ends_with(word)) return {part.begin - static_cast<std::uint32_t>(word.size()), part.end};
    return part;
  }
  [[nodiscard]] std::string unknown() const { return russian_ ? "неизвестно" : "unknown"; }

  // -------------------------------------------------------------- the lines of a turn

  [[nodiscard]] const Play<Action>* play_of(const Node* line) const {
    for (const Play<Action>& play : session_.plays)
      if (play.counted && line->span.begin <= play.parts[whole].begin && play.parts[whole].end <= line->span.end)
        return &play;
    return nullptr;
  }

  void lines_of(const TurnNode& turn) {
    std::vector<const Play<Action>*> plays;
    for (const Node* line : turn.lines) plays.push_back(play_of(line));
    for (std::size_t i = 0; i < plays.size(); ++i)
      if (plays[i] != nullptr) words_of(turn.lines[i], *plays[i]);
    const bool things = std::ranges::any_of(plays, [](const auto* play) {
      return is_one_of<UseAction, UseArtifact, CashTreasure, Trade, Give, elven_rage::Unknown>(play);
    });
    const bool must_look = session_.options[Option::look_first] == 1;
    bool attacked = false;
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const Play<Action>* play = plays[i];
      const Way out{gone(turn.lines[i])};
      if (is_one_of<Attack>(play)) {
        attacked = true;
        attack(turn, plays, i);
      }
      if (is_one_of<Summon>(play)) record_.cut("draws", out);
      if (is_one_of<Discard>(play) && !things && !attacked && session_.options[Option::discard_more] == 0)
        record_.cut("draws", out);
      if (is_one_of<FightSquad, PlacedInOrder, TakeArtifact, CountHand, NeutralsBy>(play)) record_.cut("asides", out);
      if (is_one_of<Look>(play) && !must_look) record_.cut("asides", out);
      if (attacked && is_one_of<Defend, Retreat, GiveUp>(play)) record_.cut("answers", out);
    }
  }

  void attack(const TurnNode& turn, const std::vector<const Play<Action>*>& plays, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < plays.size() && !ends_attack(plays[end]) && !is_one_of<Attack>(plays[end])) ++end;
    if (end < plays.size() && ends_attack(plays[end])) {
      record_.cut("ends of attacks", {gone(turn.lines[end])});
      record_.cut("ends of attacks", {told(turn.lines[end], "unknown")});
    }
    std::vector<const Node*> battle;
    for (std::size_t i = begin + 1; i < end; ++i)
      if (is_of_battle(plays[i])) battle.push_back(turn.lines[i]);
    if (battle.empty() || end >= plays.size() || !is_one_of<EndBattle>(plays[end])) return;
    Way all;
    for (const Node* line : battle) all.push_back(gone(line));
    record_.cut("acts", all);
    for (std::size_t at = 0; at < battle.size(); at += 1 + static_cast<std::size_t>(dice_.below(3))) {
      Way rest{told(battle[at], "unknown")};
      for (std::size_t i = at + 1; i < battle.size(); ++i) rest.push_back(gone(battle[i]));
      record_.cut("acts", rest);
      rest.push_back(gone(turn.lines[end]));
      record_.cut("ends of attacks", std::move(rest));
    }
  }

  /// A line in less words.
  void words_of(const Node* line, const Play<Action>& play) {
    if (const Cards* cards = cards_of(play); cards != nullptr && !is_one_of<Fallen>(&play)) {
      const Span at = play.parts[object];
      const std::string& source = record_.record->source().text;
      const Sum sum = sum_in(std::string_view(source).substr(at.begin, at.end - at.begin));
      if (at != Span{} && !sum.terms.empty()) {
        if (sum.names_any()) {
          record_.cut("names to numbers", reworded(record_, line, at, sum.number()));
          record_.cut("names to numbers", reworded(record_, line, at, sum.with_some(unknown(), dice_)));
        }
        // A bare discard is exactly the surplus.
        if (!is_one_of<Discard>(&play) || session_.options[Option::discard_more] == 0)
          record_.cut("numbers to nothing", reworded(record_, line, at, ""));
      }
    }
    if (is_one_of<WrittenAct>(&play) && play.parts[extra] != Span{})
      record_.cut("costs", reworded(record_, line, play.parts[extra], ""));
    if (is_one_of<UseAction, UseArtifact>(&play) && play.parts[extra] != Span{}) {
      record_.cut("outcomes", reworded(record_, line, with_word(play.parts[extra], {"so ", "так что "}), ""));
      record_.cut("outcomes", reworded(record_, line, play.parts[extra], unknown()));
    }
    if (is_one_of<Look>(&play) && play.parts[extra] != Span{}) {
      record_.cut("asides", reworded(record_, line, with_word(play.parts[extra], {"shows ", "открывает "}), ""));
    }
    if (is_one_of<TakeArtifact>(&play) && !std::get<TakeArtifact>(play.action).none && play.parts[object] != Span{})
      record_.cut("asides", reworded(record_, line, play.parts[object], ""));
    if (is_one_of<LayOut>(&play) && line->shape == Shape::map) {
      const Node* cards = record_.children(line)[1];
      const auto four = record_.children(cards);
      record_.cut("layouts", {told(four[static_cast<std::size_t>(dice_.below(4))], "unknown")});
      Way all;
      for (const Node* card : four) all.push_back(told(card, "unknown"));
      record_.cut("layouts", std::move(all));
    }
    if (is_one_of<LayCentre>(&play))
      record_.cut("layouts",
                  reworded(record_, line, play.parts[dice_.chance(50) ? Part(object) : Part(target)], unknown()));
  }

  // -------------------------------------------------------------- where it begins, and what is in the box

  /// From a turn on, before which everybody had one.
  void begun_in_the_middle(const std::vector<TurnNode>& turns) {
    std::vector<std::string> had;
    Way before;
    for (const std::string_view key : {"first", "deal", "keep", "start"})
      if (const Node* value = record_.find(key)) before.push_back(gone(value));
    for (const TurnNode& turn : turns) {
      if (turn.of_player && had.size() == session_.players.size())
        if (const Node* players = record_.find("players")) {
          Way way = before;
          way.push_back({.node = players,
                         .instead = {map_of("start", {scalar(turn.key, "turn"), scalar("summon", "phase")})},
                         .stays = true});
          record_.cut("begun in the middle", std::move(way));
        }
      before.push_back(gone(turn.item));
      if (turn.of_player && !is_in(had, turn.key)) had.push_back(turn.key);
      if (!turn.of_player) had.clear();
    }
  }

  void components() {
    static const Tree set = tree_of_text(trial_set());
    cut_components(record_,
                   {.whole = &set,
                    .maps = {{"decks", "high"},
                             {"decks", "black"},
                             {"decks", "snow"},
                             {"decks", "forest"},
                             {"neutral"},
                             {"artifacts"},
                             {"goals"}},
                    .may_go = [](const Tree&) { return true; },
                    .make_whole = [](Tree&) {}},
                   dice_);
    const Node* named = record_.find("components");
    if (named == nullptr) return;
    Tree without = set;
    without.leave_out({"components", "maps"});
    record_.cut("the map", {told(named, without)});
    Tree bare = set;  // places, and nothing of where they lie
    bare.leave_out({"components"});
    for (Tree& map : bare.find("maps")->parts) {
      map.leave_out({"borders", "halves"});
      if (dice_.chance(50)) map.leave_out({"central"});
      for (const std::string_view key : {"towers", "lands"}) {
        Tree* places = map.find(key);
        std::erase_if(places->parts, [&](const Tree&) { return dice_.chance(30); });
      }
    }
    record_.cut("the map", {told(named, std::move(bare))});
    for (const std::string_view part : {"borders", "halves"}) {
      Tree less = set;
      less.leave_out({"components"});
      for (Tree& map : less.find("maps")->parts) map.leave_out({part});
      record_.cut("the map", {told(named, std::move(less))});
    }
  }

  Thinnable& record_;
  Dice& dice_;
  Session session_;
  bool russian_ = false;
};

}  // namespace
}  // namespace elfref::testing::thinning_elven_rage

namespace elfref::testing {

ThinnedGame thinned_elven_rage_game() {
  return {
      .sessions = &generators()[1],
      .reworded = thinning_elven_rage::with_colons,
      .add_cuts = [](Thinnable& record, Dice& dice) { thinning_elven_rage::Cutting(record, dice).add_all(); },
      .any_number =
          [](std::string_view key) { return key != "seats" && key != "placed" && key != "места" && key != "выложены"; },
      .kinds = {"acts",
                "answers",
                "asides",
                "begun in the middle",
                "broken off",
                "claims",
                "components, all",
                "components, entries",
                "components, parts",
                "costs",
                "draws",
                "ends of attacks",
                "head",
                "layouts",
                "line unknown",
                "lines unknown",
                "names to numbers",
                "numbers to nothing",
                "outcomes",
                "people and castle",
                "results alone",
                "start",
                "the map",
                "turn unknown",
                "turns unknown"}};
}

}  // namespace elfref::testing
