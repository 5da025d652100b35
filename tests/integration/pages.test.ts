import { expect, it } from "vitest";
import { describeChanges } from "@/components/sections/changes";
import { headInput, sectionInput } from "@/components/sections/input";
import { sectionKinds } from "@/components/sections/list";
import { db } from "@/lib/db";
import { EditConflict } from "@/lib/errors";
import { toFormValues } from "@/lib/forms/nested";
import {
  addSection,
  hideSection,
  moveSection,
  removeSection,
  savePart,
} from "@/lib/site/pages/commands";
import {
  findEditedPage,
  findVersion,
  listSamplePages,
  listVersions,
  readPublishedPage,
} from "@/lib/site/pages/queries";
import { isSame, MAX_VERSIONS } from "@/lib/site/pages/rules";
import { pageContent, publicationInput } from "@/lib/site/pages/schema";
import { callOff, publishPage, restoreVersion } from "@/lib/site/pages/versions/commands";
import { COACH, expectRefused, readAudit } from "../support/builders";

const describe = describeChanges;

async function draftOf(path: string) {
  const { id } = await db.sitePage.findUniqueOrThrow({ where: { path } });
  const page = await findEditedPage(id);
  return { pageId: id, ...(page?.draft ?? expect.fail()) };
}

async function sectionOf(path: string, kind: string) {
  const { pageId, sections } = await draftOf(path);
  const section = sections.find((it) => it.kind === kind) ?? expect.fail();
  return { ...section, pageId, sectionId: section.id };
}

async function edit(path: string, kind: string, changes: Record<string, string>) {
  const { pageId, sectionId, version, content } = await sectionOf(path, kind);
  const choice = { pageId: String(pageId), sectionId: String(sectionId) };
  const typed = { ...toFormValues(content), ...choice, kind, version: String(version) };
  return sectionInput.parse({ ...typed, ...changes });
}

async function editHead(path: string, heading: string) {
  const { pageId, head } = await draftOf(path);
  const typed = { ...toFormValues(head.content), pageId: String(pageId), heading };
  return headInput.parse({ ...typed, version: String(head.version) });
}

const publish = (pageId: number, publishAt: Date | null = null) =>
  publishPage(COACH, { pageId, publishAt, describe });

it("every section of the pages of a new site is valid", async () => {
  for (const { path, draft } of await db.sitePage.findMany()) {
    for (const { kind, content } of pageContent.parse(draft).sections) {
      expect(
        sectionKinds[kind]?.schema.safeParse(content).error,
        `${path} ${kind}`,
      ).toBeUndefined();
    }
  }
});

it("a section is the coach’s own once saved and public once published, and the version lists its changes", async () => {
  await savePart(COACH, await edit("/about", "reasons", { title: "My reasons" }));
  const { pageId, isSample } = await sectionOf("/about", "reasons");
  expect(isSample).toBe(false);
  const shown = async () => JSON.stringify(await readPublishedPage("/about"));
  expect(await shown()).not.toContain("My reasons");
  await publish(pageId);
  expect(await shown()).toContain("My reasons");
  const [newest] = await listVersions(pageId);
  expect(newest).toMatchObject({
    actorEmail: COACH,
    changes: expect.stringContaining("My reasons"),
  });
  await expectRefused(publish(pageId));
});

it("the second of two editors of one section gets a conflict, and other sections can still be edited", async () => {
  const [mine, theirs, other] = [
    await edit("/public-speaking", "reasons", { title: "Mine" }),
    await edit("/public-speaking", "reasons", { title: "Theirs" }),
    await edit("/public-speaking", "formats", { title: "Formats" }),
  ];
  await savePart(COACH, mine);
  const conflict = savePart(COACH, theirs);
  await expect(conflict).rejects.toMatchObject({ status: 409, theirs: { title: "Mine" } });
  await savePart(COACH, other);
});

