#include "elfref/elfenland/hidden/counters/row_ways.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

constexpr int most_in_row = 6;  ///< five, and one more while somebody picks
constexpr std::size_t row_count = 924;

/// A row: how many of each kind lie in it, by its number.
using Row = std::uint16_t;
constexpr Row no_row = row_count;

/// A set of rows.
class Rows {
 public:
  void add(Row row) { bits_[row / 64u] |= std::uint64_t{1} << row % 64; }
  void remove(Row row) { bits_[row / 64u] &= ~(std::uint64_t{1} << row % 64); }
  [[nodiscard]] bool has(Row row) const { return (bits_[row / 64u] >> row % 64 & 1) != 0; }
  [[nodiscard]] bool empty() const {
    return std::ranges::all_of(bits_, [](std::uint64_t bits) { return bits == 0; });
  }
  /// The set may shrink meanwhile.
  template <class Each>
  void for_each(Each each) const {
    for (std::size_t i = 0; i < bits_.size(); ++i)
      for (std::uint64_t left = bits_[i]; left != 0; left &= left - 1)
        each(static_cast<Row>(64 * i + static_cast<std::size_t>(std::countr_zero(left))));
  }

 private:
  std::array<std::uint64_t, (row_count + 63) / 64> bits_{};
};

/// Every row of at most six counters, and what it becomes.
class RowTable {
 public:
  RowTable() {
    CounterCounts row{};
    list(row, 0, most_in_row);
    for (Row i = 0; i < row_count; ++i)
      for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
        CounterCounts other = counts_[i];
        ++other[kind];
        with_[i][kind] = find(other);
        without_[i][kind] = no_row;
        if (counts_[i][kind] == 0) continue;
        other[kind] = static_cast<std::uint8_t>(counts_[i][kind] - 1);
        without_[i][kind] = find(other);
      }
  }

  [[nodiscard]] Row with(Row row, std::size_t kind) const { return with_[row][kind]; }
  [[nodiscard]] Row without(Row row, std::size_t kind) const { return without_[row][kind]; }
  [[nodiscard]] const CounterCounts& counts(Row row) const { return counts_[row]; }

 private:
  void list(CounterCounts& row, std::size_t kind, int left) {
    if (kind == counter_kinds) {
      counts_[size_++] = row;
      return;
    }
    for (int some = 0; some <= left; ++some) {
      row[kind] = static_cast<std::uint8_t>(some);
      list(row, kind + 1, left - some);
    }
    row[kind] = 0;
  }

  [[nodiscard]] Row find(const CounterCounts& row) const {
    const auto at = std::ranges::lower_bound(counts_, row);
    return at != counts_.end() && *at == row ? static_cast<Row>(at - counts_.begin()) : no_row;
  }

  std::array<CounterCounts, row_count> counts_{};  ///< in order
  std::array<std::array<Row, counter_kinds>, row_count> with_{}, without_{};
  std::size_t size_ = 0;
};

const RowTable& table() {
  static const RowTable rows;
  return rows;
}

/// Something that changes the row, or tells of it.
struct Change {
  enum class What : std::uint8_t { comes, goes, clears, is_seen } what;
  std::size_t event;
  bool turned = false;   ///< what came when somebody picked
  CounterCounts seen{};  ///< at least so many lay there
  Kinds kinds = 0;     ///< of the counter that comes or goes
  Kinds found = 0;     ///< of these, with which there is a way
};

std::vector<Change> changes(const CounterLedger& ledger) {
  using What = Change::What;
  std::vector<Change> found;
  CounterCounts seen{};
  for (std::size_t i = 0; i < ledger.events.size(); ++i) {
    const CounterEvent& event = ledger.events[i];
    if (event.what == Do::show) seen = {};
    if (event.what == Do::turn_up) found.push_back({.what = What::comes, .event = i, .kinds = event.kinds});
    if (event.what == Do::pick)
      found.push_back({.what = What::comes, .event = i, .turned = true, .kinds = all_counters});
    if (event.what == Do::pick || event.what == Do::take)
      found.push_back({.what = What::goes, .event = i, .kinds = event.kinds});
    if (event.what == Do::sweep_row || event.what == Do::forget_row)
      found.push_back({.what = What::clears, .event = i});
    if (event.what != Do::see || !std::has_single_bit(event.kinds)) continue;
    ++seen[static_cast<std::size_t>(std::countr_zero(event.kinds))];
    if (!found.empty() && found.back().what == What::is_seen) found.pop_back();
    found.push_back({.what = What::is_seen, .event = i, .seen = seen});
  }
  return found;
}

bool too_long(const std::vector<Change>& changes) {
  int size = 0;
  for (const Change& change : changes) {
    if (change.what == Change::What::comes) ++size;
    if (change.what == Change::What::goes) --size;
    if (change.what == Change::What::clears) size = 0;
    if (size > most_in_row) return true;
  }
  return false;
}

/// What may come of a row; `each(row, kind)` hears it.
template <class Each>
void step(const Change& change, Row row, Each each) {
  switch (change.what) {
    case Change::What::clears:
      return each(Row{0}, counter_kinds);
    case Change::What::is_seen:
      if (std::ranges::equal(change.seen, table().counts(row), std::ranges::less_equal{})) each(row, counter_kinds);
      return;
    case Change::What::comes:
    case Change::What::goes:
      for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
        if ((change.kinds >> kind & 1) == 0) continue;
        const Row next = change.what == Change::What::comes ? table().with(row, kind) : table().without(row, kind);
        if (next != no_row) each(next, kind);
      }
  }
}

/// Finds the kinds with which there is a way. False: there is none. `steps`: adds the rows that it looks at.
bool follow(std::vector<Change>& changes, std::uint64_t& steps) {
  std::vector<Rows> rows(changes.size() + 1);
  rows[0].add(0);
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Rows& next = rows[i + 1];
    rows[i].for_each([&](Row row) {
      ++steps;
      step(changes[i], row, [&](Row other, std::size_t) { next.add(other); });
    });
    if (next.empty()) return false;
  }
  for (std::size_t i = changes.size(); i-- > 0;)
    rows[i].for_each([&](Row row) {
      ++steps;
      bool leads_on = false;
      step(changes[i], row, [&](Row next, std::size_t kind) {
        if (!rows[i + 1].has(next)) return;
        leads_on = true;
        if (kind < counter_kinds) changes[i].found |= static_cast<Kinds>(1u << kind);
      });
      if (!leads_on) rows[i].remove(row);
    });
  return true;
}

}  // namespace

RowWays any_way_of_the_row(const CounterLedger& ledger) {
  RowWays ways{.ledger = ledger, .turned = {}, .steps = 0};
  const auto picks =
      std::ranges::count_if(ledger.events, [](const CounterEvent& event) { return event.what == Do::pick; });
  ways.turned.assign(static_cast<std::size_t>(picks), all_counters);
  return ways;
}

RowWays ways_of_the_row(const CounterLedger& ledger) {
  RowWays ways = any_way_of_the_row(ledger);
  std::vector<Change> all = changes(ledger);
  if (too_long(all)) return ways;
  ways.possible = follow(all, ways.steps);
  std::size_t picks = 0;
  for (const Change& change : all) {
    if (change.turned) {
      ways.turned[picks++] = change.found;
    } else if (change.what == Change::What::comes || change.what == Change::What::goes) {
      ways.ledger.events[change.event].kinds = change.found;
    }
  }
  return ways;
}

}  // namespace elfref::elfenland
