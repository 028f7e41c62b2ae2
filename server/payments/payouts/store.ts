import type { PayoutFault, PayoutState, PayoutView } from "#contract/office/payouts.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";

export type PayoutRow = {
  id: bigint;
  requestId: bigint;
  memberId: bigint;
  loginId: string;
  nick: string;
  amount: Money;
  state: PayoutState;
  fileId: bigint | null;
  fault: PayoutFault | null;
  madeAt: Date;
  endedAt: Date | null;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
};
type SealedRow = Omit<PayoutRow, "bankNumber"> & { bankNumber: Buffer };

const PAYOUT = `select p.id, p.request_id as "requestId", m.id as "memberId",
    m.login_id as "loginId", m.nick, p.amount, p.state, p.file_id as "fileId", p.fault,
    p.made_at as "madeAt", p.ended_at as "endedAt", r.bank_name as "bankName",
    r.bank_number as "bankNumber", r.bank_owner as "bankOwner"
  from payment_payouts p
  join payment_requests r on r.id = p.request_id
    and r.bank_name is not null and r.bank_number is not null and r.bank_owner is not null
  join members m on m.id = r.member_id`;

const opened = (db: Queryable, rows: readonly SealedRow[]): PayoutRow[] =>
  rows.map((row) => ({
    ...row,
    bankNumber: openNumber(db, "payment_requests.bank_number", row.requestId, row.bankNumber),
  }));

export async function insertPayout(
  db: Queryable,
  payout: { requestId: bigint; amount: Money; at: Date },
): Promise<void> {
  await db.query("insert into payment_payouts (request_id, amount, made_at) values ($1, $2, $3)", [
    payout.requestId,
    payout.amount,
    payout.at,
  ]);
}

const conditions: Record<PayoutView, string> = {
  ready: "p.state = 'ready'",
  filed: "p.state = 'filed'",
  sent: "p.state = 'sent'",
  ended: "p.state in ('settled', 'failed', 'returned')",
};

/** One view: what waits oldest first, what ended newest first. */
export async function listPayouts(
  db: Queryable,
  view: PayoutView,
  before: bigint | null,
  most: number,
): Promise<PayoutRow[]> {
  const rows = await db.query<SealedRow>(
    `${PAYOUT} where ${conditions[view]} and ($1::bigint is null or p.id < $1)
     order by p.id ${view === "ended" ? "desc" : "asc"} limit $2`,
    [before, most],
  );
  return opened(db, rows);
}

export async function countPayouts(
  db: Queryable,
): Promise<Record<"ready" | "filed" | "sent", number>> {
  const [row] = await db.query<Record<"ready" | "filed" | "sent", bigint>>(
    `select count(*) filter (where state = 'ready') as ready,
       count(*) filter (where state = 'filed') as filed,
       count(*) filter (where state = 'sent') as sent
     from payment_payouts where state in ('ready', 'filed', 'sent')`,
  );
  return {
    ready: Number(row?.ready ?? 0),
    filed: Number(row?.filed ?? 0),
    sent: Number(row?.sent ?? 0),
  };
}

/** Payouts by id, locked until the transaction ends, in one order to prevent deadlocks. */
export async function lockPayouts(
  db: Queryable,
  ids: readonly (bigint | number)[],
): Promise<PayoutRow[]> {
  const rows = await db.query<SealedRow>(
    `${PAYOUT} where p.id = any($1::bigint[]) order by p.id for update of p`,
    [ids],
  );
  return opened(db, rows);
}

export async function listOfFile(db: Queryable, fileId: bigint): Promise<PayoutRow[]> {
  const rows = await db.query<SealedRow>(
    `${PAYOUT} where p.id in (select id from payment_payouts where file_id = $1) order by p.id`,
    [fileId],
  );
  return opened(db, rows);
}

export async function setFiled(
  db: Queryable,
  ids: readonly bigint[],
  fileId: bigint,
): Promise<void> {
  await db.query("update payment_payouts set state = 'filed', file_id = $2 where id = any($1)", [
    ids,
    fileId,
  ]);
}

export async function setSent(db: Queryable, fileId: bigint, at: Date): Promise<void> {
  await db.query("update payment_files set sent_at = $2 where id = $1", [fileId, at]);
  await db.query(
    "update payment_payouts set state = 'sent' where file_id = $1 and state = 'filed'",
    [fileId],
  );
}

export async function setEnded(
  db: Queryable,
  id: bigint,
  ended: { state: "settled" | "failed" | "returned"; at: Date; fault?: PayoutFault },
): Promise<void> {
  await db.query("update payment_payouts set state = $2, ended_at = $3, fault = $4 where id = $1", [
    id,
    ended.state,
    ended.at,
    ended.fault ?? null,
  ]);
}

/** Ends a bank statement line with the payout that it paid or brought back. */
export async function setPayoutOfLine(
  db: Queryable,
  lineId: bigint,
  ended: { payoutId: bigint; by: bigint; at: Date },
): Promise<void> {
  await db.query(
    `update payment_statement_lines
     set payout_id = $2, handled_by = $3, settled_at = $4, held_at = null where id = $1`,
    [lineId, ended.payoutId, ended.by, ended.at],
  );
}

/** Open outgoing lines of an import, which may name the payouts that they paid. */
export const listOutgoing = (
  db: Queryable,
  importId: bigint,
): Promise<{ id: bigint; memo: string; sender: string; amount: Money }[]> =>
  db.query(
    `select id, memo, sender, amount from payment_statement_lines
     where import_id = $1 and is_outgoing and state = 'open' order by id`,
    [importId],
  );

export type BankLine = {
  amount: Money;
  isOutgoing: boolean;
  /** Whether it has no end and is assigned to no deposit. */
  isFree: boolean;
};

/** Locks a bank statement line until the transaction ends. */
export async function lockBankLine(db: Queryable, id: bigint): Promise<BankLine | undefined> {
  const [row] = await db.query<BankLine>(
    `select amount, is_outgoing as "isOutgoing",
       settled_at is null and deposit_id is null as "isFree"
     from payment_statement_lines where id = $1 for update`,
    [id],
  );
  return row;
}
