import { createElement, Fragment, type ReactNode } from "react";
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
      <Text style={{ ...style.text, whiteSpace: "pre-wrap" }}>{breakLines(message)}</Text>
      <Text style={style.small}>Your reply to this mail goes to {email}.</Text>
    </MailLayout>
  );
}

/** The plain-text version is made from tags alone: it treats a line break in the text as a space. */
function breakLines(message: string): ReactNode {
  const lineEnd = <br />;
  const parts = message.split(/\r?\n/).flatMap((line) => [lineEnd, line]);
  return createElement(Fragment, null, ...parts.slice(1));
}
