#include "elfref/elven_rage/hidden/pile_proof.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/hidden/pile_book.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

constexpr Effort::Limits effort_of_a_deduction{.all = 2000, .each = 300};

constexpr std::size_t most_told = 12;  // plays of a proof: only one that could not be shortened has more

using What = PileStep::What;

/// A search on the session's account.
Searched search_for(const Session& session, const PileLedger& ledger, PileQuestion question, std::uint64_t most) {
  question.most = most;
  question.work = session.work;
  return search(ledger.problem, question);
}

/// The entries up to the first with which it cannot be. `likely`: the play that is tried first.
Minimiser cut_short(const PileLedger& ledger, const Minimiser::MayBe& may_be,
                    std::optional<std::uint32_t> likely = {}) {
  std::vector<std::uint32_t> entries(ledger.entries.size());
  std::iota(entries.begin(), entries.end(), 0u);
  const auto ply_of = [&](std::uint32_t entry) { return ledger.entries[entry].ply; };
  std::ranges::stable_sort(entries, {}, ply_of);
  std::vector<std::size_t> tried;  // with that play, and without it
  if (likely) {
    const auto of_it = std::ranges::equal_range(entries, *likely, {}, ply_of);
    for (const auto end : {of_it.end(), of_it.begin()})
      tried.push_back(static_cast<std::size_t>(end - entries.begin()));
  }
  Minimiser to_the_end(std::move(entries), may_be);
  to_the_end.drop_the_end(tried);
  return to_the_end;
}

/// The fewest entries without which it may be: what comes late in the record shows more than what comes early.
Minimiser shortened(const PileLedger& ledger, const Minimiser::MayBe& may_be) {
  const Minimiser to_the_end = cut_short(ledger, may_be);
  std::vector<std::uint32_t> backwards(to_the_end.entries().rbegin(), to_the_end.entries().rend());
  Minimiser proof(std::move(backwards), may_be, to_the_end.left_out());
  for (std::size_t size = std::max<std::size_t>(1, proof.entries().size() / 2); size > 0; size /= 2)
    proof.drop_pieces(size, [](std::uint32_t) { return true; });
  return proof;
}

/// The latest piles of a record that were found possible. A play changes few of them.
class PossiblePiles : public Memory {
 public:
  /// Those of a session; null: nothing is remembered.
  static PossiblePiles* of(const Session& session) {
    if (session.memory == nullptr) return nullptr;
    if (*session.memory == nullptr) *session.memory = std::make_unique<PossiblePiles>();
    return dynamic_cast<PossiblePiles*>(session.memory->get());
  }

  [[nodiscard]] bool has(const PileLedger& pile) const { return std::ranges::find(latest_, pile) != latest_.end(); }
  void add(const PileLedger& pile) {
    if (latest_.size() == most_remembered) latest_.pop_front();
    latest_.push_back(pile);
  }

 private:
  static constexpr std::size_t most_remembered = 32;

  std::deque<PileLedger> latest_;
};

// ---------------------------------------------------------------- in words

class Telling {
 public:
  Telling(const Session& session, const PileLedger& ledger, const Source& source, std::vector<std::uint32_t> entries)
      : session_(session), ledger_(ledger), source_(source), entries_(std::move(entries)) {
    std::ranges::sort(entries_, {},
                      [&](std::uint32_t entry) { return std::pair(ledger.entries[entry].ply, entry); });
  }

  /// `Storm Caller cannot be sent here: Storm Caller discarded in line 12`.
  [[nodiscard]] Message message() const {
    const std::uint32_t last = last_ply();
    std::vector<std::uint32_t> others = plies();
    others.pop_back();
    const auto more = static_cast<std::ptrdiff_t>(others.size() - std::min(others.size(), most_told));
    others.erase(others.begin(), others.begin() + more);
    const Message before = list(Joint::comma, others, [&](std::uint32_t ply) {
      return msg::done_in_line(
          {.cards = verbatim(cards_of(ply)), .done = done(ply), .line = line_number(line_of(ply))});
    });
    return msg::pile_cannot({.cards = verbatim(cards_of(last)),
                             .done = done(last),
                             .more = more == 0 ? std::nullopt : std::optional(more),
                             .others = before});
  }

