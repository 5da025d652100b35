import { Heading, Text } from "react-email";
import { Facts } from "./facts";
import { type Framed, MailLayout } from "./layout";
import * as style from "./style";

type ContactMessageMailProps = {
  name: string;
  email: string;
  subject: string;
  message: string;
};

export function ContactMessageMail({
  site,
  name,
  email,
  subject,
  message,
}: Framed & ContactMessageMailProps) {
  return (
    <MailLayout site={site} preview={`${name} wrote to you.`}>
      <Heading style={style.heading}>{subject}</Heading>
      <Facts
        rows={[
          ["Name", name],
          ["E-mail", email],
        ]}
      />
      <Text style={{ ...style.text, whiteSpace: "pre-wrap" }}>{message}</Text>
      <Text style={style.small}>Your reply to this mail goes to {email}.</Text>
    </MailLayout>
  );
}
