import { randomUUID } from "node:crypto";
import type { Driver, Expectations, Transport } from "#conformance/kit.ts";
import {
  casesOfBoth,
  casesOfCaleta,
  casesOfHub88,
  toolsOf,
} from "#conformance/protocols/hub88-cases.ts";
import {
  caletaDialect,
  callerOf,
  hub88Dialect,
  movementOf,
  outcomeOf,
  rollbackOf,
  type Dialect,
} from "#conformance/protocols/hub88-speech.ts";
import { withTools, type Protocol } from "#conformance/protocols/protocol.ts";
import { freshKey, numberIn } from "#conformance/signing.ts";

const expected: Expectations = {
  badSignature: "RS_ERROR_INVALID_SIGNATURE",
  unknownPlayer: "RS_ERROR_INVALID_TOKEN",
  changedRepeat: "RS_ERROR_DUPLICATE_TRANSACTION",
  movedRepeat: "RS_ERROR_DUPLICATE_TRANSACTION",
  otherPlayersRepeat: "RS_ERROR_DUPLICATE_TRANSACTION",
  insufficient: "RS_ERROR_NOT_ENOUGH_MONEY",
  rollBackOfUnknown: "ok",
  lateStake: "RS_ERROR_DUPLICATE_TRANSACTION",
  rollBackAgain: "ok",
  winAfterRollBack: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  rollBackAfterWin: { outcome: "ok", gives: "stake" },
  rollsBackWins: true,
  stakeOfEndedSession: "RS_ERROR_TOKEN_EXPIRED",
  stakeOfBlocked: "RS_ERROR_USER_DISABLED",
  winWithoutStake: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  zeroStake: "ok",
  zeroWin: "ok",
  otherCurrency: "RS_ERROR_WRONG_CURRENCY",
  lowerCaseCurrency: "RS_ERROR_WRONG_CURRENCY",
  hostileAmount: "RS_ERROR_WRONG_TYPES",
  oddName: "RS_ERROR_WRONG_TYPES",
  tooLarge: "RS_ERROR_WRONG_SYNTAX",
  incomplete: "RS_ERROR_WRONG_SYNTAX",
  hostileAmounts: ["-1", "1.5", "1e5", '"100000"', "99999999999999999999", "null", "true"],
  staleTimestamp: null,
  unknownGame: "RS_ERROR_INVALID_GAME",
};

const driverOf =
  (dialect: Dialect) =>
  (transport: Transport, secret: string): Driver => {
    const call = callerOf(dialect, transport, secret);
    const { paths } = dialect;
    return {
      async balance(player, twist) {
        const body = {
          ...dialect.who(player),
          game_code: player.game,
          request_uuid: randomUUID(),
        };
        const answer = await call(paths.balance, JSON.stringify(body), twist);
        const outcome = outcomeOf(answer);
        const balance = outcome === "ok" ? BigInt(numberIn(answer.text, "balance")) : 0n;
        return { outcome, balance };
      },
      async stake(player, stake, twist) {
        const body = movementOf(dialect, player, { ...stake, reference: null }, {}, twist);
        return outcomeOf(await call(paths.bet, body, twist));
      },
      win: async (player, win, twist) =>
        outcomeOf(await call(paths.win, movementOf(dialect, player, win, {}, twist), twist)),
      rollBack: async (player, back, twist) =>
        outcomeOf(
          await call(paths.rollback, JSON.stringify(rollbackOf(dialect, player, back)), twist),
        ),
    };
  };

export const hub88: Protocol = {
  name: "hub88",
  expected,
  driver: driverOf(hub88Dialect),
  signsWithOwnKey: true,
  otherSecret: freshKey,
  own: (transport, secret) =>
    withTools([...casesOfBoth, ...casesOfHub88], toolsOf(hub88Dialect, transport, secret)),
};

export const caleta: Protocol = {
  name: "caleta",
  expected: { ...expected, winAfterRollBack: "RS_ERROR_TRANSACTION_ROLLED_BACK" },
  driver: driverOf(caletaDialect),
  signsWithOwnKey: true,
  otherSecret: freshKey,
  own: (transport, secret) =>
    withTools([...casesOfBoth, ...casesOfCaleta], toolsOf(caletaDialect, transport, secret)),
};
