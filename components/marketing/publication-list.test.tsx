import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PublicationList } from "./publication-list";

it("a shelf without books shows its text for that case", () => {
  const html = renderToStaticMarkup(
    <PublicationList
      titleId="books"
      title="Books"
      empty="No books available at the moment. Please check back soon."
      publications={[]}
    />,
  );
  expect(html).toContain("No books available at the moment. Please check back soon.");
  expect(html).not.toContain("<ul");
});

it("a publication without picture and address shows a standard picture and no link", () => {
  const bare = { id: 1, type: "book", title: "A Book", description: "Bare." } as const;
  const html = renderToStaticMarkup(
    <PublicationList
      titleId="books"
      title="Books"
      empty="None."
      publications={[{ ...bare, imageUrl: null, link: null }]}
    />,
  );
  expect(html).toContain('src="/icons/publication.svg"');
  expect(html).not.toContain("<a ");
});
