import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, it } from "vitest";
import { legalMetadata } from "@/app/(marketing)/_legal";
import { confirmLegalRead, isLegalRead } from "@/lib/back-office/launch/legal/commands";
import { db } from "@/lib/db";
import { composeMail } from "@/lib/mail/compose";
import { saveDescribed } from "@/lib/site/described/commands";
import { publishLegalText } from "@/lib/site/legal/commands";
import { findLegalText, readLegalText } from "@/lib/site/legal/queries";
import { legalVersion } from "@/lib/site/legal/rules";
import { legalInput } from "@/lib/site/legal/schema";
import { legalSearchInput } from "@/lib/site/legal/search/schema";
import { saveSettings } from "@/lib/site/settings/commands";
import { findSettings, readSite } from "@/lib/site/settings/queries";
import { type SettingsEdit, settingsInput } from "@/lib/site/settings/schema";
import { defaultColours, nearestReadable } from "@/lib/text/colours";
import { COACH, expectRefused, readAudit } from "../support/builders";
import { eventually } from "../support/eventually";
import { beginPurchase, readOrder } from "../support/shop";

async function contactEdit(changes: object): Promise<SettingsEdit> {
  const row = await findSettings("contact");
  return settingsInput.parse({
    ...row,
    group: "contact",
    version: String(row?.version),
    isSample: "off",
    ...changes,
  });
}

async function termsEdit(changes: object) {
  const { number, ...text } = await readLegalText("terms");
  return legalInput.parse({ ...text, kind: "terms", version: String(number), ...changes });
}

it("the site and its mails use the coach's settings once saved, and the audit log has old and new values", async () => {
  const { email, location } = (await readSite()).contact;
  await saveSettings(COACH, await contactEdit({ email: "Hello@Coach.Test", location: "Derry" }));
  expect((await readSite()).contact).toMatchObject({
    email: "hello@coach.test",
    location: "Derry",
  });
  const props = { event: "second-factor.replace", at: new Date().toISOString() } as const;
  const { text } = await composeMail({ kind: "security-notice", props });
  expect(text).toContain("Derry. Questions? Write to hello@coach.test");
  const after = { location: "Derry" };
  const entry = { actorEmail: COACH, action: "settings.edit", before: { email, location }, after };
  expect(await readAudit("settings:contact")).toMatchObject([entry]);
});

it("unreadable colours are replaced by the nearest readable ones", async () => {
  const row = await findSettings("looks");
  const typed = { ink: "#777777", accent: "#777777", letters: "NV", logo: "", portrait: "" };
  const edit = { group: "looks", version: String(row?.version), isSample: "off", ...typed };
  await saveSettings(COACH, settingsInput.parse(edit));
  const { looks } = await readSite();
  expect(looks).toMatchObject({ letters: "NV", ...nearestReadable(typed) });
  expect(looks.ink).not.toBe(typed.ink);
  const props = { event: "second-factor.replace", at: new Date().toISOString() } as const;
  const { html } = await composeMail({ kind: "security-notice", props });
  expect(html).toContain(looks.ink);
  expect(html).not.toContain(defaultColours.ink);
});

it("the second of two editors of one group is refused, and the first one's words are kept", async () => {
  const [mine, theirs] = [
    await contactEdit({ location: "Belfast" }),
    await contactEdit({ location: "Newry" }),
  ];
  await saveSettings(COACH, mine);
  const conflict = saveSettings(COACH, theirs);
  await expect(conflict).rejects.toMatchObject({
    status: 409,
    theirs: { location: "Belfast", version: String(mine.version + 1) },
  });
  expect((await readSite()).contact.location).toBe("Belfast");
});

it("a change is announced to the processes that keep pages ready", async () => {
  const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await listener.connect();
  let heard = 0;
  listener.on("notification", () => heard++);
  await listener.query("LISTEN content_changed");
  await saveSettings(COACH, await contactEdit({ location: "Larne" }));
  await eventually("first notice", async () => heard === 1);
  await publishLegalText(COACH, await termsEdit({ introduction: "Announced." }));
  await eventually("second notice", async () => heard === 2);
  await listener.end();
});

it("a new wording of the terms is a new version without scripts, and orders keep the version that was in force", async () => {
  const before = await readLegalText("terms");
  const { orderId } = await beginPurchase();
  const words = "<h3>New</h3><p onclick='x()'>Words.</p><script>x()</script>";
  await publishLegalText(COACH, await termsEdit({ contentHtml: words }));
  const now = await readLegalText("terms");
  const contentHtml = "<h3>New</h3><p>Words.</p>";
  expect(now).toMatchObject({ number: before.number + 1, contentHtml });
  expect(now.version).not.toBe(before.version);

  const { termsVersion } = await readOrder(orderId);
  expect(await findLegalText("terms", termsVersion ?? "")).toEqual(before);
  const second = await beginPurchase();
  expect((await readOrder(second.orderId)).termsVersion).toBe(now.version);
});

