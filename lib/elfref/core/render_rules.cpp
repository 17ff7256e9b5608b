#include <fmt/format.h>

#include "elfref/core/render_parts.h"

namespace elfref {
namespace {

std::string options_of(const RuleInfo& rule) {
  std::string text;
  for (const std::string_view option : rule.options)
    if (!option.empty()) text += fmt::format("{}'{}'", text.empty() ? "" : ", ", option);
  return text;
}

/// Every citation; one that holds only for a value of the rule's option says so.
std::string citations_of(const RuleInfo& rule) {
  std::string text;
  for (const Citation& citation : rule.cites) {
    if (citation.edition.empty()) continue;
    if (!text.empty()) text += "; ";
    text += cite(citation);
    if (!citation.value.empty()) text += fmt::format(" (where {} is {})", rule.options[0], citation.value);
  }
  return text.empty() ? "printed in no edition" : text;
}

}  // namespace

void render_rules(std::string& out, std::span<const RuleInfo* const> rules, TextStyle style) {
  for (const RuleInfo* rule : rules) {
    if (rule != rules.front()) out += '\n';
    out += fmt::format("{}  {}  {}  {}\n", painted(rule->id, Paint::bold, style), rule->code, rule->phase,
                       name(rule->severity));
    out += fmt::format("   {}\n", rule->text);
    if (const std::string options = options_of(*rule); !options.empty())
      out += fmt::format("   hangs on {}\n", options);
    out += fmt::format("   {}\n", citations_of(*rule));
  }
}

}  // namespace elfref
