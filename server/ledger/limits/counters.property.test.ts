import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { systemClock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { units } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { limitsOf, setAmount, setImposed, type LimitName } from "#server/ledger/limits/limits.ts";
import type { Movement, Operation } from "#server/ledger/operations.ts";
import { postGroups } from "#server/ledger/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";

const houses = {
  bet: "provider:counted",
  win: "provider:counted",
  bet_refund: "provider:counted",
  deposit: "bank",
  adjustment_given: "adjustments",
  transfer_sent: "in_transit:counted",
  transfer_returned: "in_transit:counted",
  transfer_received: "provider_float:counted",
} as const satisfies Partial<Record<Movement["movement"], string>>;
type Counted = keyof typeof houses;

/** A movement, or the roll-back of an earlier one by its number. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      movement: fc.constantFrom(...(Object.keys(houses) as Counted[])),
      amount: fc.bigInt({ min: 1n, max: 60n }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ undoes: fc.nat({ max: 20 }) }) },
);
const steps = fc.array(
  fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
  {
    minLength: 1,
    maxLength: 6,
  },
);
type Step = { movement: Counted; amount: bigint } | { undoes: number };

const LIMIT = units(150n);
const byAmount = (one: bigint, other: bigint) => Number(one - other);

/** What the movements of one account count, from its entries. */
async function recounted(db: Database, { cash }: TestMember) {
  const rows = await db.query<{ name: string; sum: bigint }>(
    `select case when movement in (1, 3, 19, 20, 21) then 'stake' when movement = 7 then 'deposit'
       when movement in (2, 4, 22) then 'return' else 'other' end as name, sum(delta)::bigint as sum
     from ledger_entries where account_id = $1 group by 1`,
    [cash.id],
  );
  const sum = (name: string) => rows.find((row) => row.name === name)?.sum ?? 0n;
  return { deposit: sum("deposit"), stake: -sum("stake"), loss: -sum("stake") - sum("return") };
}

describe("what is used of limits", () => {
  const database = useTestDatabase();

  it("is what the entries add up to and never above a limit of stakes or deposits, for any batches", async () => {
    const { db } = database;
    const ids = new Map<string, number>();
    for (const house of new Set(Object.values(houses)))
      ids.set(house, await houseAccountId(db, house));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (batches) => {
        const member = await makeMember(db, { cash: units(1_000n) });
        const movements = await scopeId(db, `counted-${(run += 1)}`);
        const rollBacks = await scopeId(db, `counted-${run}-back`);
        await db.transaction(async (tx) => {
          for (const kind of ["deposit", "stake", "loss"] as const)
            await setAmount(tx, member.memberId, { kind, period: "week" }, LIMIT, new Date());
        });
        let key = 0;
        const operationOf = (next: Step): Operation => {
          const common = { account: member.cash, key: `k${(key += 1)}` };
          return "undoes" in next
            ? {
                ...common,
                scopeId: rollBacks,
                houseAccountId: ids.get("provider:counted") ?? 0,
                original: { scopeId: movements, key: `k${next.undoes}` },
              }
            : {
                ...common,
                scopeId: movements,
                houseAccountId: ids.get(houses[next.movement]) ?? 0,
                movement: next.movement,
                amount: units(next.amount),
              };
        };
        for (const groups of batches) {
          const before = await recounted(db, member);
          await postGroups(
            db,
            groups.map((group) => group.map(operationOf)),
          );
          const counted = await recounted(db, member);
          const own = await limitsOf(db, systemClock, member.memberId);
          const most = (sum: bigint) => (sum < 0n ? 0n : sum);
          for (const { kind, used } of own)
            if (kind === "deposit" || kind === "stake" || kind === "loss")
              expect(used, kind).toBe(most(counted[kind]));
          // A roll-back of a win can raise a loss above the limit, a stake cannot.
          const isUndone = groups.some((group) => group.some((each) => "undoes" in each));
          if (!isUndone && before.loss <= LIMIT) expect(counted.loss <= LIMIT).toBe(true);
          expect(counted.deposit <= LIMIT && counted.stake <= LIMIT).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("refuses by the limit that leaves least, of the member's and the imposed ones, and notes each share that is passed, for any limits", async () => {
    const { db } = database;
    const house = await houseAccountId(db, "provider:counted");
    const bank = await houseAccountId(db, "bank");
    const amountOf = { bet: -1n, win: 1n, deposit: 1n } as const;
    const play = fc.record({
      movement: fc.constantFrom("bet", "bet", "bet", "win", "deposit"),
      amount: fc.bigInt({ min: 1n, max: 80n }),
    });
    const anyLimit = fc.bigInt({ min: 1n, max: 300n });
    const limit = fc.record({
      name: fc.constantFrom<LimitName>(
        { kind: "loss", period: "day" },
        { kind: "loss", period: "month" },
        { kind: "stake", period: "week" },
        { kind: "stake", period: "month" },
        { kind: "deposit", period: "day" },
        { kind: "single", period: "bet" },
      ),
      own: fc.option(anyLimit, { nil: null }),
      imposed: fc.option(anyLimit, { nil: null }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(limit, {
          minLength: 1,
          selector: ({ name }) => `${name.kind} ${name.period}`,
        }),
        fc.array(fc.array(play, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
        async (chosen, batches) => {
          const member = await makeMember(db, { cash: units(100_000n) });
          const scope = await scopeId(db, `named-${(run += 1)}`);
          await db.transaction(async (tx) => {
            const by = { at: new Date(), by: 1n, checkedBy: null };
            for (const { name, own, imposed } of chosen) {
              if (own !== null) await setAmount(tx, member.memberId, name, units(own), by.at);
              if (imposed !== null) await setImposed(tx, member.memberId, name, units(imposed), by);
            }
          });
          const limits = chosen.flatMap(({ name, own, imposed }) => {
            const both = [own, imposed].filter((each) => each !== null);
            return both.length > 0 ? [{ name, amount: both.toSorted(byAmount)[0] ?? 0n }] : [];
          });
          const used = { loss: 0n, stake: 0n, deposit: 0n, single: 0n, time: 0n, balance: 0n };
          const told = new Set<string>();
          let key = 0;
          for (const batch of batches) {
            const before = { ...used };
            const expected = batch.map(({ movement, amount }) => {
              const kinds = movement === "deposit" ? ["deposit"] : ["loss", "stake", "single"];
              const rooms = limits
                .filter(({ name }) => movement !== "win" && kinds.includes(name.kind))
                .map(({ name: { kind }, amount: most }) => ({
                  kind,
                  room: most - (used[kind] > 0n ? used[kind] : 0n),
                }));
              const least = rooms.reduce<bigint | null>(
                (found, { room }) => (found === null || room < found ? room : found),
                null,
              );
              if (least !== null && amount > least)
                return rooms
                  .filter(({ room }) => room === least)
                  .map(({ kind }) => `${kind}_limit`);
              if (movement === "deposit") used.deposit += amount;
              else used.loss -= amountOf[movement] * amount;
              if (movement === "bet") used.stake += amount;
              return ["applied"];
            });
            for (const { name, amount } of limits)
              for (const share of [80n, 100n])
                if (
                  name.kind !== "single" &&
                  before[name.kind] * 100n < amount * share &&
                  used[name.kind] * 100n >= amount * share
                )
                  told.add(`${name.kind} ${name.period} ${share}`);
            const outcomes = await postGroups(
              db,
              batch.map(({ movement, amount }): Operation[] => [
                {
                  account: member.cash,
                  houseAccountId: movement === "deposit" ? bank : house,
                  scopeId: scope,
                  key: `n${(key += 1)}`,
                  movement: movement,
                  amount: units(amount),
                },
              ]),
            );
            for (const [at, [outcome]] of outcomes.entries())
              expect(expected[at]).toContain(outcome?.status);
          }
          const notices = await db.query<{ name: string }>(
            `select kind || ' ' || period || ' ' || share as name from ledger_limit_notices
             where account_id = $1`,
            [member.cash.id],
          );
          expect(notices.map(({ name }) => name).toSorted()).toEqual([...told].toSorted());
        },
      ),
      { numRuns: 40 },
    );
  });

  it("begins again with the posting after its period, which a change of the site's zone does not shorten", async () => {
    const { db } = database;
    const member = await makeMember(db, { cash: units(1_000n) });
    const house = await houseAccountId(db, "provider:counted");
    const scope = await scopeId(db, "counted-periods");
    let key = 0;
    const bet = async (amount: bigint) => {
      const [[outcome] = []] = await postGroups(db, [
        [
          {
            account: member.cash,
            houseAccountId: house,
            scopeId: scope,
            key: `p${(key += 1)}`,
            movement: "bet",
            amount: units(amount),
          },
        ],
      ]);
      return outcome?.status;
    };
    const name = { kind: "stake", period: "day" } as const;
    await db.transaction((tx) => setAmount(tx, member.memberId, name, LIMIT, new Date()));
    expect(await bet(150n)).toBe("applied");
    expect(await bet(1n)).toBe("stake_limit");
    // The period ends earlier: just after the first bet, and before the time of the next one.
    await db.query(
      `update ledger_accounts set limit_until[1] = (select max(posted_at) + interval '1 microsecond'
         from ledger_entries where account_id = $1) where id = $1`,
      [member.cash.id],
    );
    await db.query("update settings_sites set time_zone = 'Europe/London' where host = '*'");
    expect(await limitsOf(db, systemClock, member.memberId)).toMatchObject([
      { used: 0n, left: LIMIT },
    ]);
    expect(await bet(100n)).toBe("applied");
    expect(await bet(51n)).toBe("stake_limit");
    const [row] = await db.query<{ used: bigint; isAfter: boolean; isMidnight: boolean }>(
      `select limit_used[7] as used, limit_since[1] > (select min(posted_at) from ledger_entries e
           where e.account_id = $1 and e.movement = 1) as "isAfter",
         limit_until[1] at time zone 'Europe/London'
           = date_trunc('day', limit_until[1] at time zone 'Europe/London') as "isMidnight"
       from ledger_accounts where id = $1`,
      [member.cash.id],
    );
    expect(row).toEqual({ used: 100n, isAfter: true, isMidnight: true });
    await db.query("update settings_sites set time_zone = 'Asia/Seoul' where host = '*'");
  });
});
