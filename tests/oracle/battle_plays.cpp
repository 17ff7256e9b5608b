#include "oracle/battle_plays.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

namespace elfref::oracle {
namespace {

/// The cards as they lie, with all that happened that still matters.
struct Edge {
  std::vector<int> who = {0, 1, 2, 3};  // by place: which card of the problem
  std::array<int, 4> lives{}, now{}, later{};
  std::array<std::string, 4> slots;
  std::array<bool, 4> dead{}, acted{};
  std::map<int, char> last;              // by initiative: which side had the last turn in this round
  std::vector<std::string> been, looks;  // positions that there were, and what they showed
  int again = 0, repeated = 0;  // how often the one after the last movement was there; and one that looks like it
  bool over = false;
};

class Played {
 public:
  explicit Played(const BattleProblem& problem) : problem_(problem) {}

  Edge begin() const {
    Edge edge;
    for (std::size_t card = 0; card < 4; ++card) {
      edge.lives[card] = problem_.edge[card].lives;
      edge.slots[card] = problem_.edge[card].slots;
      edge.now[card] = edge.later[card] = problem_.edge[card].initiative;
    }
    remember(edge, false);
    return edge;
  }

  bool fights(const Edge& edge, int card) const { return side(card) != 't' && !edge.dead[index(card)]; }
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  char side(int card) const { return problem_.edge[index(card)].side; }

  /// Where a slot points: 0 left, 1 centre, 2 right.
  int pointed_at(int place, int slot) const {
    if (slot == 1) return (place + 2) % 4;
    const int clockwise = problem_.choices.left_hits == 0 ? 0 : 2;
    return slot == clockwise ? (place + 1) % 4 : (place + 3) % 4;
  }

  /// What a strike takes from the target and from the striker; no damage and no burn: a shield stops it. Nothing: it
  /// cannot be made.
  struct Blow {
    int damage = 0, burn = 0;
  };
  std::optional<Blow> blow(const Edge& edge, int place, int slot) const {
    const int by = edge.who[index(place)], there = pointed_at(place, slot), at = edge.who[index(there)];
    const char icon = edge.slots[index(by)][index(slot)];
    if (std::string_view("12PQ").find(icon) == std::string_view::npos) return std::nullopt;
    if (side(at) == 't' || edge.lives[index(at)] == 0 || edge.dead[index(at)] || side(at) == side(by))
      return std::nullopt;
    int facing_slot = 0;
    while (pointed_at(there, facing_slot) != place) ++facing_slot;
    const char facing = edge.slots[index(at)][index(facing_slot)];
    const int hard = icon == '1' || icon == 'P' ? 1 : 2;
    const bool piercing = icon == 'P' || icon == 'Q';
    Blow blow{.damage = hard, .burn = 0};
    if (facing == 'S' && !piercing) blow = {0, 0};
    if (facing == 'C' && (problem_.choices.counter_when_killed == 0 || hard < edge.lives[index(at)])) blow.burn = 1;
    if (facing == 'F') {
      if (icon == '1' || (icon == '2' && problem_.choices.fire_double == 0)) blow = {0, 1};
      if (piercing && problem_.choices.fire_pierce == 0) blow.burn = 1;
      if (piercing && problem_.choices.fire_pierce == 2) blow = {0, 1};
    }
    return blow;
  }

  bool can_damage(const Edge& edge, int place) const {
    return any_slot(edge, place, [](const Blow& one) { return one.damage > 0; });
  }
  bool can_burn(const Edge& edge, int place) const {
    return any_slot(edge, place, [](const Blow& one) { return one.damage == 0 && one.burn > 0; });
  }
  /// It must strike, or run into a fire shield.
  bool bound(const Edge& edge, int place) const {
    if (can_damage(edge, place)) return true;
    if (!can_burn(edge, place)) return false;
    bool somebody_damages = false;
    for (int other = 0; other < 4; ++other) somebody_damages = somebody_damages || can_damage(edge, other);
    return problem_.choices.fire_ends == 0 || somebody_damages;
  }
  bool over(const Edge& edge) const {
    for (int place = 0; place < 4; ++place)
      if (bound(edge, place)) return false;
    return true;
  }

  void open_turn(Edge& edge) const {
    for (int card = 0; card < 4; ++card)
      if (side(card) != 't' && edge.lives[index(card)] == 0) edge.dead[index(card)] = true;
    for (int card = 0; card < 4; ++card)
      if (fights(edge, card) && !edge.acted[index(card)]) return;
    edge.acted.fill(false);
    edge.last.clear();
    edge.now = edge.later;
  }

