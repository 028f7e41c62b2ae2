import { CsvError, parse, type InfoRecord } from "csv-parse/sync";
import { statementDelimiters, type StatementLayout } from "#contract/office/statements.ts";
import { columnsOf } from "#server/payments/statements/layout.ts";

/** One record of a CSV file, and the line on which it ends, from 1. */
export type CsvRecord = { cells: string[]; line: number };
type Delimiter = StatementLayout["delimiter"];

/** Column names are searched in so many lines, because titles may come before them. */
const LOOKED_AT_LINES = 40;

/** The records of a CSV text; or the number of the line that cannot be read. */
export function recordsOf(
  text: string,
  delimiter: Delimiter,
  toLine?: number,
): CsvRecord[] | number {
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      ...(toLine !== undefined && { to_line: toLine }),
    }) as unknown as { record: string[]; info: InfoRecord }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return Number(error["lines"] ?? 1);
  }
}

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
