import { Heading, Text } from "react-email";
import { z } from "zod";
import { Facts } from "@/emails/facts";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { defineMail } from "@/lib/mail/message";
import { formatPence } from "@/lib/text/money";
import { readOrder, sampleOrder } from "./order";

const props = z.object({ orderId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "purchase-notice": z.infer<typeof props>;
  }
}

export const purchaseNotice = defineMail({
  kind: "purchase-notice",
  name: "Notice of the sale",
  isToTheCoach: true,
  places: { course: "courseTitle", amount: "amount", order: "orderNumber" },
  props,
  read: async ({ orderId }) => {
    const order = await readOrder(orderId);
    const buyer = order.email ?? (order.erasedAt && "somebody who was erased since");
    if (!buyer) throw new Error(`Order ${order.id} was paid without an address.`);
    return {
      courseTitle: order.courseTitle,
      amount: formatPence(order.pricePence),
      orderNumber: order.number,
      buyer,
      replyTo: order.email ?? undefined,
    };
  },
  sample: { ...sampleOrder, buyer: "sample@example.com", replyTo: undefined },
  write: ({ courseTitle, amount, orderNumber, buyer, replyTo }, site) => ({
    subject: `Sold: ${courseTitle}, ${amount} (order ${orderNumber})`,
    replyTo,
    body: (
      <MailLayout site={site} preview={`${buyer} bought ${courseTitle} for ${amount}.`}>
        <Heading style={style.heading}>A course was bought</Heading>
        <Facts
          rows={[
            ["Course", courseTitle],
            ["Amount", amount],
            ["Buyer", buyer],
            ["Order number", String(orderNumber)],
          ]}
        />
        <Text style={style.text}>
          The buyer has access and a mail with a sign-in link. There is nothing to do.
        </Text>
      </MailLayout>
    ),
  }),
});
