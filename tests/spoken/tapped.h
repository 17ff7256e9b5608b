#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/recorder/of_game.h"
#include "elfref/recorder.h"
#include "elfref/testing/dice.h"
#include "spoken/heard.h"
#include "testing/taps.h"

namespace elfref::spoken {

/// Says what the recorder of one game answers, while somebody listens.
class Tapped {
 public:
  /// `heard`: by whoever listens. Both outlive this object.
  Tapped(const GameModule& game, const Heard& heard);

  /// The start sheet, and why a filled one is refused.
  void ask_about_the_sheet();
  /// From start sheets on at each level: what was tapped least comes first.
  void walk();
  /// A record: its end, and some of those plays whose kind was asked about least.
  void ask_about(const Source& record);

 private:
  /// One walk. `steps`: of all walks at this level; `in_vain`: since something new was said.
  void walk_from(Source source, recorder::Level level, int& steps, int& in_vain);
  [[nodiscard]] std::string begun_text(recorder::Level level);
  [[nodiscard]] std::vector<testing::Tap> composed_at(Recorder& recorder, const Source& source,
                                                      const recorder::Next& next);
  [[nodiscard]] const testing::Tap& least_tapped(const std::vector<testing::Tap>& taps);
  void ask_at(Recorder& recorder, const Source& source, const recorder::PlayShown& play);
  void undo(Recorder& recorder, Source source, recorder::Plays plays);
  void ask_for_nothing(const Source& source);
  void refuse(const recorder::Begun& begun);

  /// Says an answer: in one of the languages, by turns, and in all where something is new.
  template <class Answered>
  void say(const Answered& answered, std::string_view text);

  const GameModule& game_;
  const Heard& heard_;
  std::vector<Language> languages_;
  testing::Dice dice_{42, 5};
  std::size_t turn_ = 0;
  std::map<std::string, int> asked_;   ///< how often, by kind of play
  std::map<std::string, int> tapped_;  ///< likewise, by what is on the screen
};

}  // namespace elfref::spoken
