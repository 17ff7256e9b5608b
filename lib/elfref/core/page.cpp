#include "elfref/core/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "elfref/core/id.h"
#include "elfref/core/markup.h"
#include "elfref/core/text.h"

namespace elfref {
namespace {

constexpr std::string_view style = R"(
@page{size:A4;margin:9mm 12mm}
*{box-sizing:border-box}
body{font:10pt/1.3 Georgia,"Noto Serif","DejaVu Serif",serif;color:#000;background:#fff;max-width:190mm;margin:8mm auto;padding:0 4mm}
h1{font-size:16pt;margin:0 0 2mm}
h2{font-size:12pt;margin:4mm 0 1mm;border-bottom:1px solid #000}
p{margin:1.5mm 0}
pre{font:9.5pt/1.35 "DejaVu Sans Mono","Liberation Mono",monospace;margin:2mm 0;padding:2mm;border:1px solid #000;white-space:pre-wrap;overflow-wrap:anywhere}
pre b{background:#ddd;display:inline-block;width:100%}
table{border-collapse:collapse;width:100%;margin:1.5mm 0;font-size:9pt}
th,td{border:1px solid #555;padding:.5mm 1.5mm;text-align:left;vertical-align:top;overflow-wrap:break-word}
th{background:#eee;white-space:nowrap}
ul{margin:1.5mm 0;padding-left:6mm}
svg{display:block;width:100%;max-width:140mm;margin:1mm auto}
.blank{display:flex;gap:2mm;margin:2.5mm 0;align-items:flex-end}
.blank .box{width:4mm;height:4mm;border:1.5px solid #000;flex:none;margin-bottom:1mm}
.blank .line{flex:1;border-bottom:1px solid #000;min-height:5mm}
pre,table,svg,li,.blank{break-inside:avoid}
h3{font-size:11pt;margin:3mm 0 1mm}
h2,h3{break-after:avoid}
@media print{
body{font-size:8pt;line-height:1.2;max-width:none;margin:0;padding:0;display:grid;grid-template-columns:1fr 1fr;column-gap:6mm}
section{grid-column:1/-1;display:flow-root;min-width:0}
section:nth-of-type(-n+2){grid-column:auto}
h1{font-size:13pt;margin:0 0 1mm}
h2{font-size:10pt;margin:1.5mm 0 .5mm}
p,ul,table,pre{margin:1mm 0}
ul{padding-left:4mm}
pre{font-size:7pt;padding:1mm}
table{font-size:7.5pt}
th,td{padding:.2mm 1mm}
h3{font-size:9pt;margin:2mm 0 .5mm}
svg{float:right;width:92mm;margin:0 0 0 3mm}
svg~table{width:calc(100% - 96mm)}
.blank{margin:.8mm 0}
.tick{display:inline-flex;margin-right:8mm}
}
)";

/// How many blocks a section has: a heading, and what stands below it with headings of its own.
std::size_t size_of_section(std::span<const Page::Block> blocks) {
  const auto next = std::find_if(blocks.begin() + 1, blocks.end(), [](const Page::Block& block) {
    const auto* heading = std::get_if<Page::Heading>(&block);
    return heading != nullptr && heading->level <= 2;
  });
  return static_cast<std::size_t>(next - blocks.begin());
}

struct Html {
  std::string& out;

  void operator()(const Page::Heading& heading) const {
    out += fmt::format("<h{0}>{1}</h{0}>\n", heading.level, escaped(heading.text));
  }
  void operator()(const Page::Paragraph& paragraph) const {
    const std::string text = escaped(paragraph.text);
    out += paragraph.strong ? fmt::format("<p><strong>{}</strong></p>\n", text) : fmt::format("<p>{}</p>\n", text);
  }
  void operator()(const Page::Lines& lines) const {
    out += "<pre>";
    for (std::size_t i = 0; i < lines.lines.size(); ++i) {
      const std::string line = escaped(lines.lines[i]);
      out += i == lines.marked ? fmt::format("<b>{}</b>\n", line) : line + "\n";
    }
    out += "</pre>\n";
  }
  void operator()(const Page::List& list) const {
    out += "<ul>\n";
    for (const std::string& item : list.items) out += fmt::format("<li>{}</li>\n", escaped(item));
    out += "</ul>\n";
  }
  void operator()(const Page::Table& table) const {
    out += "<table>\n";
    for (const auto& row : table.rows) {
      const std::string_view cell = &row == &table.rows.front() ? "th" : "td";
      out += "<tr>";
      for (const std::string& text : row) out += fmt::format("<{0}>{1}</{0}>", cell, escaped(text));
      out += "</tr>\n";
    }
    out += "</table>\n";
  }
  void operator()(const Page::Picture& picture) const { out += picture.svg; }
  void operator()(const Page::Blank& blank) const {
    out += fmt::format("<div class=\"{}\">{}<span>{}</span>{}</div>\n", blank.line ? "blank" : "blank tick",
                       blank.box ? "<span class=\"box\"></span>" : "", escaped(blank.text),
                       blank.line ? "<span class=\"line\"></span>" : "");
  }
};

struct Markdown {
  std::string& out;

  void operator()(const Page::Heading& heading) const {
    out += fmt::format("{} {}\n\n", std::string(static_cast<std::size_t>(heading.level), '#'),
                       escaped_markdown(heading.text));
  }
  void operator()(const Page::Paragraph& paragraph) const {
    const std::string text = escaped_markdown(paragraph.text);
    out += paragraph.strong ? fmt::format("**{}**\n\n", text) : text + "\n\n";
  }
  void operator()(const Page::Lines& lines) const {
    // The fence is longer than any within.
    std::string fence = "```";
    for (const std::string& line : lines.lines)
      while (line.find(fence) != std::string::npos) fence += '`';
    out += fence + "\n";
    for (std::size_t i = 0; i < lines.lines.size(); ++i)
      out += fmt::format("{}{}\n", i == lines.marked ? "> " : "  ", printable(lines.lines[i]));
    out += fence + "\n\n";
  }
  void operator()(const Page::List& list) const {
    for (const std::string& item : list.items) out += fmt::format("- {}\n", escaped_markdown(item));
    out += "\n";
  }
  void operator()(const Page::Table& table) const {
    for (const auto& row : table.rows) {
      for (const std::string& text : row) out += fmt::format("| {} ", escaped_markdown(text));
      out += "|\n";
      if (&row != &table.rows.front()) continue;
      for (std::size_t i = 0; i < row.size(); ++i) out += "|---";
      out += "|\n";
    }
    out += "\n";
  }
  void operator()(const Page::Picture& picture) const {
    if (!picture.instead.empty()) out += escaped_markdown(picture.instead) + "\n\n";
  }
  void operator()(const Page::Blank& blank) const {
    out += fmt::format("{}{}{}\n\n", blank.box ? "☐ " : "", escaped_markdown(blank.text),
                       blank.line ? " \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_" : "");
  }
};

}  // namespace

std::string html_of(const Page& page) {
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n"
      "</head>\n<body>\n",
      escaped(page.title), style);
  for (std::span<const Page::Block> rest = page.blocks; !rest.empty();) {
    const auto section = rest.first(size_of_section(rest));
    rest = rest.subspan(section.size());
    out += "<section>\n";
    for (const Page::Block& block : section) std::visit(Html{out}, block);
    out += "</section>\n";
  }
  return out + "</body>\n</html>\n";
}

std::string markdown_of(const Page& page) {
  std::string out;
  for (const Page::Block& block : page.blocks) std::visit(Markdown{out}, block);
  while (out.ends_with("\n\n")) out.pop_back();
  return out;
}

}  // namespace elfref
