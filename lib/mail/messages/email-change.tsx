import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { sides } from "@/lib/account/rules";
import { db } from "@/lib/db";
import { defineMail } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { accountPaths } from "@/lib/paths/account";
import { mailedToken } from "@/lib/paths/mailed-link";

/** `side` is the address that the mail goes to. */
const props = z.object({ changeId: z.string(), side: z.enum(sides) });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "email-change": z.infer<typeof props>;
  }
}

const words = {
  old: {
    subject: "Do you want to change your address?",
    preview: "Nothing changes unless you agree.",
    agree: "Look at the change",
    otherwise:
      "If you did not ask for this, press the same button and then “No, stop this”: somebody may be using a browser that you left signed in.",
  },
  new: {
    subject: "Please confirm your new address",
    preview: "One button, and your courses move to this address.",
    agree: "Confirm this address",
    otherwise: "If you did not ask for this, ignore this mail: nothing happens without you.",
  },
};

export const emailChange = defineMail({
  kind: "email-change",
  name: "Change of address",
  isOnRequest: true,
  hasFixedSubject: true,
  props,
  read: async ({ changeId: id, side }) => {
    const pending = { id, expiresAt: { gt: new Date() } };
    const change = await db.emailChange.findUnique({ where: pending });
    const token = mailedToken(`email-change-${side}`, id);
    return (
      change && {
        side,
        newEmail: change.newEmail,
        url: absoluteUrl(accountPaths.emailChange(side, token)),
      }
    );
  },
  sample: {
    side: "old" as const,
    newEmail: "new@example.com",
    url: "https://example.com/email-change/old",
  },
  write: ({ side, newEmail, url }, site) => {
    const { subject, preview, agree, otherwise } = words[side];
    return {
      subject,
      body: (
        <MailLayout site={site} preview={preview}>
          <Heading style={style.heading}>{subject}</Heading>
          <Text style={style.text}>
            You asked to move your account and its courses to <strong>{newEmail}</strong>. Both
            addresses have to agree within an hour; until then nothing changes.
          </Text>
          <MailButton href={url}>{agree}</MailButton>
          <Text style={style.text}>{otherwise}</Text>
        </MailLayout>
      ),
    };
  },
});
