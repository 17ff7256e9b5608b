#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "elfref/core/record/write_record.h"
#include "elfref/elfenland/judging/judge.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/reading/decode_parts.h"

// A table as the record that it is: the tree of keys and lines that a reader would make of it, with places in what was
// fed. judgement() is the referee's of that tree, and record() its text, so the two cannot part.

namespace elfref::elfenland {
namespace {

/// By their place in `round_keys`. But for the first, which is the row, they are phases by their place in a round.
struct Key {
  enum : std::size_t { row = 0, deal, draw, choose, plan, travel, keep };
};

using Index = std::uint32_t;

/// A record that grows: nodes are made first and put into others then.
class Tree {
 public:
  explicit Tree(const Source& source) : record_(std::make_unique<Record>(source)) {}

  Index add(Shape shape, Span span, std::string_view text = {}) {
    return record_->add({.shape = shape, .span = span, .text = text});
  }
  /// A scalar whose text may not stand in the source.
  Index scalar(Span span, std::string text) { return add(Shape::scalar, span, record_->keep(std::move(text))); }
  void put(Index parent, Index child) {
    last_.resize(std::max<std::size_t>(last_.size(), parent + 1));
    (last_[parent] == 0 ? record_->at(parent).first : record_->at(last_[parent]).next) = child;
    last_[parent] = child;
  }
  void put(Index map, Span key_span, std::string_view key, Index value) {
    put(map, scalar(key_span, std::string(key)));
    put(map, value);
  }
  /// A map of one key.
  Index pair(Span span, std::string_view key, Index value) {
    const Index map = add(Shape::map, span);
    put(map, span, key, value);
    return map;
  }
  [[nodiscard]] bool is_empty(Index node) const { return record_->at(node).first == 0; }
  [[nodiscard]] Shape shape(Index node) const { return record_->at(node).shape; }

  /// A copy of part of a line that was read, which stands in the source `at`.
  Index graft(const LineOfText& line, const Node& node, Span at) {
    const auto moved = [&](std::uint32_t byte) {
      return std::min(at.begin + (byte < line.ahead ? 0 : byte - line.ahead), at.end);
    };
    const Span span{moved(node.span.begin), moved(node.span.end)};
    const Span words = line.record->span_of(node, node.text);
    const std::string_view there = std::string_view(line.record->source().text).substr(words.begin, node.text.size());
    const bool stands = there.data() == node.text.data() && !node.text.empty();
    const auto source = std::string_view(record_->source().text);
    const Index copy = stands ? add(node.shape, span, source.substr(moved(words.begin), node.text.size()))
                              : add(node.shape, span, record_->keep(std::string(node.text)));
    record_->at(copy).quoted = node.quoted;
    for (const Node& child : line.record->children(node)) put(copy, graft(line, child, at));
    return copy;
  }

  std::unique_ptr<Record> take(Index root) {
    record_->set_root(root);
    return std::move(record_);
  }

 private:
  std::unique_ptr<Record> record_;
  std::vector<Index> last_;  // children, by parent
};

}  // namespace

class Table::Writing {
 public:
  explicit Writing(const Table& table)
      : table_(table), session_(table.session_), tree_(table.source_), root_(tree_.add(Shape::map, head())) {}

  std::unique_ptr<Record> write() {
    what_was_agreed();
    rounds();
    claims();
    return tree_.take(root_);
  }

 private:
  // -------------------------------------------------------------- what was agreed

  /// Where all that was agreed stands.
  [[nodiscard]] Span head() const { return table_.session_.players_span; }
  Index word(std::string_view text) { return tree_.scalar(head(), std::string(text)); }
  Index number(int value) { return word(std::to_string(value)); }
  void put(Index map, std::string_view key, Index value) { tree_.put(map, head(), key, value); }
  Index map() { return tree_.add(Shape::map, head()); }
  Index list() { return tree_.add(Shape::list, head()); }
  [[nodiscard]] std::string_view name(Seat seat) const { return session_.players[seat.value].name; }

  void what_was_agreed() {
    put(root_, "game", word("elfenland"));
    if (!session_.edition.empty()) put(root_, "edition", word(session_.edition));
    options();
    players();
    if (session_.start.written) start();
  }

  void options() {
    if (session_.options_set == 0) return;
    const Index set = map();
    for (int index = 0; index < option_count; ++index) {
      const OptionWords& option = info(Option(index));
      if (session_.sets(Option(index)))
        put(set, option.name, word(option.values[session_.options[Option(index)]]));
    }
    put(root_, "options", set);
  }

