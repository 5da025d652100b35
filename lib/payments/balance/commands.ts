import { countEpisodes, raiseAlert, settleAlerts } from "@/lib/alerts/commands";
import { feesUnread } from "@/lib/alerts/kinds/fees-unread";
import { payoutMismatch } from "@/lib/alerts/kinds/payout-mismatch";
import { db, transact } from "@/lib/db";
import { isLiveMode } from "@/lib/key-mode";
import { logger } from "@/lib/logger";
import { listBalanceTransactions, listPayouts } from "@/lib/payments/stripe-balance";
import { isKeyRefused } from "@/lib/payments/stripe-client";
import { DAY_MS } from "@/lib/text/durations";

/** A transaction may appear days after its payment. */
const OVERLAP_MS = 3 * DAY_MS;
/** A payout's state changes for days: on its way, paid, or refused by the bank. */
const PAYOUT_CHANGES_MS = 30 * DAY_MS;

const BATCH = 100;

/** Does not fail the sweep that calls it: no buyer waits for fees. */
export async function followBalance(): Promise<void> {
  const begun = new Date();
  try {
    const since = await findBeginning();
    if (!since) return;
    await storeTransactions(new Date(since.getTime() - OVERLAP_MS));
    await storePayouts(new Date(since.getTime() - PAYOUT_CHANGES_MS));
    await noteReached(begun);
  } catch (error) {
    logger.warn({ err: error }, "fees and payouts could not be read");
    if (isKeyRefused(error)) await alertOfMissingPermission(error.message);
  }
}

/** At first the time of the first payment; null before any was made. */
async function findBeginning(): Promise<Date | null> {
  const sweep = await db.sweep.findUnique({ where: { livemode: isLiveMode } });
  if (sweep?.balanceReachedAt) return sweep.balanceReachedAt;
  const first = await db.order.findFirst({
    where: { isTest: !isLiveMode, status: "paid" },
    orderBy: { number: "asc" },
    select: { createdAt: true },
  });
  return first?.createdAt ?? null;
}

/** Rows never change, except that their payout becomes known later. */
async function storeTransactions(since: Date): Promise<void> {
  let rows = [];
  for await (const row of listBalanceTransactions({ since })) {
    rows.push({ ...row, livemode: isLiveMode });
    if (rows.length < BATCH) continue;
    await db.balanceTransaction.createMany({ data: rows, skipDuplicates: true });
    rows = [];
  }
  await db.balanceTransaction.createMany({ data: rows, skipDuplicates: true });
}

async function storePayouts(since: Date): Promise<void> {
  for await (const { isReconciled, ...payout } of listPayouts(since)) {
    const { id, status, arrivesAt } = payout;
    const { summedPence } = await db.payout.upsert({
      where: { id },
      create: payout,
      update: { status, arrivesAt },
    });
    if (isReconciled && summedPence === null) await storeMembers(payout);
  }
}

type PaidOut = { id: string; amountPence: number };

async function storeMembers({ id: payoutId, amountPence }: PaidOut): Promise<void> {
  const rows = await Array.fromAsync(listBalanceTransactions({ payout: payoutId }));
  await transact(async (tx) => {
    const data = rows.map((row) => ({ ...row, livemode: isLiveMode }));
    await tx.balanceTransaction.createMany({ data, skipDuplicates: true });
    const ids = rows.map(({ id }) => id);
    await tx.balanceTransaction.updateMany({ where: { id: { in: ids } }, data: { payoutId } });
    // The list includes the payout's own transaction.
    const members = rows.filter(({ sourceId }) => sourceId !== payoutId);
    const summedPence = members.reduce((sum, { netPence }) => sum + netPence, 0);
    await tx.payout.update({ where: { id: payoutId }, data: { summedPence } });
    if (summedPence !== amountPence) {
      await raiseAlert(tx, payoutMismatch, { id: payoutId, amountPence, summedPence });
    }
  });
}

async function noteReached(balanceReachedAt: Date): Promise<void> {
  await transact(async (tx) => {
    await settleAlerts(tx, [feesUnread]);
    await tx.sweep.update({ where: { livemode: isLiveMode }, data: { balanceReachedAt } });
  });
}

/** Raises one alert until the permission is given. */
async function alertOfMissingPermission(words: string): Promise<void> {
  await transact(async (tx) => {
    const episode = await countEpisodes(tx, feesUnread);
    await raiseAlert(tx, feesUnread, { words, episode });
  });
}
