import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { correctEmailAction } from "@/app/(coach)/admin/orders/[number]/actions";
import ResendPage from "@/app/(coach)/admin/orders/[number]/resend/page";
import { publishPageAction } from "@/app/(coach)/admin/pages/actions";
import { movePersonAction } from "@/app/(coach)/admin/people/actions";
import { saveSettingsAction } from "@/app/(coach)/admin/settings/actions";
import { requestEmailChange } from "@/lib/account/commands";
import { changeAssistant, endAssistant, inviteAssistant } from "@/lib/auth/assistants/commands";
import { listAssistants } from "@/lib/auth/assistants/queries";
import { MOST_ASSISTANTS } from "@/lib/auth/assistants/rules";
import { createSession } from "@/lib/auth/commands";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import { findRights } from "@/lib/auth/queries";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { formAction } from "@/lib/forms/action";
import { emptyForm, type FormState, type FormValues } from "@/lib/forms/state";
import { findSettings, toSettingsForm } from "@/lib/site/settings/queries";
import { DAY_MS } from "@/lib/text/durations";
import { COACH, newUser, readAudit, soldOrder } from "../support/builders";
import { newAddress } from "../support/samples";
import { whileHeld } from "../support/while-held";

vi.mock("next/cache", () => ({ refresh: () => {} }));
vi.mock("@/lib/auth/next-auth", () => ({ currentUser: vi.fn(), readSessionToken: vi.fn() }));

async function invite(seesMoney = false): Promise<string> {
  const email = newAddress();
  await inviteAssistant(COACH, { email, seesMoney, isOwner: false });
  return email;
}

it("an assistant may use the back office, sees earnings only if the owner allows it, and is no owner", async () => {
  const email = await invite();
  expect(await findRights(email)).toEqual({ isOwner: false, seesMoney: false });
  await changeAssistant(COACH, { email, seesMoney: true, isOwner: false });
  expect(await findRights(email)).toEqual({ isOwner: false, seesMoney: true });
  expect(await findRights(newAddress())).toBeNull();
  expect(await findRights(COACH)).toEqual({ isOwner: true, seesMoney: true });
});

it("an invited owner may do everything, and gets the coach's notices once they have come in", async () => {
  const email = await invite();
  await changeAssistant(COACH, { email, seesMoney: false, isOwner: true });
  expect(await findRights(email)).toEqual({ isOwner: true, seesMoney: true });
  const made = { kind: "security-notice", props: { path: ["event"], equals: "assistant.own" } };
  expect(await db.outboxMail.count({ where: made })).toBe(1);
  const notify = async () => {
    const other = await invite();
    const { id } = await db.assistant.findUniqueOrThrow({ where: { email: other } });
    const key = `security-notice:assistant.invite:${id}`;
    return (await db.outboxMail.findUniqueOrThrow({ where: { key } })).to;
  };
  expect(await notify()).toBe(COACH);
  await db.assistant.update({ where: { email }, data: { cameInAt: new Date() } });
  expect(await notify()).toBe(`${COACH},${email}`);
  await endAssistant(COACH, email);
  expect(await notify()).toBe(COACH);
});

