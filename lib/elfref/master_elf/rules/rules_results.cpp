#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// Claims that no game can end with, whatever was not recorded: relations between two figures. No game is searched for.

namespace elfref::master_elf {
namespace {

/// What can be claimed, in the order in which clashes are told: at the last of the claims that take part.
enum Claimed : std::uint8_t { outcome, sent_parcels, under, rounds, gifts, cards, crystals };
using ClaimedSet = std::uint16_t;

constexpr ClaimedSet set_of(Claimed one) {
  return static_cast<ClaimedSet>(1u << one);
}
template <class... More>
constexpr ClaimedSet set_of(Claimed one, More... more) {
  return static_cast<ClaimedSet>(set_of(one) | set_of(more...));
}

/// A figure of the end: what is claimed, else what the record leaves possible.
Range claimed_or(std::optional<int> claimed, Range found) {
  return claimed ? Range{*claimed, *claimed} : found;
}

/// The table as of the end, as far as the record and its claims say.
class Results {
 public:
  Results(const Position& state, const ResultClaims& claims) : state_(state), claims_(claims) {
    const bool won = claims_.outcome == Outcome::won;
    sent_ = claimed_or(claims_.sent, won ? Range{whole, whole} : sent(state));
    rounds_ = claimed_or(claims_.rounds, state.turns.rounds);
  }

  /// What is claimed.
  [[nodiscard]] const ResultClaims& claims() const { return claims_; }
  [[nodiscard]] const Position& state() const { return state_; }
  [[nodiscard]] Range sent_parcels() const { return sent_; }
  [[nodiscard]] Range rounds() const { return rounds_; }
  /// How many parcels are claimed to have gifts under them: these are not sent.
  [[nodiscard]] int open_parcels() const {
    return static_cast<int>(std::ranges::count_if(claims_.under, [](const auto& one) { return one.has_value(); }));
  }
  /// Turns that can have been played in the rounds, and turns after which the gift of the deck is laid.
  [[nodiscard]] int most_turns() const {
    const int begun = rounds_.max - begun_before();
    const int before = state_.start->turn == Seat{} ? 0 : state_.players - state_.start->turn.value;  // of that round
    return std::max(0, begun * state_.players + before);
  }
  /// Rounds that were begun before the record.
  [[nodiscard]] int begun_before() const { return state_.start->round - (state_.start->turn == Seat{} ? 1 : 0); }
  /// Gifts that were created at least: for the parcels that are sent, and for those that are not.
  [[nodiscard]] int least_created() const {
    return sum_of_smallest([&](std::size_t i) { return state_.gifts.parcels[i].due.min - most_before(i); },
                           [&](std::size_t i, int lying) { return lying - most_before(i); });
  }
  /// Gifts that lie under parcels at least, and those that were sent with one.
  [[nodiscard]] int least_under() const {
    return sum_of_smallest([&](std::size_t i) { return state_.gifts.parcels[i].due.min; },
                           [](std::size_t, int lying) { return lying; });
  }
  /// Gifts of the deck when the record begins; nothing: any number.
  [[nodiscard]] std::optional<Range> deck_before() const {
    if (state_.start->gifts) return Range{*state_.start->gifts, *state_.start->gifts};
    const auto all = state_.box->all_gifts();
    if (!all) return std::nullopt;
    const int most = *all - static_cast<int>(parcel_count) - stack_count;
    return Range{state_.start->setup ? most : 0, most};
  }
  /// Cards of all hands when the record begins; nothing: any number.
  [[nodiscard]] std::optional<int> hands_before() const {
    int all = 0;
    for (const Start::Of& of : state_.start->of) {
      if (!of.hand && !state_.start->setup) return std::nullopt;
      all += of.hand ? of.hand->size() : 1;
    }
    return all;
  }
  /// Cards that are claimed for players.
  [[nodiscard]] int cards_claimed() const {
    int all = 0;
    for (const ResultClaims::Of& of : claims_.of) all += of.cards.value_or(0);
    return all;
  }
  [[nodiscard]] int crystals_used() const {
    return static_cast<int>(
        std::ranges::count_if(claims_.of, [](const ResultClaims::Of& of) { return of.used == true; }));
  }
  /// Those rounds and the players, as arguments of a message.
  [[nodiscard]] ArgView rounds_in_words() const { return quantity(rounds_.max, noun::round); }
  [[nodiscard]] ArgView players_in_words() const { return quantity(state_.players, noun::player); }
  /// `4 parcels sent`, and those under which gifts are claimed.
  [[nodiscard]] Message parcels_in_words() const {
    const ArgView sent = quantity(sent_.min, noun::parcel);
    if (open_parcels() == 0) return msg::parcels_sent({.sent = sent});
    if (sent_.min == 0) return msg::parcels_open({.open = open_parcels()});
    return msg::parcels_sent_and_open({.open = open_parcels(), .sent = sent});
  }

