#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"

// What a record tells about its session: which event, which table, when, where. It is free text and never judged.

namespace elfref {

class Record;

/// What a record tells under `session`. A record that cannot be read has what was understood of it.
[[nodiscard]] std::vector<SessionEntry> session_entries(const Record& record);

/// The keys of a session that tables of many records know.
enum class SessionKey : std::uint8_t { event, heat, table, date, place };
/// All of them.
inline constexpr std::array session_keys{SessionKey::event, SessionKey::heat, SessionKey::table, SessionKey::date,
                                         SessionKey::place};
/// The key in English: `heat`.
[[nodiscard]] std::string_view name(SessionKey key);
/// The key that a word of any language means, as records match words: `heat`, `Тур`; nothing if it is another one.
[[nodiscard]] std::optional<SessionKey> session_key(std::string_view word);
/// The text under a key, in any language; empty if there is none.
[[nodiscard]] std::string_view session_text(std::span<const SessionEntry> session, SessionKey key);

}  // namespace elfref
