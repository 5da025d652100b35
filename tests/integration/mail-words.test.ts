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

it("the coach’s subject, greeting and closing are in the mail, with the facts in their places", async () => {
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
  expect(before.text).toContain(`Enjoy the work,\n${brand.signature}`);
  expect((await readAudit(`mail-words:${kind}`)).at(-1)?.action).toBe("mail.words");
});

it("words that are the mail’s own again are not kept", async () => {
  const usual = listedMails()
    .find((message) => message.kind === kind)
    ?.usualWords(await readSite());
  expect(usual?.subject).toBe("Your course: {course}");
  await save({ ...usual }, String((await findMailWords(kind))?.version));
  expect(await findMailWords(kind)).toMatchObject({ subject: "", greeting: "", closing: "" });
});

it("of two who change one mail the second is told of the first one’s words", async () => {
  const version = String((await findMailWords(kind))?.version);
  await save({ subject: "First" }, version);
  await expect(save({ subject: "Second" }, version)).rejects.toMatchObject({
    status: 409,
    theirs: { subject: "First" },
  });
});

it("every mail can be shown with its sample, and its usual words need no unknown place", async () => {
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
