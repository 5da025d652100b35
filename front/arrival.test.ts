import { createServer, request } from "node:http";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { listenLocally } from "../tests/support/listen-locally";
import { limitArrival } from "./arrival";

const MINUTE = 60_000;
let port: number;

const server = createServer((incoming, response) => {
  limitArrival(incoming);
  incoming.on("data", () => events.emit());
  incoming.on("end", () => response.end("whole"));
  events.emit();
});
const events = { emit: () => {} };
const nextEvent = () => new Promise<void>((resolve) => (events.emit = resolve));

beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => void vi.useRealTimers());

/** Begins a request whose body arrives in pieces; `answer` is "cut" if the connection was closed. */
async function begin(path: string) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const arrived = nextEvent();
  const sent = request({ port, path, method: "POST", headers: { "transfer-encoding": "chunked" } });
  const answer = new Promise<string>((resolve) => {
    sent.on("response", (response) => response.on("data", (words) => resolve(String(words))));
    sent.on("error", () => resolve("cut"));
  });
  sent.flushHeaders();
  await arrived;
  const send = async (words: string) => {
    const taken = nextEvent();
    sent.write(words);
    await taken;
  };
  return { answer, send, end: () => sent.end() };
}

it("an upload that makes progress is never cut off, however long it takes", async () => {
  const { answer, send, end } = await begin("/api/uploads/films/1");
  for (let minute = 0; minute < 90; minute++) {
    await send("more");
    vi.advanceTimersByTime(MINUTE);
  }
  end();
  expect(await answer).toBe("whole");
});

it("an upload that stalls is cut off", async () => {
  const { answer, send } = await begin("/api/uploads/films/1");
  await send("more");
  vi.advanceTimersByTime(2 * MINUTE);
  expect(await answer).toBe("cut");
});

it("any other body has a minute to arrive", async () => {
  const { answer, send } = await begin("/api/newsletter/subscribe");
  await send("more");
  vi.advanceTimersByTime(MINUTE);
  expect(await answer).toBe("cut");
});
