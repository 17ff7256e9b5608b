// Files, streams and hostile input: nothing that was typed is lost, nothing is waited for in vain, and memory that runs
// out is told.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "testing/wanted.h"
#include "tools/command.h"

namespace elfref::testing::files_test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Runs lines of shell in an empty folder.
Outcome in_folder(const std::string& lines) {
  return run("top=$PWD; d=$(mktemp -d) && cd $d && { " + lines + "; }; code=$?; cd /; rm -r $d; exit $code");
}

/// A record of Elfenland that begins; `echo pass` is a line for it.
std::string record(const std::string& name) {
  return "printf 'edition: rio-grande-1998\\nplayers: [Anna, Boris]\\n' >" + name + "; ";
}

// ---------------------------------------------------------------- packed

TEST(PackedArchive, SaysWhatThePlainOneSays) {
  const std::string made =
      "elfref convert $top/records/elfenland/sessions/three-players-full.yaml >one; "
      "for i in $(seq 3000); do cat one; done >a.ndjson; zstd -q -19 a.ndjson; gzip -k9 a.ndjson; ";
  const Outcome outcome =
      in_folder(made + "for f in a.ndjson a.ndjson.zst a.ndjson.gz; do elfref check --summary $f | tail -n 1; done");
  const std::string line = "3000 records: 3000 legal; claims: 3000 confirmed\n";
  EXPECT_EQ(outcome.output, line + line + line);
}

TEST(PackedArchive, OfManySmallRecordsIsReadInOneGo) {
  const Outcome outcome = in_folder("yes '{\"players\":[\"A\",\"B\"]}' | head -n 100000 >a.ndjson; gzip -k9 a.ndjson; "
                                    "elfref check --summary --format json a.ndjson >plain; "
                                    "elfref check --summary --format json a.ndjson.gz | cmp - plain && echo alike");
  EXPECT_EQ(outcome.output, "alike\n");
}

constexpr const char* bomb = R"(python3 -c '
import struct, sys
out = b"\x28\xb5\x2f\xfd" + bytes([0, 7 << 3])
for i in range(16000):
    out += struct.pack("<I", (i == 15999) | 2 | (1 << 20))[:3] + b"x"
sys.stdout.buffer.write(out)' >b.yaml.zst; )";

