import type { Transaction } from "@/lib/db";

type Named = { name: string; slug: string; imageUrl: string | null; page: { path: string } | null };

/**
 * Menus, cards and headings that say exactly the old name, address or picture say the new one, also where they were
 * published: nobody has to find them all.
 */
export async function renameEverywhere(tx: Transaction, old: Named, now: Named): Promise<void> {
  const pairs = [
    [old.name, now.name],
    [old.page?.path, now.page?.path],
    [old.imageUrl, now.imageUrl],
  ];
  for (const [from, to] of pairs) {
    if (from && to && from !== to) await replaceJson(tx, valueOf(from), valueOf(to));
  }
  await replaceJson(tx, `"which"${valueOf(old.slug)}`, `"which"${valueOf(now.slug)}`);
}

/** As PostgreSQL writes JSON, only a value follows a colon and a space. */
function valueOf(text: string): string {
  return `: ${JSON.stringify(text)}`;
}

async function replaceJson(tx: Transaction, old: string, now: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "SitePage" SET draft = replace(draft::text, ${old}, ${now})::jsonb
    WHERE strpos(draft::text, ${old}) > 0`;
  await tx.$executeRaw`
    UPDATE "PageVersion" SET content = replace(content::text, ${old}, ${now})::jsonb
    WHERE strpos(content::text, ${old}) > 0`;
  await tx.$executeRaw`
    UPDATE "Setting" SET value = replace(value::text, ${old}, ${now})::jsonb, version = version + 1
    WHERE "group" = 'menus' AND strpos(value::text, ${old}) > 0`;
}
