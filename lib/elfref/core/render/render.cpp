#include "elfref/core/render/render.h"

#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/wrap.h"

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

/// A line that begins with `   = `.
template <class... Words>
void ground(std::string& out, TextStyle style, fmt::format_string<Words...> form, Words&&... words) {
  add_line(out, "   = " + fmt::format(form, std::forward<Words>(words)...), style, hang_of_ground);
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
std::string head_of(const Source& source, Places& places, Span span, Severity severity, std::string_view message,
                    TextStyle style) {
  const Place place = places.of(span);
  return fmt::format(
      "{} {} {}", painted(fmt::format("{}:{}:{}:", source.name, place.line, place.column), Paint::bold, style),
      painted(fmt::format("{}:", name(severity)), paint_of(severity), style), painted(message, Paint::bold, style));
}

/// Where the rule is printed: by the edition that decides, which comes first, or by all.
std::string rule_line(const Diagnostic& diagnostic, TextStyle style) {
  if (diagnostic.cites.empty()) return "printed in no edition";
  std::string cites;
  for (const Citation& citation : diagnostic.cites) {
    cites += (cites.empty() ? "" : "; ") + cite(citation);
    if (!style.cite_all) break;
  }
  return cites;
}

/// The lines below a caret that say why, by which rule, and on what the finding hangs.
void render_grounds(std::string& out, Places& places, const Diagnostic& diagnostic, const Speaker& says,
                    TextStyle style) {
  for (const Message& because : diagnostic.because) ground(out, style, "{}", printable(says(because)));
  if (diagnostic.rule != nullptr) ground(out, style, "rule: {}", rule_line(diagnostic, style));
  if (diagnostic.follows_from) ground(out, style, "follows from line {}", places.of(*diagnostic.follows_from).line);
  if (!diagnostic.option.empty() && diagnostic.severity != Severity::note)
    ground(out, style, "hangs on the {}", printable(options_in_words(diagnostic)));
  if (!diagnostic.ruling.empty()) ground(out, style, "the table ruled: {}", printable(diagnostic.ruling));
}

std::string counted(std::ptrdiff_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : one.ends_with("ch") ? "es" : "s");
}

std::ptrdiff_t errors(const Judgement& judgement, Bearing bearing) {
  return std::ranges::count_if(judgement.findings, [bearing](const Diagnostic& finding) {
    return finding.severity == Severity::error && finding.bearing == bearing && !finding.follows_from;
  });
}

/// `; winner Anna`; `; winner Anna or Boris` where it hangs on something; empty where it says nothing.
std::string winners_in_words(const Judgement& judgement) {
  const Winners winners = winners_of(judgement);
  if (winners.names.empty()) return "";
  return fmt::format("; winner{} {}", winners.certain && winners.names.size() > 1 ? "s" : "",
                     printable(listed(winners.names, winners.certain ? "and" : "or")));
}

/// How far the record goes: `finished after the last round`.
std::string ending(const Judgement& judgement, Language language) {
  if (!judgement.finished) return "unfinished";
  return judgement.ended_in_words.empty() ? "finished" : Speaker(judgement, language)(judgement.ended_in_words);
}

Paint paint_of(Verdict verdict) {
  if (verdict == Verdict::legal) return Paint::good;
  return verdict == Verdict::possible ? Paint::warning : Paint::error;
}

}  // namespace

void add_line(std::string& out, std::string_view text, TextStyle style, int hang, char behind) {
  add_line(out, text, style.width, hang, behind);
}

