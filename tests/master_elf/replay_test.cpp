// What a replay shows of a session of Master Elf: folded from its changes, held against the table as it is replayed
// anew; and how it is drawn.

#include "elfref/master_elf/asking/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <regex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/pages/picture_svg.h"
#include "elfref/master_elf/asking/area_grid.h"
#include "elfref/master_elf/asking/drawing.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "testing/fixture.h"
#include "testing/labels.h"
#include "testing/replays.h"

namespace elfref::testing::master_elf_replay_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;

/// Holds a replay against the table, which is replayed anew.
void check_against_table(const Seen& seen) {
  Diagnostics faults;
  const auto session = readable<master_elf::MasterElfKit>(*seen.refereed.record, {}, faults);
  if (!session) return;
  master_elf::Position state = master_elf::begin(*session, master_elf::Rules::values(*session));
  std::vector<ViewHeld> folded = seen.view.start;
  std::uint32_t ply = 0;
  for (const ViewMoment& moment : seen.view.moments) {
    for (const ViewChange& change : moment.changes) folded[change.slot] = change.now;
    SCOPED_TRACE(moment.name);
    for (; ply < moment.next_ply; ++ply) {
      state.ply = ply;
      master_elf::Action action = session->plays[ply].action;
      master_elf::resolve(state, action);
      if (session->plays[ply].ruling != Ruling::taken_back) master_elf::apply(state, action);
    }
    EXPECT_TRUE(folded == master_elf::held(*session, state, master_elf::Shown::in_replay, Language::en));
  }
  const Scene scene = master_elf::scene_of(*session, state, Language::en);
  EXPECT_EQ(scene.held.size(), scene.slots.size());
}

TEST(MasterElfReplay, ShowsTheTableOfEveryRecord) {
  for (const char* folder : {"records/master-elf", "tests/master_elf/rules"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
        const Seen seen(fixture.source);
        check_names(seen.view);
        check_numbers(seen.view, seen.refereed.judgement);
        check_against_table(seen);
      }
}

constexpr const char* short_game = R"(game: master-elf
components: trial-set
players: [Anna, {name: Boris, plays: fox, at: Pond}]
parcels: easy
start:
  round: 3
  players: {Anna: {at: Mill, hand: feather + wool + rope, crystal: unused}, Boris: {hand: 7}}
  areas: {Mill: 2 leaf, Pond: wool, Orchard: berry, Ruins: none}
  under: {set: [teddy, kite, doll], colour: sled, elves: hat, ingredients: sent}
  stacks: [top, harp, [lantern, drum]]
  city: 12
  discard: 3
  gifts: 20
turns:
- Anna: [Pond: wool then rope + leaf, to Boris: rope, create top for set: feather + 2 wool then gong]
- Boris: [Mill: leaf]
- gift: jam on 2
- Anna: [Orchard: berry]
)";

TEST(MasterElfReplay, TellsAStepInASentence) {
  std::vector<std::string> words;
  const Seen told = seen(short_game);
  for (const ViewMoment& moment : told.said.moments) words.push_back(in_english(moment.words));
  EXPECT_THAT(words,
              ElementsAre("Anna goes to Pond and takes wool", "Anna gives Boris rope",
                          "Anna creates top for 'set' and pays feather + 2 wool", "Boris goes to Mill and takes leaf",
                          "the turn has come back to the first player: jam is placed on stack 2",
                          "Anna goes to Orchard and takes berry"));
}

TEST(MasterElfReplay, ShowsWhatCameByItself) {
  const Seen told = seen(short_game);
  const ViewMoment& visit = told.moment("Anna goes to Pond");
  EXPECT_EQ(told.held(visit, "cards:p2").words, "leaf + rope");
  EXPECT_THAT(in_english(visit.because), Contains(HasSubstr("it was the last card: ")));
  const ViewMoment& create = told.moment("Anna creates");
  EXPECT_EQ(told.held(create, "under:set").words, "sent");
  EXPECT_EQ(told.held(create, "stack:1").words, "gong");
  EXPECT_EQ(told.held(create, "discard").words, "none");
  EXPECT_EQ(told.held(create, "cards:p8").words, "2 unseen");  // the Ruins were empty
  EXPECT_EQ(told.held(create, "sent").words, "2 of 4");
  EXPECT_THAT(in_english(create.because), Contains(HasSubstr("the parcel 'set' is sent")));
  const ViewMoment& taken = told.moment("Boris goes to Mill");
  EXPECT_EQ(told.held(taken, "cards:1").words, "7");
  EXPECT_THAT(in_english(taken.because), Contains("2 cards over 7 discarded at the end of the turn"));
  EXPECT_EQ(told.held(told.moment("the turn has"), "stack:2").words, "jam over harp");
}

