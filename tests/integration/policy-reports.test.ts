import { NextRequest } from "next/server";
import { beforeEach, expect, it } from "vitest";
import { POST } from "@/app/api/policy-reports/route";
import { listAlerts } from "@/lib/back-office/alerts/queries";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { forgetReports } from "@/lib/policy-reports/commands";
import { countAlertMails, daysAgo } from "../support/builders";

const CHECKOUT = `${env.NEXTAUTH_URL}/checkout?courseId=1&title=x`;

let network = 0;
beforeEach(async () => {
  network++;
  await db.policyReport.deleteMany();
  await db.alert.updateMany({ data: { resolvedAt: new Date() } });
});

async function send(body: unknown): Promise<number> {
  const request = new NextRequest(`${env.NEXTAUTH_URL}/api/policy-reports`, {
    method: "POST",
    headers: { "x-forwarded-for": `192.0.2.${network}` },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

const older = (blocked: string, directive = "script-src-elem", page = CHECKOUT) => ({
  "csp-report": {
    "document-uri": page,
    "effective-directive": directive,
    "violated-directive": directive,
    "blocked-uri": blocked,
    referrer: "https://search.example/?q=secret",
  },
});

const newer = (...blocked: string[]) =>
  blocked.map((blockedURL) => ({
    type: "csp-violation",
    url: CHECKOUT,
    user_agent: "Mozilla/5.0",
    body: { documentURL: CHECKOUT, effectiveDirective: "script-src-elem", blockedURL },
  }));

const counted = async () =>
  (await db.policyReport.findMany({ orderBy: [{ directive: "asc" }, { blocked: "asc" }] })).map(
    ({ directive, blocked, count }) => [directive, blocked, count],
  );
const alerts = () => db.alert.findMany({ where: { kind: "policy-violated", resolvedAt: null } });

it("reports of older and newer browsers are counted by what was refused, without data about visitors", async () => {
  expect(await send(older("https://evil.example/a.js?mail=ann@example.test"))).toBe(204);
  expect(await send(newer("https://evil.example/b.js", "inline", "data"))).toBe(204);
  expect(await counted()).toEqual([
    ["script-src-elem", "data", 1],
    ["script-src-elem", "evil.example", 2],
    ["script-src-elem", "inline", 1],
  ]);
});

it("any number of reports raises one alert and one mail, until the alert is resolved", async () => {
  await send(older("https://evil.example/a.js"));
  await send(newer("https://evil.example/a.js", "https://other.example/", "inline"));
  const [first, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(await countAlertMails([first])).toBe(1);
  expect((await listAlerts()).map(({ what }) => what)).toContainEqual(
    expect.stringContaining("“evil.example” tried to get into the checkout"),
  );
  await db.alert.updateMany({ data: { resolvedAt: new Date() } });
  await send(older("https://evil.example/a.js"));
  expect(await alerts()).toEqual([]);
  await send(older("https://third.example/a.js"));
  expect(await alerts()).toHaveLength(1);
});

it.each([
  ["a visitor’s own extension", older("chrome-extension://abc/x.js")],
  ["an extension of Safari", older("safari-web-extension://abc")],
  ["another page", older("inline", "script-src", `${env.NEXTAUTH_URL}/about`)],
  ["another site", older("inline", "script-src", "https://elsewhere.example/checkout")],
  ["a report of another kind", [{ type: "deprecation", body: { id: "x" } }]],
  ["a report without its fields", { "csp-report": {} }],
  ["nothing", {}],
])("%s is not counted", async (_what, body) => {
  expect(await send(body)).toBe(204);
  expect(await counted()).toEqual([]);
});

it("a refused picture is counted and raises no alert", async () => {
  await send(older("https://tracker.example/pixel.gif", "img-src"));
  expect(await counted()).toEqual([["img-src", "tracker.example", 1]]);
  expect(await alerts()).toEqual([]);
});

it("a browser that invents reports cannot fill the table or the mailbox", async () => {
  const kinds = Array.from({ length: 100 }, (_, at) => ({
    directive: "img-src",
    blocked: `${at}`,
  }));
  await db.policyReport.createMany({ data: kinds });
  await send(newer("https://one.example/", "https://two.example/"));
  expect(await db.policyReport.findMany({ where: { directive: "others" } })).toMatchObject([
    { blocked: "others", count: 2 },
  ]);
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(older("inline"))));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(5);
  expect(await alerts()).toHaveLength(1);
});

it("a body that is not a report is refused", async () => {
  expect(await send("not JSON")).toBe(400);
  expect(await send(JSON.stringify(older("x".repeat(20_000))))).toBe(413);
});

it("kinds of reports that were last seen 90 days ago are forgotten", async () => {
  const kind = (blocked: string, lastAt: Date) => ({ directive: "img-src", blocked, lastAt });
  await db.policyReport.createMany({ data: [kind("old", daysAgo(91)), kind("new", daysAgo(80))] });
  expect(await forgetReports()).toBe("1 old policy reports forgotten");
  expect(await counted()).toEqual([["img-src", "new", 1]]);
});
