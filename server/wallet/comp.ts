import type { Output } from "#contract/calls.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { once } from "#server/kit/idempotency.ts";
import { NOTHING, toWon, units, UNITS_PER_WON, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import {
  accountStatus,
  getAccount,
  houseAccountId,
  lockBalances,
  scopeId,
} from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

export const CONVERSIONS_PER_MEMBER: ThrottleRule = { uses: 60, windowMs: 10 * 60_000 };

export type Conversion = {
  memberId: bigint;
  /** The client's idempotency key. */
  key: string | null;
  /** How much comp to convert; all whole won of it when absent. */
  amount: Money | null;
};

/** The amounts after a conversion in whole won, stored as the call's answer. */
export type Converted = Output<"roll-to-balance">;

/**
 * Converts comp to cash, one to one, once per idempotency key. Throws Refusal: `comp_too_low` below
 * the minimum, `insufficient_funds` above the balance, `account_not_active` for a frozen account,
 * `too_often`, `idempotency_mismatch`.
 */
export async function convertComp(
  { db, clock, perform }: Acts,
  { memberId, key, amount }: Conversion,
): Promise<Converted> {
  await throttle(db, clock, `comp:${memberId}`, CONVERSIONS_PER_MEMBER);
  const body = { amount: amount === null ? null : String(amount) };
  return perform({ kind: "member", memberId }, (act) =>
    once(act, { memberId, call: "roll-to-balance", key, body }, () =>
      convert(act, memberId, amount),
    ),
  );
}

async function convert(act: Act, memberId: bigint, amount: Money | null): Promise<Converted> {
  const before = await lockBalances(act.tx, memberId);
  const wanted = amount ?? units(before.comp - (before.comp % UNITS_PER_WON));
  const { compConvertMin } = await moneyRules(act.tx);
  if (wanted < compConvertMin) throw new Refusal("comp_too_low", { min: toWon(compConvertMin) });
  if (wanted > before.comp) throw new Refusal("insufficient_funds");
  await move(act.tx, memberId, wanted);
  await act.emit("wallet.comp_converted", { memberId });
  return {
    balance: toWon(units(before.cash + wanted)),
    rolling: toWon(units(before.comp - wanted)),
  };
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
