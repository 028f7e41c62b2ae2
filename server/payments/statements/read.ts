import { createHash } from "node:crypto";
import type {
  StatementColumns,
  StatementFault,
  StatementLayout,
} from "#contract/office/statements.ts";
import { momentAt } from "#contract/zone-clock.ts";
import { fromWon, type Money } from "#server/kit/money.ts";
import { recordsOf, type CsvRecord } from "#server/kit/text-files/csv-records.ts";
import { decodeText, type TextEncoding } from "#server/kit/text-files/decode.ts";
import { layoutOf } from "#server/payments/statements/csv.ts";
import { isXml, readCamt } from "#server/payments/statements/camt/camt-053.ts";
import { readDay, readTime, readWon } from "#server/payments/statements/values.ts";

const MOST_TRANSFERS = 5_000;
const LONGEST_SENDER = 200;
const LONGEST_MEMO = 400;

/** One transfer, as in the bank statement; its amount is positive in both directions. */
export type Transfer = {
  line: number;
  isOutgoing: boolean;
  bookedAt: Date;
  hasTime: boolean;
  amount: Money;
  sender: string;
  memo: string;
  /** Equal for the same transfer in every file that contains it. */
  fingerprint: Buffer;
};

export type StatementReading = {
  encoding: TextEncoding | null;
  format: "csv" | "camt.053";
  delimiter: StatementLayout["delimiter"];
  layout: StatementLayout | null;
  records: CsvRecord[];
  transfers: Transfer[];
  passedOver: number;
  faults: StatementFault[];
};

const fileFault = (code: StatementFault["code"], line: number | null = null): StatementFault => ({
  code,
  line,
  column: null,
  text: "",
});

/**
 * Reads a bank statement file with the operator's or the detected layout. A cell that does not fit
 * its column is a fault with line and column; nothing is guessed.
 */
export function readStatement(
  bytes: Uint8Array,
  timeZone: string,
  given?: StatementLayout | null,
): StatementReading {
  const reading: StatementReading = {
    encoding: null,
    format: "csv",
    delimiter: ",",
    layout: null,
    records: [],
    transfers: [],
    passedOver: 0,
    faults: [],
  };
  const decoded = decodeText(bytes);
  if (!decoded) return { ...reading, faults: [fileFault("encoding")] };
  const { text, encoding } = decoded;
  if (isXml(text)) return { ...reading, encoding, ...fromCamt(text, timeZone) };
  const found = given ? { delimiter: given.delimiter, layout: given } : layoutOf(text);
  const known = { ...reading, encoding, ...found };
  const records = recordsOf(text, found.delimiter);
  if (typeof records === "number") return { ...known, faults: [fileFault("quote", records)] };
  if (!found.layout) return { ...known, records, faults: [fileFault("columns")] };
  return { ...known, records, ...transfersOf(records, found.layout, timeZone) };
}

/** The transfers of a camt.053 statement. */
function fromCamt(
  text: string,
  timeZone: string,
): Pick<StatementReading, "format" | "transfers" | "faults"> {
  const { entries, faults } = readCamt(text);
  const seen = new Map<string, number>();
  const transfers = entries.map(({ day, time, won, isOutgoing, party, memo }, index) => {
    const sender = party.slice(0, LONGEST_SENDER);
    const words = memo.slice(0, LONGEST_MEMO);
    const signed = isOutgoing ? -won : won;
    return {
      line: index + 1,
      isOutgoing,
      bookedAt: momentAt(day, time ?? "00:00:00", timeZone),
      hasTime: time !== null,
      amount: fromWon(won),
      sender,
      memo: words,
      fingerprint: fingerprintOf([day, time, signed, sender, words], seen),
    };
  });
  if (transfers.length > MOST_TRANSFERS) faults.unshift(fileFault("too_many"));
  if (transfers.length === 0 && faults.length === 0) faults.push(fileFault("empty"));
  return { format: "camt.053", transfers, faults };
}

function transfersOf(
  records: readonly CsvRecord[],
  { skipped, columns }: StatementLayout,
  timeZone: string,
): Pick<StatementReading, "transfers" | "passedOver" | "faults"> {
  const transfers: Transfer[] = [];
  const faults: StatementFault[] = [];
  const seen = new Map<string, number>();
  let passedOver = 0;
  for (const record of records.slice(skipped)) {
    const one = transferOf(record, columns, timeZone, seen);
    if (one === null) passedOver++;
    else if ("code" in one) faults.push(one);
    else transfers.push(one);
  }
  if (transfers.length > MOST_TRANSFERS) faults.unshift(fileFault("too_many"));
  if (transfers.length === 0 && faults.length === 0) faults.push(fileFault("empty"));
  return { transfers, passedOver, faults };
}

/** The transfer of a record; null for one without a payment; otherwise its faults. */
function transferOf(
  { cells, line }: CsvRecord,
  columns: StatementColumns,
  timeZone: string,
  seen: Map<string, number>,
): Transfer | StatementFault | null {
  const cell = (column: number | null) => (column === null ? "" : (cells[column] ?? ""));
  const faultAt = (code: StatementFault["code"], column: number): StatementFault => ({
    code,
    line,
    column,
    text: cell(column).slice(0, 80),
  });
  const booked = readDay(cell(columns.date));
  if (isTotal(cells, booked !== null)) return null;
  const widest = Math.max(columns.date, columns.amount, columns.sender);
  if (cells.length <= widest) return faultAt("width", widest);
  const came = readWon(cell(columns.amount));
  if (came === null) return faultAt("amount", columns.amount);
  const paidColumn = columns.paid ?? null;
  const paid = readWon(cell(paidColumn));
  if (paid === null) return faultAt("amount", paidColumn ?? columns.amount);
  const won = came === 0 ? -Math.abs(paid) : came;
  if (won === 0) return null;
  if (!booked) return faultAt("date", columns.date);
  const ownTime = cell(columns.time);
  const time = ownTime === "" ? booked.time : readTime(ownTime);
  if (time === null && ownTime !== "") return faultAt("date", columns.time ?? columns.date);
  const sender = cell(columns.sender).slice(0, LONGEST_SENDER);
  const memo = cell(columns.memo).slice(0, LONGEST_MEMO);
  return {
    line,
    bookedAt: momentAt(booked.day, time ?? "00:00:00", timeZone),
    hasTime: time !== null,
    isOutgoing: won < 0,
    amount: fromWon(Math.abs(won)),
    sender,
    memo,
    fingerprint: fingerprintOf([booked.day, time, won, sender, memo], seen),
  };
}

const onlyTotal = /^(?:합\s*계|총\s*계|소\s*계|총\s*합계|(?:grand |sub)?total)$/i;
const beginsLikeTotal = /^(?:합\s*계|총\s*계|소\s*계|총\s*합계|(?:grand |sub)?total)(?!\p{L})/iu;

/**
 * Whether a record is a total, which is left out. On a day of its own it is one only by a cell that
 * says nothing else, because a sender's name can begin like a total.
 */
const isTotal = (cells: readonly string[], isDated: boolean): boolean =>
  cells.some((cell) => (isDated ? onlyTotal : beginsLikeTotal).test(cell));

/**
 * Identical transfers are distinguished by their number within the file. A file that begins between
 * two of them can hide the second one, and never doubles the first.
 */
function fingerprintOf(parts: readonly unknown[], seen: Map<string, number>): Buffer {
  const text = JSON.stringify(parts);
  const which = (seen.get(text) ?? 0) + 1;
  seen.set(text, which);
  return createHash("sha256").update(`${text}#${which}`).digest();
}
