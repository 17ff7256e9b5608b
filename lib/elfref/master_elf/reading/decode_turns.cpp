#include <algorithm>
#include <variant>
#include <vector>

#include "elfref/master_elf/forms/line_in.h"
#include "elfref/master_elf/reading/decode_parts.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

constexpr std::string_view turn_form = "- NAME: [Mill: wool]", steps_form = "[Mill: wool]";
/// What else begins an entry.
constexpr std::string_view other_heads[] = {"gift", "подарок", "note", "ruling"};

void decode_step(const Decoding& decoding, Seat seat, const Line& line) {
  Reading& reading = decoding.reading;
  const Node* value = line.value;
  if (value != nullptr && is_blank(*value)) return reading.empty(*line.name.node, msg::leave_colon_out());
  const auto unspaced = value == nullptr ? reading.unspaced(line.name.text, {}, true) : std::nullopt;
  if (unspaced) return reading.unspaced(line.name, *unspaced);
  LineWords words(reading, line.name, {});
  LineIn in(words, line, decoding.naming, seat);
  std::optional<Action> read = read_step(in);
  if (!read) return;
  const Span head = reading.span(line.name);
  Play<Action>& play = decoding.add(std::move(*read), head, phase::turn, seat);
  in.parts[whole] = value == nullptr ? head : reading.span(Field{line.name.node, value});
  in.parts[object] = head;
  if (value != nullptr) in.parts[cost] = value->span;
  play.parts = in.parts;
  play.counted = true;
}

/// Reads the steps of a turn: puts their plays behind the session's.
void decode_steps(const Decoding& decoding, Seat seat, const Field& turn) {
  Session& session = decoding.session;
  const std::size_t begin = session.plays.size();
  read_plays(decoding.reading, read_steps(decoding.reading, turn, steps_form), session.plays,
             [&](const Line& line) { decode_step(decoding, seat, line); });
  const auto steps = session.plays.begin() + static_cast<std::ptrdiff_t>(begin);
  const bool moves = std::any_of(steps, session.plays.end(),
                                 [](const Play<Action>& play) { return is_any<Visit, Stuck, Unknown>(play.action); });
  if (moves) return;
  const auto late = std::find_if(steps, session.plays.end(),
                                 [](const Play<Action>& play) { return is_any<Create, Discard>(play.action); });
  session.plays.insert(late, play_outside<Action>(Stuck{.seat = seat}, decoding.reading.span(turn), phase::turn, seat));
}

/// An entry of the list, and its plays.
struct Entry {
  enum class Kind : std::uint8_t { turn, gift, unknown } kind = Kind::turn;
  Seat seat{};
  std::size_t begin = 0, end = 0;
};

class TurnsReader {
 public:
  explicit TurnsReader(const Decoding& decoding) : in_(decoding), session_(decoding.session) {}

  void read(const Field& turns) {
    for (const TurnEntry& entry : read_turns(in_.reading, turns, turn_form)) {
      if (!entry.ruling) {
        read_entry(entry);
      } else if (!entries_.empty()) {
        for (std::size_t i = entries_.back().begin; i < session_.plays.size(); ++i)
          session_.plays[i].ruling = *entry.ruling;
      }
    }
    for (auto gift = entries_.begin(); gift != entries_.end(); ++gift)
      if (gift->kind == Entry::Kind::gift) find_round(gift);
    for (auto turn = entries_.begin(); turn != entries_.end(); ++turn)
      if (turn->kind == Entry::Kind::turn && turn != entries_.begin() && std::prev(turn)->kind == Entry::Kind::gift)
        std::get<NewGift>(session_.plays[std::prev(turn)->begin].action).before = turn->seat;
    count_rounds();
    look_ahead();
  }

 private:
  void read_entry(const TurnEntry& entry) {
    Entry read{.begin = session_.plays.size()};
    if (entry.unknown != nullptr) {
      read.kind = Entry::Kind::unknown;
      in_.add(Unknown{.turns = true}, entry.unknown->span, phase::turn);
    } else if (word_of(entry.turn.key->text) == Word::gift) {
      read.kind = Entry::Kind::gift;
      read_gift(entry.turn);
    } else if (const auto seat = in_.reading.seat(*entry.turn.key, other_heads)) {
      read.seat = *seat;
      read_turn(entry.turn, *seat);
    } else {
      return;
    }
    read.end = session_.plays.size();
    entries_.push_back(read);
  }