constexpr const char* most_kilobytes = R"(python3 -c '
import resource, subprocess, sys
done = subprocess.run(sys.argv[1:], capture_output=True)
print(done.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < (700_000 if )" "$sanitized"
                                       R"( else 100_000))' )";

TEST(PackedArchive, ThatUnpacksToFarTooMuchTakesLittleMemory) {
  const std::string sanitized = ELFREF_SANITIZED ? "True" : "False";
  std::string measured = most_kilobytes;
  measured.replace(measured.find("$sanitized"), 10, sanitized);
  EXPECT_EQ(in_folder(bomb + measured + "elfref check b.yaml.zst").output, "2 True\n");
}

// ---------------------------------------------------------------- what is written

TEST(RecordFile, KeepsItsModeAndItsLink) {
  const Outcome outcome = in_folder(record("a.yaml") + "chmod 640 a.yaml; ln -s a.yaml l.yaml; "
                                    "echo 'Anna: pass' | elfref record l.yaml && stat -c %a a.yaml; "
                                    "test -L l.yaml && tail -n 1 a.yaml; ls -A");
  EXPECT_EQ(outcome.output, "640\n  - Anna: pass\na.yaml\nl.yaml\n");
}

TEST(RecordFile, IsMadeWhereALinkLeads) {
  EXPECT_EQ(in_folder("mkdir f; ln -s f/new.yaml l.yaml; echo 'Anna, Boris' | elfref record l.yaml; cat f/new.yaml").output,
            "players: [Anna, Boris]\n");
}

TEST(RecordFile, TouchesNoOtherFile) {
  const Outcome outcome = in_folder(record("c.yaml") + "echo precious >c.yaml.new; echo 'Anna: pass' | elfref record "
                                    "c.yaml; cat c.yaml.new");
  EXPECT_EQ(outcome.output, "precious\n");
}

TEST(RecordFile, ThatMayNotBeReplacedIsRefusedBeforeAnythingIsTyped) {
  const std::string go_on = "echo 'Anna: pass' | elfref record a.yaml 2>&1";
  const auto refused = [&](const std::string& how) { return in_folder(record("a.yaml") + how + "; " + go_on); };
  EXPECT_EQ(refused("chmod 444 a.yaml").output, "elfref: cannot write 'a.yaml': it is read-only\n");
  EXPECT_EQ(refused("ln a.yaml b.yaml").output,
            "elfref: cannot write 'a.yaml': it has a second name (a hard link), which would keep the old text\n");
  EXPECT_EQ(in_folder("echo 'Anna, Boris' | elfref record nowhere/a.yaml 2>&1").output,
            "elfref: cannot write 'nowhere/a.yaml': its folder does not exist\n");
  EXPECT_EQ(in_folder("mkdir a.yaml; " + go_on).output, "elfref: cannot write 'a.yaml': Is a directory\n");
  EXPECT_EQ(refused("gzip a.yaml; mv a.yaml.gz a.yaml").output, "elfref: 'a.yaml' is packed: unpack it first\n");
  EXPECT_EQ(refused("ln a.yaml b.yaml").exit, 2);
}

TEST(RecordFile, ThatSomebodyElseWroteMeanwhileStaysAndTheRecordGoesOnBeside) {
  const Outcome outcome = in_folder(
      record("a.yaml") + "mkfifo p; elfref record a.yaml <p 2>said & exec 3>p; echo 'Anna: pass' >&3; "
      "until grep -q Anna: a.yaml; do sleep 0.01; done; echo '# by an editor' >>a.yaml; "
      "echo 'Boris: pass' >&3; echo 'note: at night' >&3; exec 3>&-; wait $!; echo exit $?; cat said a.yaml; echo; "
      "tail -n 3 a.typed.yaml");
  EXPECT_EQ(outcome.output,
            "exit 2\n"
            "elfref: 'a.yaml' changed meanwhile, and was not written. The whole record continues in 'a.typed.yaml'\n"
            "elfref: compare the two with 'elfref diff', and keep what is right\n"
            "edition: rio-grande-1998\nplayers: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: pass\n# by an editor\n\n"
            "  - Anna: pass\n  - Boris: pass\n  - note: at night\n");
}

TEST(RecordFile, LosesNothingWhenTheProgramIsKilled) {
  const std::string times = std::to_string(wanted("ELFREF_KILLED", 12, 200));
  const std::string seed = std::to_string(seed_wanted("ELFREF_SEED", 7));
  EXPECT_EQ(run("python3 tests/tools/recorders killed " + times + " " + seed + " 2>&1").output,
            "killed " + times + " times\n");
}

TEST(RecordFile, OfTwoRecordersLosesNothing) {
  const std::string times = std::to_string(wanted("ELFREF_RECORDERS", 4, 20));
  EXPECT_THAT(run("python3 tests/tools/recorders two " + times + " 2>&1").output,
              StartsWith("two at a time, " + times + " times: "));
}

TEST(RecordFile, LosesNothingWhenTheDiskIsFull) {
  if (ELFREF_SANITIZED) GTEST_SKIP() << "the library of the sanitizer has to be the first";
  EXPECT_THAT(run("python3 tests/tools/recorders full " FAILING_CALLS " 2>&1").output, StartsWith("full "));
}

TEST(PageFile, IsTheOldOneOrTheNewOne) {
  const Outcome outcome = in_folder(record("a.yaml") + "echo old >p.html; (ulimit -f 8; elfref replay a.yaml --html p.html"
                                    " 2>&1); echo exit $?; cat p.html; ls -A");
  EXPECT_EQ(outcome.output, "elfref: cannot write 'p.html': File too large\nexit 2\nold\na.yaml\np.html\n");
}

TEST(PageFile, IsNeverARecord) {
  const auto refused = [&](const std::string& line) { return in_folder(record("a.yaml") + "cp a.yaml a; " + line); };
  for (const char* name : {"b.yaml", "b.yml", "b.json", "b.ndjson", "b.yaml.gz"}) {
    const std::string replay = std::string("elfref replay a.yaml --html ") + name + " 2>&1";
    EXPECT_EQ(refused(replay).output,
              "elfref: '" + std::string(name) + "' is named like a record: name another file for the page\n");
    EXPECT_EQ(refused(replay).exit, 2);
  }
  for (const char* line : {"elfref replay a --html a", "elfref replay - --html a <a",
                           "ln -s a l; elfref replay a --html l",
                           "ln a l; elfref replay a --html l"})
    EXPECT_THAT(refused(std::string(line) + " 2>&1; cat a").output,
                AllOf(HasSubstr("is the record: name another file"), HasSubstr("players: [Anna, Boris]\n")));
}

TEST(PageFile, MayBeADevice) {
  const Outcome outcome = in_folder(record("a.yaml") + "elfref replay a.yaml --html /dev/stdout | head -c 9; "
                                    "elfref replay a.yaml --html /dev/null");
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_THAT(outcome.output, StartsWith("<!doctype"));
}

// ---------------------------------------------------------------- streams and memory

TEST(ClosedStreams, AreNotWaitedFor) {
  for (const char* command : {"check", "score", "convert", "replay"}) {
    const Outcome outcome = run(std::string("timeout 20 elfref ") + command + " - <&- 2>&1");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(outcome.output, "elfref: cannot read '-': Bad file descriptor\n");
  }
  EXPECT_EQ(run("elfref --version >&- 2>/dev/null").exit, 2);
  EXPECT_EQ(in_folder(record("a.yaml") + "elfref check a.yaml 2>&- >/dev/null").exit, 0);
}

TEST(ClosedStreams, AreNotTakenByTheFilesThatAreWritten) {
  const Outcome outcome =
      in_folder(record("a.yaml") + "elfref replay a.yaml --html p.html >&- 2>&-; head -c 9 p.html; tail -n 1 p.html");
  EXPECT_THAT(outcome.output, AllOf(StartsWith("<!doctype"), EndsWith("</html>\n")));
}

TEST(Components, ThatAreNoFileAreNotWaitedFor) {
  const Outcome outcome = in_folder(
      "mkfifo box.yaml; printf 'game: elven-rage\\ncomponents: box.yaml\\nplayers: [Anna, Boris]\\n' >a.yaml; "
      "timeout 20 elfref check a.yaml a.yaml --jobs 2");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, HasSubstr("a.yaml:2:13: error: "));
}

