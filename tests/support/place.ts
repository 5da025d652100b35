import { basename } from "node:path";
import { z } from "zod";
import { findOrCreateCoach, newAssistantSession, newCoachSession } from "./coach";
import { newCourse, newLearner, newSession } from "./learner";
import { newNamedFile } from "./named-file";
import { endAccess, newCertificate, suspendAccess } from "./people";
import type { Role } from "./route-table";
import { newAddress } from "./samples";
import { query } from "./world";

export const WORDS = "Words that were paid for.";
const FILM = "films/the-journey-to-self-discovery-01";

/**
 * For paying people only: a lesson's words, which are the content of the files that it names as well, its film's place
 * in the store, and the first bytes of films and captions.
 */
const SECRETS = [WORDS, FILM, "ftypisom", "WEBVTT"];

export function secretsIn(body: string): string[] {
  return SECRETS.filter((secret) => body.includes(secret));
}

export type Place = Awaited<ReturnType<typeof preparePlace>>;

/** A new course with everything that a lesson can have, and a learner who has finished it. */
export async function preparePlace() {
  const [picture, sheet] = [newNamedFile("picture", WORDS), newNamedFile("PDF", WORDS)];
  const course = await newCourse("generic", [
    {
      title: "Paid",
      contentHtml: `<p>${WORDS} Print <a href="${sheet}">the sheet</a> first.</p><img src="${picture}" alt="">`,
      videoUrl: `media:${FILM}.mp4`,
      downloadUrl: `media:${FILM}.vtt`,
    },
  ]);
  const other = await newCourse("generic", [{ title: "Another" }]);
  const buyer = await newLearner(course.courseId);
  const number = await newCertificate(buyer, course.courseId);
  const pictureId = z.coerce.number().parse(
    await insert(`INSERT INTO "Picture" (address, name)
      VALUES ('/pictures/' || md5(random()::text) || '-1x1.webp', 'Steps') RETURNING id::text`),
  );
  const [order] = await query(
    `INSERT INTO "Order" (id, "courseId", "courseTitle", "pricePence", email, "updatedAt")
     VALUES (gen_random_uuid(), $1, 'The Test Course', 4999, 'somebody@example.test', now())
     RETURNING number`,
    [course.courseId],
  );
  const orderNumber = z.object({ number: z.number() }).parse(order).number;
  const messageId = await insert(`INSERT INTO "ContactMessage" (id, name, email, subject, message)
     VALUES (gen_random_uuid(), 'Ada', 'ada@example.test', 'Hello', 'A question.') RETURNING id`);
  const subscriberId = await insert(
    `INSERT INTO "NewsletterSubscriber" (id, email, "consentVersion")
     VALUES (gen_random_uuid(), '${newAddress()}', '2026-11-21') RETURNING id`,
  );
  await query(
    `WITH page AS (INSERT INTO "SitePage" (path, "isOwn", draft)
       SELECT '/her-own-page', true, draft FROM "SitePage" WHERE path = '/about'
       ON CONFLICT DO NOTHING RETURNING id, draft)
     INSERT INTO "PageVersion" ("pageId", number, content, changes, "publishAt")
       SELECT id, 1, draft, '', now() FROM page`,
  );
  const ownPageId = await insert(`SELECT id::text FROM "SitePage" WHERE path = '/her-own-page'`);
  const withdrawalId = await insert(
    `INSERT INTO "Withdrawal" (id, name, email, "orderNumber", part)
     VALUES (gen_random_uuid(), 'Ada', '${newAddress()}', '1', '') RETURNING id`,
  );
  const ids = {
    people: buyer,
    messages: messageId,
    newsletter: subscriberId,
    withdrawals: withdrawalId,
  };
  const otherCourseId = other.courseId;
  const files = { picture, sheet };
  return { course, files, otherCourseId, buyer, number, orderNumber, pictureId, ownPageId, ids };
}

async function insert(statement: string): Promise<string> {
  return z.tuple([z.object({ id: z.string() })]).parse(await query(statement))[0].id;
}

/** The cookie of a person with this role in the place's course; empty for a visitor. */
export async function cookieOf(role: Role, place: Place): Promise<string> {
  if (role === "visitor") return "";
  if (role === "coach") return newCoachSession();
  if (role === "assistant") return newAssistantSession();
  if (role === "coach without phone") return newSession(await findOrCreateCoach());
  if (role === "payer as coach") return newPayerSession();
  if (role === "buyer with") return newSession(place.buyer);
  if (role === "buyer without") return newSession(await newLearner(place.otherCourseId));
  const userId = await newLearner(place.course.courseId);
  await (role === "refunded" ? endAccess : suspendAccess)(userId);
  return newSession(userId);
}

async function newPayerSession(): Promise<string> {
  const userId = await findOrCreateCoach();
  await query(`UPDATE "User" SET "firstSignInAt" = NULL WHERE id = $1`, [userId]);
  return newSession(userId);
}

function kindOf(route: string): string {
  if (route.includes("/shown/")) return "captions";
  if (route.includes("/mails/")) return "sign-in";
  if (route.startsWith("/admin")) return "terms";
  return route.endsWith("[slug]") ? "books" : "podcasts";
}

function nameIn(route: string, { picture, sheet }: Place["files"]): string {
  if (route.startsWith("/icons")) return "icon.svg";
  return basename(route.startsWith("/pictures") ? picture : sheet);
}

/** Fills the parameters of a route with real values. */
export function addressOf(route: string, place: Place): string {
  const { course, number, orderNumber } = place;
  const [, list] =
    /^\/admin\/(?:orders\/)?(people|messages|newsletter|withdrawals)\//.exec(route) ?? [];
  const values: Record<string, string> = {
    "[...address]": "her-own-page",
    "[courseSlug]": course.slug,
    "[courseId]": String(course.courseId),
    "[lessonId]": String(course.lessonIds[0]),
    "[place]": String(course.lessonIds[0]),
    "[number]": /^\/a(?:dmin|ccount)\//.test(route) ? String(orderNumber) : number,
    "[...nextauth]": "session",
    "[...unknown]": "nothing",
    "[side]": "old",
    // Only pages that the coach added have an address that can be changed.
    "[pageId]": route.endsWith("/address") ? place.ownPageId : "1",
    "[sectionId]": "1",
    "[publicationId]": "1",
    "[testimonialId]": "1",
    "[file]": "film",
    "[upload]": "00000000-0000-4000-8000-000000000000",
    "[name]": nameIn(route, place.files),
    "[pictureId]": String(place.pictureId),
    "[categorySlug]": "irish-dancing",
    "[categoryId]": "1",
    "[course]": "1",
    "[id]": list ? place.ids[list as keyof Place["ids"]] : "1",
    "[group]": "brand",
    "[version]": "2026-11-21",
    "[kind]": kindOf(route),
    "[slug]": route.startsWith("/publications") ? "the-drive-home" : "taking-back-your-life",
  };
  const filled = route.replaceAll(/\[[^\]]+\]/g, (part) => {
    const value = values[part];
    if (!value) throw new Error(`Give an existing value of ${part} in tests/support/place.ts.`);
    return value;
  });
  return route === "/checkout" ? "/checkout?courseId=1&title=x&amount=49.99" : filled;
}
