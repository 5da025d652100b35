import { PurchaseConfirmation } from "@/emails/purchase-confirmation";
import { PurchaseNotice } from "@/emails/purchase-notice";
import { RefundNotice } from "@/emails/refund-notice";
import { consentText } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";
import { whenPaid } from "@/lib/payments/rules";
import { termsOf } from "@/lib/site/legal/rules";
import type { Site } from "@/lib/site/settings/schema";
import { formatDate } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { type Draft, linkUrl } from "./draft";

export async function draftConfirmation(
  props: { orderId: string; tokenId: string },
  site: Site,
): Promise<Draft> {
  const order = await findOrder(props.orderId);
  return {
    subject: `Your course: ${order.courseTitle}`,
    body: PurchaseConfirmation({
      site,
      courseTitle: order.courseTitle,
      amount: formatPence(order.pricePence),
      date: formatDate(whenPaid(order) ?? order.createdAt),
      orderNumber: order.number,
      consent: order.consentVersion && consentText(order.consentVersion),
      startUrl: linkUrl(props.tokenId),
      termsUrl: absoluteUrl(termsOf(order.termsVersion)),
      refundsUrl: absoluteUrl(paths.refunds),
    }),
  };
}

export async function draftNotice(orderId: string, site: Site): Promise<Draft> {
  const order = await findOrder(orderId);
  const buyer = order.email ?? (order.erasedAt && "somebody who was erased since");
  if (!buyer) throw new Error(`Order ${order.id} was paid without an address.`);
  const amount = formatPence(order.pricePence);
  return {
    subject: `Sold: ${order.courseTitle}, ${amount} (order ${order.number})`,
    replyTo: order.email ?? undefined,
    body: PurchaseNotice({
      site,
      courseTitle: order.courseTitle,
      amount,
      buyer,
      orderNumber: order.number,
    }),
  };
}

export async function draftRefund(
  props: {
    orderId: string;
    refundedPence: number;
    newPence?: number;
    reason: "refunded" | "already-owned";
    hasAccess?: boolean;
  },
  site: Site,
): Promise<Draft> {
  const order = await findOrder(props.orderId);
  const isFull = props.refundedPence >= order.pricePence;
  return {
    subject: `Your refund for ${order.courseTitle}`,
    body: RefundNotice({
      site,
      courseTitle: order.courseTitle,
      refunded: formatPence(props.refundedPence),
      thisRefund: props.newPence === undefined ? undefined : formatPence(props.newPence),
      orderNumber: order.number,
      reason: props.reason,
      isFull,
      accessEnded: isFull && !props.hasAccess,
    }),
  };
}

function findOrder(id: string) {
  return db.order.findUniqueOrThrow({ where: { id } });
}
