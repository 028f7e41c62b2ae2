import { describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { createDayLooker, followDays } from "#server/games/reconciling/day-files/days.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow } from "#tests/support/office.ts";
import { useProviderDays } from "#tests/support/provider-days.ts";
import { dayLayout } from "#tests/support/settlement.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe("a provider's file of a day", () => {
  const test = useTestApp();
  const days = useProviderDays(test);
  const { office, noon, dayIn, bring, gather, keysOf, list, make, move } = days;
  const { play } = office;

  it("is compared one by one: missing, extra and other transactions are on the work list, the same are not", async () => {
    await play("day-a", [
      { type: "bet", amount: "1000" },
      { type: "win", amount: "2500.5" },
    ]);
    await play("day-b", [
      { type: "bet", amount: "300" },
      { type: "win", amount: "70" },
    ]);
    const [[bet = "", win = ""], [ours = "", cent = ""]] = [
      await keysOf("day-a"),
      await keysOf("day-b"),
    ];
    await move(noon);
    const answer = await bring([
      `${bet},day-a,bet,-1000,ok`,
      `${win},day-a,win,2500.5,cancelled`,
      `${cent},day-b,win,70.00001,ok`,
      "theirs,day-b,win,40,ok",
      "never-came,day-b,bet,9,declined",
      "nothing,day-b,win,0,ok",
    ]);
    expect(answer).toMatchObject({
      status: "success",
      same: 3,
      differing: { ours_only: 1, theirs_only: 1, amount: 1, state: 1 },
    });
    expect(await lastAuditRow(test, `day-file:sandbox/${days.day}`)).toMatchObject({
      call: "import-day-file",
      after: { lines: 6, differing: 4 },
    });
    await gather();
    const found = new Map((await list("transaction")).map((each) => [each.about, each]));
    expect([...found.keys()].toSorted()).toEqual([cent, ours, "theirs", win].toSorted());
    expect(found.get(cent)).toMatchObject({
      connection: "sandbox",
      ours: { state: "done", amount: "70.00" },
      theirs: { state: "done", amount: "70.00001" },
      object: expect.stringMatching(/^round:\d+-\d+$/) as string,
      owner: null,
    });
    expect(found.get(win)?.theirs).toEqual({ state: "rolled_back", amount: "2500.50" });
    expect(found.get(ours)).toMatchObject({ ours: { amount: "300.00" }, theirs: { amount: null } });
    // The same file, corrected: its differences end.
    await bring([
      `${bet},day-a,bet,1000,ok`,
      `${win},day-a,win,2500.5,ok`,
      `${ours},day-b,bet,300,ok`,
      `${cent},day-b,win,70,ok`,
    ]);
    await gather();
    expect(await list("transaction")).toEqual([]);
  });

  it("finds a stake that it calls a win, and a roll-back that names what it takes back", async () => {
    await play("day-c", [{ type: "bet", amount: "500" }]);
    await play("day-d", [{ type: "bet", amount: "600" }]);
    const [[bet = ""], [undone = ""]] = [await keysOf("day-c"), await keysOf("day-d")];
    await move(new Date(noon.getTime() - 4 * DAY_MS));
    const header = "Transaction,Kind,Amount,Original\n";
    const content = Buffer.from(
      `${header}${bet},win,500,\nback-1,rollback,600,${undone}\n`,
    ).toString("base64");
    const layout = {
      ...dayLayout,
      columns: { transaction: 0, kind: 1, amount: 2, original: 3, state: null, round: null },
    };
    const earlier = dayIn(noon, -4);
    expect(await bring([], { content, layout, day: earlier })).toMatchObject({
      differing: { state: 2, ours_only: 0, theirs_only: 0 },
    });
    await gather();
    expect(
      (await list("transaction")).map(({ about, ours, theirs }) => [about, ours, theirs]),
    ).toEqual(
      expect.arrayContaining([
        [bet, { state: "stake", amount: "500.00" }, { state: "win", amount: "500.00" }],
        [undone, { state: "done", amount: "600.00" }, { state: "rolled_back", amount: "600.00" }],
      ]),
    );
  });

  it("leaves the edge of a day to the file that has it, in either order", async () => {
    await play("day-e", [{ type: "bet", amount: "800" }]);
    const [edge = ""] = await keysOf("day-e");
    const [before, after] = [dayIn(noon, -9), dayIn(noon, -8)];
    // Ours a second after midnight, where the provider's is a second before.
    await move(new Date(Date.parse(`${after}T00:00:01Z`) - 9 * HOUR_MS));
    const line = `${edge},day-e,bet,800,ok`;
    expect(await bring([], { day: after })).toMatchObject({ differing: { ours_only: 1 } });
    expect(await bring([line], { day: before })).toMatchObject({ same: 1 });
    await gather();
    expect(await list("transaction"), "found in the other file").toEqual([]);
    expect(await bring([], { day: after })).toMatchObject({ differing: { ours_only: 0 } });
  });

  it("ends a difference once the transaction has come to us", async () => {
    await bring(["late-1,day-g,win,40,ok"], { day: dayIn(noon, -20) });
    await gather();
    expect(await list("transaction")).toMatchObject([{ about: "late-1" }]);
    const late = { type: "win", amount: "40", id_provider: "late-1" };
    await test.provider("betwin", {
      account_id: office.member.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: "day-g",
      transactions: [late],
    });
    await test.app.acts.perform(SYSTEM, createDayLooker());
    await gather();
    expect(await list("transaction")).toEqual([]);
  });

  it("is refused whole for a line that does not fit, for a day that lasts and for one of another day", async () => {
    const files = async () =>
      (await make("get-day-files", {}))["files"] as OfficeOutput<"get-day-files">["files"];
    const before = await files();
    for (const lines of [
      ["a,r,bet,fifty,ok"],
      ["a,r,bet,,ok"],
      [",r,bet,1,ok"],
      ["a,r,gift,1,ok"],
      ["a,r,bet,1,perhaps"],
      ["a,r,rollback,1,ok"],
      ["a,r,bet"],
      ["a,r,bet,1,ok", "a,r,bet,1,ok"],
    ])
      expect(await bring(lines), lines.join()).toEqual({ status: "file" });
    expect(await bring([], { day: dayIn(test.clock.now(), 0) })).toEqual({ status: "not_ready" });
    expect(await bring([], { connection: "nowhere" })).toEqual({ status: "not_found" });
    await play("day-h", [{ type: "bet", amount: "100" }]);
    const [key = ""] = await keysOf("day-h");
    await move(noon);
    const wrong = { day: dayIn(noon, -1) };
    expect(await bring([`${key},day-h,bet,100,ok`], wrong)).toEqual({ status: "file" });
    expect(await files()).toEqual(before);
  });

  it("finds the columns by their names, and says where a line does not fit", async () => {
    const look = (content: string) =>
      make("preview-day-file", {
        connection: "sandbox",
        day: dayIn(noon, -11),
        fileName: "day.csv",
        content: Buffer.from(content).toString("base64"),
      });
    const named = "Report of a day\n거래번호;라운드;구분;금액;상태\nx-1;r-1;당첨;일원;완료\n";
    expect(await look(named)).toMatchObject({
      layout: {
        delimiter: ";",
        skipped: 2,
        hoursAhead: 9,
        columns: { transaction: 0, round: 1, kind: 2, amount: 3, state: 4, original: null },
      },
      faults: [{ code: "amount", line: 3, column: 3, text: "일원" }],
      compared: null,
    });
    const sandbox = "time,player,round,transaction,kind,amount,state\n";
    expect(await look(sandbox)).toMatchObject({ lines: 0, faults: [], compared: { same: 0 } });
  });

  it("of a day from before the house looked makes no day between missing", async () => {
    await test.owner.query("delete from game_days");
    await bring([], { day: dayIn(noon, -30) });
    await test.app.acts.perform(SYSTEM, followDays);
    const written = await test.app.db.query<{ day: string }>(
      "select distinct to_char(day, 'YYYY-MM-DD') as day from game_days",
    );
    expect(written).toEqual([{ day: dayIn(test.clock.now(), 0) }]);
  });

  it("is missed by noon of the next day, where no report covers the day either", async () => {
    const follow = () => test.app.acts.perform(SYSTEM, followDays);
    await test.owner.query("delete from game_days");
    await follow();
    const today = dayIn(test.clock.now(), 0);
    const untilNoon = new Date(`${dayIn(test.clock.now(), 1)}T03:00:00Z`);
    const wait = untilNoon.getTime() - test.clock.now().getTime();
    test.clock.advance(wait - 60_000);
    await days.signIn();
    await follow();
    await gather();
    expect(await list("day_file"), "a minute before noon").toEqual([]);
    await test.owner.query(
      `insert into game_reconciling values ('sandbox-hub88', $1)
       on conflict (connection) do update set reconciled_until = excluded.reconciled_until`,
      [test.clock.now()],
    );
    test.clock.advance(60_000);
    await follow();
    await gather();
    const missed = await list("day_file");
    expect(missed.map(({ connection }) => connection)).toContain("sandbox");
    expect(missed.map(({ connection }) => connection)).not.toContain("sandbox-hub88");
    expect(missed[0]).toMatchObject({
      about: today,
      object: `day-file:${missed[0]?.connection}/${today}`,
    });
    await bring([], { day: today });
    await gather();
    const left = await list("day_file");
    expect(left).toHaveLength(missed.length - 1);
    expect(left.map(({ connection }) => connection)).not.toContain("sandbox");
    const { connections } = (await make(
      "get-day-files",
      {},
    )) as unknown as OfficeOutput<"get-day-files">;
    expect(connections.find(({ connection }) => connection === "sandbox")).toMatchObject({
      compared: today,
      missing: [],
      layout: dayLayout,
    });
  });
});
