import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import { MailButton } from "./mail-button";
import * as style from "./style";

type AttentionMailProps = { heading: string; detail: string; nextStep: string; listUrl: string };

/** Some matters ask for nothing: only what each one says itself may claim that it does. */
export function AttentionMail(props: Framed & AttentionMailProps) {
  const { site, heading, detail, nextStep, listUrl } = props;
  return (
    <MailLayout site={site} preview={detail}>
      <Heading style={style.heading}>{heading}</Heading>
      <Text style={style.text}>{detail}</Text>
      <Text style={style.text}>{nextStep}</Text>
      <MailButton href={listUrl}>Open the back office</MailButton>
    </MailLayout>
  );
}
