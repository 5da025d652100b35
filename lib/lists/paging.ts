/** Expects up to `size + 1` rows. `next` is the next page's cursor; null on the last page. */
export function takePage<Row, Cursor>(
  rows: Row[],
  size: number,
  cursorOf: (last: Row) => Cursor,
): { page: Row[]; next: Cursor | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? cursorOf(last) : null };
}
