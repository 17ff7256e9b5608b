#include "elfref/core/asking/outcome.h"

#include <fmt/format.h>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

Message in_words(const Range& range) {
  if (range.exact()) return verbatim(fmt::format("{}", range.min));
  if (range.min < 0) return msg::range_below_zero({.max = range.max, .min = range.min});
  return verbatim(fmt::format("{}–{}", range.min, range.max));
}

std::string shown(const Figure& figure, const Speaker& says) {
  if (figure.number) return says(in_words(*figure.number));
  if (figure.said != nullptr) return says(figure.said(figure));
  return figure.word.empty() ? "?" : says(alone(verbatim(figure.word)));
}

Winners winners_of(const Judgement& judgement) {
  Winners certain{.names = {}, .certain = true}, thinkable;
  if (!judgement.finished) return thinkable;
  const auto add = [](Winners& winners, const Standing& standing) {
    winners.names.push_back(standing.name);
    winners.seats.insert(winners.seats.end(), standing.side.begin(), standing.side.end());
  };
  for (const Standing& standing : judgement.standings) {
    if (standing.won) add(certain, standing);
    if (standing.place && standing.place->min == 1) add(thinkable, standing);
  }
  return certain.names.empty() ? thinkable : certain;
}

}  // namespace elfref
