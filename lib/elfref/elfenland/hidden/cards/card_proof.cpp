#include "elfref/elfenland/hidden/cards/card_proof.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "elfref/elfenland/hidden/cards/card_ledger.h"
#include "elfref/elfenland/hidden/proof_words.h"
#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/hidden/surely_paid.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

constexpr std::uint64_t steps_a_unit = 3;                    ///< of work
constexpr std::uint64_t most_work_of_caravans = 1'500'000;  ///< units, to settle those of one replay

/// Searches for a completion, and spends of the session's work.
Completion complete(const Session& session, const std::vector<CardLine>& players, const CardBox& box,
                    std::uint64_t steps = steps_of_search) {
  Completion found = complete_cards(players, box, steps_left(session.work, steps_a_unit, steps));
  spend(session.work, session.plays.size() / 4 + found.steps / steps_a_unit);
  return found;
}

/// Whose cards were found not to be counted by the rules.
LooseCards loose_cards(const Session& session, const Replayed<Position>& table) {
  LooseCards loose;
  for (const Slip& slip : Slips::of(table)) {
    const bool gives = slip.about == about::cards_given;
    if (slip.ply >= session.plays.size() || (!gives && slip.about != about::cards)) continue;
    const auto seat = session.plays[slip.ply].seat;
    if (!seat) continue;
    (slip.answer == Answer::broken ? loose.all : loose.surplus) |= static_cast<std::uint16_t>(1u << seat->value);
    if (slip.answer == Answer::broken && gives) loose.not_held.push_back(slip.ply);
  }
  return loose;
}

/// The box as the options say; where cards are not counted by the rules it is not known either when the stock ran out.
CardBox box_of(const Session& session, const Options& options, const LooseCards& loose) {
  CardBox box = CardBox::elfenland();
  box.until_empty = options.reshuffle() == Reshuffle::when_empty && loose.all == 0;
  box.stock_unknown = session.start.round > 1;
  return box;
}

/// Whether every card is known, so that the rules table has judged all of them.
bool all_known(const CardLine& line, const CardBox& box) {
  const auto open = [](const CardSum& sum) { return sum.unknown.max > 0; };
  int hand = sum(line.start.known);
  if (open(line.start)) return false;
  for (const CardRound& round : line.rounds) {
    if (round.filled || open(round.dealt) || open(round.paid) || (!round.excess && open(round.discarded))) return false;
    hand += sum(round.dealt.known) - sum(round.paid.known) - (round.excess ? 0 : sum(round.discarded.known));
    if (round.excess && hand > box.kept) return false;
  }
  return true;
}

class Proof {
 public:
  Proof(const Session& session, const Options& options, const LooseCards& loose, const Source& source,
        std::uint32_t last_ply)
      : session_(session),
        options_(options),
        loose_(loose),
        source_(source),
        box_(box_of(session, options, loose)),
        effort_(session.work, {.each = steps_of_search, .hasty = steps_of_search / 100}) {
    CardLedger all = ledger(left_out_);
    known_ = !box_.until_empty &&
             std::ranges::all_of(all.players, [&](const CardLine& line) { return all_known(line, box_); });
    entries_ = std::move(all.entries);
    for (std::uint32_t i = 0; i < entries_.size(); ++i)
      if (entries_[i].ply > last_ply) left_out_.set(i);
    written_ = std::move(all.players);
  }

  /// Supposes that a player had no more than so many cards of a transport in a round, which counts from 0.
  void suppose(std::size_t seat, std::size_t round, std::size_t kind, int most) {
    supposed_ = [=](CardLedger& ledger) {
      ledger.players[seat].rounds[round].most[kind] = static_cast<std::uint8_t>(most);
    };
  }

  /// Whether nothing is hidden.
  [[nodiscard]] bool known() const { return known_; }
  /// Whether some cards make all of it true; where that is too much to find out, they may.
  [[nodiscard]] bool possible() { return may_be(left_out_); }
  /// Whether every search came to an end.
  [[nodiscard]] bool decided() const { return effort_.decided(); }

  /// Sets aside, as if unknown, what is not needed: whole players first, then their rounds, then single entries.
  void shorten() {
    std::vector<std::uint32_t> all(entries_.size());
    std::iota(all.begin(), all.end(), 0u);
    Minimiser proof(std::move(all), [this](const Mask& left_out) { return may_be(left_out); }, left_out_);
    proof.drop_groups([&](std::uint32_t i) { return entries_[i].seat.value; });
    proof.drop_groups([&](std::uint32_t i) { return std::pair(entries_[i].seat.value, entries_[i].round); });
    for (const bool came : {true, false})
      proof.drop_pieces(1, [&](std::uint32_t i) { return entries_[i].came() == came; });
    left_out_ = proof.left_out();
  }

