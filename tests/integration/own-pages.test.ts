import { expect, it } from "vitest";
import { describeChanges } from "@/components/sections/changes";
import { publishCourse, unpublishCourse } from "@/lib/courses/editing/commands";
import { db } from "@/lib/db";
import { findDescribed } from "@/lib/site/described/queries";
import { setMenuPlace } from "@/lib/site/menus/commands";
import { readMenus } from "@/lib/site/menus/queries";
import { findPlace, mainMenu } from "@/lib/site/menus/rules";
import type { MenuPlace } from "@/lib/site/menus/schema";
import { readOffAddresses, readTeacher } from "@/lib/site/pages/off/queries";
import { changeAddress, createPage, deletePage, switchPage } from "@/lib/site/pages/own/commands";
import {
  findOwnAddress,
  listOffAddresses,
  listOwnAddresses,
  listSamplePages,
  readPublishedPage,
} from "@/lib/site/pages/queries";
import { publishPage } from "@/lib/site/pages/versions/commands";
import { createPublication, deletePublication } from "@/lib/site/publications/commands";
import { newPublicationInput } from "@/lib/site/publications/schema";
import { COACH, expectRefused, readAudit } from "../support/builders";

const newPage = (path: string, name = "Retreats") => createPage(COACH, { name, path });
const publish = (pageId: number, publishAt: Date | null = null) =>
  publishPage(COACH, { pageId, publishAt, describe: describeChanges });

it("a page of the coach’s is public only once published, at its address and in the sitemap", async () => {
  const pageId = await newPage("/retreats");
  expect(await findOwnAddress("/retreats")).toBeNull();
  await publish(pageId, new Date(Date.now() + 60_000));
  expect(await listOwnAddresses()).not.toContain("/retreats");
  await publish(pageId);
  expect(await findOwnAddress("/retreats")).toBe("/retreats");
  expect(await listOwnAddresses()).toContain("/retreats");
  expect((await readPublishedPage("/retreats")).head.content.heading).toBe("Retreats");
});

it("a page's former addresses redirect to it, are refused to other pages, and can be used by it again", async () => {
  const pageId = await newPage("/one");
  await publish(pageId);
  await changeAddress(COACH, { pageId, path: "/two" });
  await changeAddress(COACH, { pageId, path: "/three" });
  expect(await findOwnAddress("/one")).toBe("/three");
  expect(await findOwnAddress("/two")).toBe("/three");
  await expect(newPage("/one")).rejects.toThrow("belongs to old links of the page “Retreats”");
  await expect(newPage("/three")).rejects.toThrow("belongs to the page “Retreats”");
  await changeAddress(COACH, { pageId, path: "/one" });
  expect(await findOwnAddress("/three")).toBe("/one");
  const { length } = await readAudit(`page:${pageId}`);
  expect(length).toBe(5);
});

it("a deleted page frees its addresses, and a page of the site can be neither deleted nor moved", async () => {
  const pageId = await newPage("/for-a-while");
  await publish(pageId);
  await changeAddress(COACH, { pageId, path: "/for-a-longer-while" });
  await deletePage(COACH, pageId);
  expect(await findOwnAddress("/for-a-while")).toBeNull();
  await newPage("/for-a-while");
  await expectRefused(deletePage(COACH, pageId), 404);
  const about = await db.sitePage.findUniqueOrThrow({ where: { path: "/about" } });
  await expectRefused(deletePage(COACH, about.id), 404);
  await expectRefused(changeAddress(COACH, { pageId: about.id, path: "/me" }), 404);
});

it("a page of the coach’s can be taken off the site and put back, with its address and versions", async () => {
  const pageId = await newPage("/winter", "Winter");
  await publish(pageId);
  await switchPage(COACH, { pageId, isOff: true });
  expect(await listOffAddresses()).toEqual(["/winter"]);
  await switchPage(COACH, { pageId, isOff: false });
  expect(await listOffAddresses()).toEqual([]);
  expect((await readPublishedPage("/winter")).head.content.heading).toBe("Winter");
  await deletePage(COACH, pageId);
});

