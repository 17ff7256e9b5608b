#include "elfref/serve.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "elfref/core/judging/titles.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render.h"
#include "elfref/core/render/render_json_says.h"
#include "elfref/core/render/render_serve.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "elfref/serve/words/serve_msg.h"
#include "elfref/serve_recorder.h"
#include "elfref/serve_request.h"
#include "elfref/serve_session.h"
#include "elfref/state_json.h"

namespace elfref {

namespace serving {
namespace {

/// An answer that is being written: the object is open until it is taken.
class AnswerText {
 public:
  AnswerText(const ProgramRequest& asked, Language language) : language_(language), says_(language, &serve_words()) {
    out_ = "{\"id\":" + asked.id();
    json_.put_word("do", asked.text("do").value_or(""));
  }

  [[nodiscard]] Language language() const { return language_; }
  void put(std::string_view key, const auto& value) { json_.put(key, value); }
  void put_word(std::string_view key, std::string_view word) { json_.put_word(key, word); }
  /// Writes a key with a value that is JSON already.
  void put_json(std::string_view key, std::string_view value) {
    json_.key(key);
    out_ += value;
  }
  JsonText& list(std::string_view key) {
    json_.key(key).open_list();
    return json_;
  }
  void raw(std::string_view text) { out_ += text; }

  /// Writes why there is no answer.
  void refuse(const Message& why) {
    json_.key("error").open_object();
    json_.put("id", says_.catalogue().name(why.id()));
    json_.put("message", says_(why));
    put_says(json_, "message", why, says_);
    json_.close_object();
  }

  std::string take() {
    json_.close_object();
    return std::move(out_);
  }

 private:
  std::string out_;
  JsonText json_{out_};
  Language language_;
  Speaker says_;
};

std::vector<std::size_t> all_of(const Judgement& judgement) {
  std::vector<std::size_t> all(judgement.findings.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  return all;
}

/// The whole number that a value is; nothing: it is none.
std::optional<std::uint32_t> number_of(const Node& node) {
  std::uint32_t number = 0;
  const char* const last = node.text.data() + node.text.size();
  const auto [end, fault] = std::from_chars(node.text.data(), last, number);
  const bool whole = node.shape == Shape::scalar && fault == std::errc() && end == last;
  return whole ? std::optional(number) : std::nullopt;
}

constexpr std::size_t longest_name = 100;

Message known_words(const auto& all, const auto& word_of) {
  return list(Joint::or_, all, [&](const auto& one) { return verbatim(word_of(one)); });
}

std::string_view word_as_it_is(std::string_view word) {
  return word;
}

}  // namespace
}  // namespace serving

using namespace serving;

class Server::State {
 public:
  State(Overrides overrides, Language language) : overrides_(std::move(overrides)), language_(language) {}

  std::string answer(std::string_view request) {
    const ProgramRequest asked(request);
    Language language = language_;
    Message wrong = asked.refusal();
    if (const auto given = asked.text("lang"); wrong.empty() && given) {
      const std::optional<Language> named = language_of(*given);
      if (named) language = *named;
      if (!named)
        wrong = serving::msg::unknown_language(
            {.given = verbatim(*given), .known = known_words(all_languages, [](Language one) { return tag(one); })});
    }
    AnswerText answer(asked, language);
    if (wrong.empty()) wrong = make(asked, answer);
    if (!wrong.empty()) answer.refuse(wrong);
    return answer.take();
  }

 private:
  using Make = Message (State::*)(const ProgramRequest&, AnswerText&);

  struct Kind {
    std::string_view name;
    Make make;
  };

  static constexpr std::string_view name_of_kind(const Kind& kind) { return kind.name; }

