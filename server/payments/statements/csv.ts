import { statementDelimiters, type StatementLayout } from "#contract/office/statements.ts";
import { recordsOf, type Delimiter } from "#server/kit/text-files/csv-records.ts";
import { columnsOf } from "#server/payments/statements/layout.ts";

/** Column names are searched in so many lines, because titles may come before them. */
const LOOKED_AT_LINES = 40;

/**
 * Detects the layout of a file: the delimiter with which known column names appear, and how many
 * records come before the first transfer. Without known names the layout is null and the delimiter
 * is the one that makes most cells.
 */
export function layoutOf(text: string): { delimiter: Delimiter; layout: StatementLayout | null } {
  let widest: { delimiter: Delimiter; width: number } = { delimiter: ",", width: 0 };
  for (const delimiter of statementDelimiters) {
    const records = recordsOf(text, delimiter, LOOKED_AT_LINES);
    if (typeof records === "number") continue;
    for (const [index, { cells }] of records.entries()) {
      const columns = columnsOf(cells);
      if (columns) return { delimiter, layout: { delimiter, skipped: index + 1, columns } };
      if (cells.length > widest.width) widest = { delimiter, width: cells.length };
    }
  }
  return { delimiter: widest.delimiter, layout: null };
}
