import { describe, expect, it } from "vitest";
import {
  createCourse,
  publishCourse,
  unpublishCourse,
  updateCourse,
} from "@/lib/courses/editing/commands";
import { findEditedCourse, toCourseForm } from "@/lib/courses/editing/queries";
import { courseInput } from "@/lib/courses/editing/schema";
import {
  addLesson,
  moveLesson,
  removeLesson,
  setLessonFile,
  showLesson,
  updateLesson,
} from "@/lib/courses/lessons/commands";
import { findEditedLesson, listEditedLessons, toLessonForm } from "@/lib/courses/lessons/queries";
import { lessonInput } from "@/lib/courses/lessons/schema";
import {
  findCourse,
  findCourseForSale,
  listLessonOutlines,
  listPublishedCourses,
} from "@/lib/courses/public/queries";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { listLessons } from "@/lib/learning/queries";
import { moveRow } from "@/lib/lists/arrange";
import { auditedActions, COACH, newUser } from "../support/builders";
import { findCourse as seeded } from "../support/shop";
import { whileHeld } from "../support/while-held";

let number = 0;

async function newDraft() {
  const title = `Course Number ${++number}`;
  return createCourse(COACH, { title, categoryId: 1, pricePence: 4999 });
}

async function courseForm(id: number, change: object = {}) {
  const course = await findEditedCourse(id);
  if (!course) throw new Error("There is no such course.");
  return courseInput.parse({
    id: String(id),
    ...toCourseForm(course),
    description: "About it",
    ...change,
  });
}

async function lessonForm(id: number, change: object = {}) {
  const lesson = await findEditedLesson(id);
  if (!lesson) throw new Error("There is no such lesson.");
  const form = { ...toLessonForm(lesson), description: "About it", contentHtml: "<p>Text</p>" };
  return lessonInput.parse({ id: String(id), ...form, ...change });
}

async function newLesson(courseId: number, title: string) {
  const id = await addLesson(COACH, courseId, title);
  await updateLesson(COACH, await lessonForm(id));
  await showLesson(COACH, id);
  return id;
}

async function newPublished(lessons = ["One"]) {
  const id = await newDraft();
  await updateCourse(COACH, await courseForm(id));
  const lessonIds = [];
  for (const title of lessons) lessonIds.push(await newLesson(id, title));
  await publishCourse(COACH, id);
  const [first = 0] = lessonIds;
  return { id, lessonIds, first };
}

async function sell(courseId: number) {
  const user = await newUser();
  await db.grant.create({ data: { userId: user.id, courseId, reason: "given by hand" } });
  const access = await findCourseAccess(user.id, { id: courseId });
  if (!access) throw new Error("A live grant gave no access.");
  return access;
}

const shownTitles = async (courseId: number) =>
  (await listLessonOutlines(courseId)).map((lesson) => lesson.title);

