#include "testing/script.h"

#include <algorithm>
#include <regex>

#include "testing/english.h"

namespace elfref::testing {
namespace {

std::string text_at(const Record& record, Span span) {
  return record.source().text.substr(span.begin, span.end - span.begin);
}

/// A message without the lines that it names: what is saved is laid out anew.
std::string without_lines(const std::string& message) {
  static const std::regex lines("(lines? )[0-9]+((, | and )[0-9]+)*");
  return std::regex_replace(message, lines, "$1…");
}

}  // namespace

std::optional<Script> script_of(const Record& record, bool scalars) {
  Script script;
  bool after = false;
  const Node* key = nullptr;
  for (const Node& child : record.children(record.root())) {
    if (key == nullptr) {
      key = &child;
      continue;
    }
    const std::string name = text_at(record, key->span), all = text_at(record, {key->span.begin, child.span.end});
    key = nullptr;
    if (name == "turns") {
      after = true;
      for (const Node& item : record.children(child)) {
        if (item.shape != Shape::map) return std::nullopt;
        auto at = record.children(item).begin();
        const Node& player = *at;
        const Node& lines = *++at;
        script.turns.push_back({text_at(record, player.span), {}});
        std::vector<std::string>& own = script.turns.back().second;
        if (lines.shape == Shape::list)
          for (const Node& line : record.children(lines)) own.push_back(text_at(record, line.span));
        const bool scalar = scalars && lines.shape == Shape::scalar;
        if (scalar) own.push_back(text_at(record, lines.span));
        if (lines.shape != Shape::list && !scalar) return std::nullopt;
      }
    } else if (name == "winner" || name == "result") {
      if (all.find('\n') != std::string::npos) return std::nullopt;
      script.claims.push_back(all);
    } else if (!after) {
      script.head += all + "\n";
    }
  }
  for (const auto& turn : script.turns) {
    if (turn.first == "note" || turn.first == "ruling") return std::nullopt;
    for (const std::string& line : turn.second)
      if (line.find('\n') != std::string::npos) return std::nullopt;
  }
  return script;
}

std::vector<std::string> findings_in_words(const Judgement& judgement) {
  std::vector<std::string> found;
  for (const Diagnostic& one : judgement.findings)
    found.push_back(std::string(name(one.severity)) + " " + std::string(one.id) + ": " +
                    without_lines(in_english(one.message, judgement.players)));
  std::ranges::sort(found);
  return found;
}

}  // namespace elfref::testing
