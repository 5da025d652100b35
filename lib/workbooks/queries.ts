import { db } from "@/lib/db";

/** What a lesson's workbook and its cover are made of. */
export function findWorkbook(id: number) {
  return db.lesson.findUnique({
    where: { id },
    select: {
      id: true,
      title: true,
      downloadUrl: true,
      hasCover: true,
      coveredUrl: true,
      course: { select: { title: true, workbookTitle: true } },
    },
  });
}

export type Workbook = NonNullable<Awaited<ReturnType<typeof findWorkbook>>>;
