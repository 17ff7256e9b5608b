#include "elfref/elfenland/hidden/cards/card_sizes.h"

#include <algorithm>
#include <utility>

namespace elfref::elfenland {
namespace {

/// How many cards a player had in a round, when it is known how many were kept before.
class Sizes {
 public:
  Sizes(const CardRound& round, const CardBox& box, int before)
      : round_(round),
        kept_most_(box.kept),
        given_(sum(round.paid.known) + (round.excess ? 0 : sum(round.discarded.known))) {
    const int known = before + sum(round.dealt.known);
    hands_ = {known + round.dealt.unknown.min, std::min(size_of(box), known + round.dealt.unknown.max)};
    if (round.filled) hands_ = {std::max(box.hand, before), std::max(box.hand, before)};
  }

  [[nodiscard]] Range hands() const { return hands_; }

  /// How many of a hand can have been kept; nothing: the hand cannot have been.
  [[nodiscard]] std::optional<Range> kept(int hand) const {
    const int unknown = hand - given_;  // given away, and nobody wrote down of which transport, or kept
    Range kept{unknown - round_.paid.unknown.max, unknown - round_.paid.unknown.min};
    if (!round_.excess) {
      kept.min -= round_.discarded.unknown.max;
      kept.max -= round_.discarded.unknown.min;
    }
    if (round_.excess || !round_.discarded.unknown.exact()) kept.max = std::min(kept.max, kept_most_);
    kept.min = std::max(0, round_.excess ? std::min(kept.min, kept_most_) : kept.min);
    if (kept.min > kept.max) return std::nullopt;
    return kept;
  }

 private:
  const CardRound& round_;
  int kept_most_;
  int given_;
  Range hands_{};
};

class SizePaths {
 public:
  SizePaths(const CardLine& line, const CardBox& box, Work& work) : line_(line), box_(box), work_(work) {}

  [[nodiscard]] std::vector<SizePath> find() {
    SizePath path;
    path.hand.resize(line_.rounds.size());
    path.kept.resize(line_.rounds.size());
    const int known = sum(line_.start.known);
    const Range start{known + line_.start.unknown.min, std::min(size_of(box_), known + line_.start.unknown.max)};
    each(start, 0, known == 0, path.start, [&] { extend(path, 0); });
    return std::move(found_);
  }

 private:
  void extend(SizePath& path, std::size_t round) {
    work_.spend(1);
    if (work_.done()) return;
    if (round == line_.rounds.size()) {
      found_.push_back(path);
      return;
    }
    const Range before = path.before(round);
    const Sizes sizes(line_.rounds[round], box_, before.max);
    for (int hand = sizes.hands().min; hand <= sizes.hands().max; ++hand) {
      const auto kept = sizes.kept(hand);
      if (!kept) continue;
      path.hand[round] = hand;
      each(*kept, round + 1, true, path.kept[round], [&] { extend(path, round + 1); });
    }
  }

  /// Tries the numbers of cards before a round: one by one, or all at once where nothing hangs on them but how many are
  /// dealt. `any`: they may be of any transports.
  template <class Try>
  void each(Range numbers, std::size_t round, bool any, Range& number, Try&& try_it) const {
    const bool last = round == line_.rounds.size();
    if (box_.until_empty && (last ? round > 0 : line_.rounds[round].filled && numbers.max <= box_.hand)) {
      number = numbers;
      if (numbers.min <= numbers.max) try_it();
      return;
    }
    for (int n = numbers.min; n <= numbers.max; n = next(n, round, any)) {
      number = {n, n};
      try_it();
    }
  }

  /// The number of cards before a round that is to be tried after this one.
  [[nodiscard]] int next(int before, std::size_t index, bool any) const {
    constexpr int none = 255;
    if (box_.until_empty) return before + 1;
    if (index == line_.rounds.size()) return none;
    const CardRound& round = line_.rounds[index];
    if (round.filled) return std::max(before, box_.hand) + 1;
    const int given = sum(round.paid.known) + round.paid.unknown.min;
    const bool enough = any && round.excess && round.dealt.unknown.exact() && sum(round.dealt.known) == 0 &&
                        sum(round.least) == 0 && given + box_.kept <= before + round.dealt.unknown.min;
    return enough ? none : before + 1;
  }

  const CardLine& line_;
  const CardBox& box_;
  Work& work_;
  std::vector<SizePath> found_;
};

}  // namespace

int size_of(const CardBox& box) {
  return std::min(250, sum(box.cards));
}

std::vector<SizePath> size_paths(const CardLine& line, const CardBox& box, Work& work) {
  return SizePaths(line, box, work).find();
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
