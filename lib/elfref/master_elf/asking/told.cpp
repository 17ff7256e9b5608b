#include "elfref/master_elf/asking/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/area_grid.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/rules/judges.h"

namespace elfref::master_elf {
namespace {

/// `the Kitten`, `the Flying Saucer`.
std::string_view called(Figure figure) {
  constexpr std::array<std::string_view, figure_count> names{"the elf", "the Kitten", "the Fox", "the Saucer",
                                                             "the Yeti"};
  return names.at(static_cast<std::size_t>(figure));
}

/// Where a helper surely stands, or was used and has not gone from yet; or nothing_named.
PlaceId place_of_helper(const State& state, Figure figure) {
  const HelperState* found = helper(state, figure);
  if (found != nullptr && found->used != no_ply) return found->used_at;
  for (PlaceId place = 0; found != nullptr && place < state.piles.size(); ++place)
    if (found->at == only_at(place)) return place;
  return nothing_named;
}

/// What somebody did, or what happened, by kind of play.
struct Telling {
  const State& before;
  const State& behind;
  const Session& session;
  ViewMoment& moment;

  [[nodiscard]] std::string name(Seat seat) const {
    return seat.value < session.players.size() ? printable(session.players[seat.value].name) : "?";
  }
  [[nodiscard]] std::string place(PlaceId id) const { return printable(place_name(before, id)); }
  [[nodiscard]] std::string gift(GiftId id) const {
    return id == nothing_named ? "a gift that nobody named" : printable(gift_name(before, id));
  }
  /// `2 wool + wax`, `a card`, `cards`.
  [[nodiscard]] std::string cards(const Cards& some, std::string_view otherwise) const {
    if (!some.counted()) return std::string(otherwise);
    if (some.size() == 0) return "nothing";
    if (some.named.empty()) return counted(some.unknown, "card", "cards");
    return printable(in_words(before, some));
  }

  void about(PlaceId id) const {
    if (id < before.piles.size()) moment.places.push_back(id_of_place(id));
  }
  /// A figure goes from one place to another.
  void goes(std::string kind, std::optional<Seat> owner, PlaceId from, PlaceId to) const {
    if (from >= before.piles.size() || to >= before.piles.size() || from == to) return;
    ViewMove move{
        .kind = std::move(kind), .owner = owner, .from = id_of_place(from), .to = id_of_place(to), .ways = {}};
    if (before.box->linked(from, to) || before.box->linked(to, from)) {
      move.ways.push_back(id_of_way(std::min(from, to), std::max(from, to)));
      moment.ways = move.ways;
    }
    moment.moves.push_back(std::move(move));
  }

  std::string operator()(const BeginTurn& begins) const {
    return begins.skipped ? fmt::format("{}'s turn is left out", name(begins.seat))
                          : fmt::format("{} does nothing", name(begins.seat));
  }
  std::string operator()(const EndTurn& ends) const { return fmt::format("{} does nothing", name(ends.seat)); }
  std::string operator()(const Unknown& unknown) const {
    moment.gap = true;
    return unknown.turns ? "turns that nobody wrote down"
                         : fmt::format("what {} did here nobody wrote down", name(*unknown.seat));
  }

