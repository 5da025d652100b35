import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listActions } from "../support/build";
import { dataFolder, siteUrl } from "../support/world";

const THOUSANDS = 5000;

const action = listActions().find(({ name }) => name === "requestSignInAction")?.id ?? "";
const list = (length: number) => JSON.stringify(Array(length).fill(1));
const deep = "[".repeat(THOUSANDS) + "]".repeat(THOUSANDS);
const fields = "a=1&".repeat(THOUSANDS);

function parts(name: (index: number) => string, first: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(first)) form.append(key, value);
  for (let index = 0; index < THOUSANDS; index++) form.append(name(index), "1");
  return form;
}

/** A form without JavaScript, with these values bound to its action. */
function boundForm(values: string): FormData {
  const form = new FormData();
  form.append("$ACTION_REF_1", "");
  form.append("$ACTION_1:0", JSON.stringify({ id: action, bound: "$@1" }));
  form.append("$ACTION_1:1", values);
  return form;
}

const script = { "next-action": action, "content-type": "text/plain;charset=UTF-8" };
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const oneClick = "/api/newsletter/unsubscribe?token=x";

type Sent = [what: string, path: string, headers: Record<string, string>, body?: string | FormData];

const sent: Sent[] = [
  ["an action with a list of 1,001 values", "/signin", script, list(1001)],
  ["an action with 100,000 values", "/signin", script, list(100_000)],
  ["an action with a list inside a list", "/signin", script, `[${list(1001)}]`],
  ["an action with deeply nested lists", "/signin", script, deep],
  [
    "an action with thousands of fields",
    "/signin",
    { "next-action": action },
    parts((index) => `_1_${index}`, { "0": '["$K1"]' }),
  ],
  ["an action without a name", "/signin", { ...script, "next-action": "" }, list(1001)],
  ["an unknown action", "/signin", { ...script, "next-action": "4".repeat(42) }, "[]"],
  ["a plain form with a list of 1,001 values", "/signin", {}, boundForm(list(1001))],
  ["a plain form with 1,000 values", "/signin", {}, boundForm(list(1000))],
  ["a plain form with thousands of fields", "/signin", {}, parts((index) => `f${index}`)],
  [
    "a plain form with thousands of actions",
    "/signin",
    {},
    parts((index) => `$ACTION_REF_${index}`),
  ],
  ["a page with thousands of parameters", `/checkout?${"courseId=1&".repeat(1200)}`, {}],
  ["a page with thousands of cookies", "/account", { cookie: "a=1; ".repeat(2000) }],
  ["a page that is sent thousands of fields", "/signin", form, fields],
  ["a call with a long list", "/api/create-payment-intent", json, list(1500)],
  ["a call with deeply nested lists", "/api/newsletter/subscribe", json, deep],
  ["a call with thousands of fields", "/api/newsletter/subscribe", form, fields],
  ["one-click unsubscribing with thousands of fields", oneClick, form, fields],
  ["one-click unsubscribing with thousands of parts", oneClick, {}, parts(String)],
  ["a sign-out with deeply nested lists", "/api/auth/signout", json, deep],
  ["a webhook with deeply nested lists", "/api/webhooks/stripe", json, deep],
  ["an upload with thousands of parts", "/api/uploads/pictures", {}, parts(String)],
];

for (const [what, path, headers, body] of sent) {
  test(`${what} is answered without a server error, and no error is logged`, async () => {
    const before = readErrors().length;
    const method = body === undefined ? "GET" : "POST";
    const { status } = await fetch(siteUrl + path, { method, headers, body, redirect: "manual" });
    expect(status).toBeLessThan(500);
    expect(readErrors().slice(before)).toEqual([]);
  });
}

/** Error lines, and lines that the logger did not write, such as the framework's own. */
function readErrors(): string[] {
  const lines = readFileSync(join(dataFolder, "logs/site.log"), "utf8").split("\n");
  return lines.filter((line) => line && !/^\{"level":[1-4]0,/.test(line));
}