  static constexpr int whole = static_cast<int>(parcel_count);

 private:
  /// Gifts that may have lain under a parcel when the record began; of one that was sent, all.
  [[nodiscard]] int most_before(std::size_t parcel) const {
    const Under& before = state_.start->under[parcel];
    const int due = state_.gifts.parcels[parcel].due.max;
    if (before.written) return before.sent ? due : static_cast<int>(before.gifts.size());
    return state_.start->setup ? 1 : due;
  }
  template <class OfSent, class OfOpen>
  [[nodiscard]] int sum_of_smallest(OfSent of_sent, OfOpen of_open) const {
    std::vector<int> if_sent;
    int sum = 0;
    for (std::size_t i = 0; i < parcel_count; ++i) {
      if (const auto lying = claims_.under[i]) sum += std::max(0, of_open(i, *lying));
      if (!claims_.under[i]) if_sent.push_back(std::max(0, of_sent(i)));
    }
    std::ranges::sort(if_sent);
    const auto many = std::clamp(sent_.min, 0, static_cast<int>(if_sent.size()));
    return std::accumulate(if_sent.begin(), if_sent.begin() + many, sum);
  }

  const Position& state_;
  const ResultClaims& claims_;
  Range sent_{}, rounds_{};
};

/// A relation between figures: which take part, and how they clash; empty: they do not.
struct Relation {
  ClaimedSet members;
  Message (*clash)(const Results&);
};

Message outcome_and_sent(const Results& all) {
  const Range sent = all.sent_parcels();
  if (all.claims().outcome == Outcome::won && sent.max < Results::whole) return msg::won_with_parcels({.sent = sent});
  const bool lost = all.claims().outcome == Outcome::lost && sent.min == Results::whole;
  return lost ? msg::lost_with_all_parcels() : Message();
}

Message sent_and_open(const Results& all) {
  if (all.sent_parcels().min + all.open_parcels() <= Results::whole) return {};
  return msg::parcels_beyond_four({.all = quantity(all.sent_parcels().min + all.open_parcels(), noun::parcel),
                                   .open = all.open_parcels(),
                                   .sent = quantity(all.sent_parcels().min, noun::parcel)});
}

Message created_in_rounds(const Results& all) {
  const int created = all.least_created(), turns = all.most_turns();
  if (created <= turns) return {};
  return msg::created_beyond_turns({.gifts = quantity(created, noun::gift),
                                    .parcels = all.parcels_in_words(),
                                    .players = all.players_in_words(),
                                    .rounds = all.rounds_in_words(),
                                    .turns = quantity(turns, noun::turn)});
}

Message lost_before_a_turn(const Results& all) {
  const bool no_turn = all.state().start->setup && all.most_turns() == 0;
  return no_turn && all.claims().outcome == Outcome::lost ? msg::lost_before_a_turn() : Message();
}

Message deck_after_rounds(const Results& all) {
  const auto before = all.deck_before();
  if (!before || !all.claims().gifts) return {};
  const int left = *all.claims().gifts;
  const int laid = all.rounds().min - all.begun_before() - 1;  // each round but the first takes one
  if (left + laid > before->max)
    return msg::deck_left_too_many({.before = before->max,
                                    .left = quantity(left, noun::gift),
                                    .rounds = quantity(all.rounds().min, noun::round),
                                    .taken = laid});
  const int returns = all.rounds().max - all.begun_before() + (all.state().start->setup ? 0 : 1);
  const int most = returns + all.most_turns();  // each creation may empty a stack
  if (left + most >= before->min) return {};
  return msg::deck_left_too_few({.before = before->min,
                                 .left = quantity(left, noun::gift),
                                 .players = all.players_in_words(),
                                 .rounds = all.rounds_in_words(),
                                 .taken = most});
}

Message deck_and_parcels(const Results& all) {
  const auto whole = all.state().box->all_gifts();
  constexpr int least_on_stacks = 2;  // where the last one was not filled any more
  const int left = all.claims().gifts.value_or(0), under = all.least_under();
  if (!whole || !all.state().start->setup || left == 0 || left + under + least_on_stacks <= *whole) return {};
  return msg::deck_beyond_box({.all = quantity(left + under + least_on_stacks, noun::gift),
                               .copies = *whole,
                               .left = quantity(left, noun::gift),
                               .parcels = all.parcels_in_words(),
                               .stacks = least_on_stacks,
                               .under = under});
}

Message cards_of_the_whole_box(const Results& all) {
  const auto whole = all.state().box->all_ingredients();
  if (!whole || all.cards_claimed() <= *whole) return {};
  return msg::hands_beyond_box({.cards = quantity(all.cards_claimed(), noun::card), .copies = *whole});
}

Message cards_of_rounds(const Results& all) {
  const auto before = all.hands_before();
  if (!before || all.state().competitive) return {};
  const int most = *before + all.most_turns();
  if (all.cards_claimed() <= most) return {};
  return msg::hands_beyond_turns({.cards = quantity(all.cards_claimed(), noun::card),
                                  .most = most,
                                  .players = all.players_in_words(),
                                  .rounds = all.rounds_in_words()});
}

Message crystals_in_turns(const Results& all) {
  if (!all.state().start->setup || all.crystals_used() <= all.most_turns()) return {};
  return msg::crystals_beyond_turns({.crystals = quantity(all.crystals_used(), noun::crystal),
                                     .players = all.players_in_words(),
                                     .rounds = all.rounds_in_words(),
                                     .turns = quantity(all.most_turns(), noun::turn)});
}

constexpr Relation relations[] = {
    {set_of(outcome, sent_parcels), outcome_and_sent},
    {set_of(outcome, sent_parcels, under), sent_and_open},
    {set_of(outcome, sent_parcels, under, rounds), created_in_rounds},
    {set_of(outcome, rounds), lost_before_a_turn},
    {set_of(rounds, gifts), deck_after_rounds},
    {set_of(outcome, sent_parcels, under, gifts), deck_and_parcels},
    {set_of(cards), cards_of_the_whole_box},
    {set_of(rounds, cards), cards_of_rounds},
    {set_of(rounds, crystals), crystals_in_turns},
};

/// What is claimed and not certain by the record alone.
ClaimedSet open_claims(const Position& state, const ResultClaims& claims) {
  ClaimedSet found = 0;
  const auto add = [&](Claimed one, bool is) { found |= is ? set_of(one) : 0; };
  add(outcome, claims.outcome && state.end.outcome == Outcome::open);
  add(sent_parcels, claims.sent && !sent(state).exact());
  add(rounds, claims.rounds && !state.turns.rounds.exact());
  add(gifts, claims.gifts && !gifts_left(state).exact());
  for (std::size_t i = 0; i < parcel_count; ++i)
    add(under,
        claims.under[i] && (!state.gifts.parcels[i].count().exact() || state.gifts.parcels[i].sent == Sure::perhaps));
  for (std::uint8_t seat = 0; seat < claims.of.size(); ++seat) {
    add(cards, claims.of[seat].cards && !cards_left(state, {seat}).exact());
    add(crystals, claims.of[seat].used == true && state[{seat}].used == Sure::perhaps);
  }
  return found;
}

Claimed kind_of(const ClaimNumber& claim) {
  switch (claim.what) {
    case ClaimNumber::What::sent:
      return sent_parcels;
    case ClaimNumber::What::gifts:
      return gifts;
    case ClaimNumber::What::rounds:
      return rounds;
    case ClaimNumber::What::under:
      return under;
    case ClaimNumber::What::cards:
      break;
  }
  return cards;
}

/// A clash is told once, at the last of the open claims that take part.
Finding clash_at(const Position& state, const ResultClaims& claims, Claimed here) {
  const auto later = static_cast<ClaimedSet>(~((set_of(here) << 1) - 1));
  const ClaimedSet open = open_claims(state, claims);
  for (const Relation& relation : relations) {
    if ((relation.members & open & set_of(here)) == 0 || (relation.members & open & later) != 0) continue;
    Message words = relation.clash(Results(state, claims));
    if (!words.empty()) return broken_by(object, std::move(words));
  }
  return kept();
}

/// Whether nothing of its kind is claimed after a claim.
bool is_last(const ResultClaims& claims, const ClaimNumber& claim) {
  for (std::size_t i = claim.of + 1; claim.what == ClaimNumber::What::under && i < parcel_count; ++i)
    if (claims.under[i]) return false;
  for (std::size_t i = claim.of + 1; claim.what == ClaimNumber::What::cards && i < claims.of.size(); ++i)
    if (claims.of[i].cards) return false;
  return true;
}

}  // namespace

Finding clash_of(const Position& state, const ClaimOutcome& claim) {
  return claim.all && !state.competitive ? clash_at(state, *claim.all, outcome) : kept();
}

Finding clash_of(const Position& state, const ClaimNumber& claim) {
  const bool asked = claim.all && !state.competitive && is_last(*claim.all, claim);
  return asked ? clash_at(state, *claim.all, kind_of(claim)) : kept();
}

Finding clash_of(const Position& state, const ClaimState& claim) {
  if (!claim.all || state.competitive) return kept();
  if (claim.used) {
    const auto later = std::span(claim.all->of).subspan(claim.seat.value + 1u);
    const bool last = std::ranges::none_of(later, [](const ResultClaims::Of& of) { return of.used == true; });
    return last ? clash_at(state, *claim.all, crystals) : kept();
  }
  if (state[claim.seat].at != nothing_named || claim.at != city || acting(state, claim.seat) == Figure::elf)
    return kept();
  return broken_by(object, msg::plays_inhabitant({.figure = noun_of(state[claim.seat].figure), .player = claim.seat}));
}

}  // namespace elfref::master_elf
