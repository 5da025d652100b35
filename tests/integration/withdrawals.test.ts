import { expect, it } from "vitest";
import { eraseOwnAccount } from "@/lib/account/commands";
import { listAlerts } from "@/lib/back-office/alerts/queries";
import { db } from "@/lib/db";
import { forgetOldWithdrawals, receiveWithdrawal } from "@/lib/withdrawals/commands";
import { findWithdrawal } from "@/lib/withdrawals/queries";
import { withdrawalInput } from "@/lib/withdrawals/schema";
import {
  atOnce,
  countAlertMails,
  learnSome,
  listEvents,
  newOrder,
  readOwnRows,
  refundAtProvider,
  soldOrder,
} from "../support/builders";
import { deliver, received } from "../support/outbox";
import { newAddress } from "../support/samples";
import { sellTwoLines } from "../support/two-lines";

const form = (email: string, order: string | number, part = "") =>
  withdrawalInput.parse({ name: "Zoë O’Hara", email, order: String(order), part });

async function withdraw(email: string, order: string | number, part?: string) {
  const input = form(email, order, part);
  await receiveWithdrawal(input);
  const { id } = await db.withdrawal.findFirstOrThrow({
    where: { email, orderNumber: input.order, part: input.part },
  });
  const alerts = await db.alert.findMany({ where: { key: `withdrawal:${id}` } });
  return { id, alerts, judged: await findWithdrawal(id) };
}

