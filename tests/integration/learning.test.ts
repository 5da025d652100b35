import { beforeAll, describe, expect, it } from "vitest";
import {
  findCourseByIdOrSlug,
  findPreviewLesson,
  findCourse as findPublicCourse,
  listLessonOutlines,
} from "@/lib/courses/public/queries";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import {
  findLearningCourse,
  findLessonFiles,
  listLessons,
  listOwnedCourses,
  listProgress,
} from "@/lib/learning/queries";
import { progressInput } from "@/lib/learning/schema";
import { changeKeys, daysAgo, newLearner, newUser, setDate, soldOrder } from "../support/builders";
import { JOURNEY } from "../support/samples";
import { findCourse } from "../support/shop";

async function learner() {
  const learning = await newLearner();
  const save = async (lessonId: number, input: object) => {
    await learning.save({ id: lessonId }, input);
    return (await listProgress(learning.access)).find((record) => record.lessonId === lessonId);
  };
  return { ...learning, save };
}

describe("access", () => {
  it("is a live grant: none for a visitor, a stranger, a suspended or an ended one", async () => {
    const { user, grant } = await learner();
    const other = await newUser();
    expect(await findCourseAccess(null, { slug: JOURNEY })).toBeNull();
    expect(await findCourseAccess(other.id, { slug: JOURNEY })).toBeNull();
    for (const state of ["suspendedAt", "endedAt"]) {
      await db.grant.update({ where: { id: grant.id }, data: { [state]: new Date() } });
      expect(await findCourseAccess(user.id, { slug: JOURNEY })).toBeNull();
      await db.grant.update({ where: { id: grant.id }, data: { [state]: null } });
    }
  });

  it("to one course opens no lesson of another, by its id or its files", async () => {
    const { user, access, save } = await learner();
    const foreign = await db.lesson.findFirstOrThrow({
      where: { course: { slug: "taking-back-your-life" }, position: 2 },
    });
    expect(await findCourseAccess(user.id, { lessonId: foreign.id })).toBeNull();
    expect(await findLessonFiles(foreign.id, access)).toBeNull();
    await expect(save(foreign.id, { completed: true })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("to a course that goes on sale tomorrow names its page for visitors from then on", async () => {
    const { access } = await learner();
    const tomorrow = daysAgo(-1);
    const course = await db.course.create({
      data: {
        slug: `tomorrow-${access.userId}`,
        title: "Opens tomorrow",
        description: "For this test.",
        categoryId: 1,
        pricePence: 100,
        publishedAt: tomorrow,
      },
    });
    const hasPage = async () =>
      (await findLearningCourse({ ...access, courseId: course.id })).isPublished;
    expect(await hasPage()).toBe(false);
    setDate(tomorrow);
    expect(await hasPage()).toBe(true);
    await db.course.delete({ where: { id: course.id } });
  });

  it("to a preview's film needs no grant, to the next lesson's it does", async () => {
    const [first, second] = await listLessons((await learner()).access);
    expect(await findLessonFiles(first?.id ?? 0, null)).not.toBeNull();
    expect(await findLessonFiles(second?.id ?? 0, null)).toBeNull();
  });

  it("to a first lesson that is not marked as free needs a grant as any other's", async () => {
    const [first] = await listLessons((await learner()).access);
    const id = first?.id ?? 0;
    const mark = (isPreview: boolean) => db.lesson.update({ where: { id }, data: { isPreview } });
    await mark(false);
    expect(await findLessonFiles(id, null)).toBeNull();
    await mark(true);
    expect(await findLessonFiles(id, null)).not.toBeNull();
  });

  it("to a preview's workbook needs a live grant all the same", async () => {
    const { access } = await learner();
    const [first] = await listLessons(access);
    const workbook = `media:workbooks/${JOURNEY}.pdf`;
    expect(await findLessonFiles(first?.id ?? 0, access)).toMatchObject({ downloadUrl: workbook });
    expect(await findLessonFiles(first?.id ?? 0, null)).toMatchObject({ downloadUrl: null });
  });
});

it.each(["live", "none"] as const)(
  "a course that was bought with test money is shut once the keys are %s, and no other one",
  async (keys) => {
    const { orderId, course, userId } = await soldOrder();
    const given = await learner();
    expect(await findCourseAccess(userId, { id: course.id })).not.toBeNull();

    changeKeys(keys);
    const live = await import("@/lib/learning/access");
    expect(await live.findCourseAccess(userId, { id: course.id })).toBeNull();
    expect(await db.grant.count({ where: { userId: userId, ...live.liveGrant } })).toBe(0);
    expect(await live.findCourseAccess(given.user.id, { id: course.id })).not.toBeNull();
    await db.order.update({ where: { id: orderId }, data: { isTest: false } });
    expect(await live.findCourseAccess(userId, { id: course.id })).not.toBeNull();
  },
);

describe("a lesson", () => {
  it("is told with the fields that its reader may see, and no others", async () => {
    const [lesson] = await listLessons((await learner()).access);
    expect(Object.keys(lesson ?? {}).sort()).toEqual([
      "captionsUrl",
      "content",
      "description",
      "downloadUrl",
      "duration",
      "id",
      "locked",
      "position",
      "title",
      "videoUrl",
    ]);
  });

  it("of a course on sale is announced without its content", async () => {
    const [outline] = await listLessonOutlines((await findCourse()).id);
    const fields = ["durationMinutes", "id", "isPreview", "position", "title"];
    expect(Object.keys(outline ?? {}).sort()).toEqual(fields);
  });

  it("that was stored with a script in it is told without", async () => {
    const { access } = await learner();
    const [lesson] = await listLessons(access);
    const where = { id: lesson?.id ?? 0 };
    const contentHtml = '<p onclick="alert(1)">Breathe.<script>alert(1)</script></p>';
    const { contentHtml: was } = await db.lesson.findUniqueOrThrow({ where });
    await db.lesson.update({ where, data: { contentHtml } });
    expect((await listLessons(access))[0]?.content).toBe("<p>Breathe.</p>");
    await db.lesson.update({ where, data: { contentHtml: was } });
  });
});

describe("a locked lesson", () => {
  it("tells its title and keeps film, text and file to itself", async () => {
    const { user, access, save } = await learner();
    const [first, second, third] = await listLessons(access);
    const id = second?.id ?? 0;
    await save(first?.id ?? 0, { completed: true });
    await db.lesson.update({ where: { id }, data: { locked: true } });
    expect((await listLessons(access))[1]).toMatchObject({
      title: second?.title,
      content: null,
      videoUrl: null,
      downloadUrl: null,
    });
    expect(await findLessonFiles(id, access)).toBeNull();
    expect(await listOwnedCourses(user.id)).toMatchObject([{ nextLessonId: third?.id }]);
    await db.lesson.update({ where: { id }, data: { locked: false } });
  });

  it("gives nothing away to visitors either, though it is marked as free", async () => {
    const { id: courseId } = await findCourse();
    const { id } = await db.lesson.findFirstOrThrow({ where: { courseId, position: 1 } });
    const lock = (locked: boolean) => db.lesson.update({ where: { id }, data: { locked } });
    expect(await findPreviewLesson(courseId)).toMatchObject({ id });
    await lock(true);
    expect(await findPreviewLesson(courseId)).toBeNull();
    expect((await listLessonOutlines(courseId))[0]).toMatchObject({ id, isPreview: false });
    expect(await findLessonFiles(id, null)).toBeNull();
    await lock(false);
  });
});

describe("progress", () => {
  let save: Awaited<ReturnType<typeof learner>>["save"];
  let lessonId: number;
  beforeAll(async () => {
    const learning = await learner();
    save = learning.save;
    lessonId = learning.lessons[0]?.id ?? 0;
  });

  it("is kept, undone and kept again", async () => {
    expect(await save(lessonId, { completed: true })).toMatchObject({ completed: true });
    expect(await save(lessonId, { completed: false })).toMatchObject({ completed: false });
    expect(await save(lessonId, { completed: true })).toMatchObject({ completed: true });
  });

  it("keeps the most that was watched, and a click without seconds lowers nothing", async () => {
    await save(lessonId, { watchTime: 90, position: 95 });
    await save(lessonId, { watchTime: 30, position: 40 });
    const record = await save(lessonId, { completed: true, watchTime: 0 });
    expect(record).toMatchObject({ watchTime: 90, position: 40 });
  });

  it("counts no more seconds than the lesson has", async () => {
    const { durationMinutes } = await db.lesson.findUniqueOrThrow({ where: { id: lessonId } });
    const record = await save(lessonId, { watchTime: 86_400 });
    expect(record).toMatchObject({ watchTime: (durationMinutes ?? 0) * 60 });
  });

  it("keeps where a film stands that is longer than its lesson says", async () => {
    expect(await save(lessonId, { position: 80_000 })).toMatchObject({ position: 80_000 });
  });

  it.each([{ videoUrl: "coming-soon" }, { locked: true }])(
    "takes no tick for a lesson that is not open yet: %j",
    async (change) => {
      const { save: own } = await learner();
      const where = { id: lessonId };
      const { videoUrl, locked } = await db.lesson.findUniqueOrThrow({ where });
      await db.lesson.update({ where, data: change });
      const tick = own(lessonId, { completed: true });
      await expect(tick).rejects.toMatchObject({ status: 403 });
      expect(await own(lessonId, { completed: false })).toMatchObject({ completed: false });
      await db.lesson.update({ where, data: { videoUrl, locked } });
    },
  );

  it.each([86_401, 2 ** 31, 1e300])("keeps the tick that came with %d seconds", async (seconds) => {
    const { save: own } = await learner();
    const record = await own(lessonId, {
      completed: true,
      watchTime: seconds,
      position: seconds,
    });
    const { durationMinutes } = await db.lesson.findUniqueOrThrow({ where: { id: lessonId } });
    const length = (durationMinutes ?? 0) * 60;
    expect(record).toEqual({ lessonId, completed: true, watchTime: length, position: 86_400 });
  });

  it("keeps the tick that came with a player's fractions of seconds, and counts the whole ones", async () => {
    const { save: own } = await learner();
    const record = await own(lessonId, { completed: true, watchTime: 12.7, position: 13.2 });
    expect(record).toEqual({ lessonId, completed: true, watchTime: 12, position: 13 });
  });

  it.each([{}, { age: 5, learnerId: "nobody" }])(
    "is none that names nothing to save: %j",
    (input) => {
      expect(progressInput.safeParse(input).success).toBe(false);
    },
  );

  it("watching alone completes nothing and undoes nothing", async () => {
    expect(await save(lessonId, { watchTime: 5 })).toMatchObject({ completed: true });
  });

  it("is 100 % on the account only when every lesson is done", async () => {
    const { user, lessons, save: own } = await learner();
    for (const lesson of lessons.slice(1)) await own(lesson.id, { completed: true });
    expect(await listOwnedCourses(user.id)).toMatchObject([
      { slug: JOURNEY, percentage: 91, nextLessonId: lessons[0]?.id },
    ]);
    await own(lessons[0]?.id ?? 0, { completed: true });
    expect(await listOwnedCourses(user.id)).toMatchObject([
      { percentage: 100, nextLessonId: null },
    ]);
  });

  it("of one learner is not another's", async () => {
    await save(lessonId, { completed: true });
    expect(await listProgress((await learner()).access)).toEqual([]);
  });
});

const before = new Date("2026-01-01");
const retiredAt = new Date("2026-02-01");
const after = new Date("2026-03-01");

describe("a retired lesson", () => {
  it("stays with those who bought before, text, film, progress and all", async () => {
    const older = await newLearner({ createdAt: before });
    const newer = await newLearner({ createdAt: after });
    const [, second] = await listLessons(older.access);
    const id = second?.id ?? 0;
    await db.lesson.update({ where: { id }, data: { retiredAt } });

    expect((await listLessons(older.access)).map((lesson) => lesson.id)).toContain(id);
    expect(await findLessonFiles(id, older.access)).toMatchObject({ videoUrl: second?.videoUrl });
    await older.tick({ id });
    expect(await listOwnedCourses(older.user.id)).toMatchObject([{ percentage: 9 }]);

    expect((await listLessons(newer.access)).map((lesson) => lesson.id)).not.toContain(id);
    expect(await findLessonFiles(id, newer.access)).toBeNull();
    await expect(newer.tick({ id })).rejects.toMatchObject({ status: 404 });
    for (const lesson of await listLessons(newer.access)) {
      await newer.tick(lesson);
    }
    expect(await listOwnedCourses(newer.user.id)).toMatchObject([{ percentage: 100 }]);
    await db.lesson.update({ where: { id }, data: { retiredAt: null } });
  });

  it("is no free preview", async () => {
    const { access } = await newLearner({ createdAt: before });
    const [first] = await listLessons(access);
    const id = first?.id ?? 0;
    await db.lesson.update({ where: { id }, data: { retiredAt } });
    expect(await findLessonFiles(id, null)).toBeNull();
    await db.lesson.update({ where: { id }, data: { retiredAt: null } });
  });
});

it("only module 1 is a free preview, whatever else is marked as one", async () => {
  const { access } = await newLearner({ createdAt: before });
  const [, second] = await listLessons(access);
  const id = second?.id ?? 0;
  await db.lesson.update({ where: { id }, data: { isPreview: true } });
  expect(await findLessonFiles(id, null)).toBeNull();
  await db.lesson.update({ where: { id }, data: { isPreview: false } });
});

it("a course is found, and learnt, by an address that it had once", async () => {
  const course = await findCourse("taking-back-your-life");
  await db.formerSlug.create({ data: { slug: "taking-back", courseId: course.id } });
  const { user } = await newLearner({ slug: course.slug, createdAt: before });
  expect(await findPublicCourse("taking-back")).toMatchObject({ slug: course.slug });
  expect(await findCourseByIdOrSlug("taking-back")).toMatchObject({ slug: course.slug });
  expect(await findCourseAccess(user.id, { slug: "taking-back" })).toMatchObject({
    courseSlug: course.slug,
  });
});
