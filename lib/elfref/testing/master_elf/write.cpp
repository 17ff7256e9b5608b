#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf/playing.h"

// The record of a session in YAML, as people write it.

namespace elfref::testing::workshop {
namespace {

struct Pair {
  Word word;
  std::string_view english, russian;
};

// clang-format off
constexpr Pair said[] = {
    {Word::the_city, "city", "город"},             {Word::stay, "stay", "остаётся"},
    {Word::kitten, "kitten", "котёнок"},       {Word::fox, "fox", "лиса"},
    {Word::saucer, "saucer", "тарелка"},       {Word::yeti, "yeti", "йети"},
    {Word::to, "to", "дать"},                  {Word::from, "from", "взять у"},
    {Word::create, "create", "создать"},       {Word::for_, "for", "за"},
    {Word::then, "then", "затем"},             {Word::put, "put", "положить"},
    {Word::send, "send", "отправить"},         {Word::discard, "discard", "сбросить"},
    {Word::crystal, "crystal", "кристалл"},    {Word::box, "box", "коробки"},
    {Word::set, "set", "набора"},              {Word::colour, "colour", "цвета"},
    {Word::elves, "elves", "эльфов"},          {Word::ingredients, "ingredients", "ингредиентов"},
    {Word::gift, "gift", "подарок"},           {Word::on, "on", "на"},
    {Word::unknown, "unknown", "неизвестно"},  {Word::none, "none", "ничего"},
    {Word::stuck, "stuck", "застрял"},         {Word::skipped, "skipped", "пропуск"},
    {Word::shortage, "shortage", "нехватка"},
};
/// A name, whom something is given, from whom it is taken.
constexpr std::array<std::string_view, 3> cases[] = {
    {"Анна", "Анне", "Анны"},    {"Борис", "Борису", "Бориса"}, {"Вера", "Вере", "Веры"}, {"Глеб", "Глебу", "Глеба"},
    {"Дина", "Дине", "Дины"},    {"Егор", "Егору", "Егора"},    {"Зоя", "Зое", "Зои"},    {"Иван", "Ивану", "Ивана"},
};
// clang-format on
constexpr std::array<Word, 5> parcel_words{Word::set, Word::colour, Word::elves, Word::ingredients, Word::box};
constexpr std::array<Word, figure_count> figure_words{Word::unknown, Word::kitten, Word::fox, Word::saucer, Word::yeti};

/// Who sees which cards.
enum class Seen : std::uint8_t {
  open,   ///< everybody, and they are always written
  noted,  ///< everybody; where the least is written, they are a number
  owner,  ///< who holds them
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
  Writing(const Played& game, Omissions leaves) : game_(game), agreed_(game.agreed), leaves_(leaves) {}

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
    const Pair& found = *std::ranges::find(said, word, &Pair::word);
    return std::string(agreed_.russian ? found.russian : found.english);
  }
  [[nodiscard]] std::string name(Seat seat) const { return std::string(game_.names[seat.value]); }
  /// A name behind a word: 1 whom something is given, 2 from whom it is taken.
  [[nodiscard]] std::string name(Seat seat, std::size_t behind) const {
    if (!agreed_.russian) return name(seat);
    for (const auto& forms : cases)
      if (forms[0] == game_.names[seat.value]) return std::string(forms[behind]);
    return name(seat);
  }
  [[nodiscard]] std::string place(PlaceId id) const {
    if (agreed_.russian)
      for (const Box::Also& also : trial_box().also[0])
        if (also.index == id) return also.word;
    return id == city ? "city" : trial_box().places[id].name;
  }
  [[nodiscard]] std::string kind(KindId id) const {
    if (agreed_.russian)
      for (const Box::Also& also : trial_box().also[1])
        if (also.index == id && static_cast<unsigned char>(also.word[0]) >= 0x80) return also.word;
    return trial_box().ingredients[id].name;
  }
  [[nodiscard]] static const std::string& gift(GiftId id) { return trial_box().gifts[id].name; }

  [[nodiscard]] std::string sum(const Kinds& named, int unknown) const {
    std::string text;
    const auto add = [&](int number, const std::string& what) {
      text += (text.empty() ? "" : " + ") + (number > 1 ? std::to_string(number) + " " : "") + what;
    };
    Kinds told;
    for (const KindId card : named)
      if (!is_in(told, card)) {
        told.push_back(card);
        add(count_of(named, card), kind(card));
      }
    if (unknown > 0 && (told.empty() || dares(50))) {
      text += (text.empty() ? "" : " + ") + std::to_string(unknown);
    } else if (unknown > 0) {
      add(unknown, say(Word::unknown));
    }
    return text.empty() ? say(Word::none) : text;
  }

