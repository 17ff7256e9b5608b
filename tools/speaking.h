#pragma once

#include <optional>
#include <string>
#include <vector>

#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"

// In which language this run of the program speaks.

namespace elfref::tools {

/// Chooses the language, before anything is said: the last `--lang` among the arguments of the program, else the first
/// of LC_ALL, LC_MESSAGES and LANG that is set and not empty, else the locale of the system. A locale that names no
/// known language, such as C, is English.
void choose_language(const std::vector<std::string>& arguments, const std::string& locale);

/// The language of texts for people.
[[nodiscard]] Language language();
/// The language of texts in JSON, SARIF and the like: English unless `--lang` is given, so that programs never depend
/// on the environment.
[[nodiscard]] Language language_of_data();

/// The language that `--lang` names; nothing if it is not given.
[[nodiscard]] std::optional<Language> language_asked();

/// What a message says in language(): one of the command line, of the core or of a game, without players.
[[nodiscard]] std::string said(const Message& message);
/// The same in another language.
[[nodiscard]] std::string said(const Message& message, Language language);

}  // namespace elfref::tools
