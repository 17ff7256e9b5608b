#include "elfref/elfenland/hidden/counters/counter_proof.h"

#include <algorithm>
#include <functional>
#include <set>

#include "elfref/core/text/places.h"
#include "elfref/elfenland/hidden/proof_words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

constexpr std::uint8_t any_number = 250;
constexpr std::uint8_t most_out = 50;                     ///< more counters are never out of the pile

constexpr std::uint64_t units_a_step = 2;                 ///< of work
constexpr std::uint64_t units_a_conflict = 100;           ///< where they are many

/// How many choices may fail, as far as the session's work lets them.
std::uint32_t most_conflicts(const Session& session, std::uint32_t most) {
  if (session.work == nullptr) return most;
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(most, session.work->left() / units_a_conflict));
}
CounterAnswer spent(const Session& session, const CounterAnswer& answer) {
  spend(session.work, answer.steps * units_a_step);
  return answer;
}
/// Whether a ledger has a completion, by searching on the session's account.
CounterAnswer complete(const Session& session, const CounterLedger& ledger,
                       std::uint32_t most = most_counter_conflicts) {
  return spent(session, complete_counters(ledger, most_conflicts(session, most)));
}

/// Whether a completion was found, and the search not given up.
bool completed(const CounterAnswer& answer) {
  return possible(answer.possible, answer.complete) == Possible::yes;
}

// ---------------------------------------------------------------- the smallest set of entries

/// Whether a ledger has a completion, for a proof.
Searched search(const Session& session, const CounterLedger& ledger, std::uint64_t most) {
  const CounterAnswer answer = complete(session, ledger, static_cast<std::uint32_t>(most));
  return {possible(answer.possible, answer.complete), answer.conflicts};
}

/// The plays that tell of counters.
std::vector<std::uint32_t> plies_that_tell(const Session& session) {
  std::vector<std::uint32_t> plies;
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply)
    if (tells_of_counters(session, ply)) plies.push_back(ply);
  return plies;
}

/// Leaves out of what tells of counters what is not needed. Who laid a counter of which kind says more than who paid
/// for it, or that it lay there.
Minimiser shortened(const Session& session, Minimiser::MayBe may_be) {
  Minimiser proof(plies_that_tell(session), std::move(may_be));
  const auto of_a_payment = [&](std::uint32_t ply) { return std::holds_alternative<Step>(session.plays[ply].action); };
  const auto of_a_place = [&](std::uint32_t ply) {
    const auto* place = std::get_if<PlaceCounter>(&session.plays[ply].action);
    return place != nullptr && !place->kind;
  };
  const auto of_a_kind = [&](std::uint32_t ply) { return !of_a_payment(ply) && !of_a_place(ply); };
  const auto drop_pieces = [&](const auto& which) {
    for (std::size_t size = std::max<std::size_t>(1, proof.entries().size() / 2); size > 0; size /= 2)
      proof.drop_pieces(size, which);
  };
  proof.drop_pieces(proof.entries().size(), of_a_payment);
  proof.drop_the_end();
  drop_pieces(of_a_payment);
  drop_pieces(of_a_kind);
  drop_pieces(of_a_place);
  return proof;
}

// ---------------------------------------------------------------- in words

class Telling {
 public:
  Telling(const Session& session, const Source& source, const std::vector<std::uint32_t>& plies)
      : session_(session), source_(source), plies_(plies) {}

  /// ` (lines 12, 20)`, all of them.
  [[nodiscard]] Message lines() const {
    std::set<std::uint32_t> found;
    for (const std::uint32_t ply : plies_) found.insert(line_of(ply));
    return lines_in_brackets(found);
  }

  /// `round 2` or `rounds 1 to 3`.
  [[nodiscard]] Message rounds() const {
    int first = 255, last = 0;
    for (const std::uint32_t ply : plies_) {
      const int round = std::max<int>(session_.start.round, session_.plays[ply].round);
      first = std::min(first, round);
      last = std::max(last, round);
    }
    return in_rounds(first, last);
  }

