#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "elfref/core/reading/sentences.h"
#include "elfref/elven_rage/reading/decode_cards.h"
#include "elfref/elven_rage/reading/decode_parts.h"

namespace elfref::elven_rage {
namespace {

using enum Word;

constexpr std::string_view forms =
    "write summon N, discard N, attack PLACE, look N shows CARD, fight N, decline, PLAYER: retreats 2, seats: [4 "
    "cards], "
    "CARD: CARD, won, lost …";
constexpr std::string_view one_a_line = "each play is a line of its own: [attack b1, won]";
constexpr std::string_view draw_forms =
    "write what it was drawn for: summon N, decline N, PLAYER: retreats N, treasure N, or plays CARD so draw N";
constexpr std::string_view cards_forms = "write how many cards, or their names joined by +";
constexpr std::string_view act_forms = "write CARD: CARD, CARD: left, CARD: moves left, CARD: stays or CARD: nothing";

/// Whether a line with this word is of a battle.
bool is_of_battle(const Action& action) {
  return is_any<PlacedInOrder, LayOut, LayCentre, Swap, WrittenAct, Loop, Fallen, NeutralsBy, EndBattle, Send, Defend>(
      action);
}

class LineReader {
 public:
  LineReader(const Decoding& decoding, const TurnRead& turn, const Line& line)
      : in_(decoding),
        turn_(turn),
        line_(line),
        words_(decoding.reading, decoding.naming, line.name, line.value == nullptr ? Phrase() : tail_of(line)),
        actor_(turn.seat) {}

  void read() {
    if (words_.size() == 0) return;
    const std::size_t begin = words_.at();
    if (const std::optional<Word> verb = words_.take_word(); verb && !is_small(*verb)) return read_line(*verb);
    words_.back_to(begin);
    if (const auto seat = words_.take_player()) {
      actor_ = *seat;
      const std::optional<Word> verb = words_.take_word();
      if (verb && !is_small(*verb)) return read_line(*verb);
      return refuse();
    }
    read_act();
  }

 private:
  /// A value that is no list stands behind the first words.
  static Phrase tail_of(const Line& line) {
    return line.value->shape == Shape::scalar ? Phrase(*line.value) : Phrase();
  }

  /// Whether a word begins no line.
  static bool is_small(Word word) { return word > unknown; }

  void refuse(std::string_view advice = forms) {
    in_.reading.fault(Fault::unknown_play, words_.done() ? whole_phrase() : words_.next(), std::string(advice));
    slipped_ = true;
  }
  [[nodiscard]] Phrase whole_phrase() const { return line_.name; }

  void read_line(Word verb) {
    if (line_.value != nullptr && line_.value->shape != Shape::scalar && line_.value->shape != Shape::empty)
      return read_listed(verb);
    switch (verb) {
      case summon:
        return add(Summon{actor_, cards()});
      case discard:
        return add(Discard{actor_, cards()});
      case decline:
        return read_decline();
      case attack:
        return read_attack();
      case look:
        return read_look();
      case fight:
        return add(FightSquad{actor_, number(1, 99, "write fight N: the number of the squad")});
      case defends:
        return add(Defend{actor_, cards()});
      case retreats:
        return add(Retreat{actor_, cards()});
      case gives:
        return read_gives();
      case send:
        return add(Send{actor_, cards()});
      case centre:
        return read_centre();
      case swap:
        return read_swap();
      case won:
      case lost:
        return read_end(verb);
      case fallen:
        return add(Fallen{actor_, cards()});
      case loop:
        return add(Loop{actor_});
      case artifact:
        return read_artifact();
      case treasure:
        return add(CashTreasure{actor_, cards()});
      case plays:
      case answers:
        return artifact_is_next() ? read_use(verb == answers) : read_action(verb == answers);
      case uses:
        return read_use(false);
      case trades:
        return read_trade();
      case goal:
        return read_goal();
      case hand:
        return add(CountHand{actor_, number(0, most_cards, "write hand N: how many cards were counted")});
      case neutrals:
        return read_neutrals();
      case unknown:
        return add(Unknown{actor_});
      default:
        in_.reading.fault(Fault::not_a_list, in_.reading.span(words_.done() ? line_.name : words_.take_rest()),
                          {"a text", "'[A, B, C, D]'"}, "the four cards of the edge, clockwise");
    }
  }

