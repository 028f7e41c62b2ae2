import { dayColumns, type DayColumn, type DayFileLayout } from "#contract/office/day-files.ts";
import { statementDelimiters } from "#contract/office/statements.ts";
import { findHead, plainCell } from "#server/kit/text-files/columns.ts";

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

/** The columns by their names; null without a transaction or an amount. */
function columnsOf(cells: readonly string[]): DayFileLayout["columns"] | null {
  if (cells.length < 2) return null;
  const texts = cells.map(plainCell);
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
 * Detects the layout of a file by its column names; see `findHead`. The file's day begins
 * `hoursAhead` hours before the day of UTC.
 */
export function layoutOf(
  text: string,
  hoursAhead: number,
): { delimiter: DayFileLayout["delimiter"]; layout: DayFileLayout | null } {
  const { delimiter, head } = findHead(text, statementDelimiters, columnsOf);
  return { delimiter, layout: head && { delimiter, hoursAhead, ...head } };
}

/** Whether every column is within a record. */
export const reaches = ({ columns }: DayFileLayout, width: number): boolean =>
  dayColumns.every((column) => (columns[column] ?? 0) < width);
