#include "elfref/core/pages/dispute.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "elfref/core/asking/compare.h"
#include "elfref/core/asking/position.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/pages/picture_svg.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr std::size_t most_choices = 20;  // more than one sheet has room for are nobody's help at the table
constexpr std::size_t most_said = 6;      // of one rulebook
constexpr int lines_around = 2;

/// Whether a finding is about a play.
bool is_about(const Diagnostic& finding, const RecordedPlay& play) {
  if (finding.span.begin < play.span.begin || play.span.end < finding.span.end) {
    // Whose turn it was is said of the name, which stands before the play.
    return finding.severity != Severity::note && finding.seat == play.seat && finding.round == play.round &&
           finding.phase == play.phase && finding.span.end <= play.span.begin &&
           play.span.begin - finding.span.end <= 4;
  }
  return true;
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  return fmt::format("{}", fmt::join(words, between));
}

/// A citation that says nothing of how it came to stand for an edition.
Citation without_remark(Citation citation) {
  citation.used = {};
  return citation;
}

/// The winners as a judgement has them.
std::string winner_of(const Judgement& judgement, Language language) {
  const std::string words = Speaker(judgement, language)(in_words(judgement, OutcomeApart::What::winner, {}));
  return words.empty() ? "none yet" : words;
}

using Tone = Page::Tone;

Tone tone_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal:
      return Tone::ok;
    case Verdict::possible:
      return Tone::warn;
    default:
      return Tone::bad;
  }
}

Tone tone_of(Severity severity) {
  return severity == Severity::error ? Tone::bad : severity == Severity::warning ? Tone::warn : Tone::none;
}

/// What is said of a whole of which both are said.
Tone worse(Tone one, Tone other) {
  if (one == Tone::none || other == Tone::none) return std::max(one, other);
  return std::min(one, other);
}

/// Writes one page, block by block.
class Writing {
 public:
  Writing(const Dispute& dispute, const FoundPlay& about, Language language)
      : game_(dispute.game),
        record_(dispute.record),
        overrides_(dispute.overrides),
        judgement_(dispute.judgement),
        says_(judgement_, language),
        source_(dispute.record.source()),
        places_(dispute.record.source()),
        play_(about.play),
        work_(most_beside(judgement_.work)),
        searching_(searching(overrides_, work_)),
        position_(game_.position(
            record_, overrides_,
            {.ply = about.ply, .at_play = play_ != nullptr, .at_end = false, .picture = true, .why = {}})) {
    for (const Diagnostic& finding : judgement_.findings)
      if (play_ != nullptr ? is_about(finding, *play_) : finding.severity != Severity::note)
        findings_.push_back(&finding);
  }

  Page write() {
    page_.title = "A play in dispute";
    for (const Diagnostic* finding : findings_) page_.tone = worse(page_.tone, tone_of(finding->severity));
    verdict();
    play();
    session();
    table();
    alternatives();
    rules();
    effect();
    rulebooks();
    ruling();
    return std::move(page_);
  }

 private:
  void add(Page::Block block) { page_.blocks.push_back(std::move(block)); }
  void heading(std::string text) { add(Page::Heading{2, std::move(text)}); }
  void paragraph(std::string text, bool strong = false) { add(Page::Paragraph{std::move(text), strong}); }

  [[nodiscard]] int line_of(Span span) { return places_.of(span).line; }

  /// `Anna`, or nothing.
  [[nodiscard]] std::string player() const {
    const std::optional<Seat> seat = play_ != nullptr ? play_->seat : position_.seat;
    return seat && seat->value < judgement_.players.size() ? judgement_.players[seat->value] : "";
  }

  // -------------------------------------------------------------- the session

  void verdict() {
    add(Page::Heading{1, page_.title + fmt::format(": {}", game_.title)});
    const Tone claims = judgement_.claims == Claims::refuted ? Tone::bad
                        : judgement_.claims == Claims::open  ? Tone::warn
                                                             : Tone::none;
    add(Page::Verdict{worse(tone_of(judgement_.verdict), claims), std::string(name(judgement_.verdict)),
                      says_(verdict_in_words(judgement_))});
  }