  void players() {
    std::vector<TakeSeat> seats(session_.players.size());
    for (const Play<Action>& play : session_.plays)
      if (const auto* take = std::get_if<TakeSeat>(&play.action)) seats[take->seat.value] = *take;
    const Index all = list();
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const Index name = word(session_.players[i].name);
      if (seats[i].colour == 0 && !session_.town_written) {
        tree_.put(all, name);
        continue;
      }
      const Index player = map();
      put(player, "name", name);
      if (seats[i].colour != 0) put(player, "colour", number(seats[i].colour));  // which it was nobody kept
      if (session_.town_written) put(player, "town", word(seats[i].town ? town(*seats[i].town).ascii : "unknown"));
      tree_.put(all, player);
    }
    put(root_, "players", all);
  }

  Index towns(TownSet set) {
    const Index all = list();
    for (const std::string_view name : ascii(set)) tree_.put(all, word(name));
    return all;
  }

  [[nodiscard]] std::string words(const Action& action) const {
    return written_without_player(action, session_.players);
  }

  void start() {
    const Start& begins = session_.start;
    const Index all = map();
    put(all, "round", number(begins.round));
    put(all, "phase", word(begins.phase));
    if (begins.first) put(all, "first", word(name(*begins.first)));
    if (!begins.players.empty()) {
      const Index players = map();
      for (std::uint8_t seat = 0; seat < begins.players.size(); ++seat)
        if (const Index player = start_of({seat}); player != 0) put(players, name({seat}), player);
      if (!tree_.is_empty(players)) put(all, "players", players);
    }
    if (begins.roads_written) put(all, "roads", roads());
    put(root_, "start", all);
  }

  /// What `start` says of a player; 0: nothing.
  Index start_of(Seat seat) {
    const Start::Player& told = session_.start.players[seat.value];
    const bool named = std::ranges::any_of(session_.plays, [&](const Play<Action>& play) {
      const auto* start = std::get_if<StartPlayer>(&play.action);
      return start != nullptr && start->seat == seat;
    });
    const Index player = map();
    if (told.at) put(player, "at", word(town(*told.at).ascii));
    if (told.towns) put(player, "towns", told.towns_listed ? towns(told.named) : number(*told.towns));
    if (told.hand) put(player, "hand", word(sum_of(*told.hand)));
    if (told.counters) put(player, "counters", word(sum_of(*told.counters)));
    if (told.obstacle_used) put(player, "obstacle", word(*told.obstacle_used ? "used" : "unused"));
    return named || !tree_.is_empty(player) ? player : 0;
  }

  /// A road is told once, with all that lies there.
  Index roads() {
    std::vector<std::pair<std::string, std::string>> lies;
    for (const Play<Action>& play : session_.plays) {
      const auto* road = std::get_if<StartRoad>(&play.action);
      if (road == nullptr) continue;
      const std::string said = words(*road);
      const std::size_t colon = said.find(": ");
      const std::string where = said.substr(0, colon), what = said.substr(colon + 2);
      auto there = std::ranges::find(lies, where, &std::pair<std::string, std::string>::first);
      if (there == lies.end()) there = lies.insert(there, {where, {}});
      if (!what.empty()) add_term(there->second, what);
    }
    if (lies.empty()) return word("none");
    const Index all = map();
    for (const auto& [where, what] : lies) put(all, where, word(what.empty() ? "none" : what));
    return all;
  }

  // -------------------------------------------------------------- rounds

  /// A round on its way into the tree.
  struct Written {
    Span span;
    bool unseen = false;
    std::array<Span, round_keys.size()> key{};
    std::array<Index, round_keys.size()> value{};  // 0: it has no such key

    /// The first and the last phase of which something is written; the row is of `choose`.
    [[nodiscard]] std::size_t from() const {
      for (std::size_t i = Key::deal; i < value.size(); ++i)
        if (value[i] != 0 || (i == Key::choose && value[Key::row] != 0)) return i;
      return Key::row;
    }
    [[nodiscard]] std::size_t until() const {
      for (std::size_t i = Key::keep; i > Key::row; --i)
        if (value[i] != 0 || (i == Key::choose && value[Key::row] != 0)) return i;
      return Key::row;
    }
  };
  /// A journey to which steps may be added.
  struct Journey {
    struct Told {
      Index entry;
      Span span;
      Ruling ruling;
    };
    Seat seat;
    Span span;
    Index lines = 0;  // those of its phase; 0: there is no journey
    Index steps = 0;
    Ruling ruling = Ruling::none;  // of the line
    std::vector<Told> told;
  };

