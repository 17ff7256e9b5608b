#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/assist/assist.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/record.h"

namespace elfref {

class SchemaWords;

/// Puts the keys of a record into a language, as the format spells them there: `Players` becomes `игроки`. Names,
/// plays, options, the free text of `session` and attachments stay as they are. A key for which the language has no
/// word becomes English. `schema` is the JSON schema of the game's records; it says which words are keys.
void put_keys_into(Language language, Record& record, const GameModule& game, std::string_view schema);

/// The changes of the text that put_keys_into() stands for. The record stays as it is.
[[nodiscard]] std::vector<Edit> keys_put_into(Language language, Record& record, const GameModule& game,
                                              std::string_view schema);

/// Words of YAML that are to be written into a record, such as `discard: 2`, with their keys in a language, as
/// put_keys_into() would write them there. `place`: the steps from the whole record to the words; `schema`: at the
/// whole record.
[[nodiscard]] std::string with_keys_in(Language language, std::string_view words, const GameModule& game,
                                       SchemaWords schema, const std::vector<PathToPlace::Step>& place);

/// Whether what stands under a key of the record is free text, names of options or data, and so has no keys that are
/// known in several languages.
[[nodiscard]] bool has_no_keys(const GameModule& game, std::string_view key);

}  // namespace elfref
