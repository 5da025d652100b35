import pg from "pg";
import { logger } from "../lib/logger.ts";
import { ChangeBarrier } from "./change-barrier.ts";
import type { ContentRevision } from "./content-revision.ts";

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;

const TIMEOUTS = { connectionTimeoutMillis: 5000, keepAlive: true };

type ContentChanges = {
  stop(): Promise<void>;
};

/** `onConnected` is called whenever changes are heard again. */
export function followContentChanges(
  databaseUrl: string,
  content: ContentRevision,
  onConnected: () => Promise<void>,
): ContentChanges {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function listen(pause: number): Promise<void> {
    const connection = new pg.Client({ connectionString: databaseUrl, ...TIMEOUTS });
    client = connection;
    let next = pause;
    connection.on("notification", () => content.advance());
    connection.on("error", (error) => logger.warn({ err: error }, "content changes are not heard"));
    connection.on("end", () => {
      content.setBarrier(null);
      if (!stopped) timer = setTimeout(listen, next, Math.min(next * 2, MAX_PAUSE_MS));
    });
    try {
      await connection.connect();
      const silence = setTimeout(() => connection.end(), TIMEOUTS.connectionTimeoutMillis);
      await connection.query("LISTEN content_changed").finally(() => clearTimeout(silence));
      next = FIRST_PAUSE_MS;
      // A connection may end during this query, and is heard to end only afterwards.
      const query = () =>
        connection.query("").catch((error) => {
          logger.warn({ err: error }, "content changes are not heard");
          content.setBarrier(null);
          void connection.end();
        });
      content.setBarrier(new ChangeBarrier(query, () => endIfDatabaseAnswers(connection)));
      await onConnected();
    } catch (error) {
      logger.warn({ err: error }, "content changes are not heard yet");
      await connection.end();
    }
  }

  /** A fail-over loses a connection silently, and TCP notices only after a quarter of an hour. */
  async function endIfDatabaseAnswers(silent: pg.Client): Promise<void> {
    const other = new pg.Client({ connectionString: databaseUrl, ...TIMEOUTS });
    other.on("error", (error) => logger.warn({ err: error }, "the database is silent"));
    try {
      await other.connect();
      await silent.end();
    } catch (error) {
      logger.warn({ err: error }, "the database is silent");
    } finally {
      await other.end();
    }
  }

  listen(FIRST_PAUSE_MS);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
