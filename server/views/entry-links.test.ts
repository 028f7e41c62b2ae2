import { describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("a member's ledger in the office", () => {
  const test = useTestApp();

  it("get-member-entries names the round of stakes, wins and roll-backs", async () => {
    const cookie = await operatorWithRole(test, "viewer");
    const member = await makePlayer(test.app.db, { cash: fromWon(10_000) });
    const call = (roundRef: string) => ({
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef,
      gameSessionId: null,
      closes: false,
    });
    const play = async (roundRef: string, key: string, kind: "bet" | "win", won: number) =>
      playRound(test.app.writer, call(roundRef), [{ key, kind, amount: fromWon(won) }]);
    await play("links-1", "links-1-bet", "bet", 100);
    await play("links-2", "links-2-bet", "bet", 200);
    await play("links-1", "links-1-win", "win", 50);
    await rollBackRound(test.app.writer, call("links-2"), [
      { key: "links-2-cancel", originalKey: "links-2-bet" },
    ]);
    const { entries } = (
      await officeCall(
        test,
        "get-member-entries",
        { id: Number(member.memberId), account: "cash" },
        cookie,
      )
    ).body as { entries: { movement: string; round: string | null }[] };
    const [first, second] = [`${member.cash.id}-2`, `${member.cash.id}-3`];
    expect(entries.map(({ movement, round }) => [movement, round])).toEqual([
      ["bet_rollback", second],
      ["win", first],
      ["bet", second],
      ["bet", first],
      ["play_money_grant", null],
    ]);
  });
});
