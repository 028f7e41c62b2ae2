import type { Act } from "#server/kit/act.ts";
import { once } from "#server/kit/idempotency.ts";
import type { Money } from "#server/kit/money.ts";
import { NOTHING, units, UNITS_PER_WON } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Queryable } from "#server/kit/database.ts";
import { getAccount, lockBalances, scopeId } from "#server/ledger/accounts.ts";
import { mostStake } from "#server/ledger/limits/limits.ts";
import { assertNotInQuietHours } from "#server/members/quiet-times/quiet-times.ts";
import { WALLET_CURRENCY, type TransferOutcome } from "#server/games/provider.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import { hasOpenLaunch, LAUNCH_LASTS_MS } from "#server/games/launches/store.ts";
import { getMemberRef } from "#server/games/store.ts";
import { walletOf, type TransferWallets } from "#server/games/transfers/wallets.ts";
import { move, nextLookAfter, settle } from "#server/games/transfers/settling.ts";
import * as store from "#server/games/transfers/store.ts";

/** How long a provider's balance counts as current. */
export const BALANCE_KEPT_MS = 5_000;

/** A transfer to a provider: all whole won without an amount, at most once per idempotency key. */
type WantedIn = {
  memberId: bigint;
  connection: string;
  amount: Money | null;
  key: string | null;
};

/**
 * Moves a member's cash to a provider, if there is any; without an amount as much as the member's own
 * limits allow to stake. The money leaves cash before the provider is called. A repeat under the
 * same key moves nothing and ends as the first did. Throws Refusal: `game_session_ended` without an
 * open launch there, `already_waiting` while another transfer to or from the provider is open,
 * `insufficient_funds`, `stakes_blocked`, `account_not_active`, `idempotency_mismatch`,
 * `loss_limit`, `stake_limit`, `single_limit`, `provider_unavailable` when the provider refused it
 * (the money is back) or the outcome is unknown (the money is in transit).
 */
export async function transferIn(wallets: TransferWallets, wanted: WantedIn): Promise<void> {
  const { memberId, connection, amount, key } = wanted;
  walletOf(wallets, connection);
  const body = { connection, amount: amount === null ? null : String(amount) };
  const claim = { memberId, call: "transfer-in", key, body };
  const begun: { sent: Sent | null } = { sent: null };
  const { transfer } = await wallets.acts.perform({ kind: "member", memberId }, (act) =>
    once(act, claim, async () => {
      begun.sent = await send(act, wallets, wanted);
      return { transfer: begun.sent?.id ?? null };
    }),
  );
  if (transfer === null) return;
  const isDone =
    begun.sent === null
      ? (await store.stateOf(wallets.acts.db, transfer)) === "done"
      : (await ask(wallets, begun.sent)).kind === "done";
  if (!isDone) throw new Refusal("provider_unavailable");
}

/** Takes the money out of cash; null when there is none. */
async function send(
  act: Act,
  wallets: TransferWallets,
  { memberId, connection, amount: wanted }: WantedIn,
): Promise<Sent | null> {
  const { tx } = act;
  const { cash } = await lockBalances(tx, memberId);
  // A transfer counts as a stake.
  const account = await getAccount(tx, memberId, "cash");
  if (!(await hasOpenLaunch(tx, account.id, await scopeId(tx, movementSpace(connection)))))
    throw new Refusal("game_session_ended");
  await assertNotInQuietHours(tx, memberId);
  const most = await mostStake(tx, act.clock, memberId);
  const amount = wanted ?? wholeWon(most !== null && most < cash ? most : cash);
  if (amount === NOTHING) {
    // All of it may be in transit.
    if (await store.isPending(tx, memberId, connection)) throw new Refusal("already_waiting");
    return null;
  }
  const transfer = await insert(tx, wallets, { memberId, connection, direction: "in", amount });
  await move(tx, "transfer_sent", transfer);
  await act.emit("transfer.sent", { memberId });
  return transfer;
}

/**
 * Moves back a member's whole won from a provider; a fraction stays there. Cash grows only after
 * the provider has confirmed it. Throws Refusal: `already_waiting`, `provider_unavailable`.
 */
export async function transferOut(
  wallets: TransferWallets,
  memberId: bigint,
  connection: string,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const amount = wholeWon(await readBalance(wallets, memberId, connection));
    if (amount === NOTHING) return;
    const sent = await insert(wallets.acts.db, wallets, {
      memberId,
      connection,
      direction: "out",
      amount,
    });
    const outcome = await ask(wallets, sent);
    if (outcome.kind === "done") return;
    // The member lost money between reading the balance and the transfer: read it again, once.
    const isWorthAgain = outcome.kind === "refused" && outcome.isShort && attempt === 0;
    if (!isWorthAgain) throw new Refusal("provider_unavailable");
  }
}

