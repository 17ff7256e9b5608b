#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/text/documents.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "elfref/serve_recorder.h"

// What is asked of the library as WebAssembly, as elfref_wasm.cpp lists it.

namespace elfref {

/// A request. What it has of texts is in the bytes that it was read from.
struct Request {
  std::string ask, name = "<page>", at = "end", why, level, form = "json";
  Overrides overrides;
  std::vector<std::string> editions;                ///< all that were named; the last one is in the overrides
  std::optional<Language> language = Language::en;  ///< nothing: `lang` names none that is known
  std::string lang;
  bool suggest = false, all = false, reach = false, picture = false, insert = false, board = false;
  bool colour = false;  ///< of text for people
  int width = 0;        ///< of a terminal; 0: lines are not broken
  std::string_view record, choices;
  std::map<std::string, std::string_view, std::less<>> attachments;
  std::string game, detail, breaks, seed, number;  ///< of a session that is generated
  int players = 0;
};

/// Reads a request. Lines that are not known are ignored.
[[nodiscard]] Request read_request(std::string_view text);

/// The number with which a text begins; 0: it begins with none.
[[nodiscard]] std::uint32_t number_of(std::string_view text);

/// A text as JSON.
[[nodiscard]] std::string as_text(std::string_view text);

/// The answer to a request with something wrong.
[[nodiscard]] std::string complaint(const Message& what, const Speaker& says);
/// The same for a message of tools/page/words.
[[nodiscard]] std::string complaint(const Message& what, Language language);

using serving::without_mark;

/// How a document is written, by its name.
[[nodiscard]] Syntax syntax_of(std::string_view name);

/// The documents of a request, and where each begins.
[[nodiscard]] std::vector<DocumentOfText> documents_of(const Request& request);

/// The records of a request, one by one.
[[nodiscard]] std::vector<Source> records_of(const Request& request);

/// The document that a record names, if it was sent. `texts`: by name; `folder`: the beginning of its new name.
template <class Texts>
std::optional<Source> opened(const Texts& texts, std::string_view name, std::string_view folder = {}) {
  const auto found = texts.find(name);
  if (found == texts.end()) return std::nullopt;
  Source document = serving::document_named(name, found->second);
  document.name.insert(0, folder);
  return document;
}

/// Opens what a record names beside it. REQUIRES: the request outlives the result.
[[nodiscard]] OpenBeside beside(const Request& request);

/// Judges a record as the request asks.
[[nodiscard]] Refereed judged(Source source, const Request& request);

/// Writes a position of a record. `play`: the one recorded there, or null.
using WritePosition =
    std::function<std::string(const Refereed& refereed, const PositionView& position, const RecordedPlay* play)>;

/// The position at the place that the request names, or what is wrong with the request.
[[nodiscard]] std::string moves(const Request& request, Language language, const WritePosition& write);

}  // namespace elfref