  /// `Novice is in the battle and cannot be used for its Action`.
  [[nodiscard]] Message of_a_fighter() const {
    return msg::fights_without_action({.card = verbatim(cards_of(last_ply()))});
  }

  [[nodiscard]] std::vector<Message> because() const {
    const Message box = list(Joint::comma, cards(), [&](std::uint8_t kind) {
      return msg::copies_of({.card = verbatim(name(kind)), .copies = ledger_.problem.copies[kind]});
    });
    std::vector<Message> lines{msg::in_the_box({.cards = box})};
    const bool deck = ledger_.of == PileLedger::Of::deck || ledger_.of == PileLedger::Of::neutrals;
    if (!deck || plies().size() < 2) return lines;
    bool open = false, came = false;
    std::optional<std::uint32_t> reshuffled;
    for (const PileStep& step : ledger_.problem.steps) {
      if (step.entry <= plies().front() || step.entry > last_ply()) continue;
      open = open || step.what == What::mix;
      const bool all = step.what == What::all;
      if (all && step.from == spot::discard && step.to == spot::deck) reshuffled = step.entry;
      came = came || ((all || step.what == What::some) && step.to == spot::hand && step.entry != last_ply());
    }
    if (open) return lines;
    const bool own = ledger_.of == PileLedger::Of::deck;
    const std::optional<Seat> whose = own ? std::optional(ledger_.seat) : std::nullopt;
    lines.push_back(reshuffled ? msg::deck_reshuffled({.line = line_number(line_of(*reshuffled)), .player = whose})
                               : msg::deck_not_reshuffled({.player = whose}));
    if (!came && own) lines.push_back(msg::no_card_came());
    return lines;
  }

  /// The entries in the order of the plays.
  [[nodiscard]] std::vector<PileEntry> entries() const {
    std::vector<PileEntry> all;
    for (const std::uint32_t entry : entries_) all.push_back(ledger_.entries[entry]);
    return all;
  }
  /// The lines of them all: ` (lines 12, 20)`.
  [[nodiscard]] Message in_lines() const {
    std::set<std::uint32_t> all;
    for (const std::uint32_t ply : plies()) all.insert(line_of(ply));
    return msg::in_lines({.lines = list(Joint::comma, all, line_number)});
  }

 private:
  [[nodiscard]] std::vector<std::uint32_t> plies() const {
    std::vector<std::uint32_t> all;
    for (const std::uint32_t entry : entries_)
      if (all.empty() || all.back() != ledger_.entries[entry].ply) all.push_back(ledger_.entries[entry].ply);
    return all;
  }
  [[nodiscard]] std::uint32_t last_ply() const { return ledger_.entries[entries_.back()].ply; }

  [[nodiscard]] std::uint32_t line_of(std::uint32_t ply) const {
    return static_cast<std::uint32_t>(place_of(source_, span_in_proof(session_.plays[ply])).line);
  }
  [[nodiscard]] std::string_view name(std::uint8_t kind) const {
    const std::uint16_t card = ledger_.kinds[kind];
    const Components& box = session_.box->components;
    if (ledger_.of == PileLedger::Of::artifacts) return box.artifacts[card].name;
    return ledger_.of == PileLedger::Of::goals ? box.goals[card].name : box.cards[card].name;
  }
  [[nodiscard]] Message done(std::uint32_t ply) const {
    const auto entry = std::ranges::find_if(
        entries_, [&](std::uint32_t one) { return ledger_.entries[one].ply == ply; });
    return done_in_proof(session_.plays[ply].action, ledger_.entries[*entry].card);
  }
  /// Which kinds the entries are about.
  [[nodiscard]] std::set<std::uint8_t> cards() const {
    std::set<std::uint8_t> kinds;
    for (const std::uint32_t entry : entries_) kinds.insert(kind_of(entry));
    return kinds;
  }
  [[nodiscard]] std::uint8_t kind_of(std::uint32_t entry) const {
    return static_cast<std::uint8_t>(std::ranges::find(ledger_.kinds, ledger_.entries[entry].card) -
                                     ledger_.kinds.begin());
  }
  /// How many cards an entry is.
  [[nodiscard]] std::ptrdiff_t number_of(std::uint32_t entry) const {
    std::ptrdiff_t most = 1;
    for (const PileStep& step : ledger_.problem.steps)
      most = std::max(most, std::ranges::count(step.written, entry, &WrittenCard::entry));
    return most;
  }
  /// `2 Wolf + Bear`: the cards of a play.
  [[nodiscard]] std::string cards_of(std::uint32_t ply) const {
    std::vector<std::uint32_t> his;
    for (const std::uint32_t entry : entries_)
      if (ledger_.entries[entry].ply == ply) his.push_back(entry);
    return joined(
        his,
        [&](std::uint32_t entry) {
          const auto number = number_of(entry);
          return (number == 1 ? "" : std::to_string(number) + " ").append(name(kind_of(entry)));
        },
        " + ");
  }

