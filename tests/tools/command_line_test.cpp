#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <string>

#include "tools/command.h"

namespace elfref::testing::command_line_test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

/// Standard error alone.
Outcome complaints(const std::string& line) {
  return run("{ " + line + "; } 2>&1 >/dev/null");
}

/// The most memory that any program run so far has taken.
long most_kilobytes_taken() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return usage.ru_maxrss;
}

constexpr const char* record = R"(printf 'game: elfenland\nplayers: [Anna, Boris]\nrounds: []\n')";
constexpr const char* faulty = R"(printf 'players: [Anna, Boris]\nrouns: []\n')";

TEST(Usage, ComplainsInTwoLinesAndExitsWith2) {
  for (const char* line : {"elfref chek x", "elfref --foo", "elfref check", "elfref check --fromat json x",
                           "elfref check --format xml x", "elfref check --option caravan x", "elfref rules x",
                           "elfref check --option", "elfref check --color sometimes x", "elfref check --strict=3 x"}) {
    SCOPED_TRACE(line);
    const Outcome outcome = complaints(line);
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.output, StartsWith("elfref: "));
    EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 2);
    EXPECT_THAT(run("{ " + std::string(line) + "; } 2>/dev/null").output, IsEmpty());
  }
}

TEST(Usage, OffersTheNearestCommandAndOption) {
  EXPECT_THAT(complaints("elfref chek x").output, HasSubstr("did you mean 'check'?"));
  EXPECT_THAT(complaints("elfref check --fromat=json x").output, HasSubstr("did you mean '--format'?"));
  EXPECT_THAT(complaints("elfref README.md CMakeLists.txt; elfref CMakeLists.txt").output,
              HasSubstr("did you mean 'elfref check CMakeLists.txt'?"));
}

TEST(Usage, RefusesAnUnknownEditionAndOption) {
  for (const char* line : {"elfref check --edition nothing -", "elfref score --option nothing=1 -",
                           "elfref check --option caravan=nothing -"}) {
    SCOPED_TRACE(line);
    const Outcome outcome = complaints(std::string(record) + " | " + line);
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.output, HasSubstr("noth"));
  }
}

TEST(Usage, RefusesAValueByTheGameThatHasTheOption) {
  EXPECT_THAT(run("elfref check --option swap-in-place=perhaps - 2>&1").output, HasSubstr("'swap-in-place': no or yes"));
  EXPECT_THAT(run("elfref check --option caravan=perhaps - 2>&1").output, HasSubstr("only-if-unable"));
}

/// Whatever is typed comes back without what a terminal obeys: ESC, an 8-bit CSI, a mark that turns the direction.
TEST(Usage, EchoesNothingThatATerminalObeys) {
  const std::string record_file = "records/elfenland/disputes/obstacle-paid-too-little.yaml";
  const std::string odd = "$'\\e[31mfoo\\u009b31m\\u202e\\u200f\\x7f'";
  for (const std::string& line : std::vector<std::string>{
           "ODD", "ODD x", "--ODD", "check ODD", "check --ODD x", "check --edition ODD FILE", "check --option ODD FILE",
           "check --option ODD=1 FILE", "check --option caravan=ODD FILE", "check --format ODD FILE",
           "check --input ODD FILE",
           "check --what-if ODD FILE", "check --what-if 17=ODD FILE", "check --cite ODD FILE", "check --verbose ODD",
           "score --edition ODD FILE", "compare --edition ODD FILE", "compare --option ODD=1 FILE", "compare ODD",
           "diff --edition ODD FILE FILE", "diff --option ODD=1 FILE FILE", "diff ODD ODD", "moves --at ODD FILE",
           "moves --at 17 --why ODD FILE", "moves --edition ODD FILE", "moves ODD", "count --at ODD --depth 1 FILE",
           "count --depth ODD FILE", "report --at ODD FILE", "report FILE -o ODD", "report ODD -o x.html", "rules ODD",
           "replay --at ODD FILE", "replay --record ODD FILE", "replay --step ODD FILE", "replay ODD",
           "rules --format ODD", "explain ODD", "convert ODD", "convert --to ODD FILE", "generate --seed ODD",
           "generate --break ODD", "generate --edition ODD", "board ODD", "board --price ODD", "board --game ODD",
           "board --at ODD FILE", "board -o ODD", "completion ODD", "manual ODD"}) {
    std::string command = "LC_ALL=C.UTF-8 elfref " + line;
    for (const auto& [name, value] : {std::pair("ODD", odd), std::pair("FILE", record_file)})
      for (std::size_t at = command.find(name); at != std::string::npos; at = command.find(name, at + value.size()))
        command.replace(at, std::string(name).size(), value);
    SCOPED_TRACE(command);
    const Outcome outcome = run("{ LC_ALL=C.UTF-8 bash -c \"" + command + "\"; } 2>&1 >/dev/null");
    EXPECT_NE(outcome.exit, 0);
    EXPECT_THAT(outcome.output, StartsWith("elfref: "));
    for (const char* obeyed : {"\x1b", "\u009b", "\u202e", "\u200f", "\x7f"})
      EXPECT_THAT(outcome.output, Not(HasSubstr(obeyed)));
  }
}

