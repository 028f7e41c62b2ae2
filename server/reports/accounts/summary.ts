import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { effectsOf } from "#server/reports/accounts/columns.ts";
import { emptyWallets, linesOf } from "#server/reports/accounts/lines.ts";
import { listMoved } from "#server/reports/balances/store.ts";
import { originOf } from "#server/reports/origin.ts";

/**
 * What all members owned at both ends of a day of the installation's time zone and what moved between
 * them, by wallet, from the sums of the ledger's entries. Source of the columns: NJ 13:69O-1.9.
 */
export const accountSummary = (
  db: Database,
  clock: Clock,
  day: string,
): Promise<OfficeOutput<"get-account-summary">> =>
  atOneMoment(db, async (tx) => {
    const period = { from: day, until: day };
    const origin = await originOf(tx, clock, period);
    const wallets = emptyWallets();
    for (const { movement, before, during } of await listMoved(tx, period))
      for (const { wallet, column, sign } of effectsOf(movement)) {
        const line = wallets[wallet];
        line.opening += sign * BigInt(before);
        line.columns[column] += sign * BigInt(during);
        line.closing += sign * (BigInt(before) + BigInt(during));
      }
    return { origin, ...linesOf(wallets) };
  });
