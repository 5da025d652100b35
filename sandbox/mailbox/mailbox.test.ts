import { join } from "node:path";
import { Resend } from "resend";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { type Mailbox, startMailbox } from "./mailbox";

const MAIL = {
  from: "Your coach <hello@example.test>",
  to: ["buyer@example.test"],
  replyTo: "coach@example.test",
  subject: "Your course",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: { "List-Unsubscribe": "<https://example.test/u>" },
};

let file: string;
let mailbox: Mailbox;
let resend: Resend;

beforeEach(async () => {
  file = join(temporaryFolder(), "mailbox.sqlite");
  await open();
});
afterEach(() => mailbox.stop());

async function open() {
  mailbox = await startMailbox({ port: 0, file });
  resend = new Resend("re_test", { baseUrl: mailbox.url });
}

async function messages() {
  return (await fetch(`${mailbox.url}/messages`)).json();
}

/** For mails that the SDK's types do not allow. */
function post(body: object) {
  const headers = { authorization: "Bearer re_test" };
  return fetch(`${mailbox.url}/emails`, { method: "POST", headers, body: JSON.stringify(body) });
}

function order(fault: object) {
  return fetch(`${mailbox.url}/faults`, { method: "PUT", body: JSON.stringify(fault) });
}

test("keeps its mails after a restart", async () => {
  await resend.emails.send(MAIL);
  await mailbox.stop();
  await open();
  expect(await messages()).toHaveLength(1);
});

test("sends once per idempotency key and refuses another mail under it", async () => {
  const options = { idempotencyKey: "order-1" };
  const first = await resend.emails.send(MAIL, options);
  const second = await resend.emails.send(MAIL, options);
  const other = await resend.emails.send({ ...MAIL, subject: "Other" }, options);
  expect(second.data).toEqual(first.data);
  expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  expect(await messages()).toHaveLength(1);
});

test.each([
  ["no address", { to: "nobody" }, "validation_error"],
  ["too many addresses", { to: Array(51).fill("a@example.test") }, "validation_error"],
  ["a header in the subject", { subject: "Hi\r\nBcc: x@example.test" }, "validation_error"],
  ["no sender", { from: "" }, "missing_required_field"],
  ["no body", { html: undefined, text: undefined }, "validation_error"],
])("refuses %s as Resend does", async (_, change, name) => {
  const answer = await post({ ...MAIL, ...change, replyTo: undefined });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ statusCode: 422, name });
  expect(await messages()).toEqual([]);
});

test("requires a key", async () => {
  const answer = await fetch(`${mailbox.url}/emails`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(401);
  resend = new Resend("wrong", { baseUrl: mailbox.url });
  const { error } = await resend.emails.send(MAIL);
  expect(error).toMatchObject({ statusCode: 403, name: "invalid_api_key" });
});

test("fails for one reader only as instructed, and counts how often", async () => {
  await order({ mode: "422", to: "another@example.test" });
  expect((await resend.emails.send(MAIL)).error).toBeNull();
  await order({ mode: "422", to: "another@example.test" });
  const { error } = await resend.emails.send({ ...MAIL, to: ["Another <another@example.test>"] });
  expect(error?.statusCode).toBe(422);
  expect(await (await fetch(`${mailbox.url}/faults`)).json()).toEqual({ hits: 1 });
});

test("is slow as instructed until told otherwise", async () => {
  await order({ mode: "slow", latencyMs: 60_000 });
  let isAnswered = false;
  const sending = resend.emails.send(MAIL).finally(() => {
    isAnswered = true;
  });
  for (let others = 0; others < 10; others++) await messages();
  expect(isAnswered).toBe(false);
  await fetch(`${mailbox.url}/faults`, { method: "DELETE" });
  expect((await sending).error).toBeNull();
});

test("cannot be changed or read by another site", async () => {
  const foreign = { method: "DELETE", headers: { origin: "https://evil.example" } };
  expect((await fetch(`${mailbox.url}/messages`, foreign)).status).toBe(403);
  const answer = await fetch(`${mailbox.url}/messages`);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("shows a hostile mail only inside its frame", async () => {
  const hostile = `"><script>alert(1)</script>`;
  await resend.emails.send({
    ...MAIL,
    subject: hostile,
    html: `</iframe>${hostile}`,
    text: hostile,
  });
  for (const tab of ["html", "text", "headers"]) {
    const answer = await fetch(`${mailbox.url}/?tab=${tab}`);
    expect(await answer.text()).not.toContain("<script>alert");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'nonce-");
  }
});
