import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { countEpisodes, raiseAlert, settleAlerts } from "@/lib/alerts/commands";
import { upkeepAlerts } from "@/lib/alerts/kinds/upkeep";
import { transact } from "@/lib/db";
import { env } from "@/lib/env";
import { tryStore } from "@/lib/media/try-store";
import { findProof } from "@/lib/proofs/queries";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { DAY_MS, HOUR_MS } from "@/lib/text/durations";
import { readCertificateEnd } from "./certificate";
import { judgeCheckout, readCheckout } from "./checkout-page";

const FREE_SHARE = 0.1;
const BACKUP_HOURS = 36;
const CERTIFICATE_DAYS = 14;

/** Job: mails each trouble once, however long it lasts, and again when it returns. */
export async function watchServer(): Promise<string> {
  const troubles = {
    disk: await findFullDisk(),
    backup: await findOldBackup(),
    certificate: await findEndingCertificate(),
    checkout: await findChangedCheckout(),
    store: await findBrokenStore(),
  };
  for (const [name, detail] of Object.entries(troubles)) {
    await follow(upkeepAlerts[name as keyof typeof troubles], detail);
  }
  return Object.values(troubles).filter(Boolean).join(" ") || "nothing to report";
}

async function follow(alert: (typeof upkeepAlerts)["disk"], detail: string | null): Promise<void> {
  await transact(async (tx) => {
    if (!detail) return settleAlerts(tx, [alert]);
    await raiseAlert(tx, alert, { detail, episode: await countEpisodes(tx, alert) });
  });
}

async function findFullDisk(): Promise<string | null> {
  return judgeDisk(await statfs(env.MEDIA_DIR ?? tmpdir()));
}

export function judgeDisk({ bavail, blocks }: { bavail: number; blocks: number }): string | null {
  if (bavail >= blocks * FREE_SHARE) return null;
  return `Only ${Math.floor((bavail / blocks) * 100)} % of the disk is free.`;
}

/** Ignores that there has been none yet, which the launch list shows. */
async function findOldBackup(): Promise<string | null> {
  return judgeBackup((await findProof("backup"))?.provenAt ?? null, new Date());
}

export function judgeBackup(at: Date | null, now: Date): string | null {
  if (!at || now.getTime() - at.getTime() < BACKUP_HOURS * HOUR_MS) return null;
  return `The last backup was made on ${formatMoment(at)}.`;
}

/** Ignores a failed connection: some servers cannot reach their own public address. */
async function findEndingCertificate(): Promise<string | null> {
  if (!env.NEXTAUTH_URL.startsWith("https:")) return null;
  const end = await readCertificateEnd();
  return end instanceof Date ? judgeEnd(end, new Date()) : null;
}

/** PCI DSS 11.6.1 requires this for a page with an embedded card form: docs/checkout-scripts.md. */
async function findChangedCheckout(): Promise<string | null> {
  if (env.SANDBOX === "on") return null;
  const page = await readCheckout();
  return page && judgeCheckout(page, env.NEXTAUTH_URL);
}

/** A full disk, an expired key or an unreachable bucket: films stay black. */
async function findBrokenStore(): Promise<string | null> {
  const { works, words } = await tryStore();
  return works ? null : words;
}

export function judgeEnd(end: Date, now: Date): string | null {
  if (end.getTime() - now.getTime() > CERTIFICATE_DAYS * DAY_MS) return null;
  return `The site’s certificate ends on ${formatDate(end)}.`;
}