it("a withdrawal is stored, acknowledged with its content and time, and recorded with its order", async () => {
  const { email, number, orderId } = await soldOrder();
  const { id, alerts } = await withdraw(email, `#${number}`, "The first course");
  const { createdAt } = await db.withdrawal.findUniqueOrThrow({ where: { id } });
  const mail = await deliver("withdrawal-received", email);
  expect(mail.subject).toBe("We have received your withdrawal");
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/London" });
  for (const part of [
    "Zoë O’Hara",
    email,
    String(number),
    "The first course",
    `${time.format(createdAt)} UK time`,
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.text).not.toMatch(/accept/i);
  expect(await listEvents(orderId, "withdrawal")).toHaveLength(1);
  expect(alerts).toMatchObject([{ kind: "withdrawal-to-check", orderId }]);
});

it("a waiver on file, the days since and the country are in the alert, with the deadline for a refund", async () => {
  const { email, number, orderId } = await soldOrder();
  await db.order.update({ where: { id: orderId }, data: { buyerCountry: "IE" } });
  const { alerts } = await withdraw(email, number);
  const [alert] = alerts;
  for (const words of ["agreed to immediate access", "on the same day", "Ireland", "no lesson"]) {
    expect(alert?.detail).toContain(words);
  }
  expect(alert?.detail).toMatch(/must go back by \d+ \w+ 20\d\d/);
  expect(alert?.detail).not.toContain(email);
});

it("without a consent on file the right to withdraw exists, and the alert offers the refund", async () => {
  const { email, number, orderId, userId, course } = await soldOrder();
  await learnSome(userId, course.id);
  await db.order.update({
    where: { id: orderId },
    data: { consentedAt: null, consentVersion: null, rebuiltAt: new Date() },
  });
  const { alerts, judged } = await withdraw(email, number);
  expect(alerts).toMatchObject([{ kind: "withdrawal-due" }]);
  expect(judged).toMatchObject({ isDue: true, number });
  expect(judged?.words).toContain("lessons have been begun");
  const shown = (await listAlerts()).find(({ orderNumber }) => orderNumber === number);
  expect(shown).toMatchObject({ offersRefund: true });
});

it.each([
  ["", [0, 1], "All courses"],
  ["only the second: {1}, please", [1], "only “{1}” is meant"],
  ["one of them", [0, 1], "cannot be told"],
])(
  "of an order with two courses, “%s” means those lines, and each refund is prepared",
  async (typed, meant, words) => {
    const { orderId, email, lines } = await sellTwoLines();
    const titles = lines.map(({ title }) => title);
    const fillIn = (text: string) => text.replace("{1}", titles[1]?.toUpperCase() ?? "");
    const where = { id: orderId };
    const unproven = { consentedAt: null, consentVersion: null, rebuiltAt: new Date() };
    const { number } = await db.order.update({ where, data: unproven });
    const { alerts, judged } = await withdraw(email, number, fillIn(typed));
    expect(judged?.meant.map(({ id, leftPence }) => [id, leftPence])).toEqual(
      meant.map((at) => [lines[at]?.id, [5000, 3000][at]]),
    );
    expect(alerts).toMatchObject([{ kind: "withdrawal-due" }]);
    expect(alerts[0]?.detail).toContain(words.replace("{1}", titles[1] ?? ""));
    const mail = await deliver("withdrawal-received", email);
    expect(mail.text).toContain(`Courses in this order: ${titles.join(", ")}`);
  },
);

it("a withdrawal that is sent again, at the same moment or with the number written differently, counts once", async () => {
  const { email, number } = await soldOrder();
  const times = await atOnce(4, (index) =>
    receiveWithdrawal(form(email, index % 2 ? `order ${number}` : number)),
  );
  expect(new Set(times.map((time) => time.getTime())).size).toBe(1);
  expect(await db.withdrawal.count({ where: { email } })).toBe(1);
  const { alerts } = await withdraw(email, number);
  expect(await countAlertMails(alerts)).toBe(1);
  await deliver("withdrawal-received", email);
  expect((await received(email)).filter(({ subject }) => /withdrawal/.test(subject))).toHaveLength(
    1,
  );
});

it.each([
  ["an unknown number", () => "999999999"],
  ["a text without a number", () => "the one of last week"],
  ["the number of another’s order", async () => (await soldOrder()).number],
  [
    "an order whose buyer was erased",
    async () => (await newOrder({ erasedAt: new Date() })).number,
  ],
])("%s gets the same answer and mail, and reveals nothing", async (_, findNumber) => {
  const email = newAddress();
  const number = await findNumber();
  const { alerts, judged } = await withdraw(email, number);
  const mail = await deliver("withdrawal-received", email);
  expect(mail.text).toContain(`Order number: ${number}`);
  expect(mail.text).not.toContain("Courses in this order");
  expect(alerts).toMatchObject([{ kind: "withdrawal-to-check", orderId: null }]);
  expect(judged?.isDue).toBe(false);
});

it("a refund is not recommended for an order that was refunded or never paid", async () => {
  const { email, number, paymentIntentId } = await soldOrder();
  await refundAtProvider(paymentIntentId);
  expect((await withdraw(email, number)).judged?.words).toContain("gone back already");
  const open = await newOrder({ email: newAddress() });
  expect((await withdraw(open.email ?? "", open.number)).judged?.words).toContain(
    "Nothing was paid",
  );
});

it("a withdrawal is part of the buyer's own data, and an erasure takes their name out of it", async () => {
  const { email, number, userId, orderId } = await soldOrder();
  const { id } = await withdraw(email, number, "My half");
  expect(await readOwnRows(userId, "withdrawals")).toMatchObject([
    { name: "Zoë O’Hara", orderNumber: String(number), part: "My half" },
  ]);
  await eraseOwnAccount(userId);
  expect(await db.withdrawal.findUnique({ where: { id } })).toMatchObject({
    name: null,
    email: null,
    part: "",
    orderId,
  });
  expect(await db.outboxMail.count({ where: { key: `withdrawal-received:${id}` } })).toBe(0);
});

it("a withdrawal is forgotten after six years, together with its mail", async () => {
  const { id } = await withdraw(newAddress(), 1);
  const past = new Date();
  past.setUTCFullYear(past.getUTCFullYear() - 6);
  past.setUTCDate(past.getUTCDate() - 1);
  await db.withdrawal.update({ where: { id }, data: { createdAt: past } });
  expect(await forgetOldWithdrawals()).toBe("1 old withdrawals forgotten");
  expect(await db.withdrawal.count({ where: { id } })).toBe(0);
  expect(await db.outboxMail.count({ where: { key: `withdrawal-received:${id}` } })).toBe(0);
});

it.each([
  { name: "" },
  { name: "Ada\nBcc: victim@example.test" },
  { name: "See https://elsewhere.example" },
  { name: "www.elsewhere.example" },
  { part: "a\u0000b" },
  { part: "x".repeat(201) },
  { order: "\ud800" },
  { order: "" },
  { email: "nobody" },
])("refuses %j at its field", (change) => {
  const typed = { name: "Ada", email: "ada@example.test", order: "1", part: "", ...change };
  const { error } = withdrawalInput.safeParse(typed);
  expect(error?.issues.map(({ path }) => path[0])).toContain(Object.keys(change)[0]);
});
