import { db } from "@/lib/db";

/** The data for a lesson's workbook and its cover. */
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
