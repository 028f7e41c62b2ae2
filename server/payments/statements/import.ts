import { createHash } from "node:crypto";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { StatementPreview } from "#contract/office/statements.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { postBankMoney } from "#server/payments/bank-money/bank-money.ts";
import { settleMarked } from "#server/payments/payouts/payouts.ts";
import { readStatement, type Transfer } from "#server/payments/statements/read.ts";
import * as store from "#server/payments/statements/store.ts";

const RECORDS_SHOWN = 8;
const TRANSFERS_SHOWN = 8;
const FAULTS_SHOWN = 50;

const accountOf = async (db: Queryable, id: number): Promise<store.AccountRow> => {
  const account = await store.findAccount(db, id);
  if (!account) throw new Refusal("not_found");
  return account;
};

/** The transfers that a file would add, and its faults. Throws Refusal `not_found`. */
export async function previewStatement(
  db: Queryable,
  { accountId, content, layout }: OfficeInput<"preview-statement">,
): Promise<StatementPreview> {
  const account = await accountOf(db, accountId);
  const reading = readStatement(Buffer.from(content, "base64"), account.timeZone, layout);
  // The column names and the records below them, without the titles above.
  const first = Math.max(0, (reading.layout?.skipped ?? 1) - 1);
  return {
    encoding: reading.encoding,
    layout: reading.layout,
    format: reading.format,
    delimiter: reading.delimiter,
    records: reading.records.slice(first, first + RECORDS_SHOWN).map(({ cells }) => cells),
    transfers: reading.transfers.slice(0, TRANSFERS_SHOWN).map(transferOf),
    incoming: reading.transfers.filter(({ isOutgoing }) => !isOutgoing).length,
    outgoing: reading.transfers.filter(({ isOutgoing }) => isOutgoing).length,
    passedOver: reading.passedOver,
    known: await store.countKnown(db, accountId, reading.transfers),
    faults: reading.faults.slice(0, FAULTS_SHOWN),
    faultCount: reading.faults.length,
  };
}

export const transferOf = (
  transfer: Omit<Transfer, "fingerprint">,
): StatementPreview["transfers"][number] => ({
  line: transfer.line,
  isOutgoing: transfer.isOutgoing,
  bookedAt: transfer.bookedAt.toISOString(),
  hasTime: transfer.hasTime,
  amount: toWon(transfer.amount),
  sender: transfer.sender,
  memo: transfer.memo,
});

/**
 * Stores a file's transfers, except those already stored, and settles the withdrawals whose mark and
 * amount an outgoing one has. Throws Refusal `not_found`, and
 * `file_unreadable` when any record does not fit the layout; then nothing is stored.
 */
export async function importStatement(
  act: Act,
  { accountId, fileName, content, layout }: Omit<OfficeInput<"import-statement">, "reason">,
): Promise<OfficeOutput<"import-statement"> & { id: bigint }> {
  const { tx, clock } = act;
  const account = await accountOf(tx, accountId);
  const bytes = Buffer.from(content, "base64");
  const { transfers, faults, encoding } = readStatement(bytes, account.timeZone, layout);
  if (faults.length > 0 || encoding === null) throw new Refusal("file_unreadable");
  const id = await store.insertImport(tx, {
    accountId,
    fileName,
    fileHash: createHash("sha256").update(bytes).digest(),
    encoding,
    by: operatorOf(act).operatorId,
    at: clock.now(),
  });
  const { added, came, paid } = await store.insertLines(tx, id, accountId, transfers);
  if (came > 0n) await postBankMoney(tx, "bank_line_in", came);
  if (paid > 0n) await postBankMoney(tx, "bank_line_out", paid);
  const settled = await settleMarked(act, id);
  return { id, added, known: transfers.length - added, settled };
}
