#include "elfref/master_elf/facts/options.h"

namespace elfref::master_elf {
namespace {

constexpr OptionWords all_options[] = {
    {"gift-price",
     "whether a gift may be paid with one of its two kinds alone",
     {{"any-mix", "both-kinds"}},
     {{"any three of them", "some of each kind"}}},
    {"crystal",
     "whether the crystal may stand for a card that is in the hand",
     {{"free", "only-if-lacking"}},
     {{"it may", "only for a card that is lacking"}}},
    {"stay-without-cards",
     "whether the Kitten lets stay where no cards lie",
     {{"yes", "no"}},
     {{"it does", "it does not"}}},
    {"averts-loss",
     "whether staying by the Kitten or changing places with the Saucer averts the loss",
     {{"yes", "no"}},
     {{"the game goes on", "all have lost"}}},
    {"swap-into-empty",
     "whether the change with the Saucer may lead where no cards lie",
     {{"yes", "no"}},
     {{"it may", "it may not"}}},
    {"swap-from-city",
     "whether an elf in the city may change places with the Saucer",
     {{"yes", "no"}},
     {{"it may", "it may not"}}},
    {"swap-in-place",
     "whether the change with the Saucer may be one within its area",
     {{"no", "yes"}},
     {{"it may not", "it may"}}},
    {"fox-after-swap",
     "whether who comes by the Saucer has the help of the Fox",
     {{"yes", "no"}},
     {{"so it is", "only who moves there"}}},
    {"yeti-unused-crystal",
     "the ability of the Yeti while the crystal is unused",
     {{"no-effect", "forbidden"}},
     {{"it changes nothing", "it may not be used"}}},
    {"last-parcel",
     "what counts first when the last parcel is full and no gift is left to lay",
     {{"win-first", "refill-first"}},
     {{"the win", "the loss"}}},
    {"short-refill",
     "how too few cards are laid at a sending",
     {{"by-choice", "two-each"}},
     {{"as the players like", "two each, as far as they go"}}},
    {"start-gift-sets",
     "when two starting gifts are of one set",
     {{"any-shared", "all-shared"}},
     {{"when they share one", "when all sets of one are of the other"}}},
    {"inhabitants",
     "whether helpers and characters play in one game",
     {{"one-use", "both"}},
     {{"only one of them", "they may"}}},
    {"coop-shortage",
     "whether all cards are thrown away in the cooperative game when they run short",
     {{"no", "yes"}},
     {{"no", "yes"}}},
    {"surplus-discard",
     "whether cards are thrown away at the end of a turn with seven or fewer",
     {{"no", "yes"}},
     {{"exactly the surplus", "the surplus or more"}}},
    {"abilities",
     "whether characters have their abilities and limits",
     {{"on", "off"}},
     {{"they have", "all are played as elves"}}},
};

constexpr EditionInfo all_editions[] = {
    column({.name = "russian",
            .title = "Russian",
            .text = "the Russian supplement of the second edition",
            .cited_as = "russian",
            .remark = ""},
           "0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0"),
};

}  // namespace

const OptionTable& option_table() {
  static const OptionTable table(all_options, all_editions);
  return table;
}

}  // namespace elfref::master_elf
