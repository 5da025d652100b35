import { expect, it, onTestFinished, vi } from "vitest";
import { createSession } from "@/lib/auth/commands";
import { db } from "@/lib/db";
import { newUser } from "../support/builders";
import { paidPurchase } from "../support/shop";

it("a change of NEXTAUTH_SECRET ends no session and loses no payment in progress", async () => {
  const { id } = await newUser({ firstSignInAt: new Date() });
  const session = await createSession(db, id);
  const { paymentIntentId, orderId } = await paidPurchase();

  vi.resetModules();
  vi.stubEnv("NEXTAUTH_SECRET", "another secret of more than thirty-two characters");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { findSession } = await import("@/lib/auth/queries");
  expect((await findSession(session))?.user.id).toBe(id);
  const { fulfil } = await import("@/lib/payments/fulfil");
  await fulfil(paymentIntentId);
  expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ status: "paid" });
  expect(await db.grant.count({ where: { orderId } })).toBe(1);
});
