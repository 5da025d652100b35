import { expect, it } from "vitest";
import { countSamples } from "@/lib/back-office/launch/gaps/queries";
import { captions } from "@/lib/back-office/launch/lines/captions";
import { setLessonFile } from "@/lib/courses/lessons/commands";
import { db } from "@/lib/db";
import { COACH } from "../support/builders";

it("counts the samples that must be replaced before real visitors come", async () => {
  const samples = { testimonials: 12, publications: 10, settings: 6, lessons: 37 };
  expect(await countSamples()).toEqual(samples);
  await db.testimonial.deleteMany({ where: { isSample: true } });
  await db.publication.updateMany({ data: { isSample: false } });
  await db.setting.updateMany({ data: { isSample: false } });
  await db.lesson.updateMany({ data: { videoUrl: "media:0f/breathing.mp4" } });
  const none = { testimonials: 0, publications: 0, settings: 0, lessons: 0 };
  expect(await countSamples()).toEqual(none);
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
