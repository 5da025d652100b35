import { site } from "@/lib/site";
import type { LegalDocument } from "./types";

export const REFUNDS_VERSION = "2026-11-21";

export const refunds: LegalDocument = {
  title: "Refunds and Cancellation",
  version: REFUNDS_VERSION,
  introduction:
    "The short version: access begins at once, so there is no cooling-off period once you have agreed to that. If a course is faulty, not as described or paid for twice, you are covered.",
  sections: [
    {
      heading: "The 14-day right to cancel",
      paragraphs: [
        "When you buy online, the Consumer Contracts Regulations 2013 normally let you change your mind for 14 days. For digital content, such as our courses, regulation 37 says that this right ends when access begins, provided that you asked for access straight away and acknowledged that you would lose the right.",
        "We ask you for both at checkout, by a box that is never ticked in advance, and we confirm it in your receipt. If you would rather think it over, take your time: the first module of every course can be viewed free of charge before you buy.",
      ],
    },
    {
      heading: "When you get your money back",
      paragraphs: [
        `Write to ${site.email} from the address you bought with, and tell us what happened. You need no form.`,
      ],
      points: [
        "You paid and could not get in, and we cannot mend it promptly.",
        "A course, film or download is faulty, and we cannot repair or replace it within a reasonable time.",
        "A course is not as it was described on its page.",
        "You paid twice for the same course. We notice that ourselves, refund the second payment and tell you by e-mail.",
        "Somebody used your card without your permission. Please tell your bank as well.",
      ],
    },
    {
      heading: "If you bought the wrong course",
      paragraphs: [
        "Write to us within 14 days, before you have gone beyond the first module, and we will exchange it for another course. You pay or get back the difference in price. The law does not oblige us to do this; we think it is fair.",
      ],
    },
    {
      heading: "How a refund is paid",
      paragraphs: [
        "Refunds go back to the card you paid with. We start them without delay and at the latest within 14 days of agreeing that one is due; your bank may need a few days more to show it. There is never a fee.",
        "After a full refund your access to that course ends. Other courses that you own are not affected. After a partial refund you keep your access.",
      ],
    },
    {
      heading: "Please ask us before you ask your bank",
      paragraphs: [
        "You are free to dispute a payment with your bank. While a dispute is open, access to that course is paused. A message to us is usually much quicker.",
      ],
    },
    {
      heading: "Talks, workshops and coaching",
      paragraphs: [
        "These are agreed in writing beforehand, and that agreement says what happens if either side has to cancel.",
      ],
    },
    {
      heading: "Your other rights",
      paragraphs: [
        "Nothing here limits your rights under the Consumer Rights Act 2015. Free and independent advice is available in Northern Ireland from Consumerline, and elsewhere in the United Kingdom from Citizens Advice.",
      ],
    },
  ],
};
