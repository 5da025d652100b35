import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it } from "vitest";
import { emptyForm } from "@/lib/forms/state";
import { withDocuments } from "@/lib/site/pages/off/rules";
import { pageHead, type StoredSection } from "@/lib/site/pages/schema";
import { siteSettings } from "@/lib/site/settings/schema";
import { fewestWords } from "@/tests/support/sample-words";
import { PageSections } from "./page-sections";

const course = {
  id: 1,
  slug: "a-course",
  title: "A Course",
  description: "About it.",
  imageUrl: null,
  imageAlt: null,
  featured: true,
  isNew: false,
  categoryId: 1,
  category: "Tools for Life",
  price: "49.99",
};

const site = siteSettings.parse({
  brand: { name: "B", titleSuffix: "B", description: "B", coach: "C", signature: "C" },
  contact: { email: "c@example.test", location: "Derry" },
  claims: {},
  social: { facebook: "", instagram: "", linkedin: "", youtube: "", tiktok: "" },
  selling: {
    tradingName: "B",
    address: "A",
    countries: "Ireland",
    ukVatNumber: "",
    ossVatNumber: "",
  },
});

const hero = {
  coursesButton: "Explore",
  picture: "/artwork/hero.svg",
  pictureAlt: "",
  eyebrow: "",
};

function section(id: number, kind: string, content: StoredSection["content"]): StoredSection {
  return { id, kind, version: 1, isHidden: false, isSample: false, content };
}

async function render(sections: StoredSection[], off: readonly string[] = []): Promise<string> {
  const page = {
    site,
    head: pageHead.parse({ name: "P", heading: "P" }),
    read: {
      courses: async () => [course],
      allCourses: async () => ({ courses: [], next: null }),
      testimonials: async () => [],
      publications: async () => [],
      words: async () => fewestWords,
    },
    off,
    query: {},
    sendMessage: async () => emptyForm,
  };
  const { prelude } = await prerenderToNodeStream(<PageSections sections={sections} page={page} />);
  return text(prelude);
}

function renderLists(...which: string[]): Promise<string> {
  const lists = which.map((which, place) =>
    section(place + 2, "courses", { title: "Courses", which }),
  );
  return render([section(1, "hero", hero), ...lists]);
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

it("two lists of the featured courses have an id each, a heading each, and one anchor", async () => {
  const html = await renderLists("featured", "featured");
  const ids = idsIn(html);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html.match(/aria-labelledby="[^"]+"/g)).toEqual([
    'aria-labelledby="section-2"',
    'aria-labelledby="section-3"',
  ]);
  expect(html).toContain('href="#featured-courses"');
  expect(html).toMatch(/id="featured-courses" aria-labelledby="section-2"/);
});

it("where only another list of courses is below, the button leads to all courses", async () => {
  const html = await renderLists("tools-for-life");
  expect(html).not.toContain("#featured-courses");
  expect(html).toContain('href="/courses"');
});

it("no button leads to a page that is off the site, and what is only a way there is left out", async () => {
  const buttons = [
    { label: "About", address: "/about" },
    { label: "Contact", address: "/contact" },
  ];
  const both = { title: "Come", button: "Read", buttonAddress: "/about", second: "Write" };
  const sections = [
    section(1, "hero", { ...hero, buttons }),
    section(2, "call", { ...both, secondAddress: "/contact" }),
    section(3, "call", { title: "Only there", button: "Read", buttonAddress: "/about#top" }),
    section(4, "download", { title: "A CV", file: "/documents/cv.pdf", surface: "paper" }),
  ];
  const linksIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(linksIn(await render(sections))).toEqual([
    ...["/courses", "/about", "/contact"],
    ...["/about", "/contact", "/about#top", "/documents/cv.pdf"],
  ]);
  const html = await render(sections, withDocuments(["/about", "/about/cv"]));
  expect(linksIn(html)).toEqual(["/courses", "/contact", "/contact"]);
  expect(html).not.toMatch(/Only there|A CV/);
});
