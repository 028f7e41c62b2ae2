import { beforeAll, describe, expect, it } from "vitest";
import type { ReturnRow } from "#contract/office/reports.ts";
import { fromWon } from "#server/kit/money.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import type { Play } from "#server/games/resolving.ts";
import { rollBackRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("get-return-report", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;

  beforeAll(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(1_000) });
    cookie = await signInToOffice(test, "operator1");
  });

  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const slot = async () => {
    const period = { from: today, until: today };
    const { body } = await officeCall(test, "get-return-report", period, cookie);
    const rows = body["rows"] as ReturnRow[];
    return rows.find(({ game }) => game === "moon-rabbit-mill");
  };

  it("excludes the pools' payments, also after a roll-back", async () => {
    const call = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: "a-jackpot",
      gameSessionId: null,
      closes: true,
    };
    const jackpot = { tier: "minor", amount: fromWon(3_000_000) } as const;
    const plays: Play[] = [
      { key: "bet", kind: "bet", amount: fromWon(100) },
      { key: "win", kind: "win", amount: fromWon(70) },
      { key: "jackpot", kind: "win", amount: jackpot.amount, jackpot },
    ];
    await playJackpotRound(test.app.writer, call, plays);
    expect(await slot()).toMatchObject({ rounds: 1, stakes: "100.00", returns: "70.00" });
    await rollBackRound(test.app.writer, call, [{ key: "back", originalKey: "jackpot" }]);
    expect(await slot()).toMatchObject({ rounds: 1, stakes: "100.00", returns: "70.00" });
  });
});
