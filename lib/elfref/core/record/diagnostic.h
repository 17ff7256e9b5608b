#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/text/id.h"
#include "elfref/core/text/source.h"

/// The referee: records of play are read, replayed and judged by the printed rules. Nothing here knows a game.
namespace elfref {

struct RuleInfo;

/// How grave a diagnostic is. What each means for the verdict is said in docs/record-format.md.
enum class Severity : std::uint8_t {
  note,     ///< legal but odd, or worth knowing
  warning,  ///< a breach that hangs on something: what nobody wrote down, an edition that was not named
  error,    ///< a breach, a refuted claim, or text that cannot be read
};

/// What a diagnostic bears on.
enum class Bearing : std::uint8_t {
  record,   ///< a fault of the file: an error makes the record unreadable
  verdict,  ///< a play: an error makes the record illegal, a warning possible
  claims,   ///< a claim of the record: an error refutes it, a warning leaves it open
  nothing,  ///< worth knowing, changes neither
};

/// Where a rule is printed. A citation with a `value` holds only where the rule's option has that value: there the
/// edition states the rule differently from the others.
struct Citation {
  std::string_view edition;  ///< as records name it: `rio-grande-2015`
  std::string_view title;    ///< as people name it: `Rio Grande 2015`
  std::string_view section;  ///< the heading, or empty where only the page is known
  std::string_view page;     ///< `7-8`, or empty
  std::string_view value;    ///< of the rule's first option, as records write it; empty: the citation always holds
  std::string_view remark;   ///< how it fits what decides: `after the 1998 edition`, `Japanese is silent`; or empty
};

/// A place that has to do with a diagnostic, most often an earlier play.
struct Related {
  Span span;            ///< the place, in the same source
  std::string message;  ///< what is there: `the obstacle was placed here`
};

/// One thing that the referee has to say, with its place.
struct Diagnostic {
  std::string_view id;                  ///< of a rule, or of a fault of the file: kebab-case, never changes its meaning
  Severity severity = Severity::error;  ///< how grave it is here, which may be less than its rule says
  Bearing bearing = Bearing::verdict;   ///< what an error or a warning changes
  Span span;                            ///< the smallest place at fault
  std::string message;                  ///< what is there; lower case, no full stop
  std::vector<std::string> because;     ///< what the message is made of, a line each
  std::vector<Related> related;         ///< earlier plays that matter
  std::string advice;                   ///< what would have been right there; may be empty
  std::vector<std::string> meant;       ///< of a word that is not understood: near ones, nearest first

  const RuleInfo* rule = nullptr;    ///< the rule that is broken; null for a fault of the file
  std::vector<Citation> cites;       ///< those that hold, the judging edition first
  std::optional<Seat> seat;          ///< whose play it is
  int round = 0;                     ///< 0: outside of any round
  std::string_view phase;            ///< empty: outside of any phase
  std::string_view option;           ///< the option on which it hangs, or empty
  std::vector<std::string_view> other_options;  ///< those on which it hangs as well: each alone takes it back
  std::string_view ruling;           ///< `void` or `stands` where the table ruled, or empty
  std::optional<Span> follows_from;  ///< the earlier play whose slip this only follows from
  std::string hangs_on;              ///< the line for `hangs_on` of the report, or empty

  std::shared_ptr<const Source> beside;  ///< the document beside the record in which its places are; null: the record

  /// The text in which its places are. `record` is the one that was judged.
  [[nodiscard]] const Source& source(const Source& record) const { return beside ? *beside : record; }
};

/// Those on which a diagnostic hangs: `option 'row'`, `options 'row' or 'deal'`. REQUIRES: it hangs on one.
[[nodiscard]] std::string options_in_words(const Diagnostic& found);

/// The faults of a file that every game knows, by name; the texts are in record_diagnostics.def.
enum class Fault : std::uint8_t {
#define DIAGNOSTIC(name, severity, id, text) name,
#include "elfref/core/record/record_diagnostics.def"
#undef DIAGNOSTIC
};

/// What is known of a fault of the file: its id never changes its meaning.
struct FaultInfo {
  std::string_view id;    ///< kebab-case: `unknown-town`
  Severity severity;      ///< an error makes the record unreadable
  std::string_view text;  ///< with a hole `{}` for each word
};

/// What is known of a fault.
[[nodiscard]] const FaultInfo& info(Fault fault);

/// The text of a fault, with an ellipsis for each word.
[[nodiscard]] std::string in_words(const FaultInfo& fault);

/// How many of them there are; `Fault` counts from 0.
[[nodiscard]] int fault_count();

/// Collects what readers find. Nothing stops at the first fault.
class Diagnostics {
 public:
  /// Adds a fault at its place; `words` fill the holes of its text in order. What it answers is good until the next
  /// one.
  Diagnostic& add(const FaultInfo& fault, Span span, std::initializer_list<std::string_view> words = {});
  /// The same of a fault that every game knows.
  Diagnostic& add(Fault fault, Span span, std::initializer_list<std::string_view> words = {}) {
    return add(info(fault), span, words);
  }

  /// Adds what was found in a document beside the record. Nothing there is changed by suggestions: words that are near
  /// to one that is not understood stay in the advice alone.
  void adopt(Diagnostics faults, const std::shared_ptr<const Source>& document);

  /// What was found so far, in the order in which it was found.
  [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }
  /// The same, moved out; none are left.
  [[nodiscard]] std::vector<Diagnostic> take() { return std::move(all_); }
  /// Whether some fault makes the record unreadable.
  [[nodiscard]] bool unreadable() const { return unreadable_; }

 private:
  std::vector<Diagnostic> all_;
  bool unreadable_ = false;
};

}  // namespace elfref
