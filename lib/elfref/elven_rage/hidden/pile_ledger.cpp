#include "elfref/elven_rage/hidden/pile_ledger.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "elfref/elven_rage/hidden/pile_book.h"
#include "elfref/elven_rage/rules/game.h"
#include "elfref/elven_rage/table/carry_out.h"

namespace elfref::elven_rage {
namespace {

constexpr std::size_t most_kinds = 63;  // a question may add one
constexpr int squad_cards = 34;  // of the neutral deck, the guardian aside (ER-SET-2)

Spot spot_of(Lies where) {
  return static_cast<Spot>(where);
}
static_assert(static_cast<Spot>(Lies::shown) == spot::shown && static_cast<Spot>(Lies::battle) == spot::battle);

/// The kinds and entries of a ledger, as they come up. The ledger is that of all calls.
class PileIndex {
 public:
  /// The kind of a card; nothing where there are too many.
  std::optional<std::uint8_t> kind(PileLedger& ledger, std::uint16_t card, int copies) {
    const auto found = std::ranges::find(ledger.kinds, card);
    if (found == ledger.kinds.end()) {
      if (ledger.kinds.size() == most_kinds) return std::nullopt;
      ledger.kinds.push_back(card);
      ledger.problem.copies.push_back(static_cast<std::uint8_t>(std::clamp(copies, 0, 200)));
      return static_cast<std::uint8_t>(ledger.kinds.size() - 1);
    }
    return static_cast<std::uint8_t>(found - ledger.kinds.begin());
  }

  void write(PileLedger& ledger, std::uint16_t card, int copies, std::uint32_t ply, std::vector<WrittenCard>& written) {
    const auto its_kind = kind(ledger, card, copies);
    if (!its_kind) return;
    last_of_kind_.resize(ledger.kinds.size(), none);
    std::uint32_t entry = last_of_kind_[*its_kind];
    while (entry != none && ledger.entries[entry].ply != ply) entry = one_before_[entry];
    if (entry == none) {
      entry = static_cast<std::uint32_t>(ledger.entries.size());
      ledger.entries.push_back({ply, card});
      one_before_.push_back(std::exchange(last_of_kind_[*its_kind], entry));
    }
    written.push_back({*its_kind, entry});
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::vector<std::uint32_t> last_of_kind_;  // entry of a kind
  std::vector<std::uint32_t> one_before_;    // of the same kind, by entry
};

// ---------------------------------------------------------------- decks and the neutral cards

/// The cards of one deck.
class DeckLedger {
 public:
  DeckLedger(const Box& box, PileLedger::Of of, Seat seat, Pile pile, int cards, bool at_once)
      : box_(box), pile_(pile), book_(cards, at_once) {
    ledger_.of = of;
    ledger_.seat = seat;
  }

  PileBook& book() { return book_; }
  bool closed = false;  // nothing follows from what comes

  void list_every_kind() {
    for (CardId card = 0; card < box_.components.cards.size(); ++card)
      if (is_of_it(card)) (void)index_.kind(ledger_, card, box_.card(card).copies);
  }

  [[nodiscard]] std::vector<WrittenCard> written(std::span<const CardId> cards, std::uint32_t ply) {
    std::vector<WrittenCard> all;
    for (const CardId card : cards)
      if (card != nothing_named && is_of_it(card)) index_.write(ledger_, card, box_.card(card).copies, ply, all);
    return all;
  }
  [[nodiscard]] std::vector<WrittenCard> written(const std::optional<Cards>& cards, std::uint32_t ply) {
    return cards ? written(cards->named, ply) : std::vector<WrittenCard>();
  }