  /// `9 unicorns are outside the pile in round 2, but there are only 8: Anna 4 (lines 12, 20), the row 5 (line 9)`.
  [[nodiscard]] Message outside(int round, Transport kind, const HeldCounters& held, int copies) const {
    List holders(Joint::comma);
    int all = 0;
    for (std::uint8_t seat = 0; seat < held.size(); ++seat) {
      const int his = held[seat][static_cast<std::size_t>(kind)];
      if (his == 0) continue;
      all += his;
      const Message lines = lines_in_brackets(lines_of(seat, kind));
      holders.add(msg::holder({.holder = holder(seat), .kept = none, .lines = lines, .number = his}));
    }
    return msg::counters_outside_the_pile({.copies = copies,
                                           .found = quantity(all, as_noun(kind)),
                                           .holders = holders.take(),
                                           .round = round});
  }

  /// Whose entries these are, with their lines.
  [[nodiscard]] Message holders() const {
    List holders(Joint::comma);
    for (std::uint8_t seat = 0; seat < 16; ++seat)
      if (const auto found = lines_of(seat, std::nullopt); !found.empty())
        holders.add(msg::entries_of({.holder = holder(seat), .lines = lines_in_brackets(found)}));
    return holders.take();
  }

  /// The one player whose entries all are.
  [[nodiscard]] std::optional<Seat> only_seat() const {
    const std::optional<Seat> seat = session_.plays[plies_.front()].seat;
    for (const std::uint32_t ply : plies_)
      if (session_.plays[ply].seat != seat) return std::nullopt;
    return seat;
  }

 private:
  [[nodiscard]] std::uint32_t line_of(std::uint32_t ply) const {
    return static_cast<std::uint32_t>(place_of(source_, session_.plays[ply].parts[0]).line);
  }

  [[nodiscard]] Message holder(std::uint8_t seat) const {
    if (seat == row_seat) return msg::the_row();
    return seat < session_.players.size() ? alone(Seat{seat}) : msg::on_the_roads();
  }

  /// The lines that tell what somebody holds; a pick also tells what came to the row, when it is of that kind.
  [[nodiscard]] std::set<std::uint32_t> lines_of(std::size_t holder, std::optional<Transport> kind) const {
    std::set<std::uint32_t> found;
    for (const std::uint32_t ply : plies_) {
      const Play<Action>& play = session_.plays[ply];
      std::size_t seat = play.seat ? play.seat->value : 15u;
      if (std::holds_alternative<ShowRow>(play.action)) seat = row_seat;
      const auto* pick = std::get_if<Pick>(&play.action);
      if (pick != nullptr && kind && pick->turned == kind) {
        if (holder == row_seat) found.insert(line_of(ply));
        if (pick->kind != kind) continue;
      }
      if (seat == holder) found.insert(line_of(ply));
    }
    return found;
  }

  const Session& session_;
  const Source& source_;
  const std::vector<std::uint32_t>& plies_;
};

