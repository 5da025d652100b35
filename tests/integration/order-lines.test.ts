import { describe, expect, it } from "vitest";
import { erasePerson } from "@/lib/account/erasure/commands";
import { listOwnData } from "@/lib/account/own-data/queries";
import { db } from "@/lib/db";
import { issueDocuments, publishDocuments } from "@/lib/invoices/commands";
import { listIssued } from "@/lib/invoices/queries";
import { grantByHand, revokeByHand } from "@/lib/orders/by-hand/commands";
import { correctOrderEmail } from "@/lib/orders/commands";
import { describeRefund, refundOrder } from "@/lib/orders/refunds/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { keptFields } from "@/lib/payments/kept/schema";
import { refundDuplicate } from "@/lib/payments/second-payment/commands";
import { keepWithPayment } from "@/lib/payments/stripe";
import {
  COACH,
  expectRefused,
  giveByHand,
  listEvents,
  newUser,
  pressAndFulfil,
  refundAtProvider,
} from "../support/builders";
import { newAddress } from "../support/samples";
import { cardProvider, payAs, press, readOrder } from "../support/shop";
import { beginTwoLines, sellTwoLines } from "../support/two-lines";

async function readLines(orderId: string) {
  const { lines } = await readOrder(orderId);
  return lines.map(({ refundedPence, lostPence, grant }) => {
    const state = !grant ? "none" : grant.endedAt ? "ended" : grant.suspendedAt ? "paused" : "live";
    return [refundedPence, lostPence, state];
  });
}

function refundLine(paymentIntentId: string, lineId: string, amount: number) {
  const part = { payment_intent: paymentIntentId, amount, metadata: { lineId } };
  return cardProvider.refunds.create(part);
}

