import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LegalPage } from "./legal-page";

const wording = {
  number: 1,
  version: "2026-11-21",
  title: "Terms",
  introduction: "What we agree on.",
  contentHtml: "<p>All of it.</p>",
  publishedAt: new Date("2026-11-21T12:00:00Z"),
};

it("a former version says until when it was in force and links to the current one", () => {
  const former = renderToStaticMarkup(<LegalPage {...wording} newer="/terms" />);
  expect(former).toContain("In force from 21 November 2026, until a ");
  expect(former).toContain('href="/terms"');
  const present = renderToStaticMarkup(<LegalPage {...wording} />);
  expect(present).toContain("In force since 21 November 2026<");
  expect(present).not.toContain("/terms");
});
