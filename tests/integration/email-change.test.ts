import { beforeEach, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import {
  cancelEmailChange,
  confirmEmailChange,
  eraseOwnAccount,
  refuseEmailChange,
  requestEmailChange,
} from "@/lib/account/commands";
import { findPendingEmailChange } from "@/lib/account/queries";
import type { Side } from "@/lib/account/rules";
import { endAssistant, inviteAssistant } from "@/lib/auth/assistants/commands";
import { createSession, lockUser } from "@/lib/auth/commands";
import { findSession } from "@/lib/auth/queries";
import { signInByLink } from "@/lib/auth/sign-in-links";
import { saveContactMessage } from "@/lib/contact/commands";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { sendQueuedMail } from "@/lib/mail/send";
import { requestSubscription } from "@/lib/newsletter/commands";
import { fulfil } from "@/lib/payments/fulfil";
import {
  COACH,
  expectRefused,
  findCoach,
  findMail,
  newUser,
  readOwnRows,
  soldOrder,
} from "../support/builders";
import { mailedLink } from "../support/mailed-link";
import { deliver } from "../support/outbox";
import { newAddress } from "../support/samples";
import { beginPurchase, mailKinds, pay, readOrder } from "../support/shop";
import { whileHeld } from "../support/while-held";

let oldEmail: string;
let newEmail: string;
let userId: string;
let sessionToken: string;

beforeEach(async () => {
  [oldEmail, newEmail] = [newAddress(), newAddress()];
  ({ id: userId } = await newUser({ email: oldEmail, firstSignInAt: new Date() }));
  sessionToken = await createSession(db, userId);
});

async function ask(to = newEmail) {
  await requestEmailChange(userId, to);
  const { id } = await db.emailChange.findUniqueOrThrow({ where: { userId } });
  const link = (side: Side) => mailedLink(`email-change-${side}`, id);
  return {
    link,
    agree: (side: Side, browser = { userId, sessionToken }) =>
      confirmEmailChange(side, link(side), browser),
  };
}

/** Asks for a change to the new address, and agrees on both sides. */
async function change() {
  const asked = await askAndAgree();
  expect(await asked.agree("new")).toBe("changed");
  return asked;
}

async function currentEmail(): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id: userId } })).email;
}

/** Asks for a change to the new address, to which the old one agrees. */
async function askAndAgree() {
  const asked = await ask();
  expect(await asked.agree("old")).toBe("waiting");
  return asked;
}

it.each([
  ["old", "new"],
  ["new", "old"],
] as const)(
  "takes effect when both addresses have agreed, the %s one first",
  async (first, second) => {
    const { agree } = await ask();
    expect(await agree(first)).toBe("waiting");
    expect(await currentEmail()).toBe(oldEmail);
    expect(await agree(second)).toBe("changed");
    expect(await currentEmail()).toBe(newEmail);
    expect(await findPendingEmailChange(userId)).toBeNull();
    const kept = { subject: `person:${userId}`, action: "person.move" };
    expect(await db.auditLog.count({ where: kept })).toBe(1);
  },
);

it("both addresses agreeing at the same moment change the account once", async () => {
  const { agree } = await ask();
  const answers = await Promise.all([agree("old"), agree("new")]);
  expect(answers.sort()).toEqual(["changed", "waiting"]);
  expect(await currentEmail()).toBe(newEmail);
});

it("agreeing again, twice at the same moment, or stopping too late gets the same answer", async () => {
  const { agree, link } = await askAndAgree();
  expect(await agree("old")).toBe("waiting");
  expect(await Promise.all([agree("new"), agree("new")])).toEqual(["changed", "changed"]);
  expect(await agree("new")).toBe("changed");
  expect(await confirmEmailChange("old", link("old"), null)).toBe("changed");
  expect(await confirmEmailChange("old", link("new"), null)).toBe("ended");
  expect(await refuseEmailChange("old", link("old"))).toBe("changed");
  expect(await currentEmail()).toBe(newEmail);
  // The old address may belong to another person by now.
  expect(await db.emailChange.count({ where: { oldEmail } })).toBe(0);
});

it("each link works for an hour, and only for its own side", async () => {
  const { agree, link } = await ask();
  expect(await confirmEmailChange("new", link("old"), { userId, sessionToken })).toBe("ended");
  await agree("old");
  await db.emailChange.update({ where: { userId }, data: { expiresAt: new Date() } });
  expect(await agree("new")).toBe("ended");
  expect(await currentEmail()).toBe(oldEmail);
});

