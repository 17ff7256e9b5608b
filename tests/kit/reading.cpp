#include "elfref/core/reading/claims.h"
#include "elfref/core/reading/header.h"
#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/sentences.h"
#include "kit/kites.h"

namespace elfref::kites {
namespace {

enum class Word : std::uint8_t { draw, fly, pass };
constexpr Meaning as_meaning(Word word) { return Meaning::word(word); }

const Vocabulary& vocabulary() {
  static constexpr WordRow english[] = {{Word::draw, "draw"}, {Word::fly, "fly"}, {Word::pass, "pass"}};
  static const Vocabulary words({english});
  return words;
}

enum Key { game_key, edition, options, components, players, plays, winner, result };
constexpr std::array<std::string_view, 8> keys{"game",    "edition", "options", "components",
                                               "players", "plays",   "winner",  "result"};
constexpr std::array<std::string_view, 1> of_box{"kites"}, of_player{"score"};
constexpr std::array<std::string_view, 2> of_kind{"number", "points"};

/// Reads one record.
struct Decoding {
  Reading& reading;
  Session& session;
  Names<std::uint8_t> kinds{};

  /// The document of the box: `kites: {red: {number: 6, points: 2}}`.
  void read_box(Reading& box, const Node& root) {
    if (const Field kites = box.fields(root, of_box)[0])
      for (const Field kind : box.fields(*kites.value)) {
        const auto [number, points] = box.fields(*kind.value, of_kind);
        const auto index = static_cast<std::uint8_t>(kinds.words().size());
        if (!number || !points || index == max_kinds) continue;
        kinds.add(kind.key->text, index, true);
        session.in_box[index] = static_cast<std::uint8_t>(read_number(box, *number.value, 1, 99).value_or(0));
        session.points[index] = static_cast<std::uint8_t>(read_number(box, *points.value, 0, 99).value_or(0));
      }
  }

  void read_play(const Line& line) {
    const auto words = words_of(reading, line, "a play", "write pass");
    if (!words || !line.seat) return;
    Sentence sentence(reading, *words, "write draw, draw KITE, fly NUMBER KITE or pass");
    Play<Action> play = play_outside<Action>(Pass{*line.seat}, reading.span(*words), "play", line.seat);
    const Token first = sentence.next();
    Fly fly{.seat = *line.seat};
    if (first.is(Word::fly)) fly.kites = sentence.next().number;
    if (const Phrase rest = sentence.rest(); !rest.text.empty()) {
      fly.kind = read_name(reading, rest, kinds, info(Fault::misplaced_word)).value_or(0);
      play.parts[object] = reading.span(rest);
      if (first.is(Word::draw)) play.action = Draw{*line.seat, fly.kind};
      if (first.is(Word::fly)) play.action = fly;
      if (first.is(Word::pass)) sentence.refuse(first);
    } else if (first.is(Word::draw)) {
      play.action = Draw{*line.seat};
    } else if (!first.is(Word::pass)) {
      sentence.refuse_all();
    }
    play.counted = true;
    session.plays.push_back(std::move(play));
  }

  void read(const Record& record, Diagnostics& faults) {
    const auto at = fields_of_record(reading, record.root(), keys);
    read_game(reading, at[game_key], "kites");
    read_agreed(reading, at[edition], at[options], option_table(), session);
    if (record.beside().empty() && at[components]) read_box(reading, *at[components].value);
    for_documents(record, faults, vocabulary(), [this](Reading& box) { read_box(box, box.root()); });
    kinds.seal();
    if (!at[players]) return missing_players(reading, record.root());
    session.players_span = at[players].key->span;
    for (const PlayerWritten& player : read_players(reading, at[players], {}, max_seats))
      session.players.push_back({std::string(player.name.text), reading.span(player.name)});
    session.plays.push_back(play_outside<Action>(Begin{reading.players()}, session.players_span, "setup"));
    if (at[plays])
      read_plays(reading, read_lines(reading, at[plays], "write [NAME: draw]"), session.plays,
                 [this](const Line& line) { read_play(line); });
    if (const auto written = at[winner] ? read_winner(reading, at[winner]) : std::nullopt) {
      ClaimWinner claim;
      for (const Seat seat : written->seats) claim.seats |= bit(seat);
      session.claims.push_back(play_outside<Action>(claim, at[winner].value->span, "end", written->seat));
    }
    if (!at[result]) return;
    for_figures(reading, at[result], {of_player, "'{score: 6}'", "write {}"}, [this](auto seat, auto, auto& figures) {
      if (!seat || !figures[0]) return;
      const ClaimScore claim{*seat, read_number(reading, *figures[0].value, 0, 999).value_or(0)};
      session.claims.push_back(play_outside<Action>(claim, figures[0].value->span, "end", seat));
    });
  }
};

}  // namespace

std::optional<Session> decode(const Record& record, Diagnostics& faults) {
  Reading reading(record, faults, vocabulary());
  Session session;
  Decoding{reading, session}.read(record, faults);
  if (faults.unreadable()) return std::nullopt;
  return session;
}

}  // namespace elfref::kites
