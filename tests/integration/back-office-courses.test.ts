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
import { answerCategory } from "@/lib/courses/public/calls/queries";
import { listLessonOutlines } from "@/lib/courses/public/lessons/queries";
import {
  findCourse,
  findCourseForSale,
  listCategoryCourses,
  listPublishedCourses,
  readCourseWords,
} from "@/lib/courses/public/queries";
import { copyCourse, deleteDraftCourse, showFinishedLessons } from "@/lib/courses/whole/commands";
import { db } from "@/lib/db";
import { requireCourseAccess } from "@/lib/learning/access";
import { listLessons, listOwnedCourses } from "@/lib/learning/queries";
import { moveRow } from "@/lib/lists/arrange";
import {
  auditedActions,
  COACH,
  expectRefused,
  giveByHand,
  newUser,
  readAudit,
  settle,
} from "../support/builders";
import { findCourse as seeded } from "../support/shop";
import { whileHeld } from "../support/while-held";

let number = 0;

async function newDraft() {
  const title = `Course Number ${++number}`;
  return createCourse(COACH, { title, categoryId: 1, pricePence: 4999 });
}

async function courseForm(id: number, change: object = {}) {
  const course = (await findEditedCourse(id)) ?? expect.unreachable("There is no such course.");
  const form = { ...toCourseForm(course), description: "About it" };
  return courseInput.parse({ id: String(id), ...form, ...change });
}

async function lessonForm(id: number, change: object = {}) {
  const lesson = (await findEditedLesson(id)) ?? expect.unreachable("There is no such lesson.");
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
  const { id: userId } = await newUser();
  await giveByHand(userId, courseId);
  return requireCourseAccess(userId, { id: courseId });
}

const shownTitles = async (courseId: number) =>
  (await listLessonOutlines(courseId)).map((lesson) => lesson.title);

describe("a whole course", () => {
  it("is copied as a draft with its lessons, and changes to the copy leave the original unchanged", async () => {
    const { id, lessonIds } = await newPublished(["One", "Two"]);
    await sell(id);
    await removeLesson(COACH, lessonIds[1] ?? 0);
    const copyId = await copyCourse(COACH, id);
    const original = await findEditedCourse(id);
    expect(await findEditedCourse(copyId)).toMatchObject({
      title: `Copy of ${original?.title}`,
      publishedAt: null,
      pricePence: original?.pricePence,
    });
    const [lesson] = await listEditedLessons(copyId);
    expect(lesson).toMatchObject({ title: "One", state: "shown" });
    await updateLesson(COACH, await lessonForm(lesson?.id ?? 0, { title: "Changed" }));
    expect(await shownTitles(id)).toEqual(["One"]);
    expect(await auditedActions(`course:${copyId}`)).toEqual(["course.copy"]);
  });

  it("can be copied twice at the same moment, and each copy has its own address", async () => {
    const { id } = await newPublished();
    const copies = await Promise.all([copyCourse(COACH, id), copyCourse(COACH, id)]);
    const [one, two] = await Promise.all(copies.map((copy) => findEditedCourse(copy)));
    expect(one?.slug).not.toBe(two?.slug);
  });

  it("is deleted with its lessons while it is a draft that nobody owns", async () => {
    const id = await newDraft();
    await newLesson(id, "One");
    await deleteDraftCourse(COACH, id);
    expect(await findEditedCourse(id)).toBeNull();
    expect(await db.lesson.count({ where: { courseId: id } })).toBe(0);
  });

  it("is not deleted while it is on sale or once a learner owns it", async () => {
    const { id } = await newPublished();
    await expectRefused(deleteDraftCourse(COACH, id), 409, "Take the course off sale");
    await sell(id);
    await unpublishCourse(COACH, id);
    await expectRefused(deleteDraftCourse(COACH, id), 409, "so it stays");
  });

  it("shows all its finished lessons with one command and leaves empty ones as drafts", async () => {
    const id = await newDraft();
    for (const title of ["One", "Two"]) {
      const lessonId = await addLesson(COACH, id, title);
      await updateLesson(COACH, await lessonForm(lessonId));
    }
    await addLesson(COACH, id, "Empty");
    expect(await showFinishedLessons(COACH, id)).toBe(2);
    expect(await shownTitles(id)).toEqual(["One", "Two"]);
    expect(await showFinishedLessons(COACH, id)).toBe(0);
  });
});

