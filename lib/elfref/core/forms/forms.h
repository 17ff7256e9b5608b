#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/forms/line_out.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/reading/lines.h"
#include "elfref/core/text/source.h"

// A line of a record is declared once, as its verb and its parts:
//
//   line<Fly>({"fly", "fly 2 red", "equal kites are flown"}, fly, part<&Fly::kites>("kites", Number<0, 99, object>{}),
//             part<&Fly::kind>("kind", AKite())),
//
// How it is read, written, compared and documented follows from that. A part is any struct with these functions:
//
//   read(in, play, stops)   takes its words from the line; if it refuses them, reports that and returns false
//   write(out, play)        writes them and their meaning; if `out` requests it, a placeholder for what is unknown
//   holds(play)             whether the play is in this form, if a kind of play has several; optional
//   begins(in)              whether the words that follow are in this form, if a verb has several; optional
//
// The parts below belong to no game. A game declares the parts for its pieces, and the table of its lines, in its room
// `forms`.

namespace elfref::forms {

/// Words that end the name before them.
template <class Word>
using Stops = std::initializer_list<Word>;

// ---------------------------------------------------------------- parts of every game

/// A required small word, one of these: `for`, `with`.
template <auto first, auto... others>
struct word {
  static constexpr std::initializer_list<decltype(first)> words{first, others...};

  template <class In, class Play, class Stop>
  bool read(In& in, Play&, const Stop&) const {
    return in.words.accept_any(words) || in.refuse();
  }
  template <class Out, class Play>
  void write(Out& out, const Play&) const {
    out.say_word(words);
  }
};

/// An optional small word.
template <auto first>
struct may_be_word : word<first> {
  template <class In, class Play, class Stop>
  bool read(In& in, Play&, const Stop&) const {
    in.words.accept(first);
    return true;
  }
};

/// The end of a key: from here on, the line is its value.
struct colon {
  template <class In, class Play, class Stop>
  bool read(In& in, Play&, const Stop&) const {
    return in.value_begins();
  }
  template <class Out, class Play>
  void write(Out& out, const Play&) const {
    out.colon();
  }
};

/// A value that distinguishes two forms of one kind of play: `plays`, `answers`. It has no words.
template <auto member, auto value = true>
struct is {
  template <class In, class Play, class Stop>
  bool read(In&, Play& play, const Stop&) const {
    play.*member = value;
    return true;
  }
  template <class Out, class Play>
  void write(Out&, const Play&) const {}
  template <class Play>
  [[nodiscard]] bool holds(const Play& play) const {
    return play.*member == value;
  }
};

/// A form that is read, but never written: another form of the same play is, as for `plays` with an Artifact.
struct only_read {
  template <class In, class Play, class Stop>
  bool read(In&, Play&, const Stop&) const {
    return true;
  }
  template <class Out, class Play>
  void write(Out&, const Play&) const {}
  template <class Play>
  [[nodiscard]] bool holds(const Play&) const {
    return false;
  }
};

/// A member of the play, whose value `of` reads and writes: `of.read(in, stops)`, which may return that its words are
/// refused, and `of.write(out, name, value)`.
template <auto member, class Of>
struct Member {
  std::string_view name;
  Of of;

  static constexpr bool takes_a_list = requires { requires Of::takes_a_list; };

  template <class In, class Play, class Stop>
  bool read(In& in, Play& play, const Stop& stops) const {
    auto found = of.read(in, stops);
    if constexpr (requires { found.has_value(); }) {
      if (found) play.*member = *std::move(found);
      return found.has_value();
    } else {
      play.*member = std::move(found);
      return true;
    }
  }
  template <class Out, class Play>
  void write(Out& out, const Play& play) const {
    of.write(out, name, play.*member);
  }
  // The condition names the type: in a lambda, clang 14 finds a condition that names the member `of` to be false.
  template <class In>
  [[nodiscard]] bool begins(In& in) const requires requires(const Of& one) {
    one.begins(in);
  }
  { return of.begins(in); }
};
template <auto member, class Of>
constexpr Member<member, Of> part(std::string_view name, Of of = {}) {
  return {name, of};
}

/// A required number.
template <int least, int most, Part at>
struct Number {
  FixedMessage advice;

