import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import { MailButton } from "./mail-button";
import * as style from "./style";

type SecurityNoticeProps = {
  /** A full sentence. */
  what: string;
  /** "21 November 2026 at 18:05", London time. */
  when: string;
  accountUrl: string;
};

export function SecurityNotice({ site, what, when, accountUrl }: Framed & SecurityNoticeProps) {
  return (
    <MailLayout site={site} preview={what}>
      <Heading style={style.heading}>About your sign-in</Heading>
      <Text style={style.text}>{what}</Text>
      <Text style={style.text}>It happened on {when}.</Text>
      <Text style={style.text}>
        Was it you? Then there is nothing to do. If not, somebody can read your mail: change its
        password first, then sign in and press “Sign out everywhere” on your account’s page.
      </Text>
      <MailButton href={accountUrl}>Your account’s page</MailButton>
      <Text style={style.text}>
        After that, sign in again and set up your phone anew: in the back office, under Security. If
        the code from your own phone is not taken any more, whoever looks after the site for you can
        let you start over.
      </Text>
    </MailLayout>
  );
}
