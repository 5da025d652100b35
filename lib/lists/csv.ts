import { type Options, stringify } from "csv-stringify/sync";
import { downloadResponse } from "@/lib/http/download";

type Cell = string | number | Date | null;
export type CsvRow = Record<string, Cell>;

const format = {
  record_delimiter: "windows",
  quoted: true,
  quoted_empty: true,
  // A spreadsheet runs what looks like a formula: an apostrophe before it makes it text.
  escape_formulas: true,
  cast: {
    // Blanks before a formula would hide it from the check, but not from every spreadsheet.
    string: (value) => value.trim(),
    date: (value) => value.toISOString(),
  },
} satisfies Options;

/** Written row by row, so that a table of any length is never held in memory. The rows' keys are the columns. */
export function csvResponse<Row extends CsvRow>(
  fileName: string,
  columns: Record<keyof Row & string, string>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Response {
  return downloadResponse(fileName, "text/csv", encode(columns, rows));
}

async function* encode(
  columns: Record<string, string>,
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
) {
  const line = (cells: Cell[], options?: Options) => stringify([cells], { ...format, ...options });
  // Without the byte-order mark Excel takes UTF-8 for an older encoding.
  yield line(Object.values(columns), { bom: true });
  for await (const row of rows) yield line(Object.keys(columns).map((name) => row[name] ?? null));
}
