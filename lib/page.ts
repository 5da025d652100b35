/**
 * A page of a list that was asked for one row more than the page holds, which tells whether another one
 * follows. `next` is what that is asked for with; null on the last page.
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
