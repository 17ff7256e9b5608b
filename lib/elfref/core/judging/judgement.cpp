#include "elfref/core/judging/judgement.h"

#include <algorithm>

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

std::string_view name(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal:
      return "legal";
    case Verdict::possible:
      return "possible";
    case Verdict::illegal:
      return "illegal";
    case Verdict::unreadable:
      break;
  }
  return "unreadable";
}

std::string_view name(Claims claims) {
  switch (claims) {
    case Claims::none:
      return "none";
    case Claims::confirmed:
      return "confirmed";
    case Claims::open:
      return "open";
    case Claims::refuted:
      break;
  }
  return "refuted";
}

std::string_view name(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      break;
  }
  return "error";
}

Message in_words(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal:
      return msg::verdict_legal();
    case Verdict::possible:
      return msg::verdict_possible();
    case Verdict::illegal:
      return msg::verdict_illegal();
    case Verdict::unreadable:
      break;
  }
  return msg::verdict_unreadable();
}

Message in_words(Claims claims) {
  switch (claims) {
    case Claims::none:
      return msg::claims_none();
    case Claims::confirmed:
      return msg::claims_confirmed();
    case Claims::open:
      return msg::claims_open();
    case Claims::refuted:
      break;
  }
  return msg::claims_refuted();
}

Message in_words(Severity severity) {
  switch (severity) {
    case Severity::note:
      return msg::severity_note();
    case Severity::warning:
      return msg::severity_warning();
    case Severity::error:
      break;
  }
  return msg::severity_error();
}

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
