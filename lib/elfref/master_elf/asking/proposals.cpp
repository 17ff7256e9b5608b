#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/asking/proposing.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/rules/moves.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// Proposes changes for one record.
class Proposing : Proposals {
 public:
  Proposing(const Record& record, const Session& session, const Judgement& judgement)
      : Proposals(record, judgement, session.work), session_(session), names_(names_in(session)) {}

  std::vector<Suggestion> propose() {
    return propose_each<Rules>(
        session_, begin(session_, Rules::values(session_)),
        [this](const Position& state, const Play<Action>& play) { of_play(state, play); },
        [this](const Play<Action>& claim) { of_claim(claim); });
  }

 private:
  [[nodiscard]] bool may_stand(const Position& state, const Action& action) const {
    return Proposals::may_stand(action, [&](const Action& play) { return legality(state, play); });
  }
  /// The whole step in other words.
  void whole_step(const Play<Action>& play, const Action& other) { instead(play.parts[whole], written(other, names_)); }

  void of_play(const Position& state, const Play<Action>& play) {
    std::visit(Overloaded{
                   [&](const BeginTurn& begins) { of_turn(play, begins); },
                   [&](const Stuck& stuck) {
                     if (stuck.written) instead(play.parts[whole], "unknown");
                   },
                   [&](const Visit& visit) {
                     of_refill(state, play, visit);
                     of_city(state, play, visit);
                   },
                   [&](const Give&) {
                     swapped(play, {1, -1});
                   },
                   [&](const Create& create) { of_create(state, play, create); },
                   [&](const NewGift&) {
                     swapped(play, {-1, 1});
                   },
                   [&](const LayOut& lay) { of_layout(play, lay); },
                   [](const auto&) {},
               },
               play.action);
    if (play.phase == phase::setup || !play.counted) return;
    const std::vector<std::string> others =
        nearest_of(written(play.action, names_), legal_lines(state, play.action),
                   [&](const std::string& line) { instead(play.parts[whole], line); });
    leave_out_repetition(play.parts[whole]);
    leave_out(play.parts[whole]);
    for (const std::string& line : others) instead(play.parts[whole], line);
  }

  /// Who did not move went somewhere.
  static PlayKinds kind_of(const Action& play) {
    return is_any<Stuck>(play) ? kinds_of<Action, Visit>() : kind_bit(play);
  }

  /// What would have been legal instead. An exchange with somebody else is one of the same cards too.
  [[nodiscard]] std::vector<std::string> legal_lines(const Position& state, const Action& instead_of) const {
    const auto* exchange = std::get_if<Give>(&instead_of);
    return Proposals::legal_lines(
        elfref::legal_moves<Moves>(state, kind_of(instead_of), most_legal_plays),
        [&](const LegalPlay& play) {
          auto each = elfref::legal_among<Moves>(state, Moves::choices(state, play), most_legal_plays);
          if (exchange == nullptr) return each;
          Give same = std::get<Give>(play.play);
          same.cards = exchange->cards;
          if (may_stand(state, same)) each.push_back({same});
          return each;
        },
        [&](const Action& play) { return written(play, names_); });
  }

  /// As many were laid as were due: named ones first, and others that nobody named.
  void of_refill(const Position& state, const Play<Action>& play, const Visit& visit) {
    for (int number = refill_size; visit.refill && number >= 0; --number) {
      Visit other = visit;
      std::vector<KindId>& named = other.refill->named;
      named.resize(std::min(named.size(), static_cast<std::size_t>(number)));
      other.refill->unknown = number - static_cast<int>(named.size());
      if (may_stand(state, other)) instead(play.parts[whole], written(other, names_));
    }
  }

  /// In the city one more is drawn than was thrown away.
  void of_city(const Position& state, const Play<Action>& play, const Visit& visit) {
    if (visit.put || !visit.taken.counted() || !visit.thrown.counted() || visit.thrown.size() == 0) return;
    Visit other = visit;
    other.taken = {.unknown = visit.thrown.size() + 1};
    if (may_stand(state, other)) instead(play.parts[whole], written(other, names_));
  }

  /// The line and another one stood the other way round.
  void swapped(const Play<Action>& play, std::initializer_list<int> away) {
    const auto entry = entry_around(record(), play.parts[whole]);
    if (entry && entry->parent->shape == Shape::list)
      for (const int far : away) swap_with(*entry, far);
  }

  // -------------------------------------------------------------- turns

  void of_turn(const Play<Action>& play, const BeginTurn& begins) {
    const auto entry = entry_around(record(), play.parts[whole]);
    if (is("gift-when-the-turn-returns") && entry) return insert_before(*entry, "gift: unknown");
    if (is("played-on")) return leave_out(play.parts[whole]);
    if (begins.skipped) return instead(play.at(object), "unknown");
    turn_elsewhere(play.parts[whole], session_.players, play.seat, "unknown");
  }

