import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { courses } from "@/prisma/seed-data/courses";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

it("the digests are those of the texts that the seed writes", async () => {
  const digests = {
    slugs: courses.map(({ slug }) => slug),
    courses: courses.flatMap(({ description, learningPoints, questions }) =>
      [description, learningPoints.join("\n"), questions].map(digest),
    ),
    lessons: courses.flatMap(({ lessons }) =>
      lessons.map(({ contentHtml }) => digest(sanitiseLessonHtml(contentHtml))),
    ),
  };
  digests.courses = [...new Set(digests.courses)];
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot("./sample-texts.json");
});
