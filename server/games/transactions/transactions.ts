import type { Transaction } from "#server/kit/database.ts";
import { NOTHING, type Money } from "#server/kit/money.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { findGame, findGameById, type Game } from "#server/games/catalogue.ts";
import type { Player } from "#server/games/players.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import {
  getPlayer,
  resolveAnyGame,
  RoundRefusal,
  type RoundCall,
} from "#server/games/resolving.ts";
import { noteStake } from "#server/games/rounds.ts";
import type { TransactionPolicy } from "#server/games/transactions/policy.ts";
import { alone, closeAt, postInRound, type Place } from "#server/games/transactions/posting.ts";
import { findLaunch, hasOpenLaunch } from "#server/games/launches/store.ts";
import * as store from "#server/games/transactions/store.ts";

/** One transaction of a provider. `key` is the provider's own id. */
export type TransactionCall = RoundCall & {
  /** The token was replaced by a newer one, so new stakes with it are refused. */
  isTokenReplaced?: boolean;
  /** The supplier's own promotion or prize, which needs neither a token nor a stake. */
  isPromo: boolean;
  key: string;
  amount: Money;
  /** The provider's further kind, such as `tip` or `jackpot`; stored without effect. */
  tags: readonly string[];
};

export type Booked = {
  /** Our id of the transaction. */
  id: string;
  /** What the member can stake now. */
  balance: Money;
  isReplay: boolean;
};

/**
 * Books a stake, once per key. A free stake moves no money, because the provider pays for it.
 * Throws RoundRefusal: what `playRound` refuses, `game_token_unknown` for an unknown launch or one
 * of another member, `duplicate_mismatch` for a key that was used for something else,
 * `already_rolled_back` for one that was rolled back, before or after it came.
 */
export async function bookStake(
  writer: RoundWriter,
  call: TransactionCall & { isFree: boolean },
): Promise<Booked> {
  const { player, game } = await resolvePlayerAndGame(writer, call);
  const kind = call.isFree ? "free_stake" : "stake";
  const booked = await alone(writer, player, async (tx, cash) => {
    const claim = claimOf(call, player, game, kind, null);
    const id = await store.claimTransaction(tx, claim);
    if (id === undefined) return replayOf(tx, claim, cash);
    await refuseEndedLaunch(writer, tx, call, player, game);
    const movement = call.isFree || call.amount === NOTHING ? null : ("bet" as const);
    return book(writer, tx, { call, player, game, id, movement, cash });
  });
  if (!booked.isReplay) noteStake(writer, call, player);
  return booked;
}

/**
 * Books a win, once per key, also after the launch, the sign-in or the right to stake has ended.
 * `reference` names its stake. Throws RoundRefusal: `transaction_unknown` when the policy requires
 * a stake that never came, `already_rolled_back` when it was returned, `duplicate_mismatch`.
 */
export async function bookWin(
  writer: RoundWriter,
  policy: TransactionPolicy,
  call: TransactionCall & { reference: string | null },
): Promise<Booked> {
  const { player, game, isKnown } = await resolveWin(writer, call);
  return alone(writer, player, async (tx, cash) => {
    const claim = claimOf(call, player, game, "win", call.reference);
    const id = await store.claimTransaction(tx, claim);
    if (id === undefined) return replayOf(tx, claim, cash, isKnown);
    if (!call.isPromo) await refuseBaseless(tx, policy, call, player, cash);
    const movement = call.amount === NOTHING ? null : ("win" as const);
    return book(writer, tx, { call, player, game, id, movement, cash });
  });
}

/** A win without a stake, or with one that was rolled back, is not paid. */
async function refuseBaseless(
  tx: Transaction,
  policy: TransactionPolicy,
  call: TransactionCall & { reference: string | null },
  player: Player,
  cash: Money,
): Promise<void> {
  if (policy.winNeeds === "named stake") {
    const stake =
      call.reference === null
        ? undefined
        : await store.findTransaction(tx, call.connection, "money", call.reference);
    if (!stake || stake.memberId !== player.memberId || stake.kind === "win")
      throw new RoundRefusal("transaction_unknown", cash);
    if (isUndone(stake)) throw new RoundRefusal("already_rolled_back", cash);
    return;
  }
  const rows = await store.listOfRound(tx, call.connection, call.roundRef, player.memberId);
  const stakes = rows.filter(({ kind }) => kind !== "win");
  if (stakes.length > 0 && stakes.every(isUndone))
    throw new RoundRefusal("already_rolled_back", cash);
}

const isUndone = ({ kind, isReversed }: store.TransactionRow): boolean =>
  isReversed || kind === "tombstone";

type Booking = {
  call: TransactionCall;
  player: Player;
  game: Game;
  id: bigint;
  /** Null where no money moves. */
  movement: "bet" | "win" | null;
  cash: Money;
};