it("of two publications at the same moment one is refused, and one version is added", async () => {
  const before = await db.legalText.count();
  const edits = await Promise.all(
    ["One.", "Two."].map((introduction) => termsEdit({ introduction })),
  );
  const results = await Promise.allSettled(edits.map((edit) => publishLegalText(COACH, edit)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refusal = results.find((result) => result.status === "rejected")?.reason;
  expect(refusal).toMatchObject({ status: 409, theirs: { introduction: expect.any(String) } });
  expect(await db.legalText.count()).toBe(before + 1);
});

it("publishing the wording in force again makes no version", async () => {
  const before = await db.legalText.count();
  await expectRefused(publishLegalText(COACH, await termsEdit({})));
  expect(await db.legalText.count()).toBe(before);
});

it("a new shop’s privacy policy describes what the site does with orders, accounts, messages and browsers", async () => {
  const { version, publishedAt, contentHtml } = await readLegalText("privacy");
  expect(version).toBe(legalVersion(8, publishedAt));
  expect(contentHtml).toContain(
    "Orders that are never paid: what you typed goes after 30 days. Orders and payments: for at least six years after the end of the financial year in which you bought, because tax law asks for it. After that you may ask us to erase them. If you delete your account,",
  );
  for (const words of [
    "your name, the country you live in, your e-mail address",
    "The country that you name and the country of your card show where tax is due",
    "An invoice names a company, its address and its number if you ask for it",
    "for at least ten years after the year in which you bought",
    "Withdrawals from a contract: six years",
    "Vimeo plays some of our films. We ask its player not to track you.",
    "YouTube may play films on our public pages, in its player without cookies.",
    "the players of Vimeo and YouTube may store what they need",
  ]) {
    expect(contentHtml).toContain(words);
  }
  expect(contentHtml).not.toContain("VAT");
  expect(contentHtml).toContain(
    "<li><p>Your account and your progress: until you delete your account.</p></li>",
  );
  expect(contentHtml).toContain(
    "Messages: two years after our last reply, or after they came if there was none.",
  );
  expect(contentHtml).toContain(
    "Your browser also keeps what you typed at checkout until you close the page, the speed at which you last watched a film, and what you tick off in a course until it has reached us. None of this needs your consent.",
  );
});

it("a new shop’s refund rules promise no free module for a course without one", async () => {
  const { version, publishedAt, contentHtml } = await readLegalText("refunds");
  expect(version).toBe(legalVersion(2, publishedAt));
  expect(contentHtml).toContain(
    "If you would rather think it over, take your time: where the first module of a course is free, you can view it on the course’s page before you buy.",
  );
  expect(contentHtml).not.toContain("every course");
});

it.each([
  ["privacy", "20261122090000_privacy_keeping"],
  ["privacy", "20261122150500_privacy_abandoned"],
  ["privacy", "20261122200000_privacy_accounts"],
  ["privacy", "20261123200500_privacy_browser"],
  ["privacy", "20261126100000_films_of_youtube"],
  ["accessibility", "20261126100000_films_of_youtube"],
  ["refunds", "20261122090500_refunds_free_module"],
] as const)(
  "the coach's own wording of %s is not changed by the migration %s",
  async (kind, name) => {
    const own = { kind, introduction: `The coach’s own words, before ${name}.` };
    const { number, ...text } = await readLegalText(kind);
    await publishLegalText(COACH, legalInput.parse({ ...text, version: String(number), ...own }));
    const before = await db.legalText.count();
    await db.$executeRawUnsafe(readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8"));
    expect(await db.legalText.count()).toBe(before);
  },
);

it("a coach who has read the legal texts must read them again after a change", async () => {
  await confirmLegalRead(COACH);
  expect(await isLegalRead()).toBe(true);
  await publishLegalText(COACH, await termsEdit({ introduction: "Since then something changed." }));
  expect(await isLegalRead()).toBe(false);
});

it("a new shop has an accessibility statement and a policy for testimonials", async () => {
  const { contentHtml } = await readLegalText("accessibility");
  expect(contentHtml).toContain("WCAG) 2.2, level AA");
  expect(contentHtml).toContain("some films are played by Vimeo or YouTube");
  expect((await readLegalText("reviews")).contentHtml).toContain(
    "We never write, buy or exchange reviews",
  );
});

it("a legal text has a title, description and picture for search engines, which make no new version", async () => {
  const before = await db.legalText.count();
  const picture = `/pictures/${"b".repeat(32)}-1200x630.webp`;
  const typed = { searchTitle: "Terms of sale", description: "What holds.", picture };
  expect(await legalMetadata("terms")).toMatchObject({
    title: (await readLegalText("terms")).title,
  });
  const input = legalSearchInput.parse({ kind: "terms", version: "1", ...typed });
  await saveDescribed(COACH, "search:terms", input);
  expect(await legalMetadata("terms")).toMatchObject({
    title: "Terms of sale",
    description: "What holds.",
    openGraph: { images: [{ url: `/pictures/${"b".repeat(32)}-1200x630-social.jpg` }] },
  });
  expect((await legalMetadata("privacy")).title).not.toBe("Terms of sale");
  expect(await db.legalText.count()).toBe(before);
  const long = legalSearchInput.safeParse({
    ...typed,
    kind: "terms",
    version: "2",
    searchTitle: "x".repeat(121),
  });
  expect(long.error?.issues).toMatchObject([{ path: ["searchTitle"] }]);
});