  void session() {
    add(Page::Heading{2, "The session", true});
    Page::Facts facts;
    const auto fact = [&](std::string key, std::string text) {
      facts.facts.push_back({std::move(key), {std::move(text)}});
    };
    for (const auto& [key, text] : written_of_session(record_)) fact(std::string(key), std::string(text));
    fact("record", title_of(source_));
    fact("players", joined(judgement_.players, ", "));
    fact("judged by", says_(rulebook_in_words(game_, record_, overrides_)));
    add(std::move(facts));
  }

  // -------------------------------------------------------------- the play

  void play() {
    heading(play_ != nullptr ? "The play" : "The end of the record");
    if (play_ != nullptr) {
      paragraph(fmt::format("Round {}, {}: {}", play_->round,
                            position_.phase_in_words.empty() ? std::string(play_->phase)
                                                             : says_(position_.phase_in_words),
                            player()));
      excerpt(play_->span);
    }
    for (const Diagnostic* finding : findings_) {
      Page::Finding found{.tone = tone_of(finding->severity),
                          .where = fmt::format("{}, line {}", name(finding->severity), line_of(finding->span)),
                          .text = says_(finding->message),
                          .lines = {}};
      for (const Message& because : finding->because) found.lines.push_back(says_(because));
      for (const Related& related : finding->related)
        found.lines.push_back(fmt::format("line {}: {}", line_of(related.span), says_(related.message)));
      if (finding->follows_from)
        found.lines.push_back(says_(msg::ground_follows({.line = line_number(line_of(*finding->follows_from))})));
      if (!finding->option.empty())
        found.lines.push_back(says_(msg::ground_options({.options = options_in_words(*finding)})));
      if (!finding->advice.empty()) found.lines.push_back(says_(finding->advice));
      add(std::move(found));
    }
    if (page_.tone == Tone::none)
      add(Page::Finding{
          .tone = Tone::ok, .where = {}, .text = "By this rulebook nothing is wrong with it.", .lines = {}});
  }

