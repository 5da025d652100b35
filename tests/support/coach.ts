import type { BrowserContext } from "@playwright/test";
import { z } from "zod";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { signIn } from "./learner";
import { query } from "./world";

/** The coach in this browser, signed in by mail and with the second factor just proven. */
export async function signInAsCoach(context: BrowserContext): Promise<void> {
  const userId = await findOrCreateCoach();
  await signIn(context, userId);
  await query(`UPDATE "Session" SET "factorProvenAt" = now() WHERE "userId" = $1`, [userId]);
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
