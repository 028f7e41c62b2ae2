import type { Queryable, Transaction } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { AccountRef, Balances } from "#server/ledger/account.ts";
import { operationColumns, readOutcomes, type OutcomeColumns } from "#server/ledger/columns.ts";
import type { AccountKind } from "#server/ledger/movements.ts";
import type { Operation, Outcome } from "#server/ledger/operations.ts";

export async function insertAccounts(
  db: Queryable,
  memberId: bigint,
  currency: string,
  kinds: readonly AccountKind[],
): Promise<void> {
  await db.query(
    `insert into ledger_accounts (bucket, member_id, kind, currency)
     select members_bucket($1), $1, kind, $2 from unnest($3::text[]) as kind`,
    [memberId, currency, kinds],
  );
}

export async function findAccount(
  db: Queryable,
  memberId: bigint,
  kind: AccountKind,
  currency: string,
): Promise<AccountRef | undefined> {
  const [row] = await db.query<{ bucket: number; id: bigint }>(
    `select bucket, id from ledger_accounts
     where bucket = members_bucket($1) and member_id = $1 and kind = $2 and currency = $3`,
    [memberId, kind, currency],
  );
  return row;
}

export async function findAccountById(db: Queryable, id: bigint): Promise<AccountRef | undefined> {
  const [row] = await db.query<AccountRef>("select bucket, id from ledger_accounts where id = $1", [
    id,
  ]);
  return row;
}

export async function getBalances(
  db: Queryable,
  memberId: bigint,
  currency: string,
  options: { isLocking: boolean } = { isLocking: false },
): Promise<Balances> {
  const accounts = `select kind, balance from ledger_accounts
     where bucket = members_bucket($1) and member_id = $1 and currency = $2`;
  // Locks in the order of ledger_post, to prevent deadlocks.
  const rows = await db.query<{ kind: AccountKind; balance: bigint }>(
    options.isLocking ? `${accounts} order by bucket, id for no key update` : accounts,
    [memberId, currency],
    options.isLocking ? "ledger-lock-balances" : "ledger-balances",
  );
  const balances = { cash: units(0n), comp: units(0n), hold: units(0n) };
  for (const row of rows) balances[row.kind] = units(row.balance);
  return balances;
}

/** Locks all accounts of several members in the order of ledger_post, to prevent deadlocks. */
export const lockAccounts = (db: Queryable, memberIds: readonly bigint[]): Promise<unknown> =>
  db.query(
    `select from unnest($1::bigint[]) as m(id)
     join ledger_accounts a on a.bucket = members_bucket(m.id) and a.member_id = m.id
     order by a.bucket, a.id for no key update of a`,
    [memberIds],
  );

export const listCash = (
  db: Queryable,
  memberIds: readonly bigint[],
  currency: string,
): Promise<{ memberId: bigint; balance: Money }[]> =>
  db.query(
    `select a.member_id as "memberId", a.balance from unnest($1::bigint[]) as m(id)
     join ledger_accounts a on a.bucket = members_bucket(m.id) and a.member_id = m.id
       and a.kind = 'cash' and a.currency = $2`,
    [memberIds, currency],
  );

/** The strictest status among a member's accounts. */
export async function getAccountStatus(
  db: Queryable,
  memberId: bigint,
  currency: string,
): Promise<"open" | "stakes_blocked" | "frozen"> {
  const rows = await db.query<{ status: "open" | "stakes_blocked" | "frozen" }>(
    `select status from ledger_accounts
     where bucket = members_bucket($1) and member_id = $1 and currency = $2
     order by status = 'frozen' desc, status = 'stakes_blocked' desc limit 1`,
    [memberId, currency],
  );
  return rows[0]?.status ?? "open";
}

/**
 * Opens or blocks a member's stakes. The rows stay locked until the transaction ends, so a posting
 * waits for it. Frozen accounts stay frozen.
 */
export async function updateStakes(
  tx: Transaction,
  memberId: bigint,
  status: "open" | "stakes_blocked",
): Promise<void> {
  await tx.query(
    `update ledger_accounts set status = $2
     where bucket = members_bucket($1) and member_id = $1 and status in ('open', 'stakes_blocked')`,
    [memberId, status],
  );
}

/** Inserts a missing row; the second query finds a row that a concurrent transaction inserted. */
async function ensure(
  db: Queryable,
  table: "ledger_house_accounts" | "ledger_scopes",
  code: string,
): Promise<number> {
  const [found] = await db.query<{ id: number }>(`select id from ${table} where code = $1`, [code]);
  if (found) return found.id;
  await db.query(`insert into ${table} (code) values ($1) on conflict do nothing`, [code]);
  return ensure(db, table, code);
}

export const ensureHouseAccount = (db: Queryable, code: string): Promise<number> =>
  ensure(db, "ledger_house_accounts", code);

export const ensureScope = (db: Queryable, code: string): Promise<number> =>
  ensure(db, "ledger_scopes", code);

