import { type APIResponse, expect, test } from "@playwright/test";
import { JOURNEY } from "../support/samples";
import { siteUrl } from "../support/world";

const intent = "/api/create-payment-intent";
const good = { courseId: 1, amount: 49.99 };

const bodies: [name: string, data: unknown][] = [
  ["nothing", undefined],
  ["null", null],
  ["a list", []],
  ["no course", { amount: 49.99 }],
  ["no amount", { courseId: 1 }],
  ["a course of text", { ...good, courseId: "1" }],
  ["a course beyond what the database counts", { ...good, courseId: 2 ** 53 }],
  ["half a course", { ...good, courseId: 1.5 }],
  ["a course below zero", { ...good, courseId: -1 }],
  ["an unknown course", { ...good, courseId: 2_000_000_000 }],
  ["an amount of text", { ...good, amount: "1e3" }],
  ["an endless amount", { ...good, amount: 1e308 }],
  ["an amount below zero", { ...good, amount: -1 }],
  ["an emoji", { courseId: "🎭", amount: "🎭" }],
  ["NUL", { courseId: "\0", amount: "\0" }],
  ["prototype keys", { ["__proto__"]: { courseId: 1 }, constructor: 1 }],
];

const isRefusal = (answer: APIResponse) => answer.status() >= 400 && answer.status() < 500;

test("a payment for anything but a course is refused with a message", async ({ request }) => {
  for (const [name, data] of bodies) {
    const answer = await request.post(intent, {
      data: JSON.stringify(data) ?? "",
      headers: { "content-type": "application/json" },
    });
    expect([name, isRefusal(answer)]).toEqual([name, true]);
    expect((await answer.text()).length, name).toBeGreaterThan(8);
  }
});

test("a broken body is answered 400, a huge one 413 and one of another type 415", async ({
  request,
}) => {
  const send = (data: string, type: string) =>
    request.post(intent, { data, headers: { "content-type": type } });
  expect((await send("{courseId", "application/json")).status()).toBe(400);
  expect((await send(`"${"x".repeat(100_000)}"`, "application/json")).status()).toBe(413);
  expect((await send("<a/>", "application/xml")).status()).toBe(415);
  // A body without a content type counts as JSON.
  const { status } = await fetch(siteUrl + intent, { method: "POST", body: Buffer.from("a=1") });
  expect(status).toBe(400);
});

test("an invalid return address breaks neither pages nor next-auth's own calls", async ({
  request,
}) => {
  const headers = { cookie: "next-auth.callback-url=x" };
  const paths = [
    "/account",
    `/learn/${JOURNEY}`,
    "/checkout?courseId=1&title=x&amount=49.99",
    ...["session", "csrf"].map((call) => `/api/auth/${call}?callbackUrl=x`),
  ];
  for (const path of paths) {
    const answer = await request.get(path, { headers, maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([
      path,
      path.startsWith("/api") ? 200 : expect.any(Number),
    ]);
    expect(answer.status()).toBeLessThan(500);
  }
  const signOut = "/api/auth/signout";
  const form = { csrfToken: "x", callbackUrl: "x" };
  expect((await request.post(signOut, { headers, form, maxRedirects: 0 })).status()).toBe(302);
  for (const data of [JSON.stringify({ callbackUrl: 1 }), "{"]) {
    const type = { "content-type": "application/json" };
    const answer = await request.post(signOut, { headers: { ...headers, ...type }, data });
    expect([data, answer.status()]).toEqual([data, 400]);
  }
});

test("an unknown address below /api is answered 404 with a message, whatever it is sent", async ({
  request,
}) => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  for (const path of ["/api/nothing", "/api/uploads/nothing", "/api/courses/nothing/at/all"]) {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const data = method === "GET" || method === "HEAD" ? undefined : "garbage";
      const answer = await request.fetch(path, { method, data, headers });
      expect([method, path, answer.status()]).toEqual([method, path, 404]);
      if (method !== "HEAD") expect(await answer.text()).toBe("This address was not found.");
    }
  }
});

test("a call without a session is answered 401, whatever it is sent", async ({ request }) => {
  for (const path of ["lessons/2/progress", "lessons/x/progress", "admin/newsletter"]) {
    for (const body of [{}, { data: "x" }, { multipart: { a: "b" } }]) {
      expect((await request.post(`/api/${path}`, body)).status()).toBe(401);
    }
  }
});