  std::string operator()(const Visit& visit) const {
    const PlaceId from = before[visit.seat].at, to = place_of(before, visit);
    about(to);
    const std::string kind(figure_names.at(static_cast<std::size_t>(before[visit.seat].figure)));
    goes(kind, visit.seat, from, to);
    std::string words = name(visit.seat);
    if (visit.way == Way::swap) {
      goes(id_of_helper(Figure::saucer), {}, to, from);
      moment.ways.clear();
      for (ViewMove& move : moment.moves) move.ways.clear();
      words += " changes places with the Saucer";
      if (to != nothing_named) words += fmt::format(", comes to {}", place(to));
    } else if (visit.way == Way::stay) {
      words += fmt::format(" stays{}", to == nothing_named ? "" : " at " + place(to));
    } else if (from == to && is_there(before, visit)) {
      words += fmt::format(" is still at {}", place(to));
    } else {
      words += fmt::format(" goes to {}", to == city ? "the city" : place(to));
    }
    if (visit.put) return words + fmt::format(" and puts {} there: the crystal is back", cards(visit.thrown, "a card"));
    if (to != city) return words + fmt::format(" and takes {}", cards(visit.taken, "a card"));
    if (!visit.taken.counted() && !visit.thrown.counted()) return words + " and draws cards";
    const bool throws = visit.exchanges && !(visit.thrown.counted() && visit.thrown.size() == 0);
    if (throws) words += fmt::format(", throws away {}", cards(visit.thrown, "cards"));
    return words + fmt::format(" and draws {}", cards(visit.taken, "cards"));
  }
  std::string operator()(const FoxSwap& swap) const {
    about(before[swap.seat].at);
    return fmt::format("{} swaps {} for {}{}", name(swap.seat), cards(swap.given, "a card"), cards(swap.got, "a card"),
                       acting(before, swap.seat) == Figure::fox ? "" : ", by the Fox");
  }
  std::string operator()(const YetiHelp& help) const {
    about(before[help.seat].at);
    return fmt::format("{} throws away {}: by the Yeti the crystal is back", name(help.seat),
                       cards(help.cards, "2 cards"));
  }
  std::string operator()(const HelperGoes& went) const {
    about(went.place);
    goes(id_of_helper(went.helper), {}, place_of_helper(before, went.helper), went.place);
    return fmt::format("{} goes to {}", called(went.helper), place(went.place));
  }
  std::string operator()(const Give& give) const {
    about(before[give.from].at);
    const std::string what = cards(give.cards, "cards");
    if (give.to == give.seat) return fmt::format("{} takes {} from {}", name(give.to), what, name(give.from));
    return fmt::format("{} gives {} {}", name(give.from), name(give.to), what);
  }
  std::string operator()(const Create& create) const {
    std::string words = fmt::format("{} creates {}", name(create.seat), gift(create.gift));
    if (create.parcel == Parcel::box) words += " for the box";
    if (create.parcel < Parcel::box) words += fmt::format(" for '{}'", parcel_names.at(index_of(create.parcel)));
    for (std::size_t i = 0; i < parcel_count && !before.competitive; ++i)
      if (create.parcel == Parcel(i) || before.parcels.at(i).count() != behind.parcels.at(i).count())
        moment.places.push_back(id_of_parcel(i));
    for (std::size_t i = 0; i < stack_count && !before.competitive; ++i)
      if (top_of(before, i) != top_of(behind, i)) moment.places.push_back(id_of_stack(i));
    if (before.box->card(create.gift) != nullptr)
      moment.because.push_back(fmt::format("{} takes {} cards: {}", gift(create.gift), price,
                                           printable(price_of(*before.box, before.box->gifts[create.gift]))));
    if (!create.paid.counted()) return words;
    words += " and pays ";
    if (create.paid.size() > 0 || create.crystals == 0) words += cards(create.paid, "");
    if (create.crystals > 0) words += create.paid.size() > 0 ? " + crystal" : "the crystal";
    if (create.crystals > 1) words += fmt::format(" × {}", create.crystals);
    return words;
  }
  std::string operator()(const Send& send) const {
    moment.places.push_back(id_of_parcel(index_of(send.parcel)));
    for (std::size_t i = 0; send.areas && i < send.areas->size(); ++i) about((*send.areas)[i].first);
    return fmt::format("the parcel '{}' is sent", parcel_names.at(index_of(send.parcel)));
  }
  std::string operator()(const Discard& discard) const {
    moment.places.emplace_back(piece::discard);
    return fmt::format("{} throws away {} at the end of the turn", name(discard.seat),
                       cards(discard.cards, "what is too much"));
  }
  std::string operator()(const Shortage&) const { return "cards run short: all players throw theirs away"; }
  std::string operator()(const Stuck& stuck) const {
    about(before[stuck.seat].at);
    return fmt::format("{} {}", name(stuck.seat), stuck.written ? "cannot move" : "does nothing");
  }
  std::string operator()(const NewGift& laid) const {
    if (laid.stack >= 0 && !before.competitive)
      moment.places.push_back(id_of_stack(static_cast<std::size_t>(laid.stack)));
    if (moment.places.empty() && !before.competitive) moment.places.emplace_back(piece::deck);
    if (laid.none) return "the turn has come back, and no gift is laid";
    return fmt::format("the turn has come back: {} is laid {}", gift(laid.gift),
                       laid.stack >= 0 ? fmt::format("on stack {}", laid.stack + 1) : "on a stack");
  }
  /// What is no line of a turn is told in the words of its form.
  std::string operator()(const auto& play) const { return written(play, names_in(session)); }