  std::vector<int> due(const Edge& edge) const {
    int highest = -1000;
    std::vector<int> all, attackers, defenders;
    for (const int card : edge.who)
      if (fights(edge, card) && !edge.acted[index(card)]) highest = std::max(highest, edge.now[index(card)]);
    for (int place = 0; place < 4; ++place) {
      const int card = edge.who[index(place)];
      if (!fights(edge, card) || edge.acted[index(card)] || edge.now[index(card)] != highest) continue;
      (side(card) == 'a' ? attackers : defenders).push_back(place);
    }
    if (attackers.empty()) return defenders;
    if (defenders.empty()) return attackers;
    const auto before = edge.last.find(highest);
    return before != edge.last.end() && before->second == 'a' ? defenders : attackers;
  }

  void close_turn(Edge& edge, int place) const {
    const int card = edge.who[index(place)];
    edge.acted[index(card)] = true;
    edge.last[edge.now[index(card)]] = side(card);
  }

  std::string look(const Edge& edge) const {
    std::string text;
    for (const int card : edge.who)
      text += std::string(1, side(card)) + std::to_string(problem_.edge[index(card)].card) + ":" +
              std::to_string(edge.lives[index(card)]) + edge.slots[index(card)] + " ";
    return text;
  }
  std::string position(const Edge& edge) const {
    std::string text = look(edge);
    for (const int card : edge.who) text += std::to_string(card);
    return text;
  }
  void remember(Edge& edge, bool after_movement) const {
    const std::string now = position(edge), shown = look(edge);
    if (!after_movement && !edge.been.empty() && edge.been.back() == now) return;
    const auto times = [](const std::vector<std::string>& all, const std::string& one) {
      return static_cast<int>(std::count(all.begin(), all.end(), one));
    };
    edge.again = after_movement ? times(edge.been, now) : 0;
    edge.repeated = after_movement ? times(edge.looks, shown) : 0;
    edge.over = problem_.choices.move_loop != 2 && edge.again >= needed() && over(edge);
    if (times(edge.been, now) > needed()) {  // more of it changes nothing
      const auto first = std::find(edge.been.begin(), edge.been.end(), now);
      edge.looks.erase(edge.looks.begin() + (first - edge.been.begin()));
      edge.been.erase(first);
    }
    edge.been.push_back(now);
    edge.looks.push_back(shown);
  }
  int needed() const { return problem_.choices.move_loop == 1 ? 3 : 1; }

  /// Nothing from before comes back any more: a life is lost, and no Action gives one.
  void forget(Edge& edge) const {
    edge.been.clear();
    edge.looks.clear();
    remember(edge, false);
  }

  /// What the card at a place may do, in its turn.
  std::vector<BattleLine> may_do(const Edge& edge, int place) const {
    std::vector<BattleLine> all;
    const bool damages = can_damage(edge, place), burns = can_burn(edge, place), must = bound(edge, place);
    for (int slot = 0; slot < 3; ++slot) {
      const int target = pointed_at(place, slot);
      if (const auto one = blow(edge, place, slot)) {
        const bool useless = one->damage == 0 && one->burn == 0;
        if (one->damage > 0 || (!damages && !useless) || (!damages && !(burns && must)))
          all.push_back({.what = 's', .place = place, .slot = slot, .target = target});
      }
      if (edge.slots[index(edge.who[index(place)])][index(slot)] == 'M' &&
          (!must || problem_.choices.move_instead == 1))
        all.push_back({.what = 'm', .place = place, .slot = slot, .target = target});
    }
    if (!must) all.push_back({.what = 'n', .place = place});
    return all;
  }

  void carry_out(Edge& edge, const BattleLine& line) const {
    close_turn(edge, line.place);
    if (line.what == 's') {
      const Blow one = *blow(edge, line.place, line.slot);
      int& struck = edge.lives[index(edge.who[index(line.target)])];
      int& striker = edge.lives[index(edge.who[index(line.place)])];
      struck = std::max(0, struck - one.damage);
      striker = std::max(0, striker - one.burn);
    }
    if (line.what == 'm') std::swap(edge.who[index(line.place)], edge.who[index(line.target)]);
    remember(edge, line.what == 'm');
  }