  void take(const CardMove& move) {
    std::vector<WrittenCard> cards = written(move.named, move.ply);
    const Spot from = spot_of(move.from), to = spot_of(move.to);
    if (move.which == CardMove::Which::all) {
      book_.move_all(from, to);
    } else if (move.which == CardMove::Which::treasures) {
      book_.move_all(from, to, treasures(), move.cards);
    } else if (move.from == move.to) {
      book_.hold(from, std::move(cards));
    } else if (move.from == Lies::deck) {
      book_.draw(move.cards, to, std::move(cards));
    } else {
      book_.move(from, to, move.cards, std::move(cards));
    }
  }

  [[nodiscard]] PileLedger done() {
    ledger_.problem.steps = std::move(book_).steps();
    return std::move(ledger_);
  }

 private:
  [[nodiscard]] bool is_of_it(CardId id) const {
    const Card& card = box_.card(id);
    return card.listed && card.pile.is(pile_) && !card.kind.is(lies_apart);
  }
  [[nodiscard]] std::uint64_t treasures() {
    std::uint64_t kinds = 0;
    for (CardId card = 0; card < box_.components.cards.size(); ++card) {
      if (!is_of_it(card) || !box_.card(card).kind.is(CardKind::treasure)) continue;
      if (const auto kind = index_.kind(ledger_, card, box_.card(card).copies)) kinds |= std::uint64_t{1} << *kind;
    }
    return kinds;
  }

  const Box& box_;
  Pile pile_;
  PileBook book_;
  PileLedger ledger_{};
  PileIndex index_{};
};

// ---------------------------------------------------------------- Artifacts and goals

/// Things of which there is one each: they lie in their pile, with a player, or are out of the game.
class ThingLedger {
 public:
  ThingLedger(PileLedger::Of of, bool listed_only) : listed_only_(listed_only) {
    ledger_.of = of;
  }

  static constexpr Spot pile = 0, gone = most_spots - 1;
  static Spot with(Seat seat) { return static_cast<Spot>(seat.value + 1); }

  void now(std::uint32_t ply) { ply_ = ply; }
  template <class Things>
  void move(Spot from, Spot to, int most, std::uint16_t thing, const Things& things) {
    tell({.from = from, .to = to, .most = most, .written = written(thing, things)});
  }
  void move_some(Spot from, Spot to, int most) {
    if (most > 0) tell({.from = from, .to = to, .most = most, .written = {}});
  }
  void move_all(Spot from, Spot to) { tell({.what = PileStep::What::all, .from = from, .to = to, .written = {}}); }
  template <class Things>
  void hold(Spot where, std::uint16_t thing, const Things& things) {
    tell({.what = PileStep::What::hold, .from = where, .written = written(thing, things)});
  }
  void leave_room(Spot where, int most) {
    tell({.what = PileStep::What::room, .from = where, .most = most, .written = {}});
  }
  /// Nobody can tell where any lies that is not out of the game; `start`: nor which these are.
  void open(int players, bool start) {
    Spots spots = 1u << pile | (start ? 1u << gone : 0u);
    for (std::uint8_t seat = 0; seat < players; ++seat) spots |= static_cast<Spots>(1u << with({seat}));
    std::vector<PileStep>& steps = ledger_.problem.steps;
    if (opened_ && std::ranges::all_of(steps.begin() + *opened_, steps.end(), is_unwritten))
      steps.resize(static_cast<std::size_t>(*opened_));  // the new step allows everything that these allowed
    if (!start) opened_ = std::ssize(steps);
    tell({.what = PileStep::What::mix, .spots = spots, .written = {}});
    if (start) return;
    for (std::uint8_t seat = 0; seat < players; ++seat) move_some(with({seat}), gone, 99);
  }

  [[nodiscard]] PileLedger done() { return std::move(ledger_); }

 private:
  template <class Things>
  std::vector<WrittenCard> written(std::uint16_t thing, const Things& things) {
    std::vector<WrittenCard> all;
    if (thing != nothing_named && (things[thing].listed || !listed_only_)) index_.write(ledger_, thing, 1, ply_, all);
    return all;
  }
  void tell(PileStep step) {
    step.entry = ply_;
    ledger_.problem.steps.push_back(std::move(step));
  }