  template <class In, class Stop>
  int read(In& in, const Stop&) const {
    return in.number(at, least, most, advice);
  }
  template <class Out>
  void write(Out& out, std::string_view name, int value) const {
    if (!out.placed(name, "N", false)) out.say_act(std::to_string(value));
  }
};

/// A player. The seat of the player who makes the play means that no player is set.
template <auto member, Part at>
struct player {
  std::string_view name;

  template <class In, class Play, class Stop>
  bool read(In& in, Play& play, const Stop&) const {
    const std::optional<Seat> seat = in.player(at);
    if (seat) play.*member = *seat;
    return seat.has_value();
  }
  template <class Out, class Play>
  void write(Out& out, const Play& play) const {
    const Seat seat = play.*member;
    if (out.placed(name, "PLAYER", seat == play.seat)) return;
    out.say(out.player(seat));
    out.mean(name, "player " + std::to_string(seat.value + 1));
  }
};

/// Optional parts after a small word: `shows CARD`. They are written if they have a value. `at`: the part of the play
/// that they are, with their word.
template <class Word, class... Parts>
struct Perhaps {
  Word word;
  std::tuple<Parts...> parts;
  std::optional<Part> at{};

  static constexpr auto words = Word::words;
  [[nodiscard]] constexpr Perhaps as(Part part) const { return {word, parts, part}; }

  template <class In, class Play, class Stop>
  bool read(In& in, Play& play, const Stop& stops) const {
    const std::size_t begin = in.words.at();
    if (!in.words.accept_any(words)) return true;
    const auto read_all = [&](const auto&... part) { return (part.read(in, play, stops) && ...); };
    const bool found = std::apply(read_all, parts);
    if (at) in.parts[*at] = in.words.span_since(begin);
    return found;
  }
  template <class Out, class Play>
  void write(Out& out, const Play& play) const {
    Out inner = out.of_part();
    std::apply([&](const auto&... part) { (part.write(inner, play), ...); }, parts);
    if (!inner.text.empty()) out.append_after(words, inner);
  }
};
template <class Word, class... Parts>
constexpr Perhaps<Word, Parts...> perhaps(Word word, Parts... parts) {
  return {word, {parts...}, {}};
}

/// A part that may be left out if nothing follows it: `draw`, `draw red`.
template <class Of>
struct IfAny {
  Of part;

  template <class In, class Play, class Stop>
  bool read(In& in, Play& play, const Stop& stops) const {
    return in.words.done() || part.read(in, play, stops);
  }
  template <class Out, class Play>
  void write(Out& out, const Play& play) const {
    part.write(out, play);
  }
};
template <class Of>
constexpr IfAny<Of> if_any(Of part) {
  return {part};
}

/// Words for a play that has no line in a record: `the turn ends`.
struct text {
  std::string_view words;

  constexpr explicit text(std::string_view says) : words(says) {}
  template <class Out, class Play>
  void write(Out& out, const Play&) const {
    out.say_act(words);
  }
};

/// A part that a separate function writes.
template <class Write>
struct by_hand {
  Write of;

  constexpr explicit by_hand(Write write) : of(write) {}
  void write(auto& out, const auto& play) const { of(out, play); }
};

/// The meaning of a line whose words do not express it.
struct means {
  std::string_view act;

  constexpr explicit means(std::string_view says) : act(says) {}
  void write(auto& out, const auto&) const { out.meaning.act = act; }
};

/// All players, as a record lists them.
struct all_players {
  template <class Out, class Play>
  void write(Out& out, const Play&) const {
    out.say("players: [" + joined(out.players(), [](const Player& one) { return printable(one.name); }) + "]");
  }
};

// ---------------------------------------------------------------- a line

namespace detail {

template <class Of, class In, class Play, class Word>
concept IsRead = requires(const Of& part, In& in, Play& play) {
  part.read(in, play, Stops<Word>{});
};
template <class Of>
concept TakesAList = requires {
  requires Of::takes_a_list;
};

}  // namespace detail

/// The facts about a form.
struct About {
  std::string_view id;         ///< its name for programs: `give-up`
  std::string_view example{};  ///< a line in this form: `Boris: gives up`
  std::string_view says{};     ///< its meaning, in a few words; empty: not a line, or another form describes it
  LeftOut left_out = LeftOut::says_nothing;  ///< what it means that another record lacks such a line
  std::string_view phase{};                  ///< the phase of the line; empty: it is in a turn
};

/// One form of line: its kind of play, its verb if it has one, and its parts.
template <class Play_, class Word, class... Parts>
struct Form {
  using Play = Play_;