TEST(Memory, ThatRunsOutIsToldAndOtherRecordsAreJudged) {
  if (ELFREF_SANITIZED) GTEST_SKIP() << "a sanitizer takes more than there is";
  const std::string large = "{ printf 'players: [Anna, Boris]\\nrounds:\\n'; for i in $(seq 4000); do echo '- plan:'; "
                            "for j in 1 2 3 4 5 6 7 8 9; do echo '  - Anna: pass'; echo '  - Boris: pass'; done; done; } "
                            ">large.yaml; ";
  // What it takes to be loaded depends on the system.
  const std::string least = "least=8000; until (ulimit -v $least; elfref --version) >/dev/null 2>&1; do "
                            "least=$((least + 500)); done; ";
  const std::string limited = "(ulimit -v $v; elfref check --summary a.yaml large.yaml a.yaml 2>&1; echo exit $?)";
  const Outcome outcome =
      in_folder(record("a.yaml") + large + least + "for more in 500 2000 5000 10000 16000 24000; do " +
                "v=$((least + more)); " + limited + "; done");
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("out of memory"), HasSubstr("exit 2\n"), Not(HasSubstr("exit 134"))));
  EXPECT_THAT(outcome.output, HasSubstr("a.yaml: legal: no plays, unfinished\nelfref: "));
}

TEST(LanguageMessages, ThatAreNestedTooDeepAreRefusedAtLittleCost) {
  const Outcome outcome = run(
      "python3 -c \"import sys; n = 60 << 20; sys.stdout.write('Content-Length: %d\\r\\n\\r\\n' % n + '[' * n)\" | "
      "elfref lsp");
  EXPECT_THAT(outcome.output, HasSubstr("nested too deep"));
  EXPECT_THAT(run("python3 -c \"m = '[' + '[],' * 9000000 + '[]]'; print('Content-Length: %d\\r\\n\\r\\n%s' % (len(m), m), "
                  "end='')\" | elfref lsp")
                  .output,
              HasSubstr("too many values"));
}

// ---------------------------------------------------------------- names

TEST(Names, OfAnyKindAreReadByPatchAndGit) {
  // Since 2.8 patch refuses a name with a line end.
  const bool patch_takes_line_ends = run("patch --version").output.starts_with("GNU patch 2.7");
  for (const std::string name : {"a.yaml", "a b.yaml", " a.yaml", "a\\012b.yaml", "a\\011b.yaml", "a\\042b.yaml",
                                 "a\\134b.yaml", "\\303\\274.yaml"}) {
    SCOPED_TRACE(name);
    const bool by_git = name.find("012") != std::string::npos && !patch_takes_line_ends;
    const Outcome outcome =
        in_folder("n=$(printf '" + name + "x'); n=${n%x}; " +
                  "cp $top/tests/elfenland/mistakes/05-ninth-counter-of-a-kind.yaml \"$n\"; " +
                  "elfref check --fix \"$n\" >p 2>/dev/null; git apply -p0 --check p && " +
                  (by_git ? "git apply -p0" : "patch -s") + " <p; " +
                  "elfref check --fix \"$n\" 2>/dev/null; find . -type f -printf x");
    EXPECT_EQ(outcome.output, "xx");
  }
}

TEST(Names, AreNoCommandsOfAWorkflow) {
  const Outcome outcome = in_folder(
      "printf 'players: [\"##[error]pwned\", Boris]\\nrounds: []\\nwinner: \"##[error]pwned\"\\n' >::error::pwn.yaml; "
      "elfref check --format github ::error::pwn.yaml");
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("\nverdict: ::error::pwn.yaml: "), Not(HasSubstr("##["))));
  EXPECT_THAT(run("GITHUB_ACTIONS=true elfref check --format github '##[error]no.yaml' 2>&1").output,
              Not(HasSubstr("##[")));
}

}  // namespace
}  // namespace elfref::testing::files_test
