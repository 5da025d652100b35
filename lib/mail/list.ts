import type { Message } from "./message";
import { accessChanged } from "./messages/access-changed";
import { accountMoved } from "./messages/account-moved";
import { alert } from "./messages/alert";
import { assistantInvitation } from "./messages/assistant-invitation";
import { contactMessage } from "./messages/contact-message";
import { courseGiven } from "./messages/course-given";
import { emailChange } from "./messages/email-change";
import { emailChangeTaken } from "./messages/email-change-taken";
import { newsletterConfirmation } from "./messages/newsletter-confirmation";
import { newsletterWelcome } from "./messages/newsletter-welcome";
import { purchaseConfirmation } from "./messages/purchase-confirmation";
import { purchaseNotice } from "./messages/purchase-notice";
import { refundNotice } from "./messages/refund-notice";
import { securityNotice } from "./messages/security-notice";
import { signIn } from "./messages/sign-in";
import { testLetter } from "./messages/test-letter";
import { withdrawalReceived } from "./messages/withdrawal-received";

const messages = new Map<string, Message>(
  [
    signIn,
    purchaseConfirmation,
    purchaseNotice,
    refundNotice,
    withdrawalReceived,
    courseGiven,
    accessChanged,
    contactMessage,
    newsletterConfirmation,
    newsletterWelcome,
    emailChange,
    emailChangeTaken,
    accountMoved,
    alert,
    securityNotice,
    assistantInvitation,
    testLetter,
  ].map((message) => [message.kind, message]),
);

export function findMailKind(kind: string): Message | undefined {
  return messages.get(kind);
}

export function listedMails(): Message[] {
  return [...messages.values()];
}

/** @throws Error for a kind that only another version knows; its job tries again until that version runs */
export function messageOf(kind: string): Message {
  const message = messages.get(kind);
  if (!message) throw new Error(`There is no mail of the kind ${kind}.`);
  return message;
}

export function nameMail(kind: string): string {
  return messages.get(kind)?.name ?? "Mail";
}

/** The subject to store of a sent mail, or null. */
export function keptSubject(kind: string, subject: string): string | null {
  return messages.get(kind)?.hasSecretSubject ? null : subject;
}

export function isToTheCoach(kind: string): boolean {
  return messages.get(kind)?.isToTheCoach ?? false;
}

export function isOnRequest(kind: string): boolean {
  return messages.get(kind)?.isOnRequest ?? false;
}
