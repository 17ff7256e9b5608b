#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "elfref/core/assist/assist.h"
#include "elfref/core/text/utf16.h"
#include "elfref/core/words/language.h"
#include "open_files.h"

namespace elfref::tools {

using Json = nlohmann::ordered_json;

/// A member of an object; null where there is none.
[[nodiscard]] const Json& at(const Json& json, const char* key);
/// A text; empty where there is none.
[[nodiscard]] std::string text_of(const Json& json);
/// A whole number from 0 on; 0 where there is none.
[[nodiscard]] std::uint32_t number_of(const Json& json);
/// A position of the protocol.
[[nodiscard]] Utf16Place place_in(const Json& json);

/// What a language server answers about open files, in the forms of the protocol (Language Server Protocol 3.17).
class LanguageAnswers {
 public:
  /// Answers about these files. REQUIRES: they outlive this object.
  LanguageAnswers(const OpenFiles& files, Language language) : files_(files), language_(language) {}

  /// Sets the language of what people read.
  void speak(Language language) { language_ = language; }

  /// The findings in a file.
  [[nodiscard]] Json diagnostics(const OpenFile& file) const;
  /// The words that may be written at a position.
  [[nodiscard]] Json completion(const OpenFile& file, const Json& position) const;
  /// The meaning of the words at a position; null: there is nothing to explain.
  [[nodiscard]] Json hover(const OpenFile& file, const Json& position) const;
  /// The fixes of the findings in a range.
  [[nodiscard]] Json code_actions(const OpenFile& file, const Json& range) const;
  /// The outline of the file.
  [[nodiscard]] Json symbols(const OpenFile& file) const;
  /// What can be folded: every entry of the outline that has more than one line.
  [[nodiscard]] Json folds(const OpenFile& file) const;
  /// The hints in a range; the first ones, if there are very many.
  [[nodiscard]] Json inlays(const OpenFile& file, const Json& range) const;
  /// Where the things are that the findings at a position mention (`placed here`), else where the player of a name is
  /// listed, else the things that the findings on that line mention.
  [[nodiscard]] Json definition(const OpenFile& file, const Json& position) const;
  /// Where the name of the player at a position is written. `listed`: in `players` too.
  [[nodiscard]] Json references(const OpenFile& file, const Json& position, bool listed) const;
  /// The name that can be changed at a position, and its range; null: there is none.
  [[nodiscard]] Json name_at(const OpenFile& file, const Json& position) const;
  /// The edits that give the player at a position another name; else a text that says why not.
  [[nodiscard]] Json rename(const OpenFile& file, const Json& position, const std::string& name) const;

 private:
  /// A record of an open file, and the byte in it that a place is.
  struct Here {
    const OpenRecord* record = nullptr;
    std::uint32_t byte = 0;
  };
  [[nodiscard]] static Here here(const OpenFile& file, const Json& position);
  [[nodiscard]] Json diagnostic(const OpenFile& file, const ShownFinding& shown) const;
  [[nodiscard]] Json json_of_symbol(const Utf16Text& places, const OpenRecord& record, const Symbol& symbol) const;

  const OpenFiles& files_;
  Language language_;
};

}  // namespace elfref::tools