  [[nodiscard]] std::string cards(const Cards& cards, Seen seen) const {
    const int all = cards.size();
    const bool counted = (minimal() && seen != Seen::open) || (leaves_.detail != Detail::full && seen == Seen::owner);
    if (all == 0) return say(Word::none);
    if (counted) return std::to_string(all);
    if (!lost(60)) return sum(cards.named, cards.unknown);
    if (dares(50)) return std::to_string(all);
    Kinds known = cards.named;
    shuffle(known, *leaves_.dice);
    known.resize(std::min(known.size(), static_cast<std::size_t>(leaves_.dice->below(all))));
    return sum(known, all - static_cast<int>(known.size()));
  }
  [[nodiscard]] std::string cards(const Kinds& kinds, Seen seen) const { return cards(cards_of(kinds), seen); }

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
      players += figure == 0 ? std::string(game_.names[i])
                             : std::string("{name: ").append(game_.names[i]).append(", plays: ").append(
                                   figure_names[figure]) + "}";
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
             ((agreed_.number + i) % 2 == 0 ? std::to_string(number) : agreed_.hard[i] ? "hard" : "easy");
    }
    const bool alike = hard == 0 || hard == static_cast<std::ptrdiff_t>(parcel_count);
    line({"parcels: ", alike ? (hard == 0 ? "easy" : "hard") : "{" + all + "}"});
  }

  // -------------------------------------------------------------- the table where the record begins

  void start() {
    const Position& begin = game_.start;
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
    const Position& begin = game_.start;
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
      const std::string entry =
          is<NewGift>(game_.plays[i]) ? new_gift(std::get<NewGift>(game_.plays[i])) : turn(i, end);
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

  std::string new_gift(const NewGift& laid) const {
    if (without_gifts_) return {};
    if (laid.none) return say(Word::gift) + ": " + say(Word::none);
    std::string text = say(Word::gift) + ": " + (lost(50) ? say(Word::unknown) : gift(laid.gift));
    if (laid.stack >= 0 && !lost(50)) text += " " + say(Word::on) + " " + std::to_string(laid.stack + 1);
    return text;
  }

  std::string turn(std::size_t begin, std::size_t end) const {
    const auto& begins = std::get<BeginTurn>(game_.plays[begin]);
    const std::string who = name(begins.seat) + ": ";
    if (begins.skipped) return who + say(Word::skipped);
    if (lost(8)) return who + (dares(50) ? say(Word::unknown) : "[" + say(Word::unknown) + "]");
    std::string steps;
    int many = 0;
    for (std::size_t i = begin + 1; i < end; ++i) {
      const std::string step = std::visit([&](const auto& play) { return step_of(play); }, game_.plays[i]);
      if (step.empty()) continue;
      ++many;
      steps += (steps.empty() ? "" : ", ") + step;
    }
    const bool bare = many == 1 && steps.find_first_of(":{") == std::string::npos && (agreed_.number + begin) % 2 == 0;
    return who + (bare ? steps : "[" + steps + "]");
  }

  template <class Other>
  std::string step_of(const Other&) const {
    return {};
  }
  /// A step with what stands behind its colon, if anything does.
  static std::string with(std::string step, const std::string& behind) {
    return behind.empty() ? std::move(step) : std::move(step) + ": " + behind;
  }

  std::string step_of(const Visit& visit) const {
    const Word other = visit.way == Way::stay ? Word::stay : Word::saucer;
    const std::string key = visit.way == Way::move ? place(visit.place) : say(other);
    if (visit.put) return with(key, lost(30) ? say(Word::put) : say(Word::put) + " " + cards(visit.thrown, Seen::open));
    if (visit.exchanges || (visit.way == Way::move && visit.place == city)) return with(key, in_the_city(visit));
    const bool unseen = lost(50);
    std::string behind = unseen ? "" : cards(visit.taken, Seen::open);
    if (!visit.refill || minimal() || lost(70)) return with(key, behind);
    if (unseen) behind = say(Word::unknown);
    return with(key, behind + " " + say(Word::then) + " " + cards(*visit.refill, Seen::noted));
  }
  std::string in_the_city(const Visit& visit) const {
    const bool nothing = visit.thrown.size() == 0;
    if (nothing && visit.taken.size() == 0) return say(Word::none);
    if (lost(40)) return dares(50) ? "" : say(Word::unknown);
    const std::string drawn = lost(30) ? say(Word::unknown) : cards(visit.taken, Seen::owner);
    // Behind `unknown` alone nobody knows whether something was thrown away.
    const bool both = visit.exchanges || drawn == say(Word::unknown);
    if (!both) return drawn;
    const std::string thrown = nothing    ? say(Word::none)
                               : lost(30) ? say(Word::unknown)
                                          : cards(visit.thrown, Seen::noted);
    return thrown + " " + say(Word::for_) + " " + drawn;
  }
  std::string step_of(const FoxSwap& swap) const {
    if (minimal() || lost(30)) return say(Word::fox);
    const std::string got = cards(swap.got, Seen::noted);  // before what is given: both throw the dice
    return say(Word::fox) + ": " + cards(swap.given, Seen::noted) + " " + say(Word::for_) + " " + got;
  }
  std::string step_of(const YetiHelp& help) const {
    return with(say(Word::yeti), lost(30) ? "" : cards(help.cards, Seen::noted));
  }
  std::string step_of(const HelperGoes& goes) const {
    if (minimal() || lost(60)) return {};
    return say(figure_words[static_cast<std::size_t>(goes.helper)]) + " " +
           say(agreed_.russian ? Word::on : Word::to) + " " + place(goes.place);
  }
  std::string step_of(const Give& give) const {
    const std::string behind = lost(10) ? "" : cards(give.cards, Seen::owner);
    if (give.from == give.seat) return with(say(Word::to) + " " + name(give.to, 1), behind);
    if (give.to == give.seat) return with(say(Word::from) + " " + name(give.from, 2), behind);
    return with(name(give.from) + " " + say(Word::to) + " " + name(give.to, 1), behind);
  }
  std::string step_of(const Create& create) const {
    std::string key = say(Word::create) + " " + gift(create.gift);
    const bool told = create.parcel != Parcel::unknown && !minimal() && !lost(30);
    if (told)
      key += (agreed_.russian ? " для " : " for ") + say(parcel_words[static_cast<std::size_t>(create.parcel)]);
    std::string behind = lost(50) ? "" : price_of(create);
    if ((!create.next && !create.none_laid) || minimal() || lost(60)) return with(key, behind);
    if (behind.empty()) behind = say(Word::unknown);
    return with(key, behind + " " + say(Word::then) + " " + (create.next ? gift(*create.next) : say(Word::none)));
  }
  std::string price_of(const Create& create) const {
    std::string text = create.paid.size() > 0 ? cards(create.paid, Seen::open) : "";
    for (int i = 0; i < create.crystals; ++i) text += (text.empty() ? "" : " + ") + say(Word::crystal);
    return text;
  }
  std::string step_of(const Send& send) const {
    if (minimal() || lost(70)) return {};
    const std::string key = say(Word::send) + " " + say(parcel_words[static_cast<std::size_t>(send.parcel)]);
    if (!send.areas || lost(50)) return key;
    std::string areas;
    for (const auto& [id, laid] : *send.areas)
      areas += (areas.empty() ? "" : ", ") + place(id) + ": " + cards(laid, Seen::noted);
    return key + ": {" + areas + "}";
  }
  std::string step_of(const Discard& discard) const {
    // Exactly the surplus goes by itself.
    const bool supplied = !agreed_.competitive && agreed_.options[Option::surplus_discard] == 0;
    if (supplied && (minimal() || lost(70))) return {};
    return say(Word::discard) + ": " + cards(discard.cards, Seen::noted);
  }
  std::string step_of(const Shortage&) const { return say(Word::shortage); }
  std::string step_of(const Stuck&) const { return say(Word::stuck); }

  // -------------------------------------------------------------- the result

  void result() {
    if (!game_.result || leaves_.dice != nullptr) return;
    in_the_result_ = true;
    const Claimed& claimed = *game_.result;
    const std::string_view outcome = claimed.outcome == Outcome::won ? "won" : "lost";
    if (claimed.outcome_alone) return line({"result: ", outcome});
    const Position& end = game_.end;
    line({"result:"});
    if (claimed.outcome != Outcome::open) line({"  outcome: ", outcome});
    line({"  sent: ", std::to_string(std::ranges::count(end.sent, true))});
    if (!may_have_laid()) line({"  gifts: ", std::to_string(end.deck.size())});
    line({"  rounds: ", std::to_string(claimed.rounds)});
    std::string under;
    for (std::size_t i = 0; i < parcel_count; ++i)
      if (!end.sent[i])
        under += (under.empty() ? "" : ", ") + std::string(parcel_names[i]) + ": " +
                 std::to_string(end.under[i].size());
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
