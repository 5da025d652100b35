import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filmLines } from "../samples/films/lines";
import { workbooks as workbookTexts } from "../samples/workbooks/contents";
import { courses } from "./courses";
import { publications } from "./publications";
import { testimonials } from "./testimonials";

const titlesBySpecification: Record<string, (string | RegExp)[]> = {
  "the-journey-to-self-discovery": [
    "The Journey of Self Discovery",
    "Fear of Them",
    "Reducing Anxiety",
    "Breathwork",
    "Rewriting Your Past",
    "Keeping a Promise",
    "Goal Setting",
    "Building on Self Belief",
    "Knowing Your Values",
    "See It",
    "Unlock Your Mind",
  ],
  "the-great-process-in-practice": [
    "Introduction",
    /^Step 1: ./,
    /^Step 2: ./,
    /^Step 3: ./,
    /^Step 4: ./,
    /^Step 5: ./,
  ],
  "taking-back-your-life": [
    "Introduction",
    "Your Life Wheel",
    "Setting Goals (SMART)",
    "Controlling Your Emotions",
    "The Power of Self Knowledge",
    "Keeping a Journal",
    "How to make better decisions",
    "The Power of Belief",
    "How to Own Confidence",
    "Master any Skill",
    "Failure vs Feedback",
    "The Power of Metaphor",
  ],
  "unshakable-confidence-for-stage": [
    "Introduction & Workbook Download",
    "How far are you from success",
    "Are you Confident?",
    "How to build Self-Belief",
    "Maintaining your self-belief",
    "Maintaining your self belief part 2",
    "The Power of Self-Knowledge",
    "How to express Passion and build Endurance",
  ],
};

const americanForms =
  /\b(color\w*|behavior\w*|center\w*|favorite\w*|honor\w*|labor|neighbor\w*|(travel|cancel)(ed|ing)|practic(ed|ing)|fulfill|enroll|skillful|gotten|math|mom|gray|programs?|(apolog|emphas|memor|organ|real|recogn|visual)iz\w+|analyz\w+)\b/i;

const lessons = courses.flatMap((course) => course.lessons);
const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const everyText = JSON.stringify([courses, testimonials, publications, filmLines, workbookTexts]);

describe("courses", () => {
  test.each(courses)("$slug has the modules of the specification", ({ slug, lessons }) => {
    const expected = titlesBySpecification[slug] ?? [];
    expect(lessons).toHaveLength(expected.length);
    lessons.forEach(({ title }, index) => {
      const wanted = expected[index];
      if (wanted instanceof RegExp) expect(title).toMatch(wanted);
      else expect(title).toBe(wanted);
    });
  });

  test("the four courses have 37 lessons", () => {
    expect(courses.map(({ slug }) => slug)).toEqual(Object.keys(titlesBySpecification));
    expect(lessons).toHaveLength(37);
  });

  test.each(courses)("$slug has a different title for each lesson", ({ lessons }) => {
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length);
  });

  test.each(lessons)("$videoUrl has at least 150 words and a task for today", ({ contentHtml }) => {
    expect(plainText(contentHtml).split(" ").length).toBeGreaterThanOrEqual(150);
    expect(contentHtml).toContain("<h3>One thing to do today</h3>");
  });

  test("no two lessons share a sentence", () => {
    const sentences = lessons.flatMap(({ contentHtml }) => {
      const blocks = contentHtml.matchAll(/<(?:p|li|blockquote)>(.*?)<\/(?:p|li|blockquote)>/g);
      return (
        [...blocks]
          .flatMap(([, block = ""]) => plainText(block).split(/(?<=[.?!:])\s+/))
          // "Now you." and the like are turns of speech.
          .filter((sentence) => sentence.split(" ").length > 3)
      );
    });
    expect(sentences.length).toBeGreaterThan(37 * 8);
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });

  test("every lesson states how many minutes it takes", () => {
    for (const { durationMinutes } of lessons) {
      expect(durationMinutes).toBeGreaterThanOrEqual(3);
      expect(durationMinutes).toBeLessThanOrEqual(60);
    }
  });

  test("lesson HTML uses only the tags that the sanitiser keeps", () => {
    const tags = lessons.flatMap(({ contentHtml }) =>
      [...contentHtml.matchAll(/<\/?([^\s>]+)[^>]*>/g)].map(([, tag]) => tag),
    );
    expect(new Set(tags)).toEqual(
      new Set(["p", "h3", "ul", "ol", "li", "strong", "em", "blockquote"]),
    );
  });

  test("every film exists, with its captions and its script", () => {
    for (const { slug, lessons } of courses) {
      expect(filmLines[slug]).toHaveLength(lessons.length);
    }
    for (const { videoUrl } of lessons) {
      const film = join(import.meta.dirname, "media", videoUrl.replace("media:", ""));
      expect(existsSync(film), film).toBe(true);
      expect(existsSync(film.replace(".mp4", ".vtt")), film).toBe(true);
    }
  });
});

describe("workbooks", () => {
  const workbooks = lessons.flatMap(({ downloadUrl }) => downloadUrl ?? []);

  test("belong to the first module of the three courses that have one", () => {
    const owners = courses.filter(({ workbookTitle }) => workbookTitle);
    expect(workbooks).toEqual(owners.map(({ slug }) => `media:workbooks/${slug}.pdf`));
    expect(workbooks).toHaveLength(3);
  });

  test.each(workbooks)("%s is a small, tagged PDF with named fields", (reference) => {
    const file = join(import.meta.dirname, "media", reference.replace("media:", ""));
    const pdf = readFileSync(file);
    const source = pdf.toString("latin1");
    expect(pdf.length).toBeLessThan(400_000);
    expect(source).toContain("/Lang (en-GB)");
    expect(source).toContain("/Marked true");
    const count = (what: string) => source.split(what).length - 1;
    expect(count("/FT /Tx")).toBeGreaterThan(40);
    expect(count("/FT /Btn")).toBeGreaterThan(1);
    expect(count("/TU (")).toBe(count("/FT /"));
    const names = source.match(/\/T \([^)]+\)/g) ?? [];
    expect(names).toHaveLength(count("/FT /"));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("testimonials and publications", () => {
  test("there are twelve testimonials, nine on home, three from Irish dancers", () => {
    expect(new Set(testimonials.map(({ name }) => name)).size).toBe(12);
    expect(testimonials.filter(({ onHome }) => onHome)).toHaveLength(9);
    expect(testimonials.filter(({ role }) => role.includes("Irish dancer"))).toHaveLength(3);
  });

  test("there are four books, three podcasts and three articles, each with its own title", () => {
    const types = Object.groupBy(publications, ({ type }) => type);
    expect(types.book).toHaveLength(4);
    expect(types.podcast).toHaveLength(3);
    expect(types.article).toHaveLength(3);
    expect(new Set(publications.map(({ title }) => title)).size).toBe(10);
    expect(new Set(publications.map(({ imageUrl }) => imageUrl)).size).toBe(10);
  });

  test("all are marked as samples", () => {
    expect([...testimonials, ...publications].every(({ isSample }) => isSample)).toBe(true);
  });
});

describe("the writing", () => {
  test("uses British spelling", () => {
    expect(everyText.match(americanForms)?.[0]).toBeUndefined();
  });

  test("uses typographic apostrophes and quotation marks", () => {
    expect(everyText).not.toMatch(/\w'\w|\\"/);
  });
});
