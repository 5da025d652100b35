import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import { MailButton } from "./mail-button";
import * as style from "./style";
import { EnjoyTheWork, HowItLasts } from "./way-in";

type CourseGivenProps = { courseTitle: string; startUrl: string };

export function CourseGiven({ site, courseTitle, startUrl }: Framed & CourseGivenProps) {
  return (
    <MailLayout site={site} preview={`${courseTitle} is open to you. Here is your way in.`}>
      <Heading style={style.heading}>A course for you</Heading>
      <Text style={style.text}>
        I have opened <strong>{courseTitle}</strong> to you. There is nothing to pay. Press the
        button whenever you are ready.
      </Text>
      <MailButton href={startUrl}>Start Learning</MailButton>
      <HowItLasts />
      <EnjoyTheWork signature={site.brand.signature} />
    </MailLayout>
  );
}
