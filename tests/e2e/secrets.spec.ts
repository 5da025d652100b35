import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { buildFolder, dataFolder, siteUrl } from "../support/world";

/** Every secret that the running site is configured with; the publishable key is meant to be seen. */
function readSecrets(): [string, string][] {
  const { stripePublishableKey, ...secrets } = loadSecrets(dataFolder);
  expect(stripePublishableKey).toMatch(/^pk_test_/);
  expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(5);
  return Object.entries(secrets);
}

function findSecrets(text: string): string[] {
  return readSecrets().flatMap(([name, secret]) => (text.includes(secret) ? name : []));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test("no file of the build holds a configured secret", () => {
  const files = listFiles(buildFolder);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    findSecrets(readFileSync(file, "latin1")).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("no page that visitors get names one, nor what else the server keeps to itself", async () => {
  for (const path of [
    "/",
    "/signin",
    "/checkout?courseId=1&title=x&amount=49.99",
    "/no-such-page",
  ]) {
    const body = await (await fetch(siteUrl + path)).text();
    expect(findSecrets(body)).toEqual([]);
    expect(body).not.toMatch(/postgresql:|MEDIA_DIR|NEXTAUTH_SECRET|RESEND_API_KEY/);
  }
});

test("the search finds what it looks for", () => {
  const [[name, secret] = ["", ""]] = readSecrets();
  expect(findSecrets(`x${secret}y`)).toEqual([name]);
});
