import { expect, it } from "vitest";
import { fillIn, legalVersion, toSections } from "./rules";

const site = {
  brand: { name: "Nerve & Verse" },
  contact: { email: "coach@example.test", location: "Belfast" },
};

it("a version is named after its day, and further ones of that day are numbered", () => {
  const day = new Date("2026-12-01T23:00:00Z");
  expect([1, 2, 3].map((number) => legalVersion(number, day))).toEqual([
    "2026-12-01",
    "2026-12-01.2",
    "2026-12-01.3",
  ]);
});

it("a version published just after midnight in summer is named after the day in Belfast", () => {
  expect(legalVersion(1, new Date("2027-06-30T23:30:00Z"))).toBe("2027-07-01");
});

it("placeholders are replaced, with a link for the e-mail address and escaped text", () => {
  expect(fillIn("<p>{name}, {location}. Write to {email}.</p>", site)).toBe(
    '<p>Nerve &amp; Verse, Belfast. Write to <a href="mailto:coach@example.test">coach@example.test</a>.</p>',
  );
});

it("a legal text is divided at its headings, each with its own address", () => {
  const html =
    "<p>First.</p><h3>Who <em>we</em> are</h3><p>Us.</p><h4>More</h4><h3>Cash &amp; cards</h3><h3>Who we are</h3><p>Again.</p>";
  expect(toSections(html)).toEqual([
    { id: "start", heading: "", html: "<p>First.</p>" },
    { id: "who-we-are", heading: "Who we are", html: "<p>Us.</p><h3>More</h3>" },
    { id: "cash-cards", heading: "Cash & cards", html: "" },
    { id: "who-we-are-3", heading: "Who we are", html: "<p>Again.</p>" },
  ]);
});
