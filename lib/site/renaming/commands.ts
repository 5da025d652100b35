import type { Transaction } from "@/lib/db";

type Pair = [from: string | null | undefined, to: string | null | undefined];

/** Their values are words of the code, for example of a section's kind, even if a category has the same name. */
const CHOICES = '"(?:kind|surface|which|shown)"';

/**
 * Replaces every value that equals the old name, address or picture, including in published versions, except those
 * of legal texts, because orders refer to their exact wording. The coach need not look for them.
 */
export async function renameEverywhere(tx: Transaction, ...pairs: Pair[]): Promise<void> {
  for (const [from, to] of pairs) {
    if (!from || !to || from === to) continue;
    await replaceJson(tx, `(?<!${CHOICES})${pattern(asValue(from))}`, asValue(to));
  }
}

/** Lists of courses refer to their category by its address, which is never one of the code's words. */
export async function renameCategory(tx: Transaction, from: string, to: string): Promise<void> {
  await replaceJson(tx, pattern(`"which"${asValue(from)}`), `"which"${asValue(to)}`);
}

/** In PostgreSQL's JSON, only a value follows a colon and a space. */
function asValue(text: string): string {
  return `: ${JSON.stringify(text)}`;
}

function pattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

async function replaceJson(tx: Transaction, old: string, now: string): Promise<void> {
  const next = now.replaceAll("\\", "\\\\");
  await tx.$executeRaw`
    UPDATE "SitePage" SET draft = regexp_replace(draft::text, ${old}, ${next}, 'g')::jsonb
    WHERE draft::text ~ ${old}`;
  await tx.$executeRaw`
    UPDATE "PageVersion" SET content = regexp_replace(content::text, ${old}, ${next}, 'g')::jsonb
    WHERE content::text ~ ${old} AND (name IS NULL OR "publishAt" > now())`;
  await tx.$executeRaw`
    UPDATE "Setting"
    SET value = regexp_replace(value::text, ${old}, ${next}, 'g')::jsonb, version = version + 1
    WHERE "group" = 'menus' AND value::text ~ ${old}`;
}
