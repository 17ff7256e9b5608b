#include "elfref/elven_rage/plays/session.h"

#include <algorithm>

namespace elfref::elven_rage {
namespace {

bool fights_by(const std::optional<Effect>& effect, const std::vector<WrittenChange>& changes) {
  using Kind = WrittenChange::Kind;
  const auto fights = [](const WrittenChange& change) {
    return change.kind == Kind::slot || change.kind == Kind::life || change.kind == Kind::initiative ||
           change.kind == Kind::beginner;
  };
  if (std::ranges::any_of(changes, fights)) return true;
  return effect && effect->when != When::any && effect->when != When::own_turn;
}

std::optional<Effect> effect_of(const Box& box, const UseAction& used) {
  if (used.card == nothing_named || !box.card(used.card).listed || !box.card(used.card).action) return std::nullopt;
  return box.card(used.card).action->effect;
}
std::optional<Effect> effect_of(const Box& box, const UseArtifact& used) {
  if (used.artifact == nothing_named || !box.components.artifacts[used.artifact].listed) return std::nullopt;
  return box.components.artifacts[used.artifact].effect;
}

/// Whether a play may allow one more capture.
template <class Used>
bool may_capture(const Box& box, const Used& used) {
  using Kind = WrittenChange::Kind;
  const auto captures = [](const WrittenChange& change) {
    return change.kind == Kind::capture || change.kind == Kind::other || change.kind == Kind::unknown;
  };
  const std::optional<Effect> effect = effect_of(box, used);
  return !effect || effect->does == Does::capture || std::ranges::any_of(used.changes, captures);
}

/// Says of each decline how many attacks and declines follow in its turn, before one more capture can be allowed.
class Declines {
 public:
  explicit Declines(const Box& box) : box_(box) {}

  void see(Action& action) {
    const auto* used = std::get_if<UseAction>(&action);
    const auto* artifact = std::get_if<UseArtifact>(&action);
    auto* decline = std::get_if<Decline>(&action);
    const bool ends = is_any<BeginTurn, EndTurn, UnknownTurns, Unknown>(action);
    const bool earns =
        (used != nullptr && may_capture(box_, *used)) || (artifact != nullptr && may_capture(box_, *artifact));
    if (ends || earns) {
      declines_.clear();
    } else if (std::holds_alternative<Attack>(action)) {
      count();
      attacked_ = true;
    } else if (decline != nullptr) {
      if (!attacked_) count();  // else it may be of that attack
      attacked_ = false;
      decline->ahead = 0;
      declines_.push_back(decline);
    }
  }

 private:
  void count() {
    for (Decline* decline : declines_) ++decline->ahead;
  }

  const Box& box_;
  std::vector<Decline*> declines_;
  bool attacked_ = false;  // since the last decline
};

/// Whether an Action does no more than change how cards will be laid out.
bool lays_as_beginners(const Action& action) {
  const auto is_so = [](const std::vector<WrittenChange>& changes) {
    return !changes.empty() && std::ranges::all_of(changes, [](const WrittenChange& change) {
      return change.kind == WrittenChange::Kind::beginner;
    });
  };
  const auto* card = std::get_if<UseAction>(&action);
  const auto* artifact = std::get_if<UseArtifact>(&action);
  return (card != nullptr && is_so(card->changes)) || (artifact != nullptr && is_so(artifact->changes));
}

/// What is written of the attack under way, from line to line.
class Ahead {
 public:
  explicit Ahead(const Session& session) : session_(session) {}

