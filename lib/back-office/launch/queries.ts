import { listProofs, type Proof } from "@/lib/proofs/queries";
import { formatMoment } from "@/lib/text/dates";
import type { LaunchLine, Line } from "./line";
import { lines } from "./list";

export async function readLaunch(): Promise<LaunchLine[]> {
  const proofs = await listProofs();
  return Promise.all(lines.map((line) => readLine(line, proofs.get(line.name))));
}

async function readLine(line: Line, last: Proof | undefined): Promise<LaunchLine> {
  const { name, title, why, place, proof, findGaps } = line;
  const gaps = (await findGaps?.()) ?? [];
  const isUnproven = proof !== undefined && !last?.provenAt && !(await proof.isNeedless?.());
  return {
    ...{ name, title, why, place, gaps },
    isDone: gaps.length === 0 && !isUnproven,
    tried: last ? `${formatMoment(last.triedAt)}: ${last.words ?? "done"}` : null,
    button: proof?.button ?? null,
    before: proof?.before ?? null,
  };
}
