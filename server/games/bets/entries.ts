import type { Reversal } from "#server/ledger/operations.ts";
import type { BetRow } from "#server/games/bets/store.ts";
import type { Game } from "#server/games/catalogue.ts";
import type { Player } from "#server/games/players.ts";
import type { RoundServices } from "#server/games/round-services.ts";

export type BetCall = {
  connection: string;
  memberRef: string;
  currency: string;
  /** The provider's name of the bet, the same in all its phases. */
  betRef: string;
  /** The provider's name of this request, the same when it asks again. */
  requestRef: string;
};

/** The ledger's keys: no name of a bet can be that of another's payout. */
export const stakeKey = (call: BetCall): string => `bet:${call.betRef}`;
const backKey = (call: BetCall, version: number): string => `back:${version}:${call.betRef}`;
export const payoutKey = (call: BetCall, version: number): string =>
  `payout:${version}:${call.betRef}`;

export const moneyOf = (services: RoundServices, call: BetCall, player: Player, game: Game) => ({
  account: player.account,
  houseAccountId: game.provider.houseAccountId,
  scopeId: services.scopes(call.connection).movements,
});

export const placeOf = (call: BetCall, player: Player, game: Game) => ({
  player,
  game,
  roundRef: call.betRef,
  gameSessionId: null,
  closes: false,
});

/** Takes back what the newest paying settlement paid; `version` is that of the step that does. */
export const takeBack = (
  services: RoundServices,
  call: BetCall,
  player: Player,
  game: Game,
  bet: BetRow,
  version: number,
): Reversal => ({
  ...moneyOf(services, call, player, game),
  scopeId: services.scopes(call.connection).rollBacks,
  key: backKey(call, version),
  original: {
    scopeId: services.scopes(call.connection).movements,
    key: payoutKey(call, bet.paidVersion ?? 0),
  },
});
