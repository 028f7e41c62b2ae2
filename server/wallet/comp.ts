import type { Output } from "#contract/calls.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { dateOf, momentsOf } from "#server/kit/days.ts";
import { once } from "#server/kit/idempotency.ts";
import { NOTHING, toWon, units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import {
  accountStatus,
  getAccount,
  houseAccountId,
  lockBalances,
  scopeId,
} from "#server/ledger/accounts.ts";
import { sumsBetween } from "#server/ledger/filtered/filtered.ts";
import { post } from "#server/ledger/post.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

export const CONVERSIONS_PER_MEMBER: ThrottleRule = { uses: 60, windowMs: 10 * 60_000 };

export type Conversion = {
  memberId: bigint;
  /** The client's idempotency key. */
  key: string | null;
  /** How much comp to convert, rounded down to whole steps; as much as possible when absent. */
  amount: Money | null;
  /** Of the member's site: the day's sum is per calendar day in this time zone. */
  timeZone: string;
};

/** The amounts after a conversion in whole won, stored as the call's answer. */
export type Converted = Output<"roll-to-balance">;

/**
 * Converts comp to cash, one to one and in whole steps, once per idempotency key. Throws Refusal:
 * `comp_too_low` below the minimum, `comp_day_reached` above what is left of the day's sum,
 * `insufficient_funds` above the balance, `account_not_active` for a frozen account,
 * `too_often`, `idempotency_mismatch`.
 */
export async function convertComp(
  { db, clock, perform }: Acts,
  { memberId, key, amount, timeZone }: Conversion,
): Promise<Converted> {
  await throttle(db, clock, `comp:${memberId}`, CONVERSIONS_PER_MEMBER);
  const body = { amount: amount === null ? null : String(amount) };
  return perform({ kind: "member", memberId }, (act) =>
    once(act, { memberId, call: "roll-to-balance", key, body }, () =>
      convert(act, { memberId, amount, timeZone }),
    ),
  );
}

async function convert(
  act: Act,
  { memberId, amount, timeZone }: Omit<Conversion, "key">,
): Promise<Converted> {
  // Locked first: conversions of a member come one after the other, so the day's sum is exact.
  const before = await lockBalances(act.tx, memberId);
  const { compConvertMin: min, compConvertStep: step, ...rules } = await moneyRules(act.tx);
  const inSteps = (sum: bigint): Money => units(sum - (sum % step));
  const asked = inSteps(amount ?? before.comp);
  if (asked < min) throw new Refusal("comp_too_low", { min: toWon(min) });
  if (asked > before.comp) throw new Refusal("insufficient_funds");
  const day = await dayOf(act.tx, act.clock, memberId, timeZone);
  const left = leftOf(rules.compConvertDayMax, day.converted);
  const wanted = amount === null && asked > left ? inSteps(left) : asked;
  if (wanted > left || wanted < min)
    throw new Refusal("comp_day_reached", { max: toWon(left), until: day.endsAt.toISOString() });
  await move(act.tx, memberId, wanted);
  await act.emit("wallet.comp_converted", { memberId });
  return {
    balance: toWon(units(before.cash + wanted)),
    rolling: toWon(units(before.comp - wanted)),
  };
}

/** How much comp a member may still convert on the calendar day of the site. */
export async function mayStillConvert(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  timeZone: string,
): Promise<Money> {
  const { compConvertDayMax } = await moneyRules(db);
  return leftOf(compConvertDayMax, (await dayOf(db, clock, memberId, timeZone)).converted);
}

const leftOf = (most: Money, used: bigint): Money => (used < most ? units(most - used) : NOTHING);

/** What a member has converted on the present day of a time zone, and when the day ends. */
async function dayOf(db: Queryable, clock: Clock, memberId: bigint, timeZone: string) {
  const day = dateOf(clock.now(), timeZone);
  const moments = momentsOf({ from: day, until: day }, timeZone);
  if (!moments.before) throw new Error("a day has an end");
  const sums = await sumsBetween(db, await getAccount(db, memberId, "comp"), moments);
  return { converted: 0n - (sums.get("comp_converted") ?? NOTHING), endsAt: moments.before };
}

/**
 * Converts all comp of an account that closes, with its fraction of a won and without the minimum,
 * so that what is owed is one sum of cash. Frozen money stays as it is.
 */
export async function convertAll(act: Act, memberId: bigint): Promise<void> {
  const { comp } = await lockBalances(act.tx, memberId);
  if (comp === NOTHING || (await accountStatus(act.tx, memberId)) === "frozen") return;
  await move(act.tx, memberId, comp);
  await act.emit("wallet.comp_converted", { memberId });
}

async function move(tx: Transaction, memberId: bigint, amount: Money): Promise<void> {
  const comp = await getAccount(tx, memberId, "comp");
  const key = crypto.randomUUID();
  const common = {
    amount,
    houseAccountId: await houseAccountId(tx, "comp_exchange"),
    scopeId: await scopeId(tx, "wallet"),
  };
  await post(tx, [
    { ...common, account: comp, movement: "comp_converted", key: `converted:${key}` },
    {
      ...common,
      account: await getAccount(tx, memberId, "cash"),
      movement: "comp_paid",
      key: `paid:${key}`,
    },
  ]);
}
