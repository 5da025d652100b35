import { expect, test } from "vitest";
import { acceptableEncodings, represent } from "./representation";

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip", ["gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0", []],
  ["identity", []],
  ["GZIP;q=0.5", ["gzip"]],
  ["", []],
])("the header %j accepts %j", (accepted, choice) => {
  expect(acceptableEncodings(accepted)).toEqual(choice);
});

test("content that compression would not shrink is kept uncompressed only", async () => {
  const picture = await represent(Buffer.from("x".repeat(500)), { "content-type": "image/png" });
  const short = await represent(Buffer.from("x"), { "content-type": "text/plain" });
  const page = await represent(Buffer.from("x".repeat(500)), { "content-type": "text/html" });
  expect(Object.keys(picture)).toEqual(["identity"]);
  expect(Object.keys(short)).toEqual(["identity"]);
  expect(Object.keys(page).sort()).toEqual(["br", "gzip", "identity"]);
});

test("the same bytes have the same entity tag, other bytes another", async () => {
  const tag = async (text: string) => (await represent(Buffer.from(text), {})).identity.etag;
  expect(await tag("one")).toBe(await tag("one"));
  expect(await tag("one")).not.toBe(await tag("two"));
});
