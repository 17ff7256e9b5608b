#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elven_rage/playing.h"

// The record of a session in YAML, as people write it.

namespace elfref::testing::rage {
namespace {

/// What a record leaves out.
struct Omissions {
  Detail detail = Detail::full;
  int percent = 0;  ///< of what may be left out
  Dice* dice = nullptr;

  [[nodiscard]] bool thin(int part = 1) const { return dice != nullptr && dice->chance(percent / part); }
  [[nodiscard]] bool sees(const Line& line) const { return detail <= line.least; }
};

/// The text of a record, growing.
class Writing {
 public:
  Writing(const Played& game, Omissions leaves) : game_(game), agreed_(game.agreed), leaves_(leaves) {
    for (const WrittenPlayer& player : game.players) players_.push_back({.name = std::string(player.name)});
  }

  std::string write() {
    text_.reserve(8000);
    head();
    start();
    turns();
    result();
    const bool claim = game_.breach.where == Breach::Where::winner || game_.breach.where == Breach::Where::result;
    if (game_.breach.where != Breach::Where::none) label_breach(text_, game_.breach.rule, claim);
    return std::move(text_);
  }

 private:
  [[nodiscard]] bool full() const { return leaves_.detail == Detail::full; }
  [[nodiscard]] bool minimal() const { return leaves_.detail == Detail::minimal; }
  [[nodiscard]] const std::string& place(PlaceId id) const { return names_.box.places[id].name; }
  [[nodiscard]] const std::string& card(CardId id) const { return names_.box.card(id).name; }
  [[nodiscard]] std::string places(const std::vector<PlaceId>& ids) const {
    std::string text;
    for (const PlaceId id : ids) text += (text.empty() ? "" : ", ") + place(id);
    return "[" + text + "]";
  }
  [[nodiscard]] std::string name(Seat seat) const { return std::string(game_.players[seat.value].name); }
  [[nodiscard]] Cards seen(const Cards& some) const {
    return full() && !leaves_.thin() ? some : Cards{.unknown = some.size()};
  }
  [[nodiscard]] std::string cards(const std::vector<CardId>& ids) const { return sum_of(seen({.named = ids}), names_); }

  void line(std::initializer_list<std::string_view> parts, bool breach = false) {
    for (const std::string_view part : parts) text_ += part;
    if (breach) text_.append(breach_mark).append(game_.breach.rule);
    text_ += '\n';
  }
  [[nodiscard]] bool breaks_head(std::string_view key) const {
    return game_.breach.where == Breach::Where::head && game_.breach.key == key;
  }
  [[nodiscard]] bool breaks_head(std::string_view key, Seat seat) const {
    return breaks_head(key) && game_.breach.seat == seat;
  }

  // -------------------------------------------------------------- what was agreed

  void head() {
    text_ += "game: elven-rage\n";
    if (agreed_.edition_named) line({"edition: ", option_table().editions().front().name});
    line({"components: trial-set"});
    if (agreed_.scenario != Scenario::supremacy || agreed_.number % 3 == 0)
      line({"scenario: ", scenario_names[static_cast<std::size_t>(agreed_.scenario)]});
    line({"placement: ", agreed_.beginner ? "beginner" : "advanced"});
    options();
    line({"session: {seed: ", std::to_string(agreed_.seed), ", game: ", std::to_string(agreed_.number), "}"});
    players();
    if (agreed_.scenario == Scenario::alliance) sides();
    if (agreed_.scenario == Scenario::race) line({"goal: ", agreed_.towers ? "4 towers" : "7 lands"});
    const bool players_alone = game_.breach.key == "players" || game_.breach.key == "player";
    if (game_.start.of.empty() && !players_alone) setup();
    if (agreed_.scenario == Scenario::supremacy && full() && !leaves_.thin() && !players_alone)
      map_of("goals", [&](const WrittenPlayer& player) { return names_.box.components.goals[player.goal].name; });
  }