  static bool is_unwritten(const PileStep& step) { return step.written.empty(); }

  bool listed_only_;
  std::uint32_t ply_ = 0;
  std::optional<std::ptrdiff_t> opened_{};  // the index of the last step with which open() began
  PileLedger ledger_{};
  PileIndex index_{};
};

}  // namespace

// ---------------------------------------------------------------- a session

class PileReader::Piles {
 public:
  Piles(const Session& session, const OptionValues& options, bool every_kind)
      : session_(session),
        box_(*session.box),
        at_once_(options[Option::reshuffle] == 1),
        artifacts_(PileLedger::Of::artifacts, true),
        goals_(PileLedger::Of::goals, true) {
    for (std::uint8_t seat = 0; seat < players(); ++seat) {
      const auto people = session.elves[seat];
      if (people && std::ranges::count(session.elves, people) == 1)
        decks_[seat].emplace(box_, PileLedger::Of::deck, Seat{seat}, *people, own_cards, at_once_);
    }
    decks_[neutral_cards].emplace(box_, PileLedger::Of::neutrals, Seat{}, Pile::neutral, squad_cards, at_once_);
    for (auto& deck : decks_)
      if (deck && every_kind) deck->list_every_kind();
  }

  void begin(const Position& state) {
    for (std::uint8_t seat = 0; seat < players(); ++seat)
      if (decks_[seat] && session_.start.written) start_deck(*decks_[seat], {seat}, state);
    DeckLedger& neutrals = *decks_[neutral_cards];
    if (session_.start.written) {
      neutrals.book().open({0, squad_cards}, neutral_spots);
      start_squads(neutrals);
      artifacts_.open(players(), true);
    } else {
      const int laid = squad_size * (players() + 1);
      neutrals.book().draw({laid, laid}, spot::hand);
    }
    for (std::uint8_t seat = 0; seat < players(); ++seat) {
      if (session_.scenario == Scenario::supremacy) goals_.move_some(ThingLedger::pile, ThingLedger::with({seat}), 1);
      artifacts_.leave_room(ThingLedger::with({seat}), state.of[seat].artifacts.max);
    }
  }

  void before(const Position& state) {
    over_ = Rules::closed(state);
    was_open_ = state.assault.open;
  }

  void after(const Position& state, std::uint32_t ply, PileSlip slip) {
    if (over_) return;
    for (auto& deck : decks_)
      if (deck) deck->book().now(ply);
    artifacts_.now(ply);
    goals_.now(ply);
    const Action& action = session_.plays[ply].action;
    if (is_any<BeginTurn, UnknownTurns>(action))
      for (std::uint8_t seat = 0; seat < players(); ++seat) keep({seat}, nullptr, ply);
    if (!slip.any && !slip.neutrals) std::visit([&](const auto& play) { take(play, ply); }, action);
    move_cards(state, ply, action, slip);
    follow_artifacts(state, action, slip.any);
  }

  std::vector<PileLedger> done() {
    std::vector<PileLedger> all;
    const auto add = [&](PileLedger ledger) {
      if (!ledger.entries.empty()) all.push_back(std::move(ledger));
    };
    for (auto& deck : decks_)
      if (deck) add(deck->done());
    add(artifacts_.done());
    add(goals_.done());
    return all;
  }

 private:
  [[nodiscard]] int players() const { return static_cast<int>(session_.players.size()); }

  // ---------------------------------------------------------------- the beginning

