import type { Transaction } from "@/lib/db";

type Pair = [from: string | null | undefined, to: string | null | undefined];

/**
 * Replaces every value that equals the old name, address or picture, including in published versions, except those
 * of legal texts, because orders refer to their exact wording. The coach need not look for them.
 */
export async function renameEverywhere(tx: Transaction, ...pairs: Pair[]): Promise<void> {
  for (const [from, to] of pairs) {
    if (from && to && from !== to) await replaceJson(tx, asValue(from), asValue(to));
  }
}

/** Lists of courses refer to their category by its address. */
export async function renameCategory(tx: Transaction, from: string, to: string): Promise<void> {
  await replaceJson(tx, `"which"${asValue(from)}`, `"which"${asValue(to)}`);
}

/** In PostgreSQL's JSON, only a value follows a colon and a space. */
function asValue(text: string): string {
  return `: ${JSON.stringify(text)}`;
}

async function replaceJson(tx: Transaction, old: string, now: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "SitePage" SET draft = replace(draft::text, ${old}, ${now})::jsonb
    WHERE strpos(draft::text, ${old}) > 0`;
  await tx.$executeRaw`
    UPDATE "PageVersion" SET content = replace(content::text, ${old}, ${now})::jsonb
    WHERE strpos(content::text, ${old}) > 0 AND (name IS NULL OR "publishAt" > now())`;
  await tx.$executeRaw`
    UPDATE "Setting" SET value = replace(value::text, ${old}, ${now})::jsonb, version = version + 1
    WHERE "group" = 'menus' AND strpos(value::text, ${old}) > 0`;
}
