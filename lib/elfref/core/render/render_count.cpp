#include <fmt/format.h>

#include "elfref/core/asking/count.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

void render_table(std::string& out, const std::vector<TableColumn>& table) {
  for (std::size_t row = 0; row < table.front().cells.size(); ++row) out += table_row(table, row) + "\n";
}

}  // namespace

void render_count(std::string& out, const Source& source, const Count& count, const RecordedPlay* play,
                  TextStyle style) {
  render_title(out, source, count.from, play, style);
  const Speaker says(count.from, style.language);
  const std::string sequences = says(msg::column_sequences());
  std::vector<TableColumn> lengths{{.cells = {says(msg::column_plays())}, .numbers = true},
                                   {.cells = {sequences}, .numbers = true},
                                   {.cells = {says(msg::column_ended())}, .numbers = true}};
  for (const Count::OfLength& of : count.of_length) {
    lengths[0].cells.push_back(std::to_string(lengths[0].cells.size()));
    lengths[1].cells.push_back(std::to_string(of.sequences));
    lengths[2].cells.push_back(std::to_string(of.ended));
  }
  out += "\n";
  render_table(out, lengths);
  if (!count.beginnings.empty()) {
    std::vector<TableColumn> beginnings{{.cells = {says(msg::column_first_play())}},
                                        {.cells = {sequences}, .numbers = true}};
    for (const Count::Beginning& beginning : count.beginnings) {
      beginnings[0].cells.push_back(says(beginning.words));
      beginnings[1].cells.push_back(std::to_string(beginning.sequences));
    }
    out += "\n";
    render_table(out, beginnings);
  }
  out += "\n" + says(msg::judged_by({.edition = title_of_edition(count.from.edition, says)})) + "\n";
}

}  // namespace elfref
