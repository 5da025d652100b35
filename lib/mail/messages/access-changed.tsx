import { Heading, Text } from "react-email";
import { z } from "zod";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import * as style from "@/emails/style";
import { db } from "@/lib/db";
import { isLive } from "@/lib/learning/access";
import { defineMail, SIGNED } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";
import { sampleOrder } from "./order";

const changes = ["ended", "paused", "lost", "reopened", "moved"] as const;

const props = z.object({ grantId: z.string(), change: z.enum(changes) });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "access-changed": z.infer<typeof props>;
  }
}

const words: Record<(typeof changes)[number], { subject: string; what: string; onwards: string }> =
  {
    ended: {
      subject: "Your access has ended",
      what: "I have ended your access to",
      onwards:
        "Your progress is kept. If you did not expect this, reply to this mail and we will sort it out.",
    },
    paused: {
      subject: "Your access is paused",
      what: "Your bank has told us of a complaint about a payment. Until the bank decides, we have paused your access to",
      onwards:
        "Your progress is kept. If the complaint was a mistake, please tell your bank, and reply to this mail.",
    },
    lost: {
      subject: "Your access has ended",
      what: "Your bank has given a payment back to you after a complaint. This ends your access to",
      onwards: "Your progress is kept, and you can buy the course again.",
    },
    reopened: {
      subject: "Your access is open again",
      what: "The bank has decided about the complaint, and the payment remains valid. You again have access to",
      onwards: "Everything is where you left it.",
    },
    moved: {
      subject: "A course has moved to another address",
      what: "I have corrected the address of an order. Another address now has",
      onwards:
        "Your progress in it has moved, too. If you did not expect this, reply to this mail: I can move it back.",
    },
  };

export const accessChanged = defineMail({
  kind: "access-changed",
  name: "Access that was ended, paused or opened again",
  closing: SIGNED,
  places: { course: "courseTitle" },
  hasFixedSubject: true,
  props,
  read: async ({ grantId, change }) => {
    const grant = await db.grant.findUnique({
      where: { id: grantId },
      select: {
        suspendedAt: true,
        endedAt: true,
        revokedAt: true,
        course: { select: { title: true } },
      },
    });
    // The change may have been undone while the mail was waiting.
    const isOpen = change === "reopened" || change === "moved";
    if (!grant || isLive(grant) !== isOpen) return null;
    return { change, courseTitle: grant.course.title };
  },
  sample: { change: "paused" as const, courseTitle: sampleOrder.courseTitle },
  write: ({ change, courseTitle }, site) => {
    const { subject, what, onwards } = words[change];
    return {
      subject: `${subject}: ${courseTitle}`,
      body: (
        <MailLayout site={site} preview={`${subject}: ${courseTitle}.`}>
          <Heading style={style.heading}>{subject}</Heading>
          <Text style={style.text}>
            {what} <strong>{courseTitle}</strong>.
          </Text>
          <Text style={style.text}>{onwards}</Text>
          <MailButton href={absoluteUrl(paths.account)}>My courses</MailButton>
        </MailLayout>
      ),
    };
  },
});
