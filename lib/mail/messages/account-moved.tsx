import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { type Side, sides } from "@/lib/account/rules";
import { defineMail } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";

/** `side` is the address that the mail goes to. */
const props = z.object({ side: z.enum(sides) });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "account-moved": z.infer<typeof props>;
  }
}

const words: Record<Side, string> = {
  old: "I have moved your account and its courses from this address to another one, as I was asked to by somebody who could no longer read mail here. If that was not you, reply to this mail at once: I can move it back.",
  new: "I have moved your account and its courses to this address, as you asked. Sign in with it from now on; every browser has been signed out.",
};

/** The coach has moved the account of a person who lost the mailbox of its address. */
export const accountMoved = defineMail({
  kind: "account-moved",
  name: "Account that you moved to another address",
  props,
  read: (facts) => facts,
  sample: { side: "new" as const },
  write: ({ side }, site) => ({
    subject: "Your account has moved",
    body: (
      <MailLayout site={site} preview="Your account and its courses have another address.">
        <Heading style={style.heading}>Your account has moved</Heading>
        <Text style={style.text}>{words[side]}</Text>
        {side === "new" && <MailButton href={absoluteUrl(paths.signIn())}>Sign in</MailButton>}
      </MailLayout>
    ),
  }),
});
