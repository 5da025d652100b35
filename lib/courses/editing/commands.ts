import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { nextPlace } from "@/lib/lists/arrange";
import { forgetFiles } from "@/lib/media/commands";
import { slugFromTitle } from "@/lib/text/slugs";
import { findEditedCourse, listCheckedLessons, toCourseForm } from "./queries";
import { findGaps } from "./rules";
import type { CourseEdit, NewCourse } from "./schema";

export const courseSubject = (id: number) => `course:${id}`;

export async function createCourse(actor: string, input: NewCourse): Promise<number> {
  return db.$transaction(async (tx) => {
    await requireCategory(tx, input.categoryId);
    const course = await tx.course.create({
      data: {
        ...input,
        slug: await freeSlug(tx, slugFromTitle(input.title)),
        description: "",
        position: nextPlace(await tx.course.aggregate({ _max: { position: true } })),
      },
    });
    const { title, slug, pricePence } = course;
    const after = { title, slug, pricePence };
    await recordAudit(tx, {
      actor,
      action: "course.create",
      subject: courseSubject(course.id),
      after,
    });
    return course.id;
  });
}

/** A payment in progress keeps its price. Throws Refusal 409 for a taken address, or EditConflict. */
export async function updateCourse(actor: string, input: CourseEdit): Promise<void> {
  const { id, version, ...data } = input;
  await db.$transaction(async (tx) => {
    await requireCategory(tx, input.categoryId);
    await recordEdit(tx, {
      actor,
      action: "course.edit",
      subject: courseSubject(id),
      read: () => findEditedCourse(id, tx),
      write: async () => {
        await keepFormerSlug(tx, id, input.slug);
        const change = { ...data, version: { increment: 1 } };
        return tx.course.updateMany({ where: { id, version }, data: change });
      },
      toForm: toCourseForm,
    });
  });
}

export async function publishCourse(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const course = await lockCourse(tx, id);
    const [gap] = findGaps(course, await listCheckedLessons(id, tx)).needed;
    if (gap) throw new Refusal(409, `It cannot be published yet. ${gap.text}`);
    if (course.publishedAt) return;
    await tx.course.update({ where: { id }, data: { publishedAt: new Date() } });
    await recordAudit(tx, { actor, action: "course.publish", subject: courseSubject(id) });
  });
}

/** Buyers keep their access. */
export async function unpublishCourse(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const { publishedAt } = await lockCourse(tx, id);
    if (!publishedAt) return;
    await tx.course.update({ where: { id }, data: { publishedAt: null } });
    const before = { publishedAt };
    await recordAudit(tx, {
      actor,
      action: "course.unpublish",
      subject: courseSubject(id),
      before,
    });
  });
}

export async function recordPreview(actor: string, id: number): Promise<void> {
  await recordAudit(db, { actor, action: "course.preview", subject: courseSubject(id) });
}

export async function setTrailer(
  actor: string,
  id: number,
  trailerUrl: string | null,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await lockCourse(tx, id);
    await tx.course.update({ where: { id }, data: { trailerUrl } });
    await forgetFiles(tx, [before.trailerUrl]);
    await recordAudit(tx, {
      actor,
      action: "course.trailer",
      subject: courseSubject(id),
      before: { trailerUrl: before.trailerUrl },
      after: { trailerUrl },
    });
  });
}

export async function lockCourse(tx: Transaction, id: number) {
  await tx.$executeRaw`SELECT 1 FROM "Course" WHERE id = ${id} FOR UPDATE`;
  const course = await findEditedCourse(id, tx);
  if (!course) throw notFoundRefusal("This course");
  return course;
}

async function requireCategory(tx: Transaction, id: number): Promise<void> {
  if (!(await tx.category.findUnique({ where: { id } }))) throw notFoundRefusal("This category");
}

async function keepFormerSlug(tx: Transaction, courseId: number, slug: string): Promise<void> {
  const current = await tx.course.findUnique({ where: { id: courseId }, select: { slug: true } });
  if (!current || current.slug === slug) return;
  const owner = await findSlugOwner(tx, slug, { courseId });
  if (owner) throw new Refusal(409, `The address “${slug}” belongs to ${owner}. Choose another.`);
  await tx.formerSlug.deleteMany({ where: { slug } });
  await tx.formerSlug.create({ data: { slug: current.slug, courseId } });
}

/** Describes what has this address, or redirects from it. */
export async function findSlugOwner(
  tx: Transaction,
  slug: string,
  except: { courseId?: number; pageId?: number } = {},
) {
  const category = await tx.category.findUnique({ where: { slug } });
  if (category) return `the category “${category.name}”`;
  const course = await tx.course.findUnique({ where: { slug } });
  if (course && course.id !== except.courseId) return `the course “${course.title}”`;
  const address = await tx.formerAddress.findUnique({ where: { path: `/courses/${slug}` } });
  if (address && address.pageId !== except.pageId) return "old links of a category";
  const former = await tx.formerSlug.findUnique({ where: { slug }, include: { course: true } });
  if (!former || former.courseId === except.courseId) return null;
  return `old links of the course “${former.course.title}”`;
}

export async function freeSlug(tx: Transaction, wanted: string): Promise<string> {
  // A title may hold only digits, or no Latin letter at all.
  const base = /[a-z]/.test(wanted) && wanted !== "by-id" ? wanted : `course-${wanted}`;
  for (let number = 1; ; number++) {
    const slug = (number === 1 ? base : `${base}-${number}`).replace(/-$/, "");
    if (!(await findSlugOwner(tx, slug))) return slug;
  }
}
