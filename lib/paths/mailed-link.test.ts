import { expect, it } from "vitest";
import { isGenuine, linkToken, mailedToken } from "./mailed-link";

const id = "0b8e1c0a-3a51-4a7e-9d5c-3f1f6a2f4c11";
const other = id.replace("0", "1");

it("a token parses into the row's id and a secret of 256 bits, the same each time", () => {
  const token = mailedToken("newsletter-confirm", id);
  const secret = token.slice(id.length + 1);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(linkToken.parse(token)).toEqual({ tokenId: id, secret });
  expect(mailedToken("newsletter-confirm", id)).toBe(token);
});

it.each(["", id, `${id}.`, `${id}.short`, `not-an-id.${"x".repeat(43)}`])(
  "%j is not a complete link",
  (token) => {
    expect(linkToken.safeParse(token).success).toBe(false);
  },
);

it("a link is genuine only for its own row and purpose", () => {
  const link = linkToken.parse(mailedToken("newsletter-unsubscribe", id));
  expect(isGenuine("newsletter-unsubscribe", link)).toBe(true);
  expect(isGenuine("newsletter-unsubscribe", { ...link, tokenId: other })).toBe(false);
  for (const purpose of ["newsletter-confirm", "sign-in-link", "email-change-old"] as const) {
    expect(isGenuine(purpose, link)).toBe(false);
  }
});
