import { eventually } from "../support/eventually";
import { cardProvider, mailbox, site } from "../support/world";
import { closeGate, type Moment } from "./database-gate";
import { letLocksGoStale } from "./time";

/** Kills the process without warning, then skips the minute after which others take over its jobs. */
export async function killAndStartAgain(meanwhile = async () => {}): Promise<void> {
  await site.kill();
  await meanwhile();
  await cardProvider.recover();
  await mailbox.recover();
  await letLocksGoStale();
  await site.start();
}

/** Kills the site once there is evidence of how far it has got. */
export async function killAfter(what: string, hasCome: () => Promise<boolean>): Promise<void> {
  await eventually(what, hasCome);
  await killAndStartAgain();
}

/** Kills the site when a transaction caused by `work` reaches this moment. */
export async function killAt(
  moment: Moment,
  work: () => Promise<unknown>,
  isDue = async () => true,
): Promise<void> {
  const gate = await closeGate(moment);
  try {
    unanswered(work());
    await gate.reached();
    await eventually("the moment", isDue);
    await killAndStartAgain(gate.open);
  } finally {
    await gate.open();
  }
}

/** A request that the killed site leaves unanswered is no failure. */
export function unanswered(work: Promise<unknown>): void {
  work.catch(() => {});
}
