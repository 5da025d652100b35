import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { defineMail } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { adminPaths } from "@/lib/paths/back-office";

const props = z.object({ invitedBy: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "assistant-invitation": z.infer<typeof props>;
  }
}

export const assistantInvitation = defineMail({
  kind: "assistant-invitation",
  name: "Invitation to work here",
  props,
  read: (invitation) => invitation,
  sample: { invitedBy: "coach@example.com" },
  write: ({ invitedBy }, site) => ({
    subject: "You are invited to the back office",
    body: (
      <MailLayout site={site} preview={`${invitedBy} invites you to help run the site.`}>
        <Heading style={style.heading}>You are invited</Heading>
        <Text style={style.text}>
          {invitedBy} invites you to help run {site.brand.name} in its back office.
        </Text>
        <Text style={style.text}>
          Sign in with this e-mail address. The site then asks you to set up an authenticator app on
          your phone: keep it to yourself, as it is your key.
        </Text>
        <MailButton href={absoluteUrl(adminPaths.today)}>Open the back office</MailButton>
        <Text style={style.text}>The invitation holds for a week.</Text>
        <Text style={style.text}>
          Did you expect nothing of this kind? Then leave this mail alone: without it nothing
          happens.
        </Text>
      </MailLayout>
    ),
  }),
});
