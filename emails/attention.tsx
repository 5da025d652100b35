import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import * as style from "./style";

type AttentionMailProps = { detail: string };

export function AttentionMail({ site, detail }: Framed & AttentionMailProps) {
  return (
    <MailLayout site={site} preview={detail}>
      <Heading style={style.heading}>This needs a person</Heading>
      <Text style={style.text}>{detail}</Text>
      <Text style={style.text}>
        Nothing was shown to anybody who has not paid, and the payment is on record with the card
        provider. Look it up there, then refund it or write to the buyer.
      </Text>
    </MailLayout>
  );
}

AttentionMail.PreviewProps = {
  detail: "The payment of order 1001 is disputed (open).",
} satisfies AttentionMailProps;

export default AttentionMail;
