import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseOwnAccount } from "@/lib/account/commands";
import { raiseAlert, resolveAlert } from "@/lib/alerts/commands";
import { cardTesting } from "@/lib/alerts/kinds/card-testing";
import { unknownPayment } from "@/lib/alerts/kinds/unknown-payment";
import { nextStep } from "@/lib/alerts/list";
import { listAlerts } from "@/lib/back-office/alerts/queries";
import { listDailyTakings, readMonthlyTakings } from "@/lib/back-office/overview/queries";
import { correctBuyerEmail } from "@/lib/checkout/buyer/commands";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { composeMail } from "@/lib/mail/compose";
import { giveUpFailed, sendQueuedMail } from "@/lib/mail/send";
import { grantByHand } from "@/lib/orders/by-hand/commands";
import { correctOrderEmail } from "@/lib/orders/commands";
import { refundOrder } from "@/lib/orders/refunds/commands";
import { refundDuplicate } from "@/lib/payments/second-payment/commands";
import { alertOfTrouble } from "@/lib/payments/watch";
import { addJob } from "@/lib/queue/commands";
import {
  bounce,
  COACH,
  countAlertMails,
  expectRefused,
  findMail,
  listEvents,
  newOrder,
  newUser,
  pressAndFulfil,
  readAudit,
  refundAtProvider,
  reportEvent,
  soldOrder,
} from "../support/builders";
import { newAddress } from "../support/samples";
import { findCourse, paidPurchase, press, readOrder } from "../support/shop";
import { breaks } from "../support/site-errors";

/** In the past, so that no other test's sales fall into it. */
const MARCH = new Date("2025-03-31T12:00:00Z");

