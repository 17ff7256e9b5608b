// The layouts of stacks that are possible, where a record tells too little.

#include <gtest/gtest.h>

#include "elfref/master_elf/table/gifts.h"

namespace elfref::master_elf::layouts_test {
namespace {

/// Layouts with one unseen gift on each stack and `least` to `most` gifts in the deck.
Layouts unrecorded(int least, int most) {
  Layout layout{.least = least, .most = most};
  for (Stack& stack : layout.stacks) stack.gifts = {nothing_named};
  return Layouts(layout);
}

/// After the game was lost a record may go on with gifts on unknown stacks, as long as anybody likes to write.
TEST(Layouts, StayFewAfterTheGameWasLost) {
  Layouts layouts = unrecorded(0, 0);
  layouts.turn_returned();
  ASSERT_EQ(layouts.lost(), Sure::yes);
  for (int turn = 0; turn < 60; ++turn) {
    layouts.perhaps_lay();
    ASSERT_LE(layouts.all().size(), 1000u);
    ASSERT_EQ(layouts.lost(), Sure::yes) << "after " << turn << " turns";
  }
}

/// Whether it was lost stays open where it was.
TEST(Layouts, StayPerhapsLost) {
  Layouts layouts = unrecorded(0, 1);
  layouts.perhaps_lay();
  layouts.turn_returned();
  ASSERT_EQ(layouts.lost(), Sure::perhaps);
  for (int turn = 0; turn < 60; ++turn) {
    layouts.perhaps_lay();
    ASSERT_LE(layouts.all().size(), 1000u);
    ASSERT_NE(layouts.lost(), Sure::no) << "after " << turn << " turns";
  }
}

}  // namespace
}  // namespace elfref::master_elf::layouts_test
