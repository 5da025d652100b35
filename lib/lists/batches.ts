/** Few enough rows for the memory, and few enough round trips. */
export const BATCH = 500;

/** `read` gets the last row of the previous batch and returns the rows after it. */
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
