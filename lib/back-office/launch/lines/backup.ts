import { type Line, sentences } from "@/lib/back-office/launch/line";
import { findProof } from "@/lib/proofs/queries";
import { formatMoment } from "@/lib/text/dates";
import { DAY_MS } from "@/lib/text/durations";

/** Tolerates one missed night. Restores may be rare, since they take work. */
const FRESH_DAYS = { backup: 2, restore: 100 };

export const backup: Line = {
  name: "backup",
  title: "A backup every night",
  why: "A broken disk takes the shop with it: the orders, your films, who may learn.",
  findGaps: () => findOld("backup", "on the server, run: sudo /opt/coach/deploy/online backup"),
};

export const restore: Line = {
  name: "restore",
  title: "A backup restored, to try it",
  why: "A backup that nobody has restored may not be one.",
  findGaps: () =>
    findOld("restore", "on the server, run: sudo /opt/coach/deploy/online try-restore"),
};

async function findOld(name: keyof typeof FRESH_DAYS, cure: string): Promise<string[]> {
  return judgeAge(name, (await findProof(name))?.provenAt ?? null, cure, new Date());
}

export function judgeAge(
  name: keyof typeof FRESH_DAYS,
  at: Date | null,
  cure: string,
  now: Date,
): string[] {
  if (!at) return [`There has been none yet: ${cure}.`];
  const isOld = now.getTime() - at.getTime() > FRESH_DAYS[name] * DAY_MS;
  return sentences([isOld, `The last one was on ${formatMoment(at)}: ${cure}.`]);
}
