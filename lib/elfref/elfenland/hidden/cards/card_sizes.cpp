#include "elfref/elfenland/hidden/cards/card_sizes.h"

#include <algorithm>
#include <utility>

namespace elfref::elfenland {
namespace {

constexpr std::size_t steps_a_round = 25;  ///< what a search does at least with sizes that it tries

Range both(Range one, Range other) {
  return {std::max(one.min, other.min), std::min(one.max, other.max)};
}
/// What is left of a number of which a part is taken.
Range without(Range all, Range part) {
  return {all.min - part.max, all.max - part.min};
}
Range exactly(int number) {
  return {number, number};
}
bool none_in(Range range) {
  return range.min > range.max;
}

class SizeSearch {
 public:
  SizeSearch(const CardLine& line, const CardBox& box, Work& work) : line_(line), box_(box), work_(work) {
    sizes_.rounds.resize(line.rounds.size());
  }

  [[nodiscard]] std::vector<HandSizes> find() {
    const Range start = line_.start.unknown + exactly(sum(line_.start.known));
    go_on(0, both(start, {0, size_of(box_)}));
    if (work_.done()) found_.clear();
    return std::move(found_);
  }

 private:
  /// Tries all numbers from a round on.
  void go_on(std::size_t round, Range before) {
    work_.spend(1);
    if (work_.done() || none_in(before)) return;
    if (round == line_.rounds.size()) return add(before);
    const CardRound& cards = line_.rounds[round];
    if (!cards.filled) {
      const Range dealt = cards.dealt.unknown + exactly(sum(cards.dealt.known));
      return deal(round, before, dealt, {0, size_of(box_)});
    }
    deal(round, both(before, {0, box_.hand}), {0, box_.hand}, exactly(box_.hand));
    deal(round, both(before, {box_.hand + 1, size_of(box_)}), {0, 0}, {0, size_of(box_)});
  }

  void deal(std::size_t round, Range before, Range dealt, Range hands) {
    const Range hand = both(before + dealt, hands);
    if (none_in(before) || none_in(hand)) return;
    sizes_.rounds[round] = {.before = before, .dealt = dealt, .hand = hand};
    const CardRound& cards = line_.rounds[round];
    Range given = cards.paid.unknown + exactly(sum(cards.paid.known));
    if (!cards.excess) {
      given = given + cards.discarded.unknown + exactly(sum(cards.discarded.known));
      return give(round, given, {0, cards.discarded.unknown.exact() ? size_of(box_) : box_.kept});
    }
    const int enough = given.max + box_.kept;  // whatever was paid, no more than that is left without a discard
    const bool fewer = hand.min < enough;
    const bool more = hand.max > enough;
    if (fewer || !more) give(round, given, {0, box_.kept});
    if (more) give(round, {given.max + (fewer ? 1 : 0), size_of(box_)}, exactly(box_.kept));
  }

  void give(std::size_t round, Range given, Range kept) {
    const HandSizes::Round before = sizes_.rounds[round];
    sizes_.rounds[round].given = given;
    go_on(round + 1, both(kept, without(before.hand, given)));
    sizes_.rounds[round] = before;
  }

  /// Adds these sizes without the numbers from which no later ones follow.
  void add(Range end) {
    work_.spend(steps_a_round * line_.rounds.size());
    HandSizes& sizes = found_.emplace_back(sizes_);
    sizes.end = end;
    for (std::size_t round = sizes.rounds.size(); round-- > 0;) {
      const Range kept = sizes.kept(round);
      HandSizes::Round& here = sizes.rounds[round];
      here.hand = both(here.hand, kept + here.given);
      here.given = both(here.given, without(here.hand, kept));
      here.before = both(here.before, without(here.hand, here.dealt));
      here.dealt = both(here.dealt, without(here.hand, here.before));
    }
  }

  const CardLine& line_;
  const CardBox& box_;
  Work& work_;
  HandSizes sizes_;  // so far
  std::vector<HandSizes> found_;
};

}  // namespace

int size_of(const CardBox& box) {
  return std::min(250, sum(box.cards));
}

std::vector<HandSizes> hand_sizes(const CardLine& line, const CardBox& box, Work& work) {
  return SizeSearch(line, box, work).find();
}

std::vector<int> most_come(const HandSizes& sizes) {
  constexpr int never = -1;
  std::vector<int> most;
  std::vector<int> come;  // the most that came so far, by the number in hand from the least on
  for (std::size_t round = 0; round < sizes.rounds.size(); ++round) {
    const auto& [before, dealt, hand, given] = sizes.rounds[round];
    const Range kept = sizes.kept(round);
    const auto most_of = [](const std::vector<int>& from, Range numbers, Range wanted) {
      int best = never;
      for (int number = std::max(numbers.min, wanted.min); number <= std::min(numbers.max, wanted.max); ++number)
        best = std::max(best, from[static_cast<std::size_t>(number - numbers.min)]);
      return best;
    };
    std::vector<int> held;
    for (int cards = hand.min; cards <= hand.max; ++cards) {
      int best = round == 0 ? cards : never;
      for (int more = dealt.min; more <= dealt.max && round > 0; ++more)
        if (const int so_far = most_of(come, before, exactly(cards - more)); so_far != never)
          best = std::max(best, so_far + more);
      held.push_back(best);
    }
    most.push_back(*std::ranges::max_element(held));
    come.clear();
    for (int cards = kept.min; cards <= kept.max; ++cards) come.push_back(most_of(held, hand, exactly(cards) + given));
  }
  return most;
}

Stretches Stretches::every_round(std::size_t rounds) {
  Stretches all;
  for (std::size_t round = 0; round < rounds; ++round)
    all.rounds.push_back({.hands = static_cast<int>(round), .dealt = none, .split = false});
  all.whole.assign(rounds, false);
  return all;
}

Stretches Stretches::until_empty() {
  return {.start = none, .rounds = {}, .whole = {false}};
}

void Stretches::add_round(bool runs_out) {
  const int stretch = static_cast<int>(whole.size()) - 1;
  const bool first = rounds.empty();
  Round& round = rounds.emplace_back();
  if (!runs_out) {
    (first ? round.hands : round.dealt) = stretch;
    return;
  }
  if (first) start = stretch;
  round = {.hands = stretch + 1, .dealt = stretch, .split = true};
  whole.back() = true;
  whole.push_back(false);
}

}  // namespace elfref::elfenland
