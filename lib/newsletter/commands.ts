import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { queueMail } from "@/lib/outbox/commands";
import { isGenuine, type LinkToken } from "@/lib/paths/mailed-link";
import { ASK_AGAIN_AFTER_MS, CONFIRM_WITHIN_MS, NEWSLETTER_CONSENT_VERSION } from "./rules";
import type { ExportQuery } from "./schema";

/** Mails at most once a day. A confirmed address gets no mail, which the caller cannot notice. */
export async function requestSubscription(email: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.newsletterSubscriber.createMany({
      data: { email, consentVersion: NEWSLETTER_CONSENT_VERSION },
      skipDuplicates: true,
    });
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { email, status: { not: "confirmed" } },
      data: { status: "pending", requestedAt: new Date(), confirmedAt: null },
    });
    if (count === 0) return;
    const kind = "newsletter-confirmation";
    const today = { gt: new Date(Date.now() - ASK_AGAIN_AFTER_MS) };
    if (await tx.outboxMail.findFirst({ where: { kind, to: email, createdAt: today } })) return;
    const { id } = await tx.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
    const fact = `${id}:${randomUUID()}`;
    await queueMail(tx, kind, { fact, to: email, props: { subscriberId: id } });
  });
}

/** False for a forged link. Safe to repeat. */
export async function confirmSubscription(link: LinkToken): Promise<boolean> {
  if (!isGenuine("newsletter-confirm", link)) return false;
  const id = link.tokenId;
  return db.$transaction(async (tx) => {
    const confirmedAt = new Date();
    const consentVersion = NEWSLETTER_CONSENT_VERSION;
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { id, status: "pending" },
      data: { status: "confirmed", confirmedAt, consentVersion, unsubscribedAt: null },
    });
    const subscriber = await tx.newsletterSubscriber.findUnique({ where: { id } });
    if (subscriber && count === 1) {
      await queueMail(tx, "newsletter-welcome", {
        fact: `${id}:${confirmedAt.toISOString()}`,
        to: subscriber.email,
        props: { subscriberId: id },
      });
    }
    return subscriber?.status === "confirmed";
  });
}

/** False for a forged link. */
export async function endSubscription(link: LinkToken): Promise<boolean> {
  if (!isGenuine("newsletter-unsubscribe", link)) return false;
  await db.$transaction(async (tx) => {
    const [left] = await tx.newsletterSubscriber.updateManyAndReturn({
      where: { id: link.tokenId, status: { not: "unsubscribed" } },
      data: { status: "unsubscribed", unsubscribedAt: new Date() },
    });
    if (!left) return;
    // As the privacy policy promises, only the address is kept after leaving, so that it gets no more mail.
    const kind = { in: ["newsletter-confirmation", "newsletter-welcome"] };
    await tx.outboxMail.deleteMany({ where: { kind, to: left.email } });
  });
  return true;
}

/** Job: deletes unconfirmed requests. An address that had unsubscribed before stays so, to get no more mail. */
export async function forgetUnconfirmed(): Promise<string> {
  const tooOld = { lt: new Date(Date.now() - CONFIRM_WITHIN_MS) };
  const unconfirmed = { status: "pending", requestedAt: tooOld } as const;
  const forgetSome = (most: number) =>
    db.$transaction(async (tx) => {
      const rows = await tx.newsletterSubscriber.findMany({
        where: unconfirmed,
        orderBy: { requestedAt: "asc" },
        take: most,
        select: { email: true },
      });
      const addresses = { in: rows.map(({ email }) => email) };
      await tx.outboxMail.deleteMany({
        where: { kind: "newsletter-confirmation", to: addresses, createdAt: tooOld },
      });
      const where = { ...unconfirmed, email: addresses };
      await tx.newsletterSubscriber.deleteMany({ where: { ...where, unsubscribedAt: null } });
      await tx.newsletterSubscriber.updateMany({ where, data: { status: "unsubscribed" } });
      return rows.length;
    });
  return `${await untilNoneIsLeft(forgetSome)} unconfirmed addresses forgotten`;
}

export async function eraseSubscriber(actor: string, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const erased = await tx.newsletterSubscriber.findUnique({ where: { id } });
    if (!erased) throw notFoundRefusal("This subscriber");
    await tx.newsletterSubscriber.delete({ where: { id } });
    await tx.outboxMail.deleteMany({
      where: { to: erased.email, kind: { startsWith: "newsletter-" } },
    });
    await recordAudit(tx, { actor, action: "subscriber.erase", subject: `subscriber:${id}` });
  });
}

export async function recordExport(actor: string, after: ExportQuery): Promise<void> {
  await recordAudit(db, { actor, action: "newsletter.export", subject: "newsletter", after });
}