  Message make(const ProgramRequest& asked, AnswerText& answer) {
    static constexpr std::array<Kind, 14> kinds{{{"new", &State::open},
                                                 {"play", &State::play},
                                                 {"ask", &State::ask},
                                                 {"legal", &State::legal},
                                                 {"undo", &State::undo},
                                                 {"state", &State::state},
                                                 {"record", &State::record},
                                                 {"score", &State::score},
                                                 {"judge", &State::judge},
                                                 {"close", &State::close},
                                                 {"begin", &State::ask_recorder},
                                                 {"next", &State::ask_recorder},
                                                 {"sentence", &State::ask_recorder},
                                                 {"plays", &State::ask_recorder}}};
    const auto given = asked.text("do");
    if (!given) return serving::msg::request_lacks({.key = verbatim("do")});
    const auto kind = std::ranges::find(kinds, std::string_view(*given), &Kind::name);
    if (kind == kinds.end())
      return serving::msg::unknown_request({.given = verbatim(*given), .known = known_words(kinds, name_of_kind)});
    return (this->*kind->make)(asked, answer);
  }

  // -------------------------------------------------------------- records and sessions

  /// The record of a request, in JSON with its attachments, or what is wrong with it.
  Message record_of(const ProgramRequest& asked, std::string& json, AnswerText& answer) const {
    const Node* given = asked.find("record");
    const auto beside = asked.texts("beside");
    if (!beside) return serving::msg::value_unusable({.key = verbatim("beside")});
    Refereed read = judged(asked, *given, *beside);
    if (read.judgement.verdict == Verdict::unreadable) {
      put_findings(answer, read.source(), read.judgement, all_of(read.judgement));
      return serving::msg::record_unreadable();
    }
    json = write_json_whole(*read.record, read.game->attachment_key);
    return {};
  }

  Refereed judged(const ProgramRequest& asked, const Node& given,
                  const std::vector<std::pair<std::string, std::string>>& beside) const {
    const bool text = given.shape == Shape::scalar;
    std::string record = text ? std::string(without_mark(given.text)) : asked.json(given);
    const bool json = record.starts_with("{\"");
    Source source{.name = asked.text("name").value_or("record"),
                  .text = std::move(record),
                  .syntax = json ? Syntax::json : Syntax::yaml};
    return referee(std::move(source), overrides_, [&](std::string_view name) -> std::optional<Source> {
      const auto found = std::ranges::find(beside, name, [](const auto& one) { return std::string_view(one.first); });
      if (found == beside.end()) return std::nullopt;
      return document_named(name, found->second);
    });
  }

  /// The beginning of a new record, in JSON, or what is wrong with it.
  static Message head_of(const ProgramRequest& asked, std::string& json) {
    const auto name = asked.text("game");
    if (!name) return serving::msg::request_lacks({.key = verbatim("game")});
    const auto known =
        std::ranges::find(games(), std::string_view(*name), [](const GameModule* one) { return one->name; });
    if (known == games().end())
      return serving::msg::game_not_known(
          {.given = verbatim(*name), .known = known_words(games(), [](const GameModule* one) { return one->name; })});
    if (asked.find("players") == nullptr) return serving::msg::request_lacks({.key = verbatim("players")});
    const GameModule& game = **known;
    json = "{\"game\":" + json_of_text(game.name);
    bool begun = game.setup_key.empty();  // a session that is played from now on begins with the setup
    for (const char* key : {"components", "edition", "options", "players"})
      if (const Node* value = asked.find(key)) {
        const bool box = std::string_view(key) == "components" && !game.attachment_key.empty();
        json += "," + json_of_text(box ? game.attachment_key : std::string_view(key)) + ":" + asked.json(*value);
      }
    if (const Node* more = asked.find("head")) {
      const auto members = asked.members(*more);
      if (!members) return serving::msg::value_unusable({.key = verbatim("head")});
      for (const auto& [key, value] : *members) {
        json += "," + json_of_text(key) + ":" + value;
        begun = begun || keys_of(game).is(key, game.setup_key) || keys_of(game).is(key, "turns");
      }
    }
    if (!begun) json += "," + json_of_text(game.setup_key) + ":{}";
    json += "}";
    return {};
  }