it("a mail to a mistyped address does not give its reader the account", async () => {
  const { agree, link } = await askAndAgree();
  expect(await confirmEmailChange("new", link("new"), null)).toBe("other-account");
  const stranger = await newUser();
  const theirs = { userId: stranger.id, sessionToken: await createSession(db, stranger.id) };
  expect(await agree("new", theirs)).toBe("other-account");
  expect(await currentEmail()).toBe(oldEmail);
});

it("either address can stop the change; cancelling, requesting another or erasing the account ends it too", async () => {
  const first = await ask();
  expect(await refuseEmailChange("old", first.link("old"))).toBe("stopped");
  expect(await first.agree("new")).toBe("ended");
  const second = await ask();
  await cancelEmailChange(userId);
  expect(await second.agree("old")).toBe("ended");
  const third = await ask();
  await ask(newAddress());
  expect(await third.agree("old")).toBe("ended");
  const fourth = await ask();
  await eraseOwnAccount(userId);
  expect(await fourth.agree("old")).toBe("ended");
});

it("stopping a change at the moment that the other side completes it answers that it was made", async () => {
  const { agree, link } = await askAndAgree();
  const answers: Promise<string>[] = [];
  await whileHeld(
    (tx) => lockUser(tx, userId),
    async (untilWaiting) => {
      answers.push(agree("new"));
      await untilWaiting(1);
      answers.push(refuseEmailChange("old", link("old")));
      await untilWaiting(2);
    },
  );
  expect(await Promise.all(answers)).toEqual(["changed", "changed"]);
  expect(await currentEmail()).toBe(newEmail);
});

it("agreeing at the moment that the change is cancelled answers that it has ended", async () => {
  const { agree } = await askAndAgree();
  let answer: Promise<string> | undefined;
  await whileHeld(
    (tx) => lockUser(tx, userId),
    async (untilWaiting, tx) => {
      answer = agree("new");
      await untilWaiting(1);
      await tx.emailChange.delete({ where: { userId } });
    },
  );
  expect(await answer).toBe("ended");
  expect(await currentEmail()).toBe(oldEmail);
});

it.each<[string, () => Promise<unknown>, string]>([
  ["was stopped", () => cancelEmailChange(userId), "erased with its reader"],
  [
    "has expired",
    () => db.emailChange.update({ where: { userId }, data: { expiresAt: new Date() } }),
    "outdated",
  ],
])("a mail about a change that %s is not sent", async (_what, happen, outcome) => {
  await ask();
  const mails = await db.outboxMail.findMany({ where: { to: { in: [oldEmail, newEmail] } } });
  expect(mails).toHaveLength(2);
  await happen();
  for (const { id } of mails) expect(await sendQueuedMail(id)).toBe(outcome);
});

it("an address that has an account looks the same to whoever asks for it, and no accounts are merged", async () => {
  const owner = await newUser({ email: newEmail });
  const { agree } = await ask();
  const asked = async () => ({
    ...(await findPendingEmailChange(userId)),
    newEmail: "",
    expiresAt: "",
  });
  const known = await asked();
  expect(await mailKinds(oldEmail)).toEqual(["email-change"]);
  expect(await mailKinds(newEmail)).toEqual(["email-change-taken"]);
  const { text } = await deliver("email-change-taken", newEmail);
  expect(text).not.toContain("/email-change/");
  await ask(newAddress());
  expect(await asked()).toEqual(known);
  expect(await agree("old")).toBe("ended");
  expect(await db.user.count({ where: { id: { in: [owner.id, userId] } } })).toBe(2);
});

it("an account that was created for the new address in the meantime stays separate", async () => {
  const { agree } = await askAndAgree();
  await newUser({ email: newEmail });
  await expectRefused(agree("new"));
  expect(await currentEmail()).toBe(oldEmail);
});

it("an account that is created for the new address at the same moment stays separate", async () => {
  const { agree } = await askAndAgree();
  let refused: Promise<void> | undefined;
  await whileHeld(
    (tx) => tx.user.create({ data: { email: newEmail } }),
    async (untilWaiting) => {
      refused = expectRefused(agree("new"));
      await untilWaiting(1);
    },
  );
  await refused;
  expect(await currentEmail()).toBe(oldEmail);
});

it("a change signs other browsers out and invalidates links mailed to the old address", async () => {
  const other = await createSession(db, userId);
  const token = await db.signInToken.create({
    data: { email: oldEmail, purpose: "purchase", expiresAt: new Date(Date.now() + 60_000) },
  });
  await change();
  expect(await findSession(other)).toBeNull();
  expect(await findSession(sessionToken)).toMatchObject({ user: { email: newEmail } });
  expect(await signInByLink(mailedLink("sign-in-link", token.id))).toEqual({
    status: "unknown",
  });
});

