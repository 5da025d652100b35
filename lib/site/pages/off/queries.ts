import { cache } from "react";
import { keepUntilChange } from "@/lib/database/keep-until-change";
import { db } from "@/lib/db";
import { paths } from "@/lib/paths/public";
import { readSite } from "@/lib/site/settings/queries";
import { withDocuments } from "./rules";

/** No link may lead to these: pages that are kept off the site, courses off sale, and whatever was deleted. */
export const readOffAddresses = cache(keepUntilChange(listAddresses));

async function listAddresses(): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ path: string }[]>`
    SELECT path FROM "SitePage" WHERE "isOff"
    UNION ALL SELECT former.path FROM "FormerAddress" former
      JOIN "SitePage" page ON page.id = former."pageId" WHERE page."isOff"
    UNION ALL SELECT '/courses/' || slug FROM "Course" WHERE "publishedAt" IS NULL
    UNION ALL SELECT '/courses/' || former.slug FROM "FormerSlug" former
      JOIN "Course" course ON course.id = former."courseId" WHERE course."publishedAt" IS NULL
    UNION ALL SELECT path FROM "GoneAddress" gone
    WHERE NOT EXISTS (SELECT 1 FROM "SitePage" page WHERE page.path = gone.path)
      AND NOT EXISTS (SELECT 1 FROM "FormerAddress" former WHERE former.path = gone.path)
      AND NOT EXISTS (SELECT 1 FROM "FormerPublicationPath" former WHERE former.path = gone.path)
      AND NOT EXISTS (
        SELECT 1 FROM "Publication" WHERE '/publications/' || type || 's/' || slug = gone.path)
      AND NOT EXISTS (
        SELECT 1 FROM "Course" WHERE slug = substring(gone.path FROM '^/courses/(.+)$'))
      AND NOT EXISTS (
        SELECT 1 FROM "FormerSlug" WHERE slug = substring(gone.path FROM '^/courses/(.+)$'))`;
  return withDocuments(rows.map(({ path }) => path));
}

/** The coach's name, with the address of the page about the coach unless it is off the site. */
export async function readTeacher(): Promise<{ name: string; href?: string }> {
  const [{ brand }, off] = await Promise.all([readSite(), readOffAddresses()]);
  const href = off.includes(paths.about) ? undefined : paths.about;
  return { name: brand.coach, href };
}
