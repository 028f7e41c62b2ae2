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
import {
  decimal,
  freshSecret,
  fromDecimal,
  hmacHex,
  numberIn,
  textIn,
} from "#conformance/signing.ts";

const HOOK = "platforms/game-provider/hooks";
const ONE = 1_000n * UNIT;

const expected: Expectations = {
  badSignature: "invalid_signature",
  unknownPlayer: "player_not_found",
  changedRepeat: "duplicate_mismatch",
  movedRepeat: "duplicate_mismatch",
  otherPlayersRepeat: "duplicate_mismatch",
  insufficient: "insufficient_funds",
  rollBackOfUnknown: "bet_not_found",
  lateStake: "bet_refunded",
  rollBackAgain: "bet_refunded",
  winAfterRollBack: "bet_refunded",
  rollBackAfterWin: { outcome: "bet_settled", gives: "nothing" },
  rollsBackWins: false,
  stakeOfEndedSession: "session_expired",
  stakeOfBlocked: "player_blocked",
  winWithoutStake: "ok",
  zeroStake: "ok",
  zeroWin: "ok",
  otherCurrency: "currency_mismatch",
  lowerCaseCurrency: "currency_mismatch",
  hostileAmount: "invalid_amount",
  oddName: "invalid_request",
  tooLarge: "invalid_request",
  incomplete: "invalid_request",
  hostileAmounts: ["-1", "1e3", "0.000001", '"10"', "10000000000000000000", "null"],
  staleTimestamp: "invalid_signature",
  unknownGame: "game_not_found",
};

const outcomeOf = ({ status, text }: Response): Outcome =>
  status === 200 ? "ok" : (textIn(text, "error") ?? `HTTP ${status}`);

function callerOf(transport: Transport, credential: string) {
  const [apiKey = "", secret = ""] = credential.split(":");
  return (body: string, twist?: Twist): Promise<Response> =>
    send(transport, { path: HOOK, body }, twist, (text, at) => {
      const timestamp = at.toISOString();
      return {
        authorization: `Bearer ${apiKey}`,
        "x-timestamp": timestamp,
        "x-signature": hmacHex(secret, text, timestamp),
      };
    });
}

type Move = { id: string; round: string; amount: bigint; closes?: boolean };

const movementOf = (
  action: string,
  type: string,
  player: Player,
  move: Move,
  more: object,
  twist?: Twist,
): string =>
  bodyOf(
    {
      action,
      type,
      player_id: player.ref,
      session_id: player.session,
      game_id: twist?.game ?? player.game,
      currency: twist?.currency ?? player.currency,
      transaction_id: move.id,
      round_id: move.round,
      finished: move.closes ?? false,
      ...more,
    },
    { amount: twist?.amountText ?? decimal(move.amount) },
  );

function driver(transport: Transport, secret: string): Driver {
  const call = callerOf(transport, secret);
  return {
    async balance({ ref, currency, session }, twist) {
      const body = { action: "balance", player_id: ref, currency, session_id: session };
      const answer = await call(JSON.stringify(body), twist);
      const outcome = outcomeOf(answer);
      const balance = outcome === "ok" ? fromDecimal(numberIn(answer.text, "balance")) : 0n;
      return { outcome, balance };
    },
    stake: async (player, stake, twist) =>
      outcomeOf(await call(movementOf("bet", "bet", player, stake, {}, twist), twist)),
    win: async (player, win, twist) =>
      outcomeOf(await call(movementOf("win", "win", player, win, {}, twist), twist)),
    rollBack: async (player, back, twist) => {
      const more = { bet_transaction_id: back.original };
      return outcomeOf(await call(movementOf("refund", "bet", player, back, more, twist), twist));
    },
  };
}

type Tools = { call: ReturnType<typeof callerOf> };

