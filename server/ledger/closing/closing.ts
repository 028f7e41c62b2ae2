import type { Clock } from "#server/kit/clock.ts";
import { allowLongReading, type Database, type Queryable } from "#server/kit/database.ts";
import { makeSheet } from "#server/ledger/closing/sheet.ts";
import * as store from "#server/ledger/closing/store.ts";
import { isSignedBy, type SealKey } from "#server/ledger/seals/signing.ts";
import { insertKey } from "#server/ledger/seals/store.ts";

/** The signed text of a sheet, which cannot be taken for that of a seal. */
const signedText = (month: string, sheet: string): string =>
  `dalbit-balance-sheet\n${month}\n${sheet}`;

/**
 * Closes the oldest month that is over and open, in UTC like the partitions. Answers 1 when it
 * closed one, otherwise 0.
 */
export const closeMonth = (db: Database, clock: Clock, key: SealKey): Promise<number> =>
  db.transaction(async (tx) => {
    const closedAt = clock.now();
    const month = await store.findMonthToClose(tx, closedAt);
    if (month === null) return 0;
    await allowLongReading(tx);
    const previous = await store.findNewestSheet(tx);
    const sheet = await makeSheet(tx, month, previous?.sheet ?? null);
    const signature = key.sign(signedText(month, sheet));
    await insertKey(tx, key.id, key.publicKey);
    await store.insertSheet(tx, { month, closedAt, sheet, keyId: key.id, signature });
    return 1;
  });

/** Recomputes every sheet and compares it; each fault names the month. */
export async function verifySheets(
  db: Queryable,
  trusted: ReadonlyMap<string, Buffer>,
): Promise<{ faults: string[]; sheets: number }> {
  const faults: string[] = [];
  const sheets = await store.listSheets(db);
  let previous: store.StoredSheet | null = null;
  for (const sheet of sheets) {
    const { month, keyId, signature } = sheet;
    const key = trusted.get(keyId);
    if (!key || !isSignedBy(key, signedText(month, sheet.sheet), signature))
      faults.push(`the balance sheet of ${month} was changed: its signature is not true`);
    if ((await makeSheet(db, month, previous?.sheet ?? null)) !== sheet.sheet)
      faults.push(`the balance sheet of ${month} is not what its postings give`);
    previous = sheet;
  }
  return { faults, sheets: sheets.length };
}
