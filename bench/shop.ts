import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import { growLargeShop } from "@/tests/support/large-shop";

const SLUG = "the-journey-to-self-discovery";

export type Learner = { cookie: string; lessonId: number; slug: string };

/** Somebody who has bought a course and is signed in. */
export async function createLearner(databaseUrl: string): Promise<Learner> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await ask(
    databaseUrl,
    `WITH learner AS (
       INSERT INTO "User" (id, email) VALUES (gen_random_uuid(), $1) RETURNING id),
     session AS (
       INSERT INTO "Session" (id, "sessionToken", "userId", expires)
       SELECT gen_random_uuid(), $2, id, now() + interval '30 days' FROM learner),
     access AS (
       INSERT INTO "Grant" (id, "userId", "courseId", reason)
       SELECT gen_random_uuid(), learner.id, c.id, 'given by hand' FROM learner, "Course" c WHERE slug = $3)
     SELECT min(l.id)::int AS "lessonId" FROM "Lesson" l JOIN "Course" c ON c.id = l."courseId" WHERE slug = $3`,
    [`${token.toLowerCase()}@example.test`, createHash("sha256").update(token).digest("hex"), SLUG],
  );
  const [{ lessonId }] = z.tuple([z.object({ lessonId: z.number() })]).parse(rows);
  return { cookie: `next-auth.session-token=${token}`, lessonId, slug: SLUG };
}

/** The same shop after years, as a database of its own beside the small one. */
export async function prepareLargeShop(databaseUrl: string): Promise<string> {
  const large = new URL(databaseUrl);
  large.pathname = "/large_shop";
  const maintenance = new URL(databaseUrl);
  maintenance.pathname = "/postgres";
  await ask(maintenance.href, "DROP DATABASE IF EXISTS large_shop WITH (FORCE)");
  const name = new URL(databaseUrl).pathname.slice(1);
  await ask(maintenance.href, `CREATE DATABASE large_shop TEMPLATE ${name}`);
  const client = new pg.Client({ connectionString: large.href });
  await client.connect();
  await growLargeShop(client);
  await client.end();
  return large.href;
}

async function ask(databaseUrl: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}
