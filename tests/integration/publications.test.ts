import { expect, it } from "vitest";
import PublicationPage from "@/app/(marketing)/publications/[kind]/[slug]/page";
import sitemap from "@/app/sitemap";
import { db } from "@/lib/db";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import {
  createPublication,
  deletePublication,
  updatePublication,
} from "@/lib/site/publications/commands";
import {
  findMovedPublication,
  findPublicationPage,
  findPublicationPreview,
  listPublications,
} from "@/lib/site/publications/queries";
import { elsewhereLabel } from "@/lib/site/publications/rules";
import { newPublicationInput, publicationInput } from "@/lib/site/publications/schema";
import { COACH } from "../support/builders";

it("a publication with a text has its own page, at an address that stays when its title changes", async () => {
  const words = { type: "article", description: "About it.", link: "", isSample: "off" };
  const text = "<p>Stand still.</p><script>alert(1)</script>";
  const written = { ...words, title: "On Standing Still", contentHtml: text };
  const id = await createPublication(COACH, newPublicationInput.parse(written));
  const path = "/publications/articles/on-standing-still";
  expect(await findPublicationPage(path)).toMatchObject({
    html: "<p>Stand still.</p>",
    link: path,
    elsewhere: null,
  });
  const renamed = { ...written, title: "Standing", link: "https://magazine.example/standing" };
  const save = (form: object, version: string) =>
    updatePublication(COACH, publicationInput.parse({ ...form, id: String(id), version }));
  await save(renamed, "1");
  expect(await findPublicationPage(path)).toMatchObject({
    title: "Standing",
    link: path,
    elsewhere: "https://magazine.example/standing",
  });
  await save({ ...renamed, contentHtml: "<p></p>" }, "2");
  expect(await findPublicationPage(path)).toBeNull();
  expect(await listPublications("article")).toContainEqual(
    expect.objectContaining({ id, link: "https://magazine.example/standing" }),
  );
  await deletePublication(COACH, id);
});

it("a page that moves with its publication’s kind, or goes with its text, leads on from its old address", async () => {
  const words = { title: "Moving", description: "About it.", link: "", isSample: "off" };
  const text = { contentHtml: "<p>Stand still.</p>" };
  const article = newPublicationInput.parse({ ...words, ...text, type: "article" });
  const id = await createPublication(COACH, article);
  let version = 1;
  const save = (form: object) =>
    updatePublication(
      COACH,
      publicationInput.parse({ ...words, ...form, id: String(id), version: String(version++) }),
    );
  const [first, second] = ["/publications/articles/moving", "/publications/books/moving"];
  await save({ ...text, type: "book" });
  expect(await findMovedPublication(first)).toBe(second);
  await save({ type: "book" });
  expect(await findMovedPublication(first)).toBe("/publications");
  expect(await findMovedPublication(second)).toBe("/publications");

  const other = await createPublication(COACH, article);
  expect(await findPublicationPage(first)).toBeNull();
  expect(await findPublicationPage(`${first}-2`)).toMatchObject({ id: other });

  await save({ ...text, type: "article" });
  expect(await findPublicationPage(first)).toMatchObject({ id });
  expect(await findMovedPublication(first)).toBeNull();
  expect(await findMovedPublication(second)).toBe(first);
  await deletePublication(COACH, id);
  expect(await findMovedPublication(second)).toBeNull();
  await deletePublication(COACH, other);
});

it("an address with capitals leads to the publication’s only address", async () => {
  const words = { type: "article", description: "About it.", link: "", isSample: "off" };
  const input = newPublicationInput.parse({
    ...words,
    title: "In Capitals",
    contentHtml: "<p>I</p>",
  });
  const id = await createPublication(COACH, input);
  const open = (kind: string, slug: string) =>
    PublicationPage({ params: Promise.resolve({ kind, slug }), searchParams: Promise.resolve({}) });
  await expect(open("Articles", "In-Capitals")).rejects.toMatchObject({
    digest: "NEXT_REDIRECT;replace;/publications/articles/in-capitals;308;",
  });
  await open("articles", "in-capitals");
  await deletePublication(COACH, id);
});

