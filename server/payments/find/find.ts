import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { storedReference } from "#server/payments/references.ts";
import * as store from "#server/payments/find/store.ts";

const FOUND_AT_MOST = 6;

/** Payments by number or by reference, newest first; none for any other text. */
export async function findPayments(
  db: Queryable,
  query: string,
): Promise<OfficeOutput<"find-payments">> {
  const number = /^#?(\d{1,15})$/.exec(query)?.[1];
  const reference = storedReference(query);
  const rows =
    number !== undefined
      ? await store.listByNumber(db, BigInt(number))
      : reference === null
        ? []
        : await store.listByReference(db, reference, FOUND_AT_MOST);
  return {
    payments: rows.map((row) => ({ ...row, id: Number(row.id), amount: toWon(row.amount) })),
  };
}
