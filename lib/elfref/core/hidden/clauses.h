#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "elfref/core/hidden/possible.h"

// Decides whether statements can all be true; each is `one of these` or `at most N of these`. It is a complete search
// that learns from failures: the reason why a choice failed becomes a clause, and the search returns to the last choice
// that is involved. Limits stay numbers, unlike in packaged clause solvers.

namespace elfref {

/// A statement that is true or false: an even number. Its opposite is the odd number after it.
using Literal = std::uint32_t;
inline constexpr Literal always = 0;
inline constexpr Literal never = 1;

constexpr Literal opposite(Literal literal) {
  return literal ^ 1u;
}

class Clauses {
 public:
  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};  ///< of looks

  Clauses();

  /// Adds a statement that may be true. `likely`: try true first.
  Literal either(bool likely = false);

  /// Requires that one of these is true.
  void add(std::span<const Literal> any);
  void add(std::initializer_list<Literal> any) { add(std::span(any.begin(), any.size())); }
  /// Requires that at most `number` of these are true.
  void at_most(int number, std::span<const Literal> some) { at_most_if(always, number, some); }
  /// Requires that if a condition is true, which is not one of these.
  void at_most_if(Literal condition, int number, std::span<const Literal> some);

  /// Deduces what follows immediately from the requirements so far. Returns false if they contradict each other.
  bool deduce();
  /// `always` or `never` if deduce() found that the literal is true or false; else the literal.
  [[nodiscard]] Literal deduced(Literal literal) const {
    return value(literal) == unset ? literal : value(literal) == is_true ? always : never;
  }
  /// The number of statements that are known to be true or false so far.
  [[nodiscard]] std::size_t count_deduced() const { return trail_.size(); }

  /// Whether everything required can be true together with what is assumed. More may be added before the next call.
  /// Gives up after `most_conflicts` conflicts or `most_looks` looks.
  Possible solve(std::span<const Literal> assumed, std::uint32_t most_conflicts, std::uint64_t most_looks = no_limit);

  /// Whether a literal is true in the solution found last. REQUIRES: solve() has returned `yes`.
  [[nodiscard]] bool holds(Literal literal) const { return found_[literal >> 1] != ((literal & 1) != 0); }
  /// The number of choices that have failed so far.
  [[nodiscard]] std::uint32_t conflicts() const { return conflicts_; }
  /// The number of literals that were stored or set so far.
  [[nodiscard]] std::uint64_t steps() const { return pool_.size() + steps_; }
  /// The number of looks so far. A look visits a clause or a limit because a literal was set.
  [[nodiscard]] std::uint64_t looks() const { return looks_; }

 private:
  using Reason = std::int32_t;  // 0: none; positive: a clause's index plus one; negative: a limit's
  struct Piece {
    std::uint32_t begin;
    std::uint32_t size;
  };
  struct Limit {
    Piece of;
    std::int32_t most;
    Literal condition;
    std::int32_t count = 0;
  };
  static constexpr std::uint32_t no_link = ~0u;
  /// A clause that is checked when the literal becomes false, or a limit that counts the literal or depends on it.
  struct Link {
    std::uint32_t of;
    Literal other;  ///< a clause: another literal that may make it true; a limit: `always` if it counts it
    std::uint32_t next;
  };
  enum : std::int8_t { unset = 0, is_true = 1, is_false = -1 };
  struct Side {
    std::uint32_t watches = no_link;
    std::uint32_t limits = no_link;
    std::int8_t value = unset;
  };
  struct Variable {
    Reason reason = 0;
    std::uint32_t level = 0;
    std::uint32_t place = 0;   ///< on the trail
    std::int32_t queued = -1;  ///< its index in the heap; -1: not in it
    double heat = 0;           ///< how much it was involved in conflicts
    bool likely = false;
    bool marked = false;
  };

  [[nodiscard]] Variable& variable(Literal literal) { return variables_[literal >> 1]; }
  [[nodiscard]] std::span<Literal> of(Piece piece) { return std::span(pool_).subspan(piece.begin, piece.size); }
  [[nodiscard]] std::int8_t value(Literal literal) const { return sides_[literal].value; }
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }

  Reason keep(std::span<const Literal> clause);
  int drop_opposites(std::uint32_t begin);
  void link_limit(std::uint32_t limit, Literal literal, bool counts);
  void count(Literal literal, int more);
  void set(Literal literal, Reason why);
  [[nodiscard]] Reason propagate();
  [[nodiscard]] Reason propagate_clauses(Literal literal);
  [[nodiscard]] Reason propagate_limits(Literal literal);
  void because(Reason why, Literal of_what);
  void learn(Reason conflict);
  [[nodiscard]] bool follows(Literal literal);
  void go_back(std::uint32_t to);
  void bump(std::uint32_t variable);
  void put(std::uint32_t variable, std::size_t at);
  void sift_up(std::size_t at);
  void sift_down(std::size_t at);
  void insert(std::uint32_t variable);
  [[nodiscard]] bool before(std::uint32_t a, std::uint32_t b) const;
  [[nodiscard]] std::uint32_t take_hottest();
  [[nodiscard]] Literal next_choice();

  bool contradictory_ = false;
  std::uint32_t conflicts_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t looks_ = 0;
  std::vector<Literal> pool_;  ///< the literals of clauses and limits
  std::vector<Piece> clauses_;
  std::vector<Limit> limits_;
  std::vector<Link> links_;  ///< of the lists that begin at a literal
  std::vector<Side> sides_;  ///< by literal
  std::vector<Variable> variables_;
  std::vector<bool> found_;  ///< by variable
  std::vector<Literal> trail_;
  std::vector<std::uint32_t> levels_;  ///< the place of each choice on the trail
  std::size_t next_ = 0;               ///< on the trail: the next one to be propagated
  double warmth_ = 1;
  std::vector<std::uint32_t> queue_;       ///< a heap of hot variables, the hottest first
  std::uint32_t cold_ = 0;                 ///< every other variable before this one is set
  std::vector<Literal> learned_, causes_;  ///< of the current conflict
};

}  // namespace elfref