describe("a course", () => {
  it("is nobody's but the coach's until it is published, and again when it is taken off sale", async () => {
    const id = await newDraft();
    const { slug } = (await findEditedCourse(id)) ?? { slug: "" };
    expect(await findCourse(slug)).toBeNull();
    await updateCourse(COACH, await courseForm(id));
    await newLesson(id, "One");
    await publishCourse(COACH, id);
    expect(await findCourse(slug)).toMatchObject({ id });
    await unpublishCourse(COACH, id);
    expect(await findCourse(slug)).toBeNull();
    expect(await findCourseForSale(id)).toBeNull();
    expect(await auditedActions(`course:${id}`)).toEqual([
      "course.create",
      "course.edit",
      "course.publish",
      "course.unpublish",
    ]);
  });

  it("is not published without a lesson, and says so", async () => {
    const id = await newDraft();
    await updateCourse(COACH, await courseForm(id));
    await expect(publishCourse(COACH, id)).rejects.toMatchObject({
      status: 409,
      message: "It cannot be published yet. There is no lesson yet.",
    });
  });

  it("costs what was typed, to the penny, and the log has both prices", async () => {
    const { id } = await newPublished();
    await updateCourse(COACH, await courseForm(id, { pricePence: "£59.95" }));
    expect(await findCourseForSale(id)).toMatchObject({ pricePence: 5995 });
    const entry = await db.auditLog.findFirst({
      where: { subject: `course:${id}` },
      orderBy: { id: "desc" },
    });
    expect(entry).toMatchObject({
      actorEmail: COACH,
      before: { pricePence: 4999 },
      after: { pricePence: 5995 },
    });
  });

  it("tells the second of two editors, and overwrites nothing", async () => {
    const { id } = await newPublished();
    const [first, second] = [
      await courseForm(id, { title: "First" }),
      await courseForm(id, { title: "Second" }),
    ];
    await updateCourse(COACH, first);
    const theirs = { title: "First", version: "3" };
    await expect(updateCourse(COACH, second)).rejects.toMatchObject({ status: 409, theirs });
    expect(await findEditedCourse(id)).toMatchObject({ title: "First" });
  });

  it("of many editors at once lets one save", async () => {
    const { id } = await newPublished();
    const form = await courseForm(id);
    const saves = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        updateCourse(COACH, { ...form, title: `Editor ${index}` }),
      ),
    );
    expect(saves.filter((save) => save.status === "fulfilled")).toHaveLength(1);
  });

  it("keeps its old address, and gets it back", async () => {
    const { id } = await newPublished();
    const { slug } = await courseForm(id);
    await updateCourse(COACH, await courseForm(id, { slug: `${slug}-new` }));
    expect(await findCourse(slug)).toMatchObject({ slug: `${slug}-new` });
    await updateCourse(COACH, await courseForm(id, { slug }));
    expect(await findCourse(`${slug}-new`)).toMatchObject({ slug });
  });

  it.each(["tools-for-life", "public-speaking", "taking-back-your-life"])(
    "cannot take the address %s",
    async (slug) => {
      const { id } = await newPublished();
      await expect(updateCourse(COACH, await courseForm(id, { slug }))).rejects.toMatchObject({
        status: 409,
      });
    },
  );

  it("cannot take an address that still leads to another", async () => {
    const [one, other] = [await newPublished(), await newPublished()];
    const { slug } = await courseForm(one.id);
    await updateCourse(COACH, await courseForm(one.id, { slug: `${slug}-moved` }));
    await expect(updateCourse(COACH, await courseForm(other.id, { slug }))).rejects.toMatchObject({
      message: expect.stringContaining("old links"),
    });
  });

  it.each(["123", "by-id", "no spaces", "-x", ""])("has no such address as %j", async (slug) => {
    const id = await newDraft();
    await expect(courseForm(id, { slug })).rejects.toThrow();
  });

  it("of digits alone gets an address with letters", async () => {
    const id = await createCourse(COACH, { title: "1984", categoryId: 1, pricePence: 100 });
    expect(await findEditedCourse(id)).toMatchObject({ slug: "course-1984" });
  });

  it("stands where the coach puts it", async () => {
    const { id } = await newPublished();
    const [first] = (await listPublishedCourses({})).courses;
    expect(await moveRow(COACH, "Course", { id, onto: first?.id ?? 0 })).toBe(1);
    const { courses } = await listPublishedCourses({});
    expect(courses.slice(0, 2)).toMatchObject([{ id }, { id: first?.id }]);
    const last = courses.at(-1)?.id ?? 0;
    await moveRow(COACH, "Course", { id, onto: last });
    expect((await listPublishedCourses({})).courses.slice(-2)).toMatchObject([
      { id: last },
      { id },
    ]);
  });
});

it("courses that are moved at once all stand where they were put", async () => {
  const ids: number[] = [];
  for (let n = 0; n < 4; n++) ids.push((await newPublished()).id);
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  let moves: Promise<number>[] = [];
  await whileHeld(
    (tx) => tx.$queryRaw`SELECT 1 FROM "Course" ORDER BY "id" FOR UPDATE`,
    async (untilWaiting) => {
      moves = [
        moveRow(COACH, "Course", { id: b, onto: a }),
        moveRow(COACH, "Course", { id: d, onto: c }),
      ];
      await untilWaiting(2);
    },
  );
  await Promise.all(moves);
  const courses = await db.course.findMany({
    where: { id: { in: ids } },
    orderBy: { position: "asc" },
  });
  expect(courses.map(({ id }) => id)).toEqual([b, a, d, c]);
});

