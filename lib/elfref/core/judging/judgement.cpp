#include "elfref/core/judging/judgement.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "elfref/core/judging/rule.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

void DeleteWords::operator()(Words* words) const noexcept {
  delete words;
}

std::string range(Range range) {
  return std::to_string(range.min) + (range.exact() ? "" : " to " + std::to_string(range.max));
}

const Figure* Standing::figure(std::string_view key) const {
  const auto found = std::ranges::find(figures, key, &Figure::key);
  return found == figures.end() ? nullptr : &*found;
}

namespace {

/// What a value is called: in reports, and in the catalogue.
struct Called {
  std::string_view name;
  Msg words;
};

// Each table is in the order of its enumeration.
constexpr std::array<Called, 4> verdicts{{{"legal", msg::verdict_legal.id},
                                          {"possible", msg::verdict_possible.id},
                                          {"illegal", msg::verdict_illegal.id},
                                          {"unreadable", msg::verdict_unreadable.id}}};
constexpr std::array<Called, 4> claims_there_are{{{"none", msg::claims_none.id},
                                                  {"confirmed", msg::claims_confirmed.id},
                                                  {"open", msg::claims_open.id},
                                                  {"refuted", msg::claims_refuted.id}}};
constexpr std::array<Called, 3> severities{
    {{"note", msg::severity_note.id}, {"warning", msg::severity_warning.id}, {"error", msg::severity_error.id}}};

const Called& called(Verdict verdict) { return verdicts.at(static_cast<std::size_t>(verdict)); }
const Called& called(Claims claims) { return claims_there_are.at(static_cast<std::size_t>(claims)); }
const Called& called(Severity severity) { return severities.at(static_cast<std::size_t>(severity)); }

}  // namespace

std::string_view name(Verdict verdict) { return called(verdict).name; }
std::string_view name(Claims claims) { return called(claims).name; }
std::string_view name(Severity severity) { return called(severity).name; }

Message in_words(Verdict verdict) { return say(called(verdict).words, nullptr, 0); }
Message in_words(Claims claims) { return say(called(claims).words, nullptr, 0); }
Message in_words(Severity severity) { return say(called(severity).words, nullptr, 0); }

std::string counted(int number, std::string_view one, std::string_view many) {
  return std::to_string(number).append(" ").append(number == 1 ? one : many);
}

Finding broken_by(Part part, Message message, Message advice) {
  return broken(Words{.part = part, .message = std::move(message), .advice = std::move(advice)});
}

Finding broken_after(Part part, Message message, std::uint32_t ply, Message there) {
  Words words{.part = part, .message = std::move(message)};
  if (ply != no_ply) words.earlier.push_back({ply, std::move(there)});
  return broken(std::move(words));
}

}  // namespace elfref
