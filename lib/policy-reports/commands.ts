import { countEpisodes, raiseAlert } from "@/lib/alerts/commands";
import { policyViolated } from "@/lib/alerts/kinds/policy-violated";
import { db, type Transaction, transact } from "@/lib/db";
import { DAY_MS } from "@/lib/text/durations";
import type { PolicyReport } from "./schema";

/** Anybody can send invented reports, so the table's size is limited. */
const MOST_KINDS = 100;
const OTHERS = { directive: "others", blocked: "others" };

const KEPT_DAYS = 90;

/** Directives whose violations could read a card; a refused picture or font cannot. */
const READS_CARDS = /^(?:script-src|connect-src|frame-src|form-action|base-uri|others)/;

export async function countReports(reports: PolicyReport[]): Promise<void> {
  for (const report of reports) await transact((tx) => countReport(tx, report));
}

async function countReport(tx: Transaction, report: PolicyReport): Promise<void> {
  const isKnown = (await tx.policyReport.count({ where: report })) > 0;
  const isRoom = isKnown || (await tx.policyReport.count()) < MOST_KINDS;
  const kind = isRoom ? report : OTHERS;
  const { count } = await tx.policyReport.upsert({
    where: { directive_blocked: kind },
    create: { ...kind, count: 1 },
    update: { count: { increment: 1 }, lastAt: new Date() },
  });
  if (count > 1 || !READS_CARDS.test(kind.directive)) return;
  await raiseAlert(tx, policyViolated, {
    ...kind,
    episode: await countEpisodes(tx, policyViolated),
  });
}

export async function forgetReports(): Promise<string> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  const { count } = await db.policyReport.deleteMany({ where: { lastAt: { lt: before } } });
  return `${count} old policy reports forgotten`;
}
