#include <pybind11/stl.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/asking/compare.h"
#include "elfref/core/asking/count.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/pages/picture_svg.h"
#include "elfref/core/pages/replay_page.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/documents.h"
#include "elfref/core/words/speaker.h"
#include "module.h"

namespace elfref::python {
namespace py = pybind11;
namespace {

constexpr int deepest_count = 50;

/// An answer as JSON, and as the program prints it.
using Answer = std::pair<std::string, std::string>;
/// The messages of the findings of a report.
using Its = std::shared_ptr<Messages>;

/// A place in a record.
struct PlaceAsked {
  std::vector<RecordedPlay> plays;
  FoundPlay found;  // one of them
  PositionRequest position;
};

void require_prices(const GameModule& game, const Picture& picture, const std::string& kind) {
  const auto priced = [&](const std::string& id) { return game.prices != nullptr && !game.prices(id).empty(); };
  if (kind.empty() || priced(kind)) return;
  std::string kinds;
  for (const PictureKind& one : picture.kinds)
    if (priced(one.id)) kinds.append(kinds.empty() ? "" : ", ").append(one.id);
  throw std::invalid_argument("no prices of '" + kind + "'; there are " + (kinds.empty() ? "none" : kinds));
}

[[noreturn]] void give_up_without(const GameModule& game, std::string_view what) {
  throw std::invalid_argument(std::string(game.name) + " has no " + std::string(what));
}

/// A record that was judged once, and can be asked anything. Questions do not need Python's lock.
class AskedRecord {
 public:
  AskedRecord(const std::string& text, const std::string& name, OpenBeside open, Overrides overrides, Language language)
      : open_(std::move(open)), overrides_(std::move(overrides)), language_(language) {
    if (const Message why = refusal(overrides_); !why.empty()) throw std::invalid_argument(english(why));
    std::vector<DocumentOfText> documents = documents_of(name, text, syntax_of(name));
    if (documents.size() != 1)
      throw std::invalid_argument(std::to_string(documents.size()) + " records: only one can be asked");
    overrides_.language = language;
    source_ = documents.front().source;
    refereed_ = referee(std::move(documents.front().source), overrides_, open_);
    require(overrides_);
    if (refereed_.judgement.verdict == Verdict::unreadable) throw Refused{told(source(), refereed_.judgement)};
  }

  [[nodiscard]] std::tuple<Answer, std::vector<Its>> compare(const std::vector<std::string>& editions) const {
    for (const std::string& edition : editions) require({.edition = edition, .options = overrides_.options});
    const Compared compared = elfref::compare(source_, {.editions = editions, .options = overrides_.options}, open_);
    const Comparison& comparison = compared.comparison;
    std::vector<Its> messages;
    for (std::size_t group = 0; group < comparison.groups.size(); ++group)
      messages.push_back(std::make_shared<Messages>(comparison.judgement(group)));
    Answer answer{render_comparison_json(compared.source(), *compared.game, comparison, language_), ""};
    render_comparison(answer.second, compared.source(), *compared.game, comparison, style());
    return {std::move(answer), std::move(messages)};
  }

  [[nodiscard]] std::tuple<Answer, std::vector<Its>> diff(const AskedRecord& other) const {
    if (&game() != &other.game())
      throw std::invalid_argument("records of two games: " + std::string(game().name) + " and " +
                                  std::string(other.game().name));
    if (game().plays == nullptr) give_up_without(game(), "plays to compare");
    const RecordDiff diff = diff_records(game(), {*refereed_.record, refereed_.judgement},
                                         {*other.refereed_.record, other.refereed_.judgement});
    const std::array<Example, 2> records{Example{source(), refereed_.judgement},
                                         Example{other.source(), other.refereed_.judgement}};
    Answer answer{render_diff_json(diff, records, language_), ""};
    render_diff(answer.second, diff, records, style());
    return {std::move(answer), {messages_of(refereed_.judgement), messages_of(other.refereed_.judgement)}};
  }