const ownCases: readonly OwnCase<Tools>[] = [
  {
    section: 26,
    title: "a stake is refunded in parts, at most up to its amount",
    async run({ driver: wallet, players, name }) {
      const player = await players.fresh();
      const stake = { id: name("stake"), round: name("round"), amount: 3n * ONE };
      same(await wallet.stake(player, stake), "ok", "the stake");
      const part = (amount: bigint) => ({
        id: name("part"),
        original: stake.id,
        round: stake.round,
        amount,
      });
      const change = await changeOf(wallet, player, async () => {
        const first = part(ONE);
        same(await wallet.rollBack(player, first), "ok", "the first part");
        same(await wallet.rollBack(player, first), "ok", "the same again");
        same(await wallet.rollBack(player, part(3n * ONE)), "invalid_amount", "too much");
        same(await wallet.rollBack(player, part(2n * ONE)), "ok", "the rest");
        same(await wallet.rollBack(player, part(1n)), "bet_refunded", "one more");
      });
      same(change, 3n * ONE, "the change");
    },
  },
  {
    section: 26,
    title: "a refund of a free spin returns neither a paid stake nor takes a win back",
    async run({ driver: wallet, players, name }, { call }) {
      const player = await players.fresh();
      const stake = { id: name("stake"), round: name("round"), amount: 3n * ONE };
      same(await wallet.stake(player, stake), "ok", "the stake");
      const win = { id: name("win"), round: name("round"), amount: ONE, reference: null };
      same(await wallet.win(player, win), "ok", "the win");
      const change = await changeOf(wallet, player, async () => {
        for (const { id, round } of [stake, win]) {
          const move = { id: name("back"), round, amount: 0n };
          const more = { bet_transaction_id: id };
          const body = movementOf("refund", "freespin", player, move, more);
          same(outcomeOf(await call(body)), "duplicate_mismatch", id);
        }
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 31,
    title: "a prize without a stake is paid once",
    async run({ driver: wallet, players, name }, { call }) {
      const player = await players.fresh();
      const prize = { id: name("prize"), round: name("round"), amount: ONE };
      const change = await changeOf(wallet, player, async () => {
        for (const type of ["tournament", "tournament"])
          same(outcomeOf(await call(movementOf("win", type, player, prize, {}))), "ok", type);
      });
      same(change, ONE, "the change");
    },
  },
  {
    section: 15,
    title: "a free spin takes no cash; a tip takes cash and can be rolled back",
    async run({ driver: wallet, players, name }, { call }) {
      const player = await players.fresh();
      const move = () => ({ id: name("m"), round: name("round"), amount: ONE });
      const free = await changeOf(wallet, player, async () => {
        const body = movementOf("bet", "freespin", player, move(), {});
        same(outcomeOf(await call(body)), "ok", "the free spin");
      });
      same(free, 0n, "the free spin's change");
      const tipped = await changeOf(wallet, player, async () => {
        const tip = move();
        same(outcomeOf(await call(movementOf("bet", "tip", player, tip, {}))), "ok", "the tip");
        const back = { ...tip, id: name("back") };
        const body = movementOf("refund", "tip", player, back, { bet_transaction_id: tip.id });
        same(outcomeOf(await call(body)), "ok", "the refund");
      });
      same(tipped, 0n, "the tip's change");
    },
  },
  {
    section: 11,
    title: "a stake with an unknown session or another player's is refused",
    async run({ driver: wallet, players, name }) {
      const [player, other] = [await players.fresh(), await players.fresh()];
      const unknown = "11111111-2222-4333-8444-555555555555";
      for (const session of [other.session, unknown, "no-session-at-all"]) {
        const stake = { id: name("m"), round: name("round"), amount: ONE };
        const outcome = await wallet.stake({ ...player, session }, stake);
        same(outcome, "session_not_found", session);
      }
    },
  },
  {
    section: 11,
    title: "reading the balance with an unknown session is refused",
    async run({ driver: wallet, players }) {
      const [player, other] = [await players.fresh(), await players.fresh()];
      const unknown = "11111111-2222-4333-8444-555555555555";
      for (const session of [other.session, unknown, "no-session-at-all"])
        same((await wallet.balance({ ...player, session })).outcome, "session_not_found", session);
    },
  },
  {
    section: 21,
    title: "an unknown action is refused",
    async run({ players, name }, { call }) {
      const player = await players.fresh();
      const move = { id: name("m"), round: name("round"), amount: ONE };
      const answer = await call(movementOf("double", "bet", player, move, {}));
      same(outcomeOf(answer), "invalid_request", "the action");
    },
  },
];

/** iGSP, an open standard that any studio may implement. */
export const igsp: Protocol = {
  name: "igsp",
  expected,
  driver,
  signsWithOwnKey: false,
  // With the right API key, so that the signature alone is wrong.
  otherSecret: async (credential) => `${credential.split(":")[0] ?? ""}:${freshSecret()}`,
  own: (transport, secret) => withTools(ownCases, { call: callerOf(transport, secret) }),
};
