#include "oracle/card_problems.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>


namespace elfref::oracle {
namespace {

using elfenland::CardRound;
using elfenland::CardSum;
using elfenland::transport_count;

/// Takes a card at random and tells its kind. REQUIRES: there is one.
int take_one(CardCounts& cards, Dice& dice) {
  int n = dice.below(total(cards));
  int kind = 0;
  while (n >= cards[kind]) n -= cards[kind++];
  --cards[kind];
  return kind;
}

CardCounts take(CardCounts& cards, int count, Dice& dice) {
  CardCounts taken{};
  for (; count > 0; --count) ++taken[take_one(cards, dice)];
  return taken;
}

void add(CardCounts& cards, const CardCounts& more) {
  for (int kind = 0; kind < transport_count; ++kind) cards[kind] = static_cast<std::uint8_t>(cards[kind] + more[kind]);
}

/// What a player does with the cards of one kind.
enum class Saving { none, begins, goes_on, pays };

/// Pays nothing, or some steps; cards are often paid alike.
CardCounts pay(CardCounts& hand, Dice& dice) {
  CardCounts paid{};
  for (int steps = dice.between(0, std::max(2, total(hand) / 2)); steps > 0 && total(hand) > 0; --steps) {
    const int kind = take_one(hand, dice);
    ++paid[kind];
    while (hand[kind] > 0 && dice.chance(60)) {
      --hand[kind];
      ++paid[kind];
    }
  }
  return paid;
}

/// The cards that lie face down.
struct Stock {
  CardCounts cards;
  CardCounts all;  ///< in the box

