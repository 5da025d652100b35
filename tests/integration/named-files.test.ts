import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db";
import { findPublicity, isLearnersFile } from "@/lib/learning/named-files/queries";
import { HOUR_MS } from "@/lib/text/durations";
import { daysAgo, newLearner, newUser } from "../support/builders";

const HASH = "5".repeat(32);
const ADDRESS = `/pictures/${HASH}-800x600.webp`;
const TEXT = { contentHtml: `<p>Steps</p><img src="${ADDRESS}" alt="">` };

let paid: { id: number; courseId: number };
let learner: Awaited<ReturnType<typeof newLearner>>;

/** The picture stands in one paid lesson and nowhere else. */
beforeEach(async () => {
  await db.lesson.updateMany({ where: TEXT, data: { contentHtml: null } });
  learner = await newLearner();
  paid = await db.lesson.findFirstOrThrow({
    where: { courseId: learner.grant.courseId, position: 2 },
    select: { id: true, courseId: true },
  });
  await db.lesson.update({ where: { id: paid.id }, data: { ...TEXT, locked: false } });
});

const opens = () => isLearnersFile(HASH, learner.user.id);

it("a picture in a paid lesson is for that course's learners alone", async () => {
  expect(await findPublicity(HASH)).toBe("in lessons");
  expect(await opens()).toBe(true);
  const others = [await newLearner({ slug: "taking-back-your-life" }), { user: await newUser() }];
  for (const { user } of others) expect(await isLearnersFile(HASH, user.id)).toBe(false);
  for (const state of ["suspendedAt", "endedAt", "revokedAt"]) {
    const { id } = learner.grant;
    await db.grant.update({ where: { id }, data: { [state]: new Date() } });
    expect(await opens()).toBe(false);
    await db.grant.update({ where: { id }, data: { [state]: null } });
  }
  expect(await opens()).toBe(true);
});

it("a picture in a locked lesson, a draft or one retired before the purchase is not for learners", async () => {
  const retiredAt = daysAgo(1);
  for (const data of [{ locked: true }, { isDraft: true }, { retiredAt }]) {
    await db.lesson.update({ where: { id: paid.id }, data });
    expect(await opens()).toBe(false);
    const open = { locked: false, isDraft: false, retiredAt: null };
    await db.lesson.update({ where: { id: paid.id }, data: open });
  }
});

it("a picture that a free preview shows too is for everybody while the course is on sale", async () => {
  const { courseId } = paid;
  const preview = await db.lesson.findFirstOrThrow({ where: { courseId, position: 1 } });
  const { publishedAt } = await db.course.findUniqueOrThrow({ where: { id: courseId } });
  const { id, isPreview, contentHtml } = preview;
  await db.lesson.update({ where: { id }, data: { ...TEXT, isPreview: true } });
  expect(await findPublicity(HASH)).toBe("public");
  await db.course.update({ where: { id: courseId }, data: { publishedAt: null } });
  expect(await findPublicity(HASH)).toBe("in lessons");
  await db.course.update({ where: { id: courseId }, data: { publishedAt } });
  await db.lesson.update({ where: { id }, data: { isPreview, contentHtml } });
  expect(await findPublicity(HASH)).toBe("in lessons");
});

it("a picture that visitors see elsewhere is for everybody: on a course, a category or a publication, or in the settings", async () => {
  const page = { title: "News", type: "article", slug: "news", description: "New." } as const;
  const places: [() => Promise<unknown>, () => Promise<unknown>][] = [
    [
      () => db.course.update({ where: { id: paid.courseId }, data: { imageUrl: ADDRESS } }),
      () => db.course.update({ where: { id: paid.courseId }, data: { imageUrl: null } }),
    ],
    [
      () => db.category.update({ where: { id: 1 }, data: { imageUrl: ADDRESS } }),
      () => db.category.update({ where: { id: 1 }, data: { imageUrl: null } }),
    ],
    [
      () => db.publication.create({ data: { ...page, ...TEXT } }),
      () => db.publication.updateMany({ where: { slug: "news" }, data: { isDraft: true } }),
    ],
    [
      () => db.setting.create({ data: { group: "test", value: { portrait: `${ADDRESS}#left` } } }),
      () => db.setting.delete({ where: { group: "test" } }),
    ],
  ];
  for (const [show, hide] of places) {
    await show();
    expect(await findPublicity(HASH)).toBe("public");
    await hide();
    expect(await findPublicity(HASH)).toBe("in lessons");
  }
});

it("a picture on a page is for everybody only while a section of its present version shows it", async () => {
  const { id } = await db.sitePage.findUniqueOrThrow({ where: { path: "/about" } });
  const versions = await db.pageVersion.findMany({ where: { pageId: id } });
  const after = Math.max(...versions.map(({ number }) => number));
  const publish = (number: number, content: object, publishAt: Date) =>
    db.pageVersion.create({
      data: { pageId: id, number: after + number, content, changes: "", publishAt },
    });
  const section = (isHidden: boolean) => ({
    sections: [{ isHidden, content: { picture: ADDRESS } }],
  });
  await publish(1, section(false), new Date(Date.now() + HOUR_MS));
  expect(await findPublicity(HASH)).toBe("in lessons");
  await db.pageVersion.updateMany({
    where: { pageId: id, number: after + 1 },
    data: { publishAt: daysAgo(1) },
  });
  expect(await findPublicity(HASH)).toBe("public");
  await db.sitePage.update({ where: { id }, data: { isOff: true } });
  expect(await findPublicity(HASH)).toBe("in lessons");
  await db.sitePage.update({ where: { id }, data: { isOff: false } });
  await publish(2, section(true), daysAgo(0));
  expect(await findPublicity(HASH)).toBe("in lessons");
});

it("a file for all pages is for learners alone while only a paid lesson names it, in its text or as its film", async () => {
  const sheet = "6".repeat(32);
  const address = `/api/media/${sheet}.mp4`;
  const change = (data: object) => db.lesson.update({ where: { id: paid.id }, data });
  const { videoUrl } = await db.lesson.findUniqueOrThrow({ where: { id: paid.id } });
  expect(await findPublicity(sheet)).toBe("public");
  await change({ contentHtml: `<p><a href="${address}">Listen</a></p>` });
  expect(await findPublicity(sheet)).toBe("in lessons");
  await change({ contentHtml: null, videoUrl: `https://shop.example${address}` });
  expect(await findPublicity(sheet)).toBe("in lessons");
  expect(await isLearnersFile(sheet, learner.user.id)).toBe(true);
  await change({ videoUrl });
});

it("a picture that no lesson names is for everybody", async () => {
  await db.lesson.update({ where: { id: paid.id }, data: { contentHtml: null } });
  expect(await findPublicity(HASH)).toBe("public");
});
