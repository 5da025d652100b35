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
  ["an action, a list of 1,001 values", "/signin", script, list(1001)],
  ["an action, 100,000 values", "/signin", script, list(100_000)],
  ["an action, a list inside a list", "/signin", script, `[${list(1001)}]`],
  ["an action, lists to a great depth", "/signin", script, deep],
  [
    "an action, thousands of fields",
    "/signin",
    { "next-action": action },
    parts((index) => `_1_${index}`, { "0": '["$K1"]' }),
  ],
  ["an action without a name", "/signin", { ...script, "next-action": "" }, list(1001)],
  ["an action that is unknown", "/signin", { ...script, "next-action": "4".repeat(42) }, "[]"],
  ["a plain form, a list of 1,001 values", "/signin", {}, boundForm(list(1001))],
  ["a plain form, 1,000 values", "/signin", {}, boundForm(list(1000))],
  ["a plain form, thousands of fields", "/signin", {}, parts((index) => `f${index}`)],
  ["a plain form, thousands of actions", "/signin", {}, parts((index) => `$ACTION_REF_${index}`)],
  ["a page, thousands of parameters", `/checkout?${"courseId=1&".repeat(1200)}`, {}],
  ["a page, thousands of cookies", "/account", { cookie: "a=1; ".repeat(2000) }],
  ["a page, thousands of fields", "/signin", form, fields],
  ["a call, a long list", "/api/create-payment-intent", json, list(1500)],
  ["a call, lists to a great depth", "/api/newsletter/subscribe", json, deep],
  ["a call, thousands of fields", "/api/newsletter/subscribe", form, fields],
  ["one click to unsubscribe, thousands of fields", oneClick, form, fields],
  ["one click to unsubscribe, thousands of parts", oneClick, {}, parts(String)],
  ["a sign-out, lists to a great depth", "/api/auth/signout", json, deep],
  ["a webhook, lists to a great depth", "/api/webhooks/stripe", json, deep],
  ["an upload, thousands of parts", "/api/uploads/pictures", {}, parts(String)],
];

for (const [what, path, headers, body] of sent) {
  test(`${what}: answered without a server error, and no error is logged`, async () => {
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
