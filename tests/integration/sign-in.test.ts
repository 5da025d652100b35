import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  deleteExpired,
  endAllSessions,
  endBrowser,
  endSession,
  extendSession,
} from "@/lib/auth/commands";
import { findSession, findTokenByLink, listBrowsers } from "@/lib/auth/queries";
import { signInCode } from "@/lib/auth/rules";
import {
  createPurchaseToken,
  requestSignIn,
  signInByCode,
  signInByLink,
} from "@/lib/auth/sign-in-links";
import { db } from "@/lib/db";
import { logger } from "@/lib/logger";
import { DAY_MS } from "@/lib/text/durations";
import { atOnce, daysAgo, expectRefused, newUser } from "../support/builders";
import { mailedLink } from "../support/mailed-link";
import { countQueued, deliver } from "../support/outbox";
import { newAddress } from "../support/samples";

let email: string;
beforeEach(() => {
  email = newAddress();
});

async function askForMail(path = "/account") {
  await requestSignIn(email, path);
  const token = await db.signInToken.findFirstOrThrow({
    where: { email },
    orderBy: { createdAt: "desc" },
  });
  return { id: token.id, code: signInCode(token.id), link: linkOf(token.id) };
}

function linkOf(tokenId: string) {
  return mailedLink("sign-in-link", tokenId);
}

