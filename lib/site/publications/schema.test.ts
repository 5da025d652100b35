import { expect, it } from "vitest";
import { env } from "@/lib/env";
import { newPublicationInput } from "./schema";

const withLink = (link: string) =>
  newPublicationInput.safeParse({
    type: "book",
    title: "A Book",
    description: "About it.",
    isSample: "off",
    link,
  });

it.each([
  "https://publisher.example/a-book?id=1",
  "/publications/books/a-book",
  "/contact?topic=book&copies=2",
])("a publication may link to %s", (link) => {
  expect(withLink(` ${link} `).data?.link).toBe(link);
});

it.each([
  [`${env.NEXTAUTH_URL}/about/`, "/about"],
  ["Publisher.example/a-book", "https://publisher.example/a-book"],
  ["http://publisher.example", "https://publisher.example"],
  ["/about\u200b", "/about"],
  ["\u200b", null],
])("the link %j of a publication is stored as %j", (typed, stored) => {
  expect(withLink(typed).data?.link).toBe(stored);
});

it("a publication may have no link", () => {
  expect(withLink(" ").data?.link).toBeNull();
});

it.each([
  "#",
  "//elsewhere.example/book",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "//elsewhere.example:99999/x",
  "/..//elsewhere.example",
  "https://:99999/x",
  "https://a b",
  "https://elsewhere",
  "mailto:anna@elsewhere.example",
  "javascript:alert(1)",
  "about",
  "/a\0b",
  "https://a.example/\0",
])("%j is refused as the link of a publication", (link) => {
  expect(withLink(link).success).toBe(false);
});
