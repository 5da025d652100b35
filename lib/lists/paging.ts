/**
 * One page of a list that was read with one row more than a page holds, which tells whether another page
 * follows. `next` is the cursor of that page; null on the last one.
 */
export function takePage<Row, Cursor>(
  rows: Row[],
  size: number,
  cursorOf: (last: Row) => Cursor,
): { page: Row[]; next: Cursor | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? cursorOf(last) : null };
}
