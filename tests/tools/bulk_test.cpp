// Many records: judged at once, packed, of which only some are wanted, and told in the forms of others.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tools/command.h"

namespace elfref::testing::bulk_test {
namespace {

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::Eq;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Lines of shell with a folder of their own, in `$d`.
Outcome in_folder(const std::string& lines) {
  return run("d=$(mktemp -d) && { " + lines + "; } 2>&1; s=$?; rm -r $d; exit $s");
}

/// Some legal sessions and some with a breach, as JSON Lines in `$d/all.ndjson`.
const std::string sessions =
    "{ elfref generate --games 24 --seed 4 --players 2 --format ndjson;"
    "  elfref generate --games 8 --seed 5 --players 2 --break any --format ndjson; } >$d/all.ndjson; ";

TEST(Jobs, PrintTheSameBytesHoweverMany) {
  for (const std::string form : {"--format text", "--format json", "--format ndjson", "--format sarif", "--summary"}) {
    SCOPED_TRACE(form);
    const Outcome outcome = in_folder(
        sessions + "for n in 1 2 5; do elfref check --jobs $n " + form +
        " $d/all.ndjson tests/faults/bad-number.yaml nothing-there records/elfenland/sessions/*.yaml >$d/$n 2>&1; "
        "echo $?; done; cmp $d/1 $d/2 && cmp $d/1 $d/5 && wc -l <$d/1");
    EXPECT_THAT(outcome.output, StartsWith("2\n2\n2\n"));
    EXPECT_EQ(outcome.exit, 0) << outcome.output;
    EXPECT_GT(std::stoi(outcome.output.substr(6)), 1);
  }
}

TEST(QuickWay, IsCountedWhereSomebodyWantsToKnow) {
  const std::string counted = " 2>&1 >/dev/null | grep 'quick way'";
  const std::string whole =
      "elfref generate --games 20 --seed 3 --format ndjson | elfref check --verbose --input ndjson -";
  EXPECT_THAT(in_folder(whole + counted).output, AnyOf(HasSubstr("20 of 20 "), HasSubstr("19 of 20 ")));
  EXPECT_THAT(in_folder("elfref generate --games 20 --seed 3 | elfref check --verbose -" + counted).output,
              AnyOf(HasSubstr(" 20 of 20 "), HasSubstr(" 19 of 20 ")));
  EXPECT_THAT(in_folder("elfref generate --game master-elf --games 20 | elfref check --verbose -" + counted).output,
              HasSubstr(" 0 of 20 "));
}

TEST(QuickWay, ReadersOfYamlAreCounted) {
  const std::string counted = " 2>&1 >/dev/null | grep 'quick reader'";
  for (const std::string game : {"elfenland", "elven-rage", "master-elf"})
    EXPECT_THAT(in_folder("elfref generate --games 9 --game " + game + " | elfref check --verbose -" + counted).output,
                HasSubstr(" 9 of 9 records in YAML were read by the quick reader"));
  const std::string line =
      in_folder("elfref check --verbose records/*/sessions/*.yaml" + counted + " | sed 's/.*] //'").output;
  int plain = 0, records = 0;
  ASSERT_EQ(std::sscanf(line.c_str(), "%d of %d", &plain, &records), 2) << line;
  EXPECT_GE(plain * 100, records * 97);
  EXPECT_THAT(in_folder("printf 'players: |\\n  Anna\\n' | elfref check --verbose -" + counted).output,
              HasSubstr(" 0 of 1 records in YAML"));
  EXPECT_EQ(in_folder("elfref generate --format ndjson | elfref check --verbose --input ndjson -" + counted).output,
            "");
}

/// Of what is generated in full detail, at least 97 in a hundred.
TEST(QuickWay, IsGoneByNearlyAll) {
  const std::string line =
      in_folder(
          "elfref generate --games 1000 --seed 5 --format ndjson | elfref check --verbose --input ndjson - 2>&1 "
          ">/dev/null | grep 'quick way' | sed 's/.*] //'")
          .output;
  ASSERT_THAT(line, HasSubstr(" of 1000 records were judged the quick way"));
  EXPECT_GE(std::stoi(line), 970);
}

/// Of what people wrote down in full detail every session, in whichever language: with lists of cards, with remarks,
/// with a play that was taken back.
TEST(QuickWay, IsGoneByAllSessionsOfFullDetail) {
  const Outcome outcome = in_folder(
      "for file in records/elfenland/sessions/*-full.yaml; do elfref convert $file >>$d/all.ndjson; done; "
      "wc -l <$d/all.ndjson; elfref check --verbose $d/all.ndjson 2>&1 >/dev/null | grep 'quick way' | sed 's/.*] //'");
  int records = 0, quick = 0, of = 0;
  ASSERT_EQ(std::sscanf(outcome.output.c_str(), "%d\n%d of %d", &records, &quick, &of), 3) << outcome.output;
  EXPECT_GE(records, 7);
  EXPECT_EQ(quick, records);
  EXPECT_EQ(of, records);
}

TEST(Jobs, AreAWholeNumberFromOne) {
  for (const std::string number : {"0", "-1", "513", "two", "2x", ""})
    EXPECT_THAT(run("elfref check --jobs '" + number + "' x 2>&1").output, StartsWith("elfref: --jobs takes a number"));
}

TEST(Jobs, EndQuietlyWhenNobodyReadsOn) {
  const Outcome outcome =
      in_folder(sessions +
                "for n in 1 2 3 4; do cat $d/all.ndjson; done >$d/more.ndjson; { timeout 60 "
                "elfref check --jobs 3 --format ndjson $d/more.ndjson; echo $? >$d/exit; } | head -c 10; cat $d/exit");
  EXPECT_THAT(outcome.output, AnyOf(Eq("{\"elfref\":1\n"), Eq("{\"elfref\":2\n"), Eq("{\"elfref\":141\n")));
}

TEST(Packed, RecordsAreJudgedAsPlainOnes) {
  const std::string names = " | sed 's/all.ndjson[.a-z]*/all/g; s/<stdin>/all/g'";
  for (const std::string pack : {"gzip -c", "zstd -q -c"}) {
    SCOPED_TRACE(pack);
    const std::string end = pack.starts_with("g") ? ".gz" : ".zst";
    // Two packed pieces behind each other are one text.
    const Outcome outcome =
        in_folder(sessions + "cd $d; { head -n 9 all.ndjson | " + pack + "; tail -n +10 all.ndjson | " + pack +
                  "; } >all.ndjson" + end + "; elfref check --format ndjson all.ndjson" + names +
                  " >a; elfref check --format ndjson all.ndjson" + end + names +
                  " >b; elfref check --format ndjson --input ndjson - <all.ndjson" + end + names +
                  " >c; cmp a b && cmp a c && wc -l <a");
    EXPECT_EQ(outcome.output, "32\n");
  }
}

TEST(Packed, CutOffOrDamagedIsSaidAndWhatCameBeforeIsJudged) {
  for (const std::string end : {"gz", "zst"}) {
    const std::string pack = end == "gz" ? "gzip -c" : "zstd -q -c";
    // Two pieces behind each other, of which the second is cut off.
    const Outcome outcome = in_folder(sessions + "{ head -n 20 $d/all.ndjson | " + pack + "; " + pack +
                                      " $d/all.ndjson | head -c 900; } >$d/x.ndjson." + end +
                                      "; elfref check --summary $d/x.ndjson." + end);
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.output, HasSubstr(": its packed data is cut off\n"));
    EXPECT_THAT(outcome.output, EndsWith("; 1 file not read\n"));
    EXPECT_THAT(outcome.output, HasSubstr("(record 1): legal"));
  }
  const Outcome damaged =
      in_folder("printf '\\037\\213\\010\\000nonsense, and more of it' >$d/x.yaml; elfref check $d/x.yaml");
  EXPECT_EQ(damaged.exit, 2);
  EXPECT_THAT(damaged.output, HasSubstr(": its gzip data is damaged: "));
}

TEST(Only, SaysWhatOneRuleFound) {
  const std::string files = " records/elfenland/disputes/*.yaml";
  const auto reports = run("elfref check --format ndjson --only pay-for-the-obstacle" + files + " 2>/dev/null").output;
  std::set<std::string> rules, verdicts;
  for (std::size_t begin = 0; begin < reports.size(); begin = reports.find('\n', begin) + 1) {
    const auto report = nlohmann::json::parse(reports.substr(begin, reports.find('\n', begin) - begin));
    verdicts.insert(report["verdict"]);
    if (report["verdict"] == "unreadable") continue;
    EXPECT_FALSE(report["findings"].empty());
    for (const auto& finding : report["findings"]) rules.insert(finding["rule"]);
  }
  EXPECT_EQ(rules, std::set<std::string>{"pay-for-the-obstacle"});
  EXPECT_TRUE(verdicts.contains("illegal"));
  EXPECT_FALSE(verdicts.contains("legal"));
}

TEST(Only, TakesACodeAndKeepsTheSuggestionsOfItsFindings) {
  const std::string file = " records/elfenland/disputes/obstacle-paid-too-little.yaml";
  const auto all = nlohmann::json::parse(run("elfref check --format ndjson --suggest" + file).output);
  std::string rule;
  for (const auto& suggestion : all["suggestions"]) rule = all["findings"][suggestion["finding"].get<int>()]["rule"];
  ASSERT_FALSE(rule.empty());
  const auto one = nlohmann::json::parse(run("elfref check --format ndjson --suggest --only " + rule + file).output);
  ASSERT_FALSE(one["suggestions"].empty());
  for (const auto& suggestion : one["suggestions"])
    EXPECT_EQ(one["findings"][suggestion["finding"].get<int>()]["rule"], rule);
}

TEST(FailFast, StopsBehindTheFirstRecordThatIsNotClean) {
  const std::string good = " records/elfenland/sessions/three-players-full.yaml";
  const std::string bad = " records/elfenland/disputes/obstacle-paid-too-little.yaml";
  const Outcome outcome = run("elfref check --fail-fast --summary" + good + bad + good + " nothing-there 2>&1");
  EXPECT_EQ(outcome.exit, 1);
  EXPECT_THAT(outcome.output, HasSubstr("\n2 records: 1 legal, 1 illegal; "));
  EXPECT_THAT(run("elfref check --fail-fast --summary" + good + good).output, HasSubstr("\n2 records: 2 legal"));
}

TEST(FailFast, WaitsForNothingMore) {
  const Outcome outcome = in_folder(
      "mkfifo $d/more; exec 3<>$d/more; echo '{\"players\": 7}' >&3; "
      "timeout 30 elfref check --jobs 2 --fail-fast --input ndjson - <$d/more");
  EXPECT_EQ(outcome.exit, 2) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr("unreadable"));
}

