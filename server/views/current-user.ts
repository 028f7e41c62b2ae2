import type { SignedIn } from "#contract/handler.ts";
import type { Locale } from "#contract/locales.ts";
import type { CurrentUser } from "#contract/members.ts";
import type { PlayCountdown } from "#contract/play-time.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { hashToken } from "#server/kit/tokens.ts";
import { BALANCE_KEPT_MS } from "#server/games/transfers/transfers.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";
import { maskedNumber } from "#server/members/masked-number.ts";
import { countdownOf } from "#server/members/play-time/play-time.ts";
import { countdownTo, recordActivity } from "#server/members/sessions.ts";
import * as store from "#server/views/store.ts";

/** The specification's current user: identity, balances, unread counts. One statement. */
export const currentUserOf = async (db: Queryable, memberId: bigint): Promise<CurrentUser> =>
  userFrom(db, await store.getUser(db, memberId, CURRENCY));

/** What `user-health-check` answers beside its status, and what push sends. */
export const healthFrom = ({ user, playing, session }: Omit<Known, "isGameMoneyOld">) => ({
  noteCount: user.noteCount,
  helpCount: user.helpCount,
  playing,
  session,
  user,
});

/** What is the same in all sessions of a member. */
type MemberHealth = Pick<Known, "user" | "playing">;

/**
 * The same for many members, by their ids, from one statement, without their sessions. `failed` is
 * called for a member whose sealed numbers do not open; the others still get theirs.
 */
export async function healthsOf(
  db: Queryable,
  clock: Clock,
  memberIds: readonly bigint[],
  failed: (memberId: bigint, error: unknown) => void,
): Promise<ReadonlyMap<bigint, MemberHealth>> {
  const rows = await store.listUsers(db, memberIds, CURRENCY);
  const now = clock.now();
  const healths = new Map<bigint, MemberHealth>();
  for (const row of rows)
    try {
      healths.set(row.memberId, { user: userFrom(db, row), playing: playingFrom(row, now) });
    } catch (error) {
      failed(row.memberId, error);
    }
  return healths;
}

/** Null for a member whose time of play was never counted. */
const playingFrom = (
  { checkDueAt, timeEndsAt, timeOpensAt }: store.UserRow,
  now: Date,
): PlayCountdown | null => checkDueAt && countdownOf({ checkDueAt, timeEndsAt, timeOpensAt }, now);

type Known = NonNullable<SignedIn["known"]>;

/** A live session with its member as they are now. */
export type SignedInUser = Required<SignedIn> & { locale: Locale };

/**
 * The live session of a cookie with the current user, in one statement; undefined without one.
 * Unless `isPassive`, the request is activity and restarts the idle time.
 */
export async function findSignedIn(
  db: Database,
  clock: Clock,
  token: string,
  { isPassive }: { isPassive: boolean },
): Promise<SignedInUser | undefined> {
  const hash = hashToken(token);
  const row = await store.findSignedIn(db, "token_hash", hash, CURRENCY, momentsOf(clock));
  if (row && !isPassive) await recordActivity(db, clock, row);
  return row && signedInFrom(db, clock, row);
}

export const momentsOf = (clock: Clock): store.Moments => {
  const now = clock.now();
  return { now, seenBefore: new Date(now.getTime() - BALANCE_KEPT_MS) };
};

export const signedInFrom = (
  db: Queryable,
  clock: Clock,
  row: store.SignedInRow,
): SignedInUser => ({
  memberId: row.memberId,
  sessionId: row.sessionId,
  locale: row.locale,
  known: {
    user: userFrom(db, row),
    playing: playingFrom(row, clock.now()),
    session: countdownTo(row, clock.now()),
    isGameMoneyOld: row.isGameMoneyOld,
  },
});

const userFrom = (db: Queryable, row: store.UserRow): CurrentUser => ({
  userId: row.loginId,
  nick: row.nick,
  phone: maskedNumber(db, "members.phone", row.memberId, row.phone),
  level: row.level,
  balance: toWon(row.cash),
  in_balance: toWon(row.gameMoney),
  rolling: toWon(row.comp),
  inRounds: toWon(row.inRounds),
  forWithdrawals: toWon(row.hold),
  bankname: row.bankName,
  bankOwner: row.bankOwner,
  banknum: maskedNumber(db, "members.bank_number", row.memberId, row.bankNumber),
  noteCount: row.noteCount,
  helpCount: row.helpCount,
  isTest: row.isTest,
  reduced: row.reduction && {
    why: row.reduction,
    ground: row.reduction === "suspended" ? (row.ground ?? "other") : null,
  },
});