export async function listPoolBalances(db: Queryable): Promise<{ tier: string; balance: Money }[]> {
  const rows = await db.query<{ tier: string; balance: bigint }>(
    `select split_part(code, ':', 2) as tier, jackpot_pool_balance(id) as balance
     from ledger_house_accounts where kind = 'jackpot' order by id`,
  );
  return rows.map((row) => ({ tier: row.tier, balance: units(row.balance) }));
}

export async function postGroups(
  db: Queryable,
  groups: readonly (readonly Operation[])[],
): Promise<Outcome[][]> {
  const { operations, keys } = operationColumns(groups);
  // One column of JSON, because the driver parses arrays character by character.
  const [row] = await db.query<{ posted: OutcomeColumns }>(
    `select json_build_object('status', (o).status, 'seq', (o).seq::text[],
       'balance', (o).balance::text[]) as posted
     from (select ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       array_fill(null::smallint, array[cardinality($1::int[])]), $11, $12, $13) as o offset 0) as batch`,
    [...operations, ...keys],
    "ledger-post",
  );
  if (!row) throw new Error("ledger_post answered no row");
  return readOutcomes(row.posted, groups);
}

export async function insertHouseEntry(
  db: Queryable,
  movementId: number,
  fromHouseAccountId: number,
  toHouseAccountId: number,
  amount: Money,
  about: AccountRef | null,
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    "select ledger_post_house($1::smallint, $2, $3, $4, $5) as id",
    [movementId, fromHouseAccountId, toHouseAccountId, amount, about?.id ?? null],
  );
  if (!row) throw new Error("ledger_post_house answered no row");
  return row.id;
}

export type EntryRow = {
  seq: bigint;
  at: Date;
  movementId: number;
  delta: Money;
  balance: Money;
  key: string;
};

/** Entries of one account from `first` to `last`, in either order; the caller limits the range. */
export const listEntries = (
  db: Queryable,
  account: AccountRef,
  first: bigint,
  last: bigint,
  order: "newest first" | "oldest first",
): Promise<EntryRow[]> =>
  db.query<EntryRow>(
    `select seq, posted_at as at, movement as "movementId", delta, balance_after as balance, key
     from ledger_entries where bucket = $1 and account_id = $2 and seq between $3 and $4
     order by seq ${order === "newest first" ? "desc" : "asc"}`,
    [account.bucket, account.id, first, last],
    `ledger-entries ${order}`,
  );

/** The entries of one account with these numbers, oldest first. */
export const listEntriesBySeq = (
  db: Queryable,
  account: AccountRef,
  seqs: readonly bigint[],
): Promise<EntryRow[]> =>
  db.query<EntryRow>(
    `select seq, posted_at as at, movement as "movementId", delta, balance_after as balance, key
     from ledger_entries where bucket = $1 and account_id = $2 and seq = any($3) order by seq`,
    [account.bucket, account.id, seqs],
  );

/** The entries with keys of one key space, oldest first. */
export const listKeyedEntries = (
  db: Queryable,
  memberId: bigint,
  scope: string,
  keys: readonly string[],
): Promise<{ id: bigint; seq: bigint }[]> =>
  db.query<{ id: bigint; seq: bigint }>(
    `select k.account_id as id, k.seq
     from ledger_keys k join ledger_scopes s on s.id = k.scope_id
     where k.bucket = members_bucket($1) and s.code = $2 and k.key = any($3) and k.seq is not null
     order by k.account_id, k.seq`,
    [memberId, scope, keys],
  );

/** The number of the account's first entry at or after a moment; otherwise one past its newest. */
export async function getSeqAt(
  db: Queryable,
  account: AccountRef,
  at: Date | null,
): Promise<bigint> {
  const [row] = await db.query<{ seq: bigint }>(
    "select ledger_seq_at($1::smallint, $2, coalesce($3, 'infinity'::timestamptz)) as seq",
    [account.bucket, account.id, at],
  );
  if (!row) throw new Error("ledger_seq_at answered no row");
  return row.seq;
}

export async function createPartitions(db: Queryable, monthsAhead: number): Promise<void> {
  await db.query("select ledger_create_partitions($1)", [monthsAhead]);
}

export async function mayChangePostings(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ may: boolean }>(
    `select has_table_privilege('ledger_entries', 'update, delete, truncate')
       or has_column_privilege('ledger_accounts', 'balance', 'update') as may`,
  );
  return row?.may ?? true;
}

/** An entry with every column that a seal covers; whole numbers as texts. */
export type ProofEntryRow = {
  seq: string;
  at: string;
  movement: number;
  delta: string;
  balance: string;
  house: number;
  scope: number;
  reversed: string | null;
  scheme: number | null;
  key: string;
};

export const listProofEntries = (
  db: Queryable,
  account: AccountRef,
  first: bigint,
  last: bigint,
): Promise<ProofEntryRow[]> =>
  db.query<ProofEntryRow>(
    `select seq::text, (extract(epoch from posted_at) * 1000000)::bigint::text as at, movement,
       delta::text, balance_after::text as balance, house_account_id as house, scope_id as scope,
       reversed_seq::text as reversed, share_scheme_id as scheme, key
     from ledger_entries e where bucket = $1 and account_id = $2 and seq between $3 and $4
     order by e.seq`,
    [account.bucket, account.id, first, last],
  );
