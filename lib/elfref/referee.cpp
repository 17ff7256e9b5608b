#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/judging/half_read.h"
#include "elfref/core/judging/refused.h"
#include "elfref/core/record/record_beginning.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/games.h"

namespace elfref {
namespace {

/// The game that a record names; of one that nobody knows the one whose name is nearest, else the first one, as where
/// it names none: that game's reader says so.
const GameModule& game_of(const Record& record) {
  const Node* name = record.find(record.root(), "game");
  if (name == nullptr || name->shape != Shape::scalar) return *games().front();
  std::vector<std::string_view> names;
  for (const GameModule* game : games()) {
    if (fold(game->name) == fold(name->text)) return *game;
    names.push_back(game->name);
  }
  const std::vector<std::string_view> near = nearest(name->text, names);
  for (const GameModule* game : games())
    if (!near.empty() && game->name == near.front()) return *game;
  return *games().front();
}

/// Whether a text names a document.
bool names_document(const Node& node) {
  if (node.shape != Shape::scalar) return false;
  return node.text.ends_with(".yaml") || node.text.ends_with(".yml") || node.text.ends_with(".json");
}

/// Whether a path leads out of the folder in which the record stands.
bool leads_out(std::string_view path) {
  if (path.starts_with('/')) return true;
  for (std::string_view rest = path; !rest.empty();) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    if (rest.substr(0, end) == "..") return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

/// Reads the documents that belong beside a record; what is wrong with them is a fault of the record.
class Attachments {
 public:
  Attachments(GameRecord& into, Diagnostics& faults) : into_(into), faults_(faults) {}

  /// Those that `names` has.
  void read(const Record& names, const OpenBeside& open) {
    const Node* named = names.find(names.root(), into_.game->attachment_key);
    if (named == nullptr) return;
    read(*named, open);
    if (named->shape == Shape::list)
      for (const Node& name : names.children(*named)) read(name, open);
  }

  void read(Source source) {
    Diagnostics own;
    std::shared_ptr<const Record> document = read_document(std::move(source), own);
    faults_.adopt(std::move(own), Record::text_of(document));
    into_.record->attach(std::move(document));
  }

 private:
  void read(const Node& name, const OpenBeside& open) {
    if (!names_document(name)) return;  // it is the game's
    const auto fault = [&](Message why) {
      const Message written = as_written(name.text);
      faults_
          .add(Fault::bad_value, name.span,
               msg::bad_value({.key = verbatim(into_.game->attachment_key), .written = written}))
          .advice = std::move(why);
    };
    if (leads_out(name.text)) return fault(msg::not_beside_record());
    std::optional<Source> attachment = open ? open(name.text) : std::nullopt;
    if (!attachment) return fault(msg::no_such_document());
    read(std::move(*attachment));
  }

  GameRecord& into_;
  Diagnostics& faults_;
};

std::ptrdiff_t unknown_keys(std::span<const Diagnostic> faults) {
  return std::ranges::count(faults, Fault::unknown_key.id, &Diagnostic::id);
}

/// Whether a document is a components file: for a game it has fewer unknown keys as one than as a record.
bool is_box(const Record& document, const GameModule& game) {
  if (document.root().shape != Shape::map || document.find(document.root(), "players") != nullptr) return false;
  const std::ptrdiff_t of_record = unknown_keys(game.read(document, {}).all());
  if (of_record == 0) return false;
  return std::ranges::any_of(games(), [&](const GameModule* one) {
    if (one->box == nullptr) return false;
    Diagnostics faults;
    static_cast<void>(one->box(document, faults));
    return unknown_keys(faults.all()) < of_record;
  });
}

/// Reads a document, and those that belong beside it. Returns all faults.
Diagnostics read_all(GameRecord& into, Source source, const std::shared_ptr<const Source>& given,
                     const OpenBeside& open) {
  Diagnostics faults;
  into.record = read_document(std::move(source), faults);
  // Of what is no text at all nothing is read; what stands before that has the names.
  std::unique_ptr<Record> begins;
  if (into.record->root().shape != Shape::map && faults.unreadable()) {
    Diagnostics told;
    if (std::optional<Beginning> beginning = beginning_of(into.record->source(), faults))
      begins = read_document(std::move(beginning->source), told);
  }
  const Record& names = begins ? *begins : *into.record;
  into.game = &game_of(names);
  if (is_box(*into.record, *into.game)) {
    Diagnostics what;
    const Span first_key = into.record->children(into.record->root()).begin()->span;
    what.add(Fault::components_file, first_key).advice = msg::components_file_advice();
    into.record->forget_nodes();
    return what;
  }
  if (into.game->attachment_key.empty()) return faults;
  Attachments attachments(into, faults);
  if (given) {
    attachments.read(box_for(*into.game, *given));
  } else {
    attachments.read(names, open);
  }
  return faults;
}

/// The judgement of any record by overrides that its game refuses; nothing: it does not.
std::optional<Judgement> refused_by(const GameModule& game, const Overrides& overrides) {
  if (overrides.edition.empty() && overrides.options.empty()) return std::nullopt;
  Message why = game.refuse(overrides);
  return why.empty() ? std::nullopt : std::optional(judgement_of_refused(game.name, words_of(game), std::move(why)));
}

/// Which game a document names is not known before it was read, and its advice may be about any.
std::vector<PhaseForm> all_phases() {
  std::vector<PhaseForm> all;
  for (const GameModule* game : games()) all.insert(all.end(), game->phases.begin(), game->phases.end());
  return all;
}

}  // namespace

std::unique_ptr<Record> read_document(Source source, Diagnostics& faults) {
  static const std::vector<PhaseForm> phases = all_phases();
  return read_record(std::move(source), faults, phases);
}

Source box_for(const GameModule& game, Source asked) {
  const auto built_in = [&](const GameModule* one) {
    return one->built_in_box == nullptr ? std::string_view() : one->built_in_box(asked.name);
  };
  const std::string_view own = built_in(&game);
  if (!own.empty() && std::ranges::count(games(), std::string_view(asked.text), built_in) > 0) asked.text = own;
  return asked;
}

std::vector<const Fault*> all_faults() {
  const auto of_every_game = faults_of_every_game();
  std::vector<const Fault*> all(of_every_game.begin(), of_every_game.end());
  for (const GameModule* game : games()) all.insert(all.end(), game->faults.begin(), game->faults.end());
  return all;
}

std::vector<const RuleInfo*> all_rules() {
  std::vector<const RuleInfo*> all;
  for (const GameModule* game : games()) {
    const auto of_game = game->rules();
    all.insert(all.end(), of_game.begin(), of_game.end());
  }
  return all;
}

GameRecord read_game_record(Source source, Diagnostics& faults, const OpenBeside& open) {
  GameRecord read;
  faults = read_all(read, std::move(source), nullptr, open);
  return read;
}

Refereed referee(Source source, const Overrides& overrides, const OpenBeside& open) {
  Refereed refereed;
  Diagnostics faults = read_all(refereed, std::move(source), overrides.attachment, open);
  if (auto refused = refused_by(*refereed.game, overrides)) {
    refereed.judgement = std::move(*refused);
    return refereed;
  }
  HalfRead read = referee_half_read(*refereed.game, *refereed.record, overrides, std::move(faults));
  refereed.judgement = std::move(read.judgement);
  refereed.with_gaps = std::move(read.record);
  return refereed;
}

namespace {

/// The parts that decode() gave up, by where they begin; nothing where a finding is about anything else.
std::vector<std::uint32_t> given_up(const Judgement& judgement) {
  std::vector<std::uint32_t> parts;
  for (const Diagnostic& finding : judgement.findings) {
    if (finding.id != Fault::syntax.id) return {};
    parts.push_back(finding.span.begin);
  }
  return parts;
}

/// A record of this game whose text is plain, but for parts of it, which are read in full where decode() wants that.
/// Where it is none the source is as it was.
std::optional<JudgedDocument> judge_around(const GameModule& game, Source& source, const Overrides& overrides) {
  std::vector<std::uint32_t> in_full;
  do {
    UnreadParts parts = game.unread;
    parts.in_full = in_full;
    parts.game = game.name;
    const std::unique_ptr<Record> record = read_around(source, parts);
    if (!record) return std::nullopt;
    std::optional<JudgedDocument> judged;
    if (&game_of(*record) == &game) {
      std::optional<Judgement> refused = refused_by(game, overrides);
      judged = {.game = &game, .around = true};
      judged->judgement = refused ? std::move(*refused) : game.referee(*record, overrides, {});
    }
    if (judged && !judged->judgement.of_the_text) {
      judged->plain = record->plain();
      judged->source = record->take_source();
      return judged;
    }
    const bool again = judged && in_full.empty();  // who reads all of it says it best
    in_full = again ? given_up(judged->judgement) : std::vector<std::uint32_t>();
    source = record->take_source();
  } while (!in_full.empty());
  return std::nullopt;
}

/// Whether JSON begins with the name of another game, as this program writes it: then it need not be read to know that.
bool begins_with_other_game(std::string_view text, const GameModule& game) {
  constexpr std::string_view head = R"({"game":")";
  if (!text.starts_with(head)) return false;
  text.remove_prefix(head.size());
  const std::string_view name = text.substr(0, text.find('"'));
  return name != game.name && std::ranges::any_of(games(), [&](const GameModule* one) { return one->name == name; });
}

}  // namespace

JudgedDocument judge_document(Source source, const Overrides& overrides, const OpenBeside& open) {
  for (const GameModule* game : games())
    if (!game->unread.keys.empty() && !begins_with_other_game(source.text, *game))
      if (auto judged = judge_around(*game, source, overrides)) return std::move(*judged);
  Refereed refereed = referee(std::move(source), overrides, open);
  return {.source = refereed.record->take_source(),
          .game = refereed.game,
          .judgement = std::move(refereed.judgement),
          .around = false,
          .plain = refereed.record->plain()};
}

namespace {

/// Whether a game has all options that are set, whatever their values.
bool has_options(const GameModule& game, const Overrides& overrides) {
  const std::vector<OptionWords> all = game.options();
  return std::ranges::all_of(overrides.options, [&](const auto& set) {
    return std::ranges::any_of(all, [&](const OptionWords& one) { return fold(one.name) == fold(set.first); });
  });
}

}  // namespace

Message refusal(const Overrides& overrides) {
  Message why;
  bool meant = false;  // by a game that has these options
  for (const GameModule* game : games()) {
    Message said = game->refuse(overrides);
    if (said.empty()) return {};
    const bool has = has_options(*game, overrides);
    if (why.empty() || (has && !meant)) why = std::move(said);
    meant = meant || has;
  }
  return why;
}

Draft draft_of(const Refereed& refereed, const Overrides& overrides) {
  return {.game = *refereed.game,
          .record = *refereed.record,
          .judged = refereed.judged(),
          .overrides = overrides,
          .judgement = refereed.judgement,
          .schema = record_schema(*refereed.game)};
}

Compared compare(Source source, const ComparisonRequest& request, const OpenBeside& open) {
  Compared compared;
  Diagnostics faults = read_all(compared, std::move(source), request.attachment, open);
  std::vector<std::string> editions = request.editions;
  if (editions.empty()) editions.emplace_back();
  for (const std::string& edition : editions)
    if (auto refused = refused_by(*compared.game, {.edition = edition, .options = request.options})) {
      compared.comparison.columns.push_back({.as_written = true, .rules = {}, .judgement = std::move(*refused)});
      compared.comparison.groups.push_back({0});
      return compared;
    }
  compared.comparison = compare(*compared.record, *compared.game, request, faults);
  return compared;
}

}  // namespace elfref
