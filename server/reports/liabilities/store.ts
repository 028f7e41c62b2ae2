import type { Queryable } from "#server/kit/database.ts";
import { houseMovements, memberMovements } from "#server/ledger/movements.ts";

/** Between a member's cash and a studio that keeps it: what is owed stays the same. */
const { transfer_sent, transfer_returned, transfer_received } = memberMovements;
const MOVED_ONLY = [transfer_sent.id, transfer_returned.id, transfer_received.id].join(", ");
const { wallet_lost, wallet_won } = houseMovements;

/** Whether this transaction alone makes trees until it ends. */
export async function lockMaking(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ isHeld: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('report_liability_trees', 0)) as "isHeld"`,
  );
  return row?.isHeld === true;
}

/** The oldest day after the newest tree whose running stakes were counted by account; from a day on. */
export async function findDayToGather(db: Queryable, from: string): Promise<string | undefined> {
  const [row] = await db.query<{ day: string }>(
    `select day::text as day from report_running_stakes
     where by_account and day >= $1::date
       and day > coalesce((select max(day) from report_liability_trees), '-infinity'::date)
     order by report_running_stakes.day limit 1`,
    [from],
  );
  return row?.day;
}

export type Gathering = {
  day: string;
  cutAt: Date;
  secret: Buffer;
  /** What is owed and belongs to no member yet, in ledger units. */
  ofNoMember: bigint;
  at: Date;
  /** How many leaves a part has: a power of two, so that the node above them is one of the tree. */
  leavesOfPart: number;
};

/**
 * Writes the tree of a day and the amounts of its leaves, as of one moment: what members have now
 * less what was posted since the cut, with the stakes that ran. One statement, so that balances,
 * entries and transfers agree; it locks no account. Answers the sum of the leaves and what was left
 * out because it is below zero, in ledger units.
 */
export async function gatherLeaves(
  db: Queryable,
  { day, cutAt, secret, ofNoMember, at, leavesOfPart }: Gathering,
): Promise<{ sum: bigint; belowZero: bigint }> {
  const [row] = await db.query<{ sum: string; belowZero: string }>(
    `with since as (
       select e.bucket, e.account_id, sum(e.delta) as delta from ledger_entries e
       where e.posted_at >= $2::timestamptz and e.movement not in (${MOVED_ONLY}) group by 1, 2),
     held as (
       select a.member_id, a.balance - coalesce(s.delta, 0) as amount from ledger_accounts a
       left join since s on s.bucket = a.bucket and s.account_id = a.id
       where a.balance <> 0 or s.delta is not null
       union all select a.member_id, r.amount from report_running_accounts r
       join ledger_accounts a on a.bucket = r.bucket and a.id = r.account_id where r.day = $1::date
       union all select g.member_id, g.held from game_money g where g.held <> 0
       union all select t.member_id, t.amount from game_transfers t
       where t.direction = 'in' and t.state in ('sent', 'unknown')
       union all select a.member_id,
         case h.movement when ${wallet_lost.id} then h.amount else -h.amount end
       from ledger_house_entries h join ledger_accounts a on a.id = h.about_account_id
       where h.posted_at >= $2::timestamptz and h.movement in (${wallet_lost.id}, ${wallet_won.id})),
     owed as (
       select m.id, sum(h.amount) as amount from held h join members m on m.id = h.member_id
       where not m.is_test group by m.id
       union all select 0, $4::numeric),
     placed as (
       select o.id, greatest(o.amount, 0)::bigint as amount,
         sha256($3::bytea || int8send(o.id)) as place
       from owed o where o.amount > 0 or o.id = 0),
     numbered as (
       select p.*, (row_number() over (order by p.place) - 1) / $6::integer as number
       from placed p),
     made as (
       insert into report_liability_trees (day, cut_at, gathered_at, leaves, sum, below_zero, tree_salt)
       select $1::date, $2::timestamptz, $5::timestamptz, count(*), sum(p.amount),
         (select coalesce(-sum(o.amount), 0) from owed o where o.amount < 0), $3::bytea
       from placed p returning sum, below_zero),
     kept as (
       insert into report_liability_parts (day, number, first_hash, members, amounts, sum)
       select $1::date, n.number, (array_agg(n.place order by n.place))[1],
         array_agg(n.id order by n.place), array_agg(n.amount order by n.place), sum(n.amount)
       from numbered n group by n.number)
     select made.sum::text as sum, made.below_zero::text as "belowZero" from made`,
    [day, cutAt, secret, String(ofNoMember), at, leavesOfPart],
  );
  if (!row) throw new Error("insert answered no row");
  return { sum: BigInt(row.sum), belowZero: BigInt(row.belowZero) };
}

/** Removes the stakes by account up to a day, which its tree has. */
export async function forgetRunning(db: Queryable, day: string): Promise<void> {
  await db.query("delete from report_running_accounts where day <= $1::date", [day]);
}

export type UnsignedTree = {
  day: string;
  cutAt: Date;
  leaves: bigint;
  sum: string;
  belowZero: string;
  secret: Buffer;
};

/** The tree that was gathered and is not signed yet; there is at most one. */
export async function findUnsigned(db: Queryable): Promise<UnsignedTree | undefined> {
  const [row] = await db.query<UnsignedTree>(
    `select day::text as day, cut_at as "cutAt", leaves, sum::text as sum,
       below_zero::text as "belowZero", tree_salt as secret
     from report_liability_trees where root_hash is null and tree_salt is not null order by report_liability_trees.day limit 1`,
  );
  return row;
}

export type PartToHash = {
  number: number;
  members: bigint[];
  /** For each member the id for signing in; empty for money of no member yet. */
  names: string[];
  amounts: bigint[];
};

/** The next parts of a tree without hashes. */
export const listUnhashed = (db: Queryable, day: string, most: number): Promise<PartToHash[]> =>
  db.query<PartToHash>(
    `select p.number, p.members, p.amounts,
       coalesce((select array_agg(coalesce(m.login_id, '') order by u.at)
         from unnest(p.members) with ordinality u(id, at) left join members m on m.id = u.id),
         '{}') as names
     from report_liability_parts p where p.day = $1::date and p.node_hash is null
     order by p.number limit $2`,
    [day, most],
  );

export async function saveHashes(
  db: Queryable,
  day: string,
  part: { number: number; leaves: Buffer; hash: Buffer },
): Promise<void> {
  await db.query(
    "update report_liability_parts set leaf_hashes = $3, node_hash = $4 where day = $1::date and number = $2",
    [day, part.number, part.leaves, part.hash],
  );
}

/** The node above each part of a tree, in their order. */
export const listPartNodes = (
  db: Queryable,
  day: string,
): Promise<{ number: number; hash: Buffer | null; sum: string }[]> =>
  db.query(
    `select number, node_hash as hash, sum::text as sum from report_liability_parts where day = $1::date
     order by number`,
    [day],
  );

export type SignedTree = {
  day: string;
  cutAt: Date;
  leaves: bigint;
  sum: string;
  belowZero: string;
  root: Buffer;
  previous: Buffer;
  keyId: string;
  signature: Buffer;
};

export async function saveSigned(
  db: Queryable,
  { day, root, previous, keyId, signature }: SignedTree,
): Promise<void> {
  await db.query(
    `update report_liability_trees set root_hash = $2, previous_hash = $3, key_id = $4, signature = $5
     where day = $1::date and root_hash is null`,
    [day, root, previous, keyId, signature],
  );
}

/** The published trees before a day, the newest first; from the newest when it is null. */
export const listSigned = (
  db: Queryable,
  before: string | null,
  most: number,
): Promise<SignedTree[]> =>
  db.query<SignedTree>(
    `select day::text as day, cut_at as "cutAt", leaves, sum::text as sum,
       below_zero::text as "belowZero", root_hash as root, previous_hash as previous, key_id as "keyId", signature
     from report_liability_trees
     where root_hash is not null and previous_hash is not null and key_id is not null
       and signature is not null and ($1::date is null or day < $1::date)
     order by report_liability_trees.day desc limit $2`,
    [before, most],
  );

export type OwnAmount = { day: string; cutAt: Date; sum: string; amount: bigint | null };

/** Where a tree has a member's leaf: the part whose first place is the nearest before the member's. */
const PART_OF_MEMBER = `left join lateral (
    select p.number, p.members, p.amounts, p.leaf_hashes from report_liability_parts p
    where p.day = t.day and p.first_hash <= sha256(t.tree_salt || int8send($1::bigint))
    order by p.first_hash desc limit 1) p on true`;

/** What a member was owed on each published day before another, the newest first. */
export const listOwn = (
  db: Queryable,
  memberId: bigint,
  before: string | null,
  most: number,
): Promise<OwnAmount[]> =>
  db.query<OwnAmount>(
    `select t.day::text as day, t.cut_at as "cutAt", t.sum::text as sum,
       p.amounts[array_position(p.members, $1::bigint)] as amount
     from report_liability_trees t ${PART_OF_MEMBER}
     where t.root_hash is not null and ($2::date is null or t.day < $2::date)
     order by t.day desc limit $3`,
    [memberId, before, most],
  );

export type LeafPart = {
  secret: Buffer;
  name: string;
  number: number;
  /** The member's place in the part, from 1. */
  place: number;
  amounts: bigint[];
  /** The hashes of the part's leaves, 32 bytes each. */
  leaves: Buffer;
};

/** The part of a published tree that has the member's leaf; undefined without one. */
export async function findLeaf(
  db: Queryable,
  memberId: bigint,
  day: string,
): Promise<LeafPart | undefined> {
  const [row] = await db.query<LeafPart>(
    `select t.tree_salt as secret, m.login_id as name, p.number, x.place, p.amounts,
       p.leaf_hashes as leaves
     from report_liability_trees t ${PART_OF_MEMBER}
     cross join lateral (select array_position(p.members, $1::bigint) as place) x
     join members m on m.id = $1::bigint
     where t.day = $2::date and t.root_hash is not null and t.tree_salt is not null
       and p.leaf_hashes is not null and x.place is not null`,
    [memberId, day],
  );
  return row;
}

/**
 * Deletes the leaves of trees before a day, at most so many parts, and the secrets of trees without
 * leaves; answers how many parts.
 */
export async function deleteParts(db: Queryable, before: string, most: number): Promise<number> {
  const gone = await db.query<{ number: number }>(
    `delete from report_liability_parts where (day, number) in (
       select day, number from report_liability_parts where day < $1::date
       order by day, number limit $2) returning number`,
    [before, most],
  );
  await db.query(
    `update report_liability_trees t set tree_salt = null
     where t.day < $1::date and t.root_hash is not null and t.tree_salt is not null
       and not exists (select from report_liability_parts p where p.day = t.day)`,
    [before],
  );
  return gone.length;
}
