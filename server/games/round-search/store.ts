import type { OfficeInput } from "#contract/office/calls.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
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
    r.game_id as "gameId", g.name_ko as "gameKo", g.name_en as "gameEn",
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

export type Key = { openedUs: bigint; accountId: bigint; firstSeq: bigint };

type FilteredState = NonNullable<OfficeInput<"find-rounds">["state"]>;

/** Written out, so that the planner sees the partial index of the open rounds. */
const CONDITIONS: Record<FilteredState, string> = {
  open: "r.state = 'open'",
  closed: "r.state = 'closed'",
  interrupted: IS_INTERRUPTED,
};

type Filter = {
  from: Date | null;
  before: Date | null;
  state: FilteredState | null;
  after: Key | null;
};

const conditionOf = ({ state }: Filter): string => (state === null ? "true" : CONDITIONS[state]);

/** A member's rounds, newest first. */
export const listOfMember = (
  db: Queryable,
  loginId: string,
  filter: Filter,
  most: number,
): Promise<FoundRound[]> =>
  db.query<FoundRound>(
    // Each account's newest by its own index, not all of them sorted.
    `${selectRound} from members of_member
     join ledger_accounts a on a.bucket = members_bucket(of_member.id)
       and a.member_id = of_member.id and a.kind = 'cash'
     cross join lateral (
       select * from game_rounds r
       where r.bucket = a.bucket and r.account_id = a.id
         and r.first_seq < coalesce($2::bigint, 9223372036854775807)
         and r.opened_at >= coalesce($3, '-infinity'::timestamptz)
         and r.opened_at < coalesce($4, 'infinity'::timestamptz)
         and ${conditionOf(filter)}
       order by r.first_seq desc limit $5) r ${roundNames}
     where of_member.login_id = $1 order by r.first_seq desc limit $5`,
    [loginId, filter.after?.firstSeq ?? null, filter.from, filter.before, most],
  );

/** All members' rounds by their start. `order` is the direction of the whole list. */
export const listByTime = (
  db: Queryable,
  filter: Filter,
  order: "newest first" | "oldest first",
  most: number,
): Promise<FoundRound[]> => {
  const isNewest = order === "newest first";
  const direction = isNewest ? "desc" : "asc";
  const key = "(r.opened_at, r.account_id, r.first_seq)";
  const beyond = filter.after
    ? `${key} ${isNewest ? "<" : ">"} ('epoch'::timestamptz + $3::bigint * interval '1 microsecond', $4, $5)`
    : "true";
  const { after } = filter;
  return db.query<FoundRound>(
    `${selectRound} from (
       select * from game_rounds r
       where r.opened_at >= coalesce($1, '-infinity'::timestamptz)
         and r.opened_at < coalesce($2, 'infinity'::timestamptz)
         and ${conditionOf(filter)} and ${beyond}
       order by r.opened_at ${direction}, r.account_id ${direction}, r.first_seq ${direction}
       limit ${most}) r ${roundNames}
     order by r.opened_at ${direction}, r.account_id ${direction}, r.first_seq ${direction}`,
    [
      filter.from,
      filter.before,
      ...(after ? [after.openedUs, after.accountId, after.firstSeq] : []),
    ],
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
