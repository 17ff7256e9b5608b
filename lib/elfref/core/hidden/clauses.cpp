#include "elfref/core/hidden/clauses.h"

#include <algorithm>
#include <utility>

namespace elfref {
namespace {

constexpr std::uint32_t conflicts_of_an_attempt = 50;

/// 1 1 2 1 1 2 4 …: how long attempts last, so that a bad beginning does not cost much.
std::uint32_t patience(std::uint32_t attempt) {
  for (std::uint32_t size = 1;; size = 2 * size + 1)
    if (size > attempt) {
      while (size - 1 != attempt) {
        size = (size - 1) / 2;
        attempt %= size;
      }
      return (size + 1) / 2;
    }
}

}  // namespace

Clauses::Clauses() {
  (void)either();
  set(always, 0);
}

Literal Clauses::either(bool likely) {
  const auto variable = static_cast<std::uint32_t>(variables_.size());
  sides_.resize(sides_.size() + 2);
  variables_.push_back({.likely = likely});
  return 2 * variable;
}

void Clauses::add(std::span<const Literal> any) {
  go_back(0);
  learned_.clear();
  for (const Literal literal : any) {
    if (value(literal) == is_true) return;
    if (value(literal) == unset) learned_.push_back(literal);
  }
  if (learned_.empty()) contradictory_ = true;
  if (learned_.size() == 1) set(learned_.front(), 0);
  if (learned_.size() > 1) keep(learned_);
}

void Clauses::at_most_if(Literal condition, int number, std::span<const Literal> some) {
  go_back(0);
  if (value(condition) == is_false) return;
  const auto begin = static_cast<std::uint32_t>(pool_.size());
  for (const Literal literal : some) {
    if (value(literal) == is_true) --number;
    if (value(literal) == unset) pool_.push_back(literal);
  }
  number -= drop_opposites(begin);
  const auto size = static_cast<std::uint32_t>(pool_.size()) - begin;
  if (number < 0 || static_cast<int>(size) <= number) pool_.resize(begin);
  if (number < 0) add({opposite(condition)});
  if (number < 0 || static_cast<int>(size) <= number) return;
  if (number == 0 && value(condition) == is_true) {
    for (std::uint32_t i = begin; i < begin + size; ++i)
      if (value(pool_[i]) == unset) set(opposite(pool_[i]), 0);
    return pool_.resize(begin);
  }
  const auto index = static_cast<std::uint32_t>(limits_.size());
  for (std::uint32_t i = 0; i < size; ++i) link_limit(index, pool_[begin + i], true);
  if (value(condition) == unset) link_limit(index, condition, false);
  limits_.push_back({{begin, size}, number, condition});
}

/// Of something and its opposite one is true. Drops such pairs behind a place of the pool, and says how many.
int Clauses::drop_opposites(std::uint32_t begin) {
  const auto some = pool_.begin() + begin;
  std::sort(some, pool_.end());
  int pairs = 0;
  auto end = some;
  for (auto at = some; at != pool_.end(); ++at) {
    if (end != some && *(end - 1) == opposite(*at)) {
      --end;
      ++pairs;
    } else {
      *end++ = *at;
    }
  }
  pool_.erase(end, pool_.end());
  return pairs;
}

void Clauses::link_limit(std::uint32_t limit, Literal literal, bool counts) {
  Side& side = sides_[literal];
  links_.push_back({limit, counts ? always : never, side.limits});
  side.limits = static_cast<std::uint32_t>(links_.size() - 1);
}

void Clauses::count(Literal literal, int more) {
  for (std::uint32_t link = sides_[literal].limits; link != no_link; link = links_[link].next)
    if (links_[link].other == always) limits_[links_[link].of].count += more;
}

Clauses::Reason Clauses::keep(std::span<const Literal> clause) {
  const Piece piece{static_cast<std::uint32_t>(pool_.size()), static_cast<std::uint32_t>(clause.size())};
  pool_.insert(pool_.end(), clause.begin(), clause.end());
  const auto index = static_cast<std::uint32_t>(clauses_.size());
  clauses_.push_back(piece);
  for (const std::size_t watched : {0, 1}) {
    Side& side = sides_[clause[watched]];
    links_.push_back({index, clause[1 - watched], side.watches});
    side.watches = static_cast<std::uint32_t>(links_.size() - 1);
  }
  return static_cast<Reason>(index + 1);
}

// ---------------------------------------------------------------- what follows

void Clauses::set(Literal literal, Reason why) {
  ++steps_;
  sides_[literal].value = is_true;
  sides_[opposite(literal)].value = is_false;
  Variable& it = variable(literal);
  it.reason = why;
  it.level = level();
  it.place = static_cast<std::uint32_t>(trail_.size());
  trail_.push_back(literal);
  count(literal, 1);
}

Clauses::Reason Clauses::propagate() {
  while (next_ < trail_.size()) {
    const Literal literal = trail_[next_++];
    if (const Reason conflict = propagate_limits(literal)) return conflict;
    if (const Reason conflict = propagate_clauses(opposite(literal))) return conflict;
  }
  return 0;
}

Clauses::Reason Clauses::propagate_limits(Literal literal) {
  for (std::uint32_t link = sides_[literal].limits; link != no_link; link = links_[link].next) {
    ++looks_;
    const std::uint32_t index = links_[link].of;
    const Limit limit = limits_[index];
    const Reason why = -static_cast<Reason>(index + 1);
    if (limit.count < limit.most || value(limit.condition) == is_false) continue;
    if (limit.count > limit.most && value(limit.condition) == is_true) return why;
    if (limit.count > limit.most) set(opposite(limit.condition), why);
    if (value(limit.condition) != is_true) continue;
    for (std::uint32_t i = limit.of.begin; i < limit.of.begin + limit.of.size; ++i)
      if (value(pool_[i]) == unset) set(opposite(pool_[i]), why);
  }
  return 0;
}

/// A literal has become false: clauses that watch it look for another one.
Clauses::Reason Clauses::propagate_clauses(Literal literal) {
  std::uint32_t* at = &sides_[literal].watches;
  while (*at != no_link) {
    ++looks_;
    Link& link = links_[*at];
    if (value(link.other) == is_true) {
      at = &link.next;
      continue;
    }
    const std::span<Literal> clause = of(clauses_[link.of]);
    if (clause[0] == literal) std::swap(clause[0], clause[1]);
    link.other = clause[0];
    std::size_t free = value(clause[0]) == is_true ? clause.size() : 2;
    while (free < clause.size() && value(clause[free]) == is_false) ++free;
    if (free < clause.size()) {
      std::swap(clause[1], clause[free]);
      const std::uint32_t moved = std::exchange(*at, link.next);
      link.next = std::exchange(sides_[clause[1]].watches, moved);
      continue;
    }
    const auto why = static_cast<Reason>(link.of + 1);
    if (value(clause[0]) == is_false) return why;
    if (value(clause[0]) == unset) set(clause[0], why);
    at = &link.next;
  }
  return 0;
}

// ---------------------------------------------------------------- learning

/// All that made a literal true, or made a clause or a limit fail, as literals that are false.
void Clauses::because(Reason why, Literal of_what) {
  causes_.clear();
  if (why > 0) {
    for (const Literal literal : of(clauses_[static_cast<std::size_t>(why - 1)]))
      if (literal != of_what) causes_.push_back(literal);
    return;
  }
  const Limit& limit = limits_[static_cast<std::size_t>(-why - 1)];
  const bool conflict = of_what == never;
  const bool too_many = conflict || of_what == opposite(limit.condition);
  int needed = too_many ? limit.most + 1 : limit.most;
  if (of_what != opposite(limit.condition)) causes_.push_back(opposite(limit.condition));
  for (const Literal literal : of(limit.of)) {
    if (needed == 0) break;
    if (value(literal) != is_true || (!conflict && variable(literal).place > variable(of_what).place)) continue;
    causes_.push_back(opposite(literal));
    --needed;
  }
}

/// Goes back behind the last choice that matters, with what is learned from a conflict. REQUIRES: some choice was made.
void Clauses::learn(Reason conflict) {
  learned_.assign(1, never);
  std::size_t at = trail_.size();
  int open = 0;
  Literal of_what = never;
  for (Reason why = conflict;;) {
    because(why, of_what);
    for (const Literal literal : causes_) {
      Variable& it = variable(literal);
      if (it.marked || it.level == 0) continue;
      it.marked = true;
      bump(literal >> 1);
      if (it.level == level()) {
        ++open;
      } else {
        learned_.push_back(literal);
      }
    }
    while (!variable(trail_[--at]).marked) {
    }
    of_what = trail_[at];
    why = variable(of_what).reason;
    variable(of_what).marked = false;
    if (--open == 0) break;
  }
  learned_[0] = opposite(of_what);
  const std::vector<Literal> all = learned_;
  std::erase_if(learned_, [&](Literal literal) { return literal != learned_[0] && follows(literal); });
  for (const Literal literal : all) variable(literal).marked = false;
  std::uint32_t back = 0;
  for (std::size_t i = 1; i < learned_.size(); ++i)
    if (variable(learned_[i]).level > back) {
      back = variable(learned_[i]).level;
      std::swap(learned_[1], learned_[i]);
    }
  go_back(back);
  if (learned_.size() == 1) {
    set(learned_[0], 0);
  } else {
    const Reason why = keep(learned_);
    set(learned_[0], why);
  }
  warmth_ /= 0.85;
}

/// Whether a literal of what is learned goes without saying, because of the others.
bool Clauses::follows(Literal literal) {
  const Reason why = variable(literal).reason;
  if (why == 0) return false;
  because(why, opposite(literal));
  return std::ranges::all_of(causes_,
                             [this](Literal cause) { return variable(cause).marked || variable(cause).level == 0; });
}

void Clauses::go_back(std::uint32_t to) {
  if (level() <= to) return;
  const std::size_t end = levels_[to];
  for (std::size_t i = trail_.size(); i-- > end;) {
    const Literal literal = trail_[i];
    sides_[literal].value = sides_[opposite(literal)].value = unset;
    variable(literal).likely = (literal & 1) == 0;
    count(literal, -1);
    insert(literal >> 1);
  }
  trail_.resize(end);
  levels_.resize(to);
  next_ = end;
}

// ---------------------------------------------------------------- what is chosen next

bool Clauses::before(std::uint32_t a, std::uint32_t b) const {
  return variables_[a].heat != variables_[b].heat ? variables_[a].heat > variables_[b].heat : a < b;
}

void Clauses::bump(std::uint32_t variable) {
  Variable& it = variables_[variable];
  it.heat += warmth_;
  if (it.heat > 1e100) {
    for (Variable& other : variables_) other.heat *= 1e-100;
    warmth_ *= 1e-100;
  }
  if (it.queued >= 0) sift_up(static_cast<std::size_t>(it.queued));
}

void Clauses::insert(std::uint32_t variable) {
  if (variables_[variable].heat == 0) {
    cold_ = std::min(cold_, variable);
    return;
  }
  if (variables_[variable].queued >= 0) return;
  queue_.push_back(variable);
  sift_up(queue_.size() - 1);
}

void Clauses::put(std::uint32_t variable, std::size_t at) {
  queue_[at] = variable;
  variables_[variable].queued = static_cast<std::int32_t>(at);
}

void Clauses::sift_up(std::size_t at) {
  const std::uint32_t variable = queue_[at];
  for (; at > 0 && before(variable, queue_[(at - 1) / 2]); at = (at - 1) / 2) put(queue_[(at - 1) / 2], at);
  put(variable, at);
}

void Clauses::sift_down(std::size_t at) {
  const std::uint32_t variable = queue_[at];
  for (std::size_t child = 2 * at + 1; child < queue_.size(); child = 2 * at + 1) {
    if (child + 1 < queue_.size() && before(queue_[child + 1], queue_[child])) ++child;
    if (!before(queue_[child], variable)) break;
    put(queue_[child], at);
    at = child;
  }
  put(variable, at);
}

/// The hottest of those that are queued. REQUIRES: there are some.
std::uint32_t Clauses::take_hottest() {
  const std::uint32_t variable = queue_.front();
  variables_[variable].queued = -1;
  const std::uint32_t last = queue_.back();
  queue_.pop_back();
  if (last != variable) {
    queue_[0] = last;
    sift_down(0);
  }
  return variable;
}

/// `never` when all is chosen. Those that had nothing to do with a conflict come in their order, behind all others.
Literal Clauses::next_choice() {
  const auto end = static_cast<std::uint32_t>(variables_.size());
  for (;;) {
    while (cold_ < end && (variables_[cold_].heat > 0 || value(2 * cold_) != unset)) ++cold_;
    if (cold_ == end && queue_.empty()) return never;
    const bool cold = queue_.empty() || (cold_ < end && before(cold_, queue_.front()));
    const std::uint32_t variable = cold ? cold_++ : take_hottest();
    if (value(2 * variable) == unset) return variables_[variable].likely ? 2 * variable : 2 * variable + 1;
  }
}

// ---------------------------------------------------------------- the search

bool Clauses::deduce() {
  go_back(0);
  contradictory_ = contradictory_ || propagate() != 0;
  return !contradictory_;
}

Possible Clauses::solve(std::span<const Literal> assumed, std::uint32_t most_conflicts, std::uint64_t most_looks) {
  go_back(0);
  if (contradictory_) return Possible::no;
  const std::uint32_t last = conflicts_ + std::min(most_conflicts, ~0u - conflicts_);
  const std::uint64_t last_look = looks_ + std::min(most_looks, no_limit - looks_);
  std::uint32_t attempt = 0, restart = conflicts_ + conflicts_of_an_attempt;
  for (;;) {
    if (const Reason conflict = propagate()) {
      ++conflicts_;
      if (level() == 0) contradictory_ = true;
      if (level() == 0) return Possible::no;
      learn(conflict);
      continue;
    }
    if (conflicts_ >= last || looks_ >= last_look) return go_back(0), Possible::given_up;
    if (conflicts_ >= restart) {
      restart = conflicts_ + conflicts_of_an_attempt * patience(++attempt);
      go_back(0);
    }
    Literal choice = never;
    while (level() < assumed.size() && choice == never) {
      choice = assumed[level()];
      if (value(choice) == is_false) return go_back(0), Possible::no;
      if (value(choice) == is_true) levels_.push_back(static_cast<std::uint32_t>(trail_.size())), choice = never;
    }
    if (choice == never) choice = next_choice();
    if (choice == never) break;
    levels_.push_back(static_cast<std::uint32_t>(trail_.size()));
    set(choice, 0);
  }
  found_.resize(variables_.size());
  for (std::size_t variable = 0; variable < found_.size(); ++variable)
    found_[variable] = sides_[2 * variable].value == is_true;
  go_back(0);
  return Possible::yes;
}

}  // namespace elfref
