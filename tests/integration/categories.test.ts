import { expect, it } from "vitest";
import sitemap from "@/app/sitemap";
import { updateCourse } from "@/lib/courses/editing/commands";
import { findEditedCourse, toCourseForm } from "@/lib/courses/editing/queries";
import { courseInput } from "@/lib/courses/editing/schema";
import { findCategory, findCourse, listCategoryCourses } from "@/lib/courses/public/queries";
import { db } from "@/lib/db";
import { EditConflict } from "@/lib/errors";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { createCategory, deleteCategory, updateCategory } from "@/lib/site/categories/commands";
import { findEditedCategory, toCategoryForm } from "@/lib/site/categories/queries";
import { categoryInput, newCategoryInput } from "@/lib/site/categories/schema";
import { readMenus } from "@/lib/site/menus/queries";
import { mainMenu } from "@/lib/site/menus/rules";
import { findOwnAddress, readPublishedPage } from "@/lib/site/pages/queries";
import { COACH, expectRefused, readAudit } from "../support/builders";

const typed = (name: string, slug: string) =>
  newCategoryInput.parse({ name, slug, description: "About it.", imageUrl: "" });

async function edit(id: number, changes: Record<string, string>) {
  const category = (await findEditedCategory(id)) ?? expect.fail();
  return categoryInput.parse({ ...toCategoryForm(category), id: String(id), ...changes });
}

async function putCourse(id: number, changes: Record<string, string>) {
  const course = (await findEditedCourse(id)) ?? expect.fail();
  return updateCourse(
    COACH,
    courseInput.parse({ ...toCourseForm(course), id: String(id), ...changes }),
  );
}

it("a new category has a public page with its courses, which show its name", async () => {
  const id = await createCategory(COACH, typed("Singing", "singing"));
  expect(id).toBeGreaterThan(3);
  const { head, sections } = await readPublishedPage("/courses/singing");
  expect(head.content).toMatchObject({ heading: "Singing", lead: "About it." });
  expect(sections[0]?.content.which).toBe("singing");
  expect((await sitemap()).map(({ url }) => url)).toContain(absoluteUrl("/courses/singing"));
  await putCourse(2, { categoryId: String(id) });
  expect((await listCategoryCourses("singing")).map((course) => course.id)).toEqual([2]);
  const course = await findCourse("the-great-process-in-practice");
  expect(course?.category).toBe("Singing");
  await expectRefused(deleteCategory(COACH, id), 409);
  await expect(deleteCategory(COACH, id)).rejects.toThrow(/“The Great Process in Practice”/);
  await putCourse(2, { categoryId: "1" });
  await deleteCategory(COACH, id);
  expect(await findOwnAddress("/courses/singing")).toBe("/courses");
  expect((await readAudit(`category:${id}`)).map(({ action }) => action)).toEqual([
    "category.create",
    "category.delete",
  ]);
});

it("menu, cards, lists and headings follow a category's new name, address and picture, and its old address redirects", async () => {
  const imageUrl = `/pictures/${"a".repeat(32)}-800x560.webp`;
  const now = { name: "Feis & “Fleadh”", slug: "feis", imageUrl };
  await updateCategory(COACH, await edit(2, now));
  const path = "/courses/feis";
  expect(await findOwnAddress("/courses/irish-dancing")).toBe(path);
  const link = { label: now.name, href: path };
  expect(mainMenu(await readMenus())).toContainEqual(link);
  const { sections } = await readPublishedPage("/");
  const cards = sections.find(({ kind }) => kind === "categories")?.content.cards;
  expect(cards).toContainEqual(
    expect.objectContaining({ title: now.name, address: path, picture: imageUrl }),
  );
  const page = await readPublishedPage(path);
  expect(page).toMatchObject({ picture: imageUrl, head: { content: { name: now.name } } });
  const which = page.sections.flatMap(({ kind, content }) =>
    kind === "courses" ? [content.which] : [],
  );
  expect(which).toEqual(["feis"]);
  expect(await findCategory("irish-dancing")).toMatchObject({ id: 2, slug: "feis" });
  await updateCategory(COACH, await edit(2, { name: "Irish Dancing", slug: "irish-dancing" }));
  expect(await findOwnAddress(path)).toBe("/courses/irish-dancing");
});

it("the page of Public Speaking can move and move back, and its addresses below /courses redirect", async () => {
  expect(await findOwnAddress("/courses/public-speaking")).toBe("/public-speaking");
  await updateCategory(COACH, await edit(3, { slug: "talks" }));
  expect(await findOwnAddress("/public-speaking")).toBe("/courses/talks");
  await updateCategory(COACH, await edit(3, { slug: "public-speaking" }));
  for (const former of ["/courses/talks", "/public-speaking", "/courses/public-speaking"]) {
    expect(await findOwnAddress(former)).toBe("/courses/public-speaking");
  }
});

it("an address that is in use is refused, and the second of two editors gets a conflict", async () => {
  const theirs = await edit(1, { description: "Theirs." });
  await updateCategory(COACH, await edit(1, { slug: "tools" }));
  await expect(updateCategory(COACH, theirs)).rejects.toBeInstanceOf(EditConflict);
  for (const slug of ["taking-back-your-life", "irish-dancing", "tools-for-life"]) {
    await expectRefused(createCategory(COACH, typed("Another", slug)), 409);
  }
  await expect(putCourse(1, { slug: "tools-for-life" })).rejects.toThrow("old links of a category");
  for (const slug of ["", "12", "by-id", "a/b"]) {
    expect(newCategoryInput.safeParse({ ...theirs, slug }).success, slug).toBe(false);
  }
  await updateCategory(COACH, await edit(1, { slug: "tools-for-life" }));
  expect((await db.category.findUniqueOrThrow({ where: { id: 1 } })).slug).toBe("tools-for-life");
});

it("a category that has the name of a section's kind or look changes no section with its name", async () => {
  const read = () => db.sitePage.findMany({ orderBy: { id: "asc" }, select: { draft: true } });
  const before = await read();
  const id = await createCategory(COACH, typed("film", "films"));
  const pageId = (await db.category.findUniqueOrThrow({ where: { id } })).pageId ?? expect.fail();
  await updateCategory(COACH, await edit(id, { name: "paper" }));
  await updateCategory(COACH, await edit(id, { name: String.raw`C:\1 \& (x) "y" $2` }));
  const { draft } = await db.sitePage.findUniqueOrThrow({ where: { id: pageId } });
  expect(draft).toMatchObject({
    head: { content: { heading: String.raw`C:\1 \& (x) "y" $2` } },
    sections: [{ kind: "courses", content: { which: "films" } }],
  });
  await deleteCategory(COACH, id);
  expect(await read()).toEqual(before);
});

it.each(["featured", "dancers", "book"])("a category cannot have the address %s", async (slug) => {
  await expectRefused(createCategory(COACH, typed("Other", slug)), 409, "taken by the site itself");
  const moved = updateCategory(COACH, await edit(1, { slug }));
  await expectRefused(moved, 409, "taken by the site itself");
});
