import { db } from "@/lib/db";
import type { TestimonialDto } from "./schema";

async function list(where: { onHome?: boolean }): Promise<TestimonialDto[]> {
  const rows = await db.testimonial.findMany({
    where,
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
  return list({ onHome: true });
}
