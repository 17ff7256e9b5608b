#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/hidden/possible.h"
#include "elfref/core/judging/work.h"
#include "elfref/core/words/message.h"

// Proofs about unrecorded things: entries of a record that cannot all be true, and none of them is superfluous.

namespace elfref {

/// Recorded entries that cannot all be true, whatever is unrecorded; with any one of them `unknown` they could be. If
/// there are none, `possible` is whether everything is possible or the search gave up.
template <class Entry>
struct Contradiction {
  Possible possible = Possible::yes;  ///< for everything recorded
  std::string_view rule{};            ///< the rule that is broken
  Message message{};                  ///< `round 2: 11 dragons played: Anna 4 (lines 31, 34), …; there are 10`
  std::vector<Entry> entries{};       ///< in the order of the record

  /// Whether there is a contradiction.
  explicit operator bool() const { return !entries.empty(); }
};

/// The entries that are left out: they are read as `unknown`. An entry is an index into a list that its user chooses.
class Mask {
 public:
  /// Whether an entry is left out.
  [[nodiscard]] bool has(std::uint32_t entry) const { return entry < out_.size() && out_[entry]; }
  /// Leaves an entry out, or puts it back.
  void set(std::uint32_t entry, bool out = true) {
    if (entry >= out_.size()) out_.resize(entry + 1);
    out_[entry] = out;
  }
  /// One past the last index that may be left out.
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(out_.size()); }

 private:
  std::vector<bool> out_;
};

/// The result of a search, and its effort.
struct Searched {
  Possible possible = Possible::yes;  ///< whether something was found
  std::uint64_t effort = 0;           ///< in the unit that the searches of one proof use
};

/// The effort that a whole proof may take. When it is used up, the proof is reported as it is.
class Effort {
 public:
  /// The limits of effort.
  struct Limits {
    std::uint64_t all = ~std::uint64_t{0};  ///< for all searches together
    std::uint64_t each = 0;                 ///< for one search
    std::uint64_t hasty = each;             ///< for one search, after one was given up
    std::optional<int> first{};             ///< how many searches are more than details; nothing: all
  };

  /// `work`: the budget of the judgement; when it is used up, nothing is searched.
  Effort(Work* work, const Limits& limits) : work_(work), limits_(limits) {}

  /// Whether `search(most)`, which gets the most effort that it may take, found something or was given up. What the
  /// search reads is best read within it: it is not called any more when the effort is used up.
  template <class Search>
  bool may_be(const Search& search) {
    if (ended()) return !(decided_ = false);
    const std::uint64_t before = spent(work_);
    const Searched found = search(std::min(limits_.all, limits_.each));
    const std::uint64_t units = spent(work_) - before;
    spent_ += units;
    if (work_ != nullptr && is_a_detail()) work_->note_details(units);
    ++searches_;
    limits_.all -= std::min(limits_.all, found.effort + 1);
    if (found.possible == Possible::given_up) {
      decided_ = false;
      limits_.each = std::min(limits_.each, limits_.hasty);
    }
    return found.possible != Possible::no;
  }

  /// Whether the effort is used up: nothing more is searched.
  [[nodiscard]] bool ended() const {
    if (limits_.all == 0 || done(work_)) return true;
    if (!is_a_detail()) return false;
    // The last entry of a proof may still be left out where a search was given up: it has this work for itself.
    return decided_ ? work_ != nullptr && work_->without_details() : spent_ > Work::most_for_details;
  }
  /// Whether no search was given up.
  [[nodiscard]] bool decided() const { return decided_; }

 private:
  /// Whether the search that is next, or at hand, is one.
  [[nodiscard]] bool is_a_detail() const { return limits_.first && searches_ >= *limits_.first; }

  Work* work_;
  Limits limits_;
  int searches_ = 0;
  std::uint64_t spent_ = 0;  ///< units
  bool decided_ = true;
};

inline constexpr std::uint32_t most_conflicts_of_a_step = 1000;  ///< of one search in a proof: there are many

/// The effort of a proof whose searches count conflicts. Its first searches find the last of the entries that it needs,
/// where the finding is reported: these are more than details.
[[nodiscard]] inline Effort effort_of_a_proof(Work* work, std::size_t entries) {
  return {work,
          {.all = 20'000, .each = most_conflicts_of_a_step, .first = 4 + static_cast<int>(std::bit_width(entries))}};
}

/// Removes entries one by one while the proof still holds. The order decides which of several proofs is found, so the
/// caller chooses the order that shows more.
class Minimiser {
 public:
  /// Whether the entries that a mask leaves may all be true.
  using MayBe = std::function<bool(const Mask&)>;

  /// Starts with these entries, except those that are left out already. REQUIRES: they cannot all be true.
  Minimiser(std::vector<std::uint32_t> entries, MayBe may_be, Mask left_out = {})
      : entries_(std::move(entries)), may_be_(std::move(may_be)), left_out_(std::move(left_out)) {
    std::erase_if(entries_, [this](std::uint32_t entry) { return left_out_.has(entry); });
  }

  /// The entries that remain, in the order in which they were given.
  [[nodiscard]] const std::vector<std::uint32_t>& entries() const { return entries_; }
  /// The entries that are left out.
  [[nodiscard]] const Mask& left_out() const { return left_out_; }

  /// Leaves out some entries if the rest is still impossible.
  void drop(const std::vector<std::uint32_t>& some) {
    if (some.empty()) return;
    for (const std::uint32_t entry : some) left_out_.set(entry);
    if (may_be_(left_out_)) {
      for (const std::uint32_t entry : some) left_out_.set(entry, false);
    } else {
      std::erase_if(entries_, [this](std::uint32_t entry) { return left_out_.has(entry); });
    }
  }

  /// Tries to leave out all entries with one `key(entry)` together, in the order of keys.
  template <class Key>
  void drop_groups(const Key& key) {
    std::map<decltype(key(0u)), std::vector<std::uint32_t>> groups;
    for (const std::uint32_t entry : entries_) groups[key(entry)].push_back(entry);
    for (const auto& [of, members] : groups) drop(members);
  }

  /// Tries to leave out groups of `size` entries among those for which `which` is true, the last ones first.
  template <class Which>
  void drop_pieces(std::size_t size, const Which& which) {
    std::vector<std::uint32_t> some;
    std::ranges::copy_if(entries_, std::back_inserter(some), which);
    while (!some.empty()) {
      const auto piece = some.end() - static_cast<std::ptrdiff_t>(std::min(size, some.size()));
      drop({piece, some.end()});
      some.erase(piece, some.end());
    }
  }
  /// Tries to leave out one entry after another, the last ones first.
  void drop_each() {
    drop_pieces(1, [](std::uint32_t) { return true; });
  }

  /// Leaves out everything after the entry with which the entries become impossible. `likely`: numbers of entries that
  /// are tried first.
  void drop_the_end(std::span<const std::size_t> likely = {}) {
    std::size_t low = 0, high = entries_.size();
    while (low < high) {
      const bool guessed = !likely.empty() && low <= likely.front() && likely.front() < high;
      const std::size_t middle = guessed ? likely.front() : (low + high) / 2;
      if (!likely.empty()) likely = likely.subspan(1);
      Mask left_out = left_out_;
      for (std::size_t i = middle; i < entries_.size(); ++i) left_out.set(entries_[i]);
      if (may_be_(left_out)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    for (std::size_t i = high; i < entries_.size(); ++i) left_out_.set(entries_[i]);
    entries_.resize(high);
  }

 private:
  std::vector<std::uint32_t> entries_;
  MayBe may_be_;
  Mask left_out_;
};

}  // namespace elfref
