/** Few enough rows to hold in memory, and enough that the round trips do not take longer than the rows. */
export const BATCH = 500;

/**
 * The rows of a list of any length, read a batch at a time and only as they are needed. `read` gets the
 * last row of the previous batch and returns the rows after it.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    yield* rows;
    last = rows.at(-1);
  } while (last);
}
