import type { Queryable } from "#server/kit/database.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { openedNumber } from "#server/payments/store.ts";
import * as store from "#server/payments/own-copy/store.ts";

/** A member's deposit and withdrawal requests, in won. */
export async function ownPaymentData(
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>> {
  const rows = await store.listOwnRequests(db, memberId, most);
  const requests = rows.map(({ id, ...row }) => ({
    ...row,
    amount: formatDecimal(units(row.amount)),
    bankNumber: openedNumber(db, { id, bankNumber: row.bankNumber }),
  }));
  return { requests };
}
