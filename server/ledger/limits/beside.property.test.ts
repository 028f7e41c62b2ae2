import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#server/kit/clock.ts";
import { units } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { limitsOf, setAmount, type NamedLimit } from "#server/ledger/limits/limits.ts";
import type { Operation } from "#server/ledger/operations.ts";
import { postGroups } from "#server/ledger/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";

const CASH = 1_000n;
type Product = "casino" | "slot" | null;
type Play = { movement: "bet" | "win" | "deposit"; amount: bigint; product: Product };
type Limit = { name: NamedLimit; amount: bigint };
type Kept = Limit & { used: bigint };

const anyPlay = fc.record({
  movement: fc.constantFrom<Play["movement"]>("bet", "bet", "bet", "win", "deposit"),
  amount: fc.bigInt({ min: 1n, max: 80n }),
  product: fc.constantFrom<Product>("casino", "slot", null),
});
const anyGroup = fc.array(anyPlay, { minLength: 1, maxLength: 3 });
const limit = fc.record({
  name: fc.constantFrom<NamedLimit>(
    { kind: "loss", period: "rolling", product: "all" },
    { kind: "stake", period: "rolling", product: "slot" },
    { kind: "deposit", period: "rolling", product: "all" },
    { kind: "loss", period: "day", product: "casino" },
    { kind: "stake", period: "month", product: "slot" },
    { kind: "single", period: "bet", product: "slot" },
    { kind: "loss", period: "week", product: "all" },
    { kind: "deposit", period: "day", product: "all" },
    { kind: "single", period: "bet", product: "all" },
  ),
  amount: fc.bigInt({ min: 1n, max: 300n }),
});
const balanceLimit = fc.option(fc.bigInt({ min: 900n, max: 1_400n }), { nil: null });

const isCounted = ({ name: { kind, product } }: Limit, play: Play): boolean => {
  if (play.movement === "deposit") return kind === "deposit";
  if (kind === "deposit" || kind === "balance") return false;
  return product === "all" || play.product === null || play.product === product;
};

/** What a movement adds to a limit that counts it. */
const usesOf = ({ name: { kind } }: Limit, { movement, amount }: Play): bigint => {
  if (movement === "win") return kind === "loss" ? -amount : 0n;
  return kind === "single" ? 0n : amount;
};

/** A plain model of an account's limits, whose groups are all or nothing. */
class Model {
  balance = CASH;
  kept: Kept[];
  readonly told = new Set<string>();

  constructor(limits: readonly Limit[]) {
    this.kept = limits.map((each) => ({ ...each, used: 0n }));
  }

  /** The outcomes that each operation may have. */
  post(plays: readonly Play[]): string[][] {
    const [before, balance] = [this.kept, this.balance];
    const outcomes: string[][] = [];
    for (const each of plays) {
      const refused = this.#refusalsOf(each);
      outcomes.push(refused ?? ["applied"]);
      if (refused) {
        [this.kept, this.balance] = [before, balance];
        return plays.map((_, at) => (at === outcomes.length - 1 ? refused : ["group_failed"]));
      }
      this.balance += each.movement === "bet" ? -each.amount : each.amount;
      this.kept = this.kept.map((own) =>
        isCounted(own, each) ? { ...own, used: own.used + usesOf(own, each) } : own,
      );
    }
    return outcomes;
  }

  #refusalsOf(each: Play): string[] | null {
    if (each.movement === "win") return null;
    if (each.movement === "bet" && this.balance < each.amount) return ["insufficient"];
    const rooms = this.kept
      .filter((own) =>
        own.name.kind === "balance" ? each.movement === "deposit" : isCounted(own, each),
      )
      .map(({ name: { kind }, amount, used }) => ({
        kind,
        room: amount - (kind === "balance" ? this.balance : used > 0n ? used : 0n),
      }));
    const least = rooms.reduce<bigint | null>(
      (found, { room }) => (found === null || room < found ? room : found),
      null,
    );
    if (least === null || each.amount <= least) return null;
    return rooms.filter(({ room }) => room === least).map(({ kind }) => `${kind}_limit`);
  }

  /** Notes the shares that a batch passed. */
  tell(before: readonly Kept[]): void {
    for (const [at, { name, amount, used }] of this.kept.entries())
      for (const share of [80n, 100n])
        if (
          !["single", "balance"].includes(name.kind) &&
          (before[at]?.used ?? 0n) * 100n < amount * share &&
          used * 100n >= amount * share
        )
          this.told.add(`${name.kind} ${name.period} ${name.product} ${share}`);
  }
}

