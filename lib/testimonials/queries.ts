import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { TestimonialDto } from "./schema";

async function list(
  choice: Pick<Prisma.TestimonialFindManyArgs, "where" | "take">,
): Promise<TestimonialDto[]> {
  const rows = await db.testimonial.findMany({
    ...choice,
    orderBy: { position: "asc" },
    select: { id: true, text: true, name: true, role: true, createdAt: true },
  });
  return rows.map((row) => ({
    ...row,
    content: row.text,
    createdAt: row.createdAt.toISOString(),
  }));
}

export function listTestimonials(): Promise<TestimonialDto[]> {
  return list({});
}

export function listHomeTestimonials(): Promise<TestimonialDto[]> {
  return list({ where: { onHome: true } });
}

/** The Irish dancers among them, by what they say they are. */
export function listDancersTestimonials(): Promise<TestimonialDto[]> {
  return list({ where: { role: { contains: "Irish dancer" } }, take: 3 });
}