  About of;
  std::optional<Word> verb;  ///< its first word; nothing: a name comes first, or it is not a line
  FixedMessage advice;       ///< what to write if one of its words is missing
  std::tuple<Parts...> parts;

  /// Whether it is a line of a record.
  [[nodiscard]] constexpr bool is_line() const { return verb.has_value() || !of.says.empty(); }
  /// Whether a play of its kind is written in this form.
  [[nodiscard]] bool holds(const Play& play) const {
    return all_of([&](const auto& part) {
      if constexpr (requires { part.holds(play); }) return part.holds(play);
      return true;
    });
  }
  /// Whether the words after the verb may be in this form.
  template <class In>
  [[nodiscard]] bool begins(In& in) const {
    return all_of([&](const auto& part) {
      if constexpr (requires { part.begins(in); }) return part.begins(in);
      return true;
    });
  }
  /// Whether a part of it may be written as a list.
  static constexpr bool takes_a_list = (detail::TakesAList<Parts> || ...);
  /// Whether it can be read.
  template <class In>
  static constexpr bool is_read = (detail::IsRead<Parts, In, Play, Word> && ...);

  template <class In>
  bool read(In& in, Play& play) const {
    if (!advice.empty()) in.advice = advice;
    return std::apply([&](const auto&... part) { return read_each(in, play, part...); }, parts);
  }
  template <class Out>
  void write(Out& out, const Play& play) const {
    if (verb) out.say_act_word(Stops<Word>{*verb});
    std::apply([&](const auto&... part) { (part.write(out, play), ...); }, parts);
  }

