import { createServer } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { expect, it } from "vitest";
import { isDatabaseAway } from "@/lib/db";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { listenLocally } from "../support/listen-locally";

const asks: [string, (db: PrismaClient) => Promise<unknown>][] = [
  ["a query", (db) => db.user.findFirst()],
  ["a query in SQL", (db) => db.$queryRaw`SELECT 1`],
  ["a statement in SQL", (db) => db.$executeRaw`SELECT 1`],
  ["a transaction", (db) => db.$transaction(async () => {})],
];

it.each(asks)("%s without a server counts as an unavailable database", async (_case, ask) => {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  expect(isDatabaseAway(await failureOf(ask, port))).toBe(true);
});

it.each(asks)(
  "%s on a server that starts, stops, only reads or is behind a pooler without one counts as an unavailable database",
  async (_case, ask) => {
    for (const code of ["57P01", "57P03", "25006", "25P04", "58030", "08P01"]) {
      const server = createServer((socket) => {
        socket.once("data", () => socket.end(refusal(code)));
      });
      const port = await listenLocally(server);
      expect(isDatabaseAway(await failureOf(ask, port)), code).toBe(true);
      server.close();
    }
  },
);

it("a query that the server refuses does not count as an unavailable database", async () => {
  const server = createServer((socket) => {
    socket.once("data", () => socket.end(refusal("42601")));
  });
  const port = await listenLocally(server);
  for (const [name, ask] of asks)
    expect(isDatabaseAway(await failureOf(ask, port)), name).toBe(false);
  server.close();
});

async function failureOf(ask: (db: PrismaClient) => Promise<unknown>, port: number) {
  const connectionString = `postgresql://coach:secret@127.0.0.1:${port}/coach`;
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    return await ask(db).then(
      () => expect.unreachable("no server should answer"),
      (error: unknown) => error,
    );
  } finally {
    await db.$disconnect();
  }
}

/** PostgreSQL's message "ErrorResponse" with its fields severity, code and message. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from("E"), length, fields]);
}
