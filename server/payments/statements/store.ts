import type { Queryable } from "#server/kit/database.ts";
import type { LineState, LineTrouble } from "#contract/office/statements.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { MatchableDeposit } from "#server/payments/statements/match.ts";
import { OPEN_ACCOUNT } from "#server/payments/store.ts";
import type { Transfer } from "#server/payments/statements/read.ts";

export type AccountRow = { id: number; name: string; timeZone: string };

const ACCOUNT = `select id, bank_name || ' ' || bank_number as name, time_zone as "timeZone"
  from payment_receiving_accounts`;

export const listAccounts = (db: Queryable): Promise<AccountRow[]> =>
  db.query<AccountRow>(`${ACCOUNT} order by is_used desc, position, id`);

export async function findAccount(db: Queryable, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(`${ACCOUNT} where id = $1`, [id]);
  return row;
}

const fingerprints = (transfers: readonly Transfer[]): string =>
  JSON.stringify(transfers.map(({ fingerprint }) => fingerprint.toString("hex")));

/** How many of these transfers are already stored for an account. */
export async function countKnown(
  db: Queryable,
  accountId: number,
  transfers: readonly Transfer[],
): Promise<number> {
  const [row] = await db.query<{ count: bigint }>(
    `select count(*) as count from payment_statement_lines
     where receiving_account_id = $1 and fingerprint in (
       select decode(each, 'hex') from jsonb_array_elements_text($2::jsonb) each)`,
    [accountId, fingerprints(transfers)],
  );
  return Number(row?.count ?? 0);
}

