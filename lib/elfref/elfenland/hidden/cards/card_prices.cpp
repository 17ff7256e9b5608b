#include "elfref/elfenland/hidden/cards/card_prices.h"

#include <algorithm>
#include <cmath>

namespace elfref::elfenland {
namespace {

// What rounding may have left where there is nothing.
constexpr double tiny = 1e-9;    // of a number of cards
constexpr double little = 1e-7;  // of a price, or of a sum

}  // namespace

CardPrices::CardPrices(std::span<const Limit> limits, std::size_t players)
    : limits_(limits.begin(), limits.end()), players_(players), rows_(limits.size() + players) {}

void CardPrices::add(std::size_t player, std::span<const int> takes) {
  takes_.insert(takes_.end(), takes.begin(), takes.end());
  whose_.push_back(player);
}

void CardPrices::begin() {
  std::vector<std::size_t> last(players_);
  for (std::size_t way = 0; way < whose_.size(); ++way) last[whose_[way]] = way;
  basis_.resize(rows_);
  values_.assign(rows_, 1);
  inverse_.assign(rows_ * rows_, 0);
  for (std::size_t player = 0; player < players_; ++player) {
    const std::size_t row = limits_.size() + player;
    basis_[row] = {Sort::way, last[player]};
    inverse_[row * rows_ + row] = 1;
  }
  for (std::size_t limit = 0; limit < limits_.size(); ++limit) {
    double left = limits_[limit].most;
    for (std::size_t player = 0; player < players_; ++player) left -= takes_[last[player] * limits_.size() + limit];
    const double sign = left < 0 ? -1 : 1;
    basis_[limit] = {left < 0 ? Sort::more : limits_[limit].whole ? Sort::less : Sort::left, limit};
    values_[limit] = sign * left;
    double* const row = &inverse_[limit * rows_];
    row[limit] = sign;
    for (std::size_t player = 0; player < players_; ++player)
      row[limits_.size() + player] = -sign * takes_[last[player] * limits_.size() + limit];
  }
}

void CardPrices::price_all() {
  duals_.assign(rows_, 0);
  for (std::size_t row = 0; row < rows_; ++row) {
    if (cost(basis_[row]) == 0) continue;
    const double* const inverse = &inverse_[row * rows_];
    for (std::size_t i = 0; i < rows_; ++i) duals_[i] += inverse[i];
  }
}

double CardPrices::reduced(Member member) const {
  if (member.sort == Sort::more) return 1 + duals_[member.index];
  if (member.sort == Sort::less) return 1 - duals_[member.index];
  if (member.sort == Sort::left) return -duals_[member.index];
  const double* const takes = &takes_[member.index * limits_.size()];
  double left = -duals_[limits_.size() + whose_[member.index]];
  for (std::size_t limit = 0; limit < limits_.size(); ++limit) left -= duals_[limit] * takes[limit];
  return left;
}

void CardPrices::column(Member member, std::vector<double>& out) const {
  out.assign(rows_, 0);
  for (std::size_t row = 0; row < rows_; ++row) {
    const double* const inverse = &inverse_[row * rows_];
    if (member.sort != Sort::way) {
      out[row] = member.sort == Sort::more ? -inverse[member.index] : inverse[member.index];
      continue;
    }
    const double* const takes = &takes_[member.index * limits_.size()];
    double sum = inverse[limits_.size() + whose_[member.index]];
    for (std::size_t limit = 0; limit < limits_.size(); ++limit) sum += inverse[limit] * takes[limit];
    out[row] = sum;
  }
}

void CardPrices::enter(Member member, const std::vector<double>& column, std::size_t row) {
  double* const pivot = &inverse_[row * rows_];
  const double scale = 1 / column[row];
  for (std::size_t i = 0; i < rows_; ++i) pivot[i] *= scale;
  values_[row] *= scale;
  for (std::size_t other = 0; other < rows_; ++other) {
    const double factor = column[other];
    if (other == row || factor == 0) continue;
    double* const changed = &inverse_[other * rows_];
    for (std::size_t i = 0; i < rows_; ++i) changed[i] -= factor * pivot[i];
    values_[other] = std::max(0.0, values_[other] - factor * values_[row]);
  }
  basis_[row] = member;
}

double CardPrices::mix() {
  std::vector<double> along;
  const std::size_t most = 20 * rows_;
  for (std::size_t turn = 0; turn < most; ++turn) {
    price_all();
    double beyond = 0;
    for (std::size_t row = 0; row < rows_; ++row) beyond += cost(basis_[row]) * values_[row];
    if (beyond < little) return 0;
    Member best;
    double least = -little;
    const auto look = [&](Member member) {
      if (const double here = reduced(member); here < least) {
        least = here;
        best = member;
      }
    };
    for (std::size_t limit = 0; limit < limits_.size(); ++limit) {
      look({Sort::more, limit});
      look({limits_[limit].whole ? Sort::less : Sort::left, limit});
    }
    for (std::size_t way = 0; way < whose_.size(); ++way) look({Sort::way, way});
    steps_ += (whose_.size() * limits_.size() + 2 * rows_ * rows_) / 8;
    if (least >= -little) return beyond;
    column(best, along);
    std::size_t leaves = rows_;
    double room = 0;
    for (std::size_t row = 0; row < rows_; ++row) {
      if (along[row] < little) continue;
      const double here = values_[row] / along[row];
      if (leaves == rows_ || here < room - tiny || (here < room + tiny && along[row] > along[leaves])) {
        room = here;
        leaves = row;
      }
    }
    if (leaves == rows_) return -1;
    enter(best, along, leaves);
  }
  return -1;
}

std::vector<std::pair<std::size_t, double>> CardPrices::shares() const {
  std::vector<std::pair<std::size_t, double>> shares;
  for (std::size_t row = 0; row < rows_; ++row)
    if (basis_[row].sort == Sort::way) shares.emplace_back(basis_[row].index, values_[row]);
  return shares;
}

}  // namespace elfref::elfenland