  const Session& session_;
  const PileLedger& ledger_;
  const Source& source_;
  std::vector<std::uint32_t> entries_;
};

/// Whether a card is among those of a sum.
bool names(const Cards& cards, std::uint16_t card) {
  return std::ranges::count(cards.named, card) > 0;
}

/// Whether a proof shows that the card of an Action fights: it is in the battle in which it is used.
bool is_of_a_fighter(const Session& session, const std::vector<PileEntry>& entries) {
  const PileEntry& last = entries.back();
  const auto* used = std::get_if<UseAction>(&session.plays[last.ply].action);
  if (used == nullptr || used->card != last.card) return false;
  std::uint32_t begins = last.ply;
  while (begins > 0 && !is_any<Attack, EndBattle, BeginTurn>(session.plays[begins].action)) --begins;
  bool fights = false;
  for (const PileEntry& one : entries) {
    if (one.card != last.card || one.ply <= begins || one.ply == last.ply) continue;
    const Action& action = session.plays[one.ply].action;
    const auto* centre = std::get_if<LayCentre>(&action);
    if (centre != nullptr && centre->upper == one.card) return false;  // the reserve is in the hand
    if (std::holds_alternative<UseAction>(action)) return false;       // it was used before
    fights = fights || centre != nullptr || is_any<Send, Defend, LayOut>(action);
  }
  return fights;
}

/// What is asked of a pile, and what came of it.
std::optional<PileContradiction> judged(const Session& session, const PileLedger& ledger, const Source& source) {
  PossiblePiles* const known = PossiblePiles::of(session);
  if (known != nullptr && known->has(ledger)) return std::nullopt;
  const Searched all = search_for(session, ledger, {}, most_pile_conflicts);
  if (all.possible == Possible::yes) {
    if (known != nullptr) known->add(ledger);
    return std::nullopt;
  }
  PileContradiction found;
  found.possible = all.possible;
  found.of = ledger.of;
  found.seat = ledger.seat;
  found.rule = rule_of_pile(ledger.of);
  if (all.possible == Possible::given_up) return found;
  Effort effort = effort_of_a_proof(session.work, ledger.entries.size());
  const Minimiser proof = shortened(ledger, [&](const Mask& left_out) {
    return effort.may_be([&](std::uint64_t most) { return search_for(session, ledger, {.left_out = left_out}, most); });
  });
  if (proof.entries().empty()) return std::nullopt;  // of numbers alone, which are judged play by play
  const Telling telling(session, ledger, source, proof.entries());
  found.message = telling.message();
  found.because = telling.because();
  found.entries = telling.entries();
  if (ledger.of != PileLedger::Of::deck || !is_of_a_fighter(session, found.entries)) return found;
  found.rule = "no-action-of-fighters";
  found.because.insert(found.because.begin(), std::exchange(found.message, telling.of_a_fighter()));
  return found;
}

// ---------------------------------------------------------------- what is forced

/// Cards that went, not all of them written, or that a player holds at the end.
struct Went {
  enum class How : std::uint8_t { drawn, discarded, sent, held };
  std::size_t step = 0;
  How how = How::drawn;
};

