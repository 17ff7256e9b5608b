#include "elfref/core/pages/dispute.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

#include "elfref/core/asking/compare.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/pages/picture_svg.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr std::size_t most_choices = 20;  // more than one sheet has room for are nobody's help at the table
constexpr std::size_t most_told = 6;      // the same, in sentences
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
  const Speaker says(judgement, language);
  const std::string words = says(in_words(judgement, OutcomeApart::What::winner, {}));
  return words.empty() ? says(msg::dispute_no_winner()) : words;
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

Overrides in_language(Overrides overrides, Language language) {
  overrides.language = language;
  return overrides;
}

/// Writes one page, block by block.
class Writing {
 public:
  Writing(const Dispute& dispute, const FoundPlay& about, Language language)
      : game_(dispute.game),
        record_(dispute.record),
        overrides_(in_language(dispute.overrides, language)),
        judgement_(dispute.judgement),
        says_(judgement_, language),
        source_(dispute.record.source()),
        places_(dispute.record.source()),
        play_(about.play),
        work_(most_beside(judgement_.work)),
        searching_(searching(overrides_, work_)),
        position_(game_.position(
            record_, overrides_,
            {.ply = about.ply, .at_play = play_ != nullptr, .picture = true, .told = true, .why = {}})) {
    for (const Diagnostic& finding : judgement_.findings)
      if (play_ != nullptr ? is_about(finding, *play_) : finding.severity != Severity::note)
        findings_.push_back(&finding);
  }

