import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";

it.each([
  ...["signin", "signin/email", "callback/email?token=x&email=ada%40example.test", "callback/x"],
  ...["error", "verify-request", "providers", "signout", "_log"],
])("GET of next-auth's own %s finds nothing", async (way) => {
  const answer = await GET(new NextRequest(`http://localhost/api/auth/${way}`), parts);
  expect(answer.status).toBe(404);
});

it.each(["signin/email", "callback/credentials", "session", "_log"])(
  "POST to next-auth's own %s finds nothing",
  async (way) => {
    const request = new NextRequest(`http://localhost/api/auth/${way}`, { method: "POST" });
    expect((await POST(request, parts)).status).toBe(404);
  },
);

const parts = { params: Promise.resolve({}) };
