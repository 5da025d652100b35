import { render } from "react-email";
import { AttentionMail } from "@/emails/attention";
import { ContactMessageMail } from "@/emails/contact-message";
import { CourseGiven } from "@/emails/course-given";
import { EmailChangeMail } from "@/emails/email-change";
import { EmailChangeTaken } from "@/emails/email-change-taken";
import { NewsletterConfirmation } from "@/emails/newsletter-confirmation";
import { NewsletterWelcome } from "@/emails/newsletter-welcome";
import { SecurityNotice } from "@/emails/security-notice";
import { SignInMail } from "@/emails/sign-in";
import type { Side } from "@/lib/account/rules";
import { nextStep, subjectOf } from "@/lib/alerts/rules";
import { signInCode } from "@/lib/auth/rules";
import { db } from "@/lib/db";
import type { Mail, SecurityEvent } from "@/lib/outbox/schema";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { accountPaths } from "@/lib/paths/account";
import { adminPaths } from "@/lib/paths/back-office";
import { mailedToken } from "@/lib/paths/mailed-link";
import { newsletterPaths } from "@/lib/paths/newsletter";
import { paths } from "@/lib/paths/public";
import { readSite } from "@/lib/site/settings/queries";
import type { Site } from "@/lib/site/settings/schema";
import { formatMoment } from "@/lib/text/dates";
import { type Draft, linkUrl } from "./draft";
import { draftConfirmation, draftNotice, draftRefund } from "./order-drafts";
import type { OutgoingMail } from "./resend";
import { isToTheCoach } from "./rules";

type ComposedMail = Omit<OutgoingMail, "to">;

/** Headings would otherwise be shouted in capitals, what a visitor wrote as well. */
const asText = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: "h1", options: { uppercase: false } }] },
} as const;

/**
 * Text and HTML come from one template. The same mail composes to the same bytes each time. Replies go to
 * the coach: the sender's own address may have no mailbox.
 */
export async function composeMail(mail: Mail): Promise<ComposedMail> {
  const site = await readSite();
  const { body, ...draft } = await draftMail(mail, site);
  return {
    ...(!isToTheCoach(mail.kind) && { replyTo: site.contact.email }),
    ...draft,
    html: await render(body),
    text: await render(body, asText),
  };
}

function draftMail(mail: Mail, site: Site): Promise<Draft> | Draft {
  switch (mail.kind) {
    case "sign-in":
      return draftSignIn(mail.props.tokenId, site);
    case "purchase-confirmation":
      return draftConfirmation(mail.props, site);
    case "purchase-notice":
      return draftNotice(mail.props.orderId, site);
    case "refund-notice":
      return draftRefund(mail.props, site);
    case "course-given":
      return draftCourseGiven(mail.props, site);
    case "contact-message":
      return draftContactMessage(mail.props.messageId, site);
    case "newsletter-confirmation":
      return draftNewsletterConfirmation(mail.props.subscriberId, site);
    case "newsletter-welcome":
      return draftNewsletterWelcome(mail.props.subscriberId, site);
    case "email-change":
      return draftEmailChange(mail.props, site);
    case "email-change-taken":
      return { subject: "About your account", body: EmailChangeTaken({ site }) };
    case "attention":
      return draftAttention(mail.props.attentionId, site);
    case "security-notice":
      return draftSecurityNotice(mail.props, site);
  }
}

function draftSignIn(tokenId: string, site: Site): Draft {
  const body = SignInMail({ site, url: linkUrl(tokenId), code: signInCode(tokenId) });
  return { subject: "Your sign-in link and code", body };
}

async function draftCourseGiven(
  { grantId, tokenId }: { grantId: string; tokenId: string },
  site: Site,
): Promise<Draft> {
  const { course } = await db.grant.findUniqueOrThrow({
    where: { id: grantId },
    select: { course: { select: { title: true } } },
  });
  return {
    subject: `Your course: ${course.title}`,
    body: CourseGiven({ site, courseTitle: course.title, startUrl: linkUrl(tokenId) }),
  };
}

async function draftContactMessage(messageId: string, site: Site): Promise<Draft> {
  const row = await db.contactMessage.findUniqueOrThrow({ where: { id: messageId } });
  const { name, email, subject, message } = row;
  return {
    subject: `Message from ${name}: ${subject}`,
    replyTo: email,
    body: ContactMessageMail({ site, name, email, subject, message }),
  };
}

function draftNewsletterConfirmation(subscriberId: string, site: Site): Draft {
  const token = mailedToken("newsletter-confirm", subscriberId);
  const { headers, unsubscribeUrl } = leaveNewsletter(subscriberId);
  const confirmUrl = absoluteUrl(newsletterPaths.confirm(token));
  return {
    subject: "Please confirm your address",
    headers,
    body: NewsletterConfirmation({ site, confirmUrl, unsubscribeUrl }),
  };
}

function draftNewsletterWelcome(subscriberId: string, site: Site): Draft {
  const { headers, unsubscribeUrl } = leaveNewsletter(subscriberId);
  return { subject: "Welcome", headers, body: NewsletterWelcome({ site, unsubscribeUrl }) };
}

/** The ways to unsubscribe in each newsletter mail: for people, and for mail programs (RFC 8058). */
function leaveNewsletter(subscriberId: string) {
  const token = mailedToken("newsletter-unsubscribe", subscriberId);
  return {
    unsubscribeUrl: absoluteUrl(newsletterPaths.unsubscribe(token)),
    headers: {
      "List-Unsubscribe": `<${absoluteUrl(newsletterPaths.unsubscribeCall(token))}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

async function draftEmailChange(
  props: { changeId: string; side: Side },
  site: Site,
): Promise<Draft> {
  const { changeId, side } = props;
  const change = await db.emailChange.findUniqueOrThrow({ where: { id: changeId } });
  const token = mailedToken(`email-change-${side}`, changeId);
  const url = absoluteUrl(accountPaths.emailChange(side, token));
  return {
    subject:
      side === "old" ? "Do you want to change your address?" : "Please confirm your new address",
    body: EmailChangeMail({ site, side, url, newEmail: change.newEmail }),
  };
}

async function draftAttention(attentionId: string, site: Site): Promise<Draft> {
  const matter = await db.attention.findUniqueOrThrow({ where: { id: attentionId } });
  const { kind, detail, orderId } = matter;
  const order = orderId
    ? await db.order.findUnique({ where: { id: orderId }, select: { number: true } })
    : null;
  const listUrl = absoluteUrl(adminPaths.today);
  const subject = subjectOf(kind, order?.number);
  const props = { heading: subject, detail, nextStep: nextStep(kind), listUrl };
  return { subject, body: AttentionMail({ site, ...props }) };
}

const securityEvents: Record<SecurityEvent, string> = {
  "second-factor.set-up": "A phone was set up for signing in to the back office.",
  "second-factor.replace": "Another phone took over signing in to the back office.",
  "second-factor.recover": "A recovery code was used in place of your phone.",
  "second-factor.new-recovery-codes": "New recovery codes were made; the old ones have ended.",
};

function draftSecurityNotice(props: { event: SecurityEvent; at: string }, site: Site): Draft {
  const body = SecurityNotice({
    site,
    what: securityEvents[props.event],
    when: formatMoment(new Date(props.at)),
    accountUrl: absoluteUrl(paths.account),
  });
  return { subject: "About your sign-in", body };
}
