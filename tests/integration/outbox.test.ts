import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { findOwnOrder } from "@/lib/account/orders/queries";
import { raiseAlertAlone, settleAlerts } from "@/lib/alerts/commands";
import { mailBlocked } from "@/lib/alerts/kinds/mail-blocked";
import { requestSignIn } from "@/lib/auth/sign-in-links";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { readReadiness } from "@/lib/health/queries";
import { composeMail } from "@/lib/mail/compose";
import { Outdated } from "@/lib/mail/message";
import { giveUpFailed, sendQueuedMail } from "@/lib/mail/send";
import { resendReceipt } from "@/lib/orders/commands";
import { addLostMailJobs, mailKey, queueMail } from "@/lib/outbox/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { readVersionInForce } from "@/lib/site/legal/queries";
import { readSite } from "@/lib/site/settings/queries";
import { maskEmail } from "@/lib/text/mask-email";
import {
  COACH,
  expectRefused,
  findMail,
  giveByHand,
  refundAtProvider,
  soldOrder,
} from "../support/builders";
import { jobsOf, loseJob } from "../support/jobs";
import { publishWording } from "../support/legal";
import { deliver, received } from "../support/outbox";
import { newAddress } from "../support/samples";
import { cardProvider, paidPurchase, readOrder } from "../support/shop";
import { sellTwoLines } from "../support/two-lines";
import { whileHeld } from "../support/while-held";

async function queuedSignIn() {
  const email = newAddress();
  await requestSignIn(email, "/account");
  const { id } = await findMail(email);
  return { email, id };
}

it("a mail is not queued if its transaction rolls back", async () => {
  const fact = randomUUID();
  const rolledBack = db.$transaction(async (tx) => {
    await queueMail(tx, "sign-in", { fact, to: newAddress(), props: { tokenId: fact } });
    throw new Error("The fact did not happen.");
  });
  await expect(rolledBack).rejects.toThrow("The fact did not happen.");
  expect(await db.outboxMail.count({ where: { key: mailKey("sign-in", fact) } })).toBe(0);
});

it("one fact sends one mail, however often it is queued and sent", async () => {
  const { email, id } = await queuedSignIn();
  const { key, to } = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  const fact = key.slice("sign-in:".length);
  await queueMail(db, "sign-in", { fact, to, props: { tokenId: "another" } });
  expect(await sendQueuedMail(id)).toBe("sent");
  expect(await sendQueuedMail(id)).toBe("already sent");
  expect(await received(email)).toHaveLength(1);
});

it("a mail whose row is deleted while it is being sent is sent without an error", async () => {
  const { email, id } = await queuedSignIn();
  let sending: Promise<string> | undefined;
  await whileHeld(
    (tx) => tx.outboxMail.delete({ where: { id } }),
    async (untilWaiting) => {
      sending = sendQueuedMail(id);
      await untilWaiting(1);
    },
  );
  expect(await sending).toBe("sent");
  expect(await received(email)).toHaveLength(1);
});

it("a receipt names course, price, order, buyer and consent, and links to the configured address", async () => {
  const { orderId, email, course } = await soldOrder();
  const { number, termsVersion } = await readOrder(orderId);
  const { text, html } = await deliver("purchase-confirmation", email);
  const buyer = "Bought by: Aoife Byrne, Ireland";
  for (const words of [course.title, "£49.99", String(number), buyer, "14-day right to cancel"]) {
    expect(text).toContain(words);
  }
  for (const path of ["/signin/link?token=", `/terms/${termsVersion}"`]) {
    expect(html).toContain(`${env.NEXTAUTH_URL}${path}`);
  }
});

it("a receipt and the account link to the refund rules in force at the purchase", async () => {
  const { email, number, userId } = await soldOrder();
  const agreed = await readVersionInForce("refunds");
  await publishWording("refunds", "<p>Never again.</p>");
  const { html } = await deliver("purchase-confirmation", email);
  expect(html).toContain(`${env.NEXTAUTH_URL}/refunds/${agreed}"`);
  expect(await findOwnOrder(userId, number)).toMatchObject({ refundsVersion: agreed });
});

it("the notice of a sale gives the coach the course, the amount, the buyer and the order number", async () => {
  const { email, course, number } = await soldOrder();
  const { to, text, html } = await deliver("purchase-notice", COACH);
  expect(to).toEqual(env.COACH_EMAILS);
  const facts = { Course: course.title, Amount: "£49.99", Buyer: email, "Order number": number };
  for (const [fact, value] of Object.entries(facts)) {
    expect(text).toContain(`${fact}: ${value}`);
    expect(html).toContain(String(value));
  }
});