TEST(Usage, HelpAndVersionExitWith0) {
  for (const char* line : {"elfref --help", "elfref check --help", "elfref score -h", "elfref rules --help"}) {
    const Outcome outcome = run(line);
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.output, HasSubstr("Usage: elfref"));
  }
  const std::string commit = "commit unknown|[0-9a-f]{12}, [0-9]{4}-[0-9]{2}-[0-9]{2}(, with changes)?";
  EXPECT_THAT(run("elfref --version").output,
              MatchesRegex("elfref [0-9]+[.][0-9]+[.][0-9]+ [(](" + commit + ")(, not a release)?[)]\n"));
}

TEST(Files, ThatCannotBeReadAreSaidAndTheOthersJudged) {
  EXPECT_EQ(complaints("elfref check nosuchfile").output,
            "elfref: cannot read 'nosuchfile': No such file or directory\n");
  EXPECT_EQ(complaints("elfref check tests").output, "elfref: cannot read 'tests': it is a folder: name its files, as in tests/*.yaml\n");
  const Outcome outcome = run(std::string(record) + " | elfref check nosuchfile - tests 2>/dev/null");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, StartsWith("<stdin>: legal: "));
}

TEST(Files, OfSeveralRecordsTheHighestExitCodeWins) {
  EXPECT_EQ(run(std::string(record) + " | elfref check -").exit, 0);
  const Outcome outcome = run(std::string("{ ") + record + "; echo ---; " + faulty + "; echo ---; " + record +
                              "; echo ---; } | elfref check -");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, AllOf(StartsWith("<stdin> (record 1): legal"), HasSubstr("\n<stdin>:6:1: error: "),
                                    HasSubstr("\n<stdin> (record 3): legal")));
}

TEST(Files, WithoutContentAreNoRecord) {
  EXPECT_EQ(run("elfref check - </dev/null").exit, 2);
  EXPECT_EQ(run("printf '# nothing\\n---\\n\\n' | elfref check -").exit, 2);
  EXPECT_EQ(
      run(std::string("{ echo '# one'; echo ---; ") + record + "; echo ---; echo '# end'; } | elfref check -").exit, 0);
}

TEST(Files, MayBeginWithAByteOrderMark) {
  EXPECT_EQ(run(std::string("{ printf '\\357\\273\\277'; ") + record + "; } | elfref check -").exit, 0);
}

TEST(Files, AreCutWhereverTheReadsEnd) {
  const std::string slowly =
      "{ printf 'players: [Anna, Boris]\\nrounds: []\\n-'; sleep 0.1; printf -- '-'; sleep 0.1; "
      "printf -- '-'; sleep 0.1; printf '\\nplayers: [Anna, Boris]\\nrounds: []\\n'; }";
  EXPECT_THAT(run(slowly + " | elfref check -").output, HasSubstr("<stdin> (record 2): legal"));
}

TEST(Files, TooLargeAreSaidAndWhatFollowsIsJudged) {
  const Outcome outcome =
      run("{ echo 'a: 1'; head -c 17000000 /dev/zero | tr '\\0' '#'; printf '\\n---\\nplayers: [Anna, Boris]\\nrouns: "
          "1\\n'; } "
          "| elfref check -");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("[too-large]"), HasSubstr("\n<stdin>:5:1: error: unknown key 'rouns'")));
}

TEST(Files, WithMoreErrorsThanAreToldSaySo) {
  const std::string faults = "{ echo 'players: [Anna, Boris]'; seq -f 'k%g: 1' 50000; }";
  const Outcome outcome = run(faults + " | elfref check -");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("\n<stdin>:202:1: error: a record has more than 200 errors [too-large]\n"),
                                    EndsWith("<stdin>: unreadable: 200 errors, and the rest was not read\n")));
  EXPECT_THAT(run(faults + " | elfref check --format json -").output,
              HasSubstr("\"in_words\":\"200 errors, and the rest was not read\""));
  EXPECT_THAT(run("{ echo 'players: [Anna, Boris]'; seq -f 'k%g: 1' 200; } | elfref check -").output,
              EndsWith("<stdin>: unreadable: 200 errors\n"));
}

