import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { listenLocally } from "../../tests/support/listen-locally";
import { callApi, describeFailure } from "./api-client";

const server = createServer((request, response) => {
  const [, status = "200", text = ""] = decodeURIComponent(request.url ?? "").split("/");
  const type = text.startsWith("<") ? "text/html" : "text/plain; charset=utf-8";
  if (status === "silent") return;
  response.writeHead(Number(status), { "content-type": type }).end(text);
});

let base: string;
beforeAll(async () => {
  base = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void vi.restoreAllMocks());

it.each([
  ["/401/Please sign in first.", "401: Please sign in first."],
  ["/404/", "404: Not Found"],
  ["/500/two\nlines", "500: two\nlines"],
])("the answer %j throws the error %j", async (path, message) => {
  await expect(callApi(base + encodeURI(path))).rejects.toMatchObject({ message });
});

it("a successful answer returns its JSON", async () => {
  expect(await callApi(`${base}/200/{"clientSecret":"x"}`)).toEqual({ clientSecret: "x" });
});

it("a failure is described to people without its status", async () => {
  expect(await callApi(`${base}/429/Please wait.`).catch(describeFailure)).toBe("Please wait.");
});

it.each(["/502/<html>", "/500/"])(
  "people do not see the content of the answer %j",
  async (path) => {
    const words = "Something went wrong. Please try again.";
    expect(await callApi(base + path).catch(describeFailure)).toBe(words);
  },
);

it.each([
  [
    "a server that does not answer is a lost connection",
    "http://127.0.0.1:1/",
    "Please check your connection.",
  ],
  [
    "an answer that is not JSON is a general failure",
    "/200/<html>",
    "Something went wrong. Please try again.",
  ],
])("%s, and the console has the error", async (_, address, words) => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const failed = callApi(new URL(address, base).href);
  expect(await failed.catch(describeFailure)).toBe(words);
  const failure = await failed.catch((error: unknown) => error);
  expect(said.mock.calls).toEqual([[failure]]);
});

it("a call without an answer ends as a lost connection", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const limit = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limit(50));
  const words = await callApi(`${base}/silent`).catch(describeFailure);
  expect(words).toBe("Please check your connection.");
});
