import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import {
  confirmSubscription,
  endSubscription,
  eraseSubscriber,
  forgetUnconfirmed,
  recordExport,
  requestSubscription,
} from "@/lib/newsletter/commands";
import { findSubscriber, readSubscribers } from "@/lib/newsletter/queries";
import { NEWSLETTER_CONSENT_VERSION } from "@/lib/newsletter/rules";
import { exportQuery } from "@/lib/newsletter/schema";
import { atOnce, COACH, daysAgo, expectRefused, newUser, readOwnRows } from "../support/builders";
import { mailedLink } from "../support/mailed-link";
import { countQueued, deliver } from "../support/outbox";
import { recordStatements } from "../support/query-plans";
import { newAddress } from "../support/samples";

let email: string;
beforeEach(() => {
  email = newAddress();
});

function subscriber() {
  return db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
}

async function link(purpose: "newsletter-confirm" | "newsletter-unsubscribe") {
  const { id } = await subscriber();
  return mailedLink(purpose, id);
}

async function join() {
  await requestSubscription(email);
  await confirmSubscription(await link("newsletter-confirm"));
}

it("an address is pending until its owner presses the button, and is welcomed once", async () => {
  await requestSubscription(email);
  expect(await subscriber()).toMatchObject({ status: "pending", confirmedAt: null });
  const { html } = await deliver("newsletter-confirmation", email);
  expect(html).toContain(`${env.NEXTAUTH_URL}/newsletter/confirm?token=`);

  const token = await link("newsletter-confirm");
  expect(await atOnce(3, () => confirmSubscription(token))).toEqual([true, true, true]);
  expect(await subscriber()).toMatchObject({
    status: "confirmed",
    consentVersion: expect.any(String),
    confirmedAt: expect.any(Date),
  });
  expect(await countQueued("newsletter-welcome", email)).toBe(1);
});

it("every newsletter mail has one-click unsubscribing for mail programs", async () => {
  await join();
  for (const kind of ["newsletter-confirmation", "newsletter-welcome"]) {
    const { headers, text } = await deliver(kind, email);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["List-Unsubscribe"]).toMatch(
      new RegExp(`^<${env.NEXTAUTH_URL}/api/newsletter/unsubscribe\\?token=[\\w.-]+>$`),
    );
    expect(text).toContain("/newsletter/unsubscribe?token=");
  }
});

it("an address is asked to confirm at most once a day, however often it is entered", async () => {
  await atOnce(5, () => requestSubscription(email));
  expect(await countQueued("newsletter-confirmation", email)).toBe(1);
  await letDaysPass(1);
  await requestSubscription(email);
  expect(await countQueued("newsletter-confirmation", email)).toBe(2);
});

it("a confirmed subscriber is not asked again", async () => {
  await join();
  await letDaysPass(1);
  await requestSubscription(email);
  expect(await countQueued("newsletter-confirmation", email)).toBe(1);
  expect(await subscriber()).toMatchObject({ status: "confirmed" });
});

it("unsubscribing deletes the mails but keeps the address, and old confirmation links no longer work", async () => {
  await join();
  await deliver("newsletter-welcome", email);
  for (const _time of [1, 2])
    expect(await endSubscription(await link("newsletter-unsubscribe"))).toBe(true);
  expect(await db.outboxMail.findMany({ where: { to: email } })).toEqual([]);
  expect(await confirmSubscription(await link("newsletter-confirm"))).toBe(false);
  const unsubscribedAt = expect.any(Date);
  expect(await subscriber()).toMatchObject({ email, status: "unsubscribed", unsubscribedAt });
});

it("a former subscriber can subscribe again, and the current consent wording is stored", async () => {
  await join();
  await endSubscription(await link("newsletter-unsubscribe"));
  const former = { consentVersion: "2020-01-01" };
  await db.newsletterSubscriber.update({ where: { email }, data: former });
  await requestSubscription(email);
  const asked = { status: "pending", confirmedAt: null, unsubscribedAt: expect.any(Date) };
  expect(await subscriber()).toMatchObject({ ...former, ...asked });
  await confirmSubscription(await link("newsletter-confirm"));
  expect(await subscriber()).toMatchObject({
    consentVersion: NEWSLETTER_CONSENT_VERSION,
    status: "confirmed",
    confirmedAt: expect.any(Date),
    unsubscribedAt: null,
  });
  expect(await countQueued("newsletter-welcome", email)).toBe(1);
});

