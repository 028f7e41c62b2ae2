import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Transaction } from "#server/kit/database.ts";
import { fromWon, NOTHING, toWon, units } from "#server/kit/money.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { checkRounds } from "#server/games/checks.ts";
import * as funding from "#server/games/jackpots/funding/funding.ts";
import * as schemes from "#server/games/jackpots/schemes/schemes.ts";
import { poolSources } from "#server/games/jackpots/store.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import { RoundRefusal, type RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { dateOf } from "#server/kit/days.ts";
import { balanceReport } from "#server/reports/balances/balances.ts";
import { figuresOf } from "#server/reports/settlement/figures.ts";
import { listSums } from "#server/reports/settlement/store.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

const DAY_MS = 86_400_000;

const tier = fc.constantFrom(...jackpotTiers);
const share = fc.integer({ min: 0, max: 60 });
const act = fc.oneof(
  fc.record({
    kind: fc.constant("fund" as const),
    tier,
    won: fc.integer({ min: 1, max: 9_000_000 }),
  }),
  fc.record({ kind: fc.constant("empty" as const), tier }),
  fc.record({
    kind: fc.constant("start" as const),
    tier,
    won: fc.integer({ min: 1, max: 50_000 }),
  }),
  fc.record({ kind: fc.constant("shares" as const), mega: share, major: share, minor: share }),
  fc.record({ kind: fc.constant("give" as const), isGiven: fc.boolean() }),
  {
    arbitrary: fc.record({
      kind: fc.constant("stake" as const),
      amount: fc.bigInt({ min: 1n, max: 900_000_000n }).map(units),
    }),
    weight: 3,
  },
  fc.record({ kind: fc.constant("win" as const), tier, isOfStake: fc.boolean() }),
  fc.record({ kind: fc.constant("roll back" as const), of: fc.nat({ max: 30 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
type Operated = Extract<Act, { kind: "fund" | "empty" | "start" | "shares" | "give" }>;
type Played = Exclude<Act, Operated>;
/** A key of the provider, its round, and the shares of the stake in that round. */
type Round = { key: string; round: string; shares: schemes.Shares | null };
type Pools = Record<JackpotTier, bigint>;

const inUnits = (won: string): bigint => {
  const [, sign, front = "", rest = ""] = /^(-?)(\d+)\.(\d+)$/.exec(won) ?? [];
  const sum = BigInt(front + rest.padEnd(5, "0"));
  return sign ? -sum : sum;
};

const leastOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
/** A pool that was emptied is below zero when a stake that fed it is rolled back. */
const atHand = (pool: bigint): bigint => (pool > 0n ? pool : 0n);

/** What the pools of one provider should hold, with the shares of each stake and what each win did. */
class Model {
  pools: Pools;
  shares: schemes.Shares | null = null;
  /** What the share of each pool becomes with its next win. */
  waiting: schemes.Shares | null = null;
  readonly starts: Pools;
  readonly undone = new Map<string, () => void>();
  constructor(pools: Pools, starts: Pools) {
    this.pools = pools;
    this.starts = starts;
  }

  stake(key: string, amount: bigint): void {
    const { shares } = this;
    if (shares === null) return;
    const parts = jackpotTiers.map((each) => (amount * BigInt(shares[each])) / 10_000n);
    const add = (sign: bigint) =>
      jackpotTiers.forEach((each, at) => (this.pools[each] += sign * (parts[at] ?? 0n)));
    add(1n);
    this.undone.set(key, () => add(-1n));
  }

  /** A changed share of a pool that stakes feed waits for its next win; other changes apply at once. */
  change(shares: schemes.Shares): void {
    const present = this.shares ?? shares;
    const of = (each: JackpotTier) => (present[each] > 0 ? present[each] : shares[each]);
    this.shares = { mega: of("mega"), major: of("major"), minor: of("minor") };
    this.waiting = shares;
  }

  win(key: string, of: JackpotTier, amount: bigint, isFed: boolean): void {
    if (!isFed) return;
    if (this.shares !== null && this.waiting !== null)
      this.shares = { ...this.shares, [of]: this.waiting[of] };
    const paid = leastOf(amount, atHand(this.pools[of]));
    const start = this.shares !== null && this.shares[of] > 0 ? this.starts[of] : 0n;
    this.pools[of] += start - paid;
    this.undone.set(key, () => {
      this.pools[of] += paid;
      this.pools[of] -= leastOf(start, atHand(this.pools[of]));
    });
  }
}

describe("pools that operators fund, empty and feed", () => {
  const test = useTestApp();
  let member: TestMember;
  let scheme: number;
  let made = 0;

  beforeAll(async () => {
    member = await makePlayer(test.app.db, { cash: units(9_000_000_000_000_000n) });
    // The demo's other providers feed nothing, so that one alone decides what a pool gets.
    await test.owner.query("update game_providers set share_scheme_id = null");
    const first = { name: "of the model", mega: 10, major: 10, minor: 10 };
    scheme = await inOne((tx) => schemes.addScheme(tx, first, test.clock.now()));
  });

  const inOne = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    test.app.db.transaction(work);
  const by = () => ({ proposalId: null, madeBy: 1n, checkedBy: 2n, at: test.clock.now() });
  const balances = async (): Promise<Pools> => {
    const held = await poolBalances(test.app.db);
    const of = (wanted: JackpotTier) =>
      held.find((pool) => pool.tier === wanted)?.balance ?? NOTHING;
    return { mega: of("mega"), major: of("major"), minor: of("minor") };
  };
  const schemeNow = async () => {
    const [row] = await test.app.db.query<{ shareId: number; isGiven: boolean }>(
      `select coalesce(s.next_share_scheme_id, s.share_scheme_id) as "shareId",
         p.share_scheme_id is not null as "isGiven"
       from jackpot_schemes s, game_providers p where s.id = $1 and p.code = 'tiger'`,
      [scheme],
    );
    if (!row) throw new Error("the scheme was added before");
    return row;
  };
  const roundOf = (key: string): RoundCall => ({
    connection: "sandbox",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: key,
    gameSessionId: null,
    closes: false,
  });

  /** The acts of operators, as the office does them. */
  async function operate(model: Model, next: Operated): Promise<void> {
    if (next.kind === "fund") {
      await inOne((tx) => funding.putIntoPool(tx, next, by()));
      model.pools[next.tier] += fromWon(next.won);
    } else if (next.kind === "empty") {
      const expected = toWon(units(model.pools[next.tier]));
      await inOne(async (tx) => {
        const amount = await funding.takeable(tx, { tier: next.tier, expected });
        await funding.takeFromPool(tx, { tier: next.tier, amount }, by());
      });
      expect(model.shares?.[next.tier] ?? 0).toBe(0);
      model.pools[next.tier] = 0n;
    } else if (next.kind === "start") {
      await inOne((tx) => funding.setStart(tx, { tier: next.tier, won: next.won }));
      model.starts[next.tier] = fromWon(next.won);
    } else if (next.kind === "shares") {
      const { kind: _kind, ...shares } = next;
      const { shareId: expected, isGiven } = await schemeNow();
      await inOne(async (tx) => {
        const changeable = await schemes.changeableScheme(tx, { scheme, expected, shares });
        await schemes.changeShares(tx, changeable, shares, by());
      });
      if (isGiven) model.change(shares);
    } else {
      const { shareId, isGiven } = await schemeNow();
      const [expected, wanted] = [isGiven ? scheme : null, next.isGiven ? scheme : null];
      await inOne(async (tx) => {
        const input = { provider: "tiger", scheme: wanted, expected };
        await schemes.giveScheme(tx, await schemes.givableScheme(tx, input));
        model.shares = next.isGiven ? await schemes.sharesOf(tx, shareId) : null;
        model.waiting = null;
      });
    }
    // Longer than a provider's shares are kept, whether the process has heard of the change or not.
    test.clock.advance(KEPT_MS + 1);
  }

  /** The calls of the provider. */
  async function play(model: Model, next: Played, rounds: Round[]): Promise<void> {
    const key = `funded-${++made}`;
    if (next.kind === "stake") {
      const stake = { key, kind: "bet" as const, amount: next.amount };
      await playRound(test.app.writer, roundOf(key), [stake]);
      rounds.push({ key, round: key, shares: model.shares });
      model.stake(key, next.amount);
    } else if (next.kind === "win") {
      const last = next.isOfStake ? rounds.at(-1) : undefined;
      const round = last?.round ?? key;
      const amount = units(atHand(model.pools[next.tier]) + 3n);
      const jackpot = { tier: next.tier, amount };
      const win = { key, kind: "win" as const, amount, jackpot };
      await playJackpotRound(test.app.writer, roundOf(round), [win]);
      const isFed = [model.shares, last?.shares].some((each) => (each?.[next.tier] ?? 0) > 0);
      rounds.push({ key, round, shares: last?.shares ?? null });
      model.win(key, next.tier, amount, isFed);
      test.clock.advance(KEPT_MS + 1);
    } else {
      const undone = rounds.at(-1 - next.of);
      if (!undone) return;
      const back = { key: `${undone.key}-back`, originalKey: undone.key };
      await rollBackRound(test.app.writer, roundOf(undone.round), [back]);
      model.undone.get(undone.key)?.();
      model.undone.delete(undone.key);
    }
  }

  /** Every report says of the pools what the ledger says. */
  async function expectReports(pools: Pools): Promise<void> {
    while ((await addToSums(test.app.db)) > 0) continue;
    // Postings have the database's time.
    const now = new Date();
    const { accounts } = await balanceReport(test.app.db, test.clock, {
      from: dateOf(new Date(now.getTime() - DAY_MS), "Asia/Seoul"),
      until: dateOf(new Date(now.getTime() + DAY_MS), "Asia/Seoul"),
    });
    const closing = (name: string) =>
      accounts
        .filter(({ account }) => account === name)
        .reduce((sum, each) => sum + inUnits(each.closing), 0n);
    const sources = [...(await poolSources(test.app.db)).values()];
    const sum = (field: "started" | "contributed" | "paid") =>
      sources.reduce((all, source) => all + source[field], 0n);
    expect(closing("jackpot")).toBe(pools.mega + pools.major + pools.minor);
    expect(closing("jackpot_funding")).toBe(-sum("started"));
    const settled = (await listSums(test.app.db, `${dateOf(now, "UTC").slice(0, 7)}-01`, null)).map(
      figuresOf,
    );
    const all = (field: "contributions" | "jackpots") =>
      settled.reduce((total, figures) => total + figures[field], 0n);
    expect([all("contributions"), all("jackpots")]).toEqual([sum("contributed"), sum("paid")]);
  }

  it("hold what the simplest model says after random acts, and every report and check foots", async () => {
    const isOperated = (next: Act): next is Operated =>
      ["fund", "empty", "start", "shares", "give"].includes(next.kind);
    const isRefused = (error: unknown) => {
      // Fed, empty, the same again, or no share in all.
      if (!(error instanceof Refusal || error instanceof RoundRefusal)) throw error;
    };
    const starts = { mega: fromWon(20_000_000), major: fromWon(2_000_000), minor: fromWon(20_000) };
    const model = new Model(await balances(), starts);
    let kinds = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
        const rounds: Round[] = [];
        for (const next of acts) {
          if (isOperated(next)) await operate(model, next).catch(isRefused);
          else await play(model, next, rounds);
          expect(await balances(), next.kind).toEqual(model.pools);
        }
        kinds += new Set(acts.map(({ kind }) => kind)).size;
        expect(await checkLedger(test.app.db.pool)).toEqual([]);
        expect(await checkRounds(test.app.db.pool)).toEqual([]);
        await expectReports(await balances());
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect(kinds, "the runs do all kinds of acts").toBeGreaterThan(40);
  });
});
