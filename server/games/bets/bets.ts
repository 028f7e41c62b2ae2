import type { Transaction } from "#server/kit/database.ts";
import { NOTHING, type Money } from "#server/kit/money.ts";
import type { Movement, Operation, Reversal } from "#server/ledger/operations.ts";
import { findGameById, type Game } from "#server/games/catalogue.ts";
import type { Player } from "#server/games/players.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { getPlayer, RoundRefusal } from "#server/games/resolving.ts";
import { noteStake } from "#server/games/rounds.ts";
import { alone, closeAt, postInRound } from "#server/games/transactions/posting.ts";
import { resolvePlayerAndGame } from "#server/games/transactions/transactions.ts";
import {
  moneyOf,
  payoutKey,
  placeOf,
  stakeKey,
  takeBack,
  type BetCall,
} from "#server/games/bets/entries.ts";
import * as store from "#server/games/bets/store.ts";

/**
 * Sport bets: placed once, settled again at each correction by the provider. A bet's round has the
 * bet's name. Each settlement's payout is a separate win; a correction pays the new one and takes
 * back the old one together, so that only what is missing after both becomes receivable.
 */
export type BetDone = { at: Date; balance: Money };

/** Throws RoundRefusal: what `playRound` refuses, `duplicate_mismatch`, `already_rolled_back`. */
export async function placeBet(
  writer: RoundWriter,
  call: BetCall & { gameCode: string; gameSessionId: string | null; amount: Money },
): Promise<BetDone> {
  const { player, game } = await resolvePlayerAndGame(writer, call);
  const placed = await alone(writer, player, async (tx, cash) => {
    const isNew = await store.insertBet(tx, {
      connection: call.connection,
      betRef: call.betRef,
      memberId: player.memberId,
      gameId: game.id,
      state: "placed",
      stake: call.amount,
    });
    if (!isNew) return replayPlacing(tx, call, player, cash);
    const stake: Movement = {
      ...moneyOf(writer, call, player, game),
      movement: "bet",
      amount: call.amount,
      key: stakeKey(call),
      shareSchemeId: game.provider.shareSchemeId,
    };
    const place = { ...placeOf(call, player, game), gameSessionId: call.gameSessionId };
    const [outcome] = await postInRound(tx, place, [stake]);
    await note(tx, call, "placed", call.amount, null);
    return doneAt(tx, call, outcome?.balance ?? cash);
  });
  noteStake(writer, call, player);
  return placed;
}

async function replayPlacing(
  tx: Transaction,
  call: BetCall & { amount: Money },
  player: Player,
  cash: Money,
): Promise<BetDone> {
  const bet = await getBet(tx, call, player, cash);
  if (bet.state === "tombstone" || bet.state === "rolled_back")
    throw new RoundRefusal("already_rolled_back", cash);
  if (bet.stake !== call.amount) throw new RoundRefusal("duplicate_mismatch", cash);
  return { at: bet.placedAt, balance: cash };
}

/**
 * Settles a bet, or settles it again: `amount` is its total payout, zero for a lost bet. A repeat
 * changes nothing; another result of the same amount moves no money. Throws RoundRefusal:
 * `transaction_unknown`, `already_rolled_back`, `duplicate_mismatch` for another member's bet.
 */
export const settleBet = (
  writer: RoundWriter,
  call: BetCall & { amount: Money; result: string },
): Promise<BetDone> =>
  withBet(writer, call, async ({ tx, player, game, bet, cash }) => {
    const refunded = call.result === REFUND ? least(call.amount, bet.stake) : NOTHING;
    const isPaid = bet.state === "settled" && bet.payout === call.amount;
    if (isPaid && bet.refunded === refunded) return cash;
    if (await isRepeat(tx, call, "settled", call.amount)) return cash;
    const version = bet.version + 1;
    const money = moneyOf(writer, call, player, game);
    const operations: Operation[] = [];
    if (!isPaid && call.amount > NOTHING)
      operations.push({
        ...money,
        movement: "win",
        amount: call.amount,
        key: payoutKey(call, version),
      });
    if (!isPaid && bet.paidVersion !== null)
      operations.push(takeBack(writer, call, player, game, bet, version));
    const place = { ...placeOf(call, player, game), closes: true };
    const outcomes = operations.length > 0 ? await postInRound(tx, place, operations) : [];
    if (operations.length === 0) await closeAt(tx, place);
    await store.saveBet(tx, call.connection, call.betRef, {
      state: "settled",
      payout: call.amount,
      version,
      paidVersion: isPaid ? bet.paidVersion : call.amount > NOTHING ? version : null,
      refunded,
    });
    await note(tx, call, "settled", call.amount, call.result);
    return outcomes.at(-1)?.balance ?? cash;
  });

/**
 * Takes back the newest settlement, so that the bet is open again. An open bet is unchanged.
 * Throws RoundRefusal as `settleBet` does.
 */
