import { readFileSync } from "node:fs";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  proveByPhoneAction,
  proveByRecoveryCodeAction,
} from "@/app/(account)/signin/factor/actions";
import { inviteAssistant } from "@/lib/auth/assistants/commands";
import type { CoachSession } from "@/lib/auth/coach";
import { createSession } from "@/lib/auth/commands";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import { findCoachSession } from "@/lib/auth/queries";
import { OWNERS_RIGHTS } from "@/lib/auth/rules";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { emptyForm } from "@/lib/forms/state";
import {
  beginSetUp,
  finishSetUp,
  proveByPhone,
  proveByRecoveryCode,
  readPhoneClock,
  renewRecoveryCodes,
  repeatSetUp,
} from "@/lib/second-factor/commands";
import { countRecoveryCodes, findFactor, wasUsedLast } from "@/lib/second-factor/queries";
import { describeWrongCode } from "@/lib/second-factor/rules";
import { COACH, newUser, readAudit, setDate } from "../support/builders";
import { deliver } from "../support/outbox";
import { mailKinds } from "../support/shop";
import { codeAt } from "../support/totp";

vi.mock("@/lib/auth/next-auth", () => ({ currentUser: vi.fn(), readSessionToken: vi.fn() }));

const HALF_MINUTE = 30_000;

async function newCoach() {
  const user = await newUser({ firstSignInAt: new Date() });
  return { user, session: await newSession(user) };
}

async function newSession(user: { id: string; email: string }): Promise<CoachSession> {
  const token = await createSession(db, user.id);
  const found = await findCoachSession(token);
  if (!found) throw new Error("The session was not found.");
  return { id: user.id, email: user.email, sessionId: found.sessionId, ...OWNERS_RIGHTS };
}

/** Sets up a phone, and returns its secret and the recovery codes. */
async function setUp(session: CoachSession) {
  await beginSetUp(session);
  const { pendingSecret } = await findFactor(session.id);
  if (!pendingSecret) throw new Error("There is no secret for the phone.");
  const now = Date.now();
  const codes = await finishSetUp(session, codeAt(pendingSecret, now));
  if (!codes) throw new Error("The phone's code was refused.");
  return { secret: pendingSecret, codes, now };
}

async function readProof(session: CoachSession) {
  const { factorProvenAt } = await db.session.findUniqueOrThrow({
    where: { id: session.sessionId },
  });
  return factorProvenAt;
}