TEST(Files, WithMoreFaultsOfFormThanAreToldSaySo) {
  EXPECT_THAT(run("{ echo 'players: [Anna, Boris]'; yes 'k: 1' | head -n 60; } | elfref check -").output,
              HasSubstr(": error: a record has more than 50 errors [too-large]\n"));
}

TEST(Files, OfMoreNotesThanAnyTableWritesAreRefusedAtLittleCost) {
  const std::string yaml =
      "{ printf 'players: [Anna, Boris]\nrounds:\n- plan:\n'; yes '  - note: hello' | head -n 1000000; }";
  const Outcome outcome = run(yaml + " | elfref check -");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, HasSubstr(": error: a record has more than 600000 keys and values [too-large]\n"));
  const std::string json =
      "{ printf '{\"players\":[\"Anna\",\"Boris\"],\"rounds\":[{\"plan\":['; yes '{\"note\":\"hi\"},' | "
      "head -n 700000; printf '{}]}]}'; }";
  EXPECT_THAT(run(json + " | elfref check --input json -").output, HasSubstr("more than 600000 keys and values"));
}

TEST(Files, WithoutEndAreGivenUp) {
  const Outcome outcome = run("elfref check /dev/zero 2>&1");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_LT(most_kilobytes_taken(), 700'000);  // under a sanitizer; otherwise a tenth of it
  EXPECT_THAT(outcome.output, EndsWith("elfref: cannot read '/dev/zero': a document without end\n"));
}

TEST(Files, OfOneRecordHaveNoNumber) {
  const std::string file = file_of_this_test("alone.yaml");
  for (const char* end :
       {"", "echo ---;", "echo ---; echo; echo '# the end';", "echo ---; yes '#' | head -c 200000;"}) {
    SCOPED_TRACE(end);
    const Outcome outcome =
        run(std::string("{ ") + record + "; " + end + " } > " + file + "; elfref check " + file + "; rm " + file);
    const bool alone = std::string(end).find("yes") == std::string::npos;  // nobody looks as far as that
    EXPECT_EQ(outcome.output.substr(0, outcome.output.find(": legal")), file + (alone ? "" : " (record 1)"));
  }
  EXPECT_THAT(run(std::string(record) + " | elfref check -").output, StartsWith("<stdin>: legal"));
}

/// What the program writes to somebody who begins a second record only when something was said of the first one.
std::string conversation(const std::string& first, const std::string& second, const std::string& arguments) {
  return run("f=$(mktemp -u) && mkfifo $f && { { " + first + "; exec 3<$f; timeout 20 head -c 1 <&3 >&2 && " + second +
             "; exec >&-; cat <&3 >&2; } | elfref check " + arguments + " - >$f; } 2>&1; rm $f")
      .output;
}

TEST(Files, AreJudgedAsTheyCome) {
  const std::string line = R"(printf '{"players": ["Anna", "Boris"]}\n')";
  const std::string yaml = conversation(std::string(record) + "; echo ---", record, "");
  EXPECT_THAT(yaml, AllOf(StartsWith("<stdin> (record 1): legal"), HasSubstr("\n<stdin> (record 2): legal")));
  const std::string lines = conversation(line, line, "--input ndjson");
  EXPECT_THAT(lines, AllOf(StartsWith("<stdin> (record 1): legal"), HasSubstr("\n<stdin> (record 2): legal")));
  const std::string reports = conversation(line, line, "--input ndjson --format ndjson");
  EXPECT_EQ(std::ranges::count(reports, '\n'), 2) << reports;
}

// What is printed of many records

TEST(Score, OfSeveralRecordsNamesEachAboveItsTable) {
  const std::string sheets = "records/elfenland/rulebook/it-ex5-town-card.yaml";
  const std::string session = "records/elfenland/sessions/three-players-full.yaml";
  EXPECT_THAT(run("elfref score " + session).output, StartsWith("place  player"));
  const std::string two = run("elfref score " + session + " " + session).output;
  EXPECT_THAT(two, StartsWith(session + "\nplace  player"));
  EXPECT_THAT(two, HasSubstr("claims confirmed\n\n" + session + "\nplace  player"));
  const std::string several = run("elfref score " + sheets).output;
  EXPECT_THAT(several, StartsWith(sheets + " (record 1)\nplace  player"));
  EXPECT_THAT(several, HasSubstr("\n\n" + sheets + " (record 2)\nplace  player"));
}

TEST(Score, IsCsvWithOneHeading) {
  const std::string files =
      "records/elfenland/sessions/three-players-*.yaml records/elfenland/rulebook/it-ex5-town-card.yaml";
  const std::string out = run("elfref score --format csv nosuchfile " + files + " 2>/dev/null").output;
  EXPECT_THAT(out,
              StartsWith("file,record,game,edition,verdict,claims,ended,player,place,won,towns,at,town,distance,score,"
                         "cards,place_min,"));
  EXPECT_EQ(out.find("file,record", 1), std::string::npos);
  EXPECT_EQ(std::ranges::count(out, '\n'), std::ranges::count(out, '\r'));
  EXPECT_THAT(
      out,
      HasSubstr("\r\nrecords/elfenland/rulebook/it-ex5-town-card.yaml,5,elfenland,rio-grande-1998,legal,refuted,"));
  EXPECT_EQ(run("elfref score --format csv nosuchfile 2>/dev/null").output, out.substr(0, out.find('\n') + 1));
  EXPECT_EQ(run(std::string(faulty) + " | elfref score --by-round --format csv -").exit, 2);
  EXPECT_EQ(run("elfref check --format csv x 2>/dev/null").exit, 2);
}

TEST(Summary, IsALineARecordAndTheTotals) {
  const std::string three = std::string("{ ") + record + "; echo ---; " + faulty + "; echo ---; " + record + "; }";
  const Outcome outcome = run(three + " | elfref check --summary - nosuchfile 2>/dev/null");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_EQ(outcome.output,
            "<stdin> (record 1): legal: no plays, unfinished\n"
            "<stdin> (record 2): unreadable: 1 error\n"
            "<stdin> (record 3): legal: no plays, unfinished\n"
            "3 records: 2 legal, 1 unreadable; claims: 3 none; 1 file not read\n");
  for (const char* format : {"json", "ndjson"})
    EXPECT_EQ(run(three + " | elfref check --summary - --format " + format).output,
              "{\"summary\":{\"records\":3,\"verdicts\":{\"legal\":2,\"possible\":0,\"illegal\":0,\"unreadable\":1},"
              "\"claims\":{\"none\":3,\"confirmed\":0,\"open\":0,\"refuted\":0},\"files_not_read\":0}}\n");
  EXPECT_EQ(run("elfref check --summary records/elfenland/disputes/obstacle-paid-too-little.yaml").exit, 1);
}

TEST(Summary, PrintsNothingElse) {
  for (const char* more : {"--fix", "--suggest", "--deductions", "--what-if 3="}) {
    const Outcome outcome = complaints(std::string(record) + " | elfref check --summary " + more + " -");
    EXPECT_EQ(outcome.exit, 2) << more;
    EXPECT_THAT(outcome.output, HasSubstr("--summary")) << more;
  }
}

// JSON

constexpr const char* one_record =
    R"({"players": ["Anna", "Boris"], "session": {"place": "a } \" ] b"}, "rounds": []})";

