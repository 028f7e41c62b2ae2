import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type TransferRow = {
  id: string;
  memberId: bigint;
  memberRef: string;
  connection: string;
  direction: "in" | "out";
  amount: Money;
  state: "sent" | "unknown" | "done" | "refused";
  askedAt: Date;
  looks: number;
};

const ROW = `select t.id, t.member_id as "memberId", m.public_ref as "memberRef", t.connection,
    t.direction, t.amount, t.state, t.asked_at as "askedAt", t.looks
  from game_transfers t join members m on m.id = t.member_id`;

/** Writes a transfer; undefined while another one of the member and connection is open. */
export async function insertTransfer(
  db: Queryable,
  row: Pick<TransferRow, "memberId" | "connection" | "direction" | "amount" | "askedAt"> & {
    nextLookAt: Date;
  },
): Promise<string | undefined> {
  const [inserted] = await db.query<{ id: string }>(
    `insert into game_transfers (member_id, connection, direction, amount, asked_at, next_look_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (member_id, connection) where state in ('sent', 'unknown') do nothing
     returning id`,
    [row.memberId, row.connection, row.direction, row.amount, row.askedAt, row.nextLookAt],
  );
  return inserted?.id;
}

/** Whether a transfer of the member to or from the provider is open. */
export async function isPending(
  db: Queryable,
  memberId: bigint,
  connection: string,
): Promise<boolean> {
  const rows = await db.query(
    `select from game_transfers
     where member_id = $1 and connection = $2 and state in ('sent', 'unknown')`,
    [memberId, connection],
  );
  return rows.length > 0;
}

/** The state of a transfer that was written. */
export async function stateOf(db: Queryable, id: string): Promise<TransferRow["state"]> {
  const [row] = await db.query<Pick<TransferRow, "state">>(
    "select state from game_transfers where id = $1",
    [id],
  );
  if (!row) throw new Error(`no transfer has the id ${id}`);
  return row.state;
}

/** The transfer, locked until the transaction ends. */
export async function lockTransfer(db: Queryable, id: string): Promise<TransferRow> {
  const [row] = await db.query<TransferRow>(`${ROW} where t.id = $1 for update of t`, [id]);
  if (!row) throw new Error(`no transfer has the id ${id}`);
  return row;
}

export async function settleTransfer(
  db: Queryable,
  id: string,
  state: "done" | "refused",
  at: Date,
): Promise<void> {
  await db.query("update game_transfers set state = $2, settled_at = $3 where id = $1", [
    id,
    state,
    at,
  ]);
}

export async function postponeTransfer(db: Queryable, id: string, nextLookAt: Date): Promise<void> {
  await db.query(
    `update game_transfers set state = 'unknown', looks = looks + 1, next_look_at = $2
     where id = $1 and state in ('sent', 'unknown')`,
    [id, nextLookAt],
  );
}

/** Makes the status check of an open transfer due. */
export async function lookAgain(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(
    `update game_transfers set next_look_at = least(next_look_at, $2)
     where id = $1::uuid and state in ('sent', 'unknown')`,
    [id, now],
  );
}

/** Transfers whose status check is due, the longest waiting first. */
export const listDue = (db: Queryable, now: Date, most: number): Promise<TransferRow[]> =>
  db.query<TransferRow>(
    `${ROW} where t.state in ('sent', 'unknown') and t.next_look_at <= $1
     order by t.next_look_at limit $2`,
    [now, most],
  );

/** Where a member has money, or may have. */
export const listPlaces = (
  db: Queryable,
  memberId: bigint,
): Promise<{ connection: string; balance: Money; isPending: boolean }[]> =>
  db.query(
    `select connection, max(balance)::bigint as balance, bool_or(is_pending) as "isPending"
     from (select connection, balance, false as is_pending from game_money
           where member_id = $1 and balance > 0
           union all
           select connection, 0, true from game_transfers
           where member_id = $1 and state in ('sent', 'unknown')) places
     group by connection order by connection`,
    [memberId],
    "game-money-places",
  );

