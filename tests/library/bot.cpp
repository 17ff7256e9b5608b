// Dice play a round: the table says whose turn it is and what is legal, judges every play, and is saved as a record.
#include <elfref/elfenland/live/table.h>

#include <iostream>
#include <random>
#include <utility>
#include <vector>

using namespace elfref::elfenland;

std::mt19937 dice(1998);

/// A pile of face-down cards or counters.
struct Pile {
  std::vector<Transport> left;

  explicit Pile(int (&in_the_box)(Transport)) {
    for (int kind = 0; kind < transport_count; ++kind)
      left.insert(left.end(), static_cast<std::size_t>(in_the_box(Transport(kind))), Transport(kind));
  }
  Transport take() {
    std::swap(left[dice() % left.size()], left.back());
    const Transport taken = left.back();
    left.pop_back();
    return taken;
  }
  Pieces take(int number) {
    Pieces taken;
    for (; number > 0; --number) ++taken.of[static_cast<std::size_t>(take())];
    return taken;
  }
};

int main() {
  Table table({"Anna", "Boris"}, edition("rio-grande-1998"));
  Pile cards(cards_in_box), counters(counters_in_box);
  table.begin(phase::deal);
  for (const elfref::Seat seat : table.to_play()) table.play(Deal{.seat = seat, .cards = cards.take(8)});
  table.begin(phase::draw);
  for (const elfref::Seat seat : table.to_play()) table.play(Draw{.seat = seat, .counters = counters.take(1)});
  for (const std::string_view phase : {phase::choose, phase::plan, phase::travel, phase::keep}) {
    table.begin(phase);
    if (phase == phase::choose) table.play(ShowRow{.row = counters.take(5)});
    while (!table.to_play().empty()) {
      const std::vector<LegalPlay> plays = table.legal_plays();
      Action play = plays[phase == phase::travel ? 0 : dice() % plays.size()].play;  // on while a step can be paid
      if (auto* pick = std::get_if<Pick>(&play)) (pick->blind ? pick->kind : pick->turned) = counters.take();
      if (!table.play(play).legal()) return 1;
    }
  }
  table.begin(phase::end);
  std::cout << table.record() << "# " << name(table.judgement().verdict) << '\n';
}
