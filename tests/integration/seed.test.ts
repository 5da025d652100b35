import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";

it("a new site has no account but the coach's, and no way in but a mail to it", async () => {
  const users = await db.user.findMany();
  expect(users.map(({ email }) => email).sort()).toEqual(env.COACH_EMAILS.toSorted());
  expect(users.map(({ firstSignInAt }) => firstSignInAt)).toEqual(users.map(() => null));
  expect([
    await db.session.count(),
    await db.signInToken.count(),
    await db.coachFactor.count(),
    await db.recoveryCode.count(),
    await db.grant.count(),
  ]).toEqual([0, 0, 0, 0, 0]);
});
