import type { Money } from "#server/kit/money.ts";
import { Refusal, type RefusalCode } from "#server/kit/refusal.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";
import type { LedgerRefusal } from "#server/ledger/post.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { findGame, findGameById, type Game } from "#server/games/catalogue.ts";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Player } from "#server/games/players.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import * as store from "#server/games/store.ts";

/** The player, game and round of a provider's call. */
export type RoundCall = {
  connection: string;
  memberRef: string;
  currency: string;
  gameCode: string;
  roundRef: string;
  /** The call's launch; null when the protocol does not name it. */
  gameSessionId: string | null;
  /** The provider reports the end of the round. */
  closes: boolean;
};

export type Play = {
  key: string;
  kind: "bet" | "win";
  amount: Money;
  /** The part of a win that a pool pays for, at most all of it; see `jackpots/winning.ts`. */
  jackpot?: { tier: JackpotTier; amount: Money } | undefined;
};
/** Every refusal of a provider's call; each protocol has an error code for each. */
export type WalletRefusal = Extract<
  RefusalCode,
  | LedgerRefusal
  | "unauthenticated"
  | "currency_mismatch"
  | "not_found"
  | "game_unknown"
  | "game_token_unknown"
  | "game_session_ended"
  | "provider_switched_off"
  | "transaction_unknown"
  | "duplicate_mismatch"
  | "already_rolled_back"
  | "bet_settled"
  | "amount_outside_limits"
  | "too_often"
>;

/** A refusal to a provider, with the member's balance when the protocol requires it. */
export class RoundRefusal extends Refusal {
  declare readonly code: WalletRefusal;
  readonly balance: Money | null;

  constructor(code: WalletRefusal, balance: Money | null) {
    super(code);
    this.balance = balance;
  }
}

/**
 * The member of a provider's call; the currency is null when the protocol does not name it. Throws
 * RoundRefusal `unauthenticated`, `currency_mismatch`.
 */
export async function getPlayer(
  writer: RoundWriter,
  call: { memberRef: string; currency: string | null },
): Promise<Player> {
  const player = await orAskAgain(writer.findPlayer(call.memberRef));
  if (!player) throw new RoundRefusal("unauthenticated", null);
  if (call.currency !== null && call.currency !== CURRENCY)
    throw new RoundRefusal("currency_mismatch", null);
  return player;
}

export type Resolved = { player: Player; game: Game };

type Named = Pick<RoundCall, "connection" | "memberRef" | "currency" | "gameCode" | "roundRef">;

/** The player and the game of a call. A stake needs a known game; throws RoundRefusal. */
export const resolvePlays = (
  writer: RoundWriter,
  call: Named,
  plays: readonly Play[],
): Promise<Resolved> =>
  plays.some(({ kind }) => kind === "bet")
    ? resolveGame(writer, call)
    : resolveAnyGame(writer, call);

async function resolveGame(writer: RoundWriter, call: Named): Promise<Resolved> {
  const player = await getPlayer(writer, call);
  const game = findGame(await writer.catalogue(), call.connection, call.gameCode);
  if (!game) throw new RoundRefusal("not_found", null);
  return { player, game };
}

/**
 * The same for calls that are always accepted: for an unknown game, such as a new table of a
 * lobby, the round's game is used, or any of the connection. Throws RoundRefusal, `not_found` for
 * a connection without games.
 */
export async function resolveAnyGame(writer: RoundWriter, call: Named): Promise<Resolved> {
  const player = await getPlayer(writer, call);
  const catalogue = await writer.catalogue();
  const served = catalogue.served.get(call.connection);
  const named = served?.get(call.gameCode);
  if (named) return { player, game: named };
  const providerIds = catalogue.providers
    .filter(({ connection }) => connection === call.connection)
    .map(({ id }) => id);
  const gameId = await store.findGameOfRound(writer.db, player.account, {
    providerIds,
    roundRef: call.roundRef,
  });
  const game = findGameById(catalogue, gameId) ?? served?.values().next().value;
  if (!game) throw new RoundRefusal("not_found", null);
  return { player, game };
}

/** Overload is not logged for each call, because the provider repeats the call with its key. */
export async function orAskAgain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QueueFull) throw new RoundRefusal("too_often", null);
    throw error;
  }
}
