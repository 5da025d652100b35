import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type Message, messageSchema } from "./message";
import { bareAddress, type Email } from "./schema";

const json = z.string().transform((value): unknown => JSON.parse(value));
const strings = json.pipe(z.array(z.string()));
const messageRow = messageSchema.extend({
  to: strings,
  replyTo: strings,
  headers: json.pipe(z.record(z.string(), z.string())),
  tags: json.pipe(z.record(z.string(), z.string())),
});
const rememberedRow = z.object({ digest: z.string(), id: z.string() });
type Remembered = z.infer<typeof rememberedRow>;

const TABLES = `
  CREATE TABLE IF NOT EXISTS message (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE, "from" TEXT NOT NULL, "to" TEXT NOT NULL, replyTo TEXT NOT NULL,
    subject TEXT NOT NULL, html TEXT, text TEXT, headers TEXT NOT NULL, createdAt TEXT NOT NULL,
    tags TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS idempotent (
    key TEXT PRIMARY KEY, digest TEXT NOT NULL, id TEXT NOT NULL, createdAt TEXT NOT NULL
  );`;

export type Store = ReturnType<typeof openStore>;

/** Keeps the mails in a file, so that they survive however the process ends. */
export function openStore(file: string) {
  const database = new DatabaseSync(file);
  database.exec(TABLES);
  addMissingColumn(database);
  const insert = database.prepare(
    `INSERT INTO message (id, "from", "to", replyTo, subject, html, text, headers, createdAt, tags)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const newestFirst = database.prepare("SELECT * FROM message ORDER BY position DESC");
  const byId = database.prepare("SELECT * FROM message WHERE id = ?");
  const remember = database.prepare(
    "INSERT OR REPLACE INTO idempotent (key, digest, id, createdAt) VALUES (?, ?, ?, ?)",
  );
  const recall = database.prepare(
    "SELECT digest, id FROM idempotent WHERE key = ? AND createdAt > ?",
  );

  const add = (email: Email, createdAt: string) => {
    const id = randomUUID();
    const { from, to, reply_to = [], subject, html = null, text = null, headers } = email;
    const tags = Object.fromEntries((email.tags ?? []).map(({ name, value }) => [name, value]));
    const [toJson, replyJson, headersJson] = [to, reply_to, headers].map((v) => JSON.stringify(v));
    insert.run(
      id,
      from,
      toJson ?? "",
      replyJson ?? "",
      subject,
      html,
      text,
      headersJson ?? "",
      createdAt,
      JSON.stringify(tags),
    );
    return id;
  };
  const list = () => z.array(messageRow).parse(newestFirst.all());

  return {
    /** Stores the mail and its idempotency key in one transaction, and returns the mail's id. */
    accept(email: Email, idempotency: { key: string; digest: string } | undefined): string {
      const now = new Date().toISOString();
      database.exec("BEGIN IMMEDIATE");
      const id = add(email, now);
      if (idempotency) remember.run(idempotency.key, idempotency.digest, id, now);
      database.exec("COMMIT");
      return id;
    },
    /** Resend forgets a key after a day. */
    recall(key: string): Remembered | undefined {
      const aDayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
      return rememberedRow.optional().parse(recall.get(key, aDayAgo));
    },
    find: (id: string): Message | undefined => messageRow.optional().parse(byId.get(id)),
    sentTo: (to: string): Message[] =>
      list().filter((message) => message.to.some((one) => same(bareAddress(one), to))),
    search: (part: string): Message[] =>
      list().filter(({ to }) => to.join("\n").toLowerCase().includes(part.trim().toLowerCase())),
    list,
    clear: () => database.exec("DELETE FROM message; DELETE FROM idempotent"),
    close: () => database.close(),
  };
}

/** The file may be older than the column. */
function addMissingColumn(database: DatabaseSync): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info('message')").all();
  if (columns.some(({ name }) => name === "tags")) return;
  database.exec("ALTER TABLE message ADD COLUMN tags TEXT NOT NULL DEFAULT '{}'");
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