/** The money at providers, with that in transit. */
export async function sumGameMoney(db: Queryable, memberId: bigint): Promise<Money> {
  const [row] = await db.query<{ sum: Money }>(
    `select (coalesce((select sum(balance) from game_money where member_id = $1), 0)
       + coalesce((select sum(amount) from game_transfers
                   where member_id = $1 and direction = 'in' and state in ('sent', 'unknown')), 0)
       )::bigint as sum`,
    [memberId],
    "game-money-sum",
  );
  if (!row) throw new Error("a sum answered no row");
  return row.sum;
}

/** The balances that were read before this moment. */
export const listStale = (
  db: Queryable,
  memberId: bigint,
  seenBefore: Date,
): Promise<{ connection: string }[]> =>
  db.query(
    `select connection from game_money
     where member_id = $1 and balance > 0 and seen_at < $2 order by connection`,
    [memberId, seenBefore],
  );

/**
 * Saves a balance that was read from the provider. One that was read while a transfer was open, or
 * before one was settled, is not saved, because it may or may not contain that transfer; nor is one
 * that was asked for before the stored balance was seen.
 */
export async function saveReadBalance(
  db: Queryable,
  row: { memberId: bigint; connection: string; balance: Money; readAt: Date; seenAt: Date },
): Promise<void> {
  await db.query(
    `insert into game_money (member_id, connection, balance, seen_at)
     select $1::bigint, $2::text, $3::bigint, $5::timestamptz
     where not exists (select from game_transfers
       where member_id = $1 and connection = $2
         and (state in ('sent', 'unknown') or settled_at > $4))
     on conflict (member_id, connection) do update
     set balance = excluded.balance, seen_at = excluded.seen_at
     where game_money.seen_at <= $4`,
    [row.memberId, row.connection, row.balance, row.readAt, row.seenAt],
  );
}

/**
 * Adds a settled transfer to what is held. The balance is the one of the provider's answer; without
 * one the transfer is added to the last known balance.
 */
export async function addGameMoney(
  db: Queryable,
  row: {
    memberId: bigint;
    connection: string;
    delta: bigint;
    balance: Money | null;
    seenAt: Date;
  },
): Promise<void> {
  await db.query(
    `insert into game_money as g (member_id, connection, held, balance, seen_at)
     values ($1, $2, $3::bigint, coalesce($4::bigint, greatest(0, $3::bigint)), $5)
     on conflict (member_id, connection) do update
     set held = g.held + $3, balance = coalesce($4, greatest(0, g.balance + $3)),
       seen_at = excluded.seen_at`,
    [row.memberId, row.connection, row.delta, row.balance, row.seenAt],
  );
}

/**
 * Money left at these providers by members without an open launch there and without a transfer since
 * `sentBefore`, of each so many, so that one which does not answer holds up no other. Launches from
 * before `openedAfter` count as ended.
 */
export const listLeft = (
  db: Queryable,
  connections: readonly string[],
  least: Money,
  { sentBefore, openedAfter }: { sentBefore: Date; openedAfter: Date },
  most: number,
): Promise<{ memberId: bigint; connection: string }[]> =>
  db.query(
    `select l.* from unnest($5::text[]) as c(name) cross join lateral (
       select g.member_id as "memberId", g.connection from game_money g
       where g.connection = c.name and g.balance >= $1
         and not exists (select from game_transfers t
           where t.member_id = g.member_id and t.connection = g.connection
             and (t.state in ('sent', 'unknown') or t.asked_at >= $2))
         and not exists (select from game_sessions s join games ga on ga.id = s.game_id
           join game_providers p on p.id = ga.provider_id
           where s.member_id = g.member_id and p.connection = g.connection
             and s.ended_at is null and s.opened_at > $3)
       order by g.seen_at limit $4) l`,
    [least, sentBefore, openedAfter, most, connections],
  );
