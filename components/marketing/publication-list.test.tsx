import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { publications } from "./copy/publications";
import { PublicationList } from "./publication-list";

it("a shelf without books says so in words", () => {
  const html = renderToStaticMarkup(
    <PublicationList title="Books" empty={publications.empty} publications={[]} />,
  );
  expect(html).toContain("No books available at the moment. Please check back soon.");
  expect(html).not.toContain("<ul");
});
