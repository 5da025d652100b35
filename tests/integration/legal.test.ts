import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sitePageMetadata } from "@/app/(marketing)/_page";
import { confirmLegalRead, isLegalRead } from "@/lib/back-office/launch/legal/commands";
import { saveOrderDetails } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { findWording, readVersionInForce } from "@/lib/site/legal/queries";
import { legalVersion } from "@/lib/site/legal/rules";
import type { LegalKind } from "@/lib/site/legal/schema";
import { hideSection } from "@/lib/site/pages/commands";
import { switchPage } from "@/lib/site/pages/own/commands";
import { MAX_VERSIONS } from "@/lib/site/pages/rules";
import { callOff } from "@/lib/site/pages/versions/commands";
import { renameEverywhere } from "@/lib/site/renaming/commands";
import { COACH, expectRefused } from "../support/builders";
import { legalPage, publishWording } from "../support/legal";
import { BUYER } from "../support/samples";
import { beginPurchase, readOrder } from "../support/shop";

async function wordsOf(kind: LegalKind): Promise<string> {
  const found = await findWording(kind, await readVersionInForce(kind));
  return String(found?.content.sections[0]?.content.html);
}

it("a new shop’s privacy policy describes what the site does with orders, accounts, messages and browsers", async () => {
  const contentHtml = await wordsOf("privacy");
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
    "two that keep you signed in, one for those who run the shop that says so, one that remembers",
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
  const contentHtml = await wordsOf("refunds");
  expect(contentHtml).toContain(
    "If you would rather think it over, take your time: where the first module of a course is free, you can view it on the course’s page before you buy.",
  );
  expect(contentHtml).not.toContain("every course");
});

it("a new shop has an accessibility statement and a policy for testimonials", async () => {
  const contentHtml = await wordsOf("accessibility");
  expect(contentHtml).toContain("WCAG) 2.2, level AA");
  expect(contentHtml).toContain("some films are played by Vimeo or YouTube");
  expect(await wordsOf("reviews")).toContain("We never write, buy or exchange reviews");
});

it("a new wording of the terms is a new version, and orders keep the version that was in force", async () => {
  const before = await readVersionInForce("terms");
  const words = await wordsOf("terms");
  const { orderId } = await beginPurchase();
  await publishWording("terms", "<h3>New</h3><p>Words.</p>");
  const now = await readVersionInForce("terms");
  expect(await wordsOf("terms")).toBe("<h3>New</h3><p>Words.</p>");
  const { versions } = await legalPage("terms");
  expect(now).toBe(legalVersion(versions.length, new Date()));

  expect(await readOrder(orderId)).toMatchObject({ termsVersion: before });
  const kept = await findWording("terms", before);
  expect(kept?.content.sections[0]?.content.html).toBe(words);
  const second = await beginPurchase();
  expect(await readOrder(second.orderId)).toMatchObject({ termsVersion: now });
});

it("a purchase that was begun under older terms needs a new order before it is paid", async () => {
  const { orderId, email } = await beginPurchase();
  await publishWording("terms", "<p>While somebody was typing.</p>");
  const details = { ...BUYER, email, consentVersion: CONSENT_VERSION, userId: null };
  expect(await saveOrderDetails(orderId, details)).toBe("closed");
});

it("an instance of the former release cannot publish a wording that no order can name", async () => {
  const { id, versions } = await legalPage("terms");
  const content = versions[0]?.content ?? expect.fail();
  const data = { pageId: id, number: 900, content, changes: "", publishAt: new Date() };
  await expect(db.pageVersion.create({ data })).rejects.toThrow("needs a name");
  const former = db.$executeRaw`INSERT INTO "LegalText" SELECT * FROM "LegalText" LIMIT 1`;
  await expect(former).rejects.toThrow("append-only");
  const off = db.sitePage.update({ where: { id }, data: { isOff: true } });
  await expect(off).rejects.toThrow("SitePage_legal_is_on");
});