describe("an assistant who may not see earnings", () => {
  /** The assistant is signed in, with a proven second factor. */
  async function signIn(email: string) {
    const user = await newUser({ email, firstSignInAt: new Date() });
    const token = await createSession(db, user.id);
    await db.session.updateMany({
      where: { userId: user.id },
      data: { factorProvenAt: new Date() },
    });
    vi.mocked(currentUser).mockResolvedValue({ ...user, name: null });
    vi.mocked(readSessionToken).mockResolvedValue(token);
  }

  function press(action: typeof correctEmailAction, fields: FormValues) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value ?? "");
    return action(emptyForm, form);
  }

  it.each<[what: string, move: (to: string) => Promise<FormState>]>([
    [
      "an order",
      async (email) => {
        const { number } = await soldOrder();
        return press(correctEmailAction, { number: String(number), email, reason: "A mistake" });
      },
    ],
    [
      "an account",
      async (email) => {
        const { userId } = await soldOrder();
        return press(movePersonAction, { id: userId, email, reason: "A mistake" });
      },
    ],
  ])("cannot move %s to an address where they would read its receipt", async (_what, move) => {
    const assistant = await invite();
    await signIn(assistant);
    expect(await move(newAddress())).toMatchObject({
      message: expect.stringContaining("Only the owner of this shop may do this"),
    });
    await changeAssistant(COACH, { email: assistant, seesMoney: true, isOwner: false });
    expect(await move(newAddress())).toMatchObject({ question: expect.stringMatching(/^Move/) });
  });

  it.each([
    ["the address that buyers answer to", "contact"],
    ["the taxes that buyers pay", "selling"],
  ] as const)("cannot change %s", async (_what, group) => {
    const assistant = await invite();
    await signIn(assistant);
    const saved = toSettingsForm((await findSettings(group)) ?? expect.fail());
    const send = () => press(saveSettingsAction, { group, ...saved });
    expect((await send()).message).toContain("Only the owner of this shop may do this");
    await changeAssistant(COACH, { email: assistant, seesMoney: true, isOwner: false });
    expect(await send()).toMatchObject({ done: true });
  });

  it("cannot put a wording of a legal text in force", async () => {
    await signIn(await invite());
    const terms = await db.sitePage.findFirstOrThrow({ where: { legal: "terms" } });
    const refused = await press(publishPageAction, { pageId: String(terms.id) });
    expect(refused.message).toContain("Only the owner of this shop may do this");
    const home = await db.sitePage.findFirstOrThrow({ where: { path: "/" } });
    const shown = await press(publishPageAction, { pageId: String(home.id) });
    expect(shown.message).toContain("The site shows these words already");
  });

  it("is told to ask the owner if the address of a receipt is wrong", async () => {
    const { number } = await soldOrder();
    const read = async () => {
      const params = Promise.resolve({ number: String(number) });
      const page = await ResendPage({ params, searchParams: Promise.resolve({}) });
      return renderToStaticMarkup(page.props.lead);
    };
    const assistant = await invite();
    await signIn(assistant);
    expect(await read()).toContain("ask the owner of this shop to correct it.");
    await changeAssistant(COACH, { email: assistant, seesMoney: true, isOwner: false });
    expect(await read()).toContain("If that address is wrong, correct it instead.");
  });
});

it("an invitation is mailed to the assistant, reported to the owner and recorded in the audit log", async () => {
  const email = await invite(true);
  const { id } = await db.assistant.findUniqueOrThrow({ where: { email } });
  const mails = await db.outboxMail.findMany({
    where: { key: { contains: id } },
    orderBy: { kind: "asc" },
    select: { kind: true, to: true },
  });
  expect(mails).toEqual([
    { kind: "assistant-invitation", to: email },
    { kind: "security-notice", to: COACH },
  ]);
  const [entry] = await db.auditLog.findMany({ where: { subject: `assistant:${id}` } });
  expect(entry).toMatchObject({
    actorEmail: COACH,
    action: "assistant.invite",
    after: { email, seesMoney: true, isOwner: false },
  });
});

it("the audit log says which rights an assistant had before each change, and at the end", async () => {
  const email = await invite(true);
  const { id } = await db.assistant.findUniqueOrThrow({ where: { email } });
  await changeAssistant(COACH, { email, seesMoney: false, isOwner: true });
  await endAssistant(COACH, email);
  const [, changed, ended] = await readAudit(`assistant:${id}`);
  expect(changed).toMatchObject({
    before: { seesMoney: true, isOwner: false },
    after: { seesMoney: false, isOwner: true },
  });
  expect(ended).toMatchObject({ before: { seesMoney: false, isOwner: true } });
});

