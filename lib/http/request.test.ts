import { expect, it } from "vitest";
import { env } from "@/lib/env";
import { firstValues, readFields, readText } from "./request";

const { origin } = new URL(env.NEXTAUTH_URL);

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

it("a body is parsed by its content type, JSON or a form, and as JSON without one", async () => {
  const read = (body: string, type: string) => readFields(post(body, { "content-type": type }), 99);
  expect(await read('{"a":1}', "application/json; charset=utf-8")).toEqual({ a: 1 });
  expect(await read("a=1", "application/x-www-form-urlencoded")).toEqual({ a: "1" });
  await expect(read("{a", "application/json")).rejects.toMatchObject({ status: 400 });
  for (const type of ["text/plain;charset=UTF-8", ""]) {
    expect(await read('{"a":1}', type)).toEqual({ a: 1 });
    await expect(read("a=1", type)).rejects.toMatchObject({ status: 400 });
    await expect(read("", type)).rejects.toMatchObject({ status: 400 });
  }
  await expect(read('{"a":1}', "application/xml")).rejects.toMatchObject({ status: 415 });
});

it("the first value of a repeated parameter counts, and an empty one is ignored", () => {
  expect(firstValues({ a: ["1", "2"], b: "3", c: "", d: undefined })).toEqual({ a: "1", b: "3" });
});