test("a broken form or action is answered with a client error", async ({ request }) => {
  const send = (data: string, headers: Record<string, string>) =>
    request.post("/signin", { data, headers });
  const answers = [
    await send("garbage", { "content-type": "multipart/form-data; boundary=x" }),
    await send("garbage", { "content-type": "multipart/form-data" }),
    await send("[", { "next-action": "4".repeat(42), "content-type": "text/plain" }),
    await request.post("/signin", { multipart: { $ACTION_REF_1: "", "$ACTION_1:0": "{" } }),
    await request.post("/signin", { multipart: { $ACTION_ID_4: "x" } }),
  ];
  expect(answers.map(isRefusal)).toEqual(answers.map(() => true));
});

const oddPaths = [
  "/learn/%E0%A4%A",
  "/content/%00",
  "/courses/%E0%A4%A",
  "/courses/..%2f..%2fetc",
  "/signin?callbackUrl=%E0%A4%A",
  "/signin?callbackUrl=%00",
  "/signin/link?token=%00",
  "/signin/link?token[]=x",
  "/checkout?courseId=9007199254740992&title=x&amount=1e3",
  "/checkout?courseId=%00&title=%00&amount=%00",
  "/payment-success?payment_intent=pi_1&payment_intent_client_secret=%00",
  "/payment-success?payment_intent=pi_unknown&payment_intent_client_secret=x",
  "/api/courses/slug/%00",
  "/api/courses/1e3/lessons",
  "/api/courses/category/9007199254740992",
  "/api/lessons/9007199254740992/film",
  "/api/auth/signin/email?callbackUrl=%00",
  "/api/auth/callback/email?token=x&email=%00",
];

test("no malformed address causes a server error", async () => {
  for (const path of oddPaths) {
    const { status } = await fetch(`${siteUrl}${path}`, { redirect: "manual" });
    expect([path, status < 500]).toEqual([path, true]);
  }
});

test("no address and no field makes the headers of an answer too long for nginx", async ({
  request,
}) => {
  const options = { maxRedirects: 0, form: { email: "x".repeat(10_000) } };
  const refused = await request.post("/api/newsletter/subscribe", options);
  expect(refused.headers().location?.length).toBeLessThan(1000);
  for (const path of [`/account?q=${"%2F".repeat(3000)}`, `/account/${"x".repeat(8000)}`]) {
    const { location } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(location).toMatch(/\/signin\?callbackUrl=%2Faccount$/);
  }
});

test("text from an address is never rendered as markup", async ({ request }) => {
  const title = "<img src=x onerror=alert(1)>";
  const address = new URLSearchParams({ courseId: "1", title, amount: "<b>1</b>" });
  const html = await (await request.get(`/checkout?${address}`)).text();
  expect(html).not.toContain("<img src=x");
});

test("a checkout with an incomplete address or an unknown course redirects to the home page", async ({
  page,
}) => {
  for (const address of [
    "",
    "?courseId=1",
    "?title=x&amount=49.99",
    "?courseId=1&amount=49.99",
    "?courseId=1&title=x",
    "?courseId=999999&title=x&amount=1",
  ]) {
    await page.goto(`/checkout${address}`);
    await expect(page, address).toHaveURL("/");
  }
});

test("the success page without a payment says that it sees none", async ({ page }) => {
  await page.goto("/payment-success");
  await expect(page.getByRole("heading", { name: "We cannot see a payment here" })).toBeVisible();
  const links = page.getByRole("main").getByRole("link");
  await expect(links.filter({ hasText: "Find my purchase" })).toBeVisible();
  await expect(links.filter({ hasText: "Start Learning" })).toHaveAttribute("href", "/courses");
  await expect(links.filter({ hasText: "Return Home" })).toHaveAttribute("href", "/");
});

test("an invalid session cookie counts as signed out", async ({ request }) => {
  for (const value of ["x", "x".repeat(4000), "%00", "🎭"]) {
    const answer = await request.get(`/learn/${JOURNEY}`, {
      headers: { cookie: `next-auth.session-token=${encodeURIComponent(value)}; checkout=${"~"}` },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(307);
  }
});
