import pg from "pg";
import { env } from "../lib/env.ts";
import { mailedToken } from "../lib/paths/mailed-link.ts";

// Prints the coach's sign-in link, because none can be mailed before mail works.
const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();
const { rows } = await client.query(
  `INSERT INTO "SignInToken" ("id", "email", "purpose", "callbackPath", "expiresAt")
   VALUES (gen_random_uuid(), $1, 'sign_in', '/admin', now() + interval '10 minutes') RETURNING "id"`,
  [env.COACH_EMAILS[0]],
);
await client.end();
const link = new URL("/signin/link", env.NEXTAUTH_URL);
link.searchParams.set("token", mailedToken("sign-in-link", rows[0].id));
console.log(`Within ten minutes, ${env.COACH_EMAILS[0]} can sign in here:\n${link}`);
