#include "elfref/core/render/render.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/wrap.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr int widest_line = 160;          // columns of the source shown; of a longer line, a window round the caret
constexpr int least_window = 24;          // however narrow the terminal
constexpr std::size_t most_bytes = 4096;  // of a line, looked at on either side of where the span begins

template <class... Words>
void line(std::string& out, fmt::format_string<Words...> form, Words&&... words) {
  out += fmt::format(form, std::forward<Words>(words)...);
  out += '\n';
}

Paint paint_of(Severity severity) {
  if (severity == Severity::error) return Paint::error;
  return severity == Severity::warning ? Paint::warning : Paint::note;
}

bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// The byte behind the character that begins at `at`. REQUIRES: well-formed text.
std::size_t next_character(std::string_view text, std::size_t at) {
  do ++at;
  while (at < text.size() && continues_character(text[at]));
  return at;
}

/// As much of the beginning of `text` as fits into `columns`.
std::string_view first_columns(std::string_view text, int columns) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t next = next_character(text, at);
    columns -= display_width(text.substr(at, next - at));
    if (columns < 0) break;
    at = next;
  }
  return text.substr(0, at);
}

/// As much of the end of `text` as fits into `columns`.
std::string_view last_columns(std::string_view text, int columns) {
  std::size_t at = text.size();
  while (at > 0) {
    std::size_t before = at - 1;
    while (before > 0 && continues_character(text[before])) --before;
    columns -= display_width(text.substr(before, at - before));
    if (columns < 0) break;
    at = before;
  }
  return text.substr(at);
}

/// The last `most_bytes` of `text`, beginning with a whole character.
std::string_view tail(std::string_view text) {
  if (text.size() <= most_bytes) return text;
  std::size_t at = text.size() - most_bytes;
  while (at < text.size() && continues_character(text[at])) ++at;
  return text.substr(at);
}

/// The first `most_bytes` of `text`, ending with a whole character.
std::string_view head(std::string_view text) {
  if (text.size() <= most_bytes) return text;
  std::size_t end = most_bytes;
  while (end > 0 && continues_character(text[end])) --end;
  return text.substr(0, end);
}

/// A line of the source as it is shown: what stands before the marked part, that part, and what stands behind it.
struct Excerpt {
  std::string before, marked, after;
};

/// No wider than `widest` columns, of which the caret begins behind at most three eighths.
Excerpt excerpt(std::string_view text, std::size_t begin, std::size_t end, int widest) {
  const int columns_before = widest * 3 / 8;
  Excerpt shown{printable(tail(text.substr(0, begin))), printable(head(text.substr(begin, end - begin))),
                printable(head(text.substr(end)))};
  const int marked = display_width(shown.marked);
  if (display_width(shown.before) + std::min(marked, columns_before) >= widest || begin > most_bytes)
    shown.before = "…" + std::string(last_columns(shown.before, columns_before));
  const int room = widest - display_width(shown.before);
  if (marked > room) {
    shown.marked = first_columns(shown.marked, room - 1);
    shown.after = "…";
  } else if (display_width(shown.after) > room - marked) {
    shown.after = std::string(first_columns(shown.after, room - marked - 1)) + "…";
  }
  return shown;
}

/// `FILE:LINE:COL: error: MESSAGE`, without an end of line.
std::string head_of(const Source& source, Places& places, Span span, Severity severity, const Message& message,
                    const Speaker& says, TextStyle style) {
  const Place place = places.of(span);
  return fmt::format(
      "{} {} {}", painted(fmt::format("{}:{}:{}:", source.name, place.line, place.column), Paint::bold, style),
      painted(fmt::format("{}:", says(in_words(severity))), paint_of(severity), style),
      painted(says(message), Paint::bold, style));
}

/// A note of the referee itself: `FILE: note: MESSAGE`.
void add_note(std::string& out, std::string_view file, const Message& message, const Speaker& says, TextStyle style) {
  add_line(out,
           fmt::format("{} {} {}", painted(file, Paint::bold, style),
                       painted(fmt::format("{}:", says(msg::severity_note())), Paint::note, style), says(message)),
           style);
}

/// Where the rule is printed: by the edition that decides, which comes first, or by all.
Message rule_line(const Diagnostic& diagnostic, const Speaker& says, TextStyle style) {
  if (diagnostic.cites.empty()) return msg::rule_not_printed();
  const std::span<const Citation> all(diagnostic.cites);
  return list(Joint::semicolon, style.cite_all ? all : all.first(1),
              [&](const Citation& citation) { return cited(citation, says); });
}

