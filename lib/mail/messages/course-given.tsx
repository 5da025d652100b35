import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import { StartLasts } from "@/emails/start-learning";
import * as style from "@/emails/style";
import { renewLink } from "@/lib/auth/sign-in-links";
import { db } from "@/lib/db";
import { liveGrant } from "@/lib/learning/access";
import { defineMail, SIGNED, signInUrl } from "@/lib/mail/message";
import { sampleOrder } from "./order";

const props = z.object({ grantId: z.string(), tokenId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "course-given": z.infer<typeof props>;
  }
}

export const courseGiven = defineMail({
  kind: "course-given",
  name: "A course that you gave, with the sign-in link",
  closing: SIGNED,
  places: { course: "courseTitle" },
  props,
  read: async ({ grantId, tokenId }) => {
    if (!(await renewLink(tokenId))) return null;
    // The coach may have ended the access while the mail was waiting.
    const grant = await db.grant.findUnique({
      where: { id: grantId, ...liveGrant },
      select: { course: { select: { title: true } } },
    });
    return grant && { courseTitle: grant.course.title, startUrl: signInUrl(tokenId) };
  },
  sample: { courseTitle: sampleOrder.courseTitle, startUrl: "https://example.com/signin/link" },
  write: ({ courseTitle, startUrl }, site) => ({
    subject: `Your course: ${courseTitle}`,
    body: (
      <MailLayout site={site} preview={`${courseTitle} is open to you. Here is your sign-in link.`}>
        <Heading style={style.heading}>A course for you</Heading>
        <Text style={style.text}>
          I have opened <strong>{courseTitle}</strong> to you. There is nothing to pay. Press the
          button whenever you are ready.
        </Text>
        <MailButton href={startUrl}>Start Learning</MailButton>
        <StartLasts />
      </MailLayout>
    ),
  }),
});
