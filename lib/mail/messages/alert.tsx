import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { nextStep, subjectOf } from "@/lib/alerts/list";
import { db } from "@/lib/db";
import { defineMail } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { adminPaths } from "@/lib/paths/back-office";

const props = z.object({ attentionId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    attention: z.infer<typeof props>;
  }
}

/** Its kind and props keep the names under which earlier versions queued it. */
export const alert = defineMail({
  kind: "attention",
  name: "What needs you",
  isToTheCoach: true,
  hasFixedSubject: true,
  props,
  read: async ({ attentionId: id }) => {
    const { kind, detail, orderId } = await db.alert.findUniqueOrThrow({ where: { id } });
    const order = orderId
      ? await db.order.findUnique({ where: { id: orderId }, select: { number: true } })
      : null;
    return { subject: subjectOf(kind, order?.number), detail, nextStep: nextStep(kind) };
  },
  sample: {
    subject: subjectOf("webhook-silent", undefined),
    detail: "Stripe’s webhook did not report the payment of 21 November 2026 at 18:05 in time.",
    nextStep: nextStep("webhook-silent"),
  },
  // No general words that ask the coach to act: some alerts need no action, and each says so itself.
  write: ({ subject, detail, nextStep: step }, site) => ({
    subject,
    body: (
      <MailLayout site={site} preview={detail}>
        <Heading style={style.heading}>{subject}</Heading>
        <Text style={style.text}>{detail}</Text>
        <Text style={style.text}>{step}</Text>
        <MailButton href={absoluteUrl(adminPaths.today)}>Open the back office</MailButton>
      </MailLayout>
    ),
  }),
});