TEST(Sarif, HasARuleForEachResultAndPlacesThatAreThere) {
  const Outcome outcome =
      run("elfref check --suggest --format sarif records/elfenland/disputes/*.yaml tests/faults/*.yaml "
          "records/elfenland/sessions/three-players-full.yaml");
  const auto file = nlohmann::json::parse(outcome.output);
  EXPECT_EQ(file["version"], "2.1.0");
  const auto& all = file["runs"][0];
  std::set<std::string> rules;
  for (const auto& rule : all["tool"]["driver"]["rules"]) rules.insert(rule["id"]);
  int fixes = 0, ruled = 0, related = 0;
  for (const auto& result : all["results"]) {
    EXPECT_TRUE(rules.contains(result["ruleId"])) << result["ruleId"];
    const auto& region = result["locations"][0]["physicalLocation"]["region"];
    EXPECT_GE(region["startLine"], 1);
    EXPECT_TRUE(region.contains("endLine") || region["endColumn"] >= region["startColumn"]) << region;
    const auto& says = result["properties"]["says"];
    EXPECT_FALSE(says["message"].is_null()) << result;
    EXPECT_EQ(says["related"].size(), result.contains("relatedLocations") ? result["relatedLocations"].size() : 0);
    fixes += result.contains("fixes") ? 1 : 0;
    ruled += result.contains("suppressions") ? 1 : 0;
    related += result.contains("relatedLocations") ? 1 : 0;
  }
  EXPECT_GT(fixes, 0);
  EXPECT_GT(ruled, 0);
  EXPECT_GT(related, 0);
  EXPECT_EQ(all["invocations"][0]["executionSuccessful"], true);
}

