import pg from "pg";
import { z } from "zod";
import { env } from "@/lib/env";

type Statement = { text: string; values: unknown[] };

/** What the work asked of the database, statement by statement. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    const parsed = statement.safeParse(config);
    if (parsed.success && /^\s*SELECT/i.test(parsed.data.text)) statements.push(parsed.data);
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

/** The pages of 8 KB that a statement touches, and how its plan reads the tables. */
export async function explain({ text, values }: Statement) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    const [
      {
        "QUERY PLAN": [{ Plan: plan }],
      },
    ] = planRows.parse(rows);
    return {
      text,
      buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
      scanned: findSeqScans(plan),
    };
  } finally {
    await client.end();
  }
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