  void options() {
    std::string set;
    const auto all = option_table().options();
    for (std::size_t option = 0; option < all.size(); ++option)
      if (has(agreed_.options_set, option))
        set.append(set.empty() ? "" : ", ")
            .append(all[option].name)
            .append(": ")
            .append(all[option].values[agreed_.options.value[option]]);
    if (!set.empty()) line({"options: {", set, "}"});
  }

  void players() {
    line({"players:"}, breaks_head("players"));
    for (std::uint8_t i = 0; i < game_.players.size(); ++i) {
      const WrittenPlayer& player = game_.players[i];
      if (game_.breach.key == "players") {
        line({"- ", player.name});
        continue;
      }
      line({"- {name: ", player.name, ", elves: ", pile_names[static_cast<std::size_t>(player.elves)],
            ", castle: ", place(player.castle), "}"},
           breaks_head("player", Seat{i}));
    }
  }

  void sides() {
    std::array<std::string, 2> side;
    for (std::uint8_t i = 0; i < game_.players.size(); ++i) {
      std::string& one = side[agreed_.next_to_allies ? i / 2u : i % 2u];
      one += (one.empty() ? "" : ", ") + name(Seat{i});
    }
    line({"sides: [[", side[0], "], [", side[1], "]]"});
  }

  /// Something of everybody, in one line; where the breach is somebody's, a line each.
  template <class Told>
  void map_of(std::string_view key, const Told& told) {
    const bool breach = breaks_head(key);
    std::string all;
    if (breach) line({key, ":"});
    for (std::uint8_t i = 0; i < game_.players.size(); ++i) {
      const std::string one = name(Seat{i}) + ": " + told(game_.players[i]);
      if (breach) line({"  ", one}, game_.breach.seat == Seat{i});
      all += (all.empty() ? "" : ", ") + one;
    }
    if (!breach) line({key, ": {", all, "}"});
  }

  void setup() {
    if (game_.first_drawn && !minimal() && !leaves_.thin())
      map_of("first", [](const WrittenPlayer& player) {
        return player.drawn == 0 ? std::string("treasure") : std::to_string(player.drawn);
      });
    if (minimal()) return;
    if (!leaves_.thin() || breaks_head("deal"))
      map_of("deal", [&](const WrittenPlayer& player) { return cards(player.dealt); });
    if (!leaves_.thin() || breaks_head("keep"))
      map_of("keep", [&](const WrittenPlayer& player) { return cards(player.kept); });
  }

  void start() {
    const WrittenStart& start = game_.start;
    if (start.of.empty()) return;
    text_ += "start:\n";
    line({"  turn: ", name(start.turn)});
    if (start.at_summon) text_ += "  phase: summon\n";
    text_ += "  players:\n";
    for (std::uint8_t i = 0; i < start.of.size(); ++i) {
      const WrittenStart::Of& of = start.of[i];
      if (of.out) continue;
      std::string told = "lands: " + places(of.lands);
      if (!minimal()) told += ", hand: " + cards(of.hand);
      if (full() && !of.discard.empty()) told += ", discard: " + cards(of.discard);
      if (full()) told += ", deck: " + std::to_string(of.deck);
      if (!minimal())
        told += ", artifacts: " + std::to_string(of.artifacts) + ", treasures: " + std::to_string(of.treasures);
      if (of.first) told += ", first-turn: yes";
      line({"    ", name(Seat{i}), ": {", told, "}"});
    }
    std::string squads;
    for (std::size_t i = 0; i < start.squads.size(); ++i) {
      squads += (squads.empty() ? "" : ", ") + std::to_string(i + 1) + ": ";
      squads += start.gone[i] ? "gone" : start.squads[i] == nothing_named ? "none" : card(start.squads[i]);
    }
    if (!minimal()) line({"  squads: {", squads, "}"});
    if (!start.towers.empty()) line({"  towers: ", places(start.towers)});
    line({"  centre: ", start.centre >= 0 ? name(Seat{static_cast<std::uint8_t>(start.centre)}) : "none"});
  }

  // -------------------------------------------------------------- turns

  void turns() {
    if (game_.turns.empty()) return;
    text_ += "turns:\n";
    for (std::size_t i = 0; i < game_.turns.size(); ++i) {
      if (leaves_.dice != nullptr && leaves_.dice->chance(1)) text_ += "- unknown\n";
      turn(game_.turns[i], i + 1 == game_.turns.size());
    }
  }

