import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { loadSecrets } from "@/sandbox/launch/secrets";
import type { Message } from "@/sandbox/mailbox/message";
import { newAddress } from "../support/samples";
import { CARDS, signInByCode } from "../support/shopper";
import { unexplainedOfRun } from "../support/site-errors";
import { withClient } from "../support/with-client";
import { mailboxAt, siteUrl } from "../support/world";
import { describedWorlds, type WorldDescription } from "../support/world-description";

// Runs last, when the logs contain everything that the other tests of every lane have done.

test("the site's log contains no address, secret, token, code, cookie or card of any test", async ({
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

  const worlds = describedWorlds();
  const read = ({ dataFolder }: WorldDescription) =>
    readFileSync(join(dataFolder, "logs/site.log"), "utf8");
  const log = worlds.map(read).join("");
  expect(log).toContain('"task":"send-mail"');
  const mailboxes = worlds.map(({ mailboxUrl }) => mailboxAt(mailboxUrl).messages());
  const mails = (await Promise.all(mailboxes)).flat();
  const private_ = [
    ...cookies,
    ...Object.values(CARDS),
    ...worlds.flatMap(({ dataFolder }) => Object.values(loadSecrets(dataFolder))),
    ...(await Promise.all(worlds.map(readAddresses))).flat(),
    ...mails.flatMap(readTokens),
  ];
  expect(private_).toContain(email);
  expect(private_.filter((word) => log.includes(word))).toEqual([]);
  expect(log).not.toMatch(/session-token=|@example\.test|Bearer /i);
  expect(log).not.toContain('"body":');
  const codes = mails.flatMap(({ text }) => /^\d{6}$/m.exec(text ?? "")?.[0] ?? []);
  expect(codes.length).toBeGreaterThan(0);
  const named = new Set(log.split("\n").flatMap(codesIn));
  expect(codes.filter((code) => named.has(code))).toEqual([]);
  expect(codesIn('{"time":1763836800000,"msg":"The code 012345 was typed."}')).toEqual(["012345"]);
});

test("the site logs no errors except those that a test has caused", () => {
  expect(describedWorlds().flatMap(unexplainedOfRun)).toEqual([]);
});

/** Every e-mail address in the database. */
async function readAddresses({ databaseUrl }: WorldDescription): Promise<string[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ email: string }>(`
      SELECT email FROM "User" UNION SELECT email FROM "SignInToken" UNION SELECT "to" FROM "OutboxMail"
      UNION SELECT email FROM "ContactMessage" UNION SELECT email FROM "NewsletterSubscriber"
      UNION SELECT email FROM "Order" WHERE email IS NOT NULL`),
  );
  return rows.map(({ email }) => email);
}

/** Separate six-digit numbers in a line's texts; numeric fields, such as the time, may contain any. */
function codesIn(line: string): string[] {
  const words: string[] = [];
  const listen = (_key: string, value: unknown) => {
    if (typeof value === "string") words.push(value);
  };
  if (line.startsWith("{")) JSON.parse(line, listen);
  else words.push(line);
  return words.join("\n").match(/(?<!\w)\d{6}(?!\w)/g) ?? [];
}

/** The tokens of the links in a mail. */
function readTokens({ text }: Message): string[] {
  const tokens = (text ?? "").matchAll(/token=(?<token>[\w.%-]{40,})/g);
  return [...tokens].flatMap((match) => match[1] ?? []);
}