export async function insertImport(
  db: Queryable,
  file: {
    accountId: number;
    fileName: string;
    fileHash: Buffer;
    encoding: string;
    by: bigint;
    at: Date;
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into payment_statement_imports
       (receiving_account_id, file_name, file_hash, encoding, added, known, imported_by, imported_at)
     values ($1, $2, $3, $4, 0, 0, $5, $6) returning id`,
    [file.accountId, file.fileName, file.fileHash, file.encoding, file.by, file.at],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Stores the transfers that are not stored yet; answers how many, and the sum of each direction. */
export async function insertLines(
  db: Queryable,
  importId: bigint,
  accountId: number,
  transfers: readonly Transfer[],
): Promise<{ added: number; came: Money; paid: Money }> {
  const rows = transfers.map((transfer) => ({
    fingerprint: transfer.fingerprint.toString("hex"),
    line: transfer.line,
    is_outgoing: transfer.isOutgoing,
    booked_at: transfer.bookedAt.toISOString(),
    has_time: transfer.hasTime,
    amount: transfer.amount.toString(),
    sender: transfer.sender,
    memo: transfer.memo,
  }));
  const added = await db.query<{ amount: Money; isOutgoing: boolean }>(
    `insert into payment_statement_lines
       (import_id, receiving_account_id, fingerprint, line, booked_at, has_time, amount, sender, memo,
        is_outgoing)
     select $1, $2, decode(fingerprint, 'hex'), line, booked_at, has_time, amount, sender, memo,
       is_outgoing
     from jsonb_to_recordset($3::jsonb) as each(fingerprint text, line integer, is_outgoing boolean,
       booked_at timestamptz, has_time boolean, amount bigint, sender text, memo text)
     order by fingerprint
     on conflict (receiving_account_id, fingerprint) do nothing returning amount, is_outgoing as "isOutgoing"`,
    [importId, accountId, JSON.stringify(rows)],
  );
  await db.query("update payment_statement_imports set added = $2, known = $3 where id = $1", [
    importId,
    added.length,
    transfers.length - added.length,
  ]);
  const sumOf = (wanted: boolean) =>
    units(added.reduce((sum, each) => (each.isOutgoing === wanted ? sum + each.amount : sum), 0n));
  return { added: added.length, came: sumOf(false), paid: sumOf(true) };
}

export type ImportRow = {
  id: bigint;
  fileName: string;
  at: Date;
  by: string;
  added: number;
  known: number;
};

export const listImports = (db: Queryable, most: number): Promise<ImportRow[]> =>
  db.query<ImportRow>(
    `select i.id, i.file_name as "fileName", i.imported_at as at, o.name as by, i.added, i.known
     from payment_statement_imports i join operators o on o.id = i.imported_by
     order by i.id desc limit $1`,
    [most],
  );

export type LineRow = {
  id: bigint;
  accountId: number;
  account: string;
  fileName: string;
  line: number;
  bookedAt: Date;
  hasTime: boolean;
  amount: Money;
  sender: string;
  memo: string;
  depositId: bigint | null;
  matchedAs: "reference" | "chosen" | "posted" | null;
  isOutgoing: boolean;
  payoutId: bigint | null;
  state: LineState;
  trouble: LineTrouble | null;
  settledAt: Date | null;
  heldAt: Date | null;
  handledBy: string | null;
};

const LINE = `select l.id, l.receiving_account_id as "accountId",
    a.bank_name || ' ' || a.bank_number as account, i.file_name as "fileName", l.line,
    l.booked_at as "bookedAt", l.has_time as "hasTime", l.amount, l.sender, l.memo,
    l.deposit_id as "depositId", l.matched_as as "matchedAs", l.is_outgoing as "isOutgoing", l.payout_id as "payoutId", l.state, l.trouble,
    l.settled_at as "settledAt", l.held_at as "heldAt", o.name as "handledBy"
  from payment_statement_lines l
  join payment_statement_imports i on i.id = l.import_id
  join payment_receiving_accounts a on a.id = l.receiving_account_id
  left join operators o on o.id = l.handled_by`;

/** Lines without an end that are not held, oldest first. */
export const listOpenLines = (db: Queryable, most: number): Promise<LineRow[]> =>
  db.query<LineRow>(
    `${LINE} where l.state = 'open'
     order by l.booked_at, l.id limit $1`,
    [most],
    "statements-open",
  );

const conditions = {
  held: "l.state = 'held'",
  returning: "l.state = 'returning'",
  ended: "l.state in ('matched', 'posted', 'paid', 'paid_back', 'returned')",
} as const;

/** Held lines, those on their way back, or those with an end, newest first, with ids below one. */
export const listHandledLines = (
  db: Queryable,
  view: keyof typeof conditions,
  before: number | null,
  most: number,
): Promise<LineRow[]> =>
  db.query<LineRow>(
    `${LINE} where ${conditions[view]} and ($1::bigint is null or l.id < $1)
     order by l.id desc limit $2`,
    [before, most],
    `statements-${view}`,
  );

/** How many lines wait in each view. */
export async function countWaitingLines(
  db: Queryable,
): Promise<Record<"open" | "held" | "returning", number>> {
  const [row] = await db.query<Record<"open" | "held" | "returning", bigint>>(
    `select (select count(*) from payment_statement_lines where state = 'open') as open,
       (select count(*) from payment_statement_lines where state = 'held') as held,
       (select count(*) from payment_statement_lines where state = 'returning') as returning`,
  );
  return {
    open: Number(row?.open ?? 0),
    held: Number(row?.held ?? 0),
    returning: Number(row?.returning ?? 0),
  };
}

export async function findLine(db: Queryable, id: bigint): Promise<LineRow | undefined> {
  const [row] = await db.query<LineRow>(`${LINE} where l.id = $1`, [id]);
  return row;
}

/** Locks one line until the transaction ends. */
export async function lockLine(db: Queryable, id: bigint): Promise<LineRow | undefined> {
  const [row] = await db.query<LineRow>(`${LINE} where l.id = $1 for update of l`, [id]);
  return row;
}

export async function setDeposit(
  db: Queryable,
  id: bigint,
  to: { depositId: bigint; as: "reference" | "chosen"; by: bigint; settledAt: Date | null } | null,
): Promise<void> {
  await db.query(
    `update payment_statement_lines
     set deposit_id = $2, matched_as = $3, handled_by = $4, settled_at = $5 where id = $1`,
    [id, to?.depositId ?? null, to?.as ?? null, to?.by ?? null, to?.settledAt ?? null],
  );
}

export type DepositRow = MatchableDeposit & {
  memberId: bigint;
  loginId: string;
  nick: string;
  isApproved: boolean;
  isProposed: boolean;
  claimedBy: string | null;
  version: number;
  /** The line that was chosen for it. */
  lineId: bigint | null;
};

const DEPOSIT = `select r.id, r.member_id as "memberId", ${OPEN_ACCOUNT} as "accountId", r.reference, r.amount,
    m.bank_owner as owner, r.asked_at as "askedAt", m.login_id as "loginId", m.nick,
    r.status = 'done' as "isApproved", r.version, l.id as "lineId",
    case when r.claim_ends_at > $1 then c.name end as "claimedBy",
    exists (select from operator_proposals p where p.object = 'payment:' || r.id
      and p.state = 'waiting' and p.expires_at > $1) as "isProposed"
  from payment_requests r
  join members m on m.id = r.member_id
  left join operators c on c.id = r.claimed_by
  left join payment_statement_lines l on l.deposit_id = r.id`;

/** Undecided deposits, oldest first. */
export const listUndecided = (db: Queryable, now: Date, most: number): Promise<DepositRow[]> =>
  db.query<DepositRow>(
    `${DEPOSIT} where r.kind = 'deposit' and r.status in ('waiting', 'taken')
     order by r.asked_at, r.id limit $2`,
    [now, most],
  );

/**
 * Deposits that were approved since a moment and have no line, newest first. The bank's files show
 * almost all, so those that wait for theirs are few among millions.
 */
export const listApprovedAlone = (
  db: Queryable,
  now: Date,
  since: Date,
  most: number,
): Promise<DepositRow[]> =>
  db.query<DepositRow>(
    `${DEPOSIT} where r.is_awaited and r.decided_at > $2 and l.id is null
     order by r.decided_at desc limit $3`,
    [now, since, most],
  );

export type LockedDeposit = {
  accountId: number | null;
  reference: string | null;
  amount: Money;
  isAwaited: boolean;
  decision: string | null;
  decidedAt: Date | null;
};

/** Locks a deposit until the transaction ends; undefined for anything else. */
export async function lockDeposit(db: Queryable, id: bigint): Promise<LockedDeposit | undefined> {
  const [row] = await db.query<LockedDeposit>(
    `select ${OPEN_ACCOUNT} as "accountId", r.reference, r.amount, r.decision,
       r.is_awaited as "isAwaited", r.decided_at as "decidedAt"
     from payment_requests r where r.id = $1 and r.kind = 'deposit' for update`,
    [id],
  );
  return row;
}

/** The bank shows a deposit that was credited before. */
export async function setArrived(db: Queryable, depositId: bigint): Promise<void> {
  await db.query("update payment_requests set is_awaited = false where id = $1", [depositId]);
}

/** The line that is assigned to a deposit, if any. */
export async function findLineOf(db: Queryable, depositId: bigint): Promise<LineRow | undefined> {
  const [row] = await db.query<LineRow>(`${LINE} where l.deposit_id = $1`, [depositId]);
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockLineOf(db: Queryable, depositId: bigint): Promise<LineRow | undefined> {
  const [row] = await db.query<LineRow>(`${LINE} where l.deposit_id = $1 for update of l`, [
    depositId,
  ]);
  return row;
}
