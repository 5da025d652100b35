import pg from "pg";
import { logger } from "../lib/logger.ts";
import { ChangeBarrier } from "./change-barrier.ts";
import type { PublicPages } from "./public-pages.ts";

/** The first and the longest pause before connecting to the database again, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

const TIMEOUTS = { connectionTimeoutMillis: 5000, keepAlive: true };

type ContentChanges = {
  stop(): Promise<void>;
};

/**
 * Listens for changes of public content, no matter who makes them or on which instance: database
 * triggers announce them on commit. While the connection is lost, no kept page counts as current.
 */
export function followContent(databaseUrl: string, pages: PublicPages): ContentChanges {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function listen(pause: number): Promise<void> {
    const connection = new pg.Client({ connectionString: databaseUrl, ...TIMEOUTS });
    client = connection;
    let next = pause;
    connection.on("notification", () => pages.contentChanged());
    connection.on("error", (error) => logger.warn({ err: error }, "content changes are not heard"));
    connection.on("end", () => {
      pages.listens(null);
      if (!stopped) timer = setTimeout(listen, next, Math.min(next * 2, LONGEST_PAUSE));
    });
    try {
      await connection.connect();
      await connection.query("LISTEN content_changed");
      next = FIRST_PAUSE;
      // The cheapest possible question: nothing to plan and no row to send.
      const ask = () => connection.query("");
      pages.listens(new ChangeBarrier(ask, () => endIfAlone(connection)));
      await pages.renderAll();
    } catch (error) {
      logger.warn({ err: error }, "content changes are not heard yet");
      await connection.end();
    }
  }

  /**
   * A connection that was lost without a word, as in a fail-over, would be believed for a quarter of an hour.
   * While a new one gets no answer either, the whole database hangs, and the kept pages have to do.
   */
  async function endIfAlone(silent: pg.Client): Promise<void> {
    const other = new pg.Client({ connectionString: databaseUrl, ...TIMEOUTS });
    other.on("error", (error) => logger.warn({ err: error }, "the database is silent"));
    try {
      await other.connect();
      // With a question open, this does not wait for the other side.
      await silent.end();
    } catch (error) {
      logger.warn({ err: error }, "the database is silent");
    } finally {
      await other.end();
    }
  }

  listen(FIRST_PAUSE);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
