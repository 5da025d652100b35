import { createHmac } from "node:crypto";
import { expect, it, vi } from "vitest";
import { env } from "./env";
import { mac, sameSecret, seal, sha256, unseal } from "./secrets";

it("a MAC is HMAC-SHA-256 with the configured key over its purpose and value", () => {
  const expected = createHmac("sha256", env.NEXTAUTH_SECRET).update("link:1").digest();
  expect(mac("link", "1")).toEqual(expected);
  expect(expected).toHaveLength(32);
  expect(mac("code", "1")).not.toEqual(expected);
  expect(mac("link", "2")).not.toEqual(expected);
});

it("another key makes other MACs and cannot unseal", async () => {
  const sealed = seal("a", "text");
  vi.resetModules();
  vi.stubEnv("NEXTAUTH_SECRET", "another".repeat(8));
  const other = await import("./secrets");
  vi.unstubAllEnvs();
  expect(other.mac("a", "1")).not.toEqual(mac("a", "1"));
  expect(() => other.unseal("a", sealed)).toThrow();
});

it("a hash is SHA-256", () => {
  expect(sha256("abc")).toMatch(/^ba7816bf8f01cfea.*f20015ad$/);
});

it("a secret equals only itself, whatever the length of the other value", () => {
  expect(sameSecret("secret", "secret")).toBe(true);
  for (const given of ["", "secre", "secret ", "Secret"]) {
    expect(sameSecret(given, "secret")).toBe(false);
  }
});

it("a sealed text can be unsealed for the same purpose", () => {
  expect(unseal("a", seal("a", "JBSWY3DPEHPK3PXP"))).toBe("JBSWY3DPEHPK3PXP");
});

it("sealing the same text twice gives different results, so two rows reveal nothing", () => {
  expect(seal("a", "text")).not.toBe(seal("a", "text"));
});

it("a sealed text cannot be unsealed for another purpose or after a change", () => {
  const sealed = seal("a", "text");
  expect(() => unseal("b", sealed)).toThrow();
  const first = sealed.startsWith("A") ? "B" : "A";
  const changed = `${sealed.slice(0, 10)}${sealed[10] === "A" ? "B" : "A"}${sealed.slice(11)}`;
  expect(() => unseal("a", changed)).toThrow();
  expect(() => unseal("a", `${first}${sealed.slice(1)}`)).toThrow();
});
