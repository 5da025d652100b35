import { saveOrderDetails } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { fulfil } from "@/lib/payments/fulfil";
import { joinTitles } from "@/lib/payments/kept/rules";
import { createPayment } from "@/lib/payments/stripe";
import { readVersionInForce } from "@/lib/site/legal/queries";
import { BUYER, newAddress } from "./samples";
import { payAs, readOrder } from "./shop";

const PRICES = [5000, 3000];

/** An order for two courses, which no page sells yet, ready to be paid. */
export async function beginTwoLines({ email = newAddress(), country = BUYER.country } = {}) {
  const [first, second] = await db.course.findMany({ orderBy: { id: "asc" }, take: 2 });
  if (!first || !second) throw new Error("The shop has fewer than two courses.");
  const termsVersion = await readVersionInForce("terms");
  const order = await db.$transaction(async (tx) => {
    const courseTitle = joinTitles([first.title, second.title]);
    const pricePence = PRICES.reduce((sum, price) => sum + price);
    const order = await tx.order.create({
      data: { courseId: first.id, courseTitle, pricePence, isTest: true, termsVersion },
    });
    const only = { orderId_position: { orderId: order.id, position: 1 } };
    await tx.orderLine.update({
      where: only,
      data: { title: first.title, pricePence: PRICES[0] ?? 0 },
    });
    const { id: courseId, title } = second;
    const more = { orderId: order.id, position: 2, courseId, title, pricePence: PRICES[1] ?? 0 };
    await tx.orderLine.create({ data: more });
    return order;
  });
  const { lines } = await readOrder(order.id);
  const payment = await createPayment({ ...order, termsVersion, lines });
  const paymentIntentId = payment?.intentId ?? "";
  await db.order.update({ where: { id: order.id }, data: { paymentIntentId } });
  await saveOrderDetails(order.id, {
    ...BUYER,
    country,
    email,
    consentVersion: CONSENT_VERSION,
    userId: null,
  });
  const begun = { orderId: order.id, paymentIntentId, email, lines };
  return { ...begun, pay: () => payBegun(begun) };
}

async function payBegun<Begun extends { paymentIntentId: string; email: string }>(begun: Begun) {
  await payAs(begun.email, begun.paymentIntentId);
  await fulfil(begun.paymentIntentId);
  return begun;
}

export async function sellTwoLines(options: Parameters<typeof beginTwoLines>[0] = {}) {
  return (await beginTwoLines(options)).pay();
}
