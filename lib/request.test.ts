import { expect, it } from "vitest";
import { env } from "./env";
import { firstValues, readFields, readText, refuseForeignOrigin } from "./request";

const { origin } = new URL(env.NEXTAUTH_URL);

it("our own pages may write, and so may who is no browser", () => {
  const ours: Record<string, string>[] = [{ origin }, { origin, "sec-fetch-site": "same-origin" }];
  for (const headers of [...ours, {}]) {
    expect(() => refuseForeignOrigin(new Headers(headers))).not.toThrow();
  }
});

it.each<Record<string, string>>([
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { origin: `${origin}.elsewhere.example` },
  { origin: `${origin}:1` },
  { "sec-fetch-site": "cross-site" },
])("a request with %j is refused", (headers) => {
  expect(() => refuseForeignOrigin(new Headers(headers))).toThrow("another site");
});

const post = (body: string | ReadableStream, headers: Record<string, string>) =>
  new Request(origin, { method: "POST", body, headers, duplex: "half" } as RequestInit);

it("a body is read up to its limit, whatever length it states", async () => {
  const plain = { "content-type": "text/plain" };
  expect(await readText(post("12345", plain), 5)).toBe("12345");
  await expect(readText(post("123456", plain), 5)).rejects.toMatchObject({ status: 413 });
  const stated = post("1", { ...plain, "content-length": "6" });
  await expect(readText(stated, 5)).rejects.toMatchObject({ status: 413 });
  const unstated = post(new Blob(["123456"]).stream(), plain);
  await expect(readText(unstated, 5)).rejects.toMatchObject({ status: 413 });
});

it("a body is what it calls itself: JSON or a form, and nothing else", async () => {
  const read = (body: string, type: string) => readFields(post(body, { "content-type": type }), 99);
  expect(await read('{"a":1}', "application/json; charset=utf-8")).toEqual({ a: 1 });
  expect(await read("a=1", "application/x-www-form-urlencoded")).toEqual({ a: "1" });
  await expect(read("{a", "application/json")).rejects.toMatchObject({ status: 400 });
  await expect(read('{"a":1}', "text/plain")).rejects.toMatchObject({ status: 415 });
});

it("a parameter that is given several times counts once, and an empty one not at all", () => {
  expect(firstValues({ a: ["1", "2"], b: "3", c: "", d: undefined })).toEqual({ a: "1", b: "3" });
});
