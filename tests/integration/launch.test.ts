import { expect, it } from "vitest";
import { countSamples } from "@/lib/back-office/launch/gaps/queries";
import { captions } from "@/lib/back-office/launch/lines/captions";
import { welcomeMail } from "@/lib/back-office/launch/lines/welcome-mail";
import { updateCourse } from "@/lib/courses/editing/commands";
import { findEditedCourse, toCourseForm } from "@/lib/courses/editing/queries";
import { courseInput } from "@/lib/courses/editing/schema";
import { setLessonFile } from "@/lib/courses/lessons/commands";
import { db } from "@/lib/db";
import { saveMailWords } from "@/lib/mail/words/commands";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { courses } from "@/prisma/seed-data/courses";
import { COACH } from "../support/builders";

it("counts the samples that must be replaced before real visitors come", async () => {
  const samples = { testimonials: 12, publications: 10, settings: 6, courses: 4, lessons: 37 };
  expect(await countSamples()).toEqual({ ...samples, categories: 2 });
  await db.testimonial.deleteMany({ where: { isSample: true } });
  await db.publication.updateMany({ data: { isSample: false } });
  await db.setting.updateMany({ data: { isSample: false } });
  await db.lesson.updateMany({ data: { videoUrl: "media:0f/breathing.mp4" } });
  await db.lesson.updateMany({ data: { contentHtml: "<p>Breathe.</p>", downloadUrl: null } });
  const own = { description: "Breathing.", learningPoints: ["Breathe"], questions: "" };
  await db.course.updateMany({ data: { ...own, imageUrl: null } });
  await db.category.updateMany({ data: { imageUrl: null } });
  expect(Object.values(await countSamples()).every((count) => count === 0)).toBe(true);
});

it("finds a sample’s text beside the coach’s own film, and in a course with a new title and address", async () => {
  const [sample] = courses;
  const course = await db.course.findUniqueOrThrow({ where: { slug: sample?.slug } });
  const { description, learningPoints } = sample ?? {};
  const before = await countSamples();
  await db.lesson.updateMany({
    where: { courseId: course.id, position: 2 },
    // A former release stored line breaks as browsers send them.
    data: {
      contentHtml: sanitiseLessonHtml(sample?.lessons[1]?.contentHtml ?? "").replaceAll(
        "\n",
        "\r\n",
      ),
    },
  });
  const saved = await findEditedCourse(course.id);
  const form = saved && { ...toCourseForm(saved), id: String(course.id) };
  const renamed = { title: "Of her own", slug: "of-her-own", description };
  await updateCourse(COACH, courseInput.parse({ ...form, ...renamed }));
  expect(await countSamples()).toEqual({ ...before, courses: 1, lessons: 1 });
  await db.course.update({ where: { id: course.id }, data: { description: "Breathing." } });
  expect((await countSamples()).courses).toBe(0);
  const { questions, imageUrl } = sample ?? {};
  for (const data of [{ learningPoints }, { questions }, { imageUrl }]) {
    await db.course.update({ where: { id: course.id }, data });
    expect((await countSamples()).courses).toBe(1);
    await db.course.update({
      where: { id: course.id },
      data: { learningPoints: [], questions: "", imageUrl: null },
    });
    expect((await countSamples()).courses).toBe(0);
  }
});

it("finds a sample’s workbook while its course is on sale", async () => {
  const course = await db.course.findFirstOrThrow({ where: { slug: "taking-back-your-life" } });
  const first = { courseId_position: { courseId: course.id, position: 1 } };
  const downloadUrl = "media:workbooks/taking-back-your-life.pdf";
  const before = await countSamples();
  await db.lesson.update({ where: first, data: { downloadUrl } });
  expect(await countSamples()).toEqual({ ...before, lessons: before.lessons + 1 });
  await db.course.update({ where: { id: course.id }, data: { publishedAt: null } });
  expect(await countSamples()).toEqual(before);
  await db.course.update({ where: { id: course.id }, data: { publishedAt: course.publishedAt } });
  await db.lesson.update({ where: first, data: { downloadUrl: null } });
});

it("asks the coach to read the newsletter’s welcome until it was saved, even unchanged", async () => {
  expect(await welcomeMail.findGaps?.()).toHaveLength(1);
  const kind = "newsletter-welcome";
  const { subject, greeting, closing, version } = await db.mailWords.findUniqueOrThrow({
    where: { kind },
  });
  await saveMailWords(COACH, { kind, subject, greeting, closing, version });
  expect(await welcomeMail.findGaps?.()).toEqual([]);
});

it("reports films without captions that new buyers see, and no others", async () => {
  const captionGaps = async () => captions.findGaps?.();
  const [course, unpublished] = await db.course.findMany({ orderBy: { id: "asc" }, take: 2 });
  expect(await captionGaps()).toEqual([]);
  await db.course.update({ where: { id: unpublished?.id }, data: { publishedAt: null } });
  await db.lesson.updateMany({ where: { courseId: unpublished?.id }, data: { captionsUrl: null } });
  expect(await captionGaps()).toEqual([]);

  const film = { description: "", videoUrl: "media:0f/film.mp4", courseId: course?.id ?? 0 };
  const add = (position: number, rest: object) =>
    db.lesson.create({ data: { ...film, position, title: `Film ${position}`, ...rest } });
  await add(90, { isDraft: true });
  await add(91, { retiredAt: new Date() });
  await add(92, { videoUrl: "76979871" });
  await add(93, { captionsUrl: "media:0f/film.vtt" });
  expect(await captionGaps()).toEqual([]);

  const { id } = await add(94, {});
  expect(await captionGaps()).toEqual(["Films without captions: 1."]);
  const file = { id, file: "captionsUrl", was: null, now: "media:0f/film.vtt" } as const;
  await setLessonFile(COACH, file);
  expect(await captionGaps()).toEqual([]);
});
