import { beforeAll, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { stakesOfMonth } from "#server/reports/stakes/month.ts";
import { beginAnew } from "#server/reports/store.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

const games = ["moon-rabbit-mill", "moonhall", "velvet"];

describe("the stakes of a month by level", () => {
  const test = useTestApp();
  const members: TestMember[] = [];
  let rounds = 0;

  const bet = async (member: TestMember, gameCode: string, won: number) => {
    const key = `stakes-${rounds++}`;
    const call = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode,
      roundRef: key,
      gameSessionId: null,
      closes: true,
    };
    await playRound(test.app.writer, call, [{ key, kind: "bet", amount: fromWon(won) }]);
    return () => rollBackRound(test.app.writer, call, [{ key: `${key}-back`, originalKey: key }]);
  };
  const setLevel = (member: TestMember, level: number) =>
    test.app.db.query("update members set level = $2 where id = $1", [member.memberId, level]);
  const sumAll = async () => {
    while ((await addToSums(test.app.db)) > 0) continue;
  };
  const month = async () => {
    await sumAll();
    const found = await stakesOfMonth(test.app.db, test.clock);
    return found
      .filter(({ stake, members: count }) => stake > 0n || count > 0)
      .toSorted((a, b) => a.category.localeCompare(b.category) || a.level - b.level);
  };
  /** The same from the entries themselves, at the levels that members have now. */
  const fromEntries = () =>
    test.app.db.query(
      `select p.category, m.level::integer, sum(-e.delta)::bigint as stake,
         count(distinct e.account_id) filter (where e.movement = 1)::integer as members
       from ledger_entries e join game_providers p on p.house_account_id = e.house_account_id
       join ledger_accounts a on a.id = e.account_id join members m on m.id = a.member_id
       where e.movement in (1, 3) group by 1, 2 order by 1, 2`,
    );

  beforeAll(async () => {
    const { db } = test.app;
    for (let n = 0; n < 6; n++) {
      const member = await makePlayer(db, { cash: fromWon(1_000_000) });
      members.push(member);
      await setLevel(member, 1 + (n % 3));
      for (const [at, game] of games.entries())
        if ((n + at) % 2 === 0) await bet(member, game, 1_000 * (n + 1));
    }
    const takeBack = await bet(members[0] ?? never(), "moonhall", 50_000);
    await takeBack();
  });
  const never = (): never => {
    throw new Error("the members are made before");
  };

  it("equal the entries less roll-backs, with each member once per category", async () => {
    const found = await month();
    expect(found).toEqual(await fromEntries());
    expect(new Set(found.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  });

  it("days are recounted after a change of the time zone, with the same sums", async () => {
    await beginAnew(test.app.db, "America/New_York");
    expect(await month()).toEqual(await fromEntries());
  });

  it("count a member's later stakes at the new level, and keep the old ones", async () => {
    const member = members[0] ?? never();
    const before = await month();
    await setLevel(member, 9);
    await bet(member, "velvet", 7_000);
    await bet(member, "velvet", 3_000);
    const after = await month();
    const category = after.find(({ level }) => level === 9);
    expect(category).toMatchObject({ level: 9, stake: fromWon(10_000), members: 1 });
    const of = (rows: typeof after) =>
      rows
        .filter((row) => row.category === category?.category)
        .reduce(
          (sum, row) => ({ stake: sum.stake + row.stake, members: sum.members + row.members }),
          {
            stake: 0n,
            members: 0,
          },
        );
    expect(of(after).stake - of(before).stake).toBe(fromWon(10_000));
    expect(of(after).members).toBe(of(before).members);
  });

  it("are empty after thirty days without a stake", async () => {
    test.clock.advance(31 * 86_400_000);
    expect(await month()).toEqual([]);
  });
});
