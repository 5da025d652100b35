import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { defineMail } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";
import { formatMoment } from "@/lib/text/dates";

/** Every change to who may sign in, by its name in the audit log. */
const events = {
  "second-factor.set-up": "A phone was set up for signing in to the back office.",
  "second-factor.replace": "Another phone took over signing in to the back office.",
  "second-factor.recover": "A recovery code was used in place of your phone.",
  "second-factor.new-recovery-codes": "New recovery codes were made; the old ones have ended.",
  "assistant.invite": "Somebody was invited to work in the back office.",
  "assistant.own": "Somebody was made an owner of the shop.",
  "assistant.set-up":
    "An assistant has signed in with a second factor and works in the back office now.",
} as const;

type Event = keyof typeof events;

const props = z.object({
  event: z.custom<Event>((name) => typeof name === "string" && name in events),
  at: z.string(),
});

declare module "@/lib/outbox/commands" {
  interface Mails {
    "security-notice": z.infer<typeof props>;
  }
}

export const securityNotice = defineMail({
  kind: "security-notice",
  name: "Notice about your sign-in",
  isToTheCoach: true,
  hasFixedSubject: true,
  props,
  read: ({ event, at }) => ({ event: events[event], when: formatMoment(new Date(at)) }),
  sample: { event: events["second-factor.set-up"], when: "21 November 2026 at 18:05" },
  write: ({ event, when }, site) => ({
    subject: "About your sign-in",
    body: (
      <MailLayout site={site} preview={event}>
        <Heading style={style.heading}>About your sign-in</Heading>
        <Text style={style.text}>{event}</Text>
        <Text style={style.text}>It happened on {when}.</Text>
        <Text style={style.text}>
          Was it you? Then there is nothing to do. If not, somebody can read your mail: change its
          password first, then sign in and press “Sign out everywhere” on your account’s page.
        </Text>
        <MailButton href={absoluteUrl(paths.account)}>Your account’s page</MailButton>
        <Text style={style.text}>
          After that, sign in again and set up your phone anew: in the back office, under Security.
          If the code from your own phone is not taken any more, the person who looks after the site
          for you can let you start over.
        </Text>
      </MailLayout>
    ),
  }),
});
