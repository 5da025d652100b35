import { readdirSync } from "node:fs";
import { API } from "typescript/unstable/sync";
import { afterAll, expect, it } from "vitest";
import { type Found, findSentences } from "./sentences";

const api = new API();
afterAll(() => api.close());

/** What visitors and buyers read; of `app` itself, only the files directly in it. */
const ROOMS = [
  "app",
  "app/(marketing)",
  "app/(shop)",
  ...["api", "documents", "icons", "pictures", "unavailable"].map((it) => `app/${it}`),
  ...["courses", "layout", "marketing", "sections"].map((it) => `components/${it}`),
];

/** Read by the person whose account, payment, lesson or mail it is: its state, and what to do next. */
const PROCESSES = [
  "app/(account)",
  "app/(learning)",
  ...["account", "auth", "checkout", "learning", "second-factor", "ui"].map(
    (it) => `components/${it}`,
  ),
  "emails",
  "lib/mail/messages",
  "lib/certificates",
];

/** Only the coach describes the offer and how it is done, also there. */
const OFFER =
  /\b(?:exercises?|tools|stor(?:y|ies)|journey|lifetime|(?:own|your) pace|any device|(?:once|letters?) a month|welcome back|well done|enjoy\w*|confiden(?:t|ce)|stages?|inspir\w+|transform\w*)\b/i;

/** Words on the state of a process, why it stopped, or what the site is about to do. */
const STATES: [where: RegExp, why: string][] = [
  [/^app\/\(shop\)\/payment-success\//, "the states of a payment"],
  [/^app\/\(shop\)\/checkout\//, "the states of a purchase"],
  [/^app\/\(marketing\)\/newsletter\//, "the states of a subscription"],
  [/^components\/marketing\/copy\/newsletter\.ts$/, "the states of a subscription"],
  [/^components\/marketing\/copy\/contact\.ts$/, "the states of a message, and requests by law"],
  [
    /^(?:app\/\(marketing\)\/(?:withdraw|_legal-version)|components\/marketing\/(?:withdrawal-form|data-request))/,
    "what the law asks for",
  ],
  [/^app\/\(shop\)\/email-preview\//, "the frame around a mail that is shown as a sample"],
  [/^app\/(?:(?:global-)?error|unavailable\/page)\.tsx$/, "the state of the site itself"],
  [/^app\/api\//, "why a call was refused, and that it was carried out"],
  [/^components\/layout\/demo-ribbon\.tsx$/, "that the site is a trial"],
  [/^components\/sections\/in-force\.tsx$/, "since when a wording is in force"],
  [/^app\/(?:_missing|not-found)\.tsx$/, "an address without a page, and the hint for developers"],
  [/^components\/courses\/unknown-course\.tsx$/, "an address without a course"],
  [/^components\/courses\/owner-parts\.tsx$/, "what a person owns already"],
  [/^components\/courses\/price-box\.tsx$/, "what the price includes, by the settings of VAT"],
  [/^components\/sections\/[\w-]+\/schema\.ts$/, "the labels of the back office’s forms"],
  [/^components\/sections\/(?:changes|input)\.ts$/, "words of the back office"],
  [/^components\/sections\/(?:kind|page-sections)\.tsx$/, "what is logged"],
];

function isException(file: string): boolean {
  return STATES.some(([where]) => where.test(file));
}

/** The back office's labels and the samples name what is offered. */
function isOfVisitors({ file }: Found): boolean {
  return isException(file) && !file.startsWith("components/sections/");
}

const found = findSentences(api, ROOMS);
const ofProcesses = findSentences(api, PROCESSES);

it("the coach can change what visitors read: a sentence belongs in a section’s sample, or in lib/site/words/schema.ts", () => {
  const misplaced = found.filter(({ file }) => !isException(file));
  expect(misplaced.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
});

it("each exception is still needed, and the search finds sentences of every kind", () => {
  const idle = STATES.filter(([where]) => !found.some(({ file }) => where.test(file)));
  expect(idle.map(([where]) => where.source)).toEqual([]);
  const all = found.map(({ sentence }) => sentence);
  expect(all).toContain("Did you forget to add the page to the router?");
  expect(all).toContain("The course you're looking for doesn't exist or has been removed.");
  // A sentence in parts, one with a value inside, and one with a word in bold.
  expect(all).toContain("In force from §, until a newer wording replaced it");
  expect(all).toContain("Demo – no real money moves.");
});

it("the search reads every file that can contain sentences", () => {
  const files = ["app", "components", "emails"].flatMap((top) =>
    readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
  );
  expect(files.filter((name) => !/\.tsx?$/.test(name))).toEqual(["globals.css"]);
});

it("sentences in account, checkout, lessons and mails describe states, not the offer", () => {
  const misplaced = [...ofProcesses, ...found.filter(isOfVisitors)].filter(({ sentence }) =>
    OFFER.test(sentence),
  );
  expect(misplaced.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
});

it("the search reads each of these folders", () => {
  const idle = PROCESSES.filter((room) => !ofProcesses.some(({ file }) => file.startsWith(room)));
  expect(idle).toEqual([]);
});