it("a refund’s mail says that access has ended only if no other grant gives it", async () => {
  const texts = [];
  for (const isGivenByHand of [false, true]) {
    const { paymentIntentId, email, userId, course } = await soldOrder();
    if (isGivenByHand) await giveByHand(userId, course.id);
    await refundAtProvider(paymentIntentId);
    texts.push((await deliver("refund-notice", email)).text);
  }
  const [without, withAccess] = texts;
  const whole = "refunded your purchase in full.";
  expect(without).toContain(`${whole} With it, your access to the course has ended.`);
  expect(withAccess).toContain(`${whole} Your access to the course stays as it was.`);
});

it("the mail about a refund of one of two lines names the course that it ended", async () => {
  const { paymentIntentId, email, lines } = await sellTwoLines();
  const [first, second] = lines;
  const metadata = { lineId: second?.id ?? "" };
  await cardProvider.refunds.create({ payment_intent: paymentIntentId, amount: 3000, metadata });
  await fulfil(paymentIntentId);
  const { text } = await deliver("refund-notice", email);
  expect(text).toContain(`your access to “${second?.title}” has ended; the rest of your purchase`);
  expect(text).not.toContain(`“${first?.title}”`);
});

it("the mail about a refund of two lines names only the course to which no other grant gives access", async () => {
  const { paymentIntentId, email, lines } = await sellTwoLines();
  const [first, second] = lines;
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
  await giveByHand(userId, first?.courseId ?? 0);
  await refundAtProvider(paymentIntentId);
  const { text } = await deliver("refund-notice", email);
  expect(text).toContain(
    `refunded your purchase in full. With it, your access to “${second?.title}” has ended.`,
  );
});

it("a refund’s mail names the sum of this refund, and the total only if it is larger", async () => {
  const { paymentIntentId, email } = await soldOrder();
  const mails = [];
  for (const amount of [1000, 500]) {
    await refundAtProvider(paymentIntentId, amount);
    mails.push(await deliver("refund-notice", email));
  }
  const [first, second] = mails;
  expect(first?.html).toContain("£10.00 is on its way back to you.");
  expect(first?.text).toContain("Refunded so far: £10.00");
  expect(first?.text).not.toContain("This refund");
  expect(second?.html).toContain("£5.00 is on its way back to you.");
  expect(second?.text).toMatch(/This refund: £5\.00\s+Refunded so far: £15\.00/);
});

it("a refund’s mail that an older version queued has the meaning it had then", async () => {
  const { orderId, course } = await soldOrder();
  const reason = "refunded" as const;
  const compose = async (refundedPence: number) =>
    (await composeMail({ kind: "refund-notice", props: { orderId, refundedPence, reason } })).text;
  expect(await compose(course.pricePence)).toContain("your access to the course has ended");
  expect(await compose(100)).toContain("a part of your purchase");
});

it("replies to mails go to the coach, and the coach's reply to a notice of a sale goes to the buyer", async () => {
  const { orderId, email } = await soldOrder();
  const { contact } = await readSite();
  const signIn = await queuedSignIn();
  const event = { event: "second-factor.set-up", at: new Date().toISOString() } as const;
  expect(await deliver("sign-in", signIn.email)).toMatchObject({ replyTo: [contact.email] });
  expect(await deliver("purchase-confirmation", email)).toMatchObject({ replyTo: [contact.email] });
  expect(await composeMail({ kind: "email-change-taken", props: {} })).toMatchObject({
    replyTo: contact.email,
  });
  expect(await composeMail({ kind: "purchase-notice", props: { orderId } })).toMatchObject({
    replyTo: email,
  });
  expect(await composeMail({ kind: "security-notice", props: event })).not.toHaveProperty(
    "replyTo",
  );
});

/** Ages the sign-in tokens that were mailed to an address. */
function outwait(email: string, hours: number) {
  return db.$executeRaw`
    UPDATE "SignInToken" SET "expiresAt" = "expiresAt" - make_interval(hours => ${hours}::int)
    WHERE "email" = ${email}`;
}

it.each([1, 23, 24, 50])(
  "a receipt that is sent after %i hours has a link that is valid for 24 hours from then",
  async (hours) => {
    const { email } = await soldOrder();
    await outwait(email, hours);
    const { id } = await findMail(email);
    expect(await sendQueuedMail(id)).toBe("sent");
    const { expiresAt } = await db.signInToken.findFirstOrThrow({ where: { email } });
    const hoursLeft = (expiresAt.getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hoursLeft)).toBe(24);
  },
);

it("a sign-in mail that would come too late is not sent, and its link stays expired", async () => {
  const { email, id } = await queuedSignIn();
  await outwait(email, 1);
  const { expiresAt } = await db.signInToken.findFirstOrThrow({ where: { email } });
  expect(await sendQueuedMail(id)).toBe("outdated");
  expect(await db.signInToken.findFirst({ where: { email } })).toMatchObject({ expiresAt });
  expect(await received(email)).toEqual([]);
});

