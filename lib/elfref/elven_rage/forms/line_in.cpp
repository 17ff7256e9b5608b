#include "elfref/elven_rage/forms/line_in.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/forms/parts.h"
#include "elfref/elven_rage/forms/read_cards.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {

namespace {

/// With what a line may begin: the words of plays, players, cards. For who looks for what was meant.
std::vector<std::string_view> first_words(const LineIn& in) {
  std::vector<std::string_view> all;
  for (const std::string_view spelling : vocabulary().words())
    if (const auto verb = word_of(spelling); verb && begins_a_line(*verb)) all.push_back(spelling);
  for (const std::string_view name : in.words.reading().player_names()) all.push_back(name);
  for (const Card& card : in.box.components.cards) all.push_back(card.name);
  return all;
}

/// Whether a line may begin with the name of a card that neither a set nor a line has named before: not all cards that
/// fight are recorded, and it is no slip of a name that is known.
bool may_name_unseen(const LineIn& in, std::string_view name) {
  if (!in.words.naming().may_be_card()) return false;
  const LayOut* edge = nullptr;
  const LayCentre* centre = nullptr;
  for (auto play = in.before.rbegin(); play != in.before.rend(); ++play) {  // of the attack under way
    if ((edge != nullptr && centre != nullptr) || is_any<BeginTurn, Attack, Unknown>(play->action)) break;
    if (edge == nullptr) edge = std::get_if<LayOut>(&play->action);
    if (centre == nullptr) centre = std::get_if<LayCentre>(&play->action);
  }
  const bool all_seen = edge != nullptr && centre != nullptr && centre->upper != nothing_named &&
                        std::ranges::count(edge->cards, nothing_named) == 0;
  const auto first_word = [](std::string_view words) { return words.substr(0, words.find(' ')); };
  const auto is_slip_of = [&](std::string_view known) {  // names may have a word in common, and a name may go on
    const std::string_view word = first_word(known);
    return name.size() <= known.size() + 1 && !nearest(first_word(name), {&word, 1}).empty();
  };
  return !all_seen && std::ranges::none_of(nearest(name, first_words(in)), is_slip_of);
}

std::optional<PlaceKind> place_kind(LineWords& words) {
  if (words.accept(Word::land)) return PlaceKind::land;
  if (words.accept(Word::tower)) return PlaceKind::tower;
  if (words.accept(Word::castle)) return PlaceKind::castle;
  if (words.accept(Word::centre)) return PlaceKind::centre;
  return std::nullopt;
}

}  // namespace

bool begins_a_line(Word word) {
  return word <= Word::unknown;
}

void LineIn::refuse_line() {
  refuse_for(msg::forms_of_lines);
}

void LineIn::refuse_value() {
  reading().wrong_shape(Fault::not_a_scalar, *line.value, msg::some_words, msg::forms_of_lines());
}

Cards LineIn::cards(std::initializer_list<Word> stops) {
  if (has_list()) {
    parts[object] = line.value->span;
    return read_cards(reading(), naming(), *line.value);
  }
  if (words.peek() == Word::and_ || words.peek() == Word::draw) {
    reading().fault(Fault::misplaced_word, words.next(), msg::cards_forms());
    words.take_rest();
    slipped = true;
    return {};
  }
  return part(object, [&] { return read_cards(words, stops); });
}

std::optional<std::array<CardId, edge_places>> LineIn::four() {
  if (!has_list()) {
    reading().wrong_shape(Fault::not_a_list, reading().span(words.done() ? line.name : words.take_rest()),
                          msg::a_text(), "[A, B, C, D]", msg::four_of_the_edge());
    return std::nullopt;
  }
  const Node& list = *line.value;
  parts[object] = list.span;
  std::array<CardId, edge_places> four{};
  std::size_t count = 0;
  for (const Node& item : reading().children(list)) {
    if (item.shape != Shape::scalar || is_blank(item)) {
      reading().wrong_shape(Fault::not_a_scalar, item, msg::a_card);
      return std::nullopt;
    }
    LineWords one(reading(), naming(), item, {});
    const CardId card = read_card(one);
    if (!one.done()) reading().fault(Fault::misplaced_word, one.next());
    if (count < four.size()) four[count] = card;
    ++count;
  }
  if (count == four.size()) return four;
  reading().wrong_shape(Fault::not_a_list, list.span, msg::a_list_of({.number = count}), msg::one_of_four_cards,
                        msg::unknown_for_unseen_card());
  return std::nullopt;
}

std::size_t LineIn::before_a_player() {
  const std::size_t begin = words.at();
  std::size_t at = begin;
  for (bool found = false; !found && at < words.size();) {
    words.back_to(++at);
    found = words.take_player(true) && words.done();
  }
  words.back_to(begin);
  return at;
}

bool LineIn::artifact_is_next() {
  const std::size_t begin = words.at();
  const bool card = words.take_known_item(naming().cards(), {Word::so}).has_value();
  const bool artifact = !card && words.take_known_item(naming().artifacts(), {Word::so}).has_value();
  words.back_to(begin);
  return artifact || (!card && !naming().may_be_card() && naming().may_be_artifact());
}

