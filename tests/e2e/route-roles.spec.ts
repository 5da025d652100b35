import { expect, test } from "@playwright/test";
import { findFaults } from "../support/ask-as-roles";
import { listRoutes } from "../support/build";
import { newNamedFile } from "../support/named-file";
import { addressOf, cookieOf, preparePlace } from "../support/place";
import { type Role, roles, routes } from "../support/route-table";
import { siteUrl } from "../support/world";

test("the table lists exactly the routes of the build", () => {
  expect(listRoutes()).toEqual(Object.keys(routes).toSorted());
});

test("each route answers each role as the table says, and leaks nothing", async () => {
  test.setTimeout(240_000);
  expect(await findFaults()).toEqual([]);
});

test("no route leaks anything to Next's router in any role", {
  tag: "@full",
}, async () => {
  test.setTimeout(240_000);
  expect(await findFaults(roles)).toEqual([]);
});

test("no cache keeps a lesson's picture, and a browser that is signed in alone keeps a public one", async () => {
  const place = await preparePlace();
  const asked = async (role: Role, address: string, method = "GET") => {
    const headers = { cookie: await cookieOf(role, place) };
    return (await fetch(siteUrl + address, { method, headers })).headers;
  };
  for (const [role, method] of [
    ["buyer with", "GET"],
    ["buyer with", "HEAD"],
    ["coach", "GET"],
    ["visitor", "GET"],
  ] as const) {
    const kept = (await asked(role, place.files.picture, method)).get("cache-control");
    expect([role, method, kept]).toEqual([role, method, expect.stringContaining("no-store")]);
  }
  const open = newNamedFile("picture", "For everybody.");
  expect((await asked("coach", open)).get("cache-control")).toMatch(/^private, .*immutable$/);
  expect((await asked("visitor", open)).get("cache-control")).toMatch(/^public, .*immutable$/);
});

test("the back office's write calls accept the coach alone", async () => {
  const place = await preparePlace();
  for (const route of Object.keys(routes).filter(
    (name) => routes[name] === "post" && /^\/api\/(uploads|admin)\//.test(name),
  )) {
    for (const [role, status] of [
      ["visitor", 401],
      ["buyer with", 404],
      ["coach without phone", 403],
      ["coach", 415],
    ] as const) {
      const body = new FormData();
      body.set("file", new File(["x"], "a.pdf"));
      const headers = { cookie: await cookieOf(role, place), origin: siteUrl };
      const answer = await fetch(siteUrl + addressOf(route, place), {
        method: "POST",
        body,
        headers,
      });
      expect([route, role, answer.status]).toEqual([route, role, status]);
    }
  }
});