  /// Whether a change of initiative may count from the next round on: after the first act it does, before it may.
  bool may_wait(const BattleLine& line) const { return line.what == 'o' && problem_.choices.initiative_change == 1; }
  /// A change by somebody's Action; `waits`: it counts from the next round on. False: it comes too late.
  bool change(Edge& edge, const BattleLine& line, bool waits = false) const {
    const int card = edge.who[index(line.place)];
    if (side(card) == 't') return false;
    if (line.what == 'l' && line.amount > 0 && edge.dead[index(card)]) return false;
    if (!edge.dead[index(card)]) {
      if (line.what == 'i') edge.slots[index(card)][index(line.slot)] = line.icon;
      if (line.what == 'l') edge.lives[index(card)] = std::max(0, edge.lives[index(card)] + line.amount);
      if (line.what == 'o') {
        edge.later[index(card)] += line.amount;
        const bool begun = std::any_of(edge.acted.begin(), edge.acted.end(), [](bool one) { return one; });
        if (!waits && (!begun || problem_.choices.initiative_change == 0)) edge.now[index(card)] += line.amount;
      }
    }
    remember(edge, false);
    return true;
  }

  /// What was written of an act, held to one that may be made.
  bool is(const Edge& edge, const BattleLine& written, const BattleLine& made) const {
    if (written.what != made.what || written.place != made.place) return false;
    if (written.what == 'n') return true;
    if (written.slot >= 0 && written.slot != made.slot) return false;
    if (written.target >= 0 && written.target != made.target) return false;
    if (written.what == 'm' || written.cost == -2) return true;
    const int lives = edge.lives[index(edge.who[index(made.target)])];
    const int damage = blow(edge, made.place, made.slot)->damage;
    if (written.cost == -1) return damage >= lives;
    return written.cost == damage || written.cost == std::min(damage, lives);
  }

  std::set<int> dead(const Edge& edge) const {
    std::set<int> all;
    for (int card = 0; card < 4; ++card)
      if (side(card) != 't' && edge.lives[index(card)] == 0) all.insert(card);
    return all;
  }

  /// All of a state, as text.
  std::string all_of(const Edge& edge, bool sorted) const {
    std::string text = look(edge);
    for (int card = 0; card < 4; ++card)
      text += std::to_string(edge.who[index(card)]) + (edge.acted[index(card)] ? "x" : ".") +
              (edge.dead[index(card)] ? "+" : "-") + std::to_string(edge.now[index(card)]) + "/" +
              std::to_string(edge.later[index(card)]) + " ";
    for (const auto& [initiative, side] : edge.last) text += std::to_string(initiative) + "@" + side;
    text += (edge.over ? "!" : ".") + std::to_string(std::min(edge.repeated, needed()));  // whether it may end here
    auto been = edge.been;
    if (sorted) std::sort(been.begin(), been.end());
    for (const std::string& one : been) text += "|" + one;
    return text;
  }

 private:
  template <class Is>
  bool any_slot(const Edge& edge, int place, const Is& is) const {
    const int card = edge.who[index(place)];
    if (!fights(edge, card) || edge.lives[index(card)] == 0) return false;
    for (int slot = 0; slot < 3; ++slot)
      if (const auto one = blow(edge, place, slot); one && is(*one)) return true;
    return false;
  }

  const BattleProblem& problem_;
};

/// Follows every play to its end.
class Ends {
 public:
  Ends(const BattleProblem& problem, std::size_t most) : played_(problem), most_(most) {}

  std::optional<std::set<std::set<int>>> all() {
    come_to(played_.begin());
    while (!open_.empty()) {
      if (been_.size() > most_) return std::nullopt;
      const Edge edge = open_.back();
      open_.pop_back();
      follow(edge);
    }
    return ends_;
  }

 private:
  void come_to(Edge edge) {
    played_.open_turn(edge);
    if (been_.insert(played_.all_of(edge, true)).second) open_.push_back(edge);
  }

  void follow(const Edge& edge) {
    if (played_.over(edge) || edge.repeated >= played_.needed()) ends_.insert(played_.dead(edge));
    if (edge.over) return;
    for (const int place : played_.due(edge))
      for (const BattleLine& line : played_.may_do(edge, place)) {
        Edge next = edge;
        played_.carry_out(next, line);
        if (next.lives != edge.lives) played_.forget(next);
        come_to(next);
      }
  }