  static std::size_t index_of(Parcel parcel) { return static_cast<std::size_t>(parcel); }
  /// What lies on a stack, of all ways.
  static std::vector<std::vector<GiftId>> top_of(const State& state, std::size_t stack) {
    std::vector<std::vector<GiftId>> all;
    for (const Layout& layout : state.layouts.all()) all.push_back(layout.stacks.at(stack).gifts);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }
};

}  // namespace

void tell(ViewMoment& moment, const State& before, const State& behind, const Action& play, const Session& session) {
  moment.words = std::visit(Telling{before, behind, session, moment}, play);
}

std::vector<std::string> came_of(const State& before, const State& behind, const Action& play) {
  std::vector<std::string> lines;
  if (const auto* visit = std::get_if<Visit>(&play)) {
    const PlaceId place = behind.turn.place;
    const bool taken = !visit->put && place != city && place < behind.piles.size();
    if (taken && before.at(place).count().max == 1 && visit->refill && visit->refill->counted()) {
      lines.push_back(
          fmt::format("it was the last card: {} laid from the city", printable(in_words(before, *visit->refill))));
    } else if (taken && before.at(place).count().max == 1) {
      const Range laid = behind.at(place).count();
      lines.push_back(laid.max == 0
                          ? "it was the last card, and none could be laid"
                          : fmt::format("it was the last card: {} laid from the city", number_in_words(laid)));
    }
  }
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const Sure was = before.parcels[i].sent, is = behind.parcels[i].sent;
    if (was == is || is == Sure::no) continue;
    lines.push_back(
        is == Sure::perhaps
            ? fmt::format("the parcel '{}' may be full and sent", parcel_names[i])
            : fmt::format("the parcel '{}' is sent: the discard goes into the city, and empty areas get cards",
                          parcel_names[i]));
  }
  if (const auto* create = std::get_if<Create>(&play); create != nullptr && !behind.competitive) {
    const Range was = before.layouts.deck(), is = behind.layouts.deck();
    if (create->next && *create->next != nothing_named)
      lines.push_back(
          fmt::format("its stack was empty: {} is laid there", printable(gift_name(behind, *create->next))));
    else if (was != is && was.max < no_limit)
      lines.emplace_back(was.min == is.min ? "its stack may be empty: then a gift is laid there"
                                           : "its stack was empty: a gift is laid there");
  }
  if (before.outcome == Outcome::open && behind.outcome == Outcome::won) lines.emplace_back("all have won");
  if (before.outcome == Outcome::open && behind.outcome == Outcome::lost)
    lines.emplace_back(behind.ending == Ending::no_gift_left ? "a gift was due and none was left: all have lost"
                                                             : "nowhere to go: all have lost");
  return lines;
}

namespace {

/// Adds a play to the choices, if it is legal.
void add_legal(std::vector<ViewChoice>& choices, const State& before, Action play, std::string words,
               std::string place) {
  Rules::resolve(before, play);
  bool legal = true, surely = true;
  Rules::check(before, play, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing == Bearing::claims) return;
    legal = legal && finding.answer != Answer::broken;
    surely = surely && finding.answer == Answer::kept;
  });
  if (!legal) return;
  choices.push_back({.words = std::move(words), .surely = surely, .ways = {}, .place = std::move(place), .price = {}});
}

}  // namespace

std::vector<ViewChoice> instead_of(const Action& play, const State& before) {
  std::vector<ViewChoice> choices;
  const auto name = [&](PlaceId place) { return printable(place_name(before, place)); };
  constexpr std::size_t most_places = 64;
  const auto places = static_cast<PlaceId>(std::min(before.piles.size(), most_places));
  if (const auto* visit = std::get_if<Visit>(&play); visit != nullptr && visit->way != Way::swap) {
    for (PlaceId place = 0; place < places; ++place) {
      Visit other{.seat = visit->seat, .place = place, .taken = {.unknown = 1}};
      if (place == city) other.taken = {.due = true}, other.thrown = {.due = true};
      add_legal(choices, before, other, name(place), id_of_place(place));
    }
  } else if (const auto* create = std::get_if<Create>(&play); create != nullptr && !before.competitive) {
    for (std::size_t i = 0; i <= parcel_count; ++i) {
      Create other = *create;
      other.parcel = Parcel(i);
      add_legal(choices, before, other,
                fmt::format("create {} for {}", printable(gift_name(before, create->gift)), parcel_names.at(i)),
                i < parcel_count ? id_of_parcel(i) : "");
    }
  } else if (const auto* goes = std::get_if<HelperGoes>(&play)) {
    for (PlaceId place = 1; place < places; ++place) {
      HelperGoes other = *goes;
      other.place = place;
      add_legal(choices, before, other,
                fmt::format("{} to {}", figure_names.at(static_cast<std::size_t>(goes->helper)), name(place)),
                id_of_place(place));
    }
  }
  return choices;
}

}  // namespace elfref::master_elf
