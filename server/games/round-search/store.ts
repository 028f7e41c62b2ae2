import { plainArray, type Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import {
  ACCOUNTS,
  type FilteredState,
  type Period,
  type Picked,
} from "#server/games/round-search/filters/store.ts";
import { IS_INTERRUPTED } from "#server/games/launches/store.ts";

export type FoundRound = {
  bucket: number;
  accountId: bigint;
  firstSeq: bigint;
  memberId: bigint;
  memberRef: string;
  loginId: string;
  ref: string;
  providerId: number;
  houseAccountId: number;
  connection: string;
  provider: string;
  providerKo: string;
  providerEn: string;
  gameId: number;
  /** Null where the provider named no launch. */
  launchId: string | null;
  gameKo: string;
  gameEn: string;
  entrySeqs: bigint[];
  stake: Money;
  payout: Money;
  state: "open" | "closed";
  isInterrupted: boolean;
  openedAt: Date;
  /** The same in microseconds, as exact as the database has it. */
  openedUs: bigint;
  changedAt: Date;
};

/** Columns of a round, from `game_rounds r` joined with `roundNames`. */
export const selectRound = `select r.bucket, r.account_id as "accountId", r.first_seq as "firstSeq",
    r.member_id as "memberId", m.public_ref as "memberRef", m.login_id as "loginId",
    r.round_ref as ref, r.provider_id as "providerId", p.house_account_id as "houseAccountId",
    p.connection, p.code as provider, p.name_ko as "providerKo", p.name_en as "providerEn",
    r.game_id as "gameId", r.game_session_id as "launchId", g.name_ko as "gameKo", g.name_en as "gameEn",
    r.entry_seqs as "entrySeqs", r.stake, r.payout, r.state,
    ${IS_INTERRUPTED} as "isInterrupted", r.opened_at as "openedAt",
    (extract(epoch from r.opened_at) * 1000000)::bigint as "openedUs", r.changed_at as "changedAt"`;
export const roundNames = `join members m on m.id = r.member_id
  join game_providers p on p.id = r.provider_id join games g on g.id = r.game_id`;
/** The shard of an account or a round follows from the member, whom only the row names. */
const EVERY_BUCKET = "array(select generate_series(0, 63)::smallint)";

/** Rounds by our own names of them: an account, and the number of the round's first entry there. */
export const listByName = (
  db: Queryable,
  names: readonly { accountId: bigint; firstSeq: bigint }[],
): Promise<FoundRound[]> =>
  db.query<FoundRound>(
    `${selectRound} from unnest($1::bigint[], $2::bigint[]) wanted (account_id, first_seq)
     join game_rounds r on r.bucket = any(${EVERY_BUCKET})
       and r.account_id = wanted.account_id and r.first_seq = wanted.first_seq ${roundNames}`,
    [
      plainArray(names.map(({ accountId }) => accountId)),
      plainArray(names.map(({ firstSeq }) => firstSeq)),
    ],
  );

/** Rounds by the providers' ids, which two providers may share. */
export const listByRef = (db: Queryable, ref: string, most: number): Promise<FoundRound[]> =>
  db.query<FoundRound>(
    `${selectRound} from game_rounds r ${roundNames}
     where r.bucket = any(${EVERY_BUCKET}) and r.round_ref = $1
       and r.provider_id = any(array(select id from game_providers))
     order by r.opened_at desc, r.account_id desc, r.first_seq desc limit $2`,
    [ref, most],
  );

/**
 * The rounds of a launch, newest first, that began at most a day after it was to end at the latest:
 * its entries are found by their times, because rounds have no index of launches.
 */
export const listOfLaunch = (
  db: Queryable,
  launch: string,
  after: Key | null,
  most: number,
): Promise<FoundRound[]> =>
  db.query<FoundRound>(
    `${selectRound} from game_sessions s
     cross join lateral (select members_bucket(s.member_id) as bucket) b
     cross join lateral (
       select ledger_seq_at(b.bucket, s.account_id, s.opened_at) as first,
         ledger_seq_at(b.bucket, s.account_id, s.ends_at + interval '1 day') as past offset 0) q
     cross join lateral (
       select * from game_rounds r
       where r.bucket = b.bucket and r.account_id = s.account_id and r.game_session_id = s.id
         and r.first_seq >= q.first and r.first_seq < least(q.past, $2::bigint)
       order by r.first_seq desc limit $3) r ${roundNames}
     where s.id = $1 order by r.first_seq desc`,
    [launch, after?.firstSeq ?? null, most],
  );

/** Where a page begins: behind this round, which has this amount where amounts order the list. */
export type Key = { openedUs: bigint; accountId: bigint; firstSeq: bigint; amount: bigint | null };

/** Written out, so that the planner sees the partial index of the open rounds. */
const CONDITIONS: Record<FilteredState, string> = {
  open: "r.state = 'open'",
  closed: "r.state = 'closed'",
  interrupted: IS_INTERRUPTED,
};

type Filter = Period & Picked & { after: Key | null };

const conditionOf = ({ state }: Period): string => (state === null ? "true" : CONDITIONS[state]);

const PICKED = `($1::integer[] is null or r.provider_id = any($1))
  and ($2::integer[] is null or r.game_id = any($2))
  and ($3::bigint is null or r.stake >= $3) and ($4::bigint is null or r.stake <= $4)
  and ($5::bigint is null or r.payout >= $5) and ($6::bigint is null or r.payout <= $6)`;
const valuesOf = (filter: Filter) => [
  filter.providerIds,
  filter.gameIds,
  filter.stakeAtLeast,
  filter.stakeAtMost,
  filter.payoutAtLeast,
  filter.payoutAtMost,
  filter.from,
  filter.before,
  filter.after?.firstSeq ?? null,
];
const WITHIN = `r.opened_at >= coalesce($7, '-infinity'::timestamptz)
  and r.opened_at < coalesce($8, 'infinity'::timestamptz)`;
export type TimeOrder = "newest" | "oldest";
const BY_NUMBER = {
  newest: { order: "r.first_seq desc", beyond: "r.first_seq < $9" },
  oldest: { order: "r.first_seq", beyond: "r.first_seq > $9" },
} as const;

/** A member's rounds by their start. */
export const listOfMember = (
  db: Queryable,
  loginId: string,
  filter: Filter,
  order: TimeOrder,
  most: number,
): Promise<FoundRound[]> =>
  db.query<FoundRound>(
    // Each account's by its own index, not all of them sorted.
    `${selectRound} from ${ACCOUNTS}
     cross join lateral (
       select * from game_rounds r
       where r.bucket = a.bucket and r.account_id = a.id
         and ($9::bigint is null or ${BY_NUMBER[order].beyond}) and ${WITHIN}
         and ${conditionOf(filter)} and ${PICKED}
       order by ${BY_NUMBER[order].order} limit $10) r ${roundNames}
     where of_member.login_id = $11 order by ${BY_NUMBER[order].order} limit $10`,
    [...valuesOf(filter), most, loginId],
  );

const OPENED_AT = "'epoch'::timestamptz + $10::bigint * interval '1 microsecond'";
const BY_TIME = {
  newest: {
    order: "r.opened_at desc, r.account_id desc, r.first_seq desc",
    beyond: `(r.opened_at, r.account_id, r.first_seq) < (${OPENED_AT}, $11::bigint, $9)`,
  },
  oldest: {
    order: "r.opened_at, r.account_id, r.first_seq",
    beyond: `(r.opened_at, r.account_id, r.first_seq) > (${OPENED_AT}, $11::bigint, $9)`,
  },
} as const;

/** All members' rounds by their start. */
export const listByTime = (
  db: Queryable,
  filter: Filter,
  order: TimeOrder,
  most: number,
): Promise<FoundRound[]> =>
  db.query<FoundRound>(
    `${selectRound} from (
       select * from game_rounds r
       where ($9::bigint is null or ${BY_TIME[order].beyond}) and ${WITHIN}
         and ${conditionOf(filter)} and ${PICKED}
       order by ${BY_TIME[order].order} limit $12) r ${roundNames}
     order by ${BY_TIME[order].order}`,
    [...valuesOf(filter), filter.after?.openedUs ?? null, filter.after?.accountId ?? null, most],
  );

export type AmountOrder = "stake-most" | "stake-least" | "payout-most" | "payout-least";
const PLACE = `${OPENED_AT}, $11::bigint, $9`;
const BY_AMOUNT = {
  "stake-most": {
    order: "r.stake desc, r.opened_at desc, r.account_id desc, r.first_seq desc",
    beyond: `(r.stake, r.opened_at, r.account_id, r.first_seq) < ($12::bigint, ${PLACE})`,
  },
  "stake-least": {
    order: "r.stake, r.opened_at, r.account_id, r.first_seq",
    beyond: `(r.stake, r.opened_at, r.account_id, r.first_seq) > ($12::bigint, ${PLACE})`,
  },
  "payout-most": {
    order: "r.payout desc, r.opened_at desc, r.account_id desc, r.first_seq desc",
    beyond: `(r.payout, r.opened_at, r.account_id, r.first_seq) < ($12::bigint, ${PLACE})`,
  },
  "payout-least": {
    order: "r.payout, r.opened_at, r.account_id, r.first_seq",
    beyond: `(r.payout, r.opened_at, r.account_id, r.first_seq) > ($12::bigint, ${PLACE})`,
  },
} as const;

/** Rounds by an amount, of one member or, without a sign-in id, of all. Reads the whole period. */
export const listByAmount = (
  db: Queryable,
  loginId: string | null,
  filter: Filter,
  order: AmountOrder,
  most: number,
): Promise<FoundRound[]> => {
  const found = `where ($9::bigint is null or ${BY_AMOUNT[order].beyond}) and ${WITHIN}
    and ${conditionOf(filter)} and ${PICKED}
    order by ${BY_AMOUNT[order].order} limit $13`;
  const values = [
    ...valuesOf(filter),
    filter.after?.openedUs ?? null,
    filter.after?.accountId ?? null,
    filter.after?.amount ?? null,
    most,
  ];
  return loginId === null
    ? db.query<FoundRound>(
        `${selectRound} from (select * from game_rounds r ${found}) r ${roundNames}
         order by ${BY_AMOUNT[order].order}`,
        values,
      )
    : db.query<FoundRound>(
        `${selectRound} from (
           select r.* from game_rounds r
           join (select a.bucket, a.id from ${ACCOUNTS} where of_member.login_id = $14) a
             on r.bucket = a.bucket and r.account_id = a.id ${found}) r ${roundNames}
         order by ${BY_AMOUNT[order].order}`,
        [...values, loginId],
      );
};

/** The number of each provider's open rounds among the newest of all. */
export async function countOpen(db: Queryable, among: number): Promise<Map<number, number>> {
  const rows = await db.query<{ providerId: number; count: bigint }>(
    `select provider_id as "providerId", count(*) as count
     from (select provider_id from game_rounds where state = 'open'
           order by opened_at desc, account_id desc, first_seq desc limit $1) newest
     group by provider_id`,
    [among],
  );
  return new Map(rows.map(({ providerId, count }) => [providerId, Number(count)]));
}

export async function getRules(
  db: Queryable,
): Promise<{ stuckAfterMinutes: number; callsKeptDays: number }> {
  const [row] = await db.query<{ stuckAfterMinutes: number; callsKeptDays: number }>(
    `select stuck_after_minutes as "stuckAfterMinutes", calls_kept_days as "callsKeptDays"
     from game_rules`,
  );
  if (!row) throw new Error("the rules of games are missing");
  return row;
}

export async function setStuckAfter(db: Queryable, minutes: number): Promise<void> {
  await db.query("update game_rules set stuck_after_minutes = $1", [minutes]);
}
