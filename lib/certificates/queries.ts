import { db, type Transaction } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { readReadableCode } from "@/lib/text/readable-code";
import { NUMBER_GROUPS } from "./rules";
import type { Certificate, PublicCertificate } from "./schema";

const fields = { number: true, name: true, courseTitle: true, completedAt: true } as const;

export function findIssuedCertificate(
  userId: string,
  courseId: number,
): Promise<Certificate | null> {
  return db.certificate.findUnique({
    where: { userId_courseId: { userId, courseId } },
    select: fields,
  });
}

/** Null also while the owner has no access to the course, for example after a refund. */
export async function findGenuineCertificate(typed: string): Promise<PublicCertificate | null> {
  const found = await findOpenCertificate(typed);
  if (!found) return null;
  const { name, ...certificate } = found;
  return certificate;
}

/** Null while the owner has no access to the course. */
export function findOwnCertificate(
  userId: string,
  typed: string,
  client?: Transaction,
): Promise<Certificate | null> {
  return findOpenCertificate(typed, userId, client);
}

async function findOpenCertificate(
  typed: string,
  ownerId?: string,
  client: Transaction = db,
): Promise<Certificate | null> {
  const number = readReadableCode(typed, NUMBER_GROUPS);
  if (!number) return null;
  const found = await client.certificate.findUnique({
    where: { number, userId: ownerId },
    select: { ...fields, userId: true, courseId: true },
  });
  if (!found) return null;
  const { userId, courseId, ...certificate } = found;
  return (await findCourseAccess(userId, { id: courseId }, client)) ? certificate : null;
}
