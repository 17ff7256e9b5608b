#include "elfref/elfenland/hidden/cards/card_ledger.h"

#include <algorithm>
#include <variant>

#include "elfref/elfenland/hidden/plays_of.h"
#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland {
namespace {

/// More than any hand.
constexpr int any = 16;

CardSum sum_of(const Pieces& cards) {
  return {cards.of, {cards.unknown, cards.open ? any : cards.unknown}};
}

/// What a session tells of travel cards.
class CardLedgerOf {
 public:
  CardLedgerOf(const Session& session, const Options& options, const std::vector<std::uint32_t>& not_held,
               const Mask& left_out)
      : session_(session), options_(options), not_held_(not_held), left_out_(left_out) {
    ledger_.first_round = session.start.round;
    ledger_.players.resize(session.players.size());
  }

  CardLedger read() {
    for_plays_of(session_, nullptr, [this](std::uint32_t ply, const Action& action) {
      ply_ = ply;
      std::visit([this](const auto& what) { take(what); }, action);
    });
    return std::move(ledger_);
  }

 private:
  using What = CardEntry::What;

  template <class Other>
  void take(const Other&) {}

  void take(const BeginRound& begin) {
    const bool first = ledger_.players.empty() || ledger_.players.front().rounds.empty();
    for (std::size_t seat = 0; seat < ledger_.players.size(); ++seat) {
      CardRound& round = ledger_.players[seat].rounds.emplace_back();
      deal(round);
      round.paid.unknown = {0, any};  // until the journey turns out to be written
      if (first) start(Seat{static_cast<std::uint8_t>(seat)}, ledger_.players[seat], round);
    }
    round_ = begin.number;
  }

  /// A deal that nobody wrote down.
  void deal(CardRound& round) const {
    round.filled = options_.deal() == DealOption::fill_8;
    round.dealt = {{}, {8, 8}};
  }

  /// The hand with which a player begins the record, dealt already or not.
  void start(Seat seat, CardLine& line, CardRound& round) {
    const Start& start = session_.start;
    const bool dealt = start.phase != phase::deal;
    const bool later = start.round > 1;
    const Pieces* hand = nullptr;
    if (seat.value < start.players.size() && start.players[seat.value].hand) hand = &*start.players[seat.value].hand;
    if (hand != nullptr && hand->open) hand = nullptr;  // as if it were left out
    if (hand != nullptr && !entry(seat, What::held, start.players[seat.value].hand_span)) hand = nullptr;
    if (!dealt) {
      if (hand != nullptr) {
        line.start = sum_of(*hand);
      } else if (later) {
        line.start.unknown = {0, 4};
      }
      return;
    }
    round.filled = false;
    round.dealt = {{}, {8, later && options_.deal() == DealOption::new_8 ? 12 : 8}};
    if (hand != nullptr) round.dealt = sum_of(*hand);
  }

  void take(const Deal& deal) {
    CardRound* round = round_of(deal.seat);
    if (round == nullptr || !deal.written || deal.cards.open || !entry(deal.seat, What::dealt, part(object))) return;
    round->filled = false;
    round->dealt = sum_of(deal.cards);
  }

  void take(const BeginJourney& begin) {
    if (CardRound* round = round_of(begin.seat); round != nullptr && begin.written) round->paid.unknown = {0, 0};
  }

  void take(const Step& step) { pay(step.seat, step.paid); }

  void take(const UnknownSteps& steps) {
    if (CardRound* round = round_of(steps.seat)) round->paid.unknown.max = any;
  }

  void pay(Seat seat, const Pieces& cards) {
    CardRound* round = round_of(seat);
    if (round == nullptr) return;
    if (!entry(seat, What::paid, part(payment))) {
      round->paid.unknown.max = any;
      return;
    }
    by_kind::add(cards.of, round->paid.known);
    round->paid.unknown.min += cards.unknown;
    round->paid.unknown.max = cards.open ? any : std::min(any, round->paid.unknown.max + cards.unknown);
  }

  void take(const EndJourney& end) {
    CardRound* round = round_of(end.seat);
    if (round == nullptr || !end.written) return;
    round->excess = false;
    round->discarded = entry(end.seat, What::discarded, part(payment)) ? sum_of(end.discard) : CardSum{{}, {0, any}};
  }

  CardRound* round_of(Seat seat) {
    if (seat.value >= ledger_.players.size() || ledger_.players[seat.value].rounds.empty()) return nullptr;
    return &ledger_.players[seat.value].rounds.back();
  }

  /// Where a part of the play stands that is read; empty where it has no place of its own.
  [[nodiscard]] Span part(Part which) const { return session_.plays[ply_].parts[which]; }

  /// Notes an entry; false if it is to be read as unknown.
  bool entry(Seat seat, What what, Span span) {
    const auto index = static_cast<std::uint32_t>(ledger_.entries.size());
    ledger_.entries.push_back(
        {ply_, seat, static_cast<std::uint8_t>(std::max(round_, ledger_.first_round)), what, span});
    if (std::ranges::binary_search(not_held_, ply_)) return false;
    return !left_out_.has(index);
  }

  const Session& session_;
  const Options& options_;
  const std::vector<std::uint32_t>& not_held_;
  const Mask& left_out_;
  CardLedger ledger_;
  std::uint32_t ply_ = 0;
  int round_ = 0;
};

/// Of every round only what was surely given away, and nothing is kept from one to the next.
void loosen(CardLine& line) {
  line.start = {};
  for (CardRound& round : line.rounds) {
    CardRound loose{.filled = false, .dealt = {}, .paid = round.paid, .excess = false, .discarded = round.discarded};
    loose.paid.unknown = loose.discarded.unknown = {0, 0};
    if (round.excess) loose.discarded = {};
    const int given = sum(loose.paid.known) + sum(loose.discarded.known);
    loose.dealt.unknown = {given, given};
    round = loose;
  }
}

void allow_surplus(CardLine& line) {
  for (CardRound& round : line.rounds) {
    if (!round.excess) continue;
    round.excess = false;
    round.discarded.unknown = {0, any};
  }
}

}  // namespace

CardLedger card_ledger(const Session& session, const Options& options, const LooseCards& loose,
                       const Mask& left_out) {
  CardLedger ledger = CardLedgerOf(session, options, loose.not_held, left_out).read();
  for (std::size_t seat = 0; seat < ledger.players.size(); ++seat) {
    if ((loose.surplus >> seat & 1) != 0) allow_surplus(ledger.players[seat]);
    if ((loose.all >> seat & 1) != 0) loosen(ledger.players[seat]);
  }
  return ledger;
}

}  // namespace elfref::elfenland