describe("a course", () => {
  it("is hidden from visitors before it is published and after it is taken off sale", async () => {
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
    const actions = ["create", "edit", "publish", "unpublish"].map((what) => `course.${what}`);
    expect(await auditedActions(`course:${id}`)).toEqual(actions);
  });

  it("shows the coach's learning points, audience and questions on its page", async () => {
    const { id } = await newPublished();
    const words = {
      learningPoints: "To stand still\nTo begin again",
      audience: "For everybody.",
      questions: "How soon?\nAt once.\n\nHow long?\nFor life.\nEven longer.",
    };
    await updateCourse(COACH, await courseForm(id, words));
    expect(await readCourseWords(id)).toMatchObject({
      learningPoints: ["To stand still", "To begin again"],
      audience: "For everybody.",
      questions: [
        { question: "How soon?", answer: "At once." },
        { question: "How long?", answer: "For life.\nEven longer." },
      ],
    });
  });

  it("is not published without a lesson, and the refusal says why", async () => {
    const id = await newDraft();
    await updateCourse(COACH, await courseForm(id));
    const words = "It cannot be published yet. There is no lesson yet.";
    await expectRefused(publishCourse(COACH, id), 409, words);
  });

  it("costs exactly the price that was typed, and the audit log has the old and the new price", async () => {
    const { id } = await newPublished();
    await updateCourse(COACH, await courseForm(id, { pricePence: "£59.95" }));
    expect(await findCourseForSale(id)).toMatchObject({ pricePence: 5995 });
    const [before, after] = [{ pricePence: 4999 }, { pricePence: 5995 }];
    const entry = (await readAudit(`course:${id}`)).at(-1);
    expect(entry).toMatchObject({ actorEmail: COACH, before, after });
  });

  it("is saved by one of ten simultaneous editors, and a later editor overwrites nothing", async () => {
    const { id } = await newPublished();
    const form = await courseForm(id);
    const editors = Array.from({ length: 10 }, (_, index) => `Editor ${index}`);
    const saves = editors.map((title) => updateCourse(COACH, { ...form, title }));
    expect(await settle(saves)).toEqual({ fulfilled: 1, rejected: 9 });
    const title = expect.stringMatching(/^Editor \d$/);
    const late = updateCourse(COACH, { ...form, title: "Late" });
    await expect(late).rejects.toMatchObject({ status: 409, theirs: { title, version: "3" } });
    expect(await findEditedCourse(id)).toMatchObject({ title });
  });

  it("stays reachable at its old address, and can have that address back", async () => {
    const { id } = await newPublished();
    const { slug } = await courseForm(id);
    await updateCourse(COACH, await courseForm(id, { slug: `${slug}-new` }));
    expect(await findCourse(slug)).toMatchObject({ slug: `${slug}-new` });
    await updateCourse(COACH, await courseForm(id, { slug }));
    expect(await findCourse(`${slug}-new`)).toMatchObject({ slug });
  });

  it.each(["tools-for-life", "public-speaking", "taking-back-your-life"])(
    "cannot take the address %s, which is already in use",
    async (slug) => {
      const { id } = await newPublished();
      await expectRefused(updateCourse(COACH, await courseForm(id, { slug })));
    },
  );

  it("cannot take an address that still redirects to another course", async () => {
    const [one, other] = [await newPublished(), await newPublished()];
    const { slug } = await courseForm(one.id);
    await updateCourse(COACH, await courseForm(one.id, { slug: `${slug}-moved` }));
    await expectRefused(
      updateCourse(COACH, await courseForm(other.id, { slug })),
      409,
      "old links",
    );
  });

  it.each(["123", "by-id", "no spaces", "-x", ""])("cannot have the address %j", async (slug) => {
    const id = await newDraft();
    await expect(courseForm(id, { slug })).rejects.toThrow();
  });

  it("with a title of digits gets an address with letters", async () => {
    const id = await createCourse(COACH, { title: "1984", categoryId: 1, pricePence: 100 });
    expect(await findEditedCourse(id)).toMatchObject({ slug: "course-1984" });
  });

  it("keeps the position that the coach gives it", async () => {
    const { id } = await newPublished();
    const [first] = (await listPublishedCourses({})).courses;
    expect(await moveRow(COACH, "Course", { id, onto: first?.id ?? 0 })).toBe(1);
    const { courses } = await listPublishedCourses({});
    expect(courses.slice(0, 2)).toMatchObject([{ id }, { id: first?.id }]);
    const last = courses.at(-1)?.id ?? 0;
    await moveRow(COACH, "Course", { id, onto: last });
    const after = await listPublishedCourses({});
    expect(after.courses.slice(-2)).toMatchObject([{ id: last }, { id }]);
  });
});

it("two courses that are moved at the same moment both keep their new positions", async () => {
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
  const where = { id: { in: ids } };
  const courses = await db.course.findMany({ where, orderBy: { position: "asc" } });
  expect(courses.map(({ id }) => id)).toEqual([b, a, d, c]);
});

