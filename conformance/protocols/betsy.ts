import { randomUUID } from "node:crypto";
import { bodyOf, send } from "#conformance/call.ts";
import {
  cashOf,
  changeOf,
  same,
  UNIT,
  type Driver,
  type Expectations,
  type Kit,
  type Outcome,
  type Player,
  type Response,
  type Transport,
  type Twist,
} from "#conformance/kit.ts";
import { withTools, type OwnCase, type Protocol } from "#conformance/protocols/protocol.ts";
import { decimal, detachedJws, freshSecret, fromDecimal, numberIn } from "#conformance/signing.ts";

const ONE = 1_000n * UNIT;

const expected: Expectations = {
  badSignature: "1",
  unknownPlayer: "3",
  changedRepeat: "8",
  movedRepeat: null,
  otherPlayersRepeat: "8",
  insufficient: "7",
  rollBackOfUnknown: "ok",
  lateStake: "8",
  rollBackAgain: "ok",
  winAfterRollBack: "8",
  rollBackAfterWin: { outcome: "ok", gives: "stake less win" },
  rollsBackWins: false,
  stakeOfEndedSession: "4",
  stakeOfBlocked: "14",
  winWithoutStake: "5",
  zeroStake: "5",
  zeroWin: "ok",
  otherCurrency: "5",
  lowerCaseCurrency: "5",
  hostileAmount: "5",
  oddName: "5",
  tooLarge: "5",
  incomplete: "5",
  hostileAmounts: ["-1", "1e3", "0.000001", '"10"', "10000000000000000000", "null"],
  staleTimestamp: null,
  unknownGame: null,
};

const outcomeOf = ({ status, text }: Response): Outcome =>
  status === 200 ? "ok" : numberIn(text, "code");

const callerOf =
  (transport: Transport, secret: string) =>
  (method: "POST" | "PUT", path: string, body: string, twist?: Twist): Promise<Response> =>
    send(transport, { method, path, body }, twist, (text) => ({
      "x-sign-jws": detachedJws(secret, text),
    }));

type Payment = { bet: string; type: 1 | 2 | 3; amount: bigint; request?: string; more?: object };

const paymentOf = (player: Player, payment: Payment, twist?: Twist): string =>
  bodyOf(
    {
      token: player.token,
      transactionId: payment.bet,
      currency: twist?.currency ?? player.currency,
      userId: player.ref,
      type: payment.type,
      requestId: payment.request ?? randomUUID(),
      ...payment.more,
    },
    { amount: twist?.amountText ?? decimal(payment.amount) },
  );

function driver(transport: Transport, secret: string): Driver {
  const call = callerOf(transport, secret);
  const pay = async (method: "POST" | "PUT", player: Player, payment: Payment, twist?: Twist) =>
    outcomeOf(await call(method, "payment/bet", paymentOf(player, payment, twist), twist));
  return {
    async balance({ ref, currency, token }, twist) {
      const body = { userId: ref, currency, token, requestId: randomUUID() };
      const answer = await call("POST", "user/balance", JSON.stringify(body), twist);
      const outcome = outcomeOf(answer);
      const balance = outcome === "ok" ? fromDecimal(numberIn(answer.text, "amount")) : 0n;
      return { outcome, balance };
    },
    stake: (player, { id, amount }, twist) =>
      pay("POST", player, { bet: id, type: 1, amount }, twist),
    win: (player, { id, reference, amount }, twist) => {
      const more = { resultType: amount === 0n ? "lost" : "won" };
      return pay(
        "PUT",
        player,
        { bet: reference ?? id, type: 2, amount, request: id, more },
        twist,
      );
    },
    rollBack: (player, { id, original, amount }, twist) =>
      pay("PUT", player, { bet: original, type: 3, amount, request: id }, twist),
  };
}

function toolsOf(transport: Transport, secret: string) {
  const call = callerOf(transport, secret);
  const put = async (player: Player, payment: Payment): Promise<Outcome> =>
    outcomeOf(await call("PUT", "payment/bet", paymentOf(player, payment)));
  return {
    call,
    secret,
    put,
    settle: (player: Player, bet: string, amount: bigint, more: object = {}) =>
      put(player, { bet, type: 2, amount, more: { resultType: "won", ...more } }),
    unsettle: (player: Player, bet: string, request?: string) =>
      put(player, { bet, type: 1, amount: 0n, ...(request !== undefined && { request }) }),
  };
}

async function placed({ driver: wallet, name }: Kit, player: Player, amount = ONE) {
  const bet = name("bet");
  same(await wallet.stake(player, { id: bet, round: bet, amount }), "ok", "the bet");
  return bet;
}

