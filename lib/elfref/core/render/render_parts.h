#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/asking/position.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/places.h"

namespace elfref {

/// The colours of text for people.
enum class Paint { bold, error, warning, note, good, caret };

/// `text` as it is printed: made safe, and painted where the style has colours.
[[nodiscard]] std::string painted(std::string_view text, Paint paint, TextStyle style);

/// Where a line goes on that is broken on a terminal: one of prose, and one that begins with `   = `.
inline constexpr int hang_of_prose = 4, hang_of_ground = 5;

/// Adds a line of text for people and its end; broken (behind one character only, where it is set) where the style has
/// a width and it is longer.
void add_line(std::string& out, std::string_view text, TextStyle style, int hang = hang_of_prose, char behind = '\0');

/// One finding with its caret and all that belongs to it.
void render_finding(std::string& out, const Source& source, Places& places, const Diagnostic& diagnostic,
                    TextStyle style);

/// The first line of that alone: place, severity, message and rule.
void render_headline(std::string& out, const Source& source, Places& places, const Diagnostic& diagnostic,
                     TextStyle style);

/// The line of a span with its number, and the caret line below it.
void render_excerpt(std::string& out, const Source& source, Places& places, Span span, TextStyle style);

/// A place that has to do with a finding, with its caret.
void render_related(std::string& out, const Source& source, Places& places, const Related& related, TextStyle style);

/// The one line with the verdict, and a line for each thing it hangs on.
void render_verdict(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The keys of all figures that somebody has, in the order in which they first stand.
[[nodiscard]] std::vector<std::string_view> keys_of(const std::vector<Standing>& standings);

/// Whether a finding has its place below the table of a score: what is said of the claims and of the end, and why
/// nothing could be read.
[[nodiscard]] bool concerns_score(const Diagnostic& finding);

/// The figure of a score that a chart by round shows: `score`, or else the first number; empty where there is none.
[[nodiscard]] std::string_view charted(const Judgement& judgement);

/// The moment at which a session is opened: that of the first breach, else of the first warning, else the first one.
/// `moments` are those of the findings: moments_of().
[[nodiscard]] std::size_t opens_at(const Judgement& judgement, std::span<const std::optional<std::size_t>> moments);

/// The lines of a text, without their ends.
[[nodiscard]] std::vector<std::string_view> lines_without_ends(std::string_view text);

/// What a record comes to, as it is and as it would be.
struct BothWays {
  std::string_view what;  ///< `verdict`, or the name of a player
  std::string was;        ///< in words
  std::string is;         ///< likewise
};
/// The verdict, then where each player stands. REQUIRES: `before` outlives what is returned.
[[nodiscard]] std::vector<BothWays> both_ways(const Judgement& before, const Judgement& after);

/// The line that says where somebody has to play. `play` is the one that is written there, or null.
void render_title(std::string& out, const Source& source, const Position& position, const RecordedPlay* play,
                  TextStyle style);

/// Pieces that may be laid on the same places.
struct Laid {
  std::vector<std::string> pieces;
  std::vector<std::string> places;  ///< a fact whose words are all among them stands for those: `empty forest`
};

/// Which pieces may be laid where, those that may lie on the same places together; the other choices are left out.
[[nodiscard]] std::vector<Laid> pieces_to_lay(const std::vector<const Choice*>& choices,
                                              const std::vector<Fact>& facts);

/// What stands before the places: `elfcycle or cloud on`.
[[nodiscard]] std::string on_places(const Laid& laid);

/// What stands behind the verdict: `1 breach in 9 plays, unfinished; claims confirmed`.
[[nodiscard]] std::string verdict_in_words(const Judgement& judgement);

/// That of some citations which an edition is judged by: of the book whose text is cited for it. Nothing where that
/// book is not among them, or where no whole text is known.
[[nodiscard]] std::optional<Citation> citation_in(const EditionWords& edition, std::span<const Citation> citations);

/// What a rule is called, and below that what it says.
void render_rule_head(std::string& out, const RuleInfo& rule, TextStyle style, std::string_view kind);

/// Where a rule is printed by an edition, or why it is not cited for it.
[[nodiscard]] std::string where_printed(const EditionWords& edition, const RuleInfo& rule);

/// The index of an option among those of a game; their number if it has no such option.
[[nodiscard]] std::size_t index_of(std::string_view option, const std::vector<OptionWords>& options);

/// The options by which anything parts in a comparison, by their index.
[[nodiscard]] std::set<std::size_t> options_that_matter(const Comparison& comparison);

/// The rule that an option settles: a printed one, if there is one; null where none hangs on it.
[[nodiscard]] const RuleInfo* rule_settled_by(const OptionWords& option, const GameModule& game);

/// The options that a rule hangs on.
[[nodiscard]] std::vector<std::string_view> options_of(const RuleInfo& rule);

/// What the text of an edition is marked with where it is only assumed, in words.
inline constexpr std::string_view assumed_in_words = "assumed: the text is silent, contradicts itself, or is not known";

}  // namespace elfref
