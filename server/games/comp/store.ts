import { plainArray, type Queryable } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";

/** The position in the bookings, as PostgreSQL writes it: a Date would lose the microseconds. */
export type Progress = string;

/** Locks the progress, so that only one process books at a time. */
export async function lockProgress(db: Queryable): Promise<Progress> {
  const [row] = await db.query<{ until: Progress }>(
    "select earned_until::text as until from game_comp_progress for update",
  );
  if (!row) throw new Error("the progress of comp is not there");
  return row.until;
}

export async function saveProgress(db: Queryable, until: Progress): Promise<void> {
  await db.query("update game_comp_progress set earned_until = $1::timestamptz", [until]);
}

/**
 * The comp that a member's rounds of one game have earned at one rate of one version of the rates, or
 * that one round gives back.
 */
export type Due = {
  memberId: bigint;
  compAccount: AccountRef;
  /** The newest of the rounds, by cash account and first entry, and how often it was booked. */
  round: { accountId: bigint; firstSeq: bigint; changes: number };
  rounds: number;
  /** Negative when it is given back. */
  owed: Money;
};

/** The number of processed rounds, the last moment among them, and their comp. */
export type Settled = { rounds: number; until: Progress | null; dues: Due[] };

/**
 * Takes closed rounds that changed after `since` up to `until`, all of the last moment included,
 * and writes the comp of each: rounded down, at the rate and by the version of the rates of its
 * first earning, also when the rates or the member's level changed later. Comp to give is
 * stored as booked at once; comp to take back is stored by `saveTakenBack` after it was taken.
 */
export async function saveSettledRounds(
  db: Queryable,
  span: { since: Progress; until: Date; most: number; at: Date },
): Promise<Settled> {
  const [row] = await db.query<{ rounds: number; until: Progress | null; dues: DueRow[] }>(SETTLE, [
    span.since,
    span.until,
    span.most,
    span.at,
  ]);
  if (!row) throw new Error("settled rounds answered no row");
  return { ...row, dues: row.dues.map(dueOf) };
}

/** As JSON, with whole numbers as text, because they may exceed 2^53. */
type DueRow = {
  memberId: string;
  bucket: number;
  compAccountId: string;
  accountId: string;
  newest: [firstSeq: string, changes: string];
  rounds: number;
  owed: string;
};

const dueOf = (row: DueRow): Due => ({
  memberId: BigInt(row.memberId),
  compAccount: { bucket: row.bucket, id: BigInt(row.compAccountId) },
  round: {
    accountId: BigInt(row.accountId),
    firstSeq: BigInt(row.newest[0]),
    changes: Number(row.newest[1]),
  },
  rounds: row.rounds,
  owed: units(BigInt(row.owed)),
});

/**
 * Members, rates and accounts are looked up once for each member and provider; each `limit` makes
 * the planner use an index, also with wrong estimates of the number of rounds.
 */
