import { Heading } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { defineMail } from "@/lib/mail/message";
import { sampleUnsubscribe, unsubscribeLinks } from "./unsubscribe";

const props = z.object({ subscriberId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "newsletter-welcome": z.infer<typeof props>;
  }
}

const WELCOME = `You are on the list. Once a month there will be a short story, one exercise and nothing to buy.

Here is the first exercise. Before you next walk into a room that matters, stop at the door, put both feet flat on the floor and breathe out for longer than you breathed in. Three times is enough. Then go in.

Until next month,
{signature}`;

export const newsletterWelcome = defineMail({
  kind: "newsletter-welcome",
  name: "Newsletter’s welcome",
  closing: WELCOME,
  props,
  read: ({ subscriberId }) => unsubscribeLinks(subscriberId),
  sample: sampleUnsubscribe,
  write: ({ unsubscribeUrl, headers }, site) => ({
    subject: "Welcome",
    headers,
    body: (
      <MailLayout site={site} preview="You are on the list." unsubscribeUrl={unsubscribeUrl}>
        <Heading style={style.heading}>Welcome</Heading>
      </MailLayout>
    ),
  }),
});
