#include "elfref/master_elf/asking/area_grid.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>

#include "elfref/master_elf/asking/area_ways.h"
#include "elfref/master_elf/asking/drawing.h"

namespace elfref::master_elf {
namespace {

constexpr std::size_t most_cells = 48;        // of a board whose places are moved: the work is its fourth power
constexpr std::size_t most_work = 4'000'000;  // words of bits that are looked at, a few milliseconds
constexpr std::size_t most_starts = 4, most_steps = 8000;

/// A set of small numbers.
using Bits = std::vector<std::uint64_t>;
constexpr std::size_t bits_of_word = 64;

void add(std::size_t one, std::span<std::uint64_t> bits) {
  bits[one / bits_of_word] |= std::uint64_t{1} << (one % bits_of_word);
}

int common(std::span<const std::uint64_t> some, std::span<const std::uint64_t> others) {
  int number = 0;
  for (std::size_t i = 0; i < some.size(); ++i) number += std::popcount(some[i] & others[i]);
  return number;
}

/// All lines between two cells: how long they are, over which cells they lead, and which of them cross.
class Lines {
 public:
  explicit Lines(const std::vector<PicturePoint>& cells) : cells_(cells.size()), number_(cells_ * cells_) {
    std::vector<std::pair<PicturePoint, PicturePoint>> ends;
    for (std::size_t a = 0; a < cells_; ++a)
      for (std::size_t b = 0; b < a; ++b) {
        number_[a * cells_ + b] = number_[b * cells_ + a] = ends.size();
        ends.emplace_back(in_units(cells[a]), in_units(cells[b]));
        const auto x = std::lround(2 * (cells[a].x - cells[b].x)), y = std::lround(2 * (cells[a].y - cells[b].y));
        long_.push_back(static_cast<int>(x * x + y * y));
        std::uint64_t over = 0;
        for (std::size_t cell = 0; cell < cells_; ++cell)
          if (cell != a && cell != b && leads_over(ends.back().first, ends.back().second, in_units(cells[cell])))
            add(cell, {&over, 1});
        over_.push_back(over);
      }
    words_ = (ends.size() + bits_of_word - 1) / bits_of_word;
    crossed_.resize(ends.size() * words_);
    for (std::size_t i = 0; i < ends.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const auto& [a, b] = ends[i];
        const auto& [c, d] = ends[j];
        if (!lines_cross(a, b, c, d)) continue;
        add(j, std::span(crossed_).subspan(i * words_, words_));
        add(i, std::span(crossed_).subspan(j * words_, words_));
      }
  }

  [[nodiscard]] std::size_t between(std::size_t a, std::size_t b) const { return number_[a * cells_ + b]; }
  /// The square of its length, in halves of a cell.
  [[nodiscard]] int length(std::size_t line) const { return long_[line]; }
  /// The cells over which it leads, as bits.
  [[nodiscard]] std::uint64_t over(std::size_t line) const { return over_[line]; }
  /// The lines that it crosses.
  [[nodiscard]] std::span<const std::uint64_t> crossed(std::size_t line) const {
    return std::span(crossed_).subspan(line * words_, words_);
  }
  /// Of a set of lines.
  [[nodiscard]] std::size_t words() const { return words_; }

 private:
  static PicturePoint in_units(PicturePoint cell) { return {cell.x * Sizes::column, cell.y * Sizes::row}; }

  std::size_t cells_, words_ = 0;
  std::vector<std::size_t> number_;
  std::vector<int> long_;
  std::vector<std::uint64_t> over_;
  Bits crossed_;
};

std::vector<PicturePoint> cells_for(std::size_t places) {
  const auto columns =
      static_cast<std::size_t>(std::max(1.0, std::round(std::sqrt(static_cast<double>(places) * 0.8))));
  std::vector<PicturePoint> cells;
  for (std::size_t cell = 0; cell < columns * ((places + columns - 1) / columns); ++cell) {
    const std::size_t row = cell / columns;
    cells.push_back({static_cast<double>(cell % columns) + (row % 2 == 1 ? 0.5 : 0), static_cast<double>(row)});
  }
  return cells;
}

/// Looks for a good cell for every place. All numbers are whole, so that it finds the same on every machine.
class Search {
 public:
  Search(const std::vector<Place>& places, const std::vector<PicturePoint>& cells)
      : places_(places.size()), links_(links_of(places)), lines_(cells), at_(cells.size()), used_(lines_.words()) {}

