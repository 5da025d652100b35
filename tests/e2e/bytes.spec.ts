import { expect, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { newCourse, newLearner, newSession } from "../support/learner";
import { frameworkFloor, weigh } from "../support/page-bytes";
import { mainPages } from "../support/public-pages";

const KB = 1000;

/** What a server sends before the first acknowledgement: ten segments (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

test("every main page keeps to its budgets of HTML, styles, fonts and early script", async () => {
  for (const [path] of mainPages) {
    const { html, headers, styles, styleFiles, fonts, earlyScript } = await weigh(path);
    expect(html + headers, path).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    expect(earlyScript, path).toBeLessThanOrEqual(5 * KB);
    expect(styleFiles, path).toBe(1);
    expect(html + styles, path).toBeLessThanOrEqual(30 * KB);
    expect(fonts, path).toBeLessThanOrEqual(60 * KB);
  }
});

test("checkout, learning pages, account and sign-in keep to their budgets of script", async () => {
  const course = await newCourse("generic", [{ title: "Paid", contentHtml: "<p>Words.</p>" }]);
  const cookie = await newSession(await newLearner(course.courseId));
  const checkout = { id: 1, title: "The Journey to Self-Discovery", price: "49.99" };
  // 10 kB of each budget are the shell and the router's links. An empty page fetches 3.5 kB of those too, in a
  // separate file that here is part of another one. 5.3 kB of the checkout's are Stripe's two packages.
  const budgets: [path: string, kilobytes: number][] = [
    [paths.account, 11.5],
    [paths.checkout(checkout), 21.5],
    [paths.learn(course.slug), 18],
    [paths.content(course.slug), 18.5],
  ];
  const floor = frameworkFloor();
  for (const [path, budget] of budgets) {
    const { script } = await weigh(path, cookie);
    expect.soft(script - floor, path).toBeLessThanOrEqual(budget * KB);
  }
  const signIn = await weigh(paths.signIn());
  expect.soft(signIn.script - floor).toBeLessThanOrEqual(13 * KB);
});
