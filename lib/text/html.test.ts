import { expect, it } from "vitest";
import { raiseHeadings } from "./html";

it("headings below a page's title start at h2, and those that already do stay", () => {
  expect(raiseHeadings("<h3>One</h3><h4>Two</h4>")).toBe("<h2>One</h2><h3>Two</h3>");
  expect(raiseHeadings("<h2>One</h2><h3>Two</h3>")).toBe("<h2>One</h2><h3>Two</h3>");
});
