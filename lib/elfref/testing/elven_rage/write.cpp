#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elven_rage/playing.h"

// The record of a session in YAML, as people write it.

namespace elfref::testing::rage {
namespace {

struct Pair {
  Word word;
  std::string_view english, russian;
};

// clang-format off
constexpr Pair words[] = {
    {Word::summon, "summon", "призыв"},        {Word::discard, "discard", "сброс"},
    {Word::decline, "decline", "отказ"},       {Word::attack, "attack", "атака"},
    {Word::look, "look", "смотрит"},           {Word::fight, "fight", "бой с"},
    {Word::defends, "defends", "защищается"},  {Word::retreats, "retreats", "отступает"},
    {Word::gives, "gives", "отдаёт"},          {Word::send, "send", "посылает"},
    {Word::placed, "placed", "выложены"},      {Word::seats, "seats", "места"},
    {Word::centre, "centre", "центр"},         {Word::swap, "swap", "обмен"},
    {Word::won, "won", "победа"},              {Word::lost, "lost", "поражение"},
    {Word::fallen, "fallen", "пали"},          {Word::loop, "loop", "петля"},
    {Word::artifact, "artifact", "артефакт"},  {Word::treasure, "treasure", "сокровище"},
    {Word::plays, "plays", "играет"},          {Word::answers, "answers", "отвечает"},
    {Word::uses, "uses", "применяет"},         {Word::trades, "trades", "меняет"},
    {Word::goal, "goal", "цель"},              {Word::hand, "hand", "рука"},
    {Word::neutrals, "neutrals", "нейтралы"},  {Word::unknown, "unknown", "неизвестно"},
    {Word::moves, "moves", "движется"},        {Word::stays, "stays", "стоит"},
    {Word::nothing, "nothing", "ничего"},      {Word::dies, "dies", "умирает"},
    {Word::left, "left", "слева"},             {Word::right, "right", "справа"},
    {Word::shows, "shows", "открывает"},       {Word::none, "none", "нет"},
    {Word::over, "over", "над"},               {Word::so, "so", "так что"},
    {Word::and_, "and", "и"},                  {Word::of, "of", ""},
    {Word::with, "with", "с"},                 {Word::to, "to", "на"},
    {Word::for_, "for", "на"},                 {Word::at, "at", "на"},
    {Word::up, "up", ""},                      {Word::initiative, "initiative", "инициатива"},
    {Word::draw, "draw", "берёт"},             {Word::capture, "capture", "захват"},
    {Word::token, "token", "жетон"},           {Word::beginner, "beginner", "для новичков"},
    {Word::help, "help", "помощь"},            {Word::land, "land", "земля"},
    {Word::tower, "tower", "башня"},           {Word::castle, "castle", "замок"},
    {Word::reserve, "reserve", "запас"},       {Word::beneath, "beneath", "нижняя"},
};
constexpr std::array<std::string_view, icon_count> russian_icons{
    "нет", "простой", "двойной", "щит", "пробивной", "двойной пробивной", "контратака", "огненный щит", "движение", ""};
// clang-format on

const Components& box() {
  static const Components& set = *built_in_components("trial-set");
  return set;
}

/// Cards as a sum: `Wolf + 2 Bear`.
std::string sum_of(const std::vector<CardId>& cards) {
  if (cards.empty()) return "0";
  std::vector<CardId> told;
  std::string text;
  for (const CardId card : cards) {
    if (is_in(told, card)) continue;
    told.push_back(card);
    const auto number = std::ranges::count(cards, card);
    text += (text.empty() ? "" : " + ") + (number > 1 ? std::to_string(number) + " " : "") + box().cards[card].name;
  }
  return text;
}

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
  Writing(const Played& game, Omissions leaves) : game_(game), agreed_(game.agreed), leaves_(leaves) {}

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
  [[nodiscard]] const std::string& place(PlaceId id) const { return box().map_for(agreed_.players)->places[id].name; }
  [[nodiscard]] std::string places(const std::vector<PlaceId>& ids) const {
    std::string text;
    for (const PlaceId id : ids) text += (text.empty() ? "" : ", ") + place(id);
    return "[" + text + "]";
  }
  [[nodiscard]] std::string name(Seat seat) const { return std::string(game_.players[seat.value].name); }
  [[nodiscard]] std::string cards(const std::vector<CardId>& ids) const {
    return full() && !leaves_.thin() ? sum_of(ids) : std::to_string(ids.size());
  }

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
      map_of("goals", [&](const WrittenPlayer& player) { return box().goals[player.goal].name; });
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
      squads += start.gone[i] ? "gone" : start.squads[i] == nothing_named ? "none" : box().cards[start.squads[i]].name;
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
      if (left_out[i] == unknown) written.push_back(std::string(say(Word::unknown, agreed_.russian)));
      if (left_out[i] != 0 || !leaves_.sees(line)) continue;
      written.push_back(in_words(line, turn.seat, minimal() && turn.lines.size() < 6));
    }
    return written;
  }

  std::string in_words(const Line& line, Seat mover, bool sentence) const {
    const bool bare = line.bare && leaves_.detail >= *line.bare;
    std::string behind = bare ? "" : line.text;
    if (line.counted && !bare) {
      const std::string told = cards(line.cards);
      behind += (behind.empty() ? "" : " ") + told;
    }
    const bool other = line.seat != mover;
    if (other) return name(line.seat) + ": " + line.verb + (behind.empty() ? "" : " " + behind);
    if (behind.empty()) return line.verb;
    const bool colon = line.list || (!sentence && (hash(line) + agreed_.number) % 5 != 0);
    return line.verb + (colon ? ": " : " ") + behind;
  }

  /// A number of a line, so that the same line is written alike at every detail.
  static std::uint64_t hash(const Line& line) {
    std::uint64_t number = 1469598103934665603u;
    for (const char c : line.verb + line.text) number = (number ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return number >> 20u;
  }

  // -------------------------------------------------------------- what somebody did not note

  static constexpr char left = 1, unknown = 2;

  static bool ends_attack(const Line& line) {
    return is<EndBattle>(line) || is<Decline>(line) || is<Retreat>(line) || is<GiveUp>(line);
  }
  static bool is_of_battle(const Line& line) {
    return is<Send>(line) || is<PlacedInOrder>(line) || is<LayOut>(line) || is<LayCentre>(line) || is<Swap>(line) ||
           is<WrittenAct>(line) || is<Loop>(line) || is<Fallen>(line);
  }

  /// Which lines are left out: 1; instead of which stands that nobody knows: 2.
  std::vector<char> thinned(const std::vector<Line>& lines) const {
    std::vector<char> out(lines.size(), 0);
    const bool things = std::ranges::any_of(lines, [](const Line& line) {
      return is<UseAction>(line) || is<UseArtifact>(line) || is<CashTreasure>(line) || is<Trade>(line) ||
             is<Give>(line);
    });
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Line& line = lines[i];
      const bool must_look = agreed_.options[Option::look_first] == 1;  // then who fights unseen is asked for the look
      if ((is<Summon>(line) || (is<Discard>(line) && !things && line.number == 0) || is<TakeArtifact>(line) ||
           is<CountHand>(line) || is<NeutralsBy>(line)) &&
          leaves_.thin())
        out[i] = left;
      if (!is<Attack>(line)) continue;
      std::size_t end = i + 1;
      while (end < lines.size() && !ends_attack(lines[end]) && !is<Attack>(lines[end])) ++end;
      const bool fought = end < lines.size() && is<EndBattle>(lines[end]);
      std::size_t battle = i + 1;
      while (battle < end && !is_of_battle(lines[battle])) ++battle;
      for (std::size_t at = i + 1; at < end; ++at)
        if (((is<Look>(lines[at]) && !must_look) || is<FightSquad>(lines[at]) || is<PlacedInOrder>(lines[at]) ||
             is<Defend>(lines[at])) &&
            leaves_.thin())
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
  std::string text_;
};

}  // namespace

std::string_view say(Word word, bool russian) {
  const Pair& found = *std::ranges::find(words, word, &Pair::word);
  return russian ? found.russian : found.english;
}

std::string TrueTable::say(Word word) const {
  return std::string(rage::say(word, agreed.russian));
}
std::string TrueTable::say(Icon icon) const {
  return std::string(agreed.russian ? russian_icons[static_cast<std::size_t>(icon)] : name_of(icon));
}
std::string TrueTable::say(Slot slot) const {
  if (slot == Slot::centre) return agreed.russian ? "напротив" : "centre";
  return say(slot == Slot::left ? Word::left : Word::right);
}

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