std::optional<PlaceId> LineIn::known_place() {
  const auto whole = [this] { return words.take_known_item(naming().places(), {Word::of}); };
  if (const auto known = whole()) return known;
  return words.within(before_a_player(), whole);
}

Target read_target(LineIn& in) {
  LineWords& words = in.words;
  Target target;
  const std::size_t begin = words.at();
  if (const auto known = in.known_place()) {
    target.place = *known;
  } else if (const auto kind = place_kind(words)) {
    target.kind = kind;
  }
  if (target.kind && !words.done() && words.peek() != Word::of) {
    const std::size_t here = words.at();
    if (const auto owner = words.take_player(true); owner && words.done()) {
      target.of = owner;
    } else {
      words.back_to(here);
      target.place = read_place(words, {Word::of});
    }
  } else if (!target.kind && target.place == nothing_named && !words.done() && words.peek() != Word::of) {
    target.place = read_place(words, {Word::of});
  }
  if (words.accept(Word::of)) target.of = in.player(elven_rage::target);
  if (!words.done() && !target.of) target.of = words.take_player(true);
  in.parts[object] = words.span_since(begin);
  if (words.at() == begin) {
    in.reading().nothing_there(in.reading().span(in.line.name), msg::write_place_or_kind());
    in.slipped = true;
  }
  return target;
}

// ---------------------------------------------------------------- what is used

namespace {

/// What came of it where that needs no words; else it was not recorded.
std::vector<WrittenChange> as_the_set_says(const Effect& effect) {
  using Kind = WrittenChange::Kind;
  WrittenChange change;
  if (effect.does == Does::draw) {
    change.kind = Kind::draw;
    change.cards.unknown = effect.amount;
  }
  if (effect.does == Does::capture) change.kind = Kind::capture;
  if (effect.does == Does::beginner) change.kind = Kind::beginner;
  if (effect.does == Does::other) change.kind = Kind::other;
  return {std::move(change)};
}

/// What came of something: in words, of which these may stand there, or else what follows by itself.
std::vector<WrittenChange> read_what_came(LineIn& in, OtherWords others, std::vector<WrittenChange> otherwise) {
  if (!in.words.accept(Word::so)) return otherwise;
  const std::size_t begin = in.words.at();
  std::vector<WrittenChange> read = read_changes(in.words, others);
  in.parts[extra] = in.words.span_since(begin);
  return read;
}
OtherWords other_words_of(const Effect& effect) {
  return effect.does == Does::other ? OtherWords::are : OtherWords::are_not;
}

/// Of what no set lists nobody knows what came of it.
const std::vector<WrittenChange> any_change(1);

}  // namespace

bool read_action(LineIn& in, UseAction& used) {
  used.card = in.stretch(object, [&] { return read_card(in.words, {Word::so}); });
  const Card* card = used.card == nothing_named ? nullptr : &in.box.card(used.card);
  if (card == nullptr || !card->listed) {
    used.or_artifact = used.answer && card != nullptr && in.naming().may_be_artifact();
    used.changes = read_what_came(in, OtherWords::may_be, any_change);
  } else if (card->action) {
    const Effect& effect = card->action->effect;
    used.changes = read_what_came(in, other_words_of(effect), as_the_set_says(effect));
  } else {
    used.changes = read_what_came(in, OtherWords::are_not, {});
  }
  return true;
}

bool read_artifact(LineIn& in, UseArtifact& used) {
  const auto thing = in.stretch(object, [&] { return read_thing(in.words, {Word::so}); });
  used.artifact = thing ? thing->artifact : nothing_named;
  const Artifact* artifact = used.artifact == nothing_named ? nullptr : &in.box.components.artifacts[used.artifact];
  used.changes = artifact == nullptr || !artifact->listed
                     ? read_what_came(in, OtherWords::may_be, any_change)
                     : read_what_came(in, other_words_of(artifact->effect), as_the_set_says(artifact->effect));
  return true;
}

namespace parts {

std::optional<Thing> AThing::read(LineIn& in, Stops stops) const {
  const std::size_t begin = in.words.at();
  const auto take = [&] { return read_thing(in.words, stops); };
  const auto found = before_a_player ? in.words.within(in.before_a_player(), take) : take();
  if (!found) in.refuse();
  if (found && before_a_player) in.parts[object] = in.words.span_since(begin);
  return found;
}

bool shown_card::read(LineIn& in, Look& look, Stops) {
  return in.stretch(extra, [&] {
    look.none_shown = in.words.accept_item(Word::none, {});
    if (!look.none_shown) look.shown = read_card(in.words);
    return true;
  });
}

bool taken_artifact::read(LineIn& in, TakeArtifact& taken, Stops) {
  return in.part(object, [&] {
    taken.none = in.words.accept_item(Word::none, {});
    if (taken.none || in.words.done() || in.words.accept_item(Word::unknown, {})) return true;
    if (const auto thing = read_thing(in.words, {})) taken.artifact = thing->artifact;
    return true;
  });
}

}  // namespace parts