  // ---------------------------------------------------------------- lists

  void read_listed(Word verb) {
    const Node& list = *line_.value;
    if (list.shape != Shape::list) {
      in_.reading.fault(Fault::not_a_scalar, list.span, {in_.reading.described(list), "words"}, std::string(forms));
      return;
    }
    parts_[object] = list.span;
    if (verb == seats || verb == placed) {
      const auto four = read_four(list);
      if (four && verb == seats) add(LayOut{actor_, *four});
      if (four && verb == placed) add(PlacedInOrder{actor_, *four});
      return;
    }
    const Cards listed = read_cards(in_.reading, in_.naming, list);
    switch (verb) {
      case summon:
        return add(Summon{actor_, listed});
      case discard:
        return add(Discard{actor_, listed});
      case decline:
        return add(Decline{actor_, listed});
      case defends:
        return add(Defend{actor_, listed});
      case retreats:
        return add(Retreat{actor_, listed});
      case send:
        return add(Send{actor_, listed});
      case fallen:
        return add(Fallen{actor_, listed});
      case treasure:
        return add(CashTreasure{actor_, listed});
      default:
        in_.reading.fault(Fault::not_a_scalar, list.span, {in_.reading.described(list), "words"}, std::string(forms));
    }
  }

  std::optional<std::array<CardId, edge_places>> read_four(const Node& list) {
    std::array<CardId, edge_places> four{};
    std::size_t count = 0;
    for (const Node& item : in_.reading.children(list)) {
      if (item.shape != Shape::scalar || is_blank(item)) {
        in_.reading.fault(Fault::not_a_scalar, item.span, {in_.reading.described(item), "a card"});
        return std::nullopt;
      }
      LineWords one(in_.reading, in_.naming, item, {});
      const CardId card = read_card(one);
      if (!one.done()) in_.reading.fault(Fault::misplaced_word, one.next());
      if (count < four.size()) four[count] = card;
      ++count;
    }
    if (count == four.size()) return four;
    in_.reading.fault(Fault::not_a_list, list.span, {"a list of " + std::to_string(count), "one of four cards"},
                      "write unknown for a card that nobody saw");
    return std::nullopt;
  }

  // ---------------------------------------------------------------- sentences

  Cards cards(std::initializer_list<Word> stops = {}) {
    const std::size_t begin = words_.at();
    if (words_.peek() == and_ || words_.peek() == draw) {
      in_.reading.fault(Fault::misplaced_word, words_.next(), std::string(cards_forms));
      words_.take_rest();
      slipped_ = true;
      return {};
    }
    Cards read = read_cards(words_, stops);
    if (words_.at() > begin) parts_[object] = words_.span_since(begin);
    return read;
  }

  /// A number that has to be there.
  int number(int min, int max, std::string_view advice) {
    const std::size_t begin = words_.at();
    const std::optional<int> found = words_.take_number();
    if (found && *found >= min && *found <= max) {
      parts_[object] = words_.span_since(begin);
      return *found;
    }
    const Phrase written = found ? words_.taken_since(begin) : words_.next();
    in_.reading.fault(Fault::bad_number, in_.reading.span(written),
                      {written.text, std::to_string(min), std::to_string(max)}, std::string(advice));
    slipped_ = true;
    words_.take_rest();
    return min;
  }

  void read_decline() {
    in_.session.declines_written = true;
    add(Decline{actor_, cards()});
  }

  void read_attack() {
    Target target;
    const std::size_t begin = words_.at();
    if (const auto known = known_place()) {
      target.place = *known;
    } else if (const auto kind = place_kind()) {
      target.kind = kind;
    }
    if (target.kind && !words_.done() && words_.peek() != of) {
      const std::size_t here = words_.at();
      if (const auto owner = words_.take_player(true); owner && words_.done()) {
        target.of = owner;
      } else {
        words_.back_to(here);
        target.place = read_place(words_, {of});
      }
    } else if (!target.kind && target.place == nothing_named && !words_.done() && words_.peek() != of) {
      target.place = read_place(words_, {of});
    }
    if (words_.accept(of)) target.of = player();
    if (!words_.done() && !target.of) target.of = words_.take_player(true);
    parts_[object] = words_.span_since(begin);
    if (words_.at() == begin) {
      in_.reading.fault(Fault::empty_value, in_.reading.span(line_.name),
                        {"write a place, or land, tower, castle, centre"});
      slipped_ = true;
    }
    add(Attack{actor_, target});
  }

