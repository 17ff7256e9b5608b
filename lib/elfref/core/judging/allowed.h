#pragma once

#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "elfref/core/judging/rule.h"

namespace elfref {

/// What the rules say of a play that could be made.
enum class Allowed : std::uint8_t {
  surely,   ///< it is legal, whatever nobody wrote down
  perhaps,  ///< it is legal under some of what nobody wrote down may have been
  no,       ///< it breaks a rule, whatever that was
};

/// Asks the rules table of a game about a play. What is only worth a warning is not broken.
template <class G>
[[nodiscard]] Allowed allowed_by(const typename G::State& state, const typename G::Action& play) {
  Allowed found = Allowed::surely;
  G::check(state, play, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing != Bearing::verdict || found == Allowed::no) return;
    if (finding.answer == Answer::broken) found = Allowed::no;
    const bool hangs = finding.answer == Answer::cannot_tell || finding.answer == Answer::taken_as_written ||
                       finding.answer == Answer::doubtful;
    if (hangs && found == Allowed::surely) found = Allowed::perhaps;
  });
  return found;
}

/// A line of a record that breaks no rule.
template <class Action>
struct LegalPlayOf {
  Action play;           ///< what is free in it is not named: `discard 2`
  bool surely = true;    ///< false: it hangs on what nobody wrote down
  bool several = false;  ///< it stands for many, of which some are legal: which card, at whom
  bool nameless = false; ///< several, and a record has no words for all of them at once: which Artifact is used
};

/// A legal line in words, for programs that play: it can be played as it stands.
struct LegalLine {
  std::string words;     ///< as a record writes it: `attack b1`, `Boris: retreats 2`
  bool surely = true;    ///< false: it hangs on what nobody wrote down
  bool several = false;  ///< it stands for many, of which some are legal: what comes of it, and at whom, is not said
};

/// How legal lines are listed that stand for several.
enum class Listing : std::uint8_t {
  grouped,  ///< as one: what is free in it is left out, as by somebody who did not see it
  each,     ///< every one of them; as one line where it is not known which there are
};

/// Puts legal plays into words, each once. `write` says a play, `open` answers those for which one stands.
template <class Play, class Write, class Open>
[[nodiscard]] std::vector<LegalLine> lines_of(const std::vector<Play>& plays, Listing how, const Write& write,
                                              const Open& open) {
  std::vector<LegalLine> lines;
  std::unordered_set<std::string> known;
  const auto add = [&](const Play& play, bool several) {
    std::string words = write(play.play);
    if (known.insert(words).second) lines.push_back({std::move(words), play.surely, several});
  };
  for (const Play& play : plays) {
    const bool opened = play.several && (play.nameless || how == Listing::each);
    const std::vector<Play> each = opened ? open(play) : std::vector<Play>();
    for (const Play& one : each) add(one, false);
    if (each.empty() && !play.nameless) add(play, play.several && how == Listing::grouped);
  }
  return lines;
}

}  // namespace elfref
