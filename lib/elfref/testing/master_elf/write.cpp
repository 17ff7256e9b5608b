#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf/playing.h"

// The record of a session in YAML, as people write it.

namespace elfref::testing::workshop {
namespace {

// clang-format off
/// A name, whom something is given, from whom it is taken.
constexpr std::array<std::string_view, 3> cases[] = {
    {"Анна", "Анне", "Анны"},    {"Борис", "Борису", "Бориса"}, {"Вера", "Вере", "Веры"}, {"Глеб", "Глебу", "Глеба"},
    {"Дина", "Дине", "Дины"},    {"Егор", "Егору", "Егора"},    {"Зоя", "Зое", "Зои"},    {"Иван", "Ивану", "Ивана"},
};
// clang-format on

/// The made-up set, with Russian names where it has them.
const Box& russian_box() {
  static const Box found = [] {
    Box box = trial_box();
    const auto rename = [](const std::vector<Box::Also>& names, auto& things) {
      for (auto also = names.rbegin(); also != names.rend(); ++also)  // the first one stays
        if (static_cast<unsigned char>(also->word[0]) >= 0x80) things[also->index].name = also->word;
    };
    rename(box.also[0], box.places);
    rename(box.also[1], box.ingredients);
    return box;
  }();
  return found;
}

std::vector<Player> players_of(const Played& game) {
  std::vector<Player> players;
  for (const std::string_view name : game.names) players.push_back({std::string(name), {}});
  return players;
}

/// Who sees which cards.
enum class Seen : std::uint8_t {
  open,   ///< everybody, and they are always written
  noted,  ///< everybody; where the least is written, they are a number
  owner,  ///< who holds them
};

/// What people leave out of a line, in percent of those who leave something out.
struct Habit {
  std::string_view line;  ///< the id of its form
  int all = 0;            ///< it is not written; never where the least is written
  int cards = 0;          ///< its cards
  Seen seen = Seen::noted;
};
constexpr Habit habits[] = {
    {"yeti", 0, 30},
    {"give", 0, 10, Seen::owner},
    {"take", 0, 10, Seen::owner},
    {"hand-over", 0, 10, Seen::owner},
    {"helper-goes", 60},
    {"send", 70},
    {"discard", 70},  // exactly the surplus goes by itself
};

/// What a record leaves out.
struct Omissions {
  Detail detail = Detail::full;
  int percent = 0;  ///< of what may be left out
  Dice* dice = nullptr;
};

/// The text of a record, growing.
class Writing {
 public:
  Writing(const Played& game, Omissions leaves)
      : game_(game),
        agreed_(game.agreed),
        leaves_(leaves),
        players_(players_of(game)),
        names_{agreed_.russian ? russian_box() : trial_box(), players_, agreed_.russian ? 1u : 0u} {}

  std::string write() {
    text_.reserve(6000);
    without_gifts_ = minimal() || lost(50);
    head();
    start();
    turns();
    result();
    if (!game_.breach.rule.empty()) label_breach(text_, game_.breach.rule, game_.breach.claim);
    return std::move(text_);
  }

 private:
  [[nodiscard]] bool minimal() const { return leaves_.detail == Detail::minimal; }
  /// Whether somebody did not note something; `part`: of a hundred things that may be left out.
  [[nodiscard]] bool lost(int part = 100) const {
    return leaves_.dice != nullptr && leaves_.dice->chance(leaves_.percent * part / 100);
  }
  [[nodiscard]] bool dares(int percent) const { return leaves_.dice != nullptr && leaves_.dice->chance(percent); }

  // -------------------------------------------------------------- words

  [[nodiscard]] std::string say(Word word) const {
    return std::string(vocabulary().spelling(as_meaning(word), names_.language));
  }
  [[nodiscard]] std::string name(Seat seat) const { return players_[seat.value].name; }
  [[nodiscard]] std::string place(PlaceId id) const { return name_of_place(id, names_); }
  [[nodiscard]] std::string gift(GiftId id) const { return name_of_gift(id, names_); }

