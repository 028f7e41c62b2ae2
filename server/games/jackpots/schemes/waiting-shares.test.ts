import { describe, expect, it } from "vitest";
import { fromWon, NOTHING, toWon, units } from "#server/kit/money.ts";
import { poolSources } from "#server/games/jackpots/store.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import { useTestApp } from "#tests/support/app.ts";
import { POOL_STAKE, sharesOf, usePools } from "#tests/support/pools.ts";

describe("changed shares", () => {
  const test = useTestApp();
  const office = usePools(test);
  const { byTwo, added, scheme, schemeOf, acceptedIdOf, fund, faults } = office;
  const { pool, roundOf, bet, giveBack, win, balance, auditRow, aMomentLater } = office;

  it("a share of a running pool waits for the pool's next win, and one of a closed pool holds at once", async () => {
    const id = await added({ mega: 100, major: 0, minor: 50 });
    await scheme("tiger", id);
    await fund("mega", 10_000);
    await fund("minor", 10_000);
    const whole = await roundOf();
    const stake = await bet(whole);
    const change = { scheme: id, mega: 0, major: 200, minor: 60 };
    expect(await byTwo("change-jackpot-shares", { ...change, expected: 1 })).toBe("stale");
    const expected = await acceptedIdOf(id);
    expect(await byTwo("change-jackpot-shares", { ...change, expected })).toBe("success");
    expect(await auditRow("change-jackpot-shares")).toMatchObject({
      object: `jackpot-scheme:${id}`,
      before: { megaSharePercent: 1, majorSharePercent: 0, minorSharePercent: 0.5 },
      after: { megaSharePercent: 0, majorSharePercent: 2, minorSharePercent: 0.6 },
    });
    const found = await schemeOf(id);
    expect(found?.shares).toEqual(sharesOf({ mega: 100, major: 200, minor: 50 }));
    expect(found?.waiting?.shares).toEqual(sharesOf({ major: 200, minor: 60 }));
    expect(found?.waiting?.by).not.toBe(found?.waiting?.checkedBy);
    const again = { ...change, expected: await acceptedIdOf(id) };
    expect(await byTwo("change-jackpot-shares", again)).toBe("already");

    const shares = async () => {
      aMomentLater();
      const before = await Promise.all([balance("mega"), balance("major"), balance("minor")]);
      const round = await roundOf();
      const key = await bet(round);
      const after = await Promise.all([balance("mega"), balance("major"), balance("minor")]);
      await giveBack(round, key);
      return after.map((each, at) => toWon(units((each ?? 0n) - (before[at] ?? 0n))));
    };
    expect(await shares()).toEqual([1_000, 2_000, 500]);
    await win("minor");
    expect(await shares(), "only the pool that was won").toEqual([1_000, 2_000, 600]);
    expect((await schemeOf(id))?.waiting?.shares).toEqual(sharesOf({ major: 200, minor: 60 }));
    await win("mega");
    expect(await shares()).toEqual([0, 2_000, 600]);
    expect((await schemeOf(id))?.waiting).toBeNull();
    expect((await pool("mega"))?.isFed, "the last share of the pool has ended").toBe(false);
    expect(await balance("mega"), "so it does not start again").toBe(0n);
    const minorHeld = (await balance("minor")) ?? 0n;
    await giveBack(whole, stake);
    expect(await balance("minor"), "a stake keeps the shares with which it was made").toBe(
      minorHeld - fromWon(500),
    );
    expect(await faults()).toEqual([]);
  });

  it("a pool's parameters are its shares and its start amount, both for the pool after its next win; it has no ceiling and no hidden trigger", async () => {
    const columns = await test.app.db.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = 'jackpot_tiers'::regclass and attnum > 0 and not attisdropped order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(["house_account_id", "start_amount", "tier"]);
    const id = await added({ mega: 0, major: 0, minor: 100 });
    await scheme("tiger", id);
    await fund("minor", 10_000);
    const startWas = (await pool("minor"))?.startsAgainWith ?? 0;
    const start = { tier: "minor", amount: 7_000, expected: startWas };
    const change = { scheme: id, mega: 0, major: 0, minor: 50, expected: await acceptedIdOf(id) };
    expect(await byTwo("set-pool-start", start)).toBe("success");
    expect(await byTwo("change-jackpot-shares", change)).toBe("success");
    expect((await pool("minor"))?.balance).toBe(10_000);
    const fed = async () => {
      aMomentLater();
      await bet(await roundOf());
      return (await pool("minor"))?.balance;
    };
    expect(await fed()).toBe(11_000);
    await win("minor");
    expect(await fed()).toBe(7_500);
    await byTwo("set-pool-start", { tier: "minor", amount: startWas, expected: 7_000 });
  });

  it("shares that wait are replaced by a newer change, and the present ones withdraw them", async () => {
    const id = await added({ mega: 100, major: 0, minor: 0 });
    await scheme("tiger", id);
    const change = async (mega: number, expected: number | undefined) =>
      byTwo("change-jackpot-shares", { scheme: id, mega, major: 0, minor: 0, expected });
    const first = await acceptedIdOf(id);
    expect(await change(150, first)).toBe("success");
    expect(await change(170, first), "a change that did not see the one before").toBe("stale");
    expect(await change(160, await acceptedIdOf(id))).toBe("success");
    expect((await schemeOf(id))?.waiting?.shares).toEqual(sharesOf({ mega: 160 }));
    expect(await change(100, await acceptedIdOf(id))).toBe("success");
    expect(await schemeOf(id)).toMatchObject({ waiting: null, shares: sharesOf({ mega: 100 }) });
    await fund("mega", 10_000);
    await win("mega");
    expect((await schemeOf(id))?.shares).toEqual(sharesOf({ mega: 100 }));
  });

  it("present and waiting shares keep to the rules in every combination", async () => {
    await scheme("koi", await added({ mega: 10, major: 10, minor: 0 }));
    const id = await added({ mega: 600, major: 0, minor: 0 });
    await test.owner.query("update games set declared_return = 9000");
    await scheme("tiger", id);
    const change = async (shares: object) =>
      byTwo("change-jackpot-shares", { scheme: id, ...shares, expected: await acceptedIdOf(id) });
    expect(await change({ mega: 0, major: 600, minor: 0 }), "no share at all").toBe("limit");
    expect(await change({ mega: 1, major: 600, minor: 0 }), "1,200 together").toBe("limit");
    await test.owner.query("update games set declared_return = 9350");
    expect(await change({ mega: 550, major: 60, minor: 0 }), "above the stake").toBe("shares");
    expect(await change({ mega: 550, major: 50, minor: 0 })).toBe("success");
    await test.owner.query("update games set declared_return = null");
  });

  it("set-provider-scheme keeps the share of a pool that the provider feeds, and leaving lets shares hold that wait for nothing", async () => {
    const id = await added({ mega: 100, major: 0, minor: 20 });
    await scheme("tiger", id);
    expect(await scheme("tiger", await added({ mega: 110, major: 0, minor: 20 }))).toBe("differs");
    expect(await scheme("tiger", await added({ mega: 100, major: 30, minor: 0 }))).toBe("success");
    expect(await scheme("tiger", id)).toBe("success");
    const koi = await added({ mega: 0, major: 0, minor: 5 });
    await scheme("koi", koi);
    for (const [each, shares] of [
      [id, { mega: 120, major: 0, minor: 20 }],
      [koi, { mega: 7, major: 0, minor: 9 }],
    ] as const) {
      const change = { scheme: each, ...shares, expected: await acceptedIdOf(each) };
      expect(await byTwo("change-jackpot-shares", change)).toBe("success");
      expect((await schemeOf(each))?.waiting).not.toBeNull();
    }
    await scheme("tiger", null);
    expect(await schemeOf(id), "no provider uses it").toMatchObject({
      shares: sharesOf({ mega: 120, minor: 20 }),
      waiting: null,
    });
    expect(await schemeOf(koi), "no stake feeds mega, and minor runs").toMatchObject({
      shares: sharesOf({ mega: 7, minor: 5 }),
      waiting: { shares: sharesOf({ mega: 7, minor: 9 }) },
    });
  });

  it("bets and wins that race with a change leave balanced pools, and each stake keeps its shares", async () => {
    const id = await added({ mega: 0, major: 0, minor: 100 });
    await scheme("tiger", id);
    await fund("minor", 10_000);
    let minor = 100;
    for (let turn = 0; turn < 8; turn += 1) {
      const expected = await acceptedIdOf(id);
      const change = { scheme: id, mega: 0, major: 0, minor: minor + 10, expected };
      const before = (await poolSources(test.app.db)).get("minor")?.contributed ?? NOTHING;
      const rounds = await Promise.all(Array.from({ length: 12 }, () => roundOf()));
      const winning = await roundOf();
      const jackpot = { tier: "minor" as const, amount: fromWon(5_000) };
      const play = { key: `${winning.roundRef}-won`, kind: "win" as const, ...jackpot, jackpot };
      const [changed] = await Promise.all([
        byTwo("change-jackpot-shares", change),
        playJackpotRound(test.app.writer, winning, [play]),
        ...rounds.map(bet),
      ]);
      expect(changed).toBe("success");
      const stakes = await test.app.db.query<{ points: number }>(
        `select s.basis_points as points from game_rounds r
         join ledger_entries e on e.bucket = r.bucket and e.account_id = r.account_id and e.seq = any(r.entry_seqs)
         join ledger_share_schemes s on s.id = e.share_scheme_id
         where r.round_ref = any($1)`,
        [rounds.map(({ roundRef }) => roundRef)],
      );
      expect(stakes).toHaveLength(rounds.length);
      expect(stakes.every(({ points }) => [minor, minor + 10].includes(points))).toBe(true);
      const given = stakes.reduce(
        (sum, { points }) => sum + fromWon((POOL_STAKE * points) / 10_000),
        0n,
      );
      const after = (await poolSources(test.app.db)).get("minor")?.contributed ?? NOTHING;
      expect(after - before).toBe(given);
      // Before the win the change was accepted, or it waits for the next one.
      if ((await schemeOf(id))?.waiting) {
        expect(stakes.every(({ points }) => points === minor)).toBe(true);
        await win("minor");
      }
      minor += 10;
      expect(await schemeOf(id)).toMatchObject({ waiting: null, shares: sharesOf({ minor }) });
      aMomentLater();
    }
    expect(await faults()).toEqual([]);
  });
});
