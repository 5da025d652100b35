import type { BrowserContext, Page } from "@playwright/test";
import { z } from "zod";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { keepCookie, newSession } from "./learner";
import { newAddress } from "./samples";
import { codeAt } from "./totp";
import { query } from "./world";

/** Signs the coach in to this browser, as if by mail and with the second factor just proven. */
export async function signInAsCoach(context: BrowserContext): Promise<void> {
  await keepCookie(context, await newCoachSession());
}

export async function newCoachSession(): Promise<string> {
  const userId = await findOrCreateCoach();
  const cookie = await newSession(userId);
  await query(`UPDATE "Session" SET "factorProvenAt" = now() WHERE "userId" = $1`, [userId]);
  return cookie;
}

/** The cookie of an assistant who may not see what is earned. */
export async function newAssistantSession(): Promise<string> {
  const email = newAddress();
  const added = await query(
    `INSERT INTO "User" (id, email, "firstSignInAt") VALUES (gen_random_uuid(), $1, now()) RETURNING id`,
    [email],
  );
  const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(added);
  await query(
    `INSERT INTO "Assistant" (id, email, "invitedBy") VALUES (gen_random_uuid(), $1, $2)`,
    [email, COACH_EMAIL],
  );
  const cookie = await newSession(id);
  await query(`UPDATE "Session" SET "factorProvenAt" = now() WHERE "userId" = $1`, [id]);
  return cookie;
}

export async function findOrCreateCoach(): Promise<string> {
  await query(
    `INSERT INTO "User" (id, email, "firstSignInAt") VALUES (gen_random_uuid(), $1, now())
     ON CONFLICT (email) DO UPDATE SET "firstSignInAt" = now()`,
    [COACH_EMAIL],
  );
  const rows = await query(`SELECT id FROM "User" WHERE email = $1`, [COACH_EMAIL]);
  return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
}

/** Resets everything as if the coach had never signed in. */
export async function forgetCoach(): Promise<void> {
  const userId = await findOrCreateCoach();
  for (const table of ["Session", "CoachFactor", "RecoveryCode"]) {
    await query(`DELETE FROM "${table}" WHERE "userId" = $1`, [userId]);
  }
}

/** The key that the set-up page shows for typing by hand. */
export async function readKey(page: Page): Promise<string> {
  return (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
}

const HALF_MINUTE_MS = 30_000;

/** A phone that never shows a code twice. It may run half a minute ahead, because that code is accepted too. */
export class PhoneClock {
  readonly #secret: string;
  #step = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  code(): string {
    this.#step = Math.max(this.#step + 1, Math.floor(Date.now() / HALF_MINUTE_MS));
    return this.usedCode();
  }

  usedCode(): string {
    return codeAt(this.#secret, this.#step * HALF_MINUTE_MS);
  }
}