  /// Also the changed text, and the messages before and after.
  [[nodiscard]] std::tuple<Answer, std::string, std::vector<Its>> what_if(
      const std::vector<std::string>& changes) const {
    std::vector<WhatIf> asked;
    for (const std::string& change : changes) {
      auto read = read_what_if(change);
      if (!read) throw std::invalid_argument("'" + change + "' is not AT=PLAY, such as 18=3 dragon");
      asked.push_back(std::move(*read));
    }
    if (asked.empty()) throw std::invalid_argument("no change is named: AT=PLAY, such as 18=3 dragon");
    Changes edits = changes_for(game(), *refereed_.record, refereed_.judgement.players, asked);
    if (!edits.complaint.empty()) throw std::invalid_argument(said(edits.complaint));
    const Altered after = altered(game(), *refereed_.record, refereed_.judgement, std::move(edits.edits), overrides_);
    if (after.judgement.verdict == Verdict::unreadable) throw Refused{told(after.record->source(), after.judgement)};
    Answer answer{render_what_if_json(source(), refereed_.judgement, after, asked, language_), ""};
    render_what_if(answer.second, source(), refereed_.judgement, after, style());
    return {std::move(answer),
            after.record->source().text,
            {messages_of(refereed_.judgement), messages_of(after.judgement)}};
  }

  [[nodiscard]] Answer moves(const std::string& at, const std::string& why, bool each, bool reach) const {
    PlaceAsked place = find(at);
    place.position.why = why;
    place.position.each = each;
    place.position.reach = reach;
    const PositionView position = game().position(*refereed_.record, overrides_, place.position);
    if (!position.complaint.empty()) throw std::invalid_argument(Speaker(position)(position.complaint));
    Answer answer{render_position_json(source(), game(), position, place.found.play, language_), ""};
    render_position(answer.second, source(), position, place.found.play, style());
    return answer;
  }

  using Counted = std::tuple<std::vector<std::pair<std::uint64_t, std::uint64_t>>,
                             std::vector<std::pair<std::string, std::uint64_t>>, std::string>;
  /// By length: sequences, and how many of them end the game; by first play; and as the program prints it.
  [[nodiscard]] Counted count(const std::string& at, int depth, bool divide) const {
    if (depth < 1 || depth > deepest_count)
      throw std::invalid_argument("depth is 1 to " + std::to_string(deepest_count) + ", not " + std::to_string(depth));
    const PlaceAsked place = find(at);
    if (game().count == nullptr) give_up_without(game(), "count of its plays");
    const Count count =
        game().count(*refereed_.record, overrides_, {.from = place.position, .depth = depth, .divide = divide});
    if (!count.complaint.empty()) throw std::invalid_argument(Speaker(count.from)(count.complaint));
    Counted all;
    auto& [lengths, beginnings, text] = all;
    for (const Count::OfLength& one : count.of_length) lengths.emplace_back(one.sequences, one.ended);
    const Speaker says(count.from, language_);
    for (const Count::Beginning& one : count.beginnings) beginnings.emplace_back(says(one.words), one.sequences);
    render_count(text, source(), count, place.found.play, style());
    return all;
  }

  [[nodiscard]] std::string board(const std::string& at, const std::string& price) const {
    PlaceAsked place = find(at);
    const auto picture = game().picture == nullptr ? std::nullopt : game().picture(refereed_.record.get(), language_);
    if (!picture) give_up_without(game(), "picture of this record");
    require_prices(game(), *picture, price);
    place.position.picture = true;
    place.position.price = price;
    const PositionView position = game().position(*refereed_.record, overrides_, place.position);
    if (!position.complaint.empty()) throw std::invalid_argument(Speaker(position)(position.complaint));
    if (!position.picture) give_up_without(game(), "picture of this place");
    const Speaker says(position, language_);
    return svg_file_of(*picture, *position.picture, says, title_of(game(), says));
  }

  /// The session as JSON, as a transcript, and as JSON for replay_page().
  [[nodiscard]] std::tuple<Answer, std::string> replay() const {
    if (game().replay == nullptr) give_up_without(game(), "replay");
    Overrides overrides = overrides_;
    overrides.by_round = overrides.deductions = true;
    const Refereed again = referee(source_, overrides, open_);
    const ReplayView view = game().replay(*again.record, overrides, again.judgement);
    const Viewing viewing{game(), *again.record, overrides, again.judgement, view};
    Answer answer{render_replay_json(viewing, language_), ""};
    render_replay(answer.second, viewing, style());
    return {std::move(answer), render_replay_json(viewing, language_, ReplayFor::page)};
  }

 private:
  [[nodiscard]] const GameModule& game() const { return *refereed_.game; }
  [[nodiscard]] const Source& source() const { return refereed_.source(); }
  [[nodiscard]] TextStyle style() const { return {.language = language_}; }
  [[nodiscard]] std::string said(const Message& message) const { return Speaker(refereed_.judgement)(message); }
  [[nodiscard]] static Its messages_of(const Judgement& judgement) { return std::make_shared<Messages>(judgement); }