  void start_deck(DeckLedger& deck, Seat seat, const Position& state) {
    const Start::Of& of = session_.start.of[seat.value];
    const std::uint32_t ply = seat.value + 1u;  // that he sits down
    deck.book().now(ply);
    const Range hand = state[seat].hand;
    Range left = state[seat].deck;
    if (!left.exact() && of.discard && of.discard->counted() && of.discard->unknown == 0) {
      const int rest = own_cards - of.discard->size();
      left = {std::max(0, rest - hand.max), std::max(0, rest - hand.min)};
    }
    deck.book().begin(hand, left);
    deck.book().hold(spot::hand, deck.written(of.hand, ply));
    deck.book().hold(spot::discard, deck.written(of.discard, ply));
    deck.book().hold(spot::deck, deck.written(of.deck, ply));
    dealt_[seat.value] = kept_[seat.value] = true;
  }

  void start_squads(DeckLedger& neutrals) {
    if (!session_.start.squads) return;
    for (const Start::Squad& squad : *session_.start.squads)
      if (squad.open != nothing_named && !squad.gone && squad.number < static_cast<int>(opened_.size()))
        opened_[static_cast<std::size_t>(squad.number)] = {squad.open, 0};
    hold_opened(neutrals);
  }

  /// Seven are dealt, and five of them stay (ER-SET-9).
  void deal(Seat seat, const Cards* cards, std::uint32_t ply) {
    if (seat.value >= players() || std::exchange(dealt_[seat.value], true) || !decks_[seat.value]) return;
    DeckLedger& deck = *decks_[seat.value];
    std::vector<WrittenCard> written;
    if (cards != nullptr) written = deck.written(cards->named, ply);
    deck.book().draw({7, 7}, spot::hand, std::move(written));
  }
  void keep(Seat seat, const Cards* cards, std::uint32_t ply) {
    if (seat.value >= players() || kept_[seat.value]) return;
    deal(seat, nullptr, ply);
    kept_[seat.value] = true;
    if (!decks_[seat.value]) return;
    DeckLedger& deck = *decks_[seat.value];
    deck.book().move(spot::hand, spot::deck, {2, 2});
    if (cards != nullptr) deck.book().hold(spot::hand, deck.written(cards->named, ply));
  }

  // ---------------------------------------------------------------- a play

  void move_cards(const Position& state, std::uint32_t ply, const Action& action, PileSlip slip) {
    prune_opened(state);
    const std::optional<Seat> seat = session_.plays[ply].seat;
    if (slip.any && seat) open(state, seat->value, state[*seat].hand);
    const bool neutral_slip = slip.any || slip.neutrals;
    if (slip.neutrals) open(state, neutral_cards, {});
    for (const CardMove& move : state.cards.moves) {
      if (move.of == all_artifacts || !decks_[move.of] || decks_[move.of]->closed) continue;
      const bool slipped = move.of == neutral_cards ? neutral_slip : slip.any;
      if (slipped || move.which == CardMove::Which::open) {
        const bool counted = slipped && move.of != neutral_cards;
        open(state, move.of, counted ? state.of[move.of].hand : Range{0, own_cards});  // else the play counts on
        continue;
      }
      DeckLedger& deck = *decks_[move.of];
      if (move.of == neutral_cards && state.common.squad_count == 0)
        open(state, neutral_cards, {});  // they may be laid again
      const bool squads_fight = move.of == neutral_cards && move.from == Lies::hand && move.to == Lies::battle;
      deck.take(squads_fight ? with_opened(move, action) : move);
      if (squads_fight) hold_opened(deck);
    }
    for (std::uint8_t at = 0; at < players(); ++at) {
      if (!decks_[at]) continue;
      if (state.of[at].out) decks_[at]->closed = true;
      const bool his = seat && seat->value == at;
      const bool touched = std::ranges::any_of(state.cards.moves, [&](const CardMove& move) { return move.of == at; });
      if (!decks_[at]->closed && kept_[at] && (his || touched)) decks_[at]->book().count(spot::hand, state.of[at].hand);
    }
  }

