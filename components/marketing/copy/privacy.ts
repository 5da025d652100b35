import { site } from "@/lib/site";
import type { LegalDocument } from "./types";

export const PRIVACY_VERSION = "2026-11-21";

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  version: PRIVACY_VERSION,
  introduction:
    "This page says what we know about you, why we know it, who else sees it and how long we keep it. We collect as little as we can, we sell nothing to anybody, and we show no advertising.",
  sections: [
    {
      heading: "Who is responsible",
      paragraphs: [
        `${site.name}, ${site.location}, decides how your personal data is used (the “controller” in the words of the UK GDPR). Write to ${site.email} about anything on this page.`,
      ],
    },
    {
      heading: "What we use, and why we may",
      paragraphs: ["The law asks us to name a reason for each use. These are ours:"],
      points: [
        "Buying and learning: your e-mail address, the courses you bought, what you paid and when, refunds, the lessons you completed and how far you watched, and the name that you have put on a certificate. We need these to keep our contract with you (UK GDPR, Article 6(1)(b)).",
        "Your agreement at checkout to start at once, with its wording and time. We keep it as proof that consumer law was followed (Article 6(1)(c)).",
        "Order records for tax and accounts, because the law requires them (Article 6(1)(c)).",
        "Signing in: your e-mail address, the time, and a cookie that keeps you signed in (Article 6(1)(b)).",
        "Messages you send us: your name, address and what you wrote, so that we can answer. That is our legitimate interest, and yours (Article 6(1)(f)).",
        "The newsletter: your e-mail address, only if you asked for it and confirmed it (consent, Article 6(1)(a)).",
        "Security: internet addresses and technical logs, kept for a short time to stop misuse and find faults (legitimate interest, Article 6(1)(f)).",
      ],
    },
    {
      heading: "Card payments",
      paragraphs: [
        "You type your card details into a form that belongs to our payment provider, Stripe. They go to Stripe directly; we never see or store your card number. Stripe tells us whether a payment went through. It is itself responsible for what it does to take payments and to prevent fraud, and its own privacy policy applies to that.",
      ],
    },
    {
      heading: "Who else handles your data",
      paragraphs: [
        "We use a few companies to run this site. Those that act for us do so under a contract and only on our instructions.",
        "Some of them work partly outside the United Kingdom. Where they do, your data is protected by a UK adequacy decision or by the contract terms that the Information Commissioner approves. Ask us if you would like to know which applies.",
      ],
      points: [
        "Stripe takes payments and makes refunds.",
        "Resend delivers our e-mails.",
        "Our hosting provider runs the site, its database and its backups.",
        "Vimeo plays some of our films. We ask its player not to track you.",
        "Our accountant, HM Revenue & Customs or a court sees records where the law requires it.",
      ],
    },
    {
      heading: "How long we keep it",
      paragraphs: ["Not longer than there is a reason:"],
      points: [
        "Orders and payments: six years after the end of the financial year in which you bought. If you delete your account, your address is taken out of them at once; course, price, dates and your agreement to start at once stay.",
        "Your account and your progress: for as long as you have access to a course, or until you delete them.",
        "Messages: two years after our last reply.",
        "Newsletter: until you unsubscribe. An address that is not confirmed within thirty days is deleted. After you unsubscribe, we keep your address only to make sure that we don’t write to you again.",
        "Sign-in sessions: thirty days after your last visit. Technical logs: ninety days at most.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "We set only cookies that the site cannot work without: one that keeps you signed in, one that remembers an unfinished purchase for a week, and one that remembers for a quarter of an hour which address a sign-in mail went to. They need no consent. We use no analytics and no advertising cookies. Stripe may set its own on the checkout page to recognise fraud, and Vimeo’s player may store what it needs in order to play a film.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `On your account’s page you can download everything we hold about you, change your address and delete your account. You can use every right free of charge by writing to ${site.email}, too: we answer within one month, and we may ask you to confirm who you are.`,
        "Deleting your account ends your access to the courses you bought and withdraws your certificates. We must keep order records for as long as tax law says, without your name and address. Backups and the records of our mail provider keep what they have until they expire.",
      ],
      points: [
        "See the data we hold about you, and get a copy of it.",
        "Have mistakes corrected.",
        "Have data deleted or its use limited.",
        "Object to uses that rest on our legitimate interests.",
        "Receive the data you gave us in a form that you can take elsewhere.",
        "Withdraw your consent to the newsletter. Each one has a link for it.",
      ],
    },
    {
      heading: "Children",
      paragraphs: [
        "Only adults may buy here. Younger dancers learn with a parent or guardian, in whose name the account is kept.",
      ],
    },
    {
      heading: "If you are unhappy",
      paragraphs: [
        `Please tell us first at ${site.email}; we acknowledge every complaint within thirty days and put right what we can. You may also complain at any time to the Information Commissioner’s Office, at ico.org.uk or on 0303 123 1113.`,
      ],
    },
    {
      heading: "Changes",
      paragraphs: [
        "When this page changes, the date at its top changes too. If a change matters to you as a customer, we tell you by e-mail before it takes effect.",
      ],
    },
  ],
};