  /// Leaves of cards what somebody noted of them.
  void thin(Cards& cards, Seen seen) const {
    const int all = cards.size();
    const bool counted = (minimal() && seen != Seen::open) || (leaves_.detail != Detail::full && seen == Seen::owner);
    if (!cards.counted() || all == 0 || (!counted && !lost(60))) return;
    const int kept = counted || dares(50) ? 0 : leaves_.dice->below(all);
    if (kept > 0) shuffle(cards.named, *leaves_.dice);
    cards.named.resize(std::min(cards.named.size(), static_cast<std::size_t>(kept)));
    cards.unknown = all - static_cast<int>(cards.named.size());
  }
  /// A line in which some leave out the word of cards that nobody named, or that it is one: `wool + 2`.
  [[nodiscard]] std::string in_short(std::string text) const {
    const std::string word = " " + say(Word::unknown);
    for (std::size_t at = text.find(word); at != std::string::npos && at > 0; at = text.find(word, at + 1)) {
      if (text[at - 1] < '0' || text[at - 1] > '9') continue;
      if (dares(50)) {
        text.erase(at, word.size());
      } else if (text.substr(0, at).ends_with(" 1") && dares(50)) {
        text.erase(at - 1, 2);
      }
    }
    return text;
  }
  [[nodiscard]] std::string cards(const Kinds& kinds, Seen seen) const {
    Cards cards = cards_of(kinds);
    thin(cards, seen);
    return in_short(sum_of(cards, names_));
  }

  void line(std::initializer_list<std::string_view> parts) {
    const std::size_t begin = text_.size();
    for (const std::string_view part : parts) text_ += part;
    const std::string& breach = game_.breach.line;
    const bool here = game_.breach.claim == in_the_result_;
    if (here && !breach.empty() && std::string_view(text_).substr(begin).starts_with(breach))
      text_.append(breach_mark).append(game_.breach.rule);
    text_ += '\n';
  }

  // -------------------------------------------------------------- what was agreed

