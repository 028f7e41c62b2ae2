import { CsvError, parse, type InfoRecord } from "csv-parse/sync";
import { statementDelimiters, type StatementLayout } from "#contract/office/statements.ts";
import { columnsOf } from "#server/payments/statements/layout.ts";

/** One record of a CSV file and the line of the file that it ends on, from 1. */
export type CsvRecord = { cells: string[]; line: number };
type Delimiter = StatementLayout["delimiter"];

/** Titles of a bank's file come before the names of its columns. */
const LOOKED_AT_LINES = 40;

/** The records of a CSV text; a number in their place is the line that cannot be read. */
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
 * How the file is laid out: the delimiter under which the names of known columns appear, and
 * what stands above the first transfer. Without known names the layout is null and the delimiter
 * the one that cuts most.
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
