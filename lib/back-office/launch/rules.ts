import { modeOf } from "@/lib/env";

/** Remove a line together with the sample that it names. */
export const PAGE_SAMPLES = [
  "both CVs (components/marketing/copy/cv.ts) and their PDFs (public/documents)",
];

export type LaunchFacts = {
  samples: { testimonials: number; publications: number; settings: number; lessons: number };
  pageSamples: string[];
  stripeKey: string | undefined;
  mailFrom: string;
  mailWebhookSecret: string | undefined;
  contactEmail: string;
  isLegalRead: boolean;
  filmsWithoutCaptions: number;
};

/** Domains that nobody can use as their own sender: RFC 2606's, and the mail provider's own for trials. */
const PLACEHOLDER_DOMAIN =
  /@(?:[\w-]+\.)*(?:example(?:\.\w+)?|test|invalid|localhost|resend\.dev)>?$/i;

export function findLaunchGaps(facts: LaunchFacts): string[] {
  const { samples, stripeKey, mailFrom, contactEmail } = facts;
  const gaps: [boolean, string][] = [
    [samples.testimonials > 0, `Sample testimonials still in place: ${samples.testimonials}.`],
    [samples.publications > 0, `Sample publications still in place: ${samples.publications}.`],
    [
      samples.lessons > 0,
      `Lessons with the sample film that came with the site, and perhaps its text: ${samples.lessons}.`,
    ],
    [samples.settings > 0, `Groups of settings that still hold a sample: ${samples.settings}.`],
    ...facts.pageSamples.map((sample): [boolean, string] => [true, `Still a sample: ${sample}.`]),
    [!stripeKey, "There are no keys of the card provider: nobody can pay."],
    [modeOf(stripeKey) === "test", "The card provider’s keys are test keys: no real money moves."],
    [
      PLACEHOLDER_DOMAIN.test(mailFrom),
      `Mail is sent from ${mailFrom}, a domain that is not yours.`,
    ],
    [
      !facts.mailWebhookSecret,
      "Nobody is told when a receipt comes back: the mail provider’s webhook has no secret.",
    ],
    [
      PLACEHOLDER_DOMAIN.test(contactEmail),
      `Visitors are told to write to ${contactEmail}, a placeholder.`,
    ],
    [
      !facts.isLegalRead,
      "Nobody has confirmed that the terms, the refund and the privacy texts were read.",
    ],
    [facts.filmsWithoutCaptions > 0, `Films without captions: ${facts.filmsWithoutCaptions}.`],
  ];
  return gaps.flatMap(([isOpen, sentence]) => (isOpen ? [sentence] : []));
}
