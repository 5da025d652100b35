import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { publicPages, unlistedPages } from "../support/public-pages";
import { buildFolder, siteUrl } from "../support/world";
import { describedWorlds } from "../support/world-description";

/** Every secret of the lanes' sites, one of which the build was made for; the publishable key is public by design. */
function readSecrets(): [string, string][] {
  return describedWorlds().flatMap(({ dataFolder }) => {
    const { stripePublishableKey, ...secrets } = loadSecrets(dataFolder);
    expect(stripePublishableKey).toMatch(/^pk_test_/);
    expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(5);
    return Object.entries(secrets);
  });
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
  const read = async (path: string) => (await fetch(new URL(path, siteUrl))).text();
  const listed = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)];
  expect(listed.length).toBeGreaterThanOrEqual(publicPages.length);
  const pages = [
    ...listed.map(([, address = ""]) => address),
    ...unlistedPages.map(([path]) => path),
    "/checkout?courseId=1&title=x&amount=49.99",
    "/payment-success",
    "/no-such-page",
  ];
  for (const path of pages) {
    const body = await read(path);
    expect(body).toContain("</html>");
    expect([path, ...findSecrets(body)]).toEqual([path]);
    expect(body).not.toMatch(/postgresql:|MEDIA_DIR|NEXTAUTH_SECRET|RESEND_API_KEY/);
  }
});

test("the search finds what it looks for", () => {
  const [[name, secret] = ["", ""]] = readSecrets();
  expect(findSecrets(`x${secret}y`)).toEqual([name]);
});
