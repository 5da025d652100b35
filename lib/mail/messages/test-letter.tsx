import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { defineMail } from "@/lib/mail/message";
import { formatMoment } from "@/lib/text/dates";

const props = z.object({ at: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "test-letter": z.infer<typeof props>;
  }
}

/** The launch list has a line for its delivery. */
export const testLetter = defineMail({
  kind: "test-letter",
  name: "Letter to yourself",
  isToTheCoach: true,
  props,
  read: ({ at }) => ({ when: formatMoment(new Date(at)) }),
  sample: { when: "25 November 2026 at 14:00" },
  write: ({ when }, site) => ({
    subject: "A letter to yourself",
    body: (
      <MailLayout site={site} preview="Your shop’s mail arrives.">
        <Heading style={style.heading}>Your shop’s mail arrives</Heading>
        <Text style={style.text}>You asked for this letter on {when}, under “Today”.</Text>
        <Text style={style.text}>
          Did you find it among spam? Then mark it as wanted, and look at the records of your domain
          again: your buyers’ mail programs will judge in the same way.
        </Text>
      </MailLayout>
    ),
  }),
});