  const Played played_;
  const std::size_t most_;
  std::vector<Edge> open_;
  std::set<std::string> been_;
  std::set<std::set<int>> ends_;
};

/// Looks for a play that has some lines.
class Reading {
 public:
  Reading(const BattleProblem& problem, const std::vector<BattleLine>& lines, char end, std::size_t most)
      : problem_(problem), played_(problem), lines_(lines), end_(end), most_(most) {}

  std::optional<bool> found() {
    come_to(played_.begin(), 0);
    while (!open_.empty()) {
      if (been_.size() > most_) return std::nullopt;
      const auto [edge, line] = open_.back();
      open_.pop_back();
      if (line == lines_.size() && ends_so(edge)) return true;
      if (line < lines_.size()) follow(edge, line);
    }
    return false;
  }

 private:
  void come_to(const Edge& edge, std::size_t line) {
    if (been_.insert(std::to_string(line) + ";" + played_.all_of(edge, false)).second) open_.emplace_back(edge, line);
  }

  bool ends_so(const Edge& edge) const {
    if (end_ == '-') return true;
    const bool round = edge.repeated >= played_.needed();
    if (end_ == 'l') return round;
    return (played_.over(edge) || round) && winner_of(problem_, played_.dead(edge)) == end_;
  }

  void follow(const Edge& edge, std::size_t line) {
    const BattleLine& written = lines_[line];
    if (std::string_view("ilo").find(written.what) != std::string_view::npos) {
      for (const bool waits : {false, true}) {
        if (waits && !played_.may_wait(written)) continue;
        Edge next = edge;
        if (played_.change(next, written, waits)) come_to(next, line + 1);
      }
    }
    Edge turn = edge;
    played_.open_turn(turn);
    for (const int place : played_.due(turn)) {
      if (!turn.over)
        for (const BattleLine& one : played_.may_do(turn, place)) {
          if (!played_.is(turn, written, one)) continue;
          Edge next = turn;
          played_.carry_out(next, one);
          come_to(next, line + 1);
        }
      if (played_.bound(turn, place)) continue;
      Edge passed = turn;
      played_.close_turn(passed, place);
      come_to(passed, line);
    }
  }