  void rounds() {
    if (table_.fed_.empty()) return;
    std::vector<Written> rounds;
    for (const Fed& fed : table_.fed_) {
      if (fed.kind == Fed::Kind::round || fed.kind == Fed::Kind::unseen_round) {
        end_journey();
        rounds.push_back({.span = fed.span, .unseen = fed.kind == Fed::Kind::unseen_round});
      } else {
        hear(rounds.back(), fed);
      }
    }
    end_journey();
    const Index all = tree_.add(Shape::list, table_.fed_.front().span);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
      if (i + 1 == rounds.size()) {
        if (const auto key = last_key()) leave_open(rounds[i], *key);
      } else if (rounds[i].until() < rounds[i + 1].from()) {
        leave_open(rounds[i], Key::keep);  // or the next one could be the rest of it
      }
      tree_.put(all, node_of(rounds[i]));
    }
    tree_.put(root_, table_.fed_.front().span, "rounds", all);
  }

  void hear(Written& round, const Fed& fed) {
    const auto key = static_cast<std::size_t>(fed.phase) + 1;
    if (fed.kind != Fed::Kind::play) end_journey();
    switch (fed.kind) {
      case Fed::Kind::phase:
        begun(round, key, fed.span);
        return;
      case Fed::Kind::line:
        return line(round, key, fed);
      case Fed::Kind::row:
        return show(round, fed.span);
      default:
        return play(round, key, fed);
    }
  }

  /// The lines of a phase.
  Index begun(Written& round, std::size_t key, Span span) {
    if (round.value[key] == 0) {
      const bool list = key == Key::choose || key == Key::plan || key == Key::travel;
      round.key[key] = span;
      round.value[key] = tree_.add(list ? Shape::list : Shape::map, span);
    }
    return round.value[key];
  }

  void rule(Index list, Span span, Ruling ruling) {
    if (ruling == Ruling::none) return;
    tree_.put(list, tree_.pair(span, "ruling", tree_.scalar(span, ruling == Ruling::stands ? "stands" : "void")));
  }

  [[nodiscard]] LineOfText read(Span span, std::string_view phase) const {
    Diagnostics faults;  // there are none that matter: it was read before
    const std::string_view text = std::string_view(table_.source_.text).substr(span.begin, span.end - span.begin);
    return read_line(text, phase, faults);
  }

  /// What stands below the only key of a line that was read.
  [[nodiscard]] static const Node& below(const LineOfText& line) {
    auto child = line.record->children(line.record->root()).begin();
    return *++child;
  }

  void line(Written& round, std::size_t key, const Fed& fed) {
    const Index lines = begun(round, key, fed.span);
    const LineOfText text = read(fed.span, round_keys[key]);
    for (const Node& entry : text.record->children(below(text))) {
      tree_.put(lines, tree_.graft(text, entry, fed.span));
      const bool note = text.record->find(entry, "note") != nullptr;
      if (!note) rule(lines, fed.span, fed.ruling);
    }
  }

  void show(Written& round, Span span) {
    const LineOfText text = read(span, row_key);
    round.key[Key::row] = span;
    round.value[Key::row] = tree_.graft(text, below(text), span);
  }

  void play(Written& round, std::size_t key, const Fed& fed) {
    const Action& action = session_.plays[fed.ply].action;
    if (const auto* show = std::get_if<ShowRow>(&action)) {
      round.key[Key::row] = fed.span;
      round.value[Key::row] = tree_.scalar(fed.span, sum_of(show->row));
      return;
    }
    const Index lines = begun(round, key, fed.span);
    const Seat seat = *session_.plays[fed.ply].seat;
    if (key == Key::travel) return travels(lines, seat, action, fed);
    const Index said = tree_.scalar(fed.span, words(action));
    if (tree_.shape(lines) == Shape::map) {
      tree_.put(lines, fed.span, name(seat), said);
    } else {
      tree_.put(lines, tree_.pair(fed.span, name(seat), said));
      rule(lines, fed.span, fed.ruling);
    }
  }

  /// A play of a journey goes behind those before it.
  void travels(Index lines, Seat seat, const Action& action, const Fed& fed) {
    const bool sets_out = std::holds_alternative<BeginJourney>(action);
    // A line that was taken back holds nothing of what was played for it.
    const bool instead = journey_.ruling == Ruling::taken_back && fed.ruling != Ruling::taken_back;
    if (journey_.lines == 0 || journey_.seat != seat || sets_out || instead) {
      end_journey();
      journey_ = {seat, fed.span, lines, tree_.add(Shape::list, fed.span), fed.ruling, {}};
      tree_.put(lines, tree_.pair(fed.span, name(seat), journey_.steps));
    }
    const auto* end = std::get_if<EndJourney>(&action);
    if (!sets_out && (end == nullptr || end->written)) {
      const std::string said = words(action);
      const std::size_t colon = said.find(": ");
      const Index entry =
          colon == std::string::npos
              ? tree_.scalar(fed.span, said)
              : tree_.pair(fed.span, said.substr(0, colon), tree_.scalar(fed.span, said.substr(colon + 2)));
      journey_.told.push_back({entry, fed.span, fed.ruling});
    }
    if (end != nullptr && fed.ruling != Ruling::taken_back) end_journey();
  }

  /// A ruling on the line is for all of it: where a step has another one, each has its own.
  void end_journey() {
    if (journey_.lines == 0) return;
    const auto agrees = [&](const Journey::Told& told) {
      return told.ruling == journey_.ruling || told.ruling == Ruling::none;
    };
    const bool of_line = journey_.ruling != Ruling::none && std::ranges::all_of(journey_.told, agrees);
    for (const auto& [entry, span, ruling] : journey_.told) {
      tree_.put(journey_.steps, entry);
      if (!of_line) rule(journey_.steps, span, ruling);
    }
    if (of_line) rule(journey_.lines, journey_.span, journey_.ruling);
    journey_ = {};
  }

  /// A phase of which nothing is written.
  void leave_open(Written& round, std::size_t key) {
    if (round.unseen || round.value[key] != 0) return;
    round.key[key] = round.span;
    round.value[key] = tree_.scalar(round.span, "unknown");
  }

  Index node_of(Written& round) {
    if (round.unseen) return tree_.scalar(round.span, "unknown");
    if (round.until() == Key::row) begun(round, Key::deal, round.span);  // it has only begun
    const Index all = tree_.add(Shape::map, round.span);
    for (std::size_t key = 0; key < round.value.size(); ++key)
      if (round.value[key] != 0) tree_.put(all, round.key[key], round_keys[key], round.value[key]);
    return all;
  }

  /// The phase to which the last round has come; a reader who does not find its key takes the record as one that
  /// stopped before. Of a round that is over none is due, unless somebody's journey is left out.
  [[nodiscard]] std::optional<std::size_t> last_key() const {
    std::size_t come = Key::row;
    bool ended = false, left_out = false, certain = false;
    const auto& plays = session_.plays;
    for (auto play = plays.rbegin(); play != plays.rend(); ++play) {
      if (std::holds_alternative<BeginRound>(play->action)) break;
      const auto* begins = std::get_if<BeginJourney>(&play->action);
      ended = ended || std::holds_alternative<EndRound>(play->action);
      if (begins != nullptr && !begins->written) left_out = true;
      if (begins != nullptr && !begins->written && begins->made == Made::certain) certain = true;
      const auto phase = std::ranges::find(round_keys, play->phase);
      const bool of_a_phase = phase != round_keys.end() && !is_any<ShowRow, EndRound>(play->action);
      if (of_a_phase) come = std::max<std::size_t>(come, static_cast<std::size_t>(phase - round_keys.begin()));
    }
    if (ended) return left_out ? std::optional<std::size_t>(certain ? Key::keep : Key::travel) : std::nullopt;
    if (const auto under_way = std::ranges::find(round_keys, table_.phase()); under_way != round_keys.end())
      come = std::max<std::size_t>(come, static_cast<std::size_t>(under_way - round_keys.begin()));
    return come == Key::row ? std::nullopt : std::optional(come);
  }

  // -------------------------------------------------------------- claims

  void claims() {
    std::map<Seat, Index> of;
    const Index result = map();
    for (const Play<Action>& claim : session_.claims) {
      const Span span = claim.parts[whole];
      if (const auto* winner = std::get_if<ClaimWinner>(&claim.action)) {
        const Index names = tree_.add(Shape::list, span);
        for (const Seat seat : seats_of(winner->seats, session_.players.size()))
          tree_.put(names, tree_.scalar(span, std::string(name(seat))));
        tree_.put(root_, span, "winner", names);
      } else if (const auto* claimed = std::get_if<ClaimResult>(&claim.action)) {
        if (!of.contains(claimed->seat)) {
          of[claimed->seat] = tree_.add(Shape::map, span);
          tree_.put(result, span, name(claimed->seat), of[claimed->seat]);
        }
        tree_.put(of[claimed->seat], span, result_keys[static_cast<std::size_t>(claimed->key)],
                  claimed_value(*claimed, span));
      }
    }
    if (!tree_.is_empty(result)) put(root_, "result", result);
  }

  Index claimed_value(const ClaimResult& claim, Span span) {
    const bool named = claim.key == ClaimResult::Key::towns && !claim.named.empty();
    return named ? towns(claim.named) : tree_.scalar(span, value_of(claim));
  }

  const Table& table_;
  const Session& session_;
  Tree tree_;
  Index root_;
  Journey journey_;
};

std::unique_ptr<Record> Table::tree() const {
  return Writing(*this).write();
}

Speaker Table::says(Language language) const {
  return Speaker(language, words_of<ElfenlandKit>(), names_);
}

Judgement Table::judgement() const {
  return Kit<ElfenlandKit>::referee(*tree(), {}, {});
}

std::string Table::record() const {
  return write_yaml(*tree());
}

}  // namespace elfref::elfenland
