import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderStore } from "./folder";
import type { MediaStore } from "./store";

const GB = 1024 ** 3;
const BYTES = "0123456789";
const WRITTEN = "Thu, 01 Jan 2026 12:00:00 GMT";
const delivery = {
  contentType: "video/mp4",
  contentDisposition: "inline",
  sameOrigin: false,
};

let folder: string;
let store: MediaStore;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "media-")), "media");
  mkdirSync(join(folder, "films"), { recursive: true });
  writeFileSync(join(folder, "films/a.mp4"), BYTES);
  utimesSync(join(folder, "films/a.mp4"), new Date(WRITTEN), new Date(WRITTEN));
  store = folderStore(folder);
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

function ask(file: string, headers: Record<string, string> = {}, method = "GET") {
  return store.send(file, new Request("http://site/film", { method, headers }), delivery);
}

async function summaryOf(answer: Response) {
  const { headers, status } = answer;
  const length = headers.get("x-answer-length");
  return { status, part: headers.get("content-range"), length, body: await answer.text() };
}

const whole = { status: 200, part: null, length: "10", body: BYTES };
const unsatisfiable = { status: 416, part: "bytes */10", length: "0", body: "" };

describe("of a file of ten bytes", () => {
  it.each([
    ["bytes=0-3", { status: 206, part: "bytes 0-3/10", length: "4", body: "0123" }],
    ["bytes=7-", { status: 206, part: "bytes 7-9/10", length: "3", body: "789" }],
    ["bytes=-2", { status: 206, part: "bytes 8-9/10", length: "2", body: "89" }],
    ["bytes=-500", { status: 206, part: "bytes 0-9/10", length: "10", body: BYTES }],
    ["bytes=5-99", { status: 206, part: "bytes 5-9/10", length: "5", body: "56789" }],
    ["bytes=10-", unsatisfiable],
    ["bytes=-0", unsatisfiable],
    ["bytes=0-1,4-5", whole],
    ["bytes=a-b", whole],
    ["seconds=0-3", whole],
    ["nonsense", whole],
  ])("the range %s is answered as RFC 9110 says", async (range, answer) => {
    expect(await summaryOf(await ask("films/a.mp4", { range }))).toEqual(answer);
  });

  it("HEAD states the length and ignores ranges", async () => {
    const answer = await ask("films/a.mp4", { range: "bytes=0-3" }, "HEAD");
    expect(await summaryOf(answer)).toEqual({ ...whole, body: "" });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "private, no-store, no-transform",
      "content-type": "video/mp4",
      "last-modified": WRITTEN,
      "x-content-type-options": "nosniff",
    });
  });

  it("a range is served only for the player's version, known by its tag or its time", async () => {
    const tag = (await ask("films/a.mp4")).headers.get("etag") ?? "";
    const status = async (version: string) =>
      (await ask("films/a.mp4", { range: "bytes=0-3", "if-range": version })).status;
    expect(await status(tag)).toBe(206);
    expect(await status(WRITTEN)).toBe(206);
    expect(await status(`W/${tag}`)).toBe(200);
    expect(await status('"another"')).toBe(200);
    expect(await status("Thu, 01 Jan 2026 12:00:01 GMT")).toBe(200);
  });
});

it("an empty file is sent whole and has no range", async () => {
  writeFileSync(join(folder, "films/empty.mp4"), "");
  const empty = { status: 200, part: null, length: "0", body: "" };
  expect(await summaryOf(await ask("films/empty.mp4"))).toEqual(empty);
  expect((await ask("films/empty.mp4", { range: "bytes=0-" })).status).toBe(416);
});

it("a path that is not a file within the folder is not found", async () => {
  const outside = join(folder, "../secret.mp4");
  writeFileSync(outside, "secret");
  mkdirSync(`${folder}-of-others`);
  writeFileSync(`${folder}-of-others/b.mp4`, "secret");
  symlinkSync(outside, join(folder, "films/link.mp4"));
  symlinkSync(join(folder, "films/loop.mp4"), join(folder, "films/loop.mp4"));
  symlinkSync(join(folder, ".."), join(folder, "up"));
  const names = [
    "films/none.mp4",
    "films",
    "films/a.mp4/more.mp4",
    `films/${"a".repeat(300)}.mp4`,
    "../secret.mp4",
    "../media-of-others/b.mp4",
    "films/link.mp4",
    "films/loop.mp4",
    "up/secret.mp4",
  ];
  for (const name of names) {
    await expect(ask(name), name).rejects.toMatchObject({ status: 404 });
  }
});

it("a film of four gigabytes is streamed with little memory", async () => {
  const film = join(folder, "films/long.mp4");
  writeFileSync(film, "");
  truncateSync(film, 4 * GB + 2);
  appendFileSync(film, "END");
  const end = await summaryOf(await ask("films/long.mp4", { range: "bytes=4294967298-" }));
  const part = "bytes 4294967298-4294967300/4294967301";
  expect(end).toEqual({ status: 206, part, length: "3", body: "END" });

  // `arrayBuffers` counts this thread only; the process has others that run tests as well.
  const held = () => process.memoryUsage().arrayBuffers;
  const before = held();
  const answer = await ask("films/long.mp4");
  let [read, most] = [0, 0];
  for await (const chunk of answer.body ?? []) {
    read += chunk.byteLength;
    most = Math.max(most, held() - before);
    if (read >= GB / 4) break;
  }
  expect(read).toBeGreaterThanOrEqual(GB / 4);
  expect(most).toBeLessThan(GB / 8);
}, 60_000);

describe("a saved file", () => {
  const content = (text: string) => new Blob([text]).stream();

  it("is complete and under its name", async () => {
    await store.save("4f1c/b.mp4", content("film"), "video/mp4");
    expect(await (await ask("4f1c/b.mp4")).text()).toBe("film");
    expect(readdirSync(join(folder, "4f1c"))).toEqual(["b.mp4"]);
    await store.remove("4f1c/b.mp4");
    await store.remove("4f1c/b.mp4");
    expect(existsSync(join(folder, "4f1c/b.mp4"))).toBe(false);
  });

  it("never replaces another file", async () => {
    await expect(store.save("films/a.mp4", content("new"), "video/mp4")).rejects.toMatchObject({
      status: 409,
    });
    expect(await (await ask("films/a.mp4")).text()).toBe(BYTES);
    expect(readdirSync(join(folder, "films"))).toEqual(["a.mp4"]);
  });

  it("is removed if the upload breaks off", async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (controller.desiredSize) controller.enqueue(new Uint8Array(10));
        controller.error(new Error("The connection was lost."));
      },
    });
    await expect(store.save("films/c.mp4", broken, "video/mp4")).rejects.toThrow("lost");
    expect(readdirSync(join(folder, "films"))).toEqual(["a.mp4"]);
  });
});