  void turn(const WrittenTurn& turn, bool last) {
    const bool breach = last && game_.breach.where == Breach::Where::turn;
    if (leaves_.thin(6)) return line({"- ", name(turn.seat), ": unknown"});
    const std::vector<std::string> lines = lines_of(turn);
    if (lines.empty() && !breach) return line({"- ", name(turn.seat), last ? ": [unknown]" : ": []"});
    const bool flat = minimal() && std::ranges::none_of(lines, [](const std::string& one) {
                        return one.find_first_of(":[") != std::string::npos;
                      });
    if (flat) {
      std::string all;
      for (const std::string& one : lines) all += (all.empty() ? "" : ", ") + one;
      return line({"- ", name(turn.seat), ": [", all, "]"});
    }
    line({"- ", name(turn.seat), ":"}, breach);
    for (std::size_t i = 0; i < lines.size(); ++i)
      line({"  - ", lines[i]}, last && i + 1 == lines.size() && game_.breach.where == Breach::Where::line);
  }

  /// The lines of a turn that are written.
  std::vector<std::string> lines_of(const WrittenTurn& turn) {
    std::vector<std::string> written;
    const auto left_out = leaves_.dice != nullptr ? thinned(turn.lines) : std::vector<char>(turn.lines.size(), 0);
    for (std::size_t i = 0; i < turn.lines.size(); ++i) {
      const Line& line = turn.lines[i];
      if (left_out[i] == unknown) written.push_back(elven_rage::written(elven_rage::Unknown{}, names_));
      if (left_out[i] != 0 || !leaves_.sees(line)) continue;
      written.push_back(in_words(line, turn.seat, minimal() && turn.lines.size() < 6));
    }
    return written;
  }

  std::string in_words(const Line& line, Seat mover, bool sentence) const {
    Action play = line.play;
    if (Cards* some = cards_of(play)) {
      *some = seen(*some);
      some->due = line.bare && leaves_.detail >= *line.bare;
      if (some->due) some->unknown = 0, some->named.clear();
    }
    std::visit(
        [&](auto& used) {
          if constexpr (requires { used.changes; })
            if (line.short_form) used.changes.clear();
        },
        play);
    std::string text = written_in_turn(play, mover, names_);
    if (const auto* end = as<EndBattle>(line); end != nullptr && end->by)  // lost, since he has won
      text = std::string(verb_of(EndBattle{.won = true}, names_)) + ": " + name(*end->by);
    const std::string verb(verb_of(play, names_));
    const std::uint64_t number = hash(text);
    const std::size_t colon = text.find(": ");
    if (verb.empty()) {  // a card that acts
      if (sentence || number % 5 == 0) text.erase(colon, 1);
    } else if (text.starts_with(verb + " ") && !sentence && number % 5 != 0) {
      text.insert(verb.size(), ":");
    } else if (text.starts_with(verb + ": ") && !text.ends_with("]") && (sentence || number % 5 == 0)) {
      text.erase(verb.size(), 1);
    }
    return text;
  }

