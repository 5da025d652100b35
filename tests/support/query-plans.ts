import pg from "pg";
import { z } from "zod";
import { env } from "@/lib/env";
import { withClient } from "./with-client";

type Statement = { text: string; values: unknown[] };

/** Records the statements that the work sends to the database. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    const parsed = statement.safeParse(config);
    if (parsed.success && /^\s*\(?SELECT/i.test(parsed.data.text)) statements.push(parsed.data);
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}

const statement = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) });

/** The number of 8 KB pages that a statement touches, and how its plan reads the tables. */
async function explain({ text, values }: Statement) {
  const { rows } = await withClient(env.DATABASE_URL, (client) =>
    client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values),
  );
  const [
    {
      "QUERY PLAN": [{ Plan: plan }],
    },
  ] = planRows.parse(rows);
  return {
    text,
    buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    scanned: findSeqScans(plan),
    skips: skippedRows(text, values) > 0,
  };
}

/** Prisma always writes an OFFSET, so only the number of skipped rows counts. */
function skippedRows(text: string, values: unknown[]): number {
  const { given, place } = /\bOFFSET (?:(?<given>\d+)|\$(?<place>\d+))/.exec(text)?.groups ?? {};
  return Number(given ?? values[Number(place) - 1] ?? 0);
}

/** The number of 8 KB pages that one query may touch, whether in memory or on disk. */
const MOST_BUFFERS = 60;

/**
 * Tables with few rows: what the coach writes by hand, the sweep's, the queue's, and short-lived rows such as a
 * change of address, which lasts an hour.
 */
const SMALL = [
  "Category",
  "FormerAddress",
  "GoneAddress",
  "FormerPublicationPath",
  "MailWords",
  "PageVersion",
  "PolicyReport",
  "Proof",
  "Publication",
  "Testimonial",
  "Setting",
  "SitePage",
  "CoachFactor",
  "Assistant",
  "Sweep",
  "EmailChange",
  "_private_jobs",
  "_private_tasks",
  "_private_known_crontabs",
];

/** The queries whose cost grows with the data; there should be none. */
export async function findCostly(work: () => Promise<unknown>) {
  const statements = await recordStatements(work);
  if (statements.length === 0) throw new Error("The work sent no statement to the database.");
  const explained = [];
  for (const statement of statements) explained.push(await explain(statement));
  return explained
    .map((it) => ({ ...it, scanned: it.scanned.filter((table) => !SMALL.includes(table)) }))
    .filter(({ buffers, scanned, skips }) => buffers > MOST_BUFFERS || scanned.length > 0 || skips);
}

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

const planSchema: z.ZodType<Plan & { "Shared Hit Blocks": number; "Shared Read Blocks": number }> =
  z.looseObject({
    "Node Type": z.string(),
    "Relation Name": z.string().optional(),
    "Shared Hit Blocks": z.number(),
    "Shared Read Blocks": z.number(),
    Plans: z.array(z.any()).optional(),
  });
const planRows = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: planSchema })]) })]);

function findSeqScans(plan: Plan): string[] {
  const own = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? "?"] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(findSeqScans)];
}