/// The lines below a caret that say why, by which rule, and on what the finding hangs.
void render_grounds(std::string& out, Places& places, const Diagnostic& diagnostic, const Speaker& says,
                    TextStyle style) {
  const auto ground = [&](const Message& message) { add_ground(out, printable(says(message)), style); };
  for (const Message& because : diagnostic.because) ground(because);
  if (diagnostic.rule != nullptr) ground(msg::ground_rule({.where = rule_line(diagnostic, says, style)}));
  if (diagnostic.follows_from)
    ground(msg::ground_follows({.line = line_number(places.of(*diagnostic.follows_from).line)}));
  if (!diagnostic.option.empty() && diagnostic.severity != Severity::note)
    ground(msg::ground_options({.options = options_in_words(diagnostic)}));
  if (!diagnostic.ruling.empty()) ground(ruling_in_words(diagnostic));
}

std::ptrdiff_t errors(const Judgement& judgement, Bearing bearing) {
  return std::ranges::count_if(judgement.findings, [bearing](const Diagnostic& finding) {
    return finding.severity == Severity::error && finding.bearing == bearing && !finding.follows_from;
  });
}

/// `winner Anna`; `winner Anna or Boris` if it depends on something; nothing if no winner is known.
std::optional<Message> winners_in_words(const Judgement& judgement) {
  const Winners winners = winners_of(judgement);
  if (winners.names.empty()) return std::nullopt;
  const Message names = list(winners.certain ? Joint::and_ : Joint::or_, winners.names,
                             [](std::string_view name) { return verbatim(name); });
  return winners.certain ? msg::winner_is({.winners = names}) : msg::winner_may_be({.winners = names});
}

/// How far the record goes: `finished after the last round`.
Message ending(const Judgement& judgement) {
  if (!judgement.finished) return msg::unfinished();
  return judgement.ended_in_words.empty() ? msg::finished() : judgement.ended_in_words;
}

Message words_of_unreadable(const Judgement& judgement) {
  const std::ptrdiff_t all = errors(judgement, Bearing::record);
  // What is too large is not read on.
  const std::ptrdiff_t too_large = std::ranges::count(judgement.findings, Fault::too_large.id, &Diagnostic::id);
  const bool ends = too_large > 0 && too_large != all;
  const std::ptrdiff_t breaches = errors(judgement, Bearing::verdict);
  return msg::verdict_words_unreadable(
      {.breaches = breaches > 0 ? quantity(breaches, noun::breach) : ArgView(none),
       .errors = quantity(ends ? all - too_large : all, noun::error),
       .plays = quantity(judgement.plays, noun::play),
       .unread = ends ? std::optional(msg::no_further_errors()) : std::nullopt});
}

Paint paint_of(Verdict verdict) {
  if (verdict == Verdict::legal) return Paint::good;
  return verdict == Verdict::possible ? Paint::warning : Paint::error;
}

}  // namespace

void add_line(std::string& out, std::string_view text, TextStyle style, int hang, char after) {
  add_line(out, text, style.width, hang, after);
}

void add_ground(std::string& out, std::string_view text, TextStyle style) {
  add_line(out, fmt::format("   = {}", text), style, hang_of_ground);
}

Message verdict_in_words(const Judgement& judgement) {
  if (judgement.verdict == Verdict::unreadable) return words_of_unreadable(judgement);
  const bool breaks = judgement.verdict == Verdict::illegal;
  const bool claims = judgement.claims != Claims::none;
  return msg::verdict_words(
      {.breaches = breaks ? quantity(errors(judgement, Bearing::verdict), noun::breach) : ArgView(none),
       .claims = claims ? std::optional(in_words(judgement.claims)) : std::nullopt,
       .ending = ending(judgement),
       .plays = quantity(judgement.plays, noun::play),
       .winner = winners_in_words(judgement)});
}

std::string painted(std::string_view text, Paint paint, TextStyle style) {
  if (!style.colour) return printable(text);
  std::string_view code;
  switch (paint) {
    case Paint::bold:
      code = "1";
      break;
    case Paint::error:
      code = "1;31";
      break;
    case Paint::warning:
      code = "1;35";
      break;
    case Paint::note:
      code = "1;36";
      break;
    case Paint::good:
    case Paint::caret:
      code = "1;32";
      break;
  }
  return fmt::format("\x1b[{}m{}\x1b[0m", code, printable(text));
}

