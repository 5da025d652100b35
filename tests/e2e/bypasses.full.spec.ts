import { expect, test } from "@playwright/test";
import { findOpened, raw, withHeaderTricks } from "../support/attempts";
import { cookieOf, preparePlace, WORDS } from "../support/place";
import { site } from "../support/world";

test.beforeAll(() => site.removeGate());
test.afterAll(() => site.restart());

test("with middleware.ts switched off, no header opens a learning page", async () => {
  const place = await preparePlace();
  const { slug } = place.course;
  const pages = [`/learn/${slug}`, `/content/${slug}?module=1`, `/learn/${slug}/certificate`];
  for (const role of ["visitor", "refunded"] as const) {
    expect(await findOpened(place, role, withHeaderTricks(pages))).toEqual([]);
  }

  const own = { cookie: await cookieOf("buyer with", place) };
  expect((await raw("GET", `/content/${slug}?module=1`, own)).text).toContain(WORDS);
});
