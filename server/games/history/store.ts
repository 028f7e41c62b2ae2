import type { OtherNames } from "#contract/named.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { IS_INTERRUPTED } from "#server/games/launches/store.ts";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";

/** The number of rounds between two marks. */
const MARK_EVERY = 100;

/** Numbers the rounds since the last mark; answers the account's number of rounds. */
export async function markAndCountRounds(db: Queryable, account: AccountRef): Promise<bigint> {
  const [row] = await db.query<{ count: bigint }>(
    `with last as (
       select number, first_seq from game_round_marks
       where bucket = $1 and account_id = $2 order by number desc limit 1),
     newer as (
       select first_seq, bucket, account_id,
         row_number() over (order by first_seq) + coalesce((select number from last), 0) as number
       from game_rounds
       where bucket = $1 and account_id = $2
         and first_seq > coalesce((select first_seq from last), -1)),
     marked as (
       insert into game_round_marks (bucket, account_id, number, first_seq)
       select bucket, account_id, number, first_seq from newer where number % ${MARK_EVERY} = 0
       on conflict do nothing)
     select coalesce((select max(number) from newer), (select number from last), 0) as count`,
    [account.bucket, account.id],
  );
  return row?.count ?? 0n;
}

/** How many rounds began before an entry's number. The marks must be up to date. */
export async function countRoundsBefore(
  db: Queryable,
  account: AccountRef,
  seq: bigint,
): Promise<bigint> {
  const [row] = await db.query<{ count: bigint }>(
    `with mark as (
       select number, first_seq from game_round_marks
       where bucket = $1 and account_id = $2 and first_seq < $3 order by number desc limit 1)
     select coalesce((select number from mark), 0) + count(*) as count
     from game_rounds
     where bucket = $1 and account_id = $2 and first_seq < $3
       and first_seq > coalesce((select first_seq from mark), -1)`,
    [account.bucket, account.id, seq],
  );
  return row?.count ?? 0n;
}

export type RoundRow = {
  firstSeq: bigint;
  openedAt: Date;
  category: "casino" | "slot" | "sport";
  company: string;
  companyKo: string;
  companyEn: string;
  companyOtherNames: OtherNames;
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  stake: Money;
  payout: Money;
  state: "open" | "closed";
  isInterrupted: boolean;
  /** Null where no pool paid for a win that was not rolled back. */
  jackpotTier: JackpotTier | null;
  jackpotAmount: Money | null;
  isCashedOut: boolean;
};

const ROUND = `r.first_seq as "firstSeq", r.opened_at as "openedAt", p.category,
  p.code as company, p.name_ko as "companyKo", p.name_en as "companyEn", p.other_names as "companyOtherNames", g.code,
  g.name_ko as "nameKo", g.name_en as "nameEn", g.other_names as "otherNames", r.stake, r.payout, r.state,
  ${IS_INTERRUPTED} as "isInterrupted",
  j.tier as "jackpotTier", j.amount as "jackpotAmount",
  r.state = 'closed' and coalesce(s.result = 'cashout', false) as "isCashedOut"`;

/** What pools paid for wins of the round \`r\`, with the tier of the largest. */
const JACKPOT = `left join lateral (
    select (array_agg(w.tier order by w.amount desc))[1] as tier, sum(w.amount)::bigint as amount
    from jackpot_wins w
    where w.bucket = r.bucket and w.provider_id = r.provider_id and w.round_ref = r.round_ref
      and w.taken_back_at is null) j on true`;

/** The newest settlement of a sport bet, whose round has the name of the bet. */
const SETTLEMENT = `left join lateral (
    select b.result from game_bet_steps b
    where p.category = 'sport' and b.connection = p.connection and b.bet_ref = r.round_ref
      and b.kind = 'settled'
    order by b.number desc limit 1) s on true`;

/** The rounds with the running numbers `first` to `last`, oldest first. */
export const listRounds = (
  db: Queryable,
  account: AccountRef,
  first: bigint,
  last: bigint,
): Promise<RoundRow[]> => {
  const skipped = (first - 1n) % BigInt(MARK_EVERY);
  return db.query<RoundRow>(
    `select ${ROUND}
     from (select * from game_rounds
           where bucket = $1 and account_id = $2 and first_seq > coalesce(
             (select first_seq from game_round_marks
              where bucket = $1 and account_id = $2 and number = $3), -1)
           order by first_seq offset $4 limit $5) r
     join game_providers p on p.id = r.provider_id
     join games g on g.id = r.game_id
     ${JACKPOT} ${SETTLEMENT}
     order by r.first_seq`,
    [account.bucket, account.id, first - 1n - skipped, skipped, last - first + 1n],
  );
};

/** The named rounds of one account, by their first entry's number. */
export const listRoundsBySeq = (
  db: Queryable,
  account: AccountRef,
  firstSeqs: readonly bigint[],
): Promise<RoundRow[]> =>
  db.query<RoundRow>(
    `select ${ROUND} from game_rounds r
     join game_providers p on p.id = r.provider_id
     join games g on g.id = r.game_id
     ${JACKPOT} ${SETTLEMENT}
     where r.bucket = $1 and r.account_id = $2 and r.first_seq = any($3)`,
    [account.bucket, account.id, firstSeqs],
  );

/** Where a closed round that was not rolled back is at its provider. */
export async function findFinished(
  db: Queryable,
  account: AccountRef,
  firstSeq: bigint,
): Promise<{ connection: string; roundRef: string } | undefined> {
  const [row] = await db.query<{ connection: string; roundRef: string }>(
    `select p.connection, r.round_ref as "roundRef"
     from game_rounds r join game_providers p on p.id = r.provider_id
     where r.bucket = $1 and r.account_id = $2 and r.first_seq = $3
       and r.state = 'closed' and (r.stake > 0 or r.payout > 0)`,
    [account.bucket, account.id, firstSeq],
  );
  return row;
}

