import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { defineMail } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { mailedToken } from "@/lib/paths/mailed-link";
import { newsletterPaths } from "@/lib/paths/newsletter";
import { sampleUnsubscribe, unsubscribeLinks } from "./unsubscribe";

const props = z.object({ subscriberId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "newsletter-confirmation": z.infer<typeof props>;
  }
}

export const newsletterConfirmation = defineMail({
  kind: "newsletter-confirmation",
  name: "Newsletter’s confirmation",
  isOnRequest: true,
  props,
  read: ({ subscriberId }) => ({
    ...unsubscribeLinks(subscriberId),
    confirmUrl: absoluteUrl(
      newsletterPaths.confirm(mailedToken("newsletter-confirm", subscriberId)),
    ),
  }),
  sample: { ...sampleUnsubscribe, confirmUrl: "https://example.com/newsletter/confirm" },
  write: ({ confirmUrl, unsubscribeUrl, headers }, site) => ({
    subject: "Please confirm your address",
    headers,
    body: (
      <MailLayout
        site={site}
        preview="One press of a button and the letters begin."
        unsubscribeUrl={unsubscribeUrl}
      >
        <Heading style={style.heading}>One more step</Heading>
        <Text style={style.text}>
          Somebody, we hope you, asked us to send our letters to this address. Press the button, and
          then “Yes, subscribe me” on the page that opens.
        </Text>
        <MailButton href={confirmUrl}>Confirm my address</MailButton>
        <Text style={style.text}>
          If it was not you, do nothing: without your press we send no letters.
        </Text>
      </MailLayout>
    ),
  }),
});
