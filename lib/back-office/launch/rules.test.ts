import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { findLaunchGaps, PAGE_SAMPLES } from "./rules";

const ready = {
  samples: { testimonials: 0, publications: 0, settings: 0, lessons: 0 },
  pageSamples: [],
  stripeKey: "sk_live_abc",
  mailFrom: "Your coach <hello@coach.co.uk>",
  mailWebhookSecret: "whsec_abc",
  contactEmail: "hello@coach.co.uk",
  isLegalRead: true,
  filmsWithoutCaptions: 0,
};

const none = ready.samples;

it("nothing keeps a site from opening that is ready", () => {
  expect(findLaunchGaps(ready)).toEqual([]);
});

it.each([
  ["samples", { samples: { ...none, testimonials: 1 } }, "testimonials still in place: 1."],
  [
    "samples of publications",
    { samples: { ...none, publications: 9 } },
    "publications still in place: 9.",
  ],
  [
    "sample films",
    { samples: { ...none, lessons: 37 } },
    "came with the site, and perhaps its text: 37.",
  ],
  ["samples of settings", { samples: { ...none, settings: 4 } }, "hold a sample: 4."],
  [
    "a sample on a page",
    { pageSamples: ["the quotes (speaking.ts)"] },
    "Still a sample: the quotes (speaking.ts).",
  ],
  ["no keys", { stripeKey: undefined }, "nobody can pay"],
  ["test keys", { stripeKey: "sk_test_abc" }, "no real money"],
  ["a borrowed sender", { mailFrom: "Coach <a@resend.dev>" }, "a domain that is not yours"],
  ["an example's sender", { mailFrom: "hello@example.com" }, "a domain that is not yours"],
  ["a webhook without a secret", { mailWebhookSecret: undefined }, "when a receipt comes back"],
  ["a placeholder to write to", { contactEmail: "hello@example.com" }, "a placeholder"],
  ["texts that nobody read", { isLegalRead: false }, "terms"],
  ["films without captions", { filmsWithoutCaptions: 2 }, "Films without captions: 2."],
])("%s is one sentence", (_what, change, sentence) => {
  expect(findLaunchGaps({ ...ready, ...change })).toEqual([expect.stringContaining(sentence)]);
});

it("every sample of a page is where its line says", () => {
  const files = PAGE_SAMPLES.flatMap((line) => line.match(/(?<=\()[^)]+/g) ?? []);
  expect(files.length).toBeGreaterThanOrEqual(PAGE_SAMPLES.length);
  for (const file of files) expect(existsSync(file), file).toBe(true);
});
