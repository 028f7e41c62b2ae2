import type { PaymentTimes } from "#contract/payments.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptFor } from "#server/kit/kept-for.ts";
import type { RequestKind } from "#server/payments/store.ts";
import * as store from "#server/payments/times/store.ts";

const DAYS = 7;
/** Below this number one slow request would be the 95th percentile: it must be one of twenty. */
const LEAST = 20;
/** Visitors ask for the times too; a minute is short beside seven days. */
const KEPT_MS = 60_000;

export type TimesReader = () => Promise<PaymentTimes>;

/**
 * Measures how long requests took that ended in the last seven days, once a minute at most: deposits
 * from the request to the decision of staff, withdrawals until a bank statement showed the payment.
 * Expired and withdrawn deposits, refused withdrawals and payments that the bank refused or gave back
 * have no such time and are left out.
 */
export const createTimesReader = (db: Queryable, clock: Clock): TimesReader =>
  keptFor(
    KEPT_MS,
    () => measure(db, clock.now()),
    () => clock.now().getTime(),
  );

async function measure(db: Queryable, at: Date): Promise<PaymentTimes> {
  const rows = await store.measureTimes(db, new Date(at.getTime() - DAYS * 86_400_000));
  return {
    measuredAt: at.toISOString(),
    days: DAYS,
    least: LEAST,
    deposit: timesOf(rows, "deposit"),
    withdrawal: timesOf(rows, "withdrawal"),
  };
}

function timesOf(rows: readonly store.TimesRow[], kind: RequestKind): PaymentTimes[RequestKind] {
  const row = rows.find((each) => each.kind === kind);
  if (!row || row.median === null || row.p95 === null || row.requests < LEAST) return null;
  return { requests: Number(row.requests), medianSeconds: row.median, p95Seconds: row.p95 };
}
