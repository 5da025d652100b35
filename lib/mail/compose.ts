import type { ReactElement } from "react";
import { render } from "react-email";
import { AttentionMail } from "@/emails/attention";
import { PurchaseConfirmation } from "@/emails/purchase-confirmation";
import { PurchaseNotice } from "@/emails/purchase-notice";
import { RefundNotice } from "@/emails/refund-notice";
import { SignInMail } from "@/emails/sign-in";
import { linkSecret, signInCode } from "@/lib/auth/rules";
import { CONSENT } from "@/lib/checkout/rules";
import { formatDate } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { formatPence } from "@/lib/money";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import type { OutgoingMail } from "./resend";
import type { Mail } from "./schema";

type ComposedMail = Omit<OutgoingMail, "to">;
type Draft = { subject: string; body: ReactElement; replyTo?: string };

/** Text and HTML come from one template. The same mail composes to the same bytes each time. */
export async function composeMail(mail: Mail): Promise<ComposedMail> {
  const { body, ...draft } = await draftMail(mail);
  return {
    ...draft,
    html: await render(body),
    text: await render(body, { plainText: true }),
  };
}

function draftMail(mail: Mail): Promise<Draft> | Draft {
  switch (mail.kind) {
    case "sign-in":
      return draftSignIn(mail.props.tokenId);
    case "purchase-confirmation":
      return draftConfirmation(mail.props);
    case "purchase-notice":
      return draftNotice(mail.props.orderId);
    case "refund-notice":
      return draftRefund(mail.props);
    case "attention":
      return draftAttention(mail.props.attentionId);
  }
}

function draftSignIn(tokenId: string): Draft {
  const body = SignInMail({ url: linkUrl(tokenId), code: signInCode(tokenId) });
  return { subject: "Your sign-in link and code", body };
}

async function draftConfirmation(props: { orderId: string; tokenId: string }): Promise<Draft> {
  const order = await findOrder(props.orderId);
  return {
    subject: `Your course: ${order.courseTitle}`,
    replyTo: site.email,
    body: PurchaseConfirmation({
      courseTitle: order.courseTitle,
      amount: formatPence(order.pricePence),
      date: formatDate(order.paidAt ?? order.createdAt),
      orderNumber: order.number,
      consent: CONSENT.text,
      startUrl: linkUrl(props.tokenId),
    }),
  };
}

async function draftNotice(orderId: string): Promise<Draft> {
  const order = await findOrder(orderId);
  const buyer = order.email ?? "unknown";
  const amount = formatPence(order.pricePence);
  return {
    subject: `Sold: ${order.courseTitle}, ${amount} (order ${order.number})`,
    replyTo: buyer,
    body: PurchaseNotice({
      courseTitle: order.courseTitle,
      amount,
      buyer,
      orderNumber: order.number,
    }),
  };
}

async function draftRefund(props: {
  orderId: string;
  refundedPence: number;
  reason: "refunded" | "already-owned";
}): Promise<Draft> {
  const order = await findOrder(props.orderId);
  return {
    subject: `Your refund for ${order.courseTitle}`,
    replyTo: site.email,
    body: RefundNotice({
      courseTitle: order.courseTitle,
      refunded: formatPence(props.refundedPence),
      orderNumber: order.number,
      reason: props.reason,
      accessEnded: props.refundedPence >= order.pricePence,
    }),
  };
}

async function draftAttention(attentionId: string): Promise<Draft> {
  const { detail } = await db.attention.findUniqueOrThrow({ where: { id: attentionId } });
  return { subject: "Your shop needs you", body: AttentionMail({ detail }) };
}

function findOrder(id: string) {
  return db.order.findUniqueOrThrow({ where: { id } });
}

/** Links in mails come from the configuration, never from a request's Host header. */
function linkUrl(tokenId: string): string {
  return new URL(paths.signInLink(`${tokenId}.${linkSecret(tokenId)}`), env.NEXTAUTH_URL).href;
}
