import { bodyOf, send } from "#conformance/call.ts";
import {
  changeOf,
  same,
  UNIT,
  type Driver,
  type Expectations,
  type Outcome,
  type Player,
  type Response,
  type Transport,
  type Twist,
} from "#conformance/kit.ts";
import { withTools, type OwnCase, type Protocol } from "#conformance/protocols/protocol.ts";
import { decimal, freshSecret, fromDecimal, hmacHex, textIn } from "#conformance/signing.ts";

const expected: Expectations = {
  badSignature: "403",
  unknownPlayer: "101",
  changedRepeat: "400",
  movedRepeat: "400",
  otherPlayersRepeat: "400",
  insufficient: "100",
  rollBackOfUnknown: "ok",
  lateStake: "409",
  rollBackAgain: "ok",
  winAfterRollBack: "ok",
  rollBackAfterWin: { outcome: "ok", gives: "stake" },
  rollsBackWins: true,
  stakeOfEndedSession: "110",
  stakeOfBlocked: "105",
  winWithoutStake: "ok",
  zeroStake: "400",
  zeroWin: "400",
  otherCurrency: "154",
  lowerCaseCurrency: "400",
  hostileAmount: "400",
  oddName: "400",
  tooLarge: "400",
  incomplete: "400",
  hostileAmounts: ['"1E3"', '"-1"', '"+1"', '"1."', '".5"', '"0.000001"', '""', "10", "null"],
  staleTimestamp: null,
  unknownGame: "404",
};

type Item = { id: string; type: "bet" | "win"; amount: string };

const caller =
  (transport: Transport, secret: string) =>
  (path: string, body: string, twist?: Twist): Promise<Response> =>
    send(transport, { path, body }, twist, (text) => ({ "x-request-sign": hmacHex(secret, text) }));

const outcomeOf = ({ status, text }: Response): Outcome =>
  status === 200 ? "ok" : (textIn(text, "meta", "api_code") ?? `HTTP ${status}`);

const about = (player: Player, twist?: Twist) => ({
  account_id: player.ref,
  currency: twist?.currency ?? player.currency,
  game_id: twist?.game ?? player.game,
});

const betwin = (
  player: Player,
  round: string,
  items: readonly Item[],
  more: object,
  twist?: Twist,
) =>
  bodyOf(
    { ...about(player, twist), session_id: player.session, round_id: round, ...more },
    {
      transactions: `[${items
        .map(({ id, type, amount }) => bodyOf({ id_provider: id, type }, { amount }))
        .join(",")}]`,
    },
  );

const amountText = (amount: bigint, twist?: Twist): string =>
  twist?.amountText ?? `"${decimal(amount)}"`;

function driver(transport: Transport, secret: string): Driver {
  const call = caller(transport, secret);
  return {
    async balance(player, twist) {
      const answer = await call("balance", JSON.stringify(about(player, twist)), twist);
      const outcome = outcomeOf(answer);
      const balance = outcome === "ok" ? fromDecimal(textIn(answer.text, "balance") ?? "") : 0n;
      return { outcome, balance };
    },
    async stake(player, { id, round, amount, closes }, twist) {
      const items: Item[] = [{ id, type: "bet", amount: amountText(amount, twist) }];
      const more = closes ? { finished: true } : {};
      return outcomeOf(await call("betwin", betwin(player, round, items, more, twist), twist));
    },
    async win(player, { id, round, amount }, twist) {
      const items: Item[] = [{ id, type: "win", amount: amountText(amount, twist) }];
      return outcomeOf(await call("betwin", betwin(player, round, items, {}, twist), twist));
    },
    async rollBack(player, { id, original, round }, twist) {
      const body = JSON.stringify({
        ...about(player, twist),
        session_id: player.session,
        round_id_provider: round,
        finished: true,
        transactions: [{ id_provider: id, type: "rollback", original_id_provider: original }],
      });
      return outcomeOf(await call("rollback", body, twist));
    },
  };
}