it("two publications with the same title have two addresses", async () => {
  const words = { type: "book", description: "About it.", link: "", isSample: "off" };
  const input = newPublicationInput.parse({ ...words, title: "Twins", contentHtml: "<p>I</p>" });
  const ids = [await createPublication(COACH, input), await createPublication(COACH, input)];
  const links = (await listPublications("book")).filter(({ id }) => ids.includes(id));
  expect(links.map(({ link }) => link)).toEqual([
    "/publications/books/twins",
    "/publications/books/twins-2",
  ]);
  for (const id of ids) await deletePublication(COACH, id);
});

it("a podcast with audio has its own page, even without a text", async () => {
  const audioUrl = `/api/media/${"0".repeat(32)}.mp3`;
  const typed = {
    type: "podcast",
    title: "Sound alone",
    description: "About it.",
    link: "https://open.spotify.com/show/1",
    isSample: "off",
  };
  const paid = newPublicationInput.safeParse({ ...typed, audioUrl: "media:films/paid.mp4" });
  expect(paid.error?.issues).toMatchObject([{ path: ["audioUrl"] }]);
  const id = await createPublication(COACH, newPublicationInput.parse({ ...typed, audioUrl }));
  const card = (await listPublications("podcast")).find((it) => it.id === id);
  expect(card?.link).toBe("/publications/podcasts/sound-alone");
  const page = await findPublicationPage(card?.link ?? "");
  expect(page).toMatchObject({ audioUrl, html: "", elsewhere: typed.link });
  expect(elsewhereLabel("podcast", page?.elsewhere ?? "")).toBe("Listen on Spotify");
  await deletePublication(COACH, id);
});

it("a publication's link adds nothing to the sitemap: it may lead to a file or a private page", async () => {
  const before = (await sitemap()).map(({ url }) => url);
  const words = { title: "A Book", description: "About it.", position: 9000, isSample: false };
  const links = ["/about/a&b", "//elsewhere.example/a", "/api/media/public/book.pdf", "/signin"];
  await db.publication.createMany({
    data: links.map((link) => ({ type: "book" as const, ...words, link })),
  });
  expect((await sitemap()).map(({ url }) => url)).toEqual(before);
  await db.publication.deleteMany({ where: { position: 9000 } });
});

it("a draft of a publication is seen only in its preview, and its address follows its title", async () => {
  const typed = {
    type: "article",
    title: "Unfinished",
    description: "About it.",
    contentHtml: "<p>So far.</p>",
    link: "",
    isSample: "off",
  };
  const path = "/publications/articles/unfinished";
  const id = await createPublication(COACH, newPublicationInput.parse({ ...typed, isDraft: "on" }));
  const isListed = async () => (await listPublications()).some((one) => one.id === id);
  expect(await findPublicationPage(path)).toBeNull();
  expect(await isListed()).toBe(false);
  expect((await sitemap()).map(({ url }) => url)).not.toContain(absoluteUrl(path));
  expect(await findPublicationPreview(id)).toMatchObject({
    isDraft: true,
    page: { html: "<p>So far.</p>" },
  });
  const save = (form: object) =>
    updatePublication(COACH, publicationInput.parse({ ...typed, id: String(id), ...form }));
  await save({ title: "Finished", version: "1", isDraft: "off" });
  const shownPath = "/publications/articles/finished";
  expect(await findPublicationPage(shownPath)).toMatchObject({ id });
  expect(await findMovedPublication(path)).toBeNull();
  expect(await isListed()).toBe(true);
  // Visitors may know its address now: it stays, and leads to the list while it is a draft again.
  await save({ title: "Written anew", version: "2", isDraft: "on" });
  expect(await findMovedPublication(shownPath)).toBe("/publications/articles");
  await save({ title: "Written anew", version: "3", isDraft: "off" });
  expect(await findPublicationPage(shownPath)).toMatchObject({ id });
  await deletePublication(COACH, id);
});