/** A paid order as an import would leave it: without a payment at the provider, and without access. */
async function sale(paidAt: Date, change: object = {}) {
  const { id: userId, email } = await newUser();
  return newOrder({
    status: "paid",
    email,
    userId,
    paymentIntentId: `pi_${userId}`,
    consentVersion: "2026-11",
    consentedAt: paidAt,
    paidAt,
    ...change,
  });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const YESTERDAY = minutesAgo(25 * 60);

async function whatNeedsTheCoach(): Promise<string> {
  return (await listAlerts()).map(({ what }) => what).join("\n");
}

type DisputeReport = [what: string, dispute: string, status: string, dayOfDecember: number];

/** Stores dispute events in the order in which they were sent, a second apart; the last one arrived first. */
async function reportDisputes(
  { id, paymentIntentId }: { id: string; paymentIntentId: string | null },
  ...reports: DisputeReport[]
): Promise<void> {
  const toEvent = ([what, dispute, status, day]: DisputeReport, index: number) => {
    const due_by = Date.UTC(2026, 11, day, 23, 59) / 1000;
    return {
      id: `evt_${id}_${index}`,
      type: `charge.dispute.${what}`,
      paymentIntentId,
      payload: {
        created: 1_764_000_000 + index,
        data: { object: { id: dispute, status, evidence_details: { due_by } } },
      },
      receivedAt: minutesAgo(index),
      processedAt: new Date(),
    };
  };
  await db.providerEvent.createMany({ data: reports.map(toEvent) });
}

async function listAlertsOf(order: number) {
  return (await listAlerts()).filter(({ orderNumber }) => orderNumber === order);
}

async function listAlertsAbout(words: string) {
  return (await listAlerts()).filter(({ what }) => what.includes(words));
}

describe("takings", () => {
  it("belong to the day in London: half past midnight in summer is the new day", async () => {
    await sale(new Date("2025-07-10T22:59:00Z"));
    await sale(new Date("2025-07-10T23:30:00Z"));
    await sale(new Date("2025-07-11T22:30:00Z"), { pricePence: 1001 });
    await sale(new Date("2025-07-11T23:30:00Z"));
    const days = await listDailyTakings(new Date("2025-07-11T12:00:00Z"));
    expect(days).toHaveLength(30);
    expect(days.slice(-2)).toEqual([
      { day: "2025-07-10", sales: 1, pence: 4999 },
      { day: "2025-07-11", sales: 2, pence: 6000 },
    ]);
  });

  it("of the day on which the clocks go back include all twenty-five hours once", async () => {
    await sale(new Date("2025-10-25T23:00:00Z"));
    await sale(new Date("2025-10-26T23:59:00Z"));
    await sale(new Date("2025-10-27T00:00:00Z"));
    const days = await listDailyTakings(new Date("2025-10-27T12:00:00Z"));
    expect(days.slice(-3)).toEqual([
      { day: "2025-10-25", sales: 0, pence: 0 },
      { day: "2025-10-26", sales: 2, pence: 9998 },
      { day: "2025-10-27", sales: 1, pence: 4999 },
    ]);
  });

  it("of the month are listed by course, with refunds and losses, and without unpaid orders", async () => {
    const other = await findCourse("taking-back-your-life");
    await sale(new Date("2025-02-28T23:59:00Z"));
    await sale(new Date("2025-03-01T00:00:00Z"), { refundedPence: 1000 });
    await sale(new Date("2025-03-02T00:00:00Z"), { courseId: other.id, pricePence: 20_000 });
    const lost = { pricePence: 3000, refundedPence: 500, disputeStatus: "lost" };
    await sale(new Date("2025-03-02T00:00:00Z"), lost);
    await sale(new Date("2025-03-02T00:00:00Z"), { ...lost, disputeStatus: "won" });
    await sale(new Date("2025-03-02T00:00:00Z"), { ...lost, lostPence: 100 });
    await sale(new Date("2025-03-03T00:00:00Z"), { status: "failed" });
    const { id, title } = await findCourse();
    expect(await readMonthlyTakings(MARCH)).toEqual({
      sales: 5,
      pence: 33_999,
      returnedPence: 5100,
      best: [
        { id: other.id, title: other.title, sales: 1, pence: 20_000 },
        { id, title, sales: 4, pence: 13_999 },
      ],
      others: { courses: 0, sales: 0, pence: 0 },
    });
  });

  it("of the month name the ten best courses and add up the others", async () => {
    const data = Array.from({ length: 12 }, (_, n) => ({
      slug: randomUUID(),
      title: `Course ${n}`,
      description: "",
      categoryId: 1,
      pricePence: 4999,
    }));
    const made = await db.course.createManyAndReturn({ data, select: { id: true } });
    for (const [n, { id }] of made.entries()) {
      await sale(new Date("2025-01-10T12:00:00Z"), { courseId: id, pricePence: 1000 + n });
    }
    const month = await readMonthlyTakings(new Date("2025-01-15T12:00:00Z"));
    expect(month.best.map(({ pence }) => pence)).toEqual(
      Array.from({ length: 10 }, (_, n) => 1011 - n),
    );
    expect(month).toMatchObject({
      sales: 12,
      pence: 12_066,
      others: { courses: 2, sales: 2, pence: 2001 },
    });
  });

  it("of a month without sales are zero", async () => {
    expect(await readMonthlyTakings(new Date("2024-05-15T12:00:00Z"))).toMatchObject({
      sales: 0,
      best: [],
      others: { courses: 0 },
    });
  });
});

describe("what needs the coach", () => {
  beforeEach(async () => {
    await db.alert.updateMany({ data: { resolvedAt: new Date() } });
  });

  it("is empty after an ordinary sale, even a day later", async () => {
    const { orderId, number } = await soldOrder();
    const mails = { props: { path: ["orderId"], equals: orderId } };
    const sent = await db.outboxMail.findMany({ where: mails });
    expect(sent).toHaveLength(2);
    for (const { id } of sent) await sendQueuedMail(id);
    const paid = { paidAt: YESTERDAY, updatedAt: YESTERDAY };
    await db.order.update({ where: { id: orderId }, data: paid });
    await db.outboxMail.updateMany({ where: mails, data: { createdAt: YESTERDAY } });
    await alertOfTrouble();
    expect(await db.alert.count({ where: { orderId } })).toBe(0);
    expect(await listAlertsOf(number)).toEqual([]);
  });

  it("lists a paid order without access, and mails about it once", async () => {
    const { id, number } = await sale(minutesAgo(20));
    for (const _sweep of [1, 2]) await alertOfTrouble();
    expect(await whatNeedsTheCoach()).toContain(`Order ${number} is paid and has given no access.`);
    const raised = await db.alert.findMany({ where: { orderId: id } });
    expect([raised.length, await countAlertMails(raised)]).toEqual([1, 1]);
  });

  it("lists a second payment only if its refund takes more than a day", async () => {
    const second = async (updatedAt: Date) => {
      const { id: orderId, number } = await sale(updatedAt, { updatedAt });
      await db.orderEvent.create({ data: { orderId, kind: "already-owned", detail: "" } });
      return number;
    };
    const [fresh, old] = [await second(minutesAgo(20)), await second(YESTERDAY)];
    await alertOfTrouble();
    const needed = await whatNeedsTheCoach();
    expect(needed).not.toContain(`Order ${fresh} `);
    expect(needed).toContain(`Order ${old} was a second payment`);
  });

  it("no longer lists a paid order once it grants access or is refunded", async () => {
    const paid = async () => {
      const { orderId, course } = await paidPurchase();
      const { id: userId } = await newUser();
      const data = { status: "paid", userId, paidAt: minutesAgo(20) } as const;
      const { number } = await db.order.update({ where: { id: orderId }, data });
      return { number, course, what: `Order ${number} is paid and has given no access.` };
    };
    const [given, refunded] = [await paid(), await paid()];
    await alertOfTrouble();
    for (const { what } of [given, refunded]) expect(await whatNeedsTheCoach()).toContain(what);

    await grantByHand(COACH, { number: given.number, reason: "the payment was seen at Stripe" });
    expect(await whatNeedsTheCoach()).not.toContain(given.what);
    const { number, what, course } = refunded;
    const change = { number, reason: "asked for" };
    await refundOrder(COACH, { ...change, amount: course.pricePence - 1 });
    expect(await whatNeedsTheCoach()).toContain(what);
    await refundOrder(COACH, { ...change, amount: 1 });
    expect(await whatNeedsTheCoach()).not.toContain(what);
  });

  it.each([
    ["won", {}, true],
    ["lost", {}, false],
    ["lost about a part", { amount: 1000 }, true],
  ])(
    "lists no second payment while it is disputed; once the dispute is %s, only one whose refund is late",
    async (outcome, part, isKept) => {
      const { email } = await soldOrder();
      const { orderId, paymentIntentId, number } = await soldOrder({ email });
      await pressAndFulfil("payments/:id/dispute", paymentIntentId, part);
      await refundDuplicate(orderId);
      const [verdict] = outcome.split(" ");
      const old = { paidAt: YESTERDAY, updatedAt: YESTERDAY };
      const isNeeded = async (data: object) => {
        await db.order.update({ where: { id: orderId }, data });
        await alertOfTrouble();
        return (await whatNeedsTheCoach()).includes(`Order ${number} was a second`);
      };
      expect(await isNeeded(old)).toBe(false);
      await pressAndFulfil(`disputes/:id/${verdict}`, paymentIntentId);
      expect(await readOrder(orderId)).toMatchObject({ disputeStatus: verdict });
      expect(await isNeeded({ paidAt: old.paidAt })).toBe(false);
      expect(await isNeeded(old)).toBe(isKept);
    },
  );

  it("does not list a sale whose buyer was erased", async () => {
    const { orderId, number, userId } = await soldOrder();
    await eraseOwnAccount(userId);
    await db.order.update({ where: { id: orderId }, data: { paidAt: minutesAgo(20) } });
    await alertOfTrouble();
    expect(await whatNeedsTheCoach()).not.toContain(`Order ${number} `);
  });

  it.each<[string, number, DisputeReport[]]>([
    ["from its first event", 4, [["created", "du_1", "needs_response", 4]]],
    [
      "from its newest event in any order of arrival, ignoring a closed one",
      12,
      [
        ["created", "du_1", "warning_needs_response", 4],
        ["closed", "du_1", "warning_closed", 4],
        ["created", "du_2", "warning_needs_response", 7],
        ["updated", "du_2", "needs_response", 12],
        ["created", "du_3", "needs_response", 15],
      ],
    ],
  ])("lists an open dispute with the day to answer by: %s", async (_how, day, reports) => {
    const order = await sale(minutesAgo(60), { disputeStatus: "open" });
    await reportDisputes(order, ...reports);
    expect(await whatNeedsTheCoach()).toContain(
      `Order ${order.number} is disputed: answer at Stripe by ${day} December 2026.`,
    );
  });

  it("counts the card provider's events that are not processed", async () => {
    const ids = ["first", "second"].map((name) => `evt_stuck_${name}_${newAddress()}`);
    for (const [index, id] of ids.entries()) {
      const report = { id, type: "charge.updated", payload: {}, receivedAt: minutesAgo(20) };
      await db.providerEvent.create({ data: report });
      const many = index === 0 ? "1 report from Stripe has" : "2 reports from Stripe have";
      expect(await whatNeedsTheCoach()).toContain(`${many} not been worked through.`);
    }
    await db.providerEvent.deleteMany({ where: { id: { in: ids } } });
  });

  it("lists a failing mail by its name, with its order and the provider's error", async () => {
    const to = newAddress();
    const order = await sale(minutesAgo(60));
    const mail = await db.outboxMail.create({
      data: { key: `test:${to}`, kind: "purchase-confirmation", to, props: { orderId: order.id } },
    });
    await addJob(db, "send-mail", { mailId: mail.id }, `send-mail:${mail.id}`);
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'mailbox full'
      WHERE key = ${`send-mail:${mail.id}`}`;
    const what = `The mail “Receipt with the sign-in link” to ${to} has failed 3 times: mailbox full`;
    const step = expect.stringContaining("goes on trying by itself");
    expect(await listAlertsAbout(to)).toMatchObject([{ what, step, orderNumber: order.number }]);
  });

  it("lists a mail that stays unsent for an hour or keeps failing, until it is given up", async () => {
    const to = newAddress();
    const createdAt = minutesAgo(61);
    const { id } = await db.outboxMail.create({
      data: { key: `test:${to}`, kind: "sign-in", to, props: {}, createdAt },
    });
    const listed = async () => (await listAlertsAbout(to)).map(({ what }) => what);
    expect(await listed()).toEqual([expect.stringContaining("waiting for more than an hour")]);
    await addJob(db, "send-mail", { mailId: id }, `send-mail:${id}`);
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET attempts = 30, last_error = 'out of order'
      WHERE key = ${`send-mail:${id}`}`;
    expect(await listed()).toEqual([expect.stringContaining("has failed 30 times: out of order")]);
    await giveUpFailed(id);
    expect(await listed()).toEqual([]);
  });

  it("lists a mail to the coach that came back once, without a mail about it, and again after it was resolved", async () => {
    const notice = { orderId: (await sale(minutesAgo(60))).id };
    const { id } = await db.outboxMail.create({
      data: { key: randomUUID(), kind: "purchase-notice", to: "a@b.test,cd@b.test", props: notice },
    });
    const comesBack = async () => {
      await bounce(id);
      return listAlertsAbout("to you yourself");
    };
    const [alert] = await comesBack();
    expect(alert).toMatchObject({
      what: "A mail to you yourself, “Notice of the sale”, did not arrive at a…@b.test or c…@b.test: the other side did not take it.",
      step: nextStep("notice-undelivered"),
      orderNumber: null,
    });
    expect(await comesBack()).toEqual([alert]);
    const alertId = alert?.id ?? "";
    expect(await countAlertMails([{ id: alertId }])).toBe(0);
    await resolveAlert(COACH, alertId);
    expect(await comesBack()).toHaveLength(1);
  });

  it.each(["refused", "failing for days"])(
    "lists a mail about an alert that is %s",
    async (how) => {
      const order = { orderId: randomUUID(), number: 1 };
      await raiseAlert(db, cardTesting, { source: order.orderId, ...order });
      const alert = await db.alert.findFirstOrThrow({ where: { orderId: order.orderId } });
      const key = `attention:${alert.id}`;
      const mail = await db.outboxMail.findUniqueOrThrow({ where: { key } });
      if (how === "refused") {
        breaks("mail provider");
        await db.outboxMail.update({ where: { id: mail.id }, data: { to: "nobody" } });
        expect(await sendQueuedMail(mail.id)).toBe("refused");
      } else await giveUpFailed(mail.id);
      const needed = await whatNeedsTheCoach();
      expect(needed).toContain("A mail to you yourself, “What needs you”, did not arrive at");
      expect(needed).toContain(how === "refused" ? "for good: “Invalid `to` field." : "for days");
    },
  );

  describe("a webhook that is silent while payments arrive", () => {
    beforeEach(async () => {
      const paidAt = minutesAgo(6 * 24 * 60);
      await db.order.updateMany({ where: { status: "paid" }, data: { paidAt } });
      await db.alert.deleteMany({ where: { kind: "webhook-silent" } });
    });

    async function silences() {
      await alertOfTrouble();
      return db.alert.findMany({ where: { kind: "webhook-silent", resolvedAt: null } });
    }

    it("raises one alert, also by mail, until it is resolved", async () => {
      await sale(minutesAgo(50));
      const first = await silences();
      const detail = expect.stringContaining("did not report the payment");
      expect(first).toMatchObject([{ detail }]);
      await sale(minutesAgo(45));
      expect(await silences()).toEqual(first);
      expect(await countAlertMails(first)).toBe(1);
      const id = first[0]?.id ?? "";
      await resolveAlert(COACH, id);
      await db.alert.update({ where: { id }, data: { resolvedAt: minutesAgo(40) } });
      expect(await silences()).toEqual([]);
      for (const minutes of [30, 20]) await sale(minutesAgo(minutes));
      const again = await silences();
      expect(again).toMatchObject([{ detail: expect.stringContaining("Of 2 payments") }]);
      expect(await countAlertMails(again)).toBe(1);
    });

    it("raises no alert if it reported most payments", async () => {
      for (const minutes of [50, 40, 30]) await sale(minutesAgo(minutes));
      const orders = await db.order.findMany({ where: { paidAt: { gt: minutesAgo(45) } } });
      for (const { id, paymentIntentId, paidAt } of orders) {
        await db.providerEvent.create({
          data: {
            id: `evt_paid_${id}`,
            type: "payment_intent.succeeded",
            paymentIntentId,
            payload: { created: Math.floor(Number(paidAt) / 1000) },
            receivedAt: new Date(Number(paidAt) + 2000),
            processedAt: new Date(),
          },
        });
      }
      expect(await silences()).toEqual([]);
    });
  });

  it("lists an alert until it is resolved, which is in the audit log", async () => {
    const paymentIntentId = `pi_${randomUUID()}`;
    await raiseAlert(db, unknownPayment, { paymentIntentId });
    const [alert] = await listAlertsAbout(paymentIntentId);
    expect(alert?.step).toBe(nextStep("unknown-payment"));
    const id = alert?.id ?? "";
    await resolveAlert(COACH, id);
    expect(await listAlertsAbout(paymentIntentId)).toEqual([]);
    await expectRefused(resolveAlert(COACH, id));
    expect(await readAudit(`attention:${id}`)).toMatchObject([
      { action: "attention.resolve", actorEmail: COACH },
    ]);
  });

  async function composeAlert(orderId: string, kind: string) {
    const { id } = await db.alert.findFirstOrThrow({ where: { orderId, kind } });
    return composeMail({ kind: "attention", props: { attentionId: id } });
  }

  it("lists a bank’s suspicion of fraud, with the refund that ends it, until the payment is refunded or disputed", async () => {
    const suspect = async () => {
      const sold = await soldOrder();
      await press(`payments/${sold.paymentIntentId}/fraud-warning`);
      await reportEvent(sold.paymentIntentId, "radar.early_fraud_warning.created");
      return sold;
    };
    const orders = [await suspect(), await suspect()] as const;
    const listed = async () =>
      (await listAlerts()).flatMap((alert) => (alert.offersRefund ? [alert.orderNumber] : []));
    expect(await listed()).toEqual(orders.map(({ number }) => number));
    const { text } = await composeAlert(orders[0].orderId, "early-fraud-warning");
    expect(text).toContain("refund the order now");
    await refundAtProvider(orders[0].paymentIntentId);
    await pressAndFulfil("payments/:id/dispute", orders[1].paymentIntentId);
    expect(await listed()).toEqual([]);
    await reportEvent(orders[1].paymentIntentId, "radar.early_fraud_warning.created");
    expect(await listed()).toEqual([]);
  });

  it("lists a new dispute, and its mail says what to do and links to the back office", async () => {
    const { orderId, number } = await soldOrder({ card: "pm_card_createDispute" });
    expect(await whatNeedsTheCoach()).toContain(`Order ${number} is disputed: answer at Stripe.`);
    const { subject, text } = await composeAlert(orderId, "dispute-open");
    expect(subject).toBe(`An order is disputed (order ${number})`);
    expect(text).toContain(`The payment of order ${number} is disputed.`);
    expect(text).toContain(nextStep("dispute-open"));
    expect(text).toContain(`Open the back office ${env.NEXTAUTH_URL}/admin`);
    expect(text).not.toContain("refund");
  });

  it.each([
    ["won", "for you", "open again, and there is nothing to do"],
    ["lost", "for the buyer", "ended, and there is nothing to do"],
  ])(
    "lists a dispute that was %s in place of the open one, and its mail asks for nothing",
    async (verdict, whom, step) => {
      const disputed = await soldOrder({ card: "pm_card_createDispute" });
      const { orderId, paymentIntentId, number } = disputed;
      await pressAndFulfil(`disputes/:id/${verdict}`, paymentIntentId);
      const sentence = `The dispute of order ${number} was decided ${whom}.`;
      expect((await listAlertsOf(number)).map(({ what }) => what)).toEqual([sentence]);
      const { text } = await composeAlert(orderId, `dispute-${verdict}`);
      for (const words of [sentence, step]) expect(text).toContain(words);
      for (const claim of [/needs/i, /is disputed/, `(${verdict})`])
        expect(text).not.toMatch(claim);
      const details = [`The payment of order ${number} is disputed.`, sentence];
      const history = await listEvents(orderId, "dispute");
      expect(history.map(({ detail }) => detail)).toEqual(details);
    },
  );
});

it.each([
  ["email.bounced", "the other side did not take it"],
  ["email.suppressed", "earlier mails came back"],
])(
  "a receipt that came back (%s) raises an alert that says which mail and why",
  async (type, why) => {
    const { orderId, email, number } = await soldOrder();
    await bounce((await findMail(email)).id, type);
    const { id, detail } = await db.alert.findFirstOrThrow({ where: { orderId } });
    expect(detail).toContain("The mail “Receipt with the sign-in link” came back undelivered");
    expect(detail).toContain(why);
    expect(detail).not.toContain(type);
    const { subject } = await composeMail({ kind: "attention", props: { attentionId: id } });
    expect(subject).toBe(`A mail came back (order ${number})`);
  },
);

it("a bounced notice to the coach or mail to a corrected address raises no alert about the buyer", async () => {
  const { orderId, email } = await soldOrder();
  await db.order.update({ where: { id: orderId }, data: { email: newAddress() } });
  const mails = await db.outboxMail.findMany({
    where: { props: { path: ["orderId"], equals: orderId } },
  });
  expect(mails.map(({ to }) => to)).toContain(email);
  expect(mails.map(({ kind }) => kind)).toContain("purchase-notice");
  for (const { id } of mails) await bounce(id);
  expect(await db.alert.count({ where: { orderId } })).toBe(0);
});

it.each([
  ["the buyer", (order: { id: string }) => correctBuyerEmail(order.id, newAddress(), [order.id])],
  [
    "the coach",
    ({ number }: { number: number }) =>
      correctOrderEmail(COACH, { number, email: newAddress(), reason: "mistyped" }),
  ],
])(
  "the alert of a bounced mail ends once %s corrects the order's address; a bounce at the new one raises another",
  async (_who, correct) => {
    const { orderId } = await soldOrder();
    const comesBack = async () => {
      const { email } = await readOrder(orderId);
      await bounce((await findMail(email ?? "")).id);
    };
    const countOpen = () => db.alert.count({ where: { orderId, resolvedAt: null } });
    await comesBack();
    expect(await countOpen()).toBe(1);
    await correct(await readOrder(orderId));
    expect(await countOpen()).toBe(0);
    await comesBack();
    expect(await countOpen()).toBe(1);
  },
);