void render_excerpt(std::string& out, const Source& source, Places& places, Span span, TextStyle style) {
  if (source.text.empty()) return;
  const Place place = places.of(span);
  const Places::Line text = places.line_of(span.begin);
  std::size_t bad = 0;
  if (span.begin == span.end && !is_utf8(text.text, bad)) return;  // none of it could be shown
  const std::size_t begin = std::min<std::size_t>(span.begin - text.begin, text.text.size());
  const std::size_t end = std::clamp<std::size_t>(span.end - text.begin, begin, text.text.size());
  const std::string number = fmt::format("{:>5} |", place.line);
  const int room = style.width - static_cast<int>(number.size()) - 1;
  const int widest = style.width == 0 ? widest_line : std::clamp(room, least_window, widest_line);
  const Excerpt shown = excerpt(text.text, begin, span.end < span.begin ? begin : end, widest);
  line(out, "{}{}{}{}{}", number, text.text.empty() ? "" : " ", shown.before, shown.marked, shown.after);
  const auto indent = static_cast<std::size_t>(display_width(shown.before));
  const auto width = static_cast<std::size_t>(std::max(1, display_width(shown.marked)));
  line(out, "{:>{}} {}{}", "|", number.size(), std::string(indent, ' '),
       painted("^" + std::string(width - 1, '~'), Paint::caret, style));
}

Message cited(const Citation& citation, const Speaker& says) {
  const auto text = [](std::string_view words) { return words.empty() ? ArgView(none) : verbatim(words); };
  const Message remark = remark_of(citation, says);
  return msg::citation({.page = text(citation.page),
                        .remark = remark.empty() ? ArgView(none) : ArgView(remark),
                        .section = text(citation.section),
                        .title = title_of_edition(citation.edition, says)});
}

std::string cite(const Citation& citation, const Speaker& says) {
  return says(cited(citation, says));
}

void render_headline(std::string& out, const Source& source, Places& places, const Diagnostic& diagnostic,
                     const Speaker& says, TextStyle style) {
  add_line(out,
           head_of(source, places, diagnostic.span, diagnostic.severity, diagnostic.message, says, style) +
               fmt::format(" [{}]", diagnostic.id),
           style);
}

void render_finding(std::string& out, const Source& record, Places& of_record, const Diagnostic& diagnostic,
                    const Speaker& says, TextStyle style) {
  const Source& source = diagnostic.source(record);
  std::optional<Places> own;
  Places& places = diagnostic.attachment ? own.emplace(source) : of_record;
  render_headline(out, source, places, diagnostic, says, style);
  // What sums up many plays has no place of its own to point at.
  const bool sums_up = diagnostic.rule == nullptr && diagnostic.severity == Severity::note;
  if (!sums_up) render_excerpt(out, source, places, diagnostic.span, style);
  render_grounds(out, places, diagnostic, says, style);
  for (const Related& related : diagnostic.related) render_related(out, source, places, related, says, style);
  if (!diagnostic.advice.empty()) add_ground(out, printable(says(diagnostic.advice)), style);
}

void render_related(std::string& out, const Source& source, Places& places, const Related& related,
                    const Speaker& says, TextStyle style) {
  add_line(out, head_of(source, places, related.span, Severity::note, related.message, says, style), style);
  render_excerpt(out, source, places, related.span, style);
}

void render_verdict_line(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  const Speaker says(judgement, style.language);
  add_line(out,
           fmt::format("{} {} {}", painted(title_of(source, style.language) + ":", Paint::bold, style),
                       painted(says(in_words(judgement.verdict)) + ":", paint_of(judgement.verdict), style),
                       says(verdict_in_words(judgement))),
           style);
}

void render_verdict(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  render_verdict_line(out, source, judgement, style);
  const Speaker says(judgement, style.language);
  for (const Message& cause : judgement.depends_on)
    add_line(out, "   " + printable(says(msg::depends_on({.cause = cause}))), style, hang_of_ground);
}

void render_check(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  Places places(source);
  const Speaker says(judgement, style.language);
  for (std::size_t index = 0; index < judgement.findings.size(); ++index) {
    render_finding(out, source, places, judgement.findings[index], says, style);
    for (const Suggestion& suggestion : judgement.suggestions)
      if (suggestion.finding == index)
        add_ground(out, printable(says(msg::ground_suggestion({.change = suggestion.text}))), style);
  }
  for (const Deduction& forced : judgement.deductions)
    add_line(
        out,
        fmt::format("{} {}", painted(source.name + ":", Paint::bold, style),
                    painted(says(forced.text), Paint::note, style)),
        style);
  for (const Message& what : judgement.given_up)
    add_note(out, source.name + ":", msg::gave_up({.what = what}), says, style);
  render_verdict(out, source, judgement, style);
}

}  // namespace elfref
