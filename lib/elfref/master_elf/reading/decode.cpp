#include "elfref/master_elf/reading/decode.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "elfref/core/reading/box.h"
#include "elfref/core/reading/claims.h"
#include "elfref/core/reading/header.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/facts/faults.h"
#include "elfref/master_elf/facts/options.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "elfref/master_elf/reading/decode_parts.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

constexpr int most_claimed = 20;
constexpr std::array<std::string_view, 5> result_keys{"outcome", "sent", "gifts", "rounds", "under"};
constexpr std::array<std::string_view, 2> outcomes{"won", "lost"}, crystals{"unused", "used"};

/// The names of the built-in set, which most records have.
const PieceNames& names_of_trial_set() {
  static const PieceNames names(*built_in_set<master_elf::read_components, trial_set>("trial-set", vocabulary()));
  return names;
}

class RecordReader {
  enum Key {
    game,
    edition,
    options,
    session_key,
    components,
    mode,
    side,
    players,
    helpers,
    parcels,
    start,
    turns,
    result,
    key_count
  };
  static constexpr std::array<std::string_view, key_count> keys{"game",  "edition", "options", "session", "components",
                                                                "mode",  "side",    "players", "helpers", "parcels",
                                                                "start", "turns",   "result"};
  static constexpr std::array<std::string_view, 2> of_session{"date", "place"};
  static constexpr std::array<std::string_view, 3> of_player{"plays", "colour", "at"};
  static constexpr std::array<std::string_view, 2> modes{"cooperative", "competitive"}, sides{"night", "day"},
      parcel_sides{"easy", "hard"};

 public:
  RecordReader(Reading& reading, Session& session, Box& box) : reading_(reading), session_(session), box_(box) {}

  void read(const Record& record, Diagnostics& faults) {
    const auto at =
        fields_of_record(reading_, record.root(), keys, {of_session, {msg::belongs_below_session, "{date: …}"}});
    read_game(reading_, at[game], "master-elf");
    read_agreed(reading_, at[edition], at[options], option_table(), session_);
    check_session(reading_, at[session_key]);
    const bool built_in =
        read_box<master_elf::read_components, trial_set>(reading_, record, at[components], faults, box_);
    session_.competitive = choice(at[mode], "mode", modes) == 1;
    session_.day = choice(at[side], "side", sides) == 1;
    if (session_.day && !box_.day.empty())
      for (std::size_t i = 0; i < box_.places.size(); ++i) box_.places[i].neighbours = box_.day[i].neighbours;
    if (session_.day && box_.day.empty()) box_.has_board = false;
    if (!at[players]) return missing_players(reading_, record.root());
    session_.players_span = at[players].key->span;
    session_.start.setup = !session_.competitive;
    Naming naming(reading_, box_, built_in ? names_of_trial_set() : PieceNames(box_));
    const Decoding decoding{reading_, naming, session_};
    const std::vector<PlayerWritten> seated = read_players(reading_, at[players], of_player, max_seats);
    Play<Action>& begin = decoding.add(Begin{static_cast<int>(seated.size())}, session_.players_span, phase::setup);
    if (at[side]) begin.parts[object] = reading_.span(at[side]);
    sit_down(decoding, seated);
    if (at[helpers]) decode_helpers(decoding, at[helpers]);
    read_parcels(at[parcels]);
    if (at[start]) decode_start(decoding, at[start]);
    const std::size_t before = session_.plays.size();
    if (at[turns]) decode_turns(decoding, at[turns]);
    session_.results_alone = !at[start] && session_.plays.size() == before;
    if (at[result]) decode_result(decoding, at[result]);
  }

 private:
  std::optional<std::size_t> choice(const Field& field, std::string_view key, std::span<const std::string_view> words) {
    const Node* said = field ? reading_.scalar(field, words[0]) : nullptr;
    return said != nullptr ? read_choice(reading_, *said, key, words) : std::nullopt;
  }

  void sit_down(const Decoding& decoding, const std::vector<PlayerWritten>& seated) {
    session_.start.of.resize(seated.size());
    for (std::uint8_t i = 0; i < seated.size(); ++i) {
      const PlayerWritten& player = seated[i];
      session_.players.push_back({std::string(player.name.text), reading_.span(player.name)});
      const auto word = word_of(player.name.text);
      if (word == Word::gift || word == Word::unknown || reading_.index_of(player.name.text, result_keys) >= 0)
        reading_.fault(Fault::reserved_name, player.name);
      SitDown sits{.seat = {i}};
      if (!player.own.empty()) {
        if (const Node* figure = decoding.text(player.own[0], msg::a_figure))
          sits.figure = decoding.naming.figure(*figure, false).value_or(Figure::elf);
        decoding.text(player.own[1], msg::a_colour);
        if (const Node* place = decoding.text(player.own[2], msg::a_place))
          sits.at = decoding.naming.place(*place).value_or(nothing_named);
      }
      session_.figures.push_back(sits.figure);
      session_.start.of[i].at = sits.at;
      decoding.add(sits, player.entry->span, phase::setup, Seat{i});
    }
  }

  void read_parcels(const Field& field) {
    if (!field) return;
    if (field.value->shape != Shape::map) {
      if (const auto chosen = choice(field, "parcels", parcel_sides))
        for (std::size_t parcel = 0; parcel < parcel_count; ++parcel)
          session_.due[parcel] = box_.parcels[parcel][*chosen];
      return;
    }
    const auto at = reading_.fields(*field.value, std::span(parcel_names).first(parcel_count), {});
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel) {
      const Node* said = at[parcel] ? reading_.scalar(at[parcel], msg::easy_hard_or_number) : nullptr;
      if (said == nullptr) continue;
      const auto& numbers = box_.parcels[parcel];
      const std::array<std::string, 2> in_digits{std::to_string(numbers[0]), std::to_string(numbers[1])};
      for (std::size_t i = 0; i < 2; ++i)
        if (same_key(said->text, parcel_sides[i]) || said->text == in_digits[i]) session_.due[parcel] = numbers[i];
      if (!session_.due[parcel])
        reading_.bad_value(*said, parcel_names[parcel],
                           write_one_of(std::array<std::string_view, 4>{"easy", "hard", in_digits[0], in_digits[1]}));
    }
  }

  Reading& reading_;
  Session& session_;
  Box& box_;
};