  void head() {
    line({"game: master-elf"});
    if (agreed_.edition_named) line({"edition: ", option_table().editions().front().name});
    line({"components: trial-set"});
    if (agreed_.competitive) line({"mode: competitive"});
    if (game_.day || agreed_.side_named) line({"side: ", game_.day ? "day" : "night"});
    options();
    line({"session: {seed: ", std::to_string(agreed_.seed), ", game: ", std::to_string(agreed_.number), "}"});
    std::string players, helpers;
    for (std::size_t i = 0; i < game_.names.size(); ++i) {
      const auto figure = static_cast<std::size_t>(game_.start.players[i].figure);
      players += players.empty() ? "" : ", ";
      players +=
          figure == 0
              ? std::string(game_.names[i])
              : std::string("{name: ").append(game_.names[i]).append(", plays: ").append(figure_names[figure]) + "}";
    }
    line({"players: [", players, "]"});
    const bool anywhere = minimal() || lost(50);
    for (const Helper& helper : game_.start.helpers)
      helpers += (helpers.empty() ? "" : ", ") + std::string(figure_names[static_cast<std::size_t>(helper.figure)]) +
                 (anywhere ? "" : ": " + place(helper.at));
    if (!helpers.empty()) line({"helpers: ", anywhere ? "[" : "{", helpers, anywhere ? "]" : "}"});
    if (!agreed_.competitive && (!minimal() || agreed_.parcels_told) && !lost(30)) parcels();
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

  void parcels() {
    std::string all;
    const auto hard = std::ranges::count(agreed_.hard, true);
    for (std::size_t i = 0; i < parcel_count; ++i) {
      const int number = trial_box().parcels[i][agreed_.hard[i] ? 1 : 0];
      all += (all.empty() ? "" : ", ") + std::string(parcel_names[i]) + ": " +
             ((agreed_.number + i) % 2 == 0 ? std::to_string(number)
              : agreed_.hard[i]             ? "hard"
                                            : "easy");
    }
    const bool alike = hard == 0 || hard == static_cast<std::ptrdiff_t>(parcel_count);
    line({"parcels: ", alike ? (hard == 0 ? "easy" : "hard") : "{" + all + "}"});
  }

  // -------------------------------------------------------------- the table where the record begins

  void start() {
    const KnownPosition& begin = game_.start;
    const bool whole = !minimal() && (leaves_.dice == nullptr || dares(30));
    const auto told = [&](int part = 100) { return whole || (!minimal() && !lost(part)); };
    const std::size_t empty = text_.size();
    text_ += "start:\n";
    const std::size_t nothing = text_.size();
    if (!game_.setup) line({"  round: ", std::to_string(begin.round)});
    if (!game_.setup && begin.turn != Seat{}) line({"  turn: ", name(begin.turn)});
    std::string players;
    std::swap(players, text_);
    for (std::uint8_t i = 0; i < begin.players.size(); ++i) {
      const TruePlayer& player = begin.players[i];
      const bool at_home = game_.setup && player.figure == Figure::elf && player.at == city;
      const bool must = game_.setup && player.figure == Figure::elf;  // else it stands where elves begin
      std::string one;
      if (!at_home && (must || told())) one = "at: " + place(player.at);
      if (told()) one += (one.empty() ? "" : ", ") + std::string("hand: ") + cards(player.hand, Seen::owner);
      if (!game_.setup && told())
        one += (one.empty() ? "" : ", ") + std::string("crystal: ") + (player.used ? "used" : "unused");
      if (!one.empty()) line({"    ", name(Seat{i}), ": {", one, "}"});
    }
    std::swap(players, text_);
    if (!players.empty()) text_ += "  players:\n" + players;
    std::string areas;
    std::swap(areas, text_);
    for (PlaceId id = 1; id < begin.piles.size(); ++id)
      if (told()) line({"    ", place(id), ": ", cards(begin.piles[id], Seen::noted)});
    std::swap(areas, text_);
    if (!areas.empty()) text_ += "  areas:\n" + areas;
    if (!agreed_.competitive) gifts_at_the_start(told);
    if (!game_.setup || agreed_.counts_told) {
      if (told()) line({"  city: ", std::to_string(begin.piles[city].size())});
      // A gift that is laid before the first turn may be left out of the record.
      const bool hidden = without_gifts_ && !game_.plays.empty() && is<NewGift>(game_.plays.front());
      if (!agreed_.competitive && told() && !hidden) line({"  gifts: ", std::to_string(begin.deck.size())});
    }
    if (!game_.setup && told()) line({"  discard: ", cards(begin.discard, Seen::noted)});
    if (text_.size() == nothing) text_.resize(empty);
  }

  template <class Told>
  void gifts_at_the_start(const Told& told) {
    const KnownPosition& begin = game_.start;
    std::string under;
    std::swap(under, text_);
    for (std::size_t i = 0; i < parcel_count; ++i) {
      const Gifts& lying = begin.under[i];
      if (!told()) continue;
      const std::string lies = begin.sent[i] ? "sent" : told(50) ? gifts(lying) : std::to_string(lying.size());
      line({"    ", parcel_names[i], ": ", lies});
    }
    std::swap(under, text_);
    if (!under.empty()) text_ += "  under:\n" + under;
    const bool hidden = without_gifts_ && !game_.plays.empty() && is<NewGift>(game_.plays.front());
    if (!told() || hidden) return;
    std::string stacks;
    for (const Gifts& stack : begin.stacks) stacks += (stacks.empty() ? "" : ", ") + gifts(stack);
    line({"  stacks: [", stacks, "]"});
  }

  [[nodiscard]] std::string gifts(const Gifts& some) const {
    if (some.size() == 1) return gift(some.front());
    std::string text;
    for (const GiftId one : some) text += (text.empty() ? "" : ", ") + gift(one);
    return "[" + text + "]";
  }

  // -------------------------------------------------------------- turns

  void turns() {
    if (game_.plays.empty()) return line({"turns: []"});
    text_ += "turns:\n";
    const std::size_t none = text_.size(), last = last_entry();
    for (std::size_t i = 0; i < game_.plays.size();) {
      if (is<BeginTurn>(game_.plays[i]) && dares(1)) line({"- ", say(Word::unknown)});
      std::size_t end = i + 1;
      while (end < game_.plays.size() && !begins(end)) ++end;
      const std::string entry = !is<NewGift>(game_.plays[i]) ? turn(i, end)
                                : without_gifts_             ? std::string()
                                                             : line_of(game_.plays[i]);
      const bool breach = i == last && !game_.breach.rule.empty() && game_.breach.line.empty();
      if (!entry.empty()) line({"- ", entry, breach ? breach_mark : "", breach ? game_.breach.rule : ""});
      i = end;
    }
    if (text_.size() > none) return;
    text_.pop_back();
    text_ += " []\n";
  }

  [[nodiscard]] bool begins(std::size_t play) const {
    return is<NewGift>(game_.plays[play]) || is<BeginTurn>(game_.plays[play]);
  }
  [[nodiscard]] std::size_t last_entry() const {
    std::size_t last = game_.plays.size() - 1;
    while (!begins(last)) --last;
    return last;
  }

  std::string turn(std::size_t begin, std::size_t end) const {
    const auto& begins = std::get<BeginTurn>(game_.plays[begin]);
    const std::string who = name(begins.seat) + ": ";
    if (begins.skipped) return who + say(Word::skipped);
    if (lost(8)) return who + (dares(50) ? say(Word::unknown) : "[" + say(Word::unknown) + "]");
    std::string steps;
    int many = 0;
    for (std::size_t i = begin + 1; i < end; ++i) {
      const std::string step = line_of(game_.plays[i]);
      if (step.empty()) continue;
      ++many;
      steps += (steps.empty() ? "" : ", ") + step;
    }
    const bool bare = many == 1 && steps.find_first_of(":{") == std::string::npos && (agreed_.number + begin) % 2 == 0;
    return who + (bare ? steps : "[" + steps + "]");
  }

  /// A play as a line; empty where it is not written down.
  [[nodiscard]] std::string line_of(Action play) const {
    const auto habit = std::ranges::find(habits, form_of(play).id, &Habit::line);
    if (habit != std::end(habits)) {
      const bool due =
          habit->line == "discard" && (agreed_.competitive || agreed_.options[Option::surplus_discard] != 0);
      if (habit->all > 0 && !due && (minimal() || lost(habit->all))) return {};
      const auto note_cards = [&](auto& one) {
        if constexpr (requires { one.cards; }) {
          if (lost(habit->cards)) one.cards = {.due = true};
          thin(one.cards, habit->seen);
        }
      };
      std::visit(note_cards, play);
    }
    std::visit([&](auto& one) { note(one); }, play);
    const auto* give = std::get_if<Give>(&play);
    if (give == nullptr || !agreed_.russian) return in_short(written(play, names_));
    const bool takes = give->to == give->seat;
    std::vector<Player> players = players_;
    std::string& name = players[(takes ? give->from : give->to).value].name;
    for (const auto& forms : cases)
      if (forms[0] == name) name = forms[takes ? 2 : 1];
    return in_short(written(play, {names_.box, players, names_.language}));
  }

  /// Leaves of a play what somebody noted of it.
  void note(Visit& visit) const {
    if (visit.put) {
      if (lost(30)) visit.thrown = {.due = true};
      thin(visit.thrown, Seen::open);
    } else if (visit.exchanges || (visit.way == Way::move && visit.place == city)) {
      note_in_the_city(visit);
    } else {
      if (lost(50)) visit.taken = {.due = true};
      if (minimal() || lost(70)) visit.refill.reset();
      thin(visit.taken, Seen::open);
      if (visit.refill) thin(*visit.refill, Seen::noted);
    }
  }
  void note_in_the_city(Visit& visit) const {
    if (lost(40)) {
      const bool open = dares(50);
      visit.thrown = visit.taken = {.open = open, .due = !open};
      visit.exchanges = false;
      return;
    }
    if (lost(30)) visit.taken = {.open = true};
    visit.exchanges = visit.exchanges || visit.taken.open;  // else nobody knows whether something was thrown away
    thin(visit.taken, Seen::owner);
    if (visit.thrown.size() > 0 && lost(30)) visit.thrown = {.open = true};
    thin(visit.thrown, Seen::noted);
  }
  void note(FoxSwap& swap) const {
    if (minimal() || lost(30)) swap.given = swap.got = {.due = true};
    thin(swap.given, Seen::noted);
    thin(swap.got, Seen::noted);
  }
  void note(Create& create) const {
    if (minimal() || lost(30)) create.parcel = Parcel::unknown;
    if (lost(50)) create.paid = {.due = true}, create.crystals = 0;
    thin(create.paid, Seen::open);
    if (minimal() || lost(60)) create.next.reset(), create.none_laid = false;
  }
  void note(Send& send) const {
    if (lost(50)) send.areas.reset();
    if (send.areas)
      for (auto& area : *send.areas) thin(area.second, Seen::noted);
  }
  void note(NewGift& laid) const {
    if (lost(50)) laid.gift = nothing_named;
    if (lost(50)) laid.stack = -1;
  }
  void note(auto&) const {}

  // -------------------------------------------------------------- the result

  void result() {
    if (!game_.result || leaves_.dice != nullptr) return;
    in_the_result_ = true;
    const Claimed& claimed = *game_.result;
    const std::string_view outcome = claimed.outcome == Outcome::won ? "won" : "lost";
    if (claimed.outcome_alone) return line({"result: ", outcome});
    const KnownPosition& end = game_.end;
    line({"result:"});
    if (claimed.outcome != Outcome::open) line({"  outcome: ", outcome});
    line({"  sent: ", std::to_string(std::ranges::count(end.sent, true))});
    if (!may_have_laid()) line({"  gifts: ", std::to_string(end.deck.size())});
    line({"  rounds: ", std::to_string(claimed.rounds)});
    std::string under;
    for (std::size_t i = 0; i < parcel_count; ++i)
      if (!end.sent[i])
        under +=
            (under.empty() ? "" : ", ") + std::string(parcel_names[i]) + ": " + std::to_string(end.under[i].size());
    if (!under.empty()) line({"  under: {", under, "}"});
    for (std::uint8_t i = 0; i < claimed.of.size(); ++i) {
      const TruePlayer& player = end.players[i];
      if (claimed.of[i])
        line({"  ", name(Seat{i}), ": {cards: ", std::to_string(player.hand.size()), ", at: ", place(player.at),
              ", crystal: ", player.used ? "used" : "unused", "}"});
    }
  }

  /// Whether the turn came back after the last line, and no line shows that gifts are noted: one may be laid already.
  [[nodiscard]] bool may_have_laid() const {
    if (game_.over || game_.plays.empty() || std::ranges::any_of(game_.plays, is<NewGift>)) return false;
    const Seat last = std::get<BeginTurn>(game_.plays[last_entry()]).seat;
    return last.value + 1 == static_cast<int>(game_.end.players.size());
  }

  const Played& game_;
  const Agreement& agreed_;
  Omissions leaves_;
  std::vector<Player> players_;
  master_elf::Names names_;
  bool without_gifts_ = false;  ///< nobody wrote down what was laid when the turn came back
  bool in_the_result_ = false;
  std::string text_;
};

}  // namespace

std::string record_of(const Played& game, Detail detail) {
  return Writing(game, {.detail = detail}).write();
}

std::string thinned_record_of(const Played& game, Dice dice) {
  constexpr std::array<int, 4> percents{10, 30, 60, 95};
  const auto detail = static_cast<Detail>(dice.below(2));
  const int percent = any_of(percents, dice);
  return Writing(game, {.detail = detail, .percent = percent, .dice = &dice}).write();
}

}  // namespace elfref::testing::workshop
