// biome-ignore lint/style/noRestrictedImports: this is the one file that speaks to the database's driver.
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { declareUnavailable } from "@/lib/request-context";
import { isAway } from "./errors";

/** In milliseconds. The database gives up before the client does, so that it carries out nothing afterwards. */
export const TIMEOUTS = {
  connect: 5_000,
  answer: 10_000,
  database: {
    lock_timeout: 2_000,
    statement_timeout: 8_000,
    idle_in_transaction_session_timeout: 8_000,
  },
};

type Timeouts = typeof TIMEOUTS;
type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Statement = Parameters<Adapter["queryRaw"]>[0];
type OpenTransaction = Awaited<ReturnType<Adapter["startTransaction"]>>;
type IsolationLevel = Parameters<Adapter["startTransaction"]>[0];
type Driver = Pick<
  Adapter,
  | "provider"
  | "adapterName"
  | "queryRaw"
  | "executeRaw"
  | "executeScript"
  | "startTransaction"
  | "getConnectionInfo"
  | "dispose"
>;

type Options = {
  connectionString: string;
  /** A pooler in transaction mode forgets a session's settings and named statements. */
  isBehindPooler: boolean;
  statementNameGenerator?: (statement: Statement) => string;
  timeouts?: Timeouts;
};

/** Single statements have their own connections, since transactions may wait for each other's rows. */
const LONE_STATEMENTS = 8;
const TRANSACTIONS = 8;

/**
 * Prisma returns a connection to the pool even while its transaction is open. The next user would write
 * into that transaction and lose the write, so this adapter ends such connections.
 */
export class DatabaseAdapter {
  readonly provider = "postgres";
  readonly adapterName = "database-adapter";
  readonly #options: Options;
  readonly #timeouts: Timeouts;

  constructor(options: Options) {
    this.#options = options;
    this.#timeouts = options.timeouts ?? TIMEOUTS;
  }

  async connect(): Promise<Driver> {
    const lone = await this.#connectPool(LONE_STATEMENTS);
    const transactions = await this.#connectPool(TRANSACTIONS);
    const needsNoTransaction = ({ sql }: Statement) => !this.#options.isBehindPooler && isRead(sql);

    return {
      provider: this.provider,
      adapterName: this.adapterName,
      queryRaw: (statement) =>
        declareIfAway(
          needsNoTransaction(statement)
            ? lone.queryRaw(statement)
            : this.#enclose(lone, (transaction) => transaction.queryRaw(statement)),
        ),
      executeRaw: (statement) =>
        declareIfAway(this.#enclose(lone, (transaction) => transaction.executeRaw(statement))),
      executeScript: (script) => lone.executeScript(script),
      startTransaction: (level) => declareIfAway(this.#begin(transactions, level)),
      getConnectionInfo: () => lone.getConnectionInfo(),
      dispose: async () => {
        await Promise.all([lone.dispose(), transactions.dispose()]);
      },
    };
  }

  #connectPool(max: number): Promise<Adapter> {
    const { statementNameGenerator, ...options } = this.#options;
    const pool = createPool({ ...options, max });
    return new PrismaPg(pool, { statementNameGenerator, disposeExternalPool: true }).connect();
  }

  /** The database may still receive a write that the client gave up on, but then no COMMIT follows. */
  async #enclose<Result>(
    adapter: Adapter,
    write: (transaction: OpenTransaction) => Promise<Result>,
  ): Promise<Result> {
    const transaction = await this.#begin(adapter);
    try {
      const result = await write(transaction);
      await transaction.executeRaw(statement("COMMIT"));
      return result;
    } finally {
      await transaction.commit();
    }
  }

  async #begin(adapter: Adapter, level?: IsolationLevel): Promise<OpenTransaction> {
    const transaction = await adapter.startTransaction(level);
    if (!this.#options.isBehindPooler) return stopAfterFailure(transaction);
    try {
      await transaction.executeRaw(statement(settings(this.#timeouts.database, "SET LOCAL")));
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    return stopAfterFailure(transaction);
  }
}

/** Next hides errors from the production server, so an unreachable database is declared here. */
async function declareIfAway<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isAway(error)) declareUnavailable();
    throw error;
  }
}

/** After a failure the pool ends the connection, which makes the database end the transaction. */
function stopAfterFailure(transaction: OpenTransaction): OpenTransaction {
  let failure: { error: unknown } | undefined;
  const send = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (failure) throw failure.error;
    try {
      return await declareIfAway(ask());
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  const { provider, adapterName, options } = transaction;
  return {
    provider,
    adapterName,
    options,
    queryRaw: (statement) => send(() => transaction.queryRaw(statement)),
    executeRaw: async (statement) =>
      failure && statement.sql === "ROLLBACK" ? 0 : send(() => transaction.executeRaw(statement)),
    commit: () => transaction.commit(),
    rollback: () => transaction.rollback(),
  };
}

type PoolOptions = Pick<Options, "connectionString" | "isBehindPooler" | "timeouts"> & {
  max: number;
};

export function createPool({
  connectionString,
  isBehindPooler,
  timeouts = TIMEOUTS,
  max,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.answer,
    keepAlive: true,
    // Not start parameters: poolers refuse unknown ones.
    onConnect: isBehindPooler
      ? undefined
      : (client) => client.query(settings(timeouts.database, "SET")),
  });
  // Without a listener, an idle connection that ends would crash the process.
  pool.on("error", () => {});
  pool.on("release", (_error, client) => {
    if (client.getTransactionStatus() !== "I") client.end();
  });
  return pool;
}

/** "SET LOCAL lock_timeout = 2000; …", sent as one message. */
function settings(limits: Timeouts["database"], set: "SET" | "SET LOCAL"): string {
  return Object.entries(limits)
    .map(([name, milliseconds]) => `${set} ${name} = ${milliseconds}`)
    .join("; ");
}

function statement(sql: string): Statement {
  return { sql, args: [], argTypes: [] };
}

/** A read does no harm if the database receives it after the client gave up. */
function isRead(sql: string): boolean {
  return /^\s*SELECT\b/i.test(sql);
}