it("two courses at the same place are listed in the order in which they were made, wherever both appear", async () => {
  const [first, second] = [await newPublished(), await newPublished()];
  const { id: userId } = await newUser();
  // The database returns rows that nothing else sorts as they were last written.
  for (const { id } of [second, first]) {
    await giveByHand(userId, id);
    await db.course.update({ where: { id }, data: { position: 5000 } });
  }
  const { slug } = await db.category.findUniqueOrThrow({ where: { id: 1 } });
  const lists: { id: number }[][] = [
    await listCategoryCourses(slug),
    (await answerCategory(1)) ?? [],
    await listOwnedCourses(userId),
  ];
  const both = [first.id, second.id];
  for (const list of lists)
    expect(list.map(({ id }) => id).filter((id) => both.includes(id))).toEqual(both);
});

describe("a lesson", () => {
  it("is invisible to buyers until the coach shows it", async () => {
    const { id } = await newPublished();
    const access = await sell(id);
    const lessonId = await addLesson(COACH, id, "In the making");
    expect(await listLessons(access)).toHaveLength(1);
    expect(await shownTitles(id)).toEqual(["One"]);
    await expectRefused(showLesson(COACH, lessonId));
    await updateLesson(COACH, await lessonForm(lessonId));
    await showLesson(COACH, lessonId);
    expect(await listLessons(access)).toHaveLength(2);
  });

  it("is saved without scripts", async () => {
    const { first: id } = await newPublished();
    await updateLesson(COACH, await lessonForm(id, { contentHtml: "<p>A<script>x</script></p>" }));
    expect(await findEditedLesson(id)).toMatchObject({ contentHtml: "<p>A</p>" });
  });

  it("moves among the lessons that are shown, which are numbered without gaps", async () => {
    const { id, lessonIds } = await newPublished(["One", "Two", "Three"]);
    await addLesson(COACH, id, "Draft");
    const [first = 0, , third = 0] = lessonIds;
    expect(await moveLesson(COACH, { id: third, onto: first })).toBe(1);
    expect(await shownTitles(id)).toEqual(["Three", "One", "Two"]);
    const numbered = [{ position: 1 }, { position: 2 }, { position: 3 }];
    expect(await listLessonOutlines(id)).toMatchObject(numbered);
    expect(await auditedActions(`lesson:${third}`)).toContain("lesson.move");
  });

  it("that was sold is retired when it is removed: earlier buyers keep it, numbered last, and it can be shown again", async () => {
    const { id, first } = await newPublished(["One", "Two", "Three"]);
    const buyer = await sell(id);
    await addLesson(COACH, id, "Draft");
    expect(await removeLesson(COACH, first)).toBe("retired");
    const lessonsOf = async (access: typeof buyer) =>
      (await listLessons(access)).map(({ position, title }) => `${position} ${title}`);
    expect(await lessonsOf(buyer)).toEqual(["1 Two", "2 Three", "3 One"]);
    expect(await lessonsOf(await sell(id))).toEqual(["1 Two", "2 Three"]);
    expect(await shownTitles(id)).toEqual(["Two", "Three"]);
    await showLesson(COACH, first);
    expect(await shownTitles(id)).toEqual(["Two", "Three", "One"]);
    const actions = ["add", "edit", "show", "retire", "show"].map((what) => `lesson.${what}`);
    expect(await auditedActions(`lesson:${first}`)).toEqual(actions);
  });

  it("that nobody can have bought is deleted, and the audit log keeps its text", async () => {
    const { id, lessonIds } = await newPublished(["One", "Two"]);
    const second = lessonIds[1] ?? 0;
    expect(await removeLesson(COACH, second)).toBe("deleted");
    expect(await listEditedLessons(id)).toHaveLength(1);
    const before = { contentHtml: "<p>Text</p>" };
    const entry = (await readAudit(`lesson:${second}`)).at(-1);
    expect(entry).toMatchObject({ action: "lesson.delete", before });
  });

  it("cannot be removed if it is the last one of a course on sale", async () => {
    const { first } = await newPublished();
    await expectRefused(removeLesson(COACH, first));
  });

  it("changes its film once, removes the old film's captions and refuses the same change again", async () => {
    const course = await seeded("the-great-process-in-practice");
    const [{ id } = { id: 0 }] = await listEditedLessons(course.id);
    const { videoUrl: was = null } = (await findEditedLesson(id)) ?? {};
    const change = { id, file: "videoUrl", was, now: "123456789" } as const;
    await setLessonFile(COACH, change);
    expect(await findEditedLesson(id)).toMatchObject({ videoUrl: change.now, captionsUrl: null });
    await expectRefused(setLessonFile(COACH, change));
    expect(await auditedActions(`lesson:${id}`)).toEqual(["lesson.videoUrl"]);
  });
});
