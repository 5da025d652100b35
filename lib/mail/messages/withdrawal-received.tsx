import { Heading, Text } from "react-email";
import { z } from "zod";
import { Facts } from "@/emails/facts";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { db } from "@/lib/db";
import { defineMail } from "@/lib/mail/message";
import { formatUkMoment } from "@/lib/text/dates";
import { sampleOrder } from "./order";

const props = z.object({ withdrawalId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "withdrawal-received": z.infer<typeof props>;
  }
}

/** The acknowledgement on a durable medium: Directive 2011/83/EU, Art. 11a(4). */
export const withdrawalReceived = defineMail({
  kind: "withdrawal-received",
  name: "Confirmation that a withdrawal arrived",
  props,
  read: async ({ withdrawalId: id }) => {
    const row = await db.withdrawal.findUnique({ where: { id } });
    if (!row?.email) return null;
    const { name, email, orderNumber, part, createdAt, orderId } = row;
    const courses = await listCourses(orderId);
    return { name, email, orderNumber, part, courses, receivedAt: formatUkMoment(createdAt) };
  },
  sample: {
    name: "Sam Sample",
    email: "sample@example.com",
    orderNumber: "1001",
    part: "",
    courses: [sampleOrder.courseTitle],
    receivedAt: "25 November 2026 at 17:20 UK time",
  },
  write: ({ name, email, orderNumber, part, courses, receivedAt }, site) => ({
    subject: "We have received your withdrawal",
    body: (
      <MailLayout site={site} preview={`It arrived on ${receivedAt}.`}>
        <Heading style={style.heading}>We have received your withdrawal</Heading>
        <Text style={style.text}>This is what arrived, and when:</Text>
        <Facts
          rows={[
            ["Received", receivedAt],
            ["Name", name],
            ["E-mail", email],
            ["Order number", orderNumber],
            ["Part of the order", part || "all of it"],
            ["Courses in this order", courses.join(", ")],
          ]}
        />
        <Text style={style.text}>
          This mail confirms only that your withdrawal was received. We look at it and answer you;
          money that is due goes back within 14 days of the time above.
        </Text>
        <Text style={style.small}>
          If you did not send it, write to {site.contact.email}, and nothing will be changed.
        </Text>
      </MailLayout>
    ),
  }),
});

/** The withdrawal names an order only if it came from the order's own address, so a stranger learns nothing. */
async function listCourses(orderId: string | null): Promise<string[]> {
  if (!orderId) return [];
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { position: "asc" } });
  return lines.map(({ title }) => title);
}
