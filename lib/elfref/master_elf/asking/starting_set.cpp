#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/text/markup.h"
#include "elfref/master_elf/asking/reference.h"
#include "elfref/master_elf/facts/components.h"

// A components document to fill in.

namespace elfref::master_elf {
namespace {

class SetWriter {
 public:
  explicit SetWriter(const ExplainedById& say) : say_(say) {}

  std::string write() {
    const auto ingredient = [this](std::string_view letter) { return joint("fill-ingredient-name", letter); };
    const auto area = [this](std::string_view letter) { return name("fill-area-name", letter); };
    const auto gift = [this](std::string_view letter) { return name("fill-gift-name", letter); };
    const auto set = [this](std::string_view letter) { return joint("fill-set-name", letter); };
    const auto word = [this](std::string_view letter) { return joint("fill-word-name", letter); };
    remark(say_("fill-in"));
    remark(say_("fill-remarks"));
    line("components: my-set", say_("fill-name"));
    line("game: master-elf");
    line("# invented: true");
    line("ingredients:", in_all(whole_ingredients) + ". " + say_("fill-ingredients"));
    line(fmt::format("  {}: {{copies: 6, also: [{}]}}", ingredient("a"), word("a")));
    line(fmt::format("  {}: 6", ingredient("b")));
    line(fmt::format("  {}: 6", ingredient("c")));
    line("board:", say_("fill-board"));
    for (const std::string_view side : {"night", "day"}) {
      line(fmt::format("  {}:", side));
      line(fmt::format("    city: [{}, {}]", area("A"), area("B")));
      line(fmt::format("    {}: [city, {}]", area("A"), area("B")));
      line(fmt::format("    {}: [city, {}]", area("B"), area("A")));
    }
    line(fmt::format("also: {{{}: [{}]}}", area("A"), word("b")), say_("fill-also"));
    line("elves: {figures: 4, start: city}", say_("fill-elves"));
    line("gifts:", in_all(whole_gifts));
    out_ += "  ";
    remark(say_("fill-gift"));
    out_ += "  ";
    remark(say_("fill-copies"));
    line(fmt::format("  {}: {{set: {}, colour: red, of: {} + {}}}", gift("A"), set("a"), ingredient("a"),
                     ingredient("b")));
    line(fmt::format("  {}: {{set: [{}, {}], colour: rainbow, elf: yes, of: 2 {} + {}, copies: 2}}", gift("B"),
                     set("a"), set("b"), ingredient("b"), ingredient("c")));
    line("parcels:", say_("fill-parcels"));
    const Box box;
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel)
      line(
          fmt::format("  {}: [{}, {}]", parcel_names.at(parcel), box.parcels.at(parcel)[0], box.parcels.at(parcel)[1]));
    return std::move(out_);
  }

 private:
  void remark(std::string_view words) { out_ += fmt::format("# {}\n", words); }
  void line(std::string_view text) { out_ += fmt::format("{}\n", text); }
  void line(std::string_view text, std::string_view words) {
    constexpr std::size_t column = 32;
    out_ += fmt::format("{:<{}}  # {}\n", text, column, words);
  }
  [[nodiscard]] std::string in_all(int number) const { return fmt::format("{}: {}", say_("fill-in-all"), number); }
  /// `Area A`, as a key of YAML.
  [[nodiscard]] std::string name(std::string_view id, std::string_view letter) const {
    return as_key(fmt::format("{} {}", say_(id), letter));
  }
  /// `ingredient-a`: one word.
  [[nodiscard]] std::string joint(std::string_view id, std::string_view letter) const {
    return as_key(fmt::format("{}-{}", say_(id), letter));
  }

  const ExplainedById& say_;
  std::string out_;
};

}  // namespace

std::string set_to_fill(const ExplainedById& say) {
  return SetWriter(say).write();
}

}  // namespace elfref::master_elf
