import { Heading, Text } from "react-email";
import { z } from "zod";
import { Facts } from "@/emails/facts";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { formatPence } from "@/lib/text/money";
import { defineMail } from "../message";
import { readOrder, sampleOrder } from "./order";

/** An older version queued mails without `newPence` and `hasAccess`. */
const props = z.object({
  orderId: z.string(),
  /** All that has gone back so far. */
  refundedPence: z.number(),
  /** What of it this mail is about. */
  newPence: z.number().optional(),
  reason: z.enum(["refunded", "already-owned"]),
  /** Whether the buyer has access some other way. */
  hasAccess: z.boolean().optional(),
});

declare module "@/lib/outbox/commands" {
  interface Mails {
    "refund-notice": z.infer<typeof props>;
  }
}

type Refund = { reason: "refunded" | "already-owned"; isFull: boolean; hasAccess: boolean };

export const refundNotice = defineMail({
  kind: "refund-notice",
  name: "Notice of the refund",
  props,
  read: async ({ orderId, refundedPence, newPence, reason, hasAccess = false }) => {
    const order = await readOrder(orderId);
    return {
      courseTitle: order.courseTitle,
      orderNumber: order.number,
      refunded: formatPence(refundedPence),
      thisRefund: formatPence(newPence ?? refundedPence),
      refund: { reason, isFull: refundedPence >= order.pricePence, hasAccess },
    };
  },
  sample: {
    ...sampleOrder,
    refunded: "£49.99",
    thisRefund: "£49.99",
    refund: { reason: "refunded", isFull: true, hasAccess: false },
  },
  write: ({ courseTitle, orderNumber, refunded, thisRefund, refund }, site) => ({
    subject: `Your refund for ${courseTitle}`,
    body: (
      <MailLayout site={site} preview={`${thisRefund} is on its way back to you.`}>
        <Heading style={style.heading}>Your refund</Heading>
        <Text style={style.text}>{explain(refund)}</Text>
        <Facts
          rows={[
            ["Course", courseTitle],
            ...sums(thisRefund, refunded),
            ["Order number", String(orderNumber)],
          ]}
        />
        <Text style={style.text}>
          The money is back on your card within five to ten days, depending on your bank.
        </Text>
      </MailLayout>
    ),
  }),
});

/** A first refund is all that was refunded so far: one line says both. */
function sums(thisRefund: string, refunded: string): [name: string, value: string][] {
  const soFar: [string, string] = ["Refunded so far", refunded];
  return thisRefund === refunded ? [soFar] : [["This refund", thisRefund], soFar];
}

function explain({ reason, isFull, hasAccess }: Refund): string {
  if (reason === "already-owned") {
    return "You own this course already, so this second payment goes straight back to you. Your access stays as it was.";
  }
  const refunded = isFull ? "your purchase in full" : "a part of your purchase";
  return isFull && !hasAccess
    ? `We have refunded ${refunded}. With it, your access to the course has ended.`
    : `We have refunded ${refunded}. Your access to the course stays as it was.`;
}
