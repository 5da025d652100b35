import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import { takePage } from "@/lib/lists/paging";
import { withFocus } from "@/lib/paths/pictures";
import type { PictureDto, PictureUse } from "./schema";

const PAGE_SIZE = 60;

type Row = { id: number; address: string; focus: string; name: string; alt: string };

function toDto({ address, focus, ...row }: Row): PictureDto {
  return { ...row, src: withFocus(address, focus) };
}

/** Newest first. */
export async function listPictures(before?: number) {
  const rows = await db.picture.findMany({
    where: { id: { lt: before } },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
    select: { id: true, address: true, focus: true, name: true, alt: true },
  });
  const { page, next } = takePage(rows, PAGE_SIZE, ({ id }) => id);
  return { pictures: page.map(toDto), next };
}

export function findPicture(id: number, client: Transaction = db) {
  return client.picture.findUnique({ where: { id } });
}

export function toPictureForm(row: { version: number; alt: string; focus: string }): FormValues {
  return { version: String(row.version), alt: row.alt, focus: row.focus };
}

/**
 * Everything that names the picture, including former versions of pages, because they can be restored. Takes the hash
 * in the picture's address.
 */
export function listUses(hash: string, client: Transaction = db): Promise<PictureUse[]> {
  return client.$queryRaw<PictureUse[]>`
    SELECT 'page' AS kind, id::text, draft->'head'->'content'->>'name' AS name
    FROM "SitePage" WHERE named_files(draft::text) @> ARRAY[${hash}]
    UNION ALL SELECT 'version', "pageId"::text, content->'head'->'content'->>'name' || ', version ' || number
    FROM "PageVersion" WHERE named_files(content::text) @> ARRAY[${hash}]
    UNION ALL SELECT 'course', id::text, title
    FROM "Course" WHERE named_files("imageUrl") @> ARRAY[${hash}]
    UNION ALL SELECT 'category', id::text, name
    FROM "Category" WHERE named_files("imageUrl") @> ARRAY[${hash}]
    UNION ALL SELECT 'lesson', id::text, title
    FROM "Lesson"
    WHERE named_files(coalesce("contentHtml", '') || ' ' || coalesce("videoUrl", '')) @> ARRAY[${hash}]
    UNION ALL SELECT 'publication', id::text, title
    FROM "Publication" WHERE named_files(concat("imageUrl", ' ', "contentHtml")) @> ARRAY[${hash}]
    UNION ALL SELECT 'settings', "group", "group"
    FROM "Setting" WHERE named_files(value::text) @> ARRAY[${hash}]`;
}