std::vector<Went> went(const PileLedger& ledger) {
  std::vector<Went> all;
  for (std::size_t i = 0; i < ledger.problem.steps.size(); ++i) {
    const PileStep& step = ledger.problem.steps[i];
    const bool some = step.what == What::some && static_cast<int>(step.written.size()) < step.most;
    if (some && step.from == spot::deck && step.to == spot::hand) all.push_back({i, Went::How::drawn});
    if (step.what == What::all && step.from == spot::drawn && step.to == spot::hand)
      all.push_back({i, Went::How::drawn});
    if (some && step.from == spot::hand && step.to == spot::discard) all.push_back({i, Went::How::discarded});
    if (some && step.from == spot::hand && step.to == spot::battle) all.push_back({i, Went::How::sent});
  }
  return all;
}

/// The kinds that are written of a step, or of the battle into which it leads.
std::uint64_t written_of(const PileLedger& ledger, std::size_t at) {
  std::uint64_t kinds = 0;
  const auto add = [&](const PileStep& step) {
    for (const WrittenCard& card : step.written) kinds |= std::uint64_t{1} << card.kind;
  };
  const auto& steps = ledger.problem.steps;
  for (const PileStep& step : steps)
    if (step.entry == steps[at].entry) add(step);
  for (std::size_t i = at + 1; i < steps.size() && steps[at].to == spot::battle; ++i) {
    if (steps[i].what == What::all && steps[i].from == spot::battle) break;
    if (steps[i].from == spot::battle) add(steps[i]);
  }
  return kinds;
}

std::vector<Deduction> deductions_of(const Session& session, PileLedger ledger, const Source& source) {
  std::vector<Deduction> found;
  std::vector<Went> open = went(ledger);
  ledger.problem.steps.push_back({.what = What::all, .from = spot::hand, .to = spot::drawn, .written = {}});
  open.push_back({ledger.problem.steps.size() - 1, Went::How::held});
  KindsGone gone;
  PileQuestion question{.every_kind = true, .work = session.work};
  if (search(ledger.problem, question, &gone).possible != Possible::yes) return found;
  for (const Went& one : open) gone[one.step] &= ~written_of(ledger, one.step);
  for (const Went& one : open)
    for (std::uint8_t kind = 0; kind < ledger.kinds.size() && !done(session.work); ++kind) {
      if ((gone[one.step] >> kind & 1u) == 0) continue;
      KindsGone other;
      question.condition = NoneGoes{one.step, kind};
      const Searched without = search(ledger.problem, question, &other);
      if (without.possible == Possible::yes)  // what does not go there either is not forced
        for (std::size_t step = 0; step < gone.size(); ++step) gone[step] &= other[step] | ~(std::uint64_t{1} << kind);
      if (without.possible != Possible::no) continue;
      Effort effort(session.work, effort_of_a_deduction);
      const Minimiser because = shortened(ledger, [&](const Mask& left_out) {
        return effort.may_be([&](std::uint64_t most) {
          return search_for(session, ledger,
                            {.left_out = left_out, .condition = question.condition, .every_kind = true}, most);
        });
      });
      const Telling telling(session, ledger, source, because.entries());
      const ArgView card = verbatim(session.box->card(ledger.kinds[kind]).name);
      const std::uint32_t ply = ledger.problem.steps[one.step].entry;
      Deduction forced{.span = session.players_span, .text = {}, .seat = ledger.seat, .round = 0};
      if (one.how == Went::How::held) {
        forced.text = msg::holds_at_end({.card = card, .lines = telling.in_lines(), .player = ledger.seat});
      } else {
        const Play<Action>& play = session.plays[ply];
        forced.span = play.parts[0];
        forced.round = play.round;
        const auto at = static_cast<std::uint32_t>(place_of(source, play.parts[0]).line);
        const auto had = [&](const auto& message) {
          return message({.card = card, .line = line_number(at), .lines = telling.in_lines(), .player = ledger.seat});
        };
        forced.text = one.how == Went::How::drawn       ? had(msg::had_drawn)
                      : one.how == Went::How::discarded ? had(msg::had_discarded)
                                                        : had(msg::had_sent);
      }
      found.push_back(std::move(forced));
    }
  return found;
}

}  // namespace

std::vector<PileContradiction> contradictions_of_piles(const Session& session, std::span<const PileLedger> piles,
                                                       const Source& source) {
  std::vector<PileContradiction> found;
  for (const PileLedger& ledger : piles)
    if (auto one = judged(session, ledger, source)) found.push_back(std::move(*one));
  return found;
}

