import type { Transaction } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

type Pair = [from: string | null | undefined, to: string | null | undefined];

/** The names of choices: their values are words of the code, such as a section's kind. */
const CHOICES = ["kind", "surface", "which", "shown"];

/**
 * Replaces every value that equals the old name, address or picture, including in published versions, except those
 * of legal texts, because orders refer to their exact wording. The coach need not look for them.
 */
export async function renameEverywhere(tx: Transaction, ...pairs: Pair[]): Promise<void> {
  for (const [from, to] of pairs) {
    if (from && to && from !== to) await replaceJson(tx, asValue(from), asValue(to));
  }
}

/** Lists of courses refer to their category by its address, which is never one of the code's words. */
export async function renameCategory(tx: Transaction, from: string, to: string): Promise<void> {
  await replaceJson(tx, `"which"${asValue(from)}`, `"which"${asValue(to)}`);
}

/** In PostgreSQL's JSON, only a value follows a colon and a space. */
function asValue(text: string): string {
  return `: ${JSON.stringify(text)}`;
}

async function replaceJson(tx: Transaction, old: string, now: string): Promise<void> {
  const replaced = (text: Prisma.Sql) =>
    Prisma.sql`replace(${hidingChoices(text, old)}, ${old}, ${now})`;
  await tx.$executeRaw`
    UPDATE "SitePage" SET draft = ${replaced(Prisma.sql`draft::text`)}::jsonb
    WHERE strpos(draft::text, ${old}) > 0`;
  await tx.$executeRaw`
    UPDATE "PageVersion" SET content = ${replaced(Prisma.sql`content::text`)}::jsonb
    WHERE strpos(content::text, ${old}) > 0 AND (name IS NULL OR "publishAt" > now())`;
  await tx.$executeRaw`
    UPDATE "Setting" SET value = ${replaced(Prisma.sql`value::text`)}::jsonb, version = version + 1
    WHERE "group" = 'menus' AND strpos(value::text, ${old}) > 0`;
}

/** Without its space a choice's value is not found; the conversion back to JSON restores the space. */
function hidingChoices(text: Prisma.Sql, old: string): Prisma.Sql {
  return CHOICES.reduce((sql, name) => {
    const [value, hidden] = [`"${name}"${old}`, `"${name}"${old.replace(": ", ":")}`];
    return Prisma.sql`replace(${sql}, ${value}, ${hidden})`;
  }, text);
}
