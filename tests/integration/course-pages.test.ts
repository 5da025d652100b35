import { expect, it } from "vitest";
import { setTrailer } from "@/lib/courses/editing/commands";
import { trailerInput } from "@/lib/courses/lessons/schema";
import { listCategoryCourses, readCourseWords, readTrailer } from "@/lib/courses/public/queries";
import { db } from "@/lib/db";
import { readPublishedPage } from "@/lib/site/pages/queries";
import { updateTestimonial } from "@/lib/site/testimonials/commands";
import {
  findEditedTestimonial,
  listCourseTestimonials,
  toTestimonialForm,
} from "@/lib/site/testimonials/queries";
import { testimonialInput } from "@/lib/site/testimonials/schema";
import { COACH, readAudit } from "../support/builders";

it.each([
  ["vimeo.com/123456789", "https://vimeo.com/123456789"],
  ["123456789", "123456789"],
  ["", null],
])("the trailer %j is stored as %j", async (typed, kept) => {
  const { id, link } = trailerInput.parse({ id: "1", link: typed });
  await setTrailer(COACH, id, link);
  expect((await readCourseWords(1)).trailerUrl).toBe(kept);
  expect((await readAudit("course:1")).at(-1)?.action).toBe("course.trailer");
});

it.each(["https://elsewhere.example/film.mp4", "media:films/paid.mp4", "coming-soon"])(
  "a trailer at %s is refused, because a trailer is public and a paid film is not",
  (link) => expect(trailerInput.safeParse({ id: "1", link }).success).toBe(false),
);

it("the trailer of a draft is not public", async () => {
  await setTrailer(COACH, 1, "media:0/trailer.mp4");
  expect(await readTrailer(1)).toBe("media:0/trailer.mp4");
  await db.course.update({ where: { id: 1 }, data: { publishedAt: null } });
  expect(await readTrailer(1)).toBeNull();
});

it("a course in Public Speaking is listed on that page", async () => {
  const { sections } = await readPublishedPage("/public-speaking");
  const which = sections
    .filter(({ kind }) => kind === "courses")
    .map(({ content }) => content.which);
  expect(which).toEqual(["public-speaking"]);
  expect(await listCategoryCourses("public-speaking")).toEqual([]);
  await db.course.update({ where: { id: 2 }, data: { categoryId: 3 } });
  const found = await listCategoryCourses("public-speaking");
  expect(found.map(({ id }) => id)).toEqual([2]);
});

it("a testimonial appears only on the page of the course that it is assigned to", async () => {
  const { id } = await db.testimonial.findFirstOrThrow();
  const row = await findEditedTestimonial(id);
  if (!row) throw new Error("There is no testimonial.");
  const form = { ...toTestimonialForm(row), id: String(id), courseId: "2" };
  await updateTestimonial(COACH, testimonialInput.parse(form));
  expect((await listCourseTestimonials(2)).map((quote) => quote.id)).toEqual([id]);
  expect(await listCourseTestimonials(1)).toEqual([]);
});