 private:
  template <class Holds>
  [[nodiscard]] bool all_of(const Holds& holds_for) const {
    return std::apply([&](const auto&... part) { return (holds_for(part) && ...); }, parts);
  }
  template <class In>
  static bool read_each(In&, Play&) {
    return true;
  }
  template <class In, class First, class... Rest>
  static bool read_each(In& in, Play& play, const First& first, const Rest&... rest) {
    return first.read(in, play, stops_before(rest...)) && read_each(in, play, rest...);
  }
  /// The words that end a name before these parts.
  static constexpr Stops<Word> stops_before() { return {}; }
  template <class Next, class... Rest>
  static constexpr Stops<Word> stops_before(const Next&, const Rest&...) {
    if constexpr (requires { Stops<Word>(Next::words); }) return Next::words;
    return {};
  }
};

// ---------------------------------------------------------------- the table of a game's lines

/// The functions that write the entries of a table. A table is a tuple of these, in a class that derives from this one.
template <class Word>
struct TableOf {
  /// A line with a verb.
  template <class Play, class... Parts>
  static constexpr Form<Play, Word, Parts...> line(const About& of, Word verb, Parts... parts) {
    return {of, verb, {}, {parts...}};
  }
  /// A line with a verb, and what to write if one of its words is missing.
  template <class Play, class... Parts>
  static constexpr Form<Play, Word, Parts...> advised(const About& of, Word verb, FixedMessage advice, Parts... parts) {
    return {of, verb, advice, {parts...}};
  }
  /// A line that begins with a name, or a play that no line of a turn reports: the record has it elsewhere, or it
  /// follows.
  template <class Play, class... Parts>
  static constexpr Form<Play, Word, Parts...> other(const About& of, Parts... parts) {
    return {of, {}, {}, {parts...}};
  }
};

/// Visits the first form of the table that holds for a play. REQUIRES: there is one.
template <class Table, class Action, class Visit>
void any_form_of(const Table& table, const Action& action, Visit visit) {
  std::visit(
      [&]<class Kind>(const Kind& play) {
        const auto one = [&](const auto& form) {
          if constexpr (std::is_same_v<typename std::decay_t<decltype(form)>::Play, Kind>) {
            if (!form.holds(play)) return false;
            visit(form, play);
            return true;
          }
          return false;
        };
        std::apply([&](const auto&... form) { (one(form) || ...); }, table);
      },
      action);
}

/// Writes a play.
template <class Table, class Out, class Action>
void write(const Table& table, Out& out, const Action& action) {
  any_form_of(table, action, [&](const auto& form, const auto& play) { form.write(out, play); });
}

/// A play in words, and its meaning. Makes the Out from `of`.
template <class Out, class Table, class Action, class... Of>
[[nodiscard]] Out said(const Table& table, const Action& action, const Of&... of) {
  Out out(of...);
  write(table, out, action);
  return out;
}

/// Visits the lines that can be read, until a visit returns true.
template <class In, class Table, class Visit>
bool any_line(const Table& table, Visit visit) {
  const auto one = [&](const auto& form) {
    if constexpr (std::decay_t<decltype(form)>::template is_read<In>) return form.is_line() && visit(form);
    return false;
  };
  return std::apply([&](const auto&... form) { return (one(form) || ...); }, table);
}

/// Reads a line by the first form of the table that has this verb, or no verb, and fits what follows. Sets `read` to
/// its play, or to nothing after a report. Returns whether there is such a form.
template <class Action, class Table, class In, class Word>
bool read_any(const Table& table, In& in, std::optional<Word> verb, Seat seat, std::optional<Action>& read) {
  return any_line<In>(table, [&](const auto& form) {
    if (form.verb != verb || !form.begins(in)) return false;
    typename std::decay_t<decltype(form)>::Play play;
    if constexpr (requires { play.seat = seat; }) play.seat = seat;
    if (form.read(in, play)) read = std::move(play);
    return true;
  });
}

/// Reads a line with this verb: its play, or nothing after a report.
template <class Action, class Table, class In, class Word>
std::optional<Action> read_line(const Table& table, In& in, std::optional<Word> verb, Seat seat) {
  std::optional<Action> read;
  if (read_any(table, in, verb, seat, read)) return read;
  std::vector<std::string_view> verbs;
  any_line<In>(table, [&](const auto& form) {
    if (form.verb) verbs.push_back(in.reading().vocabulary().spelling(as_meaning(*form.verb)));
    return false;
  });
  in.reading().unknown_name(Fault::unknown_play, in.words.next(), verbs, {}, in.advice);
  return read;
}

/// Reads a whole line as a play of the record; words that are left over are reported.
template <class Action, class Table, class In>
std::optional<Play<Action>> read_play(const Table& table, In& in, Seat seat, std::string_view phase) {
  auto read = read_line<Action>(table, in, in.words.take_word(), seat);
  if (read && !in.words.done()) in.refuse();
  if (!read) return std::nullopt;
  Play<Action> play = play_outside<Action>(std::move(*read), in.words.span(), phase, seat);
  std::copy(in.parts.begin() + 1, in.parts.end(), play.parts.begin() + 1);
  play.counted = true;
  return play;
}

/// The form of each line that people write. Makes an Out from `names` and a Saying.
template <class In, class Out, class Table, class Names>
std::vector<LineShape> shapes(const Table& table, const Names& names) {
  std::vector<LineShape> found;
  const auto one = [&](const auto& form) {
    using Form = std::decay_t<decltype(form)>;
    if constexpr (Form::template is_read<In>) {
      if (form.of.says.empty()) return;
      Out whole(names, Saying::shape), least(names, Saying::least);
      form.write(whole, typename Form::Play{});
      form.write(least, typename Form::Play{});
      found.push_back({form.of.id, std::move(whole.text), std::move(least.text), std::move(whole.shape),
                       form.of.example, form.of.says});
    }
  };
  std::apply([&](const auto&... form) { (one(form), ...); }, table);
  return found;
}

/// The facts about the form of a play. REQUIRES: there is one.
template <class Table, class Action>
About about(const Table& table, const Action& action) {
  About found;
  any_form_of(table, action, [&](const auto& form, const auto&) { found = form.of; });
  return found;
}

}  // namespace elfref::forms