TEST(Replay, IsAboutOneRecordOrAll) {
  const std::string two = std::string("{ ") + record + "; echo ---; " + faulty + "; }";
  const Outcome all = run(two + " | elfref replay -");
  EXPECT_EQ(all.exit, 2);
  EXPECT_THAT(all.output, AllOf(StartsWith("<stdin> (record 1): "), HasSubstr("\n<stdin> (record 2): ")));
  EXPECT_THAT(all.output, HasSubstr("the record cannot be read"));
  const Outcome second = run(two + " | elfref replay --record 2 --format json -");
  EXPECT_EQ(second.exit, 2);
  EXPECT_THAT(second.output, AllOf(HasSubstr("\"document\":2"), Not(HasSubstr("\"document\":1"))));
  EXPECT_EQ(run(two + " | elfref replay --record 1 -").exit, 0);
  EXPECT_THAT(run(two + " | elfref replay --record 3 - 2>&1").output, HasSubstr("has no record 3"));
}

TEST(Replay, ShowsTheTableAtAPlace) {
  const std::string file = "records/elfenland/disputes/obstacle-paid-too-little.yaml";
  const std::string there = run("elfref replay --at 17 " + file).output;
  EXPECT_THAT(there, StartsWith(file + ":17:7: round 1, phase 5, travel, before 'Boris travels to Feodor: 2 dragons"));
  EXPECT_THAT(there, Not(HasSubstr("error:")));
  EXPECT_THAT(run("elfref replay --at 1:travel:Boris:2 --step 1 " + file).output, HasSubstr("but the price is 3"));
  EXPECT_THAT(run("elfref replay --at end " + file).output, HasSubstr("no further play is recorded"));
  for (const char* wrong : {"--step 2", "--at 17 --format json", "--at nowhere", "--at 1 --html page.html", "--at 2"}) {
    SCOPED_TRACE(wrong);
    const Outcome outcome = run(std::string("elfref replay ") + wrong + " " + file + " 2>&1 >/dev/null");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.output, StartsWith("elfref: "));
  }
}

