import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import { MailButton } from "./mail-button";
import * as style from "./style";

type AttentionMailProps = { detail: string; nextStep: string; listUrl: string };

export function AttentionMail({ site, detail, nextStep, listUrl }: Framed & AttentionMailProps) {
  return (
    <MailLayout site={site} preview={detail}>
      <Heading style={style.heading}>This needs a person</Heading>
      <Text style={style.text}>{detail}</Text>
      <Text style={style.text}>{nextStep}</Text>
      <MailButton href={listUrl}>See what needs you</MailButton>
    </MailLayout>
  );
}