  // -------------------------------------------------------------- gifts

  void of_create(const Position& state, const Play<Action>& play, const Create& create) {
    sent_with_it(state, play, create);
    of_crystal(state, create);
    of_cover(state, create);
    for (const bool next : {true, false}) {  // what was laid was not recorded, or under which parcel
      Create other = create;
      other.later = 0;
      if (!next) other.parcel = Parcel::unknown;
      other.next.reset();
      other.none_laid = false;
      if (may_stand(state, other)) instead(play.parts[whole], written(other, names_));
    }
  }

  /// Nobody wrote under which parcel it went, and a sending of it that follows was none.
  void sent_with_it(const Position& state, const Play<Action>& play, const Create& create) {
    if (create.parcel == Parcel::unknown || !is("send-at-once")) return;
    Create other = create;
    other.later = 0;
    other.parcel = Parcel::unknown;
    if (!may_stand(state, other)) return;
    for (const Play<Action>& next : session_.plays) {
      const auto* send = std::get_if<Send>(&next.action);
      if (send == nullptr || send->parcel != create.parcel || next.parts[whole].begin < play.parts[whole].begin)
        continue;
      if (const auto entry = entry_around(record(), next.parts[whole]))
        add(msg::write_and_leave_out(
                {.other = verbatim(text_at(entry->span)), .text = verbatim(written(other, names_))}),
            {{play.parts[whole], words_for(record(), play.parts[whole], written(other, names_))},
             removed(record(), *entry)});
      return;
    }
  }

  /// The crystal was not used the first time: a card was paid.
  void of_crystal(const Position& state, const Create& create) {
    const std::uint32_t used = state[create.seat].used_ply;
    if (!is("one-crystal") || used == no_ply) return;
    const Play<Action>& before = session_.plays[used];
    const auto* first = std::get_if<Create>(&before.action);
    if (first == nullptr || first->crystals == 0) return;
    Create other = *first;
    other.crystals = 0;
    ++other.paid.unknown;
    whole_step(before, other);
  }

  /// The gift that covers it was laid on another stack.
  void of_cover(const Position& state, const Create& create) {
    if (create.gift == nothing_named || !is("top-of-a-stack")) return;
    const GiftId cover = state.gifts.layouts.cover_of(create.gift).value_or(nothing_named);
    if (cover == nothing_named || state.gifts.laid[cover] == no_ply) return;
    const Play<Action>& laid_on_it = session_.plays[state.gifts.laid[cover]];
    const auto* gift = std::get_if<NewGift>(&laid_on_it.action);
    if (gift == nullptr) return;
    NewGift other = *gift;
    for (other.stack = 0; other.stack < stack_count; ++other.stack)
      if (other.stack != gift->stack) whole_step(laid_on_it, other);
  }

  // -------------------------------------------------------------- the setup and claims

  /// Numbers that a setup has; another gift under a parcel is one that nobody named.
  void of_layout(const Play<Action>& play, const LayOut& lay) {
    const Span at = play.at(object);
    if (lay.where == LayOut::Where::under) return instead(at, "1");
    if (lay.where == LayOut::Where::discard) return instead(at, "none");
    if (lay.where == LayOut::Where::hand || lay.where == LayOut::Where::area) return instead(at, "1");
    const auto total = session_.box->all_gifts();
    if (lay.where == LayOut::Where::deck && total)
      instead(at, std::to_string(*total - static_cast<int>(parcel_count) - stack_count));
    if (lay.where != LayOut::Where::the_city) return;
    if (const auto due = city_at_setup(begin(session_, Rules::values(session_)))) instead(at, std::to_string(*due));
  }

  void of_claim(const Play<Action>& claim) {
    if (std::holds_alternative<ClaimOutcome>(claim.action)) {
      const bool won = std::ranges::any_of(judgement().standings, &Standing::won);
      const auto entry = entry_around(record(), claim.parts[whole]);
      if (judgement().ended.empty() && entry)
        add(msg::leave_out({.text = verbatim(text_at(entry->span))}), {removed(record(), *entry)});
      if (judgement().ended.empty()) return;
      return instead(claim.parts[object], won ? "won" : "lost");
    }
    if (claim.seat) return claim_as_found(claim.parts[object], *claim.seat, key_of(claim.action));
    const auto* number = std::get_if<ClaimNumber>(&claim.action);
    if (number == nullptr || number->what == ClaimNumber::What::under) return;
    for (const Standing& standing : judgement().standings)
      for (const elfref::Figure& found : standing.figures)
        if (found.key == key_of(claim.action) && found.number && found.number->exact())
          instead(claim.parts[object], std::to_string(found.number->min));
  }

  const Session& session_;
  Names names_;
};

}  // namespace

std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement) {
  return Proposing(record, session, judgement).propose();
}

}  // namespace elfref::master_elf
