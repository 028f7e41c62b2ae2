import type { LineTrouble } from "#contract/office/statements.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import * as store from "#server/payments/bank-money/store.ts";
import { possibleReferences } from "#server/payments/references.ts";
import { senderMatch } from "#server/payments/senders/sender.ts";

export type Referenced = store.ReferencedRow;
type Transfer = { amount: Money; sender: string; memo: string };

/** What the references in transfers' texts say, however old they are: one answer per transfer. */
export async function referencesOf<Line extends Transfer>(
  db: Queryable,
  lines: readonly Line[],
): Promise<ReadonlyMap<Line, Referenced>> {
  if (lines.length === 0) return new Map();
  const prefixes = await store.listPrefixes(db);
  const possible = new Map(
    lines.map((line) => [line, possibleReferences(`${line.memo} ${line.sender}`, prefixes)]),
  );
  const rows = await store.listReferenced(db, [...new Set([...possible.values()].flat())]);
  const told = new Map(rows.map((row) => [row.reference, row]));
  return new Map(
    [...possible].flatMap(([line, references]) => {
      const reference = references.find((each) => told.has(each));
      const row = reference === undefined ? undefined : told.get(reference);
      return row ? [[line, row] as const] : [];
    }),
  );
}

/**
 * What is wrong with a transfer that is credited to or kept for a member, by its reference; null
 * when it is the transfer that the member's open deposit waits for.
 */
export function troubleOf(
  line: Transfer,
  told: Referenced | undefined,
  owner = told?.owner,
): LineTrouble | null {
  const reference = told?.reference ?? null;
  if (owner !== undefined && senderMatch({ ...line, owner, reference }) === "other")
    return "third_party";
  if (!told) return "no_reference";
  if (told.decision === "approved") return "duplicate";
  if (told.depositId === null || told.decision !== null || told.amount === null) return "late";
  if (line.amount === told.amount) return null;
  return line.amount < told.amount ? "partial" : "over";
}
