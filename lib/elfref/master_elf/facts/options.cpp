#include "elfref/master_elf/facts/options.h"

namespace elfref::master_elf {
namespace {

constexpr OptionWords all_options[] = {
    {"gift-price", {"any-mix", "both-kinds"}},
    {"crystal", {"free", "only-if-lacking"}},
    {"stay-without-cards", {"yes", "no"}},
    {"averts-loss", {"yes", "no"}},
    {"swap-into-empty", {"yes", "no"}},
    {"swap-from-city", {"yes", "no"}},
    {"swap-in-place", {"no", "yes"}},
    {"fox-after-swap", {"yes", "no"}},
    {"yeti-unused-crystal", {"no-effect", "forbidden"}},
    {"last-parcel", {"win-first", "refill-first"}},
    {"short-refill", {"by-choice", "two-each"}},
    {"start-gift-sets", {"any-shared", "all-shared"}},
    {"inhabitants", {"one-use", "both"}},
    {"coop-shortage", {"no", "yes"}},
    {"surplus-discard", {"no", "yes"}},
    {"abilities", {"on", "off"}},
};

constexpr EditionInfo all_editions[] = {
    column({.name = "russian", .cited_as = "russian"}, "0*0*0*0*0*0*0*0*0*0*0*0*0*0*0*0"),
};

}  // namespace

const OptionTable& option_table() {
  static const OptionTable table(all_options, all_editions);
  return table;
}

}  // namespace elfref::master_elf