  /// A place that is known, if it is all that is named: whose it is may stand behind.
  std::optional<PlaceId> known_place() {
    const auto whole = [this] { return words_.take_known_item(in_.naming.places(), {of}); };
    if (const auto known = whole()) return known;
    return words_.within(before_a_player(), whole);
  }

  std::optional<PlaceKind> place_kind() {
    if (words_.accept(land)) return PlaceKind::land;
    if (words_.accept(tower)) return PlaceKind::tower;
    if (words_.accept(castle)) return PlaceKind::castle;
    if (words_.accept(centre)) return PlaceKind::centre;
    return std::nullopt;
  }

  std::optional<Seat> player() {
    const std::size_t begin = words_.at();
    if (const auto seat = words_.take_player(true)) {
      parts_[elven_rage::target] = words_.span_since(begin);
      return seat;
    }
    const Phrase name = words_.take_rest();
    slipped_ = true;
    return in_.reading.seat(name);
  }

  void read_look() {
    Look look{actor_, number(1, 99, "write look N shows CARD: the number of the squad")};
    if (words_.accept(shows)) {
      const std::size_t begin = words_.at();
      if (words_.accept_item(none, {})) {
        look.none_shown = true;
      } else {
        look.shown = read_card(words_);
      }
      parts_[extra] = words_.span_since(begin);
    }
    add(look);
  }

  /// `gives up`, `отдаёт`, or `gives treasure to Chris`.
  void read_gives() {
    if (words_.done() || words_.accept(up) || words_.accept(land)) return add(GiveUp{actor_});
    const std::size_t begin = words_.at();
    const auto thing = words_.within(before_a_player(), [this] { return read_thing(words_, {to}); });
    if (!thing) return refuse("write gives up, or gives THING to PLAYER");
    parts_[object] = words_.span_since(begin);
    words_.accept(to);
    if (const auto receiver = player()) add(Give{actor_, *thing, *receiver});
  }

  /// Where a player begins who is all that follows; else the end.
  std::size_t before_a_player() {
    const std::size_t begin = words_.at();
    std::size_t at = begin;
    for (bool found = false; !found && at < words_.size();) {
      words_.back_to(++at);
      found = words_.take_player(true) && words_.done();
    }
    words_.back_to(begin);
    return at;
  }

  void read_centre() {
    LayCentre laid{.seat = actor_};
    std::size_t begin = words_.at();
    laid.upper = read_card(words_, {over});
    parts_[object] = words_.span_since(begin);
    if (!words_.accept(over)) return refuse("write centre: UPPER over LOWER");
    begin = words_.at();
    laid.lower = read_card(words_);
    parts_[elven_rage::target] = words_.span_since(begin);
    add(laid);
  }

  void read_swap() {
    const std::size_t begin = words_.at();
    const CardCalled card = read_called(words_);
    parts_[object] = words_.span_since(begin);
    add(Swap{actor_, card});
  }

  void read_end(Word verb) {
    EndBattle end{.seat = turn_.seat, .won = verb == won};
    if (actor_ != turn_.seat) end.by = actor_;
    if (!words_.done()) end.by = player();
    if (end.by) end.won = (*end.by == turn_.seat) == (verb == won);
    add(end);
  }

  void read_artifact() {
    TakeArtifact taken{.seat = actor_};
    const std::size_t begin = words_.at();
    if (words_.accept_item(none, {})) {
      taken.none = true;
    } else if (!words_.done() && !words_.accept_item(unknown, {})) {
      if (const auto thing = read_thing(words_, {})) taken.artifact = thing->artifact;
    }
    if (words_.at() > begin) parts_[object] = words_.span_since(begin);
    add(taken);
  }

  void read_action(bool answer) {
    const std::size_t begin = words_.at();
    UseAction used{.seat = actor_, .card = read_card(words_, {so}), .answer = answer};
    parts_[object] = words_.span_since(begin);
    const Card* card = used.card == nothing_named ? nullptr : &in_.session.box->card(used.card);
    used.or_artifact = answer && card != nullptr && !card->listed && in_.naming.may_be_artifact();
    if (words_.accept(so)) {
      used.changes = changes(card == nullptr || !card->listed ? OtherWords::may_be
                             : card->action && card->action->effect.does == Does::other ? OtherWords::are
                                                                                        : OtherWords::are_not);
    } else if (card != nullptr && card->action) {
      used.changes = as_the_set_says(card->action->effect);
    } else if (card == nullptr || !card->listed) {
      used.changes.emplace_back();  // no set says what it does
    }
    add(std::move(used));
  }