TEST(MasterElfReplay, MovesFiguresAlongTheirWays) {
  const Seen told = seen(short_game);
  const ViewMoment& visit = told.moment("Anna goes to Pond");
  ASSERT_EQ(visit.moves.size(), 1u);
  EXPECT_EQ(visit.moves[0].from, "p1");
  EXPECT_EQ(visit.moves[0].to, "p2");
  EXPECT_THAT(visit.moves[0].ways, ElementsAre("way:1:2"));
  EXPECT_EQ(told.held(visit, "at:p2").words, "Anna, Boris (fox)");
}

TEST(MasterElfReplay, SaysWhereElseOneCouldHaveGone) {
  std::string broken = short_game;
  broken.replace(broken.find("Pond: wool then rope + leaf"), 27, "Ruins: leaf");
  std::vector<std::string> places;
  const Seen told = seen(broken);
  for (const ViewChoice& choice : told.view.moments.front().legal)
    places.push_back(in_english(choice.words));
  EXPECT_THAT(places, IsSupersetOf({"city", "Pond"}));
  EXPECT_THAT(places, Not(Contains("Ruins")));
}

TEST(MasterElfReplay, LeavesThingsWhereTheyAreWhenAStepIsTakenBack) {
  std::string text = short_game;
  text.replace(text.find("- Boris: [Mill: leaf]\n"), 22, "- Boris: [Mill: leaf]\n- ruling: void\n");
  const Seen told = seen(text);
  const ViewMoment& taken = told.moment("Boris goes");
  EXPECT_EQ(taken.ruling, "void");
  EXPECT_EQ(told.held(taken, "at:p1").words, "");
  ASSERT_EQ(taken.moves.size(), 1u);
  EXPECT_FALSE(taken.moves[0].done);
}

TEST(MasterElfReplay, SaysWhyThereIsNothingToLookAt) {
  const Seen told = seen("game: master-elf\nplayers: [Anna\n");
  EXPECT_NE(told.view.complaint, Message());
  EXPECT_THAT(told.view.moments, IsEmpty());
}

TEST(MasterElfReplay, WithoutComponentsShowsThePlacesOfTheRecord) {
  const Seen told = seen("game: master-elf\nplayers: [Anna, Boris]\nturns:\n- Anna: [Mill: wool]\n");
  check_names(told.view);
  EXPECT_EQ(told.held(told.said.moments.front(), "at:p1").words, "Anna");
  EXPECT_THAT(told.view.picture->ways, IsEmpty());
}

// ---------------------------------------------------------------- how it is drawn

const master_elf::Box& trial_box() {
  static const master_elf::Box box = [] {
    Diagnostics faults;
    const Refereed refereed = referee({.name = "r", .text = short_game});
    return *master_elf::decode(*refereed.record, faults)->box;
  }();
  return box;
}

TEST(MasterElfPicture, LaysEveryPlaceIntoACellOfItsOwn) {
  const std::vector<PicturePoint> cells = master_elf::cells_of(trial_box().places);
  ASSERT_EQ(cells.size(), 11u);
  for (std::size_t a = 0; a < cells.size(); ++a)
    for (std::size_t b = 0; b < a; ++b) EXPECT_GE(std::hypot(cells[a].x - cells[b].x, cells[a].y - cells[b].y), 0.99);
}