function wrongCode(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

type Result = Awaited<ReturnType<typeof signInByLink | typeof signInByCode>>;

async function expectSignedIn(result: Result) {
  if (result.status !== "signed-in") throw new Error(`It was ${result.status}.`);
  expect(await findSession(result.sessionToken)).toMatchObject({ user: { email } });
  return result;
}

async function signIn() {
  const { link } = await askForMail();
  return (await expectSignedIn(await signInByLink(link))).sessionToken;
}

describe("a mailed link", () => {
  it("signs in once, however often it was opened, and redirects to the page that was asked for", async () => {
    const { link } = await askForMail("/learn/taking-back-your-life");
    for (const _look of [1, 2]) await findTokenByLink(link);
    const result = await expectSignedIn(await signInByLink(link));
    expect(result.callbackPath).toBe("/learn/taking-back-your-life");
    expect(await signInByLink(link)).toEqual({ status: "ended" });
  });

  it("signs in once when two browsers press the button at the same moment", async () => {
    const { link } = await askForMail();
    const results = await Promise.all([signInByLink(link), signInByLink(link)]);
    expect(results.map((result) => result.status).sort()).toEqual(["ended", "signed-in"]);
  });

  it("expires after ten minutes, and that of a purchase after a day", async () => {
    const { id, link } = await askForMail();
    const { expiresAt, createdAt } = await db.signInToken.findUniqueOrThrow({ where: { id } });
    expect(expiresAt.getTime() - createdAt.getTime()).toBeLessThanOrEqual(600_000);
    await db.signInToken.update({ where: { id }, data: { expiresAt: new Date() } });
    expect(await signInByLink(link)).toEqual({ status: "ended" });

    const purchase = await createPurchaseToken(db, email, "taking-back-your-life");
    const lifetime = purchase.expiresAt.getTime() - purchase.createdAt.getTime();
    expect(Math.round(lifetime / 3_600_000)).toBe(24);
  });

  it("with another token's secret reveals nothing", async () => {
    const { id } = await askForMail();
    const other = linkOf("00000000-0000-4000-8000-000000000000");
    expect(await signInByLink({ ...other, tokenId: id })).toEqual({ status: "unknown" });
  });
});

describe("a mailed code", () => {
  it("ends with the fifth wrong attempt, also of parallel ones, and the link still works", async () => {
    const { id, code, link } = await askForMail();
    await atOnce(15, () => signInByCode(email, wrongCode(code)));
    expect(await signInByCode(email, code)).toEqual({ status: "ended" });
    expect(await db.signInToken.findUnique({ where: { id } })).toMatchObject({ codeTries: 5 });
    await expectSignedIn(await signInByLink(link));
  });

  it("signs in once, however many newer codes were requested", async () => {
    const first = await askForMail("/learn/taking-back-your-life");
    for (let mails = 0; mails < 9; mails++) await requestSignIn(email, "/account");
    const result = await expectSignedIn(await signInByCode(email, first.code));
    expect(result.callbackPath).toBe("/learn/taking-back-your-life");
    expect(await signInByCode(email, first.code)).toEqual({ status: "ended" });
  });

  it("shares its attempts with other codes of the address, so more mails give no more guesses", async () => {
    const { code } = await askForMail();
    const other = await askForMail();
    for (let tries = 0; tries < 5; tries++) {
      await signInByCode(email, wrongCode(code === "000001" ? other.code : code));
    }
    for (const right of [code, other.code]) {
      expect(await signInByCode(email, right)).toEqual({ status: "ended" });
    }
  });

  it("allows fewer attempts while several mails are open, so a day's guesses stay limited", async () => {
    for (let mails = 0; mails < 9; mails++) await requestSignIn(email, "/account");
    const { code } = await askForMail();
    for (let tries = 0; tries < 2; tries++) await signInByCode(email, wrongCode(code));
    await expectRefused(signInByCode(email, code), 429);
  });

  it("is in the mail’s subject, which is not stored", async () => {
    const { code } = await askForMail();
    expect((await deliver("sign-in", email)).subject).toBe(`${code} is your sign-in code`);
    const kept = await db.outboxMail.findMany({ where: { to: email }, select: { subject: true } });
    expect(kept).toEqual([{ subject: null }]);
  });

  it("expires with its mail and is not revived by a newer one", async () => {
    const { id, code } = await askForMail();
    await db.signInToken.update({ where: { id }, data: { expiresAt: new Date() } });
    const newer = await askForMail();
    if (newer.code !== code) {
      expect(await signInByCode(email, code)).toEqual({ status: "ended" });
    }
  });

  it("of one address does not open another, whose wrong attempts do not affect it", async () => {
    const { code } = await askForMail();
    const another = newAddress();
    await requestSignIn(another, "/account");
    for (let tries = 1; tries <= 6; tries++) {
      const status = tries < 5 ? "wrong" : "ended";
      expect(await signInByCode(another, code)).toEqual({ status });
    }
    await expectSignedIn(await signInByCode(email, code));
  });
});

it("known and unknown addresses have the same effect: one token and one mail", async () => {
  await askForMail();
  await newUser({ email: `known-${email}` });
  await requestSignIn(`known-${email}`, "/account");
  for (const to of [email, `known-${email}`]) {
    expect(await countQueued("sign-in", to)).toBe(1);
    expect(await db.signInToken.count({ where: { email: to } })).toBe(1);
  }
});

it("the database never contains a link, code or session in plain text, before or after the mail is sent", async () => {
  const { code, link } = await askForMail();
  const read = async () =>
    JSON.stringify([
      await db.$queryRaw`SELECT payload::text, key FROM graphile_worker._private_jobs`,
      await db.outboxMail.findMany({ where: { to: email } }),
      await db.signInToken.findMany({ where: { email } }),
      await db.session.findMany(),
    ]);
  const queued = await read();
  await deliver("sign-in", email);
  const sent = await read();
  const { sessionToken } = await expectSignedIn(await signInByLink(link));
  for (const rows of [queued, sent, await read()]) {
    expect(rows).toContain(email);
    for (const secret of [`"${code}"`, link.secret, sessionToken])
      expect(rows).not.toContain(secret);
  }
});

it("signing out ends one session, and signing out everywhere ends all", async () => {
  const [first, second, third] = [await signIn(), await signIn(), await signIn()];
  await endSession(first);
  expect(await findSession(first)).toBeNull();
  const found = await findSession(second);
  await endAllSessions(found?.user.id ?? "");
  expect([await findSession(second), await findSession(third)]).toEqual([null, null]);
});

it("each sign-in is logged with its outcome and without the person", async () => {
  const logged = vi.spyOn(logger, "info");
  const { code, link } = await askForMail();
  await signInByCode(email, wrongCode(code));
  await signInByCode(email, code);
  await signInByLink(link);
  const entries = logged.mock.calls.filter(([, text]) => text === "sign-in");
  expect(entries).toEqual([
    [{ way: "code", outcome: "wrong" }, "sign-in"],
    [{ way: "code", outcome: "signed-in" }, "sign-in"],
    [{ way: "link", outcome: "ended" }, "sign-in"],
  ]);
  logged.mockRestore();
});

it("a session is 256 random bits, new at each sign-in", async () => {
  const values = [await signIn(), await signIn()];
  for (const value of values) expect(Buffer.from(value, "base64url")).toHaveLength(32);
  expect(values[0]).not.toBe(values[1]);
});

it("a used session is extended for 30 days, and ends 90 days after signing in", async () => {
  const sessionToken = await signIn();
  const user = { email };
  const lasts = async () => {
    const { expires } = await db.session.findFirstOrThrow({ where: { user } });
    return Math.round((expires.getTime() - Date.now()) / DAY_MS);
  };
  const usedWhen = async (daysOld: number) => {
    const [createdAt, usedAt, expires] = [daysAgo(daysOld), daysAgo(1), daysAgo(-1 / 4)];
    await db.session.updateMany({ where: { user }, data: { createdAt, usedAt, expires } });
    await extendSession(sessionToken, daysAgo(-30));
    return lasts();
  };
  expect(await lasts()).toBe(30);
  expect(await usedWhen(20)).toBe(30);
  expect(await usedWhen(80)).toBe(10);
});

it("a person sees their signed-in browsers and can end one without the others", async () => {
  const here = await signIn();
  const phone = await signIn();
  const lost = await signIn();
  const { session } = (await findSession(here)) ?? {};
  const userId = session?.userId ?? "";
  const idOf = async (token: string) =>
    (await listBrowsers(userId, token)).find(({ isThis }) => isThis)?.id ?? "";
  const browsers = await listBrowsers(userId, here);
  expect(browsers.map(({ isThis }) => isThis)).toEqual([false, false, true]);
  expect(JSON.stringify(browsers)).not.toMatch(/[0-9a-f]{64}/);

  const stranger = await newUser();
  await endBrowser(stranger.id, await idOf(lost));
  expect(await findSession(lost)).not.toBeNull();
  await endBrowser(userId, await idOf(lost));
  expect(await findSession(lost)).toBeNull();
  expect([await findSession(here), await findSession(phone)]).not.toContain(null);
});

/** Deletes expired rows, with this link expired for so many days. */
async function forgetAfter(days: number, id: string): Promise<void> {
  const expiresAt = daysAgo(days);
  await db.signInToken.update({ where: { id }, data: { expiresAt } });
  await deleteExpired();
}

it("a receipt's link is kept while its address has an account, and for a month otherwise", async () => {
  await newUser({ email });
  const course = "the-journey-to-self-discovery";
  const { id: known } = await createPurchaseToken(db, email, course);
  await forgetAfter(400, known);
  expect(await signInByLink(linkOf(known))).toEqual({ status: "ended" });
  const { id: unknown } = await createPurchaseToken(db, newAddress(), course);
  await forgetAfter(31, unknown);
  expect(await signInByLink(linkOf(unknown))).toEqual({ status: "unknown" });
});

it("an expired sign-in link is forgotten after a month, together with its mail", async () => {
  const { id } = await askForMail();
  const other = newAddress();
  await requestSignIn(other, "/account");
  await forgetAfter(31, id);
  expect(await db.signInToken.count({ where: { id } })).toBe(0);
  expect(await countQueued("sign-in", email)).toBe(0);
  expect(await countQueued("sign-in", other)).toBe(1);
});
