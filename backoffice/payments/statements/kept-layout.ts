import {
  statementDelimiters,
  type StatementColumns,
  type StatementLayout,
} from "#contract/office/statements.ts";
import { keep, readKeptText } from "#backoffice/frame/kept.ts";

const nameOf = (accountId: number): string => `statement-layout.${accountId}`;

/** Keeps the layout with which a file of an account was imported, for its next file. */
export const keepLayout = (accountId: number, layout: StatementLayout): void =>
  keep(nameOf(accountId), JSON.stringify(layout));

/** The layout of the account's last file in this browser; undefined without one. */
export function keptLayout(accountId: number): StatementLayout | undefined {
  try {
    const kept: unknown = JSON.parse(readKeptText(nameOf(accountId)) ?? "null");
    return isLayout(kept) ? kept : undefined;
  } catch {
    // The stored layout is damaged: the columns are found by their names instead.
    return undefined;
  }
}

const isPlace = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

function isLayout(value: unknown): value is StatementLayout {
  if (typeof value !== "object" || value === null) return false;
  const { delimiter, skipped, columns } = value as Partial<StatementLayout>;
  if (typeof columns !== "object" || columns === null) return false;
  const { date, time, amount, paid, sender, memo } = columns as Partial<StatementColumns>;
  return (
    statementDelimiters.some((each) => each === delimiter) &&
    [skipped, date, amount, sender].every(isPlace) &&
    // A note from before outgoing transfers were read names no column for them.
    [time, paid, memo].every((place) => place === null || isPlace(place))
  );
}
