import { NextResponse } from "next/server";
import { beforeEach, expect, it, vi } from "vitest";
import { hasSessionHint } from "@/lib/http/session-hint";

let answer: NextResponse;
vi.mock("next/headers", () => ({
  cookies: async () => answer.cookies,
  headers: async () => new Headers(),
}));
vi.mock("./commands", () => ({ endSession: async () => {}, nameBrowser: async () => {} }));

beforeEach(() => {
  vi.resetModules();
  answer = new NextResponse();
});

const lines = () => answer.headers.getSetCookie();
const line = (name: string) => lines().find((it) => it.startsWith(`${name}=`)) ?? "";

it.each([
  ["http://localhost:4100", ""],
  ["https://localhost", "__Host-"],
])("a session at %s and its hint come, last and go together", async (address, prefix) => {
  vi.stubEnv("NEXTAUTH_URL", address);
  const { setSessionCookie, signOut } = await import("./next-auth");
  const hint = `${prefix}signed-in`;
  const session = `${prefix}next-auth.session-token`;
  await setSessionCookie("s3cret");
  const age = /Max-Age=\d+/.exec(line(session))?.[0];
  expect(age).toBeTruthy();
  expect(line(hint)).toContain(age);
  expect(line(session)).toContain("HttpOnly");
  const readable = lines().filter((it) => !it.includes("HttpOnly"));
  expect(readable.map((it) => it.split(";")[0])).toEqual([`${hint}=yes`]);
  expect(hasSessionHint(`checkout=x; ${readable[0]?.split(";")[0]}`)).toBe(true);
  await signOut();
  for (const name of [session, hint]) expect(line(name)).toMatch(/=; Path=\/; Expires=Thu, 01 Jan/);
});

it("a browser without a session, or with one of another name, has no hint", () => {
  for (const cookies of ["", "checkout=x", "signed-in="])
    expect(hasSessionHint(cookies)).toBe(false);
});