/// The round and the kind of which more must be out of the pile than there are, if it is one.
Message too_many(const Session& session, CounterReading reading, const Telling& telling) {
  CounterLedger& ledger = reading.ledger;
  for (std::size_t round = 0; round < ledger.limits.size(); ++round)
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      const std::uint8_t limit = ledger.limits[round][kind];
      const auto answer_with = [&](std::uint8_t other) {
        ledger.limits[round][kind] = other;
        HiddenCounters counters(ledger);
        ledger.limits[round][kind] = limit;
        const std::uint32_t most = most_conflicts(session, most_conflicts_of_a_step);
        if (!completed(spent(session, counters.complete(most)))) return std::vector<HeldCounters>();
        return counters.held();
      };
      if (limit == any_number || answer_with(any_number).empty()) continue;
      std::vector<HeldCounters> held;  // of the smallest number that is enough
      for (std::uint8_t low = limit, high = limit + most_out; low < high && !done(session.work);) {
        const auto middle = static_cast<std::uint8_t>((low + high) / 2);
        if (std::vector<HeldCounters> with = answer_with(middle); !with.empty()) {
          held = std::move(with);
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      if (!held.empty())
        return telling.outside(reading.first_round + static_cast<int>(round), Transport(kind), held[round], limit);
    }
  return {};
}

Contradiction<std::uint32_t> told(const Session& session, const CounterRules& rules, const Source& source,
                                  const Minimiser& proof) {
  Contradiction<std::uint32_t> found{.possible = Possible::no, .rule = "counters-in-the-box", .message = {},
                                     .entries = proof.entries()};
  if (!found) return found;
  const Telling telling(session, source, found.entries);
  CounterReading reading = read_counters_of(session, rules, proof.left_out());
  found.message = too_many(session, reading, telling);
  if (!found.message.empty()) return found;
  for (CounterCounts& limits : reading.ledger.limits) limits.fill(any_number);
  const bool box = complete(session, reading.ledger).possible;
  const std::optional<Seat> seat = telling.only_seat();
  const bool kept = std::holds_alternative<Keep>(session.plays[found.entries.back()].action);
  if (!box) found.rule = !seat ? "pick-from-the-row" : kept ? "keep-an-own-counter" : "place-an-own-counter";
  if (seat && seat->value < session.players.size()) {
    found.message =
        msg::counters_of_a_player({.lines = telling.lines(), .player = *seat, .rounds = telling.rounds()});
  } else if (box) {
    found.message = msg::counters_of_no_box({.holders = telling.holders(), .rounds = telling.rounds()});
  } else {
    found.message = msg::counters_impossible({.holders = telling.holders(), .rounds = telling.rounds()});
  }
  return found;
}

// ---------------------------------------------------------------- what is forced

/// Something unknown in a play.
struct Unknown {
  /// What it is.
  enum class What : std::uint8_t { drawn, picked_unrecorded, picked, turned_up, kept };

  std::uint32_t ply = 0;
  std::size_t event = 0;  ///< which of the play's
  What what = What::drawn;
};

/// The event of a reading that tells of it; behind all where there is none.
std::size_t event_of(const CounterReading& reading, const Unknown& unknown) {
  std::size_t which = unknown.event;
  for (std::size_t i = 0; i < reading.plies.size(); ++i)
    if (reading.plies[i] == unknown.ply && which-- == 0) return i;
  return reading.plies.size();
}

std::vector<Unknown> unknowns(const Session& session) {
  using enum Unknown::What;
  std::vector<Unknown> found;
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    const Play<Action>& play = session.plays[ply];
    if (play.ruling == Ruling::taken_back) continue;
    if (const auto* draw = std::get_if<Draw>(&play.action); draw != nullptr && draw->counters == Pieces{.unknown = 1})
      found.push_back({ply, 0, drawn});
    if (const auto* pick = std::get_if<Pick>(&play.action); pick != nullptr && !pick->written) {
      found.push_back({ply, 0, picked_unrecorded});
    } else if (pick != nullptr) {
      if (!pick->kind) found.push_back({ply, 0, picked});
      if (!pick->blind && !pick->turned && pick->kind) found.push_back({ply, 1, turned_up});
    }
    if (const auto* keep = std::get_if<Keep>(&play.action)) {
      const bool one = keep->counters.count == 1 && !keep->counters.at[0].kind;
      if (keep->counters.open || one) found.push_back({ply, 0, kept});
    }
  }
  return found;
}

/// That it was a counter of this kind. `player`: whose play it is in.
Message was(Unknown::What what, std::optional<Seat> player, std::uint32_t line, Noun counter) {
  switch (what) {
    using enum Unknown::What;
    case drawn:
      return msg::face_down_counter_was({.counter = counter, .player = player});
    case picked_unrecorded:
      return msg::unrecorded_pick_was({.counter = counter, .player = player});
    case picked:
      return msg::picked_counter_was({.counter = counter, .line = line_number(line), .player = player});
    case turned_up:
      return msg::turned_up_counter_was({.counter = counter, .line = line_number(line), .player = player});
    case kept:
      return msg::kept_counter_was({.counter = counter, .player = player});
  }
  return {};
}

/// A kind that something unknown can only have been of.
struct Forced {
  Unknown unknown;
  std::size_t event = 0;
  std::uint8_t kind = no_kind;
};

