import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Reduction } from "#contract/members.ts";
import type { SuspensionGround } from "#contract/suspension-grounds.ts";
import type { Money } from "#server/kit/money.ts";
import { REDUCTION } from "#server/members/reduced/rule.ts";

/** A member's row, balances and unread counts, as they are at one moment. */
export type UserRow = {
  memberId: bigint;
  isTest: boolean;
  loginId: string;
  nick: string;
  phone: Buffer;
  level: number;
  locale: Locale;
  bankName: string;
  bankNumber: Buffer;
  bankOwner: string;
  cash: Money;
  comp: Money;
  /** Set aside for withdrawals. */
  hold: Money;
  /** Stakes of rounds without a result, less what these have paid. */
  inRounds: Money;
  /** At providers that keep money and in transit to them. */
  gameMoney: Money;
  noteCount: number;
  helpCount: number;
  /** Null where the time of play was never counted. */
  checkDueAt: Date | null;
  timeEndsAt: Date | null;
  timeOpensAt: Date | null;
  /** Why the session is reduced, and the class of a suspension's reason; null when it is not. */
  reduction: Reduction;
  ground: SuspensionGround | null;
};

const USER = `m.id as "memberId", m.is_test as "isTest", m.login_id as "loginId", m.nick, m.phone, m.level, m.locale,
  m.bank_name as "bankName", m.bank_number as "bankNumber", m.bank_owner as "bankOwner",
  coalesce(b.cash, 0) as cash, coalesce(b.comp, 0) as comp,
  coalesce(b.hold, 0) as hold, coalesce(held.amount, 0) as "inRounds",
  (coalesce((select sum(balance) from game_money where member_id = m.id), 0)
   + coalesce((select sum(amount) from game_transfers
               where member_id = m.id and direction = 'in' and state in ('sent', 'unknown')), 0)
  )::bigint as "gameMoney",
  (select count(*)::integer from message_notes
   where member_id = m.id and hidden_at is null and read_at is null) as "noteCount",
  (select count(*)::integer from message_helps
   where member_id = m.id and hidden_at is null and read_at is null and status = 'answered')
    as "helpCount",
  p.check_due_at as "checkDueAt", p.time_ends_at as "timeEndsAt", p.time_opens_at as "timeOpensAt",
  ${REDUCTION} as reduction,
  case when m.status = 'suspended' then (
    select s.ground from member_suspensions s where s.member_id = m.id and s.ended_at is null) end as ground`;

const BESIDE = `left join member_play_times p on p.member_id = m.id
left join lateral (
  select (sum(balance) filter (where kind = 'cash'))::bigint as cash,
    (sum(balance) filter (where kind = 'comp'))::bigint as comp,
    (sum(balance) filter (where kind = 'hold'))::bigint as hold,
    min(id) filter (where kind = 'cash') as "cashId",
    bool_and(status <> 'stakes_blocked') as stakes
  from ledger_accounts a
  where a.bucket = members_bucket(m.id) and a.member_id = m.id and a.currency = $1) b on true
left join lateral (
  select greatest(sum(r.stake - r.payout), 0)::bigint as amount from game_rounds r
  where r.bucket = members_bucket(m.id) and r.account_id = b."cashId" and r.state = 'open') held on true`;

export async function getUser(db: Queryable, memberId: bigint, currency: string): Promise<UserRow> {
  const [row] = await db.query<UserRow>(
    `select ${USER} from members m ${BESIDE} where m.id = $2`,
    [currency, memberId],
    "views-user",
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row;
}

/** The same for many members, in no order. */
export const listUsers = (
  db: Queryable,
  memberIds: readonly bigint[],
  currency: string,
): Promise<UserRow[]> =>
  db.query<UserRow>(
    `select ${USER} from members m ${BESIDE} where m.id = any($2::bigint[])`,
    [currency, memberIds],
    "views-users",
  );

export type SignedInRow = UserRow & {
  tokenHash: Buffer;
  sessionId: string;
  lastActiveAt: Date;
  idleEndsAt: Date;
  endsAt: Date;
  /** Whether money at a provider was last seen before the moment that was asked for. */
  isGameMoneyOld: boolean;
};

/** Whose token it is: the session's own, or that of its health checks. */
export type TokenColumn = "token_hash" | "health_token_hash";

export type Moments = { now: Date; seenBefore: Date };

const SIGNED_IN = `${USER}, s.id as "sessionId", s.last_active_at as "lastActiveAt",
  s.idle_ends_at as "idleEndsAt", s.ends_at as "endsAt",
  exists (select from game_money
          where member_id = m.id and balance > 0 and seen_at < $3) as "isGameMoneyOld"
from member_sessions s join members m on m.id = s.member_id and m.status not in ('dormant', 'closed')
${BESIDE}
where s.ended_at is null and s.idle_ends_at > $2`;

/** The live session of a token with its member, in one statement; undefined without one. */
export async function findSignedIn(
  db: Queryable,
  column: TokenColumn,
  tokenHash: Buffer,
  currency: string,
  { now, seenBefore }: Moments,
): Promise<SignedInRow | undefined> {
  const [row] = await db.query<SignedInRow>(
    `select s.${column} as "tokenHash", ${SIGNED_IN} and s.${column} = $4`,
    [currency, now, seenBefore, tokenHash],
    `views-signed-in-${column}`,
  );
  return row;
}

/** The same for many tokens; of tokens without a live session there are no rows. */
export const listSignedIn = (
  db: Queryable,
  column: TokenColumn,
  tokenHashes: readonly Buffer[],
  currency: string,
  { now, seenBefore }: Moments,
): Promise<SignedInRow[]> =>
  db.query<SignedInRow>(
    `select s.${column} as "tokenHash", ${SIGNED_IN} and s.${column} = any($4::bytea[])`,
    [currency, now, seenBefore, tokenHashes],
    `views-signed-in-many-${column}`,
  );
