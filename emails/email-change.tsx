import { Heading, Text } from "react-email";
import type { Side } from "@/lib/account/rules";
import { type Framed, MailLayout } from "./layout";
import { MailButton } from "./mail-button";
import * as style from "./style";

type EmailChangeMailProps = {
  /** Which of the two addresses this mail goes to. */
  side: Side;
  url: string;
  newEmail: string;
};

const words = {
  old: {
    preview: "Nothing changes unless you agree.",
    heading: "Do you want to change your address?",
    agree: "Look at the change",
    otherwise:
      "If you did not ask for this, press the same button and then “No, stop this”: somebody may be using a browser that you left signed in.",
  },
  new: {
    preview: "One button, and your courses move to this address.",
    heading: "Please confirm your new address",
    agree: "Confirm this address",
    otherwise: "If you did not ask for this, ignore this mail: nothing happens without you.",
  },
};

export function EmailChangeMail({ site, side, url, newEmail }: Framed & EmailChangeMailProps) {
  const { preview, heading, agree, otherwise } = words[side];
  return (
    <MailLayout site={site} preview={preview}>
      <Heading style={style.heading}>{heading}</Heading>
      <Text style={style.text}>
        You asked to move your account and its courses to <strong>{newEmail}</strong>. Both
        addresses have to agree within an hour; until then nothing changes.
      </Text>
      <MailButton href={url}>{agree}</MailButton>
      <Text style={style.text}>{otherwise}</Text>
    </MailLayout>
  );
}