  Message open(const ProgramRequest& asked, AnswerText& answer) {
    if (sessions_.size() >= most_open_sessions) return serving::msg::too_many_sessions({.most = most_open_sessions});
    std::string name = asked.text("session").value_or("");
    if (name.size() > longest_name) return serving::msg::value_unusable({.key = verbatim("session")});
    if (sessions_.contains(name)) return serving::msg::session_exists({.given = verbatim(name)});
    std::string json;
    Message wrong = asked.find("record") != nullptr ? record_of(asked, json, answer) : head_of(asked, json);
    if (!wrong.empty()) return wrong;
    if (json.size() > most_session_bytes) return serving::msg::record_too_long({.most = most_session_bytes});
    Session session(std::move(json), overrides_);
    const Judgement& judgement = session.judged().judgement;
    if (judgement.verdict == Verdict::unreadable) {
      put_findings(answer, session.judged().source, judgement, all_of(judgement));
      return serving::msg::record_unreadable();
    }
    while (name.empty() || sessions_.contains(name)) name = std::to_string(++last_name_);
    answer.put("session", name);
    put_session(answer, session);
    put_findings(answer, session.judged().source, judgement, all_of(judgement));
    sessions_.emplace(std::move(name), std::move(session));
    return {};
  }

  /// The session that a request names; null: what is wrong is in `wrong`.
  Session* session_of(const ProgramRequest& asked, Message& wrong) {
    const auto name = asked.text("session");
    if (!name) {
      wrong = serving::msg::request_lacks({.key = verbatim("session")});
      return nullptr;
    }
    const auto found = sessions_.find(*name);
    if (found == sessions_.end()) wrong = serving::msg::unknown_session({.given = verbatim(*name)});
    return found == sessions_.end() ? nullptr : &found->second;
  }

  static void put_findings(AnswerText& answer, const Source& source, const Judgement& judgement,
                           const std::vector<std::size_t>& which) {
    answer.put_json("findings", render_findings_json(source, judgement, which, answer.language()));
  }

  /// What is true of the whole session.
  static void put_session(AnswerText& answer, const Session& session) {
    const Judgement& judgement = session.judged().judgement;
    answer.put("game", session.game().name);
    answer.put("verdict", name(judgement.verdict));
    answer.put("finished", judgement.finished);
    answer.put("made", session.made());
  }

  Message close(const ProgramRequest& asked, AnswerText& answer) {
    Message wrong;
    if (session_of(asked, wrong) == nullptr) return wrong;
    sessions_.erase(*asked.text("session"));
    answer.put("open", sessions_.size());
    return {};
  }

  // -------------------------------------------------------------- plays

  /// A play as a request has it.
  struct Given {
    std::string phase, player, entry;
    bool has_player = false, begins = false;

    [[nodiscard]] Spot spot() const {
      return {.phase = phase,
              .player = has_player ? std::optional<std::string_view>(player) : std::nullopt,
              .begins = begins};
    }
  };

  static Message read_play(const ProgramRequest& asked, const Session& session, Given& given) {
    const Node* play = asked.find("play");
    if (play == nullptr) return serving::msg::request_lacks({.key = verbatim("play")});
    if (play->shape == Shape::scalar) {
      auto entry = json_of_words(play->text);
      if (!entry) return serving::msg::not_one_line();
      given.entry = *std::move(entry);
    } else {
      given.entry = asked.json(*play);
    }
    given.has_player = asked.find("player") != nullptr;
    given.player = asked.text("player").value_or("");
    if (given.has_player && given.player.empty()) return serving::msg::value_unusable({.key = verbatim("player")});
    given.begins = asked.flag("begins");
    if (asked.find("phase") == nullptr) return {};
    const std::string phase = asked.text("phase").value_or("");
    const auto phases = phases_of(session.game());
    if (std::ranges::find(phases, phase) == phases.end())
      return serving::msg::unknown_phase({.given = verbatim(phase), .known = known_words(phases, word_as_it_is)});
    given.phase = phase;
    return {};
  }

  /// Tries the play of a request, and writes what comes of it.
  Message try_play(const ProgramRequest& asked, AnswerText& answer, Session*& session, Given& given,
                   Session::Trial& trial) {
    Message wrong;
    session = session_of(asked, wrong);
    if (session == nullptr) return wrong;
    if (wrong = read_play(asked, *session, given); !wrong.empty()) return wrong;
    trial = session->tried(given.spot(), given.entry, overrides_);
    const Judgement& judgement = trial.judged.judgement;
    if (trial.refusal.empty()) answer.put("verdict", name(trial.verdict));
    if (trial.judged.game != nullptr) put_findings(answer, trial.judged.source, judgement, trial.fresh);
    if (trial.refusal.empty()) answer.put("record", name(judgement.verdict));
    return trial.refusal;
  }

