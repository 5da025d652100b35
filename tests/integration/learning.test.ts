import { beforeAll, describe, expect, it } from "vitest";
import { findPreviewLesson, listLessonOutlines } from "@/lib/courses/public/lessons/queries";
import { findCourseByIdOrSlug, findCourse as findPublicCourse } from "@/lib/courses/public/queries";
import { db } from "@/lib/db";
import { findCourseAccess, requireCourseAccess } from "@/lib/learning/access";
import {
  findLearningCourse,
  findLessonFiles,
  listLessons,
  listOwnedCourses,
  listProgress,
} from "@/lib/learning/queries";
import { progressInput } from "@/lib/learning/schema";
import {
  changeKeys,
  daysAgo,
  expectRefused,
  newLearner,
  newUser,
  setDate,
  soldOrder,
} from "../support/builders";
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
  it("needs a live grant, which visitors, strangers and learners with a suspended or ended grant lack", async () => {
    const { user, grant } = await learner();
    const other = await newUser();
    expect(await findCourseAccess(null, { slug: JOURNEY })).toBeNull();
    expect(await findCourseAccess(other.id, { slug: JOURNEY })).toBeNull();
    for (const state of ["suspendedAt", "endedAt"]) {
      await db.grant.update({ where: { id: grant.id }, data: { [state]: new Date() } });
      expect(await findCourseAccess(user.id, { slug: JOURNEY })).toBeNull();
      await expectRefused(requireCourseAccess(user.id, { id: grant.courseId }), 404);
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
    await expectRefused(save(foreign.id, { completed: true }), 404);
  });

  it("to a course that goes on sale tomorrow links its public page from then on", async () => {
    const { access } = await learner();
    const where = { id: access.courseId };
    const { publishedAt } = await db.course.findUniqueOrThrow({ where });
    const tomorrow = daysAgo(-1);
    await db.course.update({ where, data: { publishedAt: tomorrow } });
    expect(await findLearningCourse(access)).toMatchObject({ isPublished: false });
    setDate(tomorrow);
    expect(await findLearningCourse(access)).toMatchObject({ isPublished: true });
    await db.course.update({ where, data: { publishedAt } });
  });

  it("to a preview's film needs no grant", async () => {
    const [first] = await listLessons((await learner()).access);
    expect(await findLessonFiles(first?.id ?? 0, null)).not.toBeNull();
  });

  it.each([
    ["a first lesson that is not marked as free", 0, { isPreview: false }],
    ["a first lesson that is retired", 0, { retiredAt: daysAgo(1) }],
    ["a first lesson that is locked", 0, { locked: true }],
    ["a second lesson that is marked as free", 1, { isPreview: true }],
  ])("to %s needs a grant", async (_which, index, change) => {
    const { lessons, course } = await learner();
    const { id = 0, ...lesson } = lessons[index] ?? {};
    await db.lesson.update({ where: { id }, data: change });
    expect(await findLessonFiles(id, null)).toBeNull();
    expect((await findPreviewLesson(course.id))?.id).not.toBe(id);
    const outline = (await listLessonOutlines(course.id)).find((one) => one.id === id);
    expect(outline?.isPreview).not.toBe(true);
    await db.lesson.update({ where: { id }, data: lesson });
  });

  it("to a preview's workbook needs a live grant", async () => {
    const { access } = await learner();
    const [first] = await listLessons(access);
    const workbook = `media:workbooks/${JOURNEY}.pdf`;
    expect(await findLessonFiles(first?.id ?? 0, access)).toMatchObject({ downloadUrl: workbook });
    expect(await findLessonFiles(first?.id ?? 0, null)).toMatchObject({ downloadUrl: null });
  });
});

