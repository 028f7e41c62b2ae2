import type { Money } from "#server/kit/money.ts";
import { NOTHING, units, UNITS_PER_WON } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Queryable } from "#server/kit/database.ts";
import { getAccount, lockBalances, scopeId } from "#server/ledger/accounts.ts";
import { WALLET_CURRENCY, type TransferOutcome } from "#server/games/provider.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import { hasOpenLaunch, LAUNCH_LASTS_MS } from "#server/games/launches/store.ts";
import { getMemberRef } from "#server/games/store.ts";
import { walletOf, type TransferWallets } from "#server/games/transfers/wallets.ts";
import { move, nextLookAfter, settle } from "#server/games/transfers/settling.ts";
import * as store from "#server/games/transfers/store.ts";

/** How long a provider's balance counts as current. */
const BALANCE_KEPT_MS = 5_000;

/**
 * Moves a member's cash to a provider; all whole won of it when no amount is given, and nothing
 * when there is none. The money leaves cash before the provider is asked. Throws Refusal:
 * `game_session_ended` without an open launch there, `already_waiting` while another transfer to
 * or from the provider is not settled,
 * `insufficient_funds`, `stakes_blocked`, `account_not_active`, `provider_unavailable` when the
 * provider refused it or its answer is not known; then the money is back, or on its way until
 * the answer is known.
 */
export async function transferIn(
  wallets: TransferWallets,
  wanted: { memberId: bigint; connection: string; amount: Money | null },
): Promise<void> {
  const { memberId, connection } = wanted;
  walletOf(wallets, connection);
  const sent = await wallets.acts.perform({ kind: "member", memberId }, async (act) => {
    const { tx } = act;
    const { cash } = await lockBalances(tx, memberId);
    // As good as a stake.
    const account = await getAccount(tx, memberId, "cash");
    if (!(await hasOpenLaunch(tx, account.id, await scopeId(tx, movementSpace(connection)))))
      throw new Refusal("game_session_ended");
    const amount = wanted.amount ?? wholeWon(cash);
    if (amount === NOTHING) {
      // It may all be on its way already.
      if (await store.isPending(tx, memberId, connection)) throw new Refusal("already_waiting");
      return null;
    }
    const transfer = await insert(tx, wallets, { memberId, connection, direction: "in", amount });
    await move(tx, "transfer_sent", transfer);
    await act.emit("transfer.sent", { memberId });
    return transfer;
  });
  if (sent === null) return;
  const outcome = await ask(wallets, sent);
  if (outcome.kind !== "done") throw new Refusal("provider_unavailable");
}

/**
 * Brings back what a member has at a provider, whole won; a rest below one stays there. Cash
 * grows only when the provider has said that it let go. Throws Refusal: `already_waiting`,
 * `provider_unavailable`.
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
    // The member lost something between our look and our asking: look again, once.
    const isWorthAgain = outcome.kind === "refused" && outcome.isShort && attempt === 0;
    if (!isWorthAgain) throw new Refusal("provider_unavailable");
  }
}

/**
 * Brings back a member's money from every provider that keeps some, but `except`. Throws Refusal
 * of the first that did not give it back; the others' money is back then.
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

/** The same, as far as providers give it back now: what does not come back is not in cash. */
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

const LEFT_AT_ONCE = 10;
/** How long a member who moved money may take to open a game with it. */
const LEFT_AFTER_MS = 10 * 60_000;

/**
 * Brings back what members left at providers: their launches there have ended, by signing out or
 * by time. What a provider does not give back now is asked for again at the next turn.
 */
export async function bringBackLeft(wallets: TransferWallets): Promise<void> {
  const now = wallets.acts.clock.now().getTime();
  const since = {
    sentBefore: new Date(now - LEFT_AFTER_MS),
    openedAfter: new Date(now - LAUNCH_LASTS_MS),
  };
  const left = await store.listLeft(wallets.acts.db, units(UNITS_PER_WON), since, LEFT_AT_ONCE);
  const results = await Promise.allSettled(
    left.map(({ memberId, connection }) => transferOut(wallets, memberId, connection)),
  );
  for (const result of results)
    if (result.status === "rejected" && !(result.reason instanceof Refusal)) throw result.reason;
}

/** What lies at providers and on the way there, as last known; reads nothing from providers. */
export const gameMoneyOf = (db: Queryable, memberId: bigint): Promise<Money> =>
  store.sumGameMoney(db, memberId);

/** The same, with balances older than five seconds read anew from providers that answer. */
export async function gameMoneyNow(wallets: TransferWallets, memberId: bigint): Promise<Money> {
  const before = new Date(wallets.acts.clock.now().getTime() - BALANCE_KEPT_MS);
  const stale = await store.listStale(wallets.acts.db, memberId, before);
  // A provider that does not answer leaves the last known balance as it is.
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
  const balance = await walletOf(wallets, connection).balance(memberRef, WALLET_CURRENCY);
  if (balance === null) throw new Refusal("provider_unavailable");
  const seenAt = wallets.acts.clock.now();
  await store.saveGameMoney(wallets.acts.db, { memberId, connection, balance, seenAt });
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