/**
 * Moves back a member's money from every provider except `except`. Throws the Refusal of the first
 * that failed, after moving back the others' money.
 */
export async function sweepBack(
  wallets: TransferWallets,
  memberId: bigint,
  except: string | null,
): Promise<void> {
  const places = await store.listPlaces(wallets.acts.db, memberId);
  const wanted = places.filter(({ connection }) => connection !== except);
  const results = await Promise.allSettled(
    wanted.map(({ connection }) => transferOut(wallets, memberId, connection)),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** The same for the providers that return it now; the rest is not in cash. */
export async function bringBack(
  wallets: TransferWallets,
  memberId: bigint,
  except: string | null = null,
): Promise<void> {
  try {
    await sweepBack(wallets, memberId, except);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Amounts of each provider in one turn. */
const LEFT_AT_ONCE = 10;
/** The time in which a member can open a game after moving money. */
const LEFT_AFTER_MS = 10 * 60_000;

/**
 * Moves back money that members left at providers, after their launches there have ended. A failed
 * transfer is repeated at the next turn.
 */
export async function bringBackLeft(wallets: TransferWallets): Promise<void> {
  const now = wallets.acts.clock.now().getTime();
  const since = {
    sentBefore: new Date(now - LEFT_AFTER_MS),
    openedAfter: new Date(now - LAUNCH_LASTS_MS),
  };
  const keeping = [...wallets.adapters.values()]
    .filter(({ transfers }) => transfers !== undefined)
    .map(({ connection }) => connection);
  const least = units(UNITS_PER_WON);
  const left = await store.listLeft(wallets.acts.db, keeping, least, since, LEFT_AT_ONCE);
  const results = await Promise.allSettled(
    left.map(({ memberId, connection }) => transferOut(wallets, memberId, connection)),
  );
  for (const result of results)
    if (result.status === "rejected" && !(result.reason instanceof Refusal)) throw result.reason;
}

/** The last known money at providers and in transit; calls no provider. */
export const gameMoneyOf = (db: Queryable, memberId: bigint): Promise<Money> =>
  store.sumGameMoney(db, memberId);

/** The same, after reading balances older than five seconds again from providers. */
export async function gameMoneyNow(wallets: TransferWallets, memberId: bigint): Promise<Money> {
  const before = new Date(wallets.acts.clock.now().getTime() - BALANCE_KEPT_MS);
  const stale = await store.listStale(wallets.acts.db, memberId, before);
  // Without an answer the last known balance is kept.
  await Promise.allSettled(
    stale.map(({ connection }) => readBalance(wallets, memberId, connection)),
  );
  return gameMoneyOf(wallets.acts.db, memberId);
}

async function readBalance(
  wallets: TransferWallets,
  memberId: bigint,
  connection: string,
): Promise<Money> {
  const memberRef = await getMemberRef(wallets.acts.db, memberId);
  const { clock, db } = wallets.acts;
  const readAt = clock.now();
  const balance = await walletOf(wallets, connection).balance(memberRef, WALLET_CURRENCY);
  if (balance === null) throw new Refusal("provider_unavailable");
  const seenAt = clock.now();
  await store.saveReadBalance(db, { memberId, connection, balance, readAt, seenAt });
  return balance;
}

type Wanted = Pick<store.TransferRow, "memberId" | "connection" | "direction" | "amount">;
type Sent = Wanted & { id: string };

async function insert(
  db: Queryable,
  { acts: { clock } }: TransferWallets,
  wanted: Wanted,
): Promise<Sent> {
  const askedAt = clock.now();
  const nextLookAt = nextLookAfter(askedAt, 1);
  const id = await store.insertTransfer(db, { ...wanted, askedAt, nextLookAt });
  if (id === undefined) throw new Refusal("already_waiting");
  return { ...wanted, id };
}

async function ask(wallets: TransferWallets, sent: Sent): Promise<TransferOutcome> {
  const memberRef = await getMemberRef(wallets.acts.db, sent.memberId);
  const outcome = await walletOf(wallets, sent.connection).move({
    ...sent,
    memberRef,
    currency: WALLET_CURRENCY,
  });
  await settle(wallets, sent.id, outcome);
  return outcome;
}

const wholeWon = (money: Money): Money => units(money - (money % UNITS_PER_WON));
