import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { findPreviewLesson, listLessonOutlines } from "@/lib/courses/public/queries";
import { db } from "@/lib/db";
import { type CourseAccess, findCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import {
  findLearningCourse,
  findLessonFiles,
  listLessons,
  listOwnedCourses,
  listProgress,
} from "@/lib/learning/queries";
import { progressInput } from "@/lib/learning/schema";
import { DAY_MS } from "@/lib/text/durations";
import { newUser, soldOrder } from "../support/builders";
import { JOURNEY } from "../support/samples";
import { findCourse } from "../support/shop";

async function learner() {
  const user = await newUser();
  const course = await findCourse();
  const grant = await db.grant.create({
    data: { userId: user.id, courseId: course.id, reason: "given by hand" },
  });
  const access = await findCourseAccess(user.id, { slug: JOURNEY });
  if (!access) throw new Error("A live grant gave no access.");
  return { user, course, grant, access };
}

async function save(access: CourseAccess, lessonId: number, input: object) {
  await saveProgress(access, lessonId, progressInput.parse(input));
  const records = await listProgress(access);
  return records.find((record) => record.lessonId === lessonId);
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
    const { user, access } = await learner();
    const foreign = await db.lesson.findFirstOrThrow({
      where: { course: { slug: "taking-back-your-life" }, position: 2 },
    });
    expect(await findCourseAccess(user.id, { lessonId: foreign.id })).toBeNull();
    expect(await findLessonFiles(foreign.id, access)).toBeNull();
    await expect(save(access, foreign.id, { completed: true })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("to a course that goes on sale tomorrow names its page for visitors from then on", async () => {
    const { access } = await learner();
    const tomorrow = new Date(Date.now() + DAY_MS);
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
    vi.useFakeTimers({ toFake: ["Date"], now: tomorrow });
    onTestFinished(() => {
      vi.useRealTimers();
    });
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

it.each([
  ["once the money is real", "sk_live_x", "pk_live_x"],
  ["once there are no keys", "", ""],
])(
  "a course that was bought with test money is shut %s, and no other one",
  async (_when, secret, publishable) => {
    const { orderId, course, userId } = await soldOrder();
    const given = await learner();
    expect(await findCourseAccess(userId, { id: course.id })).not.toBeNull();

    vi.resetModules();
    vi.stubEnv("STRIPE_SECRET_KEY", secret);
    vi.stubEnv("STRIPE_PUBLISHABLE_KEY", publishable);
    if (!secret) vi.stubEnv("STRIPE_WEBHOOK_SECRET", "");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
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
    const { user, access } = await learner();
    const [first, second, third] = await listLessons(access);
    const id = second?.id ?? 0;
    await save(access, first?.id ?? 0, { completed: true });
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
  let access: CourseAccess;
  let lessonId: number;
  beforeAll(async () => {
    access = (await learner()).access;
    const [lesson] = await listLessons(access);
    lessonId = lesson?.id ?? 0;
  });

  it("is kept, undone and kept again", async () => {
    expect(await save(access, lessonId, { completed: true })).toMatchObject({ completed: true });
    expect(await save(access, lessonId, { completed: false })).toMatchObject({ completed: false });
    expect(await save(access, lessonId, { completed: true })).toMatchObject({ completed: true });
  });

  it("keeps the most that was watched, and a click without seconds lowers nothing", async () => {
    await save(access, lessonId, { watchTime: 90, position: 95 });
    await save(access, lessonId, { watchTime: 30, position: 40 });
    const record = await save(access, lessonId, { completed: true, watchTime: 0 });
    expect(record).toMatchObject({ watchTime: 90, position: 40 });
  });

  it("counts no more seconds than the lesson has", async () => {
    const { durationMinutes } = await db.lesson.findUniqueOrThrow({ where: { id: lessonId } });
    const record = await save(access, lessonId, { watchTime: 86_400 });
    expect(record).toMatchObject({ watchTime: (durationMinutes ?? 0) * 60 });
  });

  it("keeps where a film stands that is longer than its lesson says", async () => {
    expect(await save(access, lessonId, { position: 80_000 })).toMatchObject({ position: 80_000 });
  });

  it.each([{ videoUrl: "coming-soon" }, { locked: true }])(
    "takes no tick for a lesson that is not open yet: %j",
    async (change) => {
      const { access: own } = await learner();
      const where = { id: lessonId };
      const { videoUrl, locked } = await db.lesson.findUniqueOrThrow({ where });
      await db.lesson.update({ where, data: change });
      const tick = save(own, lessonId, { completed: true });
      await expect(tick).rejects.toMatchObject({ status: 403 });
      expect(await save(own, lessonId, { completed: false })).toMatchObject({ completed: false });
      await db.lesson.update({ where, data: { videoUrl, locked } });
    },
  );

  it.each([86_401, 2 ** 31, 1e300])("keeps the tick that came with %d seconds", async (seconds) => {
    const { access: own } = await learner();
    const record = await save(own, lessonId, {
      completed: true,
      watchTime: seconds,
      position: seconds,
    });
    const { durationMinutes } = await db.lesson.findUniqueOrThrow({ where: { id: lessonId } });
    const length = (durationMinutes ?? 0) * 60;
    expect(record).toEqual({ lessonId, completed: true, watchTime: length, position: 86_400 });
  });

  it("keeps the tick that came with a player's fractions of seconds, and counts the whole ones", async () => {
    const { access: own } = await learner();
    const record = await save(own, lessonId, { completed: true, watchTime: 12.7, position: 13.2 });
    expect(record).toEqual({ lessonId, completed: true, watchTime: 12, position: 13 });
  });

  it.each([{}, { age: 5, learnerId: "nobody" }])(
    "is none that names nothing to save: %j",
    (input) => {
      expect(progressInput.safeParse(input).success).toBe(false);
    },
  );

  it("watching alone completes nothing and undoes nothing", async () => {
    expect(await save(access, lessonId, { watchTime: 5 })).toMatchObject({ completed: true });
  });

  it("is 100 % on the account only when every lesson is done", async () => {
    const { user, access: own } = await learner();
    const lessons = await listLessons(own);
    for (const lesson of lessons.slice(1)) await save(own, lesson.id, { completed: true });
    expect(await listOwnedCourses(user.id)).toMatchObject([
      { slug: JOURNEY, percentage: 91, nextLessonId: lessons[0]?.id },
    ]);
    await save(own, lessons[0]?.id ?? 0, { completed: true });
    expect(await listOwnedCourses(user.id)).toMatchObject([
      { percentage: 100, nextLessonId: null },
    ]);
  });

  it("of one learner is not another's", async () => {
    await save(access, lessonId, { completed: true });
    expect(await listProgress((await learner()).access)).toEqual([]);
  });
});
