import { beforeEach, expect, it } from "vitest";
import { listOwnData } from "@/lib/account/own-data";
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
import { COACH, newUser } from "../support/builders";
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

it("an address is pending until the button behind its mail is pressed", async () => {
  await requestSubscription(email);
  expect(await subscriber()).toMatchObject({ status: "pending", confirmedAt: null });
  const { html } = await deliver("newsletter-confirmation", email);
  expect(html).toContain(`${env.NEXTAUTH_URL}/newsletter/confirm?token=`);

  expect(await confirmSubscription(await link("newsletter-confirm"))).toBe(true);
  const row = await subscriber();
  expect(row).toMatchObject({ status: "confirmed", consentVersion: expect.any(String) });
  expect(row.confirmedAt).not.toBeNull();
});

it("pressing twice, or both at once, welcomes once", async () => {
  await requestSubscription(email);
  const token = await link("newsletter-confirm");
  const answers = await Promise.all([1, 2, 3].map(() => confirmSubscription(token)));
  expect(answers).toEqual([true, true, true]);
  expect(await countQueued("newsletter-welcome", email)).toBe(1);
});

it("every newsletter mail can be left by one click of the mail program", async () => {
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

it("an address is asked once a day, however often and from wherever it is typed in", async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => requestSubscription(email)));
  expect(await countQueued("newsletter-confirmation", email)).toBe(1);
  await letDaysPass(1);
  await requestSubscription(email);
  expect(await countQueued("newsletter-confirmation", email)).toBe(2);
});

it("whoever is confirmed already is not asked again", async () => {
  await join();
  await letDaysPass(1);
  await requestSubscription(email);
  expect(await countQueued("newsletter-confirmation", email)).toBe(1);
  expect(await subscriber()).toMatchObject({ status: "confirmed" });
});

it("leaving ends it, and an old confirmation link does not bring it back", async () => {
  await join();
  expect(await endSubscription(await link("newsletter-unsubscribe"))).toBe(true);
  expect(await endSubscription(await link("newsletter-unsubscribe"))).toBe(true);
  expect(await confirmSubscription(await link("newsletter-confirm"))).toBe(false);
  const row = await subscriber();
  expect(row.status).toBe("unsubscribed");
  expect(row.unsubscribedAt).not.toBeNull();
});

it("whoever left can come back by asking and confirming again", async () => {
  await join();
  await endSubscription(await link("newsletter-unsubscribe"));
  await requestSubscription(email);
  expect(await subscriber()).toMatchObject({
    status: "pending",
    confirmedAt: null,
    unsubscribedAt: expect.any(Date),
  });
  await confirmSubscription(await link("newsletter-confirm"));
  expect(await subscriber()).toMatchObject({
    status: "confirmed",
    confirmedAt: expect.any(Date),
    unsubscribedAt: null,
  });
  expect(await countQueued("newsletter-welcome", email)).toBe(1);
});

it("the wording that counts is the one on the page whose button was pressed", async () => {
  await join();
  await endSubscription(await link("newsletter-unsubscribe"));
  const former = { consentVersion: "2020-01-01" };
  await db.newsletterSubscriber.update({ where: { email }, data: former });
  await requestSubscription(email);
  expect(await subscriber()).toMatchObject(former);
  await confirmSubscription(await link("newsletter-confirm"));
  expect(await subscriber()).toMatchObject({ consentVersion: NEWSLETTER_CONSENT_VERSION });
});

it("whoever came back finds in their data when they last asked", async () => {
  const { id } = await newUser({ email });
  await requestSubscription(email);
  const createdAt = new Date("2020-01-01");
  await db.newsletterSubscriber.update({ where: { email }, data: { createdAt } });
  const data = await listOwnData(id);
  const newsletter = data.find(({ name }) => name === "newsletter");
  const { requestedAt } = await subscriber();
  expect(await Array.fromAsync(newsletter?.rows ?? [])).toMatchObject([{ askedAt: requestedAt }]);
});

it("of whoever left no mail is kept, sent or waiting, but the address itself", async () => {
  await join();
  await deliver("newsletter-welcome", email);
  await endSubscription(await link("newsletter-unsubscribe"));
  expect(await db.outboxMail.findMany({ where: { to: email } })).toEqual([]);
  expect(await subscriber()).toMatchObject({ email, status: "unsubscribed" });
});

it("the link of one purpose, or a changed one, does nothing", async () => {
  await requestSubscription(email);
  expect(await confirmSubscription(await link("newsletter-unsubscribe"))).toBe(false);
  const { tokenId } = await link("newsletter-confirm");
  expect(await endSubscription({ tokenId, secret: "x".repeat(43) })).toBe(false);
  expect(await subscriber()).toMatchObject({ status: "pending" });
});

async function letDaysPass(days: number) {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await db.newsletterSubscriber.update({ where: { email }, data: { requestedAt: then } });
  await db.outboxMail.updateMany({ where: { to: email }, data: { createdAt: then } });
}

it("an address that nobody confirms for a month is forgotten, with its mail and its link", async () => {
  await requestSubscription(email);
  const token = await link("newsletter-confirm");
  await letDaysPass(29);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "pending" });

  await letDaysPass(31);
  await forgetUnconfirmed();
  expect(await db.newsletterSubscriber.count({ where: { email } })).toBe(0);
  expect(await countQueued("newsletter-confirmation", email)).toBe(0);
  expect(await confirmSubscription(token)).toBe(false);
});

it("asking again begins the month again", async () => {
  await requestSubscription(email);
  await letDaysPass(31);
  await requestSubscription(email);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "pending" });
});

it("the month ends neither a subscription nor the memory of one that was left", async () => {
  await join();
  await letDaysPass(400);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "confirmed" });

  await endSubscription(await link("newsletter-unsubscribe"));
  await requestSubscription(email);
  await letDaysPass(31);
  await forgetUnconfirmed();
  expect(await subscriber()).toMatchObject({ status: "unsubscribed" });
});

it("an export is read no further than its reader goes", async () => {
  const statements = await recordStatements(async () => {
    const rows = readSubscribers({ state: "all" });
    await rows.next();
    await rows.return(undefined);
  });
  expect(statements).toHaveLength(1);
});

it("an export holds the confirmed ones with the proof of their consent", async () => {
  await join();
  const rows = await Array.fromAsync(readSubscribers(exportQuery.parse({ state: "nonsense" })));
  expect(rows.filter(({ status }) => status !== "confirmed")).toEqual([]);
  expect(rows.find((row) => row.email === email)).toMatchObject({
    consentVersion: NEWSLETTER_CONSENT_VERSION,
    confirmedAt: expect.any(Date),
    consentWording: expect.stringContaining("One useful letter"),
  });
});

it("an erased subscriber leaves nothing, and who erased and who exported is on record", async () => {
  await requestSubscription(email);
  const { id } = await subscriber();
  await eraseSubscriber(COACH, id);
  expect(await findSubscriber(id)).toBeNull();
  expect(await db.outboxMail.count({ where: { to: email } })).toBe(0);
  await expect(eraseSubscriber(COACH, id)).rejects.toMatchObject({ status: 404 });
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