  void read_turn(const Field& turn, Seat seat) {
    const Node& value = *turn.value;
    BeginTurn begins{.seat = seat};
    begins.skipped = value.shape == Shape::scalar && word_of(value.text) == Word::skipped;
    Play<Action>& play = in_.add(begins, turn.key->span, phase::turn, seat);
    play.counted = begins.skipped;
    play.parts[object] = value.span;  // `[]`, `skipped`: the turn is the line
    if (begins.skipped) return;
    const std::size_t begin = session_.plays.size();
    decode_steps(in_, seat, turn);
    const bool has_steps = std::any_of(session_.plays.begin() + static_cast<std::ptrdiff_t>(begin),
                                       session_.plays.end(), [](const Play<Action>& step) { return step.counted; });
    in_.add(EndTurn{.seat = seat, .written = !has_steps}, turn.key->span, phase::turn, seat);
  }

  void read_gift(const Field& field) {
    NewGift gift;
    if (in_.reading.scalar(field, msg::gift_unknown_or_none) != nullptr) {
      const Line line{.ruling = {}, .seat = {}, .name = *field.key, .value = field.value, .text = *field.value};
      LineWords words(in_.reading, line.name, {});
      LineIn in(words, line, in_.naming, {});
      if (const auto read = read_new_gift(in)) gift = std::get<NewGift>(*read);
    }
    session_.gift_lines = session_.gift_lines || !gift.none;
    Play<Action>& play = in_.add(gift, in_.reading.span(field), phase::turn);
    play.parts[object] = field.value->span;
    play.counted = true;
  }

  /// Turns between two lines of gifts that are one for each player are a round, in whatever order they stand.
  void find_round(std::vector<Entry>::iterator gift) {
    const std::ptrdiff_t players = in_.reading.players();
    if (gift - entries_.begin() < players) return;
    const auto begin = gift - players;
    const bool first = begin == entries_.begin() && session_.start.turn == Seat{0};
    if (!first && (begin == entries_.begin() || std::prev(begin)->kind != Entry::Kind::gift)) return;
    Seats seats = 0;
    bool in_order = true;
    for (auto turn = begin; turn != gift; ++turn) {
      if (turn->kind != Entry::Kind::turn) return;
      seats |= bit(turn->seat);
      in_order = in_order && turn->seat.value == turn - begin;
    }
    if (in_order || seats != first_seats(static_cast<int>(players))) return;
    for (auto turn = begin; turn != gift; ++turn)
      std::get<BeginTurn>(session_.plays[turn->begin].action).position = static_cast<std::uint8_t>(turn - begin);
  }

  void count_rounds() {
    int round = session_.start.round;
    bool first = true;
    for (const Entry& entry : entries_) {
      if (entry.kind == Entry::Kind::turn) {
        const auto position = std::get<BeginTurn>(session_.plays[entry.begin].action).position;
        if (!first && position.value_or(entry.seat.value) == 0) ++round;
        first = false;
      }
      for (std::size_t i = entry.begin; i < entry.end; ++i)
        session_.plays[i].round = static_cast<std::uint16_t>(std::min(round, 60'000));
    }
  }

  /// Tells each creation of which parcels later lines speak.
  void look_ahead() {
    std::uint8_t later = 0;
    Parcel sends = Parcel::unknown;
    for (auto play = session_.plays.rbegin(); play != session_.plays.rend(); ++play) {
      auto* create = std::get_if<Create>(&play->action);
      if (create != nullptr) create->later = later;
      if (play->ruling == Ruling::taken_back) continue;
      const auto* send = std::get_if<Send>(&play->action);
      if (create != nullptr) create->sends = sends;
      if (create != nullptr || std::holds_alternative<BeginTurn>(play->action)) sends = Parcel::unknown;
      if (send != nullptr) sends = send->parcel;
      if (send != nullptr) later |= static_cast<std::uint8_t>(1u << static_cast<unsigned>(send->parcel));
      if (create != nullptr && create->parcel < Parcel::box)
        later |= static_cast<std::uint8_t>(1u << static_cast<unsigned>(create->parcel));
    }
  }

  const Decoding& in_;
  Session& session_;
  std::vector<Entry> entries_;
};

}  // namespace

void decode_turns(const Decoding& decoding, const Field& turns) {
  TurnsReader(decoding).read(turns);
}

}  // namespace elfref::master_elf
