import { expect, test } from "@playwright/test";
import { z } from "zod";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, signIn } from "../support/learner";
import { codeIn } from "../support/mail-parts";
import { fullTitle } from "../support/public-pages";
import { JOURNEY, newAddress } from "../support/samples";
import { askForCode, buyCourse, findLink, isSignedIn, signInByCode } from "../support/shopper";
import { mailbox, query, siteUrl } from "../support/world";

const OTHER = "taking-back-your-life";

/** A lesson that is not a preview. */
async function findLesson(slug: string): Promise<{ id: number; courseId: number }> {
  const rows = await query(
    `SELECT l.id, l."courseId" FROM "Lesson" l JOIN "Course" c ON c.id = l."courseId"
     WHERE c.slug = $1 AND NOT l."isPreview" ORDER BY l.position LIMIT 1`,
    [slug],
  );
  return z.tuple([z.object({ id: z.number(), courseId: z.number() })]).parse(rows)[0];
}

test("signed out, both rooms lead to the sign-in page and back", async ({ page }) => {
  const email = await buyCourse(page);
  await page.context().clearCookies();
  for (const room of [`/learn/${JOURNEY}`, `/content/${JOURNEY}?module=3`]) {
    await page.goto(room);
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ callbackUrl: room })}`);
  }
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  const mail = await mailbox.mail(email, /sign-in/i);
  await page.getByLabel("Six-digit code").fill(codeIn(mail));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`/content/${JOURNEY}?module=3`);
  await expect(page.getByRole("heading", { name: "Module 3: Reducing Anxiety" })).toBeVisible();
});

test("another mail leads where the first one leads", async ({ page }) => {
  const email = newAddress();
  const here = `callbackUrl=${encodeURIComponent("/account/data")}`;
  const ask = async () => {
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page).toHaveURL(`/signin/code?${here}`);
  };
  await page.goto("/account/data");
  await ask();
  await page.getByRole("link", { name: "ask for another mail" }).click();
  await expect(page).toHaveURL(`/signin?${here}`);
  await ask();
  // The code of each mail works.
  await page.getByLabel("Six-digit code").fill(codeIn(await mailbox.mail(email, /sign-in/i)));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Download my data" })).toBeVisible();
});

test("whoever is signed in and proves the address gets another mail as well", async ({ page }) => {
  const email = newAddress();
  await signInByCode(page, email);
  await query(
    `UPDATE "Session" SET "createdAt" = now() - interval '2 hours'
    WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`,
    [email],
  );
  await page.goto("/account/data");
  const ask = page.getByRole("button", { name: "Mail me a code" });
  await ask.click();
  await page.getByRole("link", { name: "ask for another mail" }).click();
  await expect(page).toHaveURL("/account/data");
  await ask.click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expect.poll(async () => (await mailbox.messages(email)).length).toBe(3);
});

test("a course that has no module yet says so to its learner before any script has run", async ({
  page,
}) => {
  const { slug, courseId } = await newCourse("generic", []);
  await signIn(page.context(), await newLearner(courseId));
  const answer = await page.request.get(`/content/${slug}`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>Course Not Found</);
  await page.goto(`/content/${slug}`);
  await expect(page).toHaveTitle(fullTitle("Course Not Found"));
});

test("a closed room leads to its course's page where there is one, and else to all courses", async ({
  page,
}) => {
  const notOnSale = await newCourse("generic", []);
  const bought = await newCourse("generic", []);
  await signIn(page.context(), await newLearner(bought.courseId));
  for (const room of ["learn", "content"]) {
    const findWay = async (slug: string, name: string) => {
      const answer = await page.goto(`/${room}/${slug}`);
      expect(answer?.status()).toBe(404);
      return page.getByRole("main").getByRole("link", { name }).getAttribute("href");
    };
    expect(await findWay(OTHER, "See the course’s page")).toBe(`/courses/${OTHER}`);
    expect(await findWay(notOnSale.slug, "See all courses")).toBe("/courses");
    expect(await findWay("no-such-course", "See all courses")).toBe("/courses");
    expect(await findWay("%E0%B8%81", "See all courses")).toBe("/courses");
  }
});

test("to a learner the back office is nothing, and says so before any script has run", async ({
  page,
}) => {
  const { courseId } = await newCourse("generic", []);
  await signIn(page.context(), await newLearner(courseId));
  for (const path of ["/admin", "/admin/orders/1001", `/preview/courses/${courseId}`]) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>404 Page Not Found</);
    await page.goto(path);
    await expect(page).toHaveTitle(fullTitle("404 Page Not Found"));
  }
});

test("a course that was not bought stays shut by page, call, file and lesson id", async ({
  page,
}) => {
  await buyCourse(page);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page).toHaveURL(`/learn/${JOURNEY}`);

  const rooms = [
    [
      `/learn/${OTHER}`,
      "The course you're looking for doesn't exist or you don't have access to it.",
    ],
    [`/content/${OTHER}`, "The requested course content could not be found."],
    [
      "/learn/no-such-course",
      "The course you're looking for doesn't exist or you don't have access to it.",
    ],
  ] as const;
  for (const [path, text] of rooms) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page).toHaveTitle(fullTitle("Course Not Found"));
    await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const html = await (await page.request.get(path)).text();
    expect(html, "shown before any script has run").toMatch(/<h1[^>]*>Course Not Found</);
  }

  const lesson = await findLesson(OTHER);
  for (const path of [
    `/api/courses/${lesson.courseId}/lessons`,
    `/api/courses/${lesson.courseId}/progress`,
    `/api/lessons/${lesson.id}/film`,
    `/api/lessons/${lesson.id}/captions`,
    `/api/lessons/${lesson.id}/workbook`,
  ]) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
  const write = await page.request.post(`/api/lessons/${lesson.id}/progress`, {
    data: { completed: true },
  });
  expect(write.status()).toBe(404);
});

test("signed out, no call tells more than that one must sign in", async ({ request }) => {
  const nowhere = 2_000_000_000;
  const calls = [await findLesson(JOURNEY), { id: nowhere, courseId: nowhere }].flatMap(
    ({ id, courseId }) => [
      `/api/courses/${courseId}/lessons`,
      `/api/courses/${courseId}/progress`,
      ...["film", "captions", "workbook"].map((file) => `/api/lessons/${id}/${file}`),
    ],
  );
  const data = { completed: true };
  const answers = [
    ...(await Promise.all(calls.map((path) => request.get(path)))),
    await request.post(calls[2]?.replace("film", "progress") ?? "", { data }),
  ];
  for (const answer of answers) {
    expect([answer.status(), await answer.text()]).toEqual([401, "Please sign in first."]);
  }
});

test("a film that is paid for has no address beside its call", async ({ request }) => {
  for (const path of [`/media/films/${JOURNEY}-02.mp4`, `/films/${JOURNEY}-02.mp4`]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test("a film answers ranges as RFC 9110 has them", async ({ page }) => {
  await buyCourse(page);
  await page.getByRole("link", { name: "Start Learning" }).click();
  const lesson = await findLesson(JOURNEY);
  const film = `/api/lessons/${lesson.id}/film`;
  const read = (headers: Record<string, string>) => page.request.get(film, { headers });

  const whole = await read({});
  const size = (await whole.body()).length;
  const etag = whole.headers().etag ?? "";
  expect(whole.status()).toBe(200);
  expect(whole.headers()["accept-ranges"]).toBe("bytes");

  const part = await read({ range: "bytes=100-199" });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toBe(`bytes 100-199/${size}`);
  expect(await part.body()).toEqual((await whole.body()).subarray(100, 200));

  const tail = await read({ range: "bytes=-10", "if-range": etag });
  expect(await tail.body()).toEqual((await whole.body()).subarray(-10));
  expect((await read({ range: "bytes=0-9", "if-range": '"old"' })).status()).toBe(200);
  const beyond = await read({ range: `bytes=${size}-` });
  expect(beyond.status()).toBe(416);
  expect(beyond.headers()["content-range"]).toBe(`bytes */${size}`);
  const head = await page.request.head(film);
  expect([head.status(), head.headers().etag]).toEqual([200, etag]);
});

test("a new address and an old one read the same answers", async ({ page }) => {
  const known = await buyCourse(page);
  const pages: string[] = [];
  for (const email of [known, newAddress()]) {
    await page.context().clearCookies();
    await askForCode(page, email);
    pages.push((await page.getByRole("main").innerText()).replaceAll(email, "THE ADDRESS"));
  }
  expect(pages[0]).toBe(pages[1]);
});

test("six wrong codes end the code and leave the link", async ({ page }) => {
  const email = newAddress();
  const code = await askForCode(page, email);
  const enter = async (value: string) => {
    await page.getByLabel("Six-digit code").fill(value);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Sign in" }).click();
    await answer;
    // Until it is drawn, the form may put the former code back.
    await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
    await expect(page.getByText("This code is not right, or no longer valid")).toBeVisible();
  };
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 6; tries++) await enter(wrong);
  await enter(code);
  expect(await isSignedIn(page)).toBe(false);
  await page.goto(await findLink(email, /sign-in/i));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
});

test("signing out everywhere ends the other browser at once", async ({ page, browser }) => {
  const email = await buyCourse(page);
  const elsewhere = await browser.newContext({ baseURL: siteUrl });
  const phone = await elsewhere.newPage();
  await signInByCode(phone, email);
  await page.context().clearCookies();
  await signInByCode(page, email);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await phone.goto("/account");
  await expect(phone).toHaveURL(/\/signin/);
  await elsewhere.close();
});

test("who was mailed a code is forgotten once it was typed, and at signing out", async ({
  page,
}) => {
  const email = newAddress();
  const forgotten = page.getByText("a link and a code to your address");
  await signInByCode(page, email);
  await page.goto("/signin/code");
  await expect(forgotten).toBeVisible();
  await query(
    `UPDATE "Session" SET "createdAt" = now() - interval '2 hours'
    WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`,
    [email],
  );
  await page.goto("/account/delete");
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await expect(page.getByText(`a link and a code to ${email}`)).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/signin/code");
  await expect(forgotten).toBeVisible();
});

test("signing out leaves nothing of the person in the browser but ticks that wait to be saved", async ({
  page,
  context,
}) => {
  const { courseId } = await newCourse("generic", [{ title: "One" }]);
  const userId = await newLearner(courseId);
  await signIn(context, userId);
  await page.goto("/account");
  await untilHydrated(page);
  await page.evaluate(() => {
    localStorage.setItem("draft:message:1", "{}");
    localStorage.setItem("progress:somebody:1", "[]");
    Reflect.set(window, "ofThePerson", true);
  });
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  const left = await page.evaluate(() => ({
    memory: Reflect.get(window, "ofThePerson"),
    kept: Object.keys(localStorage).filter((key) => /^(draft|progress):/.test(key)),
  }));
  expect(left).toEqual({ memory: undefined, kept: ["progress:somebody:1"] });
  await page.goBack();
  await expect(page).toHaveURL(/\/signin/);
  expect(await query(`SELECT 1 FROM "Session" WHERE "userId" = $1`, [userId])).toEqual([]);
  // Asked outside the page, because a browser does not show this header to scripts.
  const answer = await page.request.post("/signout", { form: {}, maxRedirects: 0 });
  expect(answer.headers()).toMatchObject({
    "clear-site-data": '"cache"',
    "cache-control": "private, no-store",
  });
});
