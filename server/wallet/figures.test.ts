import { beforeAll, describe, expect, it } from "vitest";
import type { FigurePeriod } from "#contract/statement-kinds.ts";
import type { OwnFigures, SpanFigures } from "#contract/wallet.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { FIGURE_PERIODS, firstDay } from "#server/wallet/figures.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makePlayer,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

describe("a member's own figures", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  const call = async (name: string, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const figures = async (by: FigurePeriod) =>
    (await call("get-own-figures", { by }))["list"] as OwnFigures[];
  const setZone = (zone: string) =>
    test.app.db.query("update settings_sites set time_zone = $1 where host = '*'", [zone]);
  const play = async (ref: string, stake: number, win: number) => {
    const round = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: ref,
      gameSessionId: null,
      closes: true,
    };
    await playRound(test.app.writer, round, [
      { key: `${ref}b`, kind: "bet", amount: fromWon(stake) },
      { key: `${ref}w`, kind: "win", amount: fromWon(win) },
    ]);
    return round;
  };

  beforeAll(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(100_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  it("have no row of zeros for play money that was given", async () => {
    const { totals } = (await call("get-money-list", { page: 1 })) as { totals: object };
    expect(totals).toMatchObject({ deposited: 0, withdrawn: 0, staked: 0, returned: 0 });
    for (const by of ["day", "week", "month"] as const) expect(await figures(by)).toEqual([]);
  });

  it("foot with the statement of the same days, by day, week and month and in any zone", async () => {
    await play("figures-1", 3_000, 1_200);
    const undone = await play("figures-2", 700, 500);
    await rollBackRound(test.app.writer, undone, [
      { key: "figures-2wr", originalKey: "figures-2w" },
      { key: "figures-2br", originalKey: "figures-2b" },
    ]);
    const asked = await call("apply-user-withdraw", { balance: 20_000, pass: WITHDRAWAL_PASSWORD });
    expect(asked).toMatchObject({ status: "success" });
    for (const zone of ["Asia/Seoul", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await setZone(zone);
      const today = dateOf(test.clock.now(), zone);
      for (const by of ["day", "week", "month"] as const) {
        const [row, ...others] = await figures(by);
        expect(others).toEqual([]);
        expect(row).toMatchObject({ staked: 3_000, returned: 1_200, net: -1_800 });
        expect(row).toMatchObject({ withdrawn: 20_000, from: firstDay(today, by, 0) });
        expect(row?.minutes).toBeGreaterThan(0);
        const { from, until, minutes: _, ...totals } = row as OwnFigures;
        const statement = await call("get-money-list", { page: 1, from, until });
        expect(statement["totals"]).toMatchObject(totals);
      }
    }
    await setZone("Asia/Seoul");
  });

  it("of this visit, month, year and of all time are the totals of the statement, to the won", async () => {
    const spans = async () =>
      (await call("get-own-figures", { by: "day" }))["spans"] as SpanFigures[];
    const before = await spans();
    expect(before.map(({ span }) => span)).toEqual(["visit", "month", "year", "ever"]);
    for (const { span, from, ...totals } of before) {
      const statement = await call("get-money-list", { page: 1, ...(from && { from }) });
      expect(statement["totals"], span).toMatchObject(totals);
      expect(totals).toMatchObject({ staked: 3_000, returned: 1_200, net: -1_800 });
    }
    cookie = await test.signIn(member.loginId, PASSWORD);
    await play("figures-3", 500, 0);
    const nets = (await spans()).map((each) => [each.span, each.net]);
    expect(nets).toEqual([
      ["visit", -500],
      ["month", -2_300],
      ["year", -2_300],
      ["ever", -2_300],
    ]);
    const [first] = await test.owner.query<{ year: string }>(
      "select to_char(min(posted_at) at time zone 'Asia/Seoul', 'YYYY') || '-01-01' as year from ledger_entries",
    );
    expect((await spans()).find(({ span }) => span === "year")?.from).toBe(first?.year);
  });

  it("end before the oldest period, and are refused for another word", async () => {
    const day = FIGURE_PERIODS.day * 86_400_000;
    test.clock.advance(day + 86_400_000);
    cookie = await test.signIn(member.loginId, PASSWORD);
    expect(await figures("day")).toEqual([]);
    expect(await figures("month")).toHaveLength(1);
    expect(await call("get-own-figures", { by: "year" })).toMatchObject({ status: "invalid" });
  });

  it.each([
    ["2028-02-29", "day", 1, "2028-03-01"],
    ["2026-11-24", "week", 0, "2026-11-23"],
    ["2026-11-29", "week", 0, "2026-11-23"],
    ["2027-01-01", "week", -1, "2026-12-21"],
    ["2026-01-31", "month", 1, "2026-02-01"],
    ["2026-11-24", "month", -11, "2025-12-01"],
  ] as const)("of %s by %s, %i later, begin on %s", (day, by, later, first) => {
    expect(firstDay(day, by, later)).toBe(first);
  });
});
