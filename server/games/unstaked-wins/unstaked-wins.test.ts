import { describe, expect, it } from "vitest";
import type { UnstakedWin } from "#contract/office/unstaked-wins.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { findUnstakedWins, LOOKED_AT_AFTER_MS } from "#server/games/unstaked-wins/unstaked-wins.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { operatorWithRole } from "#tests/support/office.ts";

const LARGE = "1000000";

describe("wins without a stake", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  const { make, act, play, cash } = office;
  /** Lets the rounds become quiet and looks at them, as the worker does. */
  const look = async () => {
    test.clock.advance(LOOKED_AT_AFTER_MS + 1_000);
    while ((await findUnstakedWins(test.app.db, test.clock)) > 0) continue;
    await office.signIn();
  };
  const list = async () => {
    const { wins } = (await make("get-unstaked-wins", {})) as unknown as { wins: UnstakedWin[] };
    return wins.filter(({ loginId }) => loginId === office.member.loginId);
  };
  const win = (amount: string) => [{ type: "win" as const, amount }];
  const waitingOnOverview = async () =>
    (
      (await make("get-overview", {})) as unknown as {
        waiting: { unstakedWins: { count: number } };
      }
    ).waiting.unstakedWins.count;

  it("a large one is paid at once and listed with member, connection and amount", async () => {
    const before = await waitingOnOverview();
    await play("unstaked", win(LARGE), { finished: true });
    expect(await cash()).toBe(1_100_000);
    expect(await list()).toEqual([]);
    await look();
    expect(await list()).toMatchObject([
      { ref: "unstaked", connection: "sandbox", amount: 1_000_000, jackpot: 0, stake: 0 },
    ]);
    expect(await waitingOnOverview()).toBe(before + 1);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("the sum of a round's payouts counts, also of an open round; smaller and staked ones do not", async () => {
    await play("in-two", win("600000"));
    await play("in-two", win("400000"));
    await play("small", win("999999"), { finished: true });
    await play("staked", [{ type: "bet", amount: "10" }, ...win(LARGE)], { finished: true });
    await play("stake-later", win(LARGE));
    await play("stake-later", [{ type: "bet", amount: "10" }], { finished: true });
    await look();
    expect((await list()).map(({ ref, amount }) => [ref, amount])).toEqual([["in-two", 1_000_000]]);
  });

  it("the limit in the settings applies", async () => {
    await test.app.db.query("update settings_money set unstaked_win_from = 500000000");
    await play("lower", win("5000"), { finished: true });
    await look();
    await test.app.db.query("update settings_money set unstaked_win_from = default");
    expect(await list()).toMatchObject([{ ref: "lower", amount: 5_000 }]);
  });

  it("an acknowledged one leaves the list, audited, and is listed again when the round pays more", async () => {
    await play("seen", win(LARGE));
    await look();
    const [found] = await list();
    const id = found?.id;
    const acknowledge = (amount: number, cookie?: string) =>
      act("acknowledge-unstaked-win", { id, amount }, cookie);
    const viewer = await operatorWithRole(test, "content");
    expect(await acknowledge(1_000_000, viewer)).toMatchObject({ status: "forbidden" });
    expect(await acknowledge(999_999)).toMatchObject({ status: "stale" });
    expect(await acknowledge(1_000_000)).toMatchObject({ status: "success" });
    expect(await acknowledge(1_000_000)).toMatchObject({ status: "already" });
    expect(await list()).toEqual([]);
    const { round } = (await make("get-round", { id })) as unknown as {
      round: { acts: { call: string; reason: string }[] };
    };
    expect(round.acts).toMatchObject([
      { call: "acknowledge-unstaked-win", reason: "set by the test" },
    ]);
    await look();
    expect(await list()).toEqual([]);
    await play("seen", win("1"));
    await look();
    expect(await list()).toMatchObject([{ ref: "seen", amount: 1_000_001 }]);
  });

  it("a round that is not on the list cannot be acknowledged", async () => {
    await play("plain", [{ type: "bet", amount: "10" }]);
    const { rounds } = (await make("find-rounds", { round: "plain" })) as unknown as {
      rounds: { id: string }[];
    };
    const input = { id: rounds[0]?.id, amount: 1 };
    expect(await act("acknowledge-unstaked-win", input)).toMatchObject({ status: "not_found" });
  });
});