  /// Whether an Artifact is named that is no card: people answer with these too.
  bool artifact_is_next() {
    const std::size_t begin = words_.at();
    const bool card = words_.take_known_item(words_.naming().cards(), {so}).has_value();
    const bool artifact = !card && words_.take_known_item(words_.naming().artifacts(), {so}).has_value();
    words_.back_to(begin);
    return artifact || (!card && !words_.naming().may_be_card() && words_.naming().may_be_artifact());
  }

  void read_use(bool answer) {
    const std::size_t begin = words_.at();
    UseArtifact used{.seat = actor_, .answer = answer};
    if (const auto thing = read_thing(words_, {so})) used.artifact = thing->artifact;
    parts_[object] = words_.span_since(begin);
    const Artifact* artifact =
        used.artifact == nothing_named ? nullptr : &in_.session.box->components.artifacts[used.artifact];
    const bool listed = artifact != nullptr && artifact->listed;
    if (words_.accept(so)) {
      used.changes = changes(!listed ? OtherWords::may_be
                             : artifact->effect.does == Does::other ? OtherWords::are
                                                                    : OtherWords::are_not);
    } else {
      used.changes = listed ? as_the_set_says(artifact->effect) : std::vector<WrittenChange>(1);
    }
    add(std::move(used));
  }

  std::vector<WrittenChange> changes(OtherWords others) {
    const std::size_t begin = words_.at();
    std::vector<WrittenChange> read = read_changes(words_, others);
    parts_[extra] = words_.span_since(begin);
    return read;
  }