/** An unused code: setting up has already used the code of the current half-minute. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + HALF_MINUTE);

function wrongCode(secret: string): string {
  const right = [-1, 0, 1].map((step) => codeAt(secret, Date.now() + step * HALF_MINUTE));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) ?? "";
}

it("a phone counts once it has produced a code, which also proves this session", async () => {
  const { session } = await newCoach();
  await beginSetUp(session);
  expect(await findFactor(session.id)).toMatchObject({ confirmedAt: null });
  expect(await finishSetUp(session, "not a code")).toBeNull();
  expect(await readProof(session)).toBeNull();
  const { codes } = await setUp(session);
  expect(new Set(codes).size).toBe(10);
  expect(await readProof(session)).not.toBeNull();
  expect(await findFactor(session.id)).toMatchObject({ pendingSecret: null });
});

it("a set-up whose answer was lost shows new recovery codes to the same session when it is sent again", async () => {
  const { user, session } = await newCoach();
  const { secret, codes, now } = await setUp(session);
  const code = codeAt(secret, now);
  expect(await repeatSetUp(await newSession(user), code)).toBeNull();
  expect(await repeatSetUp(session, wrongCode(secret))).toBeNull();
  const again = await repeatSetUp(session, code);
  expect(new Set(again).size).toBe(10);
  expect(await proveByRecoveryCode(session, codes[0] ?? "")).toBe(false);
  expect(await proveByRecoveryCode(session, again?.[0] ?? "")).toBe(true);
});

it("a code proves one session and works once, even when two sessions send it at the same moment", async () => {
  const { user, session } = await newCoach();
  const { secret } = await setUp(session);
  const others = [await newSession(user), await newSession(user)];
  const code = nextCode(secret);
  const results = await Promise.all(others.map((other) => proveByPhone(other, code)));
  expect(results.sort()).toEqual([false, true]);
  expect(await proveByPhone(session, code)).toBe(false);
  const proofs = await Promise.all(others.map(readProof));
  expect(proofs.filter((proof) => proof !== null)).toHaveLength(1);
});

it("the code that set the phone up, an older one and a wrong one are refused", async () => {
  const { user, session } = await newCoach();
  const { secret, now } = await setUp(session);
  const other = await newSession(user);
  for (const code of [codeAt(secret, now), codeAt(secret, now - HALF_MINUTE), wrongCode(secret)])
    expect(await proveByPhone(other, code)).toBe(false);
  expect(await readProof(other)).toBeNull();
});

it("only a right code that was used last is told from wrong ones", async () => {
  const { session } = await newCoach();
  const { secret, now } = await setUp(session);
  const used = codeAt(secret, now);
  const tell = (code: string) => wasUsedLast(session.id, code);
  expect(await tell(used)).toBe(true);
  for (const code of [codeAt(secret, now - HALF_MINUTE), nextCode(secret), wrongCode(secret)])
    expect(await tell(code)).toBe(false);
  expect(await proveByPhone(session, nextCode(secret))).toBe(true);
  expect(await tell(used)).toBe(false);
  setDate(now + 4 * HALF_MINUTE);
  expect(await tell(used)).toBe(false);
  expect(await tell(codeAt(secret, now + HALF_MINUTE))).toBe(true);
});

/** The form of another browser in which the assistant signs in. */
async function newForm(action: typeof proveByPhoneAction, user: { id: string; email: string }) {
  const token = await createSession(db, user.id);
  vi.mocked(currentUser).mockResolvedValue({ ...user, name: null });
  vi.mocked(readSessionToken).mockResolvedValue(token);
  return (code: string) => {
    const form = new FormData();
    form.set("code", code);
    form.set("callbackUrl", "/admin/security");
    return action(emptyForm, form);
  };
}

it.each<[what: string, action: typeof proveByPhoneAction, to: string]>([
  ["the phone", proveByPhoneAction, "/admin/security"],
  ["the recovery codes", proveByRecoveryCodeAction, "/signin/factor/set-up"],
])(
  "a code of %s that is sent twice leads on both times, but only in its own session",
  async (_what, action, to) => {
    const { user, session } = await newCoach();
    await inviteAssistant(COACH, { email: user.email, seesMoney: false, isOwner: false });
    const { secret, codes } = await setUp(session);
    const code = action === proveByPhoneAction ? nextCode(secret) : (codes[0] ?? "");
    const send = await newForm(action, user);
    const leadsOn = { digest: expect.stringContaining(to) };
    const sent = await Promise.allSettled([send(code), send(code)]);
    expect(sent).toMatchObject([{ reason: leadsOn }, { reason: leadsOn }]);
    await expect(send(code)).rejects.toMatchObject(leadsOn);
    const other = await newForm(action, user);
    expect(await other(code)).toMatchObject({ errors: { code: expect.stringContaining("used") } });
  },
);

it.each([
  [-3, "This code has run out."],
  [-20, "Your phone’s clock is about 10 minutes slow."],
  [120, "Your phone’s clock is about 60 minutes fast."],
  [1440, "Your phone’s clock is about 12 hours fast."],
  [3000, "let the phone set its date and time by itself"],
])(
  "a code that is %i half-minutes off is refused with a hint about the time",
  async (off, words) => {
    const { session } = await newCoach();
    const { secret } = await setUp(session);
    const code = codeAt(secret, Date.now() + off * HALF_MINUTE);
    expect(await proveByPhone(session, code)).toBe(false);
    expect(describeWrongCode(await readPhoneClock(session, code))).toContain(words);
  },
);