  /// ` (lines 31, 34)`: where the entries stand that are left, of everybody or of one player.
  [[nodiscard]] Message lines(std::optional<Seat> seat = {}) const {
    std::set<std::uint32_t> lines;
    for (const CardEntry& entry : left())
      if (!seat || entry.seat == *seat)
        lines.insert(static_cast<std::uint32_t>(place_of(source_, entry.span).line));
    return lines_in_brackets(lines);
  }

  [[nodiscard]] Contradiction<CardEntry> told() const {
    Contradiction<CardEntry> found{.possible = Possible::no, .rule = "cards-in-the-box"};
    found.entries = left();
    std::ranges::stable_sort(found.entries, {}, [](const CardEntry& entry) { return entry.span.begin; });
    found.message = of_one_kind();
    if (found.message.empty()) found.message = of_one_stretch();
    if (found.message.empty()) found.message = of_several_kinds();
    return found;
  }

 private:
  [[nodiscard]] CardLedger ledger(const Mask& left_out) const {
    CardLedger ledger = card_ledger(session_, options_, loose_, left_out);
    if (supposed_) supposed_(ledger);
    return ledger;
  }

  /// The entries that are not set aside.
  [[nodiscard]] std::vector<CardEntry> left() const {
    std::vector<CardEntry> left;
    for (std::uint32_t i = 0; i < entries_.size(); ++i)
      if (!left_out_.has(i)) left.push_back(entries_[i]);
    return left;
  }

  bool may_be(const Mask& left_out) {
    return effort_.may_be([&](std::uint64_t most) {
      const bool all = left_out.size() == 0 && !supposed_;
      const CardLedger rest = all ? CardLedger{} : ledger(left_out);
      const Completion completion = complete(session_, all ? written_ : rest.players, box_, most);
      return Searched{elfref::possible(completion.exists, completion.decided), completion.steps};
    });
  }

  /// The round and transport of which more must be in hands than the box has, if it is one.
  [[nodiscard]] Message of_one_kind() const {
    const CardLedger all = ledger(left_out_);
    std::vector<std::vector<CardCounts>> least;
    for (const CardLine& player : all.players) least.push_back(least_cards(player, box_));
    const std::size_t rounds = all.players.empty() ? 0 : all.players.front().rounds.size();
    for (std::size_t round = 0; round < rounds; ++round)
      for (std::size_t kind = 0; kind < transport_count; ++kind) {
        int held = 0;
        for (const auto& player : least) held += player[round][kind];
        if (held <= box_.cards[kind]) continue;
        const int number = all.first_round + static_cast<int>(round);
        List listed(Joint::comma);
        bool played = true;
        for (std::uint8_t seat = 0; seat < least.size(); ++seat)
          if (const int his = least[seat][round][kind]; his > 0) listed.add(holder(Seat{seat}, his, number, played));
        const Message holders = listed.take();
        const ArgView found = quantity(held, as_noun(Transport(kind)));
        const int copies = box_.cards[kind];
        return played ? msg::cards_played({.copies = copies, .found = found, .holders = holders, .round = number})
                      : msg::cards_in_hands({.copies = copies, .found = found, .holders = holders, .round = number});
      }
    return {};
  }

  /// The transport of which more must have come into hands than the box has while the stock had surely not run out.
  [[nodiscard]] Message of_one_stretch() const {
    if (!box_.until_empty || box_.stock_unknown) return {};
    const CardLedger all = ledger(left_out_);
    std::vector<std::vector<Come>> come;
    for (const CardLine& player : all.players) come.push_back(come_until(player, box_));
    const std::size_t rounds = all.players.empty() ? 0 : all.players.front().rounds.size();
    for (std::size_t round = 0; round < rounds; ++round)
      for (std::size_t kind = 0; kind < transport_count; ++kind) {
        int held = 0, most = 0;
        for (const auto& player : come) {
          held += player[round].least[kind];
          most += player[round].most;
        }
        if (held <= box_.cards[kind] || most > sum(box_.cards)) continue;
        const int last = all.first_round + static_cast<int>(round);
        List holders(Joint::comma);
        for (std::uint8_t seat = 0; seat < come.size(); ++seat)
          if (const int his = come[seat][round].least[kind]; his > 0)
            holders.add(msg::holder({.holder = Seat{seat}, .kept = none, .lines = lines(Seat{seat}), .number = his}));
        return msg::cards_dealt({.copies = int{box_.cards[kind]},
                                 .found = quantity(held, as_noun(Transport(kind))),
                                 .holders = holders.take(),
                                 .rounds = in_rounds(all.first_round, last)});
      }
    return {};
  }