  /// Nobody can tell where the cards lie; the hand has that many.
  void open(const Position& state, std::uint8_t of, Range hand) {
    if (of != neutral_cards) {
      if (!decks_[of] || decks_[of]->closed) return;
      dealt_[of] = kept_[of] = true;
      return decks_[of]->book().open(hand, state.assault.open ? 1u << spot::battle : Spots{0});
    }
    opened_ = {};
    decks_[of]->book().open({0, squad_cards}, neutral_spots);
  }

  template <class Other>
  void take(const Other&, std::uint32_t) {}
  void take(const Deal& dealt, std::uint32_t ply) { deal(dealt.seat, &dealt.cards, ply); }
  void take(const Keep& kept, std::uint32_t ply) { keep(kept.seat, &kept.cards, ply); }
  void take(const GetGoal& got, std::uint32_t) { hold_goal(got.seat, got.goal); }
  void take(const ShowGoal& shown, std::uint32_t) { hold_goal(shown.seat, shown.goal); }
  void take(const Look& look, std::uint32_t ply) {
    if (look.squad < 1 || look.squad >= static_cast<int>(opened_.size())) return;
    opened_[static_cast<std::size_t>(look.squad)] = {look.shown, ply};
    hold_opened(*decks_[neutral_cards]);
  }
  void hold_goal(Seat seat, GoalId goal) {
    if (session_.scenario == Scenario::supremacy)
      goals_.hold(ThingLedger::with(seat), goal, box_.components.goals);
  }

  // ---------------------------------------------------------------- squads

  /// A card that lies open on a squad, and which play showed it.
  struct Opened {
    CardId card = nothing_named;
    std::uint32_t ply = 0;
  };

  /// Squads that have fought, or may have, have none.
  void prune_opened(const Position& state) {
    for (std::size_t squad = 0; squad < opened_.size(); ++squad) {
      const Squad& now = state.common.squads[squad];
      const bool fights = state.assault.open && state.assault.entered && state.assault.may_be_free() &&
                          state.assault.squad == static_cast<int>(squad);
      if (state.common.squad_count == 0 || now.is != Squad::Is::there || now.open != opened_[squad].card)
        if (!fights) opened_[squad] = {};
    }
  }
  /// The card that lies open on the squad that fights is among it.
  CardMove with_opened(CardMove move, const Action& action) {
    const auto* fight = std::get_if<FightSquad>(&action);
    if (fight == nullptr) {  // it may be any of them
      opened_ = {};
    } else if (fight->squad > 0 && fight->squad < static_cast<int>(opened_.size())) {
      const Opened opened = std::exchange(opened_[static_cast<std::size_t>(fight->squad)], {});
      if (opened.card != nothing_named) {
        move.named = {opened.card};
        move.ply = opened.ply;
      }
    }
    return move;
  }
  void hold_opened(DeckLedger& neutrals) {
    std::vector<WrittenCard> all;
    for (const Opened& opened : opened_)
      for (const WrittenCard& card : neutrals.written(std::span(&opened.card, 1), opened.ply)) all.push_back(card);
    neutrals.book().hold(spot::hand, std::move(all));
  }

  // ---------------------------------------------------------------- Artifacts