TEST(MasterElfPicture, HasClearLabelsInEveryLanguage) {
  Diagnostics faults;
  const Refereed refereed = referee({.name = "r", .text = short_game});
  const auto session = *master_elf::decode(*refereed.record, faults);
  for (const Language language : all_languages) {
    for (const master_elf::Shown shown : {master_elf::Shown::in_replay, master_elf::Shown::alone})
      expect_clear_labels(master_elf::table_of(session, shown, language));
    for (const char* name : long_names) {
      SCOPED_TRACE(name);
      master_elf::Box box = trial_box();
      for (master_elf::Place& place : box.places) place.name = name;
      const auto picture = master_elf::board_of(box, language);
      ASSERT_TRUE(picture);
      expect_clear_labels(*picture);
    }
  }
}

/// Points of a way, close to each other.
std::vector<PicturePoint> points_on(const std::string& path) {
  static const std::regex part("([MLQ])([-0-9. ]+)");
  std::vector<PicturePoint> all;
  for (std::sregex_iterator one(path.begin(), path.end(), part), end; one != end; ++one) {
    std::istringstream numbers(one->str(2));
    std::vector<PicturePoint> to;
    for (PicturePoint at; numbers >> at.x >> at.y;) to.push_back(at);
    if (all.empty()) all.push_back(to.front());
    const PicturePoint from = all.back(), bend = to.size() > 1 ? to.front() : from, end_of = to.back();
    for (double t = 0.01; t <= 1; t += 0.01) {
      const double a = to.size() > 1 ? (1 - t) * (1 - t) : 1 - t, b = to.size() > 1 ? 2 * t * (1 - t) : 0;
      const double c = to.size() > 1 ? t * t : t;
      all.push_back({a * from.x + b * bend.x + c * end_of.x, a * from.y + b * bend.y + c * end_of.y});
    }
    all.push_back(end_of);
  }
  return all;
}

void expect_clear_ways(const Picture& picture) {
  constexpr double stroke = 3.5, half_width = master_elf::Sizes::area_width / 2 + stroke,
                   half_height = master_elf::Sizes::area_height / 2 + stroke;
  for (const PictureWay& way : picture.ways) {
    const std::vector<PicturePoint> points = points_on(way.path);
    for (const PicturePlace& place : picture.places) {
      const bool is_area = std::regex_match(place.id, std::regex("p[0-9]+"));
      if (!is_area || place.id == way.ends[0] || place.id == way.ends[1]) continue;
      const auto is_touched = [&](const PicturePoint& at) {
        return std::abs(at.x - place.at.x) < half_width && std::abs(at.y - place.at.y) < half_height;
      };
      EXPECT_TRUE(std::ranges::none_of(points, is_touched)) << way.id << " touches " << place.id;
    }
  }
}

/// A board of so many areas with links between some.
master_elf::Box board_with(std::size_t areas, const std::vector<std::pair<std::size_t, std::size_t>>& links) {
  master_elf::Box box;
  box.has_board = true;
  box.places.resize(areas);
  for (std::size_t area = 0; area < areas; ++area) box.places[area].name = "Moor " + std::to_string(area);
  for (const auto& [a, b] : links) {
    box.places[a].neighbours.push_back(static_cast<master_elf::PlaceId>(b));
    box.places[b].neighbours.push_back(static_cast<master_elf::PlaceId>(a));
  }
  return box;
}

TEST(MasterElfPicture, LeadsNoWayOverAnAreaThatIsNotItsOwn) {
  expect_clear_ways(*master_elf::board_of(trial_box(), Language::en));
  int boards = 0;
  for (const std::string& path : records_below("records/master-elf"))
    for (const Fixture& fixture : fixtures_of(path)) {
      Diagnostics faults;
      const auto record = read_document(fixture.source, faults);
      const auto session = record ? master_elf::decode(*record, faults) : std::nullopt;
      if (!session || !session->box->has_board) continue;
      SCOPED_TRACE(path);
      expect_clear_ways(*master_elf::board_of(*session->box, Language::en));
      ++boards;
    }
  EXPECT_GT(boards, 0);
}

