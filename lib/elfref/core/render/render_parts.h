#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/places.h"
#include "elfref/core/words/speaker.h"

namespace elfref {

/// The colours of text for people.
enum class Paint { bold, error, warning, note, good, caret };

/// `text` as it is printed: made safe, and coloured if the style has colours.
[[nodiscard]] std::string painted(std::string_view text, Paint paint, TextStyle style);

/// The indentation of what follows a break on a terminal: in a line of prose, and in one that begins with `   = `.
inline constexpr int hang_of_prose = 4, hang_of_ground = 5;

/// Adds a line of text for people, with its end. Breaks it if it is longer than the width of the style; if `after` is
/// set, only after that character.
void add_line(std::string& out, std::string_view text, TextStyle style, int hang = hang_of_prose, char after = '\0');

/// Adds a line that begins with `   = `.
void add_ground(std::string& out, std::string_view text, TextStyle style);

/// A citation in words.
[[nodiscard]] Message cited(const Citation& citation, const Speaker& says);

/// Adds a finding with its caret and everything that belongs to it.
void render_finding(std::string& out, const Source& source, Places& places, const Diagnostic& diagnostic,
                    const Speaker& says, TextStyle style);

/// Adds only the first line of that: place, severity, message and rule.
void render_headline(std::string& out, const Source& source, Places& places, const Diagnostic& diagnostic,
                     const Speaker& says, TextStyle style);

/// Adds the line of a span with its number, and the caret line below it.
void render_excerpt(std::string& out, const Source& source, Places& places, Span span, TextStyle style);

/// Adds a place that is related to a finding, with its caret.
void render_related(std::string& out, const Source& source, Places& places, const Related& related,
                    const Speaker& says, TextStyle style);

/// Adds the line with the verdict, and one for each thing on which it depends.
void render_verdict(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The keys of all figures in standings, in the order in which they first appear.
[[nodiscard]] std::vector<std::string_view> keys_of(const std::vector<Standing>& standings);

/// Whether a finding belongs below the score table: one about the claims or the end, or a reason why the record could
/// not be read.
[[nodiscard]] bool concerns_score(const Diagnostic& finding);

/// The figure that replays and comparisons show of a score: `score`, or else the first number; empty if there is none.
/// Only a score is charted by round.
[[nodiscard]] std::string_view charted(const Judgement& judgement);

/// The moment at which a session opens: that of the first breach, else of the first warning, else the last one; 0 if
/// there is none. `moments` are those of the findings, by moments_of(); `shown`: how many there are.
[[nodiscard]] std::size_t opens_at(const Judgement& judgement, std::span<const std::optional<std::size_t>> moments,
                                   std::size_t shown);

/// The lines of a text, without their ends.
[[nodiscard]] std::vector<std::string_view> lines_without_ends(std::string_view text);

/// A result of a record, as it is and as it would be.
struct BothWays {
  std::string what;  ///< `verdict`, or the name of a player
  std::string was;   ///< in words
  std::string is;    ///< in words
};
/// The verdict, then the result of each player.
[[nodiscard]] std::vector<BothWays> both_ways(const Judgement& before, const Judgement& after,
                                              Language language);

/// Adds the headline of a position: its place, round, phase and player. `play` is the one recorded there, or null.
void render_title(std::string& out, const Source& source, const PositionView& position, const RecordedPlay* play,
                  TextStyle style);

/// Pieces that may be placed at the same places.
struct Laid {
  std::vector<std::string> pieces;
  std::vector<std::string> places;  ///< a fact replaces its words if all of them are among the places: `empty forest`
};

/// Pieces and the places where they may be placed, grouped if the places are the same; leaves out all other choices.
[[nodiscard]] std::vector<Laid> pieces_to_lay(const std::vector<const Choice*>& choices,
                                              const std::vector<Fact>& facts, const Speaker& says);

/// The words before the places: `elfcycle or cloud on`.
[[nodiscard]] std::string on_places(const Laid& laid, const Speaker& says);

/// The words after the verdict: `1 breach in 9 plays, unfinished; claims confirmed`.
[[nodiscard]] Message verdict_in_words(const Judgement& judgement);

/// The citation that an edition is judged by: that of the book whose text is cited for it. Nothing if that book is not
/// among them, or if no whole text is known.
[[nodiscard]] std::optional<Citation> citation_in(const EditionWords& edition, std::span<const Citation> citations);

/// Adds the name of a rule, and its title below. `says` knows the game's words, here and below.
void render_rule_head(std::string& out, const RuleInfo& rule, const Message& kind, const Speaker& says,
                      TextStyle style);

/// Where an edition prints a rule, or why the edition is not cited for it. `remarked`: with the remark that a citation
/// of another book has.
[[nodiscard]] Message where_printed(const EditionWords& edition, const RuleInfo& rule, const Speaker& says,
                                    bool remarked);

/// The index of an option among those of a game; their number if it has no such option.
[[nodiscard]] std::size_t index_of(std::string_view option, const std::vector<OptionWords>& options);

/// The options that cause any difference in a comparison, by their index.
[[nodiscard]] std::set<std::size_t> options_that_matter(const Comparison& comparison);

/// The rule that an option settles: a printed one, if there is one; null if no rule depends on it.
[[nodiscard]] const RuleInfo* rule_settled_by(const OptionWords& option, const GameModule& game);

/// The options that a rule depends on.
[[nodiscard]] std::vector<std::string_view> options_of(const RuleInfo& rule);

/// The words for a value that the text of an edition only assumes.
inline constexpr std::string_view assumed_in_words = "assumed: the text is silent, contradicts itself, or is not known";

}  // namespace elfref
