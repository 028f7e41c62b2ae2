import { randomUUID } from "node:crypto";
import { changeOf, same, UNIT, type Player, type Transport, type Win } from "#conformance/kit.ts";
import {
  callerOf,
  movementOf,
  outcomeOf,
  type Dialect,
} from "#conformance/protocols/hub88-speech.ts";
import type { OwnCase } from "#conformance/protocols/protocol.ts";
import { numberIn, textIn } from "#conformance/signing.ts";

const ONE = 1_000n * UNIT;

export type Tools = ReturnType<typeof toolsOf>;

export function toolsOf(dialect: Dialect, transport: Transport, secret: string) {
  const call = callerOf(dialect, transport, secret);
  const moved = async (path: string, player: Player, move: Win, more: object) =>
    outcomeOf(await call(path, movementOf(dialect, player, move, more)));
  return { dialect, call, moved };
}

/** Cases that only these two dialects have. */
export const casesOfBoth: readonly OwnCase<Tools>[] = [
  {
    section: 21,
    title: "request_uuid is returned, and a refused stake contains the balance",
    async run({ driver: wallet, players, name }, { call, dialect }) {
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
    async run({ driver: wallet, players, name }, { moved, dialect }) {
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
    title: "an unknown token is refused, also for wins",
    async run({ players, name }, { moved, dialect }) {
      const stranger = { ...(await players.fresh()), token: `no-such-token-${name("t")}` };
      const move = { id: name("a"), round: name("r"), amount: ONE, reference: null };
      for (const path of [dialect.paths.bet, dialect.paths.win])
        same(await moved(path, stranger, move, {}), "RS_ERROR_INVALID_TOKEN", path);
    },
  },
  {
    section: 9,
    title: "of two stakes one is rolled back and the other's win is paid",
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

/** Cases that only Hub88 has. */
export const casesOfHub88: readonly OwnCase<Tools>[] = [
  {
    section: 31,
    title: "a supplier's prize needs neither a stake nor an open session, and is paid once",
    needs: "endSession",
    async run({ driver: wallet, players, name }, { moved }) {
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
    title: "another player's token is refused",
    async run({ players, name }, { moved }) {
      const [player, other] = [await players.fresh(), await players.fresh()];
      const mixed = { ...player, token: other.token };
      const move = { id: name("a"), round: name("r"), amount: ONE, reference: null };
      const answer = await moved("transaction/bet", mixed, move, {});
      same(answer, "RS_ERROR_INVALID_TOKEN", "the stake");
    },
  },
  {
    section: 16,
    title: "/user/info refuses an unknown player",
    async run({ players }, { call }) {
      const { ref } = await players.fresh();
      const info = async (user: string) =>
        outcomeOf(await call("user/info", JSON.stringify({ user, request_uuid: randomUUID() })));
      same(await info(ref), "ok", "the player");
      same(await info(`${ref}-x`), "RS_ERROR_INVALID_TOKEN", "an unknown player");
    },
  },
];

/** Cases that only Caleta has: the token may be replaced. */
export const casesOfCaleta: readonly OwnCase<Tools>[] = [
  {
    section: 29,
    title: "a replaced token cannot stake, its win is paid, and the new token can stake",
    async run({ driver: wallet, players, name }, { call }) {
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