  /// When it has run out, all cards that are in no hand are shuffled.
  void refill(const std::vector<CardPlay>& plays) {
    if (total(cards) > 0) return;
    cards = all;
    for (const CardPlay& play : plays)
      for (int kind = 0; kind < transport_count; ++kind)
        cards[kind] = static_cast<std::uint8_t>(cards[kind] - play.before[kind] - play.dealt[kind]);
  }
};

/// What the players have in hand when the cards of a round have been dealt.
std::vector<CardPlay> deal_round(const std::vector<CardCounts>& hands, Stock& stock, const Table& table,
                                 const std::function<Saving(int player)>& saving, int kind, int first, Dice& dice) {
  const CardBox& box = table.box;
  std::vector<CardPlay> plays;
  for (const CardCounts& hand : hands) plays.push_back({.before = hand});
  for (std::size_t turn = 0; turn < plays.size(); ++turn) {
    const std::size_t player = (turn + static_cast<std::size_t>(first)) % plays.size();
    CardPlay& play = plays[player];
    int due = table.new_cards ? box.hand : std::max(0, box.hand - total(play.before));
    if (dice.chance(8)) due = std::max(0, due + dice.between(-1, 1));
    for (; due > 0; --due) {
      if (box.until_empty) stock.refill(plays);
      if (total(stock.cards) == 0) break;
      const bool wanted =
          saving(static_cast<int>(player)) == Saving::begins && stock.cards[kind] > 0 && play.dealt[kind] < box.kept;
      if (wanted) --stock.cards[kind];
      ++play.dealt[wanted ? kind : take_one(stock.cards, dice)];
    }
  }
  return plays;
}

/// What one player does in a round with the cards in hand.
void play_round(CardPlay& play, const Table& table, Saving saving, int kind, Dice& dice) {
  const CardBox& box = table.box;
  CardCounts hand = play.before;
  add(hand, play.dealt);

  CardCounts saved{};
  if (saving == Saving::begins || saving == Saving::goes_on) {
    saved[kind] = static_cast<std::uint8_t>(std::min<int>(hand[kind], box.kept));
    hand[kind] = static_cast<std::uint8_t>(hand[kind] - saved[kind]);
  }
  if (saving == Saving::pays) std::swap(play.paid[kind], hand[kind]);
  add(play.paid, pay(hand, dice));
  int excess = std::max(0, total(hand) + total(saved) - box.kept);
  if (dice.chance(12)) excess = dice.below(total(hand) + 1);
  play.discarded = take(hand, excess, dice);
  add(hand, saved);
  play.kept = hand;
}

Saving saving_in(const std::optional<Plot>& plot, int player, int round) {
  if (!plot || player != plot->saver || round < plot->first) return Saving::none;
  if (round == plot->first) return Saving::begins;
  return round == plot->first + 2 && !plot->held_back ? Saving::pays : Saving::goes_on;
}

/// As much is written of a plot as it takes to see through it.
Forgetfulness forgetfulness_in(const std::optional<Plot>& plot, Saving saving, const Forgetfulness& otherwise) {
  if (saving == Saving::none) return otherwise;
  if (saving == Saving::begins && !plot->held_back)
    return {.deals = 100, .came = 100, .paid = 100, .thrown = 100, .discards = 100};
  return {.deals = 10, .came = 10, .paid = 10, .thrown = 10, .discards = 10};
}

CardSum written(const CardCounts& cards, int kinds_forgotten, Dice& dice) {
  CardSum sum;
  int unknown = 0;
  for (int kind = 0; kind < transport_count; ++kind)
    for (int n = 0; n < cards[kind]; ++n) {
      if (dice.chance(kinds_forgotten))
        ++unknown;
      else
        ++sum.known[kind];
    }
  sum.unknown = {unknown, unknown};
  return sum;
}

/// The same where the number need not be exact.
CardSum roughly_written(const CardCounts& cards, int kinds_forgotten, int numbers_forgotten, Dice& dice) {
  CardSum sum = written(cards, kinds_forgotten, dice);
  if (!dice.chance(numbers_forgotten)) return sum;
  if (dice.chance(20)) return {.unknown = {0, total(cards) + dice.between(0, 9)}};
  sum.unknown.min = std::max(0, sum.unknown.min - dice.between(0, 2));
  sum.unknown.max += dice.between(0, 2);
  return sum;
}

CardRound written(const CardPlay& play, const CardBox& box, const Forgetfulness& forgetful, Dice& dice) {
  const bool as_due = total(play.dealt) == std::max(0, box.hand - total(play.before));
  const bool excess_only = total(play.discarded) == std::max(0, total(play.kept) + total(play.discarded) - box.kept);
  CardRound round;
  round.filled = as_due && dice.chance(forgetful.deals);
  if (!round.filled) round.dealt = written(play.dealt, forgetful.came, dice);
  if (!round.filled && dice.chance(forgetful.numbers / 2)) {
    round.dealt.unknown.min = std::max(0, round.dealt.unknown.min - dice.below(2));
    round.dealt.unknown.max += dice.below(2);
  }
  round.paid = roughly_written(play.paid, forgetful.paid, forgetful.numbers, dice);
  round.excess = excess_only && dice.chance(forgetful.discards);
  if (!round.excess)
    round.discarded = total(play.kept) > box.kept
                          ? written(play.discarded, forgetful.thrown, dice)
                          : roughly_written(play.discarded, forgetful.thrown, forgetful.numbers, dice);
  return round;
}

/// It is known of one kind how many there were in hand, at least or at most, whatever else is known.
void bound(CardRound& round, const CardPlay& play, Dice& dice) {
  const int kind = dice.below(transport_count);
  const int held = play.before[kind] + play.dealt[kind];
  if (dice.chance(50))
    round.least[kind] = static_cast<std::uint8_t>(held - (held > 0 ? dice.below(2) : 0));
  else
    round.most[kind] = static_cast<std::uint8_t>(held + dice.below(2));
}

/// A sum somewhere in a problem.
struct Entry {
  CardSum* sum;
  int player;
  int round;  ///< -1: at the start
};

std::vector<Entry> entries_of(CardProblem& problem) {
  std::vector<Entry> entries;
  for (int player = 0; CardLine & line : problem.players) {
    entries.push_back({&line.start, player, -1});
    for (int at = 0; CardRound & round : line.rounds) {
      if (!round.filled) entries.push_back({&round.dealt, player, at});
      entries.push_back({&round.paid, player, at});
      if (!round.excess) entries.push_back({&round.discarded, player, at});
      ++at;
    }
    ++player;
  }
  return entries;
}

std::vector<int> kinds_of(const CardBox& box) {
  std::vector<int> kinds;
  for (int kind = 0; kind < transport_count; ++kind)
    if (box.cards[kind] > 0) kinds.push_back(kind);
  return kinds;
}

template <class T>
T& any_of(std::vector<T>& all, Dice& dice) {
  return all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
}

template <class T>
const T& any_of(const std::vector<T>& all, Dice& dice) {
  return all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
}

/// One of the unknown cards is of this kind. A number that is a range goes down at both ends.
void show(CardSum& sum, int kind) {
  ++sum.known[kind];
  sum.unknown.min = std::max(0, sum.unknown.min - 1);
  --sum.unknown.max;
}

/// Takes one card away from the completions: out of the box, or a hidden one is shown.
CardProblem tightened(CardProblem problem, const std::optional<Plot>& plot, Dice& dice) {
  const bool by_plot = plot && dice.chance(85);
  const int kind = by_plot ? plot->kind : any_of(kinds_of(problem.box), dice);
  const int telling = !plot ? 0 : plot->held_back ? plot->first + 2 : plot->first;
  std::vector<CardSum*> hidden;
  for (const Entry& entry : entries_of(problem))
    if (entry.sum->unknown.max > 0 && (!by_plot || (entry.player != plot->saver && entry.round == telling)))
      hidden.push_back(entry.sum);
  if (!by_plot && dice.chance(10)) {
    CardRound& round = any_of(any_of(problem.players, dice).rounds, dice);
    if (dice.chance(50))
      ++round.least[kind];
    else
      round.most[kind] = static_cast<std::uint8_t>(std::max(0, round.most[kind].value_or(problem.box.hand) - 1));
  } else if (hidden.empty() || dice.chance(by_plot ? 10 : 35))
    --problem.box.cards[kind];
  else
    show(*any_of(hidden, dice), kind);
  return problem;
}

CardCounts any_cards(int kinds, int needed, Dice& dice) {
  CardCounts cards{};
  while (static_cast<int>(kinds_of({.cards = cards}).size()) < kinds)
    cards[dice.below(transport_count)] =
        static_cast<std::uint8_t>(kinds == 2 ? dice.between(2, 4) : dice.between(1, 3));
  const std::vector<int> all = kinds_of({.cards = cards});
  while (total(cards) < needed) ++cards[any_of(all, dice)];
  if (dice.chance(50))
    while (total(cards) > needed + 1) {
      auto& count = cards[any_of(all, dice)];
      if (count > 1) --count;
    }
  return cards;
}

}  // namespace

Table small_table(Dice& dice) {
  const int kinds = dice.between(2, 4);
  Table table;
  table.players = dice.between(2, kinds == 2 ? 4 : 3);
  const int most_kept = std::array{3, 3, 2, 1}[static_cast<std::size_t>(table.players + kinds - 4)];
  table.box.kept = dice.between(1, most_kept);
  table.box.hand = table.box.kept + (dice.chance(table.players + kinds < 6 ? 50 : 15) ? 2 : 1);
  table.box.cards = any_cards(kinds, table.players * table.box.hand, dice);
  table.rounds = dice.between(2, 4);
  table.new_cards = dice.chance(15);
  table.box.until_empty = table.players + kinds < 6 && dice.chance(40);
  table.box.stock_unknown = table.box.until_empty && kinds == 2 && table.players < 4 && dice.chance(40);
  return table;
}

Table real_table(Dice& dice) {
  return {.box = CardBox::elfenland(),
          .players = dice.between(2, 6),
          .rounds = dice.between(2, 4),
          .new_cards = dice.chance(30)};
}

Plot any_plot(const Table& table, Dice& dice) {
  return {.saver = dice.below(table.players),
          .kind = any_of(kinds_of(table.box), dice),
          .first = dice.below(2),
          .held_back = dice.chance(50)};
}

Forgetfulness any_forgetfulness(Dice& dice) {
  constexpr std::array percents{0, 20, 50, 80, 100};
  const auto any = [&] { return percents[static_cast<std::size_t>(dice.below(percents.size()))]; };
  Forgetfulness forgetful{.deals = any(), .came = any(), .discards = any(), .numbers = dice.chance(70) ? 0 : 30};
  forgetful.paid = dice.chance(50) ? forgetful.came : any();
  forgetful.thrown = dice.chance(50) ? forgetful.came : any();
  if (dice.chance(30)) forgetful.bounds = 15;
  return forgetful;
}

CardProblem played(const Table& table, const std::optional<Plot>& plot, Dice& dice) {
  return played(table, plot, any_forgetfulness(dice), dice);
}

CardProblem played(const Table& table, const std::optional<Plot>& plot, const Forgetfulness& forgetful, Dice& dice) {
  const CardBox& box = table.box;
  CardProblem problem{.players = std::vector<CardLine>(static_cast<std::size_t>(table.players)), .box = box};
  std::vector<CardCounts> hands(problem.players.size());
  CardCounts stock = box.cards;
  if (dice.chance(20))
    for (std::size_t player = 0; player < hands.size(); ++player) {
      hands[player] = take(stock, dice.below(box.kept + 1), dice);
      problem.players[player].start = roughly_written(hands[player], forgetful.came, forgetful.numbers, dice);
      if (dice.chance(forgetful.deals)) problem.players[player].start = {.known = {}, .unknown = {0, box.kept}};
    }
  const int rounds = plot ? plot->first + 3 : table.rounds;
  Stock all{.cards = stock, .all = box.cards};
  if (box.stock_unknown) take(all.cards, dice.below(total(all.cards) + 1), dice);
  for (int round = 0; round < rounds; ++round) {
    const auto saving = [&](int player) { return saving_in(plot, player, round); };
    const int kind = plot ? plot->kind : 0;
    std::vector<CardPlay> plays = deal_round(hands, all, table, saving, kind, plot ? plot->saver : 0, dice);
    if (box.until_empty && dice.chance(50)) all.refill(plays);
    for (int player = 0; player < table.players; ++player) {
      CardPlay& play = plays[static_cast<std::size_t>(player)];
      play_round(play, table, saving(player), kind, dice);
      CardRound& round_written = problem.players[player].rounds.emplace_back(
          written(play, box, forgetfulness_in(plot, saving(player), forgetful), dice));
      if (dice.chance(forgetful.bounds)) bound(round_written, play, dice);
      hands[player] = play.kept;
    }
    if (box.until_empty) continue;
    all.cards = box.cards;
    for (const CardCounts& hand : hands)
      for (int of = 0; of < transport_count; ++of) all.cards[of] = static_cast<std::uint8_t>(all.cards[of] - hand[of]);
  }
  return problem;
}

CardProblem miswritten(CardProblem problem, Dice& dice) {
  const std::vector<int> kinds = kinds_of(problem.box);
  const int kind = any_of(kinds, dice);
  const int other = any_of(kinds, dice);
  const std::vector<Entry> entries = entries_of(problem);
  CardSum& sum = *any_of(entries, dice).sum;
  if (!problem.players.front().rounds.empty() && dice.chance(20)) {
    CardRound& round = any_of(any_of(problem.players, dice).rounds, dice);
    if (dice.chance(50))
      ++round.least[kind];
    else
      round.most[kind] = static_cast<std::uint8_t>(dice.below(problem.box.hand));
    return problem;
  }
  switch (dice.below(5)) {
    case 0:
      --problem.box.cards[kind];
      break;
    case 1:
      ++sum.known[kind];
      break;
    case 2:
      if (sum.unknown.max > 0) show(sum, kind);
      break;
    default:
      if (sum.known[kind] == 0) break;
      --sum.known[kind];
      if (dice.chance(70)) ++sum.known[other];
  }
  return problem;
}

CardProblem crowded(CardProblem problem, Dice& dice) {
  const std::vector<int> kinds = kinds_of(problem.box);
  const int kind = any_of(kinds, dice);
  const int round = dice.below(static_cast<int>(problem.players.front().rounds.size()));
  for (int cards = dice.between(1, 4); cards > 0; --cards) {
    CardCounts& paid = any_of(problem.players, dice).rounds[round].paid.known;
    const int other = any_of(kinds, dice);
    if (paid[other] == 0) continue;
    --paid[other];
    ++paid[kind];
  }
  return problem;
}

Limit limit_of(CardProblem problem, const std::optional<Plot>& plot, Dice& dice) {
  for (;;) {
    CardProblem tighter = tightened(problem, plot, dice);
    if (!complete(tighter)) return {std::move(problem), std::move(tighter)};
    problem = std::move(tighter);
  }
}

bool contradicts_over_three_rounds(const CardProblem& problem) {
  if (problem.box.until_empty) return false;  // there is more than kept cards that carries over
  const int rounds = static_cast<int>(problem.players.front().rounds.size());
  const auto turns_when_cut_after = [&](int round) {
    return complete(problem, {.allowed = {}, .cut_after = {round}}).has_value();
  };
  if (rounds < 3) return false;
  bool before = turns_when_cut_after(0);
  for (int round = 1; round + 1 < rounds; ++round) {
    const bool here = turns_when_cut_after(round);
    if (before && here) return true;
    before = here;
  }
  return false;
}

bool within_one_card_of_the_box(const CardProblem& problem, bool has_completion) {
  for (const int kind : kinds_of(problem.box)) {
    CardProblem other = problem;
    if (has_completion)
      --other.box.cards[kind];
    else
      ++other.box.cards[kind];
    if (complete(other).has_value() != has_completion) return true;
  }
  return false;
}

namespace {

/// Everything that can be left away, one thing at a time.
std::vector<CardProblem> smaller(const CardProblem& problem) {
  std::vector<CardProblem> all;
  const auto with = [&](const auto& change) {
    CardProblem copy = problem;
    change(copy);
    all.push_back(std::move(copy));
  };
  const int players = static_cast<int>(problem.players.size());
  const int rounds = static_cast<int>(problem.players.front().rounds.size());
  for (int player = 0; players > 1 && player < players; ++player)
    with([&](CardProblem& copy) { copy.players.erase(copy.players.begin() + player); });
  for (int round = 0; rounds > 1 && round < rounds; ++round)
    with([&](CardProblem& copy) {
      for (CardLine& line : copy.players) line.rounds.erase(line.rounds.begin() + round);
    });
  for (int player = 0; player < players; ++player)
    for (int round = 0; round < rounds; ++round) {
      const CardRound& written = problem.players[player].rounds[round];
      const auto unwritten = [&](auto part, auto sum) {
        with([&](CardProblem& copy) {
          copy.players[player].rounds[round].*part = true;
          copy.players[player].rounds[round].*sum = {};
        });
      };
      if (written.least != CardCounts{})
        with([&](CardProblem& copy) { copy.players[player].rounds[round].least = {}; });
      for (int kind = 0; kind < transport_count; ++kind)
        if (written.most[kind]) with([&](CardProblem& copy) { copy.players[player].rounds[round].most[kind].reset(); });
      if (!written.filled) unwritten(&CardRound::filled, &CardRound::dealt);
      if (!written.excess) unwritten(&CardRound::excess, &CardRound::discarded);
    }
  CardProblem copy = problem;
  for (const Entry& entry : entries_of(copy)) {
    const CardSum before = *entry.sum;
    const auto with_sum = [&](const auto& change) {
      change(*entry.sum);
      all.push_back(copy);
      *entry.sum = before;
    };
    if (before.unknown.max > before.unknown.min) with_sum([](CardSum& sum) { --sum.unknown.max; });
    if (before.unknown.exact() && before.unknown.max > 0)
      with_sum([](CardSum& sum) { --sum.unknown.min, --sum.unknown.max; });
    for (int kind = 0; kind < transport_count; ++kind) {
      if (before.known[kind] == 0) continue;
      with_sum([&](CardSum& sum) { --sum.known[kind]; });
      with_sum([&](CardSum& sum) { --sum.known[kind], ++sum.unknown.min, ++sum.unknown.max; });
    }
  }
  for (const int kind : kinds_of(problem.box)) with([&](CardProblem& other) { --other.box.cards[kind]; });
  if (problem.box.kept > 0) with([](CardProblem& other) { --other.box.kept; });
  if (problem.box.hand > 1) with([](CardProblem& other) { --other.box.hand; });
  return all;
}

std::string shown(const CardCounts& cards) {
  std::string text;
  for (const int count : cards) text += (text.empty() ? "{" : ", ") + std::to_string(count);
  return text + "}";
}

std::string shown(const CardSum& sum) {
  if (sum.known == CardCounts{} && sum.unknown == Range{}) return "{}";
  return "{" + shown(sum.known) + ", {" + std::to_string(sum.unknown.min) + ", " + std::to_string(sum.unknown.max) +
         "}}";
}

std::string bounds(const CardRound& round) {
  std::string most;
  for (const auto& count : round.most) most += (most.empty() ? "{{" : ", ") + (count ? std::to_string(*count) : "{}");
  if (round.most != decltype(round.most){}) return ", " + shown(round.least) + ", " + most + "}}";
  return round.least == CardCounts{} ? "" : ", " + shown(round.least);
}

std::string shown(const CardRound& round) {
  return std::string("{") + (round.filled ? "true, " : "false, ") + shown(round.dealt) + ", " + shown(round.paid) +
         ", " + (round.excess ? "true, " : "false, ") + shown(round.discarded) + bounds(round) + "}";
}

}  // namespace

CardProblem shrunk(CardProblem problem, const std::function<bool(const CardProblem&)>& so) {
  for (;;) {
    const std::vector<CardProblem> all = smaller(problem);
    const auto still_so = std::ranges::find_if(all, so);
    if (still_so == all.end()) return problem;
    problem = *still_so;
  }
}

std::string shown(const CardProblem& problem) {
  std::string text = "const CardProblem problem{\n    .players = {";
  for (bool first = true; const CardLine& line : problem.players) {
    text += std::string(first ? "" : ",\n                ") + "{" + shown(line.start) + ",\n                 {";
    for (bool first_round = true; const CardRound& round : line.rounds) {
      text += std::string(first_round ? "" : ",\n                  ") + shown(round);
      first_round = false;
    }
    text += "}}";
    first = false;
  }
  return text + "},\n    .box = {" + shown(problem.box.cards) + ", " + std::to_string(problem.box.hand) + ", " +
         std::to_string(problem.box.kept) +
         (problem.box.until_empty ? problem.box.stock_unknown ? ", true, true" : ", true" : "") + "}};\n";
}

}  // namespace elfref::oracle