  void follow_artifacts(const Position& state, const Action& action, bool slip) {
    const auto& things = box_.components.artifacts;
    const auto opens = [](const CardMove& move) { return move.of == all_artifacts; };
    if (std::ranges::any_of(state.cards.moves, opens))
      artifacts_.open(players(), false);  // a gap before what is written
    if (const auto* taken = std::get_if<TakeArtifact>(&action)) {
      if (due_ == taken->seat) due_.reset();
      if (!taken->none && !slip)
        artifacts_.move(ThingLedger::pile, ThingLedger::with(taken->seat), 1, taken->artifact, things);
    } else if (due_ && is_any<EndTurn, EndBattle, UseArtifact, Trade, Give, Attack>(action)) {
      artifacts_.move_some(ThingLedger::pile, ThingLedger::with(*std::exchange(due_, std::nullopt)), 1);
    }
    if (const auto* used = std::get_if<UseArtifact>(&action); used != nullptr && !slip)
      artifacts_.move(ThingLedger::with(used->seat), ThingLedger::gone, 1, used->artifact, things);
    if (const auto* trade = std::get_if<Trade>(&action); trade != nullptr && !slip) {
      hand_over(trade->seat, trade->with, trade->given);
      hand_over(trade->with, trade->seat, trade->taken);
    }
    if (const auto* give = std::get_if<Give>(&action); give != nullptr && !slip)
      hand_over(give->seat, give->to, give->given);
    if (std::holds_alternative<EndBattle>(action) && was_open_) {
      if (!state.unrecorded.told)
        for (std::uint8_t seat = 0; seat < players(); ++seat)
          artifacts_.move_some(ThingLedger::with({seat}), ThingLedger::gone, whole_artifacts);
      if (state.turn.artifacts_due > 0 || state.turn.artifact_perhaps) due_ = state.turn.seat;
    }
    const bool about = is_any<TakeArtifact, UseArtifact, Trade, Give>(action);
    if (unclear(action) || (slip && about)) artifacts_.open(players(), false);
    for (std::uint8_t seat = 0; seat < players(); ++seat) {
      if (state.of[seat].out && !out_[seat]) artifacts_.move_all(ThingLedger::with({seat}), ThingLedger::gone);
      out_[seat] = state.of[seat].out;
      if (about) artifacts_.leave_room(ThingLedger::with({seat}), state.of[seat].artifacts.max);
    }
  }

  void hand_over(Seat from, Seat to, const Thing& thing) {
    if (thing.kind != Thing::Kind::artifact) return;
    artifacts_.move(ThingLedger::with(from), ThingLedger::with(to), 1, thing.artifact, box_.components.artifacts);
  }

  /// An effect of which nobody can tell what it was.
  static bool unclear(const Action& action) {
    const auto any = [](const std::vector<WrittenChange>& changes) {
      return std::ranges::any_of(changes, [](const WrittenChange& change) {
        return change.kind == WrittenChange::Kind::unknown || change.kind == WrittenChange::Kind::other;
      });
    };
    const auto* card = std::get_if<UseAction>(&action);
    const auto* artifact = std::get_if<UseArtifact>(&action);
    return (card != nullptr && any(card->changes)) || (artifact != nullptr && any(artifact->changes));
  }

  static constexpr Spots neutral_spots = 1u << spot::battle | 1u << spot::apart;

  const Session& session_;
  const Box& box_;
  bool at_once_;
  std::array<std::optional<DeckLedger>, max_seats + 1> decks_;  // by seat, then the neutral cards
  std::array<bool, max_seats> dealt_{}, kept_{}, out_{};
  std::array<Opened, max_seats + 1> opened_{};  // by squad
  ThingLedger artifacts_, goals_;
  std::optional<Seat> due_;  // who may take an Artifact
  bool was_open_ = false;    // an attack was under way before the play
  bool over_ = false;        // so is the game
};

PileReader::PileReader(const Session& session, const OptionValues& options, bool every_kind)
    : piles_(std::make_unique<Piles>(session, options, every_kind)) {}
PileReader::PileReader(const PileReader& other) : piles_(std::make_unique<Piles>(*other.piles_)) {}
PileReader::PileReader(PileReader&&) noexcept = default;
PileReader& PileReader::operator=(PileReader&&) noexcept = default;
PileReader::~PileReader() = default;

void PileReader::begin(Position& state) {
  state.cards.noting = true;
  piles_->begin(state);
}
void PileReader::before(const Position& state) {
  piles_->before(state);
}
void PileReader::after(const Position& state, std::uint32_t ply, PileSlip slip) {
  piles_->after(state, ply, slip);
}
std::vector<PileLedger> PileReader::done() {
  return piles_->done();
}

}  // namespace elfref::elven_rage