describe("a lesson", () => {
  it("is written in peace: no buyer sees it before it is shown", async () => {
    const { id } = await newPublished();
    const access = await sell(id);
    const lessonId = await addLesson(COACH, id, "In the making");
    expect(await listLessons(access)).toHaveLength(1);
    expect(await shownTitles(id)).toEqual(["One"]);
    await expect(showLesson(COACH, lessonId)).rejects.toMatchObject({ status: 409 });
    await updateLesson(COACH, await lessonForm(lessonId));
    await showLesson(COACH, lessonId);
    expect(await listLessons(access)).toHaveLength(2);
  });

  it("is saved without what could run", async () => {
    const { first: id } = await newPublished();
    await updateLesson(COACH, await lessonForm(id, { contentHtml: "<p>A<script>x</script></p>" }));
    expect(await findEditedLesson(id)).toMatchObject({ contentHtml: "<p>A</p>" });
  });

  it("moves among those that are shown, and they are numbered without a gap", async () => {
    const { id, lessonIds } = await newPublished(["One", "Two", "Three"]);
    await addLesson(COACH, id, "Draft");
    const [first = 0, , third = 0] = lessonIds;
    expect(await moveLesson(COACH, { id: third, onto: first })).toBe(1);
    expect(await shownTitles(id)).toEqual(["Three", "One", "Two"]);
    const positions = (await listLessonOutlines(id)).map((lesson) => lesson.position);
    expect(positions).toEqual([1, 2, 3]);
    expect(await auditedActions(`lesson:${third}`)).toContain("lesson.move");
  });

  it("that was paid for stays with the buyer when it is removed, and comes back", async () => {
    const { id, first } = await newPublished(["One", "Two"]);
    const buyer = await sell(id);
    expect(await removeLesson(COACH, first)).toBe("retired");
    expect(await shownTitles(id)).toEqual(["Two"]);
    expect((await listLessons(buyer)).map((lesson) => lesson.title)).toEqual(["Two", "One"]);
    expect((await listLessons(await sell(id))).map((lesson) => lesson.title)).toEqual(["Two"]);
    await showLesson(COACH, first);
    expect(await shownTitles(id)).toEqual(["Two", "One"]);
    expect(await auditedActions(`lesson:${first}`)).toEqual([
      "lesson.add",
      "lesson.edit",
      "lesson.show",
      "lesson.retire",
      "lesson.show",
    ]);
  });

  it("that was retired follows the others in its buyers' numbering, whatever drafts there are", async () => {
    const { id, lessonIds } = await newPublished(["One", "Two", "Three"]);
    const buyer = await sell(id);
    await addLesson(COACH, id, "Draft");
    await removeLesson(COACH, lessonIds[0] ?? 0);
    const numbered = (await listLessons(buyer)).map(({ position, title }) => [position, title]);
    expect(numbered).toEqual([
      [1, "Two"],
      [2, "Three"],
      [3, "One"],
    ]);
  });

  it("that nobody can have paid for is deleted, and the log keeps its text", async () => {
    const { id, lessonIds } = await newPublished(["One", "Two"]);
    const second = lessonIds[1] ?? 0;
    expect(await removeLesson(COACH, second)).toBe("deleted");
    expect(await listEditedLessons(id)).toHaveLength(1);
    const entry = await db.auditLog.findFirst({
      where: { subject: `lesson:${second}`, action: "lesson.delete" },
    });
    expect(entry?.before).toMatchObject({ contentHtml: "<p>Text</p>" });
  });

  it("of a course on sale is never the last to go", async () => {
    const { first } = await newPublished();
    await expect(removeLesson(COACH, first)).rejects.toMatchObject({ status: 409 });
  });

  it("changes its film once for each state that was seen, and its captions go with it", async () => {
    const course = await seeded("the-great-process-in-practice");
    const [lesson] = await listEditedLessons(course.id);
    const before = await findEditedLesson(lesson?.id ?? 0);
    const change = { id: lesson?.id ?? 0, file: "videoUrl", now: "123456789" } as const;
    await setLessonFile(COACH, { ...change, was: before?.videoUrl ?? null });
    expect(await findEditedLesson(change.id)).toMatchObject({
      videoUrl: "123456789",
      captionsUrl: null,
    });
    await expect(
      setLessonFile(COACH, { ...change, was: before?.videoUrl ?? null }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await auditedActions(`lesson:${change.id}`)).toEqual(["lesson.videoUrl"]);
  });
});
