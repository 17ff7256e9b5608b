#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"
#include "elfref/recorder.h"

// The recorder's questions, asked in JSON: of programs, and of the page that records by taps.

namespace elfref::serving {

/// Documents that records name, by name.
using Documents = std::map<std::string, std::string_view, std::less<>>;

/// A text without the byte order mark.
[[nodiscard]] std::string_view without_mark(std::string_view text);
/// A document as its name says: JSON or YAML.
[[nodiscard]] Source document_named(std::string_view name, std::string_view text);

/// A question of the recorder. Its texts outlive the answer.
struct RecorderQuestion {
  std::string_view ask;               ///< `begin`, `next`, `sentence` or `plays`
  std::string_view name;              ///< of the record
  std::string_view record;            ///< its text
  std::string_view choices;           ///< what was chosen, as JSON; may be empty
  std::optional<std::uint32_t> at{};  ///< the number of the play that is changed; nothing: the end
  bool insert = false;                ///< a new play comes before it
  bool board = false;                 ///< with the picture
  std::string_view level;             ///< how much is written down; empty: the record's own
  Language language = Language::en;
  Overrides overrides{};
  Documents beside{};
};

/// Whether this is a question of the recorder.
[[nodiscard]] bool is_of_recorder(std::string_view ask);

/// Answers the recorder's questions. The judgement of the record that was asked about last is kept for the next
/// question.
class RecorderAnswers {
 public:
  RecorderAnswers();
  ~RecorderAnswers();
  RecorderAnswers(const RecorderAnswers&) = delete;
  RecorderAnswers& operator=(const RecorderAnswers&) = delete;

  /// What core/render/render_recorder.h makes, on one line, without a line end.
  [[nodiscard]] std::string answer(const RecorderQuestion& question);

 private:
  struct Kept;
  Recorder& recorder_for(const RecorderQuestion& question);

  std::unique_ptr<Kept> kept_;
};

}  // namespace elfref::serving
