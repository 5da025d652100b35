import { Heading } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { defineMail, SIGNED } from "@/lib/mail/message";
import { sampleUnsubscribe, unsubscribeLinks } from "./unsubscribe";

const props = z.object({ subscriberId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "newsletter-welcome": z.infer<typeof props>;
  }
}

export const newsletterWelcome = defineMail({
  kind: "newsletter-welcome",
  name: "Newsletter’s welcome",
  closing: SIGNED,
  props,
  read: ({ subscriberId }) => unsubscribeLinks(subscriberId),
  sample: sampleUnsubscribe,
  write: ({ unsubscribeUrl, headers }, site) => ({
    subject: "Welcome",
    headers,
    body: (
      <MailLayout
        site={site}
        preview="Your subscription has begun."
        unsubscribeUrl={unsubscribeUrl}
      >
        <Heading style={style.heading}>Welcome</Heading>
      </MailLayout>
    ),
  }),
});