it("a code that was entered before its time is never accepted, because guessing it early must not pay", async () => {
  const { session } = await newCoach();
  const { secret } = await setUp(session);
  const time = Date.now() + 120 * HALF_MINUTE;
  const code = codeAt(secret, time);
  expect(await readPhoneClock(session, code)).toBe(60);
  vi.useFakeTimers({ now: time, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await proveByPhone(session, code)).toBe(false);
  expect(await proveByPhone(session, codeAt(secret, time + HALF_MINUTE))).toBe(true);
});

it("once the clock is put right, the code that told of it counts as used", async () => {
  const { user, session } = await newCoach();
  await inviteAssistant(COACH, { email: user.email, seesMoney: false, isOwner: false });
  const { secret, now } = await setUp(session);
  const send = await newForm(proveByPhoneAction, user);
  const code = codeAt(secret, now + 3 * HALF_MINUTE);
  const refused = (words: string) => ({ errors: { code: expect.stringContaining(words) } });
  expect(await send(code)).toMatchObject(refused("about 2 minutes fast"));
  setDate(now + 3 * HALF_MINUTE);
  expect(await send(code)).toMatchObject(refused("This code was used already"));
});

it("the hint about the clock is also given while a phone is being set up", async () => {
  const { session } = await newCoach();
  await beginSetUp(session);
  const { pendingSecret } = await findFactor(session.id);
  const code = codeAt(pendingSecret ?? "", Date.now() - 10 * HALF_MINUTE);
  expect(await finishSetUp(session, code)).toBeNull();
  expect(await readPhoneClock(session, code)).toBe(-5);
});

it("an unfinished set-up of a new phone does not hide the hint about the phone in use", async () => {
  const { session } = await newCoach();
  const { secret } = await setUp(session);
  await beginSetUp(session);
  const code = codeAt(secret, Date.now() + 8 * HALF_MINUTE);
  expect(await proveByPhone(session, code)).toBe(false);
  expect(await readPhoneClock(session, code)).toBe(4);
});

it("no code is accepted before a phone is set up", async () => {
  const { session } = await newCoach();
  await beginSetUp(session);
  const { pendingSecret } = await findFactor(session.id);
  expect(await proveByPhone(session, codeAt(pendingSecret ?? "", Date.now()))).toBe(false);
});

it("a recovery code works once, only for its owner, and not after new ones were made", async () => {
  const { user, session } = await newCoach();
  const { codes } = await setUp(session);
  const [code = "", unused = ""] = codes;
  expect(await proveByRecoveryCode((await newCoach()).session, code)).toBe(false);
  const other = await newSession(user);
  expect(await proveByRecoveryCode(other, code)).toBe(true);
  expect(await readProof(other)).not.toBeNull();
  expect(await proveByRecoveryCode(other, code)).toBe(false);
  expect(await countRecoveryCodes(user.id)).toBe(9);
  await renewRecoveryCodes(session);
  expect(await proveByRecoveryCode(session, unused)).toBe(false);
  expect(await countRecoveryCodes(user.id)).toBe(10);
});

it("a new phone invalidates the old one, its recovery codes and every other session", async () => {
  const { user, session } = await newCoach();
  const first = await setUp(session);
  const other = await newSession(user);
  await beginSetUp(session);
  expect(await proveByPhone(session, nextCode(first.secret))).toBe(true);
  const second = await setUp(session);
  setDate(Date.now() + 4 * HALF_MINUTE);
  expect(await proveByPhone(session, codeAt(first.secret, Date.now()))).toBe(false);
  expect(await proveByPhone(session, codeAt(second.secret, Date.now()))).toBe(true);
  expect(await proveByRecoveryCode(session, first.codes[0] ?? "")).toBe(false);
  expect(await db.session.count({ where: { id: other.sessionId } })).toBe(0);
});

it("the database contains neither the phone's secret nor a recovery code in plain text", async () => {
  const { user, session } = await newCoach();
  const { secret, codes } = await setUp(session);
  await beginSetUp(session);
  const { pendingSecret } = await findFactor(user.id);
  const rows = JSON.stringify([
    await db.coachFactor.findMany(),
    await db.recoveryCode.findMany(),
    (await db.auditLog.findMany()).map((entry) => ({ ...entry, id: String(entry.id) })),
    await db.outboxMail.findMany({ where: { to: user.email } }),
  ]);
  for (const text of [secret, pendingSecret, ...codes]) expect(rows).not.toContain(text);
});

it("every change is in the audit log and mailed to the coach", async () => {
  const { user, session } = await newCoach();
  const { codes } = await setUp(session);
  await proveByRecoveryCode(session, codes[0] ?? "");
  await setUp(session);
  await renewRecoveryCodes(session);
  const changes = ["set-up", "recover", "replace", "new-recovery-codes"];
  expect(await readAudit(`user:${user.id}`)).toMatchObject(
    changes.map((what) => ({ actorEmail: user.email, action: `second-factor.${what}` })),
  );
  expect(await mailKinds(user.email)).toEqual(Array(4).fill("security-notice"));
});

it("an assistant's first phone takes up the invitation, of which the owners are told once", async () => {
  const { user, session } = await newCoach();
  await inviteAssistant(COACH, { email: user.email, seesMoney: false, isOwner: false });
  await setUp(session);
  await setUp(session);
  const { cameInAt } = await db.assistant.findUniqueOrThrow({ where: { email: user.email } });
  expect(cameInAt).not.toBeNull();
  const key = { startsWith: `security-notice:assistant.set-up:${user.id}` };
  expect(await db.outboxMail.findMany({ where: { key }, select: { to: true } })).toEqual([
    { to: COACH },
  ]);
});

it("a phone that was set up before the invitation takes it up, too", async () => {
  const { user, session } = await newCoach();
  const { codes } = await setUp(session);
  await inviteAssistant(COACH, { email: user.email, seesMoney: false, isOwner: false });
  await proveByRecoveryCode(session, codes[0] ?? "");
  const { cameInAt } = await db.assistant.findUniqueOrThrow({ where: { email: user.email } });
  expect(cameInAt).not.toBeNull();
});

it("the notice of a replaced phone links to a page that needs no phone", async () => {
  const { user, session } = await newCoach();
  await setUp(session);
  const { text } = await deliver("security-notice", user.email);
  expect(text).toContain("press “Sign out everywhere” on your account’s page");
  expect(text).toContain(`Your account’s page ${env.NEXTAUTH_URL}/account\n`);
  expect(text).toContain("the person who looks after the site for you can let you start over");
});

it("a coach can set up a new phone after the server’s administrator has run the reset script", async () => {
  const { user, session } = await newCoach();
  const thief = await setUp(session);
  const sql = readFileSync("deploy/database/reset-coach.sql", "utf8");
  await db.$executeRawUnsafe(sql.replace(":'email'", `'${user.email}'`));
  expect(await db.session.count({ where: { id: session.sessionId } })).toBe(0);

  const again = await newSession(user);
  expect(await proveByPhone(again, nextCode(thief.secret))).toBe(false);
  expect(await proveByRecoveryCode(again, thief.codes[0] ?? "")).toBe(false);
  expect(await findFactor(user.id)).toEqual({ confirmedAt: null, pendingSecret: null });
  await setUp(again);
  expect(await readProof(again)).not.toBeNull();
});

it("a browser that only paid with the coach's address cannot reach the second factor", async () => {
  const user = await newUser();
  expect(await findCoachSession(await createSession(db, user.id))).toBeNull();
});
