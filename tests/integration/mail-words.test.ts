import { expect, it } from "vitest";
import { composeSample } from "@/lib/mail/compose";
import { listedMails } from "@/lib/mail/list";
import { saveMailWords } from "@/lib/mail/words/commands";
import { findMailWords } from "@/lib/mail/words/queries";
import { mailWordsInput } from "@/lib/mail/words/schema";
import { readSite } from "@/lib/site/settings/queries";
import { COACH, readAudit } from "../support/builders";

const kind = "purchase-confirmation";

function save(words: object, version = "1") {
  return saveMailWords(COACH, mailWordsInput.parse({ kind, version, ...words }));
}

it("a mail contains the coach’s subject, greeting and closing, with their placeholders filled in", async () => {
  const before = await composeSample(kind);
  await save({
    subject: "{course} is here!",
    greeting: "Hello & welcome",
    closing: "Yours, {coach}",
  });
  const { subject, text, html } = await composeSample(kind);
  const { brand } = await readSite();
  expect(subject).toBe("The Journey to Self-Discovery is here!");
  expect(text.indexOf("Hello & welcome")).toBeLessThan(
    text.indexOf("Thank you for your purchase!"),
  );
  expect(text).toContain(`Yours, ${brand.coach}`);
  expect(text).not.toContain("Enjoy the work");
  expect(html).toContain("Hello &amp; welcome");
  expect(before.text).toContain(`Kind regards,\n${brand.signature}`);
  expect((await readAudit(`mail-words:${kind}`)).at(-1)?.action).toBe("mail.words");
});

it("wordings equal to the mail’s own are not stored", async () => {
  const usual = listedMails()
    .find((message) => message.kind === kind)
    ?.usualWords(await readSite());
  expect(usual?.subject).toBe("Your course: {course}");
  await save({ ...usual }, String((await findMailWords(kind))?.version));
  expect(await findMailWords(kind)).toMatchObject({ subject: "", greeting: "", closing: "" });
});

it("the sample’s exercise is gone from the newsletter’s welcome once the coach clears it", async () => {
  const welcome = "newsletter-welcome";
  expect((await composeSample(welcome)).text).toContain("Here is the first exercise.");
  await save({ kind: welcome, greeting: "Hello", closing: "" });
  const { text } = await composeSample(welcome);
  expect(text).not.toContain("exercise");
  expect(text).toContain("Hello");
  const { brand } = await readSite();
  expect(text).toContain(`Kind regards,\n${brand.signature}`);
});

it("the code stays in the subject of the sign-in mail, whatever the coach writes", async () => {
  await save({ kind: "sign-in", subject: "123456 is your code", greeting: "Hello" });
  const { subject, text } = await composeSample("sign-in");
  expect(subject).toBe("123456 is your sign-in code");
  expect(text).toContain("Hello");
  expect(listedMails().find((it) => it.kind === "sign-in")?.hasFixedSubject).toBe(true);
});

it("the second of two who change one mail gets a conflict with the first one’s wording", async () => {
  const version = String((await findMailWords(kind))?.version);
  await save({ subject: "First" }, version);
  await expect(save({ subject: "Second" }, version)).rejects.toMatchObject({
    status: 409,
    theirs: { subject: "First" },
  });
});

it("every mail renders with its sample, and its usual wording uses only known placeholders", async () => {
  const site = await readSite();
  for (const message of listedMails()) {
    const { html, subject } = await composeSample(message.kind);
    expect(html).toContain("<body");
    expect(subject).not.toContain("{");
    const words = message.usualWords(site);
    const input = { kind: message.kind, version: "1", greeting: "", ...words };
    expect(mailWordsInput.safeParse(input).error?.issues ?? []).toEqual([]);
  }
});
