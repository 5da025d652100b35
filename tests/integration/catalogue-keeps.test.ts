import { describe, expect, it } from "vitest";
import { findCourse as findCourseAt, findCourseByIdOrSlug } from "@/lib/courses/public/queries";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { findLessonFiles, listLessons, listOwnedCourses } from "@/lib/learning/queries";
import { progressInput } from "@/lib/learning/schema";
import { newUser } from "../support/builders";
import { JOURNEY } from "../support/samples";
import { findCourse } from "../support/shop";

const before = new Date("2026-01-01");
const retiredAt = new Date("2026-02-01");
const after = new Date("2026-03-01");

async function learnerSince(createdAt: Date, slug = JOURNEY) {
  const course = await findCourse(slug);
  const user = await newUser();
  await db.grant.create({
    data: { userId: user.id, courseId: course.id, reason: "given by hand", createdAt },
  });
  const access = await findCourseAccess(user.id, { slug });
  if (!access) throw new Error("A live grant gave no access.");
  return { user, access };
}

describe("a retired lesson", () => {
  it("stays with those who bought before, text, film, progress and all", async () => {
    const older = await learnerSince(before);
    const newer = await learnerSince(after);
    const [, second] = await listLessons(older.access);
    const id = second?.id ?? 0;
    await db.lesson.update({ where: { id }, data: { retiredAt } });

    expect((await listLessons(older.access)).map((lesson) => lesson.id)).toContain(id);
    expect(await findLessonFiles(id, older.access)).toMatchObject({ videoUrl: second?.videoUrl });
    await saveProgress(older.access, id, progressInput.parse({ completed: true }));
    expect(await listOwnedCourses(older.user.id)).toMatchObject([{ percentage: 9 }]);

    expect((await listLessons(newer.access)).map((lesson) => lesson.id)).not.toContain(id);
    expect(await findLessonFiles(id, newer.access)).toBeNull();
    await expect(
      saveProgress(newer.access, id, progressInput.parse({ completed: true })),
    ).rejects.toMatchObject({ status: 404 });
    for (const lesson of await listLessons(newer.access)) {
      await saveProgress(newer.access, lesson.id, progressInput.parse({ completed: true }));
    }
    expect(await listOwnedCourses(newer.user.id)).toMatchObject([{ percentage: 100 }]);
    await db.lesson.update({ where: { id }, data: { retiredAt: null } });
  });

  it("is no free preview", async () => {
    const { access } = await learnerSince(before);
    const [first] = await listLessons(access);
    const id = first?.id ?? 0;
    await db.lesson.update({ where: { id }, data: { retiredAt } });
    expect(await findLessonFiles(id, null)).toBeNull();
    await db.lesson.update({ where: { id }, data: { retiredAt: null } });
  });
});

it("only module 1 is a free preview, whatever else is marked as one", async () => {
  const { access } = await learnerSince(before);
  const [, second] = await listLessons(access);
  const id = second?.id ?? 0;
  await db.lesson.update({ where: { id }, data: { isPreview: true } });
  expect(await findLessonFiles(id, null)).toBeNull();
  await db.lesson.update({ where: { id }, data: { isPreview: false } });
});

it("a course is found, and learnt, by an address that it had once", async () => {
  const course = await findCourse("taking-back-your-life");
  await db.formerSlug.create({ data: { slug: "taking-back", courseId: course.id } });
  const { user } = await learnerSince(before, course.slug);
  expect(await findCourseAt("taking-back")).toMatchObject({ slug: course.slug });
  expect(await findCourseByIdOrSlug("taking-back")).toMatchObject({ slug: course.slug });
  expect(await findCourseAccess(user.id, { slug: "taking-back" })).toMatchObject({
    courseSlug: course.slug,
  });
});