it("an invitation that nobody took up within a week opens nothing, and can be sent again", async () => {
  const [late, there] = [await invite(), await invite()];
  await db.assistant.update({ where: { email: there }, data: { cameInAt: new Date() } });
  const createdAt = new Date(Date.now() - 8 * DAY_MS);
  await db.assistant.updateMany({ where: { email: { in: [late, there] } }, data: { createdAt } });
  expect(await findRights(late)).toBeNull();
  expect(await findRights(there)).toEqual({ isOwner: false, seesMoney: false });
  const listed = await listAssistants();
  expect(listed.find(({ email }) => email === late)).toMatchObject({ isLapsed: true });
  expect(listed.find(({ email }) => email === there)).toMatchObject({ isLapsed: false });
  const owner = { email: late, seesMoney: false, isOwner: true };
  await expect(changeAssistant(COACH, owner)).rejects.toThrow("Please invite the address again");
  await inviteAssistant(COACH, { email: late, seesMoney: false, isOwner: false });
  expect(await findRights(late)).toEqual({ isOwner: false, seesMoney: false });
});

it("neither an assistant who is already invited nor the owner can be invited", async () => {
  const email = await invite();
  await expect(inviteAssistant(COACH, { email, seesMoney: true, isOwner: false })).rejects.toThrow(
    "already",
  );
  await expect(
    inviteAssistant(COACH, { email: COACH, seesMoney: true, isOwner: false }),
  ).rejects.toThrow("already");
});

it("ending an assistant's access signs them out and removes their second factor", async () => {
  const email = await invite();
  const { id } = await newUser({ email, firstSignInAt: new Date() });
  await createSession(db, id);
  await db.coachFactor.create({ data: { userId: id, secret: "sealed" } });
  await endAssistant(COACH, email);
  expect(await findRights(email)).toBeNull();
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
  expect(await db.coachFactor.count({ where: { userId: id } })).toBe(0);
  await expect(endAssistant(COACH, email)).rejects.toThrow("not found");
});

it("an assistant who became an owner by the settings keeps phone and sessions when the invitation ends", async () => {
  const email = await invite();
  const { id } = await newUser({ email, firstSignInAt: new Date() });
  await createSession(db, id);
  await db.coachFactor.create({ data: { userId: id, secret: "sealed" } });
  env.COACH_EMAILS.push(email);
  onTestFinished(() => {
    env.COACH_EMAILS.pop();
  });
  await endAssistant(COACH, email);
  expect(await db.session.count({ where: { userId: id } })).toBe(1);
  expect(await db.coachFactor.count({ where: { userId: id } })).toBe(1);
});

it("an assistant cannot change their e-mail address while they have access to the back office", async () => {
  const email = await invite();
  const { id } = await newUser({ email, firstSignInAt: new Date() });
  await expect(requestEmailChange(id, newAddress())).rejects.toThrow("back office");
  const createdAt = new Date(Date.now() - 8 * DAY_MS);
  await db.assistant.update({ where: { email }, data: { createdAt } });
  await requestEmailChange(id, newAddress());
});

it.each<[what: string, (email: string) => Promise<void>, boolean]>([
  ["end one assistant's access", (email) => endAssistant(COACH, email), true],
  [
    "invite one address",
    (email) => inviteAssistant(COACH, { email, seesMoney: false, isOwner: false }),
    false,
  ],
])(
  "when two people %s at the same moment, the second gets a message and no error",
  async (_what, run, isThere) => {
    const email = isThere ? await invite() : newAddress();
    const act = formAction(z.object({}), async () => {
      await run(email);
      return { done: true };
    });
    const press = () => act(emptyForm, new FormData());
    const states: Promise<FormState>[] = [];
    await whileHeld(
      (tx) => tx.$queryRaw`SELECT 1 FROM "Assistant" WHERE "email" = ${email} FOR UPDATE`,
      async (untilWaiting, tx) => {
        if (!isThere) await tx.assistant.create({ data: { email, invitedBy: COACH } });
        states.push(press(), press());
        await untilWaiting(2);
      },
    );
    const messages = (await Promise.all(states)).flatMap(({ message }) => message ?? []);
    const told = expect.stringContaining("at the same moment");
    expect(messages).toEqual(isThere ? [told] : [told, told]);
  },
);

it(`at most ${MOST_ASSISTANTS} assistants can be invited`, async () => {
  const free = MOST_ASSISTANTS - (await listAssistants()).length;
  for (let count = 0; count < free; count++) await invite();
  await expect(invite()).rejects.toThrow("At most");
});
