import { db } from "@/lib/db";
import { withAsciiDomain } from "@/lib/forms/fields";
import { Prisma } from "@/lib/generated/prisma/client";
import { withAsciiDigits } from "@/lib/text/digits";

/** The searched text of each table. Each has an index, which PostgreSQL uses for exactly this expression only. */
export const searched = {
  course: Prisma.sql`folded("title")`,
  message: Prisma.sql`folded("name" || ' ' || "email" || ' ' || "subject")`,
  order: Prisma.sql`folded(coalesce("email", '') || ' ' || coalesce("buyerName", '') || ' ' || coalesce("paymentIntentId", '') || ' ' || "number"::text)`,
  /** Null, and so not in the index, for most orders. */
  company: Prisma.sql`folded("buyerCompany" || ' ' || coalesce("buyerNumber", ''))`,
  person: Prisma.sql`folded("email" || ' ' || coalesce("name", ''))`,
  subscriber: Prisma.sql`folded("email")`,
};

/** Requires each typed word somewhere in the text, ignoring accents. */
export function contains(text: Prisma.Sql, typed: string): Prisma.Sql {
  return Prisma.join(
    wordsOf(typed).map((word) => Prisma.sql`(${Prisma.join(matches(text, word), " OR ")})`),
    " AND ",
  );
}

export function orderContains(typed: string): Prisma.Sql {
  return Prisma.sql`(${contains(searched.order, typed)} OR ${contains(searched.company, typed)})`;
}

/** "Anna Smith <anna@example.test>" or "(anna@example.test)", as mail programs copy an address. */
const MAILBOX = /[<(](?:mailto:)?([^<>()\s]+@[^<>()\s]+)[>)]/;

/** What texts put around a word, and the invisible marks that chats bring along. */
const ENDS = /^[\p{Cf}[\]<>()"“”'`,;:]+|[\p{Cf}[\]<>()"“”'`,;:.]+$/gu;

/** Words that labels put in front of a payment's id. */
const LABEL = /^(?:payment|intent|id|order|stripe)$/i;

/** Of a copied mailbox only the address, as few accounts have a name. */
function wordsOf(typed: string): string[] {
  const address = MAILBOX.exec(typed)?.[1];
  const words = address
    ? [address]
    : [digitsOf(typed) ?? typed.split(/\s+|[,;](?=[^\s\d])/)].flat();
  const found = words.map(wordOf).filter(Boolean);
  if (found.some((word) => PAYMENT_ID.test(word))) return found.filter((word) => !LABEL.test(word));
  return found.length > 0 ? found : words;
}

const PAYMENT_ID = /^pi_\w+$/;

/** A payment's id, alone, in an address of the card provider's dashboard, or in the secret that browsers pay with. */
const PAYMENT = /^(?:\S*?[/=])?(pi_\w+?)(?:_secret_\w*)?(?:[^\w@][^\s@]*)?$/;

/** "#1001" is searched as "1001". */
function wordOf(typed: string): string {
  const word = typed.replaceAll(ENDS, "").replace(PAYMENT, "$1");
  if (!word.includes("@")) return word.replace(/^#(?=\d)/, "");
  return word.replaceAll(/\p{Cf}/gu, "").replace(/^mailto:|(?<=@[^?]*)\?.*$/gi, "");
}

function matches(text: Prisma.Sql, word: string): Prisma.Sql[] {
  const patterns = spellingsOf(word).map((it) => `%${it.replaceAll(/[\\%_]/g, "\\$&")}%`);
  return patterns.map((pattern) => Prisma.sql`${text} LIKE folded(${pattern})`);
}

/** Addresses are stored with the ASCII form of their domain; a text may have the other. */
function spellingsOf(word: string): string[] {
  const plain = withPlainSigns(word);
  const ascii = /[^\p{ASCII}]/u.test(plain) ? withAsciiDomain(plain) : plain;
  return [...new Set([word, plain, ...(/[.@]|^xn--/.test(ascii) ? [ascii] : [])])];
}

/** Keyboards have several signs for an apostrophe and a hyphen, and wide letters. */
function withPlainSigns(word: string): string {
  const signs = word.replaceAll(/[´`′ʻ]/g, "'").replaceAll(/[‐‑‒–]/g, "-");
  return signs.normalize("NFKC").replaceAll(/[\u00ad\u200b]/g, "");
}

/** Beyond this, PostgreSQL is faster if it reads the newest rows until a page is full. */
const FEW = 500;

/** The rows whose `column` is among the ids that `found` selects. */
export async function isAmong(column: Prisma.Sql, found: Prisma.Sql): Promise<Prisma.Sql> {
  const rows = await db.$queryRaw<{ id: string }[]>`${found} LIMIT ${FEW + 1}`;
  if (rows.length > FEW) return Prisma.sql`${column} IN (${found})`;
  return Prisma.sql`${column} = ANY(${rows.map(({ id }) => id)}::uuid[])`;
}

/** Must match the index on addresses. */
export const emailInOrder = Prisma.sql`"email" COLLATE "C"`;

/** Behind the number, the success page names the sum. */
const ORDER =
  /^(?:your )?(?:order|invoice)?[ :-]*(?:number|n[or]|n°|ref)?[ .:#-]*(\d{1,9})(?:,? £[\d.,]+)?$/i;

/** The subject of a mail to the coach ends with it: "Sold: Calm, £49.00 (order 1001)". */
const SUBJECT = /.\(order (\d{1,9})\)$/;

/** "1001", "#1001", "(order 1001)" or "Order number 1001, £49.00.", as mails and the success page have it. */
export function typedNumber(typed: string): number | null {
  const digits = digitsOf(typed);
  return digits ? Number(digits) : null;
}

function digitsOf(typed: string): string | undefined {
  // Also turns "№" into "No".
  const plain = withAsciiDigits(typed).replaceAll(/\s+/g, " ").trim();
  return (ORDER.exec(plain.replaceAll(ENDS, "")) ?? SUBJECT.exec(plain))?.[1];
}