describe("limits beside the account's row", () => {
  const database = useTestDatabase();
  const houses = new Map<Product, number>();
  let bank = 0;
  let run = 0;
  beforeAll(async () => {
    const { db } = database;
    bank = await houseAccountId(db, "bank");
    houses.set(null, await houseAccountId(db, "provider:beside"));
    for (const product of ["casino", "slot"] as const) {
      const house = await houseAccountId(db, `provider:beside-${product}`);
      houses.set(product, house);
      await db.query(
        `insert into game_providers (code, category, name_ko, name_en, art, connection, position, house_account_id)
         values ($1, $2, 'x', 'x', 'x', 'sandbox', 999, $3)`,
        [`beside-${product}`, product, house],
      );
    }
  });
  const member = async (limits: readonly Limit[]): Promise<TestMember> => {
    const made = await makeMember(database.db, { cash: units(CASH) });
    await database.db.transaction(async (tx) => {
      for (const { name, amount } of limits)
        await setAmount(tx, made.memberId, name, amount, new Date());
    });
    return made;
  };
  const poster = async ({ cash }: TestMember) => {
    const scope = await scopeId(database.db, `beside-${(run += 1)}`);
    let key = 0;
    return (groups: readonly (readonly Play[])[]) =>
      postGroups(
        database.db,
        groups.map((plays) =>
          plays.map(({ movement, amount, product }): Operation => ({
            account: cash,
            houseAccountId: movement === "deposit" ? bank : (houses.get(product) ?? 0),
            scopeId: scope,
            key: `k${(key += 1)}`,
            movement,
            amount: units(amount),
          })),
        ),
      );
  };

  it("refuse by the tightest of all, count groups whole, and note each share, for any limits", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(limit, { selector: ({ name }) => JSON.stringify(name) }),
        balanceLimit,
        fc.array(fc.array(anyGroup, { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 5,
        }),
        async (limits, balance, batches) => {
          const all: Limit[] = [
            ...limits,
            ...(balance === null
              ? []
              : [
                  {
                    name: { kind: "balance", period: "always", product: "all" } as const,
                    amount: balance,
                  },
                ]),
          ];
          const made = await member(all);
          const post = await poster(made);
          const model = new Model(all);
          for (const batch of batches) {
            const before = model.kept;
            const expected = batch.map((plays) => model.post(plays));
            model.tell(before);
            const outcomes = await post(batch);
            for (const [g, group] of outcomes.entries())
              for (const [o, { status }] of group.entries())
                expect(expected[g]?.[o]).toContain(status);
          }
          const own = await limitsOf(database.db, systemClock, made.memberId);
          for (const { name, used } of model.kept) {
            const found = own.find(
              ({ kind, period, product }) =>
                kind === name.kind && period === name.period && product === name.product,
            );
            const shown = name.kind === "balance" ? model.balance : used > 0n ? used : 0n;
            expect(found?.used, JSON.stringify(name)).toBe(shown);
          }
          const notices = await database.db.query<{ name: string }>(
            `select kind || ' ' || period || ' ' || product || ' ' || share as name
             from ledger_limit_notices where account_id = $1`,
            [made.cash.id],
          );
          expect(new Set(notices.map(({ name }) => name))).toEqual(model.told);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("of the last 24 hours forget each entry when it is a day old, and none before", async () => {
    const name = { kind: "stake", period: "rolling", product: "all" } as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 1n, max: 30n }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 4 }),
        async (stakes, moments) => {
          const made = await member([{ name, amount: 1_000n }]);
          const post = await poster(made);
          for (const amount of stakes) await post([[{ movement: "bet", amount, product: "slot" }]]);
          const { bucket, id } = made.cash;
          // Entry 1 is the member's money.
          for (const gone of moments
            .map((at) => Math.min(at, stakes.length))
            .sort((a, b) => a - b)) {
            await database.db.query(
              `select ledger_counters_renew(array[$1::smallint], array[$2::bigint],
                 (select posted_at from ledger_entries where bucket = $1 and account_id = $2 and seq = $3)
                 + interval '24 hours')`,
              [bucket, id, gone + 1],
            );
            const [row] = await database.db.query<{ used: bigint }>(
              "select used from ledger_limit_counters where account_id = $1",
              [id],
            );
            const left = stakes.slice(gone).reduce((sum, each) => sum + each, 0n);
            expect(row?.used).toBe(left);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it("are counted from the whole present period, also of one product, when they are set", async () => {
    const made = await member([]);
    const post = await poster(made);
    await post([
      [
        { movement: "bet", amount: 50n, product: "slot" },
        { movement: "bet", amount: 70n, product: "casino" },
        { movement: "win", amount: 20n, product: "casino" },
      ],
    ]);
    const names = [
      [{ kind: "loss", period: "rolling", product: "all" }, 100n],
      [{ kind: "loss", period: "day", product: "casino" }, 50n],
      [{ kind: "stake", period: "week", product: "slot" }, 50n],
    ] as const;
    await database.db.transaction(async (tx) => {
      for (const [name] of names) await setAmount(tx, made.memberId, name, 500n, new Date());
    });
    const own = await limitsOf(database.db, systemClock, made.memberId);
    for (const [{ kind, period, product }, used] of names)
      expect(
        own.find((each) => each.kind === kind && each.period === period && each.product === product)
          ?.used,
      ).toBe(used);
  });
});
