import type { PayoutFault, PayoutState, PayoutView } from "#contract/office/payouts.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";

/** Whose payment it is: of a withdrawal, or of the return of a transfer that may name a member. */
type Cause =
  | { requestId: bigint; lineId: null; memberId: bigint }
  | { requestId: null; lineId: bigint; memberId: bigint | null };

export type PayoutRow = Cause & {
  id: bigint;
  /** Null for a return that names no member. */
  loginId: string | null;
  nick: string | null;
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
type SealedRow = Omit<
  PayoutRow,
  "requestId" | "lineId" | "memberId" | "bankName" | "bankNumber" | "bankOwner"
> & {
  requestId: bigint | null;
  lineId: bigint | null;
  memberId: bigint | null;
  bankName: string | null;
  bankNumber: Buffer | null;
  bankOwner: string | null;
};

const PAYOUT = `select p.id, p.request_id as "requestId", p.line_id as "lineId",
    m.id as "memberId", m.login_id as "loginId", m.nick, p.amount, p.state, p.file_id as "fileId",
    p.fault, p.made_at as "madeAt", p.ended_at as "endedAt",
    coalesce(p.bank_name, r.bank_name) as "bankName",
    coalesce(p.bank_number, r.bank_number) as "bankNumber",
    coalesce(p.bank_owner, r.bank_owner) as "bankOwner"
  from payment_payouts p
  left join payment_requests r on r.id = p.request_id
  left join payment_statement_lines l on l.id = p.line_id
  left join members m on m.id = coalesce(r.member_id, l.member_id)`;

const opened = (db: Queryable, rows: readonly SealedRow[]): PayoutRow[] =>
  rows.map(({ requestId, lineId, memberId, bankName, bankNumber, bankOwner, ...row }) => {
    if (bankName === null || bankNumber === null || bankOwner === null)
      throw new Error(`payout ${row.id} has no receiver`);
    const receiver = { bankName, bankOwner };
    if (requestId !== null && memberId !== null) {
      const number = openNumber(db, "payment_requests.bank_number", requestId, bankNumber);
      return { ...row, ...receiver, requestId, lineId: null, memberId, bankNumber: number };
    }
    if (lineId === null) throw new Error(`payout ${row.id} is for nothing`);
    const number = openNumber(db, "payment_payouts.bank_number", row.id, bankNumber);
    return { ...row, ...receiver, requestId: null, lineId, memberId, bankNumber: number };
  });

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
  ended: "p.state in ('settled', 'failed', 'returned', 'cancelled')",
};

/** A page of one view: what waits oldest first, what ended newest first; those after the payout `after`. */
export async function listPayouts(
  db: Queryable,
  view: PayoutView,
  after: bigint | null,
  most: number,
): Promise<PayoutRow[]> {
  const isNewestFirst = view === "ended";
  const rows = await db.query<SealedRow>(
    `${PAYOUT} where ${conditions[view]}
       and ($1::bigint is null or p.id ${isNewestFirst ? "<" : ">"} $1)
     order by p.id ${isNewestFirst ? "desc" : "asc"} limit $2`,
    [after, most],
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

/** Takes the payments of a file out of it; they wait for another one. */
export async function setUnfiled(db: Queryable, ids: readonly bigint[]): Promise<void> {
  await db.query("update payment_payouts set state = 'ready', file_id = null where id = any($1)", [
    ids,
  ]);
}

export async function setSent(
  db: Queryable,
  fileId: bigint,
  sent: { at: Date; by: bigint },
): Promise<void> {
  await db.query("update payment_files set sent_at = $2, sent_by = $3 where id = $1", [
    fileId,
    sent.at,
    sent.by,
  ]);
  await db.query(
    "update payment_payouts set state = 'sent' where file_id = $1 and state = 'filed'",
    [fileId],
  );
}

export type EndState = Extract<PayoutState, "settled" | "failed" | "returned" | "cancelled">;

export async function setEnded(
  db: Queryable,
  id: bigint,
  ended: { state: EndState; at: Date; by: bigint; fault?: PayoutFault },
): Promise<void> {
  await db.query(
    `update payment_payouts set state = $2, ended_at = $3, ended_by = $4, fault = $5 where id = $1`,
    [id, ended.state, ended.at, ended.by, ended.fault ?? null],
  );
}

/** A step of a withdrawal's payout through the bank. */
export type PayoutStep = {
  /** Null while it has not been taken. */
  at: Date | null;
  step: "filed" | "sent" | "settled" | "failed" | "returned";
  /** Null where an earlier release stored no operator. */
  operator: string | null;
};

/** The steps of a withdrawal's payout, the newest first; none before its approval. */
export const listSteps = (db: Queryable, requestId: bigint): Promise<PayoutStep[]> =>
  db.query<PayoutStep>(
    `with own as (
       select p.id, p.state, p.ended_at, p.ended_by, f.made_at, f.made_by, f.sent_at, f.sent_by
       from payment_payouts p left join payment_files f on f.id = p.file_id
       where p.request_id = $1),
     steps as (
       select made_at as at, 'filed' as step, made_by as by from own
       union all select sent_at, 'sent', sent_by from own
       union all select ended_at, 'failed', ended_by from own where state = 'failed'
       union all select l.settled_at, case when l.is_outgoing then 'settled' else 'returned' end,
         l.handled_by
       from own join payment_statement_lines l on l.payout_id = own.id)
     select s.at, s.step, o.name as operator
     from steps s left join operators o on o.id = s.by order by s.at desc, s.step`,
    [requestId],
  );

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

/** Open lines of an amount and direction that are assigned to nothing, oldest first; those after a line. */
export const listFreeLines = (
  db: Queryable,
  { amount, isOutgoing, after }: { amount: Money; isOutgoing: boolean; after: bigint | null },
  most: number,
): Promise<{ id: bigint; sender: string; memo: string; bookedAt: Date }[]> =>
  db.query(
    `select id, sender, memo, booked_at as "bookedAt" from payment_statement_lines
     where state = 'open' and deposit_id is null and amount = $1 and is_outgoing = $2
       and ($3::bigint is null or (booked_at, id) > (
         select booked_at, id from payment_statement_lines where id = $3))
     order by booked_at, id limit $4`,
    [amount, isOutgoing, after, most],
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
       settled_at is null and deposit_id is null and return_id is null as "isFree"
     from payment_statement_lines where id = $1 for update`,
    [id],
  );
  return row;
}
