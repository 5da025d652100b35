import { Heading, Text } from "react-email";
import { z } from "zod";
import { Facts } from "@/emails/facts";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { db } from "@/lib/db";
import { findLiveGrant } from "@/lib/learning/access";
import { defineMail } from "@/lib/mail/message";
import { formatPence } from "@/lib/text/money";
import { readOrder, sampleOrder } from "./order";

/** Older versions queued mails without `newPence` and `hasAccess`. */
const props = z.object({
  orderId: z.string(),
  /** The total refunded so far. */
  refundedPence: z.number(),
  /** The part of the total that this mail reports. */
  newPence: z.number().optional(),
  reason: z.enum(["refunded", "already-owned"]),
  /** Whether the buyer has access some other way. */
  hasAccess: z.boolean().optional(),
  /** Whether the provider has yet to send the money, which may fail. */
  isPending: z.boolean().optional(),
});

declare module "@/lib/outbox/commands" {
  interface Mails {
    "refund-notice": z.infer<typeof props>;
  }
}

type Refund = {
  reason: "refunded" | "already-owned";
  isFull: boolean;
  hasAccess: boolean;
  isPending: boolean;
  /** Of an order of several courses, those to which the buyer has no access any more. */
  ended: string[];
};

export const refundNotice = defineMail({
  kind: "refund-notice",
  name: "Notice of the refund",
  places: { course: "courseTitle", order: "orderNumber", amount: "thisRefund" },
  props,
  read: async (props) => {
    const { orderId, refundedPence, newPence = refundedPence, reason, hasAccess = false } = props;
    const { isPending = false } = props;
    const promised = refundedPence + (isPending ? newPence : 0);
    const order = await readOrder(orderId);
    const ended = order.lines.length > 1 ? await listEnded(orderId) : [];
    return {
      courseTitle: order.courseTitle,
      orderNumber: order.number,
      refunded: formatPence(refundedPence),
      thisRefund: formatPence(newPence),
      refund: { reason, isFull: promised >= order.pricePence, hasAccess, isPending, ended },
    };
  },
  sample: {
    ...sampleOrder,
    refunded: "£49.99",
    thisRefund: "£49.99",
    refund: { reason: "refunded", isFull: true, hasAccess: false, isPending: false, ended: [] },
  },
  write: ({ courseTitle, orderNumber, refunded, thisRefund, refund }, site) => ({
    subject: `Your refund for ${courseTitle}`,
    body: (
      <MailLayout
        site={site}
        preview={`${thisRefund} is ${refund.isPending ? "pending" : "on its way back to you"}.`}
      >
        <Heading style={style.heading}>Your refund</Heading>
        <Text style={style.text}>{explain(refund)}</Text>
        <Facts
          rows={[
            ["Course", courseTitle],
            ...(refund.isPending ? [pending(thisRefund)] : sums(thisRefund, refunded)),
            ["Order number", String(orderNumber)],
          ]}
        />
        <Text style={style.text}>
          {refund.isPending
            ? "It has not left us yet. We write again once it has."
            : "The money is back on your card within five to ten days, depending on your bank."}
        </Text>
      </MailLayout>
    ),
  }),
});

/** The order's courses to which the buyer has no access any more. */
async function listEnded(orderId: string): Promise<string[]> {
  const lines = await db.orderLine.findMany({
    where: { orderId, grant: { endedAt: { not: null } } },
    orderBy: { position: "asc" },
    select: { title: true, courseId: true, grant: { select: { userId: true } } },
  });
  const live = await Promise.all(
    lines.map(({ courseId, grant }) => grant && findLiveGrant(db, grant.userId, courseId)),
  );
  return lines.flatMap(({ title }, at) => (live[at] ? [] : [title]));
}

function pending(thisRefund: string): [name: string, value: string] {
  return ["Refund, pending", thisRefund];
}

/** A first refund equals the total so far, so one line shows both. */
function sums(thisRefund: string, refunded: string): [name: string, value: string][] {
  const soFar: [string, string] = ["Refunded so far", refunded];
  return thisRefund === refunded ? [soFar] : [["This refund", thisRefund], soFar];
}

function explain({ reason, isFull, hasAccess, isPending, ended }: Refund): string {
  if (reason === "already-owned") {
    return "You own this course already, so this second payment goes straight back to you. Your access stays as it was.";
  }
  if (isPending) {
    const what = isFull ? "your whole purchase" : "a part of your purchase";
    return `A refund of ${what} is pending. Until it has gone through, your access to the course stays as it is.`;
  }
  const refunded = `We have refunded ${isFull ? "your purchase in full" : "a part of your purchase"}.`;
  if (ended.length > 0) {
    const courses = ended.map((title) => `“${title}”`).join(" and ");
    const rest = isFull ? "." : "; the rest of your purchase stays as it was.";
    return `${refunded} With it, your access to ${courses} has ended${rest}`;
  }
  return isFull && !hasAccess
    ? `${refunded} With it, your access to the course has ended.`
    : `${refunded} Your access to the course stays as it was.`;
}