std::string_view rule_of_pile(PileLedger::Of of) {
  if (of == PileLedger::Of::artifacts) return "artifacts-are-used-once";
  return of == PileLedger::Of::goals ? "another-goal-each" : "cards-where-they-can-be";
}

std::optional<std::uint32_t> first_impossible(const Session& session, const PileLedger& pile,
                                              std::optional<std::uint32_t> likely) {
  if (search_for(session, pile, {}, most_pile_conflicts).possible != Possible::no) return std::nullopt;
  Effort effort = effort_of_a_proof(session.work, pile.entries.size());
  const auto may_be = [&](const Mask& left_out) {
    return effort.may_be([&](std::uint64_t most) { return search_for(session, pile, {.left_out = left_out}, most); });
  };
  const Minimiser proof = cut_short(pile, may_be, likely);
  if (proof.entries().empty()) return std::nullopt;  // of numbers alone
  return pile.entries[proof.entries().back()].ply;
}

bool may_be_in_hand(const Session& session, std::span<const PileLedger> piles, Seat seat,
                    const std::function<bool(const Card&)>& is_of_it) {
  const auto pile = std::ranges::find_if(
      piles, [&](const PileLedger& one) { return one.of == PileLedger::Of::deck && one.seat == seat; });
  if (pile == piles.end()) return true;  // nothing is written of it
  PileLedger there = *pile;
  there.problem.steps.push_back({.what = What::hold, .from = spot::hand, .written = {}});
  const auto entry = static_cast<std::uint32_t>(there.entries.size());
  const auto may_be = [&](std::size_t kind) {
    there.problem.steps.back().written = {{static_cast<std::uint8_t>(kind), entry}};
    return search_for(session, there, {}, most_pile_conflicts).possible != Possible::no;
  };
  for (std::size_t kind = 0; kind < there.kinds.size(); ++kind)
    if (is_of_it(session.box->card(there.kinds[kind])) && may_be(kind)) return true;
  const auto people = session.elves[seat.value];
  if (!people || !session.box->components.whole(*people)) {
    there.problem.copies.push_back(1);  // of a card that may be anything
    if (may_be(there.problem.copies.size() - 1)) return true;
  }
  return search_for(session, *pile, {}, most_pile_conflicts).possible == Possible::no;
}

Span span_in_proof(const Play<Action>& play) {
  return std::holds_alternative<SitDown>(play.action) ? play.at(extra) : play.parts[0];
}

Message done_in_proof(const Action& action, std::uint16_t card) {
  if (std::holds_alternative<Deal>(action)) return msg::was_dealt();
  if (std::holds_alternative<Keep>(action)) return msg::was_kept();
  if (is_any<Summon, Decline, Retreat, CashTreasure>(action)) return msg::was_drawn();
  if (std::holds_alternative<Discard>(action)) return msg::was_discarded();
  if (is_any<Send, Defend>(action)) return msg::was_sent();
  if (const auto* used = std::get_if<UseAction>(&action)) {
    const bool drawn = used->card != card && std::ranges::any_of(used->changes, [&](const WrittenChange& change) {
                         return names(change.cards, card);
                       });
    return drawn ? msg::was_drawn() : msg::was_used();
  }
  if (std::holds_alternative<LayOut>(action)) return msg::was_at_edge();
  if (std::holds_alternative<LayCentre>(action)) return msg::was_in_centre();
  if (is_any<Look, ShowGoal>(action)) return msg::was_shown();
  if (std::holds_alternative<TakeArtifact>(action)) return msg::was_taken();
  if (std::holds_alternative<UseArtifact>(action)) return msg::was_used();
  if (is_any<Trade, Give>(action)) return msg::was_handed_over();
  if (std::holds_alternative<GetGoal>(action)) return msg::was_somebodys();
  return msg::was_there_at_start();
}

std::vector<Deduction> deductions_of_piles(const Session& session, std::span<const PileLedger> piles,
                                           const Source& source) {
  std::vector<Deduction> found;
  for (const PileLedger& ledger : piles) {
    if (ledger.of != PileLedger::Of::deck) continue;
    std::ranges::move(deductions_of(session, ledger, source), std::back_inserter(found));
  }
  return found;
}

}  // namespace elfref::elven_rage
