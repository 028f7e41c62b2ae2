import { describe, expect, it } from "vitest";
import { fromWon, toWon, units } from "#server/kit/money.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import type { RoundCall } from "#server/games/resolving.ts";
import { playRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall } from "#tests/support/office.ts";
import { usePools } from "#tests/support/pools.ts";

describe("money and shares of pools in the office", () => {
  const test = useTestApp();
  const office = usePools(test);
  const { two, byTwo, alone, added, scheme, fund, acceptedIdOf } = office;
  const { read, pool, shown, roundOf, bet, balance, auditRow, faults } = office;
  let next = 0;

  it("fund-pool puts a pool's first money into it by two operators, with one posting, and members see it once a game feeds it", async () => {
    expect(await shown()).toEqual([]);
    expect(await scheme("tiger", await added({ mega: 50, major: 0, minor: 20 }))).toBe("success");
    expect(await shown()).toEqual([]);
    const asked = { tier: "mega", amount: 3_000_000, reason: "first money" };
    const proposed = await officeCall(test, "fund-pool", asked, two.maker);
    expect(proposed.body).toMatchObject({ status: "proposed" });
    expect(await shown()).toEqual([]);
    const decide = (cookie: string) => {
      const decision = {
        id: proposed.body["proposalId"],
        decision: "carry-out",
        reason: "seen it",
      };
      return officeCall(test, "decide-proposal", decision, cookie);
    };
    expect((await decide(two.maker)).body["status"]).toBe("own");
    const answers = await Promise.all([decide(two.checker), decide(two.checker)]);
    expect(
      answers
        .map(({ body }) => body["status"])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(["already", "success"]);
    expect(await shown()).toEqual([["mega", 3_000_000]]);
    const [funding] = (await read()).fundings;
    expect(funding).toMatchObject({ tier: "mega", amount: 3_000_000 });
    expect(funding?.by).not.toBe(funding?.checkedBy);
    expect(await auditRow("fund-pool")).toMatchObject({
      object: "jackpot-pool:mega",
      reason: "first money",
      before: { poolBalance: 0 },
      after: { poolBalance: 3_000_000, amount: 3_000_000 },
    });
    await bet(await roundOf());
    expect(await shown()).toEqual([
      ["mega", 3_000_500],
      ["minor", 200],
    ]);
    await test.owner.query(
      "update games set is_used = false where provider_id in (select id from game_providers where code = 'tiger')",
    );
    expect(await shown(), "no game in use feeds it").toEqual([]);
    await test.owner.query("update games set is_used = true");
    expect(await faults()).toEqual([]);
  });

  it("fund-pool refuses what a pool may not hold, also with money that came meanwhile", async () => {
    const most = 10_000_000_000;
    expect(await fund("minor", most)).toBe("success");
    expect(await fund("minor", 1)).toBe("limit");
    expect(
      (
        await officeCall(
          test,
          "fund-pool",
          { tier: "mega", amount: most + 1, reason: "too much" },
          two.maker,
        )
      ).http,
    ).toBe(400);
  });

  it("empty-pool takes all out of a pool that no provider feeds, to the last fraction", async () => {
    const id = await added({ mega: 0, major: 0, minor: 33 });
    await scheme("tiger", id);
    await fund("minor", 40_000);
    await playRound(test.app.writer, await roundOf(), [
      { key: `fraction-${++next}`, kind: "bet", amount: units(12_345n) },
    ]);
    const held = (await pool("minor"))?.balance ?? 0;
    expect(await byTwo("empty-pool", { tier: "minor", expected: held })).toBe("fed");
    await scheme("tiger", null);
    expect(await byTwo("empty-pool", { tier: "minor", expected: held - 1 })).toBe("stale");
    expect(await byTwo("empty-pool", { tier: "minor", expected: held })).toBe("success");
    expect(await balance("minor")).toBe(0n);
    expect((await read()).fundings[0]).toMatchObject({ tier: "minor", amount: -held });
    expect(await byTwo("empty-pool", { tier: "minor", expected: 0 })).toBe("already");
    expect(await faults()).toEqual([]);
  });

  it("empty-pool is refused when a provider got a scheme after it was proposed", async () => {
    await fund("major", 5_000);
    const input = { tier: "major", expected: 5_000, reason: "the pool ends" };
    const proposed = await officeCall(test, "empty-pool", input, two.maker);
    await scheme("koi", await added({ mega: 0, major: 10, minor: 0 }));
    const decision = { id: proposed.body["proposalId"], decision: "carry-out", reason: "seen it" };
    const { body } = await officeCall(test, "decide-proposal", decision, two.checker);
    expect(body["status"]).toBe("fed");
    expect(await balance("major")).toBe(fromWon(5_000));
    await officeCall(test, "decide-proposal", { ...decision, decision: "turn-down" }, two.checker);
  });

  it("shares are a tenth of a stake at most, and with a game's return not more than the stake", async () => {
    for (const wrong of [
      { mega: 0, major: 0, minor: 0 },
      { mega: 1_000, major: 1, minor: 0 },
    ])
      expect(await alone("add-jackpot-scheme", { name: "beyond", ...wrong })).toEqual({
        status: "limit",
      });
    const name = `named ${++next}`;
    const shares = { mega: 500, major: 0, minor: 0 };
    expect(await alone("add-jackpot-scheme", { name, ...shares })).toMatchObject({
      status: "success",
    });
    expect(await alone("add-jackpot-scheme", { name, ...shares })).toEqual({ status: "already" });
    // The returns of tiger's games are above 95 %.
    expect(await scheme("tiger", await added(shares))).toBe("shares");
    const id = await added({ ...shares, mega: 100 });
    expect(await scheme("tiger", id)).toBe("success");
    const expected = await acceptedIdOf(id);
    expect(await byTwo("change-jackpot-shares", { scheme: id, expected, ...shares })).toBe(
      "shares",
    );
  });

  it("set-pool-start sets what a pool starts again with after the next win", async () => {
    await scheme("tiger", await added({ mega: 0, major: 0, minor: 10 }));
    await fund("minor", 70_000);
    const expected = (await pool("minor"))?.startsAgainWith ?? 0;
    const change = { tier: "minor", amount: 31_000, expected };
    expect(await byTwo("set-pool-start", { ...change, expected: 1 })).toBe("stale");
    expect(await byTwo("set-pool-start", change)).toBe("success");
    expect(await byTwo("set-pool-start", { ...change, expected: 31_000 })).toBe("already");
    const jackpot = { tier: "minor", amount: fromWon(70_000) } as const;
    const win = { key: `won-${++next}`, kind: "win" as const, amount: jackpot.amount, jackpot };
    await playJackpotRound(test.app.writer, await roundOf(), [win]);
    expect(await balance("minor")).toBe(fromWon(31_000));
    await byTwo("set-pool-start", { tier: "minor", amount: expected, expected: 31_000 });
  });

  it("a win in a round whose stake fed the pool is paid by it after the scheme was taken away, and the pool does not start again", async () => {
    await scheme("tiger", await added({ mega: 0, major: 0, minor: 10 }));
    await fund("minor", 90_000);
    const [fed, later] = [await roundOf(), await roundOf()];
    await bet(fed);
    await scheme("tiger", null);
    const held = (await balance("minor")) ?? units(0n);
    const jackpot = { tier: "minor", amount: held } as const;
    const winIn = (round: RoundCall) =>
      playJackpotRound(test.app.writer, round, [
        { key: `${round.roundRef}-won`, kind: "win", amount: held, jackpot },
      ]);
    await winIn(later);
    expect(await balance("minor"), "no stake of the round fed it").toBe(held);
    await winIn(fed);
    expect(await balance("minor")).toBe(0n);
    // A copy of either gets its first answer.
    await Promise.all([winIn(fed), winIn(later)]);
    const [row] = await test.app.db.query(
      "select paid, started from jackpot_wins order by id desc limit 1",
    );
    expect(row).toEqual({ paid: held, started: 0n });
    expect(toWon(held)).toBe(90_100);
    expect(await faults()).toEqual([]);
  });

  it("money that came into a pool without two operators is found by the checks", async () => {
    const [entry] = await test.owner.query<{ id: bigint }>(
      `select ledger_post_house(102::smallint,
         (select id from ledger_house_accounts where code = 'jackpot_funding'),
         (select id from ledger_house_accounts where code = 'jackpot:mega'), 7) as id`,
    );
    expect(await faults()).toEqual([expect.stringContaining(`house entry ${entry?.id}`)]);
    await test.owner.query("delete from ledger_house_entries where id = $1", [entry?.id]);
    await fund("mega", 10);
    await test.owner.query("update jackpot_fundings set amount = amount + 1 where tier = 'mega'");
    expect((await faults()).join()).toContain("what operators put into a pool");
    await test.owner.query("update jackpot_fundings set amount = amount - 1 where tier = 'mega'");
  });
});