it("paid courses move with the account, and queued mails go to the new address", async () => {
  const bought = await soldOrder({ email: oldEmail });
  await change();
  expect(await readOrder(bought.orderId)).toMatchObject({ email: newEmail, userId });
  const mail = await deliver("purchase-confirmation", newEmail);
  const token = /signin\/link\?token=([\w-]+)\.([\w-]{43})/.exec(mail.text ?? "");
  const result = await signInByLink({ tokenId: token?.[1] ?? "", secret: token?.[2] ?? "" });
  if (result.status !== "signed-in") throw new Error(`It was ${result.status}.`);
  expect(await findSession(result.sessionToken)).toMatchObject({ user: { email: newEmail } });
  expect(await db.user.count({ where: { email: oldEmail } })).toBe(0);
});

it("a mail that the old mailbox has, because its answer was lost, opens nothing after the change", async () => {
  await soldOrder({ email: oldEmail });
  const { props } = await findMail(oldEmail);
  await change();
  const { tokenId } = z.object({ tokenId: z.string() }).parse(props);
  const opened = await signInByLink(mailedLink("sign-in-link", tokenId));
  expect(opened).toEqual({ status: "unknown" });
});

it("a person who is invited to the back office meanwhile keeps the address", async () => {
  const { agree } = await askAndAgree();
  await inviteAssistant(COACH, { email: oldEmail, seesMoney: false, isOwner: false });
  onTestFinished(() => endAssistant(COACH, oldEmail));
  await expectRefused(agree("new"), 409, "back office");
  expect(await currentEmail()).toBe(oldEmail);
});

it("a newsletter subscription stays with its address, which can still confirm it", async () => {
  await requestSubscription(oldEmail);
  await change();
  expect(await mailKinds(newEmail)).not.toContain("newsletter-confirmation");
  const { text } = await deliver("newsletter-confirmation", oldEmail);
  expect(text).toContain("/newsletter/");
});

/** A payment that is made now reaches the account and its new address. */
async function expectOwned(begun: Awaited<ReturnType<typeof beginPurchase>> | undefined) {
  const { orderId, paymentIntentId, course } = begun ?? expect.unreachable();
  await pay(paymentIntentId);
  expect(await fulfil(paymentIntentId)).toBe("succeeded");
  expect(await readOrder(orderId)).toMatchObject({ userId, email: newEmail });
  expect(await findCourseAccess(userId, { id: course.id })).not.toBeNull();
}

it.each(["before", "after"])(
  "a payment with the old address that begins %s the account moves reaches the account",
  async (when) => {
    const early = when === "before" && (await beginPurchase({ email: oldEmail }));
    await change();
    // Afterwards, the page and the session that asked for it still name the old address.
    await expectOwned(early || (await beginPurchase({ email: oldEmail, userId })));
  },
);

it("a payment that begins with the old address while the account moves reaches the account", async () => {
  const { agree } = await askAndAgree();
  const expiresAt = new Date(Date.now() + 60_000);
  await db.signInToken.create({ data: { email: oldEmail, purpose: "purchase", expiresAt } });
  let agreed: Promise<string> | undefined;
  let begun: ReturnType<typeof beginPurchase> | undefined;
  await whileHeld(
    (tx) => tx.$queryRaw`SELECT 1 FROM "SignInToken" WHERE "email" = ${oldEmail} FOR UPDATE`,
    async (untilWaiting) => {
      agreed = agree("new");
      await untilWaiting(1);
      begun = beginPurchase({ email: oldEmail });
      await Promise.race([begun, untilWaiting(2)]);
    },
  );
  expect(await agreed).toBe("changed");
  await expectOwned(await begun);
});

it("the coach's address can be changed in the configuration only", async () => {
  const coach = await findCoach();
  await expect(requestEmailChange(coach.id, newEmail)).rejects.toThrow("runs the shop");
});

it("a move removes the second factor, because the new address may be a coach's", async () => {
  await db.coachFactor.create({
    data: { userId, secret: "an older one", confirmedAt: new Date() },
  });
  await db.session.updateMany({ where: { userId }, data: { factorProvenAt: new Date() } });
  await change();
  expect(await db.coachFactor.count({ where: { userId } })).toBe(0);
  expect(await db.session.findMany({ where: { userId } })).toMatchObject([
    { factorProvenAt: null },
  ]);
});

it("messages sent from the old address stay in their writer's data and are erased with it", async () => {
  const words = { name: "Ada", subject: "A question", message: "May I ask something?" };
  await saveContactMessage({ ...words, email: oldEmail });
  await change();
  expect(await readOwnRows(userId, "messages")).toMatchObject([words]);
  await eraseOwnAccount(userId);
  const addresses = { email: { in: [oldEmail, newEmail] } };
  expect(await db.contactMessage.count({ where: addresses })).toBe(0);
});