it("sections can be added, moved, hidden and removed, and each step is in the audit log", async () => {
  const { pageId } = await draftOf("/testimonials");
  const content = sectionKinds.prose?.sample ?? expect.fail();
  const sectionId = await addSection(COACH, { pageId, kind: "prose", content });
  const order = async () => (await draftOf("/testimonials")).sections.map(({ id }) => id);
  const [first = 0, ...others] = await order();
  expect(others.at(-1)).toBe(sectionId);
  expect(await moveSection(COACH, pageId, { id: sectionId, onto: first })).toBe(1);
  expect((await order())[0]).toBe(sectionId);
  await hideSection(COACH, { pageId, sectionId }, true);
  expect((await sectionOf("/testimonials", "prose")).isHidden).toBe(true);
  await removeSection(COACH, { pageId, sectionId });
  expect(await order()).toEqual([first, ...others.slice(0, -1)]);
  await expectRefused(removeSection(COACH, { pageId, sectionId }), 404);
  // Its number is never given again.
  expect(await addSection(COACH, { pageId, kind: "prose", content })).toBe(sectionId + 1);
  const entries = await readAudit(`page:${pageId}`);
  const actions = entries.map(({ action }) => action);
  const verbs = ["add", "move", "hide", "remove", "add"];
  expect(actions).toEqual(verbs.map((verb) => `page.${verb}-section`));
  const { title } = content;
  expect(entries[2]?.before).toEqual({ section: sectionId, kind: "prose", title });
});

it("a page can have two hundred sections and no more", async () => {
  const { pageId, sections, head } = await draftOf("/publications");
  const [section = expect.fail()] = sections;
  const many = Array.from({ length: 199 }, (_, index) => ({ ...section, id: index + 1 }));
  await db.sitePage.update({ where: { id: pageId }, data: { draft: { head, sections: many } } });
  const next = { pageId, kind: "prose", content: {} };
  expect(await addSection(COACH, next)).toBe(200);
  await expectRefused(addSection(COACH, next));
});

it("a page can have five hundred pictures and no more", async () => {
  const { pageId, sections, head } = await draftOf("/public-speaking");
  const [section = expect.fail()] = sections;
  const html = `<img src="/pictures/${"0".repeat(32)}.webp" alt="">`.repeat(501);
  const prose = { ...section, kind: "prose", content: { html: "<p>Words.</p>", surface: "deep" } };
  await db.sitePage.update({ where: { id: pageId }, data: { draft: { head, sections: [prose] } } });
  const choice = { pageId: String(pageId), sectionId: String(section.id) };
  const input = { ...choice, kind: "prose", version: String(section.version), surface: "deep" };
  const many = savePart(COACH, sectionInput.parse({ ...input, html: `<p>Words.</p>${html}` }));
  await expect(many).rejects.toThrow("A page can hold 500 pictures");
});

it("three hundred versions of a page are kept", async () => {
  const { pageId } = await draftOf("/testimonials");
  const version = (await findVersion(pageId)) ?? expect.fail();
  const { content, changes, publishAt } = version;
  await db.pageVersion.createMany({
    data: Array.from({ length: 299 }, (_, index) => ({
      ...{ pageId, number: index + 2, content, changes, publishAt },
    })),
  });
  await savePart(COACH, await edit("/testimonials", "testimonials", { title: "Newest" }));
  await publish(pageId);
  const numbers = (await listVersions(pageId)).map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([300, 301, 2]);
});

it("a scheduled publication is hidden until its day, and a later publication replaces it", async () => {
  const path = "/courses/tools-for-life";
  const { pageId } = await draftOf(path);
  const reads = async () => (await readPublishedPage(path)).head.content.heading;
  await savePart(COACH, await editHead(path, "Tomorrow"));
  await publish(pageId, new Date(Date.now() + 86_400_000));
  expect(await reads()).toBe("Tools for Life");
  const { waitsUntil } = (await findEditedPage(pageId)) ?? expect.fail();
  const key = `announce-content:${waitsUntil?.toISOString()}`;
  const jobs = await db.$queryRaw<{ runAt: Date }[]>`
    SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE key = ${key}`;
  expect(jobs).toEqual([{ runAt: waitsUntil }]);
  await savePart(COACH, await editHead(path, "Today"));
  await publish(pageId);
  expect(await reads()).toBe("Today");
  const versions = await listVersions(pageId);
  expect(versions.map(({ number, publishAt }) => [number, publishAt !== null])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ]);
  await restoreVersion(COACH, { pageId, number: 2 });
  expect((await draftOf(path)).head.content.heading).toBe("Tomorrow");
});

