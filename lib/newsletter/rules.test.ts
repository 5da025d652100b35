import { expect, it } from "vitest";
import { newsletterToken } from "./rules";
import { newsletterLink } from "./schema";

const id = "0b8e1c0a-3a51-4a7e-9d5c-3f1f6a2f4c11";

it("the link that joins is not the link that leaves", () => {
  const tokens = [
    newsletterToken("newsletter-confirm", id),
    newsletterToken("newsletter-unsubscribe", id),
    newsletterToken("newsletter-confirm", id.replace("0", "1")),
  ];
  expect(new Set(tokens).size).toBe(3);
});

it("a link reads back as the subscriber and the secret", () => {
  const token = newsletterToken("newsletter-confirm", id);
  expect(newsletterLink.parse({ token }).token).toEqual({
    tokenId: id,
    secret: token.slice(id.length + 1),
  });
});