/** Every bucket, because the index begins with it: 64 probes. */
const ANY_BUCKET = "bucket = any(array(select generate_series(0, 63)::smallint))";

/** The members whose round has this name at its provider; each provider numbers its own. */
export const listPlayersByRef = (db: Queryable, roundRef: string): Promise<{ id: bigint }[]> =>
  db.query(
    `select distinct member_id as id from game_rounds
     where ${ANY_BUCKET} and provider_id = any(array(select id from game_providers))
       and round_ref = $1 limit 10`,
    [roundRef],
  );

/** The member whose account's entry with this number opened a round. */
export const listPlayersBySeq = (
  db: Queryable,
  accountId: bigint,
  firstSeq: bigint,
): Promise<{ id: bigint }[]> =>
  db.query(
    `select member_id as id from game_rounds
     where ${ANY_BUCKET} and account_id = $1 and first_seq = $2`,
    [accountId, firstSeq],
  );

/** Which rounds a list shows: first entries from `first` up to and excluding `end`; null for all. */
export type RoundFilter = {
  first: bigint;
  end: bigint;
  gameId: number | null;
  state: "open" | "closed" | null;
};

const FILTERED = `r.bucket = $1 and r.account_id = $2 and r.first_seq >= $3 and r.first_seq < $4
  and ($5::integer is null or r.game_id = $5) and ($6::text is null or r.state = $6)`;

const filterValues = (account: AccountRef, { first, end, gameId, state }: RoundFilter) =>
  [account.bucket, account.id, first, end, gameId, state] as const;

/** Filtered rounds, newest first. */
export const listFiltered = (
  db: Queryable,
  account: AccountRef,
  filter: RoundFilter,
  { skip, most }: { skip: number; most: number },
): Promise<RoundRow[]> =>
  db.query<RoundRow>(
    `select ${ROUND}
     from (select * from game_rounds r where ${FILTERED}
           order by r.first_seq desc offset $7 limit $8) r
     join game_providers p on p.id = r.provider_id
     join games g on g.id = r.game_id
     ${JACKPOT} ${SETTLEMENT}
     order by r.first_seq desc`,
    [...filterValues(account, filter), skip, most],
  );

export type RoundSums = { count: bigint; staked: string; returned: string; running: string };

/** The sums of filtered rounds in ledger units; `running` is the stakes of open ones. */
export async function sumRounds(
  db: Queryable,
  account: AccountRef,
  filter: RoundFilter,
): Promise<RoundSums> {
  const [row] = await db.query<RoundSums>(
    `select count(*) as count, coalesce(sum(r.stake), 0)::text as staked,
       coalesce(sum(r.payout), 0)::text as returned,
       coalesce(sum(r.stake - r.payout) filter (where r.state = 'open'), 0)::text as running
     from game_rounds r where ${FILTERED}`,
    [...filterValues(account, filter)],
  );
  if (!row) throw new Error("a sum answered no row");
  return row;
}

export async function findGameId(
  db: Queryable,
  company: string,
  code: string,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `select g.id from games g join game_providers p on p.id = g.provider_id
     where p.code = $1 and g.code = $2`,
    [company, code],
  );
  return row?.id;
}

export type PlayedRow = {
  gameCompany: string;
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  companyKo: string;
  companyEn: string;
  companyOtherNames: OtherNames;
};

/** The games of an account's newest rounds. */
export const listPlayed = (
  db: Queryable,
  account: AccountRef,
  newest: number,
): Promise<PlayedRow[]> =>
  db.query<PlayedRow>(
    `select p.code as "gameCompany", g.code, g.name_ko as "nameKo", g.name_en as "nameEn", g.other_names as "otherNames",
       p.name_ko as "companyKo", p.name_en as "companyEn", p.other_names as "companyOtherNames"
     from (select distinct game_id from
            (select game_id from game_rounds where bucket = $1 and account_id = $2
             order by first_seq desc limit $3) newest) played
     join games g on g.id = played.game_id
     join game_providers p on p.id = g.provider_id
     order by g.name_en, g.id`,
    [account.bucket, account.id, newest],
  );

/** How many rounds before an entry are searched for its own: bets can stay open for long. */
const SEARCHED_BEFORE = 5_000;

/** The first entry's number of each entry's round; entries of older or no rounds are left out. */
export const listRoundsOfEntries = (
  db: Queryable,
  account: AccountRef,
  seqs: readonly bigint[],
): Promise<{ seq: bigint; firstSeq: bigint }[]> =>
  db.query(
    `select e.seq, r.first_seq as "firstSeq"
     from unnest($3::bigint[]) as e(seq)
     cross join lateral (
       select n.first_seq from (
         select first_seq, entry_seqs from game_rounds
         where bucket = $1 and account_id = $2 and first_seq <= e.seq
         order by first_seq desc limit ${SEARCHED_BEFORE}) n
       where n.first_seq = e.seq or n.entry_seqs @> array[e.seq]
       order by n.first_seq desc limit 1) r`,
    [account.bucket, account.id, seqs],
  );

/** The numbers of all entries of a game's rounds in one account. */
export const listEntriesOfGame = (
  db: Queryable,
  account: AccountRef,
  gameId: number,
): Promise<{ seq: bigint }[]> =>
  db.query(
    `select unnest(case when entry_seqs = '{}' then array[first_seq] else entry_seqs end) as seq
     from game_rounds where bucket = $1 and account_id = $2 and game_id = $3`,
    [account.bucket, account.id, gameId],
  );
