import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { newAddress } from "../support/samples";
import { CARDS, signInByCode } from "../support/shopper";
import { dataFolder, mailbox, query, siteUrl } from "../support/world";

// Runs last: by now the log holds everything that the other tests have done.

test("the site's log names no address, secret, token, code, cookie or card of any test", async ({
  page,
  context,
}) => {
  const email = newAddress();
  await signInByCode(page, email);
  await fetch(`${siteUrl}/signin/link?token=broken&email=${email}`);
  await fetch(`${siteUrl}/api/create-payment-intent`, { method: "POST", body: email });
  const cookies = (await context.cookies())
    .map(({ value }) => value)
    .filter((it) => it.length > 20);
  expect(cookies.length).toBeGreaterThan(0);

  const log = readFileSync(join(dataFolder, "logs/site.log"), "utf8");
  expect(log).toContain('"task":"send-mail"');
  const private_ = [
    ...cookies,
    ...Object.values(CARDS),
    ...Object.values(loadSecrets(dataFolder)),
    ...(await readAddresses()),
    ...(await readMailedSecrets()),
  ];
  expect(private_).toContain(email);
  expect(private_.filter((word) => log.includes(word))).toEqual([]);
  expect(log).not.toMatch(/session-token=|@example\.test|Bearer /i);
  expect(log).not.toContain('"body":');
  const codes = await readMailedCodes();
  expect(codes.length).toBeGreaterThan(0);
  const named = new Set(log.split("\n").flatMap(codesIn));
  expect(codes.filter((code) => named.has(code))).toEqual([]);
  expect(codesIn('{"time":1763836800000,"msg":"The code 012345 was typed."}')).toEqual(["012345"]);
});

/** Every address that the database knows. */
async function readAddresses(): Promise<string[]> {
  const rows = await query(`
    SELECT email FROM "User" UNION SELECT email FROM "SignInToken" UNION SELECT "to" FROM "OutboxMail"
    UNION SELECT email FROM "ContactMessage" UNION SELECT email FROM "NewsletterSubscriber"
    UNION SELECT email FROM "Order" WHERE email IS NOT NULL`);
  return z
    .array(z.object({ email: z.string() }))
    .parse(rows)
    .map(({ email }) => email);
}

/** Six-digit numbers that stand alone in a line's texts; numeric fields, such as the time, may hold any. */
function codesIn(line: string): string[] {
  const words: string[] = [];
  const listen = (_key: string, value: unknown) => {
    if (typeof value === "string") words.push(value);
  };
  if (line.startsWith("{")) JSON.parse(line, listen);
  else words.push(line);
  return words.join("\n").match(/(?<!\w)\d{6}(?!\w)/g) ?? [];
}

async function readMailedCodes(): Promise<string[]> {
  const mails = await mailbox.messages();
  return mails.flatMap(({ text }) => /^\d{6}$/m.exec(text ?? "")?.[0] ?? []);
}

/** The tokens of the links that were mailed. */
async function readMailedSecrets(): Promise<string[]> {
  const mails = await mailbox.messages();
  return mails.flatMap(({ text }) =>
    [...(text ?? "").matchAll(/token=(?<token>[\w.%-]{40,})/g)].flatMap((match) => match[1] ?? []),
  );
}