  /// What came of it where that needs no words; else nobody wrote it down.
  static std::vector<WrittenChange> as_the_set_says(const Effect& effect) {
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

  void read_trade() {
    const auto given = read_thing(words_, {for_, onto});
    if (!given || !words_.accept_any({for_, onto})) return refuse("write trades THING for THING with PLAYER");
    const auto taken = read_thing(words_, {with});
    if (!taken || !words_.accept(with)) return refuse("write trades THING for THING with PLAYER");
    if (const auto partner = player()) add(Trade{actor_, *given, *taken, *partner});
  }

  void read_goal() {
    const std::size_t begin = words_.at();
    const GoalId goal = in_.naming.goal(in_.reading, words_.take_rest()).value_or(nothing_named);
    parts_[object] = words_.span_since(begin);
    add(ShowGoal{actor_, goal});
  }

  void read_neutrals() {
    if (const auto seat = player()) add(NeutralsBy{*seat});
  }

  // ---------------------------------------------------------------- acts

  void read_act() {
    const std::size_t begin = words_.at();
    WrittenAct act{.seat = turn_.seat};
    act.card = called_or_none();
    const auto all_of_the_key = [&] {
      return act.card.any() && (line_.value == nullptr || words_.done() || words_.at() == words_.size_of_head());
    };
    if (!all_of_the_key()) words_.back_to(begin);
    if (!all_of_the_key() && may_name_unseen(in_, line_.value == nullptr ? words_.next().text : whole_phrase().text))
      act.card = first_named();
    if (!all_of_the_key()) return unknown_line();
    parts_[object] = words_.span_since(begin);
    if (words_.done()) return refuse(act_forms);
    if (words_.accept(stays)) {
      act.kind = WrittenAct::Kind::stay;
    } else if (words_.accept(nothing)) {
      act.kind = WrittenAct::Kind::nothing;
    } else {
      if (words_.accept(moves)) act.kind = WrittenAct::Kind::move;
      if (!read_aim(act)) return refuse(act_forms);
    }
    add(act);
  }

  /// A card that is known, or a place.
  CardCalled called_or_none() {
    if (const auto known = words_.take_known(in_.naming.cards())) return {.card = *known};
    const std::size_t begin = words_.at();
    const auto place = words_.take_number();
    if (place && *place >= 1 && *place <= edge_places) return {.place = static_cast<std::uint8_t>(*place)};
    words_.back_to(begin);
    return {};
  }

  /// The card that is named first, and was not before: what stands before the colon, or before what it does.
  CardCalled first_named() {
    const std::size_t begin = words_.at();
    do words_.skip_word();
    while (!words_.done() && (line_.value != nullptr ? words_.at() < words_.size_of_head() : !aim_next()));
    const std::size_t end = words_.at();
    words_.back_to(begin);
    if (end == words_.size()) return {};
    return words_.within(end, [this] { return CardCalled{.card = read_card(words_)}; });
  }
  [[nodiscard]] bool aim_next() {
    const std::size_t here = words_.at();
    const bool verb = words_.accept_any({left, right, centre, stays, nothing, moves});
    const bool aim = verb || cost_next() || called_or_none().any();
    words_.back_to(here);
    return aim;
  }

  /// The slot, whom it hits, and what that cost.
  bool read_aim(WrittenAct& act) {
    const std::size_t begin = words_.at();
    if (const auto word = words_.peek(); word == left || word == right || word == centre) {
      words_.take_word();
      act.slot = word == left ? Slot::left : word == right ? Slot::right : Slot::centre;
    }
    if (!words_.done() && !cost_next()) {
      if (word_too_many()) return false;
      act.target = target_of_act();
    }
    if (words_.at() == begin) return false;
    parts_[elven_rage::target] = words_.span_since(begin);
    const std::size_t cost = words_.at();
    if (words_.accept(dies)) {
      act.dies = true;
    } else if (const auto lives = words_.take_number(true)) {
      act.cost = -*lives;
    }
    if (words_.at() > cost) parts_[extra] = words_.span_since(cost);
    return true;
  }

  /// Who is struck: all that stands before what it cost.
  CardCalled target_of_act() {
    const std::size_t begin = words_.at();
    while (!words_.done() && !cost_next()) words_.skip_word();
    const std::size_t end = words_.at();
    words_.back_to(begin);
    const CardCalled called = words_.within(end, [this] { return read_called(words_); });
    slipped_ = slipped_ || !called.any();
    return called;
  }

  /// A word stands before the card that is struck: `kills Bear`.
  [[nodiscard]] bool word_too_many() {
    const std::size_t here = words_.at();
    const bool known = called_or_none().any();
    words_.back_to(here);
    if (known) return false;
    words_.skip_word();
    const bool behind = words_.take_known(in_.naming.cards()).has_value();
    words_.back_to(here);
    return behind;
  }

  [[nodiscard]] bool cost_next() {
    const std::size_t here = words_.at();
    const bool cost = words_.accept(dies) || words_.take_number(true);
    words_.back_to(here);
    return cost;
  }

  /// The first words are no line, no player and no card.
  void unknown_line() {
    const Phrase first = words_.next();
    const std::vector<std::string_view> near = first_words(in_);
    const bool drawn = words_.peek() == draw;
    in_.reading.unknown_name(info(Fault::unknown_play), line_.value == nullptr ? first : whole_phrase(),
                             drawn ? std::span<const std::string_view>() : std::span<const std::string_view>(near), {},
                             drawn ? draw_forms : forms);
  }

  // ---------------------------------------------------------------- the play

  template <class Kind>
  void add(Kind kind) {
    if (!words_.done() && !slipped_ && (line_.value == nullptr || line_.value->shape != Shape::list))
      in_.reading.fault(Fault::misplaced_word, words_.next(),
                        std::string(words_.peek() == and_ || words_.next().text == "," ? one_a_line : ""));
    Play<Action> play;
    play.action = std::move(kind);
    play.parts = parts_;
    Span all = words_.span();
    if (line_.value != nullptr) all.end = std::max(all.end, line_.value->span.end);
    play.parts[whole] = all;
    play.seat = actor_;
    play.round = turn_.round;
    play.phase = is_of_battle(play.action) ? phase::battle : phase::turn;
    play.counted = true;
    in_.session.plays.push_back(std::move(play));
  }

  const Decoding& in_;
  const TurnRead& turn_;
  const Line& line_;
  LineWords words_;
  Seat actor_;
  std::array<Span, 6> parts_{};
  bool slipped_ = false;
};

}  // namespace

void decode_line(const Decoding& decoding, const TurnRead& turn, const Line& line) {
  LineReader(decoding, turn, line).read();
}

}  // namespace elfref::elven_rage