describe("of an order with two lines", () => {
  it("both courses are opened by one payment, with one receipt and one history", async () => {
    const { orderId, email } = await sellTwoLines();
    expect(await readLines(orderId)).toEqual([
      [0, 0, "live"],
      [0, 0, "live"],
    ]);
    expect(await db.outboxMail.count({ where: { to: email, kind: "purchase-confirmation" } })).toBe(
      1,
    );
  });

  it("a refund ends the access of the line that it names, and of no other", async () => {
    const { orderId, paymentIntentId, lines } = await sellTwoLines();
    const refundSecond = async (amount: number) => {
      await refundLine(paymentIntentId, lines[1]?.id ?? "", amount);
      await fulfil(paymentIntentId);
      return readLines(orderId);
    };
    expect(await refundSecond(1001)).toEqual([
      [0, 0, "live"],
      [1001, 0, "live"],
    ]);
    expect(await refundSecond(1999)).toEqual([
      [0, 0, "live"],
      [3000, 0, "ended"],
    ]);
    await refundAtProvider(paymentIntentId);
    expect(await readLines(orderId)).toEqual([
      [5000, 0, "ended"],
      [3000, 0, "ended"],
    ]);
  });

  it("the coach chooses the line to refund, and can refund no more than is left of it", async () => {
    const { orderId, lines } = await sellTwoLines();
    const { number } = await readOrder(orderId);
    const request = { number, reason: "Asked for.", amount: 3000 };
    await expectRefused(describeRefund(request), 409, "choose the line");
    const lineId = lines[1]?.id;
    await expectRefused(
      describeRefund({ ...request, lineId, amount: 3001 }),
      409,
      "At most £30.00",
    );
    await refundOrder(COACH, { ...request, lineId });
    expect(await readLines(orderId)).toEqual([
      [0, 0, "live"],
      [3000, 0, "ended"],
    ]);
  });

  it("of a line whose refund is pending, only the rest can be refunded", async () => {
    const begun = await beginTwoLines();
    await payAs(begun.email, begun.paymentIntentId, "pm_card_pendingRefund");
    await fulfil(begun.paymentIntentId);
    const { number, pricePence } = await readOrder(begun.orderId);
    const refundSecond = (amount: number) =>
      refundOrder(COACH, { number, reason: "Asked for.", lineId: begun.lines[1]?.id, amount });
    await refundSecond(1000);
    await expectRefused(refundSecond(2001), 409, "At most £20.00 of this line");
    await refundSecond(2000);
    await expectRefused(refundSecond(1), 409, "At most £0.00 of this line");
    expect(await readOrder(begun.orderId)).toMatchObject({ pricePence, pendingRefundPence: 3000 });
  });

  it("a line whose refund failed is open again, although another line’s refund succeeded at the same time", async () => {
    const { orderId, paymentIntentId, lines } = await sellTwoLines();
    const { id } = await refundLine(paymentIntentId, lines[1]?.id ?? "", 3000);
    await fulfil(paymentIntentId);
    await issueDocuments(orderId);
    await press(`refunds/${id}/failed`);
    await refundLine(paymentIntentId, lines[0]?.id ?? "", 3000);
    for (const _time of [1, 2]) await fulfil(paymentIntentId);
    expect(await readLines(orderId)).toEqual([
      [3000, 0, "live"],
      [0, 0, "live"],
    ]);
    expect(await listEvents(orderId, "refund-failed")).toHaveLength(1);
    expect(await listEvents(orderId, "refund")).toHaveLength(2);
    await issueDocuments(orderId);
    const issued = await listIssued(db, orderId);
    expect(issued.map(({ kind, totalPence }) => [kind, totalPence])).toEqual([
      ["invoice", 8000],
      ["credit_note", 3000],
      ["credit_note", 3000],
      ["invoice", 3000],
    ]);
  });

  it("a refund without a line goes to the line with that price, or is divided between both", async () => {
    const whole = await sellTwoLines();
    await refundAtProvider(whole.paymentIntentId, 5000);
    expect(await readLines(whole.orderId)).toEqual([
      [5000, 0, "ended"],
      [0, 0, "live"],
    ]);
    const part = await sellTwoLines();
    await refundAtProvider(part.paymentIntentId, 1001);
    expect(await readLines(part.orderId)).toEqual([
      [626, 0, "live"],
      [375, 0, "live"],
    ]);
  });

  it("an open dispute pauses both; a lost sum goes to the line with that price", async () => {
    const { orderId, paymentIntentId } = await sellTwoLines();
    await pressAndFulfil("payments/:id/dispute", paymentIntentId, { amount: 3000 });
    expect((await readLines(orderId)).map(([, , state]) => state)).toEqual(["paused", "paused"]);
    await pressAndFulfil("disputes/:id/lost", paymentIntentId);
    expect(await readLines(orderId)).toEqual([
      [0, 0, "live"],
      [0, 3000, "ended"],
    ]);
  });

  it("a line that was lost stays so when another part is lost, and each loss is credited once", async () => {
    const { orderId, paymentIntentId } = await sellTwoLines();
    await issueDocuments(orderId);
    for (const amount of [3000, 1000]) {
      await pressAndFulfil("payments/:id/dispute", paymentIntentId, { amount });
      await pressAndFulfil("disputes/:id/lost", paymentIntentId);
      await issueDocuments(orderId);
    }
    expect(await readLines(orderId)).toEqual([
      [0, 1000, "live"],
      [0, 3000, "ended"],
    ]);
    const issued = await listIssued(db, orderId);
    expect(issued.map(({ kind, totalPence }) => [kind, totalPence])).toEqual([
      ["invoice", 8000],
      ["credit_note", 3000],
      ["credit_note", 1000],
    ]);
  });

  it("a course that the buyer already owns is refunded, and the other stays", async () => {
    const begun = await beginTwoLines();
    const owner = await newUser({ email: begun.email });
    await giveByHand(owner.id, begun.lines[1]?.courseId ?? 0);
    const { orderId } = await begun.pay();
    await refundDuplicate(orderId);
    expect(await readLines(orderId)).toEqual([
      [0, 0, "live"],
      [3000, 0, "none"],
    ]);
    await refundDuplicate(orderId);
    expect((await readOrder(orderId)).refundedPence).toBe(3000);
  });

  it("both move when the coach corrects the address, and both are revoked and granted by hand", async () => {
    const { orderId, lines } = await sellTwoLines();
    const { number } = await readOrder(orderId);
    const email = newAddress();
    await correctOrderEmail(COACH, { number, email, reason: "Mistyped." });
    const { userId } = await readOrder(orderId);
    const grants = () => db.grant.findMany({ where: { userId: userId ?? "", revokedAt: null } });
    expect((await grants()).map(({ lineId }) => lineId).sort()).toEqual(
      lines.map(({ id }) => id).sort(),
    );
    await revokeByHand(COACH, { number, reason: "Asked for." });
    expect(await grants()).toEqual([]);
    await grantByHand(COACH, { number, reason: "Asked for again." });
    expect((await grants()).filter((grant) => !grant.orderId)).toHaveLength(2);
  });

  it("another person may learn one line: their access follows the line and survives the buyer's erasure", async () => {
    const { orderId, paymentIntentId, lines } = await sellTwoLines();
    const learner = await newUser();
    await db.grant.updateMany({ where: { lineId: lines[1]?.id }, data: { userId: learner.id } });
    const { userId } = await readOrder(orderId);
    await db.$transaction((tx) => erasePerson(tx, userId ?? ""));
    expect(await readLines(orderId)).toEqual([
      [0, 0, "none"],
      [0, 0, "live"],
    ]);
    await refundLine(paymentIntentId, lines[1]?.id ?? "", 3000);
    await fulfil(paymentIntentId);
    expect((await readLines(orderId))[1]).toEqual([3000, 0, "ended"]);
  });

  it("the money of a line goes back if its learner owns the course already, although the buyer does not", async () => {
    const learner = await newUser();
    const { orderId, paymentIntentId, lines, pay } = await beginTwoLines();
    const courseId = lines[1]?.courseId ?? 0;
    await giveByHand(learner.id, courseId);
    await keepWithPayment(paymentIntentId, keptFields(orderId, [], [null, learner.email], []));
    await pay();
    await issueDocuments(orderId);
    await publishDocuments(orderId);
    expect(await refundDuplicate(orderId)).toBe("succeeded");
    expect(await readLines(orderId)).toEqual([
      [0, 0, "live"],
      [3000, 0, "none"],
    ]);
  });

  it("the buyer's own data names both, with the refund or loss of each", async () => {
    const { orderId, paymentIntentId } = await sellTwoLines();
    await refundAtProvider(paymentIntentId, 5000);
    await pressAndFulfil("payments/:id/dispute", paymentIntentId, { amount: 3000 });
    await pressAndFulfil("disputes/:id/lost", paymentIntentId);
    const { userId } = await readOrder(orderId);
    const section = (await listOwnData(userId ?? "")).find(({ name }) => name === "orders");
    const [order] = await Array.fromAsync(section?.rows ?? []);
    expect(order).toMatchObject({
      lines: [
        { price: "£50.00", refunded: "£50.00", lostInDispute: "£0.00" },
        { price: "£30.00", refunded: "£0.00", lostInDispute: "£30.00" },
      ],
    });
  });
});

describe("the database refuses", () => {
  it("lines that do not add up to the charge, or to the refunds", async () => {
    const { orderId, lines } = await sellTwoLines();
    const change = (data: object) =>
      db.orderLine.update({ where: { id: lines[0]?.id ?? "" }, data });
    await expect(change({ pricePence: 4999 })).rejects.toThrow("do not add up");
    await expect(change({ refundedPence: 1 })).rejects.toThrow("do not add up");
    await expect(change({ refundedPence: 5001 })).rejects.toThrow("OrderLine_returns");
    await expect(
      db.order.update({ where: { id: orderId }, data: { refundedPence: 1 } }),
    ).rejects.toThrow("do not add up");
  });

  it("VAT without a rate, and VAT above the price", async () => {
    const { lines } = await sellTwoLines();
    const change = (data: object) =>
      db.orderLine.update({ where: { id: lines[0]?.id ?? "" }, data });
    await expect(change({ vatPence: 1 })).rejects.toThrow("OrderLine_vat");
    await expect(change({ vatBasisPoints: 2000, vatPence: 5001 })).rejects.toThrow("OrderLine_vat");
  });
});