it("the coach withdraws a scheduled publication once, and the draft and the public page keep their words", async () => {
  const { pageId } = await draftOf("/publications/podcasts");
  const shown = async () => (await readPublishedPage("/publications/podcasts")).head.content;
  const before = await shown();
  await savePart(COACH, await editHead("/publications/podcasts", "In a year"));
  await expectRefused(callOff(COACH, pageId));
  const publishAt = new Date(Date.now() + 86_400_000);
  await publish(pageId, publishAt);
  await callOff(COACH, pageId);
  await expectRefused(callOff(COACH, pageId));
  expect(await findEditedPage(pageId)).toMatchObject({ waitsUntil: null, isChanged: true });
  expect((await draftOf("/publications/podcasts")).head.content.heading).toBe("In a year");
  expect(await shown()).toEqual(before);
  expect((await listVersions(pageId)).map(({ number }) => number)).toEqual([2, 1]);
  const log = await readAudit(`page:${pageId}`);
  expect(log.map(({ action }) => action)).toEqual(["page.edit", "page.publish", "page.call-off"]);
  expect(log.at(-1)).toMatchObject({
    actorEmail: COACH,
    before: { version: 2, publishAt: publishAt.toISOString() },
  });
  await publish(pageId);
  expect((await shown()).heading).toBe("In a year");
});

it("a publication date that is invalid or in the past is refused with a reason", () => {
  for (const publishAt of ["2026-13-45T99:99", "tomorrow", "2020-01-01T00:00", "-1"]) {
    const { error } = publicationInput.safeParse({ pageId: "1", publishAt });
    expect(error?.issues[0]?.message, publishAt).toMatch(/^Please choose/);
  }
  expect(publicationInput.parse({ pageId: "1" }).publishAt).toBeNull();
});

it("an earlier version is restored into the draft, word for word", async () => {
  const { pageId } = await draftOf("/courses/irish-dancing");
  await savePart(COACH, await edit("/courses/irish-dancing", "points", { title: "Else" }));
  await publish(pageId);
  const open = await edit("/courses/irish-dancing", "points", { title: "In a form that is open" });
  await restoreVersion(COACH, { pageId, number: 1 });
  const { pageId: _, ...draft } = await draftOf("/courses/irish-dancing");
  const first = (await findVersion(pageId, 1))?.content;
  expect(isSame(draft, first)).toBe(true);
  expect(draft.sections.map(({ content }) => content)).toEqual(
    first?.sections.map(({ content }) => content),
  );
  await savePart(COACH, await edit("/courses/irish-dancing", "points", { title: "After it" }));
  await expect(savePart(COACH, open)).rejects.toThrow(EditConflict);
});

it("a draft that somebody changed since it was looked at is not published", async () => {
  const path = "/about/cv";
  const { pageId } = await draftOf(path);
  const { seen } = (await findEditedPage(pageId)) ?? expect.fail();
  await savePart(COACH, await editHead(path, "Half a"));
  const publication = { pageId, publishAt: null, describe };
  await expectRefused(publishPage(COACH, { ...publication, seen }), 409, "was changed after");
  expect((await readPublishedPage(path)).head.content.heading).not.toBe("Half a");
  const now = (await findEditedPage(pageId)) ?? expect.fail();
  await publishPage(COACH, { ...publication, seen: now.seen });
  expect((await readPublishedPage(path)).head.content.heading).toBe("Half a");
});

it("the version on the site is kept, however many that wait are called off", async () => {
  const path = "/publications/articles";
  const { pageId, ...draft } = await draftOf(path);
  const waited = Array.from({ length: MAX_VERSIONS }, (_, index) => ({
    ...{ pageId, number: index + 2, content: draft, changes: "", publishAt: null },
  }));
  await db.pageVersion.createMany({ data: waited });
  await savePart(COACH, await editHead(path, "One day"));
  await publish(pageId, new Date(Date.now() + 86_400_000));
  expect((await readPublishedPage(path)).head.content).toEqual(draft.head.content);
});

it("a page counts as a sample until its words are the coach’s own", async () => {
  expect(await listSamplePages()).toContain("Home");
  const { pageId, head, sections } = await draftOf("/");
  const own = {
    head: { ...head, isSample: false },
    sections: sections.map((section) => ({ ...section, isSample: false })),
  };
  await db.sitePage.update({ where: { id: pageId }, data: { draft: own } });
  await publish(pageId);
  expect(await listSamplePages()).not.toContain("Home");
});

it("invalid content of a section is refused at its field", async () => {
  const values = {
    pageId: "1",
    sectionId: "1",
    version: "1",
    kind: "reasons",
    title: "",
    surface: "deep",
  };
  const typed = {
    ...values,
    "reasons.length": "1",
    "reasons.0.title": "x".repeat(121),
    "reasons.0.text": "y",
  };
  const paths = sectionInput.safeParse(typed).error?.issues.map(({ path }) => path.join());
  expect(paths).toEqual(["title", "reasons.0.title"]);
  for (const kind of ["constructor", "__proto__", "nothing"]) {
    expect(sectionInput.safeParse({ ...values, kind }).success).toBe(false);
  }
});
