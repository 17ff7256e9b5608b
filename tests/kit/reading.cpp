#include "elfref/core/forms/forms.h"
#include "elfref/core/forms/line_in.h"
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

struct LineIn : forms::LineIn<LineWordsOf<Word>> { const elfref::Names<std::uint8_t>& kinds; };
struct Out : forms::LineOut { const Session& session; };
/// A kind of kite.
struct AKite {
  static std::optional<std::uint8_t> read(LineIn& in, forms::Stops<Word>) {
    const Phrase name = in.stretch(object, [&] { return in.words.take_rest(); });
    return read_name(in.reading(), name, in.kinds, Fault::misplaced_word);
  }
  static void write(Out& out, std::string_view name, std::optional<std::uint8_t> kind) {
    if (!out.placed(name, "KITE", !kind) && kind) out.say(out.session.kinds[*kind]);
  }
};
struct Lines : forms::TableOf<Word> {
  using enum Word;
  static constexpr std::tuple all{
      line<Draw>({"draw", "draw red", "a kite is drawn; left out: only its owner saw it"}, draw,
                 forms::if_any(forms::part<&Draw::kind>("kind", AKite()))),
      line<Fly>({"fly", "fly 2 red", "equal kites are flown"}, fly,
                forms::part<&Fly::kites>("kites", forms::Number<0, 99, object>{}),
                forms::part<&Fly::kind>("kind", AKite())),
      line<Pass>({"pass", "pass", "nothing is done"}, pass)};
};

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
        kinds.add(kind.key->text, index, true), session.kinds.emplace_back(kind.key->text);
        session.in_box[index] = static_cast<std::uint8_t>(read_number(box, *number.value, 1, 99).value_or(0));
        session.points[index] = static_cast<std::uint8_t>(read_number(box, *points.value, 0, 99).value_or(0));
      }
  }

  void read_play(const Line& line) {
    const auto words = words_of(reading, line, "a play", "write pass");
    if (!words || !line.seat) return;
    LineWordsOf<Word> of_line(reading, *words, {});
    LineIn in{{of_line, line, "write draw, draw KITE, fly NUMBER KITE or pass"}, kinds};
    if (auto play = forms::read_play<Action>(Lines::all, in, *line.seat, "play")) session.plays.push_back(*play);
  }

  void read(const Record& record, Diagnostics& faults) {
    const auto at = fields_of_record(reading, record.root(), keys);
    read_game(reading, at[game_key], "kites");
    read_agreed(reading, at[edition], at[options], option_table(), session);
    if (record.attachments().empty() && at[components]) read_box(reading, *at[components].value);
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
    read_winner_claim<ClaimWinner>(reading, at[winner], "end", session.claims);
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

std::string written(const Action& action, const Session& session) {
  Out out{forms::LineOut(session.players, vocabulary()), session};
  forms::write(Lines::all, out, action);
  return std::move(out.text);
}

}  // namespace elfref::kites
