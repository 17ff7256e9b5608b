#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elven_rage/table/battle.h"

// A battle in words, for tests: cards by name, lines as in records, faults as the codes of the rules.

namespace elfref::elven_rage::testing {

/// `4/2 simple shield none` after the side, attacker (A) or defender (D), and a name: `A Janira 4/2 …`. `T` is a
/// Treasure, `?` an unseen card, `?A` an unseen card of the attacker.
struct Words {
  std::string name;
  Fighter card;
};
inline Words card_of(const std::string& text, std::uint16_t number) {
  std::istringstream in(text);
  std::string side, name, numbers, icon;
  in >> side;
  if (side == "T") return {.name = "Treasure", .card = treasure()};
  if (side[0] == '?') {
    if (side == "?") return {.name = "unknown", .card = unknown_card()};
    return {.name = "unknown", .card = unknown_card(side == "?A" ? Side::attacker : Side::defender)};
  }
  in >> name >> numbers;
  Icons icons{};
  for (Icon& one : icons) {
    in >> icon;
    one = icon_named(icon).value();
  }
  const auto slash = numbers.find('/');
  const Side whose = side == "A" ? Side::attacker : Side::defender;
  const int initiative = std::stoi(numbers.substr(0, slash)), lives = std::stoi(numbers.substr(slash + 1));
  return {.name = name, .card = warrior(whose, number, initiative, lives, icons)};
}

/// The codes of the faults: `ER-FGT-1 ER-FGT-6`; empty: none.
inline std::string codes(const BattleFaults& faults) {
  std::string all;
  for (const BattleFault& fault : faults) all += (all.empty() ? "" : " ") + std::string(code_of(fault.rule));
  return all;
}

/// A battle of named cards that takes lines and returns their faults.
class TestBattle {
 public:
  explicit TestBattle(const std::array<std::string, 4>& edge_cards, const std::string& upper = "A Upper 1/1 - - -",
                      const std::string& lower = "D Lower 1/1 - - -", const BattleOptions& options = {},
                      Placement placement = Placement::advanced) {
    battle.options = options;
    battle.placement = placement;
    std::array<Fighter, 4> cards{};
    std::map<std::string, std::uint16_t> numbers;
    const auto numbered = [&](const std::string& text) {
      Words words = card_of(text, 0);
      words.card.card = numbers.emplace(words.name, static_cast<std::uint16_t>(numbers.size() + 1)).first->second;
      if (words.card.kind != Fighter::Kind::warrior) words.card.card = 0;
      names[words.card.card] = words.name;
      return words.card;
    };
    for (std::size_t place = 0; place < 4; ++place) cards[place] = numbered(edge_cards[place]);
    lay_edge(battle, cards);
    edge_codes = codes(judge_edge(battle, {}));
    const Fighter over = numbered(upper), under = numbered(lower);
    centre_codes = codes(judge_centre(battle, over, under));
    lay_centre(battle, over, under);
  }

  /// The place of a card, by name or number.
  [[nodiscard]] Place place(const std::string& word) const {
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '4') return {static_cast<std::uint8_t>(word[0] - '1')};
    for (const Place one : edge)
      if (names.at(battle.fight[0][one].card) == word) return one;
    if (names.at(battle.reserve.card) == word) return reserve_place;
    if (names.at(battle.beneath.card) == word) return beneath_place;
    throw std::runtime_error("no card " + word);
  }

  /// The act of `Janira: Raider dies`, `1: left -1`, `Runner: moves left`, `Brute: nothing`.
  [[nodiscard]] Act act_of(const std::string& line) const {
    std::istringstream in(line);
    std::string word;
    in >> word;
    Act act{.kind = Act::Kind::strike,
            .place = place(word.substr(0, word.size() - 1)),
            .slot = {},
            .target = {},
            .cost = {}};
    while (in >> word) {
      if (word == "stays" || word == "nothing")
        act.kind = Act::Kind::stay;
      else if (word == "moves")
        act.kind = Act::Kind::move;
      else if (word == "dies")
        act.cost = Cost{.dies = true};
      else if (word[0] == '-' || word == "0")
        act.cost = Cost{.dies = false, .lives = static_cast<std::uint8_t>(std::abs(std::stoi(word)))};
      else if (word == "left" || word == "centre" || word == "right")
        act.slot = word == "left" ? Slot::left : word == "centre" ? Slot::centre : Slot::right;
      else
        act.target = place(word);
    }
    return act;
  }

  /// Judges a line, makes it, and returns the codes of its faults.
  std::string says(const std::string& line) {
    const Act act = act_of(line);
    last = judge(battle, act);
    apply(battle, act);
    return codes(last);
  }
  /// Judges a swap, makes it, and returns the codes of its faults.
  std::string swaps_with(const std::string& name) {
    last = judge_swap(battle, place(name));
    swap(battle, bit(place(name)));
    return codes(last);
  }
  /// The change of `Elite centre double-pierce`, `Raider -1`, `Wolf initiative +2`.
  [[nodiscard]] Change change_of(const std::string& text) const {
    std::istringstream in(text);
    std::string name, what, icon;
    in >> name >> what;
    Change change{.place = place(name)};
    if (what == "initiative") {
      in >> what;
      change.does = Does::initiative;
      change.amount = static_cast<std::int8_t>(std::stoi(what));
    } else if (what[0] == '-' || what[0] == '+') {
      change.does = Does::life;
      change.amount = static_cast<std::int8_t>(std::stoi(what));
    } else {
      in >> icon;
      change.slot = what == "left" ? Slot::left : what == "centre" ? Slot::centre : Slot::right;
      change.icon = icon_named(icon).value();
    }
    return change;
  }
  /// Plays an Action of a player of this side, or an answer to the one before; returns the codes of its faults.
  std::string plays(const Effect& effect, const std::string& change, std::optional<Side> user, bool answers = false) {
    const Change one = change_of(change);
    last = judge(battle, effect, one, user);
    (answers ? answer : play)(battle, effect, std::array{one});
    return codes(last);
  }
  [[nodiscard]] std::string won() const { return codes(judge_end(battle, Side::attacker, false)); }
  [[nodiscard]] std::string lost() const { return codes(judge_end(battle, Side::defender, false)); }
  [[nodiscard]] int lives(const std::string& name) {
    settle(battle);
    return battle.fight[0][place(name)].lives;
  }

  Battle battle;
  BattleFaults last;
  std::map<std::uint16_t, std::string> names;
  std::string edge_codes, centre_codes;
};

inline constexpr Effect slot_effect(Who who, Icon icon) {
  return {.when = When::battle, .does = Does::slot, .who = who, .icon = icon, .amount = 0};
}
inline constexpr Effect number_effect(Does does, Who who, int amount) {
  return {
      .when = When::battle, .does = does, .who = who, .icon = Icon::none, .amount = static_cast<std::int8_t>(amount)};
}

}  // namespace elfref::elven_rage::testing