const ownCases: readonly OwnCase<ReturnType<typeof toolsOf>>[] = [
  {
    section: 27,
    title: "a bet is settled again: the same, more, less, and lost",
    async run(kit, { settle }) {
      const player = await kit.players.fresh();
      const bet = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        for (const amount of [2n, 2n, 5n, 3n, 0n, 4n])
          same(await settle(player, bet, amount * ONE), "ok", `to ${amount}`);
      });
      same(change, 4n * ONE, "the change");
    },
  },
  {
    section: 27,
    title: "a settlement is booked by its amount, whatever its result type",
    async run(kit, { settle }) {
      const player = await kit.players.fresh();
      const [half, lost] = [await placed(kit, player), await placed(kit, player)];
      const change = await changeOf(kit.driver, player, async () => {
        const won = await settle(player, half, 2n * ONE, { resultType: "half_won" });
        same(won, "ok", "half won");
        same(await settle(player, lost, 0n, { resultType: "lose" }), "ok", "lost");
      });
      same(change, 2n * ONE, "the change");
    },
  },
  {
    section: 27,
    title: "a lower settlement of spent money leaves the balance at zero",
    async run(kit, { settle }) {
      const player = await kit.players.fresh();
      const bet = await placed(kit, player);
      same(await settle(player, bet, 5n * ONE), "ok", "settled");
      await placed(kit, player, (await cashOf(kit.driver, player)) - ONE);
      same(await settle(player, bet, 0n), "ok", "settled to nothing");
      same(await cashOf(kit.driver, player), 0n, "what is left");
    },
  },
  {
    section: 27,
    title: "an unsettled bet is open: it can be settled again and rolled back",
    async run(kit, { put, settle, unsettle }) {
      const player = await kit.players.fresh();
      const bet = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        same(await settle(player, bet, 3n * ONE), "ok", "settled");
        const request = randomUUID();
        same(await unsettle(player, bet, request), "ok", "unsettled");
        same(await unsettle(player, bet), "ok", "unsettled once more");
        same(await settle(player, bet, 2n * ONE), "ok", "settled again");
        same(await unsettle(player, bet, request), "ok", "the first unsettling, late");
      });
      same(change, 2n * ONE, "the change");
      const undone = await changeOf(kit.driver, player, async () => {
        same(await put(player, { bet, type: 3, amount: ONE }), "ok", "rolled back");
        same(await settle(player, bet, ONE), "8", "a settlement after it");
      });
      same(undone, -ONE, "the change of the roll-back");
    },
  },
  {
    section: 28,
    title: "a settlement long after the session is paid; a cash-out is not",
    needs: "endSession",
    async run(kit, { settle }) {
      const player = await kit.players.fresh();
      const [settled, cashedOut] = [await placed(kit, player), await placed(kit, player)];
      await kit.players.endSession?.(player);
      same(await settle(player, settled, 2n * ONE, { token: undefined }), "ok", "settled");
      const cashOut = await settle(player, cashedOut, ONE, { resultType: "cashout" });
      same(cashOut, "4", "the cash-out");
    },
  },
  {
    section: 27,
    title: "a cash-out in time is paid once, and the settlement after it corrects it",
    async run(kit, { settle }) {
      const player = await kit.players.fresh();
      const bet = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        same(await settle(player, bet, ONE, { resultType: "cashout" }), "ok", "cashed out");
        same(await settle(player, bet, ONE, { resultType: "cashout" }), "ok", "the same again");
        same(await settle(player, bet, 4n * ONE), "ok", "settled");
      });
      same(change, 4n * ONE, "the change");
    },
  },
  {
    section: 23,
    title: "a bet's status can be read, and a bet that was never placed is unknown",
    async run(kit, { call }) {
      const player = await kit.players.fresh();
      const bet = await placed(kit, player);
      const check = (transactionId: string) =>
        call("POST", "payment/check", JSON.stringify({ transactionId, userId: player.ref }));
      const { text } = await check(bet);
      same([numberIn(text, "type"), fromDecimal(numberIn(text, "amount"))], ["1", ONE], "the bet");
      same(outcomeOf(await check(kit.name("unplaced"))), "5", "the unplaced");
    },
  },
  {
    section: 18,
    title: "12.10 is accepted with and without its last zero",
    async run(kit) {
      const player = await kit.players.fresh();
      const change = await changeOf(kit.driver, player, async () => {
        for (const amountText of ["12.10", "12.1", "0.1", "0.2"])
          same(
            await kit.driver.stake(
              player,
              { id: kit.name("bet"), round: "", amount: 0n },
              { amountText },
            ),
            "ok",
            amountText,
          );
      });
      same(change, -2_450_000n, "the change");
    },
  },
  {
    section: 20,
    title: "answers are signed like calls",
    async run({ players }, { call, secret }) {
      const { token } = await players.fresh();
      const body = JSON.stringify({ token, requestId: randomUUID() });
      const { text, headers } = await call("POST", "user/profile", body);
      same(headers["x-sign-jws"], detachedJws(secret, text), "the signature");
    },
  },
];

/** Betsy and Frozebet's sportsbook. */
export const betsy: Protocol = {
  name: "betsy",
  expected,
  driver,
  signsWithOwnKey: false,
  otherSecret: async () => freshSecret(),
  own: (transport, secret) => withTools(ownCases, toolsOf(transport, secret)),
};
