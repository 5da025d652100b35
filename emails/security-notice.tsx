import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import * as style from "./style";

type SecurityNoticeProps = {
  /** A full sentence. */
  what: string;
  /** "21 November 2026 at 18:05", London time. */
  when: string;
};

export function SecurityNotice({ site, what, when }: Framed & SecurityNoticeProps) {
  return (
    <MailLayout site={site} preview={what}>
      <Heading style={style.heading}>About your sign-in</Heading>
      <Text style={style.text}>{what}</Text>
      <Text style={style.text}>It happened on {when}.</Text>
      <Text style={style.text}>
        Was it you? Then there is nothing to do. If not, somebody can read your mail: change its
        password first, then sign in, press “Sign out everywhere” under Security, and set up your
        phone anew.
      </Text>
    </MailLayout>
  );
}