TEST(Sarif, OfNothingAndOfMissingFilesIsSarif) {
  const auto clean = nlohmann::json::parse(run("echo 'players: [Anna, Boris]' | elfref check --format sarif -").output);
  EXPECT_TRUE(clean["runs"][0]["results"].empty());
  const auto missing = nlohmann::json::parse(run("elfref check --format sarif 'no thing' 2>/dev/null").output);
  EXPECT_EQ(missing["runs"][0]["invocations"][0]["executionSuccessful"], false);
  const auto odd = nlohmann::json::parse(
      in_folder("cp tests/faults/bad-number.yaml \"$d/a b%.yaml\"; cd $d; elfref check --format sarif 'a b%.yaml'")
          .output);
  const auto& place = odd["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "a%20b%25.yaml");
}

/// Of no file all can be read: one is not there, one is a folder, and one is a packed archive that ends too soon.
Outcome check_unread(const std::string& form) {
  return in_folder(
      "elfref generate --games 3 --seed 4 --players 2 --format ndjson | gzip -n >$d/whole; mkdir $d/folder; "
      "head -c -9 $d/whole >$d/cut; cd $d; elfref check --input ndjson --format " + form +
      " nothing folder cut 2>complaints; echo \"exit $?\"; cat complaints");
}

TEST(Unread, FilesAreComplainedAbout) {
  const Outcome outcome = check_unread("text");
  EXPECT_THAT(outcome.output, HasSubstr("\nexit 2\nelfref: cannot read 'nothing': No such file or directory\n"
                                        "elfref: cannot read 'folder': it is a folder: name its files, as in "
                                        "folder/*.yaml\nelfref: cannot read 'cut': "));
  EXPECT_THAT(outcome.output, Not(HasSubstr("cannot-read")));
}

TEST(Unread, FilesHaveAReportEachAmongTheOthers) {
  const std::string output = check_unread("ndjson").output;
  std::istringstream lines(output);
  std::vector<std::string> found;
  for (std::string line; std::getline(lines, line) && line.starts_with('{');) {
    const auto report = nlohmann::json::parse(line);
    found.push_back(report["file"].get<std::string>() + " " + report["document"].dump() + " " +
                    report["verdict"].get<std::string>());
    if (report["verdict"] != "unreadable") continue;
    EXPECT_EQ(report["findings"][0]["rule"], "cannot-read");
    EXPECT_THAT(report["findings"][0]["message"].get<std::string>(), StartsWith("the file cannot be read: "));
  }
  EXPECT_THAT(found, ElementsAre("nothing 1 unreadable", "folder 1 unreadable", "cut 1 legal", "cut 2 legal",
                                 "cut 3 legal", "cut 4 unreadable"));
}

TEST(Unread, FilesAreResultsOfSarif) {
  const std::string output = check_unread("sarif").output;
  const auto run_of_it = nlohmann::json::parse(output.substr(0, output.find("\nexit ")))["runs"][0];
  EXPECT_EQ(run_of_it["invocations"][0]["executionSuccessful"], false);
  std::vector<std::string> found;
  for (const auto& result : run_of_it["results"]) {
    if (result["ruleId"] != "cannot-read") continue;
    EXPECT_EQ(result["level"], "error");
    found.push_back(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]);
  }
  EXPECT_THAT(found, ElementsAre("nothing", "folder", "cut"));
}

