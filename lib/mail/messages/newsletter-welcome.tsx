import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { Unsubscribe } from "@/emails/unsubscribe";
import { defineMail } from "../message";
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
  props,
  read: ({ subscriberId }) => unsubscribeLinks(subscriberId),
  sample: sampleUnsubscribe,
  write: ({ unsubscribeUrl, headers }, site) => ({
    subject: "Welcome",
    headers,
    body: (
      <MailLayout site={site} preview="Welcome, and a small exercise to begin with.">
        <Heading style={style.heading}>Welcome</Heading>
        <Text style={style.text}>
          You are on the list. Once a month there will be a short story, one exercise and nothing to
          buy.
        </Text>
        <Text style={style.text}>
          Here is the first exercise. Before you next walk into a room that matters, stop at the
          door, put both feet flat on the floor and breathe out for longer than you breathed in.
          Three times is enough. Then go in.
        </Text>
        <Text style={style.text}>
          Until next month,
          <br />
          {site.brand.signature}
        </Text>
        <Unsubscribe url={unsubscribeUrl} />
      </MailLayout>
    ),
  }),
});