const item = (id: string, type: Item["type"], amount: bigint): Item => ({
  id,
  type,
  amount: `"${decimal(amount)}"`,
});

const ONE = 1_000n * UNIT;

type Tools = { call: ReturnType<typeof caller> };

const ownCases: readonly OwnCase<Tools>[] = [
  {
    section: 24,
    title: "a batch whose second stake fails is not booked at all",
    async run({ driver: wallet, players, name }, { call }) {
      const player = await players.fresh();
      const { balance } = await wallet.balance(player);
      const change = await changeOf(wallet, player, async () => {
        const items = [
          item(name("a"), "bet", balance - ONE),
          item(name("b"), "bet", balance - ONE),
        ];
        const answer = await call("betwin", betwin(player, name("round"), items, {}));
        same(outcomeOf(answer), "100", "the batch");
        const reported = fromDecimal(textIn(answer.text, "meta", "balance") ?? "");
        same(reported, balance, "the balance in the error is the one before the batch");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 25,
    title: "of a batch that was partly booked before, only the new part is booked",
    async run({ driver: wallet, players, name }, { call }) {
      const player = await players.fresh();
      const round = name("round");
      const first = item(name("a"), "bet", ONE);
      same(outcomeOf(await call("betwin", betwin(player, round, [first], {}))), "ok", "first");
      const change = await changeOf(wallet, player, async () => {
        const items = [first, item(name("b"), "bet", ONE), item(name("c"), "win", 3n * ONE)];
        same(outcomeOf(await call("betwin", betwin(player, round, items, {}))), "ok", "the batch");
      });
      same(change, 2n * ONE, "the change");
    },
  },
  {
    section: 1,
    title: "a repeated call gets the stored ids and the stored balance",
    async run({ driver: wallet, players, name }, { call }) {
      const player = await players.fresh();
      const body = betwin(player, name("round"), [item(name("a"), "bet", ONE)], {});
      const first = await call("betwin", body);
      const other = { id: name("b"), round: name("round"), amount: ONE, reference: null };
      same(await wallet.win(player, other), "ok", "a win between");
      same((await call("betwin", body)).text, first.text, "the answer");
    },
  },
  {
    section: 5,
    title: "the roll-back of an unknown stake gets a round and needs no game",
    async run({ players, name }, { call }) {
      const player = await players.fresh();
      const { account_id, currency } = about(player);
      const unknown = JSON.stringify({
        account_id,
        currency,
        round_id_provider: name("round"),
        finished: null,
        transactions: [
          { id_provider: name("a"), type: "rollback", original_id_provider: name("never") },
        ],
      });
      const answer = await call("rollback", unknown);
      same(outcomeOf(answer), "ok", "the roll-back");
      same((textIn(answer.text, "round_id") ?? "").length > 0, true, "the round has a name");
    },
  },
  {
    section: 12,
    title: "finishing a round can be repeated, also for a round without transactions",
    async run({ driver: wallet, players, name }, { call }) {
      const player = await players.fresh();
      const round = name("round");
      same(await wallet.stake(player, { id: name("a"), round, amount: ONE }), "ok", "the stake");
      const { account_id, currency } = about(player);
      const finish = (round_id: string) =>
        call("finish", JSON.stringify({ account_id, currency, round_id }));
      const [first, second] = [await finish(round), await finish(round)];
      same([outcomeOf(first), outcomeOf(second)], ["ok", "ok"], "both");
      same(second.text, first.text, "the answer");
      const unplayed = await finish(name("unplayed"));
      same([outcomeOf(unplayed), unplayed.text], ["ok", second.text], "the unplayed round");
    },
  },
];

/** Beexar and others that are compatible with GCP v2. */
export const beexar: Protocol = {
  name: "beexar",
  expected,
  driver,
  signsWithOwnKey: false,
  otherSecret: async () => freshSecret(),
  own: (transport, secret) => withTools(ownCases, { call: caller(transport, secret) }),
};