TEST(MasterElfPicture, LeadsNoWayOverAnotherAreaOnAnyBoard) {
  std::uint32_t random = 7;
  const auto below = [&](std::size_t number) {
    random = random * 1664525u + 1013904223u;
    return (random >> 8) % number;
  };
  for (const std::size_t areas : {2u, 3u, 5u, 8u, 13u, 20u, 40u}) {
    SCOPED_TRACE(areas);
    std::vector<std::pair<std::size_t, std::size_t>> ring, many;
    for (std::size_t area = 1; area < areas; ++area) {
      ring.emplace_back(area - 1, area);
      many.emplace_back(below(area), area);  // a tree, and twice as many links again
      for (int i = 0; i < 2; ++i) {
        const std::size_t other = below(area);
        if (std::ranges::count(many, std::pair(other, area)) == 0) many.emplace_back(other, area);
      }
    }
    if (areas > 2) ring.emplace_back(0, areas - 1);
    expect_clear_ways(*master_elf::board_of(board_with(areas, ring), Language::en));
    expect_clear_ways(*master_elf::board_of(board_with(areas, many), Language::en));
  }
}

TEST(MasterElfPicture, LeadsNoWayOverAnotherAreaWhereEachIsNextToEach) {
  std::vector<std::pair<std::size_t, std::size_t>> all;
  for (std::size_t a = 0; a < 9; ++a)
    for (std::size_t b = 0; b < a; ++b) all.emplace_back(b, a);
  expect_clear_ways(*master_elf::board_of(board_with(9, all), Language::en));
}

TEST(MasterElfPicture, CutsNothingThatIsPrintedOnAGift) {
  const Seen told = seen(short_game);
  for (const ViewHeld& held : told.view.start)
    for (const ViewPiece& piece : held.pieces) EXPECT_THAT(piece.drawn, Not(HasSubstr("…")));
  for (const master_elf::Gift& gift : trial_box().gifts) {
    std::string sets;
    for (const std::string& set : gift.sets) sets += (sets.empty() ? "" : "/") + set;
    const std::string fits = sets + ", " + gift.colour + (gift.elf ? ", elf" : "");
    const std::string drawn = master_elf::drawn_stack(
        {.top = {.words = gift.name}, .none = {}, .of = "feather + glass", .fits = fits, .below = "14 below"});
    EXPECT_THAT(drawn, Not(HasSubstr("…"))) << fits;
    EXPECT_THAT(master_elf::drawn_parcel({.count = "1 of 4", .fits = sets, .gifts = {}}, 4), Not(HasSubstr("…")))
        << sets;
  }
  EXPECT_THAT(master_elf::drawn_number("18–38"), HasSubstr(">18–38<"));
}

TEST(MasterElfReplay, SaysOnceOfHowManyAreasTheCardsAreUnrecorded) {
  const Seen told = seen("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nturns:\n"
                         "- Anna: [unknown]\n- Boris: [unknown]\n");
  const ViewMoment& last = told.said.moments.back();
  EXPECT_EQ(told.held(last, "unrecorded").words, "cards in 10 areas");
  for (int area = 1; area <= 10; ++area)
    for (const ViewPiece& piece : told.held(last, "cards:p" + std::to_string(area)).pieces)
      EXPECT_THAT(piece.drawn, Not(HasSubstr("×"))) << area;
}

TEST(MasterElfPicture, IsDoneWithAVeryLargeBoard) {
  std::vector<master_elf::Place> places(2000);
  for (std::size_t i = 1; i < places.size(); ++i) {
    places[i].neighbours = {static_cast<master_elf::PlaceId>(i - 1), 0};
    places[i - 1].neighbours.push_back(static_cast<master_elf::PlaceId>(i));
  }
  EXPECT_EQ(master_elf::cells_of(places).size(), 2000u);
  EXPECT_EQ(master_elf::cells_of({}).size(), 0u);
}

