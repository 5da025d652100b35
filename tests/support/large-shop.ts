import type { ClientBase } from "pg";

/** How much there is of what grows with the years. */
const LARGE = { courses: 10_000, users: 100_000, orders: 200_000, progress: 1_000_000 };

const LESSONS = 10;
const COURSES_IN_A_CATEGORY = 50;

/**
 * Years of a busy shop, made by the database itself. Names and addresses are numbered: "large-1" is a
 * course, "large1@example.test" somebody who has bought two and has done ten lessons of one.
 */
export async function growLargeShop(client: ClientBase): Promise<void> {
  // The triggers' work is done here in one go: row by row it would take minutes.
  await client.query("SET session_replication_role = replica");
  for (const statement of statements) await client.query(statement);
  await client.query("SET session_replication_role = DEFAULT");
  await client.query("VACUUM ANALYZE");
}

const { courses, users, orders, progress } = LARGE;
const EACH = progress / users;

const statements = [
  `INSERT INTO "Category" (id, slug, name, description, position)
   SELECT 1000 + n, 'large-' || n, 'Category ' || n, 'A large one.', 1000 + n
   FROM generate_series(0, ${courses / COURSES_IN_A_CATEGORY - 1}) n`,

  `INSERT INTO "Course" (id, slug, title, description, "categoryId", "pricePence", position, "publishedAt", "updatedAt")
   SELECT 100000 + n, 'large-' || n, 'Course ' || n, repeat('What it is about. ', 10),
     1000 + n % ${courses / COURSES_IN_A_CATEGORY}, 4999, 1000 + n, now() - interval '1 year', now()
   FROM generate_series(1, ${courses}) n`,

  `INSERT INTO "Lesson" (id, "courseId", position, title, description, "durationMinutes", "contentHtml", "isPreview")
   SELECT 1000000 + n * ${LESSONS} + at, 100000 + n, at, 'Lesson ' || at, 'A lesson.', 12,
     repeat('<p>Words that were paid for.</p>', 10), at = 1
   FROM generate_series(1, ${courses}) n, generate_series(1, ${LESSONS}) at`,

  `INSERT INTO "User" (id, email, name, "createdAt")
   SELECT uuidv7(make_interval(secs => (n - ${users}) * 600)), 'large' || n || '@example.test',
     (ARRAY['Anna','Brid','Conor','Deirdre'])[1 + n % 4] || ' ' ||
     (ARRAY['Murphy','Kelly','Walsh','Ryan','Byrne'])[1 + n % 5] || n % 997,
     now() - make_interval(secs => (${users} - n) * 600)
   FROM generate_series(1, ${users}) n`,

  `CREATE TEMP TABLE large_buyer AS
   SELECT id, email, name, substring(email from '[0-9]+')::int AS n FROM "User" WHERE email LIKE 'large%'`,

  `INSERT INTO "Order" (id, status, "courseId", "courseTitle", "pricePence", email, "userId",
     "paymentIntentId", "networkKey", "paidAt", "consentVersion", "consentedAt", "createdAt", "updatedAt")
   SELECT uuidv7(at - now()), CASE WHEN m % 10 = 0 THEN 'pending' ELSE 'paid' END::"OrderStatus",
     100001 + m % ${courses}, 'Course', 4999, email, id, 'pi_large_' || m, 'network' || m % 20000,
     CASE WHEN m % 10 <> 0 THEN at END, '2026-11', at, at, at
   FROM (SELECT b.*, b.n * 2 - half AS m,
       now() - (${orders} - (b.n * 2 - half)) * interval '10 minutes' AS at
     FROM large_buyer b, generate_series(0, 1) half) AS bought
   ORDER BY m`,

  `INSERT INTO "Grant" (id, "userId", "courseId", "orderId", reason, "createdAt")
   SELECT gen_random_uuid(), "userId", "courseId", id, 'bought', "paidAt" FROM "Order"
   WHERE "paymentIntentId" LIKE 'pi_large_%' AND status = 'paid'`,

  `INSERT INTO "ProviderEvent" (id, type, "paymentIntentId", payload, "receivedAt", "processedAt", outcome)
   SELECT 'evt_' || "paymentIntentId", 'payment_intent.succeeded', "paymentIntentId",
     json_build_object('created', extract(epoch from "paidAt")::bigint), "paidAt", "paidAt", 'granted'
   FROM "Order" WHERE "paymentIntentId" LIKE 'pi_large_%' AND status = 'paid'`,

  `INSERT INTO "OrderEvent" ("orderId", kind, detail)
   SELECT id, 'paid', 'Paid' FROM "Order" WHERE "paymentIntentId" LIKE 'pi_large_%'`,

  `INSERT INTO "LessonProgress" ("userId", "lessonId", completed, "completedAt", "watchSeconds", "updatedAt")
   SELECT id, 1000000 + (1 + (n * 2) % ${courses}) * ${LESSONS} + at, true, now(), 60, now()
   FROM large_buyer, generate_series(1, ${EACH}) at`,

  `INSERT INTO "Enrolment" ("userId", "courseId", "isOpen", "completedLessons", "finishedAt", "lastLessonId", "lastProgressAt")
   SELECT g."userId", g."courseId", true, 5, NULL, 1000000 + (g."courseId" - 100000) * ${LESSONS} + 1,
     max(g."createdAt")
   FROM "Grant" g JOIN large_buyer b ON b.id = g."userId" GROUP BY 1, 2`,

  `INSERT INTO "Certificate" (id, number, "userId", "courseId", name, "courseTitle", "completedAt")
   SELECT gen_random_uuid(), translate(upper(substring(md5(n::text) for 4) || '-' ||
       substring(md5(n::text) from 5 for 4) || '-' || substring(md5(n::text) from 9 for 4)), 'ILOU', '1100'),
     id, 100001 + n % ${courses}, name, 'Course', now()
   FROM large_buyer WHERE n % 10 = 7`,

  `INSERT INTO "Session" (id, "sessionToken", "userId", expires)
   SELECT gen_random_uuid(), encode(sha256(email::bytea), 'hex'), id, now() + interval '1 day' FROM large_buyer`,

  `INSERT INTO "SignInToken" (id, email, purpose, "expiresAt", "usedAt", "createdAt")
   SELECT gen_random_uuid(), email, 'sign_in', now() - interval '1 day', now(), now() - interval '1 day'
   FROM large_buyer`,

  `INSERT INTO "OutboxMail" (id, key, kind, "to", props, "sentAt")
   SELECT gen_random_uuid(), 'large:' || id, 'purchase-confirmation', email,
     json_build_object('orderId', id), now()
   FROM "Order" WHERE "paymentIntentId" LIKE 'pi_large_%' AND status = 'paid'`,

  `INSERT INTO "AuditLog" ("actorEmail", action, subject, "createdAt")
   SELECT 'coach@example.test', 'order.resend', 'order:' || number, "createdAt" FROM "Order"
   WHERE "paymentIntentId" LIKE 'pi_large_%'`,

  `INSERT INTO "ContactMessage" (id, name, email, subject, message, state, "createdAt")
   SELECT uuidv7(make_interval(secs => -n)), name, email, 'Hello', 'A question about course ' || n, 'answered',
     now() - make_interval(secs => n)
   FROM large_buyer`,

  `INSERT INTO "Attention" (id, key, kind, detail, "createdAt", "resolvedAt")
   SELECT gen_random_uuid(), 'large-' || n, 'job-given-up', 'Done long ago.', now(), now()
   FROM large_buyer WHERE n % 10 = 0`,

  `INSERT INTO "FormerSlug" (slug, "courseId")
   SELECT 'former-' || n, 100000 + n FROM generate_series(1, ${courses}) n`,
];
