import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { signInCode } from "@/lib/auth/rules";
import { renewLink } from "@/lib/auth/sign-in-links";
import { defineMail, signInUrl } from "@/lib/mail/message";

const props = z.object({ tokenId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "sign-in": z.infer<typeof props>;
  }
}

export const signIn = defineMail({
  kind: "sign-in",
  name: "Sign-in link and code",
  isOnRequest: true,
  props,
  read: async ({ tokenId }) =>
    (await renewLink(tokenId)) ? { url: signInUrl(tokenId), code: signInCode(tokenId) } : null,
  sample: { url: "https://example.com/signin/link", code: "123456" },
  hasSecretSubject: true,
  write: ({ url, code }, site) => ({
    // In the subject, so that the code can be read on a phone's lock screen without opening the mail.
    subject: `${code} is your sign-in code`,
    body: (
      <MailLayout site={site} preview="Your link and code. Both work once, for ten minutes.">
        <Heading style={style.heading}>Your sign-in link</Heading>
        <Text style={style.text}>Press the button, and then “Sign in” on the page that opens.</Text>
        <MailButton href={url}>Open the sign-in page</MailButton>
        <Text style={style.text}>Or type this code where you asked for it:</Text>
        <Text style={style.code}>{code}</Text>
        <Text style={style.text}>
          Link and code work once, for ten minutes. If you did not ask for this mail, ignore it:
          nobody can sign in without it.
        </Text>
      </MailLayout>
    ),
  }),
});
