import { findCourseForSale, published } from "@/lib/courses/public/queries";
import { db, type Transaction, transact } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { Order } from "@/lib/generated/prisma/client";
import { isLiveMode } from "@/lib/key-mode";
import { findCourseAccess } from "@/lib/learning/access";
import { paths } from "@/lib/paths/public";
import { refuseCardTesters } from "@/lib/payments/card-testing/commands";
import { fulfil, lockOrder, type Outcome } from "@/lib/payments/fulfil";
import type { Offer } from "@/lib/payments/kept/rules";
import type { Payment } from "@/lib/payments/rules";
import { createPayment, readPayment } from "@/lib/payments/stripe";
import { awayRefusal, requirePayments } from "@/lib/payments/stripe-client";
import { mac } from "@/lib/secrets";
import { readVersionInForce } from "@/lib/site/legal/queries";
import { readSelling } from "@/lib/site/settings/queries";
import { soldTo } from "@/lib/site/settings/rules";
import { countryName } from "@/lib/text/countries";
import { findOpenOrder } from "./queries";
import type { PaymentIntentAnswer } from "./schema";
import { notSoldIn } from "./sold-to";

/**
 * Commits the order before it creates the intent, so that a payment always finds an order.
 *
 * @throws Refusal 404 unknown course, 409 already owned (the message's second line is the learning page's
 * path) or already paid, 429 too many failed cards, 503 no provider keys.
 */
export async function startOrder(input: {
  courseId: number;
  userId: string | null;
  /** Orders that this browser began earlier. */
  openOrderIds: string[];
  /** Called as soon as the order exists, so that the browser finds it again if the provider fails to answer. */
  remember: (orderId: string) => Promise<void>;
  network: string;
  networkCountry: string | null;
}): Promise<PaymentIntentAnswer> {
  requirePayments();
  const course = await findCourseForSale(input.courseId);
  if (!course) throw new Refusal(404, "This course does not exist or is no longer sold.");
  if (await findCourseAccess(input.userId, { id: course.id })) {
    throw new Refusal(409, `You already own this course.\n${paths.learn(course.slug)}`);
  }

  const networkKey = mac("order-network", input.network).toString("hex");
  await refuseCardTesters(networkKey, input.openOrderIds);
  const termsVersion = await readVersionInForce("terms");
  const { id: courseId, title: courseTitle, pricePence } = course;
  const offer = { courseId, pricePence, termsVersion, isTest: !isLiveMode };
  const open = await findOpenOrder(input.openOrderIds, offer);
  const { networkCountry } = input;
  const order =
    open ??
    (await db.order.create({ data: { ...offer, courseTitle, networkKey, networkCountry } }));
  await input.remember(order.id);
  const payment = await findOrCreatePayment({ ...order, ...offer });
  if (!payment || payment.status === "cancelled") {
    // If the provider fails for a new order too, only the buyer's next try asks it again.
    if (!open)
      throw awayRefusal(new Error(`The card provider keeps a failure for order ${order.id}.`));
    return startOrder({ ...input, openOrderIds: [] });
  }
  if (payment.status === "succeeded" || payment.status === "processing") {
    throw new Refusal(409, describePaid(await fulfil(payment.intentId)));
  }
  if (!payment.clientSecret) throw new Error(`Payment ${payment.intentId} has no client secret.`);
  return {
    clientSecret: payment.clientSecret,
    amount: order.pricePence / 100,
    currency: "gbp",
    title: order.courseTitle,
    orderId: order.id,
  };
}

function describePaid(outcome: Outcome): string {
  if (outcome === "succeeded") {
    return "You have just paid for this course. A sign-in link comes by e-mail.";
  }
  if (outcome === "processing") {
    return "Your payment for this course is being processed. A mail tells you when it is open.";
  }
  return "Your payment has arrived, but it could not be matched. Your coach has been told and will write to you.";
}

async function findOrCreatePayment(
  order: Offer & { paymentIntentId: string | null },
): Promise<Payment | null> {
  // Keeps a payment that these keys do not know: it may have been paid under other keys.
  if (order.paymentIntentId) return readPayment(order.paymentIntentId);
  const payment = await createPayment(order);
  if (!payment) return null;
  await db.order.update({
    where: { id: order.id },
    data: { paymentIntentId: payment.intentId },
  });
  return payment;
}

/** A sentence for the buyer; null if the coach sells to this country. */
export async function whyNotSold(country: string): Promise<string | null> {
  const isSold = soldTo(await readSelling(db)).includes(country);
  return isSold ? null : notSoldIn(countryName(country));
}

/** For a browser that lost its order: a new one would be paid again. Throws Refusal 409. */
export async function refusePaidOrder(orderId: string): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId }, select: { status: true } });
  if (!order || !isPaid(order)) return;
  throw new Refusal(
    409,
    "This order is paid already, so please do not pay again. The link to its course is in the mail that we sent to the address you gave, or sign in with that address.",
  );
}

function isPaid({ status }: Pick<Order, "status">): boolean {
  return status === "paid" || status === "processing";
}

/**
 * Stores the buyer and the consent of reg. 37 before the card is confirmed. If an answer was lost and the buyer
 * presses again, the order may be paid already: this then changes nothing, and the card's form reports the
 * payment. "closed" means that the buyer needs a new order: the payment was cancelled, other terms came in force, or
 * the course is no longer sold, which the new order then says.
 *
 * @throws Refusal 409 if the order has been paid for another address.
 */
export async function saveOrderDetails(
  orderId: string,
  details: {
    email: string;
    name: string;
    country: string;
    consentVersion: string;
    userId: string | null;
    invoiceTo?: { company: string | null; address: string | null; businessNumber: string | null };
  },
): Promise<"saved" | "closed"> {
  const termsVersion = await readVersionInForce("terms");
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === "cancelled") return "closed";
    if (isPaid(order)) {
      if (order.email === details.email) return "saved";
      throw new Refusal(409, "This order is paid already. Please reload the page.");
    }
    if (order.termsVersion !== termsVersion || !(await isForSale(tx, order))) return "closed";
    const email = await followMove(tx, details);
    await tx.order.update({
      where: { id: orderId },
      data: {
        email,
        buyerName: details.name,
        buyerCountry: details.country,
        buyerCompany: details.invoiceTo?.company,
        buyerAddress: details.invoiceTo?.address,
        buyerNumber: details.invoiceTo?.businessNumber,
        consentVersion: details.consentVersion,
        consentedAt: new Date(),
      },
    });
    return "saved";
  });
}

async function isForSale(tx: Transaction, { courseId: id }: { courseId: number }) {
  return (await tx.course.count({ where: { id, ...published() } })) > 0;
}

/**
 * The address to store for an order whose account may be moving to another address at this very moment. A
 * signed-in buyer is found by the account, so even just after the move. Other buyers are found by the address
 * they typed, so only during the move.
 */
async function followMove(
  tx: Transaction,
  { email, userId }: { email: string; userId: string | null },
): Promise<string> {
  const [account] = await tx.$queryRaw<{ email: string }[]>`
    SELECT "email" FROM "User"
    WHERE "id" = COALESCE(${userId}::uuid, (SELECT "id" FROM "User" WHERE "email" = ${email}))
    FOR SHARE`;
  return account?.email ?? email;
}
