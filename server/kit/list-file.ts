import { csvLine as line, type Cell } from "#server/kit/csv.ts";

/** The most rows of one file; the last line says whether there were more. */
const MOST_ROWS = 100_000;
/** Rows of one read: few enough that the first are sent at once. */
export const ROWS_PER_READ = 500;

/** Who makes a file, when, and what its list is narrowed to. */
export type FileOrigin = {
  by: string;
  at: Date;
  filter: object;
  /** A report's further lines of the head, each a name and its value; an empty report says so. */
  report?: readonly (readonly [name: string, value: Cell])[];
};

export type FileColumn<Row> = readonly [name: string, cellOf: (row: Row) => Cell];

/**
 * The file of a list: its origin, then its rows, read while they are sent, and at the end how many
 * there are and whether these are all. A file without its end was cut off on its way.
 */
export async function* listFile<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly FileColumn<Row>[],
  { by, at, filter, report }: FileOrigin,
): AsyncGenerator<string> {
  yield "\uFEFF";
  yield line(["exported_by", by]);
  yield line(["exported_at", at.toISOString()]);
  yield line(["filter", JSON.stringify(filter)]);
  for (const part of report ?? []) yield line(part);
  yield line(columns.map(([name]) => name));
  let sent = 0;
  let isWhole = true;
  for await (const row of rows) {
    if (sent === MOST_ROWS) {
      isWhole = false;
      break;
    }
    yield line(columns.map(([, cellOf]) => cellOf(row)));
    sent++;
  }
  if (report && sent === 0) yield line(["No Activity"]);
  yield line(["rows", sent, isWhole ? "all" : "more_exist"]);
}

/** Every row of a list that is read in pages, each with the key of the next one. */
export async function* everyRow<Row, Key>(
  read: (key: Key | null) => Promise<{ rows: readonly Row[]; next: Key | null }>,
): AsyncGenerator<Row> {
  let key: Key | null = null;
  do {
    const page: { rows: readonly Row[]; next: Key | null } = await read(key);
    yield* page.rows;
    key = page.next;
  } while (key !== null);
}
