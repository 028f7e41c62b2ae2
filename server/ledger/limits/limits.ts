import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { toWon, units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount, lockBalances } from "#server/ledger/accounts.ts";
import * as store from "#server/ledger/limits/store.ts";

export type { LimitName, NamedLimit } from "#server/ledger/limits/store.ts";

/** A raise that the member asked for; `to` null for no limit. */
type Raise = { to: bigint | null; askedAt: Date; readyAt: Date; lapsesAt: Date };

/** Amounts are in ledger units, those of the kind `time` in minutes. */
export type Limit = store.NamedLimit & {
  amount: bigint;
  /** The member's own and what staff impose; null for none. The lower of both is `amount`. */
  own: bigint | null;
  imposed: bigint | null;
  /** When it was imposed, raised or ended last. */
  imposedAt: Date | null;
  /** What counts in the present period, never below zero. */
  used: bigint;
  /** What may still be deposited, lost, staked or played, never below zero. */
  left: bigint;
  renewsAt: Date | null;
  raise: Raise | null;
};

/** The limits that hold for a member, with what is left of each. */
export async function limitsOf(db: Queryable, clock: Clock, memberId: bigint): Promise<Limit[]> {
  const now = clock.now();
  const rows = await store.listLimits(db, await getAccount(db, memberId, "cash"), now);
  return rows.flatMap((row) => limitOf(row, now) ?? []);
}

function limitOf(row: store.LimitRow, now: Date): Limit | null {
  const { kind, period, product, amount, own, imposed, imposedAt, used, renewsAt } = row;
  if (amount === null) return null;
  const left = amount > used ? amount - used : 0n;
  const name = { kind, period, product };
  const both = { own, imposed, imposedAt };
  return { ...name, ...both, amount, used, left, renewsAt, raise: raiseOf(row, now) };
}

/** The time zone in which a member's days, weeks and months begin, that of their site. */
export const zoneOfLimits = async (db: Queryable, memberId: bigint): Promise<string> =>
  store.findZone(db, await getAccount(db, memberId, "cash"));

/** Null also for one that has lapsed. */
function raiseOf(row: store.LimitRow, now: Date): Raise | null {
  const { raiseTo, raiseAskedAt, raiseReadyAt, raiseLapsesAt } = row;
  if (raiseAskedAt === null || raiseReadyAt === null || raiseLapsesAt === null) return null;
  if (raiseLapsesAt <= now) return null;
  return { to: raiseTo, askedAt: raiseAskedAt, readyAt: raiseReadyAt, lapsesAt: raiseLapsesAt };
}

/**
 * A member's limit, or null where none holds. The accounts stay locked until the transaction ends,
 * so that every posting comes before or after a change.
 */
export async function lockLimit(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  { kind, period, product = "all" }: store.LimitName,
): Promise<Limit | null> {
  await lockBalances(tx, memberId);
  const limits = await limitsOf(tx, clock, memberId);
  return (
    limits.find(
      (limit) => limit.kind === kind && limit.period === period && limit.product === product,
    ) ?? null
  );
}

/**
 * Sets a limit of a locked member, lowers it, or raises it as was asked. The database refuses every
 * other raise.
 */
export const setAmount = async (
  tx: Transaction,
  memberId: bigint,
  name: store.LimitName,
  amount: bigint | null,
  at: Date,
): Promise<void> => store.setAmount(tx, await getAccount(tx, memberId, "cash"), name, amount, at);

/**
 * Imposes an amount on a locked member, lowers or raises it, or ends it with null. The database
 * refuses to raise or end it without a second operator.
 */
export const setImposed = async (
  tx: Transaction,
  memberId: bigint,
  name: store.LimitName,
  amount: bigint | null,
  by: { at: Date; by: bigint; checkedBy: bigint | null },
): Promise<void> => store.setImposed(tx, await getAccount(tx, memberId, "cash"), name, amount, by);

/** How long a raise waits before the member can confirm it, and then lapses, in milliseconds. */
export type RaiseTimes = { waitsMs: number; lapsesAfterMs: number };

/** Parks a raise of a locked member's limit, or takes it back with null. */
export async function parkRaise(
  tx: Transaction,
  memberId: bigint,
  name: store.LimitName,
  asked: ({ to: bigint | null; at: Date } & RaiseTimes) | null,
): Promise<void> {
  const account = await getAccount(tx, memberId, "cash");
  if (asked === null) return store.setRaise(tx, account, name, null);
  const readyAt = new Date(asked.at.getTime() + asked.waitsMs);
  const lapsesAt = new Date(readyAt.getTime() + asked.lapsesAfterMs);
  return store.setRaise(tx, account, name, { to: asked.to, askedAt: asked.at, readyAt, lapsesAt });
}

/** What a member staked since a moment, and what came back of it. */
export async function playedSince(
  db: Queryable,
  memberId: bigint,
  since: Date,
): Promise<{ staked: Money; returned: Money }> {
  const { staked, lost } = await store.sumSince(db, await getAccount(db, memberId, "cash"), since);
  return { staked, returned: units(staked - lost) };
}

/** Notices about limits of which 80 or 100 percent are used, each once. */
export const takeNotices = store.takeNotices;

/** The limit of these kinds that leaves least; null without one. */
const tightest = (limits: readonly Limit[], kinds: readonly store.LimitKind[]): Limit | null =>
  limits
    .filter(({ kind }) => kinds.includes(kind))
    .reduce<Limit | null>((least, each) => (least && least.left <= each.left ? least : each), null);

const refusals = {
  time: "session_time",
  balance: "balance_limit",
  deposit: "deposit_limit",
  loss: "loss_limit",
  stake: "stake_limit",
  single: "single_limit",
} as const;

const refusalOf = ({ kind, period, product, left }: Limit): Refusal =>
  new Refusal(refusals[kind], {
    period,
    ...(product === "all" ? {} : { product }),
    max: toWon(units(left)),
  });

/**
 * Refuses a deposit above the member's own limit of deposits or of the balance, naming the one that
 * leaves least. The caller has locked the accounts. The ledger holds the same limit when it posts.
 * Throws Refusal `deposit_limit`, `balance_limit`.
 */
export async function assertDepositFits(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  amount: Money,
): Promise<void> {
  const limit = tightest(await limitsOf(tx, clock, memberId), ["deposit", "balance"]);
  if (limit && amount > limit.left) throw refusalOf(limit);
}

/**
 * What the member may stake at most now by their own limits; null for any amount. The caller has
 * locked the accounts. Throws Refusal `loss_limit`, `stake_limit` or `single_limit` when less than
 * a won is left.
 */
export async function mostStake(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
): Promise<Money | null> {
  const limit = tightest(await limitsOf(tx, clock, memberId), ["loss", "stake", "single"]);
  if (limit && toWon(units(limit.left)) === 0) throw refusalOf(limit);
  return limit ? units(limit.left) : null;
}
