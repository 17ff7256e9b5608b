#include "elfref/core/asking/alignment.h"

#include <algorithm>
#include <limits>

namespace elfref {

Telling compare_items(const Item& a, const Item& b) {
  return a.player != b.player ? Telling::apart : compare_meanings(a.play->meaning, b.play->meaning);
}

bool is_vague(const Item& item) {
  const PlayMeaning& meaning = item.play->meaning;
  return meaning.many ? meaning.until.empty() : meaning.act.empty();
}

namespace {

/// Aligns two lists of plays so that as many as possible are the same.
class Alignment {
  // What a pair of plays is worth, beside what `missed` takes off.
  static constexpr int same = 8;
  static constexpr int tells_more = 6;
  static constexpr int last_of_many = 4;  // a play that stands for several, and the last of them
  static constexpr int one_of_many = 2;   // and each other one

 public:
  /// `stops`: that record has nothing behind its last play.
  Alignment(const Items& a, const Items& b, std::array<bool, 2> stops)
      : a_(a), b_(b), stops_(stops), score_((a.size() + 1) * (b.size() + 1)) {
    for (std::size_t i = a_.size() + 1; i-- > 0;)
      for (std::size_t j = b_.size() + 1; j-- > 0;) score_at(i, j) = best(i, j).score;
  }

  [[nodiscard]] std::vector<Step> steps() {
    std::vector<Step> found;
    std::size_t i = 0, j = 0;
    while (i < a_.size() || j < b_.size()) {
      const Choice choice = best(i, j);
      Step step{.a = {}, .b = {}, .telling = choice.telling, .absorbed = choice.absorbs};
      if (choice.takes_a) step.a = i;
      if (choice.takes_b) step.b = j;
      i += choice.takes_a ? 1 : 0;
      j += choice.takes_b ? 1 : 0;
      found.push_back(step);
    }
    return found;
  }

 private:
  struct Choice {
    int score = 0;
    bool takes_a = false, takes_b = false, absorbs = false;
    Telling telling = Telling::apart;
  };

  int& score_at(std::size_t i, std::size_t j) { return score_[i * (b_.size() + 1) + j]; }

  /// The best way on from two places.
  Choice best(std::size_t i, std::size_t j) {
    Choice found{.score = std::numeric_limits<int>::min()};
    const auto offer = [&](Choice choice) {
      if (choice.score > found.score) found = choice;
    };
    const bool in_a = i < a_.size(), in_b = j < b_.size();
    if (in_a && in_b) offer_pair(i, j, offer);
    if (in_a) offer({.score = score_at(i + 1, j) - missed(a_[i], in_b || !stops_[1]), .takes_a = true});
    if (in_b) offer({.score = score_at(i, j + 1) - missed(b_[j], in_a || !stops_[0]), .takes_b = true});
    if (!in_a && !in_b) found.score = 0;
    return found;
  }

  template <class Offer>
  void offer_pair(std::size_t i, std::size_t j, const Offer& offer) {
    const Item &x = a_[i], &y = b_[j];
    const PlayMeaning &p = x.play->meaning, &q = y.play->meaning;
    if (p.many != q.many) {
      if (x.player != y.player) return;
      const bool last = p.many ? p.until == q.act : q.until == p.act;
      if (last)
        offer({.score = score_at(i + 1, j + 1) + last_of_many,
               .takes_a = true,
               .takes_b = true,
               .telling = p.many ? Telling::second_tells_more : Telling::first_tells_more});
      if (p.many) {
        offer({.score = score_at(i, j + 1) + one_of_many, .takes_b = true, .absorbs = true});
      } else {
        offer({.score = score_at(i + 1, j) + one_of_many, .takes_a = true, .absorbs = true});
      }
      return;
    }
    const Telling telling = compare_items(x, y);
    if (telling == Telling::apart) return;
    offer({.score = score_at(i + 1, j + 1) + (telling == Telling::same ? same : tells_more),
           .takes_a = true,
           .takes_b = true,
           .telling = telling});
  }

  /// What it costs that the other record, which goes on, does not have a play: of plays that may be the same one that
  /// would be missed is rather found again than one that is often left out.
  static int missed(const Item& item, bool goes_on) {
    return goes_on && item.play->left_out == LeftOut::was_not ? 1 : 0;
  }

  const Items& a_;
  const Items& b_;
  std::array<bool, 2> stops_;
  std::vector<int> score_;
};

}  // namespace

std::vector<Step> aligned(const Items& a, const Items& b, std::array<bool, 2> stops) {
  std::vector<Step> found;
  std::size_t from = 0;
  while (from < a.size() && from < b.size() && !is_vague(a[from]) && compare_items(a[from], b[from]) == Telling::same) {
    found.push_back({.a = from, .b = from, .telling = Telling::same});
    ++from;
  }
  for (; from < std::max(a.size(), b.size()); from += longest_slice) {
    const auto slice = [&](const Items& all) {
      const std::size_t begin = std::min(from, all.size()), end = std::min(from + longest_slice, all.size());
      return Items(all.begin() + static_cast<std::ptrdiff_t>(begin), all.begin() + static_cast<std::ptrdiff_t>(end));
    };
    const Items x = slice(a), y = slice(b);
    for (Step step : Alignment(x, y, stops).steps()) {
      if (step.a) *step.a += from;
      if (step.b) *step.b += from;
      found.push_back(step);
    }
  }
  return found;
}

Silence silence_of(const Items& items) {
  Silence silence;
  for (std::size_t at = 0; at < items.size(); ++at) {
    silence.players.insert(items[at].player);
    if (items[at].play->left_out != LeftOut::was_not_within) silence.end_of_within = at + 1;
  }
  for (std::size_t at = 0; at < silence.end_of_within; ++at)
    silence.within = silence.within || items[at].play->left_out == LeftOut::was_not_within;
  return silence;
}

bool may_be_left_out(const Items& items, std::size_t index, const Silence& own, const Silence& other) {
  switch (items[index].play->left_out) {
    case LeftOut::was_not:
      return other.players.empty();
    case LeftOut::was_not_in_line:
      return !other.players.contains(items[index].player);
    case LeftOut::was_not_within:
      return index >= own.end_of_within || !other.within;
    case LeftOut::says_nothing:
      break;
  }
  return true;
}

}  // namespace elfref