export const unsettleBet = (writer: RoundWriter, call: BetCall): Promise<BetDone> =>
  withBet(writer, call, async ({ tx, player, game, bet, cash }) => {
    if (bet.state !== "settled" || (await isRepeat(tx, call, "unsettled", null))) return cash;
    const version = bet.version + 1;
    const place = placeOf(call, player, game);
    let balance = cash;
    if (bet.paidVersion !== null) {
      const operation = takeBack(writer, call, player, game, bet, version);
      balance = (await postInRound(tx, place, [operation])).at(-1)?.balance ?? cash;
    }
    await store.reopenRound(tx, {
      bucket: player.account.bucket,
      accountId: player.account.id,
      providerId: game.provider.id,
      roundRef: call.betRef,
    });
    const open = {
      state: "placed",
      payout: NOTHING,
      version,
      paidVersion: null,
      refunded: NOTHING,
    } as const;
    await store.saveBet(tx, call.connection, call.betRef, open);
    await note(tx, call, "unsettled", bet.payout, null);
    return balance;
  });

/**
 * Rolls a bet back once: takes back what a settlement paid, then returns the stake. A bet that
 * never came is stored and refused when it comes late.
 */
export async function rollBackBet(writer: RoundWriter, call: BetCall): Promise<BetDone> {
  const player = await getPlayer(writer, call);
  const catalogue = await writer.catalogue();
  return alone(writer, player, async (tx, cash) => {
    const isUnknown = await store.insertBet(tx, {
      connection: call.connection,
      betRef: call.betRef,
      memberId: player.memberId,
      gameId: null,
      state: "tombstone",
      stake: NOTHING,
    });
    if (isUnknown) return doneAt(tx, call, cash);
    const bet = await getBet(tx, call, player, cash);
    if (bet.state === "tombstone" || bet.state === "rolled_back")
      return { at: bet.changedAt, balance: cash };
    const game = findGameById(catalogue, bet.gameId);
    if (!game) throw new Error(`the game ${bet.gameId} is gone`);
    const balance = await giveBack(writer, tx, { call, player, game, bet });
    await store.saveBet(tx, call.connection, call.betRef, {
      state: "rolled_back",
      payout: NOTHING,
      version: bet.version + 1,
      paidVersion: null,
      refunded: NOTHING,
    });
    await note(tx, call, "rolled_back", bet.stake, null);
    return doneAt(tx, call, balance);
  });
}

async function giveBack(
  writer: RoundWriter,
  tx: Transaction,
  { call, player, game, bet }: { call: BetCall; player: Player; game: Game; bet: store.BetRow },
): Promise<Money> {
  const scopes = writer.scopes(call.connection);
  const stake: Reversal = {
    ...moneyOf(writer, call, player, game),
    scopeId: scopes.rollBacks,
    key: `back:${stakeKey(call)}`,
    original: { scopeId: scopes.movements, key: stakeKey(call) },
  };
  const operations: Operation[] = [stake];
  if (bet.paidVersion !== null)
    operations.push(takeBack(writer, call, player, game, bet, bet.version + 1));
  const place = { ...placeOf(call, player, game), closes: true };
  const outcome = (await postInRound(tx, place, operations)).at(-1);
  if (!outcome) throw new Error("a roll-back has no outcome");
  return outcome.balance;
}

/** The stored bet, or undefined; for the provider's status request. */
export async function findBet(
  writer: RoundWriter,
  call: Omit<BetCall, "requestRef">,
): Promise<store.BetRow | undefined> {
  const player = await getPlayer(writer, call);
  const bet = await store.findBet(writer.db, call.connection, call.betRef);
  return bet?.memberId === player.memberId && bet.state !== "tombstone" ? bet : undefined;
}

type AtBet = { tx: Transaction; player: Player; game: Game; bet: store.BetRow; cash: Money };

async function withBet(
  writer: RoundWriter,
  call: BetCall,
  work: (at: AtBet) => Promise<Money>,
): Promise<BetDone> {
  const player = await getPlayer(writer, call);
  const catalogue = await writer.catalogue();
  return alone(writer, player, async (tx, cash) => {
    const bet = await getBet(tx, call, player, cash);
    if (bet.state === "tombstone" || bet.state === "rolled_back")
      throw new RoundRefusal("already_rolled_back", cash);
    const game = findGameById(catalogue, bet.gameId);
    if (!game) throw new Error(`the game ${bet.gameId} is gone`);
    return doneAt(tx, call, await work({ tx, player, game, bet, cash }));
  });
}

async function getBet(
  tx: Transaction,
  call: BetCall,
  player: Player,
  cash: Money,
): Promise<store.BetRow> {
  const bet = await store.findBet(tx, call.connection, call.betRef);
  if (!bet) throw new RoundRefusal("transaction_unknown", cash);
  if (bet.memberId !== player.memberId) throw new RoundRefusal("duplicate_mismatch", cash);
  return bet;
}

async function doneAt(tx: Transaction, call: BetCall, balance: Money): Promise<BetDone> {
  const bet = await store.findBet(tx, call.connection, call.betRef);
  if (!bet) throw new Error(`the bet ${call.betRef} is gone`);
  return { at: bet.changedAt, balance };
}

const isRepeat = (
  tx: Transaction,
  call: BetCall,
  kind: store.StepKind,
  amount: Money | null,
): Promise<boolean> =>
  store.hasStep(tx, call.connection, call.betRef, { kind, requestRef: call.requestRef, amount });

const note = (
  tx: Transaction,
  call: BetCall,
  kind: store.StepKind,
  amount: Money,
  result: string | null,
): Promise<void> =>
  store.insertStep(tx, call.connection, call.betRef, {
    kind,
    amount,
    result,
    requestRef: call.requestRef,
  });

/** The result of a void bet: its stake is returned and does not count. */
const REFUND = "refund";
const least = (one: Money, other: Money): Money => (one < other ? one : other);