TEST(Unread, FilesAreCasesOfJunitInError) {
  const std::string output = check_unread("junit").output;
  EXPECT_THAT(output, HasSubstr("<testsuite name=\"nothing\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n"
                                "<testcase name=\"nothing\" classname=\"elfref\" time=\"0\">\n"
                                "<error message=\"nothing: unreadable: 1 error\" type=\"unreadable\">nothing:1:1: "
                                "error: the file cannot be read: No such file or directory [cannot-read]\n"));
  EXPECT_THAT(output, HasSubstr("</testsuites>\nexit 2\n"));
}

TEST(Unread, FilesAreErrorsOfAWorkflow) {
  EXPECT_THAT(check_unread("github").output,
              StartsWith("::error file=nothing,line=1,col=1,endColumn=1,title=cannot-read::the file cannot be read: No "
                         "such file or directory\nverdict: nothing: unreadable: 1 error\n::error file=folder,line=1,"));
}

TEST(Unread, FilesAreAnEntryOfNothingElse) {
  const std::string summary = run("elfref check --summary --format json nosuchfile 2>/dev/null").output;
  EXPECT_EQ(nlohmann::json::parse(summary)["summary"]["records"], 0);
  EXPECT_EQ(nlohmann::json::parse(summary)["summary"]["files_not_read"], 1);
  EXPECT_EQ(run("elfref check --fix nosuchfile 2>/dev/null").output, "");
  EXPECT_EQ(run("elfref check --fail-fast --format ndjson nosuchfile nosuchfile 2>&1 | wc -l").output, "2\n");
}