async function book(writer: RoundWriter, tx: Transaction, booking: Booking): Promise<Booked> {
  const { call, player, game, id, movement, cash } = booking;
  const place: Place = { ...call, player, game };
  const done = (balance: Money): Booked => ({ id: nameOf(id), balance, isReplay: false });
  if (movement === null) {
    if (call.closes) await closeAt(tx, place);
    return done(cash);
  }
  const operation: Movement = {
    account: player.account,
    movement,
    amount: call.amount,
    houseAccountId: game.provider.houseAccountId,
    scopeId: writer.scopes(call.connection).movements,
    key: call.key,
    shareSchemeId: movement === "bet" ? game.provider.shareSchemeId : null,
  };
  const [outcome] = await postInRound(tx, place, [operation]);
  if (!outcome) throw new Error("a transaction has no outcome");
  await store.saveEntry(tx, id, outcome.seq);
  return done(outcome.balance);
}

/** The player and the game of the call; throws RoundRefusal for unknown ones. */
export async function resolvePlayerAndGame(
  writer: RoundWriter,
  call: Pick<TransactionCall, "connection" | "memberRef" | "currency" | "gameCode">,
): Promise<{ player: Player; game: Game }> {
  const player = await getPlayer(writer, call);
  const game = findGame(await writer.catalogue(), call.connection, call.gameCode);
  if (!game) throw new RoundRefusal("game_unknown", null);
  return { player, game };
}

/** A win of an unknown game is assigned to its stake's game, its round's, or any. */
async function resolveWin(
  writer: RoundWriter,
  call: TransactionCall & { reference: string | null },
): Promise<{ player: Player; game: Game; isKnown: boolean }> {
  const catalogue = await writer.catalogue();
  const isKnown = findGame(catalogue, call.connection, call.gameCode) !== undefined;
  const resolved = await resolveAnyGame(writer, call);
  if (isKnown || call.reference === null) return { ...resolved, isKnown };
  const stake = await store.findTransaction(writer.db, call.connection, "money", call.reference);
  const game = findGameById(catalogue, stake?.gameId ?? null) ?? resolved.game;
  return { player: resolved.player, game, isKnown };
}

const claimOf = (
  call: TransactionCall,
  player: Player,
  game: Game,
  kind: store.TransactionKind,
  reference: string | null,
): store.NewTransaction => ({
  connection: call.connection,
  family: "money",
  key: call.key,
  kind,
  memberId: player.memberId,
  gameId: game.id,
  roundRef: call.roundRef,
  reference,
  amount: call.amount,
  tags: call.tags,
});

/** The answer to a repeated key. Throws RoundRefusal when it was used for another operation. */
async function replayOf(
  tx: Transaction,
  claim: store.NewTransaction,
  cash: Money,
  isGameKnown = true,
): Promise<Booked> {
  const before = await store.findTransaction(tx, claim.connection, claim.family, claim.key);
  if (!before) throw new Error(`the transaction ${claim.key} is gone`);
  if (before.kind === "tombstone" && before.memberId === claim.memberId)
    throw new RoundRefusal("already_rolled_back", cash);
  const isSame =
    before.kind === claim.kind &&
    before.memberId === claim.memberId &&
    before.roundRef === claim.roundRef &&
    before.reference === claim.reference &&
    before.amount === claim.amount &&
    (before.gameId === claim.gameId || !isGameKnown);
  if (!isSame) throw new RoundRefusal("duplicate_mismatch", cash);
  if (before.isReversed) throw new RoundRefusal("already_rolled_back", cash);
  return { id: nameOf(before.id), balance: cash, isReplay: true };
}

export const nameOf = (id: bigint): string => `t${id}`;

/** The ledger checks the launch of booked stakes; this also checks stakes without money. */
async function refuseEndedLaunch(
  writer: RoundWriter,
  tx: Transaction,
  call: TransactionCall,
  player: Player,
  game: Game,
): Promise<void> {
  if (!game.provider.isUsed || !game.isUsed) throw new RoundRefusal("provider_switched_off", null);
  if (call.isTokenReplaced) throw new RoundRefusal("game_session_ended", null);
  // A promotion of zero is accepted at any time, because it moves no money.
  if (call.isPromo && call.amount === NOTHING) return;
  const scopeId = writer.scopes(call.connection).movements;
  if (call.gameSessionId === null) {
    if (!(await hasOpenLaunch(tx, player.account.id, scopeId)))
      throw new RoundRefusal("game_session_ended", null);
    return;
  }
  const launch = await findLaunch(tx, call.gameSessionId, scopeId);
  if (launch?.memberId !== player.memberId) throw new RoundRefusal("game_token_unknown", null);
  if (!launch.isOpen) throw new RoundRefusal("game_session_ended", null);
}
