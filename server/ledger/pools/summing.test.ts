import { beforeAll, describe, expect, it } from "vitest";
import { fromWon, type Money } from "#server/kit/money.ts";
import { houseAccountId, poolBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { sumPools } from "#server/ledger/pools/summing.ts";
import { postHouse } from "#server/ledger/post.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { useSeals } from "#tests/support/seals.ts";

/** The cost of a balance that is shown each second must not grow with each bet. */
describe("the sums of pools", () => {
  const seals = useSeals();
  const { database, bet, sealAll } = seals;
  let member: TestMember;

  const balance = async (): Promise<Money | undefined> =>
    (await poolBalances(seals.app)).find(({ tier }) => tier === "mega")?.balance;
  const sums = () =>
    database.db.query<{ amount: bigint; untilId: bigint }>(
      `select s.amount, s.until_id as "untilId" from ledger_pool_sums s
       join ledger_house_accounts h on h.id = s.house_account_id where h.code = 'jackpot:mega'`,
    );
  /** Seals everything, and ages the seals beyond the time in which transactions may still run. */
  const sealLongAgo = async () => {
    await sealAll();
    await database.db.transaction(async (tx) => {
      await tx.query("set local session_replication_role = replica");
      await tx.query("update ledger_seals set sealed_at = sealed_at - interval '11 minutes'");
    });
  };
  const newestId = async () =>
    (await database.db.query<{ id: bigint }>("select max(id) as id from ledger_house_entries"))[0]
      ?.id;

  beforeAll(async () => {
    member = await makeMember(database.db, { cash: fromWon(10_000) });
    const [from, to] = [
      await houseAccountId(seals.app, "jackpot_funding"),
      await houseAccountId(seals.app, "jackpot:mega"),
    ];
    await seals.app.transaction((tx) => postHouse(tx, "jackpot_start", from, to, fromWon(500)));
    for (let n = 0; n < 3; n++) await bet(member);
  });

  it("leave out recently sealed entries, because an earlier number may still be uncommitted", async () => {
    await sealAll();
    await sumPools(seals.app);
    expect(await sums()).toEqual([]);
    expect(await balance()).toBe(fromWon(500) + 3n * 1_000n);
  });

  it("change no balance when they are updated, once or twice simultaneously, before and after bets", async () => {
    await sealLongAgo();
    await Promise.all([sumPools(seals.app), sumPools(seals.app)]);
    const until = await newestId();
    expect(await sums()).toEqual([{ amount: fromWon(500) + 3_000n, untilId: until }]);
    expect(await balance()).toBe(fromWon(500) + 3_000n);
    await bet(member);
    expect(await balance()).toBe(fromWon(500) + 4_000n);
    await sealLongAgo();
    await sumPools(seals.app);
    expect(await sums()).toEqual([{ amount: fromWon(500) + 4_000n, untilId: await newestId() }]);
    expect(await balance()).toBe(fromWon(500) + 4_000n);
    expect(await checkLedger(database.db.pool)).toEqual([]);
  });

  it("are updated in parts over a long past", async () => {
    for (let n = 0; n < 4; n++) await bet(member);
    await sealLongAgo();
    const steps = [];
    while ((await sumPools(seals.app, 2)) > 0) steps.push((await sums())[0]?.untilId);
    expect(steps.length).toBeGreaterThan(0);
    expect(await sums()).toEqual([{ amount: fromWon(500) + 8_000n, untilId: await newestId() }]);
    expect(await balance()).toBe(fromWon(500) + 8_000n);
  });

  it("cannot be changed by the application, and a wrong one is reported by the audit", async () => {
    await expect(seals.app.query("update ledger_pool_sums set amount = 0")).rejects.toThrow(
      "permission denied",
    );
    await database.db.query("update ledger_pool_sums set amount = amount + 1");
    const faults = await checkLedger(database.db.pool);
    expect(faults.join()).toContain("a pool's sum is that of its entries");
    await database.db.query("update ledger_pool_sums set amount = amount - 1");
    expect(await checkLedger(database.db.pool)).toEqual([]);
  });
});
