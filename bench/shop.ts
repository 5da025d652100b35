import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { growLargeShop } from "@/tests/support/large-shop";
import { withClient } from "@/tests/support/with-client";
import { CONNECTIONS } from "./target";

const SLUG = "the-journey-to-self-discovery";

export type Learners = { cookies: string[]; lessonId: number; slug: string };

/** Signed-in people who own a course, one per connection, so that no two of them write the same row. */
export async function createLearners(databaseUrl: string): Promise<Learners> {
  const tokens = Array.from({ length: CONNECTIONS }, () => randomBytes(32).toString("base64url"));
  const { rows } = await ask(
    databaseUrl,
    `WITH learner AS (
       INSERT INTO "User" (id, email)
       SELECT gen_random_uuid(), hash || '@example.test' FROM unnest($1::text[]) hash
       RETURNING id, split_part(email, '@', 1) AS hash),
     session AS (
       INSERT INTO "Session" (id, "sessionToken", "userId", expires)
       SELECT gen_random_uuid(), hash, id, now() + interval '30 days' FROM learner),
     access AS (
       INSERT INTO "Grant" (id, "userId", "courseId", reason)
       SELECT gen_random_uuid(), learner.id, c.id, 'given by hand' FROM learner, "Course" c WHERE slug = $2)
     SELECT min(l.id)::int AS "lessonId" FROM "Lesson" l JOIN "Course" c ON c.id = l."courseId" WHERE slug = $2`,
    [tokens.map((token) => createHash("sha256").update(token).digest("hex")), SLUG],
  );
  const [{ lessonId }] = z.tuple([z.object({ lessonId: z.number() })]).parse(rows);
  const cookies = tokens.map((token) => `next-auth.session-token=${token}`);
  return { cookies, lessonId, slug: SLUG };
}

export async function prepareLargeShop(databaseUrl: string): Promise<string> {
  const large = new URL(databaseUrl);
  large.pathname = "/large_shop";
  const maintenance = new URL(databaseUrl);
  maintenance.pathname = "/postgres";
  await ask(maintenance.href, "DROP DATABASE IF EXISTS large_shop WITH (FORCE)");
  const name = new URL(databaseUrl).pathname.slice(1);
  await ask(maintenance.href, `CREATE DATABASE large_shop TEMPLATE ${name}`);
  await withClient(large.href, growLargeShop);
  return large.href;
}

function ask(databaseUrl: string, sql: string, values: unknown[] = []) {
  return withClient(databaseUrl, (client) => client.query(sql, values));
}