it.each([
  ["email-change", { changeId: randomUUID(), side: "new" }],
  ["contact-message", { messageId: randomUUID() }],
  ["course-given", { grantId: randomUUID(), tokenId: randomUUID() }],
])(
  "a mail of the kind %s whose fact ended before it was composed is outdated",
  async (kind, props) => {
    await expect(composeMail({ kind, props })).rejects.toThrow(Outdated);
  },
);

it("a mail that was given up does not count as waiting", async () => {
  const createdAt = new Date("2020-01-01");
  const given = { key: randomUUID(), kind: "sign-in", to: newAddress(), props: {}, createdAt };
  const { id } = await db.outboxMail.create({ data: given });
  const isOldest = async () => {
    const { oldestUnsentMailSeconds } = await readReadiness();
    return Date.now() - oldestUnsentMailSeconds * 1000 < createdAt.getTime() + 60_000;
  };
  expect(await isOldest()).toBe(true);
  await db.outboxMail.update({ where: { id }, data: { givenUpBecause: "outdated" } });
  expect(await isOldest()).toBe(false);
});

it("a receipt that was given up can be sent again by the coach", async () => {
  const { email, number } = await soldOrder();
  const { id } = await findMail(email);
  await expectRefused(resendReceipt(COACH, number));
  await giveUpFailed(id);
  await resendReceipt(COACH, number);
  expect(await db.outboxMail.count({ where: { to: email, givenUpBecause: null } })).toBe(1);
});

it("the alert about a receipt that failed for good names the order and what to do", async () => {
  const { orderId, email, number } = await soldOrder();
  const receipt = await findMail(email);
  for (const _time of [1, 2]) await giveUpFailed(receipt.id);
  const [alert, ...others] = await db.alert.findMany({ where: { orderId } });
  expect(others).toEqual([]);
  const props = { attentionId: alert?.id ?? "" };
  const { subject, text } = await composeMail({ kind: "attention", props });
  expect(subject).toBe(`A mail could not be sent (order ${number})`);
  expect(text).toContain(`The mail “Receipt with the sign-in link” to ${maskEmail(email)}`);
  expect(text).toContain("can be sent again from “Mails”");
  expect(text).not.toContain(email);
});

it("mails that gave up while the account is refused have one alert together, and those that anybody can ask for none", async () => {
  const { email, id } = await queuedSignIn();
  await giveUpFailed(id);
  expect(await db.outboxMail.findFirst({ where: { to: email } })).toMatchObject({
    givenUpBecause: "failed",
  });
  const receipt = await findMail((await soldOrder()).email);
  const blocked = { reason: "invalid_api_key", words: "API key is invalid", episode: -1 };
  await raiseAlertAlone(mailBlocked, blocked);
  const second = await findMail((await soldOrder()).email);
  for (const each of [receipt, second]) await giveUpFailed(each.id);
  await settleAlerts(db, [mailBlocked]);
  const key = { in: [id, receipt.id, second.id].map((mailId) => `mail-given-up:${mailId}`) };
  expect(await db.alert.count({ where: { key } })).toBe(0);
  const together = { kind: "mails-given-up", resolvedAt: null };
  expect(await db.alert.count({ where: together })).toBe(1);
});

it("a mail that was sent or erased before it was given up raises no alert", async () => {
  const { id } = await queuedSignIn();
  await sendQueuedMail(id);
  for (const mailId of [id, randomUUID()]) await giveUpFailed(mailId);
  expect(await db.alert.count({ where: { key: `mail-given-up:${id}` } })).toBe(0);
  expect(await db.outboxMail.findUnique({ where: { id } })).toMatchObject({ givenUpBecause: null });
});

it("a mail whose job a restored backup lacks gets a new one, unless it was given up", async () => {
  const [lost, given] = [await queuedSignIn(), await queuedSignIn()];
  for (const { id } of [lost, given]) await loseJob(`send-mail:${id}`);
  await giveUpFailed(given.id);
  await addLostMailJobs(new Date(Date.now() + 1000));
  expect(await jobsOf(`send-mail:${lost.id}`)).toHaveLength(1);
  expect(await jobsOf(`send-mail:${given.id}`)).toEqual([]);
});

it("a hostile course title stays plain text in the mail", async () => {
  const { orderId, paymentIntentId, email } = await paidPurchase();
  await db.order.update({
    where: { id: orderId },
    data: { courseTitle: "<script>alert(1)</script>\r\nBcc: everyone@example.test" },
  });
  await fulfil(paymentIntentId);
  const { html, subject } = await deliver("purchase-confirmation", email);
  expect(html).not.toContain("<script>alert");
  expect(subject).not.toMatch(/[\r\n]/);
});
