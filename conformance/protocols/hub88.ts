import { randomUUID } from "node:crypto";
import { bodyOf, send } from "#conformance/call.ts";
import {
  changeOf,
  same,
  UNIT,
  type Case,
  type Driver,
  type Expectations,
  type Outcome,
  type Player,
  type Response,
  type RollBack,
  type Transport,
  type Twist,
  type Win,
} from "#conformance/kit.ts";
import type { Protocol } from "#conformance/protocols/protocol.ts";
import { numberIn, rsaBase64, textIn } from "#conformance/signing.ts";

type Dialect = {
  header: string;
  paths: { balance: string; bet: string; win: string; rollback: string };
  who(player: Player): Record<string, string>;
};

const hub88Dialect: Dialect = {
  header: "x-hub88-signature",
  paths: {
    balance: "user/balance",
    bet: "transaction/bet",
    win: "transaction/win",
    rollback: "transaction/rollback",
  },
  who: ({ ref, token }) => ({ user: ref, token, supplier_user: `s-${ref}` }),
};

const caletaDialect: Dialect = {
  header: "x-auth-signature",
  paths: {
    balance: "wallet/balance",
    bet: "wallet/bet",
    win: "wallet/win",
    rollback: "wallet/rollback",
  },
  who: ({ ref, token }) => ({ token, supplier_user: `s-${ref}` }),
};

const expected: Expectations = {
  badSignature: "RS_ERROR_INVALID_SIGNATURE",
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
  hostileAmounts: ["-1", "1.5", "1e5", '"100000"', "99999999999999999999", "null", "true"],
  staleTimestamp: null,
  unknownGame: "RS_ERROR_INVALID_GAME",
};

const outcomeOf = ({ status, text }: Response): Outcome => {
  const said = textIn(text, "status");
  if (status !== 200) return `HTTP ${status}`;
  return said === "RS_OK" ? "ok" : (said ?? "no status");
};

const callerOf =
  (dialect: Dialect, transport: Transport, secret: string) =>
  (path: string, body: string, twist?: Twist): Promise<Response> =>
    send(transport, { path, body }, twist, (text) => ({
      [dialect.header]: rsaBase64(secret, text),
    }));

const movementOf = (dialect: Dialect, player: Player, move: Win, more: object, twist?: Twist) =>
  bodyOf(
    {
      ...dialect.who(player),
      game_code: twist?.game ?? player.game,
      currency: twist?.currency ?? player.currency,
      request_uuid: randomUUID(),
      transaction_uuid: move.id,
      supplier_transaction_id: `s-${move.id}`,
      round: move.round,
      round_closed: move.closes ?? false,
      is_free: false,
      ...(move.reference !== null && { reference_transaction_uuid: move.reference }),
      ...more,
    },
    { amount: twist?.amountText ?? move.amount.toString() },
  );

const rollbackOf = (dialect: Dialect, player: Player, back: RollBack) => ({
  ...dialect.who(player),
  game_code: player.game,
  request_uuid: randomUUID(),
  transaction_uuid: back.id,
  reference_transaction_uuid: back.original,
  round: back.round,
  round_closed: true,
});

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

const ONE = 1_000n * UNIT;

/** What both dialects have and other protocols do not. */
const ownOf =
  (dialect: Dialect) =>
  (transport: Transport, secret: string): readonly Case[] => {
    const call = callerOf(dialect, transport, secret);
    const moved = async (path: string, player: Player, move: Win, more: object) =>
      outcomeOf(await call(path, movementOf(dialect, player, move, more)));
    return [
      {
        section: 21,
        title: "request_uuid comes back and a refused stake says the true balance",
        async run({ driver: wallet, players, name }) {
          const player = await players.fresh();
          const { balance } = await wallet.balance(player);
          const request_uuid = randomUUID();
          const move = { id: name("a"), round: name("r"), amount: balance + 1n, reference: null };
          const body = movementOf(dialect, player, move, { request_uuid });
          const { text } = await call(dialect.paths.bet, body);
          same(textIn(text, "request_uuid"), request_uuid, "request_uuid");
          same(BigInt(numberIn(text, "balance")), balance, "the balance");
        },
      },
      {
        section: 15,
        title: "a free stake takes no cash and its win is paid",
        async run({ driver: wallet, players, name }) {
          const player = await players.fresh();
          const stake = { id: name("free"), round: name("r"), amount: ONE, reference: null };
          const change = await changeOf(wallet, player, async () => {
            const free = { is_free: true, reward_uuid: randomUUID() };
            same(await moved(dialect.paths.bet, player, stake, free), "ok", "the stake");
            const win = { ...stake, id: name("win"), reference: stake.id };
            same(await moved(dialect.paths.win, player, win, free), "ok", "the win");
          });
          same(change, ONE, "the change");
        },
      },
      {
        section: 11,
        title: "a token that nobody was given is refused, for wins too",
        async run({ players, name }) {
          const stranger = { ...(await players.fresh()), token: `no-such-token-${name("t")}` };
          const move = { id: name("a"), round: name("r"), amount: ONE, reference: null };
          for (const path of [dialect.paths.bet, dialect.paths.win])
            same(await moved(path, stranger, move, {}), "RS_ERROR_INVALID_TOKEN", path);
        },
      },
      {
        section: 9,
        title: "one of two stakes is rolled back and the other's win is paid",
        async run({ driver: wallet, players, name }) {
          const player = await players.fresh();
          const round = name("r");
          const [a, b] = [name("a"), name("b")];
          const change = await changeOf(wallet, player, async () => {
            same(await wallet.stake(player, { id: a, round, amount: ONE }), "ok", "a");
            same(await wallet.stake(player, { id: b, round, amount: ONE }), "ok", "b");
            const back = { id: name("back"), original: a, round, amount: ONE };
            same(await wallet.rollBack(player, back), "ok", "the roll-back");
            const win = { id: name("win"), round, amount: 3n * ONE, reference: b };
            same(await wallet.win(player, win), "ok", "the win");
          });
          same(change, 2n * ONE, "the change");
        },
      },
    ];
  };

