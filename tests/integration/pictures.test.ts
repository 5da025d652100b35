import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { readMedia, saveMedia } from "@/lib/media/files";
import {
  addPicture,
  deletePicture,
  forgetPicture,
  replacePicture,
  savePicture,
} from "@/lib/media/pictures/commands";
import { listPictures, listUses } from "@/lib/media/pictures/queries";
import { deletedPicture } from "@/lib/media/pictures/schema";
import { hashOfPicture } from "@/lib/paths/pictures";
import { pageContent } from "@/lib/site/pages/schema";
import { COACH, expectRefused, readAudit } from "../support/builders";

const addressOf = (digit: string) => `/pictures/${digit.repeat(32)}-1600x1200.webp`;

async function newPicture(digit: string) {
  await addPicture(COACH, addressOf(digit), `${digit}.jpg`);
  return db.picture.findUniqueOrThrow({ where: { address: addressOf(digit) } });
}

/** On a course, a category, a page in draft, in its version, and in the settings. */
async function showEverywhere(address: string): Promise<void> {
  await db.course.updateMany({ where: { id: 1 }, data: { imageUrl: address } });
  await db.category.updateMany({ where: { id: 1 }, data: { imageUrl: address } });
  await db.setting.update({
    where: { group: "looks" },
    data: { value: { portrait: `${address}#left` } },
  });
  const page = await db.sitePage.findUniqueOrThrow({ where: { path: "/about" } });
  const content = JSON.parse(JSON.stringify(page.draft));
  content.head.content.picture = address;
  await db.sitePage.update({ where: { id: page.id }, data: { draft: content } });
  await db.pageVersion.updateMany({ where: { pageId: page.id }, data: { content } });
}

it("a picture is replaced wherever it is used, and its description is kept", async () => {
  const [old, next] = [await newPicture("a"), await newPicture("b")];
  await savePicture(COACH, { id: old.id, version: old.version, alt: "On stage", focus: "center" });
  await showEverywhere(old.address);
  const kinds = (await listUses(hashOfPicture(old.address))).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(["category", "course", "page", "settings", "version"]);

  await replacePicture(COACH, old.id, next.address);
  expect(await listUses(hashOfPicture(old.address))).toEqual([]);
  expect((await listUses(hashOfPicture(next.address))).map(({ kind }) => kind).sort()).toEqual(
    kinds,
  );
  const looks = await db.setting.findUniqueOrThrow({ where: { group: "looks" } });
  expect(looks.value).toEqual({ portrait: next.address });
  expect(await db.picture.findUnique({ where: { id: next.id } })).toMatchObject({
    alt: "On stage",
  });
  expect((await readAudit(`picture:${old.id}`)).at(-1)?.action).toBe("picture.replace");
});

it("a form that was open while its picture was replaced saves nothing unnoticed", async () => {
  const [old, next] = [await newPicture("6"), await newPicture("7")];
  await showEverywhere(old.address);
  const before = await db.course.findUniqueOrThrow({ where: { id: 1 } });
  const draft = async () => {
    const page = await db.sitePage.findUniqueOrThrow({ where: { path: "/about" } });
    return pageContent.parse(page.draft);
  };
  const { head, sections } = await draft();
  await replacePicture(COACH, old.id, next.address);
  const { version } = await db.course.findUniqueOrThrow({ where: { id: 1 } });
  expect(version).toBe(before.version + 1);
  const content = { ...head.content, picture: next.address };
  expect(await draft()).toEqual({
    head: { ...head, version: head.version + 1, content },
    sections,
  });
});

it("the focus is added to the address wherever the picture is used", async () => {
  const { id, version, address } = await newPicture("c");
  await showEverywhere(address);
  await savePicture(COACH, { id, version, alt: "", focus: "top-left" });
  expect(await db.course.findUnique({ where: { id: 1 } })).toMatchObject({
    imageUrl: `${address}#top-left`,
  });
  const looks = await db.setting.findUniqueOrThrow({ where: { group: "looks" } });
  expect(looks.value).toEqual({ portrait: `${address}#top-left` });
});

it("a picture that is in use cannot be deleted, and an unused one can", async () => {
  const { id, address } = await newPicture("d");
  await db.course.updateMany({ where: { id: 1 }, data: { imageUrl: address } });
  await expectRefused(deletePicture(COACH, id));
  await db.course.updateMany({ where: { id: 1 }, data: { imageUrl: null } });
  await deletePicture(COACH, id);
  expect(await db.picture.count({ where: { id } })).toBe(0);
});

it("a deleted picture stays for a day, and for good if a form that was open has placed it", async () => {
  const { id, address } = await newPicture("f");
  const file = address.slice(1);
  await saveMedia(file, new Blob(["RIFF"]).stream());
  await db.picture.update({ where: { id }, data: { alt: "On stage", focus: "left" } });
  await deletePicture(COACH, id);
  const [job] = await db.$queryRaw<{ hours: number; payload: unknown }[]>`
    SELECT round(extract(epoch FROM run_at - now()) / 3600)::int AS hours, payload
    FROM graphile_worker._private_jobs WHERE key = ${`forget-picture:${id}`}`;
  expect(job?.hours).toBe(24);
  const picture = deletedPicture.parse(job?.payload);
  expect(await readMedia(file)).toHaveLength(4);

  await db.course.updateMany({ where: { id: 1 }, data: { imageUrl: `${address}#left` } });
  expect(await forgetPicture(picture)).toBe("in the library again");
  const again = await db.picture.findUniqueOrThrow({ where: { address } });
  expect(again).toMatchObject({ name: "f.jpg", alt: "On stage", focus: "left" });

  await db.course.updateMany({ where: { id: 1 }, data: { imageUrl: null } });
  expect(await forgetPicture(picture)).toBe("in the library again");
  await db.picture.delete({ where: { address } });
  expect(await forgetPicture(picture)).toBe("removed");
  await expectRefused(readMedia(file), 404);
});

it("a picture that is uploaded twice is listed once, and five hundred are listed in pages", async () => {
  await newPicture("e");
  await newPicture("e");
  await db.picture.createMany({
    data: Array.from({ length: 500 }, (_, number) => ({
      address: `/pictures/${String(number).padStart(32, "0")}-1x1.webp`,
      name: "many",
    })),
  });
  const seen = new Set<number>();
  let before: number | undefined;
  do {
    const { pictures, next } = await listPictures(before);
    expect(pictures.length).toBeLessThanOrEqual(60);
    for (const { id } of pictures) seen.add(id);
    before = next ?? undefined;
  } while (before);
  expect(seen.size).toBe(await db.picture.count());
});

it("every column that can name a picture is searched", async () => {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND (column_name IN ('imageUrl', 'contentHtml') OR
      table_name IN ('SitePage', 'PageVersion', 'Setting') AND data_type = 'jsonb')`;
  expect(columns.map(({ name }) => name).sort()).toEqual([
    ...["Category.imageUrl", "Course.imageUrl", "LegalText.contentHtml", "Lesson.contentHtml"],
    ...["PageVersion.content", "Publication.contentHtml", "Publication.imageUrl"],
    ...["Setting.value", "SitePage.draft"],
  ]);
});
