#include "elfref/core/pages/page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>

#include "elfref/core/text/look.h"
#include "elfref/core/text/id.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

// Tables scroll in boxes of their own, never the page. What is set for paper stands last.
constexpr std::string_view style = R"(
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--t3)/1.45 var(--sans);overflow-wrap:anywhere;)"
R"(-webkit-text-size-adjust:100%}
main{max-width:1120px;margin:0 auto;padding:var(--s3);display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s4);
--mark:var(--tone,var(--ink));--mark-bg:var(--tone-bg,var(--line))}
.bad{--tone:var(--bad);--on-tone:var(--bad-t);--tone-bg:var(--bad-bg)}
.warn{--tone:var(--warn);--on-tone:var(--warn-t);--tone-bg:var(--warn-bg)}
.ok{--tone:var(--ok);--on-tone:var(--ok-t);--tone-bg:var(--ok-bg)}
section{display:flow-root;border-top:1px solid var(--line)}
h1,h2,h3,p,ul,dl,dd,figure,pre{margin:0;padding:0}
h1,h2,h3{line-height:1.25}
h1{font-size:var(--t2);color:var(--ink2)}
h2{font:700 var(--t4)/1.25 var(--serif);margin:var(--s3) 0 var(--s2)}
h3{font-size:var(--t3);margin:var(--s4) 0 var(--s1)}
p,ul,dl,pre,.scroll,.finding{margin:var(--s2) 0}
ul{padding-left:1.2em}
li{margin:2px 0}
.sign{width:.8em;height:.8em;fill:currentColor;flex:none}
.verdict{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 var(--s3);padding:var(--s2) var(--s4);)"
R"(border:2px solid var(--tone,var(--ink));border-radius:8px;
background:var(--tone,var(--card));color:var(--on-tone,var(--ink));forced-color-adjust:none}
.verdict strong{font:700 var(--t5)/1.3 var(--serif)}
.verdict span{min-width:0}
.finding{padding:var(--s2) var(--s3);background:var(--card);border:1px solid var(--line);)"
R"(border-left:4px solid var(--tone,var(--line));border-radius:8px}
.finding p{margin:0}
.finding .where{font-size:var(--t2);font-weight:700;color:var(--tone,var(--ink2))}
.finding .text{font:700 var(--t4)/1.3 var(--serif)}
.finding:not(.bad,.warn,.ok) .text{font:inherit}
ul.ok,ul.warn{list-style:none;padding:0}
ul.ok li,ul.warn li{display:flex;gap:var(--s2);align-items:baseline}
ul.ok .sign,ul.warn .sign{color:var(--tone)}
pre{padding:var(--s2);background:var(--card);border:1px solid var(--line);border-radius:8px;)"
R"(font:var(--t2)/1.5 var(--mono);white-space:pre-wrap}
pre b{display:block;background:var(--mark-bg);box-shadow:inset 3px 0 var(--mark);margin:0 calc(-1*var(--s2));)"
R"(padding:0 var(--s2)}
dl{display:grid;grid-template-columns:fit-content(35%) minmax(0,1fr);gap:var(--s1) var(--s3)}
dt{color:var(--ink2)}
.quiet{font-size:var(--t2);color:var(--ink2)}
.words{list-style:none;padding:0;margin:0;columns:13em}
.words li{break-inside:avoid}
.scroll{overflow-x:auto}
table{border-collapse:collapse;min-width:100%;font-size:var(--t2);font-variant-numeric:tabular-nums;)"
R"(overflow-wrap:break-word}
th,td{padding:var(--s1) var(--s2);border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{color:var(--ink2);font-weight:600}
.wide{min-width:11em}
.long{overflow-wrap:anywhere;min-width:9em}
figure{container:board/inline-size}
figure input{accent-color:var(--ink);width:20px;height:20px;vertical-align:-4px;margin:0 var(--s2) 0 0}
figure label{display:inline-block;padding:var(--s3) 0;min-height:44px;font-size:var(--t2)}
.frame{overflow-x:auto}
.frame .map{display:block;width:100%;height:auto}
#larger:checked~.frame .map{width:860px;--name:1;--grow:1;--pill:1}
@container board (min-width:600px){figure input,figure label{display:none}}
.key{list-style:none;display:flex;flex-wrap:wrap;gap:var(--s1) var(--s4);padding:0;font-size:var(--t2)}
.key li{display:flex;align-items:center;gap:var(--s2);min-width:0}
.key svg{height:22px;flex:none}
.blank{display:flex;gap:var(--s2);margin:var(--s2) 0;align-items:flex-end}
.blank .box{width:18px;height:18px;border:1.5px solid var(--ink);flex:none;margin-bottom:2px}
.blank span{min-width:0}
.blank .line{flex:1 0 6em;border-bottom:1px solid var(--ink);min-height:1.4em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (min-width:600px){main{padding:var(--s4) var(--s5)}}
@media (min-width:900px){
main{grid-template-columns:minmax(0,3fr) minmax(0,2fr);column-gap:var(--s5)}
header,section{grid-column:1/-1}
.left,.beside{grid-column:auto}
figure{float:right;width:58%;margin:0 0 var(--s3) var(--s4)}
}
@page{size:A4;margin:6mm 10mm}
@media print{
body{font-size:8pt;line-height:1.15}
main{max-width:none;padding:0;display:grid;grid-template-columns:minmax(0,3fr) minmax(0,1fr);gap:0 6mm}
header,section{grid-column:1/-1;min-width:0}
section{border:0}
.left,.beside{grid-column:auto}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 4mm}
h1{font-size:9pt;order:1}
header .verdict{flex:1;margin:0}
h2{font:700 9.5pt/1.15 var(--serif);margin:.7mm 0 .4mm;border-bottom:1px solid}
h3{font-size:8.5pt;margin:1mm 0 .4mm}
h2,h3{break-after:avoid}
p,ul,dl,pre,.scroll,.finding{margin:.5mm 0}
ul{padding-left:4mm}
li{margin:0}
.verdict{padding:0 2mm;border-width:1.5pt;background:none;color:#000;gap:0 2mm}
.verdict strong{font-size:12pt}
.finding{padding:0 2mm;border:0;border-left:2pt solid #000;border-radius:0}
.finding .where{font-size:7.5pt}
.finding .text{font-size:9.5pt;line-height:1.15}
pre{padding:.6mm 1mm;font-size:7pt;line-height:1.2;border-radius:0}
pre b{margin:0 -1mm;padding:0 1mm;print-color-adjust:exact;-webkit-print-color-adjust:exact}
dl{gap:0 2mm}
.quiet{font-size:7pt}
.words{columns:auto}
.words li{display:inline}
.words li:not(:last-child)::after{content:", "}
.scroll,.frame{overflow:visible}
table{font-size:7.5pt;line-height:1.15;width:100%}
th,td{padding:.1mm 1mm;border:1px solid #555}
.wide{min-width:7em}
.many{columns:2;clear:both}
.frame{--printed:auto}
.frame[style]{aspect-ratio:var(--printed);overflow:hidden}
.frame:not([style]) .map{max-height:66mm}
.long{min-width:5em}
figure{float:right;width:92mm;margin:0 0 0 3mm}
figure input,figure label{display:none}
#larger:checked~.frame .map{width:100%;--name:1.333;--grow:1.2;--pill:1.33}
.key{font-size:7pt;gap:0 2mm;margin:0}
.key svg{height:8.5pt}
.key li{gap:1mm}
.blank{margin:.6mm 0;gap:2mm}
.blank .box{width:4mm;height:4mm;margin-bottom:1mm}
.blank .line{min-height:5mm}
.tick{display:inline-flex;margin-right:8mm}
pre,table,figure,li,.blank{break-inside:avoid}
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

/// `a, b`, or that there is none.
std::string in_words(const Page::Fact& fact, const Speaker& says) {
  return fact.words.empty() ? says(msg::dispute_none()) : fmt::format("{}", fmt::join(fact.words, ", "));
}

using Tone = Page::Tone;

/// The class of a tone; empty where there is none.
std::string_view class_of(Tone tone) {
  constexpr std::array<std::string_view, 4> classes{"", "bad", "warn", "ok"};
  return classes.at(static_cast<std::size_t>(tone));
}

/// ` class="finding bad"`.
std::string classes(std::string_view first, std::string_view second) {
  if (first.empty() && second.empty()) return "";
  return fmt::format(" class=\"{}{}{}\"", first, first.empty() || second.empty() ? "" : " ", second);
}

/// The sign of a tone, for who does not tell colours apart.
std::string sign(Tone tone) {
  constexpr std::array<std::string_view, 4> signs{
      "", "M7 0l7 7-7 7-7-7z", "M7 1l7 12H0zM6.2 5v4h1.6V5zM6.2 10.2v1.6h1.6v-1.6z", "M1 7l2-2 3 3 6-6 2 2-8 8z"};
  if (tone == Tone::none) return "";
  return fmt::format(
      "<svg class=\"sign\" viewBox=\"0 0 14 14\" aria-hidden=\"true\"><path fill-rule=\"evenodd\" d=\"{}\"/></svg>",
      signs.at(static_cast<std::size_t>(tone)));
}

/// Whether some word of a text is so long that it is taken apart rather than given the room that it wants.
bool has_long_word(std::string_view text) {
  constexpr int most = 22;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (characters(text.substr(0, end)) > most) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

/// How a cell is given room, so that a table scrolls rather than standing on end.
std::string_view class_of_cell(std::string_view text) {
  constexpr int one_line = 24;
  return has_long_word(text) ? "long" : characters(text) > one_line ? "wide" : "";
}

struct Html {
  std::string& out;
  const Speaker& says;
  std::string name;  // of the section, for boxes that scroll

  void operator()(const Page::Heading& heading) const {
    out += fmt::format("<h{0}>{1}</h{0}>\n", heading.level, escaped(heading.text));
  }
  void operator()(const Page::Verdict& verdict) const {
    out += fmt::format("<p{}>{}<strong>{}</strong> <span>{}</span></p>\n", classes("verdict", class_of(verdict.tone)),
                       sign(verdict.tone), escaped(verdict.word), escaped(verdict.text));
  }
  void operator()(const Page::Paragraph& paragraph) const {
    const std::string text = escaped(paragraph.text);
    out += paragraph.strong ? fmt::format("<p><strong>{}</strong></p>\n", text) : fmt::format("<p>{}</p>\n", text);
  }
  void operator()(const Page::Finding& finding) const {
    out += fmt::format("<div{}>\n", classes("finding", class_of(finding.tone)));
    if (!finding.where.empty())
      out += fmt::format("<p class=\"where\">{} {}</p>\n", sign(finding.tone), escaped(finding.where));
    out += fmt::format("<p class=\"text\">{}</p>\n", escaped(finding.text));
    if (!finding.lines.empty()) operator()(Page::List{finding.lines});
    out += "</div>\n";
  }
  void operator()(const Page::Lines& lines) const {
    out += "<pre>";
    for (std::size_t i = 0; i < lines.lines.size(); ++i) {
      const std::string line = escaped(lines.lines[i]);
      out += i == lines.marked ? fmt::format("<b>{}</b>", line) : line + "\n";
    }
    out += "</pre>\n";
  }
  void operator()(const Page::List& list) const {
    constexpr std::size_t few = 12;
    constexpr int half_a_line = 45;  // on paper: two columns take half the room
    const bool many = list.items.size() > few && std::ranges::all_of(list.items, [](const std::string& item) {
                        return characters(item) <= half_a_line;
                      });
    out += fmt::format("<ul{}>\n", classes(many ? "many" : "", class_of(list.tone)));
    for (const std::string& item : list.items)
      out += list.tone == Tone::none ? fmt::format("<li>{}</li>\n", escaped(item))
                                     : fmt::format("<li>{}<span>{}</span></li>\n", sign(list.tone), escaped(item));
    out += "</ul>\n";
  }
  void operator()(const Page::Facts& facts) const {
    constexpr std::size_t in_one_line = 3;
    out += facts.quiet ? "<dl class=\"quiet\">\n" : "<dl>\n";
    for (const Page::Fact& fact : facts.facts) {
      out += fmt::format("<dt>{}</dt><dd>", escaped(fact.key));
      if (fact.words.size() <= in_one_line) {
        out += escaped(in_words(fact, says));
      } else {
        out += "<ul class=\"words\">";
        for (const std::string& word : fact.words) out += fmt::format("<li>{}</li>", escaped(word));
        out += "</ul>";
      }
      out += "</dd>\n";
    }
    out += "</dl>\n";
  }
  void operator()(const Page::Table& table) const {
    out +=
        fmt::format("<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"{}\">\n<table>\n", escaped(name));
    for (const auto& row : table.rows) {
      const bool heads = &row == &table.rows.front();
      out += heads ? "<thead><tr>" : "<tr>";
      for (const std::string& text : row) {
        const bool first = &text == &row.front();
        out += fmt::format("<{}{}>{}</{}>",
                           heads   ? "th scope=\"col\""
                           : first ? "th scope=\"row\""
                                   : "td",
                           classes(class_of_cell(text), ""), escaped(text), heads || first ? "th" : "td");
      }
      out += heads ? "</tr></thead>\n<tbody>\n" : "</tr>\n";
    }
    out += "</tbody></table>\n</div>\n";
  }
  void operator()(const Page::Picture& picture) const {
    out += fmt::format(
        "<figure>\n<input type=\"checkbox\" id=\"larger\"><label for=\"larger\">{}</label>\n"
        "<div class=\"frame\"{} role=\"group\" tabindex=\"0\" aria-label=\"{}\">\n{}</div>\n",
        escaped(says(msg::dispute_enlarge())),
        picture.printed > 0 ? fmt::format(" style=\"--printed:{:.3f}\"", picture.printed) : "",
        escaped(says(msg::dispute_picture())), picture.svg);
    if (!picture.key.empty())
      out += fmt::format("<ul class=\"key\" aria-label=\"{}\">\n{}</ul>\n", escaped(says(msg::dispute_key())),
                         picture.key);
    out += "</figure>\n";
  }
  void operator()(const Page::Blank& blank) const {
    out += fmt::format("<div class=\"{}\">{}<span>{}</span>{}</div>\n", blank.line ? "blank" : "blank tick",
                       blank.box ? "<span class=\"box\"></span>" : "", escaped(blank.text),
                       blank.line ? "<span class=\"line\"></span>" : "");
  }
};

struct Markdown {
  std::string& out;
  const Speaker& says;

  void operator()(const Page::Heading& heading) const {
    out += fmt::format("{} {}\n\n", std::string(static_cast<std::size_t>(heading.level), '#'),
                       escaped_markdown(heading.text));
  }
  void operator()(const Page::Verdict& verdict) const {
    out += fmt::format("**{}: {}**\n\n", escaped_markdown(verdict.word), escaped_markdown(verdict.text));
  }
  void operator()(const Page::Finding& finding) const {
    const std::string text = escaped_markdown(finding.where + (finding.where.empty() ? "" : ": ") + finding.text);
    out += finding.tone == Tone::none ? text + "\n\n" : fmt::format("**{}**\n\n", text);
    if (!finding.lines.empty()) operator()(Page::List{finding.lines});
  }
  void operator()(const Page::Facts& facts) const {
    for (const Page::Fact& fact : facts.facts)
      out += fmt::format("- {}\n", escaped_markdown(fact.key + ": " + in_words(fact, says)));
    out += "\n";
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
  const Speaker says(page.language);
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
      "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<main{}>\n",
      tag(page.language), escaped(page.title), look_tokens(), style, classes("", class_of(page.tone)));
  for (std::span<const Page::Block> rest = page.blocks; !rest.empty();) {
    const auto section = rest.first(size_of_section(rest));
    rest = rest.subspan(section.size());
    const auto beside = [](std::span<const Page::Block> blocks) {
      const auto* heading = blocks.empty() ? nullptr : std::get_if<Page::Heading>(&blocks.front());
      return heading != nullptr && heading->beside;
    };
    const auto* heading = std::get_if<Page::Heading>(&section.front());
    const bool first = heading != nullptr && heading->level == 1;
    const std::string name = heading != nullptr ? heading->text : "";
    if (first) {
      out += "<header>\n";
    } else {
      out += fmt::format("<section{} aria-label=\"{}\">\n",
                         classes(beside(section) ? "beside" : "", beside(rest) ? "left" : ""), escaped(name));
    }
    for (const Page::Block& block : section) std::visit(Html{out, says, name}, block);
    out += first ? "</header>\n" : "</section>\n";
  }
  return out + "</main>\n</body>\n</html>\n";
}

std::string markdown_of(const Page& page) {
  std::string out;
  const Speaker says(page.language);
  for (const Page::Block& block : page.blocks) std::visit(Markdown{out, says}, block);
  while (out.ends_with("\n\n")) out.pop_back();
  return out;
}

}  // namespace elfref
