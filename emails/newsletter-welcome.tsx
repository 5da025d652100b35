import { Heading, Text } from "react-email";
import { type Framed, MailLayout } from "./layout";
import { LeaveNewsletter } from "./leave-newsletter";
import * as style from "./style";

type NewsletterWelcomeProps = { unsubscribeUrl: string };

export function NewsletterWelcome({ site, unsubscribeUrl }: Framed & NewsletterWelcomeProps) {
  return (
    <MailLayout site={site} preview="Welcome, and a small exercise to begin with.">
      <Heading style={style.heading}>Welcome</Heading>
      <Text style={style.text}>
        You are on the list. Once a month there will be a short story, one exercise and nothing to
        buy.
      </Text>
      <Text style={style.text}>
        Here is the first exercise. Before you next walk into a room that matters, stop at the door,
        put both feet flat on the floor and breathe out for longer than you breathed in. Three times
        is enough. Then go in.
      </Text>
      <Text style={style.text}>
        Until next month,
        <br />
        {site.brand.signature}
      </Text>
      <LeaveNewsletter url={unsubscribeUrl} />
    </MailLayout>
  );
}
