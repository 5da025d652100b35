import pg from "pg";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { composeMail } from "@/lib/mail/compose";
import { saveSettings } from "@/lib/site/settings/commands";
import { findSettings, readSite } from "@/lib/site/settings/queries";
import { type SettingsEdit, settingsInput } from "@/lib/site/settings/schema";
import { defaultColours, nearestReadable } from "@/lib/text/colours";
import { COACH, readAudit } from "../support/builders";
import { eventually } from "../support/eventually";
import { publishWording } from "../support/legal";

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
  await publishWording("terms", "<p>Announced.</p>");
  await eventually("second notice", async () => heard === 2);
  await db.goneAddress.create({ data: { path: "/old-news" } });
  await eventually("third notice", async () => heard === 3);
  const page = { path: "/old-news", draft: {} };
  const { id } = await db.sitePage.create({ data: page });
  await eventually("fourth notice", async () => heard === 4);
  await db.formerAddress.create({ data: { path: "/older-news", pageId: id } });
  await eventually("fifth notice", async () => heard === 5);
  await listener.end();
});
