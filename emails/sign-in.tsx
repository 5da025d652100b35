import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import { MailButton } from "./mail-button";
import * as style from "./style";

type SignInMailProps = { url: string; code: string };

export function SignInMail({ site, url, code }: Framed & SignInMailProps) {
  return (
    <MailLayout site={site} preview="Your link and code. Both work once, for ten minutes.">
      <Heading style={style.heading}>Your way in</Heading>
      <Text style={style.text}>Press the button, and then “Sign in” on the page that opens.</Text>
      <MailButton href={url}>Open the sign-in page</MailButton>
      <Text style={style.text}>Or type this code where you asked for it:</Text>
      <Text style={style.code}>{code}</Text>
      <Text style={style.text}>
        Link and code work once, for ten minutes. If you did not ask for this mail, ignore it:
        nobody can sign in without it.
      </Text>
    </MailLayout>
  );
}
