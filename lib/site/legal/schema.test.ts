import { expect, it } from "vitest";
import { legalInput } from "./schema";

it("a legal text with characters that cannot be stored is refused at its field", () => {
  const text = { kind: "terms", version: "1", title: "Terms", introduction: "What we agree on." };
  const { error } = legalInput.safeParse({ ...text, contentHtml: "<p>All\0</p>" });
  const message = "Please remove the unusual characters";
  expect(error?.issues).toMatchObject([{ path: ["contentHtml"], message }]);
});
