import { searchMessages } from "@/lib/contact/queries";
import { messageQuery } from "@/lib/contact/schema";
import { searchEditedCourses } from "@/lib/courses/editing/queries";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { contains } from "@/lib/lists/search";
import { searchOrders } from "@/lib/orders/queries";
import { orderListQuery } from "@/lib/orders/schema";
import { adminPaths } from "@/lib/paths/back-office";
import { searchPeople } from "@/lib/people/queries";
import { peopleQuery } from "@/lib/people/schema";
import { nameOf } from "@/lib/site/pages/rules";
import { pageContent } from "@/lib/site/pages/schema";

/** Results per kind; `all` links to the rest. */
const MOST = 5;

type Found = { name: string; detail: string; href: string };
export type FoundGroup = { title: string; found: Found[]; all?: string };

export async function searchEverything(q: string): Promise<FoundGroup[]> {
  const finders = [
    ...[findOrders, findPeople, findMessages, findCourses, findLessons, findPages],
    ...[findPublications, findTestimonials, findCategories],
  ];
  const groups = await Promise.all(finders.map((find) => find(q)));
  return groups.filter(({ found }) => found.length > 0);
}

function group(title: string, found: Found[], all?: string): FoundGroup {
  return { title, found: found.slice(0, MOST), all: found.length > MOST ? all : undefined };
}

async function findOrders(q: string): Promise<FoundGroup> {
  const { page } = await searchOrders(orderListQuery.parse({ q, show: "all" }));
  const found = page.map(({ number, courseTitle, email }) => ({
    name: `${number}, ${courseTitle}`,
    detail: email ?? "no address",
    href: adminPaths.order(number),
  }));
  return group("Orders", found, adminPaths.orders({ q }));
}

async function findPeople(q: string): Promise<FoundGroup> {
  const { people } = await searchPeople(peopleQuery.parse({ q }));
  const found = people.map(({ id, email, courses }) => ({
    name: email,
    detail: courses.length === 1 ? "1 course" : `${courses.length} courses`,
    href: adminPaths.person(id),
  }));
  return group("People", found, adminPaths.people({ q }));
}

async function findMessages(q: string): Promise<FoundGroup> {
  const { page } = await searchMessages(messageQuery.parse({ q }));
  const found = page.map(({ id, name, subject }) => ({
    name: subject,
    detail: name,
    href: adminPaths.message(id),
  }));
  return group("Messages", found, adminPaths.messages({ q }));
}

async function findCourses(q: string): Promise<FoundGroup> {
  const courses = await searchEditedCourses(q);
  const found = courses.map(({ id, title, publishedAt }) => ({
    name: title,
    detail: publishedAt ? "on sale" : "draft",
    href: adminPaths.course(id),
  }));
  return group("Courses", found, adminPaths.courses({ q }));
}

async function findLessons(q: string): Promise<FoundGroup> {
  const lessons = await db.$queryRaw<{ id: number; title: string; course: string }[]>`
    SELECT lesson."id", lesson."title", course."title" AS course
    FROM "Lesson" lesson JOIN "Course" course ON course."id" = lesson."courseId"
    WHERE ${contains(Prisma.sql`folded(lesson."title")`, q)}
    ORDER BY lesson."courseId", lesson."position" LIMIT ${MOST}`;
  return group(
    "Lessons",
    lessons.map(({ id, title, course }) => ({
      name: title,
      detail: course,
      href: adminPaths.lesson(id),
    })),
  );
}

/** The words of a draft without the names of its fields. */
const words = Prisma.sql`
  jsonb_path_query_array("draft", '$.**.content.** ? (@.type() == "string")')::text`;

/** Searches all words of a page's draft, not only its name. */
async function findPages(q: string): Promise<FoundGroup> {
  const pages = await db.$queryRaw<{ id: number; path: string; draft: unknown }[]>`
    SELECT "id", "path", "draft" FROM "SitePage"
    WHERE ${contains(Prisma.sql`folded("path" || ' ' || ${words})`, q)}
    ORDER BY "path" LIMIT ${MOST + 1}`;
  const found = pages.map(({ id, path, draft }) => ({
    name: nameOf(pageContent.parse(draft)),
    detail: path,
    href: adminPaths.page(id),
  }));
  return group("Pages", found, adminPaths.pages);
}

async function findPublications(q: string): Promise<FoundGroup> {
  const rows = await db.$queryRaw<{ id: number; title: string; type: string }[]>`
    SELECT "id", "title", "type"::text FROM "Publication"
    WHERE ${contains(Prisma.sql`folded("title" || ' ' || "description" || ' ' || coalesce("contentHtml", ''))`, q)}
    ORDER BY "position", "id" LIMIT ${MOST + 1}`;
  const found = rows.map(({ id, title, type }) => ({
    name: title,
    detail: type,
    href: adminPaths.publication(id),
  }));
  return group("Publications", found, adminPaths.publications);
}

async function findTestimonials(q: string): Promise<FoundGroup> {
  const rows = await db.$queryRaw<{ id: number; name: string; role: string }[]>`
    SELECT "id", "name", "role" FROM "Testimonial"
    WHERE ${contains(Prisma.sql`folded("name" || ' ' || "role" || ' ' || "text")`, q)}
    ORDER BY "position", "id" LIMIT ${MOST + 1}`;
  const found = rows.map(({ id, name, role }) => ({
    name,
    detail: role,
    href: adminPaths.testimonial(id),
  }));
  return group("Testimonials", found, adminPaths.testimonials);
}

async function findCategories(q: string): Promise<FoundGroup> {
  const rows = await db.$queryRaw<{ id: number; name: string; slug: string }[]>`
    SELECT "id", "name", "slug" FROM "Category"
    WHERE ${contains(Prisma.sql`folded("name" || ' ' || "slug" || ' ' || "description")`, q)}
    ORDER BY "position", "id" LIMIT ${MOST + 1}`;
  const found = rows.map(({ id, name, slug }) => ({
    name,
    detail: slug,
    href: adminPaths.category(id),
  }));
  return group("Categories", found, adminPaths.categories);
}
