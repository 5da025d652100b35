import { NextResponse } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

async function cookiesAt(address: string) {
  vi.stubEnv("NEXTAUTH_URL", address);
  const { cookieDefaults, cookieName, removalOf } = await import("./cookies");
  const name = cookieName("shop");
  const { cookies, headers } = new NextResponse();
  cookies.set(name, "mine", cookieDefaults);
  const [set] = headers.getSetCookie();
  cookies.delete(removalOf(name));
  const [removed] = headers.getSetCookie();
  return { name, set, removed };
}

beforeEach(() => vi.resetModules());

describe("behind https", () => {
  it("a cookie and its removal are restricted to this host", async () => {
    const { name, set, removed } = await cookiesAt("https://localhost");
    expect(name).toBe("__Host-shop");
    for (const line of [set, removed]) {
      expect(line).toMatch(/^__Host-shop=/);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).not.toMatch(/Domain=/i);
    }
  });

  it("the names of next-auth's cookies have the prefix __Host-", async () => {
    vi.stubEnv("NEXTAUTH_URL", "https://localhost");
    const { authOptions } = await import("@/lib/auth/next-auth");
    expect(authOptions.cookies?.sessionToken?.name).toBe("__Host-next-auth.session-token");
    expect(authOptions.cookies?.callbackUrl?.name).toBe("__Host-next-auth.callback-url");
  });
});

it("cookies cannot be read by scripts and are not sent by other sites' forms", async () => {
  const { set, removed } = await cookiesAt("https://localhost");
  for (const line of [set, removed]) {
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=lax/i);
  }
});

it("without https, on a developer's machine, cookies have plain names", async () => {
  const { name, set } = await cookiesAt("http://localhost:4100");
  expect(name).toBe("shop");
  expect(set).not.toContain("Secure");
});
