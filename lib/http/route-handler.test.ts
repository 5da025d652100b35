import { NextRequest } from "next/server";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { LockedOut, Refusal, signedOutRefusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import {
  answering,
  guardedRoute,
  noParams,
  readRoute,
  seeOther,
  writeRoute,
} from "./route-handler";

type Handler = ReturnType<typeof answering>;

function ask(
  handle: Handler,
  { params = {}, path = "/api/anything", ...init }: AskOptions = {},
): Promise<Response> {
  const request = new NextRequest(`http://localhost${path}`, init);
  return handle(request, { params: Promise.resolve(params) });
}

type AskOptions = ConstructorParameters<typeof NextRequest>[1] & { params?: object; path?: string };

beforeEach(() => void vi.restoreAllMocks());

it("an answer may not be stored by a cache", async () => {
  const handle = readRoute(noParams, async () => ({ secret: 1 }));
  const answer = await ask(handle);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

it.each([
  ["a text", () => new Response("a secret")],
  ["a redirect, whose headers are immutable", () => Response.redirect("http://localhost/secret")],
])("%s may not be stored by a cache and is otherwise unchanged", async (_, make) => {
  const [handle, plain] = [answering(async () => make()), make()];
  const answer = await ask(handle);
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...Object.fromEntries(plain.headers),
    "cache-control": "private, no-store",
  });
  expect([answer.status, await answer.text()]).toEqual([plain.status, await plain.text()]);
});

it("an answer's own cache header is kept", async () => {
  const headers = { "Cache-Control": "public, max-age=60" };
  const handle = answering(async () => new Response("a picture", { headers }));
  const answer = await ask(handle);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
});

it("the redirect after a form may not be stored by a cache", () => {
  const answer = seeOther("/", { "Clear-Site-Data": '"cache"' });
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    303,
    { location: "/", "cache-control": "private, no-store", "clear-site-data": '"cache"' },
  ]);
});

it("a handler receives only the fields of its schema, and an invalid body is refused with a reason", async () => {
  const seen: unknown[] = [];
  const body = z.object({ count: z.number().max(3) });
  const handle = writeRoute({ params: noParams, body }, async (call) => {
    seen.push(call.body);
    return {};
  });
  const send = (data: unknown) => ask(handle, { method: "POST", body: JSON.stringify(data) });
  expect((await send({ count: 3, isCoach: true })).status).toBe(200);
  const refused = await send({ count: 4 });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/^count: /)]);
  expect(seen).toEqual([{ count: 3 }]);
});

it("missing rights are reported before path and body are read", async () => {
  const params = z.object({ id: z.literal("1") });
  const call = (guard: () => Promise<string>, id: string) => {
    const handle = guardedRoute(guard, { params, body: z.object({}) }, async ({ caller }) => ({
      caller,
    }));
    return ask(handle, { method: "POST", body: "{}", params: { id } });
  };
  const nobody = async () => {
    throw new Refusal(401, "Please sign in first.");
  };
  expect((await call(nobody, "2")).status).toBe(401);
  expect((await call(async () => "Aoife", "2")).status).toBe(404);
  expect(await (await call(async () => "Aoife", "1")).json()).toEqual({ caller: "Aoife" });
});

it("an invalid path is answered as not found", async () => {
  const handle = readRoute(z.object({ id: z.literal("1") }), async () => ({}));
  const answer = await ask(handle, { params: { id: "2" } });
  expect([answer.status, await answer.text()]).toEqual([404, "Not Found"]);
});

it("an unexpected error is logged once and answered without details", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const handle = answering(async () => {
    throw new Error("a secret of the inside");
  });
  const answer = await ask(handle, { path: "/api/anything?token=t0ken" });
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toBe("Something went wrong on our side. Please try again.");
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain("t0ken");
});

it("a client that hangs up within its request is not logged as an error", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const aborted = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  expect((await ask(answering(() => Promise.reject(aborted)))).status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  [503, "error"],
  [400, "warn"],
] as const)(
  "the cause of a refusal %i is logged once as %s and not answered",
  async (status, level) => {
    const logged = vi.spyOn(logger, level).mockReturnValue();
    const cause = new Error("connect ECONNREFUSED");
    const refusal = new Refusal(status, "Please try again.", {}, { cause });
    const handle = answering(() => Promise.reject(refusal));
    const answer = await ask(handle, { path: "/api/anything?token=t0ken" });
    expect([answer.status, await answer.text()]).toEqual([status, "Please try again."]);
    expect(logged.mock.calls).toEqual([[{ err: refusal, path: "/api/anything" }, "refused"]]);
  },
);

it("a refusal without a cause is not logged", async () => {
  const logged = [vi.spyOn(logger, "warn"), vi.spyOn(logger, "error")];
  const handle = answering(() => Promise.reject(new Refusal(503, "Please try again.")));
  await ask(handle);
  for (const spy of logged) expect(spy).not.toHaveBeenCalled();
});

const link = {
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "same-origin",
  referer: "http://localhost:3000/content/calm?module=2",
};
const back = encodeURIComponent("/content/calm?module=2");

async function refuse(refusal: Refusal, headers: Record<string, string>) {
  const handle = answering(() => Promise.reject(refusal));
  const answer = await ask(handle, { headers });
  return [answer.status, answer.headers.get("location")];
}

it("a reader whose session has ended is redirected to sign in, with the page of the link to return to", async () => {
  const signIn = `/signin?callbackUrl=${back}`;
  expect(await refuse(signedOutRefusal(), link)).toEqual([303, signIn]);
  expect(await refuse(new LockedOut("sign-in", "Sign in again."), link)).toEqual([303, signIn]);
});

it("a form that needs a new code redirects to the page for the code", async () => {
  const refusal = new LockedOut("second-factor", "This needs a new code.");
  expect(await refuse(refusal, link)).toEqual([303, `/signin/factor?callbackUrl=${back}`]);
});

it("the address to return to is never on another site", async () => {
  const [, location] = await refuse(signedOutRefusal(), {
    ...link,
    referer: "https://elsewhere.example/content/calm",
  });
  expect(location).toBe("/signin?callbackUrl=%2Faccount");
});

it.each([
  ["a script", { ...link, "sec-fetch-mode": "cors", accept: "text/html" }],
  ["a film's player", { ...link, "sec-fetch-mode": "no-cors" }],
  ["a program", { accept: "*/*" }],
  ["a typed address", { ...link, "sec-fetch-site": "none" }],
  ["a link on another site", { ...link, "sec-fetch-site": "cross-site" }],
])("%s is refused without a redirect", async (_, headers) => {
  expect(await refuse(signedOutRefusal(), headers)).toEqual([401, null]);
});

it("a refusal that signing in cannot resolve is not redirected", async () => {
  expect(await refuse(new Refusal(404, "This file was not found."), link)).toEqual([404, null]);
});