  void excerpt(Span span) {
    Page::Lines shown;
    const int line = line_of(span);
    int number = source_.first_line;
    std::string_view rest = source_.text;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      if (std::abs(number - line) <= lines_around) {
        if (number == line) shown.marked = shown.lines.size();
        std::string_view text = rest.substr(0, end);
        if (text.ends_with('\r')) text.remove_suffix(1);
        shown.lines.push_back(fmt::format("{:>5} | {}", number, text));
      }
      rest.remove_prefix(std::min(end + 1, rest.size()));
      ++number;
    }
    add(std::move(shown));
  }

  // -------------------------------------------------------------- the table

  [[nodiscard]] std::string subject(const Fact& fact) const {
    return fact.label.empty() ? std::string(fact.key) : says_(fact.label);
  }

  void table() {
    heading(play_ != nullptr ? "The table before it" : "The table at the end");
    if (!position_.complaint.empty()) return paragraph(says_(position_.complaint));
    std::vector<std::vector<std::string>> rows{{"player"}};
    if (!position_.of_each.empty())
      for (const Fact& fact : position_.of_each.front()) rows.front().push_back(subject(fact));
    for (std::size_t seat = 0; seat < position_.of_each.size(); ++seat) {
      std::vector<std::string> row{judgement_.players[seat]};
      for (const Fact& fact : position_.of_each[seat])
        row.push_back(fact.words.empty() ? says_(msg::fact_none()) : joined(says_(fact.words), ", "));
      rows.push_back(std::move(row));
    }
    std::optional<Picture> picture;
    if (position_.picture && game_.picture != nullptr) picture = game_.picture(&record_);
    Page::Facts facts{.facts = {}, .quiet = picture.has_value()};
    for (const Fact& fact : position_.facts)
      if (!fact.key.starts_with("empty")) facts.facts.push_back({subject(fact), says_(fact.words)});
    if (picture)
      add(Page::Picture{svg_of(*picture, *position_.picture, says_),
                        key_of(*picture, *position_.picture, says_), ""});
    add(Page::Table{std::move(rows)});
    if (!facts.facts.empty()) add(std::move(facts));
    if (!position_.remarks.empty()) add(Page::List{says_(position_.remarks)});
  }

  // -------------------------------------------------------------- what was legal

  void alternatives() {
    if (!position_.complaint.empty()) return;
    add(Page::Heading{3, "What was legal there"});
    if (position_.choices.empty())
      return paragraph(position_.nothing.empty() ? "Nothing could be chosen there." : says_(position_.nothing));
    for (const bool surely : {true, false}) {
      std::vector<const Choice*> choices;
      for (const Choice& choice : position_.choices)
        if (choice.surely == surely) choices.push_back(&choice);
      std::vector<std::string> items;
      for (const Laid& laid : pieces_to_lay(choices, position_.facts, says_))
        items.push_back(fmt::format("{} {}", on_places(laid, says_), joined(laid.places, ", ")));
      std::size_t more = 0;
      for (const Choice* choice : choices) {
        if (!choice->piece.empty()) continue;
        if (items.size() >= most_choices) {
          ++more;
          continue;
        }
        items.push_back(choice->remark.empty() ? choice->words
                                                : fmt::format("{} ({})", choice->words, says_(choice->remark)));
      }
      if (items.empty()) continue;
      if (more > 0) items.push_back(fmt::format("and {} more: elfref moves lists them all", more));
      if (!surely) paragraph("Legal too, if what nobody wrote down allows it:");
      add(Page::List{std::move(items), surely ? Tone::ok : Tone::warn});
    }
  }

  // -------------------------------------------------------------- the rule

  void rules() {
    std::vector<const RuleInfo*> seen;
    for (const Diagnostic* finding : findings_)
      if (finding->rule != nullptr && std::ranges::find(seen, finding->rule) == seen.end())
        seen.push_back(finding->rule);
    if (seen.empty()) return;
    heading(seen.size() == 1 ? "The rule" : "The rules");
    const auto options = game_.options();
    for (const RuleInfo* rule : seen) {
      paragraph(fmt::format("{} ({}): {}", rule->id, rule->code, says_(title_of(*rule, says_))));
      // Editions that say the same stand in one row.
      std::vector<std::vector<std::string>> rows{{"edition", "printed at"}};
      const std::vector<std::string_view> hangs = options_of(*rule);
      for (const std::string_view option : hangs) rows.front().emplace_back(option);
      for (const EditionWords& edition : game_.editions()) {
        const auto printed = citation_in(edition, rule->cites);
        const auto otherwise = citation_in(edition, rule->otherwise);
        std::vector<std::string> row{says_(title_of_edition(edition.name, says_)),
                                     printed     ? cite(without_remark(*printed), says_)
                                     : otherwise ? cite(without_remark(*otherwise), says_) + ", which has it otherwise"
                                                 : "not printed, as far as is known"};
        for (const std::string_view option : hangs) {
          const Setting& setting = edition.settings.at(index_of(option, options));
          row.push_back(fmt::format("{}{}", setting.value, setting.assumed ? " (assumed)" : " (printed)"));
        }
        const auto same = std::find_if(rows.begin() + 1, rows.end(), [&](const auto& other) {
          return std::equal(other.begin() + 1, other.end(), row.begin() + 1);
        });
        if (same == rows.end()) {
          rows.push_back(std::move(row));
        } else {
          same->front() += ", " + row.front();
        }
      }
      add(Page::Table{std::move(rows)});
      if (const Message differs = differences_of(*rule, says_); !differs.empty()) paragraph(says_(differs));
    }
  }

  // -------------------------------------------------------------- what it changes

  void effect() {
    if (play_ == nullptr) return;
    heading("What it changes");
    std::vector<std::vector<std::string>> rows{{"", "verdict", "winner"}};
    for (const Standing& standing : judgement_.standings) rows.front().push_back(standing.name);
    const Language language = says_.language();
    const auto row = [&](std::string what, const Judgement& judged) {
      std::vector<std::string> cells{std::move(what), std::string(name(judged.verdict)), winner_of(judged, language)};
      for (const Standing& standing : judgement_.standings)
        cells.push_back(says_(in_words(judged, OutcomeApart::What::score, standing.name)));
      rows.push_back(std::move(cells));
    };
    row("as recorded", judgement_);
    const auto row_if = [&](std::string what, std::vector<Edit> edits) {
      const Altered other = altered(game_, record_, judgement_, std::move(edits), searching_);
      if (!work_.done() && other.judgement.verdict != Verdict::unreadable) row(std::move(what), other.judgement);
    };
    if (const auto entry = entry_around(record_, play_->span)) row_if("without this play", {removed(record_, *entry)});
    std::vector<std::size_t> slips = slips_of(judgement_);
    std::erase_if(slips, [&](std::size_t slip) {
      return std::ranges::find(findings_, &judgement_.findings[slip]) == findings_.end();
    });
    Judgement suggested = judgement_;
    suggest(game_, record_, overrides_, suggested, work_, slips);
    for (Suggestion& suggestion : suggested.suggestions)
      row_if("with: " + says_(suggestion.text), std::move(suggestion.edits));
    add(Page::Table{std::move(rows)});
    paragraph("Under each name is the score. Plays behind this one stand as they are written.");
    if (work_.done()) paragraph("Not every change was tried: it would take too long.");
  }

  // -------------------------------------------------------------- by each rulebook

  void rulebooks() {
    const Comparison comparison = compare(record_, game_, {}, {});
    if (comparison.unreadable()) return;
    heading("By each rulebook");
    std::vector<std::vector<std::string>> rows{{"edition", "verdict", "of this play", "winner"}};
    for (std::size_t group = 0; group < comparison.groups.size(); ++group) {
      std::vector<std::string> names;
      for (const std::size_t column : comparison.groups[group]) {
        const JudgedBy& judged = comparison.columns[column];
        names.push_back(!judged.otherwise.empty() ? judged.otherwise
                        : judged.as_edition       ? std::string(judged.rules.edition)
                                                  : "as written");
      }
      const Judgement& judged = comparison.judgement(group);
      const Speaker says(judged, says_.language());
      std::vector<std::string> said;
      std::size_t more = 0;
      for (const Diagnostic& finding : judged.findings) {
        if (finding.severity == Severity::note || (play_ != nullptr && !is_about(finding, *play_))) continue;
        std::string text = fmt::format("{}: {}", name(finding.severity), says(finding.message));
        if (std::ranges::find(said, text) != said.end()) continue;
        if (said.size() < most_said) {
          said.push_back(std::move(text));
        } else {
          ++more;
        }
      }
      if (more > 0) said.push_back(fmt::format("and {} more", more));
      rows.push_back({joined(names, ", "), std::string(name(judged.verdict)),
                      said.empty() ? "nothing is wrong" : joined(said, "; "), winner_of(judged, says_.language())});
    }
    add(Page::Table{std::move(rows)});
    if (comparison.given_up) paragraph("Not every rulebook was tried: it would take too long.");
  }

  // -------------------------------------------------------------- the ruling

  void ruling() {
    heading("The table's ruling");
    add(Page::Blank{"It is taken back (write '- ruling: void' below the play).", true, false});
    add(Page::Blank{"It stands (write '- ruling: stands' below the play).", true, false});
    add(Page::Blank{"It is played otherwise:", true, true});
    add(Page::Blank{"Because", false, true});
    add(Page::Blank{"Names and date", false, true});
  }

  const GameModule& game_;
  const Record& record_;
  const Overrides& overrides_;
  const Judgement& judgement_;
  const Speaker says_;
  const Source& source_;
  Places places_;
  const RecordedPlay* play_;
  Work work_;             ///< for all changes that are tried
  Overrides searching_;
  Position position_;
  std::vector<const Diagnostic*> findings_;
  Page page_;
};

}  // namespace

std::optional<FoundPlay> disputed_play(const Dispute& dispute, std::span<const RecordedPlay> plays) {
  for (const Severity severity : {Severity::error, Severity::warning})
    for (const Diagnostic& finding : dispute.judgement.findings) {
      if (finding.severity != severity || finding.follows_from) continue;
      for (const RecordedPlay& play : plays)
        if (is_about(finding, play)) return FoundPlay{.ply = play.ply, .play = &play, .complaint = {}};
      return find_play(plays, At{At::End{}}, dispute.record.source(), dispute.judgement.players);
    }
  return std::nullopt;
}

Page dispute_page(const Dispute& dispute, const FoundPlay& about, Language language) {
  return Writing(dispute, about, language).write();
}

}  // namespace elfref
