// What somebody writes who has the package: it has to compile as it stands, and what is marked must not.
import { check, checkAll, compare, documentsOf, generate, load, moves, Refused, replay, score } from "elfref";
import type { Comparison, How, Position, RecordReport, Replays } from "elfref";

const how: How = { name: "game.yaml", lang: "ru", edition: "russian", options: { "lake-cost": 1, caravan: "any" } };

export async function use(record: string, bytes: Uint8Array): Promise<string[]> {
  await load();
  const report: RecordReport = await check(record, { ...how, deductions: true, suggest: true });
  const all: RecordReport[] = await checkAll(bytes);
  const scored = await score(record, { documents: { "box.yaml": bytes } });
  const compared: Comparison = await compare(record, { editions: ["italian"] });
  const position: Position = await moves(record, { at: 17, all: true });
  const replays: Replays = await replay(record);
  const names: string[] = await documentsOf(record);
  const records: string[] = await generate({ game: "master-elf", seed: 7n, games: 2, detail: "public" });
  const said = report.findings.map((found) => `${found.rule} ${found.line}:${found.column} ${found.advice ?? ""}`);
  const verdict: "legal" | "possible" | "illegal" | "unreadable" = report.verdict;
  for (const { round } of report.findings) if (round !== null) said.push(`${round + 1}`);
  // @ts-expect-error a finding may have no round
  said.push(`${report.findings[0]!.round.toFixed()}`);
  // @ts-expect-error there is no such verdict
  if (verdict === "guilty") said.push("guilty");
  // @ts-expect-error there is no such language
  await check(record, { lang: "tlh" });
  // @ts-expect-error a record is text
  await check(7);
  // @ts-expect-error there is no such game
  await generate({ game: "chess" });
  said.push(...all.map(({ in_words }) => in_words), ...(scored.rounds ?? []).map((one) => `${one.round}`));
  said.push(`${compared.agree}`, position.phase, `${position.moves.length}`, replays.elfref, ...names, ...records);
  try {
    await check(record, { edition: "klingon" });
  } catch (error) {
    if (error instanceof Refused) said.push(error.message);
  }
  return said;
}
