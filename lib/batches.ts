/** Few enough to hold, many enough that the questions don't take longer than their answers. */
export const BATCH = 500;

/**
 * The rows of a list of any length, read a batch at a time and only as they are asked for. `read` gets
 * the last row of the batch before and answers the rows after it.
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