it("a wording that waits for its day binds nobody before it, and is unknown once called off", async () => {
  const before = await readVersionInForce("refunds");
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await publishWording("refunds", "<p>From tomorrow.</p>", { publishAt: tomorrow });
  const { id, versions } = await legalPage("refunds");
  const name = versions.at(-1)?.name ?? "";
  expect(name).toBe(legalVersion(versions.length, tomorrow));
  expect(await readVersionInForce("refunds")).toBe(before);
  expect(await findWording("refunds", name)).toBeNull();
  await callOff(COACH, id);
  expect(await findWording("refunds", name)).toBeNull();
});

it.each([
  `UPDATE "PageVersion" SET changes = 'Other' WHERE name IS NOT NULL`,
  `UPDATE "PageVersion" SET "publishAt" = NULL WHERE name IS NOT NULL`,
  `DELETE FROM "PageVersion" WHERE name IS NOT NULL`,
  `TRUNCATE "PageVersion"`,
  `DELETE FROM "SitePage"`,
])("the database refuses to rewrite a wording that was in force: %s", async (statement) => {
  await expect(db.$executeRawUnsafe(statement)).rejects.toThrow("append-only");
});

it("an address that changes is changed in drafts and waiting versions, not in a wording in force", async () => {
  await publishWording("terms", "/courses/old");
  await publishWording("refunds", "/courses/old", { publishAt: new Date(Date.now() + 60_000) });
  await db.$transaction((tx) => renameEverywhere(tx, ["/courses/old", "/courses/new"]));
  expect(await wordsOf("terms")).toBe("/courses/old");
  const [terms, refunds] = await Promise.all([legalPage("terms"), legalPage("refunds")]);
  for (const { sections } of [terms.draft, refunds.versions.at(-1)?.content ?? expect.fail()]) {
    expect(sections[0]?.content.html).toBe("/courses/new");
  }
});

it("all versions of a legal text are kept, however many there are", async () => {
  const { id, versions } = await legalPage("reviews");
  const content = versions[0]?.content ?? expect.fail();
  const data = Array.from({ length: MAX_VERSIONS }, (_, at) => {
    const number = versions.length + at + 1;
    return { pageId: id, number, name: `2020-01-01.${number}`, content, changes: "" };
  });
  await db.pageVersion.createMany({ data });
  await publishWording("reviews", "<p>The newest.</p>");
  const kept = await db.pageVersion.count({ where: { pageId: id } });
  expect(kept).toBe(versions.length + MAX_VERSIONS + 1);
});

it("a legal text stays on the site and is never published empty", async () => {
  const { id, draft } = await legalPage("accessibility");
  await expectRefused(switchPage(COACH, { pageId: id, isOff: true }));
  for (const { id: sectionId } of draft.sections) {
    await hideSection(COACH, { pageId: id, sectionId }, true);
  }
  await expectRefused(publishWording("accessibility", "<p>Hidden.</p>"));
});

it("a coach who has read the legal texts must read them again after a change", async () => {
  await confirmLegalRead(COACH);
  expect(await isLegalRead()).toBe(true);
  await publishWording("terms", "<p>Since then something changed.</p>");
  expect(await isLegalRead()).toBe(false);
});

it("a legal text keeps its own title and description for search engines", async () => {
  expect(await sitePageMetadata("/terms")).toMatchObject({
    title: "Terms of Sale and Use",
    description: expect.stringContaining("These terms hold"),
  });
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
    await db.$executeRaw`ALTER TABLE "LegalText" DISABLE TRIGGER "LegalText_moved"`;
    await db.$executeRaw`
      INSERT INTO "LegalText" (kind, number, version, title, introduction, "contentHtml")
      SELECT kind, max(number) + 1, ${name}, 'Mine', ${name}, '<p>Mine.</p>'
      FROM "LegalText" WHERE kind = ${kind}::"LegalKind" GROUP BY kind`;
    const before = await db.legalText.count();
    await db.$executeRawUnsafe(readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8"));
    expect(await db.legalText.count()).toBe(before);
  },
);

it("the coach's own wording of the privacy policy is not changed by a migration", async () => {
  await publishWording("privacy", "<p>Mine, with one that keeps you signed in, one that</p>");
  const { versions } = await legalPage("privacy");
  const migration = "prisma/migrations/20261126194000_privacy_cookies/migration.sql";
  await db.$executeRawUnsafe(readFileSync(migration, "utf8"));
  expect((await legalPage("privacy")).versions).toHaveLength(versions.length);
});
