import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { z } from "zod";

export type PageRequest = {
  limit: number;
  startingAfter?: string | undefined;
};

export type Filter = {
  equals?: Record<string, string | undefined>;
  /** Any of these patterns, with `*` for any run of characters. */
  like?: { field: string; patterns: string[] };
  created?: { gte: number } | undefined;
};

type Condition = {
  sql: string;
  values: SQLInputValue[];
};

const dataRow = z.object({ data: z.string() });
const positionRow = z.object({ position: z.number() });

/** One table of records, newest last, kept as JSON and checked by its schema on the way out. */
export class Collection<T extends { id: string }> {
  readonly #statements = new Map<string, StatementSync>();
  readonly #db: DatabaseSync;
  readonly #table: string;
  readonly #schema: z.ZodType<T>;

  constructor(db: DatabaseSync, table: string, schema: z.ZodType<T>, indexed: string[] = []) {
    this.#db = db;
    this.#table = table;
    this.#schema = schema;
    db.exec(`CREATE TABLE IF NOT EXISTS ${table}
      (position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, data TEXT NOT NULL)`);
    for (const field of indexed) {
      db.exec(
        `CREATE INDEX IF NOT EXISTS ${table}_${field} ON ${table} (data ->> '$.${field}', position)`,
      );
    }
  }

  insert(record: T): T {
    this.#statement(`INSERT INTO ${this.#table} (id, data) VALUES (?, ?)`).run(
      record.id,
      JSON.stringify(record),
    );
    return record;
  }

  update(record: T): T {
    this.#statement(`UPDATE ${this.#table} SET data = ? WHERE id = ?`).run(
      JSON.stringify(record),
      record.id,
    );
    return record;
  }

  find(id: string): T | undefined {
    const row = this.#statement(`SELECT data FROM ${this.#table} WHERE id = ?`).get(id);
    return row && this.#parse(row);
  }

  /** For an id that another record refers to, and which must therefore exist. */
  get(id: string): T {
    const found = this.find(id);
    if (!found) throw new Error(`${this.#table} has no ${id}`);
    return found;
  }

  /** All that match, newest first. */
  all(filter: Filter = {}): T[] {
    return this.#select(conditionsOf(filter), "position DESC", -1);
  }

  /** The first `limit` records that match, ordered by a field and then by age. */
  firstBy(field: string, filter: Filter, limit: number): T[] {
    return this.#select(conditionsOf(filter), `data ->> '$.${field}', position`, limit);
  }

  has(id: string): boolean {
    return this.#positionOf(id) !== undefined;
  }

  /** One page, newest first, and whether there are more. */
  page(filter: Filter, page: PageRequest): { records: T[]; hasMore: boolean } {
    const conditions = conditionsOf(filter);
    if (page.startingAfter !== undefined) {
      const position = this.#positionOf(page.startingAfter) ?? 0;
      conditions.push({ sql: "position < ?", values: [position] });
    }
    const found = this.#select(conditions, "position DESC", page.limit + 1);
    return { records: found.slice(0, page.limit), hasMore: found.length > page.limit };
  }

  clear() {
    this.#db.exec(`DELETE FROM ${this.#table}`);
  }

  #select(conditions: Condition[], order: string, limit: number): T[] {
    const where = conditions.map((condition) => condition.sql).join(" AND ") || "TRUE";
    return this.#statement(
      `SELECT data FROM ${this.#table} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
    )
      .all(...conditions.flatMap((condition) => condition.values))
      .map((row) => this.#parse(row));
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #positionOf(id: string): number | undefined {
    const row = this.#statement(`SELECT position FROM ${this.#table} WHERE id = ?`).get(id);
    return row && positionRow.parse(row).position;
  }

  #parse(row: unknown): T {
    return this.#schema.parse(JSON.parse(dataRow.parse(row).data));
  }
}

function conditionsOf({ equals = {}, like, created }: Filter): Condition[] {
  const conditions: Condition[] = [];
  for (const [field, value] of Object.entries(equals)) {
    if (value !== undefined) conditions.push({ sql: `data ->> '$.${field}' = ?`, values: [value] });
  }
  if (like) {
    const sql = like.patterns.map(() => `data ->> '$.${like.field}' GLOB ?`).join(" OR ");
    conditions.push({ sql: `(${sql || "FALSE"})`, values: like.patterns });
  }
  if (created) conditions.push({ sql: "data ->> '$.created' >= ?", values: [created.gte] });
  return conditions;
}
