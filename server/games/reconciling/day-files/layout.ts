import { dayColumns, type DayColumn, type DayFileLayout } from "#contract/office/day-files.ts";
import { statementDelimiters } from "#contract/office/statements.ts";
import { recordsOf } from "#server/kit/text-files/csv-records.ts";

/** Column names are searched in so many lines, because titles may come before them. */
const LOOKED_AT_LINES = 40;

/** Column names in providers' files; a column that matches several belongs to the first of them. */
const names: Record<DayColumn, RegExp> = {
  original: /^(original|reference|refer|parent|rollbackof|cancelof|원거래|참조)/,
  transaction:
    /^(transaction(id|uuid|ref)?$|txn?(id)?$|betid$|ticket|wagerid|id$|거래(번호|id)?$|베팅번호)/,
  round: /^(round|gameround|handid|session|라운드)/,
  state: /^(state|status|result$|상태|처리)/,
  kind: /^(kind|type|action|transactiontype|종류|구분|유형)/,
  amount: /^(amount|betamount|sum|value|won|금액|거래금액)/,
};
const order = ["original", "round", "state", "kind", "amount", "transaction"] as const;

const plain = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The columns by their names; null without a transaction or an amount. */
function columnsOf(cells: readonly string[]): DayFileLayout["columns"] | null {
  const texts = cells.map(plain);
  const taken = new Set<number>();
  const found: Partial<Record<DayColumn, number>> = {};
  for (const column of order) {
    const at = texts.findIndex((text, index) => !taken.has(index) && names[column].test(text));
    if (at === -1) continue;
    taken.add(at);
    found[column] = at;
  }
  const { transaction, amount, kind = null, state = null, original = null, round = null } = found;
  if (transaction === undefined || amount === undefined) return null;
  return { transaction, amount, kind, state, original, round };
}

/**
 * Detects the delimiter and the columns of a file by its column names, in a file whose day begins
 * `hoursAhead` of that of UTC; without known names the layout is null and the delimiter is the one
 * that makes most cells.
 */
export function layoutOf(
  text: string,
  hoursAhead: number,
): { delimiter: DayFileLayout["delimiter"]; layout: DayFileLayout | null } {
  let widest: { delimiter: DayFileLayout["delimiter"]; width: number } = {
    delimiter: ",",
    width: 0,
  };
  for (const delimiter of statementDelimiters) {
    const records = recordsOf(text, delimiter, LOOKED_AT_LINES);
    if (typeof records === "number") continue;
    for (const [index, { cells }] of records.entries()) {
      const columns = cells.length > 1 ? columnsOf(cells) : null;
      if (columns)
        return { delimiter, layout: { delimiter, skipped: index + 1, hoursAhead, columns } };
      if (cells.length > widest.width) widest = { delimiter, width: cells.length };
    }
  }
  return { delimiter: widest.delimiter, layout: null };
}

/** Whether every column is within a record. */
export const reaches = ({ columns }: DayFileLayout, width: number): boolean =>
  dayColumns.every((column) => (columns[column] ?? 0) < width);
