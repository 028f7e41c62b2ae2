import { statementDelimiters, type StatementLayout } from "#contract/office/statements.ts";
import { findHead } from "#server/kit/text-files/columns.ts";
import { columnsOf } from "#server/payments/statements/layout.ts";

type Delimiter = StatementLayout["delimiter"];

/** Detects the layout of a bank statement by its column names; see `findHead`. */
export function layoutOf(text: string): { delimiter: Delimiter; layout: StatementLayout | null } {
  const { delimiter, head } = findHead(text, statementDelimiters, columnsOf);
  return { delimiter, layout: head && { delimiter, ...head } };
}