/// Letters are no smaller than nine pixels where a part of the picture is as wide as a phone of 360 pixels.
TEST(MasterElfPicture, HasNoLettersTooSmallToRead) {
  const Seen told = seen(short_game);
  const auto picture = told.refereed.game->picture(told.refereed.record.get(), Language::en);
  ASSERT_TRUE(picture);
  const std::regex size("font-size:([0-9.]+)px\">");
  const auto check = [&](const std::string& svg) {
    for (auto found = std::sregex_iterator(svg.begin(), svg.end(), size); found != std::sregex_iterator(); ++found)
      EXPECT_GE(std::stod((*found)[1]) * 340 / picture->view[2], 8.95) << (*found)[0];
  };
  check(picture->svg);
  for (const ViewHeld& held : told.view.start)
    for (const ViewPiece& piece : held.pieces) check(piece.drawn);
}

TEST(MasterElfPicture, TellsInWordsWhatItShows) {
  Diagnostics faults;
  const Refereed refereed = referee({.name = "r", .text = short_game});
  const auto session = readable<master_elf::MasterElfKit>(*refereed.record, {}, faults);
  const master_elf::Position state = master_elf::begin(*session, master_elf::Rules::values(*session));
  const std::string svg =
      svg_of(*refereed.game->picture(refereed.record.get(), Language::en),
             master_elf::scene_of(*session, state, Language::en), Speaker(refereed.judgement));
  for (const char* words : {"Mill: 2 leaf.", "parcel set: 3 of 4: teddy + kite + doll.", "stack 3: drum over lantern.",
                            "city: 12 unseen.", "Anna: feather + rope + wool, crystal unused", "Mill: Anna&#39;s elf."})
    EXPECT_THAT(svg, HasSubstr(words));
}

TEST(MasterElfPicture, DrawsItsWordsInTheLanguageAskedFor) {
  const Refereed refereed = referee({.name = "r", .text = short_game});
  const Overrides asked{.edition = {}, .options = {}, .language = Language::ru};
  const ReplayView view = refereed.game->replay(*refereed.record, asked, refereed.judgement);
  std::string drawn = refereed.game->picture(refereed.record.get(), Language::ru)->svg;
  for (const ViewHeld& held : view.start)
    for (const ViewPiece& piece : held.pieces) drawn += piece.drawn;
  for (const char* russian : {">колода<", ">сброс<", ">стопка 1<", ">один набор<", ">3 из 4<", ">12 карт<"})
    EXPECT_THAT(drawn, HasSubstr(russian));
  for (const char* english : {"gift deck", "discard<", "stack ", "one set", " of ", " cards", " below"})
    EXPECT_THAT(drawn, Not(HasSubstr(english)));
  const PositionView position = refereed.game->position(*refereed.record, asked, {.ply = 0, .picture = true});
  ASSERT_TRUE(position.picture);
  std::string lines;
  for (const ViewHeld& held : position.picture->held)
    for (const ViewPiece& piece : held.pieces) lines += piece.drawn;
  EXPECT_THAT(lines, HasSubstr(">кристалл: 1<"));
  std::string text = short_game;
  text.replace(text.find("[lantern, drum]"), 15, "none");
  const Refereed bare = referee({.name = "r", .text = text});
  ASSERT_TRUE(bare.judgement.verdict != Verdict::unreadable);
  std::string stacks;
  for (const ViewHeld& held : bare.game->replay(*bare.record, asked, bare.judgement).start)
    for (const ViewPiece& piece : held.pieces) stacks += piece.drawn;
  EXPECT_THAT(stacks, HasSubstr(">пусто<"));
}

TEST(MasterElfPicture, IsTheBoardAloneOfWhatIsInABox) {
  const GameModule& game = *seen(short_game).refereed.game;
  EXPECT_FALSE(game.picture(nullptr, Language::en));
  Diagnostics faults;
  const auto box = read_document({.name = "box", .text = std::string(game.built_in_box("trial-set"))}, faults);
  const auto picture = game.picture(box.get(), Language::en);
  ASSERT_TRUE(picture);
  EXPECT_EQ(picture->ways.size(), 18u);
  EXPECT_THAT(in_english(picture->words), HasSubstr("Mill and Pond are adjacent."));
  const auto gifts = read_document({.name = "box", .text = "components: b\ngame: master-elf\ngifts: {}\n"}, faults);
  EXPECT_FALSE(game.picture(gifts.get(), Language::en));
}

}  // namespace
}  // namespace elfref::testing::master_elf_replay_test