// ---------------------------------------------------------------- acts

namespace {

/// A card that is known, or a place.
CardCalled called_or_none(LineIn& in) {
  if (const auto known = in.words.take_known(in.naming().cards())) return {.card = *known};
  const std::size_t begin = in.words.at();
  const auto place = in.words.take_number();
  if (place && *place >= 1 && *place <= edge_places) return {.place = static_cast<std::uint8_t>(*place)};
  in.words.back_to(begin);
  return {};
}

bool cost_next(LineIn& in) {
  return in.is_next([&] { return in.words.accept(Word::dies) || in.words.take_number(true); });
}
bool aim_next(LineIn& in) {
  return cost_next(in) || in.is_next([&] {
    return in.words.accept_any({Word::left, Word::right, Word::centre, Word::stays, Word::nothing, Word::moves}) ||
           called_or_none(in).any();
  });
}
/// A word stands before the card that is struck: `kills Bear`.
bool word_too_many(LineIn& in) {
  if (in.is_next([&] { return called_or_none(in).any(); })) return false;
  return in.is_next([&] {
    in.words.skip_word();
    return in.words.take_known(in.naming().cards()).has_value();
  });
}

/// The card that is named first, and was not before: what stands before the colon, or before what it does.
CardCalled first_named(LineIn& in) {
  LineWords& words = in.words;
  const std::size_t begin = words.at();
  do words.skip_word();
  while (!words.done() && (in.line.value != nullptr ? words.at() < words.size_of_head() : !aim_next(in)));
  const std::size_t end = words.at();
  words.back_to(begin);
  if (end == words.size()) return {};
  return words.within(end, [&] { return CardCalled{.card = read_card(words)}; });
}

/// Who is struck: all that stands before what it cost.
CardCalled target_of_act(LineIn& in) {
  const std::size_t begin = in.words.at();
  while (!in.words.done() && !cost_next(in)) in.words.skip_word();
  const std::size_t end = in.words.at();
  in.words.back_to(begin);
  const CardCalled called = in.words.within(end, [&] { return read_called(in.words); });
  in.slipped = in.slipped || !called.any();
  return called;
}

/// The slot, whom it hits, and what that cost.
bool read_aim(LineIn& in, WrittenAct& act) {
  LineWords& words = in.words;
  const std::size_t begin = words.at();
  if (const auto word = words.peek(); word == Word::left || word == Word::right || word == Word::centre) {
    words.take_word();
    act.slot = word == Word::left ? Slot::left : word == Word::right ? Slot::right : Slot::centre;
  }
  if (!words.done() && !cost_next(in)) {
    if (word_too_many(in)) return false;
    act.target = target_of_act(in);
  }
  if (words.at() == begin) return false;
  in.parts[elven_rage::target] = words.span_since(begin);
  in.part(extra, [&] {
    act.dies = words.accept(Word::dies);
    if (const auto lives = act.dies ? std::nullopt : words.take_number(true)) act.cost = -*lives;
    return true;
  });
  return true;
}

/// The first words are no line, no player and no card.
bool unknown_line(LineIn& in) {
  const Phrase first = in.words.next();
  const std::vector<std::string_view> near = first_words(in);
  const bool drawn = in.words.peek() == Word::draw;
  in.reading().unknown_name(Fault::unknown_play, in.line.value == nullptr ? first : in.line.name,
                            drawn ? std::span<const std::string_view>() : std::span<const std::string_view>(near), {},
                            drawn ? msg::draw_forms() : msg::forms_of_lines());
  return false;
}

}  // namespace

bool read_act(LineIn& in, WrittenAct& act) {
  LineWords& words = in.words;
  const std::size_t begin = words.at();
  act.seat = in.turn;
  act.card = called_or_none(in);
  const auto all_of_the_key = [&] {
    return act.card.any() && (in.line.value == nullptr || words.done() || words.at() == words.size_of_head());
  };
  if (!all_of_the_key()) words.back_to(begin);
  if (!all_of_the_key() && may_name_unseen(in, in.line.value == nullptr ? words.next().text : in.line.name.text))
    act.card = first_named(in);
  if (!all_of_the_key()) return unknown_line(in);
  in.parts[object] = words.span_since(begin);
  if (words.done()) return in.refuse_for(msg::act_forms);
  if (words.accept(Word::stays)) {
    act.kind = WrittenAct::Kind::stay;
  } else if (words.accept(Word::nothing)) {
    act.kind = WrittenAct::Kind::nothing;
  } else {
    if (words.accept(Word::moves)) act.kind = WrittenAct::Kind::move;
    if (!read_aim(in, act)) return in.refuse_for(msg::act_forms);
  }
  return true;
}

}  // namespace elfref::elven_rage