it("a returning subscriber's own data has the time of the latest request", async () => {
  const { id } = await newUser({ email });
  await requestSubscription(email);
  const createdAt = new Date("2020-01-01");
  await db.newsletterSubscriber.update({ where: { email }, data: { createdAt } });
  const { requestedAt } = await subscriber();
  expect(await readOwnRows(id, "newsletter")).toMatchObject([{ askedAt: requestedAt }]);
});

it("a link for another purpose, or a changed one, has no effect", async () => {
  await requestSubscription(email);
  expect(await confirmSubscription(await link("newsletter-unsubscribe"))).toBe(false);
  const { tokenId } = await link("newsletter-confirm");
  expect(await endSubscription({ tokenId, secret: "x".repeat(43) })).toBe(false);
  expect(await subscriber()).toMatchObject({ status: "pending" });
});

async function letDaysPass(days: number) {
  const then = daysAgo(days);
  await db.newsletterSubscriber.update({ where: { email }, data: { requestedAt: then } });
  await db.outboxMail.updateMany({ where: { to: email }, data: { createdAt: then } });
}

it("an address is forgotten, with mail and link, a month after its last unconfirmed request", async () => {
  await requestSubscription(email);
  const token = await link("newsletter-confirm");
  await letDaysPass(29);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "pending" });

  await letDaysPass(31);
  await requestSubscription(email);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "pending" });

  await letDaysPass(31);
  await forgetUnconfirmed();
  expect(await db.newsletterSubscriber.count({ where: { email } })).toBe(0);
  expect(await countQueued("newsletter-confirmation", email)).toBe(0);
  expect(await confirmSubscription(token)).toBe(false);
});

it("confirmed subscriptions and unsubscribed addresses are not forgotten after a month", async () => {
  await join();
  await letDaysPass(400);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "confirmed" });

  await endSubscription(await link("newsletter-unsubscribe"));
  await requestSubscription(email);
  await letDaysPass(31);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "unsubscribed" });
  expect(await countQueued("newsletter-confirmation", email)).toBe(0);
});

it("an export reads no more rows than its reader takes", async () => {
  const statements = await recordStatements(async () => {
    const rows = readSubscribers({ state: "all" });
    await rows.next();
    await rows.return(undefined);
  });
  expect(statements).toHaveLength(1);
});

it("an export contains the confirmed subscribers with the proof of their consent", async () => {
  await join();
  const rows = await Array.fromAsync(readSubscribers(exportQuery.parse({ state: "nonsense" })));
  expect(rows.filter(({ status }) => status !== "confirmed")).toEqual([]);
  expect(rows.find((row) => row.email === email)).toMatchObject({
    consentVersion: NEWSLETTER_CONSENT_VERSION,
    confirmedAt: expect.any(Date),
    consentWording: expect.stringContaining("until you unsubscribe"),
  });
});

it("an erased subscriber leaves no data, and erasures and exports are in the audit log", async () => {
  await requestSubscription(email);
  const { id } = await subscriber();
  await eraseSubscriber(COACH, id);
  expect(await findSubscriber(id)).toBeNull();
  expect(await db.outboxMail.count({ where: { to: email } })).toBe(0);
  await expectRefused(eraseSubscriber(COACH, id), 404);
  await recordExport(COACH, { state: "confirmed" });
  const actions = await db.auditLog.findMany({
    where: { actorEmail: COACH },
    orderBy: { id: "asc" },
  });
  expect(actions).toMatchObject([
    { action: "subscriber.erase", subject: `subscriber:${id}` },
    { action: "newsletter.export", after: { state: "confirmed" } },
  ]);
  expect(
    JSON.stringify(actions.map(({ before, after, subject }) => [before, after, subject])),
  ).not.toContain(email);
});
