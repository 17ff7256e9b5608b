#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/text/id.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"

/// The referee: reads records of play, replays them, and judges them by the printed rules. Nothing here knows a game.
namespace elfref {

struct Room;
struct RuleInfo;
class Speaker;

/// How grave a diagnostic is. docs/record-format.md defines what each severity means for the verdict.
enum class Severity : std::uint8_t {
  note,     ///< legal but odd, or worth knowing
  warning,  ///< a breach that depends on something: an unrecorded fact, an edition that is not named
  error,    ///< a breach, a refuted claim, or text that cannot be read
};

/// What a diagnostic affects.
enum class Bearing : std::uint8_t {
  record,   ///< a fault of the file: an error makes the record unreadable
  verdict,  ///< a play: an error makes the record illegal, a warning possible
  claims,   ///< a claim of the record: an error refutes it, a warning leaves it open
  nothing,  ///< worth knowing, affects neither
};

/// The place where a rule is printed. A citation with a `value` holds only if the rule's option has that value: for it,
/// the edition states the rule differently from the others.
struct Citation {
  /// Why it is cited for an edition whose book it is not.
  enum class For : std::uint8_t {
    own,             ///< it is that edition's book
    unknown_text,    ///< the whole text of the edition is not known
    different_rule,  ///< the edition has another rule
    silent,          ///< the edition has none
  };

  std::string_view edition;  ///< its name in records: `rio-grande-2015`
  std::string_view section;  ///< the heading, or empty if only the page is known
  std::string_view page;     ///< `7-8`, or empty
  std::string_view value;    ///< of the rule's first option, as records write it; empty: the citation always holds
  For cited_for = For::own;  ///< not `own`: remark_of() says why
  std::string_view used{};   ///< the name in records of the edition used; empty: no remark is due
};

/// The name of an edition for people: `Rio Grande 2015`. `says` knows the game's words.
[[nodiscard]] Message title_of_edition(std::string_view name, const Speaker& says);
/// How a citation fits the edition used: `after the 1998 edition`, `Japanese is silent`; or empty.
[[nodiscard]] Message remark_of(const Citation& citation, const Speaker& says);

/// A place that is related to a diagnostic, most often an earlier play.
struct Related {
  Span span;        ///< the place, in the same source
  Message message;  ///< what happened there: `the obstacle was placed here`
};

/// A finding of the referee, with its place.
struct Diagnostic {
  std::string_view id;                  ///< of a rule, or of a fault of the file: kebab-case, never changes its meaning
  Severity severity = Severity::error;  ///< how grave it is here, which may be less than its rule sets
  Bearing bearing = Bearing::verdict;   ///< what an error or a warning affects
  Span span;                            ///< the smallest place at fault
  Message message;                      ///< the message; lower case, no full stop
  std::vector<Message> because;         ///< the grounds, one line each
  std::vector<Related> related;         ///< earlier plays that matter
  Message advice;                       ///< what was legal there; may be empty
  std::vector<std::string> meant;       ///< for a word that is not understood: similar words, nearest first

  const RuleInfo* rule = nullptr;    ///< the rule that is broken; null for a fault of the file
  std::vector<Citation> cites;       ///< the citations that hold, the judging edition first
  std::optional<Seat> seat;          ///< the player
  int round = 0;                     ///< 0: outside of any round
  std::string_view phase;            ///< empty: outside of any phase
  std::string_view option;           ///< the option on which it depends, or empty
  std::vector<std::string_view> other_options;  ///< further options on which it depends: each alone takes it back
  std::string_view ruling;           ///< `void` or `stands` if the players made a ruling, or empty
  std::optional<Span> follows_from;  ///< the earlier play with the slip from which this only follows
  Message depends_on;                  ///< the line for `depends_on` of the report, or empty

  std::shared_ptr<const Source> attachment;  ///< the attachment to which its places refer; null: the record

  /// The text to which its places refer. `record` is the one that was judged.
  [[nodiscard]] const Source& source(const Source& record) const { return attachment ? *attachment : record; }
};

/// The options on which a diagnostic depends: `option 'row'`, `options 'row' or 'deal'`. REQUIRES: it depends on one.
[[nodiscard]] Message options_in_words(const Diagnostic& found);
/// What the players decided about it, in words. REQUIRES: it has a ruling.
[[nodiscard]] Message ruling_in_words(const Diagnostic& found);

/// A kind of fault of a file; its id never changes its meaning.
struct Fault {
  std::string_view id;     ///< kebab-case: `unknown-town`
  Severity severity;       ///< an error makes the record unreadable
  Msg text;                ///< the message, which has the same id
  const Room& (*words)();  ///< the room of that message

  /// @name The faults that every game has. A game lists its own in `facts/faults.def`.
  /// @{
#define DIAGNOSTIC(name, severity, key) static const Fault name;
#include "elfref/core/record/record_diagnostics.def"
#undef DIAGNOSTIC
  /// @}
};

/// The faults that every game has, in the order of record_diagnostics.def.
[[nodiscard]] std::span<const Fault* const> faults_of_every_game();

/// The text of a fault, with an ellipsis for each argument.
[[nodiscard]] std::string in_words(const Fault& fault, Language language = Language::en);

/// A word of a file as an argument of a message: on one line, and cut after 80 bytes.
[[nodiscard]] Message as_written(std::string_view word);

/// Collects the findings of readers. A fault does not stop the collection.
class Diagnostics {
 public:
  /// Adds a fault at its place. `message` is its text with its arguments. The reference is valid until the next call.
  Diagnostic& add(const Fault& fault, Span span, Message message);
  /// Adds a fault whose text has no arguments.
  Diagnostic& add(const Fault& fault, Span span) { return add(fault, span, say(fault.text, nullptr, 0)); }
  /// Adds a fault whose text has one argument, a word of the file.
  Diagnostic& add_word(const Fault& fault, Span span, std::string_view word);

  /// Adds the findings about an attachment. Suggestions never change an attachment, so words similar to one that is not
  /// understood stay only in the advice.
  void adopt(Diagnostics faults, const std::shared_ptr<const Source>& document);

  /// The findings so far, in the order in which they were added.
  [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }
  /// Moves the findings out; none are left.
  [[nodiscard]] std::vector<Diagnostic> take() { return std::move(all_); }
  /// Takes a fault back, because another one says more. Whether the record is unreadable stays as it was.
  void take_back(const Fault& fault, Span span);
  /// Whether a fault makes the record unreadable.
  [[nodiscard]] bool unreadable() const { return unreadable_; }

 private:
  std::vector<Diagnostic> all_;
  bool unreadable_ = false;
};

}  // namespace elfref
