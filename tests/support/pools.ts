import { beforeAll, beforeEach } from "vitest";
import type { CheckedActName } from "#contract/office/calls.ts";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import type { JackpotScheme, OfficePool } from "#contract/office/jackpots.ts";
import { checkRounds } from "#server/games/checks.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import type { RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { fromWon, units } from "#server/kit/money.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

/** Of each bet, in won. */
export const POOL_STAKE = 100_000;

/** The acts on pools in the office, each by two operators where it takes two. */
function officeOf(test: TestApp) {
  const two = { maker: "", checker: "" };
  let added = 0;
  /** After it a process knows of a change, whether it has heard of it or not. */
  const aMomentLater = () => test.clock.advance(KEPT_MS + 1);
  const read = async () =>
    (await officeCall(test, "get-jackpot-pools", {}, two.maker)).body as {
      pools: OfficePool[];
      fundings: { tier: string; amount: number; by: string; checkedBy: string }[];
      schemes: JackpotScheme[];
      providers: { code: string; scheme: number | null }[];
    };
  const byTwo = async (name: CheckedActName, input: object) =>
    (await actByTwo(test, name, input, two)).body["status"];
  const alone = async (name: "add-jackpot-scheme", input: object) =>
    (await officeCall(test, name, { ...input, reason: "a new scheme" }, two.maker)).body;
  const schemeOf = async (id: number) => (await read()).schemes.find((each) => each.id === id);
  return {
    two,
    aMomentLater,
    read,
    byTwo,
    alone,
    schemeOf,
    pool: async (tier: JackpotTier) => (await read()).pools.find((each) => each.tier === tier),
    acceptedIdOf: async (id: number) => (await schemeOf(id))?.acceptedId,
    fund: (tier: JackpotTier, amount: number) => byTwo("fund-pool", { tier, amount }),
    /** Adds a scheme with these shares; answers its id. */
    added: async (shares: object) => {
      const { id } = await alone("add-jackpot-scheme", { name: `scheme ${++added}`, ...shares });
      return Number(id);
    },
    /** Gives a provider a scheme where it has another. */
    scheme: async (provider: string, id: number | null) => {
      const expected = (await read()).providers.find(({ code }) => code === provider)?.scheme;
      if (expected === id) return "already";
      const status = await byTwo("set-provider-scheme", { provider, scheme: id, expected });
      aMomentLater();
      return status;
    },
    /** The newest of an act. */
    auditRow: async (call: CheckedActName) => {
      const [row] = await test.app.db.query(
        `select object, reason, before, after from audit_entries where call = $1
         order by id desc limit 1`,
        [call],
      );
      return row;
    },
  };
}

/** The rounds of a provider's game, each of a new member. */
function roundsOf(test: TestApp) {
  let next = 0;
  const balance = async (tier: JackpotTier) =>
    (await poolBalances(test.app.db)).find((each) => each.tier === tier)?.balance;
  const roundOf = async (more: Partial<RoundCall> = {}): Promise<RoundCall> => ({
    connection: "sandbox",
    memberRef: (await makePlayer(test.app.db, { cash: fromWon(1_000_000) })).ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: `pools-${++next}`,
    gameSessionId: null,
    closes: false,
    ...more,
  });
  return {
    balance,
    roundOf,
    /** Answers the key of the stake. */
    bet: async (round: RoundCall) => {
      const key = `${round.roundRef}-${++next}`;
      await playRound(test.app.writer, round, [{ key, kind: "bet", amount: fromWon(POOL_STAKE) }]);
      return key;
    },
    giveBack: (round: RoundCall, key: string) =>
      rollBackRound(test.app.writer, round, [{ key: `${key}-back`, originalKey: key }]),
    /** A win of all that a pool holds. */
    win: async (tier: JackpotTier) => {
      const round = await roundOf();
      const amount = (await balance(tier)) ?? units(0n);
      const play = { kind: "win" as const, amount, jackpot: { tier, amount } };
      await playJackpotRound(test.app.writer, round, [{ key: `${round.roundRef}-won`, ...play }]);
    },
  };
}

export const sharesOf = (shares: Partial<Record<JackpotTier, number>>) =>
  Object.entries(shares).map(([tier, basisPoints]) => ({ tier, basisPoints }));

/** Pools that operators fund and feed in the office, empty and closed for stakes before each test. */
export function usePools(test: TestApp) {
  const office = officeOf(test);
  beforeAll(async () => {
    office.two.maker = await operatorWithRole(test, "admin");
    office.two.checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(async () => {
    for (const code of ["tiger", "koi"]) await office.scheme(code, null);
    await test.owner.query("update game_providers set share_scheme_id = null");
    office.aMomentLater();
    for (const { tier, balance } of (await office.read()).pools)
      if (balance > 0) await office.byTwo("empty-pool", { tier, expected: balance });
  });
  return {
    ...office,
    ...roundsOf(test),
    /** The pools as `get-jackpots` answers them to members. */
    shown: async () => {
      office.aMomentLater();
      const { jackpots } = (await test.call("get-jackpots", {})).body as {
        jackpots: { tier: string; amount: number }[];
      };
      return jackpots.map(({ tier, amount }) => [tier, amount]);
    },
    faults: async () => [
      ...(await checkLedger(test.app.db.pool)),
      ...(await checkRounds(test.app.db.pool)),
    ],
  };
}