  std::vector<std::size_t> best() {
    in_order();
    std::vector<std::size_t> best = at_;
    int least = cost();
    const std::size_t of_step = links_.size() * (lines_.words() + 1) + 1;
    const std::size_t steps = std::min(most_steps, most_work / most_starts / of_step);
    for (std::uint32_t start = 0; start < most_starts && !links_.empty(); ++start) {
      shuffle(start);
      int now = cost();
      for (std::size_t step = 0; step < steps; ++step) {
        const std::size_t one = random(places_), other = random(at_.size());
        std::swap(at_[one], at_[other]);
        const int then = cost();
        // At first many steps are taken that make it worse, later ever fewer.
        const std::size_t bold = 1 + boldest * (steps - step) / steps;
        if (then < now + static_cast<int>(random(bold))) {
          now = then;
        } else {
          std::swap(at_[one], at_[other]);
        }
        if (now >= least) continue;
        least = now;
        best = at_;
      }
    }
    return best;
  }

 private:
  static constexpr std::size_t boldest = 160;

  void in_order() { std::iota(at_.begin(), at_.end(), std::size_t{0}); }

  std::size_t random(std::size_t below) {
    random_ = random_ * 1664525u + 1013904223u;
    return (random_ >> 8) % below;
  }

  void shuffle(std::uint32_t seed) {
    in_order();
    random_ = seed * 2654435761u + 12345u;
    for (std::size_t i = at_.size(); i > 1; --i) std::swap(at_[i - 1], at_[random(i)]);
  }

  /// Short links are good, those that cross are bad, those that lead over another place are worse.
  int cost() {
    constexpr int of_crossing = 12, of_leading_over = 80;  // of_crossing: for each of both links
    std::uint64_t full = 0;
    for (std::size_t place = 0; place < places_; ++place) add(at_[place], {&full, 1});
    std::ranges::fill(used_, 0);
    for (const auto& [a, b] : links_) add(lines_.between(at_[a], at_[b]), used_);
    int sum = 0;
    for (const auto& [a, b] : links_) {
      const std::size_t line = lines_.between(at_[a], at_[b]);
      sum += lines_.length(line) + of_leading_over * std::popcount(lines_.over(line) & full) +
             of_crossing * common(lines_.crossed(line), used_);
    }
    return sum;
  }

  std::size_t places_;
  std::vector<std::pair<std::size_t, std::size_t>> links_;
  Lines lines_;
  std::vector<std::size_t> at_;  // by place: its cell; behind the places: cells that are empty
  Bits used_;                    // the lines of links
  std::uint32_t random_ = 0;
};

}  // namespace

std::vector<std::pair<std::size_t, std::size_t>> links_of(const std::vector<Place>& places) {
  std::vector<std::pair<std::size_t, std::size_t>> links;
  for (std::size_t place = 0; place < places.size(); ++place)
    for (const PlaceId other : places[place].neighbours)
      if (other != place) links.emplace_back(std::min<std::size_t>(place, other), std::max<std::size_t>(place, other));
  std::ranges::sort(links);
  links.erase(std::unique(links.begin(), links.end()), links.end());
  return links;
}

std::vector<PicturePoint> cells_of(const std::vector<Place>& places) {
  const std::vector<PicturePoint> cells = cells_for(places.size());
  std::vector<std::size_t> at(places.size());
  std::iota(at.begin(), at.end(), std::size_t{0});
  if (cells.size() > 1 && cells.size() <= most_cells) at = Search(places, cells).best();
  std::vector<PicturePoint> found;
  for (std::size_t place = 0; place < places.size(); ++place) found.push_back(cells[at[place]]);
  return found;
}

}  // namespace elfref::master_elf
