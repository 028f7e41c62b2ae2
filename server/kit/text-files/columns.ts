import { recordsOf, type Delimiter } from "#server/kit/text-files/csv-records.ts";

/** Column names are searched in so many lines, because titles may come before them. */
const LOOKED_AT_LINES = 40;

/** The letters and digits of a cell in lower case. Names of columns are compared in this form. */
export const plainCell = (cell: string): string =>
  cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Detects the layout of a file: the delimiter with which known column names appear, and how many
 * records come before the first below them. Without known names the head is null and the delimiter is
 * the one that makes most cells.
 */
export function findHead<Of extends Delimiter, Columns>(
  text: string,
  delimiters: readonly [Of, ...Of[]],
  columnsOf: (cells: readonly string[]) => Columns | null,
): { delimiter: Of; head: { skipped: number; columns: Columns } | null } {
  let widest = { delimiter: delimiters[0], width: 0 };
  for (const delimiter of delimiters) {
    const records = recordsOf(text, delimiter, LOOKED_AT_LINES);
    if (typeof records === "number") continue;
    for (const [index, { cells }] of records.entries()) {
      const columns = columnsOf(cells);
      if (columns) return { delimiter, head: { skipped: index + 1, columns } };
      if (cells.length > widest.width) widest = { delimiter, width: cells.length };
    }
  }
  return { delimiter: widest.delimiter, head: null };
}
