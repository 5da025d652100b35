import { isDeepStrictEqual } from "node:util";

/** Leaves out the version, which every edit changes. */
export function changes<Row extends object>(before: Row, after: Row) {
  const pick = (row: Row, other: Row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([field, value]) =>
          field !== "version" && !isDeepStrictEqual(value, Reflect.get(other, field)),
      ),
    );
  return { before: pick(before, after), after: pick(after, before) };
}