  Page write() {
    page_.title = says_(msg::dispute_title());
    page_.language = says_.language();
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
  void heading(const Message& text) { add(Page::Heading{2, says_(text)}); }
  void paragraph(const Message& text) { add(Page::Paragraph{says_(text)}); }

  [[nodiscard]] int line_of(Span span) { return places_.of(span).line; }

  /// The player of the play, if the record names that player.
  [[nodiscard]] std::optional<Seat> player() const {
    return play_->seat && play_->seat->value < judgement_.players.size() ? play_->seat : std::nullopt;
  }

  // -------------------------------------------------------------- the session

  void verdict() {
    add(Page::Heading{1, says_(msg::dispute_of_game({.game = title_of(game_, says_)}))});
    const Tone claims = judgement_.claims == Claims::refuted ? Tone::bad
                        : judgement_.claims == Claims::open  ? Tone::warn
                                                             : Tone::none;
    add(Page::Verdict{worse(tone_of(judgement_.verdict), claims), says_(in_words(judgement_.verdict)),
                      says_(verdict_in_words(judgement_))});
  }

  void session() {
    add(Page::Heading{2, says_(msg::dispute_session()), true});
    Page::Facts facts;
    const auto fact = [&](std::string key, std::string text) {
      facts.facts.push_back({std::move(key), {std::move(text)}});
    };
    for (const auto& [key, text] : written_of_session(record_)) fact(std::string(key), std::string(text));
    fact(says_(msg::dispute_record()), title_of(source_, says_.language()));
    fact(says_(msg::dispute_players()), joined(judgement_.players, ", "));
    fact(says_(msg::dispute_judged_by()), says_(rulebook_in_words(game_, record_, overrides_)));
    add(std::move(facts));
  }

  // -------------------------------------------------------------- the play

  void play() {
    heading(play_ != nullptr ? msg::dispute_play() : msg::dispute_end_of_record());
    if (play_ != nullptr) {
      const Message phase =
          position_.phase_in_words.empty() ? alone(verbatim(play_->phase)) : position_.phase_in_words;
      paragraph(msg::dispute_turn({.phase = phase, .player = player(), .round = play_->round}));
      excerpt(play_->span);
    }
    for (const Diagnostic* finding : findings_) {
      Page::Finding found{.tone = tone_of(finding->severity),
                          .where = says_(msg::dispute_finding_at({.line = line_number(line_of(finding->span)),
                                                                .severity = in_words(finding->severity)})),
                          .text = says_(finding->message),
                          .lines = {}};
      for (const Message& because : finding->because) found.lines.push_back(says_(because));
      for (const Related& related : finding->related)
        found.lines.push_back(
            says_(msg::dispute_line_says({.line = line_number(line_of(related.span)), .what = related.message})));
      if (finding->follows_from)
        found.lines.push_back(says_(msg::ground_follows({.line = line_number(line_of(*finding->follows_from))})));
      if (!finding->option.empty())
        found.lines.push_back(says_(msg::ground_options({.options = options_in_words(*finding)})));
      if (!finding->advice.empty()) found.lines.push_back(says_(finding->advice));
      add(std::move(found));
    }
    if (page_.tone == Tone::none)
      add(Page::Finding{
          .tone = Tone::ok, .where = {}, .text = says_(msg::dispute_nothing_wrong()), .lines = {}});
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

  /// Whether a ground of a finding says what a fact does.
  [[nodiscard]] bool is_ground(const Fact& fact) const {
    constexpr std::size_t least = 20;  // bytes: shorter words may be there by chance
    const std::string words = fact.words.size() == 1 ? says_(fact.words.front()) : std::string();
    return words.size() >= least && std::ranges::any_of(findings_, [&](const Diagnostic* finding) {
             return std::ranges::any_of(finding->because, [&](const Message& ground) {
               return says_(ground).find(words) != std::string::npos;
             });
           });
  }

  void table() {
    heading(play_ != nullptr ? msg::dispute_table_before() : msg::dispute_table_at_end());
    if (!position_.complaint.empty()) return paragraph(position_.complaint);
    std::vector<std::vector<std::string>> rows{{says_(msg::column_player())}};
    if (!position_.of_each.empty())
      for (const Fact& fact : position_.of_each.front()) rows.front().push_back(subject(fact));
    for (std::size_t seat = 0; seat < position_.of_each.size(); ++seat) {
      std::vector<std::string> row{judgement_.players[seat]};
      for (const Fact& fact : position_.of_each[seat])
        row.push_back(fact.words.empty() ? says_(msg::fact_none()) : joined(says_(fact.words), ", "));
      rows.push_back(std::move(row));
    }
    std::optional<Picture> picture;
    if (position_.picture && game_.picture != nullptr) picture = game_.picture(&record_, says_.language());
    Page::Facts facts{.facts = {}, .quiet = picture.has_value()};
    for (const Fact& fact : position_.facts)
      if (!fact.key.starts_with("empty") && !is_ground(fact)) facts.facts.push_back({subject(fact), says_(fact.words)});
    add(Page::Table{std::move(rows)});
    if (picture)
      add(Page::Picture{svg_of(*picture, *position_.picture, says_),
                        key_of(*picture, *position_.picture, says_), "",
                        picture->printed > 0 ? picture->view[2] / picture->printed : 0});
    if (!facts.facts.empty()) add(std::move(facts));
    if (!position_.remarks.empty()) add(Page::List{says_(position_.remarks)});
  }

  // -------------------------------------------------------------- what was legal

  /// A legal play, with what is worth knowing of it.
  [[nodiscard]] std::string told(const Choice& choice) const {
    std::string words = choice.told.empty() ? shown(choice, says_) : says_(choice.told);
    if (choice.remark.empty()) return words;
    return says_(msg::dispute_choice({.choice = verbatim(words), .remark = choice.remark}));
  }

  void alternatives() {
    if (!position_.complaint.empty()) return;
    add(Page::Heading{3, says_(msg::dispute_legal_there())});
    if (position_.choices.empty())
      return paragraph(position_.nothing.empty() ? msg::dispute_nothing_to_choose() : position_.nothing);
    for (const bool certain : {true, false}) {
      std::vector<const Choice*> choices;
      for (const Choice& choice : position_.choices)
        if (choice.certain == certain) choices.push_back(&choice);
      std::vector<std::string> items;
      for (const Laid& laid : pieces_to_lay(choices, position_.facts, says_))
        items.push_back(fmt::format("{} {}", on_places(laid, says_), joined(laid.places, ", ")));
      std::size_t more = 0;
      for (const Choice* choice : choices) {
        if (!choice->piece.empty()) continue;
        std::string words = told(*choice);
        if (std::ranges::find(items, words) != items.end()) continue;
        if (items.size() < (choice->told.empty() ? most_choices : most_told)) {
          items.push_back(std::move(words));
        } else {
          ++more;
        }
      }
      if (items.empty()) continue;
      if (more > 0) items.push_back(says_(msg::dispute_more_choices({.number = more})));
      if (!certain) paragraph(msg::dispute_legal_perhaps());
      add(Page::List{std::move(items), certain ? Tone::ok : Tone::warn});
    }
  }

  // -------------------------------------------------------------- the rule

  void rules() {
    std::vector<const RuleInfo*> seen;
    for (const Diagnostic* finding : findings_)
      if (finding->rule != nullptr && std::ranges::find(seen, finding->rule) == seen.end())
        seen.push_back(finding->rule);
    if (seen.empty()) return;
    heading(msg::dispute_rules({.rules = seen.size()}));
    const auto options = game_.options();
    for (const RuleInfo* rule : seen) {
      paragraph(msg::dispute_rule(
          {.code = verbatim(rule->code), .rule = verbatim(rule->id), .title = title_of(*rule, says_)}));
      // Editions that say the same stand in one row.
      std::vector<std::vector<std::string>> rows{
          {says_(alone(noun::edition)), says_(msg::dispute_printed_at())}};
      const std::vector<std::string_view> depends = options_of(*rule);
      for (const std::string_view option : depends) rows.front().emplace_back(option);
      for (const EditionWords& edition : game_.editions()) {
        const auto printed = citation_in(edition, rule->cites);
        const auto otherwise = citation_in(edition, rule->otherwise);
        std::vector<std::string> row{
            says_(title_of_edition(edition.name, says_)),
            printed     ? cite(without_remark(*printed), says_)
            : otherwise ? says_(msg::cited_otherwise(
                              {.citation = verbatim(cite(without_remark(*otherwise), says_))}))
                        : says_(msg::dispute_not_printed())};
        for (const std::string_view option : depends) {
          const Setting& setting = edition.settings.at(index_of(option, options));
          const ArgView value = verbatim(setting.value);
          row.push_back(says_(setting.assumed ? msg::dispute_value_assumed({.value = value})
                                              : msg::dispute_value_printed({.value = value})));
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
      if (const Message differs = differences_of(*rule, says_); !differs.empty()) paragraph(differs);
    }
  }

  // -------------------------------------------------------------- what it changes

  /// Some plays of a record in sentences; nothing if one has none.
  [[nodiscard]] Message told(const Record& record, std::span<const RecordedPlay> plays) const {
    std::vector<Message> sentences;
    for (const RecordedPlay& play : plays) {
      const PositionRequest request{.ply = play.ply, .at_play = true, .told = true, .listed = false, .why = {}};
      sentences.push_back(game_.position(record, overrides_, request).told);
      if (sentences.back().empty()) return {};
    }
    return sentences.empty() ? Message() : list(Joint::semicolon, sentences);
  }

  /// What a change of the record plays instead, in sentences; the change itself, if it adds and changes no play.
  /// Nothing if it only leaves out the play that the page is about.
  [[nodiscard]] Message told(const Suggestion& suggestion, const Record& changed) const {
    const std::vector<RecordedPlay> was = game_.plays(record_), is = game_.plays(changed);
    const auto same = [](const RecordedPlay& one, const RecordedPlay& other) {
      return one.seat == other.seat && one.words == other.words;
    };
    const auto begin = std::ranges::mismatch(was, is, same);
    const auto end = std::mismatch(was.rbegin(), std::make_reverse_iterator(begin.in1), is.rbegin(),
                                   std::make_reverse_iterator(begin.in2), same);
    const std::span<const RecordedPlay> gone(begin.in1, end.first.base()), come(begin.in2, end.second.base());
    if (come.empty() && gone.size() == 1 && gone.front().ply == play_->ply) return {};
    const Message played = told(changed, come);
    if (played.empty()) return msg::dispute_with({.change = suggestion.text});
    return says_(played) == says_(told(record_, gone)) ? msg::dispute_in_detail({.plays = played})
                                                       : msg::dispute_with({.change = played});
  }

  void effect() {
    if (play_ == nullptr) return;
    heading(msg::dispute_changes());
    std::vector<std::vector<std::string>> rows{{"", says_(msg::row_verdict()), says_(msg::row_winner())}};
    for (const Standing& standing : judgement_.standings) rows.front().push_back(says_(title_of_side(standing, says_)));
    const Language language = says_.language();
    const auto row = [&](const Message& what, const Judgement& judged) {
      std::vector<std::string> cells{says_(what), says_(in_words(judged.verdict)), winner_of(judged, language)};
      for (const Standing& standing : judgement_.standings)
        cells.push_back(says_(in_words(judged, OutcomeApart::What::score, standing.name)));
      if (std::ranges::find(rows, cells) == rows.end()) rows.push_back(std::move(cells));
    };
    row(msg::dispute_as_recorded(), judgement_);
    const auto row_if = [&](std::vector<Edit> edits, const auto& what) {
      const Altered other = altered(game_, record_, judgement_, std::move(edits), searching_);
      if (work_.done() || other.judgement.verdict == Verdict::unreadable) return;
      if (const Message words = what(*other.record); !words.empty()) row(words, other.judgement);
    };
    if (const auto entry = entry_around(record_, play_->span))
      row_if({removed(record_, *entry)}, [](const Record&) { return msg::dispute_without_play(); });
    std::vector<std::size_t> slips = slips_of(judgement_);
    std::erase_if(slips, [&](std::size_t slip) {
      return std::ranges::find(findings_, &judgement_.findings[slip]) == findings_.end();
    });
    Judgement suggested = judgement_;
    suggest(game_, record_, overrides_, suggested, work_, slips);
    for (const Suggestion& suggestion : suggested.suggestions)
      row_if(suggestion.edits, [&](const Record& changed) { return told(suggestion, changed); });
    add(Page::Table{std::move(rows)});
    paragraph(msg::dispute_scores());
    if (work_.done()) paragraph(msg::dispute_not_every_change());
  }

  // -------------------------------------------------------------- by each rulebook

  void rulebooks() {
    const Comparison comparison = compare(record_, game_, {}, {});
    if (comparison.unreadable()) return;
    heading(msg::dispute_rulebooks());
    std::vector<std::vector<std::string>> rows{{says_(alone(noun::edition)), says_(msg::row_verdict()),
                                                says_(msg::dispute_of_this_play()), says_(msg::row_winner())}};
    for (std::size_t group = 0; group < comparison.groups.size(); ++group) {
      std::vector<std::string> names;
      for (const std::size_t column : comparison.groups[group]) {
        const JudgedBy& judged = comparison.columns[column];
        names.push_back(!judged.otherwise.empty() ? judged.otherwise
                        : judged.as_edition       ? std::string(judged.rules.edition)
                                                  : says_(msg::as_written()));
      }
      const Judgement& judged = comparison.judgement(group);
      const Speaker says(judged, says_.language());
      std::vector<std::string> said;
      std::size_t more = 0;
      for (const Diagnostic& finding : judged.findings) {
        if (finding.severity == Severity::note || (play_ != nullptr && !is_about(finding, *play_))) continue;
        std::string text = says(
            msg::dispute_finding({.finding = finding.message, .severity = in_words(finding.severity)}));
        if (std::ranges::find(said, text) != said.end()) continue;
        if (said.size() < most_said) {
          said.push_back(std::move(text));
        } else {
          ++more;
        }
      }
      if (more > 0) said.push_back(says(msg::dispute_more_findings({.number = more})));
      rows.push_back({joined(names, ", "), says(in_words(judged.verdict)),
                      said.empty() ? says(msg::dispute_nothing_is_wrong()) : joined(said, "; "),
                      winner_of(judged, says_.language())});
    }
    add(Page::Table{std::move(rows)});
    if (comparison.given_up) paragraph(msg::dispute_not_every_rulebook());
  }

  // -------------------------------------------------------------- the ruling

  void ruling() {
    heading(msg::dispute_ruling());
    add(Page::Blank{says_(msg::dispute_taken_back()), true, false});
    add(Page::Blank{says_(msg::dispute_stands()), true, false});
    add(Page::Blank{says_(msg::dispute_otherwise()), true, true});
    add(Page::Blank{says_(msg::dispute_because()), false, true});
    add(Page::Blank{says_(msg::dispute_names_and_date()), false, true});
  }

  const GameModule& game_;
  const Record& record_;
  const Overrides overrides_;
  const Judgement& judgement_;
  const Speaker says_;
  const Source& source_;
  Places places_;
  const RecordedPlay* play_;
  Work work_;             ///< for all changes that are tried
  Overrides searching_;
  PositionView position_;
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
