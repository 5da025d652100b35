import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db";
import { isLearnersPicture, isPublicPicture } from "@/lib/learning/pictures/queries";
import { newLearner, newUser } from "../support/builders";

const HASH = "5".repeat(32);
const ADDRESS = `/pictures/${HASH}-800x600.webp`;
const TEXT = { contentHtml: `<p>Steps</p><img src="${ADDRESS}" alt="">` };

let paid: { id: number; courseId: number };
let learner: Awaited<ReturnType<typeof newLearner>>;

/** The picture stands in one paid lesson and nowhere else. */
beforeEach(async () => {
  await db.lesson.updateMany({ where: TEXT, data: { contentHtml: null } });
  await db.course.updateMany({ where: { imageUrl: ADDRESS }, data: { imageUrl: null } });
  learner = await newLearner();
  paid = await db.lesson.findFirstOrThrow({
    where: { courseId: learner.grant.courseId, position: 2 },
    select: { id: true, courseId: true },
  });
  await db.lesson.update({ where: { id: paid.id }, data: { ...TEXT, locked: false } });
});

const opens = () => isLearnersPicture(HASH, learner.user.id);

it("a picture in a paid lesson is for that course's learners alone", async () => {
  expect(await isPublicPicture(HASH)).toBe(false);
  expect(await opens()).toBe(true);
  const others = [await newLearner({ slug: "taking-back-your-life" }), { user: await newUser() }];
  for (const { user } of others) expect(await isLearnersPicture(HASH, user.id)).toBe(false);
  for (const state of ["suspendedAt", "endedAt", "revokedAt"]) {
    const { id } = learner.grant;
    await db.grant.update({ where: { id }, data: { [state]: new Date() } });
    expect(await opens()).toBe(false);
    await db.grant.update({ where: { id }, data: { [state]: null } });
  }
  expect(await opens()).toBe(true);
});

it("a picture in a locked lesson or in a draft is not for learners yet", async () => {
  for (const state of ["locked", "isDraft"]) {
    await db.lesson.update({ where: { id: paid.id }, data: { [state]: true } });
    expect(await opens()).toBe(false);
    await db.lesson.update({ where: { id: paid.id }, data: { [state]: false } });
  }
});

it("a picture that a free preview or a course's page shows too is for everybody", async () => {
  const preview = await db.lesson.findFirstOrThrow({
    where: { courseId: paid.courseId, position: 1 },
  });
  const { id, isPreview, contentHtml } = preview;
  await db.lesson.update({ where: { id }, data: { ...TEXT, isPreview: true } });
  expect(await isPublicPicture(HASH)).toBe(true);
  await db.lesson.update({ where: { id }, data: { isPreview, contentHtml } });
  expect(await isPublicPicture(HASH)).toBe(false);
  await db.course.update({ where: { id: paid.courseId }, data: { imageUrl: ADDRESS } });
  expect(await isPublicPicture(HASH)).toBe(true);
});

it("a picture that no lesson names is for everybody", async () => {
  await db.lesson.update({ where: { id: paid.id }, data: { contentHtml: null } });
  expect(await isPublicPicture(HASH)).toBe(true);
});
