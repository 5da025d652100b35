import { JOURNEY } from "../support/samples";
import { query, site, siteUrl } from "../support/world";
import { expect, test } from "./fixtures";

/** The requests for a page, for a client-side navigation, and for its prefetch. */
const kinds: Record<string, string>[] = [
  { accept: "text/html" },
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
];
const OTHER = "taking-back-your-life";

test.beforeAll(() => site.removeGate());
test.afterAll(() => site.restart());

/** A sentence that only the course's second lesson has. */
async function readSecret(slug: string): Promise<string> {
  const [row] = await query(
    `SELECT substring(l."contentHtml" from '<p>([^<]{30,60})') AS text FROM "Lesson" l
     JOIN "Course" c ON c.id = l."courseId" WHERE c.slug = $1 AND l.position = 2`,
    [slug],
  );
  expect(row).toMatchObject({ text: expect.stringMatching(/\S/) });
  return JSON.stringify(row).slice('{"text":"'.length, -2);
}

test("the gate is switched off: a broken form is no longer caught", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const answer = await fetch(`${siteUrl}/signin`, { method: "POST", headers, body: "garbage" });
  expect(await answer.text()).not.toContain("This form could not be read.");
});

test("without the gate, a visitor sees neither a paid lesson nor an account", async () => {
  const secret = await readSecret(JOURNEY);
  const paths = [`/learn/${JOURNEY}`, `/content/${JOURNEY}?module=2`, "/account"];
  for (const path of paths) {
    for (const headers of kinds) {
      const answer = await fetch(`${siteUrl}${path}`, { headers });
      const body = await answer.text();
      expect(body).not.toContain(secret);
      if (headers.accept) expect(answer.url).toContain("/signin");
    }
  }
});

test("without the gate, a buyer of one course sees nothing of another", async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const secret = await readSecret(OTHER);
  for (const path of [`/learn/${OTHER}`, `/content/${OTHER}?module=2`]) {
    for (const headers of kinds) {
      const answer = await page.request.get(path, { headers });
      expect(await answer.text()).not.toContain(secret);
    }
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
    expect(await page.title()).not.toMatch(/Taking Back Your Life|Module/);
  }
  const own = await page.request.get(`/learn/${JOURNEY}`);
  expect(await own.text()).toContain(await readSecret(JOURNEY));
});
