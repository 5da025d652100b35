import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import * as style from "@/emails/style";
import { defineMail } from "@/lib/mail/message";

const props = z.object({});

declare module "@/lib/outbox/commands" {
  interface Mails {
    "email-change-taken": z.infer<typeof props>;
  }
}

/** Goes to an address that already has an account, when another person tries to move theirs to it. */
export const emailChangeTaken = defineMail({
  kind: "email-change-taken",
  name: "Change to an address that is taken",
  isOnRequest: true,
  props,
  read: () => ({}),
  sample: {},
  write: (_facts, site) => ({
    subject: "About your account",
    body: (
      <MailLayout site={site} preview="This address has an account already. Nothing has changed.">
        <Heading style={style.heading}>You have an account here already</Heading>
        <Text style={style.text}>
          Somebody asked to move another account to this address. It has an account of its own, and
          accounts are never merged by themselves, so nothing has changed.
        </Text>
        <Text style={style.text}>
          If it was you: sign in with this address to see what it owns, and write to us if you would
          like both in one place. If it was not you, ignore this mail.
        </Text>
      </MailLayout>
    ),
  }),
});