/** Hub88's alone. */
const ofHub88 = (transport: Transport, secret: string): readonly Case[] => {
  const call = callerOf(hub88Dialect, transport, secret);
  const moved = async (path: string, player: Player, move: Win, more: object) =>
    outcomeOf(await call(path, movementOf(hub88Dialect, player, move, more)));
  return [
    {
      section: 31,
      title: "a supplier's prize needs no stake and no fresh session, and is paid once",
      needs: "endSession",
      async run({ driver: wallet, players, name }) {
        const player = await players.fresh();
        await players.endSession?.(player);
        const change = await changeOf(wallet, player, async () => {
          const promo = { is_supplier_promo: true };
          const round = name("r");
          const nothing = { id: name("stake"), round, amount: 0n, reference: null };
          same(await moved("transaction/bet", player, nothing, promo), "ok", "the stake");
          const prize = { ...nothing, id: name("prize"), amount: ONE };
          for (let i = 0; i < 2; i++)
            same(await moved("transaction/win", player, prize, promo), "ok", "the prize");
        });
        same(change, ONE, "the change");
      },
    },
    {
      section: 2,
      title: "another player's token is no player's",
      async run({ players, name }) {
        const [player, other] = [await players.fresh(), await players.fresh()];
        const mixed = { ...player, token: other.token };
        const move = { id: name("a"), round: name("r"), amount: ONE, reference: null };
        const answer = await moved("transaction/bet", mixed, move, {});
        same(answer, "RS_ERROR_INVALID_TOKEN", "the stake");
      },
    },
    {
      section: 16,
      title: "/user/info knows the player and nobody else",
      async run({ players }) {
        const { ref } = await players.fresh();
        const info = async (user: string) =>
          outcomeOf(await call("user/info", JSON.stringify({ user, request_uuid: randomUUID() })));
        same(await info(ref), "ok", "the player");
        same(await info(`${ref}-x`), "RS_ERROR_INVALID_TOKEN", "nobody");
      },
    },
  ];
};

/** Caleta's alone: the token may be replaced. */
const ofCaleta = (transport: Transport, secret: string): readonly Case[] => {
  const call = callerOf(caletaDialect, transport, secret);
  return [
    {
      section: 29,
      title: "a replaced token takes no stake; its win is paid and the new one stakes",
      async run({ driver: wallet, players, name }) {
        const player = await players.fresh();
        const round = name("r");
        const stake = { id: name("a"), round, amount: ONE };
        same(await wallet.stake(player, stake), "ok", "the stake before");
        const check = async () =>
          textIn((await call("wallet/check", JSON.stringify({ token: player.token }))).text, "token");
        const token = await check();
        same(await check(), token, "asked again for the same token");
        const late = { ...stake, id: name("b") };
        same(await wallet.stake(player, late), "RS_ERROR_TOKEN_EXPIRED", "the old token's stake");
        const win = { ...stake, id: name("win"), reference: stake.id };
        same(await wallet.win(player, win), "ok", "the old token's win");
        const renewed = { ...player, token: token ?? "" };
        same(await wallet.stake(renewed, { ...stake, id: name("c") }), "ok", "the new token's stake");
      },
    },
  ];
};

export const hub88: Protocol = {
  name: "hub88",
  expected,
  driver: driverOf(hub88Dialect),
  own: (transport, secret) => [
    ...ownOf(hub88Dialect)(transport, secret),
    ...ofHub88(transport, secret),
  ],
};

export const caleta: Protocol = {
  name: "caleta",
  expected: { ...expected, winAfterRollBack: "RS_ERROR_TRANSACTION_ROLLED_BACK" },
  driver: driverOf(caletaDialect),
  own: (transport, secret) => [
    ...ownOf(caletaDialect)(transport, secret),
    ...ofCaleta(transport, secret),
  ],
};
