import { createElement, Fragment, type ReactNode } from "react";
import { Heading, Text } from "react-email";
import { z } from "zod";
import { Facts } from "@/emails/facts";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { mayGetReply } from "@/lib/contact/rules";
import { db } from "@/lib/db";
import { defineMail } from "@/lib/mail/message";

const props = z.object({ messageId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "contact-message": z.infer<typeof props>;
  }
}

export const contactMessage = defineMail({
  kind: "contact-message",
  name: "Message from a visitor",
  isToTheCoach: true,
  hasFixedSubject: true,
  props,
  read: ({ messageId: id }) =>
    db.contactMessage.findUnique({
      where: { id },
      select: { name: true, email: true, subject: true, message: true },
    }),
  sample: {
    name: "Sample Visitor",
    email: "sample@example.com",
    subject: "A workshop",
    message: "Hello!\nDo you come to schools?",
  },
  write: ({ name, email, subject, message }, site) => ({
    subject: `Message from ${name}: ${subject}`,
    replyTo: mayGetReply(email) ? email : undefined,
    body: (
      <MailLayout site={site} preview={`${name} wrote to you.`}>
        <Heading style={style.heading} dir="auto">
          {subject}
        </Heading>
        <Facts
          rows={[
            ["Name", name],
            ["E-mail", email],
          ]}
        />
        <Text dir="auto" style={{ ...style.text, whiteSpace: "pre-wrap" }}>
          {breakLines(message)}
        </Text>
        <Text style={style.small}>
          {mayGetReply(email)
            ? `Your reply to this mail goes to ${email}.`
            : `Mail programs cannot send to ${email}. It may be mistyped.`}
        </Text>
      </MailLayout>
    ),
  }),
});

/** The plain-text renderer breaks lines only at tags; it treats a line break in the text as a space. */
function breakLines(message: string): ReactNode {
  const lineEnd = <br />;
  const parts = message.split(/\r?\n/).flatMap((line) => [lineEnd, line]);
  return createElement(Fragment, null, ...parts.slice(1));
}