  /// A number of a line, so that the same line is written alike at every detail.
  [[nodiscard]] std::uint64_t hash(const std::string& text) const {
    std::uint64_t number = 1469598103934665603u;
    for (const char c : text.substr(0, text.find_last_of(' ')))
      number = (number ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return (number >> 20u) + agreed_.number;
  }

  // -------------------------------------------------------------- what somebody did not note

  static constexpr char left = 1, unknown = 2;

  static bool ends_attack(const Line& line) { return is<EndBattle, Decline, Retreat, GiveUp>(line); }
  /// A line by which cards are laid out or act, and the sending before it.
  static bool is_of_battle(const Line& line) {
    return form_of(line.play).phase == phase::battle && !is<Defend, EndBattle, NeutralsBy>(line);
  }

  /// Which lines are left out: 1; instead of which stands that nobody knows: 2.
  std::vector<char> thinned(const std::vector<Line>& lines) const {
    std::vector<char> out(lines.size(), 0);
    const bool things = std::ranges::any_of(lines, is<UseAction, UseArtifact, CashTreasure>);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Line& line = lines[i];
      const bool must_look = agreed_.options[Option::look_first] == 1;  // then who fights unseen is asked for the look
      const bool surplus = is<Discard>(line) && !things && line.least != Detail::minimal;
      if ((surplus || is<Summon, TakeArtifact, CountHand, NeutralsBy>(line)) && leaves_.thin())
        out[i] = left;
      if (!is<Attack>(line)) continue;
      std::size_t end = i + 1;
      while (end < lines.size() && !ends_attack(lines[end]) && !is<Attack>(lines[end])) ++end;
      const bool fought = end < lines.size() && is<EndBattle>(lines[end]);
      std::size_t battle = i + 1;
      while (battle < end && !is_of_battle(lines[battle])) ++battle;
      for (std::size_t at = i + 1; at < end; ++at)
        if (((is<Look>(lines[at]) && !must_look) || is<FightSquad, PlacedInOrder, Defend>(lines[at])) && leaves_.thin())
          out[at] = left;
      if (!fought || battle == end) continue;
      if (leaves_.thin()) {  // only the outcome
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(battle), out.begin() + static_cast<std::ptrdiff_t>(end),
                  left);
      } else if (leaves_.thin(2)) {  // it was seen to some line
        std::size_t from = battle;
        while (from < end && !is<LayCentre>(lines[from])) ++from;
        if (from >= end) continue;
        from += 1 + static_cast<std::size_t>(leaves_.dice->below(static_cast<int>(end - from)));
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(std::min(from, end)),
                  out.begin() + static_cast<std::ptrdiff_t>(end), left);
        if (from < end) out[from] = unknown;
      }
    }
    return out;
  }

  // -------------------------------------------------------------- the result

  void result() {
    const bool told = game_.winners != 0 && !game_.stopped;
    if (told) {
      std::string names;
      int number = 0;
      for (const Seat seat : seats_of(game_.winners, game_.players.size())) {
        names += (names.empty() ? "" : ", ") + name(seat);
        ++number;
      }
      line({"winner: ", number > 1 ? "[" : "", names, number > 1 ? "]" : ""},
           game_.breach.where == Breach::Where::winner);
    }
    if (!game_.claimed) return;
    text_ += "result:\n";
    for (std::uint8_t i = 0; i < game_.players.size(); ++i) {
      const auto& of = game_.players[i].result;
      std::string all;
      for (std::size_t figure = 0; figure < figure_count; ++figure) {
        const elven_rage::Figure key{static_cast<std::uint8_t>(figure)};
        const bool out = of[static_cast<std::size_t>(elven_rage::Figure::out)] == 1;
        if (out != (key == elven_rage::Figure::out)) continue;
        if (figure >= static_cast<std::size_t>(elven_rage::Figure::hand) && !out && !full()) continue;
        if (key == elven_rage::Figure::hand && !game_.players[i].hand_told) continue;
        all += (all.empty() ? "" : ", ") + std::string(figure_names[figure]) + ": " +
               (out ? "yes" : std::to_string(of[figure]));
      }
      line({"  ", name(Seat{i}), ": {", all, "}"},
           game_.breach.where == Breach::Where::result && game_.breach.seat == Seat{i});
    }
  }

  const Played& game_;
  const Agreement& agreed_;
  Omissions leaves_;
  std::vector<Player> players_{};
  elven_rage::Names names_{*box_for(agreed_.players), players_, agreed_.russian ? 1u : 0u};
  std::string text_;
};

}  // namespace

std::string record_of(const Played& game, Detail detail) {
  return Writing(game, {.detail = detail}).write();
}

std::string thinned_record_of(const Played& game, Dice dice) {
  constexpr std::array<int, 4> percents{10, 30, 60, 90};
  const auto detail = static_cast<Detail>(dice.below(2));
  const int percent = any_of(percents, dice);
  return Writing(game, {.detail = detail, .percent = percent, .dice = &dice}).write();
}

}  // namespace elfref::testing::rage
