import type { Receipt } from "#contract/payments.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { entriesUnder } from "#server/ledger/statement.ts";
import { masked } from "#server/members/profile.ts";
import { requestOf } from "#server/payments/requests.ts";
import * as store from "#server/payments/receipts/store.ts";

/** The movements of a request in the member's account statement. */
const movementsOf = {
  deposit: ["deposit"],
  withdrawal: ["hold_from_cash", "hold_returned", "withdrawal_returned"],
} as const;

/** A member learns no more of a longer queue. */
const COUNTED_AT_MOST = 1_000;

type House = { db: Queryable; clock: Clock };

/**
 * A receipt of one of a member's requests: its decision, the bank account, and its entries in their
 * account statement, and the place of an undecided one in the queue. Throws Refusal `not_found`, also for another member's and for a hidden
 * request.
 */
export async function receiptOf(
  house: House,
  memberId: bigint,
  id: bigint,
  timeZone: string,
): Promise<Receipt> {
  const row = await store.findReceipt(house.db, memberId, id);
  if (!row) throw new Refusal("not_found");
  return receiptFrom(house, memberId, row, timeZone);
}

/** A receipt of the member's undecided request of one kind; null when none is undecided. */
export async function currentOf(
  house: House,
  memberId: bigint,
  kind: store.ReceiptRow["kind"],
  timeZone: string,
): Promise<Receipt | null> {
  const row = await store.findCurrent(house.db, memberId, kind);
  return row ? receiptFrom(house, memberId, row, timeZone) : null;
}

async function receiptFrom(
  house: House,
  memberId: bigint,
  row: store.ReceiptRow,
  timeZone: string,
): Promise<Receipt> {
  const keys = movementsOf[row.kind].map((movement) => `${movement}:${row.id}`);
  return {
    ...requestOf(row, timeZone),
    kind: row.kind,
    ...(row.decision !== null && { decision: row.decision }),
    ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
    ...bankOf(row),
    ...toldOf(row),
    entries: await entriesUnder(house.db, memberId, "payments", keys),
    ...(await queueOf(house, row)),
  };
}

/** The place of an undecided request: staff have one queue of each kind for all sites. */
async function queueOf(
  { db, clock }: House,
  row: store.ReceiptRow,
): Promise<Pick<Receipt, "queue">> {
  if (row.decision !== null) return {};
  const countedAt = clock.now().toISOString();
  return { queue: { ahead: await store.countAhead(db, row, COUNTED_AT_MOST), countedAt } };
}

/** What the member was told for an undecided deposit, where another account holds now, or none. */
function toldOf(row: store.ReceiptRow): Pick<Receipt, "told"> {
  const { decision, toldName, toldNumber, toldOwner } = row;
  if (decision !== null || toldName === null || toldNumber === null || toldOwner === null)
    return {};
  const isStillTrue =
    toldName === row.bankName && toldNumber === row.bankNumber && toldOwner === row.bankOwner;
  return isStillTrue
    ? {}
    : { told: { bankname: toldName, banknum: toldNumber, bankOwner: toldOwner } };
}

function bankOf(row: store.ReceiptRow): Pick<Receipt, "bank"> {
  const { kind, bankName, bankNumber, bankOwner } = row;
  if (bankName === null || bankNumber === null || bankOwner === null) return {};
  const banknum = kind === "withdrawal" ? masked(bankNumber) : bankNumber;
  return { bank: { bankname: bankName, banknum, bankOwner } };
}
