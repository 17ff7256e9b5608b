#include <memory>
#include <string>

#include "elfref/core/reading/claims.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/reading/decode_parts.h"

namespace elfref::elven_rage {
namespace {

constexpr int most_of_a_figure = 99;

}  // namespace

void decode_claims(const Decoding& decoding, const Field& winner, const Field& result) {
  Reading& reading = decoding.reading;
  Session& session = decoding.session;
  read_winner_claim<ClaimWinner>(reading, winner, phase::end, session.claims);
  if (!session.claims.empty()) session.claimed = std::make_shared<const Claimed>(claimed_in(session.claims));
  if (!result) return;
  const FigureForm form{figure_names, "{lands: 4}", {msg::write_this, "{}"}};
  for_figures(reading, result, form, [&](std::optional<Seat> seat, const Field&, const std::vector<Field>& figures) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
      if (!figures[i]) continue;
      const Node* value = reading.scalar(figures[i], msg::a_number);
      if (value == nullptr) continue;
      std::optional<int> number;
      if (Figure(i) == Figure::out) {
        number = read_truth(reading, *value, "out");
      } else {
        number = read_number(reading, *value, 0, most_of_a_figure);
      }
      if (!seat || !number) continue;
      Play<Action> claim =
          play_outside<Action>(ClaimFigure{*seat, Figure(i), *number}, reading.span(figures[i]), phase::end, seat);
      claim.parts[object] = value->span;
      session.claims.push_back(std::move(claim));
    }
  });
  session.claimed = std::make_shared<const Claimed>(claimed_in(session.claims));
}

}  // namespace elfref::elven_rage
