import { TERMS_VERSION } from "@/lib/checkout/rules";
import { site } from "@/lib/site";
import type { LegalDocument } from "./types";

export const terms: LegalDocument = {
  title: "Terms of Sale and Use",
  version: TERMS_VERSION,
  introduction:
    "These terms hold when you use this site and when you buy a course here. Nothing in them takes away a right that the law gives you as a consumer.",
  sections: [
    {
      heading: "Who we are",
      paragraphs: [
        `You buy from ${site.name}, ${site.location}. You can reach us at ${site.email}.`,
        "Our courses and coaching are education. They are no substitute for medical, psychological, legal or financial advice.",
      ],
    },
    {
      heading: "Buying a course",
      paragraphs: [
        "The prices on this site are in pounds sterling and include any VAT. The price you pay is the one shown on the checkout page when you press the pay button, and there is nothing to add.",
        "The contract begins when your payment succeeds. We then send a confirmation to the e-mail address you gave. Please check it before you pay, as that address is your way in.",
        "You must be 18 or over to buy. A parent or guardian may buy for a younger person and let them learn on the parent’s account.",
      ],
    },
    {
      heading: "Access straight away, and your right to cancel",
      paragraphs: [
        "A course is digital content. The Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 normally give you 14 days to cancel a purchase made online. Under regulation 37 that right ends once access has begun, if you asked us to begin within the 14 days and confirmed that you understood this.",
        "That is what the box at checkout is for. We repeat what you agreed to in your confirmation e-mail. Without your agreement we cannot open the course, so the purchase does not go ahead.",
        "The refunds page says what you can expect if something is wrong.",
      ],
    },
    {
      heading: "What you get",
      paragraphs: [
        "You get the modules, films and downloads shown on the course’s page, for your own personal learning, with lifetime access.",
        "Lifetime access means for as long as we offer courses on this site, without further payment. If we ever have to close it, we give you at least 90 days’ notice by e-mail and a way to keep the written material.",
        "If a course is withdrawn from sale or its price changes, your access stays as it was. We may correct and improve modules; we won’t take away what you paid for.",
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "You sign in by a link or code that we send to your e-mail address. Keep that mailbox safe, and don’t pass the links on. An account is for one person, or for one family where a parent bought for a child.",
        "Courses are our work and are protected by copyright. Please don’t copy, share, resell or publicly show them. Teachers and organisations that want to use a course with a group can write to us for a licence.",
        "If someone seriously breaks these rules we may suspend their access while we look into it, and we say why.",
      ],
    },
    {
      heading: "If something goes wrong with a course",
      paragraphs: [
        "Under the Consumer Rights Act 2015 digital content must be of satisfactory quality, fit for its purpose and as described. If it is not, you can ask us to repair or replace it. Where that is impossible, or does not happen within a reasonable time and without significant inconvenience to you, you can have some or all of your money back. If our content damages a device or other digital content of yours because we did not use reasonable care, we repair the damage or compensate you.",
      ],
    },
    {
      heading: "Talks, workshops and coaching",
      paragraphs: [
        "Talks, workshops and individual coaching are agreed separately and in writing, with their own price and conditions. An enquiry through this site binds neither of us.",
      ],
    },
    {
      heading: "What we are responsible for",
      paragraphs: [
        "We are responsible for loss that a reasonable person could have foreseen and that we caused by breaking this contract or by failing to use reasonable care. We cannot promise a particular result on stage, at work or in life: that depends on a great deal besides us.",
        "We do not limit our liability for death or personal injury caused by our negligence, for fraud, or for anything else where the law does not allow it.",
        "Exercises that involve breathing or movement are gentle, but please stop if something hurts or feels wrong, and ask your doctor first if you have any doubt.",
      ],
    },
    {
      heading: "Complaints and the law",
      paragraphs: [
        `If you are unhappy, write to ${site.email} and we will try to put it right. The law of Northern Ireland applies. If you live in England, Wales or Scotland, you also keep the protection of the law there and may use your own courts.`,
        "If one part of these terms turns out not to be valid, the rest still holds. A change to these terms never reaches back to a purchase that was already made.",
      ],
    },
  ],
};
