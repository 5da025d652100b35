import { expect, it } from "vitest";
import { leaveOutLinks, withDocuments } from "./rules";

const content = {
  title: "About us",
  buttonAddress: "/about?from=home#top",
  secondAddress: "/about-us",
  buttons: [
    { label: "About", address: "/about" },
    { label: "Contact", address: "/contact" },
  ],
  tags: ["Leadership"],
};

it("addresses of pages that are off the site are emptied, and list entries with them left out", () => {
  expect(leaveOutLinks(content, ["/about"])).toEqual({
    ...content,
    buttonAddress: "",
    buttons: [{ label: "Contact", address: "/contact" }],
  });
  expect(leaveOutLinks(content, [])).toBe(content);
});

it("a link within a text to a page that is off the site leaves its words", () => {
  const html =
    '<p>More <a href="/about#early" rel="noopener nofollow">about <strong>me</strong></a> or <a href="/contact" rel="noopener nofollow">write</a>.</p>';
  expect(leaveOutLinks({ html }, ["/about"]).html).toBe(
    '<p>More about <strong>me</strong> or <a href="/contact" rel="noopener nofollow">write</a>.</p>',
  );
});

it("the editor writes a link’s other attributes before its address", () => {
  const html = '<p>About <a rel="noopener nofollow" href="/about">me</a></p>';
  expect(leaveOutLinks({ html }, ["/about"]).html).toBe("<p>About me</p>");
});

it("a CV that is off the site takes its PDF with it", () => {
  expect(withDocuments(["/about/cv", "/testimonials"])).toEqual([
    "/about/cv",
    "/documents/cv.pdf",
    "/testimonials",
  ]);
});