std::string verdict_in_words(const Judgement& judgement, Language language) {
  if (judgement.verdict == Verdict::unreadable) {
    const std::ptrdiff_t all = errors(judgement, Bearing::record);
    // What is too large is not read on.
    const std::ptrdiff_t too_large = std::ranges::count(judgement.findings, info(Fault::too_large).id, &Diagnostic::id);
    const bool ends = too_large > 0 && too_large != all;
    std::string text = ends ? counted(all - too_large, "error") + ", and no further were looked for"
                            : counted(all, "error");
    const std::ptrdiff_t breaches = errors(judgement, Bearing::verdict);
    if (breaches > 0)
      text += fmt::format("; and {} in {}", counted(breaches, "breach"), counted(judgement.plays, "play"));
    return text;
  }
  std::string text = judgement.plays == 0 ? "no plays" : counted(judgement.plays, "play");
  if (judgement.verdict == Verdict::illegal)
    text = fmt::format("{} in {}", counted(errors(judgement, Bearing::verdict), "breach"), text);
  text += ", " + ending(judgement, language) + winners_in_words(judgement);
  if (judgement.claims != Claims::none) text += fmt::format("; claims {}", name(judgement.claims));
  return text;
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

std::string cite(const Citation& citation) {
  std::string text(citation.title);
  if (!citation.section.empty()) text += fmt::format(" \"{}\"", citation.section);
  if (!citation.page.empty()) text += fmt::format(" p. {}", citation.page);
  if (!citation.remark.empty()) text += fmt::format(" ({})", citation.remark);
  return text;
}

void render_headline(std::string& out, const Source& source, Places& places, const Diagnostic& diagnostic,
                     const Speaker& says, TextStyle style) {
  add_line(out,
           head_of(source, places, diagnostic.span, diagnostic.severity, says(diagnostic.message), style) +
               fmt::format(" [{}]", diagnostic.id),
           style);
}

void render_finding(std::string& out, const Source& record, Places& of_record, const Diagnostic& diagnostic,
                    const Speaker& says, TextStyle style) {
  const Source& source = diagnostic.source(record);
  std::optional<Places> own;
  Places& places = diagnostic.beside ? own.emplace(source) : of_record;
  render_headline(out, source, places, diagnostic, says, style);
  // What sums up many plays has no place of its own to point at.
  const bool sums_up = diagnostic.rule == nullptr && diagnostic.severity == Severity::note;
  if (!sums_up) render_excerpt(out, source, places, diagnostic.span, style);
  render_grounds(out, places, diagnostic, says, style);
  for (const Related& related : diagnostic.related) render_related(out, source, places, related, says, style);
  if (!diagnostic.advice.empty()) ground(out, style, "{}", printable(says(diagnostic.advice)));
}

void render_related(std::string& out, const Source& source, Places& places, const Related& related,
                    const Speaker& says, TextStyle style) {
  add_line(out, head_of(source, places, related.span, Severity::note, says(related.message), style), style);
  render_excerpt(out, source, places, related.span, style);
}

void render_verdict_line(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  add_line(out,
           fmt::format("{} {} {}", painted(title_of(source) + ":", Paint::bold, style),
                       painted(fmt::format("{}:", name(judgement.verdict)), paint_of(judgement.verdict), style),
                       verdict_in_words(judgement, style.language)),
           style);
}

void render_verdict(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  render_verdict_line(out, source, judgement, style);
  const Speaker says(judgement, style.language);
  for (const Message& cause : judgement.hangs_on)
    add_line(out, fmt::format("   hangs on: {}", printable(says(cause))), style, hang_of_ground);
}

void render_check(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  Places places(source);
  const Speaker says(judgement, style.language);
  for (std::size_t index = 0; index < judgement.findings.size(); ++index) {
    render_finding(out, source, places, judgement.findings[index], says, style);
    for (const Suggestion& suggestion : judgement.suggestions)
      if (suggestion.finding == index) ground(out, style, "suggestion: {}", printable(says(suggestion.text)));
  }
  for (const Deduction& forced : judgement.deductions)
    add_line(
        out,
        fmt::format("{} {}", painted(source.name + ":", Paint::bold, style),
                    painted(says(forced.text), Paint::note, style)),
        style);
  for (const Message& what : judgement.given_up)
    add_line(out,
             fmt::format("{} {} gave up looking for all {}: it would take too long",
                         painted(source.name + ":", Paint::bold, style), painted("note:", Paint::note, style),
                         says(what)),
             style);
  render_verdict(out, source, judgement, style);
}

}  // namespace elfref
