import pg from "pg";

/** Gives the work a connection of its own, without the time limits of the site's. */
export async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // If the connection is lost, the query fails too, so the error is reported once all the same.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
