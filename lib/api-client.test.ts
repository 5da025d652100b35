import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenLocally } from "../tests/support/listen-locally";
import { callApi, describeFailure } from "./api-client";

const server = createServer((request, response) => {
  const [, status = "200", text = ""] = decodeURIComponent(request.url ?? "").split("/");
  response.writeHead(Number(status)).end(text);
});

let base: string;
beforeAll(async () => {
  base = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => server.close());

it.each([
  ["/401/Please sign in first.", "401: Please sign in first."],
  ["/404/", "404: Not Found"],
  ["/500/two\nlines", "500: two\nlines"],
])("an answer of %j is an error that says %j", async (path, message) => {
  await expect(callApi(base + encodeURI(path))).rejects.toMatchObject({ message });
});

it("a good answer is its JSON", async () => {
  expect(await callApi(`${base}/200/{"clientSecret":"x"}`)).toEqual({ clientSecret: "x" });
});

it("people are told the words without the number, and of a lost connection where there are none", async () => {
  expect(await callApi(`${base}/429/Please wait.`).catch(describeFailure)).toBe("Please wait.");
  const nobody = callApi("http://127.0.0.1:1/");
  expect(await nobody.catch(describeFailure)).toBe("Please check your connection.");
});
