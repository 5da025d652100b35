import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { disposition } from "@/lib/http/download";
import { bucketStore } from "@/lib/media/bucket";
import { freePort } from "../launch/ports";
import { type MediaStore, startMediaStore } from "./media-store";

const MB = 1024 * 1024;
const delivery = {
  contentType: "application/pdf",
  contentDisposition: 'attachment; filename="a.pdf"',
  sameOrigin: false,
};

const unused = await freePort();
let place: MediaStore;

beforeAll(async () => {
  place = await startMediaStore({
    region: "eu-west-2",
    bucket: "lessons",
    accessKeyId: "the-site",
    secretAccessKey: "a secret between the two",
  });
});
afterAll(() => place.stop());
beforeEach(() => {
  place.log.length = 0;
});

const store = (change = {}) => bucketStore({ ...place, ...change });
const request = (method = "GET") => new Request("http://site/workbook", { method });
const stream = (...chunks: Uint8Array[]) => new Blob(chunks as BlobPart[]).stream();

it.each([
  "4f1c/a.pdf",
  "4f1c/Clár oibre – Féile_2.pdf",
  "4f1c/Don't stop, C++ & C# (Ü2); 100% [1.5] = ~50 €! @a $1 ^2 `b` {c} 🏋️‍♀️.pdf",
])("a file is saved, served through a signed address, and removed: %s", async (name) => {
  const contentDisposition = disposition("attachment", name.slice(5));
  await store().save(name, stream(Buffer.from("a workbook")), "application/pdf");
  const answer = await store().send(name, request(), { ...delivery, contentDisposition });
  expect(answer.status).toBe(307);
  const file = await fetch(answer.headers.get("location") ?? "");
  expect(await file.text()).toBe("a workbook");
  expect(file.headers.get("content-disposition")).toBe(contentDisposition);

  await store().remove(name);
  await store().remove(name);
  await expect(store().send(name, request(), delivery)).rejects.toMatchObject({
    status: 404,
  });
});

it("a large file is stored whole, in parts", async () => {
  const film = Buffer.alloc(17 * MB, "0123456789abcdefghi");
  await store().save("4f1c/large.mp4", stream(film), "video/mp4");
  expect(place.log.filter((line) => line.startsWith("PUT"))).toHaveLength(3);
  const answer = await store().send("4f1c/large.mp4", request(), delivery);
  const file = await fetch(answer.headers.get("location") ?? "");
  expect(Buffer.from(await file.arrayBuffer()).equals(film)).toBe(true);
});

it("an existing file is not overwritten", async () => {
  await store().save("4f1c/kept.pdf", stream(Buffer.from("old")), "application/pdf");
  const again = store().save("4f1c/kept.pdf", stream(Buffer.from("new")), "application/pdf");
  await expect(again).rejects.toMatchObject({ status: 409 });
});

it("HEAD redirects to an address that answers only HEAD", async () => {
  place.objects.put("4f1c/b.pdf", Buffer.from("ten bytes!"));
  const answer = await store().send("4f1c/b.pdf", request("HEAD"), delivery);
  const address = answer.headers.get("location") ?? "";
  const head = await fetch(address, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe("10");
  expect((await fetch(address)).status).toBe(403);
});

it("a file that must come from the site's own address is streamed", async () => {
  place.objects.put("4f1c/c.vtt", Buffer.from("WEBVTT"));
  const answer = await store().send("4f1c/c.vtt", request(), { ...delivery, sameOrigin: true });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-answer-length")).toBe("6");
  expect(await answer.text()).toBe("WEBVTT");
});

it.each([
  ["a wrong secret", { secretAccessKey: "another" }],
  ["an unknown key", { accessKeyId: "nobody" }],
  ["another region", { region: "eu-west-1" }],
  ["no server", { endpoint: `http://127.0.0.1:${unused}` }],
])("%s is reported as an unavailable store", async (_case, change) => {
  place.objects.put("4f1c/d.pdf", Buffer.from("a workbook"));
  const answer = store(change).send("4f1c/d.pdf", request(), delivery);
  await expect(answer).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "60" } });
  const upload = store(change).save("4f1c/e.pdf", stream(Buffer.from("x")), "application/pdf");
  await expect(upload).rejects.toThrow();
});
