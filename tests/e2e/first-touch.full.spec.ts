import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { FILM } from "../support/learner";
import { publicPages } from "../support/public-pages";
import { query } from "../support/world";
import { expect, test } from "./fixtures";

test.use({
  courseOf: { lessons: ["One", "Two"].map((title) => ({ title, videoUrl: FILM })) },
});

const checkout = paths.checkout({ id: 1, title: "The Journey to Self-Discovery", price: "49.99" });

/** Presses each control of a page before its framework has loaded, and returns those that showed no effect. */
async function listSilent(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    // The next page would replace this one.
    const stay = (event: Event) => (event.target as Element).closest("a") && event.preventDefault();
    addEventListener("click", stay, true);
  });
  return page.evaluate(() => {
    const shown = (it: HTMLElement) =>
      [it.closest("details")?.open, document.querySelectorAll(":popover-open").length, it.outerHTML]
        .concat(it instanceof HTMLInputElement ? it.checked : "")
        .join();
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href]:not([href^='#'], [target], [download]), button:enabled, summary, [type=checkbox], [type=radio]:not(:checked)",
    );
    const ours = [...controls].filter((it) => !("host" in it) || it.host === location.host);
    return ours.flatMap((control) => {
      const before = shown(control);
      control.click();
      return shown(control) === before ? [`${location.pathname}: ${control.outerHTML}`] : [];
    });
  });
}

test("every control of the public pages, sign-in and checkout shows a press before hydration", async ({
  page,
}) => {
  await holdFramework(page);
  for (const [path] of [...publicPages, [paths.signIn()], [checkout]])
    expect.soft(await listSilent(page, path ?? "")).toEqual([]);
});

test("every control of the learning pages and the account shows a press before hydration", async ({
  page,
  enrolment,
}) => {
  await holdFramework(page);
  for (const path of [enrolment.list, enrolment.module(1), paths.account])
    expect.soft(await listSilent(page, path)).toEqual([]);
});

test("a learner's choices before hydration are kept", async ({ page, enrolment }) => {
  const release = await holdFramework(page);
  await page.goto(enrolment.module(1), { waitUntil: "domcontentloaded" });
  const speed = page.getByLabel("Speed");
  const wish = page.getByRole("checkbox", { name: /play the next one/ });
  await speed.selectOption("1.5");
  await wish.check();
  release();
  await untilHydrated(page);
  await expect(speed).toHaveValue("1.5");
  await expect
    .poll(() => query(`SELECT "playsNext" FROM "User" WHERE id = $1`, [enrolment.userId]))
    .toEqual([{ playsNext: true }]);
  await page.reload();
  await expect(speed).toHaveValue("1.5");
  await expect(wish).toBeChecked();
});
