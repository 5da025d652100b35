import { consentText } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { invoiceLabel } from "@/lib/invoices/rules";
import { chargedPence } from "@/lib/payments/lines/rules";
import { whenPaid } from "@/lib/payments/rules";
import { formatPence } from "@/lib/text/money";

/** Includes unpaid orders into which the account's address was typed. */
export async function listOrders(userId: string, email: string): Promise<object[]> {
  const orders = await db.order.findMany({
    where: { OR: [{ userId }, { email }] },
    orderBy: { number: "asc" },
    include: {
      lines: { orderBy: { position: "asc" } },
      invoices: {
        orderBy: { issuedAt: "asc" },
        select: { kind: true, isTest: true, number: true, content: true, issuedAt: true },
      },
      events: { orderBy: { id: "asc" }, select: { createdAt: true, detail: true } },
    },
  });
  return orders.map((order) => ({
    number: order.number,
    course: order.courseTitle,
    price: formatPence(order.pricePence),
    refunded: formatPence(order.refundedPence),
    refundPending: formatPence(order.pendingRefundPence),
    status: order.status,
    dispute: order.disputeStatus,
    emailAddress: order.email,
    // Whoever typed this address into an unpaid order may be somebody else.
    ...(order.userId === userId && {
      name: order.buyerName,
      country: order.buyerCountry,
      invoiceTo: [order.buyerCompany, order.buyerAddress, order.buyerNumber].filter(Boolean),
      countryOfNetwork: order.networkCountry,
    }),
    orderedAt: order.createdAt,
    paidAt: whenPaid(order),
    paymentReference: order.paymentIntentId,
    termsVersion: order.termsVersion,
    consentGivenAt: order.consentedAt,
    consentWording: order.consentVersion && consentText(order.consentVersion),
    lines: order.lines.map(({ vatPence, ...line }) => ({
      course: line.title,
      price: formatPence(chargedPence(line)),
      vat: vatPence === null ? null : formatPence(vatPence),
      refunded: formatPence(line.refundedPence),
      lostInDispute: formatPence(line.lostPence),
    })),
    invoices: order.invoices.map(({ content, issuedAt, ...invoice }) => ({
      number: invoiceLabel(invoice),
      issuedAt,
      content,
    })),
    history: order.events.map((event) => ({ at: event.createdAt, what: event.detail })),
  }));
}
