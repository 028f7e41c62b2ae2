import type { Transaction } from "#server/kit/database.ts";
import { lookAgain } from "#server/games/transfers/store.ts";
import { compareFrom } from "#server/games/reconciling/store.ts";

type Question = { kind: string; connection: string | null; key: string; since: Date };

/**
 * Asks a provider over its connection: a transfer's status is checked at once, and transactions are
 * compared again from before a round or a transaction, where the provider has a report. Other
 * questions go to the provider by people.
 */
export async function askProvider(
  tx: Transaction,
  now: Date,
  { kind, connection, key, since }: Question,
): Promise<void> {
  if (kind === "transfer") await lookAgain(tx, key, now);
  if (connection !== null && (kind === "transaction" || kind === "round"))
    await compareFrom(tx, connection, since);
}
