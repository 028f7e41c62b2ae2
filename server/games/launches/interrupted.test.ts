import { describe, expect, it } from "vitest";
import { endGameSessionsOfMember } from "#server/games/launches/store.ts";
import { playRound } from "#server/games/rounds.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { openLaunches, PASSWORD } from "#tests/support/members.ts";

type Listed = { id: string; ref: string; state: string };

describe("a round whose game was left", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  const { make, play } = office;
  const find = async (filter: object) =>
    (await make("find-rounds", { loginId: office.member.loginId, ...filter }))[
      "rounds"
    ] as Listed[];
  const statesOf = async (filter: object = {}) =>
    Object.fromEntries((await find(filter)).map(({ ref, state }) => [ref, state]));
  const leave = () => endGameSessionsOfMember(test.app.db, office.member.memberId);

  it("is interrupted until the member opens a game of that provider again, and closed by its win", async () => {
    await play("left", [{ type: "bet", amount: "1000" }]);
    await play("over", [{ type: "bet", amount: "500" }], { finished: true });
    expect(await statesOf()).toEqual({ left: "open", over: "closed" });
    await leave();
    expect(await statesOf()).toEqual({ left: "interrupted", over: "closed" });
    expect(await statesOf({ state: "interrupted" })).toEqual({ left: "interrupted" });
    const from = new Date(Date.now() - 60_000).toISOString();
    const { rounds } = await make("find-rounds", { from, state: "interrupted" });
    expect((rounds as Listed[]).map(({ ref }) => ref)).toContain("left");
    expect(await statesOf({ state: "open" }), "it is open as well").toEqual({
      left: "interrupted",
    });
    await openLaunches(test.app.db, office.member);
    expect(await statesOf()).toMatchObject({ left: "open" });
    expect(await statesOf({ state: "interrupted" })).toEqual({});
    await leave();
    await play("left", [{ type: "win", amount: "300" }], { finished: true });
    expect(await statesOf()).toMatchObject({ left: "closed" });
  });

  it("is shown as interrupted to its member and on the member's page of the office", async () => {
    await play("shown", [{ type: "bet", amount: "1000" }]);
    await leave();
    const cookie = await test.signIn(office.member.loginId, PASSWORD);
    const own = await test.call("get-slot-bets-list", { state: "open" }, { cookie });
    expect(own.body).toMatchObject({
      list: [{ status: "interrupted" }],
      totals: { running: 1_000, net: 0 },
    });
    const tab = await make("get-member-rounds", { id: Number(office.member.memberId), page: 1 });
    expect(tab).toMatchObject({ rounds: [{ status: "interrupted" }] });
  });

  it("is no bet on sport, which waits for its match without a window", async () => {
    const [sport] = await test.app.db.query<{ code: string; connection: string }>(
      `select g.code, p.connection from games g join game_providers p on p.id = g.provider_id
       where p.category = 'sport' order by g.id limit 1`,
    );
    const { code: gameCode = "", connection = "" } = sport ?? {};
    const round = {
      connection,
      memberRef: office.member.ref,
      currency: "KRW",
      gameCode,
      roundRef: "match",
      gameSessionId: null,
      closes: false,
    };
    await playRound(test.app.writer, round, [
      { key: "match-bet", kind: "bet", amount: fromWon(1_000) },
    ]);
    await leave();
    expect(await statesOf()).toEqual({ match: "open" });
  });
});