  /// `Anna 4 kept for round 3 (lines 52, 54)`: how many cards of a round are whose, and the entries that show it.
  [[nodiscard]] Message holder(Seat seat, int his, int number, bool& played) const {
    std::optional<Message> kept;
    for (const CardEntry& entry : left()) {
      if (entry.seat != seat) continue;
      if (entry.round != number || entry.came()) played = false;
      if (entry.round > number) kept = msg::kept_for_round({.round = entry.round});
      if (entry.round < number && !kept) kept = msg::kept_from_round({.round = entry.round});
    }
    return msg::holder({.holder = seat, .kept = kept, .lines = lines(seat), .number = his});
  }

  [[nodiscard]] Message of_several_kinds() const {
    int first = 255, last = 0;
    std::set<std::uint8_t> seats;
    for (const CardEntry& entry : left()) {
      first = std::min<int>(first, entry.round);
      last = std::max<int>(last, entry.round);
      seats.insert(entry.seat.value);
    }
    List holders(Joint::comma);
    for (const std::uint8_t seat : seats)
      holders.add(msg::entries_of({.holder = Seat{seat}, .lines = lines(Seat{seat})}));
    return msg::cards_of_no_box({.holders = holders.take(), .rounds = in_rounds(first, last)});
  }

  const Session& session_;
  const Options& options_;
  LooseCards loose_;
  const Source& source_;
  CardBox box_;
  std::vector<CardEntry> entries_;
  Mask left_out_;
  std::vector<CardLine> written_;  ///< all that is
  std::function<void(CardLedger&)> supposed_;
  Effort effort_;
  bool known_ = false;
};

/// How many cards of a transport a player gave in a round before a step.
Range given_before(const Session& session, std::uint32_t ply, Seat seat, Transport kind) {
  constexpr int any = 100;
  Range given;
  for (std::uint32_t i = 0; i < ply; ++i) {
    const Play<Action>& play = session.plays[i];
    if (std::holds_alternative<BeginRound>(play.action)) given = {};
    if (play.seat != seat || play.ruling == Ruling::taken_back) continue;
    if (std::holds_alternative<UnknownSteps>(play.action)) given.max += any;
    if (const auto* step = std::get_if<Step>(&play.action)) {
      const int known = step->paid.of[static_cast<std::size_t>(kind)];
      given.min += known;
      given.max += known + step->paid.unknown + (step->paid.open ? any : 0);
    }
  }
  return given;
}

/// What a caravan's road asks for in cards of its counter; nothing: that is not known.
std::optional<std::pair<Transport, int>> price_of_road(const Position& state, const Step& step) {
  if (!step.way || !is_road(*step.way)) return std::nullopt;
  const RoadState& road = state.roads.road[step.way->value];
  const Price price = price_of(state, step);
  if (!road.counter || road.other || price.obstacles_max != road.obstacles) return std::nullopt;
  return std::pair(*road.counter, cost(*road.counter, way(*step.way).terrain) + road.obstacles);
}

/// Where a player's journey of a round stands; where it is not written, the players.
Span journey_of(const Session& session, std::size_t seat, int round) {
  for (const Play<Action>& play : session.plays)
    if (play.seat && play.seat->value == seat && play.round == round &&
        std::holds_alternative<BeginJourney>(play.action) && play.parts[0] != Span{})
      return play.parts[0];
  return session.players_span;
}

/// Settles by the cards of a whole record what a rule could not tell of one step.
class SettledCaravans {
 public:
  SettledCaravans(const Session& session, const Options& options, const LooseCards& loose)
      : session_(session),
        box_(box_of(session, options, loose)),
        ledger_(card_ledger(session, options, loose)),
        begun_(spent(session.work)) {}

  /// Whether some cards make all of it true; otherwise nothing can be said.
  [[nodiscard]] bool possible() const { return complete(session_, ledger_.players, box_).exists; }

