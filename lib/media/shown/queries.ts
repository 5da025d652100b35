import { db } from "@/lib/db";

/** Whether visitors see a picture or file now outside lessons. Takes the 32 digits in its address. */
export async function isOnPublicPage(hash: string): Promise<boolean> {
  const [found] = await db.$queryRaw<{ isAny: boolean }[]>`
    SELECT count(*) > 0 AS "isAny" FROM (
      SELECT FROM "PageVersion" version JOIN "SitePage" page ON page.id = version."pageId"
      WHERE named_files(version.content::text) @> ARRAY[${hash}]
        AND named_files(concat(version.content->>'head', ' ', jsonb_path_query_array(
          version.content, '$.sections[*] ? (@.isHidden == false)'))) @> ARRAY[${hash}]
        AND NOT page."isOff" AND version."publishAt" <= now()
        -- Former versions of legal texts have addresses of their own.
        AND (page.legal IS NOT NULL OR NOT EXISTS (
          SELECT FROM "PageVersion" newer WHERE newer."pageId" = page.id
            AND newer.number > version.number AND newer."publishAt" <= now()))
      UNION ALL SELECT FROM "Course" WHERE named_files("imageUrl") @> ARRAY[${hash}]
      UNION ALL SELECT FROM "Category" WHERE named_files("imageUrl") @> ARRAY[${hash}]
      UNION ALL SELECT FROM "Publication" WHERE NOT "isDraft"
        AND named_files(concat_ws(' ', "imageUrl", "link", "contentHtml", "audioUrl")) @> ARRAY[${hash}]
      UNION ALL SELECT FROM "Setting" WHERE named_files(value::text) @> ARRAY[${hash}]
    ) shown`;
  return found?.isAny ?? false;
}
