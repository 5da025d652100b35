import { expect, it } from "vitest";
import { sectionInput } from "@/components/sections/input";
import { paths } from "@/lib/paths/public";
import { drawCv } from "@/lib/site/cv/pdf";
import { readCv } from "@/lib/site/cv/queries";
import { readPrinted } from "@/lib/site/cv/schema";
import { readPdfText } from "../support/pdf-text";

it("the PDF of a CV contains the text of its page, on as many pages as needed", async () => {
  const cv = await readCv(paths.cv);
  expect(cv.parts.map(({ title }) => title)).toEqual([
    ...["Work", "Training", "Books", "Talks that are asked for most"],
  ]);
  const entries = Array.from({ length: 40 }, (_, place) => ({
    period: `Year ${place + 1}`,
    what: `Work ${place + 1}`,
    detail: "What was done. ".repeat(20),
  }));
  const long = { ...cv, parts: [...cv.parts, { title: "Őriği Ngụyễn", paragraphs: [], entries }] };
  const text = readPdfText(await drawCv(long));
  expect(text).toContain("Performance coach in private practice, Belfast");
  expect(text).toContain("hello@example.com");
  for (const place of [1, 20, 40]) expect(text).toContain(`Work ${place}`);
});

it("texts and questions on a CV's page are in its PDF, too, and buttons are not", async () => {
  const cv = await readCv(paths.cv);
  const shown = [
    ["prose", { html: "<h3>Why</h3><p>Calm &amp; clear<br />steps</p>" }],
    ["points", { title: "Topics", html: "<p>Some:</p>", points: "Breath\nVoice" }],
    ["questions", { title: "Asked", questions: [{ question: "How?", answer: "Slowly." }] }],
    ["call", { title: "Book now", text: "Write" }],
  ] as const;
  const parts = shown.flatMap(([kind, content]) => readPrinted(kind, content) ?? []);
  const text = readPdfText(await drawCv({ ...cv, parts }));
  for (const words of [
    "Why",
    "Calm & clear",
    "steps",
    "Topics",
    "Breath",
    "Voice",
    "How?",
    "Slowly.",
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain("Book now");
});

it("characters that our typeface lacks are refused in the form, and older ones are printed as “?” with a note", async () => {
  const typed = (what: string) =>
    sectionInput.safeParse({
      ...{ pageId: "1", version: "1", sectionId: "1", kind: "cv", title: "Work" },
      ...{ "entries.length": "1", "entries.0.period": "2020", "entries.0.what": what },
      "entries.0.detail": "One line\nand another",
    });
  expect(typed("Nguyễn, Ó Súilleabháin and Łódź").error).toBeUndefined();
  for (const what of ["Ελληνικά", "Рабочая", "Ḃéal", "العربية", "第一課", "Yes 😀"]) {
    const [issue] = typed(what).error?.issues ?? [];
    expect(issue).toMatchObject({
      path: ["entries.0.what"],
      message: expect.stringContaining("our typeface has no such sign"),
    });
  }
  const cv = await readCv(paths.cv);
  const entries = [{ period: "2020", what: "Αθήνα, Ce\u0301im", detail: "" }];
  const text = readPdfText(
    await drawCv({ ...cv, parts: [{ title: "Work", paragraphs: [], entries }] }),
  );
  expect(text).toContain("?????, Céim");
  expect(text).toContain("“?” stands for a sign");
  expect(readPdfText(await drawCv(cv))).not.toContain("“?”");
});

it("a CV without parts and one with the longest words still make a PDF", async () => {
  const cv = await readCv(paths.performingArtsCv);
  for (const parts of [
    [],
    [
      {
        title: "x".repeat(120),
        paragraphs: ["y".repeat(2000)],
        entries: [{ period: "p".repeat(60), what: "w".repeat(200), detail: "" }],
      },
    ],
  ]) {
    expect((await drawCv({ ...cv, parts })).subarray(0, 5).toString()).toBe("%PDF-");
  }
});
