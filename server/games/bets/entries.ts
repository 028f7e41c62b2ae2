import type { Reversal } from "#server/ledger/operations.ts";
import type { BetRow } from "#server/games/bets/store.ts";
import type { Game } from "#server/games/catalogue.ts";
import type { Player } from "#server/games/players.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";

export type BetCall = {
  connection: string;
  memberRef: string;
  currency: string;
  /** The provider's name of the bet, the same in all its phases. */
  betRef: string;
  /** The provider's id of this request, the same at a repeat. */
  requestRef: string;
};

/** The ledger's keys; a bet's name can never equal the key of another bet's payout. */
export const stakeKey = (call: BetCall): string => `bet:${call.betRef}`;
const backKey = (call: BetCall, version: number): string => `back:${version}:${call.betRef}`;
export const payoutKey = (call: BetCall, version: number): string =>
  `payout:${version}:${call.betRef}`;

export const moneyOf = (writer: RoundWriter, call: BetCall, player: Player, game: Game) => ({
  account: player.account,
  houseAccountId: game.provider.houseAccountId,
  scopeId: writer.scopes(call.connection).movements,
});

export const placeOf = (call: BetCall, player: Player, game: Game) => ({
  player,
  game,
  roundRef: call.betRef,
  gameSessionId: null,
  closes: false,
});

/** Takes back the newest settlement with a payout; `version` is that of the present step. */
export const takeBack = (
  writer: RoundWriter,
  call: BetCall,
  player: Player,
  game: Game,
  bet: BetRow,
  version: number,
): Reversal => ({
  ...moneyOf(writer, call, player, game),
  scopeId: writer.scopes(call.connection).rollBacks,
  key: backKey(call, version),
  original: {
    scopeId: writer.scopes(call.connection).movements,
    key: payoutKey(call, bet.paidVersion ?? 0),
  },
});