  Message play(const ProgramRequest& asked, AnswerText& answer) {
    Session* session = nullptr;
    Given given;
    Session::Trial trial;
    if (Message wrong = try_play(asked, answer, session, given, trial); !wrong.empty()) return wrong;
    session->make(std::move(trial));
    answer.put("finished", session->judged().judgement.finished);
    answer.put("made", session->made());
    return {};
  }

  Message ask(const ProgramRequest& asked, AnswerText& answer) {
    Session* session = nullptr;
    Given given;
    Session::Trial trial;
    if (Message wrong = try_play(asked, answer, session, given, trial); !wrong.empty()) return wrong;
    if (!asked.flag("why")) return {};
    const auto words = asked.text("play");
    const PositionView view = words ? session->position(overrides_, *words) : PositionView{};
    const bool explained = view.why && view.why->legal && trial.verdict != Verdict::illegal;
    const Speaker says(view, answer.language());
    answer.put_word("because", explained ? says(view.why->because) : std::string());
    return {};
  }

  Message undo(const ProgramRequest& asked, AnswerText& answer) {
    Message wrong;
    Session* session = session_of(asked, wrong);
    if (session == nullptr) return wrong;
    std::uint32_t plays = 1;
    if (const Node* given = asked.find("plays"); given != nullptr) {
      const auto number = number_of(*given);
      if (!number) return serving::msg::value_unusable({.key = verbatim("plays")});
      plays = *number;
    }
    if (plays > session->made()) return serving::msg::nothing_to_undo();
    session->undo(plays, overrides_);
    put_session(answer, *session);
    return {};
  }

  Message legal(const ProgramRequest& asked, AnswerText& answer) {
    Message wrong;
    Session* session = session_of(asked, wrong);
    if (session == nullptr) return wrong;
    const Listed listed = session->listed(overrides_);
    if (!listed.refusal.empty() && listed.views.empty()) return listed.refusal;
    const PositionView& now = listed.views.front();
    const Speaker says(now, answer.language());
    put_when(answer, now);
    const std::string nothing = listed.plays.empty() && listed.open.empty() ? says(now.nothing) : std::string();
    answer.put_word("nothing", nothing);
    put_plays(answer, "plays", listed, listed.plays);
    put_plays(answer, "open", listed, listed.open);
    answer.put("gave_up", listed.gave_up);
    JsonText& remarks = answer.list("remarks");
    for (const PositionView& view : listed.views)
      for (const Message& remark : view.remarks) remarks.add(says(remark));
    remarks.close_list();
    return {};
  }

  static void put_when(AnswerText& answer, const PositionView& view) {
    answer.put("round", view.round);
    answer.put_word("phase", view.phase);
    const auto named = [&](Seat seat) { return seat.value < view.players.size() ? view.players[seat.value] : ""; };
    answer.put_word("player", view.seat ? named(*view.seat) : "");
    std::vector<std::string> others;
    for (const Seat seat : view.others) others.push_back(named(seat));
    answer.put("others", others);
  }

  static void put_plays(AnswerText& answer, std::string_view key, const Listed& listed,
                        const std::vector<Playable>& plays) {
    JsonText& json = answer.list(key);
    const Choice* last = nullptr;
    std::string price;
    for (const Playable& play : plays) {
      const PositionView& view = listed.views[play.view];
      const Choice& choice = view.choices[play.choice];
      if (last != &choice) price = render_choice_json(choice, view, answer.language());
      last = &choice;
      json.open_object();
      json.put("play", play.words);
      if (!play.phase.empty()) json.put("phase", play.phase);
      if (play.player) json.put("player", *play.player);
      if (play.begins) json.put("begins", true);
      json.put("legal", play.certain ? "yes" : "depends");
      answer.raw("," + price.substr(1));
    }
    json.close_list();
  }

  // -------------------------------------------------------------- the whole

