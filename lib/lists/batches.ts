/** Balances memory against round trips. */
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

/**
 * Repeats a step that changes at most `most` rows, until it changes fewer. A single statement over all rows could
 * run into the database's timeout.
 *
 * @returns how many rows were changed
 */
export async function untilNoneIsLeft(step: (most: number) => Promise<number>): Promise<number> {
  let changed = 0;
  for (;;) {
    const count = await step(BATCH);
    changed += count;
    if (count < BATCH) return changed;
  }
}
