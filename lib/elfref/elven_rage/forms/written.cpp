#include "elfref/elven_rage/forms/written.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/turns.h"
#include "elfref/core/text/text.h"
#include "elfref/elven_rage/forms/parts.h"

namespace elfref::elven_rage {
namespace {

/// What came of something; where `free` is asked for, what is not known is in capitals.
std::string change_in_words(const WrittenChange& change, const parts::Out& out) {
  using Kind = WrittenChange::Kind;
  const bool open = out.saying() != forms::Saying::values;
  const auto card = [&] { return open && !change.card.any() ? "CARD" : out.called(change.card); };
  const auto place = [&](PlaceId id) { return open && id == nothing_named ? "PLACE" : out.place(id); };
  switch (change.kind) {
    case Kind::slot:
      return fmt::format("{} {} {}", card(), open ? "SLOT" : out.slot(change.slot), out.icon(change.icon));
    case Kind::life:
      return fmt::format("{} {:+}", card(), change.amount);
    case Kind::initiative:
      return fmt::format("{} {} {:+}", card(), out.word({Word::initiative}), change.amount);
    case Kind::draw:
      return fmt::format("{} {}", out.word({Word::draw}), sum_of(change.cards, out.names));
    case Kind::capture:
      return std::string(out.word({Word::capture}));
    case Kind::token:
      return fmt::format("{} {} {} {}", out.word({Word::token}), place(change.from), out.word({Word::to, Word::onto}),
                         place(change.to));
    case Kind::tower:
      return fmt::format("{} {} {}", out.word({Word::tower}), out.word({Word::at, Word::onto}), place(change.to));
    case Kind::beginner:
      return std::string(out.word({Word::beginner}));
    case Kind::other:
      return "other";
    case Kind::unknown:
      break;
  }
  return "unknown";
}

}  // namespace

std::string sum_of(const Cards& cards, const Names& names) {
  return elfref::sum_of(
      cards, [&](CardId id) { return name_of_card(id, names); }, vocabulary().spelling(Role::unknown, names.language));
}

std::string changes_of(const std::vector<WrittenChange>& changes, const Names& names, forms::Saying saying) {
  const bool nothing = std::ranges::all_of(
      changes, [](const WrittenChange& change) { return change.kind == WrittenChange::Kind::unknown; });
  if (nothing) return {};
  const parts::Out out(names, saying);
  return joined(
      changes, [&](const WrittenChange& change) { return change_in_words(change, out); },
      " " + std::string(out.word({Word::and_})) + " ");
}

std::string name_of_card(CardId card, const Names& names) {
  return card == nothing_named ? "unknown" : printable(names.box.card(card).name);
}

std::string value_of(const ClaimFigure& claim) {
  if (claim.figure != Figure::out) return fmt::format("{}", claim.value);
  return claim.value != 0 ? "yes" : "no";
}

namespace parts {

std::string_view Out::slot(Slot slot) const {
  constexpr std::array<Word, slot_count> slots{Word::left, Word::centre, Word::right};
  return word({slots[static_cast<std::size_t>(slot)]});
}

std::string_view Out::icon(Icon icon) const {
  return icon == Icon::none ? word({Word::none}) : vocabulary().spelling(as_meaning(icon), names.language);
}

std::string Out::called(const CardCalled& card) const {
  if (card.place == reserve_called) return std::string(word({Word::reserve}));
  if (card.place == beneath_called) return std::string(word({Word::beneath}));
  return card.place != 0 ? fmt::format("{}", card.place) : name_of_card(card.card, names);
}

void Out::mean_called(const std::string& what, const CardCalled& card) {
  if (card.place != 0) return mean(what + " at", fmt::format("{}", card.place));
  mean_card(what, card.card);
}

void Out::mean_changes(const std::vector<WrittenChange>& changes) {
  if (!means) return;
  std::vector<WrittenChange> alone = changes;  // without their cards
  Cards drawn{.open = changes.empty()};
  for (std::size_t at = 0; at < changes.size(); ++at) {
    const WrittenChange& change = changes[at];
    mean_called(fmt::format("on {}", at + 1), change.card);
    drawn.named.insert(drawn.named.end(), change.cards.named.begin(), change.cards.named.end());
    drawn.unknown += change.cards.unknown;
    drawn.open = drawn.open || !change.cards.counted() || change.kind == WrittenChange::Kind::unknown;
    alone[at].card = {};
    alone[at].cards = {};
  }
  forms::add_cards(meaning, drawn, [&](CardId id) { return card(id); });
  mean("so", changes_of(alone, names));
}

void SomeCards::write(Out& out, std::string_view name, const Cards& cards) const {
  if (out.placed(name, holds, cards.due)) return;
  out.say(sum_of(cards, out.names));
  if (out.means) forms::add_cards(out.meaning, cards, [&](CardId card) { return out.card(card); });
}

void ACardCalled::write(Out& out, std::string_view name, const CardCalled& card) {
  if (out.placed(name, "CARD", !card.any())) return;
  out.say(out.called(card));
  out.mean_called(std::string(name), card);
}

void FourCards::write(Out& out, std::string_view name, const std::array<CardId, edge_places>& cards) {
  const bool none = std::ranges::count(cards, nothing_named) == edge_places;
  if (out.placed(name, "[CARD, CARD, CARD, CARD]", none)) return;
  out.say("[" + joined(cards, [&](CardId id) { return out.card(id); }) + "]");
  for (std::size_t place = 0; place < cards.size(); ++place) out.mean_card(std::to_string(place + 1), cards[place]);
}

void AThing::write(Out& out, std::string_view name, const Thing& thing) {
  constexpr std::array<Word, 3> kinds{Word::treasure, Word::artifact, Word::help};
  if (out.placed(name, "THING", true)) return;
  const Word kind = kinds[static_cast<std::size_t>(thing.kind)];
  const bool named = thing.artifact != nothing_named;
  out.say(named ? out.artifact(thing.artifact) : std::string(out.word({kind})));
  out.mean(name, std::string(vocabulary().spelling(as_meaning(kind))));
  if (named) out.mean(std::string(name) + " is", out.names.box.components.artifacts[thing.artifact].name);
}

void ATarget::write(Out& out, std::string_view name, const Target& target) {
  if (out.placed(name, "PLACE", false)) return;
  std::optional<PlaceKind> kind = target.kind;
  constexpr std::array<Word, place_kind_count> words{Word::land, Word::tower, Word::castle, Word::centre};
  if (kind) out.say_word(Stops{words[static_cast<std::size_t>(*kind)]});
  if (target.place != nothing_named) {
    const KnownPlace& place = out.names.box.places[target.place];
    out.say(out.place(target.place));
    out.mean(name, place.name);
    if (!kind) kind = place.kind.known();
  }
  if (kind) out.mean("kind", std::string(place_kind_names[static_cast<std::size_t>(*kind)]));
  if (!target.of) return;
  out.say_word(Stops{Word::of});
  out.say(out.player(*target.of));
  out.mean("of", "player " + std::to_string(target.of->value + 1));
}

void shown_card::write(Out& out, const Look& look) {
  if (!look.none_shown) {
    if (look.shown != nothing_named || out.saying() != forms::Saying::values) ACard::write(out, "shows", look.shown);
    return;
  }
  out.say_word(Stops{Word::none});
  out.mean("shows", "none");
}

void taken_artifact::write(Out& out, const TakeArtifact& taken) {
  if (out.placed("which", "ARTIFACT", false)) return;
  if (taken.none) {
    out.say_word(Stops{Word::none});
    out.meaning.act = "no artifact";
  }
  if (taken.artifact == nothing_named) return;
  out.say(out.artifact(taken.artifact));
  out.mean("which", out.names.box.components.artifacts[taken.artifact].name);
}

void used_artifact::write(Out& out, const UseArtifact& used) {
  const bool named = used.artifact != nothing_named;
  if (out.placed("artifact", "ARTIFACT", !named)) return;
  out.say(named ? out.artifact(used.artifact) : std::string(out.word({Word::artifact})));
  if (named) out.mean("artifact", out.names.box.components.artifacts[used.artifact].name);
}

void turn_begins::write(Out& out, const BeginTurn& begins) {
  out.say(begins.unknown ? "unknown" : "the turn begins");
  out.meaning.many = begins.unknown;
  if (begins.unknown) return;
  out.meaning.act = "decline";
  out.meaning.any_number = true;
}

void act::write(Out& out, const WrittenAct& act) {
  using Kind = WrittenAct::Kind;
  constexpr std::array<std::string_view, 4> kinds{"strike", "move", "stay", "stay"};
  out.meaning.act = kinds[static_cast<std::size_t>(act.kind)];
  ACardCalled::write(out, "card", act.card);
  out.colon();
  if (act.kind == Kind::stay) return out.say_word(Stops{Word::stays});
  if (act.kind == Kind::nothing) return out.say_word(Stops{Word::nothing});
  if (act.kind == Kind::move) out.say_word(Stops{Word::moves});
  if (act.slot) {
    constexpr std::array<std::string_view, slot_count> names{"left", "centre", "right"};
    out.say(out.slot(*act.slot));
    out.mean("slot", std::string(names[static_cast<std::size_t>(*act.slot)]));
  }
  if (act.target.any() || out.saying() != forms::Saying::values) ACardCalled::write(out, "target", act.target);
  if (act.cost) out.mean("lives", fmt::format("{}", *act.cost));
  if (act.dies) {
    out.say_word(Stops{Word::dies});
    out.mean("dies", "yes");
  } else if (act.cost) {
    out.say(*act.cost == 0 ? "0" : fmt::format("{:+}", -*act.cost));
  }
}

void player_entry::write(Out& out, const SitDown& sits) {
  std::string words = fmt::format("{{name: {}", out.player(sits.seat));
  if (sits.elves) words += fmt::format(", elves: {}", pile_names[static_cast<std::size_t>(*sits.elves)]);
  if (sits.castle != nothing_named) words += fmt::format(", castle: {}", out.place(sits.castle));
  out.say(words + "}");
}

void claimed_winner::write(Out& out, const ClaimWinner& claim) {
  const auto name = [&](Seat seat) { return out.player(seat); };
  out.say(fmt::format("winner: [{}]", joined(seats_of(claim.seats, out.players().size()), name)));
}

void claimed_figure::write(Out& out, const ClaimFigure& claim) {
  out.say(fmt::format("result: {{{}: {{{}: {}}}}}", out.player(claim.seat),
                      figure_names[static_cast<std::size_t>(claim.figure)], value_of(claim)));
}

}  // namespace parts
}  // namespace elfref::elven_rage