  Message state(const ProgramRequest& asked, AnswerText& answer) {
    Message wrong;
    Session* session = session_of(asked, wrong);
    if (session == nullptr) return wrong;
    const PositionView view = session->position(overrides_, {});
    if (!view.complaint.empty()) return serving::msg::not_shown();
    put_session(answer, *session);
    answer.put_json("state", render_state_json(session->judged().source, session->game(), view, answer.language()));
    if (const auto values = state_json(view)) answer.put_json("values", *values);
    return {};
  }

  Message record(const ProgramRequest& asked, AnswerText& answer) {
    Message wrong;
    Session* session = session_of(asked, wrong);
    if (session == nullptr) return wrong;
    const std::string form = asked.text("form").value_or("yaml");
    if (form != "yaml" && form != "json") return serving::msg::value_unusable({.key = verbatim("form")});
    answer.put("record", form == "json" ? session->text() : session->as_yaml());
    return {};
  }

  /// The judgement of the record that a request has, or of its session, as `check` judges it.
  Message judged_whole(const ProgramRequest& asked, Refereed& into) {
    const Node* given = asked.find("record");
    if (given != nullptr) {
      const auto beside = asked.texts("beside");
      if (!beside) return serving::msg::value_unusable({.key = verbatim("beside")});
      into = judged(asked, *given, *beside);
      return {};
    }
    Message wrong;
    Session* session = session_of(asked, wrong);
    if (session == nullptr) return wrong;
    into = referee({.name = "session", .text = session->as_yaml()}, overrides_);
    return {};
  }

  Message score(const ProgramRequest& asked, AnswerText& answer) {
    Refereed refereed;
    if (Message wrong = judged_whole(asked, refereed); !wrong.empty()) return wrong;
    const Judgement& judgement = refereed.judgement;
    answer.put("verdict", name(judgement.verdict));
    answer.put("claims", name(judgement.claims));
    answer.put("finished", judgement.finished);
    answer.put_json("standings", render_standings_json(refereed.source(), judgement, answer.language()));
    return {};
  }

  Message judge(const ProgramRequest& asked, AnswerText& answer) {
    Refereed refereed;
    if (Message wrong = judged_whole(asked, refereed); !wrong.empty()) return wrong;
    answer.put_json("report", render_json(refereed.source(), refereed.judgement, answer.language()));
    return {};
  }

  // -------------------------------------------------------------- a record that is written by taps

  Message ask_recorder(const ProgramRequest& asked, AnswerText& answer) {
    const std::string kind = asked.text("do").value_or(""), name = asked.text("name").value_or("record");
    const Node* given = asked.find("choices");
    const std::string choices = given == nullptr ? std::string() : asked.json(*given);
    const std::string level = asked.text("level").value_or("");
    const auto beside = asked.texts("beside");
    if (!beside) return serving::msg::value_unusable({.key = verbatim("beside")});
    std::string record = asked.text("record").value_or("");
    if (kind != "begin" && asked.find("record") == nullptr) {
      Message wrong;
      const Session* session = session_of(asked, wrong);
      if (session == nullptr) return wrong;
      record = session->as_yaml();
    }
    RecorderQuestion question{.ask = kind,
                              .name = name,
                              .record = record,
                              .choices = choices,
                              .insert = asked.flag("insert"),
                              .board = asked.flag("board"),
                              .level = level,
                              .language = answer.language(),
                              .overrides = overrides_};
    for (const auto& [document, text] : *beside) question.beside.insert_or_assign(document, text);
    if (const Node* at = asked.find("at"); at != nullptr) {
      const auto number = number_of(*at);
      if (!number) return serving::msg::value_unusable({.key = verbatim("at")});
      question.at = *number;
    }
    answer.put_json("answer", recorder_.answer(question));
    return {};
  }

  Overrides overrides_;
  Language language_;
  RecorderAnswers recorder_;
  std::map<std::string, Session, std::less<>> sessions_;
  std::size_t last_name_ = 0;
};

Server::Server(Overrides overrides, Language language)
    : state_(std::make_unique<State>(std::move(overrides), language)) {}

Server::~Server() = default;

std::string Server::answer(std::string_view request) {
  try {
    return state_->answer(request);
  } catch (const std::bad_alloc&) {
    return std::string(no_memory_answer);
  }
}

}  // namespace elfref
