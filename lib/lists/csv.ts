import { type Options, stringify } from "csv-stringify/sync";
import { downloadResponse } from "@/lib/http/download";

type Cell = string | number | Date | null;
export type CsvRow = Record<string, Cell>;

const format = {
  record_delimiter: "windows",
  quoted: true,
  quoted_empty: true,
  // Spreadsheets execute text that looks like a formula; a leading apostrophe prevents that.
  escape_formulas: true,
  cast: {
    // Leading blanks would hide a formula from the check, but not from every spreadsheet.
    string: (value) => value.trim(),
    date: (value) => value.toISOString(),
  },
} satisfies Options;

/** Streams row by row, so that even a long table is never held in memory. `columns` maps a row's keys to titles. */
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
  // Without the byte-order mark Excel reads UTF-8 as an older encoding.
  yield line(Object.values(columns), { bom: true });
  for await (const row of rows) yield line(Object.keys(columns).map((name) => row[name] ?? null));
}
