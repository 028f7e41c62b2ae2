import { CsvError, parse, type InfoRecord } from "csv-parse/sync";

/** One record of a CSV file, and the line on which it ends, from 1. */
export type CsvRecord = { cells: string[]; line: number };
export type Delimiter = "," | ";" | "\t" | "|";

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