class ResultReader {
  static constexpr std::array<std::string_view, 3> of_player{"cards", "at", "crystal"};

 public:
  explicit ResultReader(const Decoding& decoding) : in_(decoding), reading_(decoding.reading) {}

  void read(const Field& field) {
    if (field.value->shape == Shape::scalar && !is_blank(*field.value)) return outcome(field);
    if (!reading_.is_map(field, "{outcome: won, sent: 4}")) return;
    for (const Field one : reading_.fields(*field.value)) {
      using What = ClaimNumber::What;
      switch (reading_.index_of(one.key->text, result_keys)) {
        case 0:
          outcome(one);
          break;
        case 1:
          number(one, What::sent, 0, parcel_count);
          break;
        case 2:
          number(one, What::gifts, 0, most_of_gifts);
          break;
        case 3:
          number(one, What::rounds, 0, most_of_gifts);
          break;
        case 4:
          under(one);
          break;
        default:
          if (const auto seat = reading_.seat(*one.key, result_keys)) player(one, *seat);
      }
    }
  }

 private:
  void claim(Action action, const Field& field, std::optional<Seat> seat = std::nullopt) {
    in_.session.claims.push_back(play_outside<Action>(std::move(action), reading_.span(field), phase::end, seat));
    in_.session.claims.back().parts[object] = field.value->span;
  }

  void outcome(const Field& field) {
    const Node* said = reading_.scalar(field, msg::won_or_lost);
    const auto won = said != nullptr ? read_choice(reading_, *said, field.key->text, outcomes) : std::nullopt;
    if (won) claim(ClaimOutcome{*won == 0 ? Outcome::won : Outcome::lost}, field);
  }

  void number(const Field& field, ClaimNumber::What what, std::size_t of, int most,
              std::optional<Seat> seat = std::nullopt) {
    const Node* said = reading_.scalar(field, msg::a_number);
    const auto value = said != nullptr ? read_number(reading_, *said, 0, most) : std::nullopt;
    if (value) claim(ClaimNumber{what, static_cast<std::uint8_t>(of), *value}, field, seat);
  }

  void under(const Field& field) {
    if (!reading_.is_map(field, "{colour: 5}")) return;
    const auto at = reading_.fields(*field.value, std::span(parcel_names).first(parcel_count), {});
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel)
      if (at[parcel]) number(at[parcel], ClaimNumber::What::under, parcel, most_claimed);
  }

  void player(const Field& field, Seat seat) {
    const auto figures = read_figures(reading_, field, {of_player, "{cards: 4}", {msg::write_this, "{}"}});
    if (!figures) return;
    if ((*figures)[0]) number((*figures)[0], ClaimNumber::What::cards, seat.value, most_of_gifts, seat);
    if (const Node* place = in_.text((*figures)[1], msg::a_place))
      if (const auto at = in_.naming.place(*place)) claim(ClaimState{seat, *at, {}}, (*figures)[1], seat);
    if (const Node* said = in_.text((*figures)[2], msg::crystal_used_or_not))
      if (const auto used = read_choice(reading_, *said, "crystal", crystals))
        claim(ClaimState{seat, nothing_named, *used == 1}, (*figures)[2], seat);
  }

  const Decoding& in_;
  Reading& reading_;
};

}  // namespace

namespace {

/// All claims together, which each of them is told.
void put_together(Session& session) {
  const auto all = std::make_shared<ResultClaims>();
  all->of.resize(session.players.size());
  for (Play<Action>& claim : session.claims) {
    if (auto* said = std::get_if<ClaimOutcome>(&claim.action)) {
      all->outcome = said->outcome;
      said->all = all;
    } else if (auto* state = std::get_if<ClaimState>(&claim.action)) {
      ResultClaims::Of& of = all->of[state->seat.value];
      if (state->used) of.used = state->used;
      if (!state->used) of.at = state->at;
      state->all = all;
    } else if (auto* number = std::get_if<ClaimNumber>(&claim.action)) {
      using What = ClaimNumber::What;
      number->all = all;
      switch (number->what) {
        case What::sent:
          all->sent = number->value;
          break;
        case What::gifts:
          all->gifts = number->value;
          break;
        case What::rounds:
          all->rounds = number->value;
          break;
        case What::under:
          all->under[number->of] = number->value;
          break;
        case What::cards:
          all->of[number->of].cards = number->value;
          break;
      }
    }
  }
}

}  // namespace

void decode_result(const Decoding& decoding, const Field& result) {
  ResultReader(decoding).read(result);
  put_together(decoding.session);
}

std::optional<Session> decode(const Record& record, Diagnostics& faults) {
  Reading reading(record, faults, vocabulary());
  Session session;
  const auto box = std::make_shared<Box>();
  session.box = box;
  if (record.root().shape == Shape::map) {
    RecordReader(reading, session, *box).read(record, faults);
  } else {
    reading.no_record();
  }
  if (session.plays.size() > most_plays) reading.too_many_plays(session.players_span, session.plays.size());
  if (faults.unreadable()) return std::nullopt;
  return session;
}

}  // namespace elfref::master_elf