const SETTLE = `
  with rule as materialized (
    select coalesce(max(version), 1) as version from settings_comp_changes
  ), changed as materialized (
    select bucket, account_id, first_seq, member_id, provider_id, game_id, round_ref, stake, changed_at
    from game_rounds
    where state = 'closed' and changed_at > $1::timestamptz and changed_at <= $2
    order by changed_at fetch first ($3) rows with ties
  ), settled as materialized (
    -- The round of a sport bet has the bet's own name. Its refunded part does not count.
    select r.bucket, r.account_id, r.first_seq, r.member_id, r.provider_id, r.game_id, r.changed_at,
      greatest(r.stake - case when g.category = 'sport' then coalesce((
        select b.refunded from game_bets b where b.connection = g.connection and b.bet_ref = r.round_ref
          and b.member_id = r.member_id), 0) else 0 end, 0) as stake
    from changed r join game_providers g on g.id = r.provider_id
  ), player as (
    select p.*, now.basis_points, now.comp_account_id
    from (select bucket, account_id, member_id, provider_id, array_agg(first_seq) as first_seqs,
            array_agg(game_id) as games, array_agg(stake) as stakes
          from settled group by bucket, account_id, member_id, provider_id) p
    cross join lateral (
      select s.basis_points, c.id as comp_account_id
      from members m
      join game_providers g on g.id = p.provider_id
      join settings_comp_rates s on s.category = g.category and s.level = m.level
      join ledger_accounts a on a.bucket = p.bucket and a.id = p.account_id
      join ledger_accounts c on c.bucket = p.bucket and c.member_id = p.member_id
        and c.kind = 'comp' and c.currency = a.currency
      where m.id = p.member_id limit 1) now
  ), due as materialized (
    select p.bucket, p.account_id, p.member_id, p.comp_account_id, r.first_seq, r.game_id,
      rate.basis_points, case when e.first_seq is null then rule.version else e.rule_version end
        as rule_version,
      coalesce(e.booked, 0) as booked, coalesce(e.changes, 0) + 1 as changes,
      earned.deserved,
      -- What a roll-back could not take is receivable: it is not taken again.
      earned.deserved - coalesce(e.deserved, 0) as owed
    from rule cross join player p
    cross join unnest(p.first_seqs, p.games, p.stakes) as r(first_seq, game_id, stake)
    left join lateral (
      select e.* from game_comp_earnings e
      where e.bucket = p.bucket and e.account_id = p.account_id and e.first_seq = r.first_seq
      limit 1) e on true
    cross join lateral (select coalesce(e.basis_points, p.basis_points) as basis_points) rate
    -- As stake * rate / 10,000 without what would pass bigint.
    cross join lateral (select r.stake / 10000 * rate.basis_points
      + r.stake % 10000 * rate.basis_points / 10000 as deserved) earned
  ), saved as (
    insert into game_comp_earnings
      (bucket, account_id, first_seq, basis_points, rule_version, deserved, booked, changes, changed_at)
    select bucket, account_id, first_seq, basis_points, rule_version, deserved,
      booked + greatest(owed, 0), changes, $4
    from due where owed <> 0
    on conflict (bucket, account_id, first_seq) do update
    set deserved = excluded.deserved, booked = excluded.booked, changes = excluded.changes,
      changed_at = excluded.changed_at
  ), together as (
    select bucket, comp_account_id, account_id, member_id, sum(owed) as owed, count(*) as rounds,
      max(array[first_seq, changes]) as newest
    from due where owed <> 0
    group by bucket, comp_account_id, account_id, member_id, game_id, basis_points, rule_version,
      case when owed < 0 then first_seq end
  )
  select (select count(*)::integer from settled) as rounds,
    (select max(changed_at)::text from settled) as until,
    (select coalesce(json_agg(json_build_object('memberId', member_id::text, 'bucket', bucket,
       'compAccountId', comp_account_id::text, 'accountId', account_id::text, 'owed', owed::text,
       'rounds', rounds, 'newest', newest::text[]) order by bucket, comp_account_id, newest), '[]')
     from together) as dues`;

/** The rate and the version of the rates by which rounds of a cash account earned, by first entry. */
export const listRules = (
  db: Queryable,
  account: AccountRef,
  firstSeqs: readonly bigint[],
): Promise<{ firstSeq: bigint; basisPoints: number; version: number }[]> =>
  db.query(
    `select first_seq as "firstSeq", basis_points as "basisPoints", rule_version as version
     from game_comp_earnings
     where bucket = $1 and account_id = $2 and first_seq = any($3) and rule_version is not null`,
    [account.bucket, account.id, firstSeqs],
  );

/** Stores what could be taken back of each round. */
export async function saveTakenBack(
  db: Queryable,
  taken: readonly { due: Due; amount: Money }[],
): Promise<void> {
  if (taken.length === 0) return;
  const column = (of: (due: Due) => bigint | number) => plainArray(taken.map(({ due }) => of(due)));
  await db.query(
    `update game_comp_earnings e set booked = e.booked - t.amount
     from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::bigint[])
       as t(bucket, account_id, first_seq, amount)
     where e.bucket = t.bucket and e.account_id = t.account_id and e.first_seq = t.first_seq`,
    [
      column(({ compAccount }) => compAccount.bucket),
      column(({ round }) => round.accountId),
      column(({ round }) => round.firstSeq),
      plainArray(taken.map(({ amount }) => amount)),
    ],
  );
}