/// What is of one kind in every completion. One completion after the other shows what can be of another kind.
std::vector<Forced> forced_kinds(const Session& session, const CounterRules& rules) {
  const CounterReading reading = read_counters_of(session, rules);
  std::vector<Forced> open, forced;
  for (const Unknown& unknown : unknowns(session)) {
    const std::size_t event = event_of(reading, unknown);
    if (event < reading.plies.size()) open.push_back({.unknown = unknown, .event = event});
  }
  HiddenCounters counters(reading.ledger);
  if (open.empty() || !completed(spent(session, counters.complete(most_conflicts(session, rules.most_conflicts)))))
    return {};
  CounterKinds kinds = counters.kinds();
  for (Forced& one : open) one.kind = kinds[one.event];
  std::erase_if(open, [](const Forced& one) { return one.kind == no_kind; });
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (done(session.work)) break;
    const CounterAnswer other = spent(session, counters.complete_without(open[i].event, open[i].kind));
    if (!other.possible) forced.push_back(open[i]);
    if (!completed(other)) continue;
    kinds = counters.kinds();
    const auto later = open.begin() + static_cast<std::ptrdiff_t>(i + 1);
    const auto differs = [&](const Forced& one) { return kinds[one.event] != one.kind; };
    open.erase(std::remove_if(later, open.end(), differs), open.end());
  }
  return forced;
}

/// Whether some counters make everything recorded about them true.
CounterAnswer answer_of_all(const Session& session, const CounterRules& rules) {
  if (session.sheet || counters_are_plain(session, rules.slips)) return {};
  return complete(session, read_counters_of(session, rules).ledger, rules.most_conflicts);
}

/// Whether the numbers of counters alone are impossible, whatever each play tells. Nobody is accused of that.
bool of_numbers_alone(const Session& session, const CounterRules& rules) {
  Mask all;
  for (const std::uint32_t ply : plies_that_tell(session)) all.set(ply);
  return !complete(session, read_counters_of(session, rules, all).ledger).possible;
}

}  // namespace

bool counters_may_be(const Session& session, const CounterRules& rules) {
  return answer_of_all(session, rules).possible || of_numbers_alone(session, rules);
}

Contradiction<std::uint32_t> contradiction_of_counters(const Session& session, const CounterRules& rules,
                                                       const Source& source) {
  const CounterAnswer answer = answer_of_all(session, rules);
  if (answer.possible) return {.possible = possible(answer.possible, answer.complete)};
  if (of_numbers_alone(session, rules)) return {.possible = Possible::no};
  Effort effort = effort_of_a_proof(session.work, session.plays.size());
  const auto may_be = [&](const Mask& left_out) {
    return effort.may_be([&](std::uint64_t most) {
      return search(session, read_counters_of(session, rules, left_out).ledger, most);
    });
  };
  return told(session, rules, source, shortened(session, may_be));
}

Message part_in_proof(const Action& action) {
  if (std::holds_alternative<ShowRow>(action)) return msg::counter_lay_in_the_row();
  if (std::holds_alternative<Draw>(action)) return msg::counter_was_drawn();
  if (std::holds_alternative<Pick>(action)) return msg::counter_was_picked();
  if (std::holds_alternative<PlaceCounter>(action)) return msg::piece_was_placed();
  if (std::holds_alternative<Keep>(action)) return msg::counter_was_kept();
  if (std::holds_alternative<Step>(action)) return msg::counter_was_paid_for();
  return msg::counter_was_there();
}

std::vector<Deduction> deductions_of_counters(const Session& session, const CounterRules& rules, const Source& source) {
  std::vector<Deduction> found;
  if (session.sheet) return found;
  for (const Forced& forced : forced_kinds(session, rules)) {
    const Unknown& unknown = forced.unknown;
    Effort effort = effort_of_a_proof(session.work, session.plays.size());
    const auto otherwise = [&](const Mask& left_out) {
      if (effort.ended()) return true;
      CounterReading reading = read_counters_of(session, rules, left_out);
      const std::size_t at = event_of(reading, unknown);
      if (at == reading.plies.size()) return true;
      reading.ledger.events[at].kinds &= static_cast<Kinds>(~(1u << forced.kind));
      return effort.may_be([&](std::uint64_t most) { return search(session, reading.ledger, most); });
    };
    const Minimiser because = shortened(session, otherwise);
    const Play<Action>& play = session.plays[unknown.ply];
    const auto line = static_cast<std::uint32_t>(place_of(source, play.parts[0]).line);
    const Message what = was(unknown.what, play.seat, line, as_noun(Transport(forced.kind)));
    const Message lines = Telling(session, source, because.entries()).lines();
    found.push_back({.span = play.parts[0],
                     .text = msg::deduced({.lines = lines, .round = play.round, .what = what}),
                     .seat = play.seat,
                     .round = play.round});
  }
  return found;
}

}  // namespace elfref::elfenland