  /// REQUIRES: the record was read, so that its game is known.
  void require(const Overrides& overrides) const {
    if (const Message why = game().refuse(overrides); !why.empty()) throw std::invalid_argument(english(why));
  }

  [[nodiscard]] PlaceAsked find(const std::string& place) const {
    if (game().position == nullptr || game().plays == nullptr) give_up_without(game(), "positions to look at");
    const std::optional<At> at = read_at(place);
    if (!at) throw std::invalid_argument("'" + place + "' is not a place");
    PlaceAsked asked;
    asked.plays = game().plays(*refereed_.record);
    asked.found = find_play(asked.plays, *at, source(), refereed_.judgement.players);
    if (!asked.found.complaint.empty()) throw std::invalid_argument(said(asked.found.complaint));
    asked.position = {.ply = asked.found.ply,
                      .at_play = asked.found.play != nullptr,
                      .at_end = std::holds_alternative<At::End>(at->is)};
    return asked;
  }

  OpenBeside open_;
  Overrides overrides_;
  Language language_;
  Source source_;
  Refereed refereed_;
};

/// The board of a game as it is in the box.
std::string empty_board(const std::string& name, const std::string& price, const std::string& language) {
  const GameModule& game = game_named(name);
  const Language in = language_named(language);
  const auto picture = game.picture == nullptr ? std::nullopt : game.picture(nullptr, in);
  if (!picture) give_up_without(game, "board without a record");
  require_prices(game, *picture, price);
  Scene scene;
  if (!price.empty()) scene.prices = game.prices(price);
  const Speaker says(in, words_of(game));
  return svg_file_of(*picture, scene, says, title_of(game, says));
}

/// A record as Python holds it: what opens attachments lives as long.
struct HeldRecord {
  py::object open;
  std::unique_ptr<const AskedRecord> record;
};

template <class Result, class... Asked>
auto without_lock(Result (AskedRecord::*question)(Asked...) const) {
  return [question](const HeldRecord& held, const std::decay_t<Asked>&... asked) {
    const py::gil_scoped_release unlocked;
    return (*held.record.*question)(asked...);
  };
}

}  // namespace

void add_asking(py::module_& module) {
  py::class_<HeldRecord>(module, "Record", "A record that can be asked. Answers are JSON and text.")
      .def(py::init([](const py::bytes& text, const std::string& name, py::object open, const std::string& edition,
                       const std::vector<std::pair<std::string, std::string>>& options, const std::string& language) {
             auto held = std::make_unique<HeldRecord>();
             held->open = std::move(open);
             const std::string bytes = text;
             OpenBeside opened = opened_by(held->open, name);
             const py::gil_scoped_release unlocked;
             held->record = std::make_unique<const AskedRecord>(bytes, name, std::move(opened),
                                                                Overrides{.edition = edition, .options = options},
                                                                language_named(language));
             return held;
           }),
           py::arg("text"), py::arg("name"), py::arg("open"), py::arg("edition"), py::arg("options"),
           py::arg("language"))
      .def("compare", without_lock(&AskedRecord::compare), py::arg("editions"))
      .def(
          "diff",
          [](const HeldRecord& one, const HeldRecord& other) {
            const py::gil_scoped_release unlocked;
            return one.record->diff(*other.record);
          },
          py::arg("other"))
      .def("what_if", without_lock(&AskedRecord::what_if), py::arg("changes"))
      .def("moves", without_lock(&AskedRecord::moves), py::arg("at"), py::arg("why"), py::arg("each"), py::arg("reach"))
      .def("count", without_lock(&AskedRecord::count), py::arg("at"), py::arg("depth"), py::arg("divide"))
      .def("board", without_lock(&AskedRecord::board), py::arg("at"), py::arg("price"))
      .def("replay", without_lock(&AskedRecord::replay));
  module.def("board", &empty_board, py::arg("game"), py::arg("price"), py::arg("language"),
             py::call_guard<py::gil_scoped_release>(), "The board of a game as it is in the box, as SVG.");
  module.def(
      "replay_page",
      [](const std::string& replay, const std::string& language) {
        return replay_page(render_replays_json({&replay, 1}), language_named(language));
      },
      py::arg("replay"), py::arg("language"), py::call_guard<py::gil_scoped_release>(), "A replay as one HTML file.");
}

}  // namespace elfref::python