it.each(["live", "none"] as const)(
  "a course that was bought with test money is closed once the keys are %s, and other courses stay open",
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
  it("has only the fields that its reader may see", async () => {
    const [lesson] = await listLessons((await learner()).access);
    const fields =
      "captionsUrl content description downloadUrl duration id locked position title videoUrl";
    expect(Object.keys(lesson ?? {}).sort()).toEqual(fields.split(" "));
  });

  it("of a course on sale is listed without its content", async () => {
    const [outline] = await listLessonOutlines((await findCourse()).id);
    const fields = ["durationMinutes", "id", "isPreview", "position", "title"];
    expect(Object.keys(outline ?? {}).sort()).toEqual(fields);
  });

  it("that was stored with a script is shown without it", async () => {
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
  it("shows its title but not its film, text and file", async () => {
    const { user, access, save } = await learner();
    const [first, second, third] = await listLessons(access);
    const id = second?.id ?? 0;
    await save(first?.id ?? 0, { completed: true });
    await db.lesson.update({ where: { id }, data: { locked: true } });
    const closed = { title: second?.title, content: null, videoUrl: null, downloadUrl: null };
    expect((await listLessons(access))[1]).toMatchObject(closed);
    expect(await findLessonFiles(id, access)).toBeNull();
    expect(await listOwnedCourses(user.id)).toMatchObject([{ nextLessonId: third?.id }]);
    await db.lesson.update({ where: { id }, data: { locked: false } });
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

  it("is saved, undone and saved again", async () => {
    expect(await save(lessonId, { completed: true })).toMatchObject({ completed: true });
    expect(await save(lessonId, { completed: false })).toMatchObject({ completed: false });
    expect(await save(lessonId, { completed: true })).toMatchObject({ completed: true });
  });

  it("keeps the longest watch time, and a tick without seconds does not lower it", async () => {
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

  it("keeps a film's position even if the film is longer than its lesson says", async () => {
    expect(await save(lessonId, { position: 80_000 })).toMatchObject({ position: 80_000 });
  });

  it.each([{ videoUrl: "coming-soon" }, { locked: true }])(
    "refuses a tick for a lesson that is not open yet: %j",
    async (change) => {
      const { save: own } = await learner();
      const where = { id: lessonId };
      const { videoUrl, locked } = await db.lesson.findUniqueOrThrow({ where });
      await db.lesson.update({ where, data: change });
      await expectRefused(own(lessonId, { completed: true }), 403);
      expect(await own(lessonId, { completed: false })).toMatchObject({ completed: false });
      await db.lesson.update({ where, data: { videoUrl, locked } });
    },
  );

  it.each([12.7, 86_401, 2 ** 31, 1e300])(
    "saves a tick that came with %d seconds, limited to whole seconds of the lesson",
    async (seconds) => {
      const { save: own, lessons } = await learner();
      const whole = Math.floor(seconds);
      const watchTime = Math.min(whole, (lessons[0]?.durationMinutes ?? 0) * 60);
      const position = Math.min(whole, 86_400);
      const input = { completed: true, watchTime: seconds, position: seconds };
      expect(await own(lessonId, input)).toEqual({
        lessonId,
        completed: true,
        watchTime,
        position,
      });
    },
  );

  it.each([{}, { age: 5, learnerId: "nobody" }])(
    "is refused if it contains nothing to save: %j",
    (input) => {
      expect(progressInput.safeParse(input).success).toBe(false);
    },
  );

  it("is neither completed nor undone by watching alone", async () => {
    expect(await save(lessonId, { watchTime: 5 })).toMatchObject({ completed: true });
  });

  it("is 100 % on the account only when every lesson is completed", async () => {
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
  it("stays with earlier buyers, with text, film and progress, and is hidden from later ones", async () => {
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
    await expectRefused(newer.tick({ id }), 404);
    for (const lesson of await listLessons(newer.access)) await newer.tick(lesson);
    expect(await listOwnedCourses(newer.user.id)).toMatchObject([{ percentage: 100 }]);
    await db.lesson.update({ where: { id }, data: { retiredAt: null } });
  });
});

it("a course is found, and learnt, at its former address", async () => {
  const course = await findCourse("taking-back-your-life");
  await db.formerSlug.create({ data: { slug: "taking-back", courseId: course.id } });
  const { user } = await newLearner({ slug: course.slug, createdAt: before });
  expect(await findPublicCourse("taking-back")).toMatchObject({ slug: course.slug });
  expect(await findCourseByIdOrSlug("taking-back")).toMatchObject({ slug: course.slug });
  const access = await findCourseAccess(user.id, { slug: "taking-back" });
  expect(access).toMatchObject({ courseSlug: course.slug });
});