TEST(Github, EscapesWhatSeparates) {
  const Outcome outcome =
      in_folder("printf 'players: [\"%%:,\"]\\n' >$d/a,b:c.yaml; cd $d; elfref check --format github a,b:c.yaml");
  EXPECT_THAT(outcome.output, StartsWith("::error file=a%2Cb%3Ac.yaml,line=1,col="));
  EXPECT_THAT(outcome.output, Not(HasSubstr("\n= ")));
}

TEST(Junit, IsWellFormedAndCounts) {
  const Outcome outcome = in_folder(
      "elfref check --format junit tests/faults/*.yaml records/elfenland/disputes/*.yaml "
      "records/elfenland/sessions/three-players-full.yaml >$d/x.xml; cat >$d/x.py <<'END'\n"
      "import sys, xml.etree.ElementTree as tree\n"
      "suites = tree.parse(sys.argv[1]).getroot().findall('testsuite')\n"
      "for kind, count in (('failure', 'failures'), ('error', 'errors')):\n"
      "    told = sum(int(suite.get(count)) for suite in suites)\n"
      "    there = sum(1 for suite in suites for _ in suite.iter(kind))\n"
      "    print(kind, told == there, there > 10)\n"
      "print(len(suites) > 100, all(len(suite.findall('testcase')) == 1 for suite in suites))\n"
      "END\npython3 $d/x.py $d/x.xml");
  EXPECT_EQ(outcome.output, "failure True True\nerror True True\nTrue True\n");
}

TEST(ForOthers, GoWithNoSummaryAndNoWhatIf) {
  for (const std::string form : {"sarif", "github", "junit"})
    for (const std::string other : {"--summary", "--what-if 3=pass"})
      EXPECT_EQ(run("elfref check --format " + form + " " + other + " x 2>&1").output,
                "elfref: --summary and --what-if work with --format text, json and ndjson\n");
}

TEST(Progress, IsOneLineOfATerminalThatGoesAway) {
  const std::string record = R"(echo '{"players": ["Anna", "Boris"]}')";
  const std::string stream = "{ " + record + "; sleep 1.5; " + record + "; } | elfref check --input ndjson -";
  const auto shown = [&](const std::string& line) {
    const std::string lines = "cat >$d/lines <<'END'\nexec 2>&1\n" + line + "\nEND\n";
    return in_folder(lines + "python3 tests/tools/on_terminal 80 bash $d/lines").output;
  };
  EXPECT_THAT(shown(stream + " >/dev/null"), AllOf(HasSubstr("\r2 records, "), EndsWith("\r\x1B[K")));
  EXPECT_THAT(shown(stream), Not(HasSubstr(" a second"))) << "results go there";
  EXPECT_THAT(shown(stream + " --verbose >/dev/null"), Not(HasSubstr(" a second")));
}

TEST(Only, IsARuleOrAFault) {
  const Outcome outcome = run("elfref check --only take-turn x 2>&1");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, StartsWith("elfref: --only takes the id or code of a rule or a fault, but none is called "));
  EXPECT_EQ(run("elfref check --only bad-number tests/faults/bad-number.yaml").exit, 2);
}

}  // namespace
}  // namespace elfref::testing::bulk_test