  void see(Play<Action>& play, std::uint32_t ply) {
    const auto* ends = std::get_if<EndTurn>(&play.action);
    if (is_any<BeginTurn, UnknownTurns, Attack, Unknown>(play.action) || ends != nullptr) {
      leave(ends != nullptr && ends->stops);
      begin(play, ply);
    } else if (is_of_an_attack(*session_.box, play.action) ||
               (!entered_ && !follows_ && is_any<Decline>(play.action))) {
      last_ = ply;
      follows_ = false;
      entered_ = entered_ || (!is_any<Look, Send, NeutralsBy>(play.action) && !lays_as_beginners(play.action));
      if (of_ != nullptr && is_any<FightSquad, Defend, Send, Retreat, GiveUp, Decline>(play.action)) of_->begins = true;
      if (of_ != nullptr && is_any<LayCentre>(play.action)) of_->centre = true;
      if (of_ != nullptr && is_any<EndBattle, Retreat, GiveUp>(play.action)) of_->ended = true;
    } else if (play.counted) {
      follows_ = true;
    }
    if (attack_ == nullptr) return;
    if (const auto* laid = std::get_if<LayOut>(&play.action)) edge_ = laid;
    if (const auto* centre = std::get_if<LayCentre>(&play.action); centre && edge_ && !attack_->six) {
      attack_->six.emplace();
      std::ranges::copy(edge_->cards, attack_->six->begin());
      (*attack_->six)[edge_places] = centre->upper;
      (*attack_->six)[edge_places + 1] = centre->lower;
    }
  }

 private:
  void begin(Play<Action>& play, std::uint32_t ply) {
    attack_ = std::get_if<Attack>(&play.action);
    auto* unknown = std::get_if<Unknown>(&play.action);
    of_ = attack_ != nullptr ? &attack_->ahead : unknown != nullptr ? &unknown->ahead : nullptr;
    edge_ = nullptr;
    last_ = ply;
    entered_ = follows_ = false;
  }
  void leave(bool stops) {
    if (of_ == nullptr) return;
    of_->stops = stops;
    if (!of_->ended && (follows_ || !stops)) of_->last = last_;
  }

  const Session& session_;
  Attack* attack_ = nullptr;
  AttackAhead* of_ = nullptr;
  const LayOut* edge_ = nullptr;
  std::uint32_t last_ = 0;  // its last line so far
  bool entered_ = false;    // the battle has begun: it is too late to decline
  bool follows_ = false;    // another line stands behind that
};

}  // namespace

bool is_of_an_attack(const Box& box, const Action& action) {
  if (const auto* used = std::get_if<UseAction>(&action)) return fights_by(effect_of(box, *used), used->changes);
  if (const auto* used = std::get_if<UseArtifact>(&action)) return fights_by(effect_of(box, *used), used->changes);
  return is_any<Look, FightSquad, Defend, Retreat, GiveUp, Send, PlacedInOrder, LayOut, LayCentre, Swap, WrittenAct,
                Loop, Fallen, NeutralsBy, EndBattle>(action);
}

Claimed claimed_in(std::span<const Play<Action>> claims) {
  Claimed claimed;
  for (auto& numbers : claimed.number) numbers.fill(Claimed::none);
  int number = 0;
  for (const Play<Action>& claim : claims) {
    if (const auto* winner = std::get_if<ClaimWinner>(&claim.action)) claimed.winner = winner->seats;
    const auto* figure = std::get_if<ClaimFigure>(&claim.action);
    if (figure == nullptr || figure->seat.value >= max_seats) continue;
    const auto at = static_cast<std::size_t>(figure->figure);
    claimed.value[figure->seat.value][at] = figure->value;
    claimed.number[figure->seat.value][at] = ++number;
  }
  return claimed;
}

void look_ahead(Session& session) {
  Ahead ahead(session);
  Declines declines(*session.box);
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    if (session.plays[ply].ruling == Ruling::taken_back) continue;
    ahead.see(session.plays[ply], ply);
    declines.see(session.plays[ply].action);
  }
}

void go_on(Action& action) {
  const auto on = [](AttackAhead& ahead) {
    if (ahead.stops) ahead.last = no_ply;
  };
  if (auto* attack = std::get_if<Attack>(&action)) on(attack->ahead);
  if (auto* unknown = std::get_if<Unknown>(&action)) on(unknown->ahead);
}

}  // namespace elfref::elven_rage