TEST(JsonFiles, AreKnownByTheirNames) {
  const std::string line = one_record;
  for (const char* name : {"x.json", "x.ndjson", "x.jsonl"}) {
    const std::string file = file_of_this_test(name);
    const Outcome outcome = run("printf '%s\n' '" + line + "' > " + file + "; elfref check " + file + "; rm " + file);
    EXPECT_THAT(outcome.output, HasSubstr("legal: no plays")) << name;
  }
}

TEST(JsonFiles, HoldRecordsOverAnyLines) {
  const std::string spread = "{\n \"players\":\n [\"Anna\",\n \"Boris\"]\n}\n";
  const Outcome outcome = run("printf '%s\n\n%s %s' '" + spread + "' '" + spread + "' '" + std::string(one_record) +
                              "' | elfref check --input json --format ndjson -");
  EXPECT_EQ(std::ranges::count(outcome.output, '\n'), 3);
  EXPECT_EQ(outcome.exit, 0) << outcome.output;
}

TEST(JsonFiles, ThatAreYamlAreOneFault) {
  const Outcome outcome = run(std::string(record) + " | elfref check --input json -");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("<stdin>:1:1: error: invalid JSON"), Not(HasSubstr("(record 2)"))));
}

TEST(JsonLines, AreJudgedOneByOne) {
  const Outcome outcome = run("printf '\\357\\273\\277%s\\r\\n\\n{\\n%s' '" + std::string(one_record) + "' '" +
                              std::string(one_record) + "' | elfref check --input ndjson -");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output,
              AllOf(HasSubstr("<stdin> (record 1): legal"), HasSubstr("<stdin>:3:1: error: the text ends"),
                    HasSubstr("<stdin> (record 3): legal")));
}

TEST(JsonLines, TooLargeAreSaidAndWhatFollowsIsJudged) {
  for (const char* input : {"json", "ndjson"}) {
    SCOPED_TRACE(input);
    const Outcome outcome = run("{ printf '[\"'; head -c 60000000 /dev/zero | tr '\\0' 'x'; printf '\"]\\n%s\\n' '" +
                                std::string(one_record) + "'; } | elfref check --input " + input + " -");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.output, AllOf(HasSubstr("[too-large]"), HasSubstr("<stdin> (record 2): legal")));
  }
}

TEST(Output, IsJsonWhereThatIsWanted) {
  const std::string two = std::string("{ ") + record + "; echo ---; " + record + "; } | elfref check - --format ";
  EXPECT_THAT(run(two + "json").output, AllOf(StartsWith("{\"records\":[\n{\"elfref\":"), EndsWith("}\n]}\n")));
  EXPECT_THAT(run(two + "ndjson").output,
              AllOf(StartsWith("{\"elfref\":"), HasSubstr("}\n{\"elfref\":"), EndsWith("}\n")));
  EXPECT_EQ(run(std::string(record) + " | elfref check --format json --only bad-number -").output,
            "{\"records\":[\n\n]}\n");
}

TEST(Output, HasNoColourWithoutATerminal) {
  EXPECT_THAT(run("elfref rules").output, Not(HasSubstr("\x1B")));
  EXPECT_THAT(run("elfref rules --color always").output, HasSubstr("\x1B["));
  EXPECT_THAT(run("NO_COLOR=1 elfref rules --color always").output, HasSubstr("\x1B["));
}

TEST(Output, EndsQuietlyWhenNobodyReads) {
  EXPECT_THAT(complaints("elfref rules | true").output, IsEmpty());
  EXPECT_THAT(run("{ trap '' PIPE; elfref rules 2>&1 >&3 | cat; } 3>&1 | true").output, IsEmpty());
}

TEST(Output, ThatIsLostIsSaid) {
  const Outcome full = run("elfref rules 2>&1 >/dev/full");
  EXPECT_EQ(full.exit, 2);
  EXPECT_EQ(full.output, "elfref: cannot write the results: No space left on device\n");
  EXPECT_EQ(run("elfref rules 2>/dev/null >&-").exit, 2);
}

TEST(Verbose, GoesToStandardError) {
  const std::string line = std::string(record) + " | elfref check --verbose -";
  EXPECT_THAT(complaints(line).output, HasSubstr("reading -"));
  EXPECT_THAT(run(line + " 2>/dev/null").output, StartsWith("<stdin>: legal"));
}

}  // namespace
}  // namespace elfref::testing::command_line_test
