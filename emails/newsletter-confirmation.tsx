import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import { LeaveNewsletter } from "./leave-newsletter";
import { MailButton } from "./mail-button";
import * as style from "./style";

type NewsletterMailProps = { confirmUrl: string; unsubscribeUrl: string };

export function NewsletterConfirmation({
  site,
  confirmUrl,
  unsubscribeUrl,
}: Framed & NewsletterMailProps) {
  return (
    <MailLayout site={site} preview="One press of a button and the letters begin.">
      <Heading style={style.heading}>One more step</Heading>
      <Text style={style.text}>
        Somebody, we hope you, asked us to send one useful letter a month to this address. Press the
        button, and then “Yes, subscribe me” on the page that opens.
      </Text>
      <MailButton href={confirmUrl}>Confirm my address</MailButton>
      <Text style={style.text}>
        If it was not you, do nothing: without your press we send no letters.
      </Text>
      <LeaveNewsletter url={unsubscribeUrl} />
    </MailLayout>
  );
}
