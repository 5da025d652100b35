import { createElement, Fragment, type ReactNode } from "react";
import { Heading, Text } from "react-email";
import { z } from "zod";
import { Facts } from "@/emails/facts";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
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
    replyTo: email,
    body: (
      <MailLayout site={site} preview={`${name} wrote to you.`}>
        <Heading style={style.heading}>{subject}</Heading>
        <Facts
          rows={[
            ["Name", name],
            ["E-mail", email],
          ]}
        />
        <Text style={{ ...style.text, whiteSpace: "pre-wrap" }}>{breakLines(message)}</Text>
        <Text style={style.small}>Your reply to this mail goes to {email}.</Text>
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