it("no link leads to a page, publication or course that was deleted or is off sale, until its address is taken again", async () => {
  const pageId = await newPage("/autumn", "Autumn");
  await publish(pageId);
  await changeAddress(COACH, { pageId, path: "/fall" });
  await deletePage(COACH, pageId);
  const words = { type: "article", title: "Gone", description: "Soon.", link: "", isSample: "off" };
  const written = newPublicationInput.parse({ ...words, contentHtml: "<p>Words.</p>" });
  const gone = await createPublication(COACH, written);
  await deletePublication(COACH, gone);
  const { id } = await db.course.findFirstOrThrow({ where: { publishedAt: { not: null } } });
  await unpublishCourse(COACH, id);
  const { slug } = await db.course.findUniqueOrThrow({ where: { id } });
  const all = ["/autumn", `/courses/${slug}`, "/fall", "/publications/articles/gone"];
  const read = async () => (await readOffAddresses()).filter((path) => all.includes(path)).sort();
  expect(await read()).toEqual(all);
  await publishCourse(COACH, id);
  await newPage("/autumn", "Autumn again");
  expect(await read()).toEqual(["/fall", "/publications/articles/gone"]);
});

it("a page of the site can be switched off and on, except one that the shop needs", async () => {
  const find = (path: string) => db.sitePage.findUniqueOrThrow({ where: { path } });
  const { id: pageId } = await find("/about/performing-arts-cv");
  await switchPage(COACH, { pageId, isOff: true });
  expect(await listOffAddresses()).toEqual(["/about/performing-arts-cv"]);
  expect(await listSamplePages()).not.toContain("Performing-arts CV");
  await switchPage(COACH, { pageId, isOff: false });
  expect(await listOffAddresses()).toEqual([]);
  expect(await listSamplePages()).toContain("Performing-arts CV");
  expect((await readAudit(`page:${pageId}`)).map(({ action }) => action)).toEqual([
    "page.off",
    "page.on",
  ]);
  for (const path of ["/", "/contact"]) {
    await expectRefused(switchPage(COACH, { pageId: (await find(path)).id, isOff: true }), 409);
  }
});

it("while the page about the coach is off the site, no menu or course leads there, and its link can be removed", async () => {
  const { id: pageId } = await db.sitePage.findUniqueOrThrow({ where: { path: "/about" } });
  const inMenu = async () => mainMenu(await readMenus()).some(({ href }) => href === "/about");
  const place = async () => findPlace((await findDescribed("menus")).content, "/about");
  const put = (place: MenuPlace) => setMenuPlace(COACH, { pageId, place });
  const before = await place();
  expect([await inMenu(), (await readTeacher()).href]).toEqual([true, "/about"]);
  await switchPage(COACH, { pageId, isOff: true });
  expect([await inMenu(), (await readTeacher()).href]).toEqual([false, undefined]);
  expect(await place()).toBe(before);
  await expect(put("first")).rejects.toThrow("Please put the page on the site again");
  await put("none");
  expect(await place()).toBe("none");
  await switchPage(COACH, { pageId, isOff: false });
  expect([await inMenu(), (await readTeacher()).href]).toEqual([false, "/about"]);
  await put(before);
  expect(await inMenu()).toBe(true);
});

it("a menu's link is named after its page, up to the last whole character that fits", async () => {
  const name = "x".repeat(39);
  const pageId = await newPage("/masks", `${name}🎭`);
  await publish(pageId);
  await setMenuPlace(COACH, { pageId, place: "main" });
  expect(mainMenu(await readMenus())).toContainEqual({ label: name, href: "/masks" });
  await deletePage(COACH, pageId);
});

it("a published page is in at most one menu; the link follows its address and is removed with it", async () => {
  const pageId = await newPage("/workshops", "Workshops");
  const placeOf = async (path: string) => findPlace((await findDescribed("menus")).content, path);
  const put = (place: MenuPlace) => setMenuPlace(COACH, { pageId, place });
  await expect(put("main")).rejects.toThrow("Please publish the page first");
  await publish(pageId);
  await put("main");
  await put("second");
  expect(await placeOf("/workshops")).toBe("second");
  await changeAddress(COACH, { pageId, path: "/talks-of-hers" });
  expect(await placeOf("/talks-of-hers")).toBe("second");
  await put("none");
  expect(await placeOf("/talks-of-hers")).toBe("none");
  await put("main");
  await deletePage(COACH, pageId);
  expect(await placeOf("/talks-of-hers")).toBe("none");
  expect(mainMenu(await readMenus()).map(({ label }) => label)).not.toContain("Workshops");
});

it("two requests for one address at the same time create one page", async () => {
  const both = await Promise.allSettled([newPage("/race"), newPage("/race")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = both.find(({ status }) => status === "rejected");
  expect(refused).toMatchObject({ reason: { status: 409 } });
});