  void settle(Raised& raised, const Position& state, const Action& action) const {
    const auto* step = std::get_if<Step>(&action);
    const auto price = step != nullptr && !step->other_ways ? price_of_road(state, *step) : std::nullopt;
    if (!price) return;
    const auto kind = static_cast<std::size_t>(price->first);
    const int due = price->second;
    const Range given = given_before(session_, raised.ply, step->seat, price->first);
    const auto cannot = [&](auto&& set) {
      if (spent(session_.work) - begun_ > most_work_of_caravans) return false;
      std::vector<CardLine> players = ledger_.players;
      set(players[step->seat.value].rounds[static_cast<std::size_t>(state.round - ledger_.first_round)]);
      const Completion completion = complete(session_, players, box_);
      return !completion.exists && completion.decided;
    };
    if (cannot([&](CardRound& round) { round.least[kind] = static_cast<std::uint8_t>(given.min + due); })) {
      raised.finding = kept();
      return;
    }
    const auto most = static_cast<std::uint8_t>(std::min(250, given.max + due - 1));
    if (!cannot([&](CardRound& round) { round.most[kind] = most; })) return;
    Position shown = state;
    shown.at(step->seat).hand.lower[kind] = static_cast<std::uint8_t>(due);
    check(shown, action, [&](const RuleInfo& rule, Finding&& finding) {
      if (&rule != raised.rule) return;
      raised.finding = std::move(finding);
      if (raised.finding.words)
        raised.finding.words->because.push_back(msg::shown_by_later_cards());
    });
  }

 private:
  const Session& session_;
  CardBox box_;
  CardLedger ledger_;
  std::uint64_t begun_;
};

}  // namespace

void settle_caravans(Replayed<Position>& table, const Session& written, const Options& options, const Position& begin) {
  std::map<std::uint32_t, Raised*> open;
  for (Raised& raised : table.raised)
    if (!raised.claim && raised.finding.answer == Answer::cannot_tell && raised.rule->about == about::caravan)
      open.emplace(raised.ply, &raised);
  if (open.empty()) return;
  const std::optional<Session> told = with_surely_paid(written, begin, table);
  const Session& session = told ? *told : written;
  const SettledCaravans caravans(session, options, loose_cards(session, table));
  if (!caravans.possible()) return;
  Position state = begin;
  const auto plays = std::span(session.plays).first(open.rbegin()->first + 1);
  walk<Elfenland<true>>(plays, state, [&](std::uint32_t ply, const Action& action) {
    if (const auto found = open.find(ply); found != open.end()) caravans.settle(*found->second, state, action);
  });
  std::erase_if(table.raised, [](const Raised& raised) { return raised.finding.answer == Answer::kept; });
}

Contradiction<CardEntry> contradiction_of_cards(const Session& session, const Options& options,
                                                const Replayed<Position>& table, const Source& source,
                                                std::uint32_t last_ply) {
  Proof proof(session, options, loose_cards(session, table), source, last_ply);
  if (proof.known()) return {};
  if (proof.possible()) return {.possible = proof.decided() ? Possible::yes : Possible::given_up};
  proof.shorten();
  return proof.told();  // of none where so many play that the box has no cards for them: told elsewhere
}

bool cards_may_be(const Session& session, const Options& options, const Replayed<Position>& table,
                  const Source& source) {
  Proof proof(session, options, loose_cards(session, table), source, ~0u);
  return proof.known() || proof.possible();
}

std::vector<Deduction> deductions_of_cards(const Session& session, const Options& options,
                                           const Replayed<Position>& table, const Source& source) {
  std::vector<Deduction> found;
  if (session.sheet) return found;
  const LooseCards loose = loose_cards(session, table);
  const CardBox box = box_of(session, options, loose);
  const CardLedger ledger = card_ledger(session, options, loose);
  if (!complete(session, ledger.players, box).exists) return found;
  for (std::size_t seat = 0; seat < ledger.players.size(); ++seat) {
    if (all_known(ledger.players[seat], box)) continue;
    for (std::size_t round = 0; round < ledger.players[seat].rounds.size(); ++round) {
      const CardRound& here = ledger.players[seat].rounds[round];
      for (std::size_t kind = 0; kind < transport_count; ++kind) {
        const int given = here.paid.known[kind] + (here.excess ? 0 : here.discarded.known[kind]);
        const int written = std::max<int>(given, here.filled ? 0 : here.dealt.known[kind]);
        int least = written;
        std::optional<Proof> shown;
        while (true) {
          Proof proof(session, options, loose, source, ~0u);
          proof.suppose(seat, round, kind, least);
          if (proof.possible()) break;
          if (done(session.work)) return found;
          ++least;
          shown.emplace(std::move(proof));
        }
        if (!shown) continue;
        shown->shorten();
        const int number = ledger.first_round + static_cast<int>(round);
        const Seat player{static_cast<std::uint8_t>(seat)};
        const Message what =
            msg::had_at_least({.cards = quantity(least, as_noun(Transport(kind))), .player = player});
        found.push_back({.span = journey_of(session, seat, number),
                         .text = msg::deduced({.lines = shown->lines(), .round = number, .what = what}),
                         .seat = player,
                         .round = number});
      }
    }
  }
  return found;
}

}  // namespace elfref::elfenland
