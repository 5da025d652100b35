import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";

// These tests check which requests reach next-auth at all; it would itself find nothing at some of them.
vi.mock("next-auth", () => ({ default: () => () => new Response("next-auth was asked") }));

vi.mock("next/headers", () => ({ cookies: async () => ({ delete: () => {} }) }));

async function call(method: "GET" | "POST", way: string): Promise<[number, string]> {
  const body = method === "POST" ? new URLSearchParams({ csrfToken: "x" }) : null;
  const request = new NextRequest(`http://localhost/api/auth/${way}`, { method, body });
  const params = Promise.resolve({ nextauth: request.nextUrl.pathname.split("/").slice(3) });
  const answer = await (method === "GET" ? GET : POST)(request, { params });
  return [answer.status, await answer.text()];
}

it.each([
  "signin",
  "signin/email",
  "callback/email?token=x&email=ada%40example.test",
  "callback/x",
  "error",
  "verify-request",
  "providers",
  "signout",
  "_log",
])("GET of next-auth's %s is not found", async (way) => {
  expect(await call("GET", way)).toEqual([404, expect.not.stringContaining("next-auth")]);
});

it.each(["signin/email", "callback/credentials", "session", "_log"])(
  "POST to next-auth's %s is not found",
  async (way) => {
    expect(await call("POST", way)).toEqual([404, expect.not.stringContaining("next-auth")]);
  },
);

it.each([
  ["GET", "session"],
  ["GET", "csrf"],
  ["POST", "signout"],
] as const)("%s of next-auth's %s reaches next-auth", async (method, way) => {
  expect(await call(method, way)).toEqual([200, "next-auth was asked"]);
});
