import {
  MOST_DAY_LINES,
  type DayColumn,
  type DayFileFault,
  type DayFileLayout,
} from "#contract/office/day-files.ts";
import { units, type Money } from "#server/kit/money.ts";
import { readAmount } from "#server/kit/text-files/amount.ts";
import { recordsOf, type CsvRecord } from "#server/kit/text-files/csv-records.ts";
import { decodeText } from "#server/kit/text-files/decode.ts";
import type { TheirTransaction } from "#server/games/reconciling/comparing.ts";
import { keyIn, type Books } from "#server/games/reconciling/books/books.ts";
import { layoutOf, reaches } from "#server/games/reconciling/day-files/layout.ts";
import { kindOf, stateOf } from "#server/games/reconciling/day-files/words.ts";

/** The longest names of transactions and rounds, as everywhere. */
const LONGEST_NAME = 128;
const LARGEST_AMOUNT = 2n ** 63n - 1n;

/** A transaction of a file; without a line of its own, the file has only a roll-back that names it. */
export type ReadTransaction = TheirTransaction & { line: number; isLine: boolean };

export type DayFileReading = {
  delimiter: DayFileLayout["delimiter"];
  layout: DayFileLayout | null;
  records: CsvRecord[];
  lines: number;
  transactions: ReadTransaction[];
  faults: DayFileFault[];
};

export const whole = (code: DayFileFault["code"], line: number | null = null): DayFileFault => ({
  code,
  line,
  column: null,
  text: "",
});

/**
 * Reads a provider's file of a day with the operator's or the detected columns. A cell that does not
 * fit its column is a fault with line and column; nothing is guessed. A file without lines is that of
 * a day without play.
 */
export function readDayFile(
  bytes: Uint8Array,
  books: Books,
  hoursAhead: number,
  given?: DayFileLayout,
): DayFileReading {
  const nothing = {
    delimiter: "," as const,
    layout: null,
    records: [],
    lines: 0,
    transactions: [],
  };
  const decoded = decodeText(bytes);
  if (!decoded) return { ...nothing, faults: [whole("encoding")] };
  const found = given
    ? { delimiter: given.delimiter, layout: given }
    : layoutOf(decoded.text, hoursAhead);
  const known = { ...nothing, ...found };
  const records = recordsOf(decoded.text, found.delimiter);
  if (typeof records === "number") return { ...known, faults: [whole("quote", records)] };
  if (!found.layout) return { ...known, records, faults: [whole("columns")] };
  return { ...known, records, ...linesOf(records, found.layout, books) };
}

function linesOf(
  records: readonly CsvRecord[],
  layout: DayFileLayout,
  books: Books,
): Pick<DayFileReading, "lines" | "transactions" | "faults"> {
  const body = records.slice(layout.skipped);
  if (body.length > MOST_DAY_LINES)
    return { lines: body.length, transactions: [], faults: [whole("too_many")] };
  const found = new Map<string, ReadTransaction>();
  const takenBack: ReadTransaction[] = [];
  const faults: DayFileFault[] = [];
  for (const record of body) {
    const line = lineOf(record, layout);
    if ("code" in line) faults.push(line);
    else if (line.kind === "roll_back") takenBack.push(rolledBack(line, record.line, books));
    else {
      const key = keyIn(books, line.id, line.kind);
      if (found.has(key)) faults.push(faultAt(record, layout, "repeated", "transaction"));
      const { kind, amount, state, roundRef } = line;
      found.set(key, { key, kind, amount, state, roundRef, line: record.line, isLine: true });
    }
  }
  // What a roll-back takes back may be in the file of an earlier day.
  for (const { key, ...more } of takenBack)
    found.set(key, { ...more, ...found.get(key), key, state: "rolled_back" });
  return { lines: body.length, transactions: [...found.values()], faults };
}

type Line = {
  id: string;
  kind: "stake" | "win" | "roll_back" | null;
  original: string | null;
  roundRef: string | null;
  amount: Money;
  state: TheirTransaction["state"];
};

const rolledBack = (line: Line, at: number, books: Books): ReadTransaction => ({
  key: keyIn(books, line.original ?? line.id, null),
  amount: line.amount,
  state: "rolled_back",
  roundRef: line.roundRef,
  line: at,
  isLine: false,
});

const faultAt = (
  { cells, line }: CsvRecord,
  { columns }: DayFileLayout,
  code: DayFileFault["code"],
  column: DayColumn,
): DayFileFault => {
  const at = columns[column];
  return { code, line, column: at, text: (cells[at ?? 0] ?? "").slice(0, 80) };
};

/** A line of the file, or its fault. */
function lineOf(record: CsvRecord, layout: DayFileLayout): Line | DayFileFault {
  const { columns } = layout;
  const { cells } = record;
  if (!reaches(layout, cells.length))
    return { code: "width", line: record.line, column: cells.length, text: "" };
  const cellOf = (column: DayColumn): string => {
    const at = columns[column];
    return at === null ? "" : (cells[at] ?? "");
  };
  const fault = (column: DayColumn, code: DayFileFault["code"]) =>
    faultAt(record, layout, code, column);
  const id = cellOf("transaction");
  if (id === "" || id.length > LONGEST_NAME) return fault("transaction", "transaction");
  const written = cellOf("amount");
  const amount = written === "" ? null : readAmount(written);
  if (amount === null || amount > LARGEST_AMOUNT || amount < -LARGEST_AMOUNT)
    return fault("amount", "amount");
  const kind = columns.kind === null ? null : kindOf(cellOf("kind"));
  if (columns.kind !== null && kind === null) return fault("kind", "kind");
  const state = columns.state === null ? "done" : stateOf(cellOf("state"));
  if (state === null) return fault("state", "state");
  const original = cellOf("original").slice(0, LONGEST_NAME) || null;
  if (kind === "roll_back" && original === null) return fault("original", "original");
  const roundRef = cellOf("round").slice(0, LONGEST_NAME) || null;
  // Stakes are negative in some files.
  return { id, kind, original, roundRef, state, amount: units(amount < 0n ? -amount : amount) };
}