  const BattleProblem& problem_;
  const Played played_;
  const std::vector<BattleLine>& lines_;
  const char end_;
  const std::size_t most_;
  std::vector<std::pair<Edge, std::size_t>> open_;
  std::set<std::string> been_;
};

char any_icon(Dice& dice, bool moves) {
  static constexpr std::string_view icons = "---111112222SSSPPQCCFF", moving = "---111222SPCFMMMM";
  const std::string_view all = moves ? moving : dice.chance(25) ? moving : icons;
  return all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
}

BattleProblem battle_of(Dice& dice, bool moves) {
  BattleProblem problem;
  for (std::size_t place = 0; place < 4; ++place) {
    BattleCard& card = problem.edge[place];
    card.card = static_cast<int>(place) + 1;
    if (place > 0 && dice.chance(12)) {
      card = problem.edge[place - 1];  // a copy
      continue;
    }
    card.side = dice.chance(50) ? 'a' : 'd';
    card.initiative = dice.between(1, dice.chance(50) ? 3 : 6);
    card.lives = dice.between(1, dice.chance(70) ? 2 : 4);
    for (char& slot : card.slots) slot = any_icon(dice, moves);
    if (dice.chance(8)) card = {.side = 't', .initiative = 0, .lives = 0, .slots = "---", .card = 0};
  }
  problem.owner = dice.chance(50) ? 'a' : 'd';
  if (dice.chance(50)) return problem;
  BattleChoices& choices = problem.choices;
  choices.left_hits = dice.below(2);
  choices.fire_double = dice.below(2);
  choices.fire_pierce = dice.below(3);
  choices.counter_when_killed = dice.below(2);
  choices.move_instead = dice.below(2);
  choices.move_loop = dice.below(3);
  choices.fire_ends = dice.below(2);
  choices.initiative_change = dice.below(2);
  return problem;
}

BattleLine any_change(const Played& played, const Edge& edge, Dice& dice) {
  BattleLine line{.what = "iillo"[dice.below(5)], .place = dice.below(4)};
  while (played.side(edge.who[Played::index(line.place)]) == 't') line.place = dice.below(4);
  line.slot = dice.below(3);
  line.icon = any_icon(dice, false);
  line.amount = line.what == 'o' ? dice.between(-2, 2) : dice.chance(50) ? 1 : -1;
  return line;
}

}  // namespace

std::optional<std::set<std::set<int>>> ends_of(const BattleProblem& problem, std::size_t most_states) {
  return Ends(problem, most_states).all();
}

char winner_of(const BattleProblem& problem, const std::set<int>& dead) {
  int more = 0;
  for (int card = 0; card < 4; ++card) {
    const char side = problem.edge[Played::index(card)].side;
    if (side != 't' && dead.count(card) == 0) more += side == 'a' ? 1 : -1;
  }
  return more > 0 ? 'a' : more < 0 ? 'd' : problem.owner;
}

std::optional<bool> can_be_played(const BattleProblem& problem, const std::vector<BattleLine>& lines, char end,
                                  std::size_t most_states) {
  return Reading(problem, lines, end, most_states).found();
}

BattleProblem any_battle(Dice& dice) {
  return battle_of(dice, false);
}

BattleProblem moving_battle(Dice& dice) {
  return battle_of(dice, true);
}

std::vector<BattleLine> any_play(const BattleProblem& problem, Dice& dice, int changes_percent) {
  const Played played(problem);
  const bool some =
      std::any_of(problem.edge.begin(), problem.edge.end(), [](const auto& one) { return one.side != 't'; });
  std::vector<BattleLine> lines;
  Edge edge = played.begin();
  const int forgets = dice.chance(50) ? 80 : 0, most = dice.between(1, 14);
  for (int turn = 0; turn < most; ++turn) {
    if (some && dice.chance(changes_percent)) {
      const BattleLine line = any_change(played, edge, dice);
      if (played.change(edge, line)) lines.push_back(line);
    }
    played.open_turn(edge);
    const auto due = played.due(edge);
    if (due.empty() || edge.over) break;
    const int place = due[Played::index(dice.below(static_cast<int>(due.size())))];
    const auto all = played.may_do(edge, place);
    BattleLine line = all[Played::index(dice.below(static_cast<int>(all.size())))];
    if (line.what == 's' && dice.chance(50)) {
      const int lives = edge.lives[Played::index(edge.who[Played::index(line.target)])];
      const int damage = played.blow(edge, place, line.slot)->damage;
      line.cost = damage >= lives && dice.chance(70) ? -1 : damage;
    }
    played.carry_out(edge, line);
    if (dice.chance(50)) (dice.chance(50) ? line.slot : line.target) = -1;
    if (line.what == 'n' && dice.chance(forgets)) continue;
    lines.push_back(line);
  }
  return lines;
}

void miswrite(std::vector<BattleLine>& lines, Dice& dice) {
  if (lines.empty()) return;
  const auto which = Played::index(dice.below(static_cast<int>(lines.size())));
  BattleLine& line = lines[which];
  const bool act = std::string_view("smn").find(line.what) != std::string_view::npos;
  switch (dice.below(6)) {
    case 0:
      line.place = dice.below(4);
      break;
    case 1:
      if (act && line.what != 'n') line.slot = dice.below(3);
      break;
    case 2:
      if (act) line.cost = dice.between(-1, 2);
      break;
    case 3:
      if (act) line = {.what = 'n', .place = line.place};
      break;
    case 4:
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(which));
      break;
    case 5:
      std::swap(line, lines[which == 0 ? 0 : which - 1]);
      break;
  }
}

std::string shown(const BattleProblem& problem) {
  std::string text;
  for (const BattleCard& card : problem.edge)
    text += std::string(1, card.side) + "#" + std::to_string(card.card) + " " + std::to_string(card.initiative) + "/" +
            std::to_string(card.lives) + " " + card.slots + "; ";
  const BattleChoices& c = problem.choices;
  text += std::string("reserve ") + problem.owner + "; options";
  for (const int value : {c.left_hits, c.fire_double, c.fire_pierce, c.counter_when_killed, c.move_instead, c.move_loop,
                          c.fire_ends, c.initiative_change})
    text += " " + std::to_string(value);
  return text;
}

std::string shown(const std::vector<BattleLine>& lines) {
  std::string text;
  for (const BattleLine& line : lines)
    text += std::string("\n  ") + line.what + " place " + std::to_string(line.place) + " slot " +
            std::to_string(line.slot) + " target " + std::to_string(line.target) + " cost " +
            std::to_string(line.cost) + " icon " + line.icon + " amount " + std::to_string(line.amount);
  return text;
}

}  // namespace elfref::oracle
